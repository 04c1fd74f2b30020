//! `coverage`: which rules of the book are in the code, in a test, in play, and in an example.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use catalogue::{Place, Places, Rule, Rulebook};
use examples::{Report, run_folder};
use minds::Mind;
use serde::{Deserialize, Serialize};
use table::{Prepare as _, RuleId};

use crate::batch::Batch;
use crate::cli;
use crate::host::{For, Witness};
use crate::registry::{Contest, Task, chosen, home, with};
use crate::report::{bar, json, table};

/// For so many random games one is played by habit.
const BY_HABIT: u64 = 10;

/// What is counted for a game. Rules without behaviour are `data`, and rules that the state cannot break are `constructed`;
/// neither is counted anywhere else.
#[derive(Debug, Serialize)]
pub struct Count {
    game: &'static str,
    rules: usize,
    data: usize,
    omitted: usize,
    /// Rules that hold by construction, as a test shows.
    constructed: usize,
    implemented: usize,
    tested: usize,
    fired: usize,
    /// Rules that an example shows.
    exampled: usize,
    examples: usize,
    /// Rules with behaviour that no code cites, the omitted ones among them.
    missing: Vec<String>,
    /// Rules with behaviour that no example shows.
    unexampled: Vec<String>,
    untested: Vec<String>,
    unfired: Vec<String>,
    /// Rules and rulings that are said to hold by construction although no test names them, or although code acts on them.
    unproved: Vec<String>,
    rulings: Rulings,
    /// In how many random games rules could fire; some more were played by habit.
    games: u64,
    /// Every rule and ruling, in the order of the catalogue.
    entries: Vec<Entry>,
    #[serde(skip)]
    broken: u64,
}

/// What is known of one rule or ruling.
#[derive(Debug, Serialize)]
struct Entry {
    id: String,
    /// Where the game cites it; files count from the root of the project.
    code: Vec<Place>,
    /// Which tests name it.
    tests: Vec<Place>,
    /// The ids of the examples that show it and hold.
    examples: Vec<String>,
    /// Whether it was cited in a game.
    fired: bool,
    /// Whether it changed what a player may do: something was allowed or forbidden by it in a game.
    decides: bool,
}

/// The same for our rulings; they are no rules of the book and have no floors.
#[derive(Debug, Default, Serialize)]
struct Rulings {
    total: usize,
    constructed: usize,
    implemented: usize,
    tested: usize,
    fired: usize,
    exampled: usize,
}

/// What a game must not fall below; kept in the `coverage.toml` of its crate, and only ever raised.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Floor {
    implemented: usize,
    tested: usize,
    fired: usize,
    /// None where a game's examples are still to come.
    #[serde(default)]
    exampled: usize,
    examples: usize,
}

/// Remembers which rules were cited, and which of them allowed or forbade something.
#[derive(Clone, Default)]
struct Cited {
    fired: Vec<bool>,
    decided: Vec<bool>,
}

impl Cited {
    fn nothing_of(rules: usize) -> Self {
        Self { fired: vec![false; rules], decided: vec![false; rules] }
    }

    fn and(mut self, other: &Self) -> Self {
        for (mine, theirs) in [(&mut self.fired, &other.fired), (&mut self.decided, &other.decided)] {
            for (mine, theirs) in mine.iter_mut().zip(theirs) {
                *mine |= theirs;
            }
        }
        self
    }

    fn ids(of: &[bool], known: &[&str]) -> BTreeSet<String> {
        of.iter().zip(known).filter(|(seen, _)| **seen).map(|(_, id)| (*id).to_owned()).collect()
    }
}

impl Witness for Cited {
    fn cited(&mut self, rule: RuleId, what: For) {
        let at = usize::from(rule.0);
        if let Some(seen) = self.fired.get_mut(at) {
            *seen = true;
        }
        if let (Some(seen), For::Allowing | For::Forbidding) = (self.decided.get_mut(at), what) {
            *seen = true;
        }
    }
    const WANTS_REFUSALS: bool = true;
}

/// What is found in the sources, the examples and the games.
struct Findings<'f> {
    game: &'f str,
    code: Places,
    tests: Places,
    examples: Vec<Report>,
    fired: BTreeSet<String>,
    decides: BTreeSet<String>,
}

impl Findings<'_> {
    fn entry(&self, id: &str) -> Entry {
        let shows = |report: &&Report| report.rules.iter().any(|rule| rule == id);
        Entry {
            id: id.to_owned(),
            code: self.places(&self.code, id),
            tests: self.places(&self.tests, id),
            examples: self.examples.iter().filter(shows).map(|report| report.id.clone()).collect(),
            fired: self.fired.contains(id),
            decides: self.decides.contains(id),
        }
    }

    /// Files from the root of the project.
    fn places(&self, of: &Places, id: &str) -> Vec<Place> {
        let home = Path::new("crates").join(self.game);
        let places = of.get(id).map(Vec::as_slice).unwrap_or_default();
        places.iter().map(|place| Place { file: home.join(&place.file), ..place.clone() }).collect()
    }
}

impl Task for cli::Coverage {
    type Out = Result<Count, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        let home = home(G::ID);
        let words = |problem: catalogue::Problem| problem.to_string();
        let book = Rulebook::load(home.join("rules.toml")).map_err(words)?;
        let code = catalogue::citations(&home, &book).map_err(words)?;
        let tests = catalogue::tests(&home, &book).map_err(words)?;
        let implemented = catalogue::implemented(&code);
        let tested = catalogue::tested(&home, &book).map_err(words)?;
        let proved = |id: &str| tests.contains_key(id) && !implemented.contains(id);
        let (constructed, unproved): (Vec<String>, Vec<String>) =
            book.constructed().map(str::to_owned).partition(|id| proved(id));
        let examples: Vec<Report> = run_folder::<G>(&home)?.into_iter().filter(Report::passed).collect();
        let exampled: BTreeSet<String> = examples.iter().flat_map(|report| report.rules.iter().cloned()).collect();

        let bar = bar(self.games, "looking for citations");
        let known = G::catalogue().ids;
        let (mut cited, mut broken) = (Cited::nothing_of(known.len()), 0);
        // Chance finds odd corners and seldom comes to the end of a plan; who plays by habit does.
        for (mind, games) in [(Mind::Random, self.games), (Mind::Habit, self.games / BY_HABIT)] {
            let batch = Batch { minds: &[mind], games, seed: self.seed, bar: &bar, threads: None, kept: None };
            // Some rules only matter at some sizes of the table, or where something else was chosen before play.
            let (tally, witnesses) = batch.play::<G, _>(&G::Setup::variety(), || Cited::nothing_of(known.len()))?;
            cited = witnesses.iter().fold(cited, Cited::and);
            broken += tally.broken;
        }
        bar.finish_and_clear();
        let fired = Cited::ids(&cited.fired, known);
        let decides = Cited::ids(&cited.decided, known);
        let findings = Findings { game: G::ID, code, tests, examples, fired, decides };
        let fired = &findings.fired;

        let has_behaviour = |rule: &&Rule| !rule.data && !constructed.contains(&rule.id);
        let behaviour: Vec<&str> = book.rules.iter().filter(has_behaviour).map(|rule| rule.id.as_str()).collect();
        let among = |set: &BTreeSet<String>| behaviour.iter().filter(|id| set.contains(**id)).count();
        let lacking = |set: &BTreeSet<String>| -> Vec<String> {
            behaviour.iter().filter(|id| !set.contains(**id)).map(|id| (*id).to_owned()).collect()
        };
        let ruled = |set: &BTreeSet<String>| book.rulings.iter().filter(|ruling| set.contains(&ruling.id)).count();
        Ok(Count {
            game: G::ID,
            rules: book.rules.len(),
            data: book.rules.iter().filter(|rule| rule.data).count(),
            omitted: book.rules.iter().filter(|rule| rule.omitted.is_some()).count(),
            constructed: book.rules.iter().filter(|rule| constructed.contains(&rule.id)).count(),
            implemented: among(&implemented),
            tested: among(&tested),
            fired: among(fired),
            exampled: among(&exampled),
            examples: findings.examples.len(),
            missing: lacking(&implemented),
            unexampled: lacking(&exampled),
            untested: lacking(&tested),
            unfired: lacking(fired),
            unproved,
            rulings: Rulings {
                total: book.rulings.len(),
                constructed: book.rulings.iter().filter(|ruling| constructed.contains(&ruling.id)).count(),
                implemented: ruled(&implemented),
                tested: ruled(&tested),
                fired: ruled(fired),
                exampled: ruled(&exampled),
            },
            games: self.games,
            entries: book.ids().map(|id| findings.entry(id)).collect(),
            broken,
        })
    }
}

impl Count {
    /// What is below its floor. A rule that holds by construction can neither be cited nor fire and needs no example, so it
    /// counts towards each of them.
    fn below(&self, floor: &Floor) -> Vec<String> {
        let counts = [
            ("implemented", self.implemented + self.constructed, floor.implemented),
            ("tested", self.tested + self.constructed, floor.tested),
            ("fired", self.fired + self.constructed, floor.fired),
            ("exampled", self.exampled + self.constructed, floor.exampled),
            ("examples", self.examples, floor.examples),
        ];
        let below = counts.iter().filter(|(_, count, floor)| count < floor);
        below.map(|(what, count, floor)| format!("{}: {what} is {count}, the floor is {floor}", self.game)).collect()
    }
}

fn print(counts: &[Count]) {
    let heads = ["game", "rules", "data", "omitted", "by construction", "implemented", "tested", "fired", "exampled", "examples"];
    let mut rows = table(&heads);
    for count in counts {
        let Count { rules, data, omitted, constructed, implemented, tested, fired, exampled, examples, .. } = *count;
        let row = [rules, data, omitted, constructed, implemented, tested, fired, exampled, examples];
        rows.add_row([count.game.to_owned()].into_iter().chain(row.map(|number| number.to_string())));
        let Rulings { total, constructed, implemented, tested, fired, exampled } = count.rulings;
        let row = [total.to_string(), String::new(), String::new()];
        let row = row.into_iter().chain([constructed, implemented, tested, fired, exampled].map(|number| number.to_string()));
        rows.add_row([format!("{}: rulings", count.game)].into_iter().chain(row));
    }
    println!("{rows}");
    for count in counts {
        let lists = [
            ("not implemented", &count.missing),
            ("not tested", &count.untested),
            ("never fired", &count.unfired),
            ("without an example", &count.unexampled),
            ("not shown to hold by construction", &count.unproved),
        ];
        for (what, ids) in lists.iter().filter(|(_, ids)| !ids.is_empty()) {
            println!("{}, {what}: {}", count.game, ids.join(", "));
        }
    }
}

fn floor(game: &str) -> Result<Floor, String> {
    let file = home(game).join("coverage.toml");
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: cannot be read ({error})", file.display()))?;
    toml::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))
}

/// Runs the command.
pub fn command(wanted: &cli::Coverage) -> Result<bool, String> {
    let mut counts = Vec::new();
    for game in chosen(wanted.game.as_deref()) {
        counts.push(with(game, wanted)??);
    }
    if wanted.json {
        json(&counts)?;
    } else {
        print(&counts);
    }
    let mut good = true;
    for count in &counts {
        for what in count.below(&floor(count.game)?) {
            good = false;
            eprintln!("below the floor: {what}");
        }
        if !count.unproved.is_empty() {
            good = false;
            let ids = count.unproved.join(", ");
            eprintln!("{}: no test names what holds by construction, or code acts on it all the same: {ids}", count.game);
        }
        if count.broken > 0 {
            good = false;
            eprintln!("{}: {} of the random games could not be finished; see `cargo arena play`", count.game, count.broken);
        }
    }
    Ok(good)
}
