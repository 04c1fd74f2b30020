//! The new captain segment: the marker passes on, and new heroes enter.

use table::{Flow, Seat, Seats};

use crate::about::About;
use crate::asking::{Entering, Joining, Question};
use crate::content::HeroId;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::setup::new_hero;
use crate::state::{Apocalypse, Phase, Powers, Team};

impl Apocalypse {
    /// A turn begins. The marker passes to the left, from the second turn on.
    pub(crate) fn new_captain(&mut self, o: O) -> Flow<()> {
        self.turn += 1;
        self.refused = Seats::NONE;
        self.tell(o, Event::Turn(self.turn), rule::GAME_TURN);
        if self.turn > 1 {
            let next = (1..=self.heroes.len() as u8).map(|nth| self.in_order(nth)).find(|seat| self.hero(*seat).joined);
            self.captain = next.unwrap_or(self.captain);
            // A player with two heroes is captain for each of them.
            let own = self.player_of(self.captain) == self.captain;
            self.tell(o, Event::Captain(self.captain), if own { rule::CAPTAIN_PASS } else { rule::CAPTAIN_DISPUTE });
            self.beacons_burn(o);
        }
        self.phase = Phase::Arrivals(0);
        Ok(())
    }

    /// In turn order, every player without a hero chooses a new one; then the team acts.
    pub(crate) fn arrival_step(&mut self, o: O, nth: u8) -> Flow<()> {
        if usize::from(nth) >= self.heroes.len() {
            self.heroes.iter_mut().for_each(|hero| hero.used = Powers::default());
            self.phase = Phase::Team(Team::default());
            return Ok(());
        }
        self.phase = Phase::Arrivals(nth + 1);
        let seat = self.in_order(nth);
        if !self.hero(seat).joined {
            self.ask_to_join(o, seat)
        } else if self.hero(seat).at.is_none() {
            self.ask_for_hero(o, seat)
        } else {
            Ok(())
        }
    }

    /// Heroes that can enter: those that are not in the game now.
    fn newcomers(&self) -> impl Iterator<Item = HeroId> + use<'_> {
        let playing = |id: &HeroId| self.heroes.iter().any(|hero| hero.id == *id && hero.at.is_some());
        HeroId::ALL.into_iter().filter(move |id| !playing(id))
    }

    fn ask_for_hero(&mut self, o: O, seat: Seat) -> Flow<()> {
        let all_dead = self.heroes.iter().all(|hero| hero.at.is_none());
        let why = if all_dead { rule::DEATH_ALL_DEAD } else { rule::DEATH_NEW_HERO };
        let mut question = Question::new(self.player_of(seat), About::NewHero, why, o.wants_refusals());
        for id in self.newcomers() {
            let again = self.seen & 1 << id.kind() != 0;
            question.offer(Entering::Enter(id), if again { rule::DEATH_NO_HERO_LEFT } else { rule::NEWHERO_REPLACE });
        }
        let Some(Entering::Enter(id)) = self.put_or_only(o, &question)? else { return Ok(()) };
        let dead = self.hero(seat).id;
        self.enter(o, seat, id, Some(dead))
    }

    /// A late player is asked every turn whether to join.
    fn ask_to_join(&mut self, o: O, seat: Seat) -> Flow<()> {
        let mut question = Question::new(seat, About::Join, rule::PHASE_RECRUIT_SEGMENT, o.wants_refusals());
        for id in self.newcomers() {
            question.offer(Joining::Join(id), rule::ENTRY_JOIN);
        }
        question.offer(Joining::NotYet, rule::ENTRY_OPTIONS);
        let Joining::Join(id) = question.put(self, o)? else { return Ok(()) };
        let before = self.players();
        let hero = self.hero_mut(seat);
        (hero.joined, hero.id) = (true, id);
        self.tell(o, Event::Joined(seat), rule::ENTRY_DESPAIR);
        self.raise_lord_health(o, before);
        self.enter(o, seat, id, None)
    }

    /// A new hero enters in the start area: full health, no gifts, and courage for each despair die.
    fn enter(&mut self, o: O, seat: Seat, id: HeroId, dead: Option<HeroId>) -> Flow<()> {
        let player = self.player_of(seat);
        let more_luck = self.region.card().luck;
        *self.hero_mut(seat) = new_hero(id, player, true, more_luck);
        self.seen |= 1 << id.kind();
        self.tell(o, Event::Entered(seat, id, dead), rule::NEWHERO_PLACE);
        if more_luck > 0 {
            self.tell(o, Event::LuckGained(seat, more_luck), rule::REGION_SETUP);
        }
        self.gain_courage(o, seat, self.dice, rule::NEWHERO_COURAGE);
        self.hero_enters(o, seat)
    }

    /// A leaving player hands over all the heroes they control.
    pub(crate) fn leave(&mut self, o: O, who: Seat, heir: Seat) {
        let leaver = self.player_of(who);
        for hero in self.heroes.iter_mut().filter(|hero| hero.player == leaver) {
            hero.player = heir;
        }
        self.tell(o, Event::Left(leaver, heir), rule::ENTRY_LEAVE);
    }
}
