//! The table as a picture.

use table::geometry::hex::Layout;
use table::{
    Ask, Badge, Card, Cell, CellId, Cited, Ground, Headline, Health, Key, Label, Lattice, Overlay, OverlayKind, Panel, Piece,
    PieceId, Pile, Region, Say, Scene, Seat, SeatPanel, Show, Telling, Track,
};

use crate::board::{Direction, HexId, TerritoryId};
use crate::cards::{Attack, Sin};
use crate::choice::{Choice, Monster};
use crate::content::{CHARACTER_ELL, DANTE_DECK_MOST, GLYPHS, SIDES, UNCLAIMED_ELL};
use crate::event::Event;
use crate::key;
use crate::state::{CharacterId, Inferno};
use crate::telling::telling;
use crate::view::View;
use crate::words::{SOURCES, card, monster_piece, name, number, piece, seat_name, territory};

/// Pieces that are neither characters nor monsters count from here.
const SPINNER_PIECE: u16 = 98;
const PILE_PIECES: u16 = 200;
/// Width of a hex in the units of the picture.
const WIDTH: i32 = 1000;
/// How many tints flipped territories have.
const TINTS: u8 = 6;

impl Show for Inferno {
    type View = View;

    fn view(&self, _viewer: Option<Seat>) -> View {
        self.to_view()
    }

    fn ground(&self) -> Ground {
        let layout = Layout::corners_up(WIDTH);
        let cell = |hex: HexId| Cell {
            corners: layout.corners(hex.hex()).to_vec(),
            middle: layout.middle(hex.hex()),
            region: u16::from(hex.territory().0),
            over: Direction::ALL.into_iter().map(|direction| hex.toward(direction).map(|next| CellId(next.0))).collect(),
            edges: Vec::new(),
            name: key::CELL_NAME.with("where", territory(hex.territory())).with("n", number(hex)),
            level: 0,
        };
        Ground { lattice: Lattice::Hex, cells: HexId::all().map(cell).collect(), links: Vec::new() }
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        Scene {
            ground: 0,
            headline: self.headline(),
            regions: TerritoryId::all().map(|id| self.region(id)).collect(),
            pieces: self.pieces(),
            overlays: self.overlays(),
            panels: self.panels(),
        }
    }

    fn prompt(&self, ask: &Ask<Self>) -> Say {
        ask.about.prompt()
    }

    fn label(&self, ask: &Ask<Self>, candidate: &Cited<Choice>) -> Label {
        self.words_of(ask.about, &candidate.choice)
    }

    fn reason(&self, ask: &Ask<Self>, refused: &Cited<Choice>) -> Option<Say> {
        self.reason_of(ask.about, refused)
    }

    fn telling(&self, event: &Event) -> Telling {
        telling(event)
    }

    fn sources(&self) -> Vec<(&'static str, Say)> {
        SOURCES.map(|(name, key)| (name, key.into())).to_vec()
    }

    fn seat_name(&self, seat: Seat) -> Key {
        seat_name(seat)
    }

    fn card(&self, pile: &'static str, kind: usize) -> Say {
        card(pile, kind)
    }
}

impl Inferno {
    fn headline(&self) -> Headline {
        let phase = match (self.round, self.is_night(), self.is_first_of_light()) {
            (0, ..) => key::HEADLINE_SETUP,
            (_, false, true) => key::HEADLINE_DAY_FIRST,
            (_, false, false) => key::HEADLINE_DAY_SECOND,
            (_, true, true) => key::HEADLINE_NIGHT_FIRST,
            (_, true, false) => key::HEADLINE_NIGHT_SECOND,
        };
        Headline {
            round: if self.round == 0 { key::HEADLINE_BEFORE.into() } else { key::HEADLINE_ROUND.with("n", self.round) },
            phase: phase.into(),
            mood: if self.is_night() { "night" } else { "day" },
            turn: self.whose_turn().map(CharacterId::seat),
        }
    }

    fn region(&self, id: TerritoryId) -> Region {
        let dantes = id == TerritoryId::DANTE;
        let (terrain, note) = match (self.is_flipped(id), dantes) {
            (true, true) => ("lair", key::REGION_LAIR),
            (false, true) => ("sealed", key::REGION_EDGE),
            (false, false) => ("fog", key::REGION_FACE_DOWN),
            (true, false) if self.is_locked(id) => ("locked", key::REGION_LOCKED),
            (true, false) => ("free", key::REGION_FREE),
        };
        Region { name: territory(id).into(), note: note.into(), terrain, tint: id.0 % TINTS, glyph: "", holds: 0 }
    }

    fn pieces(&self) -> Vec<Piece> {
        let characters = self.on_board().map(|(id, at)| self.character_piece(id, at));
        let unclaimed = self.unclaimed.iter().map(|unclaimed| Piece {
            health: Some(Health { now: unclaimed.ell, most: UNCLAIMED_ELL }),
            ..Piece::new(
                monster_piece(Monster::Unclaimed(unclaimed.territory)),
                key::MONSTER_UNCLAIMED,
                "unclaimed",
                "foe",
                CellId(unclaimed.at.0),
            )
        });
        let dante = self.dante.map(|dante| Piece {
            facing: self.spinner.map(|spinner| spinner.0),
            health: Some(Health { now: dante.ell, most: self.dante_ell().max(dante.ell) }),
            badges: badge(dante.shield, "shield", key::PANEL_SHIELD),
            ..Piece::new(monster_piece(Monster::Dante), key::MONSTER_DANTE, "dante", "lord", CellId(dante.at.0))
        });
        let piles = self.piles.iter().map(|pile| {
            let name = key::PANEL_RESOURCE_HERE.with("n", pile.count);
            Piece::new(PieceId(PILE_PIECES + pile.at.0), name, "resource", "thing", CellId(pile.at.0))
        });
        let spinner = self.spinner.map(|direction| {
            let at = CellId(corner_hex(direction).0);
            let piece = Piece::new(PieceId(SPINNER_PIECE), key::PANEL_SPINNER, "spinner", "spinner", at);
            Piece { facing: Some(direction.0), ..piece }
        });
        piles.chain(spinner).chain(unclaimed).chain(dante).chain(characters).collect()
    }

    fn character_piece(&self, id: CharacterId, at: HexId) -> Piece {
        let character = self.character(id);
        let glyph = GLYPHS.get(usize::from(id.0)).copied().unwrap_or("beatrice");
        let side = SIDES.get(usize::from(id.0)).copied().unwrap_or("hero1");
        Piece {
            health: Some(Health { now: character.ell, most: CHARACTER_ELL }),
            badges: badge(character.ward, "ward", key::PANEL_WARD),
            active: self.whose_turn() == Some(id),
            ..Piece::new(piece(id), name(id), glyph, side, CellId(at.0))
        }
    }

    /// Where the Unclaimed will stand after their next walk.
    fn overlays(&self) -> Vec<Overlay> {
        let next = self.unclaimed.iter().filter_map(|unclaimed| {
            let walk = unclaimed.territory.perimeter();
            let place = walk.iter().position(|hex| *hex == unclaimed.at)?;
            let steps = if self.night_comes_next() { walk.len() - 2 } else { 2 };
            walk.get((place + steps) % walk.len()).map(|hex| CellId(hex.0))
        });
        let cells: Vec<CellId> = next.collect();
        if cells.is_empty() {
            return Vec::new();
        }
        vec![Overlay { kind: OverlayKind::Forecast, name: key::PANEL_FORECAST.into(), cells }]
    }

    /// Whether the next round is a round of Night.
    fn night_comes_next(&self) -> bool {
        let mut next = self.clone();
        next.round = next.round.saturating_add(1);
        next.is_night()
    }

    fn panels(&self) -> Vec<Panel> {
        let note = match self.dante {
            Some(_) => key::PANEL_DANTE_FIGHT_NOTE.with("n", self.dante_deck),
            None => key::PANEL_DANTE_DECK_NOTE.with("n", self.dante_deck).with("ell", self.dante_ell()),
        };
        let deck =
            Track { name: key::PANEL_DANTE_DECK.into(), note, glyph: "deck-dante", now: self.dante_deck, most: DANTE_DECK_MOST };
        let contents =
            |names: &[Key], counts: &[u8]| names.iter().map(|name| (*name).into()).zip(counts.iter().copied()).collect();
        let sins = Pile {
            name: key::PANEL_SINS.into(),
            glyph: "deck-dante",
            left: self.sins.len() as u8,
            contents: contents(&Sin::ALL.map(Sin::name), self.sins.counts()),
        };
        let attacks = Pile {
            name: key::PANEL_ATTACK_DECK.into(),
            glyph: "deck-unclaimed",
            left: self.attacks.len() as u8,
            contents: contents(&Attack::ALL.map(Attack::name), self.attacks.counts()),
        };
        let actions = Pile {
            name: key::PANEL_ACTION_DECK.into(),
            glyph: "deck-action",
            left: self.actions.len() as u8,
            contents: contents(&crate::cards::Action::ALL.map(crate::cards::Action::name), self.actions.counts()),
        };
        let seats = self.all().map(|id| Panel::Seat(self.seat_panel(id)));
        seats.chain([Panel::Track(deck), Panel::Pile(sins), Panel::Pile(attacks), Panel::Pile(actions)]).collect()
    }

    fn seat_panel(&self, id: CharacterId) -> SeatPanel {
        let character = self.character(id);
        let mut lines =
            vec![key::PANEL_CARDS.with("n", character.cards.len() as i32), key::PANEL_RESOURCES.with("n", character.resources)];
        if character.fallen.is_some() {
            lines.insert(0, key::PANEL_DEAD.into());
        }
        let copies = |card| core::iter::repeat_n(card, usize::from(character.cards.count(crate::cards::Action::kind(card))));
        let cards = crate::cards::Action::ALL.into_iter().flat_map(copies);
        SeatPanel {
            seat: id.seat(),
            player: id.seat(),
            piece: Some(piece(id)),
            name: name(id),
            glyph: GLYPHS.get(usize::from(id.0)).copied().unwrap_or("beatrice"),
            side: SIDES.get(usize::from(id.0)).copied().unwrap_or("hero1"),
            health: Some(Health { now: character.ell, most: CHARACTER_ELL }),
            lines,
            cards: cards.map(|card| Card { name: card.name().into(), text: card.text().into(), glyph: card.glyph() }).collect(),
            active: self.whose_turn() == Some(id),
        }
    }
}

fn badge(has: bool, glyph: &'static str, name: Key) -> Vec<Badge> {
    if has { vec![Badge { glyph, name: name.into(), count: 1 }] } else { Vec::new() }
}

/// The hex at a corner of the board.
pub(crate) fn corner_hex(direction: Direction) -> HexId {
    let mut hex = HexId::CENTER;
    while let Some(next) = hex.toward(direction) {
        hex = next;
    }
    hex
}
