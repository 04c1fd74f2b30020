//! Combat: a target, a roll, hits.

use cite::rule;
use claustrophobia::{Choice, Event, SpotId, rule};
use table::Show;

use crate::support::{HUMAN, INFERNAL, Table, fell, fiend, human, line, row, table, troglodytes};

/// The Redeemer with three dice, a Scout who waits, and troglodytes.
fn redeemer_among(troglodytes: u8) -> Table {
    let humans = "human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-scout', at = 1, die = 6 }]";
    let mut t = table(&(row(&[("straight", troglodytes), ("straight", 0)]) + humans));
    t.activate(human(0));
    t
}

#[rule(COMBAT_ROLL, COMBAT_HIT_THRESHOLD, DAMAGE_TROGLODYTE_CARRY_OVER, BOARD_COMBAT, BOARD_DEFENSE)]
fn as_many_dice_as_combat_are_rolled_and_each_that_reaches_the_defense_kills_a_troglodyte() {
    let mut t = redeemer_among(3);
    t.attack(troglodytes(0)).chance(HUMAN, rule::BOARD_COMBAT, 3);
    t.roll([2, 3, 4]);
    t.told(Event::Attack(human(0), troglodytes(0), fell(&[2, 3, 4]), 2), rule::COMBAT_HIT_THRESHOLD);
    assert_eq!((t.tile(0).troglodytes, t.game().reserve()), (1, 10));
}

#[rule(COMBAT_FIGURE_ICONS, COMBAT_HIT_THRESHOLD)]
fn the_figures_of_the_book_are_about_defense() {
    // A troglodyte has one life point, so a die of 1 would hit it if the figure meant those.
    let mut t = redeemer_among(3);
    t.attack(troglodytes(0)).roll([1, 2, 2]);
    assert_eq!(t.tile(0).troglodytes, 3);
}

#[rule(COMBAT_SAME_TILE, ACTIVATION_ACTION_COMBAT)]
fn only_enemies_on_the_own_tile_can_be_attacked() {
    let humans = "human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-scout', at = 0, die = 6 }]
                  fiend = [{ who = 'hunter', at = 0 }, { who = 'hellhound', at = 1 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + humans));
    t.activate(human(0));
    t.may(Choice::Attack(fiend(0)), rule::ACTIVATION_ACTION_COMBAT);
    t.may_not(Choice::Attack(fiend(1)), rule::COMBAT_SAME_TILE).may_not(Choice::Attack(troglodytes(1)), rule::COMBAT_SAME_TILE);
    assert!(!t.offers(Choice::Attack(human(1))), "allies are no targets");
}

#[rule(COMBAT_TARGETS, COMBAT_CHOOSE_TARGET, BOARD_SPECIAL_TROGLODYTE)]
fn a_target_is_one_warrior_with_a_board_or_all_ordinary_troglodytes_of_the_tile() {
    let more = "human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-scout', at = 1, die = 6 }]
                fiend = [{ who = 'hunter', at = 0 }, { who = 'hellhound', at = 0 }, { who = 'tough-troglodyte', at = 0 }]";
    let mut t = table(&(row(&[("crossing", 1), ("straight", 0)]) + more));
    t.activate(human(0));
    t.may(Choice::Attack(troglodytes(0)), rule::COMBAT_TARGETS);
    for each in 0..2 {
        t.may(Choice::Attack(fiend(each)), rule::ACTIVATION_ACTION_COMBAT);
    }
    t.may(Choice::Attack(fiend(2)), rule::BOARD_SPECIAL_TROGLODYTE);
    // The tough troglodyte is not one of the troglodytes: they are hit, it is not.
    t.attack(troglodytes(0)).roll([6, 6, 6]);
    assert_eq!((t.tile(0).troglodytes, t.at(fiend(2))), (0, 0));
    t.told(Event::Lost(2), rule::COMBAT_MULTIPLE_HITS_LOST);
}

#[rule(COMBAT_SKULL_HITS, COMPONENTS_SKULL_FACE)]
fn a_skull_is_a_six_and_hits_whatever_the_defense() {
    // With two shields and courage nobody but a skull would hit.
    let more = "phase = 'infernal-activation'
                human = [{ who = 'condemned-brute', at = 0, die = 4, equipment = ['shield-of-steel', 'shield-of-steel'] }]";
    let mut t = table(&(row(&[("straight", 2), ("straight", 1)]) + more));
    assert_eq!(t.statistics(human(0)).defense, 7);
    t.activate(troglodytes(0)).attack(human(0)).roll([5]).done();
    assert_eq!(t.human(0).lines_left(), 6);
    t.activate(troglodytes(0)).attack(human(0)).roll([6]);
    t.told(Event::Attack(troglodytes(0), human(0), fell(&[6]), 1), rule::COMBAT_SKULL_HITS);
    t.choose(line(0, 1));
    assert_eq!(t.damage(0), [1]);
}

#[rule(COMBAT_ALLOCATE, DAMAGE_WESTERN_LINE)]
fn who_controls_the_target_allocates_the_hits() {
    let more = "phase = 'infernal-activation'
                human = [{ who = 'redeemer', at = 0, die = 4 }]
                fiend = [{ who = 'demon-of-combat', at = 0 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + more));
    t.activate(fiend(0)).attack(human(0)).chance(INFERNAL, rule::BOARD_COMBAT, 4);
    t.roll([1, 2, 4, 5]).asks(HUMAN, rule::DAMAGE_WESTERN_LINE);
    t.choose(line(0, 4)).choose(line(0, 6));
    assert_eq!(t.damage(0), [4, 6]);
}

#[rule(COMBAT_MULTIPLE_HITS_LOST)]
fn hits_beyond_the_last_troglodyte_are_lost() {
    let mut t = redeemer_among(1);
    t.attack(troglodytes(0)).roll([3, 4, 5]);
    t.told(Event::TroglodytesKilled(SpotId(0), 1), rule::DAMAGE_TROGLODYTE);
    t.told(Event::Lost(2), rule::COMBAT_MULTIPLE_HITS_LOST);
}

#[rule(COMBAT_COMBAT_ZERO)]
fn who_has_no_combat_dice_is_not_offered_an_attack() {
    let more = "phase = 'infernal-activation'
                human = [{ who = 'redeemer', at = 0, die = 4 }]
                fiend = [{ who = 'kartikeya', at = 0 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + more));
    t.activate(fiend(0)).may_not(Choice::Attack(human(0)), rule::COMBAT_COMBAT_ZERO);
}

#[rule(COMBAT_MORE_THAN_TEN_DICE)]
fn more_dice_than_the_box_has_are_rolled() {
    let more = "human = [{ who = 'condemned-brute', at = 0, die = 5, equipment = ['great-sword', 'halberd', 'blunderbuss'] },
                         { who = 'redeemer', at = 0, die = 4, equipment = ['scepter-of-command'] }]
                fiend = [{ who = 'hunter', at = 0 }]
                lasting = [{ token = 'anger', on = 'humans', gives = { plus = ['combat', 1] }, until = 'human-preparation' },
                           { token = 'courage', on = { human = 0 }, gives = { plus = ['combat', 1] }, until = 'human-preparation' },
                           { token = { instinct = 'rage' }, on = { human = 0 }, gives = { plus = ['combat', 1] }, until = 'human-preparation' }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + more));
    t.activate(human(0)).attack(fiend(0)).chance(HUMAN, rule::BOARD_COMBAT, 12);
    t.roll([1; 12]);
    assert_eq!(t.fiend(0).damage, 0);
}

/// All ways in which three dice fall.
fn rolls() -> impl Iterator<Item = [u8; 3]> {
    (0..216).map(|way: u8| [way % 6 + 1, way / 6 % 6 + 1, way / 36 + 1])
}

#[rule(COMBAT_HIT_THRESHOLD, TALENT_FRENZIED)]
fn shown_odds_are_those_of_all_rolls() {
    let hit = |event: &Event| matches!(event, Event::Attack(_, _, _, hits) | Event::AttackAgain(_, _, hits) if *hits > 0);
    // The Swordswoman is frenzied: what missed is rolled once more.
    for (who, die) in [("redeemer", 4), ("swordswoman", 3)] {
        for target in [troglodytes(0), fiend(0)] {
            let begin = || {
                let humans =
                    format!("human = [{{ who = '{who}', at = 0, die = {die} }}, {{ who = 'condemned-scout', at = 1, die = 6 }}]");
                let more = format!("{humans}\nfiend = [{{ who = 'hunter', at = 0 }}]");
                let mut t = table(&(row(&[("crossing", 1), ("straight", 0)]) + &more));
                t.activate(human(0));
                t
            };
            let (mut hits, mut ways) = (0, 0);
            for faces in rolls() {
                let mut t = begin();
                t.attack(target).roll(faces);
                if t.ever(hit) || !t.is_rolling() {
                    (hits, ways) = (hits + 216 * u64::from(t.ever(hit)), ways + 216);
                    // How the other dice fall makes no difference any more.
                    let missed = |count: u8| t.ever(|event| matches!(event, Event::Attack(_, _, _, hits) if 3 - *hits == count));
                    if let Some(count) = (1..3).find(|count| t.is_rolling() && missed(*count)) {
                        t.fall(&[1, 1][..usize::from(count)]);
                    }
                    continue;
                }
                t.roll([1; 3]);
                for again in rolls() {
                    let mut t = begin();
                    t.attack(target).roll(faces).roll(again);
                    (hits, ways) = (hits + u64::from(t.ever(hit)), ways + 1);
                }
            }
            let t = begin();
            let option = t.ask().options.iter().find(|option| option.choice == Choice::Attack(target)).unwrap();
            let odds = t.game().label(t.ask(), option).odds;
            assert!(!odds.is_empty(), "{who} against {target:?}");
            assert_eq!(u64::from(odds[0].ways) * ways, hits * u64::from(odds[0].out_of), "{who} against {target:?}");
        }
    }
}
