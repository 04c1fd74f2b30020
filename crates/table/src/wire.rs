//! What leaves the engine for a page: rich typed values out, a number in.

use serde::Serialize;

use crate::history::{Fallen, Retold};
use crate::{Arg, Ask, Card, Cited, Deed, Die, Headline, Key, Label, Noun, Question, RuleId, Say, Seat, Session, Show, Target};

/// A question as a page shows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Shown<C> {
    /// A player has to choose.
    Choice {
        /// To be given back with the answer.
        revision: u32,
        /// Who is asked; the first of them where the question is open to several.
        seat: Seat,
        /// Everybody who may answer.
        seats: Vec<Seat>,
        /// What the seat is called.
        who: Key,
        /// What is asked.
        prompt: Say,
        /// The rule that makes the table ask.
        rule: &'static str,
        /// What may be chosen; the answer is an index into this list.
        options: Vec<Candidate<C>>,
        /// What is refused, and by which rule.
        refused: Vec<Candidate<C>>,
    },
    /// People roll dice.
    Roll {
        /// To be given back with the answer.
        revision: u32,
        /// Who rolls.
        seat: Option<Seat>,
        /// What for.
        what: Say,
        /// The rule that calls for it.
        rule: &'static str,
        /// Which dice.
        dice: Vec<Die>,
    },
    /// People draw a card or marker.
    Draw {
        /// To be given back with the answer.
        revision: u32,
        /// Who draws.
        seat: Option<Seat>,
        /// What for.
        what: Say,
        /// The rule that calls for it.
        rule: &'static str,
        /// What can come: its name and how many there are; the answer is an index into this list.
        kinds: Vec<(Say, u8)>,
    },
    /// The game is over.
    Over {
        /// To be given back with an undo.
        revision: u32,
        /// How it ended.
        ending: Say,
        /// By which rule.
        rule: &'static str,
        /// Who has won.
        winners: Vec<Seat>,
        /// Who has neither won nor lost.
        drawn: Vec<Seat>,
    },
}

/// A game in a line, for lists of games.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Summary {
    /// The round.
    pub round: Say,
    /// The phase.
    pub phase: Say,
    /// Who is asked; nobody where people roll or draw, and at the end.
    pub who: Option<Key>,
    /// How it ended.
    pub ending: Option<Say>,
}

/// An option or a refusal.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Candidate<C> {
    /// The choice itself.
    pub choice: C,
    /// As words and places.
    pub label: Label,
    /// The rule that allows or forbids it.
    pub rule: &'static str,
    /// Who can choose it, where the question is open to several seats and this is not for all of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub by: Vec<Seat>,
    /// Why it is refused, in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub reason: Option<Say>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Line<E> {
    /// What happened.
    pub event: E,
    /// As words, dice and places.
    pub telling: Telling,
    /// As what to do with the pieces of a real table; nothing where none is touched.
    pub hands: Option<Say>,
    /// By which rule.
    pub rule: &'static str,
    /// Which other rule had a part in it.
    pub also: Option<&'static str>,
    /// Round, phase and turn in which it happened, where they are not those of the line before in the same list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub begins: Option<Headline>,
}

/// An answer that can be taken back, in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Given {
    /// Who gave it; nobody in particular where the table did.
    pub who: Option<Key>,
    /// What was chosen, rolled for, drawn for or set right.
    pub what: Say,
    /// What was drawn.
    pub drawn: Option<Say>,
    /// The faces that fell.
    pub dice: Vec<u8>,
    /// How many rolls and draws going back to before it takes back.
    pub reveals: usize,
}

/// A kind of die or a pile, and who rolls or draws it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Source {
    /// Its name, to be given back.
    pub name: &'static str,
    /// What it is called.
    pub say: Say,
    /// Whether people roll or draw it.
    pub by_hand: bool,
}

/// An event as words, dice and places: one description for the log, for hands at a real table and for the eye.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Telling {
    /// In words.
    pub say: Say,
    /// The faces of dice that fell, if any did.
    pub dice: Vec<u8>,
    /// How many sides each of them has; nothing where all have six.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub sides: Vec<u8>,
    /// What it touched.
    pub at: Vec<Target>,
    /// The card that is turned up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub card: Option<Card>,
    /// How it feels (`good`, `harm`, `doom`, `calm`), a name for style sheets.
    pub tone: &'static str,
    /// The text that says what to do with the pieces of a real table; it leaves as [`Line::hands`].
    #[serde(skip)]
    pub hand: Option<Key>,
}

impl Telling {
    /// Words alone.
    pub fn new(say: impl Into<Say>) -> Self {
        Self { say: say.into(), dice: Vec::new(), sides: Vec::new(), at: Vec::new(), card: None, tone: "calm", hand: None }
    }

    /// Says what to do with the pieces of a real table: another text for the same arguments.
    #[must_use]
    pub fn hand(mut self, key: Key) -> Self {
        self.hand = Some(key);
        self
    }

    /// Adds an argument for its texts.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.say = self.say.with(name, arg);
        self
    }

    /// Speaks of somebody or something, and points at it.
    #[must_use]
    pub fn of(self, role: &'static str, noun: impl Into<Noun>) -> Self {
        self.speak_of(role, noun.into())
    }

    #[inline(never)]
    fn speak_of(mut self, role: &'static str, noun: Noun) -> Self {
        self.say = self.say.with(role, noun.name);
        self.at.extend(noun.at);
        self
    }

    /// What to do with the pieces of a real table; nothing where none is touched.
    pub fn instruction(&self) -> Option<Say> {
        self.hand.map(|key| self.say.clone().keyed(key))
    }

    /// Shows a card that is turned up.
    #[must_use]
    #[inline(never)]
    pub fn card(mut self, name: Key, text: Key, glyph: &'static str) -> Self {
        self.card = Some(Card { name: name.into(), text: text.into(), glyph });
        self
    }

    /// Adds dice.
    #[must_use]
    pub fn dice(mut self, faces: &[u8]) -> Self {
        self.dice.extend_from_slice(faces);
        self
    }

    /// Gives its dice the shapes of those that fell last, if it tells of these.
    fn of_shape(mut self, fallen: &[Fallen]) -> Self {
        let told = !self.dice.is_empty() && self.dice.iter().eq(fallen.iter().map(|die| &die.face));
        if told && fallen.iter().any(|die| die.sides != 6) {
            self.sides = fallen.iter().map(|die| die.sides).collect();
        }
        self
    }

    /// Points at something.
    #[must_use]
    #[inline(never)]
    pub fn at(mut self, target: Target) -> Self {
        self.at.push(target);
        self
    }

    /// Sets the tone.
    #[must_use]
    pub fn tone(mut self, tone: &'static str) -> Self {
        self.tone = tone;
        self
    }
}

/// When something was told. Steps name the phase that comes next before they are done, so it is that of their beginning; but what
/// opens a round belongs to the round.
fn headline<G: Show>(game: &G, begun: &G) -> Headline {
    let (now, then) = (game.headline(), begun.headline());
    if now.round == then.round { then } else { now }
}

impl<G: Show> Session<G> {
    /// The present question as a page shows it, with everything that it refuses in words.
    pub fn shown(&self) -> Shown<G::Choice> {
        let mut shown = self.shown_without_refusals();
        if let (Shown::Choice { refused, .. }, Question::Choose(ask)) = (&mut shown, self.question()) {
            refused.extend(ask.refused.iter().map(|cited| self.forbidden(ask, cited)));
        }
        shown
    }

    pub(crate) fn candidate(&self, ask: &Ask<G>, cited: &Cited<G::Choice>) -> Candidate<G::Choice> {
        Candidate {
            choice: cited.choice,
            label: self.state().label(ask, cited),
            rule: G::catalogue().id(cited.rule),
            by: if cited.by == ask.seats { Vec::new() } else { cited.by.iter().collect() },
            reason: None,
        }
    }

    pub(crate) fn forbidden(&self, ask: &Ask<G>, cited: &Cited<G::Choice>) -> Candidate<G::Choice> {
        Candidate { reason: self.state().reason(ask, cited), ..self.candidate(ask, cited) }
    }

    pub(crate) fn shown_without_refusals(&self) -> Shown<G::Choice> {
        let id = |rule: RuleId| G::catalogue().id(rule);
        let revision = self.revision();
        match self.question() {
            Question::Choose(ask) => {
                let who = self.state().seat_name(ask.seat());
                Shown::Choice {
                    revision,
                    seat: ask.seat(),
                    seats: ask.seats.iter().collect(),
                    who,
                    prompt: self.state().prompt(ask).with("who", Arg::Text(who)),
                    rule: id(ask.rule),
                    options: ask.options.iter().map(|cited| self.candidate(ask, cited)).collect(),
                    refused: Vec::new(),
                }
            }
            Question::Roll(roll) => Shown::Roll {
                revision,
                seat: roll.chance.by,
                what: roll.chance.say.clone(),
                rule: id(roll.chance.rule),
                dice: roll.dice.iter().collect(),
            },
            Question::Draw(chance, counts) => Shown::Draw {
                revision,
                seat: chance.by,
                what: chance.say.clone(),
                rule: id(chance.rule),
                kinds: counts.iter().enumerate().map(|(kind, count)| (self.state().card(chance.pile, kind), *count)).collect(),
            },
            Question::Over(outcome) => Shown::Over {
                revision,
                ending: outcome.key.into(),
                rule: id(outcome.rule),
                winners: outcome.winners.iter().collect(),
                drawn: outcome.drawn.iter().collect(),
            },
        }
    }

    /// The game in a line.
    pub fn summary(&self) -> Summary {
        let headline = self.state().headline();
        let (who, ending) = match self.question() {
            Question::Choose(ask) => (Some(self.state().seat_name(ask.seat())), None),
            Question::Over(outcome) => (None, Some(outcome.key.into())),
            _ => (None, None),
        };
        Summary { round: headline.round, phase: headline.phase, who, ending }
    }

    /// The last answers that can be taken back, at most `most`, the last one first. So many undos lead to before each one as its
    /// place in the list says. What others chose or drew, a viewer knows by what was heard of it.
    pub fn given(&mut self, most: usize, viewer: Option<Seat>) -> Vec<Given> {
        let mut all: Vec<Given> = Vec::new();
        // Whether the last of them waits for what is heard of it.
        let mut waits = false;
        self.look_back(most, &mut |reveals, deed| {
            let (game, by, what) = match &deed {
                Deed::Chose(game, ask, index) => {
                    let by = ask.options.get(*index).and_then(|option| option.by.lowest()).unwrap_or_else(|| ask.seat());
                    (game, Some(by), game.prompt(ask).with("who", game.seat_name(by)))
                }
                Deed::Rolled(game, roll, _) => (game, roll.chance.by, roll.chance.say.clone()),
                Deed::Drew(game, draw, _) => (game, draw.chance.by, draw.chance.say.clone()),
                Deed::SetRight(game, told) => (game, None, game.telling(&G::heard(&told.event, viewer)).say),
                Deed::Led(game, event, _) => {
                    if let (true, Some(last)) = (waits, all.last_mut()) {
                        last.what = game.telling(&G::heard(event, viewer)).say;
                        waits = false;
                    }
                    return;
                }
            };
            let mut given = Given { who: by.map(|by| game.seat_name(by)), what, drawn: None, dice: Vec::new(), reveals };
            waits = by.is_some() && by != viewer;
            match deed {
                Deed::Chose(game, ask, index) if !waits => {
                    given.what = ask.options.get(index).map_or(given.what, |option| game.label(ask, option).name);
                }
                Deed::Drew(game, draw, kind) if !waits => given.drawn = Some(game.card(draw.chance.pile, kind)),
                Deed::Rolled(_, _, faces) => {
                    waits = false;
                    given.dice = faces.to_vec();
                }
                _ => {}
            }
            all.push(given);
        });
        all.reverse();
        all
    }

    /// What can be rolled and drawn, and who does it.
    pub fn sources(&self) -> Vec<Source> {
        let source = |(name, say)| Source { name, say, by_hand: self.hands().take(name) };
        self.state().sources().into_iter().map(source).collect()
    }

    /// The log from its `told`th event on, with everything that happened: for examples, records and tests.
    pub fn lines(&self, told: usize) -> Vec<Line<G::Event>> {
        self.lines_with(told, &G::Event::clone)
    }

    /// The log from its `told`th event on, as a viewer hears of it: for everybody who plays.
    pub fn lines_for(&self, told: usize, viewer: Option<Seat>) -> Vec<Line<G::Event>> {
        self.lines_with(told, &|event| G::heard(event, viewer))
    }

    /// Every event is put into words with the table as it was when it was told.
    fn lines_with(&self, told: usize, heard: &dyn Fn(&G::Event) -> G::Event) -> Vec<Line<G::Event>> {
        let mut lines = Vec::new();
        let mut before = None;
        self.retell(told, &mut |Retold { game, begun, told, fallen }| {
            let now = Some(headline(game, begun));
            let begins = if before == now { None } else { now.clone() };
            before = now;
            let (event, by) = (heard(&told.event), told.by);
            let telling = game.telling(&event).of_shape(fallen);
            let id = |rule| G::catalogue().id(rule);
            lines.push(Line { hands: game.hands(&event), telling, event, rule: id(by.rule), also: by.also.map(id), begins });
        });
        lines
    }
}
