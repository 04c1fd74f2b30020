//! The quest's way as a picture: a place for each step.

use table::{
    Ask, Cell, CellId, Cited, Ground, Headline, Key, Label, Lattice, Panel, Piece, PieceId, Region, Say, Scene, Seat, SeatPanel,
    Show, Telling,
};

use super::quest::{Choice, Event, HERO, Outing, Quest, STEPS};

/// Half the width of a place.
const HALF: i32 = 500;
const HERO_PIECE: PieceId = PieceId(0);

fn place(step: u8) -> Cell {
    let x = i32::from(step) * 2 * HALF;
    let beside = |other: Option<u8>| other.filter(|other| *other <= STEPS).map(|other| CellId(other.into()));
    Cell {
        corners: vec![(x - HALF, -HALF), (x + HALF, -HALF), (x + HALF, HALF), (x - HALF, HALF)],
        middle: (x, 0),
        region: step.into(),
        over: vec![None, beside(step.checked_add(1)), None, beside(step.checked_sub(1))],
        edges: Vec::new(),
        name: Key("place").with("n", step),
        level: 0,
    }
}

impl<const RULES: u32, const LAYOUT: u32> Show for Quest<RULES, LAYOUT> {
    type View = Outing;

    fn view(&self, _viewer: Option<Seat>) -> Outing {
        self.outing
    }

    fn ground(&self) -> Ground {
        Ground { lattice: Lattice::Areas, cells: (0..=STEPS).map(place).collect(), links: Vec::new() }
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        let region = |step: u8| {
            let name = Key("place").with("n", step);
            Region { name: name.clone(), note: name, terrain: "cloth", tint: 0, glyph: "", holds: 0 }
        };
        let at = CellId(self.steps.min(STEPS).into());
        let hero = SeatPanel {
            seat: HERO,
            player: HERO,
            piece: Some(HERO_PIECE),
            name: self.seat_name(HERO),
            glyph: "hero",
            side: "hero1",
            health: None,
            lines: vec![Key("torches").with("n", self.outing.torches)],
            cards: Vec::new(),
            active: true,
        };
        Scene {
            ground: 0,
            headline: Headline {
                round: Key("turn").with("n", self.turns),
                phase: Key("way").into(),
                mood: "night",
                turn: Some(HERO),
            },
            regions: (0..=STEPS).map(region).collect(),
            pieces: vec![Piece::new(HERO_PIECE, self.seat_name(HERO), "hero", "hero1", at)],
            overlays: Vec::new(),
            panels: vec![Panel::Seat(hero)],
        }
    }

    fn prompt(&self, ask: &Ask<Self>) -> Say {
        ask.about.clone()
    }

    fn label(&self, _ask: &Ask<Self>, candidate: &Cited<Choice>) -> Label {
        Label::new(Key(match candidate.choice {
            Choice::Torch => "by_torch",
            Choice::Dark => "in_the_dark",
        }))
    }

    fn telling(&self, event: &Event) -> Telling {
        let (key, face) = match *event {
            Event::Went(face) => (Key("went"), face),
            Event::Stumbled(face) => (Key("stumbled"), face),
            Event::SetRight(torches) => (Key("set_right"), torches),
        };
        Telling::new(key.with("face", face).with("who", self.seat_name(HERO)))
    }

    fn seat_name(&self, _seat: Seat) -> Key {
        Key("wanderer")
    }

    fn card(&self, _pile: &'static str, _kind: usize) -> Say {
        Key("none").into()
    }
}
