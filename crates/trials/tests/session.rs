//! What a session says to answers that come too late, fit another question or do not exist, and what it keeps.

use std::cell::Cell;
use std::thread::LocalKey;

use serde::{Deserialize, Serialize};
use table::{
    AnswerError, Ask, BeginError, Broken, Catalogue, Fate, Flow, Game, Halt, Hands, Key, LONGEST_TEXT, Ledger, LoadError, Oracle,
    Player, Question, RuleId, Seat, Session, SetupError, ask,
};
use trials::toys::duel::Duel;
use trials::toys::seer::Seers;

const RULE: RuleId = RuleId(0);

type Try<G> = fn(&mut Session<G>, u32) -> Option<AnswerError>;

/// Every way to answer, with this revision.
fn tries<G: Game>(session: &Session<G>, revision: u32) -> [Option<AnswerError>; 4] {
    let mut tries = [const { None }; 4];
    let each: [Try<G>; 4] = [
        |session, revision| session.answer(0, revision).err(),
        |session, revision| session.enter_roll(&[1, 1], revision).err(),
        |session, revision| session.enter_draw(0, revision).err(),
        |session, revision| session.leave_to_fate(revision).err(),
    ];
    for (place, way) in tries.iter_mut().zip(each) {
        *place = way(&mut session.clone(), revision);
    }
    tries
}

#[test]
fn whatever_is_answered_to_an_older_question_is_refused_and_changes_nothing() {
    let duel = Session::<Duel>::begin_by_hand((), vec![], 1).unwrap();
    let mut rolling = duel.clone();
    rolling.answer(0, rolling.revision()).unwrap();
    assert!(matches!(rolling.question(), Question::Roll(_)));
    let drawing = Session::<Seers>::begin_by_hand((), vec![], 1).unwrap();
    assert!(matches!(drawing.question(), Question::Draw(..)));
    for revision in [u32::MAX, 0, 99] {
        assert_eq!(tries(&duel, revision), [Some(AnswerError::Stale); 4]);
        assert_eq!(tries(&rolling, revision), [Some(AnswerError::Stale); 4]);
        assert_eq!(tries(&drawing, revision), [Some(AnswerError::Stale); 4]);
    }
    let other = Some(AnswerError::NotAsked);
    assert_eq!(tries(&duel, duel.revision()), [None, other, other, other]);
    assert_eq!(tries(&rolling, rolling.revision()), [other, None, other, None]);
    assert_eq!(tries(&drawing, drawing.revision()), [other, other, None, None]);
}

#[test]
fn an_answer_that_is_not_there_is_refused() {
    let mut drawing = Session::<Seers>::begin_by_hand((), vec![], 1).unwrap();
    let Question::Draw(_, counts) = drawing.question().clone() else { panic!("a card is drawn") };
    for kind in [counts.len(), usize::MAX] {
        assert_eq!(drawing.enter_draw(kind, drawing.revision()).err(), Some(AnswerError::NoSuchAnswer));
    }
    let mut duel = Session::<Duel>::begin((), vec![], 1).unwrap();
    let Question::Choose(ask) = duel.question().clone() else { panic!("somebody chooses") };
    assert_eq!(duel.answer(ask.options.len(), duel.revision()).err(), Some(AnswerError::NoSuchAnswer));
    assert_eq!(duel.answered(), 0);
}

#[test]
fn a_kind_that_is_used_up_cannot_be_drawn() {
    let mut session = Session::<Seers>::begin_by_hand((), vec![], 1).unwrap();
    while let Question::Draw(_, counts) = session.question().clone() {
        if let Some(gone) = counts.iter().position(|count| *count == 0) {
            assert_eq!(session.enter_draw(gone, session.revision()).err(), Some(AnswerError::NoSuchAnswer));
            return;
        }
        let kind = counts.iter().position(|count| *count > 0).unwrap();
        session.enter_draw(kind, session.revision()).unwrap();
    }
    panic!("no kind was used up");
}

#[test]
fn a_session_knows_whether_people_roll_themselves() {
    let mut session = Session::<Duel>::begin((), vec![], 1).unwrap();
    assert!(!session.by_hand());
    session.set_by_hand(true).unwrap();
    assert!(session.by_hand());
    session.set_by_hand(false).unwrap();
    assert!(!session.by_hand());
    assert!(Session::<Duel>::begin_by_hand((), vec![], 1).unwrap().by_hand());
}

#[test]
fn a_roll_that_people_were_asked_for_is_the_engines_as_soon_as_dice_are() {
    let mut session = Session::<Duel>::begin_by_hand((), vec![], 1).unwrap();
    session.answer(0, session.revision()).unwrap();
    session.set_by_hand(false).unwrap();
    assert!(!matches!(session.question(), Question::Roll(_)), "the engine waits for dice that are its own");
    let mut drawing = Session::<Seers>::begin_by_hand((), vec![], 1).unwrap();
    drawing.set_hands(Hands::AllBut(vec!["deck".to_owned()])).unwrap();
    assert!(matches!(drawing.question(), Question::Choose(_)), "the engine waits for cards that are its own");
}

#[test]
fn to_read_the_past_of_a_loaded_game_is_not_to_change_its_question() {
    let mut session = Session::<Duel>::begin((), vec![], 3).unwrap();
    for _ in 0..4 {
        session.answer(0, session.revision()).unwrap();
    }
    let mut loaded = Session::<Duel>::load(&session.snapshot()).unwrap();
    for _ in 0..3 {
        loaded.undo().unwrap();
        loaded.redo().unwrap();
    }
    let mut loaded = Session::<Duel>::load(&loaded.snapshot()).unwrap();
    let undone = loaded.revision();
    assert!(!loaded.log().is_empty());
    assert_eq!(loaded.revision(), undone);
    loaded.answer(0, undone).unwrap();
}

#[test]
fn a_look_says_whether_more_was_told_before_its_lines() {
    let mut session = Session::<Seers>::begin((), vec![], 3).unwrap();
    assert!(!session.look(None).earlier, "a game that has just begun has no past");
    for _ in 0..3 {
        session.answer(0, session.revision()).unwrap();
    }
    assert!(!session.look(None).earlier, "all of it is at hand");
    let loaded = Session::<Seers>::load(&session.snapshot()).unwrap();
    assert!(loaded.look(None).earlier, "what was told before the saved state is not at hand");
}

#[test]
fn a_line_says_what_hands_do_where_a_piece_is_touched() {
    let session = Session::<Seers>::begin((), vec![], 3).unwrap();
    let lines = session.lines_for(0, None);
    assert!(!lines.is_empty());
    for line in lines {
        assert_eq!(line.hands.map(|say| say.key), Some(Key("drew")));
    }
}

#[test]
fn a_text_that_names_more_than_there_can_be_is_refused() {
    let with = |hands: Hands| {
        let mut session = Session::<Duel>::begin((), vec![], 1).unwrap();
        session.set_hands(hands).unwrap();
        Session::<Duel>::load(&session.snapshot()).err()
    };
    let names = |count: usize| (0..count).map(|number| number.to_string()).collect::<Vec<_>>();
    assert_eq!(with(Hands::Only(names(64))), None);
    assert_eq!(with(Hands::Only(names(65))), Some(LoadError::TooLong));
    assert_eq!(with(Hands::AllBut(names(65))), Some(LoadError::TooLong));
    assert_eq!(with(Hands::Only(vec!["a".repeat(64)])), None);
    assert_eq!(with(Hands::Only(vec!["a".repeat(65)])), Some(LoadError::TooLong));
}

#[test]
fn somebody_else_is_put_on_a_seat_that_is_there() {
    let mut session = Session::<Duel>::begin((), vec![Player::Person; 2], 1).unwrap();
    session.set_player(Seat(1), Player::Hard);
    session.set_player(Seat(2), Player::Hard);
    assert_eq!(session.players(), [Player::Person, Player::Hard]);
}

/// The choice at which a wheel breaks.
const BREAKS: u8 = 1;

/// Goes round and round, asking every time or never, and counts how often its state is copied and how often it steps.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Wheel {
    asks: bool,
    turns: u32,
}

thread_local! {
    static COPIES: Cell<usize> = const { Cell::new(0) };
    static STEPS: Cell<usize> = const { Cell::new(0) };
}

impl Clone for Wheel {
    fn clone(&self) -> Self {
        COPIES.set(COPIES.get() + 1);
        Self { asks: self.asks, turns: self.turns }
    }
}

impl Game for Wheel {
    const ID: &'static str = "wheel";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = bool;
    type About = table::Say;
    type Choice = u8;
    type Event = u8;

    fn catalogue() -> &'static Catalogue {
        &Catalogue { ids: &["wheel"] }
    }

    fn begin(asks: &bool) -> Result<Self, SetupError> {
        Ok(Self { asks: *asks, turns: 0 })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        STEPS.set(STEPS.get() + 1);
        if self.asks {
            let mut question = Ask::new(Seat(0), Key("turn"), RULE, o.wants_refusals());
            question.offer(0, RULE);
            question.offer(BREAKS, RULE);
            if ask(self, o, &question)? == BREAKS {
                return Err(Halt::Spoiled);
            }
        }
        self.turns = self.turns.wrapping_add(1);
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}
}

#[test]
fn a_game_that_never_asks_does_not_begin() {
    assert_eq!(Session::<Wheel>::begin(false, vec![], 1).err(), Some(BeginError::Stuck));
}

#[test]
fn after_an_answer_at_which_the_rules_break_the_game_stands_as_before() {
    let mut session = Session::<Wheel>::begin(true, vec![], 1).unwrap();
    session.answer(0, session.revision()).unwrap();
    let record = session.record();
    assert_eq!(session.answer(1, session.revision()).err(), Some(AnswerError::Stuck));
    assert_eq!((session.record(), session.answered(), session.state().turns), (record, 1, 1));
    session.answer(0, session.revision()).unwrap();
    assert_eq!((session.answered(), session.state().turns), (2, 2));
}

#[test]
fn a_long_game_keeps_few_tables_and_goes_back_in_few_steps() {
    let mut session = Session::<Wheel>::begin(true, vec![], 1).unwrap();
    for _ in 0..3_000 {
        session.answer(0, session.revision()).unwrap();
    }
    let counted = |counter: &'static LocalKey<Cell<usize>>, work: &mut dyn FnMut()| {
        let before = counter.get();
        work();
        counter.get() - before
    };
    // A few hundred close together, and every eighth of the older ones.
    let kept = counted(&COPIES, &mut || drop(session.clone()));
    assert!((600..1_000).contains(&kept), "{kept} tables are kept of 3,000");
    for back in [1, 500, 1_500, 2_900] {
        let mut session = session.clone();
        let mut farthest = 0;
        while session.answered() > 3_000 - back {
            farthest = farthest.max(counted(&STEPS, &mut || session.undo().unwrap()));
        }
        assert!(farthest <= 10, "{farthest} steps were played again to take one answer back");
    }
}

#[test]
fn a_look_says_what_can_be_taken_back_and_done_again() {
    let mut session = Session::<Seers>::begin((), vec![], 3).unwrap();
    let acts = |session: &Session<Seers>| {
        let acts = session.look(None).acts;
        (acts.answered, acts.can_undo, acts.undo_reveals.is_some(), acts.can_redo)
    };
    assert_eq!(acts(&session), (0, false, false, false));
    session.answer(0, session.revision()).unwrap();
    assert_eq!(acts(&session), (1, true, true, false));
    session.undo().unwrap();
    assert_eq!(acts(&session), (0, false, false, true));
}

#[test]
fn a_session_names_what_can_be_drawn_and_who_does_it() {
    for by_hand in [false, true] {
        let mut session = Session::<Seers>::begin((), vec![], 3).unwrap();
        session.set_by_hand(by_hand).unwrap();
        let sources: Vec<_> = session.sources().into_iter().map(|source| (source.name, source.by_hand)).collect();
        assert_eq!(sources, [("deck", by_hand)]);
    }
}

#[test]
fn a_text_is_refused_by_its_length_before_it_is_read_and_by_its_game() {
    let load = |text: &str| Session::<Duel>::load(text).err();
    assert_eq!(load(&"a".repeat(LONGEST_TEXT)), Some(LoadError::Foreign));
    assert_eq!(load(&"a".repeat(LONGEST_TEXT + 1)), Some(LoadError::TooLong));
    let record = Session::<Duel>::begin((), vec![], 1).unwrap().record();
    let other = record.replace("toy-duel", &"x".repeat(50));
    assert_eq!(load(&other), Some(LoadError::OtherGame("x".repeat(40))), "as much of the name as can be read");
}

#[test]
fn a_ledger_has_nothing_of_what_was_never_written() {
    let mut ledger = Ledger::default();
    assert_eq!((ledger.carried("nobody", "torch"), ledger.earned("fame")), (0, 0));
    ledger.carry("hero", "torch", 3);
    assert_eq!((ledger.carried("hero", "torch"), ledger.carried("hero", "rope")), (3, 0));
    ledger.carry("hero", "torch", 0);
    assert_eq!(ledger.carried("hero", "torch"), 0);
}
