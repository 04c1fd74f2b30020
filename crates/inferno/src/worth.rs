//! How good a position is, for computer players. All characters win or lose together.
//!
//! What is counted by hand is counted in wounds: those that the characters can still be expected to deal to Dante before his deck
//! runs out, against those that he can take, in units of chance. These odds are signs among others (`signs.rs`); what each of
//! them says about the end was learnt from games (`learnt.rs`, by `cargo arena train inferno`).

use arrayvec::ArrayVec;
use table::{Ask, Fate, Gauge, Seat, Sign, Think, Way, Weighing};

use crate::board::{HexId, TerritoryId};
use crate::cards::Action;
use crate::content::{CHARACTER_ELL, DANTE_DECK_MOST, MOVEMENT, ROUNDS_OF_LIGHT, UNCLAIMED_ELL};
use crate::habit::habit;
use crate::learnt::WEIGHTS;
use crate::promising::promising;
use crate::signs::SIGNS;
use crate::state::{Character, CharacterId, Ending, Inferno, Phase};

/// Wounds that an attack deals on average: 20 of 36 rolls deal one, 6 deal two.
const WOUNDS_PER_ATTACK: f32 = 32.0 / 36.0;
/// Variance of the wounds of an attack.
const VARIANCE_PER_ATTACK: f32 = 0.43;
/// Variance of everything else: cards, deaths, where Dante goes.
const VARIANCE_OF_FATE: f32 = 5.0;
/// How many of the rounds of the last fight a character comes to attack in.
const PRESENCE: f32 = 0.85;
/// Wounds that a resource adds in the last fight, and one that still lies on the ground.
const RESOURCE: f32 = 0.6;
const RESOURCE_ON_THE_GROUND: f32 = 0.35;
/// Resources beyond this many will hardly be used by one character.
const RESOURCES_USED: f32 = 4.0;
/// Wounds that a lost ELL costs in the last fight: a death takes a round and everything that one holds.
const ELL: f32 = 0.12;
/// ELL that are regained in a round before the last fight.
const REST_PER_ROUND: f32 = 0.5;
/// What an Unclaimed is worth on the way to its resource, for each ELL it has lost, while there is time.
const UNCLAIMED_WOUND: f32 = 0.07;
/// What every living Unclaimed but the first costs: they bar the ways, and a push can end among them.
const LOOSE: f32 = 0.3;
/// Rounds that a flip and the fight with one Unclaimed take.
const ROUNDS_PER_FLIP: f32 = 1.0;
const ROUNDS_PER_UNCLAIMED: f32 = 3.0;
/// Rounds of the way that are planned as a reserve.
const RESERVE: f32 = 1.0;
/// Wounds that a hex of the way to Dante costs in the last fight, when he is out of reach.
const OUT_OF_REACH: f32 = 0.12;
/// Hexes from which one can attack in the same turn.
const REACH: u8 = MOVEMENT + 1;

/// A round by the clock of a search.
const ROUND: u32 = 16;

impl Think for Inferno {
    const WAY: Way = Way::Halving;
    /// To the same moment six rounds on. With 200 playouts that won 130 of 150 games, four rounds 127, three 122 and two 114;
    /// longer looks were not finished.
    const HORIZON: u32 = 6 * ROUND;
    const ROUND: u32 = ROUND;
    const CAUTION: f32 = 1.0;
    const WHIMS: u32 = 0;
    const SIGNS: &'static [Sign] = &SIGNS;

    fn clock(&self) -> Option<u32> {
        let part = match self.phase {
            Phase::Turn(nth, _) => 2 + u32::from(nth),
            Phase::Dusk => ROUND - 1,
            Phase::Unclaimed(_) | Phase::Dante => 1,
            _ => 0,
        };
        Some(u32::from(self.round) * ROUND + part)
    }

    fn worth(&self, _seat: Seat) -> f32 {
        match self.ended {
            Some(Ending::Won) => 1.0,
            Some(_) => 0.0,
            None => {
                let mut weighing = Weighing::new(WEIGHTS);
                self.show_signs(&mut |sign, value| weighing.see(sign, value));
                weighing.chance()
            }
        }
    }

    fn signs(&self, _seat: Seat, see: &mut dyn FnMut(usize, f32)) {
        self.show_signs(see);
    }

    fn gauges(&self, _seat: Seat) -> Vec<Gauge> {
        self.list_gauges()
    }

    fn promising(&self, ask: &Ask<Inferno>, into: &mut Vec<u16>) {
        promising(self, ask, into);
    }

    fn habit(&self, ask: &Ask<Inferno>, fate: &mut Fate) -> Option<u16> {
        habit(self, ask, fate)
    }
}

impl Inferno {
    /// In the last fight: the attacks that are left, and what helps them.
    pub(crate) fn odds_of_fight(&self) -> f32 {
        let Some(dante) = self.dante else { return 0.0 };
        let mut attacks = 0.0;
        let mut help = 0.0;
        for id in self.all() {
            attacks += self.attack_left_now(id) + f32::from(self.dante_deck) * PRESENCE;
            help += self.strength(id, self.dante_deck) - self.out_of_reach(id, dante.at);
        }
        let needed = f32::from(dante.ell) + if dante.shield { WOUNDS_PER_ATTACK } else { 0.0 };
        odds(attacks, help, needed)
    }

    /// Rounds that each character needs to the edge of Dante's territory.
    pub(crate) fn ways(&self) -> ArrayVec<f32, 6> {
        self.all().map(|id| self.rounds_to_edge(id)).collect()
    }

    /// Before it: the same for a challenge with so many cards in Dante's deck, for characters who are so far from the edge.
    pub(crate) fn odds_with(&self, cards: u8, ways: &[f32]) -> f32 {
        let time = self.rounds_left_with(cards);
        let mut attacks = -1.0;
        let mut help = 0.0;
        for (id, way) in self.all().zip(ways) {
            let late = smooth_excess(way + RESERVE - time);
            attacks += (f32::from(cards) - late).max(0.0) * PRESENCE;
            help += self.strength(id, cards) + self.rest_before(id, time);
        }
        odds(attacks, help + self.spoils(time), f32::from(self.dante_ell_with(cards)))
    }

    /// Whether a character can still attack in this round.
    pub(crate) fn attack_left_now(&self, id: CharacterId) -> f32 {
        let Phase::Turn(now, turn) = self.phase else { return 0.0 };
        let count = self.characters.len() as u8;
        let nth = (id.0 + count - self.first) % count.max(1);
        let open = nth > now || nth == now && !turn.acted;
        let Some((at, dante)) = self.character(id).at.zip(self.dante) else { return 0.0 };
        let strike = if nth == now && turn.strike { 1.5 } else { 1.0 };
        let near = if nth == now && turn.moved { 1 } else { REACH };
        if open && at.distance(dante.at) <= near { strike } else { 0.0 }
    }

    /// How much harder than usual it will be to reach Dante in the next round: from the middle he is always in reach.
    fn out_of_reach(&self, id: CharacterId, dante: HexId) -> f32 {
        if self.dante_deck == 0 {
            return 0.0;
        }
        match self.character(id).at {
            Some(at) if self.is_locked(at.territory()) => ROUNDS_PER_UNCLAIMED * WOUNDS_PER_ATTACK,
            Some(at) => f32::from(HexId::CENTER.distance(at)) * OUT_OF_REACH + f32::from(dante.distance(at)) * OUT_OF_REACH / 4.0,
            None => f32::from(REACH) * OUT_OF_REACH,
        }
    }

    /// What a character's ELL, cards and resources are worth over this many rounds of fighting.
    fn strength(&self, id: CharacterId, rounds: u8) -> f32 {
        let character = self.character(id);
        let rounds = f32::from(rounds);
        let resources = f32::from(character.resources);
        let used = resources.min(RESOURCES_USED) + (resources - RESOURCES_USED).max(0.0) / 3.0;
        let wanted = (rounds / 4.0).min(1.0);
        wanted * (used * RESOURCE + cards(character) + ward(character) - character.lost() * ELL)
    }

    /// Before the fight, lost ELL can be rested back.
    fn rest_before(&self, id: CharacterId, time: f32) -> f32 {
        self.character(id).lost().min(time.max(0.0) * REST_PER_ROUND) * ELL * 0.5
    }

    /// What lies about, and what is to be had while there is time.
    fn spoils(&self, time: f32) -> f32 {
        let ground: f32 = self.piles.iter().map(|pile| f32::from(pile.count)).sum();
        let wounds: f32 = self.unclaimed.iter().map(|unclaimed| f32::from(UNCLAIMED_ELL - unclaimed.ell)).sum();
        let loose = self.unclaimed.len().saturating_sub(1) as f32;
        let soon = (time / 6.0).clamp(0.0, 1.0);
        ground * RESOURCE_ON_THE_GROUND * soon + wounds * UNCLAIMED_WOUND * soon - loose * LOOSE
    }

    /// Rounds in which Dante can be challenged while his deck has no more cards than these.
    fn rounds_left_with(&self, cards: u8) -> f32 {
        let turns = match self.phase {
            Phase::Turn(nth, _) => f32::from(nth) / self.characters.len().max(1) as f32,
            Phase::Dusk => 1.0,
            _ => 0.0,
        };
        // The last card is also the last call; every other one is followed by the rest of its Night, and a Day.
        let last = if cards < DANTE_DECK_MOST { 2 * ROUNDS_OF_LIGHT * (cards + 1) - 2 } else { 2 * ROUNDS_OF_LIGHT * cards - 1 };
        f32::from(last) - f32::from(self.round) - turns
    }

    /// Rounds that a character needs to the edge of Dante's territory.
    fn rounds_to_edge(&self, id: CharacterId) -> f32 {
        let character = self.character(id);
        let (at, wait) = match character.at {
            Some(at) => (at, 0.0),
            None => (character.start.unwrap_or(HexId::CENTER), 1.0),
        };
        let hexes = f32::from(HexId::CENTER.distance(at).saturating_sub(4));
        let here = at.territory();
        let locked = if self.is_locked(here) { self.rounds_to_clear(here) } else { 0.0 };
        let inward = TerritoryId::all().filter(|next| next.is_inner() && next.is_next_to(here));
        let barred =
            if here.is_outer() { inward.map(|next| self.rounds_to_clear(next)).fold(f32::INFINITY, f32::min) } else { 0.0 };
        let own = if self.is_flipped(here) || here == TerritoryId::DANTE { 0.0 } else { ROUNDS_PER_FLIP };
        wait + hexes / f32::from(MOVEMENT) + locked + own + if barred.is_finite() { barred } else { 0.0 }
    }

    /// Rounds until a territory is flipped and free.
    fn rounds_to_clear(&self, territory: TerritoryId) -> f32 {
        match self.unclaimed_of(territory) {
            Some(unclaimed) => ROUNDS_PER_UNCLAIMED * f32::from(unclaimed.ell) / f32::from(UNCLAIMED_ELL),
            None if self.is_flipped(territory) => 0.0,
            None => ROUNDS_PER_FLIP + ROUNDS_PER_UNCLAIMED,
        }
    }
}

impl Character {
    /// ELL that it has lost. A dead character comes back healed, but has lost a round.
    pub(crate) fn lost(&self) -> f32 {
        if self.at.is_none() { 0.0 } else { f32::from(CHARACTER_ELL.saturating_sub(self.ell)) }
    }
}

fn cards(character: &Character) -> f32 {
    Action::ALL.into_iter().map(|card| f32::from(character.cards.count(card.kind())) * card_worth(card)).sum()
}

fn ward(character: &Character) -> f32 {
    if character.ward { ELL * 1.5 } else { 0.0 }
}

/// What a card is worth in the last fight, in wounds that it deals or saves.
fn card_worth(card: Action) -> f32 {
    match card {
        Action::Strike => 0.44,
        Action::Mend => 0.25,
        Action::Ward | Action::Dash => 0.12,
        Action::Call | Action::Torch => 0.05,
    }
}

/// Zero below zero, the excess above, without a corner.
fn smooth_excess(excess: f32) -> f32 {
    if excess <= -1.0 {
        0.0
    } else if excess < 1.0 {
        (excess + 1.0) * (excess + 1.0) / 4.0
    } else {
        excess
    }
}

/// By how many deviations this many attacks, and whatever helps them, exceed the wounds needed.
fn odds(attacks: f32, help: f32, needed: f32) -> f32 {
    let wounds = attacks * WOUNDS_PER_ATTACK + help;
    let spread = (attacks * VARIANCE_PER_ATTACK + VARIANCE_OF_FATE).sqrt();
    (wounds - needed) / spread
}
