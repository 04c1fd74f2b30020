//! The state as people who build on the package see it, without what a seat may not see.

#![warn(missing_docs)]

use serde::Serialize;
use table::Seat;

use crate::content::{EquipmentCard, EventCard, FiendKind, Gift, InstinctCard, ScenarioId, Talent, TileEffect, TileNo, Western};
use crate::lasting::Lasting;
use crate::state::{
    Active, Claustrophobia, DestinyDie, Ending, FiendId, HUMAN, HumanId, INFERNAL, Phase, SpotId, Standing, Warrior,
};

/// The whole table in plain words and numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct View {
    /// The scenario.
    pub scenario: ScenarioId,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// How many turns there are.
    pub turns: u8,
    /// Where play stands.
    pub phase: Phase,
    /// Who is being activated.
    pub active: Option<Active>,
    /// The tiles in play.
    pub tiles: Vec<TileView>,
    /// Tiles in the pile.
    pub pile: u8,
    /// Tiles on top of the pile that this seat knows; the last one comes next.
    pub seen: Vec<TileNo>,
    /// The human warriors.
    pub humans: Vec<HumanView>,
    /// Demons, hellhounds and tough troglodytes.
    pub fiends: Vec<FiendView>,
    /// Troglodytes in the reserve.
    pub reserve: u8,
    /// Stored threat points.
    pub threat: u8,
    /// The dice of destiny.
    pub destiny: Vec<DestinyDie>,
    /// Bonus dice of the next roll of destiny.
    pub alarm: u8,
    /// Activation dice that were rolled and not assigned yet.
    pub rolled: Vec<u8>,
    /// Instinct cards in hand, for the human player.
    pub instinct: Vec<InstinctCard>,
    /// How many instinct cards are in hand.
    pub instinct_count: u8,
    /// Event cards in hand, for the infernal player.
    pub events: Vec<EventCard>,
    /// How many event cards are in hand.
    pub event_count: u8,
    /// What lasts.
    pub lasting: Vec<Lasting>,
    /// What the scenario counts.
    pub progress: [u8; 4],
    /// How the game ended.
    pub ended: Option<Ending>,
}

/// A tile in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TileView {
    /// Its number.
    pub tile: TileNo,
    /// How far to the east of the first.
    pub x: i8,
    /// How far to the south of the first.
    pub y: i8,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// How many warriors of each faction it holds.
    pub limit: u8,
    /// Its effect.
    pub effect: Option<TileEffect>,
    /// Whether the effect is used up.
    pub resolved: bool,
    /// Water tokens.
    pub water: u8,
    /// Whether a hole token lies here.
    pub hole: bool,
    /// Ordinary troglodytes.
    pub troglodytes: u8,
    /// Tokens of the scenario.
    pub mark: u8,
    /// The adjacent tiles.
    pub adjacent: Vec<SpotId>,
    /// Whether it has an unexplored opening.
    pub unexplored: bool,
}

/// A human warrior.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct HumanView {
    /// Which one.
    pub id: HumanId,
    /// Who.
    pub who: Western,
    /// Its tile.
    pub at: Option<SpotId>,
    /// Whether it takes part.
    pub standing: Standing,
    /// The value of its die; 0 without one.
    pub die: u8,
    /// Its cancelled lines.
    pub cancelled: Vec<u8>,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Whether it was activated in this phase.
    pub activated: bool,
    /// Movement, now.
    pub movement: u8,
    /// Combat, now.
    pub combat: u8,
    /// Defense, now.
    pub defense: u8,
    /// Talents, now.
    pub talents: Vec<Talent>,
    /// Gifts and their lines.
    pub gifts: Vec<(u8, Gift)>,
    /// Equipment.
    pub equipment: Vec<EquipmentCard>,
    /// The instinct card beside its board.
    pub instinct: Option<InstinctCard>,
}

/// A demon, a hellhound or a tough troglodyte.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct FiendView {
    /// Which one.
    pub id: FiendId,
    /// Who.
    pub who: FiendKind,
    /// Its tile.
    pub at: Option<SpotId>,
    /// Whether it takes part.
    pub standing: Standing,
    /// Damage markers.
    pub damage: u8,
    /// Life points.
    pub life: u8,
    /// How often it was killed.
    pub deaths: u8,
    /// Threat points to bring it into play.
    pub cost: u8,
    /// Whether it was activated in this phase.
    pub activated: bool,
    /// Movement, now.
    pub movement: u8,
    /// Combat, now.
    pub combat: u8,
    /// Defense, now.
    pub defense: u8,
    /// Talents, now.
    pub talents: Vec<Talent>,
}

impl Claustrophobia {
    /// The table as a seat sees it.
    pub(crate) fn to_view(&self, viewer: Option<Seat>) -> View {
        let copies = |card: InstinctCard| core::iter::repeat_n(card, usize::from(self.instinct_hand.count(card.kind())));
        let instinct = InstinctCard::ALL.into_iter().filter(|_| viewer == Some(HUMAN)).flat_map(copies);
        let copies = |card: EventCard| core::iter::repeat_n(card, usize::from(self.event_hand.count(card.kind())));
        let events = EventCard::ALL.into_iter().filter(|_| viewer == Some(INFERNAL)).flat_map(copies);
        let known = self.pile.seen.iter().filter(|seen| viewer.is_some_and(|seat| seen.by.has(seat)));
        View {
            scenario: self.scenario,
            turn: self.turn,
            turns: self.scenario.card().turns,
            phase: self.phase,
            active: self.active(),
            tiles: self.spots().map(|spot| self.tile_view(spot)).collect(),
            pile: self.pile.len() as u8,
            seen: known.map(|seen| seen.tile).collect(),
            humans: self.human_ids().map(|id| self.human_view(id)).collect(),
            fiends: self.fiend_ids().map(|id| self.fiend_view(id)).collect(),
            reserve: self.troglodytes,
            threat: self.threat,
            destiny: self.destiny.to_vec(),
            alarm: self.alarm,
            rolled: self.rolled.to_vec(),
            instinct: instinct.collect(),
            instinct_count: self.instinct_hand.len() as u8,
            events: events.collect(),
            event_count: (self.event_hand.len() + self.event_drawn.len()) as u8,
            lasting: self.lasting.to_vec(),
            progress: self.progress,
            ended: self.ended,
        }
    }

    fn tile_view(&self, spot: SpotId) -> TileView {
        let laid = self.laid(spot);
        TileView {
            tile: laid.tile,
            x: laid.x,
            y: laid.y,
            turn: laid.turn,
            limit: laid.tile.card().limit,
            effect: self.effect_of(spot),
            resolved: laid.resolved,
            water: laid.water,
            hole: laid.hole,
            troglodytes: laid.troglodytes,
            mark: laid.mark,
            adjacent: self.adjacent(spot).collect(),
            unexplored: self.has_unexplored(spot),
        }
    }

    fn human_view(&self, id: HumanId) -> HumanView {
        let human = self.human(id);
        let now = self.statistics(Warrior::Human(id));
        HumanView {
            id,
            who: human.who,
            at: human.at,
            standing: human.standing,
            die: human.die,
            cancelled: self.cancelled_lines(id).map(|(_, line)| line).collect(),
            exhausted: human.exhausted,
            activated: human.activated,
            movement: now.movement,
            combat: now.combat,
            defense: now.defense,
            talents: now.talents.iter().collect(),
            gifts: (1..).zip(human.gifts).filter_map(|(line, gift)| gift.map(|gift| (line, gift))).collect(),
            equipment: human.equipment.iter().map(|held| held.card).collect(),
            instinct: human.instinct.map(|played| played.card),
        }
    }

    fn fiend_view(&self, id: FiendId) -> FiendView {
        let fiend = self.fiend(id);
        let now = self.statistics(Warrior::Fiend(id));
        FiendView {
            id,
            who: fiend.kind,
            at: fiend.at,
            standing: fiend.standing,
            damage: fiend.damage,
            life: fiend.kind.card().life,
            deaths: fiend.deaths,
            cost: fiend.cost,
            activated: fiend.activated,
            movement: now.movement,
            combat: now.combat,
            defense: now.defense,
            talents: now.talents.iter().collect(),
        }
    }
}
