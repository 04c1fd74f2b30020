//! Cards that people type: read by a notation that the build wrote down, with limits, and turned into values.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::path::Path;

use cards::{BASE, Card, Content, Fault, FromTerm, LONGEST, Message, Notation, Reason, Term, Unfit};

const LANGUAGE: &str = r#"
[sort.effect]
heal = "heal {number}"
harm = "harm {signed}"
call = "call {pet}"
both = "both ( {effect* by ;} )"

[rule.effect]
heal = "keyword.heal"
harm = "keyword.harm"
call = "keyword.call"
both = "keyword.both"

[sort.secret]
one = "one"

[deck.pet]
about = "A pet."
kind = "Pet"
row = "PetCard"
fields = { secret = "secret" }

[deck.spell]
about = "A spell."
kind = "Spell"
row = "SpellCard"
workshop = true
fields = { does = "effect* by ;", loud = "flag", cost = "number = 1" }
"#;

const SPELLS: &str =
    "# All spells.\ncard light \"Light\"\n  does: heal 1; heal 2 # twice\n\n# The next one.\ncard dark \"Dark\"\n  loud: yes\n";

fn content() -> Content {
    let files = [("c/pet.cards", "card cat \"Cat\"\n  secret: one"), ("c/spell.cards", SPELLS)];
    let files = files.map(|(path, text)| (Path::new(path), text));
    Content::parse((Path::new("c/language.toml"), LANGUAGE), Path::new("c"), &files).expect("good")
}

fn notation() -> Notation {
    let words = [
        ("effect.heal", "heals {number, plural, one {a wound} other {# wounds}}"),
        ("effect.harm", "harms {signed}"),
        ("effect.call", "calls {pet}"),
        ("effect.both", "({effect})"),
        ("list.more", "{a}, {b}"),
        ("list.last", "{a} and {b}"),
        ("spell.does", "{it}."),
        ("spell.loud", "It is loud."),
        ("spell.cost", ""),
    ];
    let phrases: BTreeMap<String, Message> =
        words.into_iter().map(|(key, text)| (key.to_owned(), Message::parse(text).expect("good"))).collect();
    Notation::open(&content().notation(&[(BASE, &phrases, &BTreeMap::new())]), 60)
}

fn read(text: &str) -> Result<Card, Fault> {
    notation().read("spell", text)
}

#[test]
fn a_typed_card_is_said_and_its_keywords_have_their_rules() {
    let notation = notation();
    assert_eq!(notation.decks().collect::<Vec<_>>(), ["spell"]);
    let card = notation.read("spell", "card mine \"Mine\"\n  does: heal 1; call cat\n  loud: yes").expect("good");
    assert_eq!(card.name, "Mine");
    assert_eq!(notation.say("spell", &card, BASE), "Heals a wound; calls Cat. It is loud.");
    let told: Vec<(String, String)> = notation.keywords(&card, BASE).into_iter().map(|word| (word.words, word.rule)).collect();
    assert_eq!(told, [("heals a wound", "keyword.heal"), ("calls Cat", "keyword.call")].map(|(a, b)| (a.into(), b.into())));
}

#[test]
fn bytes_that_are_no_notation_read_nothing() {
    let nothing = Notation::open(&[7; 40], 60);
    assert_eq!(nothing.decks().count(), 0);
    assert!(nothing.read("spell", "card a \"A\"").is_err());
}

#[test]
fn what_is_typed_has_limits() {
    let limit = |text: &str, place: (usize, usize), words: &str| {
        let fault = read(text).expect_err(words);
        assert!(fault.what.contains(words) && fault.reason == Reason::Limit, "{fault}");
        assert_eq!((fault.line, fault.column), place, "{fault}");
    };
    let card = |does: &str| format!("card a \"A\"\ndoes: {does}");
    limit(&"x".repeat(LONGEST + 1), (1, LONGEST + 1), "letters");
    limit(&card(&["heal 1"; 13].join("; ")), (2, 7), "more than 12");
    let deep = format!("{}heal 1{}", "both ( ".repeat(13), " )".repeat(13));
    limit(&card(&deep), (2, 91), "deeper than 12");
    assert!(read(&card(&["heal 1"; 12].join("; "))).is_ok());
    assert!(read(&card(&format!("{}heal 1{}", "both ( ".repeat(11), " )".repeat(11)))).is_ok());
    let fault = read(&card("heal 61")).expect_err("a large number");
    assert_eq!(fault.to_string(), "card:2:12: `61` where a number up to 60 should stand");
    let fault = read(&card("harm -61")).expect_err("a large number");
    assert_eq!(fault.to_string(), "card:2:13: `61` where a number up to 60 should stand");
}

#[test]
fn one_card_of_an_open_deck_is_typed() {
    let wrong = |deck: &str, text: &str, words: &str| {
        assert_eq!(notation().read(deck, text).expect_err(words).to_string(), format!("card:{words}"));
    };
    wrong("pet", "card a \"A\"", "1:1: there is no deck `pet` in this workshop");
    wrong("spell", "  \n", "1:1: no card has begun: `card id \"Name\"`");
    wrong("spell", "pet a \"A\"", "1:1: a card begins with `card`");
    wrong("spell", "card a \"A\"\ncard b \"B\"", "2:1: one card is tried at a time");
    wrong("spell", "card a \"A\"\nsecret: one", "2:1: `secret` is no field of this deck: there are `cost`, `does` or `loud`");
}

#[test]
fn a_card_of_the_box_is_given_as_it_is_written_without_remarks() {
    assert_eq!(content().text("spell", "light"), Some("card light \"Light\"\n  does: heal 1; heal 2"));
    assert_eq!(content().text("spell", "dark"), Some("card dark \"Dark\"\n  loud: yes"));
    assert_eq!(content().text("pet", "cat"), None, "its deck has no workshop");
}

#[derive(Clone, Debug, PartialEq)]
enum Effect {
    Heal(u8),
    Harm(i8),
    Call(&'static str),
    Both(&'static [Effect]),
}

impl FromTerm for Effect {
    fn from_term(term: &Term) -> Option<Self> {
        let (variant, slots) = term.variant("effect")?;
        Some(match variant {
            "heal" => Self::Heal(slots.nth(0)?),
            "harm" => Self::Harm(slots.nth(0)?),
            "call" => Self::Call("cat"),
            "both" => Self::Both(slots.nth(0)?),
            _ => return None,
        })
    }
}

#[test]
fn values_come_out_of_terms() {
    let card = read("card a \"A\"\ndoes: heal 3; both ( harm -2; call cat )\ndoes: heal 4").expect("good");
    let does: &[Effect] = card.list("does").expect("effects");
    let both = Effect::Both(&[Effect::Harm(-2), Effect::Call("cat")]);
    assert_eq!(does, [Effect::Heal(3), both, Effect::Heal(4)]);
    assert_eq!((card.optional::<u8>("cost"), card.flag("loud")), (Some(None), false));
    assert_eq!(card.list::<Effect>("nothing"), Some(&[][..]));
    assert_eq!(card.needed::<u8>("does"), None, "a term of another sort");
    assert_eq!(u8::from_term(&Term::Number(300)), None);
}

#[test]
fn readers_are_written_for_what_can_be_typed_and_nothing_else() {
    let (rust, readers) = (content().rust(), content().readers());
    for line in [
        "impl ::cards::FromTerm for Effect {",
        "\"both\" => Self::Both(slots.nth(0)?),",
        "impl ::cards::FromTerm for Pet {",
        "\"cat\" => Self::Cat,",
        "Some(Self { name, text, cost: card.optional(\"cost\")?.unwrap_or(1), does: card.list(\"does\")?, loud: card.flag(\"loud\") })",
    ] {
        assert!(readers.contains(line), "{readers}\nlacks {line}");
    }
    assert!(!readers.contains("Secret") && !readers.contains("PetCard"), "{readers}");
    assert_eq!(rust.matches("feature = \"workshop\"").count(), 2, "{rust}");
}

#[test]
fn a_keyword_without_a_rule_and_a_rule_without_a_keyword_are_refused() {
    let refused = |from: &str, to: &str, message: &str| {
        let language = LANGUAGE.replace(from, to);
        let fault = Content::parse((Path::new("l"), &language), Path::new("c"), &[]).expect_err(message);
        assert_eq!(fault.to_string(), format!("l:{message}"));
    };
    refused("harm = \"keyword.harm\"\n", "", "9:9: `effect.harm` has no rule, and the others have one");
    refused("[sort.secret]", "strange = \"x\"\n[sort.secret]", "14:12: `effect` has no variant `strange`");
    refused("[rule.effect]", "[rule.affect]", "9:9: `affect` is no sort with phrases");
}

#[test]
fn what_cannot_be_tried_is_told_at_its_field() {
    let text = "card a \"A\"\n  loud: yes\n  does:  heal 1";
    let fault = Unfit { field: "does", what: "not now" }.within(text);
    assert_eq!(fault.to_string(), "card:3:10: not now");
    assert_eq!(Unfit { field: "cost", what: "not now" }.within(text).to_string(), "card:1:1: not now");
    let term = read("card a \"A\"\ndoes: both ( heal 1 )").expect("good").fields.pop().map(|(_, term)| term);
    let term = term.unwrap_or_else(|| panic!("a field"));
    assert!(term.has("effect", &["heal"]) && !term.has("effect", &["harm"]));
    assert!(term.has_within("effect", "both", "effect", &["heal"]) && !term.has_within("effect", "heal", "effect", &["both"]));
}
