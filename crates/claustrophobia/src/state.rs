//! What lies on the table: plain data, no rules.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Seat, Seats};

use crate::content::{
    EquipmentCard, EventCard, FiendKind, Gift, InstinctCard, Moment, ScenarioId, TileNo, Western, WesternBoard,
};
use crate::lasting::{Lasting, MOST_LASTING, Token};

/// The human player's seat.
pub const HUMAN: Seat = Seat(0);
/// The infernal player's seat.
pub const INFERNAL: Seat = Seat(1);

/// A human warrior, by its place in the scenario's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct HumanId(pub u8);

/// An infernal warrior with a board: a demon, a hellhound, a tough troglodyte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct FiendId(pub u8);

/// A tile in play, in the order in which they were laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct SpotId(pub u8);

/// A side of a tile in play: 0 north, 1 east, 2 south, 3 west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Side(pub u8);

/// Anybody on the tunnels. Ordinary troglodytes of a tile are alike: acting it is one of them, attacked all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Warrior {
    /// A human warrior.
    Human(HumanId),
    /// A demon, a hellhound or a tough troglodyte.
    Fiend(FiendId),
    /// Ordinary troglodytes of a tile.
    Troglodytes(SpotId),
}

impl Warrior {
    /// The seat that it obeys.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Human(_) => HUMAN,
            Self::Fiend(_) | Self::Troglodytes(_) => INFERNAL,
        }
    }

    /// Whether it is a human warrior.
    pub const fn is_human(self) -> bool {
        matches!(self, Self::Human(_))
    }
}

/// Whether a warrior with a board takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// On a tile.
    InPlay,
    /// In the reserve.
    Reserve,
    /// Killed for good.
    Dead,
    /// Left the tunnels alive.
    Left,
}

/// The bonus of a blessing (ruling `talents.blessed-icons`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Blessing {
    /// +1 combat.
    Combat,
    /// +2 movement.
    Movement,
}

/// An instinct card that lies beside a board, with the chosen use visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Played {
    /// The card.
    pub card: InstinctCard,
    /// Whether it is used for its value.
    pub for_value: bool,
}

/// A piece of equipment beside a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Held {
    /// The card.
    pub card: EquipmentCard,
    /// How often it was used as an action.
    pub used: u8,
}

/// Pieces of equipment that a warrior can have.
pub const MOST_EQUIPMENT: usize = 4;
/// Human warriors that can be in use at once.
pub const MOST_HUMANS: usize = 5;
/// Infernal warriors with boards that a scenario can have.
pub const MOST_FIENDS: usize = 8;
/// Tiles that can be in play.
pub const MOST_SPOTS: usize = 32;
/// Dice of destiny in the box.
pub const DESTINY_DICE: usize = 6;
/// Activation dice in the box.
pub const ACTIVATION_DICE: usize = 8;

/// A human warrior and its board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Human {
    /// Who.
    pub who: Western,
    /// Its tile, while it is in play.
    pub at: Option<SpotId>,
    /// Whether it takes part.
    pub standing: Standing,
    /// The value of its activation die; 0 without one.
    pub die: u8,
    /// Cancelled lines as bits; bit 0 is line 1.
    pub damage: u8,
    /// Whether it is exhausted this turn.
    pub exhausted: bool,
    /// Whether it was activated in this phase.
    pub activated: bool,
    /// Whether resistant has ignored a hit in this phase.
    pub resisted: bool,
    /// Whether it is blessed this turn.
    pub blessed: bool,
    /// Whether it has used its talent blessed in this game.
    pub has_blessed: bool,
    /// The instinct card played on it this turn.
    pub instinct: Option<Played>,
    /// Gift tokens by line.
    pub gifts: [Option<Gift>; 6],
    /// Its equipment.
    pub equipment: ArrayVec<Held, MOST_EQUIPMENT>,
    /// Tokens of the scenario that it carries.
    pub carries: u8,
}

impl Human {
    /// What is printed on its board.
    pub const fn board(&self) -> &'static WesternBoard {
        self.who.board()
    }

    /// Whether a line is cancelled.
    pub const fn is_cancelled(&self, line: u8) -> bool {
        self.damage >> (line.wrapping_sub(1) & 7) & 1 != 0
    }

    /// How many lines are not cancelled.
    pub const fn lines_left(&self) -> u8 {
        6 - self.damage.count_ones() as u8
    }
}

/// A demon, a hellhound or a tough troglodyte.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fiend {
    /// Which board.
    pub kind: FiendKind,
    /// Its tile, while it is in play.
    pub at: Option<SpotId>,
    /// Whether it takes part.
    pub standing: Standing,
    /// Damage markers.
    pub damage: u8,
    /// How often it was killed.
    pub deaths: u8,
    /// What it costs.
    pub cost: u8,
    /// Whether it was activated in this phase.
    pub activated: bool,
    /// Whether resistant has ignored a hit in this phase.
    pub resisted: bool,
}

/// A tile in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Which one.
    pub tile: TileNo,
    /// How far to the east of the first.
    pub x: i8,
    /// How far to the south of the first.
    pub y: i8,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// Whether its effect carries a resolved effect token.
    pub resolved: bool,
    /// Miraculous water tokens.
    pub water: u8,
    /// Whether a hole token lies here.
    pub hole: bool,
    /// Sides that an effect has closed, as bits.
    pub shut: u8,
    /// Ordinary troglodytes here.
    pub troglodytes: u8,
    /// How many of them were activated in this phase.
    pub activated: u8,
    /// Tokens of the scenario.
    pub mark: u8,
    /// The tile over each side.
    pub over: [Option<SpotId>; 4],
}

/// A layer of the pile that is not used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Layer {
    /// So many tiles that nobody knows, of `Pile::stock`.
    pub random: u8,
    /// And these, as bits; bit 0 is tile 1.
    pub tiles: u64,
}

/// A tile on top of the pile that the human player has seen and put back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Which one.
    pub tile: TileNo,
    /// The layer it came from, counted from the top of the whole pile.
    pub layer: u8,
    /// Whether it is one of the random tiles of its layer.
    pub random: bool,
    /// Who knows it.
    pub by: Seats,
}

/// Layers that a pile can have.
pub const MOST_LAYERS: usize = 4;

/// The pile of tiles. Nobody knows its order, except for tiles that were looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pile {
    /// Tiles that were seen and put back; the last one comes next.
    pub seen: ArrayVec<Seen, 3>,
    /// From top to bottom.
    pub layers: ArrayVec<Layer, MOST_LAYERS>,
    /// The tiles that random ones are taken from, as bits.
    pub stock: u64,
    /// Tiles that were discarded as dead ends, as bits.
    pub discarded: u64,
    /// Whether the discarded ones were shuffled back in.
    pub reused: bool,
}

/// A power that dice of destiny can be put on: 0 to 5 on the board of destiny, from 6 on those of demons and hellhounds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PowerId(pub u8);

/// Where a die of destiny lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum DiePlace {
    /// In the available dice pool.
    Pool,
    /// Rolled, and not allocated yet.
    Rolled,
    /// On a preparation space.
    Waiting(PowerId),
    /// On a trigger space.
    Triggered(PowerId),
}

/// A die of destiny.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct DestinyDie {
    /// Its value.
    pub value: u8,
    /// Where it lies.
    pub at: DiePlace,
}

/// The warrior that is being activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Active {
    /// Who.
    pub who: Warrior,
    /// Movement points left.
    pub points: u8,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether it has acted.
    pub acted: bool,
}

/// Where play stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The table is laid; cards are dealt where the scenario says so.
    Opening,
    /// Human preparation: cards, dice and tokens of the last turn go.
    HumanCleanup,
    /// Human preparation: pits and fountains.
    HumanTiles,
    /// Human preparation: activation dice are rolled.
    HumanRoll,
    /// Human preparation: dice are assigned.
    HumanAssign,
    /// Human preparation: instinct cards and blessings.
    HumanInstinct,
    /// Human preparation: lines are final, and instinct cards are drawn.
    HumanEffects,
    /// Human preparation: activated gifts are used.
    HumanGifts,
    /// Human activation.
    HumanActivation(Option<Active>),
    /// Infernal preparation: cards and dice of the last turn go.
    InfernalCleanup,
    /// Infernal preparation: pits.
    InfernalTiles,
    /// Infernal preparation: waiting dice may be taken back.
    InfernalCollect,
    /// Infernal preparation: dice of destiny are rolled.
    InfernalRoll,
    /// Infernal preparation: dice are allocated.
    InfernalAllocate,
    /// Infernal preparation: powers are triggered.
    InfernalTrigger,
    /// Threat.
    Threat,
    /// Infernal activation.
    InfernalActivation(Option<Active>),
    /// The turn is over.
    TurnEnd,
}

/// Something that has to be settled before play goes on, because another seat has to answer or a secret was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// Hits wait to be allocated by who controls the target.
    Hits {
        /// Who was hit.
        on: Warrior,
        /// How often.
        hits: u8,
        /// Whether in a combat.
        combat: bool,
    },
    /// A tile was drawn and has to be laid.
    Lay {
        /// Who explores.
        explorer: HumanId,
        /// Through which side.
        side: Side,
        /// The tile.
        tile: TileNo,
        /// Who lays it.
        by: Seat,
    },
    /// The human player has looked at the next tiles and takes one.
    Foresee {
        /// Who explores.
        explorer: HumanId,
        /// Through which side.
        side: Side,
    },
    /// The human player may use a healing fountain.
    Fountain(SpotId),
    /// The infernal player puts a hole token on a tile other than this one.
    Hole(SpotId),
    /// The infernal player may use events of a moment.
    Events(Moment),
    /// The infernal player keeps one of the event cards that were drawn.
    KeepEvent,
    /// Too many event cards.
    EventLimit,
    /// Too many instinct cards.
    InstinctLimit,
    /// The infernal player may trigger the power of a hellhound that entered play.
    Growl(FiendId),
    /// An effect goes on: a card, a power, the scenario, and whom it is about.
    Continue(Token, Option<Warrior>),
}

/// Matters that can be open at once.
pub const MOST_MATTERS: usize = 24;

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The human player has reached the goal of the scenario.
    Goal,
    /// The goal cannot be reached any more.
    Impossible,
    /// No human warrior is left.
    AllDead,
    /// The turns are over.
    OutOfTime,
    /// The ritual of the scenario is complete.
    Ritual,
    /// As many got out as the scenario calls a draw.
    Draw,
}

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Claustrophobia {
    pub(crate) scenario: ScenarioId,
    pub(crate) phase: Phase,
    /// Counted from 1; 0 before the first.
    pub(crate) turn: u8,
    /// What has to be settled first; the last one comes next.
    pub(crate) agenda: ArrayVec<Matter, MOST_MATTERS>,
    pub(crate) tunnels: ArrayVec<Laid, MOST_SPOTS>,
    pub(crate) pile: Pile,
    pub(crate) humans: ArrayVec<Human, MOST_HUMANS>,
    pub(crate) fiends: ArrayVec<Fiend, MOST_FIENDS>,
    /// Ordinary troglodytes in the reserve.
    pub(crate) troglodytes: u8,
    /// Stored threat points.
    pub(crate) threat: u8,
    pub(crate) destiny: [DestinyDie; DESTINY_DICE],
    /// Bonus dice of the next roll of destiny.
    pub(crate) alarm: u8,
    /// Activation dice that were rolled and not assigned yet.
    pub(crate) rolled: ArrayVec<u8, ACTIVATION_DICE>,
    pub(crate) instinct_deck: Bag<{ InstinctCard::KINDS }>,
    /// Hidden from the infernal player.
    pub(crate) instinct_hand: Bag<{ InstinctCard::KINDS }>,
    pub(crate) instinct_discard: Bag<{ InstinctCard::KINDS }>,
    pub(crate) event_deck: Bag<{ EventCard::KINDS }>,
    /// Hidden from the human player.
    pub(crate) event_hand: Bag<{ EventCard::KINDS }>,
    /// Drawn, and one is to be kept; hidden from the human player.
    pub(crate) event_drawn: Bag<{ EventCard::KINDS }>,
    /// Used since the last infernal preparation phase.
    pub(crate) event_played: Bag<{ EventCard::KINDS }>,
    pub(crate) event_discard: Bag<{ EventCard::KINDS }>,
    /// Equipment that nobody has.
    pub(crate) equipment_deck: Bag<{ EquipmentCard::KINDS }>,
    pub(crate) lasting: ArrayVec<Lasting, MOST_LASTING>,
    /// Gifts that wait to be used in this preparation phase: by warrior, as bits of the lines; bit 7 once Sacrificial strike
    /// was used.
    pub(crate) gifts_ready: [u8; MOST_HUMANS],
    /// What the scenario counts.
    pub(crate) progress: [u8; 4],
    pub(crate) ended: Option<Ending>,
}

impl Claustrophobia {
    /// The human warriors, dead ones too.
    pub fn human_ids(&self) -> impl Iterator<Item = HumanId> + use<> {
        (0..self.humans.len() as u8).map(HumanId)
    }

    /// The infernal warriors with boards, whether in play or not.
    pub fn fiend_ids(&self) -> impl Iterator<Item = FiendId> + use<> {
        (0..self.fiends.len() as u8).map(FiendId)
    }

    /// The tiles in play.
    pub fn spots(&self) -> impl Iterator<Item = SpotId> + use<> {
        (0..self.tunnels.len() as u8).map(SpotId)
    }

    /// A human warrior. Ids are only made for warriors of the scenario, and checked when they come from outside.
    #[expect(clippy::indexing_slicing, reason = "a HumanId stands for a warrior of the scenario")]
    pub fn human(&self, id: HumanId) -> &Human {
        &self.humans[usize::from(id.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a HumanId stands for a warrior of the scenario")]
    pub(crate) fn human_mut(&mut self, id: HumanId) -> &mut Human {
        &mut self.humans[usize::from(id.0)]
    }

    /// An infernal warrior with a board.
    #[expect(clippy::indexing_slicing, reason = "a FiendId stands for a warrior of the scenario")]
    pub fn fiend(&self, id: FiendId) -> &Fiend {
        &self.fiends[usize::from(id.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a FiendId stands for a warrior of the scenario")]
    pub(crate) fn fiend_mut(&mut self, id: FiendId) -> &mut Fiend {
        &mut self.fiends[usize::from(id.0)]
    }

    /// A tile in play.
    #[expect(clippy::indexing_slicing, reason = "a SpotId stands for a tile in play")]
    pub fn laid(&self, spot: SpotId) -> &Laid {
        &self.tunnels[usize::from(spot.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a SpotId stands for a tile in play")]
    pub(crate) fn laid_mut(&mut self, spot: SpotId) -> &mut Laid {
        &mut self.tunnels[usize::from(spot.0)]
    }

    /// Where a warrior is.
    pub fn spot_of(&self, warrior: Warrior) -> Option<SpotId> {
        match warrior {
            Warrior::Human(id) => self.human(id).at,
            Warrior::Fiend(id) => self.fiend(id).at,
            Warrior::Troglodytes(spot) => (self.laid(spot).troglodytes > 0).then_some(spot),
        }
    }

    /// The human warriors on a tile.
    pub fn humans_on(&self, spot: SpotId) -> impl Iterator<Item = HumanId> + '_ {
        self.human_ids().filter(move |id| self.human(*id).at == Some(spot))
    }

    /// The infernal warriors with boards on a tile.
    pub fn fiends_on(&self, spot: SpotId) -> impl Iterator<Item = FiendId> + '_ {
        self.fiend_ids().filter(move |id| self.fiend(*id).at == Some(spot))
    }

    /// The human warriors in play.
    pub fn humans_in_play(&self) -> impl Iterator<Item = HumanId> + '_ {
        self.human_ids().filter(|id| self.human(*id).at.is_some())
    }

    /// The infernal warriors with boards in play.
    pub fn fiends_in_play(&self) -> impl Iterator<Item = FiendId> + '_ {
        self.fiend_ids().filter(|id| self.fiend(*id).at.is_some())
    }

    /// How many warriors of a faction are on a tile.
    pub fn count_on(&self, spot: SpotId, seat: Seat) -> u8 {
        if seat == HUMAN {
            self.humans_on(spot).count() as u8
        } else {
            self.fiends_on(spot).count() as u8 + self.laid(spot).troglodytes
        }
    }

    /// Puts something on the agenda: it is settled before anything that is there already.
    pub(crate) fn first_settle(&mut self, matter: Matter) {
        // Matters are few at any time; one that found no room would be lost without harm to the rest.
        let _full = self.agenda.try_push(matter);
    }

    /// A human warrior leaves the tunnels, dead or alive; its equipment goes with it.
    pub(crate) fn take_off(&mut self, id: HumanId, standing: Standing) {
        let human = self.human_mut(id);
        (human.at, human.standing) = (None, standing);
        human.equipment.clear();
    }

    /// The human warrior that is being activated.
    pub(crate) fn explorer(&self) -> Option<HumanId> {
        match self.phase {
            Phase::HumanActivation(Some(Active { who: Warrior::Human(id), .. })) => Some(id),
            _ => None,
        }
    }
}
