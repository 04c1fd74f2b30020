//! A table for the tests of a game's rules: answers one by one, and what a player would see.

/// Makes the `Table` of a game for its tests, to which the game adds what is its own: `table!(Game)`.
///
/// People roll and draw themselves at it, so a test says everything that happens by chance. An answer that nobody asked for
/// fails the test at once; a roll or a draw that still waits when the test ends fails it too. It is a macro and no generic type
/// so that a game can add methods, and its tests chain them with these.
#[macro_export]
macro_rules! table {
    ($game:ty) => {
        /// A game on the table.
        pub struct Table {
            session: ::table::Session<$game>,
            /// How much had been told before the last answer.
            before: usize,
        }

        /// What can be chosen in the game.
        type Chosen = <$game as ::table::Game>::Choice;
        /// What can be told in the game.
        type Happened = <$game as ::table::Game>::Event;

        impl Table {
            /// A position.
            #[track_caller]
            pub fn of(game: $game) -> Self {
                let players = vec![::table::Player::Person; usize::from(::table::Game::seats(&game))];
                let session = ::table::Session::from_position_by_hand(game, players);
                Self { session: session.unwrap_or_else(|error| panic!("{error}")), before: 0 }
            }

            /// A game from its first moment on.
            #[track_caller]
            pub fn begun(setup: <$game as ::table::Game>::Setup) -> Self {
                let laid = <$game as ::table::Game>::begin(&setup).unwrap_or_else(|error| panic!("{error}"));
                let players = vec![::table::Player::Person; usize::from(::table::Game::seats(&laid))];
                let session = ::table::Session::begin_by_hand(setup, players, 0);
                Self { session: session.unwrap_or_else(|error| panic!("{error}")), before: 0 }
            }

            /// The state itself.
            pub fn game(&self) -> &$game {
                self.session.state()
            }

            /// The present question to a player.
            #[track_caller]
            pub fn ask(&self) -> &::table::Ask<$game> {
                match self.session.question() {
                    ::table::Question::Choose(ask) => ask,
                    other => panic!("nobody has to choose: {other:?}\ntold: {:#?}", self.session.recent()),
                }
            }

            /// Who is asked, and by which rule.
            #[track_caller]
            pub fn asks(&self, seat: ::table::Seat, rule: ::table::RuleId) -> &Self {
                assert_eq!((self.ask().seat(), named(self.ask().rule)), (seat, named(rule)), "{:?}", self.ask().about);
                self
            }

            /// A player chooses.
            #[track_caller]
            pub fn choose(&mut self, choice: Chosen) -> &mut Self {
                let index = self.ask().options.iter().position(|option| option.choice == choice);
                let Some(index) = index else {
                    panic!("{choice:?} is no option of {:?}: {:?}", self.ask().about, self.options());
                };
                self.answered(|session, revision| session.answer(index, revision).err())
            }

            /// These dice fall.
            #[track_caller]
            pub fn fall(&mut self, faces: &[u8]) -> &mut Self {
                match self.session.question() {
                    ::table::Question::Roll(roll) => assert_eq!(roll.dice.len(), faces.len(), "the number of dice"),
                    other => panic!("no dice are rolled now: {other:?}\ntold: {:#?}", self.session.recent()),
                }
                self.answered(|session, revision| session.enter_roll(faces, revision).err())
            }

            /// This number comes from a pile.
            #[track_caller]
            pub fn come(&mut self, pile: &str, number: usize) -> &mut Self {
                match self.session.question() {
                    ::table::Question::Draw(chance, _) if chance.pile == pile => {}
                    other => panic!("nothing is drawn from “{pile}” now: {other:?}\ntold: {:#?}", self.session.recent()),
                }
                self.answered(|session, revision| session.enter_draw(number, revision).err())
            }

            /// Gives an answer; what is told from then on is new.
            #[track_caller]
            fn answered(
                &mut self,
                answer: impl FnOnce(&mut ::table::Session<$game>, u32) -> Option<::table::AnswerError>,
            ) -> &mut Self {
                self.before = self.session.recent().len();
                let revision = self.session.revision();
                if let Some(error) = answer(&mut self.session, revision) {
                    panic!("{error}: {:?}", self.session.question());
                }
                self
            }

            /// Somebody tries to set something right.
            pub fn correct(&mut self, thing: u16, value: u16, viewer: Option<::table::Seat>) -> Result<(), ::table::AnswerError> {
                let before = self.session.recent().len();
                let revision = self.session.revision();
                self.session.set_right(::table::Correction { thing, value }, revision, viewer)?;
                self.before = before;
                Ok(())
            }

            /// The last answer is taken back.
            #[track_caller]
            pub fn undo(&mut self) -> &mut Self {
                assert_eq!(self.session.undo(), Ok(()));
                self
            }

            /// Whether dice are waited for.
            pub fn is_rolling(&self) -> bool {
                matches!(self.session.question(), ::table::Question::Roll(_))
            }

            /// Whether a draw is waited for.
            pub fn is_drawing(&self) -> bool {
                matches!(self.session.question(), ::table::Question::Draw(..))
            }

            /// The rule that a roll or draw that waits now is made by.
            #[track_caller]
            pub fn chance_rule(&self) -> ::table::RuleId {
                match self.session.question() {
                    ::table::Question::Roll(roll) => roll.chance.rule,
                    ::table::Question::Draw(chance, _) => chance.rule,
                    other => panic!("nothing is rolled or drawn: {other:?}"),
                }
            }

            /// How many of each kind are in the pile that is drawn from now.
            #[track_caller]
            pub fn counts(&self) -> &[u8] {
                match self.session.question() {
                    ::table::Question::Draw(_, counts) => counts,
                    other => panic!("nothing is drawn: {other:?}"),
                }
            }

            /// All that can be chosen.
            #[track_caller]
            pub fn options(&self) -> Vec<Chosen> {
                self.ask().options.iter().map(|option| option.choice).collect()
            }

            /// Whether this can be chosen.
            #[track_caller]
            pub fn offers(&self, choice: Chosen) -> bool {
                self.options().contains(&choice)
            }

            /// This can be chosen, by this rule.
            #[track_caller]
            pub fn may(&self, choice: Chosen, rule: ::table::RuleId) -> &Self {
                let by = self.ask().options.iter().find(|option| option.choice == choice).map(|option| named(option.rule));
                assert_eq!(by, Some(named(rule)), "{choice:?} among {:?}", self.options());
                self
            }

            /// This is refused, by this rule.
            #[track_caller]
            pub fn may_not(&self, choice: Chosen, rule: ::table::RuleId) -> &Self {
                let by = self.ask().refused.iter().find(|refused| refused.choice == choice).map(|refused| named(refused.rule));
                assert_eq!(by, Some(named(rule)), "the refusal of {choice:?}; options {:?}", self.options());
                assert!(!self.offers(choice), "{choice:?} is refused and offered");
                self
            }

            /// This was told after the last answer, by this rule.
            #[track_caller]
            pub fn told(&self, event: Happened, rule: ::table::RuleId) -> &Self {
                self.told_like(|told| *told == event, rule)
            }

            /// Something like this was told after the last answer, by this rule.
            #[track_caller]
            pub fn told_like(&self, like: impl Fn(&Happened) -> bool, rule: ::table::RuleId) -> &Self {
                let told = self.news();
                assert!(told.iter().any(|(event, by)| like(event) && by.contains(&named(rule))), "by {}: {told:#?}", named(rule));
                self
            }

            /// What was told after the last answer, without the rules.
            pub fn events(&self) -> Vec<Happened> {
                self.news().into_iter().map(|(event, _)| event).collect()
            }

            /// All that was told.
            pub fn log(&self) -> Vec<Happened> {
                self.session.recent().iter().map(|told| told.event.clone()).collect()
            }

            /// All that was told, as lines of the log.
            pub fn lines(&self) -> Vec<::table::Line<Happened>> {
                self.session.lines(0)
            }

            /// Whether something like this was told at any time.
            pub fn ever(&self, like: impl Fn(&Happened) -> bool) -> bool {
                self.session.recent().iter().any(|told| like(&told.event))
            }

            /// The game is over by this rule: how it ended.
            #[track_caller]
            pub fn outcome(&self, rule: ::table::RuleId) -> &::table::Outcome {
                match self.session.question() {
                    ::table::Question::Over(outcome) => {
                        assert_eq!(named(outcome.rule), named(rule), "the rule of the ending");
                        outcome
                    }
                    other => panic!("the game goes on: {other:?}"),
                }
            }

            fn news(&self) -> Vec<(Happened, Vec<&'static str>)> {
                let new = self.session.recent().get(self.before..).unwrap_or_default();
                new.iter().map(|told| (told.event.clone(), told.by.rules().map(named).collect())).collect()
            }
        }

        impl Drop for Table {
            fn drop(&mut self) {
                if (self.is_rolling() || self.is_drawing()) && !std::thread::panicking() {
                    panic!("the test ends, but the table waits: {:?}", self.session.question());
                }
            }
        }

        /// The id of a rule, which says more than its number.
        fn named(rule: ::table::RuleId) -> &'static str {
            <$game as ::table::Game>::catalogue().id(rule)
        }
    };
}

/// Says from which pile things are drawn, and which number they have there, and lets a [`table!`] draw them:
/// `lots! { Card, "pile", |card| card.number(); }`.
#[macro_export]
macro_rules! lots {
    ($($lot:ty, $pile:literal, |$it:ident| $number:expr;)*) => {
        /// Something that is drawn: from which pile, and its number there.
        pub trait Lot {
            /// The pile.
            const PILE: &'static str;
            /// The number.
            fn kind(&self) -> usize;
        }

        $(impl Lot for $lot {
            const PILE: &'static str = $pile;
            fn kind(&self) -> usize {
                let $it = *self;
                $number
            }
        })*

        impl Table {
            /// Something is drawn.
            #[track_caller]
            pub fn draw<L: Lot>(&mut self, lot: L) -> &mut Self {
                self.come(L::PILE, lot.kind())
            }
        }
    };
}
