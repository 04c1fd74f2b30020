//! What lies in the box is complete, and every card asks its side only for what that side can do.

use dante::content::language::{Effect, Instruction, Property, Use};
use dante::content::{
    ActionId, ArcanaId, ChampionId, CompanionId, ConfrontationId, CounterattackId, DECK, FindingId, GearId, MalefactorId,
    ManeuverId, PackId, SinId, WoundId,
};

/// All effects of an instruction.
fn effects(instruction: &Instruction) -> impl Iterator<Item = &'static Effect> {
    let (does, instead): (&'static [Effect], &'static [Effect]) = match *instruction {
        Instruction::Plain { does, .. } | Instruction::If { does, .. } => (does, &[]),
        Instruction::IfOtherwise { does, instead, .. } => (does, instead),
    };
    does.iter().chain(instead)
}

/// Whether only a Champion can do this.
fn is_for_champions(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Move(_)
            | Effect::Climb(_)
            | Effect::Advance(_)
            | Effect::Swap(_)
            | Effect::Attack
            | Effect::AttackWith(_)
            | Effect::AttackCollateral(..)
            | Effect::PushTarget(_)
            | Effect::Recall(_)
            | Effect::Finding
            | Effect::Trap(_)
            | Effect::Combo(_)
            | Effect::Copy(_)
            | Effect::Later(_)
            | Effect::Sisyphus
    )
}

/// Whether only a Malefactor can do this.
fn is_for_malefactors(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Approach(..)
            | Effect::ApproachClimb(..)
            | Effect::Distance(..)
            | Effect::Straight(_)
            | Effect::Face(_)
            | Effect::AdvanceTo(_)
            | Effect::Bewitch(_)
            | Effect::Disable(_)
            | Effect::Upheave(_)
            | Effect::Erode(_)
            | Effect::Hold(_)
            | Effect::Throw(_)
            | Effect::ThrowAlong { .. }
            | Effect::ThrowFoe { .. }
            | Effect::Release
            | Effect::Enrage(_)
            | Effect::Fortify(_)
            | Effect::Regenerate(_)
            | Effect::Arcana(_)
            | Effect::Ends
            | Effect::FlyAway
            | Effect::Reappear
            | Effect::Destroyer { .. }
            | Effect::Raise { .. }
            | Effect::Amass(_)
            | Effect::Minions { .. }
            | Effect::Arrest { .. }
            | Effect::Polymorph(_)
            | Effect::Destroy(_)
            | Effect::Wreck(_)
            | Effect::Hurl { .. }
            | Effect::ThrowSpear(_)
            | Effect::Retrieve
            | Effect::Test { .. }
    )
}

#[test]
fn champions_and_malefactors_have_cards_for_themselves() {
    let champions = ManeuverId::ALL.map(|id| id.card().does).into_iter().chain(CompanionId::ALL.map(|id| id.card().does));
    for effect in champions.flatten().flat_map(effects) {
        assert!(!is_for_malefactors(effect), "{effect:?} on a Champion's card");
    }
    let things = FindingId::ALL.map(|id| id.card().does).into_iter().filter_map(|does| match does {
        Use::Free(effects) => Some(effects),
        _ => None,
    });
    let gear = GearId::ALL.into_iter().flat_map(|id| id.card().properties).filter_map(|property| match property {
        Property::Action(effects) | Property::Spend(effects) => Some(*effects),
        _ => None,
    });
    for effect in things.chain(gear).flatten() {
        assert!(!is_for_malefactors(effect), "{effect:?} on a thing");
    }
    let malefactors = ActionId::ALL.map(|id| id.card().does).into_iter().chain(CounterattackId::ALL.map(|id| id.card().does));
    for effect in malefactors.chain(ArcanaId::ALL.map(|id| id.card().does)).flatten().flat_map(effects) {
        assert!(!is_for_champions(effect), "{effect:?} on a Malefactor's card");
    }
}

#[test]
fn instructions_are_numbered_in_their_order() {
    let champions = ManeuverId::ALL.map(|id| id.card().does).into_iter().chain(CompanionId::ALL.map(|id| id.card().does));
    let malefactors = ActionId::ALL.map(|id| id.card().does).into_iter().chain(CounterattackId::ALL.map(|id| id.card().does));
    for card in champions.chain(malefactors).chain(ArcanaId::ALL.map(|id| id.card().does)) {
        assert!(!card.is_empty());
        for (nth, instruction) in (1..).zip(card) {
            assert_eq!(instruction.nth(), nth, "{card:?}");
        }
    }
}

#[test]
fn the_decks_are_as_large_as_the_book_says() {
    for who in ChampionId::ALL {
        let level_one = ManeuverId::ALL.into_iter().filter(|id| id.card().of == Some(who) && id.card().level == 1).count();
        assert_eq!((level_one, who.companion().count()), (DECK, 4), "{who:?}");
        let weapon = who.heirloom().map(|gear| gear.card().category);
        assert_eq!(weapon, Some(who.proficiency()), "{who:?}");
    }
    assert_eq!(WoundId::KINDS, 12);
    assert_eq!(SinId::ALL.map(|id| usize::from(id.card().copies)).iter().sum::<usize>(), 18);
    assert_eq!(FindingId::ALL.map(|id| usize::from(id.card().copies)).iter().sum::<usize>(), 20);
}

#[test]
fn every_action_card_is_in_one_deck_and_every_deck_with_a_malefactor() {
    for id in ActionId::ALL {
        let decks = PackId::ALL.into_iter().filter(|pack| pack.card().cards.contains(&id)).count();
        assert_eq!(decks, 1, "{id:?}");
    }
    for pack in PackId::ALL {
        assert!(pack.card().cards.len() <= 16, "{pack:?} has more cards than a set holds");
        let events = ConfrontationId::ALL.into_iter().any(|id| id.card().events == Some(pack));
        let owners = MalefactorId::ALL.into_iter().filter(|id| id.card().decks.contains(&pack)).count();
        assert_eq!(owners, usize::from(!events), "{pack:?}");
        assert_eq!(events, pack.card().sturdiness == 0, "{pack:?}: only Events have no life");
        for action in pack.card().cards {
            assert_eq!(events, action.card().back.is_none(), "{action:?}: Events alone have no Counterattack");
        }
    }
    for id in CounterattackId::ALL {
        assert!(ActionId::ALL.into_iter().any(|action| action.card().back == Some(id)), "{id:?} is on no card");
    }
    for id in ConfrontationId::ALL {
        let decks: usize = id.card().foes.iter().map(|stand| stand.id().card().decks.len()).sum();
        let decks = decks + usize::from(id.card().events.is_some());
        assert!((1..=3).contains(&decks), "the tray has places A to C");
    }
}

#[test]
fn the_whole_table_is_small_and_flat() {
    // A search clones it for every iteration.
    assert!(size_of::<dante::Dante>() <= 2048, "{} bytes", size_of::<dante::Dante>());
}
