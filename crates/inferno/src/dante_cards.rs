//! Dante's eight cards.

use arrayvec::ArrayVec;
use table::{Chance, Flow};

use crate::board::{HexId, HexSet, TerritoryId};
use crate::cards::Sin;
use crate::content::ONE_CARD_UP_TO;
use crate::day::sum;
use crate::event::Event;
use crate::play::O;
use crate::state::{CharacterId, Inferno};
use crate::{key, rule};

const GREED: u8 = 2;
const FRAUD: u8 = 3;
const VIOLENCE: u8 = 5;
/// A Violence roll up to this much harms …
const VIOLENCE_LOW: u8 = 4;
/// … and one from this much on.
const VIOLENCE_HIGH: u8 = 10;

impl Inferno {
    /// Resolves one of Dante's cards. Gives what the damage of his Unclaimed cards is multiplied by.
    pub(crate) fn resolve_sin(&mut self, o: O, sin: Sin) -> Flow<u8> {
        match sin {
            Sin::Greed => self.greed(o),
            Sin::Fraud => self.fraud(o),
            Sin::Pride => self.pride(o),
            Sin::Sloth => self.sloth(o)?,
            Sin::Violence => self.violence(o)?,
            Sin::Envy => self.envy(o),
            Sin::Wrath => return self.wrath(o),
            Sin::Gluttony => self.gluttony(o),
        }
        Ok(1)
    }

    /// The characters on Dante's territory; all his cards but Greed reach no farther.
    fn in_his_reach(&self) -> ArrayVec<(CharacterId, HexId), 6> {
        self.on_territory(TerritoryId::DANTE).collect()
    }

    fn dante_at(&self) -> HexId {
        self.dante.map_or(HexId::CENTER, |dante| dante.at)
    }

    fn greed(&mut self, o: O) {
        for id in self.all() {
            self.hurt(o, id, GREED, rule::DANTE_CARD_GREED);
        }
    }

    fn fraud(&mut self, o: O) {
        let dante = self.dante_at();
        let near: ArrayVec<_, 6> = self.in_his_reach().into_iter().filter(|(_, at)| dante.distance(*at) <= 1).collect();
        if near.is_empty() {
            let nobody_there = self.in_his_reach().is_empty();
            self.tell(o, Event::NobodyHit, if nobody_there { rule::CARDS_REACH } else { rule::DANTE_CARD_FRAUD });
        }
        for (id, _) in near {
            self.hurt(o, id, FRAUD, rule::DANTE_CARD_FRAUD);
        }
    }

    fn pride(&mut self, o: O) {
        if let Some(dante) = self.dante.as_mut() {
            dante.shield = true;
        }
        self.tell(o, Event::Shielded, rule::DANTE_CARD_PRIDE);
    }

    /// Everybody slides away from Dante to the edge, the farthest first.
    fn sloth(&mut self, o: O) -> Flow<()> {
        let dante = self.dante_at();
        for (id, from) in self.by_distance(dante, TerritoryId::DANTE).into_iter().rev() {
            let direction = self.away_from(o, dante, from)?;
            let to = self.slide(from, direction, u8::MAX, TerritoryId::DANTE.hexes());
            self.character_mut(id).at = Some(to);
            let by = if dante.is_in_line_with(from) { rule::DANTE_CARD_SLOTH } else { rule::CARDS_SLOTH_LINE };
            self.tell(o, Event::Pushed(id, to), by);
        }
        Ok(())
    }

    fn violence(&mut self, o: O) -> Flow<()> {
        for (id, _) in self.in_his_reach() {
            let chance = Chance::dice(key::CHANCE_VIOLENCE.with("who", crate::words::name(id)), rule::DANTE_CARD_VIOLENCE);
            let faces = self.roll_two(o, chance.by(id.seat()))?;
            self.tell(o, Event::ViolenceRoll(id, faces), rule::DANTE_CARD_VIOLENCE);
            if sum(faces) <= VIOLENCE_LOW || sum(faces) >= VIOLENCE_HIGH {
                self.hurt(o, id, VIOLENCE, rule::DANTE_CARD_VIOLENCE);
            }
        }
        Ok(())
    }

    /// Resources fall where their owners stand, and stay out of reach for this round.
    fn envy(&mut self, o: O) {
        for (id, at) in self.in_his_reach() {
            let resources = core::mem::take(&mut self.character_mut(id).resources);
            if resources > 0 {
                self.drop_resources(at, resources, self.round + 1);
                self.tell(o, Event::Dropped(id, resources), rule::DANTE_CARD_ENVY);
            }
        }
    }

    fn wrath(&mut self, o: O) -> Flow<u8> {
        let faces = self.roll_two(o, Chance::dice(key::CHANCE_WRATH, rule::DANTE_CARD_WRATH))?;
        let factor = Self::wrath_factor(faces);
        let two_cards = self.characters.len() > ONE_CARD_UP_TO;
        let by = if two_cards { rule::CARDS_WRATH_TWO } else { rule::DANTE_CARD_WRATH };
        self.tell(o, Event::WrathRoll(faces, factor), by);
        Ok(factor)
    }

    /// Everybody is pulled next to Dante, the closest first; who finds no free hex stays.
    fn gluttony(&mut self, o: O) {
        let dante = self.dante_at();
        let beside = dante.around().and(TerritoryId::DANTE.hexes());
        for (id, from) in self.by_distance(dante, TerritoryId::DANTE) {
            // Its own hex does not bar a character that is already there.
            let mut mine = HexSet::EMPTY;
            mine.add(from);
            let free = beside.without(&self.taken()).or(&beside.and(&mine));
            let nearest = free.iter().min_by_key(|hex| (from.distance(*hex), hex.0));
            if let Some(to) = nearest.filter(|to| *to != from) {
                let crowded = beside.iter().any(|hex| from.distance(hex) < from.distance(to));
                self.character_mut(id).at = Some(to);
                let by = if crowded { rule::CARDS_GLUTTONY_ROOM } else { rule::DANTE_CARD_GLUTTONY };
                self.tell(o, Event::Pulled(id, to), by);
            }
        }
    }
}
