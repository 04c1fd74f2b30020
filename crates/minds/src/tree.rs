//! What a search remembers: how good each sequence of choices turned out, whatever chance did in between.
//!
//! The tree is open-loop: a node stands for the choices made so far and not for a position, since dice and cards fall
//! differently on every visit. So a node can meet different questions, and an edge counts how often it was on offer.

use core::mem::{Discriminant, discriminant};

use table::{Ask, Cited, Fate, Game, Seat, Seats};

/// The number of a node.
pub(crate) type NodeId = u32;

/// Where the search starts.
pub(crate) const ROOT: NodeId = 0;

/// The seat for which a choice is remembered. Where several can make it, what it is worth to one stands for all of them.
fn chooser(by: Seats) -> Seat {
    by.lowest().unwrap_or_default()
}

/// What a question asks, whatever its facts are.
type Kind<G> = Discriminant<<G as Game>::About>;

struct Edge<G: Game> {
    seat: Seat,
    kind: Kind<G>,
    choice: G::Choice,
    to: NodeId,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    /// Of the worth for the seat that chose.
    sum: f64,
}

struct Node<G: Game> {
    edges: Vec<Edge<G>>,
    visits: u32,
}

/// A step on the way through the tree.
#[derive(Clone, Copy)]
pub(crate) struct Passed {
    node: NodeId,
    edge: usize,
    /// Who chose.
    pub seat: Seat,
}

pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    most_nodes: usize,
    curiosity: f64,
    spread: Spread,
    /// What habit says at the root.
    habit: Option<Cited<G::Choice>>,
    /// Scratch: the edges that the present question offers.
    open: Vec<usize>,
}

/// What the tree says at a question.
pub(crate) struct Pick {
    /// Which option.
    pub option: usize,
    pub passed: Passed,
    /// Where it leads; `None` where the option is new and the known part of the tree ends.
    pub next: Option<NodeId>,
}

impl<G: Game> Tree<G> {
    pub fn new(most_nodes: usize, curiosity: f32) -> Self {
        let root = Node { edges: Vec::new(), visits: 0 };
        Self {
            nodes: vec![root],
            most_nodes,
            curiosity: f64::from(curiosity),
            spread: Spread::default(),
            habit: None,
            open: Vec::new(),
        }
    }

    /// Chooses among the candidates: first what has not been tried (`first` before the rest), then what promises most.
    /// `None` where the tree is full and nothing here is known.
    pub fn pick(&mut self, at: NodeId, ask: &Ask<G>, candidates: &[u16], first: Option<u16>, fate: &mut Fate) -> Option<Pick> {
        let full = self.nodes.len() >= self.most_nodes;
        let fresh = self.nodes.len() as NodeId;
        let node = self.nodes.get_mut(at as usize)?;
        let kind = discriminant(&ask.about);
        node.visits += 1;
        if at == ROOT && self.habit.is_none() {
            self.habit = first.and_then(|first| ask.options.get(usize::from(first))).copied();
        }
        self.open.clear();
        let (mut untried, mut seen) = (None, 0);
        let mut hint = 0;
        for candidate in candidates {
            let Some(option) = ask.options.get(usize::from(*candidate)) else { continue };
            let found = node.find(chooser(option.by), kind, &option.choice, hint);
            if let Some(edge) = found {
                hint = edge + 1;
                if let Some(edge) = node.edges.get_mut(edge) {
                    edge.offered += 1;
                }
                self.open.push(edge);
                self.open.push(usize::from(*candidate));
            } else {
                // One of the untried ones, each equally likely, unless the habit names one of them.
                seen += 1;
                let wanted = Some(*candidate) == first;
                if wanted || untried.is_none() || untried != first && fate.below(seen) == 0 {
                    untried = Some(*candidate);
                }
            }
        }
        if let Some(candidate) = untried.filter(|_| !full && (at == ROOT || node.may_widen(self.open.len() / 2))) {
            let option = usize::from(candidate);
            let new = ask.options.get(option)?;
            let (choice, seat) = (new.choice, chooser(new.by));
            let edge = node.edges.len();
            node.edges.push(Edge { seat, kind, choice, to: fresh, visits: 0, offered: 1, sum: 0.0 });
            self.nodes.push(Node { edges: Vec::new(), visits: 0 });
            return Some(Pick { option, passed: Passed { node: at, edge, seat }, next: None });
        }
        let curiosity = self.curiosity * self.spread.deviation();
        let mut best: Option<(f64, usize, usize, NodeId)> = None;
        for pair in self.open.chunks_exact(2) {
            let [edge, option] = *pair else { continue };
            let Some(known) = node.edges.get(edge) else { continue };
            let promise = known.promise(curiosity);
            if best.is_none_or(|(most, ..)| promise > most) {
                best = Some((promise, edge, option, known.to));
            }
        }
        let (_, edge, option, to) = best?;
        let seat = chooser(ask.options.get(option)?.by);
        Some(Pick { option, passed: Passed { node: at, edge, seat }, next: Some(to) })
    }

    /// Remembers how a choice turned out.
    pub fn learn(&mut self, passed: Passed, worth: f32) {
        if passed.node == ROOT {
            self.spread.add(f64::from(worth));
        }
        let edge = self.nodes.get_mut(passed.node as usize).and_then(|node| node.edges.get_mut(passed.edge));
        if let Some(edge) = edge {
            edge.visits += 1;
            edge.sum += f64::from(worth);
        }
    }

    /// What habit would choose, and how far results lie apart.
    pub fn habit(&self) -> Option<(Cited<G::Choice>, f64)> {
        self.habit.map(|habit| (habit, self.spread.deviation()))
    }

    /// Visits and sum of the worths of a first choice.
    pub fn first(&self, ask: &Ask<G>, option: &Cited<G::Choice>) -> Option<(u32, f64)> {
        let root = self.nodes.first()?;
        let edge = root.edges.get(root.find(chooser(option.by), discriminant(&ask.about), &option.choice, 0)?)?;
        Some((edge.visits, edge.sum))
    }
}

impl<G: Game> Node<G> {
    /// The edge of a choice. Options mostly come in the same order, so the search begins at `hint`.
    fn find(&self, seat: Seat, kind: Kind<G>, choice: &G::Choice, hint: usize) -> Option<usize> {
        let is = |edge: &Edge<G>| edge.choice == *choice && edge.seat == seat && edge.kind == kind;
        let (before, after) = self.edges.split_at_checked(hint)?;
        after.iter().position(is).map(|at| at + hint).or_else(|| before.iter().position(is))
    }

    /// Below the root, new choices are tried only as the node is visited more often: depth before breadth.
    fn may_widen(&self, known: usize) -> bool {
        let known = known as u64;
        known * known <= 4 * u64::from(self.visits)
    }
}

impl<G: Game> Edge<G> {
    /// Upper confidence bound: the mean, and more the less it was tried for how often it was on offer.
    fn promise(&self, curiosity: f64) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        let visits = f64::from(self.visits);
        self.sum / visits + curiosity * (logarithm(self.offered) / visits).sqrt()
    }
}

/// The natural logarithm, to a few hundredths: the same bits on every machine, which the libraries' is not.
fn logarithm(number: u32) -> f64 {
    let number = number.max(1);
    let whole = number.ilog2();
    let rest = f64::from(number) / f64::from(1u32 << whole) - 1.0;
    core::f64::consts::LN_2 * (f64::from(whole) + rest)
}

/// Running mean and variance of the results, so that curiosity fits games whose worths lie close together.
#[derive(Default)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    fn deviation(&self) -> f64 {
        if self.count < 2.0 { 0.5 } else { (self.squares / self.count).sqrt() }
    }
}
