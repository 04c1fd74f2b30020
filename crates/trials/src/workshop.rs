//! What every game with a workshop is put through: its cards are read, said and tried as those of the box are.

use std::marker::PhantomData;
use std::path::Path;

use cards::{Card, Content, Fault, Workshop};
use catalogue::{BASE, Texts};
use table::{Fate, Game, Key, Question, Say, Session};

/// The workshop of a game, and the box that it is measured by.
pub struct Bench<G> {
    content: Content,
    texts: Texts,
    game: PhantomData<G>,
}

impl<G: Workshop + Game> Bench<G> {
    /// The workshop of the crate in this folder.
    pub fn of(home: &str) -> Self {
        let home = Path::new(home);
        let content = Content::load(&home.join("content")).unwrap_or_else(|fault| panic!("{fault}"));
        let texts = Texts::load(home.join("texts"), BASE).unwrap_or_else(|problem| panic!("{problem}"));
        assert!(G::DECKS.iter().all(|(_, name)| texts.keys().any(|key| key == *name)), "every deck has a name");
        let mut named: Vec<&str> = G::DECKS.iter().map(|(deck, _)| *deck).collect();
        named.sort_unstable();
        assert_eq!(named, content.language().workshop().collect::<Vec<_>>(), "the language says which decks are open");
        Self { content, texts, game: PhantomData }
    }

    /// A card that has to be one.
    pub fn read(&self, deck: &str, text: &str) -> Card {
        G::notation().read(deck, text).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
    }

    /// A table for a card that has to be tried.
    pub fn lay(&self, deck: &str, text: &str) -> G {
        G::lay(deck, &self.read(deck, text)).unwrap_or_else(|unfit| panic!("{}\n{text}", unfit.within(text)))
    }

    /// Why a text is not taken.
    pub fn refused(&self, deck: &str, text: &str) -> Fault {
        match G::notation().read(deck, text) {
            Err(fault) => fault,
            Ok(card) => G::judge(deck, &card).map_or_else(|unfit| unfit.within(text), |()| panic!("{text} is taken")),
        }
    }

    /// The ids and texts of all cards of a deck, in the order of their numbers.
    pub fn box_of(&self, deck: &str) -> Vec<(&str, &str)> {
        let cards = self.content.decks().iter().filter(|known| known.id == deck).flat_map(|deck| &deck.cards);
        let written = cards.map(|card| (card.id.as_str(), self.content.text(deck, &card.id)));
        written.map(|(id, text)| (id, text.unwrap_or_else(|| panic!("{id} has no text")))).collect()
    }

    /// What stands in a field of all cards of a deck, in parts that are separated so.
    pub fn parts_of(&self, deck: &str, field: &str, separator: &str) -> Vec<String> {
        let begins = format!("  {field}: ");
        let lines = self.box_of(deck).into_iter().flat_map(|(_, text)| text.lines());
        let lines = lines.filter_map(|line| line.strip_prefix(&begins).map(str::to_owned));
        lines.flat_map(|line| line.split(separator).map(str::to_owned).collect::<Vec<_>>()).collect()
    }

    /// Every card of the box is said as players read it, in whatever language nobody has too.
    pub fn cards_are_said(&self) {
        for (deck, _) in G::DECKS {
            for (id, text) in self.box_of(deck) {
                let key = Key(String::leak(format!("{deck}.{id}-text")));
                let printed = self.texts.format(&Say::plain(key)).unwrap_or_else(|error| panic!("{error}"));
                for language in [BASE, "tlh"] {
                    assert_eq!(G::notation().say(deck, &self.read(deck, text), language), printed);
                }
            }
        }
    }

    /// Every variant of these sorts has a rule, which the build has found in the book.
    pub fn keywords_have_rules(&self, sorts: &[&str]) {
        let language = self.content.language();
        for sort in sorts {
            let variants = language.variants().filter(|(known, _, _)| known == sort).map(|(_, variant, _)| variant);
            let ruled: Vec<&str> =
                language.rules().filter(|(known, _, _)| known == sort).map(|(_, variant, _)| variant).collect();
            let bare: Vec<&str> = variants.filter(|variant| !ruled.contains(variant)).collect();
            assert!(bare.is_empty() && !ruled.is_empty(), "{sort}: {bare:?}");
        }
    }

    /// Plays on by chance from a table on which a card is tried, so long that everybody has had several turns.
    pub fn play_on(&self, game: G, fate: &mut Fate, text: &str) {
        let mut session = Session::from_position(game, Vec::new(), 7).unwrap_or_else(|error| panic!("{text}: {error}"));
        for _ in 0..80 {
            let Question::Choose(ask) = session.question() else { return };
            let (index, revision) = (fate.below(ask.options.len() as u32) as usize, session.revision());
            session.answer(index, revision).unwrap_or_else(|error| panic!("{text}: {error}"));
            session.state().check().unwrap_or_else(|broken| panic!("{text}: {broken}"));
        }
    }

    /// Every card of the box can be tried.
    pub fn cards_are_tried(&self) {
        let mut fate = Fate::new(3);
        for (deck, _) in G::DECKS {
            for (_, text) in self.box_of(deck) {
                self.play_on(self.lay(deck, text), &mut fate, text);
            }
        }
    }
}

/// One of these, by chance.
pub fn one_of<'a>(fate: &mut Fate, of: &'a [String]) -> &'a str {
    of.get(fate.below(of.len() as u32) as usize).map_or("", String::as_str)
}

/// The same text with other numbers up to that one, here and there.
pub fn other_numbers(fate: &mut Fate, text: &str, most: u32) -> String {
    let other = |letter: char| match letter {
        '1'..='9' if fate.below(2) == 0 => fate.below(most + 1).to_string(),
        letter => letter.to_string(),
    };
    text.chars().map(other).collect()
}

/// The same text with the largest numbers.
pub fn largest_numbers(text: &str, largest: u32) -> String {
    text.chars().map(|letter| if letter.is_ascii_digit() { largest.to_string() } else { letter.to_string() }).collect()
}
