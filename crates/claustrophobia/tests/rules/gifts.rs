//! Gifts of the devoted.

use cite::rule;
use claustrophobia::content::{Gift, TileEffect, TileNo};
use claustrophobia::{Choice, Event, HumanId, SpotId, Token, rule};

use table::{Fate, Game, Seat};

use crate::support::{EAST, HUMAN, INFERNAL, Table, fell, human, line, row, table, tile_of, troglodytes};

/// The end of the preparation phase: the Redeemer has these gifts and this die.
fn gift(gifts: &str, die: u8, more: &str) -> Table {
    let more = format!(
        "phase = 'human-effects'\n{more}\nhuman = [{{ who = 'redeemer', at = 0, die = {die}, gifts = [{gifts}] }},
         {{ who = 'condemned-brute', at = 0, die = 4, damage = [1] }}, {{ who = 'condemned-scout', at = 1, die = 4, damage = [2] }}]"
    );
    table(&(row(&[("straight", 2), ("straight", 0)]) + &more))
}

const REDEEMER: HumanId = HumanId(0);

#[rule(GIFT_ACTIVATION, GIFT_SETUP, GIFTS_DIE_VALUES, HUMAN_PREP_EFFECTS_STEP)]
fn a_gift_is_activated_by_a_die_of_its_value() {
    for (gift_of, name, value) in [
        (Gift::AuraOfAnger, "'aura-of-anger'", 1),
        (Gift::LayingOnHands, "'laying-on-hands'", 2),
        (Gift::SacrificialStrike, "'sacrificial-strike'", 2),
        (Gift::AuraOfCourage, "'aura-of-courage'", 5),
        (Gift::Prescience, "'prescience'", 4),
        (Gift::AdditionalDice, "'additional-dice'", 3),
        (Gift::HolyStrike, "'holy-strike'", 6),
    ] {
        let t = gift(name, value, "");
        t.asks(HUMAN, rule::HUMAN_PREP_EFFECTS_STEP);
        assert!(t.offers(Choice::Gift(REDEEMER, gift_of)), "{name}");
        let t = gift(name, value % 6 + 1, "");
        t.asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    }
}

#[rule(GIFT_ACTIVATION)]
fn a_gift_of_another_line_is_refused() {
    let t = gift("'aura-of-anger', 'aura-of-courage'", 1, "");
    t.may(Choice::Gift(REDEEMER, Gift::AuraOfAnger), rule::GIFT_AURA_OF_ANGER);
    t.may_not(Choice::Gift(REDEEMER, Gift::AuraOfCourage), rule::GIFT_ACTIVATION);
}

#[rule(EXHAUSTED_NO_GIFT)]
fn an_exhausted_warrior_activates_no_gift() {
    let more = "phase = 'human-effects'\nhuman = [{ who = 'redeemer', at = 0, die = 1, damage = [1], gifts = ['aura-of-anger'] },
                { who = 'condemned-brute', at = 0, die = 4 }]";
    let t = table(&(row(&[("straight", 0)]) + more));
    t.told(Event::NoGift(REDEEMER, Gift::AuraOfAnger), rule::EXHAUSTED_NO_GIFT);
    t.asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
}

/// The Redeemer with Holy strike on the first tile beside a Brute, and a Guardian Demon (defense 5) on one of two tiles.
fn holy_strike(tile: &str, equipment: &str, demon: u8) -> Table {
    let more = format!(
        "phase = 'human-effects'\nfiend = [{{ who = 'guardian-demon', at = {demon} }}]
         human = [{{ who = 'redeemer', at = 0, die = 6, gifts = ['holy-strike'], equipment = [{equipment}] }}, {{ who = 'condemned-brute', at = 0, die = 4 }}]"
    );
    let mut t = table(&(row(&[(tile, 0), ("straight", 0)]) + &more));
    t.choose(Choice::Gift(REDEEMER, Gift::HolyStrike)).activate(human(0));
    t
}

#[rule(GIFT_HOLY_STRIKE, GIFT_HOLY_STRIKE_EXCEPTIONS, GIFTS_HOLY_STRIKE_GUN)]
fn holy_strike_is_lost_by_using_a_blunderbuss_not_by_having_one() {
    let guardian = crate::support::fiend(0);
    // By hand on the own tile: three dice, and each 2 hits.
    let mut t = holy_strike("straight", "'blunderbuss'", 0);
    t.attack(guardian).roll([2, 2, 1]).told(Event::Attack(human(0), guardian, fell(&[2, 2, 1]), 2), rule::GIFT_HOLY_STRIKE);
    // At the next tile only the gun reaches: four dice against 5.
    let mut t = holy_strike("straight", "'blunderbuss'", 1);
    t.attack(guardian).roll([2, 3, 4, 5]);
    t.told(Event::Attack(human(0), guardian, fell(&[2, 3, 4, 5]), 1), rule::GIFT_HOLY_STRIKE_EXCEPTIONS);
    // A pistol is none of the two, whatever else lies in the pack.
    let mut t = holy_strike("straight", "'pistol', 'blunderbuss'", 0);
    t.choose(Choice::Use(claustrophobia::content::EquipmentCard::Pistol)).choose(Choice::Warrior(guardian)).roll([1, 2, 2]);
    assert_eq!(t.fiend(0).damage, 2);
}

#[rule(GIFTS_HOLY_STRIKE_FOG, GIFT_HOLY_STRIKE, TILE_FOG)]
fn holy_strike_does_not_care_for_fog() {
    let guardian = crate::support::fiend(0);
    let mut t = holy_strike("fog", "", 0);
    t.attack(guardian).roll([2, 2, 1]).told(Event::Attack(human(0), guardian, fell(&[2, 2, 1]), 2), rule::GIFTS_HOLY_STRIKE_FOG);
}

#[rule(GIFTS_OPTIONAL)]
fn nobody_has_to_use_a_gift() {
    let mut t = gift("'aura-of-anger'", 1, "");
    t.may(Choice::Done, rule::GIFTS_OPTIONAL);
    t.done().asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert_eq!(t.statistics(human(0)).combat, 2);
}

#[rule(GIFTS_ORDER)]
fn gifts_are_used_in_the_order_the_player_likes_each_one_wholly() {
    let more = "phase = 'human-effects'\nhuman = [{ who = 'redeemer', at = 0, die = 1, gifts = ['aura-of-anger'] },
                { who = 'redeemer', at = 0, die = 5, gifts = ['aura-of-courage'] }]";
    for first in [0, 1] {
        let mut t = table(&(row(&[("straight", 0)]) + more));
        let uses = [Choice::Gift(HumanId(0), Gift::AuraOfAnger), Choice::Gift(HumanId(1), Gift::AuraOfCourage)];
        t.choose(uses[first]);
        if first == 1 {
            t.choose(Choice::Warrior(human(0)));
        }
        t.choose(uses[1 - first]);
        if first == 0 {
            t.choose(Choice::Warrior(human(0)));
        }
        assert_eq!(t.values(human(0)), [2, 4, 6], "2 dice, anger and courage");
    }
}

#[rule(GIFT_HOLY_STRIKE)]
fn holy_strike_hits_with_every_die_from_two() {
    let mut t = gift("'holy-strike'", 6, "fiend = [{ who = 'guardian-demon', at = 0 }]");
    t.choose(Choice::Gift(REDEEMER, Gift::HolyStrike)).activate(human(0)).attack(crate::support::fiend(0)).roll([1, 2, 3]);
    t.told(Event::Attack(human(0), crate::support::fiend(0), fell(&[1, 2, 3]), 2), rule::GIFT_HOLY_STRIKE);
    assert_eq!(t.fiend(0).damage, 2, "its defense is 5");
}

#[rule(GIFT_HOLY_STRIKE_EXCEPTIONS)]
fn holy_strike_does_not_help_a_grenade() {
    let more = "phase = 'human-effects'\nhuman = [{ who = 'redeemer', at = 0, die = 6, gifts = ['holy-strike'], equipment = ['grenade'] }, { who = 'condemned-scout', at = 1, die = 4 }]
                fiend = [{ who = 'guardian-demon', at = 0 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    t.choose(Choice::Gift(REDEEMER, Gift::HolyStrike)).activate(human(0));
    t.choose(Choice::Use(claustrophobia::content::EquipmentCard::Grenade)).choose(Choice::Spot(SpotId(0))).roll([2]).roll([2]);
    assert_eq!((t.fiend(0).damage, t.human(0).lines_left()), (0, 6), "2 is enough for a holy strike, not for a grenade");
}

#[rule(GIFT_AURA_OF_ANGER, GIFTS_ANGER_STATISTIC, GIFTS_ANGER_BEARER)]
fn the_aura_of_anger_gives_combat_to_all_humans_until_the_next_preparation_phase() {
    let mut t = gift("'aura-of-anger'", 1, "threat = 0");
    let combat = |t: &Table| [0, 1, 2].map(|place| t.statistics(human(place)).combat);
    assert_eq!(combat(&t), [2, 2, 2]);
    t.choose(Choice::Gift(REDEEMER, Gift::AuraOfAnger))
        .told(Event::GiftUsed(REDEEMER, Gift::AuraOfAnger), rule::GIFT_AURA_OF_ANGER);
    assert_eq!(combat(&t), [3, 3, 3]);
    t.done().roll([1, 1, 2]);
    assert_eq!(combat(&t), [3, 3, 3], "in the infernal phases too");
}

#[rule(GIFT_AURA_OF_COURAGE, GIFTS_COURAGE_ICONS)]
fn the_aura_of_courage_gives_one_other_warrior_one_of_everything() {
    let mut t = gift("'aura-of-courage'", 5, "");
    t.choose(Choice::Gift(REDEEMER, Gift::AuraOfCourage)).asks(HUMAN, rule::GIFT_AURA_OF_COURAGE);
    assert_eq!(t.options(), [Choice::Warrior(human(1)), Choice::Warrior(human(2))], "another one, wherever it is");
    t.choose(Choice::Warrior(human(2))).told(Event::Effect(Token::Courage, human(2)), rule::GIFTS_COURAGE_ICONS);
    assert_eq!((t.values(human(2)), t.values(human(1))), ([3, 3, 5], [1, 2, 5]));
}

#[rule(GIFT_EXTRA_DICE, GIFTS_EXTRA_DICE_USE)]
fn additional_dice_add_two_to_the_next_roll_and_those_left_are_set_aside() {
    let mut t = gift("'additional-dice'", 3, "threat = 0\nfiend = []");
    t.choose(Choice::Gift(REDEEMER, Gift::AdditionalDice)).done().roll([1, 1, 1]);
    for power in [1, 1, 5] {
        t.choose(Choice::Allocate(1, claustrophobia::PowerId(power)));
    }
    t.done().chance(HUMAN, rule::GIFT_EXTRA_DICE, 5);
    t.roll([3, 3, 4, 5, 6])
        .choose(Choice::Assign(HumanId(0), 6))
        .choose(Choice::Assign(HumanId(1), 5))
        .choose(Choice::Assign(HumanId(2), 4));
    t.told(Event::SetAside(2), rule::GIFTS_EXTRA_DICE_USE);
    assert_eq!([0, 1, 2].map(|place| t.human(place).die), [6, 5, 4]);
}

#[rule(GIFTS_EXTRA_DICE_USE)]
fn never_more_than_eight_dice_are_rolled() {
    let five = (0..4).map(|_| "{ who = 'redeemer', at = 0, die = 0 }").collect::<Vec<_>>().join(", ");
    let more = format!(
        "phase = 'human-roll'\nlasting = [{}]\nhuman = [{five}]",
        "{ token = 'extra-dice', on = 'table', gives = { extra-dice = 5 }, until = 'always' }"
    );
    let mut t = table(&(row(&[("crossing", 0)]) + &more));
    t.chance(HUMAN, rule::GIFT_EXTRA_DICE, 8);
    t.roll([1; 8]);
}

#[rule(GIFT_LAYING_ON_HANDS, GIFTS_LAYING_SELF)]
fn laying_on_hands_heals_an_ally_on_the_same_tile() {
    let more = "phase = 'human-effects'\nhuman = [{ who = 'redeemer', at = 0, die = 2, damage = [5], gifts = ['laying-on-hands'] },
                { who = 'condemned-brute', at = 0, die = 4, damage = [1, 6] }, { who = 'condemned-scout', at = 1, die = 4, damage = [2] }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    t.choose(Choice::Gift(REDEEMER, Gift::LayingOnHands)).asks(HUMAN, rule::GIFT_LAYING_ON_HANDS);
    assert_eq!(t.options(), [line(1, 1), line(1, 6)], "neither the bearer nor who is elsewhere");
    t.choose(line(1, 6)).told(Event::Healed(HumanId(1), 6), rule::HEALING_LINE);
    assert_eq!(t.damage(1), [1]);
}

/// Prescience lies on this pile, and the Scout explores to the east.
fn foreseen(tunnels: &str, pile: &str) -> Table {
    let more = format!(
        "tunnels = [{tunnels}]\npile = [{pile}]\nhuman = [{{ who = 'condemned-scout', at = 0, die = 4 }}, {{ who = 'redeemer', at = 0, die = 4 }}]
         lasting = [{{ token = 'prescience', on = 'table', gives = 'foresight', until = 'human-activation-ends' }}]"
    );
    let mut t = table(&more);
    t.activate(human(0)).choose(Choice::Explore(EAST));
    t
}

const CROSSING: &str = "{ tile = 'crossing', at = [0, 0] }";

#[rule(GIFT_PRESCIENCE_TOKEN)]
fn the_prescience_token_lies_on_the_pile_from_the_end_of_the_preparation_phase() {
    let mut t = gift("'prescience'", 4, "pile = ['fog']");
    t.choose(Choice::Gift(REDEEMER, Gift::Prescience))
        .told(Event::GiftUsed(REDEEMER, Gift::Prescience), rule::GIFT_PRESCIENCE_TOKEN);
    t.activate(human(2)).choose(Choice::Explore(EAST));
    assert_eq!(t.chance_rule(), rule::EXPLORATION_DRAW);
    t.draw_tile(Some(TileEffect::Fog)).told(Event::Foreseen(1), rule::GIFT_PRESCIENCE_CHOICE);
}

#[rule(GIFT_PRESCIENCE_CHOICE, GIFT_PRESCIENCE_RETURN, GIFT_PRESCIENCE_ORIENTATION, GIFT_PRESCIENCE_ONCE)]
fn with_prescience_the_human_player_takes_one_of_three_tiles_and_lays_it() {
    let mut t = foreseen(CROSSING, "'lair', 'fog', 'alarm', 'flooded'");
    let tiles = [TileEffect::Lair, TileEffect::Fog, TileEffect::Alarm].map(|effect| {
        t.draw_tile(Some(effect));
        effect
    });
    t.told(Event::Foreseen(3), rule::GIFT_PRESCIENCE_CHOICE).asks(HUMAN, rule::GIFT_PRESCIENCE_CHOICE);
    let seen: Vec<_> = t.options();
    assert_eq!(seen.len(), 3);
    let of = |effect| {
        seen.iter().copied().find(|choice| matches!(choice, Choice::Tile(tile) if tile.card().effect == Some(effect))).unwrap()
    };
    t.choose(of(tiles[0])).asks(HUMAN, rule::GIFT_PRESCIENCE_RETURN);
    t.choose(of(tiles[2])).asks(HUMAN, rule::GIFT_PRESCIENCE_ORIENTATION);
    t.may_not(Choice::Lay(TileNo(33), 0), rule::EXPLORATION_PLACE)
        .may(Choice::Lay(TileNo(33), 2), rule::GIFT_PRESCIENCE_ORIENTATION);
    t.choose(Choice::Lay(TileNo(33), 1));
    assert_eq!(t.tile(1).tile.card().effect, Some(TileEffect::Lair));
    // The next explorer takes what was put on top, laid by the infernal player as always.
    t.choose(Choice::Explore(EAST)).told(Event::Explored(HumanId(0), tile_of(of(tiles[2]))), rule::EXPLORATION_DRAW);
    assert_eq!(t.tile(2).tile.card().effect, Some(TileEffect::Alarm));
}

#[rule(GIFT_PRESCIENCE_RETURN)]
fn what_was_foreseen_and_put_back_only_the_human_player_knows() {
    let mut t = foreseen(CROSSING, "'lair', 'fog', 'alarm', 'flooded'");
    for effect in [TileEffect::Lair, TileEffect::Fog, TileEffect::Alarm] {
        assert!(t.is_drawn_in_secret());
        t.draw_tile(Some(effect));
    }
    for _ in 0..3 {
        let first = t.options()[0];
        t.choose(first);
    }
    let imagined = |viewer: Seat, seed: u64| {
        let mut game = t.game().clone();
        game.veil(viewer, &mut Fate::new(seed));
        game
    };
    assert!((0..40).all(|seed| imagined(HUMAN, seed) == *t.game()), "who has seen them knows them");
    assert!((0..40).any(|seed| imagined(INFERNAL, seed) != *t.game()), "the other one can only guess");
}

#[rule(EXPLORATION_DRAW)]
fn without_prescience_a_tile_is_drawn_before_all_eyes() {
    let more =
        "pile = ['fog', 'lair']\nhuman = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&format!("tunnels = [{CROSSING}]\n{more}"));
    t.activate(human(0)).choose(Choice::Explore(EAST));
    assert!(!t.is_drawn_in_secret());
    t.draw_tile(Some(TileEffect::Fog));
}

#[rule(GIFTS_PRESCIENCE_DEAD_END)]
fn after_a_foreseen_dead_end_the_player_chooses_among_all_that_are_left() {
    let only = "{ tile = 'straight', at = [0, 0], open = 'ew' }, { tile = 'dead-end', at = [-1, 0], open = 'e' }";
    let mut t = foreseen(only, "'tomb', 'fog', 'straight'");
    t.draw_tile(Some(TileEffect::Tomb)).draw_tile(Some(TileEffect::Fog)).draw_tile(None);
    let shows = |effect| move |choice: &Choice| tile_of(*choice).card().effect == effect;
    let tomb = t.options().into_iter().find(shows(Some(TileEffect::Tomb))).unwrap();
    t.choose(tomb).asks(HUMAN, rule::GIFT_PRESCIENCE_RETURN);
    let next = t.options()[0];
    t.choose(next).told(Event::DeadEnd(tile_of(tomb)), rule::EXPLORATION_DEAD_END).asks(HUMAN, rule::GIFT_PRESCIENCE_CHOICE);
    let left = t.options();
    assert!(left.len() == 2 && !left.contains(&tomb), "{left:?}");
    let fog = left.into_iter().find(shows(Some(TileEffect::Fog))).unwrap();
    t.choose(fog);
    assert_eq!((t.at(human(0)), t.tile(2).tile), (2, tile_of(fog)));
}

#[rule(GIFT_ACTIVATION, GIFT_SACRIFICIAL_STRIKE_TWICE)]
fn of_two_gifts_the_one_of_the_die_is_used_up() {
    let mut t = gift("'aura-of-anger', 'sacrificial-strike'", 2, "");
    let strike = Choice::Gift(REDEEMER, Gift::SacrificialStrike);
    for _ in 0..2 {
        t.may_not(Choice::Gift(REDEEMER, Gift::AuraOfAnger), rule::GIFT_ACTIVATION);
        t.choose(strike).choose(Choice::Warrior(troglodytes(0))).roll([1]);
    }
    t.asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    let mut t = gift("'aura-of-anger', 'holy-strike'", 6, "");
    t.choose(Choice::Gift(REDEEMER, Gift::HolyStrike)).asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
}

#[rule(GIFTS_PRESCIENCE_DEAD_END)]
fn the_only_tile_left_after_a_foreseen_dead_end_is_laid_by_the_same_player() {
    let only = "{ tile = 'straight', at = [0, 0], open = 'ew' }, { tile = 'dead-end', at = [-1, 0], open = 'e' }";
    let mut t = foreseen(only, "'tomb', 'lair'");
    t.draw_tile(Some(TileEffect::Tomb)).draw_tile(Some(TileEffect::Lair)).told(Event::Foreseen(2), rule::GIFT_PRESCIENCE_CHOICE);
    let is_tomb = |choice: &Choice| tile_of(*choice).card().effect == Some(TileEffect::Tomb);
    let tomb = t.options().into_iter().find(is_tomb).unwrap();
    t.choose(tomb).told(Event::DeadEnd(tile_of(tomb)), rule::EXPLORATION_DEAD_END);
    // There is nothing to choose from, but the human player still lays it.
    t.asks(HUMAN, rule::GIFT_PRESCIENCE_ORIENTATION);
    let first = t.options()[0];
    t.choose(first);
    assert_eq!((t.at(human(0)), t.tile(2).tile.card().effect), (2, Some(TileEffect::Lair)), "the other one was left to choose");
}

#[rule(GIFTS_PRESCIENCE_DEAD_END)]
fn an_unused_prescience_token_leaves_the_pile_with_the_activation_phase() {
    let mut t = gift("'prescience'", 4, "pile = ['fog', 'lair']\nthreat = 0\nfiend = []");
    t.choose(Choice::Gift(REDEEMER, Gift::Prescience)).done().roll([1, 1, 1]);
    for power in [1, 1, 5] {
        t.choose(Choice::Allocate(1, claustrophobia::PowerId(power)));
    }
    t.done().roll([3, 3, 3]).done();
    t.activate(human(2)).choose(Choice::Explore(EAST)).draw_tile(Some(TileEffect::Fog));
    assert_eq!(t.at(human(2)), 2, "the tile is laid at once");
}

#[rule(GIFT_SACRIFICIAL_STRIKE, GIFT_SACRIFICIAL_STRIKE_BACKLASH, GIFT_SACRIFICIAL_STRIKE_TWICE, GIFTS_SACRIFICIAL_TARGET)]
fn a_sacrificial_strike_hits_somebody_on_the_tile_twice_at_most_and_may_turn_back() {
    let mut t = gift("'sacrificial-strike'", 2, "");
    let strike = Choice::Gift(REDEEMER, Gift::SacrificialStrike);
    t.choose(strike).asks(HUMAN, rule::GIFT_SACRIFICIAL_STRIKE);
    assert_eq!(
        t.options(),
        [Choice::Warrior(human(1)), Choice::Warrior(troglodytes(0))],
        "friend or foe on the tile, not the bearer"
    );
    t.choose(Choice::Warrior(troglodytes(0))).chance(HUMAN, rule::GIFT_SACRIFICIAL_STRIKE_BACKLASH, 1);
    t.roll([3]);
    assert_eq!((t.tile(0).troglodytes, t.human(0).lines_left()), (1, 6));
    t.choose(strike).asks(HUMAN, rule::GIFT_SACRIFICIAL_STRIKE_TWICE);
    t.choose(Choice::Warrior(human(1))).roll([4]).choose(line(1, 2)).choose(line(0, 6));
    assert_eq!((t.damage(1), t.damage(0)), (vec![1, 2], vec![6]), "the strike turned back");
    t.asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
}

#[rule(EXHAUSTED_ONLY_IN_PREPARATION)]
fn a_strike_on_the_line_under_the_die_exhausts_nobody() {
    let mut t = gift("'sacrificial-strike'", 2, "");
    t.choose(Choice::Gift(REDEEMER, Gift::SacrificialStrike)).choose(Choice::Warrior(human(1))).roll([1]);
    t.choose(line(1, 4)).told(Event::Cancelled(HumanId(1), 4), rule::EXHAUSTED_ONLY_IN_PREPARATION);
    assert!(!t.human(1).exhausted);
}
