//! The position as one seat may know it.

use table::{Ask, By, Cited, Draw, Faces, Fate, Flow, Game, Halt, Oracle, Past, Roll, Seat, Seats, Situation};

/// What was imagined may contradict what the seat has seen and heard since; it is then imagined anew, at most this many times.
pub(crate) const TRIES: u32 = 32;

/// A seat's view of a position: it can be imagined in all ways that the seat cannot tell apart, and not be looked at
/// otherwise. Minds hold this and never the situation itself.
pub struct Viewpoint<'s, G: Game> {
    state: &'s G,
    since: Vec<Known<G>>,
    seat: Seat,
}

/// What a seat knows of something that happened in the open step.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Known<G: Game> {
    /// One of these seats chose this.
    Chose(Seats, G::Choice),
    /// One of these seats, which are others, chose in secret.
    ChoseInSecret(Seats),
    /// Dice fell or a piece was drawn in this way.
    Fell(u64),
    /// Dice fell or a piece was drawn, and the seat has not seen it.
    FellInSecret,
    /// This was heard.
    Heard(G::Event),
}

impl<'s, G: Game> Viewpoint<'s, G> {
    /// The view of this seat.
    pub fn new(situation: &'s Situation<G>, seat: Seat) -> Self {
        let known = |past: &Past<G>| match past {
            Past::Chose(by, _, true) if !by.has(seat) => Known::ChoseInSecret(*by),
            Past::Chose(by, choice, _) => Known::Chose(*by, *choice),
            Past::Fell(_, Some(seen_by)) if !seen_by.has(seat) => Known::FellInSecret,
            Past::Fell(value, _) => Known::Fell(*value),
            Past::Told(event) => Known::Heard(G::heard(event, Some(seat))),
        };
        Self { state: &situation.state, since: situation.since.iter().map(known).collect(), seat }
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether something since the last finished step has to be guessed, so that a guess can be wrong.
    pub(crate) fn is_guessed(&self) -> bool {
        !self.since.is_empty()
    }

    /// A position at the last finished step that the seat may hold for possible. Whether it fits what happened since, [`Recall`]
    /// finds out.
    pub(crate) fn imagine(&self, fate: &mut Fate) -> G {
        let mut state = self.state.clone();
        state.veil(self.seat, fate);
        state
    }

    /// What the seat knows of what happened since.
    pub(crate) fn recall(&self) -> Recall<'_, G> {
        Recall { left: &self.since, seat: self.seat, differs: false }
    }
}

/// Gives what happened since the last step again, as far as the seat knows it; the rest is imagined anew. Where that does not fit
/// what the seat has seen and heard, the run is spoiled, and another position is imagined.
pub(crate) struct Recall<'v, G: Game> {
    left: &'v [Known<G>],
    seat: Seat,
    /// Whether something was told that the seat did not hear.
    differs: bool,
}

impl<'v, G: Game> Recall<'v, G> {
    /// What comes next; nothing where everything was given.
    #[inline]
    fn next(&mut self) -> Option<Flow<&'v Known<G>>> {
        let (first, rest) = self.left.split_first()?;
        self.left = rest;
        Some(if self.differs { Err(Halt::Spoiled) } else { Ok(first) })
    }

    /// The choice that was made here. What others chose in secret is imagined: by `habit`, if it names something of theirs, else by
    /// chance.
    #[inline]
    pub fn choice(&mut self, ask: &Ask<G>, fate: &mut Fate, habit: impl FnOnce(&mut Fate) -> Option<u16>) -> Option<Flow<usize>> {
        Some(self.next()?.and_then(|known| match known {
            Known::Chose(by, choice) => {
                let is_it = |option: &Cited<G::Choice>| option.choice == *choice && option.by == *by;
                ask.options.iter().position(is_it).ok_or(Halt::Spoiled)
            }
            Known::ChoseInSecret(by) if ask.sealed => imagined_choice(ask, *by, fate, habit).ok_or(Halt::Spoiled),
            _ => Err(Halt::Spoiled),
        }))
    }

    #[inline]
    pub fn roll(&mut self, roll: &Roll, fate: &mut Fate) -> Option<Flow<Faces>> {
        Some(self.next()?.and_then(|known| match known {
            Known::Fell(value) => roll.dice.faces(*value).ok_or(Halt::Spoiled),
            Known::FellInSecret => Ok(fate.roll(&roll.dice)),
            _ => Err(Halt::Spoiled),
        }))
    }

    #[inline]
    pub fn draw(&mut self, draw: &Draw<'_>, fate: &mut Fate) -> Option<Flow<usize>> {
        Some(self.next()?.and_then(|known| match known {
            Known::Fell(value) => {
                let kind = usize::try_from(*value).ok().filter(|kind| draw.counts.get(*kind).is_some_and(|count| *count > 0));
                kind.ok_or(Halt::Spoiled)
            }
            Known::FellInSecret => fate.draw(draw.counts).ok_or(Halt::Spoiled),
            _ => Err(Halt::Spoiled),
        }))
    }

    /// Compares what is told with what the seat heard.
    #[inline]
    pub fn hear(&mut self, event: &G::Event) {
        if let Some((first, rest)) = self.left.split_first() {
            self.left = rest;
            self.differs |= !matches!(first, Known::Heard(heard) if *heard == G::heard(event, Some(self.seat)));
        }
    }

    /// Whether everything was given and fits: the question that is asked now is the open one.
    #[inline]
    pub fn fits(&self) -> bool {
        self.left.is_empty() && !self.differs
    }
}

fn imagined_choice<G: Game>(
    ask: &Ask<G>,
    by: Seats,
    fate: &mut Fate,
    habit: impl FnOnce(&mut Fate) -> Option<u16>,
) -> Option<usize> {
    let theirs = |index: &usize| ask.options.get(*index).is_some_and(|option| option.by == by);
    let usual = habit(fate).map(usize::from).filter(theirs);
    let possible = || (0..ask.options.len()).filter(theirs);
    usual.or_else(|| possible().nth(fate.below(possible().count() as u32) as usize))
}

/// Plays the open step again up to its question, as a seat imagines it, and writes down what happened.
struct Imagination<'v, 'f, G: Game> {
    recall: Recall<'v, G>,
    fate: &'f mut Fate,
    since: Vec<Past<G>>,
    met: Option<(G, Ask<G>)>,
}

impl<G: Game> Viewpoint<'_, G> {
    /// The question and the position in which it is asked, as the seat may imagine them, and the situation that leads there.
    /// Depends on nothing but what the seat knows, and on `fate`. `None` where nothing was found that leads here.
    pub fn imagined(&self, fate: &mut Fate) -> Option<(Situation<G>, G, Ask<G>)> {
        for _ in 0..TRIES {
            let state = self.imagine(fate);
            let mut game = state.clone();
            let mut imagination = Imagination { recall: self.recall(), fate, since: Vec::new(), met: None };
            if let (Err(Halt::Cut), Some((game, ask))) = (game.step(&mut imagination), imagination.met.take()) {
                return Some((Situation { state, since: imagination.since }, game, ask));
            }
        }
        None
    }
}

impl<G: Game> Oracle<G> for Imagination<'_, '_, G> {
    fn choose(&mut self, game: &G, ask: &Ask<G>) -> Flow<usize> {
        let Some(answer) = self.recall.choice(ask, self.fate, |_| None) else {
            if !self.recall.fits() {
                return Err(Halt::Spoiled);
            }
            self.met = Some((game.clone(), ask.clone()));
            return Err(Halt::Cut);
        };
        let index = answer?;
        let option = ask.options.get(index).ok_or(Halt::Spoiled)?;
        self.since.push(Past::Chose(option.by, option.choice, ask.sealed));
        Ok(index)
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        let faces = self.recall.roll(roll, self.fate).unwrap_or(Err(Halt::Spoiled))?;
        self.since.push(Past::Fell(roll.dice.value(&faces).ok_or(Halt::Spoiled)?, roll.chance.seen_by));
        Ok(faces)
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        let kind = self.recall.draw(draw, self.fate).unwrap_or(Err(Halt::Spoiled))?;
        self.since.push(Past::Fell(kind as u64, draw.chance.seen_by));
        Ok(kind)
    }

    fn tell(&mut self, _game: &G, event: &G::Event, _by: By) {
        self.recall.hear(event);
        self.since.push(Past::Told(event.clone()));
    }
}
