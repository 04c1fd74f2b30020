//! What lies beside the board: Champion Boards with their Slots, Companion cards, the Fierceness Track, the decks of the tray with the
//! card that everybody sees, and what that card would do now.

use table::{
    Badge, Boards, CardRow, CardState, Item, Key, Lies, Order, Passage, Row, RowSpace, RowState, Say, Sheet, SlotId, Step,
    TableCard,
};

use crate::content::{ChampionId, GearId, VIGOR_MOST};
use crate::key;
use crate::scene::{glyph_of, side_of};
use crate::state::{Carried, Champion, Cover, Dante, Phase, Slot, Top, TrayNo};
use crate::words::{champion_piece, deck_card_text, dir_name, top_name};

/// Numbers of the spaces: Maneuver Slots and Companion Maneuvers, then what is carried.
const SLOTS_OF_A_CHAMPION: u16 = 8;
const MANEUVER_SLOTS: u16 = 40;
const ITEM_SLOTS: u16 = 80;

/// A Maneuver Slot.
pub(crate) fn board_slot(who: ChampionId, slot: u8) -> SlotId {
    SlotId(who.number() as u16 * SLOTS_OF_A_CHAMPION + u16::from(slot))
}

/// A Maneuver of a Companion card.
pub(crate) fn companion_slot(who: ChampionId, nth: u8) -> SlotId {
    SlotId(MANEUVER_SLOTS + who.number() as u16 * SLOTS_OF_A_CHAMPION + u16::from(nth))
}

/// The place of a piece of Equipment.
pub(crate) fn gear_slot(who: ChampionId, carried: Carried) -> SlotId {
    SlotId(ITEM_SLOTS + who.number() as u16 * SLOTS_OF_A_CHAMPION + carried as u16)
}

/// The place of the Consumable Item.
pub(crate) fn finding_slot(who: ChampionId) -> SlotId {
    SlotId(ITEM_SLOTS + who.number() as u16 * SLOTS_OF_A_CHAMPION + Carried::ALL.len() as u16)
}

/// A row that can only be read.
pub(crate) fn plain_row(name: impl Into<Say>, text: Option<Say>, state: RowState) -> Row {
    Row { name: name.into(), text, numbers: Vec::new(), spaces: Vec::new(), state, at: None, opens: Vec::new() }
}

impl Dante {
    /// Everything beside the board.
    pub(crate) fn all_boards(&self) -> Boards {
        let step = |who: &ChampionId| Step::new(who.name(), glyph_of(*who), side_of(*who));
        let track = Order { name: key::BOARD_FIERCENESS.into(), steps: self.fierceness.iter().map(step).collect(), now: 0 };
        let forecast = self.forecast().map(|seen| self.forecast_sheet(&seen));
        let champions = ChampionId::ALL.into_iter().map(|who| self.champion_sheet(who));
        Boards {
            orders: vec![track],
            sheets: forecast.into_iter().chain(champions).collect(),
            cards: self.all_trays().map(|tray| self.tray_row(tray)).collect(),
            passages: self.passage().into_iter().collect(),
            ..Boards::default()
        }
    }

    /// What is read aloud before the first action.
    fn passage(&self) -> Option<Passage> {
        let card = self.confrontation.card();
        let idle = |champion: &Champion| champion.done.is_empty() && champion.slots.iter().all(|slot| slot.cards.is_empty());
        let reads = self.round <= 1 && self.ended.is_none() && !card.story.is_empty() && self.champions().all(idle);
        reads.then(|| Passage {
            title: card.name.into(),
            text: card.story.iter().map(|line| (*line).into()).collect(),
            glyph: "",
        })
    }

    fn champion_sheet(&self, who: ChampionId) -> Sheet {
        let champion = self.champion(who);
        let rows = if champion.is_companion() {
            (0..).zip(self.tricks(who)).map(|(nth, maneuver)| self.companion_row(who, nth, maneuver)).collect()
        } else {
            (0..).zip(&champion.slots).map(|(nth, slot)| self.slot_row(who, nth, slot)).collect()
        };
        let note = if champion.is_companion() { key::SHEET_COMPANION } else { key::SHEET_CHAMPION };
        let note = note
            .with("vigor", champion.vigor)
            .with("most", VIGOR_MOST)
            .with("ready", champion.ready)
            .with("wounds", self.wounds_of(who))
            .with("deck", champion.deck.len())
            .with("discard", champion.discard.len());
        Sheet {
            seat: champion.player,
            piece: Some(champion_piece(who)),
            name: who.name().into(),
            note: Some(note),
            glyph: glyph_of(who),
            side: side_of(who),
            columns: Vec::new(),
            rows,
            items: self.items_of(who),
            active: self.phase == Phase::Actions && self.can_still_act(who),
        }
    }

    /// A Maneuver Slot, with what covers it and the card on top.
    fn slot_row(&self, who: ChampionId, nth: u8, slot: &Slot) -> Row {
        let top = slot.cards.last().map(|card| self.maneuver(who, *card));
        let badge = |glyph, name: Key, count: usize| Some(Badge { glyph, name: name.into(), count: count as u8 });
        let (words, state, holds) = match slot.cover {
            Cover::Open if slot.cards.is_empty() => (key::SHEET_SLOT_OPEN, RowState::Free, None),
            Cover::Open => (key::SHEET_SLOT_USED, RowState::Spent, badge("maneuver", key::SHEET_SLOT_USED, slot.cards.len())),
            Cover::Cooldown => (key::SHEET_SLOT_COOLDOWN, RowState::Closed, badge("cooldown", key::SHEET_SLOT_COOLDOWN, 1)),
            Cover::Wound(_) => (key::SHEET_SLOT_WOUND, RowState::Cancelled, badge("wound", key::SHEET_SLOT_WOUND, 1)),
            Cover::Sin(_) => (key::SHEET_SLOT_SIN, RowState::Cancelled, badge("sin", key::SHEET_SLOT_SIN, 1)),
        };
        let text = match (top, slot.cover) {
            (Some(card), _) => Some(card.name),
            (None, Cover::Wound(Some(wound))) => Some(wound.card().text),
            (None, Cover::Sin(sin)) => Some(sin.card().name),
            _ => None,
        };
        let holds = holds.map(|badge| Badge { name: badge.name.key.with("n", nth + 1), ..badge });
        let spaces = vec![RowSpace { slot: board_slot(who, nth), wants: None, holds, room: 0 }];
        Row { spaces, ..plain_row(words.with("n", nth + 1), text.map(Say::from), state) }
    }

    /// A Maneuver of a Companion card, with the token on it.
    fn companion_row(&self, who: ChampionId, nth: u8, maneuver: crate::content::CompanionId) -> Row {
        let (champion, card) = (self.champion(who), maneuver.card());
        let used = champion.done.has(nth);
        let state = match (used, champion.ready) {
            (true, _) => RowState::Spent,
            (false, 0) => RowState::Closed,
            (false, _) => RowState::Free,
        };
        let holds = used.then(|| Badge { glyph: "ready", name: key::SHEET_TOKEN.into(), count: 1 });
        let spaces = vec![RowSpace { slot: companion_slot(who, nth), wants: None, holds, room: 0 }];
        Row { spaces, ..plain_row(card.name, Some(card.text.into()), state) }
    }

    fn items_of(&self, who: ChampionId) -> Vec<Item> {
        let champion = self.champion(who);
        let gear = |carried, glyph, gear: Option<GearId>, spent: bool| {
            gear.map(|gear| Item {
                slot: Some(gear_slot(who, carried)),
                glyph,
                name: gear.card().name.into(),
                text: gear.card().text.into(),
                spent,
            })
        };
        let finding = champion.finding.map(|finding| Item {
            slot: Some(finding_slot(who)),
            glyph: "finding",
            name: finding.card().name.into(),
            text: finding.card().text.into(),
            spent: false,
        });
        let card = champion.sheet.card();
        let skills = (!champion.is_companion()).then(|| Item {
            slot: None,
            glyph: glyph_of(who),
            name: card.name.into(),
            text: card.text.into(),
            spent: champion.silenced,
        });
        let carried = [
            gear(Carried::Weapon, "weapon", self.weapon(who), champion.acted.has(Carried::Weapon as u8)),
            gear(Carried::Relic, "relic", champion.relic, champion.spent),
            gear(Carried::Trait, "trait", champion.quality, false),
            finding,
            skills,
        ];
        carried.into_iter().flatten().collect()
    }

    /// The visible card of a deck.
    fn tray_row(&self, tray: TrayNo) -> CardRow {
        let card = |top: Top| TableCard {
            id: u16::from(tray.0),
            name: top_name(top).into(),
            text: match top {
                Top::Known(card) => Some(deck_card_text(card).into()),
                Top::Hidden => None,
            },
            glyph: "deck",
            side: "lord",
            state: if top == Top::Hidden { CardState::Down } else { CardState::Up },
            badges: Vec::new(),
        };
        let deck = self.tray(tray);
        let facing = dir_name(self.foe(deck.owner).facing);
        let name = key::BOARD_TRAY
            .with("card", self.tray_name(tray))
            .with("side", facing)
            .with("n", self.sturdiness(tray))
            .with("block", self.ward(deck.owner))
            .with("threshold", deck.pack.card().threshold)
            .with("more", self.rage(deck.owner, Some(tray)));
        CardRow { name, lies: Lies::Deck, count: deck.len() as u8, cards: deck.top.into_iter().map(card).collect() }
    }
}
