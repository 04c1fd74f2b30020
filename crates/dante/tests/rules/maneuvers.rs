//! Maneuvers, Fierceness, Sins and Willpower.

use cite::rule;
use dante::content::SinId;
use dante::{Choice, Event, rule};

use crate::support::{ARTIST, FUMBLE, HIT, MERCENARY, OUTLAW, table};

#[rule(MANEUVER_PLAY, CHAMPION_SLOTS, MANEUVER_LIMIT, MANEUVER_COOLDOWN_SLOT, CONDITION_BLOCK, CONDITION_FEWER_MANEUVERS)]
fn a_card_goes_on_an_empty_slot() {
    let t = table("champion = [{ id = 'outlaw', at = 'A1 north', hand = ['scavenge'], slots = ['open', 'cooldown', 'wound'] }]");
    let card = t.card(OUTLAW, "scavenge");
    t.may(Choice::Play(OUTLAW, card, 0), rule::MANEUVER_PLAY);
    t.may_not(Choice::Play(OUTLAW, card, 1), rule::MANEUVER_COOLDOWN_SLOT);
    t.may_not(Choice::Play(OUTLAW, card, 2), rule::CONDITION_BLOCK);
    let t = table("champion = [{ id = 'outlaw', at = 'A1 north', hand = ['scavenge'], slots = ['snare', 'cooldown', 'wound'] }]");
    t.may_not(Choice::Play(OUTLAW, t.card(OUTLAW, "scavenge"), 0), rule::MANEUVER_LIMIT);
}

#[rule(FIERCENESS_RAISE, FIERCENESS_BEFORE_EFFECTS, FIERCENESS_ORDER, MANEUVER_SEQUENCE, CHAMPION_SIGNATURE_TRIGGERED)]
fn transversal_swing_makes_the_mercenary_the_fiercest_before_its_effects() {
    let mut t = table(
        "fierceness = ['outlaw', 'mercenary', 'artist', 'devotee']
        champion = [{ id = 'mercenary', at = 'C2 south', hand = ['transversal-swing'] }]",
    );
    t.play(MERCENARY, "transversal-swing", 0).told(Event::Fiercer(MERCENARY, 0), rule::FIERCENESS_RAISE);
    t.told(Event::SkillUsed(MERCENARY), rule::CHAMPION_SIGNATURE_TRIGGERED);
    t.told(Event::Inspired(MERCENARY, 1), rule::KEYWORD_INSPIRE);
    t.choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, FUMBLE, FUMBLE]).choose(Choice::Inspiration);
    t.draw_on();
}

#[rule(FIERCENESS_OVERFLOW)]
fn fierceness_beyond_the_first_position_is_lost() {
    let mut t = table(
        "fierceness = ['outlaw', 'mercenary', 'artist', 'devotee']
        champion = [{ id = 'mercenary', at = 'A1 south', hand = ['rallying-cry'] }]",
    );
    t.play(MERCENARY, "rallying-cry", 0).told(Event::Fiercer(MERCENARY, 0), rule::FIERCENESS_OVERFLOW);
}

#[rule(MANEUVER_EFFECT_ORDER)]
fn flourish_moves_first_and_attacks_then() {
    let mut t = table("champion = [{ id = 'artist', at = 'B2 east', hand = ['flourish'] }]");
    t.play(ARTIST, "flourish", 0).choose(Choice::Step(crate::support::space("C2 west")));
    t.choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, FUMBLE]);
    assert!(t.ever(|event| matches!(event, Event::Struck(..))));
}

#[rule(MANEUVER_RESTRICTION, MANEUVER_RESTRICTION_COST)]
fn powerful_shot_takes_another_card() {
    let t = table("champion = [{ id = 'outlaw', at = 'B2 east', hand = ['powerful-shot'] }]");
    t.may_not(Choice::Play(OUTLAW, t.card(OUTLAW, "powerful-shot"), 0), rule::MANEUVER_RESTRICTION);
    let mut t = table("champion = [{ id = 'outlaw', at = 'B2 east', hand = ['powerful-shot', 'snare', 'vantage'] }]");
    let snare = t.card(OUTLAW, "snare");
    t.play(OUTLAW, "powerful-shot", 0).choose(Choice::Discard(snare));
    assert!(t.champion(OUTLAW).discard.has(snare));
    t.choose(Choice::Enough).fall(&[HIT; 10]).draw_on();
}

#[rule(CHAMPION_ARTIST_IMPROVISATION, KEYWORD_COMBO, KEYWORD_COMBO_UNIT, CHAMPION_SIGNATURE_PASSIVE, MANEUVER_WILLPOWER_STACK)]
fn the_artist_pays_three_vigor_for_each_card_beneath() {
    let mut t = table(
        "champion = [{ id = 'artist', at = 'A1 north', hand = ['somersault'], slots = ['flourish', 'cooldown', 'cooldown'] }]",
    );
    t.may(Choice::Play(ARTIST, t.card(ARTIST, "somersault"), 0), rule::CHAMPION_ARTIST_IMPROVISATION);
    t.play(ARTIST, "somersault", 0).told(Event::Paid(ARTIST, 3), rule::CHAMPION_ARTIST_IMPROVISATION);
    t.choose(Choice::Stay).told(Event::Combo(ARTIST), rule::KEYWORD_COMBO);
    assert_eq!(t.champion(ARTIST).slots[0].cards.len(), 2);
    let t = table(
        "champion = [{ id = 'artist', at = 'A1 north', vigor = 2, hand = ['somersault'], slots = ['flourish', 'cooldown', 'cooldown'] }]",
    );
    t.may_not(Choice::Play(ARTIST, t.card(ARTIST, "somersault"), 0), rule::KEYWORD_PAY_VIGOR_LIMIT);
}

#[rule(TOKEN_WILLPOWER_PLAYER)]
fn willpower_plays_a_card_on_another_one() {
    let mut t = table(
        "champion = [{ id = 'outlaw', at = 'A1 north', willpower = 1, hand = ['scavenge'], slots = ['snare', 'cooldown', 'cooldown'] }]",
    );
    let card = t.card(OUTLAW, "scavenge");
    t.may_not(Choice::Willpower(OUTLAW, card, 1), rule::MANEUVER_COOLDOWN_SLOT);
    t.choose(Choice::Willpower(OUTLAW, card, 0)).told(Event::WillpowerUsed(OUTLAW), rule::TOKEN_WILLPOWER_PLAYER);
    t.choose(Choice::Stay).draw_on();
    assert_eq!(t.champion(OUTLAW).tokens.willpower, 0);
}

#[rule(KEYWORD_RECALL, MANEUVER_RECOVER_MORE, MANEUVER_RECALL_STACKED)]
fn recall_takes_a_card_back_and_frees_its_slot() {
    let mut t =
        table("champion = [{ id = 'artist', at = 'A1 north', sins = ['covet'], slots = ['flourish', 'open', 'cooldown'] }]");
    let flourish = t.card(ARTIST, "flourish");
    t.choose(Choice::Yield(ARTIST, SinId::Covet, 1)).choose(Choice::Recall(flourish));
    assert!(t.champion(ARTIST).hand.has(flourish) && t.champion(ARTIST).slots[0].cards.is_empty());
    // From under another card it is taken back as well.
    let mut t =
        table("champion = [{ id = 'artist', at = 'A1 north', hand = ['encore'], slots = ['flourish', 'cooldown', 'cooldown'] }]");
    let (flourish, encore) = (t.card(ARTIST, "flourish"), t.card(ARTIST, "encore"));
    t.play(ARTIST, "encore", 0).choose(Choice::Recall(flourish));
    assert!(t.champion(ARTIST).hand.has(flourish));
    assert_eq!(t.champion(ARTIST).slots[0].cards.as_slice(), [encore]);
}

#[rule(MANEUVER_TARGET_ANOTHER_CHAMPION, MANEUVER_TARGET_YOU, MANEUVER_MANDATORY)]
fn another_champion_is_not_the_one_who_acts() {
    let mut t = table(
        "champion = [{ id = 'artist', at = 'A1 north', hand = ['limelight'] }, { id = 'outlaw', at = 'A1 south' }, { id = 'mercenary', at = 'B1 south' }]",
    );
    t.play(ARTIST, "limelight", 0).may_not(Choice::Champion(ARTIST), rule::MANEUVER_TARGET_ANOTHER_CHAMPION);
    t.choose(Choice::Champion(OUTLAW)).told(Event::Empowered(OUTLAW, 2), rule::KEYWORD_EMPOWER);
}

#[rule(TOKEN_RESOURCE_LIMIT, KEYWORD_INSPIRE)]
fn nobody_holds_more_than_four_tokens_of_a_kind() {
    let mut t = table("champion = [{ id = 'artist', at = 'A1 north', inspiration = 4, hand = ['somersault'] }]");
    t.play(ARTIST, "somersault", 0).choose(Choice::Stay).told(Event::Inspired(ARTIST, 0), rule::TOKEN_RESOURCE_LIMIT);
}
