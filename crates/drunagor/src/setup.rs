//! What can be chosen before play, and how the table is laid.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Flow, RuleId, Seat, SetupError};

use crate::about::About;
use crate::asking::{Putting, Question};
use crate::content::kinds::{Behaviour, Goal, Wear};
use crate::content::track::Slot;
use crate::content::{AdventureId, HeroId, ItemId, RoleId};
use crate::event::Event;
use crate::hero::{GEAR, Gear, Hero, Learned, PLACES};
use crate::play::O;
use crate::rule;
use crate::square::Squares;
use crate::state::{Drunagor, FULL_BAG, Harmed, MOST_HEROES, Phase};
use crate::tokens::Tokens;

/// What is chosen before play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(default)]
pub struct Setup {
    /// The Adventure.
    pub adventure: AdventureId,
    /// The heroes, 1 to 5, one for each seat.
    pub heroes: Vec<HeroId>,
    /// Their Dungeon Roles, all different; the usual ones where there are fewer.
    pub roles: Vec<RoleId>,
    /// The behaviour of monsters, where they have it; Standard otherwise.
    pub behaviour: Behaviour,
    /// Whether heroes may learn from a second class.
    pub second_classes: bool,
    /// Whether an Overlord comes in place of each commander.
    pub overlords: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self::of(3)
    }
}

impl Setup {
    /// The usual Adventure with this number of heroes.
    pub fn of(heroes: u8) -> Self {
        Self {
            adventure: AdventureId::ALL[0],
            heroes: HeroId::ALL.into_iter().take(usize::from(heroes)).collect(),
            roles: Vec::new(),
            behaviour: Behaviour::Standard,
            second_classes: false,
            overlords: false,
        }
    }

    /// Every number of heroes, every Adventure, every behaviour.
    pub fn variety() -> Vec<Self> {
        let behaviours = [Behaviour::Standard, Behaviour::Alternate, Behaviour::Complex];
        let adventures = AdventureId::ALL.into_iter().zip([1, 2, 3, 4, 5].into_iter().cycle()).flat_map(|(adventure, count)| {
            // A match needs rivals.
            let least = if adventure.card().goal == Goal::Duel { 2 } else { 1 };
            [count, (count + 2) % MOST_HEROES + 1].map(|count| (adventure, count.max(least)))
        });
        let each = (0..).zip(adventures).map(|(nth, (adventure, count))| Self {
            adventure,
            heroes: HeroId::ALL.into_iter().cycle().skip(nth).take(count).collect(),
            roles: if nth % 2 == 0 { Vec::new() } else { RoleId::ALL.into_iter().cycle().skip(nth).take(count).collect() },
            behaviour: behaviours.into_iter().cycle().nth(nth).unwrap_or(Behaviour::Standard),
            second_classes: nth % 3 == 0,
            overlords: nth % 3 == 1,
        });
        each.collect()
    }
}

/// The role that a hero usually has.
const fn usual_role(hero: HeroId) -> RoleId {
    match hero {
        HeroId::Vorn => RoleId::Defender,
        HeroId::Elros => RoleId::Leader,
        HeroId::Maya => RoleId::Striker,
        HeroId::Jaheen => RoleId::Support,
        HeroId::Lorelai => RoleId::Controller,
    }
}

const fn wrong(field: &'static str, wanted: &'static str, rule: RuleId) -> SetupError {
    SetupError { field, wanted, rule }
}

/// Lays the table as far as nothing is left to chance or choice.
pub(crate) fn lay_table(setup: &Setup) -> Result<Drunagor, SetupError> {
    if !(1..=MOST_HEROES).contains(&setup.heroes.len()) {
        return Err(wrong("heroes", "one to five heroes", rule::STRUCTURE_PLAYERS));
    }
    let twice = |nth: usize| setup.heroes.iter().skip(nth + 1).any(|other| setup.heroes.get(nth) == Some(other));
    if (0..setup.heroes.len()).any(twice) {
        return Err(wrong("heroes", "different heroes", rule::STRUCTURE_PLAYERS));
    }
    if setup.adventure.card().goal == Goal::Duel && setup.heroes.len() < 2 {
        return Err(wrong("heroes", "two heroes or more", rule::PVP_FORMATS));
    }
    let mut heroes = ArrayVec::new();
    for (nth, id) in setup.heroes.iter().enumerate() {
        let role = setup.roles.get(nth).copied().unwrap_or(usual_role(*id));
        if heroes.iter().any(|hero: &Hero| hero.role == role) {
            return Err(wrong("roles", "different roles", rule::ROLE_DUPLICATES));
        }
        heroes.push(fresh(*id, role));
    }
    let chest = |item: ItemId| item.card().copies;
    let mut deck = [0; ItemId::KINDS];
    deck.iter_mut().zip(ItemId::ALL).for_each(|(count, item)| *count = chest(item));
    Ok(Drunagor {
        adventure: setup.adventure,
        heroes,
        behaviour: setup.behaviour,
        monsters: ArrayVec::new(),
        cards: ArrayVec::new(),
        attacks: ArrayVec::new(),
        allies: ArrayVec::new(),
        round: 1,
        marker: Slot::default(),
        phase: Phase::Laying,
        revealed: 1,
        darkness: Squares::NONE,
        small: Squares::NONE,
        bag: FULL_BAG,
        runes: [0; 5],
        rune_face_b: false,
        beneath: Squares::NONE,
        loots: ArrayVec::new(),
        spots: ArrayVec::new(),
        chosen: [0; 2],
        noted: 0,
        triggered: 0,
        out: 0,
        second_classes: setup.second_classes,
        overlords: setup.overlords,
        chests: ArrayVec::new(),
        traps: ArrayVec::new(),
        deck,
        discard: [0; ItemId::KINDS],
        ended: None,
    })
}

/// A hero as an Adventure begins: full Health, all cubes, no tokens.
pub(crate) fn fresh(id: HeroId, role: RoleId) -> Hero {
    let card = id.card();
    let mut gear = [None; GEAR];
    for item in card.gear {
        let slot = Hero::slot_of(*item).and_then(|slot| gear.get_mut(slot));
        if let Some(slot) = slot {
            *slot = Some(Gear { item: *item, flipped: false });
        }
    }
    debug_assert!(card.gear.iter().all(|item| item.card().wear != Wear::Consumable));
    let mut hero = Hero {
        id,
        role,
        roleless: false,
        learned: Learned::default(),
        at: Default::default(),
        health: 0,
        down: false,
        available: [card.yellow, card.red, card.green, card.blue, 0],
        expended: [0; 5],
        spent: [None; PLACES],
        blocked: [None; PLACES],
        beside: [0; 2],
        gear,
        bag: [None; 2],
        tokens: Tokens::default(),
        harmed: Harmed::default(),
    };
    hero.health = hero.most_health();
    hero
}

impl Drunagor {
    /// The First Setup: Heroes take their places before monsters are summoned and play starts.
    pub(crate) fn lay_first_setup(&mut self, o: O) -> Flow<()> {
        self.tell(o, Event::Laid(self.adventure), rule::SETUP_ADVENTURE_PAGE);
        // Everybody stands somewhere from here on; where exactly, the heroes choose in turn.
        let starts = &self.adventure.board().starts;
        for (hero, at) in self.heroes.iter_mut().zip(starts) {
            hero.at = *at;
        }
        if self.is_duel() {
            self.roll_initiative(o)?;
        } else {
            let leader = self.leader();
            self.tell(o, Event::Leads(leader), rule::ROLE_LEADER_ORDER);
        }
        self.phase = Phase::Learning(Seat(0), 0);
        Ok(())
    }

    /// Heroes choose their squares in the order of the track.
    pub(crate) fn place_hero(&mut self, o: O, nth: u8) -> Flow<()> {
        let order = self.in_initiative();
        let Some(who) = order.get(usize::from(nth)).copied() else {
            self.reveal(o, 0, rule::SETUP_FIRST_SETUP)?;
            self.phase = Phase::Track;
            self.tell(o, Event::Round(self.round), rule::INITIATIVE_MARKER_START);
            return Ok(());
        };
        let placed = order.get(..usize::from(nth)).unwrap_or_default();
        let mut question = Question::new(who, About::Begin { who }, rule::SETUP_HERO_PLACEMENT, o.wants_refusals());
        for at in &self.adventure.board().starts {
            let taken = placed.iter().any(|other| self.hero(*other).at == *at);
            let verdict = if taken { Err(rule::MOVEMENT_SMALL_SQUARE) } else { Ok(rule::SETUP_HERO_PLACEMENT) };
            question.consider(Putting::Put(*at), verdict);
        }
        if let Some(Putting::Put(at)) = self.put_or_only(o, &question)? {
            self.hero_mut(who).at = at;
            self.tell(o, Event::Placed(who, at), rule::SETUP_FIRST_SETUP);
        }
        self.phase = Phase::Placing(nth + 1);
        Ok(())
    }

    /// The heroes in the order of the track.
    pub(crate) fn in_initiative(&self) -> ArrayVec<Seat, MOST_HEROES> {
        let mut seats: ArrayVec<Seat, MOST_HEROES> = self.party().collect();
        seats.sort_unstable_by_key(|seat| Slot::of_role(self.hero(*seat).role));
        seats
    }
}
