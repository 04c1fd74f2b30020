//! The seers' table as a picture. What a viewer has not seen is a card's back.

use serde::Serialize;
use table::{
    Card, Cell, Ground, Headline, Key, Known, Label, Lattice, Noun, Panel, Piece, PieceId, Pile, Region, Say, Scene, Seat,
    SeatPanel, Show, Target, Telling,
};

use super::seer::{Choice, Event, Seers};

const NAMES: [Key; 2] = [Key("seer_1"), Key("seer_2")];
const VALUES: [Key; 4] = [Key("one"), Key("two"), Key("three"), Key("four")];
const BACK: Key = Key("back");
/// Half the width of the only place, a cloth.
const HALF: i32 = 500;

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Cards in the deck.
    pub deck: usize,
    /// Each seer's hand; a card that the viewer has not seen is nothing.
    pub hands: Vec<Vec<Option<u8>>>,
    /// Each seer's played cards, by kind.
    pub played: Vec<Vec<u8>>,
}

impl Show for Seers {
    type View = View;

    fn view(&self, viewer: Option<Seat>) -> View {
        View {
            deck: self.deck.len(),
            hands: self.seers.iter().map(|seer| seer.hand.iter().map(|card| seen(card, viewer)).collect()).collect(),
            played: self.seers.iter().map(|seer| seer.played.counts().to_vec()).collect(),
        }
    }

    fn ground(&self) -> Ground {
        let corners = vec![(-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF)];
        let name = Key("cloth").into();
        let cloth = Cell { corners, middle: (0, 0), region: 0, over: vec![None; 4], edges: Vec::new(), name, level: 0 };
        Ground { lattice: Lattice::Areas, cells: vec![cloth], links: Vec::new() }
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        let left = self.deck.len() as u8;
        let hands = [Seat(0), Seat(1)].map(|seat| Panel::Seat(self.hand(seat, viewer)));
        let deck = Pile { name: Key("deck").into(), glyph: "deck", left, contents: Vec::new() };
        Scene {
            ground: 0,
            headline: Headline {
                round: Key("left").with("cards", left),
                phase: Key("vision").into(),
                mood: "night",
                turn: Some(self.turn()),
            },
            regions: vec![Region {
                name: Key("cloth").into(),
                note: Key("cloth").into(),
                terrain: "cloth",
                tint: 0,
                glyph: "",
                holds: 0,
            }],
            pieces: [0, 1].map(|seat| self.figure(Seat(seat))).to_vec(),
            overlays: Vec::new(),
            panels: hands.into_iter().chain([Panel::Pile(deck)]).collect(),
        }
    }

    fn prompt(&self, ask: &table::Ask<Self>) -> table::Say {
        ask.about.clone()
    }

    fn label(&self, _ask: &table::Ask<Self>, candidate: &table::Cited<Choice>) -> Label {
        let choice = &candidate.choice;
        match *choice {
            Choice::Play(place) => Label::new(Key("play").with("place", place + 1)).at(Target::Card(self.turn(), place)),
            Choice::Look => Label::new(Key("look")),
            Choice::Next(place) => Label::new(Key("next").with("place", place + 1)),
        }
    }

    fn telling(&self, event: &Event) -> Telling {
        let tell = |key: Key, seat: Seat| Telling::new(key).of("who", Noun::at(self.seat_name(seat), piece(seat)));
        let both = |key: Key, seat: Seat| tell(key, seat).hand(key);
        match *event {
            Event::Drew(seat, None) => both(Key("drew"), seat),
            Event::Drew(seat, kind) => both(Key("drew_card"), seat).of("card", value(kind)),
            Event::SetRight(seat, value) => both(Key("set_right"), seat).with("value", value),
            // Who looks puts the cards back.
            Event::Looked(seat) => tell(Key("looked"), seat),
            Event::Played(seat, kind) => both(Key("played"), seat).of("card", value(Some(kind))),
        }
    }

    fn sources(&self) -> Vec<(&'static str, Say)> {
        vec![("deck", Key("deck").into())]
    }

    fn seat_name(&self, seat: Seat) -> Key {
        NAMES.get(usize::from(seat.0)).copied().unwrap_or(BACK)
    }

    fn card(&self, _pile: &'static str, kind: usize) -> Say {
        VALUES.get(kind).copied().unwrap_or(BACK).into()
    }
}

impl Seers {
    fn hand(&self, seat: Seat, viewer: Option<Seat>) -> SeatPanel {
        let card = |card: &Known| {
            let name = value(seen(card, viewer));
            Card { name: name.into(), text: name.into(), glyph: "card" }
        };
        SeatPanel {
            seat,
            player: seat,
            piece: Some(PieceId(u16::from(seat.0))),
            name: self.seat_name(seat),
            glyph: "seer",
            side: "hero1",
            health: None,
            lines: Vec::new(),
            cards: self.seer(seat).hand.iter().map(card).collect(),
            active: seat == self.turn(),
        }
    }

    fn figure(&self, seat: Seat) -> Piece {
        let piece = Piece::new(PieceId(u16::from(seat.0)), self.seat_name(seat), "seer", "hero1", table::CellId(0));
        Piece { active: seat == self.turn(), ..piece }
    }
}

fn seen(card: &Known, viewer: Option<Seat>) -> Option<u8> {
    viewer.is_some_and(|seat| card.seen_by.has(seat)).then_some(card.kind)
}

fn piece(seat: Seat) -> Target {
    Target::Piece(PieceId(u16::from(seat.0)))
}

fn value(kind: Option<u8>) -> Key {
    kind.and_then(|kind| VALUES.get(usize::from(kind)).copied()).unwrap_or(BACK)
}
