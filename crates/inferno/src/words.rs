//! Choices and events as words and places.

use table::{CellId, Key, Label, Odds, PieceId, Say, Seat, Target, Telling};

use crate::attack::attack_odds;
use crate::board::{Direction, HexId, TerritoryId};
use crate::cards::{Action, Attack, Sin};
use crate::choice::{Choice, Monster};
use crate::content::{D6, MEND, NAMES, RESOURCE_HEALS, REST, UNCLAIMED_ELL};
use crate::event::Event;
use crate::key;
use crate::state::{CharacterId, Ending, Inferno, Phase};

/// What a character is called.
pub(crate) fn name(id: CharacterId) -> Key {
    NAMES.get(usize::from(id.0)).copied().unwrap_or(key::NAME_BEATRICE)
}

/// What a territory is called.
pub(crate) fn territory(id: TerritoryId) -> Key {
    const TERRITORIES: [Key; crate::board::TERRITORIES] = [
        key::TERRITORY_DANTE,
        key::TERRITORY_DIS,
        key::TERRITORY_WOOD,
        key::TERRITORY_SANDS,
        key::TERRITORY_PHLEGETHON,
        key::TERRITORY_MALEBOLGE,
        key::TERRITORY_COCYTUS,
        key::TERRITORY_GATE,
        key::TERRITORY_ACHERON,
        key::TERRITORY_LIMBO,
        key::TERRITORY_WHIRLWIND,
        key::TERRITORY_RAIN,
        key::TERRITORY_MARSH,
        key::TERRITORY_STYX,
        key::TERRITORY_TOMBS,
        key::TERRITORY_ROCKFALL,
        key::TERRITORY_CLIFF,
        key::TERRITORY_DITCHES,
        key::TERRITORY_WELL,
    ];
    TERRITORIES.get(usize::from(id.0)).copied().unwrap_or(key::TERRITORY_DANTE)
}

/// What a corner of the board, and the direction to it, is called.
pub(crate) fn corner(direction: Direction) -> Key {
    match direction.0 {
        0 => key::CORNER_EAST,
        1 => key::CORNER_SOUTH_EAST,
        2 => key::CORNER_SOUTH_WEST,
        3 => key::CORNER_WEST,
        4 => key::CORNER_NORTH_WEST,
        _ => key::CORNER_NORTH_EAST,
    }
}

/// The place of a hex in its territory, counted from 1.
pub(crate) fn number(hex: HexId) -> u16 {
    let before = hex.territory().hexes().iter().take_while(|other| *other < hex).count();
    before as u16 + 1
}

pub(crate) fn cell(hex: HexId) -> Target {
    Target::Cell(CellId(hex.0))
}

pub(crate) fn region(id: TerritoryId) -> Target {
    Target::Region(u16::from(id.0))
}

/// The piece of a character.
pub(crate) fn piece(id: CharacterId) -> PieceId {
    PieceId(u16::from(id.0))
}

/// The piece of a monster.
pub(crate) fn monster_piece(monster: Monster) -> PieceId {
    match monster {
        Monster::Unclaimed(territory) => PieceId(100 + u16::from(territory.0)),
        Monster::Dante => PieceId(99),
    }
}

fn at_hex(key: Key, hex: HexId) -> Say {
    key.with("where", territory(hex.territory())).with("n", number(hex))
}

fn monster_name(monster: Monster) -> Key {
    match monster {
        Monster::Unclaimed(_) => key::MONSTER_UNCLAIMED,
        Monster::Dante => key::MONSTER_DANTE,
    }
}

/// What a kind of card or lot in a pile is called.
pub(crate) fn card(pile: &str, kind: usize) -> Say {
    let direction = || corner(Direction(kind as u8)).into();
    match pile {
        "attack" => Attack::of(kind).map_or(key::PILE_NONE, Attack::name).into(),
        "sin" => Sin::of(kind).map_or(key::PILE_NONE, Sin::name).into(),
        "action" => Action::of(kind).map_or(key::PILE_NONE, Action::name).into(),
        "character" => NAMES.get(kind).copied().unwrap_or(key::PILE_NONE).into(),
        "direction" => direction(),
        "territory" if kind == 0 => key::PILE_UNCLAIMED.into(),
        "territory" => key::PILE_FREE.into(),
        _ => key::PILE_HEX.with("n", kind as i32 + 1),
    }
}

/// The dice and piles of the game, by the names that draws and rolls go by.
pub(crate) const SOURCES: [(&str, Key); 8] = [
    (D6.kind.0, D6.kind),
    ("action", key::PANEL_ACTION_DECK),
    ("attack", key::PANEL_ATTACK_DECK),
    ("sin", key::PANEL_DANTE_DECK),
    ("territory", key::SOURCE_TERRITORY),
    ("hex", key::SOURCE_HEX),
    ("character", key::SOURCE_CHARACTER),
    ("direction", key::SOURCE_DIRECTION),
];

impl Inferno {
    /// A choice as words and places.
    pub(crate) fn words_of(&self, choice: &Choice) -> Label {
        match *choice {
            Choice::Spinner(direction) => {
                Label::new(key::DO_SPINNER.with("where", corner(direction))).at(cell(crate::scene::corner_hex(direction)))
            }
            Choice::Start(hex) => Label::new(at_hex(key::DO_START, hex)).group(key::GROUP_START).at(cell(hex)),
            Choice::Return(to) => Label::new(key::DO_RETURN.with("where", territory(to))).at(region(to)).at(cell(to.center())),
            Choice::Attack(monster) => self.attack_label(monster),
            Choice::Flip(to) => self.flip_label(key::DO_FLIP.with("where", territory(to)), to),
            Choice::Rest => Label::new(key::DO_REST).detail(key::DO_REST_DETAIL.with("n", REST)),
            Choice::GiveResources(to, count) => Label::new(key::DO_GIVE_RESOURCES.with("n", count).with("whom", name(to)))
                .group(key::GROUP_GIVE)
                .at(Target::Piece(piece(to))),
            Choice::GiveCard(to, card) => {
                Label::new(key::DO_GIVE_CARD.with("card", card.name()).with("whom", name(to))).group(key::GROUP_GIVE)
            }
            Choice::Strike => self.card_label(Action::Strike),
            Choice::Dash => self.card_label(Action::Dash),
            Choice::Ward => self.card_label(Action::Ward),
            Choice::Mend(whom) => self.pointing_at(
                Action::Mend,
                Label::new(key::DO_MEND.with("whom", name(whom)))
                    .detail(key::DO_MEND_DETAIL.with("n", MEND))
                    .at(Target::Piece(piece(whom))),
            ),
            Choice::Call(whom) => self.pointing_at(
                Action::Call,
                Label::new(key::DO_CALL.with("whom", name(whom))).detail(Action::Call.text()).at(Target::Piece(piece(whom))),
            ),
            Choice::Torch(to) => self.pointing_at(
                Action::Torch,
                self.flip_label(key::DO_TORCH.with("where", territory(to)), to).group(key::GROUP_TORCH),
            ),
            Choice::Move(hex) => Label::new(at_hex(key::DO_MOVE, hex)).group(key::GROUP_MOVE).at(cell(hex)),
            Choice::PickUp => Label::new(key::DO_PICK_UP),
            Choice::Heal => Label::new(key::DO_HEAL).detail(key::DO_HEAL_DETAIL.with("n", RESOURCE_HEALS)),
            Choice::EndTurn => Label::new(key::DO_END_TURN),
            Choice::Stay => Label::new(key::DO_STAY),
            Choice::Keep => Label::new(key::DO_KEEP),
            Choice::RollAgain => self.roll_again_label(),
        }
    }

    fn card_label(&self, card: Action) -> Label {
        self.pointing_at(card, Label::new(key::DO_PLAY.with("card", card.name())).detail(card.text()))
    }

    /// Points at the card in the hand of whose turn it is, where the seat's panel shows it: hands lie sorted by kind.
    fn pointing_at(&self, card: Action, label: Label) -> Label {
        let Some(id) = self.whose_turn() else { return label };
        let cards = &self.character(id).cards;
        let before = Action::ALL.into_iter().take_while(|other| *other != card);
        let place: u8 = before.map(|other| cards.count(Action::kind(other))).sum();
        label.at(Target::Card(id.seat(), place))
    }

    fn flip_label(&self, say: Say, to: TerritoryId) -> Label {
        let detail = if to == TerritoryId::DANTE {
            key::DO_FLIP_DANTE.with("n", self.dante_deck)
        } else if to.is_inner() {
            key::DO_FLIP_INNER.into()
        } else {
            key::DO_FLIP_OUTER.with("n", self.outer.count(0)).with("of", self.outer.len() as i32)
        };
        Label::new(say).detail(detail).at(region(to))
    }

    fn is_striking(&self) -> bool {
        matches!(self.phase, Phase::Turn(_, turn) if turn.strike)
    }

    fn attack_label(&self, monster: Monster) -> Label {
        let label = Label::new(key::DO_ATTACK.with("whom", monster_name(monster))).at(Target::Piece(monster_piece(monster)));
        let left = match monster {
            Monster::Unclaimed(territory) => self.unclaimed_of(territory).map_or(0, |unclaimed| unclaimed.ell),
            Monster::Dante => self.dante.map_or(0, |dante| dante.ell),
        };
        if monster == Monster::Dante && self.dante.is_some_and(|dante| dante.shield) {
            return label.detail(key::DO_ATTACK_SHIELD);
        }
        with_attack_odds(label.detail(key::DO_ATTACK_DETAIL.with("n", left)), self.is_striking(), left)
    }

    fn roll_again_label(&self) -> Label {
        with_attack_odds(Label::new(key::DO_ROLL_AGAIN), self.is_striking(), u8::MAX)
    }

    /// An event as words, dice and places.
    pub(crate) fn words_for(&self, event: &Event) -> Telling {
        let who = |key: Key, id: CharacterId| Telling::new(key.with("who", name(id))).at(Target::Piece(piece(id)));
        let plain = |key: Key| Telling::new(key);
        match *event {
            Event::Laid => plain(key::TELL_LAID),
            Event::First(id) => who(key::TELL_FIRST, id),
            Event::Drew(id, card) => {
                Telling::new(key::TELL_DREW.with("who", name(id)).with("card", card.name())).at(Target::Piece(piece(id)))
            }
            Event::HandFull(id) => who(key::TELL_HAND_FULL, id),
            Event::SpinnerPlaced(direction) => Telling::new(key::TELL_SPINNER.with("where", corner(direction))),
            Event::Started(id, hex) => hex_telling(key::TELL_STARTED, id, hex),
            Event::Round(round, night, first) => {
                let key = match (night, first) {
                    (false, true) => key::TELL_DAY_FIRST,
                    (false, false) => key::TELL_DAY_SECOND,
                    (true, true) => key::TELL_NIGHT_FIRST,
                    (true, false) => key::TELL_NIGHT_SECOND,
                };
                Telling::new(key.with("n", round)).tone("round")
            }
            Event::DeckGrew(count) => Telling::new(key::TELL_DECK_GREW.with("n", count)).tone("doom"),
            Event::DeckStays(count) => Telling::new(key::TELL_DECK_STAYS.with("n", count)),
            Event::Returned(id, hex) => hex_telling(key::TELL_RETURNED, id, hex).tone("good"),
            Event::NightRoll(faces, doubled) => {
                let key = if doubled { key::TELL_NIGHT_DOUBLED } else { key::TELL_NIGHT_PLAIN };
                dice_telling(key.into(), faces).tone(if doubled { "doom" } else { "calm" })
            }
            Event::Reshuffled => plain(key::TELL_RESHUFFLED),
            Event::ActionsReshuffled => plain(key::TELL_ACTIONS_RESHUFFLED),
            Event::UnclaimedDrew(of, card) => {
                Telling::new(key::TELL_UNCLAIMED_DREW.with("where", territory(of)).with("card", card.name()))
                    .at(region(of))
                    .tone("harm")
            }
            Event::UnclaimedMoved(of, to) => {
                Telling::new(key::TELL_UNCLAIMED_MOVED.with("where", territory(of)).with("n", number(to))).at(cell(to))
            }
            Event::UnclaimedCollided(of, id) => {
                Telling::new(key::TELL_UNCLAIMED_COLLIDED.with("where", territory(of)).with("who", name(id)))
                    .at(Target::Piece(piece(id)))
                    .tone("harm")
            }
            Event::NobodyHit => plain(key::TELL_NOBODY_HIT),
            Event::Hurt(id, loss) => {
                Telling::new(key::TELL_HURT.with("who", name(id)).with("n", loss)).at(Target::Piece(piece(id))).tone("harm")
            }
            Event::Warded(id) => who(key::TELL_WARDED, id).tone("good"),
            Event::Died(id) => who(key::TELL_DIED, id).tone("doom"),
            Event::Pushed(id, hex) => hex_telling(key::TELL_PUSHED, id, hex).tone("harm"),
            Event::DanteDrew(sin) => Telling::new(key::TELL_DANTE_DREW.with("card", sin.name())).tone("doom"),
            Event::DanteDrewAttack(card) => Telling::new(key::TELL_DANTE_DREW.with("card", card.name())).tone("harm"),
            Event::DanteMoved(faces, to) => dice_telling(key::TELL_DANTE_MOVED.with("n", faces[1]), faces).at(cell(to)),
            Event::DanteTurned(direction) => Telling::new(key::TELL_DANTE_TURNED.with("where", corner(direction))),
            Event::DanteLooped => plain(key::TELL_DANTE_LOOPED),
            Event::DanteCollided(id) => who(key::TELL_DANTE_COLLIDED, id).tone("harm"),
            Event::Shielded => plain(key::TELL_SHIELDED).tone("doom"),
            Event::ViolenceRoll(id, faces) => dice_telling(key::TELL_VIOLENCE.with("who", name(id)), faces),
            Event::WrathRoll(faces, factor) => dice_telling(key::TELL_WRATH.with("n", factor), faces).tone("doom"),
            Event::WrathIdle => plain(key::TELL_WRATH_IDLE),
            Event::Dropped(id, count) => {
                Telling::new(key::TELL_DROPPED.with("who", name(id)).with("n", count)).at(Target::Piece(piece(id))).tone("harm")
            }
            Event::Pulled(id, hex) => hex_telling(key::TELL_PULLED, id, hex).tone("harm"),
            Event::Turn(id) => who(key::TELL_TURN, id).tone("turn"),
            Event::Moved(id, hex) => hex_telling(key::TELL_MOVED, id, hex),
            Event::AttackRoll(id, monster, faces, bonus) => {
                let key = if bonus > 0 { key::TELL_ATTACK_STRIKE } else { key::TELL_ATTACK };
                let say = key.with("who", name(id)).with("whom", monster_name(monster)).with("n", faces[0] + faces[1] + bonus);
                dice_telling(say, faces).at(Target::Piece(piece(id)))
            }
            Event::Missed(id) => who(key::TELL_MISSED, id),
            Event::Wounded(monster, loss) => Telling::new(key::TELL_WOUNDED.with("whom", monster_name(monster)).with("n", loss))
                .at(Target::Piece(monster_piece(monster)))
                .tone("good"),
            Event::ShieldBroke => plain(key::TELL_SHIELD_BROKE),
            Event::UnclaimedDied(of) => {
                Telling::new(key::TELL_UNCLAIMED_DIED.with("where", territory(of))).at(region(of)).tone("good")
            }
            Event::Flipped(id, of) => {
                Telling::new(key::TELL_FLIPPED.with("who", name(id)).with("where", territory(of))).at(region(of))
            }
            Event::Found(of, hex) => {
                Telling::new(key::TELL_FOUND.with("where", territory(of)).with("n", UNCLAIMED_ELL)).at(cell(hex)).tone("harm")
            }
            Event::FoundFree(of) => Telling::new(key::TELL_FOUND_FREE.with("where", territory(of))).at(region(of)).tone("good"),
            Event::DanteWoke(ell) => {
                Telling::new(key::TELL_DANTE_WOKE.with("n", ell)).at(region(TerritoryId::DANTE)).tone("doom")
            }
            Event::Healed(id, gain) => {
                Telling::new(key::TELL_HEALED.with("who", name(id)).with("n", gain)).at(Target::Piece(piece(id))).tone("good")
            }
            Event::GaveResources(from, to, count) => {
                Telling::new(key::TELL_GAVE_RESOURCES.with("who", name(from)).with("whom", name(to)).with("n", count))
            }
            Event::GaveCard(from, to, card) => {
                Telling::new(key::TELL_GAVE_CARD.with("who", name(from)).with("whom", name(to)).with("card", card.name()))
            }
            Event::Played(id, card) => {
                Telling::new(key::TELL_PLAYED.with("who", name(id)).with("card", card.name())).at(Target::Piece(piece(id)))
            }
            Event::PickedUp(id, count) => {
                Telling::new(key::TELL_PICKED_UP.with("who", name(id)).with("n", count)).at(Target::Piece(piece(id))).tone("good")
            }
            Event::Spent(id) => who(key::TELL_SPENT, id),
            Event::ResourceAppeared(hex) => Telling::new(at_hex(key::TELL_RESOURCE, hex)).at(cell(hex)).tone("good"),
            Event::SetRight(part, value) => part.telling(value),
            Event::Ended(Ending::Won) => plain(key::END_WON).tone("good"),
            Event::Ended(Ending::DeckOut) => plain(key::END_DECK_OUT).tone("doom"),
            Event::Ended(Ending::NotChallenged) => plain(key::END_NOT_CHALLENGED).tone("doom"),
        }
    }
}

fn hex_telling(key: Key, id: CharacterId, hex: HexId) -> Telling {
    Telling::new(at_hex(key, hex).with("who", name(id))).at(cell(hex)).at(Target::Piece(piece(id)))
}

fn dice_telling(say: Say, faces: [u8; 2]) -> Telling {
    Telling::new(say.with("a", faces[0]).with("b", faces[1])).dice(&faces)
}

/// The exact odds of an attack on a monster that has `left` ELL.
fn with_attack_odds(label: Label, strike: bool, left: u8) -> Label {
    let (any, twice) = attack_odds(strike);
    let label = label.odds(Odds { of: key::ODDS_WOUND.into(), ways: any, out_of: 36 });
    let label = label.odds(Odds { of: key::ODDS_TWICE.into(), ways: twice, out_of: 36 });
    match left {
        1 => label.odds(Odds { of: key::ODDS_KILL.into(), ways: any, out_of: 36 }),
        2 => label.odds(Odds { of: key::ODDS_KILL.into(), ways: twice, out_of: 36 }),
        _ => label,
    }
}

/// The name of a seat.
pub(crate) fn seat_name(seat: Seat) -> Key {
    name(CharacterId(seat.0))
}
