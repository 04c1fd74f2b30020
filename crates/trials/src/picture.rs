//! Everything that is shown has its words, and everything that is pointed at is there.

use core::cell::Cell as Count;
use core::ops::Range;
use std::collections::BTreeMap;
use std::path::Path;

use serde::Serialize;
use table::{
    Badge, Boards, Candidate, Card, CardRow, CardState, Cell, Correction, Fate, Goal, Ground, Key, Label, Overlay, OverlayKind,
    Panel, Piece, Question, Say, Scene, Seat, Seats, Session, Sheet, Show, Shown, SlotId, Target, Telling, Thing,
};

use crate::walk::{answer, each, players};

/// Plays random games with entered dice and shows everything to everybody: all words format without a missing text or
/// argument, all targets exist, everything that is drawn has its glyph, the picture is the same whatever a viewer cannot see, and everything turns into JSON.
///
/// Where something was rolled or drawn that a seat has not seen, that seat must come to imagine something other than the truth:
/// pictures of the same table are the same.
///
/// `say` puts a text into words, or says what is missing.
pub fn picture<G: Show>(setups: &[G::Setup], seeds: Range<u64>, say: &dyn Fn(&Say) -> Result<String, String>) {
    let (hidden, imagined) = (Count::new(0), Count::new(0));
    let glyphs = glyphs();
    each::<G>("picture", setups, seeds, |setup, seed, watch| {
        let (mut fate, mut lots) = (Fate::new(seed), Fate::new(!seed));
        let mut session =
            Session::<G>::begin_by_hand(setup.clone(), players::<G>(setup), seed).unwrap_or_else(|error| panic!("{error}"));
        let (mut told, mut unseen) = (0, Seats::NONE);
        loop {
            watch.turn();
            let game = session.state();
            let viewers = (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]);
            let eye = Eye { say, glyphs: glyphs.as_ref(), ground: game.ground() };
            eye.ground();
            for viewer in viewers.clone() {
                let scene = game.scene(viewer);
                eye.scene(&scene);
                eye.boards(&game.boards(viewer));
                eye.goal::<G>(game.goal(viewer).as_ref(), &game.left());
                assert_eq!(game.headline(), scene.headline, "the headline is not that of the picture");
                json(&game.view(viewer));
                if let Some(seat) = viewer {
                    eye.name(game.seat_name(seat));
                }
            }
            for piece in game.scene(None).pieces {
                game.reaches(piece.id).iter().for_each(|overlay| eye.overlay(overlay));
            }
            // Options may touch what only the one who is asked can see.
            let asked = if let Question::Choose(ask) = session.question() { Some(ask.seat()) } else { None };
            eye.question(&session.shown(), &game.scene(asked), &game.boards(asked));
            tells_all(&session, told);
            looks(&session, asked, session.recent().len() - told);
            for viewer in viewers.clone() {
                for line in session.lines_for(told, viewer) {
                    eye.telling(&line.telling);
                    line.hands.iter().for_each(|text| eye.reads(text));
                    json(&line);
                }
            }
            for viewer in viewers.clone() {
                let things = session.things(viewer);
                for thing in &things {
                    eye.reads(&thing.of);
                    eye.reads(&thing.name);
                }
                // There are many, and many questions: one of them each time.
                if let Some(thing) = things.get(lots.below(things.len() as u32) as usize) {
                    eye.corrections(&session, thing, viewer);
                }
            }
            eye.sources(&session);
            told = session.recent().len();
            unseen = unseen.iter().chain(unseen_by(&session).iter()).collect();
            hidden.set(hidden.get() + unseen.len());
            imagined.set(imagined.get() + sees_no_more_than_it_may(session.state(), seed));
            if !answer(&mut session, &mut fate) {
                break;
            }
            for given in session.given(2, asked) {
                eye.reads(&given.what);
                given.drawn.iter().for_each(|text| eye.reads(text));
                given.who.into_iter().for_each(|who| eye.name(who));
                json(&given);
            }
        }
    });
    assert!(hidden.get() == 0 || imagined.get() > 0, "something is hidden, and nobody imagines it otherwise");
}

/// The seats that will not see what people are about to roll or draw.
fn unseen_by<G: Show>(session: &Session<G>) -> Seats {
    let seen_by = match session.question() {
        Question::Roll(roll) => roll.chance.seen_by,
        Question::Draw(chance, _) => chance.seen_by,
        Question::Choose(_) | Question::Over(_) => None,
    };
    let all = (0..session.state().seats()).map(Seat);
    all.filter(|seat| seen_by.is_some_and(|seats| !seats.has(*seat))).collect()
}

/// What a seat is shown does not change when all that it cannot see is imagined anew, and neither does what is shown to nobody in
/// particular. A table that can be is imagined as one that can be, also where a step is under way. How many seats imagined a
/// table other than the real one.
fn sees_no_more_than_it_may<G: Show>(game: &G, seed: u64) -> usize {
    let mut otherwise = 0;
    for viewer in (0..game.seats()).map(Seat) {
        let mut imagined = game.clone();
        imagined.veil(viewer, &mut Fate::new(seed));
        otherwise += usize::from(imagined != *game);
        if game.check().is_ok() {
            imagined.check().unwrap_or_else(|broken| panic!("what {viewer:?} imagines cannot be: {broken}\n{imagined:?}"));
        }
        assert_eq!(imagined.scene(None), game.scene(None), "the picture shows everybody what {viewer:?} has not seen");
        for piece in game.scene(None).pieces {
            assert_eq!(imagined.reaches(piece.id), game.reaches(piece.id), "{piece:?} gives away what {viewer:?} has not seen");
        }
        assert_eq!(imagined.goal(None), game.goal(None), "the goal shows everybody what {viewer:?} has not seen");
        assert_eq!(imagined.goal(Some(viewer)), game.goal(Some(viewer)), "the goal shows {viewer:?} something hidden");
        assert_eq!(imagined.boards(None), game.boards(None), "a board shows everybody what {viewer:?} has not seen");
        assert_eq!(json(&imagined.view(None)), json(&game.view(None)), "the view shows everybody what {viewer:?} has not seen");
        let (shown, sees) = (imagined.scene(Some(viewer)), game.scene(Some(viewer)));
        assert_eq!(shown, sees, "the picture shows {viewer:?} something hidden");
        assert_eq!(imagined.boards(Some(viewer)), game.boards(Some(viewer)), "a board shows {viewer:?} something hidden");
        assert_eq!(
            json(&imagined.view(Some(viewer))),
            json(&game.view(Some(viewer))),
            "the view shows {viewer:?} something hidden"
        );
    }
    otherwise
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| panic!("does not turn into JSON: {error}"))
}

/// One look says what its parts say, names what it refuses when asked, and knows what happened after which line.
fn looks<G: Show>(session: &Session<G>, viewer: Option<Seat>, lines: usize) {
    let look = session.look(viewer);
    assert_eq!(look.scene, session.state().scene(viewer));
    assert_eq!(look.boards, session.state().boards(viewer));
    if let Shown::Choice { refused, .. } = session.shown() {
        assert_eq!(look.refused.len(), refused.len());
        for (at, (brief, whole)) in look.refused.iter().zip(&refused).enumerate() {
            assert_eq!((&brief.at, brief.rule), (&whole.label.at, whole.rule));
            assert_eq!(session.refusal(at).as_ref(), Some(whole));
        }
    }
    json(&look);
    let moments = session.moments(lines, viewer);
    assert!(moments.iter().all(|moment| moment.line < lines), "a moment of a line that was not told");
    assert_eq!(moments.is_empty(), lines == 0);
    assert!(moments.is_sorted_by(|one, next| one.line < next.line));
}

/// By their names, the glyphs that a game has: those in the file beside the manifest of its crate. A toy has none, and names what it likes.
fn glyphs() -> Option<BTreeMap<String, String>> {
    let crate_folder = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|error| panic!("run by cargo: {error}"));
    let written = std::fs::read_to_string(Path::new(&crate_folder).join("glyphs.json")).ok()?;
    Some(serde_json::from_str(&written).unwrap_or_else(|error| panic!("glyphs.json: {error}")))
}

/// Looks at everything that is shown over one ground.
struct Eye<'a> {
    say: &'a dyn Fn(&Say) -> Result<String, String>,
    glyphs: Option<&'a BTreeMap<String, String>>,
    ground: Ground,
}

impl Eye<'_> {
    fn reads(&self, text: &Say) {
        match (self.say)(text) {
            Ok(words) => assert!(!words.trim().is_empty(), "{text:?} says nothing"),
            Err(missing) => panic!("{text:?}: {missing}"),
        }
    }

    /// Everything that has a glyph finds it.
    fn draws(&self, shown: &impl Serialize) {
        let shown = json(shown);
        let named = shown.split("\"glyph\":\"").skip(1).filter_map(|rest| rest.split('"').next());
        for name in named.filter(|name| !name.is_empty()) {
            let known = self.glyphs.is_none_or(|glyphs| glyphs.contains_key(name));
            assert!(known, "glyphs.json has no `{name}`");
        }
    }

    fn name(&self, key: Key) {
        self.reads(&key.into());
    }

    fn cell(&self, id: table::CellId, what: &dyn core::fmt::Debug) -> &Cell {
        self.ground.cells.get(usize::from(id.0)).unwrap_or_else(|| panic!("{id:?} does not exist: {what:?}"))
    }

    fn ground(&self) {
        json(&self.ground);
        for (at, cell) in self.ground.cells.iter().enumerate() {
            self.reads(&cell.name);
            let beneath = self.ground.cells.iter().take(at).find(|other| other.middle == cell.middle);
            if let Some(other) = beneath {
                assert_ne!(other.level, cell.level, "two cells lie in one place on one level: {other:?}, {cell:?}");
                assert_ne!(other.name, cell.name, "two cells that lie over one another are called the same: {cell:?}");
            }
            assert!(cell.corners.len() >= 3, "a cell without a shape: {cell:?}");
            assert_eq!(cell.corners.len(), cell.over.len(), "a neighbour, or none, over every edge: {cell:?}");
            assert!(
                cell.edges.is_empty() || cell.edges.len() == cell.over.len(),
                "something on every edge, or on none: {cell:?}"
            );
            for neighbour in cell.over.iter().flatten() {
                let back = self.cell(*neighbour, cell).over.iter().flatten().any(|id| usize::from(id.0) == at);
                assert!(back, "cell {at} lies beside {neighbour:?}, but not the other way round");
            }
        }
        for link in &self.ground.links {
            self.cell(link.from, link);
            self.cell(link.to, link);
        }
    }

    fn scene(&self, scene: &Scene) {
        self.draws(scene);
        self.reads(&scene.headline.round);
        self.reads(&scene.headline.phase);
        for region in &scene.regions {
            self.reads(&region.name);
            self.reads(&region.note);
        }
        for cell in &self.ground.cells {
            assert!(usize::from(cell.region) < scene.regions.len(), "a cell of a region that is not there: {cell:?}");
        }
        for (at, piece) in scene.pieces.iter().enumerate() {
            self.piece(piece);
            assert!(scene.pieces.iter().take(at).all(|other| other.id != piece.id), "two pieces are {:?}", piece.id);
        }
        scene.overlays.iter().for_each(|overlay| self.overlay(overlay));
        scene.panels.iter().for_each(|panel| self.panel(panel));
    }

    fn overlay(&self, overlay: &Overlay) {
        self.reads(&overlay.name);
        let is_line = matches!(overlay.kind, OverlayKind::Sight | OverlayKind::Blind);
        assert!(!is_line || overlay.cells.len() >= 2, "a line without two ends: {overlay:?}");
        for id in &overlay.cells {
            self.cell(*id, overlay);
        }
    }

    fn boards(&self, boards: &Boards) {
        self.draws(boards);
        for order in &boards.orders {
            self.reads(&order.name);
            order.steps.iter().for_each(|step| self.reads(&step.name));
            assert!(usize::from(order.now) < order.steps.len(), "none of the steps is now: {order:?}");
        }
        boards.sheets.iter().for_each(|sheet| self.sheet(sheet));
        let (slots, dice, tokens, cards) = (slots(boards), dice(boards), tokens(boards), cards(boards));
        assert!(alone(&slots), "two spaces are the same: {slots:?}");
        assert!(alone(&dice), "two dice are the same: {dice:?}");
        assert!(alone(&tokens), "two tokens are the same: {tokens:?}");
        assert!(alone(&cards), "two cards are the same: {cards:?}");
        for pool in &boards.dice {
            self.reads(&pool.name);
            let on = pool.dice.iter().filter_map(|die| die.on);
            on.for_each(|slot| assert!(slots.contains(&slot), "a die lies on {slot:?}, which is not there"));
        }
        for pool in &boards.tokens {
            self.reads(&pool.name);
            pool.tokens.iter().for_each(|token| self.reads(&token.name));
            let on = pool.tokens.iter().filter_map(|token| token.on);
            on.for_each(|slot| assert!(slots.contains(&slot), "a token lies on {slot:?}, which is not there"));
        }
        self.room(boards);
        boards.cards.iter().for_each(|row| self.cards(row));
        for passage in &boards.passages {
            self.reads(&passage.title);
            passage.text.iter().for_each(|text| self.reads(text));
            assert!(!passage.text.is_empty(), "a passage without words: {passage:?}");
        }
    }

    /// No space holds more tokens than it says it can.
    fn room(&self, boards: &Boards) {
        let spaces = boards.sheets.iter().flat_map(|sheet| &sheet.rows).flat_map(|row| &row.spaces);
        for space in spaces.filter(|space| space.room > 0) {
            let on = boards.tokens.iter().flat_map(|pool| &pool.tokens).filter(|token| token.on == Some(space.slot));
            let many: u32 = on.map(|token| u32::from(token.count)).sum();
            assert!(many <= u32::from(space.room), "{many} tokens on {space:?}");
        }
    }

    fn cards(&self, row: &CardRow) {
        self.reads(&row.name);
        assert!(row.cards.len() <= usize::from(row.count), "more cards than there are: {row:?}");
        for card in &row.cards {
            self.reads(&card.name);
            card.text.iter().for_each(|text| self.reads(text));
            card.badges.iter().for_each(|badge| self.reads(&badge.name));
            assert!(card.state != CardState::Down || card.text.is_none(), "the text of a card that lies face down: {card:?}");
        }
    }

    fn piece(&self, piece: &Piece) {
        self.reads(&piece.name);
        assert!(self.glyphs.is_none() || !piece.glyph.is_empty(), "a figure without a glyph: {piece:?}");
        for id in &piece.at {
            self.cell(*id, piece);
        }
        piece.badges.iter().for_each(|badge| self.reads(&badge.name));
        if let Some(health) = piece.health {
            assert!(health.now <= health.most, "more life than there can be: {piece:?}");
        }
        if let (Some(edge), Some(id)) = (piece.facing, piece.at.first()) {
            assert!(usize::from(edge) < self.cell(*id, piece).over.len(), "looks over an edge that is not there: {piece:?}");
        }
    }

    fn panel(&self, panel: &Panel) {
        match panel {
            Panel::Seat(seat) => {
                self.name(seat.name);
                seat.lines.iter().for_each(|line| self.reads(line));
                seat.cards.iter().for_each(|Card { name, text, .. }| {
                    self.reads(name);
                    self.reads(text);
                });
            }
            Panel::Track(track) => {
                self.reads(&track.name);
                self.reads(&track.note);
                assert!(track.now <= track.most, "the marker is off its track: {track:?}");
            }
            Panel::Pile(pile) => {
                self.reads(&pile.name);
                pile.contents.iter().for_each(|(name, _)| self.reads(name));
            }
        }
    }

    /// What is told of a thing that is set right.
    fn corrections<G: Show>(&self, session: &Session<G>, thing: &Thing, viewer: Option<Seat>) {
        let mut right = session.clone();
        for value in [0, thing.most] {
            if let Ok(told) = right.set_right(Correction { thing: thing.id, value }, right.revision(), viewer) {
                let told = told.len();
                tells_all(&right, right.recent().len() - told);
                for listener in (0..session.state().seats()).map(|seat| Some(Seat(seat))).chain([None]) {
                    let lines = right.lines_for(right.recent().len() - told, listener);
                    lines.iter().for_each(|line| self.telling(&line.telling));
                }
            }
        }
    }

    /// A game that says what can be rolled and drawn says all of it.
    fn sources<G: Show>(&self, session: &Session<G>) {
        let sources = session.sources();
        sources.iter().for_each(|source| self.reads(&source.say));
        let is_named = |name: &str| sources.is_empty() || sources.iter().any(|source| source.name == name);
        match session.question() {
            Question::Roll(roll) => assert!(roll.dice.iter().all(|die| is_named(die.kind.0)), "a source is missing: {roll:?}"),
            Question::Draw(chance, _) => assert!(is_named(chance.pile), "a source is missing: {chance:?}"),
            _ => {}
        }
    }

    fn sheet(&self, sheet: &Sheet) {
        self.reads(&sheet.name);
        sheet.note.iter().for_each(|note| self.reads(note));
        sheet.columns.iter().for_each(|Badge { name, .. }| self.reads(name));
        for row in &sheet.rows {
            self.reads(&row.name);
            row.text.iter().for_each(|text| self.reads(text));
            row.spaces.iter().filter_map(|space| space.wants.as_ref()).for_each(|wants| self.reads(wants));
            row.spaces.iter().filter_map(|space| space.holds.as_ref()).for_each(|Badge { name, .. }| self.reads(name));
            assert_eq!(row.numbers.len(), sheet.columns.len(), "a number for every column: {row:?}");
        }
        for item in &sheet.items {
            self.reads(&item.name);
            self.reads(&item.text);
        }
    }

    fn question<C: Serialize + core::fmt::Debug>(&self, shown: &Shown<C>, scene: &Scene, boards: &Boards) {
        json(shown);
        match shown {
            Shown::Choice { who, prompt, options, refused, .. } => {
                self.name(*who);
                self.reads(prompt);
                let candidates = options.iter().chain(refused);
                candidates.for_each(|Candidate { label, .. }| self.label(label, scene, boards));
                refused.iter().filter_map(|refused| refused.reason.as_ref()).for_each(|reason| self.reads(reason));
            }
            Shown::Roll { what, dice, .. } => {
                self.reads(what);
                dice.iter().for_each(|die| self.name(die.kind));
            }
            Shown::Draw { what, kinds, .. } => {
                self.reads(what);
                let possible = kinds.iter().filter(|(_, count)| *count > 0);
                possible.for_each(|(name, _)| self.reads(name));
            }
            Shown::Over { ending, .. } => self.reads(ending),
        }
    }

    fn label(&self, label: &Label, scene: &Scene, boards: &Boards) {
        self.reads(&label.name);
        label.detail.iter().chain(&label.group).for_each(|text| self.reads(text));
        for odds in &label.odds {
            self.reads(&odds.of);
            assert!(odds.ways <= odds.out_of && odds.out_of > 0, "no chance: {odds:?}");
        }
        for target in &label.at {
            self.place(*target, label);
            if let Target::Piece(id) = target {
                assert!(scene.pieces.iter().any(|piece| piece.id == *id), "{id:?} is not on the table: {label:?}");
            }
            if let Target::Region(id) = target {
                assert!(usize::from(*id) < scene.regions.len(), "region {id} does not exist: {label:?}");
            }
            if let Target::Slot(id) = target {
                assert!(slots(boards).contains(id), "{id:?} is on no sheet: {label:?}");
            }
            if let Target::Die(id) = target {
                assert!(dice(boards).contains(id), "die {id} is not on the table: {label:?}");
            }
            if let Target::Token(id) = target {
                assert!(tokens(boards).contains(id), "token {id} is not on the table: {label:?}");
            }
            if let Target::Laid(id) = target {
                assert!(cards(boards).contains(id), "card {id} is not on the table: {label:?}");
            }
        }
    }

    /// What there is to win can be read, and no count is beyond its end.
    fn goal<G: Show>(&self, goal: Option<&Goal>, left: &[Say]) {
        left.iter().for_each(|what| self.reads(what));
        let Some(goal) = goal else { return };
        self.reads(&goal.aim);
        assert!(G::catalogue().find(goal.rule).is_some(), "{} is no rule", goal.rule);
        for stand in &goal.stands {
            self.reads(&stand.name);
            assert!(stand.now <= stand.most, "{stand:?}");
        }
        assert!(goal.stands.is_sorted_by_key(|stand| stand.against), "what leads to winning comes first: {goal:?}");
    }

    fn telling(&self, telling: &Telling) {
        self.reads(&telling.say);
        if let Some(card) = &telling.card {
            self.draws(card);
            self.reads(&card.name);
            self.reads(&card.text);
        }
        // A piece that it touched may be gone by now; a place cannot.
        telling.at.iter().for_each(|target| self.place(*target, telling));
    }

    fn place(&self, target: Target, what: &dyn core::fmt::Debug) {
        if let Target::Cell(id) = target {
            self.cell(id, what);
        }
    }
}

/// The lines from an event on tell what was told, no more and no less.
fn tells_all<G: Show>(session: &Session<G>, from: usize) {
    let lines = session.lines(from);
    let told = session.recent().get(from..).unwrap_or_default();
    assert!(lines.iter().map(|line| &line.event).eq(told.iter().map(|told| &told.event)), "{lines:?}\n{told:?}");
    for line in &lines {
        let (dice, sides) = (&line.telling.dice, &line.telling.sides);
        let fits = dice.len() == sides.len() && dice.iter().zip(sides).all(|(face, sides)| face <= sides);
        assert!(sides.is_empty() || fits, "dice have shapes that they cannot have: {line:?}");
    }
}

/// Every space that an option can touch.
fn slots(boards: &Boards) -> Vec<SlotId> {
    let of = |sheet: &Sheet| {
        let spaces = sheet.rows.iter().flat_map(|row| &row.spaces).map(|space| space.slot);
        spaces.chain(sheet.items.iter().filter_map(|item| item.slot)).collect::<Vec<_>>()
    };
    let steps = boards.orders.iter().flat_map(|order| &order.steps).filter_map(|step| step.slot);
    boards.sheets.iter().flat_map(of).chain(steps).collect()
}

/// Every die on the table.
fn dice(boards: &Boards) -> Vec<u8> {
    boards.dice.iter().flat_map(|pool| &pool.dice).map(|die| die.id).collect()
}

/// Every token on the table.
fn tokens(boards: &Boards) -> Vec<u16> {
    boards.tokens.iter().flat_map(|pool| &pool.tokens).map(|token| token.id).collect()
}

/// Every card on the table.
fn cards(boards: &Boards) -> Vec<u16> {
    boards.cards.iter().flat_map(|row| &row.cards).map(|card| card.id).collect()
}

fn alone<T: Ord + Clone>(all: &[T]) -> bool {
    let mut sorted = all.to_vec();
    sorted.sort();
    sorted.windows(2).all(|pair| !matches!(pair, [one, other] if one == other))
}
