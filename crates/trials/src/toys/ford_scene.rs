//! The crossing as a picture: levels, a bridge over water, lamps as tokens, an order of turns, a card and a story.

use serde::Serialize;
use table::geometry::square::Floor;
use table::{
    Ask, Boards, CardRow, CardState, Cell, CellId, Cited, Edge, Game, Ground, Headline, Key, Label, Lattice, Lies, Order,
    Overlay, OverlayKind, Passage, Piece, PieceId, Region, Row, RowSpace, RowState, Say, Scene, Seat, Sheet, Show, SlotId, Step,
    TableCard, TableToken, Target, Telling, TokenPanel,
};

use super::ford::{Choice, Event, Fault, Ford, LAMPS, SQUARES, Walker, is_water};

const WIDTH: i32 = 1000;
const NAMES: [Key; 2] = [Key("walker_1"), Key("walker_2")];
const BRIDGE: usize = 9;

/// Everything is seen by everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The walkers, by seat.
    pub walkers: Vec<Walker>,
}

/// Lamps that burn lie on the first space of a walker, the others on the second.
fn lamp_slot(seat: u8, burns: bool) -> SlotId {
    SlotId(u16::from(seat) * 2 + u16::from(!burns))
}

fn turn_slot(seat: u8) -> SlotId {
    SlotId(100 + u16::from(seat))
}

impl Show for Ford {
    type View = View;

    fn view(&self, _viewer: Option<Seat>) -> View {
        View { walkers: self.walkers.clone() }
    }

    fn ground(&self) -> Ground {
        let floor = Floor(SQUARES.to_vec());
        let cells = SQUARES.into_iter().enumerate().map(|(place, square)| {
            let over = floor.beside(square);
            let edge = |there: Option<_>| match there.map(|there| square.rise_to(there)) {
                Some(1 | -1) => Edge::Stairs,
                _ => Edge::Open,
            };
            let spoilt = |fault| place == BRIDGE && self.fault == fault;
            Cell {
                corners: square.corners(WIDTH).to_vec(),
                middle: square.middle(WIDTH),
                region: u16::from(is_water(place)) + 2 * u16::from(place == BRIDGE),
                over: over.map(|there| there.and_then(|there| floor.find(there)).map(|id| CellId(id as u16))).to_vec(),
                edges: over.map(edge).to_vec(),
                name: self.square_name(if spoilt(Fault::OneName) { 4 } else { place as u8 }),
                level: if spoilt(Fault::OneLevel) { 0 } else { square.level },
            }
        });
        Ground { lattice: Lattice::Square, cells: cells.collect(), links: Vec::new() }
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        let region = |name: Key, terrain| Region { name: name.into(), note: name.into(), terrain, tint: 0, glyph: "", holds: 0 };
        let to = if self.fault == Fault::Endless { None } else { Some(CellId(8)) };
        let sees = self.walkers.first().map(|walker| CellId(u16::from(walker.on))).into_iter().chain(to).collect();
        Scene {
            ground: 0,
            headline: Headline {
                round: Key("round").with("n", self.round + 1),
                phase: Key("walk").into(),
                mood: "night",
                turn: Some(Seat(self.next)),
            },
            regions: vec![region(Key("bank"), "stone"), region(Key("water"), "water"), region(Key("bridge"), "wood")],
            pieces: (0..self.seats()).map(|seat| self.figure(seat)).collect(),
            overlays: vec![Overlay { kind: OverlayKind::Sight, name: Key("hut").into(), cells: sees }],
            panels: Vec::new(),
        }
    }

    fn boards(&self, _viewer: Option<Seat>) -> Boards {
        let step = |seat: u8| Step { slot: Some(turn_slot(seat)), ..Step::new(self.seat_name(Seat(seat)), "walker", "hero1") };
        Boards {
            orders: vec![Order { name: Key("turns").into(), steps: (0..self.seats()).map(step).collect(), now: self.next }],
            sheets: (0..self.seats()).map(|seat| self.sheet(seat)).collect(),
            tokens: (0..self.seats()).map(|seat| self.lamps(seat)).collect(),
            cards: vec![self.weather()],
            passages: if self.round == 0 { vec![self.beginning()] } else { Vec::new() },
            ..Boards::default()
        }
    }

    fn prompt(&self, _ask: &Ask<Self>) -> Say {
        Key("where").into()
    }

    fn label(&self, ask: &Ask<Self>, candidate: &Cited<Choice>) -> Label {
        match candidate.choice {
            Choice::Go(to) => Label::new(Key("go").with("square", to))
                .at(Target::Piece(PieceId(u16::from(ask.seat().0))))
                .at(Target::Cell(CellId(u16::from(to)))),
            Choice::Wait => Label::new(Key("wait"))
                .at(Target::Slot(turn_slot(ask.seat().0)))
                .at(Target::Token(u16::from(ask.seat().0) * 10))
                .at(Target::Laid(1)),
        }
    }

    fn telling(&self, event: &Event) -> Telling {
        match *event {
            Event::Went(seat, to) => Telling::new(Key("went").with("who", self.seat_name(seat)).with("square", to)),
            Event::WentOut(seat) => Telling::new(Key("went_out").with("who", self.seat_name(seat))),
            Event::Waited(seat) => Telling::new(Key("waited").with("who", self.seat_name(seat))),
            Event::SetRight(walker, lamps) => {
                Telling::new(Key("set_right").with("who", self.seat_name(Seat(walker as u8))).with("lamps", lamps))
            }
        }
    }

    fn seat_name(&self, seat: Seat) -> Key {
        NAMES.get(usize::from(seat.0)).copied().unwrap_or(Key("nobody"))
    }

    fn card(&self, _pile: &'static str, _kind: usize) -> Say {
        Key("nobody").into()
    }
}

impl Ford {
    fn square_name(&self, square: u8) -> Say {
        Key("square").with("n", square)
    }

    fn figure(&self, seat: u8) -> Piece {
        let on = CellId(u16::from(self.walker(Seat(seat)).on));
        Piece {
            active: seat == self.next,
            ..Piece::new(PieceId(u16::from(seat)), self.seat_name(Seat(seat)), "walker", "hero1", on)
        }
    }

    fn sheet(&self, seat: u8) -> Sheet {
        let room = if self.fault == Fault::Crowded { 1 } else { LAMPS };
        let row = |name: Key, burns| Row {
            name: name.into(),
            text: None,
            numbers: Vec::new(),
            spaces: vec![RowSpace { slot: lamp_slot(seat, burns), wants: None, holds: None, room }],
            state: RowState::Free,
            at: None,
            opens: Vec::new(),
        };
        Sheet {
            seat: Some(Seat(seat)),
            piece: Some(PieceId(u16::from(seat))),
            name: self.seat_name(Seat(seat)).into(),
            note: None,
            glyph: "walker",
            side: "hero1",
            columns: Vec::new(),
            rows: vec![row(Key("burning"), true), row(Key("out"), false)],
            items: Vec::new(),
            active: seat == self.next,
        }
    }

    fn lamps(&self, seat: u8) -> TokenPanel {
        let lamps = self.walker(Seat(seat)).lamps;
        let token = |nth: u8| TableToken {
            id: if self.fault == Fault::TwinTokens { 0 } else { u16::from(seat) * 10 + u16::from(nth) },
            name: Key("lamp").into(),
            glyph: "lamp",
            kind: "yellow",
            count: 1,
            spent: nth >= lamps,
            on: Some(if self.fault == Fault::LostToken { SlotId(999) } else { lamp_slot(seat, nth < lamps) }),
        };
        TokenPanel { seat: Some(Seat(seat)), name: Key("lamps").into(), tokens: (0..LAMPS).map(token).collect() }
    }

    fn weather(&self) -> CardRow {
        let known = self.round > 3;
        let card = |id| TableCard {
            id: if self.fault == Fault::TwinCards { 1 } else { id },
            name: if known { Key("storm") } else { Key("weather") }.into(),
            text: (known || self.fault == Fault::Peeping).then(|| Key("storm").into()),
            glyph: "cloud",
            side: "",
            state: if known { CardState::Up } else { CardState::Down },
            badges: Vec::new(),
        };
        CardRow { name: Key("weather").into(), lies: Lies::Row, count: 2, cards: vec![card(1), card(2)] }
    }

    fn beginning(&self) -> Passage {
        let text = if self.fault == Fault::Mute { Vec::new() } else { vec![Key("river").into()] };
        Passage { title: Key("beginning").into(), text, glyph: "" }
    }
}
