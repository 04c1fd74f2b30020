//! Hero sheets with their slot trees, the gifts on the panel, the enemies' cards, and the order of play.

use table::{Badge, Boards, Item, Key, Order, Row, RowSpace, RowState, Say, Seat, Sheet, SlotId, Step};

use crate::content::{Benefit, Circle, Power, Toughness};
use crate::dice::{Level, Pool};
use crate::key;
use crate::scene::side_of;
use crate::state::{Apocalypse, Enemy, Phase};
use crate::words::{gift_name, hero_piece, level_name};

/// Numbers of the spaces: slots of heroes, gifts of the panel, powers of heroes. Those of an attack follow (`assigned.rs`).
const SLOTS_OF_A_HERO: u16 = 16;
const PANEL_SLOTS: u16 = 100;
const POWER_SLOTS: u16 = 200;
const POWERS_OF_A_HERO: u16 = 128;

/// A slot of a hero sheet.
pub(crate) fn gift_slot(who: Seat, slot: u8) -> SlotId {
    SlotId(u16::from(who.0) * SLOTS_OF_A_HERO + u16::from(slot))
}

/// A place of the panel.
pub(crate) fn panel_slot(place: u8) -> SlotId {
    SlotId(PANEL_SLOTS + u16::from(place))
}

/// A power of a hero.
pub(crate) fn power_slot(who: Seat, power: Power) -> SlotId {
    SlotId(POWER_SLOTS + u16::from(who.0) * POWERS_OF_A_HERO + power.number() as u16)
}

/// Dice in words, such as "2d6 1d8"; other texts take the same arguments.
pub(crate) fn dice_words(pool: &Pool) -> Say {
    let [d4, d6, d8, d10, d12] = Level::ALL.map(|level| pool.count(level));
    key::SHEET_ATTACK.with("d4", d4).with("d6", d6).with("d8", d8).with("d10", d10).with("d12", d12)
}

/// A read-only row.
pub(crate) fn plain_row(name: impl Into<Say>, text: impl Into<Say>, state: RowState) -> Row {
    let (name, text) = (name.into(), Some(text.into()));
    Row { name, text, numbers: Vec::new(), spaces: Vec::new(), state, at: None, opens: Vec::new() }
}

/// What a slot gives, in a few words.
fn benefit_name(benefit: Benefit) -> Say {
    match benefit {
        Benefit::Cap(n) => key::SLOT_CAP.with("n", n),
        Benefit::Heal(n) => key::SLOT_HEAL.with("n", n),
        Benefit::Toughness(n) => key::SLOT_TOUGHNESS.with("n", n),
        Benefit::Die(level) => key::SLOT_DIE.with("die", level_name(level)),
        Benefit::Raise(n) => key::SLOT_RAISE.with("n", n),
        Benefit::Luck(n) => key::SLOT_LUCK.with("n", n),
        Benefit::LuckForOthers(n) => key::SLOT_LUCK_FOR_OTHERS.with("n", n),
        Benefit::Courage(n) => key::SLOT_COURAGE.with("n", n),
        Benefit::Pool(n) => key::SLOT_POOL.with("n", n),
        Benefit::Learn(power) => power.card().name.into(),
    }
}

impl Apocalypse {
    /// Everything beside the board.
    pub(crate) fn all_boards(&self) -> Boards {
        let (attack, dice) = self.attack_boards();
        let heroes = self.seats_all().filter(|who| self.hero(*who).joined).map(|who| self.hero_sheet(who));
        let sheets = attack.into_iter().chain(self.forecast_sheet()).chain(heroes).chain([self.panel_sheet(), self.foes_sheet()]);
        Boards { orders: vec![self.order()], sheets: sheets.collect(), dice, ..Boards::default() }
    }

    /// The segments of a turn, or the steps of a battle.
    fn order(&self) -> Order {
        let step = |name: Key, glyph, side| Step::new(name, glyph, side);
        if self.battle.is_some() {
            let now = match self.phase {
                Phase::Companions => 0,
                Phase::Gate => 1,
                Phase::HellEnemies => 3,
                _ => 2,
            };
            let steps = vec![
                step(key::HELL_COMPANIONS, "team", ""),
                step(key::HELL_GATE, "gate", "lord"),
                step(key::HELL_HEROES, "hero-turn", ""),
                step(key::HELL_ENEMIES, "foes-attack", "foe"),
            ];
            return Order { name: key::PHASE_HELL.into(), steps, now };
        }
        let now = match self.phase {
            Phase::Laying | Phase::StartingGifts | Phase::NewCaptain | Phase::Arrivals(_) | Phase::Team(_) => 0,
            Phase::Despair | Phase::Wraps(_) => 2,
            Phase::MinionsAttack(_) => 3,
            Phase::MinionsMove => 4,
            Phase::MinionsSpawn => 5,
            Phase::AmbushPowers | Phase::Ambush(_) => 6,
            _ => 1,
        };
        let steps = vec![
            step(key::PHASE_TEAM, "team", ""),
            step(key::PHASE_HERO, "hero-turn", ""),
            step(key::PHASE_DESPAIR, "despair", "foe"),
            step(key::PHASE_MINIONS_ATTACK, "foes-attack", "foe"),
            step(key::PHASE_MINIONS_MOVE, "foes-move", "foe"),
            step(key::PHASE_MINIONS_SPAWN, "invasion", "foe"),
            step(key::PHASE_AMBUSH, "ambush", ""),
        ];
        Order { name: key::SHEET_ORDER.into(), steps, now }
    }

    fn hero_sheet(&self, who: Seat) -> Sheet {
        let hero = self.hero(who);
        let slots = hero.id.sheet().slots;
        // A slot is one row below the lowest slot that leads to it, to the right of the slots already in that row.
        let mut places: Vec<(u8, u8)> = Vec::new();
        for slot in slots {
            let above =
                slot.after().iter().filter_map(|before| places.get(usize::from(before - 1))).map(|(_, row)| row + 1).max();
            let row = above.unwrap_or(0);
            let column = places.iter().filter(|(_, other)| *other == row).count() as u8;
            places.push((column, row));
        }
        let rows = (0..).zip(slots.iter().zip(&places)).map(|(nth, (slot, at)): (u8, _)| {
            let gift = hero.slots.get(usize::from(nth)).copied().flatten();
            let state = match gift {
                Some(_) => RowState::On,
                None if self.may_fill(who, nth).is_ok() => RowState::Free,
                None => RowState::Closed,
            };
            let holds = gift.map(|gift| Badge { glyph: "gift", name: gift_name(gift).into(), count: 1 });
            let opens =
                (0..).zip(slots).filter(|(_, other)| other.after().contains(&(nth + 1))).map(|(other, _)| gift_slot(who, other));
            Row {
                name: benefit_name(slot.gives()),
                text: Some(match (gift, slot.gives()) {
                    (Some(gift), _) => gift_name(gift).into(),
                    (None, Benefit::Learn(power)) => power.card().text.into(),
                    (None, _) => key::SLOT_PRICE.with("n", slot.price()),
                }),
                numbers: Vec::new(),
                spaces: vec![RowSpace {
                    slot: gift_slot(who, nth),
                    wants: Some(key::SLOT_WANTS.with("n", slot.price())),
                    holds,
                    room: 0,
                }],
                state,
                at: Some(*at),
                opens: opens.collect(),
            }
        });
        let powers = hero.powers.iter().map(|power| Item {
            slot: Some(power_slot(who, power)),
            glyph: "power",
            name: power.card().name.into(),
            text: power.card().text.into(),
            spent: hero.used.has(power),
        });
        Sheet {
            seat: Some(who),
            piece: hero.at.map(|_| hero_piece(who)),
            name: self.name_of(who).into(),
            note: Some(key::SHEET_NOTE.with("courage", hero.courage).with("luck", hero.luck)),
            glyph: hero.id.sheet().glyph(),
            side: side_of(who),
            columns: Vec::new(),
            rows: rows.collect(),
            items: powers.collect(),
            active: self.is_acting(who),
        }
    }

    /// The gifts that can be earned.
    fn panel_sheet(&self) -> Sheet {
        let items = (0..).zip(&self.panel).filter_map(|(place, gift)| {
            let card = gift.as_ref()?.card();
            Some(Item {
                slot: Some(panel_slot(place)),
                glyph: "gift",
                name: card.name.into(),
                text: card.text.into(),
                spent: false,
            })
        });
        Sheet {
            seat: None,
            piece: None,
            name: key::PILE_GIFTS.into(),
            note: Some(key::SHEET_POOL.with("n", self.pool)),
            glyph: "gift",
            side: "thing",
            columns: Vec::new(),
            rows: Vec::new(),
            items: items.collect(),
            active: false,
        }
    }

    /// The Lord, the legion, the demons of the 4th circle in play, and what minions can do.
    fn foes_sheet(&self) -> Sheet {
        let figures = |name: Key, toughness: Toughness, attack: &Pool| {
            let name = match toughness.two {
                Some(two) => key::SHEET_TOUGH_TWO.with("whom", name).with("n", toughness.one).with("two", two),
                None => key::SHEET_TOUGH.with("whom", name).with("n", toughness.one),
            };
            plain_row(name, dice_words(attack).keyed(key::SHEET_ROLLS), RowState::Free)
        };
        let mut rows = Vec::new();
        if let Some(id) = self.lord.id {
            let sheet = id.sheet();
            rows.push(figures(sheet.name, self.toughness_of(Enemy::Lord), &sheet.attack));
        }
        let legion = self.legion.card();
        rows.push(plain_row(key::SHEET_LEGION.with("card", legion.name), legion.text, RowState::On));
        for fourth in &self.fourths {
            rows.push(plain_row(fourth.id.card().name, fourth.id.card().text, RowState::Free));
        }
        for circle in Circle::ALL {
            let minion = circle.minion();
            rows.push(figures(minion.name, self.toughness_of(Enemy::Minion(circle)), &minion.attack));
        }
        let about =
            self.lord.id.map(|id| [("menace", key::SHEET_MENACE, id.sheet().menace), ("lord", id.sheet().name, id.sheet().text)]);
        let items = about.into_iter().flatten().map(|(glyph, name, text)| Item {
            slot: None,
            glyph,
            name: name.into(),
            text: text.into(),
            spent: false,
        });
        Sheet {
            seat: None,
            piece: None,
            name: key::SHEET_FOES.into(),
            note: (self.lord.health > 0).then(|| key::SHEET_LORD_HEALTH.with("n", self.lord.health)),
            glyph: self.lord.id.map_or("lord", |id| id.sheet().glyph),
            side: "lord",
            columns: Vec::new(),
            rows,
            items: items.collect(),
            active: false,
        }
    }
}
