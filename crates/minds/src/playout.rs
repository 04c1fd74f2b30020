//! One way in which the game might go on from a position: the oracle of a mind that thinks.

use table::{Ask, By, Draw, Faces, Fate, Flow, Gauge, Halt, Oracle, Outcome, Roll, Seat, Think, Way};

use crate::tree::{NodeId, Passed, ROOT, Tree};
use crate::viewpoint::{Recall, TRIES, Viewpoint};

/// A playout with more answers than this is evaluated where it stands.
const MOST_ANSWERS: u32 = 2_000;

/// Who decides the first answers of a playout.
pub(crate) enum Lead<'t, G: Think> {
    /// The tree, as far as it is known.
    Tree(&'t mut Tree<G>),
    /// The option with this index at the first question; habit decides the rest.
    Option(usize),
}

/// Room that playouts share, so that they need not ask for memory.
#[derive(Default)]
pub(crate) struct Room {
    path: Vec<Passed>,
    candidates: Vec<u16>,
}

/// How a playout ended.
struct Ending<G> {
    game: G,
    outcome: Option<Outcome>,
}

impl<G: Think> Ending<G> {
    fn worth(&self, seat: Seat) -> f32 {
        let worth = match &self.outcome {
            Some(outcome) => outcome.worth(seat),
            None => self.game.worth(seat),
        };
        // A worth that is no number would poison every mean above it.
        if worth.is_nan() { 0.5 } else { worth.clamp(0.0, 1.0) }
    }
}

struct Playout<'p, 'v, 't, G: Think> {
    recall: Recall<'v, G>,
    seat: Seat,
    lead: Lead<'t, G>,
    /// Where in the tree it is; `None` beyond its edge.
    at: Option<NodeId>,
    room: &'p mut Room,
    fate: &'p mut Fate,
    whims: u32,
    answers: u32,
}

/// How far a playout goes.
#[derive(Clone, Copy)]
pub(crate) enum Horizon {
    /// So many steps.
    Steps(u32),
    /// So many ticks of the game's clock, or steps where it has none.
    Ticks(u32),
}

/// How playouts go.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    pub horizon: Horizon,
    pub whims: u32,
    /// Whether chance begins anew with every tick of the game's clock, so that what follows falls alike however many dice an
    /// answer took.
    pub in_step: bool,
}

impl Manner {
    /// By habit alone, for as long as people call a round or a phase.
    pub fn next<G: Think>() -> Self {
        Self { horizon: Horizon::Ticks(G::ROUND), whims: 0, in_step: false }
    }
}

/// Plays on once, to the horizon or the end. Gives the worth for the seat whose view it is, after the tree has learnt from
/// it; `None` where what was imagined does not fit what has happened.
pub(crate) fn play_on<G: Think>(
    view: &Viewpoint<'_, G>,
    mut lead: Lead<'_, G>,
    manner: Manner,
    room: &mut Room,
    fate: &mut Fate,
) -> Option<f32> {
    let mut tries = TRIES;
    let ending = loop {
        match play_once(view, &mut lead, manner, room, fate) {
            Some(ending) => break ending,
            None if tries > 1 && view.is_guessed() => tries -= 1,
            None => return None,
        }
    };
    if let Lead::Tree(tree) = lead {
        // Mostly one seat chooses several times in a row, and evaluating a position is expensive.
        let mut weighed: Option<(Seat, f32)> = None;
        for passed in &room.path {
            let worth = match weighed {
                Some((seat, worth)) if seat == passed.seat => worth,
                _ => ending.worth(passed.seat),
            };
            weighed = Some((passed.seat, worth));
            tree.learn(*passed, worth);
        }
    }
    Some(ending.worth(view.seat()))
}

/// What people count after an answer, played on to the horizon; `None` where what was imagined does not fit what has happened.
pub(crate) fn gauges_after<G: Think>(
    view: &Viewpoint<'_, G>,
    option: usize,
    manner: Manner,
    room: &mut Room,
    fate: &mut Fate,
) -> Option<Vec<Gauge>> {
    play_once(view, &mut Lead::Option(option), manner, room, fate).map(|ending| ending.game.gauges(view.seat()))
}

/// `None` where what was imagined does not fit what has happened.
fn play_once<G: Think>(
    view: &Viewpoint<'_, G>,
    lead: &mut Lead<'_, G>,
    manner: Manner,
    room: &mut Room,
    fate: &mut Fate,
) -> Option<Ending<G>> {
    let dice = if manner.in_step { u64::from(fate.below(u32::MAX)) } else { 0 };
    let mut game = view.imagine(fate);
    room.path.clear();
    let lead = match lead {
        Lead::Tree(tree) => Lead::Tree(tree),
        Lead::Option(option) => Lead::Option(*option),
    };
    let (recall, seat) = (view.recall(), view.seat());
    let mut playout = Playout { recall, seat, lead, at: Some(ROOT), room, fate, whims: manner.whims, answers: 0 };
    let mut outcome = None;
    let mut steps = 0;
    let begun = game.clock();
    let mut moment = begun;
    while manner.horizon.reaches(begun, &game, steps) {
        steps += 1;
        match game.step(&mut playout) {
            Ok(()) if playout.answers > 0 => {
                if manner.in_step && game.clock() != moment {
                    moment = game.clock();
                    *playout.fate = Fate::at(dice, moment.unwrap_or_default());
                }
            }
            Err(Halt::Cut) => break,
            Err(Halt::Over(over)) if playout.answers > 0 => {
                outcome = Some(over);
                break;
            }
            // The question was not met where it should be.
            Ok(()) | Err(Halt::Asked | Halt::Spoiled | Halt::Over(_)) => return None,
        }
    }
    Some(Ending { game, outcome })
}

impl Horizon {
    /// Whether a playout goes on.
    fn reaches<G: Think>(self, begun: Option<u32>, game: &G, steps: u32) -> bool {
        match (self, begun, game.clock()) {
            (Self::Ticks(ticks), Some(begun), Some(now)) => now < begun.saturating_add(ticks.max(1)),
            (Self::Ticks(most) | Self::Steps(most), ..) => steps < most.max(1),
        }
    }
}

impl<G: Think> Playout<'_, '_, '_, G> {
    /// The answer of a sensible player who does not think.
    fn by_habit(&mut self, game: &G, ask: &Ask<G>) -> usize {
        if ask.options.len() < 2 {
            return 0;
        }
        if self.fate.below(100) >= self.whims
            && let Some(option) = game.habit(ask, self.fate)
        {
            return usize::from(option);
        }
        self.room.candidates.clear();
        game.promising(ask, &mut self.room.candidates);
        let at = self.fate.below(self.room.candidates.len() as u32) as usize;
        self.room.candidates.get(at).map_or(0, |option| usize::from(*option))
    }

    fn by_tree(&mut self, game: &G, ask: &Ask<G>, at: NodeId) -> Option<usize> {
        // The way is a constant: where there is no tree, nothing of it is in the module.
        let (Way::Tree, Lead::Tree(tree)) = (G::WAY, &mut self.lead) else { return None };
        self.room.candidates.clear();
        game.promising(ask, &mut self.room.candidates);
        let mut first = game.habit(ask, self.fate);
        if at == ROOT && ask.sealed {
            let mine = |option: &u16| ask.may_decide(self.seat, usize::from(*option));
            self.room.candidates.retain(|option| mine(option));
            first = first.filter(mine);
        }
        let pick = tree.pick(at, ask, &self.room.candidates, first, self.fate);
        self.at = pick.as_ref().and_then(|pick| pick.next);
        let pick = pick?;
        self.room.path.push(pick.passed);
        Some(pick.option)
    }
}

impl<G: Think> Oracle<G> for Playout<'_, '_, '_, G> {
    fn choose(&mut self, game: &G, ask: &Ask<G>) -> Flow<usize> {
        if let Some(answer) = self.recall.choice(ask, self.fate, |fate| game.habit(ask, fate)) {
            return answer;
        }
        let is_first = self.answers == 0;
        if is_first && !(ask.seats.has(self.seat) && self.recall.fits()) {
            return Err(Halt::Spoiled);
        }
        self.answers += 1;
        if self.answers > MOST_ANSWERS {
            return Err(Halt::Cut);
        }
        if let (Lead::Option(option), true) = (&self.lead, is_first) {
            return Ok(*option);
        }
        if let Some(at) = self.at
            && (is_first || ask.options.len() > 1)
            && let Some(option) = self.by_tree(game, ask, at)
        {
            return Ok(option);
        }
        Ok(self.by_habit(game, ask))
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        self.recall.roll(roll, self.fate).unwrap_or_else(|| Ok(self.fate.roll(&roll.dice)))
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        self.recall.draw(draw, self.fate).unwrap_or_else(|| self.fate.draw(draw.counts).ok_or(Halt::Spoiled))
    }

    #[inline]
    fn tell(&mut self, _game: &G, event: &G::Event, _by: By) {
        self.recall.hear(event);
    }
}
