//! Correcting what differs on a real table: values, places, and where the cards lie.
//!
//! Cards that are put into a hand or among the discards come from their deck, and go back there.

use serde::Serialize;
use table::{AnswerError, Correction, Key, RuleId, Say, Scale, Telling, Thing, Told};

use crate::board::{HEXES, HexId, TerritoryId};
use crate::cards::{Action, Attack, Sin};
use crate::content::{CHARACTER_ELL, DANTE_DECK_MOST, HAND_LIMIT, UNCLAIMED_ELL};
use crate::event::Event;
use crate::state::{CharacterId, Inferno, MOST_RESOURCES, Pile};
use crate::words::{cell, name, number, territory};
use crate::{key, rule};

/// What can be set right. Its order stands in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The ELL of a character.
    Ell,
    /// The hex of a character.
    Place,
    /// The resources of a character.
    Resources,
    /// Whether a ward protects a character.
    Ward,
    /// How often a character holds a card.
    Hand,
    /// The ELL of a territory's Unclaimed.
    UnclaimedEll,
    /// The hex of a territory's Unclaimed.
    UnclaimedPlace,
    /// Dante's ELL.
    DanteEll,
    /// Dante's hex.
    DantePlace,
    /// Whether Pride shields Dante.
    Shield,
    /// The number of cards in Dante's deck.
    DanteDeck,
    /// Whether one of Dante's cards has come up.
    Seen,
    /// How often a card lies among the discards of the Unclaimed.
    AttackSpent,
    /// How often a card lies among the discarded action cards.
    ActionSpent,
    /// The resources on a hex.
    Lying,
}

/// How each of them is found (under a heading of its own, or under who has it), named, told of and counted, and its rule.
/// All texts get the same arguments and take what they need.
#[rustfmt::skip]
const ABOUT: [(Option<Key>, Key, Key, Scale, RuleId); 15] = [
    (None, key::THING_ELL, key::RIGHT_ELL, Scale::Count, rule::ELL_CHARACTERS),
    (None, key::THING_PLACE, key::RIGHT_PLACE, Scale::Place, rule::BOARD_HEX_CAPACITY),
    (None, key::THING_RESOURCES, key::RIGHT_RESOURCES, Scale::Count, rule::TURN_RESOURCES),
    (None, key::PANEL_WARD, key::RIGHT_WARD, Scale::Mark, rule::TURN_CARDS),
    (None, key::THING_CARD, key::RIGHT_HAND, Scale::Count, rule::TURN_CARDS),
    (Some(key::THING_UNCLAIMED), key::THING_ELL, key::RIGHT_UNCLAIMED_ELL, Scale::Count, rule::UNCLAIMED_ELL),
    (Some(key::THING_UNCLAIMED), key::THING_PLACE, key::RIGHT_UNCLAIMED_PLACE, Scale::Place, rule::UNCLAIMED_PERIMETER),
    (None, key::THING_ELL, key::RIGHT_ELL, Scale::Count, rule::ELL_DANTE),
    (None, key::THING_PLACE, key::RIGHT_PLACE, Scale::Place, rule::DANTE_MOVE_LOOP),
    (None, key::PANEL_SHIELD, key::RIGHT_SHIELD, Scale::Mark, rule::DANTE_CARD_PRIDE),
    (None, key::PANEL_DANTE_DECK, key::RIGHT_DECK, Scale::Count, rule::DECK_DANTE_MAXIMUM),
    (Some(key::THING_SEEN), key::THING_KIND, key::RIGHT_SEEN, Scale::Mark, rule::DECK_DANTE_REUSE),
    (Some(key::THING_ATTACKS), key::THING_KIND, key::RIGHT_SPENT, Scale::Count, rule::DECK_UNCLAIMED),
    (Some(key::THING_ACTIONS), key::THING_KIND, key::RIGHT_SPENT, Scale::Count, rule::TURN_CARDS),
    (Some(key::THING_LYING), key::THING_HEX, key::RIGHT_LYING, Scale::Count, rule::TURN_RESOURCES),
];

/// A card in a hand is counted by its holder and its kind, of which there are fewer than this.
const KINDS: u16 = 8;

/// One thing of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Part {
    /// What it is.
    pub what: What,
    /// Which of them: a character, a territory, a hex, a kind of card, or eight times the character and the card in its hand.
    pub which: u16,
}

impl Part {
    /// Its number in records.
    fn id(self) -> u16 {
        Thing::number(self.what as u16, self.which)
    }

    /// The character, territory, hex or card of this number.
    fn number(self) -> u8 {
        self.which as u8
    }

    /// Whose hand it is in, and which card it is.
    fn held(self) -> (CharacterId, usize) {
        (CharacterId((self.which / KINDS) as u8), usize::from(self.which % KINDS))
    }

    fn who(self) -> Key {
        match self.what {
            What::Ell | What::Place | What::Resources | What::Ward => name(CharacterId(self.number())),
            What::Hand => name(self.held().0),
            What::UnclaimedEll | What::UnclaimedPlace => territory(TerritoryId(self.number())),
            _ => key::MONSTER_DANTE,
        }
    }

    fn card(self) -> Key {
        let kind = usize::from(self.which);
        let name = match self.what {
            What::Seen => Sin::of(kind).map(Sin::name),
            What::AttackSpent => Attack::of(kind).map(Attack::name),
            What::Hand => Action::of(self.held().1).map(Action::name),
            _ => Action::of(kind).map(Action::name),
        };
        name.unwrap_or(key::PILE_NONE)
    }

    /// How it is found, named, told of and counted, and its rule.
    #[expect(clippy::indexing_slicing, reason = "there is a line for each")]
    fn about(self) -> (Key, Key, Key, Scale, RuleId) {
        let (heading, name, told, scale, rule) = ABOUT[self.what as usize];
        (heading.unwrap_or(self.who()), name, told, scale, rule)
    }

    /// A text of it, at a value.
    fn say(self, key: Key, value: u16) -> Say {
        let hex = HexId(if self.what == What::Lying { self.which } else { value.min(HEXES as u16 - 1) });
        let say = key.with("who", self.who()).with("card", self.card()).with("n", value);
        say.with("where", territory(hex.territory())).with("hex", number(hex))
    }

    /// What is told when it was set to a value.
    pub(crate) fn telling(self, value: u16) -> Telling {
        let (_, _, told, scale, _) = self.about();
        let telling = Telling::new(self.say(told, value));
        if scale == Scale::Place { telling.at(cell(HexId(value))) } else { telling }
    }
}

impl Inferno {
    /// Everything that can be set right, each with its value and the highest that could be tried.
    fn parts(&self) -> Vec<(Part, u16, u16)> {
        let mut parts = Vec::new();
        let mut add = |what: What, which: u16, now: u16, most: u16| parts.push((Part { what, which }, now, most));
        let last_hex = HEXES as u16 - 1;
        for (id, at) in self.on_board() {
            let (character, which) = (self.character(id), u16::from(id.0));
            add(What::Ell, which, character.ell.into(), CHARACTER_ELL.into());
            add(What::Place, which, at.0, last_hex);
            add(What::Resources, which, character.resources.into(), MOST_RESOURCES as u16);
            add(What::Ward, which, character.ward.into(), 1);
            for (kind, held) in (which * KINDS..).zip(character.cards.counts()) {
                add(What::Hand, kind, (*held).into(), HAND_LIMIT as u16);
            }
        }
        for unclaimed in &self.unclaimed {
            let which = unclaimed.territory.0.into();
            add(What::UnclaimedEll, which, unclaimed.ell.into(), UNCLAIMED_ELL.into());
            add(What::UnclaimedPlace, which, unclaimed.at.0, last_hex);
        }
        if let Some(dante) = self.dante {
            add(What::DanteEll, 0, dante.ell.into(), self.dante_ell().max(dante.ell).into());
            add(What::DantePlace, 0, dante.at.0, last_hex);
            add(What::Shield, 0, dante.shield.into(), 1);
        }
        add(What::DanteDeck, 0, self.dante_deck.into(), DANTE_DECK_MOST.into());
        // None of them comes up before he is challenged.
        for (kind, unseen) in (0..).zip(self.sins.counts()).filter(|_| self.dante.is_some()) {
            add(What::Seen, kind, u16::from(*unseen == 0), 1);
        }
        for (kind, (spent, all)) in (0..).zip(self.attacks_spent.counts().iter().zip(Attack::deck().counts())) {
            add(What::AttackSpent, kind, (*spent).into(), (*all).into());
        }
        for (kind, (spent, all)) in (0..).zip(self.actions_spent.counts().iter().zip(Action::deck().counts())) {
            add(What::ActionSpent, kind, (*spent).into(), (*all).into());
        }
        for (place, pile) in self.piles.iter().enumerate() {
            // What Envy threw down lies apart from what lay there before, which is the one that is set right.
            if !self.piles.iter().take(place).any(|other: &Pile| other.at == pile.at) {
                add(What::Lying, pile.at.0, pile.count.into(), MOST_RESOURCES as u16);
            }
        }
        parts
    }

    pub(crate) fn list_things(&self) -> Vec<Thing> {
        let thing = |(part, now, most): (Part, u16, u16)| {
            let (of, name, _, scale, _) = part.about();
            Thing { id: part.id(), of: part.say(of, now), name: part.say(name, now), scale, now, most }
        };
        self.parts().into_iter().map(thing).collect()
    }

    pub(crate) fn correct(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let part = self.parts().into_iter().find(|(part, ..)| part.id() == thing);
        let Some((part, _, most)) = part else { return Err(AnswerError::NoSuchAnswer) };
        let (.., rule) = part.about();
        if value <= most && self.put(part, value) {
            Ok(Told { event: Event::SetRight(part, value), by: rule.into() })
        } else {
            Err(AnswerError::Refused(rule))
        }
    }

    /// Sets a part; whether there were cards enough for it. What else forbids it [`table::Game::check`] says.
    fn put(&mut self, part: Part, value: u16) -> bool {
        let (hex, count, kind) = (HexId(value), value as u8, usize::from(part.which));
        let (character, place) = (CharacterId(part.number()), TerritoryId(part.number()));
        match part.what {
            What::Ell => self.character_mut(character).ell = count,
            What::Place => self.character_mut(character).at = Some(hex),
            What::Resources => self.character_mut(character).resources = count,
            What::Ward => self.character_mut(character).ward = count > 0,
            What::Hand => {
                let (holder, kind) = part.held();
                let mut actions = self.actions;
                let dealt = actions.deal(&mut self.character_mut(holder).cards, kind, count);
                self.actions = actions;
                return dealt;
            }
            What::UnclaimedEll => return self.unclaimed_of_mut(place).map(|unclaimed| unclaimed.ell = count).is_some(),
            What::UnclaimedPlace => return self.unclaimed_of_mut(place).map(|unclaimed| unclaimed.at = hex).is_some(),
            What::DanteEll => return self.dante.as_mut().map(|dante| dante.ell = count).is_some(),
            What::DantePlace => return self.dante.as_mut().map(|dante| dante.at = hex).is_some(),
            What::Shield => return self.dante.as_mut().map(|dante| dante.shield = count > 0).is_some(),
            What::DanteDeck => self.dante_deck = count,
            What::Seen if count > 0 => return self.sins.take(kind),
            What::Seen => self.sins.add(kind),
            What::AttackSpent => return self.attacks.deal(&mut self.attacks_spent, kind, count),
            What::ActionSpent => return self.actions.deal(&mut self.actions_spent, kind, count),
            What::Lying => {
                if let Some(pile) = self.piles.iter_mut().find(|pile| pile.at.0 == part.which) {
                    pile.count = count;
                }
                self.piles.retain(|pile| pile.count > 0);
            }
        }
        true
    }
}
