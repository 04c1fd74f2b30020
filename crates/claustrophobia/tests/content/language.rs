//! The cards as data: what they say, when they are used, and what a new one takes.

use std::path::Path;

use cards::{Content, Fault};
use catalogue::{BASE, Texts};
use cite::rule;
use claustrophobia::content::{EquipmentCard, EventCard, InstinctCard, Moment};
use claustrophobia::{About, rule};
use table::Key;

use crate::support::{HUMAN, INFERNAL, table};

const HOME: &str = env!("CARGO_MANIFEST_DIR");

fn said(key: Key) -> String {
    let texts = Texts::load(format!("{HOME}/texts"), BASE).expect("the texts read");
    texts.format(&key.into()).expect("said")
}

#[test]
fn cards_say_what_they_do() {
    for (card, text) in [
        (EquipmentCard::Blunderbuss, "The bearer has +1 combat and the talent ranged combat. Holy strike does not help with it."),
        (EquipmentCard::GreatSword, "The bearer has +2 combat and −1 defense."),
        (EquipmentCard::Grenade, "Action, once: everybody on this or an adjacent tile suffers a hit on 3+."),
        (EquipmentCard::HealingPotion, "Action, once: heal 2 lines of this warrior. Works while exhausted."),
        (EquipmentCard::Medal, "The first hit on the bearer is ignored; then this is spent."),
    ] {
        assert_eq!(said(card.text()), text, "{card:?}");
    }
    for (card, text) in [
        (InstinctCard::LickWounds, "Heal one line of this warrior."),
        (InstinctCard::DigIn, "This warrior has +2 defense and no movement until the next human preparation phase."),
    ] {
        assert_eq!(said(card.text()), text, "{card:?}");
    }
    for (card, text) in [
        (EventCard::Snare, "When a human has explored: that warrior suffers a hit on 4+."),
        (EventCard::Swarm, "Threat: 2 troglodytes enter play for nothing."),
        (
            EventCard::SignOfSatan,
            "Threat: one demon has +1 movement, +1 combat and +1 defense until the next infernal preparation phase.",
        ),
    ] {
        assert_eq!(said(card.text()), text, "{card:?}");
    }
}

#[rule(EVENT_USE)]
fn the_table_of_moments_says_who_is_asked() {
    assert_eq!((Moment::Threat.seat(), Moment::Instinct.seat()), (INFERNAL, HUMAN));
    let t = table(
        "phase = 'human-events'\nevents = ['leaden-limbs', 'swarm']\ntunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
         human = [{ who = 'condemned-brute', at = 0 }]",
    );
    assert_eq!((t.ask().about, t.ask().seat()), (About::Event(Moment::HumanPreparation), Moment::HumanPreparation.seat()));
}

/// The game's own language with these cards as a deck of equipment.
fn equipment(text: &str) -> Result<Content, Fault> {
    let folder = Path::new(HOME).join("content");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("it reads");
    let (language, moments) = (read("language.toml"), read("moment.cards"));
    let files = [("moment.cards", moments.as_str()), ("equipment.cards", text)].map(|(name, text)| (Path::new(name), text));
    Content::parse((Path::new("language.toml"), &language), Path::new(""), &files)
}

#[test]
fn a_new_card_of_known_verbs_needs_no_rust() {
    let card = "card holy-water \"Holy water\"\n  copies: 1\n  origin: katabasis\n  gives: frenzied\n  moment: action\n  uses: 2\n\
                \u{20} does: every infernal warrior on one tile suffers a hit on 2+\n  does: heal 1 line";
    let rust = equipment(card).expect("it reads").rust();
    let does = "does: &[Verb::Endanger { whom: Crowd::Infernals, at: Tiles::Anywhere, from: 2 }, Verb::Heal { lines: 1 }]";
    assert!(rust.contains(does), "{rust}");
    assert!(rust.contains("gives: &[Gives::Talent(Talent::Frenzied)]") && rust.contains("uses: 2"), "{rust}");
}

#[test]
fn a_wrong_card_is_refused_with_its_place() {
    let fault =
        equipment("card boots \"Boots\"\n  copies: 1\n  origin: katabasis\n  gives: speed +1").expect_err("no such statistic");
    let known = "`blessed`, `bodyguard`, `combat`, `defense`, `devoted`, `elusive`, `frenzied`, `impressive`, `movement`, `no`, \
                 `panic`, `ranged` or `resistant`";
    assert_eq!(fault.to_string(), format!("equipment.cards:4:10: `speed` where {known} should stand"));
}
