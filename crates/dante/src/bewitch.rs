//! BEWITCH and DISABLE: Malefactors that reach for the mind.

use table::{Chance, Dice, Flow, Roll};

use crate::about::About;
use crate::content::language::{Category, Penalty};
use crate::content::{ChampionId, DIE, Face};
use crate::effects::Doing;
use crate::event::Event;
use crate::levels::fall;
use crate::play::O;
use crate::state::{Dante, Place};
use crate::{key, rule};

/// Movement points of who is BEWITCHED, and the dice of the Special Attack.
const POINTS: u8 = 3;
const DICE: u8 = 6;

impl Dante {
    /// A BEWITCHED Champion makes for the Fiercest other one and strikes whoever is the Fiercest in its Weapon's reach.
    pub(crate) fn bewitch(&mut self, o: O, doing: &mut Doing, who: ChampionId) -> Flow<()> {
        self.tell(o, Event::Bewitched(who), rule::KEYWORD_BEWITCH_MOVE);
        let goal = self.ranked().find(|other| *other != who);
        if let Some(goal) = goal {
            self.stagger(o, doing, who, goal)?;
        }
        let victim = self.ranked().find(|other| *other != who && self.is_in_weapons_reach(who, *other));
        let Some(victim) = victim else { return Ok(()) };
        let chance = Chance::dice(key::CHANCE_ATTACK, rule::KEYWORD_BEWITCH_ATTACK);
        let less = self.penalty(who, |penalty| if let Penalty::Dice(less) = penalty { less } else { 0 });
        if less > 0 {
            self.tell(o, Event::Penalty(who, less), rule::MODE_GRIM_SPECIAL_ATTACK);
        }
        let dice = DICE.saturating_sub(less).max(1);
        let faces = o.roll(&Roll { chance, dice: Dice::of(usize::from(dice), DIE) })?;
        let hits: u8 = faces
            .iter()
            .map(|face| match Face::of(*face) {
                Face::Fumble => 0,
                Face::Hit => 1,
                Face::DoubleHit => 2,
            })
            .sum();
        let by = rule::KEYWORD_BEWITCH_NO_BONUS.and(rule::KEYWORD_SPECIAL_ATTACK);
        self.tell(o, Event::BewitchedRoll(who, victim, faces.iter().copied().collect()), by);
        if hits == 0 {
            return Ok(());
        }
        self.inflict(o, doing, victim, hits, rule::KEYWORD_BEWITCH_SOURCE)
    }

    /// The way of who is BEWITCHED: as a Malefactor Approaches, but from Space to Space, with the falls of a Champion.
    fn stagger(&mut self, o: O, doing: &mut Doing, who: ChampionId, goal: ChampionId) -> Flow<()> {
        let (Some(start), Some(target)) = (self.footing(who), self.area_of(goal)) else { return Ok(()) };
        let (mut at, mut level, mut damage) = (start.area, start.level, 0);
        let mut stops = (at, level, damage);
        for area in self.way(o, at, target, POINTS, About::Way)? {
            let below = self.height(area);
            let safe = self.stairs_up(area, at).is_some() && level == below + 1;
            damage += if safe { 0 } else { fall(level.saturating_sub(below), false) };
            (at, level) = (area, below);
            if self.free_spaces(at).next().is_some() {
                stops = (at, level, damage);
            }
        }
        if stops.0 == start.area {
            return Ok(());
        }
        let Some(space) = self.choose_place(o, stops.0, About::Landing { who })? else { return Ok(()) };
        self.champion_mut(who).place = Place::On(space);
        self.tell(o, Event::Moved(who, space), rule::KEYWORD_BEWITCH_MOVE);
        self.suffer(doing, who, stops.2);
        Ok(())
    }

    /// Whether another Champion is in the reach of a Champion's Weapon; engagement does not matter (ruling `keyword.bewitch-engaged`).
    fn is_in_weapons_reach(&self, who: ChampionId, other: ChampionId) -> bool {
        let (Some(weapon), Some(from), Some(to)) = (self.weapon(who), self.area_of(who), self.area_of(other)) else {
            return false;
        };
        match weapon.card().category {
            Category::Symbol => true,
            Category::Ranged => from.range(to) <= weapon.card().range,
            _ => from == to,
        }
    }

    /// DISABLE: a SILENCE card covers the Signature Skills, for the rest of the Confrontation (ruling `content.silence`).
    pub(crate) fn disable(&mut self, o: O, who: ChampionId) {
        if self.champion(who).is_companion() {
            self.tell(o, Event::SparedDisable(who), rule::COMPANION_DISABLE_NONE);
            return;
        }
        self.champion_mut(who).silenced = true;
        self.tell(o, Event::Disabled(who), rule::KEYWORD_DISABLE);
    }
}
