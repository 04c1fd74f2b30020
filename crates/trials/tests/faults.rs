//! A trial that cannot fail proves nothing: here is a game with one fault at a time, and the trial that must find it.

use std::panic::catch_unwind;

use serde::{Deserialize, Serialize};
use table::{
    AnswerError, Ask, Broken, Catalogue, Chance, Cited, Correction, Dice, Die, Fate, Flow, Game, Ground, Halt, Headline, Key,
    Label, Lattice, Oracle, Outcome, Panel, Roll, RuleId, Say, Scale, Scene, Seat, Seats, SetupError, Show, Telling, Thing, Told,
    Track, ask,
};

const RULE: RuleId = RuleId(0);
const D6: Die = Die { sides: 6, kind: Key("d6") };
const ROUNDS: u8 = 5;

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Fault {
    None,
    DeadEnd,
    OffersWhatItRefuses,
    OffersTwice,
    CitesNothing,
    NeverEnds,
    AsksForEver,
    BreaksItsOwnCheck,
    PlaysOtherwiseWithoutRefusals,
    AsksAnAbsentSeat,
    GoesOnAfterTheEnd,
    ForgetsWhenSaved,
    PanicsWhenLoaded,
    PeeksUnderTheVeil,
    VeilsNothing,
    ImaginesWhatCannotBe,
    ShowsAHand,
    ShowsAHandToNobodyInParticular,
    TellsASecret,
    HasNothingToSetRight,
    SetsRightWrongly,
    SetsRightByNoRule,
    OffersWhatCannotBeSetRight,
    ListsASecret,
    RefusesByASecret,
}

/// Every round a number is chosen and a die rolled; a secret lies under the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Faulty {
    fault: Fault,
    round: u8,
    sum: u8,
    secret: u8,
    #[serde(skip)]
    forgotten: u8,
}

impl Game for Faulty {
    const ID: &'static str = "faulty";
    const RULES: u32 = 3;
    const LAYOUT: u32 = 1;
    type Setup = Fault;
    type About = table::Say;
    type Choice = u8;
    type Event = u8;

    fn catalogue() -> &'static Catalogue {
        &Catalogue { ids: &["rule"] }
    }

    fn begin(fault: &Fault) -> Result<Self, SetupError> {
        Ok(Self { fault: *fault, round: 0, sum: 0, secret: 0, forgotten: 0 })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        if self.round >= ROUNDS && self.fault != Fault::NeverEnds {
            self.round += u8::from(self.fault == Fault::GoesOnAfterTheEnd);
            let rule = RuleId(u16::from(self.round - ROUNDS));
            return Err(Halt::Over(Outcome::won_by(Seats::first(1), Key("end"), rule)));
        }
        let choice = self.choose(o)?;
        if self.fault == Fault::AsksForEver {
            loop {
                self.choose(o)?;
            }
        }
        let roll = |chance| Roll { chance, dice: Dice::of(1, D6) };
        let face = o.roll(&roll(Chance::dice(Key("roll"), RULE)))?.first().copied().unwrap_or(1);
        let secret = o.roll(&roll(Chance::dice(Key("secret"), RULE).secret(Seat(0))))?.first().copied().unwrap_or(1);
        let leaked = if self.fault == Fault::TellsASecret { secret } else { 0 };
        o.tell(self, &(10 + leaked), RULE.into());
        self.choose_as(o, Seat(1))?;
        self.sum = self.sum.wrapping_add(choice + face);
        self.secret = secret;
        self.round = (self.round + 1) % (ROUNDS + 1);
        match self.fault {
            Fault::BreaksItsOwnCheck if face == 6 => self.sum = u8::MAX,
            Fault::PlaysOtherwiseWithoutRefusals if o.wants_refusals() => self.sum = 0,
            Fault::ForgetsWhenSaved => self.forgotten = face,
            _ => {}
        }
        let cited = if self.fault == Fault::CitesNothing { RuleId(1) } else { RULE };
        o.tell(self, &face, cited.into());
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        let fine = self.round <= ROUNDS && self.secret <= 6;
        let fine = fine && (self.fault == Fault::PanicsWhenLoaded || self.sum <= 8 * ROUNDS);
        if fine { Ok(()) } else { Err(Broken { what: "too much", rule: RULE }) }
    }

    fn veil(&mut self, viewer: Seat, fate: &mut Fate) {
        let hidden = if self.fault == Fault::PeeksUnderTheVeil { self.secret % 2 } else { 0 };
        if viewer.0 == 1 && self.fault != Fault::VeilsNothing {
            self.secret = fate.below(5) as u8 + hidden;
            self.secret += if self.fault == Fault::ImaginesWhatCannotBe { 7 } else { 0 };
        }
    }

    fn things(&self) -> Vec<Thing> {
        let thing = |id: u16, name: &'static str, now: u8, most: u8| {
            let (now, most) = (now.into(), most.into());
            Thing { id, of: Key("table").into(), name: Key(name).into(), scale: Scale::Count, now, most }
        };
        if self.fault == Fault::HasNothingToSetRight {
            return Vec::new();
        }
        vec![thing(0, "sum", self.sum, 8 * ROUNDS), thing(1, "secret", self.secret, 6)]
    }

    fn may_set_right(&self, thing: u16, viewer: Option<Seat>) -> bool {
        thing == 0 || viewer == Some(Seat(0)) || self.fault == Fault::ListsASecret
    }

    fn set_right(&mut self, Correction { thing, value }: Correction) -> Result<Told<u8>, AnswerError> {
        let sum = u8::try_from(value).map_err(|_| AnswerError::NoSuchAnswer)?;
        if self.fault == Fault::OffersWhatCannotBeSetRight {
            return Err(AnswerError::Refused(RULE));
        }
        if thing == 1 {
            self.secret = sum;
            return Ok(Told { event: 0, by: RULE.into() });
        }
        let secret = if self.fault == Fault::RefusesByASecret { self.secret } else { 0 };
        if sum > 8 * self.round || sum < secret {
            return Err(AnswerError::Refused(RULE));
        }
        let (sum, rule) = match self.fault {
            Fault::SetsRightWrongly => (sum.saturating_sub(1), RULE),
            Fault::SetsRightByNoRule => (sum, RuleId(1)),
            _ => (sum, RULE),
        };
        self.sum = sum;
        Ok(Told { event: sum, by: rule.into() })
    }
}

impl Faulty {
    fn choose(&self, o: &mut dyn Oracle<Self>) -> Flow<u8> {
        self.choose_as(o, Seat(if self.fault == Fault::AsksAnAbsentSeat { 2 } else { 0 }))
    }

    fn choose_as(&self, o: &mut dyn Oracle<Self>, seat: Seat) -> Flow<u8> {
        let mut question = Ask::new(seat, Key("choose"), RULE, o.wants_refusals());
        if self.fault != Fault::DeadEnd || self.round < 3 {
            question.offer(0, RULE);
            question.offer(1, RULE);
        }
        match self.fault {
            Fault::OffersWhatItRefuses => question.consider(1, Err(RULE)),
            Fault::OffersTwice => question.offer(1, RULE),
            Fault::PanicsWhenLoaded => assert!(self.sum <= 8 * ROUNDS, "nobody expected so much"),
            _ => {}
        }
        ask(self, o, &question)
    }
}

impl Show for Faulty {
    type View = u8;

    fn view(&self, viewer: Option<Seat>) -> u8 {
        let shown = match viewer {
            Some(Seat(0)) => true,
            Some(_) => self.fault == Fault::ShowsAHand,
            None => self.fault == Fault::ShowsAHandToNobodyInParticular,
        };
        if shown { self.secret } else { 0 }
    }

    fn ground(&self) -> Ground {
        Ground { lattice: Lattice::Areas, cells: Vec::new(), links: Vec::new() }
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        let face = self.view(viewer);
        let note = Key("secret").with("face", face);
        let track = Track { name: Key("secret").into(), note, glyph: "die", now: face, most: D6.sides };
        let headline = Headline { round: Key("round").into(), phase: Key("choose").into(), mood: "night", turn: Some(Seat(0)) };
        let panels = vec![Panel::Track(track)];
        Scene { ground: 0, headline, regions: Vec::new(), pieces: Vec::new(), overlays: Vec::new(), panels }
    }

    fn prompt(&self, ask: &Ask<Self>) -> Say {
        ask.about.clone()
    }

    fn label(&self, _ask: &Ask<Self>, candidate: &Cited<u8>) -> Label {
        Label::new(Key("number").with("n", candidate.choice))
    }

    fn telling(&self, event: &u8) -> Telling {
        Telling::new(Key("told").with("n", *event))
    }

    fn sources(&self) -> Vec<(&'static str, Say)> {
        vec![("d6", Key("d6").into())]
    }

    fn seat_name(&self, _seat: Seat) -> Key {
        Key("seat")
    }

    fn card(&self, _pile: &'static str, _kind: usize) -> Say {
        Key("card").into()
    }
}

type Trial = fn(&[Fault], core::ops::Range<u64>);
const SOAK: Trial = trials::soak::<Faulty>;
const MEMORY: Trial = trials::memory::<Faulty>;
const BY_HAND: Trial = trials::by_hand::<Faulty>;
const HOSTILE: Trial = trials::hostile::<Faulty>;
const VEIL: Trial = trials::veil::<Faulty>;
const SET_RIGHT: Trial = trials::set_right::<Faulty>;
const MIX: Trial = trials::mix::<Faulty>;
const CORRECTED: Trial = trials::corrected::<Faulty>;
const DAMAGED: Trial = trials::damaged::<Faulty>;
// Every key is its own text.
const PICTURE: Trial = |setups, seeds| trials::picture::<Faulty>(setups, seeds, &|say| Ok(say.key.0.to_owned()));

#[test]
fn every_fault_is_found_by_its_trial() {
    use Fault::*;
    let faults = [
        (DeadEnd, SOAK),
        (OffersWhatItRefuses, SOAK),
        (OffersTwice, SOAK),
        (CitesNothing, SOAK),
        (NeverEnds, SOAK),
        (AsksForEver, SOAK),
        (BreaksItsOwnCheck, SOAK),
        (PlaysOtherwiseWithoutRefusals, SOAK),
        (AsksAnAbsentSeat, SOAK),
        (GoesOnAfterTheEnd, SOAK),
        (ForgetsWhenSaved, MEMORY),
        (ForgetsWhenSaved, BY_HAND),
        (PanicsWhenLoaded, HOSTILE),
        (PeeksUnderTheVeil, VEIL),
        (VeilsNothing, VEIL),
        (VeilsNothing, PICTURE),
        (ImaginesWhatCannotBe, VEIL),
        (ImaginesWhatCannotBe, PICTURE),
        (ShowsAHand, PICTURE),
        (ShowsAHandToNobodyInParticular, PICTURE),
        (TellsASecret, VEIL),
        (ForgetsWhenSaved, SET_RIGHT),
        (HasNothingToSetRight, SET_RIGHT),
        (SetsRightWrongly, SET_RIGHT),
        (SetsRightByNoRule, SET_RIGHT),
        (OffersWhatCannotBeSetRight, SET_RIGHT),
        (ListsASecret, SET_RIGHT),
        (RefusesByASecret, SET_RIGHT),
        (ForgetsWhenSaved, MIX),
        (OffersWhatCannotBeSetRight, CORRECTED),
        (NeverEnds, CORRECTED),
        (ForgetsWhenSaved, DAMAGED),
        (PanicsWhenLoaded, DAMAGED),
    ];
    for (fault, trial) in faults {
        assert!(catch_unwind(|| trial(&[fault], 0..6)).is_err(), "{fault:?} was not found");
    }
}

#[test]
fn the_game_without_a_fault_passes() {
    // Not the hostile texts: they would switch a fault on.
    for trial in [SOAK, MEMORY, BY_HAND, VEIL, SET_RIGHT, MIX, CORRECTED, PICTURE] {
        trial(&[Fault::None], 0..6);
    }
}

#[test]
fn trials_run_with_overflow_checks() {
    let most = core::hint::black_box(u8::MAX);
    assert!(catch_unwind(|| most + 1).is_err());
}
