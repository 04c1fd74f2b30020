//! Choices as words and places; events are in `telling.rs`.

use table::{CellId, Edge, Key, Label, PieceId, Say, Seat, Target};

use crate::about::About;
use crate::choice::{Choice, Recruit};
use crate::content::{EquipmentCard, EventCard, InstinctCard, TILES, TileNo, Western};
use crate::key;
use crate::sheets::line_slot;
use crate::state::{Blessing, Claustrophobia, DiePlace, FiendId, HUMAN, HumanId, INFERNAL, PowerId, Side, SpotId, Warrior};
use crate::tunnels::openings;

/// Pieces of infernal warriors with boards count from here.
const FIEND_PIECES: u16 = 20;
/// Pieces of troglodytes count from here, by tile.
const TROGLODYTE_PIECES: u16 = 40;
/// Pieces of tokens on tiles count from here, so many for each tile.
const TOKEN_PIECES: u16 = 80;
const TOKENS_OF_A_TILE: u16 = 3;

pub(crate) fn seat_name(seat: Seat) -> Key {
    if seat == HUMAN { key::SEAT_HUMAN } else { key::SEAT_INFERNAL }
}

pub(crate) fn side_name(side: Side) -> Key {
    match side.0 {
        0 => key::SIDE_NORTH,
        1 => key::SIDE_EAST,
        2 => key::SIDE_SOUTH,
        _ => key::SIDE_WEST,
    }
}

/// What a kind of card or tile in a pile is called.
pub(crate) fn card(pile: &str, kind: usize) -> Say {
    let named = match pile {
        "instinct" => InstinctCard::of(kind).map(InstinctCard::name),
        "event" => EventCard::of(kind).map(EventCard::name),
        "equipment" => EquipmentCard::of(kind).map(EquipmentCard::name),
        "tile" if kind < TILES.len() => return key::PILE_TILE.with("n", kind as i32 + 1),
        _ => None,
    };
    named.unwrap_or(key::PILE_OTHER).into()
}

/// The piece of a warrior.
pub(crate) fn piece(who: Warrior) -> PieceId {
    PieceId(match who {
        Warrior::Human(id) => u16::from(id.0),
        Warrior::Fiend(id) => FIEND_PIECES + u16::from(id.0),
        Warrior::Troglodytes(spot) => TROGLODYTE_PIECES + u16::from(spot.0),
    })
}

/// The piece of one of the tokens of a tile.
pub(crate) fn token_piece(spot: SpotId, nth: u16) -> PieceId {
    PieceId(TOKEN_PIECES + u16::from(spot.0) * TOKENS_OF_A_TILE + nth)
}

pub(crate) fn cell(spot: SpotId) -> Target {
    Target::Cell(CellId(u16::from(spot.0)))
}

impl Claustrophobia {
    /// What a warrior is called.
    pub(crate) fn name_of(&self, who: Warrior) -> Key {
        match who {
            Warrior::Human(id) => self.human_name(id),
            Warrior::Fiend(id) => self.fiend(id).kind.card().name,
            Warrior::Troglodytes(_) => key::TROGLODYTES_NAME,
        }
    }

    /// The name of somebody who moves or acts: one of the troglodytes of a tile, not all of them.
    pub(crate) fn name_of_one(&self, who: Warrior) -> Key {
        if matches!(who, Warrior::Troglodytes(_)) { key::TROGLODYTES_ONE } else { self.name_of(who) }
    }

    /// Numbers the second of two warriors of one kind.
    fn human_name(&self, id: HumanId) -> Key {
        let human = self.human(id);
        let is_second = self.human_ids().take_while(|other| *other < id).any(|other| self.human(other).who == human.who);
        match human.who {
            Western::CondemnedScout if is_second => key::SECOND_SCOUT,
            Western::CondemnedBrute if is_second => key::SECOND_BRUTE,
            _ => human.board().name,
        }
    }

    /// The number of the tile at a place, as printed.
    pub(crate) fn number(&self, spot: SpotId) -> u8 {
        self.laid(spot).tile.0
    }

    /// Points at a warrior where it is on the board.
    pub(crate) fn target(&self, who: Warrior) -> Option<Target> {
        self.spot_of(who).map(|_| Target::Piece(piece(who)))
    }

    pub(crate) fn power_name(&self, power: PowerId) -> Key {
        match (power, self.owner_of(power)) {
            (_, Some(id)) => self.fiend(id).kind.card().name,
            (PowerId::ABYSSAL_THREAT, _) => key::POWER_ABYSSAL_THREAT,
            (PowerId::SPEED, _) => key::POWER_SPEED,
            (PowerId::FRENZIED, _) => key::POWER_FRENZIED,
            (PowerId::DARK_DESTINY, _) => key::POWER_DARK_DESTINY,
            (PowerId::INTREPID, _) => key::POWER_INTREPID,
            (_, None) => key::POWER_SNEAKY,
        }
    }

    /// What a power of the board of destiny does.
    pub(crate) fn power_text(&self, power: PowerId) -> Key {
        match (power, self.owner_of(power)) {
            (_, Some(id)) => self.fiend(id).kind.card().text,
            (PowerId::ABYSSAL_THREAT, _) => key::POWER_ABYSSAL_THREAT_TEXT,
            (PowerId::SPEED, _) => key::POWER_SPEED_TEXT,
            (PowerId::FRENZIED, _) => key::POWER_FRENZIED_TEXT,
            (PowerId::DARK_DESTINY, _) => key::POWER_DARK_DESTINY_TEXT,
            (PowerId::INTREPID, _) => key::POWER_INTREPID_TEXT,
            (_, None) => key::POWER_SNEAKY_TEXT,
        }
    }

    fn at(&self, label: Label, who: Warrior) -> Label {
        match self.target(who) {
            Some(target) => label.at(target),
            None => label,
        }
    }

    fn human_label(&self, key: Key, id: HumanId) -> Label {
        let who = Warrior::Human(id);
        self.at(Label::new(key.with("whom", self.name_of(who))), who)
    }

    /// A choice as words and places, with what it leads to.
    pub(crate) fn words_of(&self, about: About, choice: &Choice) -> Label {
        self.outcome_of(about, choice).into_iter().fold(self.called(about, choice), Label::detail)
    }

    /// What a choice is called, and what it touches.
    fn called(&self, about: About, choice: &Choice) -> Label {
        let acting = if let About::Act(active) = about { Some(active.who) } else { None };
        let named = |key: Key, id: HumanId, card: Key| {
            let who = Warrior::Human(id);
            self.at(Label::new(key.with("whom", self.name_of(who)).with("card", card)), who)
        };
        match *choice {
            Choice::Assign(id, value) => {
                let who = Warrior::Human(id);
                let label = self.at(Label::new(key::DO_ASSIGN.with("n", value).with("whom", self.name_of(who))), who);
                let label = self.rolled_dice(value).fold(label, |label, die| label.at(Target::Die(die)));
                label.at(Target::Slot(line_slot(id, value)))
            }
            Choice::InstinctValue(card, id) => self.on_instinct(named(key::DO_INSTINCT_VALUE, id, card.name()), card),
            Choice::InstinctEffect(card, id) => self.on_instinct(named(key::DO_INSTINCT_EFFECT, id, card.name()), card),
            Choice::Bless(id, Blessing::Combat) => self.human_label(key::DO_BLESS_COMBAT, id),
            Choice::Bless(id, Blessing::Movement) => self.human_label(key::DO_BLESS_MOVEMENT, id),
            Choice::Gift(id, gift) => {
                let label = self.at(Label::new(key::DO_GIFT.with("card", gift.name())), Warrior::Human(id));
                let line = (1..).zip(&self.human(id).gifts).find(|(_, lies)| **lies == Some(gift));
                line.into_iter().fold(label, |label, (line, _)| label.at(Target::Slot(line_slot(id, line))))
            }
            Choice::DiscardInstinct(card) => self.on_instinct(Label::new(key::DO_DISCARD.with("card", card.name())), card),
            Choice::Activate(who @ Warrior::Troglodytes(spot)) => {
                self.at(Label::new(key::DO_ACTIVATE_TROGLODYTE.with("n", self.number(spot))), who).at(cell(spot))
            }
            Choice::Activate(who) => self.at(Label::new(key::DO_ACTIVATE.with("whom", self.name_of(who))), who),
            Choice::Move(to) => Label::new(key::DO_MOVE.with("n", self.number(to))).group(key::GROUP_MOVE).at(cell(to)),
            Choice::Crawl(to) => Label::new(key::DO_CRAWL.with("n", self.number(to))).group(key::GROUP_MOVE).at(cell(to)),
            Choice::Explore(side) => {
                let label = Label::new(key::DO_EXPLORE.with("where", side_name(side))).group(key::GROUP_MOVE);
                let from = acting.and_then(|who| self.spot_of(who));
                self.over(label, from, side)
            }
            Choice::Attack(target) => self.attack_label(acting, target),
            Choice::Use(card) => {
                let label = Label::new(key::DO_USE.with("card", card.name()));
                match acting {
                    Some(Warrior::Human(id)) => self.on_equipment(label, id, card),
                    _ => label,
                }
            }
            Choice::Scenario(action) => Label::new(action.name()),
            Choice::Lay(tile, turn) => match about {
                About::Lay(_, from, side) => self.over(lay_label(tile, turn), Some(from), side),
                _ => lay_label(tile, turn),
            },
            Choice::Tile(tile) => Label::new(key::DO_TILE.with("n", tile.0)),
            Choice::TakeBack(power, value) => {
                let label = Label::new(key::DO_TAKE_BACK.with("n", value).with("what", self.power_name(power)));
                let dice = self.destiny_dice_at(DiePlace::Waiting(power), value);
                dice.fold(label, |label, die| label.at(Target::Die(die)))
            }
            Choice::Allocate(value, power) => {
                let label = Label::new(key::DO_ALLOCATE.with("n", value).with("what", self.power_name(power)));
                let dice = self.destiny_dice_at(DiePlace::Rolled, value).take(1);
                let label = dice.fold(label, |label, die| label.at(Target::Die(die)));
                label.at(Target::Slot(self.free_slot(power)))
            }
            Choice::Growl(value) => Label::new(key::DO_GROWL.with("n", value)),
            Choice::Enter(recruit, spot) => self.enter_label(recruit, spot),
            Choice::Event(card) => self.on_event(key::DO_EVENT, card),
            Choice::Keep(card) => self.on_event(key::DO_KEEP, card),
            Choice::DiscardEvent(card) => self.on_event(key::DO_DISCARD, card),
            Choice::Warrior(who @ Warrior::Troglodytes(spot)) => {
                self.at(Label::new(key::DO_WARRIOR_AT.with("whom", self.name_of(who)).with("n", self.number(spot))), who)
            }
            Choice::Warrior(who) => self.at(Label::new(key::DO_WARRIOR.with("whom", self.name_of(who))), who),
            Choice::Spot(spot) => Label::new(key::DO_SPOT.with("n", self.number(spot))).at(cell(spot)),
            Choice::Line(id, line) => {
                let who = Warrior::Human(id);
                let label = self.at(Label::new(key::DO_LINE.with("n", line).with("whom", self.name_of(who))), who);
                label.at(Target::Slot(line_slot(id, line)))
            }
            Choice::Opening(spot, side) => {
                let name = key::DO_OPENING.with("n", self.number(spot)).with("where", side_name(side));
                self.over(Label::new(name).at(cell(spot)), Some(spot), side)
            }
            Choice::Equipment(id, card) => self.on_equipment(named(key::DO_EQUIPMENT, id, card.name()), id, card),
            Choice::ShuffleBack => self.scouted_label(key::DO_SHUFFLE_BACK),
            Choice::Done if about == About::Scout => self.scouted_label(key::DO_LEAVE_NEXT),
            Choice::Done => Label::new(key::DO_DONE),
        }
    }

    /// Something to do with the next tile, for the seat that has seen it.
    fn scouted_label(&self, key: Key) -> Label {
        let Some(seen) = self.pile.seen.last() else { return Label::new(key) };
        Label::new(key.with("n", seen.tile.0))
    }

    /// Points at an instinct card of the hand.
    fn on_instinct(&self, label: Label, card: InstinctCard) -> Label {
        let place = self.instinct_cards().position(|held| held == card);
        place.into_iter().fold(label, |label, place| label.at(Target::Card(HUMAN, place as u8)))
    }

    /// Something to do with an event card of the hand.
    fn on_event(&self, key: Key, card: EventCard) -> Label {
        let label = Label::new(key.with("card", card.name()));
        let place = self.event_cards().position(|held| held == card);
        place.into_iter().fold(label, |label, place| label.at(Target::Card(INFERNAL, place as u8)))
    }

    /// Points at a piece of equipment.
    fn on_equipment(&self, label: Label, id: HumanId, card: EquipmentCard) -> Label {
        self.equipment_slot(id, card).into_iter().fold(label, |label, slot| label.at(Target::Slot(slot)))
    }

    /// Points at what lies over a side of a tile.
    fn over(&self, label: Label, spot: Option<SpotId>, side: Side) -> Label {
        let next = spot.and_then(|spot| self.cell_over(spot, side));
        next.into_iter().fold(label, |label, next| label.at(Target::Cell(next)))
    }

    fn enter_label(&self, recruit: Recruit, spot: SpotId) -> Label {
        let name = self.recruit_name(recruit);
        Label::new(key::DO_ENTER.with("whom", name).with("n", self.number(spot))).group(name).at(cell(spot))
    }

    /// An attack with its exact odds.
    fn attack_label(&self, acting: Option<Warrior>, target: Warrior) -> Label {
        let label = match target {
            Warrior::Troglodytes(spot) => {
                let key = key::DO_ATTACK_TROGLODYTES;
                Label::new(key.with("n", self.number(spot)).with("count", self.laid(spot).troglodytes))
            }
            _ => Label::new(key::DO_ATTACK.with("whom", self.name_of(target))),
        };
        let label = self.at(label, target);
        match acting {
            Some(who) => self.with_odds(label, who, target),
            None => label,
        }
    }

    /// The name of an infernal warrior with a board.
    pub(crate) fn fiend_name(&self, id: FiendId) -> Key {
        self.name_of(Warrior::Fiend(id))
    }
}

/// How a tile can be laid: where it is open then.
fn lay_label(tile: TileNo, turn: u8) -> Label {
    let open = openings(tile, turn);
    let is_open = |side: &Side| open >> side.0 & 1 != 0;
    let mut sides = Side::ALL.into_iter().filter(is_open).map(side_name);
    let label = Label::new(match (sides.next(), sides.next(), sides.next(), sides.next()) {
        (Some(a), None, ..) => key::DO_LAY_1.with("a", a),
        (Some(a), Some(b), None, _) => key::DO_LAY_2.with("a", a).with("b", b),
        (Some(a), Some(b), Some(c), None) => key::DO_LAY_3.with("a", a).with("b", b).with("c", c),
        _ => key::DO_LAY_4.into(),
    });
    label.edges(Side::ALL.into_iter().map(|side| if is_open(&side) { Edge::Open } else { Edge::Wall }).collect())
}
