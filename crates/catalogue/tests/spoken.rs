//! What stands on cards, in words.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use catalogue::Texts;

const LANGUAGE: &str = r#"
    [sort.statistic]
    combat = "combat"
    [sort.gives]
    plus = "{statistic} {signed}"
    ranged = "ranged"
    [sort.verb]
    heal = "heal {lines: number} lines"
    both = "both {verb* by ; AND}"
    [deck.moment]
    about = "When."
    kind = "Moment"
    row = "When"
    fields = {}
    [deck.tool]
    about = "A tool."
    kind = "Tool"
    row = "ToolCard"
    fields = { copies = "number", moment = "moment?", gives = "gives*", action = "verb?", sacred = "flag", tale = "words*" }
"#;
const TOOLS: &str = "card bow \"Bow\"\ncopies: 2\ngives: ranged, combat +1 and combat -2\nsacred: yes\n\
                     card herb \"Herb\"\ncopies: 1\nmoment: dusk\naction: both heal 1 lines AND heal 2 lines; heal 3 lines\ntale: \"It grows.\"\ntale: \"It heals.\"";
const ENGLISH: &str = r#"
    [cards.list]
    more = "{a}, {b}"
    last = "{a} and {b}"
    [cards.statistic]
    combat = "combat"
    [cards.gives]
    plus = "{signed} {statistic}"
    ranged = "shoots"
    [cards.verb]
    heal = "heal {lines, plural, one {a line} other {# lines}}"
    both = "now {verb}"
    [cards.tool]
    copies = ""
    moment = "{it}:"
    gives = "{it}."
    action = "{it}."
    sacred = "It is sacred."
    tale = ""
"#;

/// The texts of a game in a folder, with these words.
fn texts(language: &str, english: &str, german: &str) -> Result<Texts, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let files = [
        ("content/language.toml", LANGUAGE),
        ("content/moment.cards", "card dusk \"At dusk\""),
        ("content/tool.cards", TOOLS),
        ("texts/en.toml", english),
        ("texts/de.toml", german),
    ];
    for (name, text) in files {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, text).expect("written");
    }
    Texts::load(folder.path().join("texts"), language).map_err(|problem| problem.what)
}

fn said(texts: &Texts) -> Vec<(&str, &str)> {
    texts.messages().map(|(key, message)| (key, message.source())).collect()
}

#[test]
fn cards_say_what_they_do() {
    let texts = texts("en", ENGLISH, "").expect("good");
    let expected = [
        ("moment.dusk", "At dusk"),
        ("moment.dusk-text", ""),
        ("tool.bow", "Bow"),
        ("tool.bow-text", "Shoots, +1 combat and −2 combat. It is sacred."),
        ("tool.herb", "Herb"),
        ("tool.herb-tale-1", "It grows."),
        ("tool.herb-tale-2", "It heals."),
        ("tool.herb-text", "At dusk: now heal a line AND heal 2 lines; heal 3 lines."),
    ];
    assert_eq!(said(&texts), expected);
    assert_eq!(texts.written().count(), 0, "nobody wrote them");
}

#[test]
fn another_language_says_the_cards_it_has_all_words_for() {
    let german = "moment.dusk = \"Abends\"\ncards.verb.heal = \"heile {lines}\"\ncards.verb.both = \"jetzt {verb}\"\ncards.tool.moment = \"{it}:\"\n\
                  cards.tool.action = \"{it}.\"\ncards.tool.copies = \"\"\ncards.tool.tale = \"\"\ntool.herb-tale-1 = \"Es wächst.\"";
    let texts = texts("de", ENGLISH, german).expect("good");
    let own: Vec<_> = said(&texts).into_iter().filter(|(key, _)| key.starts_with("tool")).collect();
    assert_eq!(own, [("tool.herb-tale-1", "Es wächst."), ("tool.herb-text", "Abends: jetzt heile 1 AND heile 2; heile 3.")]);
}

#[test]
fn words_that_are_missing_wrong_or_for_nothing_are_refused() {
    let refused = |english: &str, message: &str| assert_eq!(texts("en", english, "").expect_err(message), message);
    let without = ENGLISH.replace("ranged = \"shoots\"", "");
    refused(&without, "`cards.gives.ranged` is missing: the language of cards has it");
    let silent = ENGLISH.replace("{signed} {statistic}", "{statistic}");
    refused(&silent, "`cards.gives.plus` does not say `{signed}`");
    let unused = ENGLISH.replace("ranged = \"shoots\"", "ranged = \"shoots\"\nfar = \"far\"");
    refused(&unused, "`cards.gives.far` says nothing that the language of cards has");
    let wrong = ENGLISH.replace("\"shoots\"", "\"shoots {n}\"");
    refused(&wrong, "`cards.gives.ranged` speaks of `n`, which that phrase has no slot for");
    let counts = ENGLISH.replace("{signed} {statistic}", "{signed} {statistic, plural, other {x}}");
    refused(&counts, "`cards.gives.plus` counts by `statistic`, which is no number");
    refused(&format!("tool.bow = \"X\"\n{ENGLISH}"), "`tool.bow` is made from the cards in content/: remove it here");
}
