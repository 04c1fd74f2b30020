//! The table as a picture: tunnels, warriors, and what stands beside them.

use table::{
    Badge, Card, Cell, CellId, Edge, Ground, Headline, Health, Key, Label, Lattice, Overlay, Panel, Piece, Pile, Region, Say,
    Scene, Seat, SeatPanel, Show, Telling, Track,
};

use crate::choice::Choice;
use crate::content::{EventCard, InstinctCard};
use crate::event::Event;
use crate::key;
use crate::state::{Claustrophobia, HUMAN, INFERNAL, Phase, Side, SpotId, Standing, Warrior};
use crate::view::View;
use crate::words::{card, piece, seat_name};

/// Width of a tile in the units of the picture.
const WIDTH: i32 = 1000;

impl Show for Claustrophobia {
    type View = View;

    fn view(&self, viewer: Option<Seat>) -> View {
        self.to_view(viewer)
    }

    fn ground(&self) -> Ground {
        Ground { lattice: Lattice::Square, cells: self.spots().map(|spot| self.cell(spot)).collect(), links: Vec::new() }
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        Scene {
            // A new tile, or one that an effect has shut, changes the ground.
            ground: self.tunnels.iter().fold(0, |all: u32, laid| all.wrapping_mul(31).wrapping_add(u32::from(laid.shut) + 1)),
            headline: self.headline(),
            regions: self.spots().map(|spot| self.region(spot)).collect(),
            pieces: self.pieces(),
            overlays: Vec::<Overlay>::new(),
            panels: self.panels(viewer),
        }
    }

    fn boards(&self, _viewer: Option<Seat>) -> table::Boards {
        self.sheets()
    }

    fn label(&self, choice: &Choice) -> Label {
        self.words_of(choice)
    }

    fn telling(&self, event: &Event) -> Telling {
        self.words_for(event)
    }

    fn seat_name(&self, seat: Seat) -> Key {
        seat_name(seat)
    }

    fn card(&self, pile: &'static str, kind: usize) -> Say {
        card(pile, kind)
    }
}

impl Claustrophobia {
    fn cell(&self, spot: SpotId) -> Cell {
        let laid = self.laid(spot);
        let (x, y) = (i32::from(laid.x) * WIDTH, i32::from(laid.y) * WIDTH);
        let half = WIDTH / 2;
        let edge = |side: Side| {
            if self.through(spot, side).is_some() {
                Edge::Open
            } else if self.is_unexplored(spot, side) {
                Edge::Unknown
            } else if laid.is_open(side) {
                Edge::Blocked
            } else {
                Edge::Wall
            }
        };
        Cell {
            corners: vec![(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)],
            middle: (x, y),
            region: u16::from(spot.0),
            over: Side::ALL.into_iter().map(|side| laid.beside(side).map(|next| CellId(u16::from(next.0)))).collect(),
            edges: Side::ALL.into_iter().map(edge).collect(),
            name: key::PILE_TILE.with("n", self.number(spot)),
            level: 0,
        }
    }

    fn region(&self, spot: SpotId) -> Region {
        let laid = self.laid(spot);
        let effect = self.effect_of(spot);
        let note = match effect {
            Some(effect) if laid.resolved => key::REGION_RESOLVED.with("what", effect.name()),
            Some(effect) => key::REGION_EFFECT.with("what", effect.name()),
            None => key::REGION_PLAIN.into(),
        };
        let terrain = match effect {
            Some(crate::content::TileEffect::Flooded) => "flooded",
            Some(crate::content::TileEffect::Fog) => "fog",
            Some(_) => "marked",
            None => "tunnel",
        };
        let glyph = effect.map_or("", |effect| effect.glyph());
        Region { name: key::PILE_TILE.with("n", self.number(spot)), note, terrain, tint: 0, glyph, holds: laid.tile.card().limit }
    }

    fn headline(&self) -> Headline {
        let (phase, mood, turn) = match self.phase {
            Phase::Opening => (key::PHASE_OPENING, "day", None),
            Phase::HumanActivation(_) => (key::PHASE_HUMAN_ACTIVATION, "day", Some(HUMAN)),
            Phase::InfernalActivation(_) => (key::PHASE_INFERNAL_ACTIVATION, "night", Some(INFERNAL)),
            Phase::Threat => (key::PHASE_THREAT, "night", Some(INFERNAL)),
            Phase::InfernalCleanup
            | Phase::InfernalTiles
            | Phase::InfernalCollect
            | Phase::InfernalRoll
            | Phase::InfernalAllocate
            | Phase::InfernalTrigger => (key::PHASE_INFERNAL_PREPARATION, "night", Some(INFERNAL)),
            Phase::TurnEnd => (key::PHASE_TURN_END, "night", None),
            _ => (key::PHASE_HUMAN_PREPARATION, "day", Some(HUMAN)),
        };
        Headline {
            round: key::HEADLINE_TURN.with("n", self.turn).with("most", self.scenario.card().turns),
            phase: phase.into(),
            mood,
            turn,
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let is_active = |who: Warrior| self.active().is_some_and(|active| active.who == who);
        let at = |spot: SpotId| CellId(u16::from(spot.0));
        let mut pieces = Vec::new();
        for spot in self.spots().filter(|spot| self.laid(*spot).troglodytes > 0) {
            let who = Warrior::Troglodytes(spot);
            let new = Piece::new(piece(who), self.name_of(who), "troglodyte", "foe", at(spot));
            pieces.push(Piece { count: self.laid(spot).troglodytes, active: is_active(who), ..new });
        }
        for id in self.fiends_in_play() {
            let (who, fiend) = (Warrior::Fiend(id), self.fiend(id));
            let Some(spot) = fiend.at else { continue };
            let new = Piece::new(piece(who), self.name_of(who), fiend.kind.card().glyph, "lord", at(spot));
            let health = Some(Health { now: self.life_of(id), most: fiend.kind.card().life });
            pieces.push(Piece { health, active: is_active(who), badges: self.badges(who), ..new });
        }
        for id in self.humans_in_play() {
            let (who, human) = (Warrior::Human(id), self.human(id));
            let Some(spot) = human.at else { continue };
            let side = SIDES.get(usize::from(id.0)).copied().unwrap_or("hero1");
            let new = Piece::new(piece(who), self.name_of(who), human.board().glyph, side, at(spot));
            let health = Some(Health { now: human.lines_left(), most: 6 });
            pieces.push(Piece { health, active: is_active(who), badges: self.badges(who), ..new });
        }
        pieces
    }

    /// What lasts on a warrior.
    fn badges(&self, who: Warrior) -> Vec<Badge> {
        let mut badges: Vec<Badge> = Vec::new();
        if matches!(who, Warrior::Human(id) if self.human(id).exhausted) {
            badges.push(Badge { glyph: "exhausted", name: key::BADGE_EXHAUSTED.into(), count: 1 });
        }
        for lasting in self.given(who) {
            let name: Say = self.token_name(lasting.token).into();
            if !badges.iter().any(|badge| badge.name == name) {
                badges.push(Badge { glyph: "token", name, count: 1 });
            }
        }
        badges
    }

    fn panels(&self, viewer: Option<Seat>) -> Vec<Panel> {
        let scenario = self.scenario.card();
        let turns = Track {
            name: key::PANEL_TURNS.into(),
            note: key::HEADLINE_TURN.with("n", self.turn).with("most", scenario.turns),
            glyph: "turn",
            now: self.turn,
            most: scenario.turns,
        };
        let tiles = Pile { name: key::PANEL_TILES.into(), glyph: "tiles", left: self.pile.len() as u8, contents: Vec::new() };
        let deck = |name: Key, glyph, left: usize| Pile { name: name.into(), glyph, left: left as u8, contents: Vec::new() };
        vec![
            Panel::Seat(self.human_panel(viewer)),
            Panel::Seat(self.infernal_panel(viewer)),
            Panel::Track(turns),
            Panel::Pile(tiles),
            Panel::Pile(deck(key::PANEL_INSTINCT, "deck-instinct", self.instinct_deck.len())),
            Panel::Pile(deck(key::PANEL_EVENTS, "deck-event", self.event_deck.len())),
        ]
    }

    fn human_panel(&self, viewer: Option<Seat>) -> SeatPanel {
        let hand = self.instinct_hand;
        let open = viewer == Some(HUMAN);
        let copies = |card: InstinctCard| core::iter::repeat_n(card, usize::from(hand.count(card.kind())));
        let cards = InstinctCard::ALL.into_iter().filter(|_| open).flat_map(copies);
        let left = self.humans.iter().filter(|human| human.standing == Standing::Left).count() as u8;
        SeatPanel {
            seat: HUMAN,
            piece: None,
            name: key::SEAT_HUMAN,
            glyph: "redeemer",
            side: "hero1",
            health: None,
            lines: vec![
                self.scenario.card().human_aim.into(),
                key::PANEL_HAND.with("n", hand.len() as i32),
                key::PANEL_LEFT.with("n", left),
            ],
            cards: cards.map(|card| Card { name: card.name().into(), text: card.text().into(), glyph: "instinct" }).collect(),
            active: self.headline().turn == Some(HUMAN),
        }
    }

    fn infernal_panel(&self, viewer: Option<Seat>) -> SeatPanel {
        let (hand, drawn) = (self.event_hand, self.event_drawn);
        let open = viewer == Some(INFERNAL);
        let copies =
            |card: EventCard| core::iter::repeat_n(card, usize::from(hand.count(card.kind()) + drawn.count(card.kind())));
        let cards = EventCard::ALL.into_iter().filter(|_| open).flat_map(copies);
        SeatPanel {
            seat: INFERNAL,
            piece: None,
            name: key::SEAT_INFERNAL,
            glyph: "demon",
            side: "foe",
            health: None,
            lines: vec![
                self.scenario.card().infernal_aim.into(),
                key::PANEL_THREAT.with("n", self.threat),
                key::PANEL_RESERVE.with("n", self.troglodytes),
                key::PANEL_HAND.with("n", (hand.len() + drawn.len()) as i32),
            ],
            cards: cards.map(|card| Card { name: card.name().into(), text: card.text().into(), glyph: "event" }).collect(),
            active: self.headline().turn == Some(INFERNAL),
        }
    }
}

/// Colours of the human warriors.
const SIDES: [&str; 5] = ["hero1", "hero2", "hero3", "hero4", "hero5"];
