//! The boards beside the tunnels: six lines for each warrior, the powers of destiny, and the dice on them.

use table::{Badge, Boards, DicePanel, Item, Row, RowState, Sheet, SlotId, Space, TableDie};

use crate::content::{Bonus, Talent};
use crate::key;
use crate::state::{Claustrophobia, DiePlace, HUMAN, HumanId, INFERNAL, PowerId, Warrior};
use crate::words::piece;

/// Slots of powers count from here; those of lines are below.
const POWER_SLOTS: u16 = 100;
/// Dice of destiny count from here; activation dice are below.
const DESTINY_IDS: u8 = 32;

fn line_slot(id: HumanId, line: u8) -> SlotId {
    SlotId(u16::from(id.0) * 6 + u16::from(line) - 1)
}

fn power_slot(power: PowerId) -> SlotId {
    SlotId(POWER_SLOTS + u16::from(power.0))
}

impl Claustrophobia {
    /// The boards as everybody sees them: nothing on them is hidden.
    pub(crate) fn sheets(&self) -> Boards {
        let humans = self.humans_in_play().map(|id| self.human_sheet_of(id));
        let sheets = humans.chain([self.destiny_sheet()]).collect();
        Boards { orders: Vec::new(), sheets, dice: vec![self.activation_dice(), self.destiny_dice()] }
    }

    fn human_sheet_of(&self, id: HumanId) -> Sheet {
        let human = self.human(id);
        let column = |glyph, name: table::Key| Badge { glyph, name: name.into(), count: 0 };
        let row = |line: u8| {
            let printed = human.board().lines.get(usize::from(line) - 1);
            let numbers = printed.map_or([0; 3], |line| [line.movement as i8, line.combat as i8, line.defense as i8]);
            let gift = human.gifts.get(usize::from(line) - 1).copied().flatten();
            let instinct = printed.is_some_and(|line| line.bonus == Bonus::Instinct);
            let text = gift.map(|gift| gift.name().into()).or_else(|| instinct.then(|| key::SHEET_INSTINCT.into()));
            let state = if human.is_cancelled(line) {
                RowState::Cancelled
            } else if human.die == line {
                RowState::On
            } else {
                RowState::Free
            };
            let space = Space { slot: line_slot(id, line), wants: Some(key::SHEET_VALUE.with("n", line)), holds: None };
            let name = key::SHEET_LINE.with("n", line);
            Row { name, text, numbers: numbers.to_vec(), spaces: vec![space], state, at: None, opens: Vec::new() }
        };
        let talents = self.statistics(Warrior::Human(id)).talents;
        let talents = talents.iter().map(|talent: Talent| Item {
            slot: None,
            glyph: "talent",
            name: talent.name().into(),
            text: talent.text().into(),
            spent: false,
        });
        let equipment = human.equipment.iter().map(|held| Item {
            slot: None,
            glyph: "equipment",
            name: held.card.name().into(),
            text: held.card.text().into(),
            spent: held.card.uses() > 0 && held.used >= held.card.uses(),
        });
        Sheet {
            seat: Some(HUMAN),
            piece: Some(piece(Warrior::Human(id))),
            name: self.name_of(Warrior::Human(id)).into(),
            note: human.exhausted.then(|| key::BADGE_EXHAUSTED.into()),
            glyph: human.board().glyph,
            side: "hero1",
            columns: vec![
                column("movement", key::SHEET_MOVEMENT),
                column("combat", key::SHEET_COMBAT),
                column("defense", key::SHEET_DEFENSE),
            ],
            rows: (1..=6).map(row).collect(),
            items: talents.chain(equipment).collect(),
            active: self.active().is_some_and(|active| active.who == Warrior::Human(id)),
        }
    }

    fn destiny_sheet(&self) -> Sheet {
        let row = |power: PowerId| {
            let triggered = self.destiny.iter().any(|die| die.at == DiePlace::Triggered(power));
            let state = if triggered { RowState::On } else { RowState::Free };
            let space = Space { slot: power_slot(power), wants: None, holds: None };
            Row {
                name: self.power_name(power).into(),
                text: Some(self.power_text(power).into()),
                numbers: Vec::new(),
                spaces: vec![space],
                state,
                at: None,
                opens: Vec::new(),
            }
        };
        Sheet {
            seat: Some(INFERNAL),
            piece: None,
            name: key::SHEET_DESTINY.into(),
            note: Some(key::PANEL_THREAT.with("n", self.threat)),
            glyph: "demon",
            side: "foe",
            columns: Vec::new(),
            rows: self.powers().map(row).collect(),
            items: Vec::new(),
            active: false,
        }
    }

    fn activation_dice(&self) -> DicePanel {
        let assigned = self.humans_in_play().filter(|id| self.human(*id).die > 0).map(|id| {
            let die = self.human(id).die;
            TableDie { id: id.0, face: die, kind: "bone", on: Some(line_slot(id, die)) }
        });
        let rolled = self.rolled.iter().zip(8..).map(|(face, id)| TableDie { id, face: *face, kind: "bone", on: None });
        DicePanel { seat: Some(HUMAN), name: key::DIE_ACTIVATION.into(), dice: assigned.chain(rolled).collect() }
    }

    fn destiny_dice(&self) -> DicePanel {
        let known: Vec<PowerId> = self.powers().collect();
        let die = |(die, id): (&crate::state::DestinyDie, u8)| {
            let on = match die.at {
                DiePlace::Waiting(power) | DiePlace::Triggered(power) if known.contains(&power) => Some(power_slot(power)),
                _ => None,
            };
            let kind = if crate::content::white(die.value) { "bone" } else { "blood" };
            TableDie { id, face: die.value, kind, on }
        };
        let lying = self.destiny.iter().zip(DESTINY_IDS..).filter(|(die, _)| die.at != DiePlace::Pool);
        DicePanel { seat: Some(INFERNAL), name: key::DIE_DESTINY.into(), dice: lying.map(die).collect() }
    }
}

impl Talent {
    /// What it is called.
    pub const fn name(self) -> table::Key {
        match self {
            Self::Blessed => key::TALENT_BLESSED,
            Self::Bodyguard => key::TALENT_BODYGUARD,
            Self::Devoted => key::TALENT_DEVOTED,
            Self::Elusive => key::TALENT_ELUSIVE,
            Self::Frenzied => key::TALENT_FRENZIED,
            Self::Impressive => key::TALENT_IMPRESSIVE,
            Self::Ranged => key::TALENT_RANGED,
            Self::Resistant => key::TALENT_RESISTANT,
        }
    }

    /// What it does.
    pub const fn text(self) -> table::Key {
        match self {
            Self::Blessed => key::TALENT_BLESSED_TEXT,
            Self::Bodyguard => key::TALENT_BODYGUARD_TEXT,
            Self::Devoted => key::TALENT_DEVOTED_TEXT,
            Self::Elusive => key::TALENT_ELUSIVE_TEXT,
            Self::Frenzied => key::TALENT_FRENZIED_TEXT,
            Self::Impressive => key::TALENT_IMPRESSIVE_TEXT,
            Self::Ranged => key::TALENT_RANGED_TEXT,
            Self::Resistant => key::TALENT_RESISTANT_TEXT,
        }
    }
}
