//! `games`: what there is to play and to choose, and the same written down for pages.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use catalogue::{Overview, Texts};
use examples::{Opening, opening};
use serde::{Deserialize, Serialize};
use table::{Form, Key, Prepare as _};

use crate::cli;
use crate::measure::{Measured, Measures, at_first, named};
use crate::registry::{Contest, Task, chosen, home, name, ways, with};

/// The text of a game that says what was measured.
const MEASURED: Key = Key("setup.measured");

/// How the list of games is typed.
const TYPES: &str = include_str!("../entry/games.d.ts");
/// How the words about them are.
const ABOUT_TYPES: &str = include_str!("../entry/about.d.ts");

/// The list for browsers and bundlers, for Node, and for CommonJS: how each exports it, and how each loads a module.
const LISTS: [(&str, &str, &str); 3] = [
    ("index.js", "export const ", "() => import(\"../GAME/index.js\")"),
    ("node.mjs", "export const ", "() => import(\"../GAME/node.mjs\")"),
    ("node.cjs", "exports.", "async () => require(\"../GAME/node.cjs\")"),
];

/// What a game's `game.toml` says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    title: String,
    mood: String,
    #[serde(default)]
    campaign: bool,
    #[serde(default)]
    workshop: bool,
    words: BTreeMap<String, Words>,
}

/// What people are told of a game in one language; English must have everything.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Words {
    #[serde(skip_serializing_if = "Option::is_none")]
    tagline: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notice: Option<String>,
    /// How long it is and how hard, set up as usual: counted, and put into the words of the game.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    measured: Option<String>,
}

/// A game of the list.
pub struct Listed {
    id: &'static str,
    facts: Facts,
    form: &'static Form,
    measures: Option<Measures>,
    opening: Option<Opening>,
    overview: Option<Overview>,
}

impl Task for cli::Games {
    type Out = Result<Listed, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        let file = home(G::ID).join("game.toml");
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: cannot be read ({error})", file.display()))?;
        let mut facts: Facts = toml::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
        let english = facts.words.get(catalogue::BASE);
        if !english.is_some_and(|words| words.tagline.is_some() && words.about.is_some() && words.notice.is_some()) {
            return Err(format!("{}: [words.en] needs a tagline, about and notice", file.display()));
        }
        let measures = Measures::load(G::ID)?;
        if let (Some(words), Some(measured)) = (facts.words.get_mut(catalogue::BASE), usual(G::Setup::FORM, measures.as_ref())) {
            let texts = Texts::load(home(G::ID).join("texts"), catalogue::BASE).map_err(|problem| problem.to_string())?;
            words.measured = texts.format(&measured.say(MEASURED)).ok();
        }
        Ok(Listed {
            id: G::ID,
            facts,
            form: G::Setup::FORM,
            measures,
            opening: opening::<G>(&home(G::ID))?,
            overview: Overview::load(home(G::ID)).map_err(|problem| problem.to_string())?,
        })
    }
}

/// What was measured for the game as it is set up at first.
fn usual<'m>(form: &Form, measures: Option<&'m Measures>) -> Option<&'m Measured> {
    let fields = &measures?.fields;
    form.entries.iter().find_map(|entry| fields.get(entry.field.id)?.get(&named(entry.field, at_first(entry.field))?))
}

/// Runs the command.
pub fn command(wanted: &cli::Games) -> Result<bool, String> {
    let games: Vec<Listed> = chosen(None).into_iter().map(|game| with(game, wanted)?).collect::<Result<_, _>>()?;
    match &wanted.export {
        Some(folder) => export(folder, &games)?,
        None => print(&games),
    }
    Ok(true)
}

fn print(games: &[Listed]) {
    for Listed { id, facts, form, .. } in games {
        println!("{id}: {}, {} to {} seats", facts.title, form.seats.least, form.seats.most);
        for field in form.entries.iter().map(|entry| entry.field) {
            println!("    {}: {}", name(field), ways(&field.kind));
        }
    }
}

/// What people choose from, and what was measured for it.
#[derive(Serialize)]
struct Choosing<'g> {
    #[serde(flatten)]
    form: &'static Form,
    #[serde(skip_serializing_if = "Option::is_none")]
    measured: Option<&'g BTreeMap<String, BTreeMap<String, Measured>>>,
}

/// `DIR/<game>/setup.json` for every game, `opening.json` and `overview.json` where it has them, and `DIR/games/` with the list.
fn export(folder: &Path, games: &[Listed]) -> Result<(), String> {
    let list = folder.join("games");
    fs::create_dir_all(&list).map_err(|error| format!("{}: cannot be made ({error})", list.display()))?;
    for game in games {
        let home = folder.join(game.id);
        let measured = game.measures.as_ref().map(|measures| &measures.fields);
        write(&home.join("setup.json"), &json(&Choosing { form: game.form, measured })?)?;
        if let Some(opening) = &game.opening {
            write(&home.join("opening.json"), &json(opening)?)?;
        }
        if let Some(overview) = &game.overview {
            write(&home.join("overview.json"), &json(overview)?)?;
        }
    }
    let first = games.first().map_or("", |game| game.id);
    for (name, module) in [("index.d.ts", "index.js"), ("node.d.cts", "node.cjs")] {
        write(&list.join(name), &TYPES.replace("FIRST", &format!("{first}/{module}")))?;
    }
    for name in ["about.d.ts", "about.d.cts"] {
        write(&list.join(name), ABOUT_TYPES)?;
    }
    for (name, export, load) in LISTS {
        let entries = games.iter().map(|game| entry(game, load)).collect::<Result<Vec<_>, _>>()?;
        write(&list.join(name), &format!("{export}GAMES = [\n{}];\n", entries.concat()))?;
    }
    let about: BTreeMap<_, _> = games.iter().map(|game| (game.id, &game.facts.words)).collect();
    for (name, export) in [("about.js", "export const "), ("about.cjs", "exports.")] {
        write(&list.join(name), &format!("{export}ABOUT = {};\n", json(&about)?))?;
    }
    Ok(())
}

/// A game and how its module is loaded.
fn entry(game: &Listed, load: &str) -> Result<String, String> {
    let Listed { id, facts, form, .. } = game;
    let (name, title, mood, seats) = (json(id)?, json(&facts.title)?, json(&facts.mood)?, json(&form.seats)?);
    let campaign = if facts.campaign { ", campaign: true" } else { "" };
    let opening = if game.opening.is_some() { ", opening: true" } else { "" };
    let overview = if game.overview.is_some() { ", overview: true" } else { "" };
    let workshop =
        if facts.workshop { format!(", workshop: {}", load.replace("GAME", &format!("{id}-workshop"))) } else { String::new() };
    let load = load.replace("GAME", id);
    Ok(format!(
        "  {{ id: {name}, title: {title}, mood: {mood}, seats: {seats}{campaign}{opening}{overview}{workshop}, load: {load} }},\n"
    ))
}

fn json<T: Serialize + ?Sized>(value: &T) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("cannot be written as JSON: {error}"))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: cannot be written ({error})", path.display()))
}
