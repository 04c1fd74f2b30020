//! Saves and campaigns that outlive a correction of the rules.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use base64ct::{Base64UrlUnpadded, Encoding as _};
use table::{AnswerError, Campaign, CampaignError, Fate, Game, Hands, LoadError, Player, Progress, Question, Session};
use trials::toys::quest::{CHAPTERS, Choice, FAME, Outing, Quest, TORCHES, WANDERER, WITCH};

type Before = Quest<1, 1>;
type After = Quest<2, 1>;
type Grown = Quest<3, 1>;
type OtherLayout = Quest<2, 2>;
type Unreadable = Quest<2, 3>;

const OUTING: Outing = Outing { chapter: 0, torches: 2 };

trials::trials!(Before, [OUTING, Outing { chapter: 2, torches: 0 }], 0..8);

/// A game under the old rules with a few answers, all of them the first option.
fn old_game(answers: usize) -> Session<Before> {
    let mut session = Session::<Before>::begin(OUTING, vec![], 5).unwrap();
    for _ in 0..answers {
        session.answer(0, session.revision()).unwrap();
    }
    session
}

fn play_out<G: Game>(session: &mut Session<G>, fate: &mut Fate) {
    while let Question::Choose(ask) = session.question() {
        let index = fate.below(ask.options.len() as u32) as usize;
        session.answer(index, session.revision()).unwrap();
    }
}

#[test]
fn an_event_cites_the_rule_that_brought_it_about_and_the_one_that_had_a_part_in_it() {
    let mut session = old_game(1);
    let Question::Choose(ask) = session.question().clone() else { panic!("{:?}", session.question()) };
    let dark = ask.options.iter().position(|option| option.choice == Choice::Dark).unwrap();
    session.answer(dark, session.revision()).unwrap();
    let cited: Vec<_> = session.lines(0).into_iter().map(|line| (line.rule, line.also)).collect();
    assert_eq!(cited, [("step", Some("torch")), ("step", None)]);
}

#[test]
fn a_save_from_before_a_correction_goes_on_after_it() {
    let old = old_game(2);
    let mut new = Session::<After>::load(&old.snapshot_with_log()).unwrap();
    assert_eq!((new.state().turns, new.state().steps, new.state().outing), (2, old.state().steps, old.state().outing));
    assert_eq!((new.answered(), new.players()), (0, old.players()));
    let past = new.carried_over().unwrap().clone();
    assert_eq!(past.rules, 1);
    let faces: Vec<_> = past.lines.iter().map(|line| (line.rule.as_str(), line.args.len())).collect();
    assert_eq!(faces, [("step", 2), ("step", 2)], "what happened can be read");
    assert!(!new.can_undo(), "but not taken back");
    assert_eq!(new.undo(), Err(AnswerError::Nothing));
    assert!(new.log().is_empty(), "and is not told as if it had happened under these rules");

    let Question::Choose(ask) = new.question().clone() else { panic!("{:?}", new.question()) };
    assert_eq!(ask.options.len(), 1, "no torch is left, and the rules are the new ones");
    new.answer(0, new.revision()).unwrap();
    assert!(new.can_undo());
    for text in [new.record(), new.snapshot(), new.snapshot_with_log()] {
        let mut again = Session::<After>::load(&text).unwrap();
        assert_eq!((again.hash(), again.question()), (new.hash(), new.question()));
        assert_eq!(again.carried_over().map(|past| past.rules), Some(1), "it is told to whoever opens it");
        assert_eq!(again.undo(), Ok(()));
        assert_eq!(again.undo(), Err(AnswerError::Nothing), "no farther than to the correction of the rules");
    }
    let again = Session::<After>::load(&new.snapshot_with_log()).unwrap();
    assert_eq!(again.carried_over(), Some(&past), "the past is kept");
}

#[test]
fn dice_after_a_correction_of_the_rules_are_not_those_of_the_beginning() {
    let mut carried = Session::<After>::load(&old_game(2).snapshot()).unwrap();
    let mut fresh = Session::<After>::begin(OUTING, vec![], 5).unwrap();
    let third = |session: &mut Session<After>, times: usize| {
        (0..times).for_each(|_| drop(session.answer(0, session.revision()).unwrap().to_vec()));
        session.recent().last().cloned()
    };
    assert_eq!(third(&mut carried, 1), third(&mut fresh, 3), "the third die of this seed, whatever the rules");
}

#[test]
fn what_was_answered_in_the_open_step_is_asked_again() {
    let mut old = Session::<Before>::begin_by_hand(OUTING, vec![], 5).unwrap();
    old.answer(0, old.revision()).unwrap();
    assert!(matches!(old.question(), Question::Roll(_)), "in the middle of a step");
    let new = Session::<After>::load(&old.snapshot()).unwrap();
    assert_eq!((new.state().outing.torches, new.hands()), (2, &Hands::Everything));
    assert!(matches!(new.question(), Question::Choose(_)));
}

#[test]
fn a_record_alone_of_other_rules_is_refused() {
    let refused = Session::<After>::load(&old_game(2).record()).err();
    assert_eq!(refused, Some(LoadError::OtherRules { saved: 1, here: 2 }));
}

#[test]
fn another_layout_is_converted_where_the_game_knows_how() {
    let old = old_game(2);
    let new = Session::<OtherLayout>::load(&old.snapshot()).unwrap();
    assert_eq!((new.state().turns, new.state().outing), (2, old.state().outing));
    assert!(new.carried_over().is_some());
    let refusal = |saved, here| Some(LoadError::OtherLayout { saved, here });
    assert_eq!(Session::<OtherLayout>::load(&old.record()).err(), refusal(1, 2));
    assert_eq!(Session::<Unreadable>::load(&old.snapshot()).err(), refusal(1, 3));
}

/// Plays adventures until so many were concluded, whether they were won or not.
fn travel<const R: u32, const L: u32>(campaign: &mut Campaign<Quest<R, L>>, adventures: usize) {
    let mut fate = Fate::new(1);
    for _ in 0..adventures {
        play_out(campaign.set_out().unwrap(), &mut fate);
        campaign.conclude().unwrap();
    }
}

#[test]
fn a_campaign_leads_through_its_three_adventures() {
    let mut campaign = Campaign::<Before>::begin(vec![Player::Person], 3);
    assert_eq!(campaign.chapter(), Some("cave"));
    assert_eq!(campaign.adventure().err(), Some(CampaignError::NoneUnderWay));
    assert_eq!(campaign.conclude().err(), Some(CampaignError::NoneUnderWay));
    assert_eq!(campaign.undo(), Err(CampaignError::Nothing));
    campaign.set_out().unwrap();
    assert_eq!(campaign.conclude().err(), Some(CampaignError::NotOver));
    assert_eq!(campaign.set_out().err(), Some(CampaignError::UnderWay));
    campaign.give_up().unwrap();
    while campaign.chapter().is_some() {
        let torches = campaign.ledger().carried(WANDERER, TORCHES);
        let session = campaign.set_out().unwrap();
        assert_eq!(u32::from(session.state().outing.torches), torches.min(20), "what was carried is there");
        travel_on(&mut campaign);
    }
    assert_eq!(campaign.set_out().err(), Some(CampaignError::Over));
    assert_eq!(campaign.ledger().earned(FAME), 3);
    let won: Vec<_> =
        campaign.ledger().log.iter().filter(|entry| entry.what == "there").map(|entry| entry.chapter.as_str()).collect();
    assert_eq!(won, CHAPTERS[..3]);
    assert_eq!(campaign.ledger().log.len(), campaign.adventures().len());
    let seeds: Vec<_> = campaign.adventures().iter().map(|past| Session::<Before>::load(&past.text).unwrap().seed()).collect();
    assert!(seeds.windows(2).all(|pair| pair[0] != pair[1]), "every adventure has dice of its own");
}

fn travel_on(campaign: &mut Campaign<Before>) {
    let mut fate = Fate::new(campaign.adventures().len() as u64);
    play_out(campaign.adventure().unwrap(), &mut fate);
    campaign.conclude().unwrap();
}

#[test]
fn a_campaign_is_saved_and_loaded_at_any_moment() {
    let mut campaign = Campaign::<Before>::begin(vec![Player::Hard], 3);
    let same = |campaign: &Campaign<Before>| {
        let loaded = Campaign::<Before>::load(&campaign.save()).unwrap();
        assert_eq!((loaded.ledger(), loaded.adventures()), (campaign.ledger(), campaign.adventures()));
        assert_eq!((loaded.chapter(), loaded.export()), (campaign.chapter(), campaign.export()));
        assert_eq!(loaded.save(), campaign.save());
    };
    same(&campaign);
    travel(&mut campaign, 1);
    same(&campaign);
    let session = campaign.set_out().unwrap();
    assert_eq!(session.players(), [Player::Hard]);
    session.answer(0, session.revision()).unwrap();
    same(&campaign);
}

#[test]
fn a_conclusion_can_be_taken_back_to_the_adventure_before() {
    let mut campaign = Campaign::<Before>::begin(vec![], 3);
    travel(&mut campaign, 1);
    let first = campaign.clone();
    travel(&mut campaign, 1);
    let second = campaign.ledger().clone();
    campaign.set_out().unwrap();
    campaign.undo().unwrap();
    assert_eq!((campaign.ledger(), campaign.chapter()), (first.ledger(), first.chapter()));
    let session = campaign.adventure().unwrap();
    assert!(matches!(session.question(), Question::Over(_)), "at its end again");
    session.undo().unwrap();
    session.redo().unwrap();
    assert_eq!(campaign.conclude().unwrap(), &second, "concluded again, it leaves the same behind");
}

#[test]
fn a_campaign_outlives_a_correction_of_the_rules() {
    let mut old = Campaign::<Before>::begin(vec![], 3);
    travel(&mut old, 1);
    let session = old.set_out().unwrap();
    session.answer(0, session.revision()).unwrap();
    let turns = session.state().turns;
    let text = old.save();

    let mut new = Campaign::<After>::load(&text).unwrap();
    assert_eq!((new.ledger(), new.chapter()), (old.ledger(), old.chapter()));
    let session = new.adventure().unwrap();
    assert_eq!((session.state().turns, session.carried_over().map(|past| past.rules)), (turns, Some(1)));
    play_out(session, &mut Fate::new(2));
    new.conclude().unwrap();
    assert_eq!(new.ledger().log.len(), 2);
    new.undo().unwrap();
    new.conclude().unwrap();

    // A layout that nobody can read: the campaign opens all the same, and the adventure is kept, exported, or begun again.
    let mut newest = Campaign::<Unreadable>::load(&text).unwrap();
    assert_eq!(newest.ledger(), old.ledger());
    let why = LoadError::OtherLayout { saved: 1, here: 3 };
    assert_eq!(newest.adventure().err(), Some(CampaignError::Kept(why)));
    assert_eq!(newest.export(), old.export(), "kept as it was");
    assert_eq!(Campaign::<Before>::load(&newest.save()).unwrap().save(), text, "and handed back whole");
    newest.give_up().unwrap();
    assert_eq!(newest.set_out().unwrap().state().turns, 0);
}

/// Plays until no chapter is left.
fn travel_to_the_end<const R: u32, const L: u32>(campaign: &mut Campaign<Quest<R, L>>) {
    while campaign.chapter().is_some() {
        travel(campaign, 1);
    }
}

#[test]
fn a_campaign_goes_on_when_the_content_has_grown() {
    let mut old = Campaign::<Before>::begin(vec![], 3);
    travel_to_the_end(&mut old);
    let mut new = Campaign::<Grown>::load(&old.save()).unwrap();
    assert_eq!((new.chapter(), new.ledger(), new.unknown()), (Some("abyss"), old.ledger(), vec![]));
    travel_to_the_end(&mut new);
    assert_eq!(new.ledger().earned(FAME), 4);
    assert!(new.adventures().len() > old.adventures().len());
}

#[test]
fn what_this_version_does_not_know_is_kept_and_named() {
    let mut later = Campaign::<Grown>::begin(vec![], 3);
    travel_to_the_end(&mut later);
    let text = later.save();
    let campaign = Campaign::<Before>::load(&text).unwrap();
    assert_eq!(campaign.unknown(), ["abyss", WITCH]);
    assert_eq!(campaign.chronicle().unknown, ["abyss", WITCH]);
    assert_eq!(campaign.ledger().carried(WITCH, TORCHES), 1);
    assert_eq!((campaign.ledger(), campaign.save()), (later.ledger(), text), "handed back whole");
}

#[test]
fn an_adventure_is_played_by_itself_and_taken_in() {
    let mut campaign = Campaign::<Before>::begin(vec![], 3);
    let mut session = campaign.set_out().unwrap().clone();
    let standing = |campaign: &Campaign<Before>| campaign.chronicle().adventure;
    assert_eq!(standing(&campaign), Progress::Playing);
    play_out(&mut session, &mut Fate::new(1));
    assert_eq!(campaign.conclude().err(), Some(CampaignError::NotOver), "it knows nothing of it yet");
    // As it comes back from a save of its own.
    campaign.keep(Session::load(&session.snapshot()).unwrap()).unwrap();
    assert_eq!(standing(&campaign), Progress::Over);
    let stranger = Session::begin(OUTING, vec![], 5).unwrap();
    assert_eq!(campaign.keep(stranger), Err(CampaignError::Other));
    campaign.conclude().unwrap();
    assert_eq!((standing(&campaign), campaign.chronicle().past), (Progress::None, vec!["cave".to_owned()]));
    assert_eq!(campaign.keep(session), Err(CampaignError::NoneUnderWay));
}

#[test]
fn an_adventure_that_went_on_under_corrected_rules_is_taken_in() {
    let mut old = Campaign::<Before>::begin(vec![], 3);
    let session = old.set_out().unwrap();
    session.answer(0, session.revision()).unwrap();
    let by_itself = session.snapshot();
    let mut new = Campaign::<After>::load(&old.save()).unwrap();
    let mut session = Session::<After>::load(&by_itself).unwrap();
    play_out(&mut session, &mut Fate::new(1));
    new.keep(session).unwrap();
    assert_eq!(new.chronicle().adventure, Progress::Over);
    assert_eq!(Campaign::<Unreadable>::load(&old.save()).unwrap().chronicle().adventure, Progress::Kept);
}

#[test]
fn hostile_campaigns_are_refused_or_harmless() {
    let mut campaign = Campaign::<Before>::begin(vec![], 3);
    travel(&mut campaign, 1);
    campaign.set_out().unwrap();
    let text = campaign.save();
    let load = |text: &str| Campaign::<Before>::load(text).err();
    assert_eq!(load("Once upon a time"), Some(LoadError::Foreign));
    assert_eq!(load(&campaign.export().unwrap()), Some(LoadError::Foreign), "an adventure is no campaign");
    assert_eq!(load(&text.replacen("campaign1", "campaign9", 1)), Some(LoadError::Format(9)));
    assert_eq!(load(&text.replacen("quest", "another", 1)), Some(LoadError::OtherGame("another".into())));
    assert_eq!(load(&format!("{text}{}", "A".repeat(5 << 20))), Some(LoadError::TooLong));
    for length in 0..text.len() {
        assert!(load(text.get(..length).unwrap()).is_some(), "cut off after {length} letters");
    }
    let mut fate = Fate::new(7);
    let (head, payload) = text.rsplit_once('.').unwrap();
    let mut body = Base64UrlUnpadded::decode_vec(payload).unwrap();
    body.truncate(body.len() - 4);
    let mut opened = 0;
    for _ in 0..20_000 {
        let mut spoiled = body.clone();
        for _ in 0..=fate.below(2) {
            let at = fate.below(spoiled.len() as u32) as usize;
            spoiled.splice(at..at + fate.below(2) as usize, [fate.below(256) as u8]);
        }
        spoiled.extend(crc32fast::hash(&spoiled).to_le_bytes());
        let Ok(mut campaign) = Campaign::<Before>::load(&format!("{head}.{}", Base64UrlUnpadded::encode_string(&spoiled))) else {
            continue;
        };
        opened += 1;
        if let Ok(session) = campaign.adventure() {
            play_out(session, &mut fate);
            campaign.conclude().unwrap();
        }
        assert!(Campaign::<Before>::load(&campaign.save()).is_ok(), "what was opened cannot be saved");
        while campaign.undo().is_ok() {}
    }
    assert!(opened > 100, "hardly any was opened: {opened}");
}
