//! Moving over flipped territories, and what holds a character back.

use table::{Menu, RuleId, Verdict};

use crate::action_cards::Called;
use crate::board::{HexId, HexSet, TERRITORIES, TerritoryId};
use crate::choice::Choice;
use crate::content::{DASH, MOVEMENT};
use crate::rule;
use crate::state::{CharacterId, Inferno, TurnState};
use crate::turn::{TurnMenu, Turning};

impl Inferno {
    /// Offers the hexes that a turn's move leads to, and says of every other hex why it does not.
    pub(crate) fn consider_moves(&self, question: &mut TurnMenu, id: CharacterId, turn: TurnState) {
        let steps = MOVEMENT + if turn.dash { DASH } else { 0 };
        let reach = if turn.moved { HexSet::EMPTY } else { self.reach(id, steps) };
        let held = |hex| if turn.moved { rule::TURN_UNIVERSAL_MEANING } else { self.why_not_there(id, hex) };
        self.consider_hexes(question, Turning::Move, id, &reach, |hex| self.why_may_move(id, turn, hex), held);
    }

    /// Offers the hexes that a called character can go to, and says of every other hex why it cannot.
    pub(crate) fn consider_call(&self, question: &mut Menu<Self, Called>, id: CharacterId, steps: u8) {
        let reach = self.reach(id, steps);
        self.consider_hexes(question, Called::Move, id, &reach, |hex| self.why_moved(hex), |hex| self.why_not_there(id, hex));
    }

    fn consider_hexes<T: Into<Choice> + TryFrom<Choice>>(
        &self,
        question: &mut Menu<Self, T>,
        to: impl Fn(HexId) -> T,
        id: CharacterId,
        reach: &HexSet,
        allows: impl Fn(HexId) -> RuleId,
        forbids: impl Fn(HexId) -> RuleId,
    ) {
        question.options.reserve(reach.len());
        for hex in reach.iter() {
            question.offer(to(hex), allows(hex));
        }
        if question.wants_refusals() {
            for hex in HexId::all().filter(|hex| !reach.has(*hex) && self.character(id).at != Some(*hex)) {
                question.consider(to(hex), Err(forbids(hex)));
            }
        }
    }

    /// The hexes a character can reach in this many steps.
    pub(crate) fn reach(&self, id: CharacterId, steps: u8) -> HexSet {
        let Some(from) = self.character(id).at else { return HexSet::EMPTY };
        if self.must_flip_first(from) {
            return HexSet::EMPTY;
        }
        let taken = self.taken();
        let locked = self.locked_territories();
        let here = from.territory();
        let is_locked_in = locked & (1 << here.0) != 0;
        let open = if is_locked_in { *here.hexes() } else { self.flipped_hexes() }.without(&taken);
        let edge = self.edge_of_dantes().without(&taken);
        let mut reached = HexSet::EMPTY;
        let mut stops = HexSet::EMPTY;
        reached.add(from);
        let mut frontier = reached;
        for _ in 0..steps {
            let mut next = HexSet::EMPTY;
            for hex in frontier.iter() {
                let territory = hex.territory();
                if locked & (1 << territory.0) != 0 {
                    next = next.or(&hex.around().and(territory.hexes()));
                } else {
                    next = next.or(hex.around());
                    if territory.is_inner() {
                        stops = stops.or(hex.around());
                    }
                }
            }
            frontier = next.and(&open).without(&reached);
            if frontier.is_empty() {
                break;
            }
            reached = reached.or(&frontier);
        }
        // One hex of Dante's face-down territory can be stepped on, from an inner one, and there the move ends.
        reached = reached.or(&stops.and(&edge));
        reached.remove(from);
        reached
    }

    /// A character on a face-down territory has to flip it before it can move; on Dante's it may step back.
    fn must_flip_first(&self, from: HexId) -> bool {
        !self.is_flipped(from.territory()) && from.territory() != TerritoryId::DANTE
    }

    /// The hexes of Dante's territory while it lies face down.
    fn edge_of_dantes(&self) -> HexSet {
        if self.is_flipped(TerritoryId::DANTE) { HexSet::EMPTY } else { *TerritoryId::DANTE.hexes() }
    }

    /// Territories that a living Unclaimed locks, as bits.
    pub(crate) fn locked_territories(&self) -> u32 {
        self.unclaimed.iter().fold(0, |bits, unclaimed| bits | 1 << unclaimed.territory.0)
    }

    /// Whether a living Unclaimed keeps the characters on a territory from leaving it.
    pub fn is_locked(&self, territory: TerritoryId) -> bool {
        usize::from(territory.0) < TERRITORIES && self.unclaimed_of(territory).is_some()
    }

    /// The rule by which a character may go to a hex in its reach.
    fn why_may_move(&self, id: CharacterId, turn: TurnState, to: HexId) -> RuleId {
        let from_dantes = self.character(id).at.is_some_and(|from| from.territory() == TerritoryId::DANTE);
        if !from_dantes || !self.is_flipped(TerritoryId::DANTE) {
            self.why_moved(to)
        } else if to.territory() != TerritoryId::DANTE {
            rule::DANTE_LEAVE
        } else if turn.flipped {
            rule::TURN_BASIC_MOVE
        } else {
            self.why_moved(to)
        }
    }

    /// The rule by which a character may stand on a hex.
    pub(crate) fn why_moved(&self, to: HexId) -> RuleId {
        let territory = to.territory();
        if !self.is_flipped(territory) {
            rule::FLIP_ENTER_UNFLIPPED
        } else if self.is_locked(territory) || territory == TerritoryId::DANTE {
            rule::TURN_MOVEMENT
        } else {
            rule::FLIP_FREE_TERRITORY
        }
    }

    /// The rule that keeps a character from a hex out of its reach.
    fn why_not_there(&self, id: CharacterId, hex: HexId) -> RuleId {
        let Some(from) = self.character(id).at else { return rule::TURN_MOVEMENT };
        let (here, there) = (from.territory(), hex.territory());
        if self.must_flip_first(from) {
            rule::FLIP_OWN
        } else if self.taken().has(hex) {
            rule::BOARD_HEX_CAPACITY
        } else if self.is_locked(here) && here != there {
            rule::UNCLAIMED_LOCK
        } else if !self.is_flipped(there) {
            rule::FLIP_ENTER_UNFLIPPED
        } else {
            rule::TURN_MOVEMENT
        }
    }

    /// Where a called character can go.
    pub(crate) fn may_be_called(&self, id: CharacterId, steps: u8) -> Verdict {
        if self.reach(id, steps).is_empty() { Err(rule::TURN_MOVEMENT) } else { Ok(rule::TURN_CARDS) }
    }
}
