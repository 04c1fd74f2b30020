
static PASS_WINS: table::Field = table::Field::new("pass_wins", table::Kind::Flag, rule::PASS);

impl Default for Setup {
    fn default() -> Self {
        Self { pass_wins: false }
    }
}

impl table::Prepare for Setup {
    const FORM: &'static table::Form = &table::Form {
        invite: Key("setup.invite"),
        seats: table::Count { least: 1, most: 1, usual: 1 },
        entries: &[table::FormEntry::new(&PASS_WINS, Key("setup.pass")).called(&[Key("setup.pass-yes")])],
    };

    fn read<V: table::Value>(chosen: &V) -> Result<Self, &'static table::Field> {
        Ok(Self { pass_wins: PASS_WINS.flag(chosen)? })
    }
}

impl table::Arrange for Die {
    type Position = Setup;

    fn arrange(position: &Setup) -> Result<Self, String> {
        Self::begin(position).map_err(|error| error.to_string())
    }
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct View {
    /// The face of the die, if it was rolled.
    pub rolled: Option<u8>,
}

impl table::Show for Die {
    type View = View;

    fn view(&self, _viewer: Option<Seat>) -> View {
        View { rolled: self.rolled }
    }

    fn ground(&self) -> table::Ground {
        table::Ground { lattice: table::Lattice::Areas, cells: Vec::new(), links: Vec::new() }
    }

    fn scene(&self, _viewer: Option<Seat>) -> table::Scene {
        let name = Key("player");
        table::Scene {
            ground: 0,
            headline: table::Headline { round: Key("round").into(), phase: Key("phase").into(), mood: "night", turn: Some(PLAYER) },
            regions: Vec::new(),
            pieces: Vec::new(),
            overlays: Vec::new(),
            panels: vec![table::Panel::Seat(table::SeatPanel {
                seat: PLAYER,
                player: PLAYER,
                piece: None,
                name,
                glyph: "player",
                side: "hero1",
                health: None,
                lines: Vec::new(),
                cards: Vec::new(),
                active: true,
            })],
        }
    }

    fn prompt(&self, ask: &Ask<Self>) -> table::Say {
        ask.about.clone()
    }

    fn label(&self, _ask: &Ask<Self>, candidate: &table::Cited<Choice>) -> table::Label {
        table::Label::new(match candidate.choice {
            Choice::Roll => Key("do.roll"),
            Choice::Pass => Key("do.pass"),
        })
    }

    fn telling(&self, event: &Event) -> table::Telling {
        match *event {
            Event::Rolled(face) => table::Telling::new(Key("tell.rolled").with("n", face)),
            Event::Passed => table::Telling::new(Key("tell.passed")),
            Event::SetRight(face) => table::Telling::new(Key("tell.right").with("n", face)),
        }
    }

    fn seat_name(&self, _seat: Seat) -> Key {
        Key("player")
    }

    fn card(&self, _pile: &'static str, _kind: usize) -> table::Say {
        Key("die").into()
    }
}
