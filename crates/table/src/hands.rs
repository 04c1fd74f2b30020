//! Who rolls the dice and draws the cards: the engine, or people at a real table.

use serde::{Deserialize, Serialize};

use crate::Dice;

/// What people roll and draw themselves, by kind of die ([`crate::Die::kind`]) and by pile ([`crate::Chance::pile`]).
///
/// Written down, the first two are what `false` and `true` were when all or nothing was by hand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Hands {
    /// The engine rolls and draws.
    #[default]
    Nothing,
    /// People roll and draw.
    Everything,
    /// People roll and draw these; the engine does the rest.
    Only(Vec<String>),
    /// People roll and draw all but these.
    AllBut(Vec<String>),
}

impl Hands {
    /// Whether this kind of die, or this pile, is for people.
    pub fn take(&self, name: &str) -> bool {
        let among = |names: &[String]| names.iter().any(|known| known == name);
        match self {
            Self::Nothing => false,
            Self::Everything => true,
            Self::Only(names) => among(names),
            Self::AllBut(names) => !among(names),
        }
    }

    /// Whether people roll these dice. Dice of several kinds are rolled together, so one kind of theirs is enough.
    pub fn roll(&self, dice: &Dice) -> bool {
        dice.iter().any(|die| self.take(die.kind.0))
    }

    /// Gives a kind of die, or a pile, to people or to the engine.
    pub fn give(&mut self, name: &str, to_people: bool) {
        if self.take(name) == to_people {
            return;
        }
        *self = match core::mem::take(self) {
            Self::Nothing => Self::Only(vec![name.to_owned()]),
            Self::Everything => Self::AllBut(vec![name.to_owned()]),
            Self::Only(names) => with_or_without(names, name).map_or(Self::Nothing, Self::Only),
            Self::AllBut(names) => with_or_without(names, name).map_or(Self::Everything, Self::AllBut),
        };
    }
}

/// Takes a name out of the list, or puts it in where it is not there; nothing where nobody is left.
fn with_or_without(mut names: Vec<String>, name: &str) -> Option<Vec<String>> {
    let before = names.len();
    names.retain(|known| known != name);
    if names.len() == before {
        names.push(name.to_owned());
    }
    (!names.is_empty()).then_some(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Die, Key};

    #[test]
    fn each_kind_is_given_to_people_or_to_the_engine_by_itself() {
        for start in [Hands::Nothing, Hands::Everything] {
            let mut hands = start.clone();
            let at_first = hands.take("dice");
            hands.give("dice", !at_first);
            assert_eq!((hands.take("dice"), hands.take("cards")), (!at_first, at_first));
            hands.give("cards", !at_first);
            assert_eq!((hands.take("dice"), hands.take("cards"), hands.take("lots")), (!at_first, !at_first, at_first));
            hands.give("dice", at_first);
            hands.give("cards", at_first);
            assert_eq!(hands, start, "back to where it was");
        }
    }

    #[test]
    fn people_roll_all_dice_of_a_roll_as_soon_as_one_kind_is_theirs() {
        let mut hands = Hands::Nothing;
        hands.give("d6", true);
        let [six, eight] = [(6, "d6"), (8, "d8")].map(|(sides, kind)| Die { sides, kind: Key(kind) });
        assert!(hands.roll(&Dice::of(2, six)) && !hands.roll(&Dice::of(2, eight)));
        assert!(hands.roll(&Dice::of(1, eight).and(six)));
    }

    #[test]
    fn all_and_nothing_are_written_as_they_always_were() {
        for (hands, before) in [(Hands::Nothing, false), (Hands::Everything, true)] {
            let written = postcard::to_allocvec(&before).unwrap();
            assert_eq!(postcard::to_allocvec(&hands).unwrap(), written);
            assert_eq!(postcard::from_bytes::<Hands>(&written).unwrap(), hands);
        }
    }
}
