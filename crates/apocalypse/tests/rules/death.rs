//! Hero death and replacement.

use apocalypse::content::{HeroId, TrooperId};
use apocalypse::{Act, Choice, Event, rule};
use cite::rule;

use crate::support::{A, B, table};

const DYING: &str = "at = 1, toughness = 0, health = 1, courage = 5, luck = 2, gifts = ['vanity'], patrol = { kind = 'army', count = 1 }, fire = true, stunned = true, pestilence = 2";

#[rule(DEATH_HERO, DEATH_DOOM, DEATH_DISCARD, DEATH_BELONGINGS)]
fn a_dead_hero_raises_doom_and_loses_everything() {
    let mut t = table(&[DYING, "at = 5"], "phase = 'minions-attack'\narea = [{ at = 1, larvae = 1 }]");
    t.roll(&[6]).choose(Choice::Suffer);
    assert!(t.ever(|event| *event == Event::Died(A)) && t.view().doom == 2);
    let hero = t.hero(A);
    assert!(
        hero.courage == 0 && hero.luck == 0 && hero.patrol.is_none() && !hero.fire && hero.slots.iter().flatten().count() == 0
    );
    assert_eq!((hero.pestilence, hero.stunned, hero.tokens), (0, false, 0), "nor does it keep a marker");
    assert!(hero.powers.iter().next().is_none(), "nor what it could do");
    assert_eq!(t.game().in_supply(TrooperId::Army), 4);
}

#[rule(DEATH_NEW_HERO, NEWHERO_REPLACE, NEWHERO_PLACE, NEWHERO_STATE, NEWHERO_COURAGE, PHASE_RECRUIT_SEGMENT)]
fn a_new_hero_enters_at_the_start_with_full_health_and_courage_for_the_dice() {
    let mut t = table(&["", "at = 5"], "phase = 'new-captain'\ncaptain = 1\ndice = 6");
    assert_eq!((t.asked(), t.ask().rule), (A, rule::DEATH_NEW_HERO));
    assert!(!t.offers(Choice::Enter(HeroId::NaomiJoslyn)), "who is in the game cannot enter");
    t.may(Choice::Enter(HeroId::DorothyHall), rule::NEWHERO_REPLACE);
    t.choose(Choice::Enter(HeroId::DorothyHall))
        .told(Event::Entered(A, HeroId::DorothyHall, Some(HeroId::Tarang)), rule::NEWHERO_PLACE);
    t.told(Event::CourageGained(A, 6), rule::NEWHERO_COURAGE);
    let who = |line: &table::Line<Event>| line.telling.say.args.get("who");
    let (tarang, dorothy) = (HeroId::Tarang.sheet().name, HeroId::DorothyHall.sheet().name);
    for line in t.lines() {
        match line.event {
            Event::Captain(A) => {
                assert_eq!((who(&line), &line.telling.at[..]), (Some(tarang.into()), &[][..]), "who is dead keeps the name")
            }
            Event::Entered(A, ..) | Event::CourageGained(A, _) => assert_eq!(who(&line), Some(dorothy.into())),
            _ => {}
        }
    }
    assert!(t.ever(|event| *event == Event::Captain(A)));
    let sheet = HeroId::DorothyHall.sheet();
    assert_eq!((t.at(A), t.hero(A).health, t.hero(A).courage), (Some(0), sheet.health, 6));
    assert_eq!(t.hero(A).slots.iter().flatten().count(), 0);
    // In the same team phase it may recruit.
    t.may(Choice::Team(A, Act::Recruit), rule::RECRUIT_WHERE);
}

#[rule(DEATH_ALL_DEAD)]
fn the_game_goes_on_when_all_heroes_are_dead() {
    let mut t = table(&["", ""], "phase = 'new-captain'");
    assert_eq!(t.ask().rule, rule::DEATH_ALL_DEAD);
    t.choose(Choice::Enter(HeroId::EvaNoel));
    assert_eq!(t.at(if t.hero(A).at.is_some() { A } else { B }), Some(0));
}

#[rule(DEATH_NO_HERO_LEFT, NEWHERO_REPLACE)]
fn a_hero_that_has_died_may_enter_again_at_once() {
    let mut t = table(&["", "at = 0"], "phase = 'new-captain'");
    t.may(Choice::Enter(HeroId::Tarang), rule::DEATH_NO_HERO_LEFT);
    t.may(Choice::Enter(HeroId::EvaNoel), rule::NEWHERO_REPLACE);
    assert!(!t.offers(Choice::Enter(HeroId::NaomiJoslyn)), "who is in the game cannot enter");
    t.choose(Choice::Enter(HeroId::Tarang));
    assert_eq!(t.hero(A).health, HeroId::Tarang.sheet().health);
}

#[rule(NEWHERO_NO_BONUS)]
fn a_hero_that_a_gift_spares_gets_no_courage() {
    let hero = "at = 1, toughness = 0, health = 1, luck = 5, gifts = ['nine-lives']";
    let mut t = table(&[hero], "phase = 'minions-attack'\narea = [{ at = 1, larvae = 1 }]");
    t.roll(&[6]).choose(Choice::Yes).told(Event::Spared(A), rule::NEWHERO_NO_BONUS);
    assert!(t.hero(A).courage == 0 && t.at(A) == Some(1) && t.hero(A).health > 0 && t.view().doom == 0);
}

#[rule(REGION_SETUP, NEWHERO_STATE)]
fn a_region_gives_its_luck_to_replacements_and_late_players_too() {
    let luck = |id: HeroId| id.sheet().luck + 2;
    let mut t = table(&["", "at = 0"], "phase = 'new-captain'\nregion = 'star-city'");
    t.choose(Choice::Enter(HeroId::EvaNoel)).told(Event::LuckGained(A, 2), rule::REGION_SETUP);
    assert_eq!(t.hero(A).luck, luck(HeroId::EvaNoel));
    let mut t = table(&["at = 0"], "late = 1\nphase = 'new-captain'\nregion = 'star-city'");
    t.choose(Choice::Join(HeroId::EvaNoel)).told(Event::LuckGained(B, 2), rule::REGION_SETUP);
    assert_eq!(t.hero(B).luck, luck(HeroId::EvaNoel));
}
