//! Statistics and talents of a warrior: its board, what adds to it, and what is set by a source of a smaller rank.

use serde::Serialize;

use crate::content::{Statistic, Talent, Talents, TileEffect};
use crate::lasting::Gives;
use crate::priority::Source;
use crate::state::{Claustrophobia, FiendId, HumanId, SpotId, Warrior};

/// An exhausted warrior's statistics.
pub const EXHAUSTED: [u8; 3] = [0, 0, 3];
/// A troglodyte's statistics.
pub const TROGLODYTE: [u8; 3] = [1, 1, 3];
/// Defense of everybody in Fog.
pub const FOG_DEFENSE: u8 = 6;
/// Highest defense on Luminescent mushrooms.
pub const MUSHROOM_DEFENSE: u8 = 3;

/// What a warrior can do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Statistics {
    /// Movement points of an activation.
    pub movement: u8,
    /// Dice of an attack.
    pub combat: u8,
    /// What a die must reach to hit.
    pub defense: u8,
    /// Its talents.
    #[serde(skip)]
    pub talents: Talents,
    /// In its attacks every die of this value or more hits.
    pub hits_on: Option<u8>,
}

/// Statistics on the way: what sources give is applied from the last rank to the first, so that a set value or a limit cuts what
/// weaker ranks gave, and bonuses of stronger ones come on top of it (ruling `priority.statistics-order`).
pub(crate) struct Sheet {
    board: [u8; 3],
    bonuses: [[i8; Source::COUNT]; 3],
    limits: [Option<(Source, Gives)>; 3],
    rest: Statistics,
}

impl Sheet {
    fn new(board: [u8; 3], talents: Talents) -> Self {
        let rest = Statistics { talents, ..Statistics::default() };
        Self { board, bonuses: [[0; Source::COUNT]; 3], limits: [None; 3], rest }
    }

    /// A source gives something.
    #[inline]
    pub(crate) fn gives(&mut self, source: Source, gives: Gives) {
        match gives {
            Gives::Plus(statistic, more) => {
                let bonuses = self.bonuses.get_mut(statistic as usize);
                if let Some(bonus) = bonuses.and_then(|bonuses| bonuses.get_mut(source as usize)) {
                    *bonus = bonus.saturating_add(more);
                }
            }
            Gives::Exactly(statistic, _) | Gives::AtMost(statistic, _) => {
                if let Some(limit) = self.limits.get_mut(statistic as usize)
                    && limit.is_none_or(|(rank, _)| source <= rank)
                {
                    *limit = Some((source, gives));
                }
            }
            Gives::Talent(talent) => self.rest.talents = self.rest.talents.and(Talents::of(&[talent])),
            Gives::HitsOn(value) => self.rest.hits_on = Some(self.rest.hits_on.map_or(value, |now| now.min(value))),
            Gives::NoGifts
            | Gives::ExtraDice(_)
            | Gives::EnterAnywhere
            | Gives::EnterAmongEnemies
            | Gives::Foresight
            | Gives::Panic => {}
        }
    }

    #[inline(never)]
    fn value(&self, statistic: Statistic) -> u8 {
        let at = statistic as usize;
        let mut value = self.board.get(at).map_or(0, |value| *value as i8);
        let limit = self.limits.get(at).copied().flatten();
        for (rank, bonus) in self.bonuses.get(at).into_iter().flat_map(|bonuses| bonuses.iter().enumerate().rev()) {
            value = value.saturating_add(*bonus);
            match limit {
                Some((source, Gives::Exactly(_, exactly))) if source as usize == rank => value = exactly as i8,
                Some((source, Gives::AtMost(_, most))) if source as usize == rank => value = value.min(most as i8),
                _ => {}
            }
        }
        value.max(0) as u8
    }

    fn done(self) -> Statistics {
        Statistics {
            movement: self.value(Statistic::Movement),
            combat: self.value(Statistic::Combat),
            defense: self.value(Statistic::Defense),
            ..self.rest
        }
    }
}

impl Claustrophobia {
    /// What a warrior can do now.
    pub fn statistics(&self, warrior: Warrior) -> Statistics {
        let at = self.spot_of(warrior);
        let mut sheet = match warrior {
            Warrior::Human(id) => self.human_sheet(id),
            Warrior::Fiend(id) => {
                let card = self.fiend(id).kind.card();
                Sheet::new([card.movement, card.combat, card.defense], card.talents)
            }
            Warrior::Troglodytes(_) => Sheet::new(TROGLODYTE, Talents::NONE),
        };
        for lasting in self.given(warrior) {
            sheet.gives(lasting.token.source(), lasting.gives);
        }
        self.ability_gives(warrior, &mut sheet);
        self.equipment_gives(warrior, &mut sheet);
        match at.and_then(|spot| self.effect_of(spot)) {
            Some(TileEffect::Fog) => sheet.gives(Source::Tile, Gives::Exactly(Statistic::Defense, FOG_DEFENSE)),
            Some(TileEffect::Mushrooms) => sheet.gives(Source::Tile, Gives::AtMost(Statistic::Defense, MUSHROOM_DEFENSE)),
            _ => {}
        }
        let mut statistics = sheet.done();
        if matches!(warrior, Warrior::Human(id) if self.human(id).exhausted) {
            statistics.talents = Talents::NONE;
        }
        statistics
    }

    fn human_sheet(&self, id: HumanId) -> Sheet {
        let human = self.human(id);
        let board = human.board();
        let line = board.lines.get(usize::from(human.die).wrapping_sub(1)).filter(|_| !human.exhausted);
        let values = line.map_or(EXHAUSTED, |line| [line.movement, line.combat, line.defense]);
        let mut sheet = Sheet::new(values, board.talents);
        for gives in self.working(id).flat_map(|card| card.card().gives) {
            sheet.gives(Source::Equipment, *gives);
        }
        sheet
    }

    /// Whether a warrior has a talent now.
    pub fn has_talent(&self, warrior: Warrior, talent: Talent) -> bool {
        self.statistics(warrior).talents.has(talent)
    }

    /// The effect of a tile in play, spent or not.
    #[inline]
    pub fn effect_of(&self, spot: SpotId) -> Option<TileEffect> {
        self.laid(spot).tile.card().effect
    }

    /// Life points that an infernal warrior has left.
    pub fn life_of(&self, id: FiendId) -> u8 {
        let fiend = self.fiend(id);
        fiend.kind.card().life.saturating_sub(fiend.damage)
    }

    /// Whether the line that a human warrior's die is on is cancelled.
    pub(crate) fn is_on_cancelled_line(&self, id: HumanId) -> bool {
        let human = self.human(id);
        human.die > 0 && human.is_cancelled(human.die)
    }
}
