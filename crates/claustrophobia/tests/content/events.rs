//! Every event card.

use cite::rule;
use claustrophobia::content::{EquipmentCard, EventCard, Gift, InstinctCard, ScenarioAction, Talent, TileNo};
use claustrophobia::{Choice, Event, HumanId, SpotId, Token, rule};

use crate::support::{EAST, HUMAN, INFERNAL, NORTH, Table, WEST, fiend, human, line, table, to, troglodytes};

/// Two crossings side by side; a Brute (1/2/4, or 1/3/3 with a 3) in the west with a Scout; the infernal player holds a card.
fn holding(card: &str, phase: &str, more: &str) -> Table {
    table(&format!(
        "phase = '{phase}'\nevents = ['{card}']\nthreat = 0\n\
         tunnels = [{{ tile = 'crossing', at = [0, 0], troglodytes = 1 }}, {{ tile = 'crossing', at = [1, 0] }}]\n\
         human = [{{ who = 'condemned-brute', at = 0, die = 3 }}, {{ who = 'condemned-scout', at = 0, die = 4 }}]\n{more}"
    ))
}

const HUNTER: &str = "fiend = [{ who = 'hunter', at = 1, damage = 2 }]";

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn a_card_that_would_do_nothing_cannot_be_used() {
    let t = holding("demonic-rage", "threat", "fiend = [{ who = 'hunter' }]");
    assert!(!t.ever(|event| matches!(event, Event::EventUsed(_))));
    // Nothing can be done, so the phase is over and the troglodyte is asked for.
    assert!(t.offers(Choice::Activate(troglodytes(0))));
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn a_cave_in_shuts_a_way_until_somebody_digs() {
    let mut t = holding("cave-in", "threat", "");
    t.choose(Choice::Event(EventCard::CaveIn)).choose(Choice::Opening(SpotId(0), EAST));
    t.told(Event::Buried(Token::Event(EventCard::CaveIn), SpotId(0), EAST), rule::EVENT_USE);
    assert!(t.tile(0).is_shut(EAST) && t.tile(1).is_shut(WEST));
    t.activate(troglodytes(0));
    assert!(!t.offers(to(1)), "nobody passes");
    t.done().roll([3, 2]).choose(Choice::Assign(HumanId(0), 3)).draw(InstinctCard::Rage).activate(human(1));
    t.may_not(Choice::Scenario(ScenarioAction::Dig(EAST)), rule::CONTENT_EVENTS);
    t.done().activate(human(0)).choose(Choice::Scenario(ScenarioAction::Dig(EAST)));
    assert!(!t.tile(0).is_shut(EAST) && !t.tile(1).is_shut(WEST));
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn a_buried_opening_is_shut_for_a_tile_that_is_laid_later() {
    // The crossing's opening to the east caves in; a tile comes to lie there from the south.
    let mut t = table(
        "phase = 'threat'\nevents = ['cave-in']\nthreat = 0\npile = ['crossing']\n\
         tunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }, { tile = 'bend', at = [0, 1], open = 'ne' }, { tile = 'bend', at = [1, 1], open = 'nw' }]\n\
         human = [{ who = 'condemned-scout', at = 2, die = 4 }, { who = 'redeemer', at = 2, die = 4, has-blessed = true }]",
    );
    t.choose(Choice::Event(EventCard::CaveIn)).choose(Choice::Opening(SpotId(0), EAST)).done().roll([4, 4]);
    t.activate(human(0)).choose(Choice::Explore(NORTH)).draw(TileNo(10));
    assert_eq!(t.at(human(0)), 3);
    assert!(t.tile(0).is_shut(EAST) && t.tile(3).is_shut(WEST));
    assert!(!t.offers(to(0)), "shut from this side too");
    t.may(Choice::Scenario(ScenarioAction::Dig(WEST)), rule::ACTIVATION_ACTION_SCENARIO);
    t.choose(Choice::Scenario(ScenarioAction::Dig(WEST)));
    assert!(!t.tile(0).is_shut(EAST) && !t.tile(3).is_shut(WEST));
}

#[rule(EVENT_USE, GIFT_ACTIVATION)]
fn a_crisis_of_faith_stops_gifts_for_a_turn() {
    let position = |events: &str| {
        format!(
            "phase = 'human-cleanup'\nevents = [{events}]\ntunnels = [{{ tile = 'crossing', at = [0, 0] }}]\n\
             human = [{{ who = 'redeemer', at = 0, has-blessed = true, gifts = ['aura-of-anger'] }}]"
        )
    };
    let mut t = table(&position(""));
    assert!(t.roll([1]).offers(Choice::Gift(HumanId(0), Gift::AuraOfAnger)));
    let mut t = table(&position("'crisis-of-faith'"));
    t.asks(INFERNAL, rule::EVENT_USE);
    t.choose(Choice::Event(EventCard::CrisisOfFaith)).roll([1]);
    assert!(!t.offers(Choice::Gift(HumanId(0), Gift::AuraOfAnger)));
}

#[rule(EVENT_USE, EQUIPMENT_FIXED)]
fn a_defect_takes_a_piece_of_equipment_that_the_human_player_chooses() {
    let mut t = table(
        "phase = 'threat'\nevents = ['defect']\nthreat = 0\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 3, equipment = ['halberd', 'lantern'] }]",
    );
    t.choose(Choice::Event(EventCard::Defect)).asks(HUMAN, rule::EVENT_USE);
    t.choose(Choice::Equipment(HumanId(0), EquipmentCard::Lantern));
    let left: Vec<_> = t.human(0).equipment.iter().map(|held| held.card).collect();
    assert_eq!(left, [EquipmentCard::Halberd]);
}

#[rule(EVENT_USE, TALENT_FRENZIED)]
fn demonic_rage_makes_a_demon_frenzied() {
    let mut t = holding("demonic-rage", "threat", HUNTER);
    t.choose(Choice::Event(EventCard::DemonicRage)).choose(Choice::Warrior(fiend(0)));
    assert!(t.statistics(fiend(0)).talents.has(Talent::Frenzied));
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn the_sign_of_satan_raises_all_statistics_of_a_demon() {
    let mut t = holding("sign-of-satan", "threat", HUNTER);
    assert_eq!(t.values(fiend(0)), [2, 1, 4]);
    t.choose(Choice::Event(EventCard::SignOfSatan)).choose(Choice::Warrior(fiend(0)));
    assert_eq!(t.values(fiend(0)), [3, 2, 5]);
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn demonic_possession_turns_a_fighter_against_a_friend_whom_nobody_guards() {
    let mut t = holding("demonic-possession", "threat", "");
    t.choose(Choice::Event(EventCard::DemonicPossession)).choose(Choice::Warrior(human(1))).choose(Choice::Warrior(human(0)));
    // The Scout has two dice, the Brute a defense of 3.
    t.roll([2, 3]).asks(HUMAN, rule::DAMAGE_WESTERN_LINE);
    t.choose(line(0, 2));
    assert_eq!((t.damage(0), t.damage(1)), (vec![2], vec![]));
    let mut t = holding("demonic-possession", "threat", "");
    t.choose(Choice::Event(EventCard::DemonicPossession)).choose(Choice::Warrior(human(0))).choose(Choice::Warrior(human(1)));
    // The Brute has three dice; a bodyguard would be asked for each hit.
    t.roll([1, 4, 1]).asks(HUMAN, rule::DAMAGE_WESTERN_LINE);
    t.choose(line(1, 1));
    assert_eq!(t.damage(1), [1]);
}

#[rule(EVENT_USE, HUMAN_PREP_ASSIGN)]
fn in_a_panic_chance_deals_the_dice_and_a_bad_one_is_rolled_again() {
    let mut t = table(
        "phase = 'human-cleanup'\nevents = ['panic']\ntunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
         human = [{ who = 'condemned-brute', at = 0 }, { who = 'condemned-scout', at = 0, damage = [2] }]",
    );
    t.choose(Choice::Event(EventCard::Panic)).roll([2, 5]);
    t.draw(Panic(1)).draw(Panic(0)).roll([4]);
    assert_eq!((t.human(0).die, t.human(1).die), (5, 4), "the 2 fell on a cancelled line");
}

/// One of the dice that are dealt in a panic.
#[derive(Clone, Copy)]
struct Panic(usize);

impl crate::support::Lot for Panic {
    const PILE: &'static str = "panic";
    fn kind(&self) -> usize {
        self.0
    }
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn a_suicide_attack_has_two_more_dice_and_costs_the_troglodyte() {
    let mut t = holding("suicide-attack", "infernal-activation", "");
    t.choose(Choice::Event(EventCard::SuicideAttack)).choose(Choice::Spot(SpotId(0))).choose(Choice::Warrior(human(1)));
    t.chance(INFERNAL, rule::COMBAT_ROLL, 3);
    t.roll([4, 4, 1]);
    t.choose(Choice::Warrior(human(1))).choose(line(1, 1)).choose(Choice::Warrior(human(1))).choose(line(1, 2));
    assert_eq!((t.damage(1), t.tile(0).troglodytes), (vec![1, 2], 0));
    t.roll([3, 3]);
}

#[rule(EVENT_USE, MOVEMENT_BLOCKING)]
fn terror_drives_a_human_away_though_it_is_blocked() {
    let mut t = table(
        "phase = 'threat'\nevents = ['terror']\nthreat = 0\n\
         tunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 3 }, { tile = 'crossing', at = [1, 0] }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 3 }]",
    );
    t.choose(Choice::Event(EventCard::Terror)).choose(Choice::Warrior(human(0))).choose(Choice::Spot(SpotId(1)));
    assert_eq!(t.at(human(0)), 1);
}

#[rule(EVENT_USE, CONTENT_SPECIAL_TROGLODYTE)]
fn the_tough_troglodyte_comes_for_nothing_and_only_so() {
    let mut t = holding("tough-troglodyte", "threat", "fiend = [{ who = 'tough-troglodyte' }]");
    t.may_not(crate::support::fiend_on(0, 1), rule::THREAT_DEMON_ALLOWED);
    t.choose(Choice::Event(EventCard::ToughTroglodyte)).choose(Choice::Spot(SpotId(1)));
    assert_eq!((t.at(fiend(0)), t.values(fiend(0))), (1, [2, 1, 5]));
    assert!(t.statistics(fiend(0)).talents.has(Talent::Frenzied));
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn toxic_fumes_hurt_every_human_of_a_tile_on_three_or_more() {
    let mut t = holding("toxic-fumes", "threat", "");
    t.choose(Choice::Event(EventCard::ToxicFumes)).choose(Choice::Spot(SpotId(0))).roll([3]).roll([2]).choose(line(0, 1));
    assert_eq!((t.damage(0), t.damage(1)), (vec![1], vec![]));
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn a_swarm_is_two_free_troglodytes_where_they_may_enter() {
    let mut t = holding("swarm", "threat", "");
    t.choose(Choice::Event(EventCard::Swarm)).may_not(Choice::Spot(SpotId(0)), rule::THREAT_EMPTY_TILE);
    t.choose(Choice::Spot(SpotId(1))).choose(Choice::Spot(SpotId(1)));
    assert_eq!((t.tile(1).troglodytes, t.game().reserve()), (2, 8));
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn the_blood_price_is_one_point_and_one_for_each_human_with_three_cancelled_lines() {
    let mut t = table(
        "phase = 'threat'\nevents = ['blood-price']\nthreat = 0\n\
         tunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 3, damage = [1, 2, 4] },
                  { who = 'condemned-scout', at = 0, die = 4, damage = [1, 2] }]",
    );
    t.choose(Choice::Event(EventCard::BloodPrice)).told(Event::Threat(2), rule::EVENT_USE);
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn black_blood_closes_all_wounds_of_one() {
    let mut t = holding(
        "black-blood",
        "threat",
        "fiend = [{ who = 'hunter', at = 1, damage = 3 }, { who = 'hellhound', at = 1, damage = 2 }]",
    );
    t.choose(Choice::Event(EventCard::BlackBlood)).choose(Choice::Warrior(fiend(0)));
    assert_eq!((t.fiend(0).damage, t.fiend(1).damage), (0, 2));
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn leaden_limbs_slow_a_human_for_a_turn() {
    let mut t = table(
        "phase = 'human-cleanup'\nevents = ['leaden-limbs']\ntunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
         human = [{ who = 'condemned-scout', at = 0 }, { who = 'condemned-scout', at = 0 }]",
    );
    t.choose(Choice::Event(EventCard::LeadenLimbs)).choose(Choice::Warrior(human(1))).roll([4, 4]);
    assert_eq!((t.values(human(0)), t.values(human(1))), ([2, 2, 4], [1, 2, 4]));
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn a_snare_hurts_the_explorer_on_four_or_more() {
    for (face, hurt) in [(3, false), (4, true)] {
        let mut t = table(
            "events = ['snare']\npile = ['crossing', 'straight']\ntunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
             human = [{ who = 'condemned-scout', at = 0, die = 4 }]",
        );
        t.activate(human(0)).choose(Choice::Explore(EAST)).draw_tile(None);
        t.asks(INFERNAL, rule::EVENT_USE);
        t.choose(Choice::Event(EventCard::Snare)).roll([face]);
        if hurt {
            t.choose(line(0, 1));
        }
        assert_eq!(!t.damage(0).is_empty(), hurt, "{face}");
    }
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn a_defect_is_not_paid_with_an_empty_bottle() {
    let position = "phase = 'human-activation'\nevents = ['defect']\nthreat = 0\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 3, damage = [1], equipment = ['healing-potion', 'halberd'] }]";
    let mut t = table(position);
    t.activate(human(0)).choose(Choice::Use(EquipmentCard::HealingPotion)).choose(line(0, 1)).done().roll([1, 1, 1]);
    for power in [1, 1, 5] {
        t.choose(Choice::Allocate(1, claustrophobia::PowerId(power)));
    }
    t.choose(Choice::Event(EventCard::Defect));
    assert_eq!(t.options(), [Choice::Equipment(HumanId(0), EquipmentCard::Halberd)]);
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn of_two_potions_a_defect_takes_a_full_one_and_asks_for_it_once() {
    let position = "phase = 'human-activation'\nevents = ['defect']\nthreat = 0\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 3, damage = [1], equipment = ['healing-potion', 'halberd', 'healing-potion'] }]";
    let potion = Choice::Equipment(HumanId(0), EquipmentCard::HealingPotion);
    let halberd = Choice::Equipment(HumanId(0), EquipmentCard::Halberd);
    for (drinks, offered) in [(false, [potion, halberd]), (true, [halberd, potion])] {
        let mut t = table(position);
        if drinks {
            t.activate(human(0)).choose(Choice::Use(EquipmentCard::HealingPotion)).choose(line(0, 1));
        }
        t.done().roll([1, 1, 1]);
        for power in [1, 1, 5] {
            t.choose(Choice::Allocate(1, claustrophobia::PowerId(power)));
        }
        t.choose(Choice::Event(EventCard::Defect));
        assert_eq!(t.options(), offered, "a full bottle stands for the other");
        t.choose(potion);
        let left =
            t.human(0).equipment.iter().filter(|held| held.card == EquipmentCard::HealingPotion).map(|held| held.is_spent());
        assert_eq!(left.collect::<Vec<_>>(), [drinks], "what is lost was not empty");
    }
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn the_same_sign_is_not_laid_on_a_demon_twice() {
    let signed =
        |more: &str| holding("sign-of-satan", "threat", &format!("fiend = [{{ who = 'hunter', at = 1 }}]\nlasting = [{more}]"));
    assert!(signed("").offers(Choice::Event(EventCard::SignOfSatan)));
    let sign = |statistic: &str| {
        format!(
            "{{ token = {{ event = 'sign-of-satan' }}, on = {{ fiend = 0 }}, gives = {{ plus = ['{statistic}', 1] }}, until = 'infernal-preparation' }}"
        )
    };
    let all = ["movement", "combat", "defense"].map(sign).join(", ");
    assert!(!signed(&all).offers(Choice::Event(EventCard::SignOfSatan)), "it would do nothing");
}

#[rule(EVENT_USE, CONTENT_EVENTS)]
fn a_snare_is_not_laid_for_an_explorer_whom_a_trap_has_killed() {
    let explores = |damage: &str| {
        let mut t = table(&format!(
            "events = ['snare']\nthreat = 0\npile = ['booby-trap']\ntunnels = [{{ tile = 'crossing', at = [0, 0] }}]\n\
             human = [{{ who = 'condemned-scout', at = 0, die = 4, damage = [{damage}] }}, {{ who = 'redeemer', at = 0, die = 4 }}]"
        ));
        t.activate(human(0))
            .choose(Choice::Explore(EAST))
            .draw_tile(Some(claustrophobia::content::TileEffect::BoobyTrap))
            .roll([6]);
        t
    };
    let mut t = explores("1");
    t.choose(line(0, 2)).asks(INFERNAL, rule::EVENT_USE);
    explores("1, 2, 3, 5, 6").asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
}

#[rule(EVENT_USE, TILE_CARNIVOROUS, TALENT_FRENZIED)]
fn a_possessed_fighter_attacks_as_in_any_combat() {
    let mut t = table(
        "phase = 'threat'\nevents = ['demonic-possession']\nthreat = 0\ntunnels = [{ tile = 'carnivorous', at = [0, 0], open = 'ew', troglodytes = 1 }]\n\
         human = [{ who = 'condemned-brute', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]\n\
         lasting = [{ token = { instinct = 'bloodlust' }, on = { human = 0 }, gives = { talent = 'frenzied' }, until = 'human-preparation' }]",
    );
    t.choose(Choice::Event(EventCard::DemonicPossession)).choose(Choice::Warrior(human(0))).choose(Choice::Warrior(human(2)));
    // Two dice; the one that missed is rolled again, and the tunnel doubles the hit. The other Brute takes none of it.
    t.roll([1, 6]).roll([1]).choose(line(2, 1)).choose(line(2, 2));
    assert_eq!((t.damage(2), t.damage(1)), (vec![1, 2], vec![]));
}
