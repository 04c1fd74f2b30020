//! Combat: a target, a roll, hits.

use table::{Chance, Dice, Faces, Flow, MOST_DICE, Menu, Roll, RuleId, Verdict};

use crate::asking::{COMBAT_DIE, SKULL};
use crate::choice::Acting;
use crate::content::{Class, Talent, TileEffect};
use crate::damage::Harm;
use crate::event::{Event, Fell};
use crate::play::O;
use crate::powers::Happening;
use crate::state::{Claustrophobia, SpotId, Warrior};
use crate::statistics::Statistics;
use crate::{key, rule};

/// An attack, besides who attacks whom.
#[derive(Clone, Copy)]
pub(crate) struct Blow {
    pub(crate) dice: u8,
    /// The rule that says how many dice.
    pub(crate) by: RuleId,
    /// Whether it is made with a blunderbuss.
    pub(crate) gun: bool,
    pub(crate) harm: Harm,
}

impl Claustrophobia {
    /// Whom a warrior can attack: enemies on its own tile, with ranged combat on adjacent ones too. Ordinary troglodytes of
    /// a tile are one target.
    pub(crate) fn consider_targets(
        &self,
        menu: &mut Menu<Self, Acting>,
        who: Warrior,
        statistics: &Statistics,
        verdict: impl Fn(Verdict) -> Verdict,
    ) {
        let Some(here) = self.spot_of(who) else { return };
        // With no dice there is nothing to roll (ruling `combat.combat-zero`).
        let able =
            |by| if statistics.combat == 0 { Err(self.why_nothing(who).unwrap_or(rule::COMBAT_COMBAT_ZERO)) } else { Ok(by) };
        for target in self.enemies_on(who, here) {
            let by = match target {
                Warrior::Troglodytes(_) => rule::COMBAT_TARGETS,
                Warrior::Fiend(id) if self.is_class(id, Class::ToughTroglodyte) => rule::BOARD_SPECIAL_TROGLODYTE,
                _ => rule::COMBAT_SAME_TILE,
            };
            menu.consider(Acting::Attack(target), verdict(able(by)));
        }
        let ranged = statistics.talents.has(Talent::Ranged);
        if !ranged && !menu.wants_refusals() {
            return;
        }
        let mut seen: u32 = 1 << here.0;
        for spot in self.adjacent(here) {
            if seen >> spot.0 & 1 != 0 {
                continue;
            }
            seen |= 1 << spot.0;
            for target in self.enemies_on(who, spot) {
                let by = match target {
                    Warrior::Troglodytes(_) => rule::TALENTS_RANGED_TROGLODYTES,
                    _ => rule::TALENT_RANGED_COMBAT,
                };
                let far = if ranged { able(by) } else { Err(rule::COMBAT_SAME_TILE) };
                let far = self.ability_forbids_attack(who, target).map_or(far, Err);
                menu.consider(Acting::Attack(target), verdict(far));
            }
        }
    }

    pub(crate) fn enemies_on(&self, who: Warrior, spot: SpotId) -> impl Iterator<Item = Warrior> + '_ {
        self.everybody_on(spot).filter(move |other| other.is_human() != who.is_human())
    }

    /// The dice that a warrior rolls against a target.
    pub(crate) fn dice_against(&self, who: Warrior, target: Warrior) -> u8 {
        let with_gun = self.statistics(who).combat + self.ability_dice(who, target);
        let put_away = if self.shoots(who, target) { 0 } else { self.gun_dice(who) };
        with_gun.saturating_sub(put_away).min(MOST_DICE as u8)
    }

    /// An attack with the warrior's own combat.
    pub(crate) fn attack(&mut self, o: O, who: Warrior, target: Warrior) -> Flow<()> {
        let dice = self.dice_against(who, target);
        // As many as its combat, unless an ability adds some.
        let by = if self.ability_dice(who, target) == 0 { rule::BOARD_COMBAT } else { rule::COMBAT_ROLL };
        let blow = Blow { dice, by, gun: self.shoots(who, target), harm: Harm::Combat };
        self.attack_with(o, who, target, blow)
    }

    /// An attack with so many dice, by a rule. Each that reaches the target's defense hits, and so does every skull.
    pub(crate) fn attack_with(&mut self, o: O, who: Warrior, target: Warrior, blow: Blow) -> Flow<()> {
        let Blow { dice, by, gun, harm } = blow;
        if dice == 0 {
            return Ok(());
        }
        let threshold = self.threshold(who, target, gun);
        let hits_with = |face: u8| face == SKULL || face >= threshold;
        let chance = Chance::dice(key::CHANCE_ATTACK.with("whom", self.name_of(target)), by).by(who.seat());
        let mut faces = o.roll(&Roll { chance, dice: Dice::of(usize::from(dice), COMBAT_DIE) })?;
        let count = |faces: &Faces| faces.iter().filter(|face| hits_with(**face)).count() as u8;
        let mut hits = count(&faces);
        self.tell(o, Event::Attack(who, target, Fell(faces.clone()), hits), self.why_hit(who, target, gun, &faces));
        if hits < dice && self.is_able(who, Talent::Frenzied) {
            // A die that missed can only get better, so it is rolled again without a question, once.
            let chance = Chance::dice(key::CHANCE_FRENZIED, rule::TALENT_FRENZIED).by(who.seat());
            let again = o.roll(&Roll { chance, dice: Dice::of(usize::from(dice - hits), COMBAT_DIE) })?;
            for (face, new) in faces.iter_mut().filter(|face| !hits_with(**face)).zip(&again) {
                *face = *new;
            }
            hits = count(&faces);
            self.tell(o, Event::AttackAgain(who, Fell(faces), hits), rule::TALENT_FRENZIED);
        }
        self.happens(o, Happening::Attacked(who, target, hits))?;
        let dealt = self.take_hits(o, target, hits, harm)?;
        self.feeds(o, who, dealt);
        Ok(())
    }

    /// The lowest die that hits: the target's defense, or less with Holy strike, which does not help a gun. Holy strike does not
    /// look at defense, so fog does not hinder it (ruling `gifts.holy-strike-fog`).
    pub(crate) fn threshold(&self, who: Warrior, target: Warrior, gun: bool) -> u8 {
        let defense = self.statistics(target).defense;
        match self.statistics(who).hits_on {
            Some(value) if !gun => defense.min(value),
            _ => defense,
        }
    }

    /// Whether an attack with a warrior's own combat is made with its gun. With Holy strike it is put away where it is not
    /// needed: on the warrior's own tile (ruling `gifts.holy-strike-gun`).
    pub(crate) fn shoots(&self, who: Warrior, target: Warrior) -> bool {
        let (gun, own) = (self.gun_dice(who), self.statistics(who));
        let strikes = own.hits_on.is_some() && own.combat > gun && self.spot_of(who) == self.spot_of(target);
        gun > 0 && !strikes
    }

    /// The rule that decided an attack roll.
    fn why_hit(&self, who: Warrior, target: Warrior, gun: bool, faces: &Faces) -> RuleId {
        let at = self.spot_of(target).and_then(|spot| self.effect_of(spot));
        match (self.statistics(who).hits_on, at) {
            (Some(_), _) if gun => rule::GIFT_HOLY_STRIKE_EXCEPTIONS,
            (Some(_), Some(TileEffect::Fog)) => rule::GIFTS_HOLY_STRIKE_FOG,
            (Some(_), _) => rule::GIFT_HOLY_STRIKE,
            (_, Some(TileEffect::Fog)) => rule::TILE_FOG,
            (_, Some(TileEffect::Mushrooms)) => rule::TILE_MUSHROOMS,
            _ if faces.contains(&SKULL) => rule::COMBAT_SKULL_HITS,
            _ if faces.iter().all(|face| *face < self.threshold(who, target, gun)) => rule::BOARD_DEFENSE,
            _ => rule::COMBAT_HIT_THRESHOLD,
        }
    }
}
