//! Companions.

use cite::rule;
use dante::content::language::{Effect, Instruction};
use dante::content::{ActionId, ChampionId, CompanionId};
use dante::{Choice, Event, rule};
use table::Seats;

use crate::support::{ARTIST, DEVOTEE, MERCENARY, OUTLAW, space, table};

#[rule(COMPANION_USE, COMPANION_CONTROLLER, COMPANION_ACTIONS, COMPANION_BASIC_COST, COMPANION_ARE_CHAMPIONS)]
fn any_player_acts_for_a_companion() {
    let mut t = table("players = ['outlaw', 'mercenary']\nchampion = [{ id = 'artist', at = 'A1 north' }]");
    let by = t
        .ask()
        .options
        .iter()
        .find(|option| option.choice == Choice::Ready(ARTIST, CompanionId::LightFooted))
        .map(|option| option.by);
    assert_eq!(by, Some(Seats::first(2)));
    t.choose(Choice::Go(ARTIST, space("A1 south"))).told(Event::Paid(ARTIST, 1), rule::TURN_BASIC_COST);
    assert_eq!(t.champion(ARTIST).ready, 3);
}

#[rule(COMPANION_MANEUVER_COST, COMPANION_NO_REPEAT, FIERCENESS_COMPANION)]
fn a_maneuver_takes_a_token_and_is_not_repeated() {
    let mut t = table(
        "players = ['outlaw']\nfierceness = ['outlaw', 'artist', 'devotee', 'mercenary']\nchampion = [{ id = 'artist', at = 'A1 north', ready = 2 }]",
    );
    t.choose(Choice::Ready(ARTIST, CompanionId::Juggle))
        .told(Event::Performed(ARTIST, CompanionId::Juggle), rule::COMPANION_ACTIONS);
    t.told(Event::Fiercer(ARTIST, 0), rule::FIERCENESS_COMPANION);
    t.choose(Choice::Stay).may_not(Choice::Ready(ARTIST, CompanionId::Juggle), rule::COMPANION_NO_REPEAT);
    t.choose(Choice::Ready(ARTIST, CompanionId::KnifeDance))
        .may_not(Choice::Ready(ARTIST, CompanionId::Shoulders), rule::COMPANION_MANEUVER_COST);
}

#[rule(COMPANION_REBUILD, COMPANION_PREPARATION, KEYWORD_PREPARE_COMPANION)]
fn tokens_come_back_and_one_more_is_prepared() {
    let mut t = table(
        "players = ['outlaw']\nfoe = [{ id = 'minos', at = 'E1', top = 'judge-of-the-dead' }]\nfierceness = ['artist', 'outlaw', 'devotee', 'mercenary']\nchampion = [{ id = 'artist', at = 'A1 north', ready = 1 }, { id = 'mercenary', at = 'A2 north' }]",
    );
    t.choose(Choice::Ready(ARTIST, CompanionId::LightFooted)).choose(Choice::Stay);
    t.pass();
    while t.offers_area() {
        let next = t.options()[0];
        t.choose(next);
    }
    t.draw_on();
    assert!(t.ever(|event| *event == Event::TokensBack(ARTIST, 1)));
    assert_eq!(t.champion(ARTIST).ready, 2, "one taken back, one prepared");
}

#[rule(COMPANION_WOUND_NEW_TOKEN, COMPANION_WOUND_COMMON)]
fn a_wounded_companion_takes_a_token_from_beside_its_card() {
    let mut t = table("players = ['outlaw']\nchampion = [{ id = 'artist', at = 'A1 north', vigor = 1, ready = 2 }]");
    t.choose(Choice::Go(ARTIST, space("A1 south")))
        .told_like(|event| matches!(event, Event::WoundAssigned(..)), rule::COMPANION_WOUND_NEW_TOKEN);
    assert_eq!((t.champion(ARTIST).ready, t.champion(ARTIST).wounds, t.vigor(ARTIST)), (2, 1, 6));
}

#[rule(COMPANION_WOUND_FLIP)]
fn with_three_tokens_on_the_card_one_is_flipped() {
    let mut t = table("players = ['outlaw']\nchampion = [{ id = 'artist', at = 'A1 north', vigor = 1, ready = 3 }]");
    t.choose(Choice::Go(ARTIST, space("A1 south")))
        .told_like(|event| matches!(event, Event::WoundAssigned(..)), rule::COMPANION_WOUND_FLIP);
    assert_eq!((t.champion(ARTIST).ready, t.champion(ARTIST).wounds), (2, 1));
}

#[rule(COMPANION_DEFEAT)]
fn the_third_wound_token_defeats() {
    let mut t = table("players = ['outlaw']\nchampion = [{ id = 'artist', at = 'A1 north', vigor = 1, wounds = 2 }]");
    t.choose(Choice::Go(ARTIST, space("A1 south"))).told(Event::Defeated(ARTIST), rule::COMPANION_DEFEAT);
    t.outcome(rule::CONFRONTATION_LOSS);
}

#[rule(COMPANION_RESTORE)]
fn restore_takes_a_wound_token_off() {
    let mut t = table(
        "players = ['devotee']\nchampion = [{ id = 'devotee', at = 'A1 north', hand = ['laying-on-of-hands'] }, { id = 'artist', at = 'A1 south', wounds = 1, ready = 2 }]",
    );
    t.play(DEVOTEE, "laying-on-of-hands", 0)
        .choose(Choice::Stay)
        .choose(Choice::Champion(ARTIST))
        .told(Event::Restored(ARTIST), rule::COMPANION_RESTORE);
    assert_eq!((t.champion(ARTIST).wounds, t.champion(ARTIST).ready), (0, 2), "ready again only after PREPARE");
}

#[rule(KEYWORD_STUN_COMPANION, KEYWORD_FATIGUE_COMPANION)]
fn a_stunned_companion_loses_tokens_or_vigor() {
    for (ready, vigor, left) in [(2, 6, 1), (0, 3, 0)] {
        let mut t = table(&format!(
            "phase = 'malefactors'
            players = ['outlaw']
            fierceness = ['mercenary', 'outlaw', 'devotee', 'artist']
            foe = [{{ id = 'minos', at = 'A1', top = 'verdict' }}]
            champion = [{{ id = 'artist', at = 'A1 east', ready = {ready} }}]",
        ));
        assert_eq!((t.champion(ARTIST).ready, t.vigor(ARTIST)), (left, vigor));
        t.turn_up(ActionId::Haul).draw_on();
    }
}

#[rule(COMPANION_NO_HAND)]
fn companions_draw_no_sins() {
    let mut t = table(
        "players = ['outlaw']
        foe = [{ id = 'minos', top = 'judge-of-the-dead' }]
        champion = [{ id = 'mercenary', at = 'C2 south', vigor = 9 }]",
    );
    t.choose(Choice::Ready(MERCENARY, CompanionId::Cleave)).choose(Choice::Enough).fall(&[1, 1, 3, 3, 3]);
    assert!(t.ever(|event| matches!(event, Event::Counterattack(..))) && !t.ever(|event| matches!(event, Event::SinDrawn(..))));
    t.was_told(&Event::NoHand(MERCENARY), rule::COMPANION_NO_HAND);
    t.turn_up(ActionId::Haul);
    assert_eq!(t.vigor(MERCENARY), 7);
}

#[rule(TOKEN_WILLPOWER_COMPANION, COMPANION_WILLPOWER, CONFLICT_WILLPOWER_COMPANION)]
fn willpower_lets_a_companion_repeat_a_maneuver() {
    let mut t = table("players = ['outlaw']\nchampion = [{ id = 'artist', at = 'A1 north', willpower = 1, ready = 1 }]");
    t.choose(Choice::Ready(ARTIST, CompanionId::LightFooted)).choose(Choice::Stay);
    t.choose(Choice::WillpowerReady(ARTIST, CompanionId::LightFooted))
        .told(Event::WillpowerUsed(ARTIST), rule::TOKEN_WILLPOWER_COMPANION);
    t.choose(Choice::Stay);
    assert_eq!(t.champion(ARTIST).done.len(), 1);
}

#[rule(COMPANION_STANCE)]
fn a_companion_keeps_a_stance_while_its_token_lies_there() {
    let mut t = table(
        "players = ['outlaw']
        buildings = [{ at = 'B2', levels = 1 }]
        champion = [{ id = 'artist', at = 'A2 east' }, { id = 'outlaw', at = 'A2 north' }]",
    );
    t.may_not(Choice::Go(OUTLAW, space("B2 west")), rule::MOVEMENT_UP);
    t.choose(Choice::Ready(ARTIST, CompanionId::Shoulders)).choose(Choice::Stay);
    t.may(Choice::Go(OUTLAW, space("B2 west")), rule::TURN_BASIC_MOVE);
}

#[rule(CONTENT_COMPANION_CARDS)]
fn what_a_companion_can_do_every_round_neither_wounds_by_itself_nor_mends() {
    let effects = [ARTIST, DEVOTEE, MERCENARY, OUTLAW].into_iter().flat_map(ChampionId::companion).flat_map(|id| id.card().does);
    for instruction in effects {
        let Instruction::Plain { does, .. } = instruction else { panic!("{instruction:?} asks for something") };
        let too_much = |effect: &Effect| matches!(effect, Effect::Trap(_) | Effect::Restore(..));
        assert!(!does.iter().any(too_much), "{instruction:?}");
    }
}
