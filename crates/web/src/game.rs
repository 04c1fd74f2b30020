//! One module per game: the same class around each.

use minds::Config;
use serde::Deserialize;
use table::Player;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::inward::Fields;

/// How long to think, and how strongly.
#[derive(Clone, Copy, Default, Deserialize, Tsify)]
#[serde(default)]
pub struct Thinking {
    /// How often the game is played on from here, at most.
    pub iterations: Option<u32>,
    /// For how many milliseconds, at most.
    pub ms: Option<u32>,
    /// As which computer player; a person's hint thinks as the strongest and weighs every option.
    pub level: Option<Player>,
    /// For which of the seats that are asked; the first where nothing is said.
    pub seat: Option<u32>,
}

impl Thinking {
    /// Reads what was asked for, or says which field is wrong.
    pub fn read(fields: &Fields) -> Result<Self, JsValue> {
        Ok(Self {
            iterations: fields.number("iterations")?,
            ms: fields.number("ms")?,
            level: fields.player("level")?,
            seat: fields.number("seat")?,
        })
    }

    /// The search that was asked for.
    pub fn config<G: table::Think>(&self) -> Config {
        let mut config = Config::level::<G>(self.level.unwrap_or(Player::Person));
        if let Some(iterations) = self.iterations {
            config.budget.iterations = iterations;
            config.budget.millis = None;
        }
        if let Some(ms) = self.ms {
            config.budget.millis = Some(ms);
        }
        config
    }
}

macro_rules! module {
    ($game:ty) => {
        use table::{Game as _, Prepare as _, Show as _};
        use tsify::{Ts, Tsify};
        use wasm_bindgen::JsValue;
        use wasm_bindgen::prelude::wasm_bindgen;

        use crate::game::Thinking;
        use crate::inward::Fields;
        use crate::outward::{all, out};

        type Choice = <$game as table::Game>::Choice;
        type Event = <$game as table::Game>::Event;
        type Setup = <$game as table::Game>::Setup;
        type View = <$game as table::Show>::View;
        type Looked = Result<Ts<table::Look<Choice, Event>>, JsValue>;

        /// How a game begins.
        #[derive(serde::Deserialize, Tsify)]
        pub struct Begin {
            /// What is chosen before play; what is missing is as at first in the game's form.
            #[serde(default)]
            pub setup: Setup,
            /// Who answers for each seat; persons where nothing is said.
            #[serde(default)]
            pub players: Vec<table::Player>,
            /// The seed of chance, a number or any words; a fresh one without.
            #[serde(default)]
            pub seed: Option<String>,
            /// Whether people roll and draw themselves from the first card on; the engine where nothing is said.
            #[serde(default, rename = "byHand")]
            pub by_hand: bool,
        }

        fn refuse(problem: table::AnswerError) -> JsValue {
            crate::errors::answer(problem, <$game>::catalogue())
        }

        fn revision(value: &JsValue) -> Result<u32, JsValue> {
            arguments::number(value, "revision", u32::MAX)
        }

        fn refuse_beginning(problem: table::BeginError) -> JsValue {
            crate::errors::begin(problem, <$game>::catalogue())
        }

        /// A game being played.
        #[wasm_bindgen]
        pub struct Session(table::Session<$game>);

        #[wasm_bindgen(start)]
        fn start() {
            crate::panic::watch();
        }

        #[wasm_bindgen]
        impl Session {
            /// Begins a game. Throws a `BeginError` that says which `field` of the setup is wrong, and by which `rule`.
            pub fn begin(options: Ts<Begin>) -> Result<Session, JsValue> {
                let options = Fields::of(options.js_value());
                let setup = Fields::of(options.get("setup").unwrap_or(JsValue::UNDEFINED));
                let setup = Setup::read(&setup).map_err(|wrong| refuse_beginning(table::SetupError::from(wrong).into()))?;
                let seed = crate::seed::chosen(options.text("seed")?)?;
                let seats = <$game>::begin(&setup).map_err(|problem| refuse_beginning(problem.into()))?.seats();
                let mut players = options.players("players")?;
                players.resize(usize::from(seats), table::Player::Person);
                let begin = if options.flag("byHand") { table::Session::begin_by_hand } else { table::Session::begin };
                begin(setup, players, seed).map(Self).map_err(refuse_beginning)
            }

            /// Loads a snapshot or a record. Throws a `LoadError` that says why a text was refused.
            pub fn load(#[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> Result<Session, JsValue> {
                table::Session::load(&arguments::saved(&text)?).map(Self).map_err(|problem| crate::errors::load(&problem))
            }

            /// All that a view draws, as a seat sees and hears it, or as everybody does. It costs the same at any length of the game:
            /// of what was told, it has the last lines that are at hand.
            #[wasm_bindgen(unchecked_return_type = "Look<Choice, Event>")]
            pub fn look(&self, #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue) -> Looked {
                out(&self.0.look(self.viewer(&viewer)?))
            }

            /// Something that is refused, in words, by its place in the look's `refused`.
            #[wasm_bindgen(unchecked_return_type = "Candidate<Choice> | undefined")]
            pub fn refusal(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] index: JsValue,
            ) -> Result<Option<Ts<table::Candidate<Choice>>>, JsValue> {
                let index = arguments::number(&index, "index", u32::MAX)? as usize;
                self.0.refusal(index).map(|refusal| out(&refusal)).transpose()
            }

            /// How far a figure comes: where it could go, and what it could strike from there. Nothing in many games.
            #[wasm_bindgen(unchecked_return_type = "Overlay[]")]
            pub fn reaches(&self, #[wasm_bindgen(unchecked_param_type = "number")] piece: JsValue) -> Result<JsValue, JsValue> {
                let piece = table::PieceId(arguments::short(&piece, "piece")?);
                all(&self.0.reaches(piece))
            }

            /// How the table looked after each of the last lines: only where it looked other than before.
            #[wasm_bindgen(unchecked_return_type = "Moment[]")]
            pub fn moments(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] lines: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Result<JsValue, JsValue> {
                let (lines, viewer) = (arguments::number(&lines, "lines", u32::MAX)? as usize, self.viewer(&viewer)?);
                all(&self.0.moments(lines, viewer))
            }

            /// The present question, with everything that it refuses in words.
            #[wasm_bindgen(unchecked_return_type = "Shown<Choice>")]
            pub fn question(&self) -> Result<Ts<table::Shown<Choice>>, JsValue> {
                out(&self.0.shown())
            }

            /// The game in a line, for lists of games.
            pub fn summary(&self) -> Result<Ts<table::Summary>, JsValue> {
                out(&self.0.summary())
            }

            /// Changes with every question.
            pub fn revision(&self) -> u32 {
                self.0.revision()
            }

            /// Answers by an index into the options; gives a look at what came of it, as a seat sees and hears it, or as everybody
            /// does.
            #[wasm_bindgen(unchecked_return_type = "Look<Choice, Event>")]
            pub fn answer(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] index: JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] revision: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Looked {
                let (index, viewer) = (arguments::number(&index, "index", u32::MAX)?, self.viewer(&viewer)?);
                let told = self.0.answer(index as usize, self::revision(&revision)?).map_err(refuse)?.to_vec();
                self.seen(&told, viewer)
            }

            /// What a computer would choose at a question that persons can answer too, by an index into the options. It is done where
            /// it is the seat's own; otherwise the seat is silent until somebody answers.
            #[wasm_bindgen(unchecked_return_type = "Look<Choice, Event>")]
            pub fn speak(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] seat: JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] index: JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] revision: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Looked {
                let seat = arguments::seat(&seat, self.0.state().seats())?;
                let (index, viewer) = (arguments::number(&index, "index", u32::MAX)?, self.viewer(&viewer)?);
                let told = self.0.speak(seat, index as usize, self::revision(&revision)?).map_err(refuse)?.to_vec();
                self.seen(&told, viewer)
            }

            /// Enters how real dice fell.
            #[wasm_bindgen(js_name = enterRoll, unchecked_return_type = "Look<Choice, Event>")]
            pub fn enter_roll(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "Uint8Array | number[]")] faces: JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] revision: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Looked {
                let (faces, viewer) = (arguments::faces(&faces)?, self.viewer(&viewer)?);
                let told = self.0.enter_roll(&faces, self::revision(&revision)?).map_err(refuse)?.to_vec();
                self.seen(&told, viewer)
            }

            /// Enters what was really drawn.
            #[wasm_bindgen(js_name = enterDraw, unchecked_return_type = "Look<Choice, Event>")]
            pub fn enter_draw(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] kind: JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] revision: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Looked {
                let (kind, viewer) = (arguments::number(&kind, "kind", u32::MAX)?, self.viewer(&viewer)?);
                let told = self.0.enter_draw(kind as usize, self::revision(&revision)?).map_err(refuse)?.to_vec();
                self.seen(&told, viewer)
            }

            /// Lets the engine roll or draw this once.
            #[wasm_bindgen(js_name = leaveToFate, unchecked_return_type = "Look<Choice, Event>")]
            pub fn leave_to_fate(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] revision: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Looked {
                let viewer = self.viewer(&viewer)?;
                let told = self.0.leave_to_fate(self::revision(&revision)?).map_err(refuse)?.to_vec();
                self.seen(&told, viewer)
            }

            fn seen(&self, told: &[table::Told<Event>], viewer: Option<table::Seat>) -> Looked {
                out(&self.0.look_after(self.0.recent().len() - told.len(), viewer))
            }

            fn viewer(&self, value: &JsValue) -> Result<Option<table::Seat>, JsValue> {
                arguments::viewer(value, self.0.state().seats())
            }

            /// Whether people roll or draw anything themselves.
            #[wasm_bindgen(js_name = byHand)]
            pub fn by_hand(&self) -> bool {
                self.0.by_hand()
            }

            /// Lets people roll and draw themselves from now on, or the engine again.
            #[wasm_bindgen(js_name = setByHand)]
            pub fn set_by_hand(&mut self, #[wasm_bindgen(unchecked_param_type = "boolean")] on: JsValue) -> Result<(), JsValue> {
                self.0.set_by_hand(arguments::flag(&on, "on")?).map_err(refuse)
            }

            /// The kinds of dice and the piles of the game, and who rolls and draws them.
            #[wasm_bindgen(unchecked_return_type = "Source[]")]
            pub fn sources(&self) -> Result<JsValue, JsValue> {
                all(&self.0.sources())
            }

            /// Gives one of them to people or to the engine.
            #[wasm_bindgen(js_name = setSourceByHand)]
            pub fn set_source_by_hand(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "string")] name: JsValue,
                #[wasm_bindgen(unchecked_param_type = "boolean")] on: JsValue,
            ) -> Result<(), JsValue> {
                let mut hands = self.0.hands().clone();
                hands.give(&arguments::source(&name, &self.0.sources())?, arguments::flag(&on, "on")?);
                self.0.set_hands(hands).map_err(refuse)
            }

            /// What a seat can set right, or everybody, as it stood at the beginning of the open step.
            #[wasm_bindgen(unchecked_return_type = "Thing[]")]
            pub fn things(
                &self,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Result<JsValue, JsValue> {
                all(&self.0.things(self.viewer(&viewer)?))
            }

            /// The values to which a seat can set a thing.
            pub fn allowed(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] thing: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Result<Vec<u16>, JsValue> {
                Ok(self.0.allowed(arguments::short(&thing, "thing")?, self.viewer(&viewer)?))
            }

            /// Sets a thing right. Throws an `AnswerError` with the `rule` that forbids it.
            #[wasm_bindgen(js_name = setRight, unchecked_return_type = "Look<Choice, Event>")]
            pub fn set_right(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] thing: JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] value: JsValue,
                #[wasm_bindgen(unchecked_param_type = "number")] revision: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Looked {
                let (thing, value) = (arguments::short(&thing, "thing")?, arguments::short(&value, "value")?);
                let (revision, viewer) = (self::revision(&revision)?, self.viewer(&viewer)?);
                let correction = table::Correction { thing, value };
                let told = self.0.set_right(correction, revision, viewer).map_err(refuse)?.to_vec();
                self.seen(&told, viewer)
            }

            /// How many answers of the open step would be asked for again after something was set right.
            pub fn unfinished(&self) -> usize {
                self.0.unfinished()
            }

            /// The last answers that can be taken back, the last one first, as a seat knows them, or as everybody does: the n-th
            /// undo leads to before the n-th of them.
            #[wasm_bindgen(unchecked_return_type = "Given[]")]
            pub fn given(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] most: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Result<JsValue, JsValue> {
                let viewer = self.viewer(&viewer)?;
                all(&self.0.given(arguments::number(&most, "most", u32::MAX)? as usize, viewer))
            }

            /// How many answers people and computers gave.
            pub fn answered(&self) -> usize {
                self.0.answered()
            }

            /// How many answers this game and another have in common from the beginning on; nothing where they did not begin
            /// as the same game.
            pub fn common(&mut self, other: &mut Session) -> Option<usize> {
                self.0.common(&mut other.0)
            }

            /// Takes back the last answer.
            pub fn undo(&mut self) -> Result<(), JsValue> {
                self.0.undo().map_err(refuse)
            }

            /// Goes back or forward to where so many answers were given, as far as there are so many.
            #[wasm_bindgen(js_name = goTo, unchecked_return_type = "Look<Choice, Event>")]
            pub fn go_to(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] answered: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Looked {
                let (answered, viewer) = (arguments::number(&answered, "answered", u32::MAX)?, self.viewer(&viewer)?);
                self.0.go_to(answered as usize).map_err(refuse)?;
                out(&self.0.look(viewer))
            }

            /// Begins once more what this game began as, for the same players, with fresh chance.
            pub fn again(&self) -> Result<Session, JsValue> {
                self.0.again(crate::seed::fresh()?).map(Self).map_err(refuse_beginning)
            }

            /// Gives the answer that was taken back once more.
            #[wasm_bindgen(unchecked_return_type = "Look<Choice, Event>")]
            pub fn redo(&mut self, #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue) -> Looked {
                let viewer = self.viewer(&viewer)?;
                let told = self.0.redo().map_err(refuse)?.to_vec();
                self.seen(&told, viewer)
            }

            /// Whether there is something to take back.
            #[wasm_bindgen(js_name = canUndo)]
            pub fn can_undo(&mut self) -> bool {
                self.0.can_undo()
            }

            /// Whether there is something to do again.
            #[wasm_bindgen(js_name = canRedo)]
            pub fn can_redo(&self) -> bool {
                self.0.can_redo()
            }

            /// How many rolls and draws an undo would take back.
            #[wasm_bindgen(js_name = undoReveals)]
            pub fn undo_reveals(&mut self) -> usize {
                self.0.undo_reveals().unwrap_or(0)
            }

            /// The ground of the board; drawn once.
            pub fn ground(&self) -> Result<Ts<table::Ground>, JsValue> {
                out(&self.0.state().ground())
            }

            /// The table as a picture, as a seat sees it, or as everybody does.
            pub fn scene(
                &self,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Result<Ts<table::Scene>, JsValue> {
                out(&self.0.state().scene(self.viewer(&viewer)?))
            }

            /// Sheets, dice and orders of play beside the board, as a seat sees them, or as everybody does.
            pub fn boards(
                &self,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Result<Ts<table::Boards>, JsValue> {
                out(&self.0.state().boards(self.viewer(&viewer)?))
            }

            /// The typed state, as a seat sees it, or as everybody does.
            pub fn state(
                &self,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Result<Ts<View>, JsValue> {
                out(&self.0.state().view(self.viewer(&viewer)?))
            }

            /// Everything told so far, as a seat heard it, or as everybody did.
            #[wasm_bindgen(unchecked_return_type = "Line<Event>[]")]
            pub fn log(
                &mut self,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] viewer: JsValue,
            ) -> Result<JsValue, JsValue> {
                let viewer = self.viewer(&viewer)?;
                self.0.log();
                all(&self.0.lines_for(0, viewer))
            }

            /// Who answers for each seat.
            #[wasm_bindgen(unchecked_return_type = "Player[]")]
            pub fn players(&self) -> Result<JsValue, JsValue> {
                all(self.0.players())
            }

            /// Puts somebody else on a seat.
            #[wasm_bindgen(js_name = setPlayer)]
            pub fn set_player(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] seat: JsValue,
                player: Ts<table::Player>,
            ) -> Result<(), JsValue> {
                let seat = arguments::seat(&seat, self.0.state().seats())?;
                self.0.set_player(seat, crate::inward::player(&player.js_value())?);
                Ok(())
            }

            /// The whole game as a short text: setup, seed and answers.
            pub fn record(&self) -> String {
                self.0.record()
            }

            /// The game with its present state, which loads at once.
            pub fn snapshot(&self) -> String {
                self.0.snapshot_with_log()
            }

            /// What was played under other rules, if anything was: the game went on from there, and no undo leads back into it.
            #[wasm_bindgen(js_name = carriedOver)]
            pub fn carried_over(&self) -> Result<Option<Ts<table::Earlier>>, JsValue> {
                self.0.carried_over().map(out).transpose()
            }

            /// A number for the whole state, the same on every machine, in hexadecimal digits.
            pub fn hash(&self) -> String {
                format!("{:016x}", self.0.hash())
            }

            /// The seed of chance.
            pub fn seed(&self) -> String {
                self.0.seed().to_string()
            }

            /// A ranking of the options; nothing where no choice is asked.
            pub fn advise(&self, thinking: Ts<Thinking>) -> Result<Option<Ts<minds::Advice>>, JsValue> {
                let thinking = Thinking::read(&Fields::of(thinking.js_value()))?;
                let table::Question::Choose(ask) = self.0.question() else { return Ok(None) };
                // The same position gets the same thoughts, as far as time allows.
                let seed = self.0.hash();
                let mut clock = || js_sys::Date::now() as u64;
                let seat = thinking
                    .seat
                    .and_then(|seat| u8::try_from(seat).ok())
                    .map(table::Seat)
                    .filter(|seat| ask.seats.has(*seat))
                    .unwrap_or_else(|| ask.seat());
                let advice = minds::advise(&self.0.situation(), ask, seat, &thinking.config::<$game>(), seed, &mut clock);
                advice.map(|advice| out(&advice)).transpose()
            }

            /// Why an option is better than the others, for a seat that is asked: what stands better after it on average than after all of
            /// them, and than after each. Nothing where no difference is more than luck.
            #[wasm_bindgen(unchecked_return_type = "Why | undefined")]
            pub fn why(
                &self,
                #[wasm_bindgen(unchecked_param_type = "number")] index: JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
            ) -> Result<Option<Ts<minds::Why>>, JsValue> {
                let index = arguments::number(&index, "index", u32::MAX)? as usize;
                let (seat, table::Question::Choose(ask)) = (self.viewer(&seat)?, self.0.question()) else { return Ok(None) };
                let seat = seat.filter(|seat| ask.seats.has(*seat)).unwrap_or_else(|| ask.seat());
                let found = minds::why(&self.0.situation(), ask, seat, index, self.0.hash());
                out(&found).map(Some)
            }
        }

        /// The version of the rules; saved games of another one go on without their past, where their state can be read.
        #[wasm_bindgen(js_name = rulesVersion)]
        pub fn rules_version() -> u32 {
            <$game as table::Game>::RULES
        }

        /// What `npm run bench:wasm` measures. Each call does a piece of work, always the same, and says how much that was.
        #[cfg(feature = "bench")]
        #[wasm_bindgen]
        pub struct Bench(minds::Bench<$game>);

        #[cfg(feature = "bench")]
        #[wasm_bindgen]
        impl Bench {
            /// Makes ready.
            #[wasm_bindgen(constructor)]
            pub fn new() -> Result<Bench, JsValue> {
                let bench = minds::Bench::new(Setup::default());
                bench.map(Self).ok_or_else(|| crate::errors::unexpected("the game could not be played to its end"))
            }

            /// How many pieces of work of each kind there are.
            pub fn pieces(&self) -> u32 {
                self.0.pieces()
            }

            /// Random decisions, straight through the rules.
            pub fn decisions(&self, piece: u32) -> f64 {
                self.0.decisions(piece) as f64
            }

            /// Answers to a session.
            pub fn answers(&self, piece: u32) -> f64 {
                self.0.answers(piece) as f64
            }

            /// Copies of states.
            pub fn clones(&self, piece: u32) -> f64 {
                self.0.clones(piece) as f64
            }

            /// Iterations of a search.
            pub fn search(&self, piece: u32) -> f64 {
                self.0.search(piece) as f64
            }
        }
    };
}
pub(crate) use module;
