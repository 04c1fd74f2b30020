//! The Initiative Track: the marker goes from card to card, and whoever it reaches acts.

use arrayvec::ArrayVec;
use table::{Flow, Seat};

use crate::about::About;
use crate::asking::{Ordering, Question};
use crate::content::track::{LEADERS, Place, Slot};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Drunagor, Harmed, Kind, MOST_MONSTERS, Phase};

impl Drunagor {
    /// The Party Leader: the hero with the first role of the order that is present.
    pub(crate) fn leader(&self) -> Seat {
        // In a match nobody leads: whoever acts decides.
        if let (true, Phase::Turn(turn)) = (self.is_duel(), self.phase) {
            return turn.who;
        }
        let has = |role| self.party().find(|seat| self.hero(*seat).role == role && !self.is_out(*seat));
        LEADERS.into_iter().find_map(has).unwrap_or_default()
    }

    /// Whoever lies on the marker's slot acts, or the marker moves on.
    pub(crate) fn track_step(&mut self, o: O) -> Flow<()> {
        match self.marker.place() {
            Place::Role(role) => {
                let hero = self.party().find(|seat| self.hero(*seat).role == role);
                self.marker = Slot(self.marker.0 + 1);
                match hero {
                    Some(who) => self.dawn(o, who),
                    None => Ok(()),
                }
            }
            Place::Rune(..) => match self.next_card(o)? {
                Some(Ordering::Card(kind)) => {
                    self.phase = Phase::Figures(kind);
                    Ok(())
                }
                Some(Ordering::AttackCard(id)) => self.resolve_attack(o, id),
                None => {
                    self.marker = Slot(self.marker.0 + 1);
                    Ok(())
                }
            },
            Place::RuneCard => {
                if !self.is_duel() {
                    self.darkness_turn(o)?;
                }
                self.next_round(o);
                self.round_begins(o)
            }
        }
    }

    /// The card of this slot that acts now; of several, the Party Leader chooses.
    fn next_card(&self, o: O) -> Flow<Option<Ordering>> {
        let waiting = self.cards.iter().filter(|card| card.slot == self.marker && !card.acted).map(|card| card.kind);
        let waiting: ArrayVec<Kind, MOST_MONSTERS> = waiting.collect();
        let mut question = Question::new(self.leader(), About::Order, rule::INITIATIVE_SAME_SLOT, o.wants_refusals());
        for kind in waiting {
            question.offer(Ordering::Card(kind), rule::INITIATIVE_SAME_SLOT);
        }
        for attack in self.attacks.iter().filter(|attack| !attack.acted) {
            let card = attack.id.card();
            if Slot::of_rune(card.rune, card.arrow) == self.marker {
                question.offer(Ordering::AttackCard(attack.id), rule::INITIATIVE_SAME_SLOT);
            }
        }
        self.put_or_only(o, &question)
    }

    /// After the Rune card the round ends, and the marker goes back to the top.
    fn next_round(&mut self, o: O) {
        self.round = self.round.saturating_add(1);
        self.marker = Slot::default();
        self.cards.iter_mut().for_each(|card| card.acted = false);
        self.attacks.iter_mut().for_each(|attack| attack.acted = false);
        self.spots.iter_mut().for_each(|spot| spot.used = 0);
        self.phase = Phase::Track;
        self.tell(o, Event::Round(self.round), rule::TURN_ROUND_END.and(rule::INITIATIVE_RUNE_CARD_LAST));
    }

    /// A turn begins, whosever it is: terrain can harm everybody anew.
    pub(crate) fn new_turn(&mut self) {
        self.heroes.iter_mut().for_each(|hero| hero.harmed = Harmed::default());
        self.monsters.iter_mut().for_each(|monster| monster.harmed = Harmed::default());
        self.allies.iter_mut().for_each(|ally| ally.harmed = Harmed::default());
    }
}
