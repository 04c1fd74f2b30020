//! What a reward is worth before anybody is there to use it on, as an experienced player guesses it: computer heroes learn and wear by it.

use crate::content::ItemId;
use crate::content::kinds::Wear;
use crate::content::language::{Effect, Part, Spec, Token, Trait};
use crate::habit::number;
use crate::skills::Pieces;
use crate::value::Points;

/// A Weapon Attack.
const SWING: Points = 20;
/// What holds always and has no figure.
const LASTING: Points = 12;
/// Whoever strikes all strikes so many, about.
const SEVERAL: Points = 3;

/// What an item is worth to whoever can wear it.
pub(crate) fn of_item(item: ItemId) -> Points {
    let card = item.card();
    let own = of_text(card.passive, card.does);
    match card.wear {
        Wear::Weapon => Points::from(card.damage) * (21 - Points::from(card.accuracy)) + own,
        Wear::Consumable => 12,
        // Without room for cubes a text can be used but once.
        Wear::OffHand | Wear::Armor | Wear::Trinket => 10 + own,
    }
}

/// What a text is worth, with what holds always.
pub(crate) fn of_text(passive: &[Trait], does: &'static [Part]) -> Points {
    passive.iter().map(of_trait).sum::<Points>() + does.iter().map(of_part).sum::<Points>()
}

fn of_trait(held: &Trait) -> Points {
    match held {
        Trait::Damage(more) => 14 * Points::from(*more),
        Trait::Hit(more) | Trait::Shield(more) | Trait::Heal(more) => 4 * Points::from(*more),
        Trait::Health(more) | Trait::Prevent(more) => 8 * Points::from(*more),
        Trait::Movement(more) => 5 * Points::from(*more),
        Trait::Traumas(more) => 25 * Points::from(*more),
        _ => LASTING,
    }
}

fn of_part(part: &'static Part) -> Points {
    let Pieces { specs, swings, effects } = part.pieces();
    let along: Points = effects.iter().map(of_effect).sum();
    if !swings.is_empty() {
        return swings.iter().map(|swing| SWING + 2 * Points::from(swing.modifier()) + along).sum();
    }
    let many = |spec: &Spec| match spec {
        Spec::UpTo(count, _) => count.number().into(),
        Spec::Each(_) => SEVERAL,
        _ => 1,
    };
    along * specs.iter().map(many).max().unwrap_or(1)
}

fn of_effect(effect: &Effect) -> Points {
    match effect {
        Effect::Damage(value) | Effect::Pierce(value) => 10 * number(*value),
        Effect::Harder(more) => 8 * Points::from(*more),
        Effect::Prevent(value) => 8 * number(*value),
        Effect::PreventAll | Effect::PreventAllButOne => 35,
        Effect::Retaliate(value) | Effect::Trample(value) => 6 * number(*value),
        Effect::Heal(value) => 5 * number(*value),
        Effect::Cleanse(value) => 15 * number(*value),
        Effect::Recall(value) => 10 * number(*value),
        Effect::FreeRecall | Effect::Summon(_) | Effect::Copy => 30,
        Effect::Gain(Token::Fury | Token::Shield, value) => 6 * number(*value),
        Effect::Gain(_, value) => 4 * number(*value),
        Effect::Walk(value) | Effect::Jump(value) | Effect::Push(value) | Effect::Telekinesis(value) => 2 * number(*value),
        Effect::StrikeWith | Effect::Double | Effect::Activate => SWING,
        Effect::Suffer(_) | Effect::Trap(_) | Effect::Crit(_) | Effect::Reroll => 8,
        Effect::Curse(value) => -15 * number(*value),
        Effect::Fatigue(value) => -4 * number(*value),
        Effect::PayLife(lives) => -5 * Points::from(*lives),
        _ => 4,
    }
}
