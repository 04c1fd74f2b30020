//! Whatever the rules cannot know themselves they ask an oracle.

use crate::{Ask, By, Dice, Faces, Fate, Flow, Game, Halt, RuleId, Say, Seat, Seats};

/// What a roll or a draw is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// What happens, as a text.
    pub say: Say,
    /// The rule that calls for it.
    pub rule: RuleId,
    /// Which pile is drawn from, for the names of what can come ([`crate::Show::card`]). Empty for dice.
    pub pile: &'static str,
    /// Who rolls or draws; nobody in particular where the table does.
    pub by: Option<Seat>,
    /// Who sees the result; everybody where nothing is said. A mind imagines anew what its seat has not seen.
    pub seen_by: Option<Seats>,
}

impl Chance {
    /// A roll of dice.
    pub fn dice(say: impl Into<Say>, rule: RuleId) -> Self {
        Self { say: say.into(), rule, pile: "", by: None, seen_by: None }
    }

    /// A draw from a pile.
    pub fn pile(pile: &'static str, say: impl Into<Say>, rule: RuleId) -> Self {
        Self { say: say.into(), rule, pile, by: None, seen_by: None }
    }

    /// Names who rolls or draws.
    #[must_use]
    pub fn by(mut self, seat: Seat) -> Self {
        self.by = Some(seat);
        self
    }

    /// Only these seats see the result.
    #[must_use]
    pub fn secret(mut self, seen_by: impl Into<Seats>) -> Self {
        self.seen_by = Some(seen_by.into());
        self
    }
}

/// Dice to be rolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roll {
    /// What for.
    pub chance: Chance,
    /// Which dice.
    pub dice: Dice,
}

/// A piece to be drawn from a multiset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw<'a> {
    /// What for.
    pub chance: Chance,
    /// How many pieces of each kind there are.
    pub counts: &'a [u8],
}

/// Who answers what the rules ask.
pub trait Oracle<G: Game> {
    /// A player's choice: an index into the options.
    fn choose(&mut self, game: &G, ask: &Ask<G>) -> Flow<usize>;
    /// How dice fall.
    fn roll(&mut self, roll: &Roll) -> Flow<Faces>;
    /// Which kind is drawn.
    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize>;
    /// Hears what happened, and by which rules.
    fn tell(&mut self, game: &G, event: &G::Event, by: By);
    /// Whether questions should list what is refused.
    fn wants_refusals(&self) -> bool {
        false
    }
}

/// Asks a question and gives the chosen option. An index that is not there spoils the run instead of panicking.
pub fn ask<G: Game>(game: &G, oracle: &mut dyn Oracle<G>, ask: &Ask<G>) -> Flow<G::Choice> {
    let index = oracle.choose(game, ask)?;
    ask.options.get(index).map(|option| option.choice).ok_or(Halt::Spoiled)
}

/// Asks each of these seats, in whatever order they answer; `consider` adds what a seat can choose. Where the question is sealed,
/// nobody sees what the others answered until the rules tell it. What each chose comes in the order of the seats.
pub fn ask_each<G: Game>(
    game: &G,
    oracle: &mut dyn Oracle<G>,
    question: &Ask<G>,
    mut consider: impl FnMut(&mut Ask<G>, Seat),
) -> Flow<Vec<(Seat, G::Choice)>> {
    let mut answered: Vec<(Seat, G::Choice)> = Vec::with_capacity(question.seats.len());
    let mut waiting = question.seats;
    while !waiting.is_empty() {
        let mut open = question.clone();
        open.seats = waiting;
        waiting.iter().for_each(|seat| consider(&mut open, seat));
        let index = oracle.choose(game, &open)?;
        let option = open.options.get(index).ok_or(Halt::Spoiled)?;
        let seat = option.by.lowest().filter(|seat| waiting.has(*seat)).ok_or(Halt::Spoiled)?;
        let place = answered.partition_point(|(other, _)| *other < seat);
        answered.insert(place, (seat, option.choice));
        waiting = waiting.without(seat);
    }
    Ok(answered)
}

/// Picks one of `count` equals by chance (a tie, a direction, a first player); of more than 64 it cannot.
pub fn pick<G: Game>(oracle: &mut dyn Oracle<G>, count: usize, chance: Chance) -> Flow<usize> {
    const ONES: [u8; 64] = [1; 64];
    let counts = ONES.get(..count).ok_or(Halt::Spoiled)?;
    let kind = oracle.draw(&Draw { chance, counts })?;
    if kind < counts.len() { Ok(kind) } else { Err(Halt::Spoiled) }
}

/// Answers everything by chance: soak tests, fuzzing, rollouts.
#[derive(Clone, Debug)]
pub struct Random {
    fate: Fate,
    /// How many questions were answered.
    pub decisions: u64,
}

impl Random {
    /// A random player for this seed.
    pub fn new(seed: u64) -> Self {
        Self { fate: Fate::new(seed), decisions: 0 }
    }
}

impl<G: Game> Oracle<G> for Random {
    fn choose(&mut self, _game: &G, ask: &Ask<G>) -> Flow<usize> {
        self.decisions += 1;
        Ok(self.fate.below(ask.options.len() as u32) as usize)
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        if roll.dice.can_be_rolled() { Ok(self.fate.roll(&roll.dice)) } else { Err(Halt::Spoiled) }
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        self.fate.draw(draw.counts).ok_or(Halt::Spoiled)
    }

    fn tell(&mut self, _game: &G, _event: &G::Event, _by: By) {}
}
