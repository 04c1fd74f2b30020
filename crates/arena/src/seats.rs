//! Who plays: `random,greedy,search:500,easy`.

use minds::{Config, Mind};
use table::{Player, Think};

/// Samples of `greedy` for each option.
const SAMPLES: u32 = 8;
/// Iterations of `search` for each answer.
const ITERATIONS: u32 = 500;

/// Reads a list of computer players.
pub fn parse<G: Think>(list: &str) -> Result<Vec<Mind>, String> {
    list.split(',').map(|word| one::<G>(word.trim())).collect()
}

fn one<G: Think>(word: &str) -> Result<Mind, String> {
    // Another horizon and caution than the game's own, to find out which serve it.
    let mut parts = word.split('@');
    let (word, horizon, caution) = (parts.next().unwrap_or_default(), parts.next(), parts.next());
    let mut mind = named::<G>(word)?;
    if let Mind::Search(config) = &mut mind {
        let wrong = |what: &str| format!("`{what}` after `{word}@` is no number");
        if let Some(horizon) = horizon {
            config.horizon = horizon.parse().map_err(|_| wrong(horizon))?;
        }
        if let Some(caution) = caution {
            config.caution = caution.parse().map_err(|_| wrong(caution))?;
        }
    } else if horizon.is_some() {
        return Err(format!("`{word}` does not search: it has no horizon"));
    }
    Ok(mind)
}

fn named<G: Think>(word: &str) -> Result<Mind, String> {
    let (name, number) = match word.split_once(':') {
        Some((name, number)) => {
            let parsed = number.parse().ok().filter(|number| *number > 0);
            (name, Some(parsed.ok_or_else(|| format!("`{word}`: what follows the colon is a number above 0"))?))
        }
        None => (word, None),
    };
    let level = |player| {
        // By iterations alone: the same games on every machine.
        let mut config = Config::level::<G>(player);
        config.budget.millis = None;
        Mind::Search(config)
    };
    Ok(match (name, number) {
        ("random", None) => Mind::Random,
        ("habit", None) => Mind::Habit,
        ("greedy", samples) => Mind::Greedy(samples.unwrap_or(SAMPLES)),
        ("search", iterations) => Mind::search::<G>(iterations.unwrap_or(ITERATIONS)),
        ("easy", None) => level(Player::Easy),
        ("normal", None) => level(Player::Normal),
        ("hard", None) => level(Player::Hard),
        _ => {
            return Err(format!(
                "`{word}` is no computer player; there are random, habit, greedy[:SAMPLES], search[:ITERATIONS], easy, normal and hard"
            ));
        }
    })
}
