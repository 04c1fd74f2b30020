//! Abilities, gifts, heroes, troopers and regions are cards: what is wrong on one is named with its place, and a new one needs no code.

#![expect(clippy::panic, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

use apocalypse::content::{AbilityId, GiftId, HeroId, RegionId, TrooperId};
use cards::{Content, Fault};
use catalogue::{BASE, Texts};
use table::Say;

const HOME: &str = env!("CARGO_MANIFEST_DIR");

/// The cards of the game, with these lines at the end of the gift deck.
fn with(lines: &str) -> (tempfile::TempDir, Result<Content, Fault>) {
    let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
    for part in ["content", "texts"] {
        let (from, to) = (Path::new(HOME).join(part), folder.path().join(part));
        fs::create_dir(&to).unwrap_or_else(|error| panic!("{error}"));
        for file in fs::read_dir(from).unwrap_or_else(|error| panic!("{error}")).flatten() {
            fs::copy(file.path(), to.join(file.file_name())).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    let gifts = folder.path().join("content/gift.cards");
    let text = fs::read_to_string(&gifts).unwrap_or_else(|error| panic!("{error}"));
    fs::write(&gifts, text + lines).unwrap_or_else(|error| panic!("{error}"));
    let content = Content::load(&folder.path().join("content"));
    (folder, content)
}

/// What is wrong with these lines: the line counted from the first of them, the column, and the words.
#[track_caller]
fn wrong(lines: &str) -> (usize, usize, String) {
    let before = fs::read_to_string(Path::new(HOME).join("content/gift.cards")).map_or(0, |text| text.lines().count());
    match with(lines).1 {
        Err(fault) => {
            assert!(fault.file.ends_with("content/gift.cards"), "{fault}");
            (fault.line - before, fault.column, fault.what)
        }
        Ok(_) => panic!("nothing is wrong with {lines}"),
    }
}

#[test]
fn a_wrong_card_is_named_with_its_line_and_column() {
    let (line, column, what) = wrong("card torch \"Torch\"\n  says: after the roll: rol again\n  origin: katabasis\n");
    assert_eq!((line, column), (2, 25), "{what}");
    assert!(what.starts_with("`rol` where") && what.contains("`roll`"), "{what}");
    // What changes dice that have fallen cannot stand before they fall.
    let (line, column, _) = wrong("card torch \"Torch\"\n  says: before the roll: add up two dice\n  origin: katabasis\n");
    assert_eq!((line, column), (2, 26));
    let (line, _, what) = wrong("card torch \"Torch\"\n  says: no fire\n");
    assert_eq!(line, 1);
    assert!(what.contains("lacks `origin"), "{what}");
}

#[test]
fn a_new_gift_of_known_verbs_needs_no_code() {
    let gift = "card torch \"Torch\"\n  says: fiends and Lords 3 weaker\n  says: team action: cure a hero here of 2\n  luck: 1\n  \
                origin: katabasis\n  cards: 2\n";
    let (folder, content) = with(gift);
    let rust = content.unwrap_or_else(|fault| panic!("{fault}")).rust();
    let clauses =
        "says: &[Clause::Weaker(&[Foe::Fiend, Foe::Lord], 3), Clause::Action(Action::Team, &[Deed::Cure(Whom::OneHere, 2)])]";
    assert!(rust.contains(clauses), "{clauses} is not in what is made");
    let texts = Texts::load(folder.path().join("texts"), BASE).unwrap_or_else(|problem| panic!("{problem}"));
    let say = |key| texts.format(&Say::plain(table::Key(key))).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(say("gift.torch"), "Torch");
    assert_eq!(
        say("gift.torch-text"),
        "Against the hero’s attack, fiends and Lords have 3 toughness less. A team action: a hero in the area regains 2 health, or \
         loses as many pestilence markers. Each use costs 1 luck."
    );
}

#[test]
fn every_card_says_what_it_does() {
    let texts = Texts::load(Path::new(HOME).join("texts"), BASE).unwrap_or_else(|problem| panic!("{problem}"));
    let cards = AbilityId::ALL.map(|id| (id.card().name, id.card().text)).into_iter();
    let cards = cards.chain(GiftId::ALL.map(|id| (id.card().name, id.card().text)));
    let cards = cards.chain(HeroId::ALL.map(|id| (id.card().name, id.card().text)));
    let cards = cards.chain(TrooperId::ALL.map(|id| (id.card().name, id.card().text)));
    let cards = cards.chain(RegionId::ALL.map(|id| (id.card().name, id.card().text)));
    for (name, text) in cards {
        let words = texts.format(&text.into()).unwrap_or_else(|error| panic!("{name:?}: {error}"));
        assert!(words.ends_with('.') && words.len() > 10, "{name:?} says: {words}");
    }
}
