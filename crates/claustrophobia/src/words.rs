//! Choices as words and places; events are in `tellings.rs`.

use table::{CellId, Key, Label, Odds, PieceId, Say, Seat, Target};

use crate::choice::{Choice, Recruit};
use crate::content::{EquipmentCard, EventCard, InstinctCard, TILES, TileNo, Western};
use crate::key;
use crate::state::{Blessing, Claustrophobia, FiendId, HUMAN, HumanId, PowerId, Side, SpotId, Warrior};

/// Pieces of infernal warriors with boards count from here.
const FIEND_PIECES: u16 = 20;
/// Pieces of troglodytes count from here, by tile.
const TROGLODYTE_PIECES: u16 = 40;

/// What a seat is called.
pub(crate) fn seat_name(seat: Seat) -> Key {
    if seat == HUMAN { key::SEAT_HUMAN } else { key::SEAT_INFERNAL }
}

/// What a side is called.
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

    /// The second of two warriors of one kind is told apart.
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

    /// The tile of a warrior, 0 where it has none.
    pub(crate) fn number_of(&self, who: Warrior) -> u8 {
        self.spot_of(who).map_or(0, |spot| self.number(spot))
    }

    /// Points at a warrior where it is on the board.
    pub(crate) fn target(&self, who: Warrior) -> Option<Target> {
        self.spot_of(who).map(|_| Target::Piece(piece(who)))
    }

    /// What a power is called.
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

    /// A choice as words and places.
    pub(crate) fn words_of(&self, choice: &Choice) -> Label {
        let named = |key: Key, id: HumanId, card: Key| {
            let who = Warrior::Human(id);
            self.at(Label::new(key.with("whom", self.name_of(who)).with("card", card)), who)
        };
        match *choice {
            Choice::Assign(id, value) => {
                let who = Warrior::Human(id);
                let line = self.human(id).board().lines.get(usize::from(value).wrapping_sub(1));
                let label = self.at(Label::new(key::DO_ASSIGN.with("n", value).with("whom", self.name_of(who))), who);
                match line {
                    _ if self.human(id).is_cancelled(value) => label.detail(key::DO_ASSIGN_CANCELLED),
                    Some(line) => label.detail(
                        key::DO_ASSIGN_DETAIL
                            .with("movement", line.movement)
                            .with("combat", line.combat)
                            .with("defense", line.defense),
                    ),
                    None => label,
                }
            }
            Choice::InstinctValue(card, id) => {
                named(key::DO_INSTINCT_VALUE, id, card.name()).detail(key::DO_INSTINCT_VALUE_DETAIL.with("n", card.value()))
            }
            Choice::InstinctEffect(card, id) => named(key::DO_INSTINCT_EFFECT, id, card.name()).detail(card.text()),
            Choice::Bless(id, Blessing::Combat) => self.human_label(key::DO_BLESS_COMBAT, id),
            Choice::Bless(id, Blessing::Movement) => self.human_label(key::DO_BLESS_MOVEMENT, id),
            Choice::Gift(id, gift) => self.at(Label::new(key::DO_GIFT.with("card", gift.name())), Warrior::Human(id)),
            Choice::DiscardInstinct(card) => Label::new(key::DO_DISCARD.with("card", card.name())),
            Choice::Activate(who @ Warrior::Troglodytes(spot)) => {
                self.at(Label::new(key::DO_ACTIVATE_TROGLODYTE.with("n", self.number(spot))), who).at(cell(spot))
            }
            Choice::Activate(who) => self.at(Label::new(key::DO_ACTIVATE.with("whom", self.name_of(who))), who),
            Choice::Move(to) => Label::new(key::DO_MOVE.with("n", self.number(to))).group(key::GROUP_MOVE).at(cell(to)),
            Choice::Crawl(to) => Label::new(key::DO_CRAWL.with("n", self.number(to))).group(key::GROUP_MOVE).at(cell(to)),
            Choice::Explore(side) => Label::new(key::DO_EXPLORE.with("where", side_name(side))).group(key::GROUP_MOVE),
            Choice::Attack(target) => self.attack_label(target),
            Choice::Use(card) => Label::new(key::DO_USE.with("card", card.name())).detail(card.text()),
            Choice::Scenario(action) => Label::new(action.name()),
            Choice::Lay(turn) => self.lay_label(turn),
            Choice::Tile(tile) => tile_label(tile),
            Choice::TakeBack(power, value) => Label::new(key::DO_TAKE_BACK.with("n", value).with("what", self.power_name(power))),
            Choice::Allocate(value, power) => {
                Label::new(key::DO_ALLOCATE.with("n", value).with("what", self.power_name(power))).detail(self.power_text(power))
            }
            Choice::Growl(value) => Label::new(key::DO_GROWL.with("n", value)),
            Choice::Enter(recruit, spot) => self.enter_label(recruit, spot),
            Choice::Event(card) => Label::new(key::DO_EVENT.with("card", card.name())).detail(card.text()),
            Choice::Keep(card) => Label::new(key::DO_KEEP.with("card", card.name())).detail(card.text()),
            Choice::DiscardEvent(card) => Label::new(key::DO_DISCARD.with("card", card.name())).detail(card.text()),
            Choice::Warrior(who @ Warrior::Troglodytes(spot)) => {
                self.at(Label::new(key::DO_WARRIOR_AT.with("whom", self.name_of(who)).with("n", self.number(spot))), who)
            }
            Choice::Warrior(who) => self.at(Label::new(key::DO_WARRIOR.with("whom", self.name_of(who))), who),
            Choice::Spot(spot) => Label::new(key::DO_SPOT.with("n", self.number(spot))).at(cell(spot)),
            Choice::Line(id, line) => {
                let who = Warrior::Human(id);
                self.at(Label::new(key::DO_LINE.with("n", line).with("whom", self.name_of(who))), who)
            }
            Choice::Opening(spot, side) => {
                Label::new(key::DO_OPENING.with("n", self.number(spot)).with("where", side_name(side))).at(cell(spot))
            }
            Choice::Equipment(id, card) => named(key::DO_EQUIPMENT, id, card.name()),
            Choice::Done => Label::new(key::DO_DONE),
        }
    }

    fn lay_label(&self, turn: u8) -> Label {
        let key = match turn {
            0 => key::DO_LAY_0,
            1 => key::DO_LAY_1,
            2 => key::DO_LAY_2,
            _ => key::DO_LAY_3,
        };
        Label::new(key)
    }

    fn enter_label(&self, recruit: Recruit, spot: SpotId) -> Label {
        let name = match recruit {
            Recruit::Troglodyte => key::TROGLODYTES_ONE,
            Recruit::Fiend(id) => self.name_of(Warrior::Fiend(id)),
        };
        let label = Label::new(key::DO_ENTER.with("whom", name).with("n", self.number(spot)));
        label.detail(key::DO_ENTER_DETAIL.with("n", self.cost_of(recruit, spot))).group(name).at(cell(spot))
    }

    /// An attack with its exact odds: at least one hit, and for one warrior the hits that kill.
    fn attack_label(&self, target: Warrior) -> Label {
        let label = match target {
            Warrior::Troglodytes(spot) => {
                let key = key::DO_ATTACK_TROGLODYTES;
                Label::new(key.with("n", self.number(spot)).with("count", self.laid(spot).troglodytes))
            }
            _ => Label::new(key::DO_ATTACK.with("whom", self.name_of(target))),
        };
        let label = self.at(label, target);
        let Some(active) = self.active() else { return label };
        let (dice, threshold) = (self.dice_against(active.who, target), self.threshold(active.who, target));
        let frenzied = self.is_able(active.who, crate::content::Talent::Frenzied);
        let rolls = u32::from(dice) * if frenzied { 2 } else { 1 };
        let label = label.detail(key::DO_ATTACK_DETAIL.with("n", dice).with("least", threshold.min(6)));
        // Six to the power of so many dice is all that fits.
        if !(1..=10).contains(&rolls) {
            return label;
        }
        let misses = u32::from(threshold.clamp(1, 6) - 1);
        let out_of = 6_u32.pow(rolls);
        label.odds(Odds { of: key::ODDS_HIT.into(), ways: out_of - misses.pow(rolls), out_of })
    }

    /// The name of an infernal warrior with a board.
    pub(crate) fn fiend_name(&self, id: FiendId) -> Key {
        self.name_of(Warrior::Fiend(id))
    }
}

fn tile_label(tile: TileNo) -> Label {
    let label = Label::new(key::DO_TILE.with("n", tile.0));
    match tile.card().effect {
        Some(effect) => label.detail(effect.name()),
        None => label,
    }
}
