//! What can be chosen before play, and how the table is laid.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Count, Dial, Field, Form, FormEntry, Kind, More, Prepare, SetupError, Value};

use crate::content::{
    Class, EquipmentCard, EventCard, FiendKind, HumanOf, InstinctCard, Scenario, ScenarioId, TileEffect, TileNo,
};
use crate::state::{
    Claustrophobia, DESTINY_DICE, DestinyDie, DiePlace, Fiend, Human, Laid, Layer, Phase, Pile, SpotId, Standing,
};
use crate::{dial, key, rule};

/// What is chosen before play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(default)]
pub struct Setup {
    /// Which scenario.
    pub scenario: ScenarioId,
}

/// The human side and the infernal one.
const SIDES: Count = Count { least: 2, most: 2, usual: 2 };
static SCENARIO: Field = Field::new("scenario", Kind::One { of: &ScenarioId::NAMES, lot: false }, rule::SETUP_SCENARIO);
/// Its story, and what each side has to do.
const TOLD: &[More] = &[
    More { ending: "story", to: None },
    More { ending: "human", to: Some(key::SEAT_HUMAN) },
    More { ending: "infernal", to: Some(key::SEAT_INFERNAL) },
];

impl Default for Setup {
    fn default() -> Self {
        Self { scenario: ScenarioId::Survivors }
    }
}

impl Prepare for Setup {
    const FORM: &'static Form =
        &Form { invite: key::SETUP_INVITE, seats: SIDES, entries: &[FormEntry::new(&SCENARIO, key::SETUP_SCENARIO).told(TOLD)] };

    const DIALS: &'static [&'static Dial] = dial::ALL;

    /// By the scenario.
    fn table(&self) -> String {
        self.scenario.card().id().to_owned()
    }

    fn read<V: Value>(chosen: &V) -> Result<Self, &'static Field> {
        Ok(Self { scenario: SCENARIO.one(chosen, &ScenarioId::ALL)?.unwrap_or(ScenarioId::Survivors) })
    }
}

/// Miraculous water tokens of a fountain.
pub const WATER: u8 = 2;

/// Lays the table as the scenario says.
pub(crate) fn lay_table(setup: &Setup) -> Result<Claustrophobia, SetupError> {
    let scenario = setup.scenario.card();
    let mut game = Claustrophobia {
        scenario: setup.scenario,
        phase: Phase::Opening,
        turn: 0,
        tunnels: ArrayVec::new(),
        pile: pile(scenario),
        humans: scenario.humans.iter().map(human).collect(),
        fiends: ArrayVec::new(),
        troglodytes: scenario.troglodytes,
        threat: scenario.threat,
        destiny: [DestinyDie { value: 1, at: DiePlace::Pool }; DESTINY_DICE],
        alarm: 0,
        rolled: ArrayVec::new(),
        instinct_deck: InstinctCard::deck(),
        instinct_hand: Bag::EMPTY,
        instinct_discard: Bag::EMPTY,
        event_deck: EventCard::deck(),
        event_hand: Bag::EMPTY,
        event_drawn: Bag::EMPTY,
        event_played: Bag::EMPTY,
        event_discard: Bag::EMPTY,
        equipment_deck: EquipmentCard::deck(),
        lasting: ArrayVec::new(),
        gifts_ready: [0; crate::state::MOST_HUMANS],
        progress: [0; 4],
        ended: None,
    };
    for (human, id) in scenario.humans.iter().zip(game.human_ids()) {
        for card in human.equipment {
            game.equipment_deck.take(card.kind());
            let too_many = |_| SetupError {
                field: "scenario",
                wanted: "one whose warriors can carry their equipment",
                rule: rule::SETUP_HUMAN_EQUIPMENT,
            };
            game.equip(id, *card).map_err(too_many)?;
        }
    }
    game.lay_out(scenario);
    game.gather_reserve(scenario);
    Ok(game)
}

fn pile(scenario: &Scenario) -> Pile {
    let bits = |tiles: &[TileNo]| tiles.iter().fold(0, |bits, tile| bits | tile.bit());
    let named = scenario.pile.iter().fold(0, |all, layer| all | bits(layer.tiles));
    let laid = scenario.layout.iter().fold(0, |all, start| all | start.tile.bit());
    let box_of_tiles = TileNo::all().fold(0, |all, tile| all | tile.bit());
    Pile {
        seen: ArrayVec::new(),
        layers: scenario.pile.iter().map(|layer| Layer { random: layer.random, tiles: bits(layer.tiles) }).collect(),
        stock: box_of_tiles & !named & !laid & !bits(scenario.without),
        discarded: 0,
        reused: false,
    }
}

fn human(of: &HumanOf) -> Human {
    let mut gifts = [None; 6];
    for (gift, line) in of.gifts {
        if let Some(space) = gifts.get_mut(usize::from(*line).wrapping_sub(1)) {
            *space = Some(*gift);
        }
    }
    Human {
        who: of.who,
        at: of.at.map(SpotId),
        standing: if of.at.is_some() { Standing::InPlay } else { Standing::Reserve },
        die: 0,
        damage: 0,
        exhausted: false,
        activated: false,
        resisted: false,
        blessed: false,
        has_blessed: false,
        instinct: None,
        gifts,
        equipment: ArrayVec::new(),
        split: false,
    }
}

impl Claustrophobia {
    /// Effects of tiles of the layout are resolved during setup; warriors that start on a tile have not entered it
    /// (ruling `tiles.start-layout-effects`).
    fn lay_out(&mut self, scenario: &Scenario) {
        for start in scenario.layout {
            let mut laid = Laid::new(start.tile, start.x, start.y, start.turn);
            let effect = start.tile.card().effect;
            if effect == Some(TileEffect::HealingFountain) {
                laid.water = WATER;
            }
            self.lay(laid);
        }
    }

    fn gather_reserve(&mut self, scenario: &Scenario) {
        let fiend = |kind: FiendKind, cost: u8| Fiend {
            kind,
            at: None,
            standing: Standing::Reserve,
            damage: 0,
            deaths: 0,
            cost,
            activated: false,
            resisted: false,
        };
        let demons = scenario.demons.iter().map(|demon| fiend(demon.who, demon.cost));
        let of = |kind: FiendKind, count: u8| (0..count).map(move |_| fiend(kind, kind.card().cost));
        let others =
            of(FiendKind::Hellhound, scenario.hellhounds).chain(of(FiendKind::ToughTroglodyte, scenario.tough_troglodytes));
        self.fiends = demons.chain(others).take(crate::state::MOST_FIENDS).collect();
        for start in scenario.infernals {
            let spot = SpotId(start.at);
            let count = start.troglodytes.min(self.troglodytes);
            self.troglodytes -= count;
            self.laid_mut(spot).troglodytes += count;
            let waiting = |fiend: &&mut Fiend| Some(fiend.kind) == start.who && fiend.standing == Standing::Reserve;
            if let Some(fiend) = self.fiends.iter_mut().find(waiting) {
                (fiend.at, fiend.standing) = (Some(spot), Standing::InPlay);
            }
        }
    }

    /// Whether an infernal warrior with a board is of this sort.
    pub(crate) fn is_class(&self, id: crate::state::FiendId, class: Class) -> bool {
        self.fiend(id).kind.card().class == class
    }
}

impl TileNo {
    /// Its bit in a set of tiles.
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 - 1)
    }

    /// The tiles of a set.
    pub(crate) fn among(bits: u64) -> impl Iterator<Item = Self> {
        Self::all().filter(move |tile| bits & tile.bit() != 0)
    }
}
