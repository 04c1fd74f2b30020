//! Every rule and ruling is tested, and every text is said and can be said.

use catalogue::BASE;
use claustrophobia::Claustrophobia;
use claustrophobia::content::{EquipmentCard, EventCard, InstinctCard, ScenarioId};
use table::Key;
use trials::Book;

const BOOK: Book = Book(env!("CARGO_MANIFEST_DIR"));

#[test]
fn every_rule_with_behaviour_is_named_by_a_test() {
    BOOK.rules_are_tested();
}

#[test]
fn every_ruling_with_behaviour_is_named_by_a_test() {
    BOOK.rulings_are_tested(&[
        // What lies in the box or is left of its pictures.
        "content.tokens",
        "content.figures",
    ]);
}

#[test]
fn the_engine_knows_the_ids_of_the_rulebook() {
    BOOK.is_known::<Claustrophobia>();
}

#[test]
fn every_text_is_said_somewhere() {
    // A macro hands the cards their texts, and the build those of scenarios.
    let cards = InstinctCard::ALL.iter().flat_map(|card| [card.name(), card.text()]);
    let cards = cards.chain(EventCard::ALL.iter().flat_map(|card| [card.name(), card.text()]));
    let cards = cards.chain(EquipmentCard::ALL.iter().flat_map(|card| [card.name(), card.text()]));
    let of_scenario = |id: ScenarioId| {
        ["", "-story", "-human", "-infernal"].map(|end| Key(String::leak(format!("scenario.{}{end}", id.card().id()))))
    };
    let handed: Vec<Key> = cards.chain(ScenarioId::all().flat_map(of_scenario)).collect();
    BOOK.texts_are_said(&handed);
}

#[test]
fn every_english_text_can_be_said() {
    let names = ["who", "whom", "where", "card", "what", "tile"];
    assert_eq!(BOOK.can_be_said(BASE, &names, Key("western.redeemer")).untranslated().count(), 0);
}
