//! The state as users of the package see it. Nothing is hidden from anyone.

#![warn(missing_docs)]

use serde::Serialize;
use table::Seat;

use crate::board::{AreaId, Dir, Space};
use crate::content::{ChampionId, ConfrontationId, FindingId, GearId, MalefactorId, ManeuverId, PackId, SinId};
use crate::setup::Mode;
use crate::state::{Cover, Dante, Ending, FoeNo, Held, Phase, Place, Spear, Tokens, Top};

/// The whole table in plain words and numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct View {
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Where play stands.
    pub phase: &'static str,
    /// The Confrontation.
    pub confrontation: ConfrontationId,
    /// How Wounds count.
    pub mode: Mode,
    /// The Fierceness Track, the Fiercest first.
    pub fierceness: Vec<ChampionId>,
    /// The Champions.
    pub champions: Vec<ChampionView>,
    /// The Malefactors.
    pub malefactors: Vec<FoeView>,
    /// The decks of the tray, from A.
    pub tray: Vec<DeckView>,
    /// The Levels of all Areas, row by row.
    pub levels: Vec<u8>,
    /// The Spaces on which Minions stand.
    pub minions: Vec<Space>,
    /// The Areas with Traps.
    pub traps: Vec<AreaId>,
    /// How it ended.
    pub ended: Option<Ending>,
}

/// A Champion.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ChampionView {
    /// Which.
    pub id: ChampionId,
    /// Who plays it; nobody in particular if it is a Companion.
    pub player: Option<Seat>,
    /// Where it is.
    pub place: Place,
    /// The Level it stands on.
    pub level: Option<u8>,
    /// Its Vigor.
    pub vigor: u8,
    /// EMPOWER tokens.
    pub empower: u8,
    /// INSPIRATION tokens.
    pub inspiration: u8,
    /// Aggressiveness tokens.
    pub aggressiveness: u8,
    /// Prowess tokens.
    pub prowess: u8,
    /// Willpower tokens.
    pub willpower: u8,
    /// Maneuver cards in hand.
    pub hand: Vec<ManeuverId>,
    /// Sins in hand.
    pub sins: Vec<SinId>,
    /// Maneuver cards left in the deck.
    pub deck: u8,
    /// Maneuver cards in the discard pile.
    pub discard: u8,
    /// What covers each Slot.
    pub slots: Vec<&'static str>,
    /// Wounds and Sins that count towards defeat.
    pub wounds: u8,
    /// A Companion's ready tokens.
    pub ready: u8,
    /// The Weapon.
    pub weapon: Option<GearId>,
    /// The Consumable Item.
    pub finding: Option<FindingId>,
    /// Whether it is POLYMORPHED.
    pub capybara: bool,
}

/// A Malefactor.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct FoeView {
    /// Which.
    pub id: MalefactorId,
    /// Where.
    pub at: AreaId,
    /// Where it looks.
    pub facing: Dir,
    /// What it HOLDS.
    pub holds: Option<Held>,
    /// ENRAGE tokens.
    pub enrage: u8,
    /// FORTIFY tokens.
    pub fortify: u8,
    /// Whether it has FLOWN AWAY.
    pub flown: bool,
    /// Its Spear.
    pub spear: Spear,
    /// Whether it is defeated.
    pub defeated: bool,
}

/// A deck of the tray.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct DeckView {
    /// Which.
    pub id: PackId,
    /// Its top card.
    pub top: Option<Top>,
    /// Cards left, the top one counted.
    pub cards: u8,
    /// Cards in its discard pile.
    pub discard: u8,
    /// Wounds that it bears before it loses cards.
    pub endurance: u8,
    /// Wounds that it has taken and not recovered from.
    pub wounds: u8,
    /// Its STURDINESS now.
    pub sturdiness: u8,
}

impl Dante {
    pub(crate) fn to_view(&self) -> View {
        View {
            round: self.round,
            phase: match self.phase {
                Phase::Quick(_) => "quick",
                Phase::Laying => "laying",
                Phase::CleanUp => "clean-up",
                Phase::Rebuild => "rebuild",
                Phase::Preparation => "preparation",
                Phase::Actions => "actions",
                Phase::Malefactors(_) => "malefactors",
            },
            confrontation: self.confrontation,
            mode: self.mode,
            fierceness: self.fierceness.to_vec(),
            champions: ChampionId::ALL.into_iter().map(|who| self.champion_view(who)).collect(),
            malefactors: self.all_foes().map(|foe| self.foe_view(foe)).collect(),
            tray: self
                .all_trays()
                .map(|tray| DeckView {
                    id: self.tray(tray).pack,
                    top: self.tray(tray).top,
                    cards: self.tray(tray).len() as u8,
                    discard: self.tray(tray).discard.len() as u8,
                    endurance: self.tray(tray).endurance,
                    wounds: self.wounds_on(tray),
                    sturdiness: self.sturdiness(tray),
                })
                .collect(),
            levels: self.heights.to_vec(),
            minions: self.all_minions().map(|(_, space)| space).collect(),
            traps: self.traps.iter().collect(),
            ended: self.ended,
        }
    }

    fn champion_view(&self, who: ChampionId) -> ChampionView {
        let champion = self.champion(who);
        let Tokens { empower, inspiration, aggressiveness, prowess, willpower } = champion.tokens;
        let cover = |cover: Cover| match cover {
            Cover::Open => "open",
            Cover::Cooldown => "cooldown",
            Cover::Wound(_) => "wound",
            Cover::Sin(_) => "sin",
        };
        ChampionView {
            id: who,
            player: champion.player,
            place: champion.place,
            level: self.level_of_champion(who),
            vigor: champion.vigor,
            empower,
            inspiration,
            aggressiveness,
            prowess,
            willpower,
            hand: champion.hand.iter().filter_map(|card| self.list(who).get(usize::from(card)).copied()).collect(),
            sins: champion.sins.to_vec(),
            deck: champion.deck.len(),
            discard: champion.discard.len(),
            slots: champion.slots.iter().map(|slot| cover(slot.cover)).collect(),
            wounds: self.wounds_of(who),
            ready: champion.ready,
            weapon: self.weapon(who),
            finding: champion.finding,
            capybara: champion.polymorphed,
        }
    }

    fn foe_view(&self, no: FoeNo) -> FoeView {
        let foe = self.foe(no);
        FoeView {
            id: foe.id,
            at: foe.at,
            facing: foe.facing,
            holds: foe.holds,
            enrage: foe.enrage,
            fortify: foe.fortify,
            flown: foe.flown,
            spear: foe.spear,
            defeated: self.is_defeated(no),
        }
    }
}
