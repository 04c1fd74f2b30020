//! Turns the catalogue, the English texts and the scenarios into constants: no module contains a parser for them.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// Tiles in the box.
const TILES: u8 = 48;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    let out = std::env::var("OUT_DIR")?;
    catalogue::generate("rules.toml".as_ref(), "texts/en.toml".as_ref(), out.as_ref())?;
    println!("cargo:rerun-if-changed=scenarios");
    fs::write(Path::new(&out).join("scenarios.rs"), scenarios("scenarios")?)?;
    Ok(())
}

/// A scenario as a person writes it; `crates/claustrophobia/scenarios/survivors.toml` explains the fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Scenario {
    id: String,
    /// Its place in lists of scenarios.
    number: u8,
    origin: String,
    turns: u8,
    goal: String,
    #[serde(default)]
    special: Vec<String>,
    layout: Vec<Laid>,
    #[serde(default)]
    pile: Vec<Layer>,
    /// Tiles that are left in the box.
    #[serde(default)]
    without: Vec<u8>,
    /// The tiles that random ones are taken from, where they are few.
    #[serde(default)]
    only: Vec<u8>,
    human: Vec<Human>,
    #[serde(default)]
    instinct: u8,
    #[serde(default = "eleven")]
    troglodytes: u8,
    #[serde(default = "two")]
    hellhounds: u8,
    #[serde(default = "one")]
    tough_troglodytes: u8,
    demon: Vec<Demon>,
    #[serde(default)]
    threat: u8,
    #[serde(default)]
    events: u8,
    #[serde(default)]
    infernal: Vec<Infernal>,
}

const fn eleven() -> u8 {
    11
}

const fn two() -> u8 {
    2
}

const fn one() -> u8 {
    1
}

const fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Laid {
    tile: u8,
    x: i8,
    y: i8,
    #[serde(default)]
    turn: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Layer {
    #[serde(default)]
    random: u8,
    #[serde(default)]
    tiles: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Human {
    who: String,
    /// Its place in the layout, counted from 0. Who has none waits to be found.
    at: Option<u8>,
    #[serde(default)]
    gifts: Vec<Gift>,
    #[serde(default)]
    equipment: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Gift {
    gift: String,
    line: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Demon {
    who: String,
    cost: Option<u8>,
    /// Whether threat points can bring it into play.
    #[serde(default = "yes")]
    bought: bool,
}

/// Infernal warriors that are on the tunnels when play begins.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Infernal {
    at: u8,
    #[serde(default)]
    troglodytes: u8,
    /// By its name: a demon of the scenario or `hellhound`.
    who: Option<String>,
}

fn scenarios(folder: &str) -> Outcome<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    let mut all = Vec::new();
    for file in files {
        println!("cargo:rerun-if-changed={}", file.display());
        let text = fs::read_to_string(&file)?;
        let scenario: Scenario = toml::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
        all.push(scenario);
    }
    all.sort_by_key(|scenario| (scenario.number, scenario.id.clone()));
    let mut out = String::from("// Made from scenarios/*.toml by the build: change those.\n\n");
    let each = |write: &dyn Fn(&Scenario) -> String| all.iter().map(write).collect::<Vec<_>>().join(", ");
    let variants = each(&|one| format!("#[doc = \"Scenario {}.\"] {}", one.number, variant(&one.id)));
    let values = each(&|one| format!("Self::{}", variant(&one.id)));
    let names = each(&|one| format!("Key(\"scenario.{}\")", one.id));
    _ = writeln!(
        out,
        "/// A scenario of the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = \"ts\", derive(tsify::Tsify))]
#[serde(rename_all = \"kebab-case\")]
pub enum ScenarioId {{ {variants} }}

impl ScenarioId {{
    /// All scenarios, in the order of [`SCENARIOS`].
    pub const ALL: [Self; {count}] = [{values}];
    /// What they are called.
    pub const NAMES: [Key; {count}] = [{names}];
}}
",
        count = all.len()
    );
    _ = writeln!(out, "/// The scenarios of the box.\npub static SCENARIOS: [Scenario; {}] = [", all.len());
    for scenario in &all {
        write(&mut out, scenario)?;
    }
    out.push_str("];\n");
    Ok(out)
}

fn write(out: &mut String, scenario: &Scenario) -> Outcome<()> {
    let id = &scenario.id;
    let list = |items: Vec<String>| format!("&[{}]", items.join(", "));
    let layout = scenario.layout.iter();
    let layout =
        list(layout.map(|l| format!("Start {{ tile: TileNo({}), x: {}, y: {}, turn: {} }}", l.tile, l.x, l.y, l.turn)).collect());
    let tiles = |numbers: &[u8]| list(numbers.iter().map(|number| format!("TileNo({number})")).collect());
    let left_out = (1..=TILES).filter(|tile| !scenario.only.is_empty() && !scenario.only.contains(tile));
    let without: Vec<u8> = scenario.without.iter().copied().chain(left_out).collect();
    let pile = scenario.pile.iter();
    let pile = list(pile.map(|l| format!("LayerOf {{ random: {}, tiles: {} }}", l.random, tiles(&l.tiles))).collect());
    let humans = scenario.human.iter().map(|human| {
        let gifts = human.gifts.iter().map(|gift| {
            let name = variant(&gift.gift);
            gift.line.map_or_else(|| format!("(Gift::{name}, Gift::{name}.line())"), |line| format!("(Gift::{name}, {line})"))
        });
        let equipment = human.equipment.iter().map(|card| format!("EquipmentCard::{}", variant(card)));
        format!(
            "HumanOf {{ who: Western::{}, at: {:?}, gifts: {}, equipment: {} }}",
            variant(&human.who),
            human.at,
            list(gifts.collect()),
            list(equipment.collect())
        )
    });
    let demons = scenario.demon.iter().map(|demon| {
        let name = variant(&demon.who);
        let cost = demon.cost.map_or_else(|| format!("FiendKind::{name}.card().cost"), |cost| cost.to_string());
        let cost = if demon.bought { cost } else { "UNBOUGHT".into() };
        format!("DemonOf {{ who: FiendKind::{name}, cost: {cost} }}")
    });
    let infernals = scenario.infernal.iter().map(|infernal| {
        let who = infernal.who.as_ref().map_or_else(|| "None".into(), |who| format!("Some(FiendKind::{})", variant(who)));
        format!("InfernalOf {{ at: {}, troglodytes: {}, who: {who} }}", infernal.at, infernal.troglodytes)
    });
    let special = scenario.special.iter().map(|special| format!("Special::{special}"));
    writeln!(
        out,
        "Scenario {{ name: Key(\"scenario.{id}\"), story: Key(\"scenario.{id}-story\"), human_aim: Key(\"scenario.{id}-human\"), \
         infernal_aim: Key(\"scenario.{id}-infernal\"), origin: Origin::{}, turns: {}, goal: Goal::{}, special: {}, layout: {layout}, \
         pile: {pile}, without: {}, humans: {}, instinct: {}, troglodytes: {}, hellhounds: {}, tough_troglodytes: {}, demons: {}, \
         threat: {}, events: {}, infernals: {} }},",
        variant(&scenario.origin),
        scenario.turns,
        scenario.goal,
        list(special.collect()),
        tiles(&without),
        list(humans.collect()),
        scenario.instinct,
        scenario.troglodytes,
        scenario.hellhounds,
        scenario.tough_troglodytes,
        list(demons.collect()),
        scenario.threat,
        scenario.events,
        list(infernals.collect()),
    )?;
    Ok(())
}

/// `aura-of-courage` becomes `AuraOfCourage`.
fn variant(name: &str) -> String {
    name.split('-')
        .flat_map(|word| {
            let mut letters = word.chars();
            letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>())
        })
        .collect()
}
