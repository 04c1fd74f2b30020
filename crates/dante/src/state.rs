//! What lies on the table: plain data, no rules.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Seat, Seats};

use crate::board::{AREAS, AreaId, Areas, Dir, Space, Spaces};
use crate::content::{
    ActionId, ArcanaId, ChampionId, ConfrontationId, DECK, FindingId, GearId, MalefactorId, ManeuverId, PackId, READINESS, SLOTS,
    SheetId, SinId, WoundId,
};
use crate::setup::Mode;

/// The most Malefactors in a Confrontation.
pub const MOST_FOES: usize = 3;
/// The most decks in the Confrontation Tray, A to C.
pub const MOST_TRAYS: usize = 3;
/// The most cards that a deck of the tray can come to hold, Arcana among them.
pub const MOST_CARDS: usize = 32;
/// The most Sins that one Champion can hold; no more are drawn.
pub const MOST_SINS: usize = 18;

/// A set of up to sixteen cards, by their places in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub(crate) u16);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// The first `count` cards.
    pub const fn first(count: usize) -> Self {
        if count >= 16 { Self(u16::MAX) } else { Self((1 << count) - 1) }
    }

    /// This set and one more card.
    #[must_use]
    pub const fn and(self, card: u8) -> Self {
        Self(self.0 | 1 << (card & 15))
    }

    /// This set without a card.
    #[must_use]
    pub const fn without(self, card: u8) -> Self {
        Self(self.0 & !(1 << (card & 15)))
    }

    /// The cards of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the card is in the set.
    pub const fn has(self, card: u8) -> bool {
        self.0 & 1 << (card & 15) != 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            next
        })
    }
}

/// What covers a Maneuver Slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Cover {
    /// Nothing.
    #[default]
    Open,
    /// A Wound card, Cooldown side up.
    Cooldown,
    /// A Wound; which one matters in Grim mode alone.
    Wound(Option<WoundId>),
    /// A Sin that was Yielded to.
    Sin(SinId),
}

impl Cover {
    /// Whether it counts towards defeat.
    pub const fn is_condition(self) -> bool {
        matches!(self, Self::Wound(_) | Self::Sin(_))
    }
}

/// A Maneuver Slot of a Champion Board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Slot {
    /// What covers it.
    pub cover: Cover,
    /// The Maneuver cards on it, the last one on top, by their places in the Champion's list.
    pub cards: ArrayVec<u8, DECK>,
}

/// Where a Champion is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// On a Space, or on top of the Pillar that stands there.
    On(Space),
    /// HELD by a Malefactor.
    Held(FoeNo),
}

/// Tokens of a Champion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tokens {
    /// Dice for the next Attack.
    pub empower: u8,
    /// Fumbles that become Double Hits.
    pub inspiration: u8,
    /// Hits for an Attack.
    pub aggressiveness: u8,
    /// Damage that is BLOCKED.
    pub prowess: u8,
    /// Maneuvers on occupied Slots.
    pub willpower: u8,
}

/// A Champion.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Champion {
    /// The Champion card.
    pub sheet: SheetId,
    /// Whose it is; nobody's in particular if it is a Companion.
    pub player: Option<Seat>,
    /// Where it is.
    pub place: Place,
    /// Its Vigor.
    pub vigor: u8,
    /// Its tokens.
    pub tokens: Tokens,
    /// The cards of its Maneuver deck.
    pub maneuvers: [ManeuverId; DECK],
    /// Those of them in hand.
    pub hand: Cards,
    /// Those in the deck.
    pub deck: Cards,
    /// Those in the discard pile.
    pub discard: Cards,
    /// Sins in hand.
    pub sins: ArrayVec<SinId, MOST_SINS>,
    /// The Maneuver Slots.
    pub slots: [Slot; SLOTS],
    /// A Companion's Readiness tokens in the token area, Cooldown side up.
    pub ready: u8,
    /// A Companion's Maneuvers with a token on them, by their places on its card.
    pub done: Cards,
    /// A Companion's Wound tokens.
    pub wounds: u8,
    /// The Weapon.
    pub weapon: Option<GearId>,
    /// The Relic.
    pub relic: Option<GearId>,
    /// The Trait.
    pub quality: Option<GearId>,
    /// The Consumable Item.
    pub finding: Option<FindingId>,
    /// Whether the Relic is SPENT.
    pub spent: bool,
    /// Whether the action of its Weapon was taken this turn.
    pub acted: bool,
    /// Whether a SILENCE card covers its Signature Skills.
    pub silenced: bool,
    /// Whether it has been lifted by Improvised Stairs this round.
    pub lifted: bool,
}

impl Champion {
    /// Whether it is a Companion.
    pub const fn is_companion(&self) -> bool {
        self.player.is_none()
    }

    /// Where it stands, if it is on the board.
    pub const fn space(&self) -> Option<Space> {
        match self.place {
            Place::On(space) => Some(space),
            Place::Held(_) => None,
        }
    }

    /// A Companion's Readiness tokens beside its card.
    pub fn off_card(&self) -> u8 {
        READINESS.saturating_sub(self.ready + self.done.len() + self.wounds)
    }
}

/// A Malefactor in this Confrontation, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct FoeNo(pub u8);

/// A place of the Confrontation Tray, from A.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TrayNo(pub u8);

/// A piece of Furniture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Furniture {
    /// It holds a Findings card.
    Ark,
    /// It wounds who is driven through it.
    Palisade,
    /// A Standing Pillar of one Level.
    SmallPillar,
    /// A Standing Pillar of two Levels.
    LargePillar,
    /// A Collapsed Pillar, or half of a large one.
    Collapsed,
}

impl Furniture {
    /// How many Levels a Standing Pillar reaches up.
    pub const fn levels(self) -> Option<u8> {
        match self {
            Self::SmallPillar => Some(1),
            Self::LargePillar => Some(2),
            Self::Ark | Self::Palisade | Self::Collapsed => None,
        }
    }
}

/// What a Malefactor HOLDS.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// A Champion.
    Champion(ChampionId),
    /// A piece of Furniture.
    Furniture(Furniture),
}

/// A Malefactor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foe {
    /// Which one.
    pub id: MalefactorId,
    /// The Area in whose Central Space it stands.
    pub at: AreaId,
    /// Where it looks.
    pub facing: Dir,
    /// What it HOLDS.
    pub holds: Option<Held>,
    /// ENRAGE tokens.
    pub enrage: u8,
    /// FORTIFY tokens.
    pub fortify: u8,
}

/// A card of a deck in the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum DeckCard {
    /// An Action card.
    Action(ActionId),
    /// An Arcana card.
    Arcana(ArcanaId),
}

/// The top card of a deck, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Top {
    /// It lies face up.
    Known(DeckCard),
    /// The back of an Arcana card; nobody knows which.
    Hidden,
}

/// A deck in the Confrontation Tray. Its order is not stored: what nobody has seen is drawn when it comes to the top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tray {
    /// Which deck.
    pub pack: PackId,
    /// Whose it is.
    pub owner: FoeNo,
    /// The top card.
    pub top: Option<Top>,
    /// Cards of unknown order below it, by their places in the deck's list.
    pub unseen: Cards,
    /// Arcana cards among them, of which nobody knows which they are.
    pub arcana: u8,
    /// Cards at the bottom whose order is known; the first is reached first.
    pub below: ArrayVec<DeckCard, MOST_CARDS>,
    /// The discard pile.
    pub discard: ArrayVec<DeckCard, MOST_CARDS>,
}

impl Tray {
    /// How many cards are left.
    pub fn len(&self) -> usize {
        usize::from(self.top.is_some()) + usize::from(self.unseen.len() + self.arcana) + self.below.len()
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Where play stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The decks are shuffled.
    Laying,
    /// The Clean-up Step.
    CleanUp,
    /// The Rebuild Step.
    Rebuild,
    /// The Preparation Step.
    Preparation,
    /// The Taking Actions window.
    Actions,
    /// The Malefactors' Turn: this deck is next.
    Malefactors(TrayNo),
}

/// How a Confrontation ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// An Objective was fulfilled: its place in the list.
    Won(u8),
    /// A Champion was defeated.
    Lost(ChampionId),
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dante {
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) round: u16,
    pub(crate) confrontation: ConfrontationId,
    pub(crate) mode: Mode,
    /// How many players there are.
    pub(crate) players: u8,
    /// Players who have declared that they take no more actions.
    pub(crate) passed: Seats,
    /// The Champions, in the order of [`ChampionId::ALL`].
    pub(crate) champions: [Champion; 4],
    /// The Fierceness Track, the Fiercest first.
    pub(crate) fierceness: [ChampionId; 4],
    pub(crate) foes: ArrayVec<Foe, MOST_FOES>,
    pub(crate) trays: ArrayVec<Tray, MOST_TRAYS>,
    /// How many Levels of Buildings are stacked in each Area.
    pub(crate) heights: [u8; AREAS],
    /// The Spaces with Stairs, which lead up to the Area beside them.
    pub(crate) stairs: Spaces,
    /// The Furniture, by Area and Space.
    pub(crate) furniture: [[Option<Furniture>; 4]; AREAS],
    /// The Areas with a Trap in their Central Space.
    pub(crate) traps: Areas,
    /// Sins in the deck and in the discard pile.
    pub(crate) sins: Bag<{ SinId::KINDS }>,
    pub(crate) sins_spent: Bag<{ SinId::KINDS }>,
    pub(crate) findings: Bag<{ FindingId::KINDS }>,
    /// Arcana that nobody has seen: in the Arcana deck, or face down in decks of the tray.
    pub(crate) arcana: Bag<{ ArcanaId::KINDS }>,
    /// Wounds that do not lie face up on a board; they matter in Grim mode alone.
    pub(crate) wounds: Bag<{ WoundId::KINDS }>,
    pub(crate) ended: Option<Ending>,
    /// The deck whose card is being played. Only in the middle of a step, so no record holds it.
    #[serde(skip)]
    pub(crate) playing: Option<TrayNo>,
}

impl Dante {
    /// A Champion.
    #[expect(clippy::indexing_slicing, reason = "there are four Champions and four of them in the list")]
    pub fn champion(&self, who: ChampionId) -> &Champion {
        &self.champions[who.number()]
    }

    /// All Champions.
    pub fn champions(&self) -> impl Iterator<Item = &Champion> {
        self.champions.iter()
    }

    #[expect(clippy::indexing_slicing, reason = "there are four Champions and four of them in the list")]
    pub(crate) fn champion_mut(&mut self, who: ChampionId) -> &mut Champion {
        &mut self.champions[who.number()]
    }

    /// A Malefactor. Numbers are only made for those in the list, and checked when they come from outside.
    #[expect(clippy::indexing_slicing, reason = "a number stands for a Malefactor in the list")]
    pub fn foe(&self, foe: FoeNo) -> &Foe {
        &self.foes[usize::from(foe.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a number stands for a Malefactor in the list")]
    pub(crate) fn foe_mut(&mut self, foe: FoeNo) -> &mut Foe {
        &mut self.foes[usize::from(foe.0)]
    }

    /// All Malefactors.
    pub fn all_foes(&self) -> impl Iterator<Item = FoeNo> + use<> {
        (0..self.foes.len() as u8).map(FoeNo)
    }

    /// A deck of the tray. Numbers are only made for those in the list, and checked when they come from outside.
    #[expect(clippy::indexing_slicing, reason = "a number stands for a deck in the list")]
    pub fn tray(&self, tray: TrayNo) -> &Tray {
        &self.trays[usize::from(tray.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "a number stands for a deck in the list")]
    pub(crate) fn tray_mut(&mut self, tray: TrayNo) -> &mut Tray {
        &mut self.trays[usize::from(tray.0)]
    }

    /// All decks of the tray.
    pub fn all_trays(&self) -> impl Iterator<Item = TrayNo> + use<> {
        (0..self.trays.len() as u8).map(TrayNo)
    }

    /// The decks of a Malefactor.
    pub fn trays_of(&self, foe: FoeNo) -> impl Iterator<Item = TrayNo> + '_ {
        self.all_trays().filter(move |tray| self.tray(*tray).owner == foe)
    }

    /// The height of the ground or of the Building in an Area.
    pub fn height(&self, area: AreaId) -> u8 {
        self.heights.get(usize::from(area.0)).copied().unwrap_or(0)
    }

    /// The Furniture on a Space.
    pub fn furniture_on(&self, space: Space) -> Option<Furniture> {
        let area = self.furniture.get(usize::from(space.area().0))?;
        area.get(usize::from(space.dir().number())).copied().flatten()
    }

    pub(crate) fn put_furniture(&mut self, space: Space, piece: Option<Furniture>) {
        let area = self.furniture.get_mut(usize::from(space.area().0));
        if let Some(place) = area.and_then(|area| area.get_mut(usize::from(space.dir().number()))) {
            *place = piece;
        }
    }

    /// The Champion on a Space, or on the Pillar that stands there.
    pub fn champion_on(&self, space: Space) -> Option<ChampionId> {
        ChampionId::ALL.into_iter().find(|who| self.champion(*who).place == Place::On(space))
    }

    /// Who answers for a Champion: its player, or any of them for a Companion (ruling `companion.controller`).
    pub fn seats_of(&self, who: ChampionId) -> Seats {
        self.champion(who).player.map_or(Seats::first(self.players), Seats::from)
    }
}
