//! More rules that no position can break, and some that are only told: Companions, Equipment, keywords, decks, Quick Combat.

use cite::rule;
use dante::board::{AreaId, Dir, Space};
use dante::content::language::Category;
use dante::content::{ChampionId, ConfrontationId, DECK, GearId, SheetId, SinId};
use dante::state::{Cover, FoeNo, Place, TrayNo};
use dante::{Choice, Deed, Event, Setup, rule};
use table::{Game, RuleId, Show};

use crate::support::{ARTIST, DEVOTEE, DOUBLE, FUMBLE, HIT, MERCENARY, MINOS, OUTLAW, area, position_of, space, table};

#[rule(COMPANION_READINESS_MAX, COMPANION_REBUILD_WOUNDS_STAY)]
fn a_companion_has_three_tokens_and_wounds_stay() {
    let mut t = table("phase = 'rebuild'\nplayers = ['outlaw']\nchampion = [{ id = 'artist', ready = 2, wounds = 1 }]");
    t.play_on();
    let artist = t.champion(ARTIST);
    assert_eq!((artist.ready, artist.wounds, artist.off_card()), (2, 1, 0));
    assert!(position_of("players = ['outlaw']\nchampion = [{ id = 'artist', ready = 3, wounds = 1 }]").is_err());
}

#[rule(COMPANION_EQUIPMENT, EQUIPMENT_SLOTS)]
fn a_companion_carries_as_much_as_anybody() {
    let t = table("players = ['outlaw']\nchampion = [{ id = 'artist', relic = 'pilgrims-flask', finding = 'wine' }]");
    t.may(Choice::Spend(ARTIST), rule::EQUIPMENT_RELIC_SPEND).may(Choice::Consume(ARTIST), rule::TURN_FREE_KINDS);
    assert!(t.champion(ARTIST).weapon.is_some());
}

#[rule(COMPANION_EXPIATE_NONE)]
fn expiate_does_nothing_for_companions() {
    let mut t =
        table("players = ['devotee']\nchampion = [{ id = 'devotee', hand = ['absolution'] }, { id = 'artist', wounds = 1 }]");
    t.play(DEVOTEE, "absolution", 0).choose(Choice::Champion(ARTIST));
    assert_eq!(t.champion(ARTIST).wounds, 1);
    t.was_told(&Event::NoSins(ARTIST), rule::COMPANION_EXPIATE_NONE);
    assert!(!t.ever(|event| matches!(event, Event::Expiated(..))));
}

#[rule(EQUIPMENT_PROFICIENCY, EQUIPMENT_HEIRLOOM_MATCH)]
fn heirlooms_fit_their_champions() {
    for who in ChampionId::ALL {
        let weapon = who.heirloom().map(GearId::card).expect("everybody has one");
        assert_eq!((weapon.category, weapon.heirloom), (who.proficiency(), Some(who)));
    }
}

#[rule(EQUIPMENT_SYMBOL_NOT_RANGED_WEAPON)]
fn a_symbol_is_no_ranged_weapon() {
    assert_ne!(GearId::Rosary.card().category, Category::Ranged);
    let mut t =
        table("foe = [{ id = 'minos', at = 'A1' }]\nchampion = [{ id = 'devotee', at = 'A1 south', hand = ['anathema'] }]");
    // A bow would not do in the Malefactor's own Area.
    t.play(DEVOTEE, "anathema", 0).play_on();
    assert!(t.ever(|event| matches!(event, Event::AttackRoll(DEVOTEE, _))));
}

#[rule(FURNITURE_PILLAR_BACKFLIP_WOUND)]
fn a_backflip_can_cost_a_wound() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        furniture = [{ at = 'A1 south', piece = 'small-pillar' }]
        champion = [{ id = 'outlaw', at = 'A1 south', vigor = 2 }]",
    );
    t.choose(Choice::Backflip(OUTLAW, space("A2 north"))).play_on();
    assert!(t.ever(|event| *event == Event::Wounded(OUTLAW)));
    assert!(t.ever(|event| matches!(event, Event::Fell(OUTLAW, 2))));
}

#[rule(FURNITURE_PILLAR_DESTROYED_SHOVE)]
fn a_falling_pillar_makes_room_for_itself() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        furniture = [{ at = 'A1 south', piece = 'large-pillar' }, { at = 'A1 west', piece = 'ark' }]
        champion = [{ id = 'outlaw', at = 'A1 south', vigor = 9 }, { id = 'artist', at = 'A1 east', vigor = 9 }]",
    );
    let away = t.options().into_iter().find(|choice| matches!(choice, Choice::Backflip(..))).expect("there is a way down");
    t.choose(away).play_on();
    assert_eq!(t.game().furniture_on(space("A1 east")), Some(dante::state::Furniture::Collapsed));
    assert_ne!(t.champion(ARTIST).space(), Some(space("A1 east")));
}

#[rule(KEYWORD_BLOCK_SECONDARY)]
fn a_blocked_attack_pushes_all_the_same() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'B1', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'B1 south', vigor = 9, prowess = 1 }]",
    );
    t.choose(Choice::Prowess(OUTLAW)).play_on();
    assert!(t.ever(|event| matches!(event, Event::Pushed(OUTLAW, _))));
    assert!(!t.ever(|event| matches!(event, Event::Hurt(OUTLAW, _))));
}

#[rule(KEYWORD_HOLD_OWN_RANGE)]
fn who_is_held_reaches_friends_from_the_area_of_the_malefactor() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1' }]
        champion = [{ id = 'devotee', at = 'held', hand = ['litany'] }, { id = 'outlaw', at = 'A3 south' }, { id = 'artist', at = 'E3 south' }]",
    );
    // Only the Outlaw is within Range 2 of A1.
    t.play(DEVOTEE, "litany", 0);
    assert_eq!((t.vigor(OUTLAW), t.vigor(ARTIST)), (9, 6));
    t.play_on();
}

#[rule(LEVEL_ENVIRONMENTAL_SOURCE, LEVEL_ENVIRONMENTAL_BLOCK)]
fn a_fall_is_nobodys_doing() {
    let mut t = table(
        "buildings = [{ at = 'A1', levels = 2 }]
        champion = [{ id = 'outlaw', at = 'A1 south', vigor = 12, prowess = 1, finding = 'shards' }]",
    );
    t.choose(Choice::Go(OUTLAW, space("A2 north")));
    t.may(Choice::Prowess(OUTLAW), rule::TOKEN_PROWESS).may_not(Choice::Shield(OUTLAW), rule::LEVEL_ENVIRONMENTAL_BLOCK);
    t.choose(Choice::LetBe).told(Event::Hurt(OUTLAW, 4), rule::LEVEL_ENVIRONMENTAL_SOURCE);
}

#[rule(DECK_WOUNDS_RETURN)]
fn a_restored_wound_goes_back_to_its_deck() {
    let mut t = table(
        "mode = { grim = true }
        champion = [{ id = 'devotee', at = 'A1 north', hand = ['laying-on-of-hands'] }, { id = 'outlaw', at = 'A1 south', slots = ['wound', 'open', 'open'] }]",
    );
    t.play(DEVOTEE, "laying-on-of-hands", 0).choose(Choice::Stay).choose(Choice::Champion(OUTLAW));
    assert_eq!(t.champion(OUTLAW).slots[0].cover, Cover::Cooldown);
    // The position would not pass if a Wound card were missing or there twice.
    assert!(t.game().check().is_ok());
}

#[rule(CARD_ENRAGE_SIN)]
fn maneuvers_lie_on_the_sin_of_wrath() {
    let t =
        table("champion = [{ id = 'outlaw', at = 'A1 south', hand = ['vantage'], slots = ['enrage', 'cooldown', 'cooldown'] }]");
    t.may(Choice::Play(OUTLAW, t.card(OUTLAW, "vantage"), 0), rule::CONDITION_BLOCK_EXCEPTIONS);
    assert!(t.champion(OUTLAW).slots[0].cover.is_condition());
}

#[rule(KEYWORD_THROW_PILLAR)]
fn a_thrown_pillar_lies_where_it_lands() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'C2', top = 'nine-coils', holds = 'small-pillar' }]
        champion = [{ id = 'outlaw', at = 'A1 south', vigor = 9 }]",
    );
    t.play_on();
    assert!(t.ever(|event| matches!(event, Event::FurnitureThrown(at) if at.area() == AreaId::A1)));
    assert!(area("A1").spaces().any(|space| t.game().furniture_on(space) == Some(dante::state::Furniture::Collapsed)));
}

#[rule(ATTACK_WEAPON_REQUIRED)]
fn without_a_weapon_nobody_attacks() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1' }]\nchampion = [{ id = 'mercenary', at = 'A1 south', unarmed = true, hand = ['pincer'] }]",
    );
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay);
    assert!(t.ever(|event| *event == Event::NoTarget(MERCENARY)));
}

#[rule(KEYWORD_PAY_VIGOR_LIMIT)]
fn nobody_pays_more_vigor_than_there_is() {
    let t = table(
        "champion = [{ id = 'artist', at = 'A1 south', vigor = 2, hand = ['flourish'], slots = ['encore', 'cooldown', 'cooldown'] }]",
    );
    t.may_not(Choice::Play(ARTIST, t.card(ARTIST, "flourish"), 0), rule::KEYWORD_PAY_VIGOR_LIMIT);
}

/// The rows of the table.
const ROWS: [RuleId; 9] = [
    rule::MODE_QUICK_CIRCLE_1,
    rule::MODE_QUICK_CIRCLE_2,
    rule::MODE_QUICK_CIRCLE_3,
    rule::MODE_QUICK_CIRCLE_4,
    rule::MODE_QUICK_CIRCLE_5,
    rule::MODE_QUICK_CIRCLE_6,
    rule::MODE_QUICK_CIRCLE_7,
    rule::MODE_QUICK_CIRCLE_8,
    rule::MODE_QUICK_CIRCLE_9,
];

#[rule(
    MODE_QUICK_CUMULATIVE,
    PROGRESSION_CHAMPION_CARD,
    PROGRESSION_MANEUVER_REPLACE,
    MODE_QUICK_CIRCLE_2,
    MODE_QUICK_CIRCLE_3,
    MODE_QUICK_CIRCLE_4,
    MODE_QUICK_CIRCLE_5,
    MODE_QUICK_CIRCLE_6,
    MODE_QUICK_CIRCLE_7,
    MODE_QUICK_CIRCLE_8,
    MODE_QUICK_CIRCLE_9
)]
fn every_circle_is_reached_with_what_the_table_gives() {
    for confrontation in ConfrontationId::ALL.into_iter().filter(|id| id.card().circle > 0) {
        let (circle, mut t) =
            (confrontation.card().circle, crate::support::Table::begun(Setup { confrontation, ..Setup::of(4) }));
        while t.is_drawing() && t.game().view(None).phase == "quick" {
            t.come_first();
        }
        for (row, rule) in (1..=circle).zip(ROWS) {
            t.was_told(&Event::Row(row), rule);
        }
        let ranks = t.game().champions().flat_map(|champion| [champion.weapon, champion.relic, champion.quality]);
        assert!(ranks.flatten().any(|gear| gear.card().rank > 0), "{confrontation:?} gives a Sacred Treasure");
        t.play_on();
        let level = match circle {
            1 => 1,
            2 | 3 => 2,
            4..=6 => 3,
            _ => 4,
        };
        for who in ChampionId::ALL {
            let champion = t.champion(who);
            assert_eq!(champion.sheet.card().level, level, "{confrontation:?}, {who:?}");
            assert_eq!(champion.maneuvers.len(), DECK);
            let learned = champion.maneuvers.iter().filter(|id| id.card().level > 1).count();
            let expected = [0, 0, 1, 2, 2, 3, 4, 4, 5, 6][usize::from(circle)];
            assert_eq!(learned, expected, "{confrontation:?}, {who:?}");
        }
    }
    assert!(SheetId::ALL.into_iter().any(|id| id.card().level == 4));
}

#[rule(FACING_DIRECTION, ZONE_CENTRAL_ONE)]
fn two_malefactors_never_share_a_central_space() {
    assert!(position_of("confrontation = 'ruse'\nfoe = [{ id = 'minos', at = 'A1' }, { id = 'pasiphae', at = 'A1' }]").is_err());
    let arcs: Vec<Dir> = area("B2").spaces().map(|space: Space| space.arc_from(area("B2"))).collect();
    assert_eq!(arcs, Dir::ALL);
}

#[rule(KEYWORD_HOLD_ZONE)]
fn who_is_held_stands_nowhere() {
    let t = table("foe = [{ id = 'minos', at = 'A1' }]\nchampion = [{ id = 'outlaw', at = 'held' }]");
    assert_eq!((t.champion(OUTLAW).place, t.champion(OUTLAW).space()), (Place::Held(MINOS), None));
    assert!(!t.options().iter().any(|choice| matches!(choice, Choice::Interact(OUTLAW, Deed::Open(_)))));
}

#[rule(COUNTERATTACK_ARCANA_NONE, COUNTERATTACK_ARCANA_REVEALED)]
fn an_arcana_on_top_strikes_nobody_back() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1', arcana = true }]
        champion = [{ id = 'mercenary', at = 'A1 south', vigor = 9, hand = ['pincer'] }]",
    );
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay).choose(Choice::Enough).fall(&[FUMBLE; 5]);
    t.told(Event::NoCounterattack(TrayNo(0)), rule::COUNTERATTACK_ARCANA_NONE);
    assert!(!t.ever(|event| matches!(event, Event::Counterattack(..))));
}

#[rule(DECK_SINS_REBUILD)]
fn discarded_sins_are_shuffled_when_one_is_needed() {
    let mut t = table(
        "sins-spent = true
        phase = 'rebuild'
        players = ['mercenary']
        champion = [{ id = 'mercenary', hand = ['pincer', 'war-stride'], deck = [] }]",
    );
    t.was_told(&Event::SinsShuffled, rule::DECK_SINS_REBUILD);
    t.draw(SinId::Abstain).play_on();
    assert!(t.ever(|event| *event == Event::SinDrawn(MERCENARY, SinId::Abstain)));
}

#[rule(MALEFACTOR_DEFEAT_NO_ACTIVATION)]
fn a_defeated_malefactor_does_nothing() {
    let mut t = table(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        next = 1
        foe = [{ id = 'herald', at = 'C2' }, { id = 'squire', at = 'A1', defeated = true }]",
    );
    t.was_told(&Event::DeckEmpty(TrayNo(1)), rule::MALEFACTOR_DEFEAT_NO_ACTIVATION);
    t.play_on();
}

#[rule(ATTACK_STEP_2A, ATTACK_STEP_2E, CONDITION_DAMAGE_VIGOR, CONDITION_DAMAGE_INFLICTED)]
fn a_roll_is_counted_and_struck_back_at() {
    let mut t = table(
        "fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{ id = 'minos', at = 'A1', top = 'head-to-head' }]
        champion = [{ id = 'mercenary', at = 'A1 south', vigor = 9, hand = ['pincer'] }]",
    );
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay).choose(Choice::Enough).fall(&[FUMBLE, FUMBLE, HIT, HIT, DOUBLE]);
    t.told_like(|event| matches!(event, Event::AttackRoll(MERCENARY, _)), rule::ATTACK_STEP_2A);
    t.told(Event::Struck(MERCENARY, TrayNo(0), 4), rule::ATTACK_STEP_2E);
    t.told(Event::Hurt(MERCENARY, 3), rule::CONDITION_DAMAGE_INFLICTED);
    assert_eq!(t.vigor(MERCENARY), 6);
    t.draw_on();
}

#[rule(KEYWORD_PUSH_OVERSIZED)]
fn a_pushed_giant_drives_everything_out_of_its_way() {
    let mut t = table(
        "confrontation = 'shore'
        foe = [{ id = 'colossus', at = 'C2' }, { id = 'ferryman', flown = true }]
        champion = [{ id = 'mercenary', at = 'B2 east', hand = ['pommel-strike'] }, { id = 'artist', at = 'D2 west', vigor = 9 }]",
    );
    t.play(MERCENARY, "pommel-strike", 0).choose(Choice::Enough).play_on();
    t.was_told(&Event::Tramples(FoeNo(0)), rule::KEYWORD_PUSH_OVERSIZED);
    assert_eq!(t.game().foe(FoeNo(0)).at, area("D2"));
    assert_ne!(t.champion(ARTIST).space().map(Space::area), Some(area("D2")));
}

#[rule(MODE_GRIM_SPECIAL_ATTACK)]
fn a_grim_wound_weakens_who_is_bewitched() {
    let mut t = table(
        "confrontation = 'ruse'
        mode = { grim = true }
        phase = 'malefactors'
        next = 1
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{ id = 'minos', at = 'E3' }, { id = 'pasiphae', at = 'A1', top = 'enchantment' }]
        champion = [{ id = 'mercenary', at = 'A2 north', slots = ['wound', 'open', 'open'] }, { id = 'artist', at = 'A2 west', vigor = 9 }]",
    );
    t.was_told(&Event::Penalty(MERCENARY, 1), rule::MODE_GRIM_SPECIAL_ATTACK);
    t.fall(&[HIT; 5]).play_on();
}

#[rule(KEYWORD_ULTIMATE, KEYWORD_STORE_NOT_DISCARD)]
fn an_ultimate_maneuver_is_stored() {
    let ultimate = dante::content::ManeuverId::ALL.into_iter().find(|id| id.card().ultimate && id.card().of == Some(OUTLAW));
    let ultimate = ultimate.expect("everybody has one");
    let name = ultimate.card().name.leaf();
    let mut t = table(&format!(
        "phase = 'clean-up'
        players = ['outlaw']
        champion = [{{ id = 'outlaw', learned = ['{name}'], slots = ['{name}', 'open', 'open'] }}]",
    ));
    t.play_on();
    let outlaw = t.champion(OUTLAW);
    assert_eq!((outlaw.stored.len(), outlaw.hand.len() + outlaw.deck.len() + outlaw.discard.len()), (1, 6));
}

#[rule(KEYWORD_HOLD_RETURN)]
fn nobody_swaps_out_of_a_grip() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1' }]
        champion = [{ id = 'outlaw', at = 'held', finding = 'mirror-shard' }, { id = 'artist', at = 'A1 north' }, { id = 'devotee', at = 'E3 south' }]",
    );
    t.choose(Choice::Consume(OUTLAW));
    if t.offered(Choice::Champion(ARTIST)) {
        t.choose(Choice::Champion(ARTIST));
    }
    assert!(t.ever(|event| *event == Event::CannotMove(OUTLAW)));
    assert_eq!(t.champion(OUTLAW).place, Place::Held(MINOS));
    t.at(ARTIST, "A1 north");
}
