//! Events as words, dice and places: one line each for the log, for hands at a real table, and for the eye.

use table::{Key, Noun, Target, Telling};

use crate::board::{Direction, HexId, TerritoryId};
use crate::cards::{Action, Attack, Sin};
use crate::choice::Monster;
use crate::content::UNCLAIMED_ELL;
use crate::event::Event;
use crate::key;
use crate::state::{CharacterId, Ending};
use crate::words::{cell, corner, monster_name, monster_piece, name, number, piece, region, territory};

impl From<CharacterId> for Noun {
    fn from(id: CharacterId) -> Self {
        Self::at(name(id), Target::Piece(piece(id)))
    }
}

impl From<Monster> for Noun {
    fn from(monster: Monster) -> Self {
        Self::at(monster_name(monster), Target::Piece(monster_piece(monster)))
    }
}

impl From<TerritoryId> for Noun {
    fn from(id: TerritoryId) -> Self {
        Self::at(territory(id), region(id))
    }
}

impl From<Direction> for Noun {
    fn from(direction: Direction) -> Self {
        corner(direction).into()
    }
}

macro_rules! noun_from_card {
    ($($card:ty),*) => {$(
        impl From<$card> for Noun {
            fn from(card: $card) -> Self {
                card.name().into()
            }
        }
    )*};
}
noun_from_card!(Action, Attack, Sin);

/// The pictures on the backs of the two decks of monsters.
const ATTACK_GLYPH: &str = "deck-unclaimed";
const SIN_GLYPH: &str = "deck-dante";

// Every event begins with it: one copy is enough.
#[inline(never)]
fn tell(key: Key) -> Telling {
    Telling::new(key)
}

/// What becomes of a hex, or of somebody there.
fn at_hex(key: Key, hex: HexId) -> Telling {
    tell(key).with("where", territory(hex.territory())).with("n", number(hex)).at(cell(hex))
}

fn rolled(key: Key, faces: [u8; 2]) -> Telling {
    tell(key).with("a", faces[0]).with("b", faces[1]).dice(&faces)
}

/// An event as words, dice and places.
pub(crate) fn telling(event: &Event) -> Telling {
    match *event {
        Event::Laid => tell(key::TELL_LAID).hand(key::HAND_LAID),
        Event::First(id) => tell(key::TELL_FIRST).of("who", id),
        Event::Drew(id, card) => {
            tell(key::TELL_DREW).hand(key::HAND_DREW).of("who", id).of("card", card).card(card.name(), card.text(), card.glyph())
        }
        Event::HandFull(id) => tell(key::TELL_HAND_FULL).of("who", id),
        Event::SpinnerPlaced(corner) => tell(key::TELL_SPINNER).hand(key::HAND_SPINNER).of("where", corner),
        Event::Started(id, hex) => at_hex(key::TELL_STARTED, hex).hand(key::HAND_STARTED).of("who", id),
        Event::Round(round, night, first) => {
            let telling = match (night, first) {
                (false, true) => tell(key::TELL_DAY_FIRST).hand(key::HAND_DAY),
                (false, false) => tell(key::TELL_DAY_SECOND),
                (true, true) => tell(key::TELL_NIGHT_FIRST).hand(key::HAND_NIGHT),
                (true, false) => tell(key::TELL_NIGHT_SECOND),
            };
            telling.with("n", round).tone("round")
        }
        Event::DeckGrew(count) => tell(key::TELL_DECK_GREW).hand(key::HAND_DECK_GREW).with("n", count).tone("doom"),
        Event::DeckStays(count) => tell(key::TELL_DECK_STAYS).with("n", count),
        Event::Returned(id, hex) => at_hex(key::TELL_RETURNED, hex).hand(key::HAND_RETURNED).of("who", id).tone("good"),
        Event::NightRoll(faces, true) => rolled(key::TELL_NIGHT_DOUBLED, faces).tone("doom"),
        Event::NightRoll(faces, false) => rolled(key::TELL_NIGHT_PLAIN, faces),
        Event::Reshuffled => tell(key::TELL_RESHUFFLED).hand(key::HAND_RESHUFFLED),
        Event::ActionsReshuffled => tell(key::TELL_ACTIONS_RESHUFFLED).hand(key::HAND_ACTIONS_RESHUFFLED),
        Event::UnclaimedDrew(of, card) => {
            let telling = tell(key::TELL_UNCLAIMED_DREW).hand(key::HAND_UNCLAIMED_DREW).of("where", of).of("card", card);
            let telling = telling.card(card.name(), card.text(), ATTACK_GLYPH);
            telling.at(Target::Piece(monster_piece(Monster::Unclaimed(of)))).tone("harm")
        }
        Event::UnclaimedMoved(_, to) => at_hex(key::TELL_UNCLAIMED_MOVED, to).hand(key::HAND_UNCLAIMED_MOVED),
        Event::UnclaimedCollided(of, id) => {
            tell(key::TELL_UNCLAIMED_COLLIDED).with("where", territory(of)).of("who", id).tone("harm")
        }
        Event::NobodyHit => tell(key::TELL_NOBODY_HIT),
        Event::Hurt(id, loss) => tell(key::TELL_HURT).hand(key::HAND_HURT).of("who", id).with("n", loss).tone("harm"),
        Event::Warded(id) => tell(key::TELL_WARDED).hand(key::HAND_WARDED).of("who", id).tone("good"),
        Event::Died(id) => tell(key::TELL_DIED).hand(key::HAND_DIED).of("who", id).tone("doom"),
        Event::Pushed(id, hex) => at_hex(key::TELL_PUSHED, hex).hand(key::HAND_MOVED).of("who", id).tone("harm"),
        Event::DanteDrew(sin) => {
            let telling = tell(key::TELL_DANTE_DREW).hand(key::HAND_DANTE_DREW).of("card", sin);
            telling.card(sin.name(), sin.text(), SIN_GLYPH).tone("doom")
        }
        Event::DanteDrewAttack(card) => {
            let telling = tell(key::TELL_DANTE_DREW).hand(key::HAND_DANTE_DREW_ATTACK).of("card", card);
            let telling = telling.card(card.name(), card.text(), ATTACK_GLYPH);
            telling.at(Target::Piece(monster_piece(Monster::Dante))).tone("harm")
        }
        Event::DanteMoved(faces, to) => {
            let telling = rolled(key::TELL_DANTE_MOVED, faces).hand(key::HAND_DANTE_MOVED);
            telling.with("n", faces[1]).with("hex", number(to)).at(cell(to))
        }
        Event::DanteTurned(direction) => tell(key::TELL_DANTE_TURNED).of("where", direction),
        Event::DanteLooped => tell(key::TELL_DANTE_LOOPED),
        Event::DanteCollided(id) => tell(key::TELL_DANTE_COLLIDED).of("who", id).tone("harm"),
        Event::Shielded => tell(key::TELL_SHIELDED).hand(key::HAND_SHIELDED).tone("doom"),
        Event::ViolenceRoll(id, faces) => rolled(key::TELL_VIOLENCE, faces).of("who", id),
        Event::WrathRoll(faces, factor) => rolled(key::TELL_WRATH, faces).with("n", factor).tone("doom"),
        Event::WrathIdle => tell(key::TELL_WRATH_IDLE),
        Event::Dropped(id, count) => tell(key::TELL_DROPPED).hand(key::HAND_DROPPED).of("who", id).with("n", count).tone("harm"),
        Event::Pulled(id, hex) => at_hex(key::TELL_PULLED, hex).hand(key::HAND_MOVED).of("who", id).tone("harm"),
        Event::Turn(id) => tell(key::TELL_TURN).of("who", id).tone("turn"),
        Event::Moved(id, hex) => at_hex(key::TELL_MOVED, hex).hand(key::HAND_MOVED).of("who", id),
        Event::AttackRoll(id, monster, faces, bonus) => {
            let key = if bonus > 0 { key::TELL_ATTACK_STRIKE } else { key::TELL_ATTACK };
            rolled(key, faces).of("who", id).of("whom", monster).with("n", faces[0] + faces[1] + bonus)
        }
        Event::Missed(id) => tell(key::TELL_MISSED).of("who", id),
        Event::Wounded(monster, loss) => {
            tell(key::TELL_WOUNDED).hand(key::HAND_WOUNDED).of("whom", monster).with("n", loss).tone("good")
        }
        Event::ShieldBroke => tell(key::TELL_SHIELD_BROKE).hand(key::HAND_SHIELD_BROKE),
        Event::UnclaimedDied(of) => tell(key::TELL_UNCLAIMED_DIED).hand(key::HAND_UNCLAIMED_DIED).of("where", of).tone("good"),
        Event::Flipped(id, of) => tell(key::TELL_FLIPPED).hand(key::HAND_FLIPPED).with("who", name(id)).of("where", of),
        Event::Found(_, hex) => at_hex(key::TELL_FOUND, hex).hand(key::HAND_FOUND).with("ell", UNCLAIMED_ELL).tone("harm"),
        Event::FoundFree(of) => tell(key::TELL_FOUND_FREE).of("where", of).tone("good"),
        Event::DanteWoke(ell) => {
            tell(key::TELL_DANTE_WOKE).hand(key::HAND_DANTE_WOKE).with("n", ell).at(region(TerritoryId::DANTE)).tone("doom")
        }
        Event::Healed(id, 0) => tell(key::TELL_HEALED).of("who", id).with("n", 0).tone("good"),
        Event::Healed(id, gain) => tell(key::TELL_HEALED).hand(key::HAND_HEALED).of("who", id).with("n", gain).tone("good"),
        Event::GaveResources(from, to, count) => {
            tell(key::TELL_GAVE_RESOURCES).hand(key::HAND_GAVE_RESOURCES).of("who", from).of("whom", to).with("n", count)
        }
        Event::GaveCard(from, to, card) => {
            tell(key::TELL_GAVE_CARD).hand(key::HAND_GAVE_CARD).of("who", from).of("whom", to).of("card", card)
        }
        Event::Played(id, card) => {
            let telling = tell(key::TELL_PLAYED).hand(key::HAND_PLAYED).of("who", id).of("card", card);
            telling.card(card.name(), card.text(), card.glyph())
        }
        Event::PickedUp(id, count) => {
            tell(key::TELL_PICKED_UP).hand(key::HAND_PICKED_UP).of("who", id).with("n", count).tone("good")
        }
        Event::Spent(id) => tell(key::TELL_SPENT).hand(key::HAND_SPENT).of("who", id),
        Event::ResourceAppeared(hex) => at_hex(key::TELL_RESOURCE, hex).hand(key::HAND_RESOURCE).tone("good"),
        Event::SetRight(part, value) => part.telling(value),
        Event::Ended(Ending::Won) => tell(key::END_WON).tone("good"),
        Event::Ended(Ending::DeckOut) => tell(key::END_DECK_OUT).tone("doom"),
        Event::Ended(Ending::NotChallenged) => tell(key::END_NOT_CHALLENGED).tone("doom"),
    }
}
