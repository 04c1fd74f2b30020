//! Standard, Grim and Story mode.

use cite::rule;
use dante::content::{ActionId, GearId, WoundId};
use dante::state::{Cover, DeckCard, Might, TrayNo};
use dante::{Choice, Event, Setup, rule};
use table::{Game, Show as _};

use crate::support::{DECK, DOUBLE, HIT, MERCENARY, MINOS, OUTLAW, Table, dial, space, table};

#[rule(MODE_STORY, MODE_STANDARD)]
fn in_story_mode_maneuvers_lie_on_wounds_and_sins() {
    for (story, allowed) in [(false, Err(rule::CONDITION_BLOCK)), (true, Ok(rule::MODE_STORY))] {
        let t = table(&format!(
            "mode = {{ story = {story} }}\nchampion = [{{ id = 'outlaw', at = 'A1 north', hand = ['scavenge'], slots = ['wound', 'abstain', 'cooldown'] }}]"
        ));
        let card = t.card(OUTLAW, "scavenge");
        for slot in [0, 1] {
            match allowed {
                Ok(by) => t.may(Choice::Play(OUTLAW, card, slot), by),
                Err(by) => t.may_not(Choice::Play(OUTLAW, card, slot), by),
            };
        }
        t.may_not(Choice::Play(OUTLAW, card, 2), rule::MANEUVER_COOLDOWN_SLOT);
    }
}

#[rule(MODE_STORY_DEFEAT)]
fn in_story_mode_the_third_condition_defeats_all_the_same() {
    let mut t = table(
        "mode = { story = true }\nplayers = ['outlaw', 'artist']\nchampion = [{ id = 'outlaw', at = 'A1 north', vigor = 1, slots = ['wound', 'abstain', 'open'] }]",
    );
    t.choose(Choice::Go(OUTLAW, space("A1 south"))).told(Event::Defeated(OUTLAW), rule::CONDITION_DEFEAT);
}

#[rule(MODE_GRIM, CONTENT_PENALTY, CONTENT_WOUNDS_GRIM)]
fn in_grim_mode_a_wound_shows_its_text() {
    let mut t = table(
        "mode = { grim = true }\nplayers = ['outlaw', 'artist', 'mercenary']\nchampion = [{ id = 'outlaw', at = 'A1 north', vigor = 1 }]",
    );
    t.choose(Choice::Go(OUTLAW, space("A1 south"))).choose(Choice::Slot(0));
    t.draw(WoundId::TwistedAnkle).told_like(|event| matches!(event, Event::WoundAssigned(..)), rule::CONDITION_WOUND_STEP_ASSIGN);
    assert_eq!(t.champion(OUTLAW).slots[0].cover, Cover::Wound(Some(WoundId::TwistedAnkle)));
    // Basic Actions cost him 1 Vigor more.
    t.choose(Choice::Go(OUTLAW, space("A1 north"))).told(Event::Paid(OUTLAW, 2), rule::TURN_BASIC_COST);
}

#[rule(MODE_GRIM, ATTACK_POOL_MINIMUM)]
fn bloody_eye_costs_a_die() {
    // The first Wound of the deck is Bloody Eye.
    let mut t = table(
        "mode = { grim = true }\nchampion = [{ id = 'mercenary', at = 'C2 south', hand = ['hold-the-line'], slots = ['wound', 'open', 'open'] }]",
    );
    t.play(MERCENARY, "hold-the-line", 1).choose(Choice::Enough).told(Event::Penalty(MERCENARY, 1), rule::MODE_GRIM);
    t.fall(&[HIT; 4]);
}

#[rule(MODE_PLAYERS, MODE_QUICK_COMBAT)]
fn one_to_four_champions_have_a_player_each_of_them_once() {
    let none = Setup { champions: Vec::new(), ..Setup::default() };
    assert!(dante::Dante::begin(&none).is_err());
    let twice = Setup { champions: vec![OUTLAW, OUTLAW], ..Setup::default() };
    assert!(dante::Dante::begin(&twice).is_err());
    assert!((1..=4).all(|players| dante::Dante::begin(&Setup::of(players)).is_ok()));
}

#[rule(CONTENT_BALANCE, DECK_ARCANA_SHUFFLE_IN)]
fn arcana_that_nobody_offered_lie_in_the_deck() {
    let arcana = dial("ruse", "arcana");
    let mut t = table("confrontation = 'ruse'\nphase = 'laying'");
    t.draw_on();
    t.was_told(&Event::ArcanaAdded(DECK, arcana), rule::CONTENT_BALANCE);
    assert_eq!(t.game().tray(DECK).len(), 10 + usize::from(arcana));
}

#[rule(CONTENT_BALANCE)]
fn a_circle_says_what_it_adds_and_leaves_known_cards_as_they_are() {
    let [damage, sturdiness, endurance, hunger] = ["damage", "sturdiness", "endurance", "hunger"].map(|name| dial("limbo", name));
    for (card, inflicted, more) in [(ActionId::HomeRun, 4, 0), (ActionId::Stamp, 3 + damage, damage)] {
        let mut t = table("phase = 'laying'");
        t.come("treasure", GearId::VenetianDagger.kind()).turn_up(card);
        t.was_told(&Event::Might(Might { damage, sturdiness: sturdiness as i8, endurance, hunger }), rule::CONTENT_BALANCE);
        t.draw_on();
        let said = t.game().boards(None).cards.iter().find_map(|row| row.name.args.get("more"));
        assert_eq!(said, Some(more.into()), "who reads {card:?} reads beside it what is added");
        t.pass();
        assert!(t.ever(|event| *event == Event::Threatened(MERCENARY, inflicted)), "{card:?}");
        t.draw_on();
    }
}

#[rule(CONTENT_BALANCE)]
fn less_is_added_for_each_companion() {
    let [damage, sturdiness, endurance, relief, hunger] =
        ["damage", "sturdiness", "endurance", "relief", "hunger"].map(|name| dial("ruse", name));
    for (players, companions) in
        [("'artist', 'devotee', 'mercenary', 'outlaw'", 0), ("'mercenary', 'outlaw'", 2), ("'outlaw'", 3)]
    {
        let mut t = table(&format!("confrontation = 'ruse'\nplayers = [{players}]\nphase = 'laying'"));
        t.draw_on();
        let added = sturdiness as i8 - companions as i8;
        let might = Might {
            damage,
            sturdiness: added,
            endurance: endurance - relief * companions,
            hunger: if companions > 0 { hunger.min(1) } else { hunger },
        };
        t.was_told(&Event::Might(might), rule::CONTENT_BALANCE);
        let (minos, pasiphae) = (t.game().sturdiness(TrayNo(0)), t.game().sturdiness(TrayNo(1)));
        assert_eq!(
            (minos, i16::from(pasiphae)),
            (5, 4 + i16::from(added)),
            "what is known stays, what is ours can fall below its card"
        );
    }
}

#[rule(CONTENT_BALANCE)]
fn what_belongs_to_no_circle_is_as_printed_for_companions_too() {
    let mut t = table("confrontation = 'vestibule'\nplayers = ['outlaw']\nphase = 'laying'");
    t.draw_on();
    assert!(!t.ever(|event| matches!(event, Event::Might(_))));
}

/// Minos as the Outlaw has wounded him with two Hits of each of five dice, and how often; this card has come to the top.
fn wounded_minos(next: ActionId) -> (Table, u8) {
    let wounds = (10 - dial("limbo", "sturdiness")) / 5;
    let mut t = table("phase = 'laying'");
    t.come("treasure", GearId::VenetianDagger.kind()).turn_up(ActionId::Labyrinth).draw_on();
    t.play(OUTLAW, "cheap-shot", 0).choose(Choice::Enough).fall(&[DOUBLE; 5]);
    (1..wounds).for_each(|_| {
        t.turn_up(ActionId::Haul);
    });
    t.turn_up(next).play_on();
    (t, wounds)
}

#[rule(CONTENT_BALANCE)]
fn a_deck_bears_wounds_before_it_loses_cards() {
    let (t, wounds) = wounded_minos(ActionId::Stamp);
    let left = dial("limbo", "endurance") - wounds;
    assert!(wounds > 0);
    t.was_told(&Event::Endures(DECK, left), rule::CONTENT_BALANCE);
    let deck = t.game().tray(DECK);
    assert_eq!((deck.endurance, deck.len(), deck.discard.len()), (left, 10, 0));
    assert_eq!(deck.below.first(), Some(&DeckCard::Action(ActionId::Labyrinth)), "the card that was on top goes to the bottom");
}

#[rule(CONTENT_BALANCE)]
fn a_malefactor_recovers_whose_card_costs_nobody_any_vigor() {
    for (card, recovers) in [(ActionId::BullRush, true), (ActionId::Stamp, false)] {
        let (mut t, wounds) = wounded_minos(card);
        t.pass().play_on();
        let most = dial("limbo", "endurance");
        let now = if recovers { most.min(most - wounds + dial("limbo", "hunger")) } else { most - wounds };
        assert_eq!(t.ever(|event| *event == Event::Recovers(MINOS)), recovers, "{card:?}");
        assert_eq!(t.game().tray(DECK).endurance, now, "{card:?}");
        if recovers {
            t.was_told(&Event::Rests(DECK, now), rule::CONTENT_BALANCE);
        }
    }
}

#[rule(CONTENT_BALANCE, KEYWORD_BLOCK_DAMAGE)]
fn who_has_a_known_sturdiness_blocks_what_others_are_sturdier_by() {
    let more = dial("ruse", "sturdiness");
    let mut t = table("confrontation = 'ruse'\nphase = 'laying'");
    t.draw_on();
    let (minos, pasiphae) = (t.game().sturdiness(TrayNo(0)), t.game().sturdiness(TrayNo(1)));
    assert_eq!((minos, pasiphae), (5, 4 + more));
    // The Outlaw shoots at Minos with the three dice of his bow and two of the card.
    t.play(OUTLAW, "cheap-shot", 0).choose(Choice::Enough).fall(&[HIT; 5]);
    t.was_told(&Event::FoeBlocked(MINOS, more.min(5)), rule::CONTENT_BALANCE);
}

#[rule(MODE_QUICK_CIRCLE_1, MODE_QUICK_RANDOM_REWARDS, EQUIPMENT_SLOT_TYPE, CONTENT_QUICK_COMBAT_SECTION)]
fn the_first_circle_gives_a_sacred_treasure_of_rank_1() {
    let mut t = crate::support::table("phase = 'laying'");
    t.come("treasure", dante::content::GearId::VenetianDagger.kind());
    t.was_told(&Event::Row(1), rule::MODE_QUICK_CIRCLE_1);
    // A Melee Weapon, so one of the two who know how to use it; nobody else.
    t.was_told(
        &Event::TreasureDealt(crate::support::ARTIST, dante::content::GearId::VenetianDagger),
        rule::MODE_QUICK_RANDOM_REWARDS,
    );
    t.play_on();
    assert_eq!(t.champion(crate::support::ARTIST).weapon, Some(dante::content::GearId::VenetianDagger));
}
