//! Whether the form of a game says what can be chosen, and the game takes just that.

use catalogue::Texts;
use serde_json::{Map, Value as Json, json};
use table::{Field, FormEntry, Game, Key, Kind, Prepare, SetupError};

/// Reads and lays a table as the boundary does.
fn begin<G: Game<Setup: Prepare>>(chosen: &Json) -> Result<G, SetupError> {
    G::begin(&G::Setup::read(chosen)?)
}

/// A value in its place in a setup.
fn placed(field: &Field, value: Json) -> Json {
    let object = |name: &str, value| Json::Object(Map::from_iter([(name.to_owned(), value)]));
    if field.within.is_empty() { object(field.id, value) } else { object(field.within, object(field.id, value)) }
}

/// What stands in the place of a field.
fn found<'j>(field: &Field, setup: &'j Json) -> Option<&'j Json> {
    if field.within.is_empty() { setup.get(field.id) } else { setup.get(field.within)?.get(field.id) }
}

/// The n-th choice of a field as people outside write it.
fn written(field: &Field, nth: usize) -> Json {
    let leaves = |of: &[Key]| of.iter().map(|name| name.leaf()).collect::<Vec<_>>();
    match field.kind {
        Kind::Number(count) | Kind::Seats(count) | Kind::Later(count) => json!(usize::from(count.least) + nth),
        Kind::Flag => json!(nth == 1),
        Kind::One { of, .. } => json!(leaves(of).get(nth)),
        Kind::Cast { of, seats } => json!(leaves(of).get(..usize::from(seats.least) + nth)),
    }
}

/// Every text that the form names is there, and as many as there are values.
fn is_told(texts: &Texts, entry: &FormEntry) {
    let has = |key: &str| assert!(texts.keys().any(|known| known == key), "no text for {key}");
    let field = entry.field;
    has(entry.name.0);
    entry.names.iter().chain(&entry.fold).chain(entry.only).chain(entry.eases).for_each(|key| has(key.0));
    let named = match field.kind {
        Kind::Number(_) | Kind::Seats(_) | Kind::Later(_) | Kind::Cast { .. } => {
            [0, field.choices()].contains(&entry.names.len())
        }
        Kind::Flag => entry.names.len() == 1,
        Kind::One { lot, .. } => entry.names.len() == usize::from(lot),
    };
    assert!(named, "{}: {} names", field.id, entry.names.len());
    assert!(entry.eases.is_empty() || field.kind == Kind::Flag, "{}: only a yes can be proposed", field.id);
    if let Kind::One { of, .. } | Kind::Cast { of, .. } = field.kind {
        for name in of {
            has(name.0);
            entry.more.iter().for_each(|more| has(&format!("{}-{}", name.0, more.ending)));
        }
    }
    entry.more.iter().filter_map(|more| more.to).for_each(|to| has(to.0));
}

/// What is chosen is written as the form says, read as it was meant, and played.
fn is_taken<G: Game<Setup: Prepare>>(field: &Field) {
    let whole = |setup: &G::Setup| serde_json::to_value(setup).unwrap_or_else(|error| panic!("{error}"));
    let variety: Vec<_> = G::Setup::variety().iter().map(whole).collect();
    for nth in 0..field.choices() {
        let setup: G::Setup = field.chosen(nth).unwrap_or_else(|wrong| panic!("{}: {nth} is not read", wrong.id));
        let value = written(field, nth);
        let whole = whole(&setup);
        assert!(variety.iter().any(|one| found(field, one) == Some(&value)), "{}: {nth} is not put to the trials", field.id);
        assert_eq!(found(field, &whole), Some(&value), "{}", field.id);
        assert!(G::Setup::read(&placed(field, value)) == Ok(setup.clone()), "{}: {nth} is read as something else", field.id);
        assert!(G::Setup::read(&whole) == Ok(setup.clone()), "{whole} is read as something else");
        let form = G::Setup::FORM;
        if matches!(field.kind, Kind::Later(_)) && usize::from(form.seats.usual) + nth > usize::from(form.seats.most) {
            assert_eq!(G::begin(&setup).err().map(|error| error.field), Some(field.id), "more than there are seats");
            continue;
        }
        let laid = G::begin(&setup).unwrap_or_else(|error| panic!("{error}"));
        if let Kind::Seats(count) | Kind::Cast { seats: count, .. } = field.kind {
            assert_eq!(usize::from(laid.seats()), usize::from(count.least) + nth, "{}", field.id);
        }
    }
}

/// What is not offered is refused with the name of the field and a rule.
fn is_refused<G: Game<Setup: Prepare>>(field: &Field) {
    let refused = |value: Json| {
        let error = begin::<G>(&placed(field, value.clone())).err();
        let error = error.unwrap_or_else(|| panic!("{}: {value} is taken", field.id));
        assert_eq!(error.field, field.id, "{value}");
        assert_ne!(G::catalogue().id(error.rule), "?", "{value}");
        assert!(error.to_string().contains(&format!("“{}” must be ", field.id)), "{error}");
    };
    refused(json!({ "of": "another kind" }));
    match field.kind {
        Kind::Number(count) | Kind::Seats(count) | Kind::Later(count) => {
            [json!(count.most + 1), json!(-1), json!(0.5), json!(300), json!("2")].into_iter().for_each(refused);
        }
        Kind::Flag => refused(json!("yes")),
        Kind::One { of, .. } => {
            of.iter().for_each(|name| refused(json!(name.0)));
            refused(json!(0));
        }
        Kind::Cast { of, seats } => {
            let leaves = |count: usize| json!(of.iter().cycle().take(count).map(|name| name.leaf()).collect::<Vec<_>>());
            let first = of.first().map(|name| name.leaf());
            [json!(["nobody"]), json!([first, first]), leaves(usize::from(seats.most) + 1)].into_iter().for_each(refused);
        }
    }
}

/// What goes only with some values of another field is refused with the others.
fn keeps_company<G: Game<Setup: Prepare>>(entry: &FormEntry) {
    let has_one = |field: &&Field| matches!(field.kind, Kind::One { of, .. } if of.contains(&entry.only[0]));
    let other = G::Setup::FORM.entries.iter().map(|entry| entry.field).find(has_one);
    let other = other.unwrap_or_else(|| panic!("{}: goes with values that no field has", entry.field.id));
    let Kind::One { of, .. } = other.kind else { return };
    for name in of {
        let mut setup = placed(entry.field, written(entry.field, 1));
        let company = placed(other, json!(name.leaf()));
        if let (Some(setup), Some(company)) = (setup.as_object_mut(), company.as_object()) {
            setup.extend(company.clone());
        }
        assert_eq!(begin::<G>(&setup).is_ok(), entry.only.contains(name), "{setup}");
    }
}

/// What only one can have is refused for two, and what leaves it open is not.
fn keeps_apart<G: Game<Setup: Prepare>>(one: &Field, other: &Field) {
    for nth in 0..one.choices() {
        let mut part = serde_json::Map::new();
        [one, other].into_iter().for_each(|field| drop(part.insert(field.id.to_owned(), written(field, nth))));
        let setup = json!({ one.within: part });
        assert_eq!(begin::<G>(&setup).is_ok(), nth == 0, "{setup}");
    }
}

/// The form of a game is told in its texts, read as it is written, and played as it is read.
pub fn form<G: Game<Setup: Prepare>>(texts: &Texts) {
    let form = G::Setup::FORM;
    assert!(texts.keys().any(|key| key == form.invite.0), "no text for {}", form.invite.0);
    assert!(G::Setup::read(&json!({})) == Ok(G::Setup::default()), "the default is not what the form shows at first");
    let laid = G::begin(&G::Setup::default()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(laid.seats(), form.seats.usual);
    for entry in form.entries {
        is_told(texts, entry);
        is_taken::<G>(entry.field);
        is_refused::<G>(entry.field);
        if !entry.only.is_empty() {
            keeps_company::<G>(entry);
        }
    }
    let apart = form.entries.iter().filter(|entry| entry.apart).map(|entry| entry.field);
    if let [one, other, ..] = apart.collect::<Vec<_>>()[..] {
        assert!(one.within == other.within && !one.within.is_empty(), "{} and {} are of no part", one.id, other.id);
        keeps_apart::<G>(one, other);
    }
}
