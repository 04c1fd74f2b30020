//! What an Attack can be aimed at, and whether the Weapon reaches it.

use table::{By, Flow, RuleId, Verdict};

use crate::about::About;
use crate::asking::{Aiming, Question};
use crate::board::AreaId;
use crate::content::language::{Category, Characteristic, Origin};
use crate::content::{BOWSHOT, ChampionId, FLOWN, MINION};
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo, Place, Spear, TrayNo};

/// The target of an Attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// A Malefactor, by one of its decks.
    Deck(TrayNo),
    /// A Minion.
    Minion(u8),
    /// The Spear of a Malefactor.
    Spear(FoeNo),
}

/// Who takes the damage of an Attack in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Victim {
    Deck(TrayNo),
    Champion(ChampionId),
}

impl Dante {
    /// The Malefactor that is aimed at.
    pub(crate) fn foe_of(&self, mark: Mark) -> Option<FoeNo> {
        match mark {
            Mark::Deck(tray) => Some(self.tray(tray).owner),
            Mark::Minion(_) | Mark::Spear(_) => None,
        }
    }

    /// The Area of a target; nothing where it is off the board.
    pub(crate) fn area_of_mark(&self, mark: Mark) -> Option<AreaId> {
        match mark {
            Mark::Deck(tray) => self.area_of_foe(self.tray(tray).owner),
            Mark::Minion(nth) => self.minions.get(usize::from(nth)).copied().flatten().map(|space| space.area()),
            Mark::Spear(foe) => match self.foe(foe).spear {
                Spear::Stuck(area) => Some(area),
                Spear::Off => None,
            },
        }
    }

    /// The damage that a Wound of the target takes.
    pub(crate) fn sturdiness_of(&self, mark: Mark) -> u8 {
        match mark {
            Mark::Deck(tray) => self.sturdiness(tray),
            Mark::Minion(_) => MINION,
            Mark::Spear(foe) => self.foe(foe).id.card().spear,
        }
    }

    /// How far the target is; who has FLOWN AWAY counts as far off.
    pub(crate) fn distance_to(&self, who: ChampionId, mark: Mark) -> u8 {
        let from = self.champion(who).space().map(|space| space.area());
        from.zip(self.area_of_mark(mark)).map_or(FLOWN, |(from, to)| from.range(to))
    }

    /// The steps between a Champion's Area and that of a target in which Melee is possible: an Oversized Malefactor is reached from
    /// the Areas beside it.
    fn arm(&self, mark: Mark) -> u8 {
        u8::from(self.foe_of(mark).is_some_and(|foe| self.is_oversized(foe)))
    }

    /// Whether a Champion's Weapon reaches a target. Empty decks cannot be attacked.
    pub(crate) fn may_attack(&self, who: ChampionId, mark: Mark) -> Verdict {
        let Some(weapon) = self.weapon(who) else { return Err(rule::ATTACK_WEAPON_REQUIRED) };
        if let Mark::Deck(tray) = mark
            && self.tray(tray).is_empty()
        {
            return Err(rule::ATTACK_DEFEATED_TARGET);
        }
        let category = weapon.card().category;
        let Some(target) = self.area_of_mark(mark) else {
            return if category == Category::Symbol {
                Ok(rule::KEYWORD_FLY_AWAY_TARGET)
            } else {
                Err(rule::KEYWORD_FLY_AWAY_TARGET)
            };
        };
        let space = match self.champion(who).place {
            Place::On(space) => space,
            Place::Arrested(_) => return Err(rule::KEYWORD_ARREST_INACTIVE),
            Place::Held(by) => {
                return match category {
                    Category::Symbol => Ok(rule::EQUIPMENT_SYMBOL_ENGAGEMENT),
                    Category::Melee if Some(by) == self.foe_of(mark) => Ok(rule::ATTACK_HELD_CHAMPION_ATTACK),
                    Category::Melee => Err(rule::ATTACK_MELEE),
                    _ => Err(rule::KEYWORD_HOLD_ZONE),
                };
            }
        };
        let range = space.area().range(target);
        let raised = self.is_pillar(space);
        match category {
            Category::Symbol if range > BOWSHOT => Ok(rule::RANGE_UNLIMITED),
            Category::Symbol => Ok(rule::EQUIPMENT_SYMBOL),
            Category::Melee if range > self.arm(mark) => Err(rule::ATTACK_MELEE),
            Category::Melee if raised => Err(rule::FURNITURE_PILLAR_HIGH_GROUND),
            Category::Melee if range > 0 => Ok(rule::CONTENT_OVERSIZED),
            Category::Melee => Ok(rule::EQUIPMENT_MELEE),
            Category::Ranged if range > BOWSHOT.min(weapon.card().range) => Err(rule::EQUIPMENT_RANGED),
            Category::Ranged if raised => Ok(rule::FURNITURE_PILLAR_HIGH_GROUND_RANGED),
            Category::Ranged if self.is_engaged(space.area()) => Err(rule::ATTACK_RANGED_ENGAGED),
            Category::Ranged if range == 0 => Err(rule::ATTACK_RANGED_MINIMUM),
            Category::Ranged => Ok(rule::ATTACK_RANGED),
            Category::Relic | Category::Trait => Err(rule::ATTACK_WEAPON_REQUIRED),
        }
    }

    /// Whether a Malefactor that can still act makes whoever is in an Area Engaged in Combat (ruling `attack.defeated-target`).
    fn is_engaged(&self, area: AreaId) -> bool {
        self.all_foes().filter(|foe| !self.is_defeated(*foe)).any(|foe| {
            let arm = u8::from(self.is_oversized(foe));
            self.area_of_foe(foe).is_some_and(|at| at.range(area) <= arm)
        })
    }

    /// The target of an Attack, as its Champion chooses it.
    pub(crate) fn take_aim(&self, o: O, who: ChampionId) -> Flow<Option<Mark>> {
        let mut question =
            Question::<Aiming>::new(self.seats_of(who), About::Aim { who }, rule::ATTACK_CHOOSE_TARGET, o.wants_refusals());
        for tray in self.all_trays().filter(|tray| !self.is_event(*tray)) {
            question.consider(Aiming::Tray(tray), self.may_attack(who, Mark::Deck(tray)));
        }
        for (nth, _) in self.all_minions() {
            question.consider(Aiming::Minion(nth), self.may_attack(who, Mark::Minion(nth)));
        }
        for foe in self.all_foes().filter(|foe| self.foe(*foe).spear != Spear::Off) {
            let verdict = self.may_attack(who, Mark::Spear(foe)).map(|_| rule::KEYWORD_STICK_TARGET);
            question.consider(Aiming::Spear(foe), verdict);
        }
        Ok(self.put_or_only(o, &question)?.map(|aim| match aim {
            Aiming::Tray(tray) => Mark::Deck(tray),
            Aiming::Minion(nth) => Mark::Minion(nth),
            Aiming::Spear(foe) => Mark::Spear(foe),
        }))
    }

    /// Why there is nothing to attack: what keeps a Champion from the first Malefactor with cards.
    pub(crate) fn nothing_to_attack(&self, who: ChampionId) -> By {
        let mut decks = self.all_trays().filter(|tray| !self.is_event(*tray) && !self.tray(*tray).is_empty());
        let why = decks.find_map(|tray| self.may_attack(who, Mark::Deck(tray)).err());
        why.map_or(rule::MANEUVER_IMPOSSIBLE_SKIPPED.into(), |why| rule::MANEUVER_IMPOSSIBLE_SKIPPED.and(why))
    }

    /// The Characteristic Skills of a Malefactor.
    pub(crate) fn characteristics(&self, foe: FoeNo) -> &'static [Characteristic] {
        self.foe(foe).id.card().skills
    }

    /// Whether a Malefactor fills its whole Area.
    pub(crate) fn is_oversized(&self, foe: FoeNo) -> bool {
        self.characteristics(foe).contains(&Characteristic::Oversized)
    }

    /// Who takes the damage of an Attack on a deck: a bodyguard or the HELD Champion, if the Malefactor REDIRECTS.
    pub(crate) fn redirected(&self, o: O, tray: TrayNo) -> Flow<Victim> {
        let foe = self.tray(tray).owner;
        for skill in self.characteristics(foe) {
            match *skill {
                Characteristic::Bodyguard(id) => {
                    let guard = self.all_foes().find(|other| self.foe(*other).id == id && *other != foe);
                    if let Some(guard) = guard
                        && let Some(deck) = self.weakest(o, guard)?
                    {
                        self.tell(
                            o,
                            crate::event::Event::Redirected(tray, deck),
                            rule::KEYWORD_REDIRECT.and(rule::ATTACK_STEP_3C_REDIRECT),
                        );
                        return Ok(Victim::Deck(deck));
                    }
                }
                Characteristic::Shield => {
                    if let Some(who) = self.held_by(foe) {
                        self.tell(
                            o,
                            crate::event::Event::RedirectedTo(foe, who),
                            rule::KEYWORD_REDIRECT_CHAMPION.and(rule::ATTACK_STEP_3C_REDIRECT),
                        );
                        return Ok(Victim::Champion(who));
                    }
                }
                _ => {}
            }
        }
        Ok(Victim::Deck(tray))
    }

    /// What a Malefactor BLOCKS of every Attack: by its skills, and by what the Circle adds where its STURDINESS is known.
    pub(crate) fn ward(&self, foe: FoeNo) -> u8 {
        let skills = self.characteristics(foe).iter();
        skills.map(|skill| if let Characteristic::Block(block) = skill { *block } else { 0 }).sum::<u8>() + self.added_ward(foe)
    }

    pub(crate) fn added_ward(&self, foe: FoeNo) -> u8 {
        if self.is_known(foe) { u8::try_from(self.might.sturdiness).unwrap_or(0) } else { 0 }
    }

    /// Whether a Malefactor has decks whose figures are known.
    pub(crate) fn is_known(&self, foe: FoeNo) -> bool {
        self.trays_of(foe).any(|tray| self.tray(tray).pack.card().origin != Origin::Katabasis)
    }

    /// A Malefactor BLOCKS an Attack; the rest of the damage.
    pub(crate) fn foe_blocks(&self, o: O, foe: FoeNo, damage: u8) -> u8 {
        let block = self.ward(foe);
        if block > 0 && damage > 0 {
            let by = rule::KEYWORD_BLOCK_DAMAGE;
            let by = if self.added_ward(foe) > 0 { by.and(rule::CONTENT_BALANCE) } else { by.into() };
            self.tell(o, crate::event::Event::FoeBlocked(foe, block.min(damage)), by);
        }
        damage.saturating_sub(block)
    }

    /// The Hits that an Attack on a deck needs for so many Wounds.
    pub(crate) fn hits_needed(&self, tray: TrayNo, wounds: u8) -> u8 {
        self.ward(self.tray(tray).owner).saturating_add(wounds.saturating_mul(self.sturdiness(tray)))
    }

    /// The rule by which a Wound of a REDIRECTED Attack is counted.
    pub(crate) const fn wound_rule(redirected: bool, by: RuleId) -> RuleId {
        if redirected { rule::KEYWORD_REDIRECT_STURDINESS } else { by }
    }
}
