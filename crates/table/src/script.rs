//! The oracle of play: gives recorded answers again, takes new ones, and stops at the first question without one.

use crate::answer::Answer;
use crate::{Ask, By, Chance, Correction, Draw, Faces, Fate, Flow, Game, Halt, Hands, Oracle, Outcome, Roll};

/// What the table waits for.
#[derive(Clone, PartialEq, Debug)]
pub enum Question<G: Game> {
    /// A player's choice.
    Choose(Ask<G>),
    /// Dice that people roll themselves.
    Roll(Box<Roll>),
    /// A piece that people draw themselves, from so many of each kind.
    Draw(Box<Chance>, Vec<u8>),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// An event with the rules that brought it about.
#[derive(Clone, PartialEq, Debug)]
pub struct Told<E> {
    /// What happened.
    pub event: E,
    /// By which rules.
    pub by: By,
}

/// Where chance comes from when nothing is recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Source<'a> {
    pub seed: u64,
    /// What people roll and draw, and enter.
    pub hands: &'a Hands,
}

/// Gives the answers from `at` on, then those of `feed`, then chance by `source`; then it has to ask.
pub(crate) struct Script<'a, 'f, G: Game> {
    pub answers: &'a mut Vec<Answer>,
    pub at: usize,
    pub feed: &'f [Answer],
    pub source: Source<'a>,
    /// How many chance events the game has had.
    pub chances: u32,
    pub told: &'a mut Vec<Told<G::Event>>,
    pub asked: Option<Question<G>>,
    pub refusals: bool,
}

impl<G: Game> Script<'_, '_, G> {
    /// The correction that comes next. It belongs to the beginning of the step, so whoever asks then has to wait for it.
    pub fn correction(&self) -> Option<Correction> {
        match self.answers.get(self.at).or(self.feed.first()) {
            Some(Answer::Correction(correction)) => Some(*correction),
            _ => None,
        }
    }

    fn recorded(&mut self) -> Option<Answer> {
        if let Some(answer) = self.answers.get(self.at) {
            self.at += 1;
            return Some(*answer);
        }
        None
    }

    fn keep(&mut self, answer: Answer) {
        self.answers.push(answer);
        self.at = self.answers.len();
    }

    fn fed(&mut self) -> Option<Answer> {
        let (first, rest) = self.feed.split_first()?;
        self.feed = rest;
        self.keep(*first);
        Some(*first)
    }

    /// The number of a chance event's result; `None` where people have to say it.
    fn chance(&mut self, by_hand: bool, fall: impl Fn(&mut Fate) -> Option<u64>) -> Flow<Option<u64>> {
        if self.correction().is_some() {
            return Err(Halt::Asked);
        }
        let answer = match self.recorded() {
            Some(answer) => answer,
            None => match self.feed.first() {
                Some(Answer::Hand(_)) => self.fed().ok_or(Halt::Spoiled)?,
                None if by_hand => return Ok(None),
                feed => {
                    // The engine's own chance is fed without its value, and not at all where a choice follows.
                    if let (Some(Answer::Fate(_)), Some((_, rest))) = (feed, self.feed.split_first()) {
                        self.feed = rest;
                    }
                    let value = fall(&mut Fate::at(self.source.seed, self.chances)).ok_or(Halt::Spoiled)?;
                    self.keep(Answer::Fate(value));
                    Answer::Fate(value)
                }
            },
        };
        self.chances = self.chances.wrapping_add(1);
        match answer {
            Answer::Fate(value) | Answer::Hand(value) => Ok(Some(value)),
            Answer::Choice(_) | Answer::Correction(_) => Err(Halt::Spoiled),
        }
    }
}

impl<G: Game> Oracle<G> for Script<'_, '_, G> {
    fn choose(&mut self, _game: &G, ask: &Ask<G>) -> Flow<usize> {
        if self.correction().is_some() {
            return Err(Halt::Asked);
        }
        match self.recorded().or_else(|| self.fed()) {
            Some(Answer::Choice(index)) if usize::from(index) < ask.options.len() => Ok(usize::from(index)),
            Some(_) => Err(Halt::Spoiled),
            None => {
                self.asked = Some(Question::Choose(ask.clone()));
                Err(Halt::Asked)
            }
        }
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        match self.chance(self.source.hands.roll(&roll.dice), |fate| roll.dice.value(&fate.roll(&roll.dice)))? {
            Some(value) => roll.dice.faces(value).ok_or(Halt::Spoiled),
            None => {
                self.asked = Some(Question::Roll(Box::new(roll.clone())));
                Err(Halt::Asked)
            }
        }
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        match self.chance(self.source.hands.take(draw.chance.pile), |fate| fate.draw(draw.counts).map(|kind| kind as u64))? {
            Some(value) => {
                let kind = usize::try_from(value).map_err(|_| Halt::Spoiled)?;
                if draw.counts.get(kind).is_some_and(|count| *count > 0) { Ok(kind) } else { Err(Halt::Spoiled) }
            }
            None => {
                self.asked = Some(Question::Draw(Box::new(draw.chance.clone()), draw.counts.to_vec()));
                Err(Halt::Asked)
            }
        }
    }

    fn tell(&mut self, _game: &G, event: &G::Event, by: By) {
        self.told.push(Told { event: event.clone(), by });
    }

    fn wants_refusals(&self) -> bool {
        // Only the last question is shown; refusals of answered ones would be thrown away.
        self.refusals && self.at >= self.answers.len() && self.feed.is_empty()
    }
}
