//! Cards are read as they are meant, and what is wrong is named with its place.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::Path;

use cards::{Content, Fault, Term};

const LANGUAGE: &str = r#"
[sort.statistic]
combat = "combat"
defense = "defense"

[sort.gives]
plus = "{statistic} {signed}"
ranged = "ranged combat"

[sort.verb]
heal = "heal {lines: number} line|lines"
give = "have {what: gives*} until {moment}"
"#;

const DECKS: &str = r#"
[deck.moment]
about = "When."
kind = "Moment"
row = "MomentCard"
fields = {}

[deck.tool]
about = "A tool."
kind = "Tool"
row = "ToolCard"
fields = { copies = "number", uses = "number = 1", gives = "gives*", action = "verb?", sacred = "flag" }
"#;

/// With the slot of `verb.give` named, so that all slots are.
fn language() -> String {
    LANGUAGE.replace("until {moment}", "until {when: moment}") + DECKS
}

fn content(language: &str, tools: &str) -> Result<Content, Fault> {
    let moments = ("content/moment.cards", "card dusk \"Dusk\"\ncard dawn \"Dawn\"");
    let files = [moments, ("content/tool/first.cards", tools)].map(|(path, text)| (Path::new(path), text));
    Content::parse((Path::new("content/language.toml"), language), Path::new("content"), &files)
}

fn refused(tools: &str, message: &str) {
    let fault = content(&language(), tools).expect_err(message);
    assert_eq!(format!("{fault:?}"), format!("content/tool/first.cards:{message}"));
}

fn refused_language(language: &str, message: &str) {
    let fault = content(language, "").expect_err(message);
    assert_eq!(fault.to_string(), format!("content/language.toml:{message}"));
}

#[test]
fn a_card_is_its_fields_in_the_order_written() {
    let content = content(
        &language(),
        "card bow \"Bow\" # for two hands\n  copies: 2\n\n  gives: combat +1 and ranged combat\n  gives: defense -2",
    )
    .expect("good");
    let [_, deck] = content.decks() else { panic!("two decks") };
    let [card] = deck.cards.as_slice() else { panic!("one card") };
    assert_eq!((deck.id.as_str(), card.id.as_str(), card.name.as_str()), ("tool", "bow", "Bow"));
    assert_eq!(card.fields.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["copies", "gives", "gives"]);
    let Some((_, Term::List(gives))) = card.fields.get(1) else { panic!("a list") };
    assert_eq!(gives.len(), 2);
}

#[test]
fn constants_are_the_enums_of_the_game() {
    let cards = "card bow \"Bow\"\ncopies: 2\ngives: combat +1, ranged combat\ngives: defense -2\n\
                 card holy-horn \"Holy horn!\"\ncopies: 1\nuses: 3\nsacred: yes\naction: have combat +1, defense +1 until dawn\n\
                 card herb \"Herb\"\ncopies: 1\naction: heal 1 line";
    let rust = content(&language(), cards).expect("good").rust();
    for row in [
        "pub enum Tool {\n    /// Bow.\n    Bow,\n    /// Holy horn.\n    HolyHorn,",
        "pub const KINDS: usize = 3;",
        "ToolCard { name: ::table::Key(\"tool.bow\"), text: ::table::Key(\"tool.bow-text\"), action: None, copies: 2, \
         gives: &[Gives::Plus(Statistic::Combat, 1), Gives::Ranged, Gives::Plus(Statistic::Defense, -2)], sacred: false, uses: 1 }",
        "action: Some(Verb::Give { what: &[Gives::Plus(Statistic::Combat, 1), Gives::Plus(Statistic::Defense, 1)], \
         when: Moment::Dawn }), copies: 1, gives: &[], sacred: true, uses: 3 }",
        "action: Some(Verb::Heal { lines: 1 })",
    ] {
        assert!(rust.contains(row), "{rust}\nlacks {row}");
    }
}

#[test]
fn a_deck_has_a_type_outside_unless_its_language_says_otherwise() {
    let typed = |language: &str| {
        let rust = content(language, "card bow \"Bow\"\ncopies: 2").expect("good").rust();
        rust.matches("derive(::tsify::Tsify)").count()
    };
    assert_eq!(typed(&language()), 2);
    assert_eq!(typed(&language().replace("kind = \"Moment\"", "kind = \"Moment\"\ntyped = false")), 1);
}

#[test]
fn a_wrong_card_is_refused_with_its_line_and_column() {
    refused("card a \"A\"\n  copies: 2\n  gives: comat +1", "3:10: `comat` where `combat`, `defense` or `ranged` should stand");
    refused("card a \"A\"\n  copies: two", "2:11: `two` where a number should stand");
    refused("card a \"A\"\n  copies: 2 3", "2:13: `3` where the end of the line should stand");
    refused("card a \"A\"\n  copies:", "2:10: the end of the line where a number should stand");
    refused("card a \"Ä\" # é\n  copies: 2\n  action: heal 2", "3:17: the end of the line where `line` or `lines` should stand");
    refused(
        "card a \"A\"\n  copies: 2\n  gives: combat +1 and",
        "3:23: the end of the line where `combat`, `defense` or `ranged` should stand",
    );
    refused(
        "card a \"A\"\n  copies: 2\n  action: have ranged combat until noon",
        "3:36: `noon` where a card of `moment` should stand",
    );
    refused(
        "card a \"A\"\n  copys: 2",
        "2:3: `copys` is no field of this deck: there are `action`, `copies`, `gives`, `sacred` or `uses`",
    );
    refused("card a \"A\"\n  copies: 2\n  copies: 3", "3:3: `copies` stands twice on this card");
    refused("card a \"A\"\n  copies: 2\n  sacred: no", "3:11: a flag is `yes` or left out");
    refused("\ncard a \"A\"\n  sacred: yes", "2:1: `a` lacks `copies: …`");
    refused("  copies: 2", "1:3: no card has begun: `card id \"Name\"`");
    refused("card a", "1:1: a line is `card id \"Name\"` or `field: …`");
    refused("card a \"A\"\ncopies: 2\ncard a \"B\"\ncopies: 2", "3:1: there is a card `a` already");
    refused("card a \"A {\"", "1:8: this cannot stand on a card");
}

#[test]
fn a_wrong_language_is_refused_with_its_line_and_column() {
    refused_language(
        &language().replace("{lines: number}", "{lines: nummer}"),
        "11:15: `nummer` is no sort: there are `gives`, `moment`, `number`, `signed`, `statistic`, `tool` or `verb`",
    );
    refused_language(&(LANGUAGE.to_owned() + DECKS), "12:9: either all slots of a phrase have names or none has");
    refused_language(&language().replace("\"defense\"", "\"\""), "4:12: a phrase needs words");
    refused_language(&language().replace("\"defense\"", "\"{defense\""), "4:12: this `{` is never closed");
    refused_language(
        &language().replace("\"defense\"", "\"{gives} more\""),
        "7:8: `gives` would have to be read before it can be read: begin with a word",
    );
    refused_language(&language().replace("number = 1", "gives = 1"), "24:39: only a number can have a default: `number = 0`");
    refused_language(
        &language().replace("[sort.verb]", "[sort.tool]\nx = \"x\"\n[sort.verb]"),
        "11:5: `tool` is the name of a sort and of something else: rename one",
    );
    refused_language(
        &language().replace("row = \"ToolCard\"", "raw = 1"),
        "23:1: unknown field `raw`, expected one of `about`, `kind`, `row`, `typed`, `workshop`, `fields`",
    );
}

#[test]
fn a_line_that_can_be_read_in_two_ways_is_refused() {
    let twice = language().replace("ranged = \"ranged combat\"", "ranged = \"ranged combat\"\nfar = \"ranged combat\"");
    let fault = content(&twice, "card a \"A\"\ncopies: 2\ngives: ranged combat").expect_err("twice");
    assert_eq!(
        fault.to_string(),
        "content/tool/first.cards:3:8: this can be read in two ways: write it otherwise, or change a phrase of the language"
    );
}

#[test]
fn a_file_of_no_deck_is_refused() {
    let files = [(Path::new("content/took.cards"), "")];
    let fault = Content::parse((Path::new("l"), &language()), Path::new("content"), &files).expect_err("no deck");
    assert_eq!(fault.to_string(), "content/took.cards:1:1: there is no deck `took` in language.toml");
}

#[test]
fn a_folder_is_read_and_one_without_a_language_has_no_cards() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(Content::load(folder.path()).expect("nothing").decks().is_empty());
    std::fs::create_dir(folder.path().join("tool")).expect("made");
    std::fs::write(folder.path().join("language.toml"), language()).expect("written");
    std::fs::write(folder.path().join("tool/b.cards"), "card b \"B\"\ncopies: 1").expect("written");
    std::fs::write(folder.path().join("tool/a.cards"), "card a \"A\"\ncopies: 1").expect("written");
    let content = Content::load(folder.path()).expect("good");
    let [deck] = content.decks() else { panic!("one deck") };
    assert_eq!(deck.cards.iter().map(|card| card.id.as_str()).collect::<Vec<_>>(), ["a", "b"]);
}

const SEQUENCES: &str = r#"
[sort.ground]
floor = "."
lava = "l"
high = "2"

[sort.whom]
user = "SELF"
some = "UP TO {number} TARGETS"

[sort.effect]
heal = "HEAL {number}"
stun = "STUN"
if = "IF {whom}: {then: effect* by , AND} OTHERWISE: {otherwise: effect* by , AND}"

[sort.part]
plain = "{effect* by , AND}"
aimed = "{whom* by ,}, {effect* by , AND}"

[deck.skill]
about = "A skill."
kind = "SkillId"
row = "Skill"
fields = { does = "part* by ;", map = "ground grid", story = "words*", title = "words?" }

[deck.door]
about = "A door."
kind = "DoorId"
row = "Door"
fields = { leads = "skill" }
"#;

fn sequences(text: &str) -> Result<Content, Fault> {
    let language = SEQUENCES.replace("IF {whom}", "IF {whom: whom}");
    let files = [(Path::new("content/skill/first.cards"), text)];
    Content::parse((Path::new("content/language.toml"), &language), Path::new("content"), &files)
}

#[test]
fn lists_have_the_separators_that_their_language_says_and_hold_lists() {
    let text = "card charge \"Charge\"\n  does: HEAL 5; SELF, HEAL 1 AND STUN; UP TO 2 TARGETS, SELF, HEAL 1, STUN AND HEAL 2";
    let rust = sequences(text).expect("good").rust();
    let parts = "does: &[Part::Plain(&[Effect::Heal(5)]), Part::Aimed(&[Whom::User], &[Effect::Heal(1), Effect::Stun]), \
                 Part::Aimed(&[Whom::Some(2), Whom::User], &[Effect::Heal(1), Effect::Stun, Effect::Heal(2)])]";
    assert!(rust.contains(parts), "{rust}");
    let nested = "card if \"If\"\n  does: IF SELF: STUN AND HEAL 1 OTHERWISE: HEAL 2";
    let nested = sequences(nested).expect("good").rust();
    let tree = "Effect::If { whom: Whom::User, then: &[Effect::Stun, Effect::Heal(1)], otherwise: &[Effect::Heal(2)] }";
    assert!(nested.contains(tree), "{nested}");
}

#[test]
fn a_picture_is_read_letter_by_letter_and_a_text_becomes_a_key() {
    let text =
        "card hall \"Hall\"\n  map: \".l\"\n  map: \"2.\"\n  story: \"It burns.\"\n  story: \"It ends.\"\n  title: \"The hall\"";
    let content = sequences(text).expect("good");
    let rust = content.rust();
    for row in [
        "map: &[&[Ground::Floor, Ground::Lava], &[Ground::High, Ground::Floor]]",
        "story: &[::table::Key(\"skill.hall-story-1\"), ::table::Key(\"skill.hall-story-2\")]",
        "title: Some(::table::Key(\"skill.hall-title\"))",
    ] {
        assert!(rust.contains(row), "{rust}\nlacks {row}");
    }
    let words = [("story-1", "It burns."), ("story-2", "It ends."), ("title", "The hall")];
    assert_eq!(content.words(), words.map(|(field, words)| (format!("skill.hall-{field}"), words.to_owned())));
}

#[test]
fn a_card_of_another_deck_can_stand_in_the_same_file() {
    let content = sequences("card hall \"Hall\"\ndoor out \"Way out\"\n  leads: hall\ncard den \"Den\"").expect("good");
    let decks: Vec<(&str, usize)> = content.decks().iter().map(|deck| (deck.id.as_str(), deck.cards.len())).collect();
    assert_eq!(decks, [("door", 1), ("skill", 2)]);
}

#[test]
fn what_is_wrong_with_sequences_pictures_and_texts_is_told_with_its_place() {
    let refused = |text: &str, message: &str| {
        let fault = sequences(text).expect_err(message);
        assert_eq!(fault.to_string(), format!("content/skill/first.cards:{message}"));
    };
    refused("card a \"A\"\n  does: STUN; STAN", "2:15: `STAN` where `HEAL`, `IF`, `SELF`, `STUN` or `UP` should stand");
    refused("card a \"A\"\n  does: STUN and STUN", "2:14: `and` where `,`, `;`, `AND` or the end of the line should stand");
    refused("card a \"A\"\n  map: \".x\"", "2:10: `x` where `.`, `2` or `l` should stand");
    refused("card a \"A\"\n  map: .", "2:8: a line of a picture stands in quotation marks");
    refused("card a \"A\"\n  story: no", "2:10: a text stands in quotation marks");
    refused("gate a \"A\"", "1:1: there is no deck `gate` in language.toml");
    let language = |from: &str, to: &str, message: &str| {
        let language = SEQUENCES.replace("IF {whom}", "IF {whom: whom}").replace(from, to);
        let fault = Content::parse((Path::new("l"), &language), Path::new("c"), &[]).expect_err(message);
        assert_eq!(fault.to_string(), format!("l:{message}"));
    };
    language("\"part* by ;\"", "\"part by ;\"", "24:20: only a list has separators: `sort* by ;`");
    language("{whom* by ,}", "{whom* by }", "18:11: something has to stand between the items of a list");
    let long = "24:40: a picture needs one letter for each phrase of `ground`, and `lava` has more";
    language("lava = \"l\"", "lava = \"lava\"", long);
    language("ground grid", "grounds grid", "24:40: `grounds` is no sort with phrases");
}

#[test]
fn a_text_that_somebody_typed_is_read_or_refused_with_its_place() {
    let content = sequences("card a \"A\"").expect("good");
    let Ok(Term::Tied(parts)) = content.read("part* by ;", "STUN; SELF, HEAL 2") else { panic!("two parts") };
    assert_eq!(parts.len(), 2);
    let fault = content.read("part* by ;", "STUN; SELF, HEAL").expect_err("a number is missing");
    assert_eq!(fault.to_string(), "text:1:17: the end of the line where a number should stand");
    assert!(content.read("part", "{").is_err() && content.read("nothing", "STUN").is_err());
}
