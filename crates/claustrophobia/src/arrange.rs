//! Positions put together by hand, for examples and problems.

use core::str::FromStr;

use serde::Deserialize;
use table::{Arrange, Bag, Game};

use crate::content::{EquipmentCard, EventCard, FiendKind, Gift, InstinctCard, ScenarioId, TileEffect, TileNo, Western};
use crate::lasting::Lasting;
use crate::named::TileName;
use crate::setup::{Setup, WATER};
use crate::state::{
    Claustrophobia, DestinyDie, DiePlace, Fiend, FiendId, HumanId, Laid, Layer, Phase, PowerId, SpotId, Standing,
};

/// What a file says of a position; what it does not say is as at the start of the scenario.
///
/// Tiles are called by their shape, their icon or their number, as in `"fork"`, `"fog"`, `"fog bend"` and `9`; warriors stand
/// on tiles by the place of these in the list, counted from 0. Warriors of the scenario that are not named have been killed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrangement {
    /// The short name of the scenario; the first one where it says nothing.
    scenario: Option<String>,
    /// Where play stands.
    #[serde(default)]
    phase: Stage,
    /// The turn.
    #[serde(default = "one")]
    turn: u8,
    /// The tiles in play; those of the scenario's layout where it says nothing.
    #[serde(default)]
    tunnels: Vec<Tile>,
    /// The tiles of the pile, shuffled; those of the scenario where it says nothing.
    pile: Option<Vec<TileName>>,
    /// Tiles that were discarded as dead ends.
    #[serde(default)]
    discarded: Vec<TileName>,
    /// The human warriors.
    #[serde(rename = "human", default)]
    humans: Vec<Warrior>,
    /// The infernal warriors with boards; those of the scenario, in reserve, where it says nothing.
    #[serde(rename = "fiend")]
    fiends: Option<Vec<Demon>>,
    /// Threat points.
    threat: Option<u8>,
    /// Bonus dice of alarms.
    #[serde(default)]
    alarm: u8,
    /// Dice of destiny that are not in the pool.
    #[serde(default)]
    destiny: Vec<Die>,
    /// Activation dice that were rolled and not assigned.
    #[serde(default)]
    rolled: Vec<u8>,
    /// Instinct cards in hand.
    #[serde(default)]
    instinct: Vec<InstinctCard>,
    /// What is left of the instinct deck; the rest, without what is in hand, was discarded. Everything where it says nothing.
    instinct_deck: Option<Vec<InstinctCard>>,
    /// Event cards in hand.
    #[serde(default)]
    events: Vec<EventCard>,
    /// Event cards that were used since the last infernal preparation phase.
    #[serde(default)]
    events_used: Vec<EventCard>,
    /// What is left of the event deck; the rest was discarded. Everything where it says nothing.
    event_deck: Option<Vec<EventCard>>,
    /// Tokens, cards and powers that last.
    #[serde(default)]
    lasting: Vec<Lasting>,
    /// What the scenario has counted.
    #[serde(default)]
    progress: Vec<u8>,
}

/// Where play stands.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Opening,
    HumanCleanup,
    HumanEvents,
    HumanTiles,
    HumanRoll,
    HumanAssign,
    HumanInstinct,
    HumanEffects,
    #[default]
    HumanActivation,
    InfernalCleanup,
    InfernalTiles,
    InfernalCollect,
    InfernalRoll,
    InfernalAllocate,
    InfernalTrigger,
    Threat,
    InfernalActivation,
    TurnEnd,
}

impl Stage {
    const fn phase(self) -> Phase {
        match self {
            Self::Opening => Phase::Opening,
            Self::HumanCleanup => Phase::HumanCleanup,
            Self::HumanEvents => Phase::HumanEvents,
            Self::HumanTiles => Phase::HumanTiles,
            Self::HumanRoll => Phase::HumanRoll,
            Self::HumanAssign => Phase::HumanAssign,
            Self::HumanInstinct => Phase::HumanInstinct,
            Self::HumanEffects => Phase::HumanEffects,
            Self::HumanActivation => Phase::HumanActivation(None),
            Self::InfernalCleanup => Phase::InfernalCleanup,
            Self::InfernalTiles => Phase::InfernalTiles,
            Self::InfernalCollect => Phase::InfernalCollect,
            Self::InfernalRoll => Phase::InfernalRoll,
            Self::InfernalAllocate => Phase::InfernalAllocate,
            Self::InfernalTrigger => Phase::InfernalTrigger,
            Self::Threat => Phase::Threat,
            Self::InfernalActivation => Phase::InfernalActivation(None),
            Self::TurnEnd => Phase::TurnEnd,
        }
    }
}

/// A tile in play and what lies on it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tile {
    tile: TileName,
    /// How far to the east and to the south.
    at: [i8; 2],
    /// The open sides, as in `"ns"`; as printed where it says nothing.
    open: Option<String>,
    #[serde(default)]
    troglodytes: u8,
    /// Whether its effect is used up.
    #[serde(default)]
    resolved: bool,
    /// Water tokens; all of a fountain where it says nothing.
    water: Option<u8>,
    /// Whether a hole token lies there.
    #[serde(default)]
    hole: bool,
    /// Tokens of the scenario.
    #[serde(default)]
    mark: u8,
}

/// A human warrior.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Warrior {
    who: Western,
    /// Waiting to be found where it says nothing.
    at: Option<u8>,
    /// Whether it has left the tunnels alive.
    #[serde(default)]
    left: bool,
    /// The value of its activation die.
    #[serde(default)]
    die: u8,
    /// Its cancelled lines.
    #[serde(default)]
    damage: Vec<u8>,
    #[serde(default)]
    exhausted: bool,
    /// Whether it was activated in this phase.
    #[serde(default)]
    activated: bool,
    /// Whether it has blessed somebody before.
    #[serde(default)]
    has_blessed: bool,
    /// Its gifts, each on its usual line.
    #[serde(default)]
    gifts: Vec<Gift>,
    #[serde(default)]
    equipment: Vec<EquipmentCard>,
}

/// An infernal warrior with a board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Demon {
    who: FiendKind,
    /// In the reserve where it says nothing.
    at: Option<u8>,
    #[serde(default)]
    damage: u8,
    /// How often it was killed.
    #[serde(default)]
    deaths: u8,
    /// What the scenario says that it costs.
    cost: Option<u8>,
}

/// A die of destiny on a power.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    value: u8,
    /// The power on whose preparation spaces it waits.
    waits: Option<PowerName>,
    /// The power that it has triggered. Rolled just now where it is neither.
    triggers: Option<PowerName>,
}

/// A power by its name, as in `"speed"`, or by its owner, as in `"fiend 0"`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
struct PowerName(PowerId);

impl FromStr for PowerName {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let power = match name {
            "abyssal-threat" => PowerId::ABYSSAL_THREAT,
            "speed" => PowerId::SPEED,
            "frenzied" => PowerId::FRENZIED,
            "dark-destiny" => PowerId::DARK_DESTINY,
            "intrepid" => PowerId::INTREPID,
            "sneaky" => PowerId::SNEAKY,
            other => {
                let owner = other.strip_prefix("fiend ").and_then(|number| number.parse().ok());
                PowerId::of(FiendId(owner.ok_or_else(|| format!("no power is called `{other}`"))?))
            }
        };
        Ok(Self(power))
    }
}

impl TryFrom<String> for PowerName {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        name.parse()
    }
}

const fn one() -> u8 {
    1
}

impl Arrange for Claustrophobia {
    type Position = Arrangement;

    fn arrange(position: &Arrangement) -> Result<Self, String> {
        let scenario = match &position.scenario {
            Some(id) => ScenarioId::all()
                .find(|scenario| scenario.card().id() == id)
                .ok_or_else(|| format!("no scenario is called `{id}`"))?,
            None => Setup::default().scenario,
        };
        let mut game = Self::begin(&Setup { scenario }).map_err(|error| error.to_string())?;
        game.phase = position.phase.phase();
        game.turn = if matches!(game.phase, Phase::Opening) { 0 } else { position.turn };
        game.threat = position.threat.unwrap_or(game.threat);
        game.alarm = position.alarm;
        game.arrange_tunnels(position)?;
        game.arrange_pile(position)?;
        game.arrange_humans(position)?;
        game.arrange_fiends(position)?;
        game.arrange_dice(position)?;
        game.arrange_cards(position)?;
        for lasting in &position.lasting {
            game.lasts(lasting.token, lasting.on, lasting.gives, lasting.until).map_err(|_| "too much lasts at once")?;
        }
        for (counter, count) in game.progress.iter_mut().zip(&position.progress) {
            *counter = *count;
        }
        game.check().map_err(|broken| format!("{} is wrong (rule {})", broken.what, Self::catalogue().id(broken.rule)))?;
        Ok(game)
    }
}

impl Claustrophobia {
    fn arrange_tunnels(&mut self, position: &Arrangement) -> Result<(), String> {
        if position.tunnels.is_empty() {
            return Ok(());
        }
        self.tunnels.clear();
        self.troglodytes = self.scenario.card().troglodytes;
        for human in &mut self.humans {
            human.at = None;
        }
        for of in &position.tunnels {
            let used = self.tunnels.iter().fold(0, |used, laid| used | laid.tile.bit());
            let tile = of.tile.pick(used)?;
            let [x, y] = of.at;
            let laid = Laid::new(tile, x, y, of.tile.turn(tile, of.open.as_deref())?);
            let water = if tile.card().effect == Some(TileEffect::HealingFountain) { WATER } else { 0 };
            if self.tunnels.is_full() {
                return Err("there are too many tiles".to_owned());
            }
            let spot = self.lay(laid);
            let laid = self.laid_mut(spot);
            (laid.troglodytes, laid.resolved, laid.hole, laid.mark) = (of.troglodytes, of.resolved, of.hole, of.mark);
            laid.water = of.water.unwrap_or(water);
            self.troglodytes = self.troglodytes.checked_sub(of.troglodytes).ok_or("there are not so many troglodytes")?;
        }
        Ok(())
    }

    /// What lies in play or was discarded is not in the pile.
    fn arrange_pile(&mut self, position: &Arrangement) -> Result<(), String> {
        let mut used = self.tunnels.iter().fold(0, |used, laid| used | laid.tile.bit());
        for name in &position.discarded {
            let tile = name.pick(used)?;
            used |= tile.bit();
            self.pile.discarded |= tile.bit();
        }
        for layer in &mut self.pile.layers {
            layer.tiles &= !used;
        }
        if let Some(names) = &position.pile {
            let mut tiles = 0;
            for name in names {
                let tile = name.pick(used | tiles)?;
                tiles |= tile.bit();
            }
            self.pile.layers = core::iter::once(Layer { random: 0, tiles }).collect();
        }
        let named = self.pile.layers.iter().fold(used, |used, layer| used | layer.tiles);
        self.pile.stock = TileNo::all().fold(0, |all, tile| all | tile.bit()) & !named;
        let mut left = self.pile.stock.count_ones() as u8;
        for layer in &mut self.pile.layers {
            layer.random = layer.random.min(left);
            left -= layer.random;
        }
        Ok(())
    }

    fn arrange_humans(&mut self, position: &Arrangement) -> Result<(), String> {
        if position.humans.is_empty() && position.tunnels.is_empty() {
            return Ok(());
        }
        if position.humans.len() > self.humans.len() {
            return Err(format!("the scenario has only {} human warriors", self.humans.len()));
        }
        self.lasting.clear();
        for id in self.human_ids() {
            while let Some(held) = self.human_mut(id).equipment.pop() {
                self.equipment_deck.add(held.card.kind());
            }
            match position.humans.get(usize::from(id.0)) {
                Some(of) => self.place_human(id, of)?,
                None => {
                    let human = self.human_mut(id);
                    (human.at, human.standing, human.damage) = (None, Standing::Dead, 0b11_1111);
                }
            }
        }
        Ok(())
    }

    fn place_human(&mut self, id: HumanId, of: &Warrior) -> Result<(), String> {
        for card in &of.equipment {
            if !self.equipment_deck.take(card.kind()) {
                return Err(format!("there are not so many {card:?} cards"));
            }
            self.equip(id, *card).map_err(|_| "a warrior has too much equipment")?;
        }
        let human = self.human_mut(id);
        let standing = match (of.at, of.left) {
            (None, true) => Standing::Left,
            (Some(_), true) => return Err("a warrior that has left stands on no tile".to_owned()),
            (Some(_), false) => Standing::InPlay,
            (None, false) => Standing::Reserve,
        };
        (human.who, human.at, human.standing) = (of.who, of.at.map(SpotId), standing);
        (human.die, human.exhausted, human.activated, human.has_blessed) = (of.die, of.exhausted, of.activated, of.has_blessed);
        human.damage = 0;
        for line in &of.damage {
            if !(1..=6).contains(line) {
                return Err(format!("there is no line {line}"));
            }
            human.damage |= 1 << (line - 1);
        }
        human.gifts = [None; 6];
        for gift in &of.gifts {
            if let Some(space) = human.gifts.get_mut(usize::from(gift.line()).wrapping_sub(1)) {
                *space = Some(*gift);
            }
        }
        Ok(())
    }

    fn arrange_fiends(&mut self, position: &Arrangement) -> Result<(), String> {
        let Some(fiends) = &position.fiends else { return Ok(()) };
        self.fiends.clear();
        for of in fiends {
            let standing = if of.at.is_some() { Standing::InPlay } else { Standing::Reserve };
            let fiend = Fiend {
                kind: of.who,
                at: of.at.map(SpotId),
                standing,
                damage: of.damage,
                deaths: of.deaths,
                cost: of.cost.unwrap_or(of.who.card().cost),
                activated: false,
                resisted: false,
            };
            self.fiends.try_push(fiend).map_err(|_| "there are too many infernal warriors with boards".to_owned())?;
        }
        Ok(())
    }

    fn arrange_dice(&mut self, position: &Arrangement) -> Result<(), String> {
        if position.destiny.len() > self.destiny.len() {
            return Err("there are not so many dice of destiny".to_owned());
        }
        for (die, of) in self.destiny.iter_mut().zip(&position.destiny) {
            let at = match (of.waits, of.triggers) {
                (Some(power), None) => DiePlace::Waiting(power.0),
                (None, Some(power)) => DiePlace::Triggered(power.0),
                (None, None) => DiePlace::Rolled,
                (Some(_), Some(_)) => return Err("a die either waits or has triggered a power".to_owned()),
            };
            *die = DestinyDie { value: of.value, at };
        }
        for value in &position.rolled {
            self.rolled.try_push(*value).map_err(|_| "there are not so many activation dice".to_owned())?;
        }
        Ok(())
    }

    fn arrange_cards(&mut self, position: &Arrangement) -> Result<(), String> {
        self.instinct_hand = deal(&mut self.instinct_deck, &position.instinct, InstinctCard::kind)?;
        self.event_hand = deal(&mut self.event_deck, &position.events, EventCard::kind)?;
        self.event_played = deal(&mut self.event_deck, &position.events_used, EventCard::kind)?;
        if let Some(left) = &position.instinct_deck {
            let deck = deal(&mut self.instinct_deck, left, InstinctCard::kind)?;
            self.instinct_discard = core::mem::replace(&mut self.instinct_deck, deck);
        }
        if let Some(left) = &position.event_deck {
            let deck = deal(&mut self.event_deck, left, EventCard::kind)?;
            self.event_discard = core::mem::replace(&mut self.event_deck, deck);
        }
        Ok(())
    }
}

/// Takes these cards out of a deck.
fn deal<C: Copy + core::fmt::Debug, const K: usize>(
    deck: &mut Bag<K>,
    cards: &[C],
    kind: fn(C) -> usize,
) -> Result<Bag<K>, String> {
    let mut dealt = Bag::EMPTY;
    for card in cards {
        if !deck.take(kind(*card)) {
            return Err(format!("there are not so many {card:?} cards"));
        }
        dealt.add(kind(*card));
    }
    Ok(dealt)
}
