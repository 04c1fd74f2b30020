//! The boards beside the tunnels: six lines for each warrior, the powers of destiny, and the dice on them.

use table::{Badge, Boards, DicePanel, Item, Order, Row, RowSpace, RowState, Sheet, SlotId, Step, TableDie};

use crate::content::{Bonus, EquipmentCard, Talent};
use crate::key;
use crate::state::{Claustrophobia, DestinyDie, DiePlace, HUMAN, HumanId, INFERNAL, Phase, PowerId, Warrior};
use crate::words::piece;

/// Slots of powers count from here, so many for each; those of lines are below.
const POWER_SLOTS: u16 = 100;
const SLOTS_OF_A_POWER: u16 = 8;
/// Slots of equipment count from here, so many for each warrior.
const EQUIPMENT_SLOTS: u16 = 400;
const SLOTS_OF_A_WARRIOR: u16 = 8;
/// Activation dice that lie on no line yet count from here; those on lines are below.
const ROLLED_IDS: u8 = 8;
/// Dice of destiny count from here; activation dice are below.
const DESTINY_IDS: u8 = 32;

/// The space of a line.
pub(crate) fn line_slot(id: HumanId, line: u8) -> SlotId {
    SlotId((u16::from(id.0) * 6 + u16::from(line)).saturating_sub(1))
}

/// The space of what a warrior carries in this place.
fn gear_slot(id: HumanId, nth: usize) -> SlotId {
    SlotId(EQUIPMENT_SLOTS + u16::from(id.0) * SLOTS_OF_A_WARRIOR + nth as u16)
}

/// The n-th space of a power.
fn power_slot(power: PowerId, nth: usize) -> SlotId {
    SlotId(POWER_SLOTS + u16::from(power.0) * SLOTS_OF_A_POWER + (nth as u16).min(SLOTS_OF_A_POWER - 1))
}

impl Claustrophobia {
    /// The boards as everybody sees them: nothing on them is hidden.
    pub(crate) fn sheets(&self) -> Boards {
        let humans = self.humans_in_play().map(|id| self.human_sheet_of(id));
        let sheets = humans.chain([self.destiny_sheet()]).collect();
        Boards {
            orders: vec![self.phases()],
            sheets,
            dice: vec![self.activation_dice(), self.destiny_dice()],
            ..Boards::default()
        }
    }

    /// The five phases of a turn.
    fn phases(&self) -> Order {
        let step = |name: table::Key, glyph, side| Step::new(name, glyph, side);
        let steps = vec![
            step(key::PHASE_HUMAN_PREPARATION, "dice", "hero1"),
            step(key::PHASE_HUMAN_ACTIVATION, "torch", "hero1"),
            step(key::PHASE_INFERNAL_PREPARATION, "destiny", "foe"),
            step(key::PHASE_THREAT, "threat", "foe"),
            step(key::PHASE_INFERNAL_ACTIVATION, "abyss", "foe"),
        ];
        let now = match self.phase {
            Phase::HumanActivation(_) => 1,
            Phase::InfernalCleanup
            | Phase::InfernalTiles
            | Phase::InfernalCollect
            | Phase::InfernalRoll
            | Phase::InfernalAllocate
            | Phase::InfernalTrigger => 2,
            Phase::Threat => 3,
            Phase::InfernalActivation(_) | Phase::TurnEnd => 4,
            _ => 0,
        };
        Order { name: key::PANEL_PHASES.into(), steps, now }
    }

    /// The space of a power that the next die goes to; the last one where all are taken.
    pub(crate) fn free_slot(&self, power: PowerId) -> SlotId {
        let last = usize::from(self.spaces_of(power)).max(1) - 1;
        power_slot(power, self.waiting_on(power).len().min(last))
    }

    /// The space of a piece of equipment; of two alike, that of the one which can still be used.
    pub(crate) fn equipment_slot(&self, id: HumanId, card: EquipmentCard) -> Option<SlotId> {
        let equipment = &self.human(id).equipment;
        let usable = equipment.iter().position(|held| held.card == card && !held.is_spent());
        usable.or_else(|| equipment.iter().position(|held| held.card == card)).map(|nth| gear_slot(id, nth))
    }

    /// The activation dice of a value that lie on no line yet.
    pub(crate) fn rolled_dice(&self, value: u8) -> impl Iterator<Item = u8> + '_ {
        self.rolled.iter().zip(ROLLED_IDS..).filter(move |(face, _)| **face == value).map(|(_, id)| id)
    }

    /// The dice of destiny of a value at a place.
    pub(crate) fn destiny_dice_at(&self, at: DiePlace, value: u8) -> impl Iterator<Item = u8> + '_ {
        let dice = self.destiny.iter().zip(DESTINY_IDS..);
        dice.filter(move |(die, _)| die.at == at && die.value == value).map(|(_, id)| id)
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
            let space =
                RowSpace { slot: line_slot(id, line), wants: Some(key::SHEET_VALUE.with("n", line)), holds: None, room: 0 };
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
        let equipment = human.equipment.iter().enumerate().map(|(nth, held)| Item {
            slot: Some(gear_slot(id, nth)),
            glyph: "equipment",
            name: held.card.name().into(),
            text: held.card.text().into(),
            spent: held.is_spent(),
        });
        Sheet {
            seat: Some(HUMAN),
            piece: Some(piece(Warrior::Human(id))),
            name: self.name_of(Warrior::Human(id)).into(),
            note: human.exhausted.then(|| key::BADGE_EXHAUSTED.into()),
            glyph: human.board().glyph,
            side: crate::scene::side_of(id),
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
            let lying = self.destiny.iter().filter(|die| on_power(die.at) == Some(power)).count();
            let spaces = (0..usize::from(self.spaces_of(power)).max(lying).max(1))
                .map(|nth| RowSpace { slot: power_slot(power, nth), wants: None, holds: None, room: 0 })
                .collect();
            Row {
                name: self.power_name(power).into(),
                text: Some(self.power_text(power).into()),
                numbers: Vec::new(),
                spaces,
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
        let rolled = self.rolled.iter().zip(ROLLED_IDS..).map(|(face, id)| TableDie { id, face: *face, kind: "bone", on: None });
        DicePanel { seat: Some(HUMAN), name: key::DIE_ACTIVATION.into(), dice: assigned.chain(rolled).collect() }
    }

    fn destiny_dice(&self) -> DicePanel {
        let known: Vec<PowerId> = self.powers().collect();
        let die = |(die, id): (&DestinyDie, u8)| {
            let on = on_power(die.at).filter(|power| known.contains(power)).map(|power| {
                let nth = |other: &&DestinyDie| on_power(other.at) == Some(power);
                let before = self.destiny.iter().take(usize::from(id - DESTINY_IDS)).filter(nth).count();
                power_slot(power, before)
            });
            let kind = if crate::content::white(die.value) { "bone" } else { "blood" };
            TableDie { id, face: die.value, kind, on }
        };
        let lying = self.destiny.iter().zip(DESTINY_IDS..).filter(|(die, _)| die.at != DiePlace::Pool);
        DicePanel { seat: Some(INFERNAL), name: key::DIE_DESTINY.into(), dice: lying.map(die).collect() }
    }
}

/// The power that a die lies on.
fn on_power(at: DiePlace) -> Option<PowerId> {
    match at {
        DiePlace::Waiting(power) | DiePlace::Triggered(power) => Some(power),
        _ => None,
    }
}

impl Talent {
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
