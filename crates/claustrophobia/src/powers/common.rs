//! What several effects do: wounds close, troglodytes come for nothing, humans run or join.

use arrayvec::ArrayVec;
use table::{Flow, RuleId, Say, Seat};

use crate::about::About;
use crate::choice::Recruit;
use crate::damage::Harm;
use crate::event::Event;
use crate::lasting::Token;
use crate::play::O;
use crate::rule;
use crate::state::{
    Claustrophobia, FiendId, HUMAN, Human, HumanId, INFERNAL, MOST_FIENDS, MOST_HUMANS, SpotId, Standing, Warrior,
};

/// Warriors with boards that an effect hurts.
pub(crate) type Endangered = ArrayVec<Warrior, { MOST_HUMANS + MOST_FIENDS }>;

impl Claustrophobia {
    /// Somebody suffers hits outside of combat.
    pub(crate) fn hit(&mut self, o: O, whom: Warrior, hits: u8) -> Flow<()> {
        self.take_hits(o, whom, hits, Harm::Danger).map(|_| ())
    }

    /// A die for each human on a tile: who suffers a hit, which comes from this value on.
    pub(crate) fn endanger(&mut self, o: O, seat: Seat, spot: SpotId, from: u8, (why, by): (Say, RuleId)) -> Flow<Endangered> {
        let mut hurt = Endangered::new();
        for id in self.human_ids() {
            if self.human(id).at == Some(spot) && self.roll_die(o, seat, (why.clone(), by))? >= from {
                hurt.push(Warrior::Human(id));
            }
        }
        Ok(hurt)
    }

    /// Each of them suffers a hit.
    pub(crate) fn hit_each(&mut self, o: O, hurt: &[Warrior]) -> Flow<()> {
        hurt.iter().try_for_each(|whom| self.hit(o, *whom, 1))
    }

    /// Damage markers of an infernal warrior go.
    pub(crate) fn close_wounds(&mut self, o: O, id: FiendId, most: u8, by: RuleId) {
        let fiend = self.fiend_mut(id);
        let closed = fiend.damage.min(most);
        fiend.damage -= closed;
        if closed > 0 {
            self.tell(o, Event::Mended(id, closed), by);
        }
    }

    /// Troglodytes of the reserve enter on a tile for nothing, as far as there are some and there is room.
    pub(crate) fn breed(&mut self, o: O, spot: SpotId, count: u8, (token, by): (Token, RuleId)) -> Flow<()> {
        for _ in 0..count {
            if self.troglodytes > 0 && self.has_room(spot, INFERNAL) {
                self.tell(o, Event::EffectAt(token, spot), by);
                self.bring_in(o, Recruit::Troglodyte, spot)?;
            }
        }
        Ok(())
    }

    /// Tiles where somebody could be brought into play now.
    pub(crate) fn entries(&self, recruit: Recruit) -> impl Iterator<Item = SpotId> + '_ {
        self.spots().filter(move |spot| self.may_enter(recruit, *spot).is_ok())
    }

    /// Somebody of the reserve enters play for nothing, where the infernal player likes and the threat phase would allow it.
    pub(crate) fn enter_free(&mut self, o: O, recruit: Recruit) -> Flow<()> {
        let spots = self.spots().map(|spot| (spot, self.may_enter(recruit, spot)));
        if let Some(spot) = self.choose_spot(o, INFERNAL, (About::Entry(recruit), rule::EVENT_USE), spots)? {
            self.bring_in(o, recruit, spot)?;
        }
        Ok(())
    }

    /// Adjacent tiles with room for a human, who may be blocked.
    pub(crate) fn refuges(&self, id: HumanId) -> impl Iterator<Item = SpotId> + '_ {
        let from = self.human(id).at;
        from.into_iter().flat_map(|spot| self.adjacent(spot)).filter(|spot| self.has_room(*spot, HUMAN))
    }

    /// A human runs to an adjacent tile that the infernal player chooses, blocked or not.
    pub(crate) fn drive_off(&mut self, o: O, who: impl Fn(&Human) -> bool, (token, by): (Token, RuleId)) -> Flow<()> {
        let frightened = self.humans_in_play().filter(|id| who(self.human(*id)) && self.refuges(*id).next().is_some());
        let frightened = frightened.map(|id| (Warrior::Human(id), Ok(by)));
        let whom = self.choose_warrior(o, INFERNAL, (About::Human(token), by), frightened)?;
        let Some(Warrior::Human(id)) = whom else { return Ok(()) };
        let refuges = self.refuges(id).map(|spot| (spot, Ok(by)));
        if let Some(spot) = self.choose_spot(o, INFERNAL, (About::Flight(id), by), refuges)? {
            self.put(o, Warrior::Human(id), spot, by)?;
        }
        Ok(())
    }

    /// A human warrior who waited for it joins the others on a tile, or beside it where it is full; whether there was one.
    pub(crate) fn join(&mut self, o: O, spot: SpotId) -> bool {
        let waiting = self.human_ids().find(|id| self.human(*id).standing == Standing::Reserve);
        let near = core::iter::once(spot).chain(self.adjacent(spot)).chain(self.spots());
        let place = near.into_iter().find(|spot| self.has_room(*spot, HUMAN));
        let (Some(id), Some(spot)) = (waiting, place) else { return false };
        let human = self.human_mut(id);
        (human.at, human.standing) = (Some(spot), Standing::InPlay);
        self.tell(o, Event::Joined(id, spot), rule::CONTENT_SCENARIOS);
        true
    }
}
