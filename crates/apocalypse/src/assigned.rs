//! Rolled dice and the enemies they can be assigned to, with the best assignment proposed.

use table::{DicePanel, Label, Row, RowSpace, RowState, Sheet, SlotId, TableDie, Target};

use crate::attack::{Strike, Striker};
use crate::dice::Level;
use crate::key;
use crate::proposal::Hit;
use crate::scene::side_of;
use crate::state::{Apocalypse, Enemy};
use crate::words::enemy_piece;

/// The first space of an attack; each kind of enemy has as many as there can be dice.
const STRIKE_SLOTS: u16 = 1000;
const SLOTS_OF_A_KIND: u16 = 64;
/// Kinds of enemies: four circles, 4th circle demons, the Lord's guard, the Lord.
const FOURTH_KINDS: u16 = 4;
const GUARD_KIND: u16 = 14;
const LORD_KIND: u16 = 15;

/// The name of a level of die for style sheets.
fn level_kind(level: Level) -> &'static str {
    match level {
        Level::D4 => "d4",
        Level::D6 => "d6",
        Level::D8 => "d8",
        Level::D10 => "d10",
        Level::D12 => "d12",
    }
}

fn strike_slot(enemy: Enemy, nth: usize) -> SlotId {
    let kind = match enemy {
        Enemy::Minion(circle) => circle.number() as u16,
        Enemy::Fourth(id) => FOURTH_KINDS + id.number() as u16,
        Enemy::Guard => GUARD_KIND,
        Enemy::Lord => LORD_KIND,
    };
    SlotId(STRIKE_SLOTS + kind * SLOTS_OF_A_KIND + nth as u16)
}

/// The dice that are proposed for a kind of enemy, in the order of its spaces.
fn dice_on(plan: &[Hit], enemy: Enemy) -> Vec<usize> {
    plan.iter().filter(|hit| hit.0 == enemy).flat_map(|hit| [Some(hit.1), hit.2]).flatten().collect()
}

impl Apocalypse {
    /// The dice of the current attack, and the enemies they can be assigned to.
    pub(crate) fn attack_boards(&self) -> (Option<Sheet>, Vec<DicePanel>) {
        let Some(strike) = &self.strike else { return (None, Vec::new()) };
        let plan = self.proposal(strike);
        let enemies = self.enemies_in(strike.at);
        let rows = enemies.iter().map(|enemy| self.strike_row(strike, &plan, *enemy)).collect();
        let (seat, side) = match strike.by {
            Striker::Hero(who) => (Some(who), side_of(who)),
            Striker::Ambush => (Some(self.captain), "friend"),
        };
        let on = |die: usize| {
            let lies = |enemy: &&Enemy| dice_on(&plan, **enemy).contains(&die);
            let enemy = enemies.iter().find(lies)?;
            let nth = dice_on(&plan, *enemy).iter().position(|other| *other == die)?;
            Some(strike_slot(*enemy, nth))
        };
        let dice = strike.dice.0.iter().enumerate();
        let dice =
            dice.map(|(at, die)| TableDie { id: at as u8, face: die.face, kind: level_kind(die.level), on: on(at) }).collect();
        let sheet = Sheet {
            seat,
            piece: None,
            name: key::STRIKE_NAME.with("where", self.area_name(strike.at)),
            note: Some(key::STRIKE_NOTE.into()),
            glyph: "hero-turn",
            side,
            columns: Vec::new(),
            rows,
            items: Vec::new(),
            active: true,
        };
        (Some(sheet), vec![DicePanel { seat, name: key::STRIKE_DICE.into(), dice }])
    }

    fn strike_row(&self, strike: &Strike, plan: &[Hit], enemy: Enemy) -> Row {
        let toughness = self.toughness_to(strike.by, enemy, strike.breaches);
        let text = match toughness.two {
            Some(two) => key::DO_STRIKE_TWO.with("n", toughness.one).with("two", two),
            None => key::DO_STRIKE_ONE.with("n", toughness.one),
        };
        let count = match enemy {
            Enemy::Minion(circle) => strike.count(circle),
            Enemy::Guard => self.lord.guard,
            Enemy::Fourth(_) | Enemy::Lord => 1,
        };
        let name = self.enemy_name(enemy);
        let wants = |nth: usize| match (toughness.two, nth % 2) {
            (Some(two), 1) => toughness.one.min(two),
            (Some(two), _) => toughness.one.max(two),
            (None, _) => toughness.one,
        };
        let needed = 1 + usize::from(toughness.two.is_some());
        let spaces = (0..dice_on(plan, enemy).len().max(needed)).map(|nth| RowSpace {
            slot: strike_slot(enemy, nth),
            wants: Some(key::STRIKE_WANTS.with("n", wants(nth) + 1)),
            holds: None,
            room: 0,
        });
        Row {
            name: if count > 1 { key::STRIKE_CROWD.with("whom", name).with("n", count) } else { name.into() },
            text: Some(text),
            numbers: Vec::new(),
            spaces: spaces.collect(),
            state: RowState::Free,
            at: None,
            opens: Vec::new(),
        }
    }

    /// Points at an enemy that can be struck: the figure, its spaces, and every sufficient die.
    pub(crate) fn at_strike(&self, mut label: Label, enemy: Enemy) -> Label {
        let Some(strike) = &self.strike else { return label };
        label = label.at(Target::Piece(enemy_piece(strike.at, enemy)));
        let toughness = self.toughness_to(strike.by, enemy, strike.breaches);
        let least = toughness.two.map_or(toughness.one, |two| two.min(toughness.one));
        let dice = strike.dice.0.iter().enumerate().filter(|(_, die)| die.face > least);
        label = dice.fold(label, |label, (at, _)| label.at(Target::Die(at as u8)));
        let spaces = dice_on(&self.proposal(strike), enemy).len().max(1 + usize::from(toughness.two.is_some()));
        (0..spaces).fold(label, |label, nth| label.at(Target::Slot(strike_slot(enemy, nth))))
    }

    /// The dice that striking an enemy spends: the lowest sufficient ones.
    pub(crate) fn spends(&self, enemy: Enemy) -> Option<(u8, Option<u8>)> {
        let strike = self.strike.as_ref()?;
        let (one, two) = strike.dice.enough_for(self.toughness_to(strike.by, enemy, strike.breaches))?;
        let face = |at: usize| strike.dice.0.get(at).map(|die| die.face);
        Some((face(one)?, two.and_then(face)))
    }
}
