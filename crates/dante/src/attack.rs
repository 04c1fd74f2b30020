//! Attacks of Champions: the target, the pool, the roll, what is changed after it, and the Wounds.

use table::{Chance, Dice, Flow, Roll, Verdict};

use crate::about::About;
use crate::asking::{Aiming, Changing, Question};
use crate::content::language::{Bonus, Category, Effect, Moment, Penalty, Skill, Temptation};
use crate::content::{AGGRESSIVENESS, BOWSHOT, ChampionId, DIE, Face, HITS_PER_DIE_BEYOND, INSPIRED, MOST_ROLLED};
use crate::counterattack::Provoked;
use crate::effects::Doing;
use crate::event::{Event, Source};
use crate::play::O;
use crate::pool::Blow;
use crate::state::{Dante, Place, Top, TrayNo};
use crate::{key, rule};

/// A roll as it is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Count {
    hits: u8,
    fumbles: u8,
}

impl Dante {
    /// Whether a Champion's Weapon reaches a deck's Malefactor. Empty decks cannot be attacked.
    pub(crate) fn may_attack(&self, who: ChampionId, tray: TrayNo) -> Verdict {
        let (champion, foe) = (self.champion(who), self.tray(tray).owner);
        let Some(weapon) = champion.weapon else { return Err(rule::ATTACK_WEAPON_REQUIRED) };
        if self.tray(tray).is_empty() {
            return Err(rule::ATTACK_DEFEATED_TARGET);
        }
        let category = weapon.card().category;
        let space = match champion.place {
            Place::On(space) => space,
            Place::Held(by) => {
                return match category {
                    Category::Symbol => Ok(rule::EQUIPMENT_SYMBOL_ENGAGEMENT),
                    Category::Melee if by == foe => Ok(rule::ATTACK_HELD_CHAMPION_ATTACK),
                    Category::Melee => Err(rule::ATTACK_MELEE),
                    _ => Err(rule::ATTACK_RANGED_ENGAGED),
                };
            }
        };
        let range = space.area().range(self.foe(foe).at);
        let raised = self.is_pillar(space);
        match category {
            Category::Symbol => Ok(rule::EQUIPMENT_SYMBOL),
            Category::Melee if range > 0 => Err(rule::ATTACK_MELEE),
            Category::Melee if raised => Err(rule::FURNITURE_PILLAR_HIGH_GROUND),
            Category::Melee => Ok(rule::EQUIPMENT_MELEE),
            Category::Ranged if range > BOWSHOT.min(weapon.card().range) => Err(rule::EQUIPMENT_RANGED),
            Category::Ranged if raised => Ok(rule::FURNITURE_PILLAR_HIGH_GROUND_RANGED),
            Category::Ranged if self.is_engaged(space.area()) => Err(rule::ATTACK_RANGED_ENGAGED),
            Category::Ranged => Ok(rule::ATTACK_RANGED),
            Category::Relic | Category::Trait => Err(rule::ATTACK_WEAPON_REQUIRED),
        }
    }

    /// Whether a Malefactor that can still act stands in an Area (ruling `attack.defeated-target`).
    fn is_engaged(&self, area: crate::board::AreaId) -> bool {
        self.foe_in(area).is_some_and(|foe| !self.is_defeated(foe))
    }

    /// An Attack, up to its Wounds, or up to the Counterattack that it provokes: that one waits for the end of the instruction.
    pub(crate) fn attack(
        &mut self,
        o: O,
        doing: &mut Doing,
        who: ChampionId,
        bonuses: &'static [Bonus],
        collateral: &'static [Effect],
    ) -> Flow<()> {
        let mut question =
            Question::<Aiming>::new(self.seats_of(who), About::Aim { who }, rule::ATTACK_CHOOSE_TARGET, o.wants_refusals());
        for tray in self.all_trays() {
            question.consider(Aiming::Tray(tray), self.may_attack(who, tray));
        }
        let Some(Aiming::Tray(tray)) = self.put_or_only(o, &question)? else {
            self.tell(o, Event::NoTarget(who), rule::MANEUVER_IMPOSSIBLE_SKIPPED);
            return Ok(());
        };
        let foe = self.tray(tray).owner;
        doing.target = Some(foe);
        let blow = Blow { who, foe, combo: doing.combo, bonuses };
        let dice = self.assemble(o, blow)?;
        let count = self.roll_attack(o, who, dice)?;
        let count = self.add_hits(o, blow, count);
        let count = self.change_roll(o, who, count)?;
        self.turn_around(o, foe, who)?;
        let mut hits = count.hits;
        if hits >= self.sturdiness(tray) && !collateral.is_empty() {
            self.tell(o, Event::Collateral(who), rule::MANEUVER_COLLATERAL);
            doing.scenario = 0;
            doing.striking = true;
            self.do_effects(o, doing, collateral)?;
            doing.striking = false;
            // What the scenario adds to the blow counts with it as one sum.
            hits = hits.saturating_add(core::mem::take(&mut doing.scenario));
        }
        if hits >= self.sturdiness(tray) {
            self.at_moment(o, who, Moment::Striking)?;
        }
        self.tell(o, Event::Struck(who, tray, hits), rule::ATTACK_STEP_2E);
        if self.is_defeated(foe) {
            return Ok(());
        }
        match self.provokes(tray, blow, count.fumbles) {
            Some(excess) => {
                doing.provoked = Some(Provoked { tray, who, excess, damage: hits });
                Ok(())
            }
            None => self.apply_wounds(o, tray, hits, rule::ATTACK_STEP_2E_NONE),
        }
    }

    /// The roll of at most twenty dice; those beyond count as Hits.
    fn roll_attack(&mut self, o: O, who: ChampionId, dice: u8) -> Flow<Count> {
        let rolled = dice.min(MOST_ROLLED);
        let chance = Chance::dice(key::CHANCE_ATTACK, rule::ATTACK_ROLL_ONCE);
        let faces = o.roll(&Roll { chance, dice: Dice::of(usize::from(rolled), DIE) })?;
        let mut count = Count { hits: 0, fumbles: 0 };
        for face in &faces {
            match Face::of(*face) {
                Face::Fumble => count.fumbles += 1,
                Face::Hit => count.hits += 1,
                Face::DoubleHit => count.hits += 2,
            }
        }
        self.tell(o, Event::AttackRoll(who, faces.iter().copied().collect()), rule::ATTACK_STEP_2A);
        if dice > rolled {
            let more = (dice - rolled) * HITS_PER_DIE_BEYOND;
            self.tell(o, Event::Hits(who, Source::Pool, more), rule::ATTACK_POWERFUL);
            count.hits = count.hits.saturating_add(more);
        }
        Ok(count)
    }

    /// Step 2.B: Hits that need no decision.
    fn add_hits(&self, o: O, blow: Blow, mut count: Count) -> Count {
        for bonus in blow.bonuses {
            if let Bonus::Hits(more) = bonus {
                self.tell(o, Event::Hits(blow.who, Source::Action, *more), rule::ATTACK_STEP_2B);
                count.hits = count.hits.saturating_add(*more);
            }
        }
        count
    }

    /// Step 2.C: tokens and Sins after the roll.
    fn change_roll(&mut self, o: O, who: ChampionId, mut count: Count) -> Flow<Count> {
        let mut aggressive = false;
        loop {
            let tokens = self.champion(who).tokens;
            let about = About::AfterRoll { who, hits: count.hits, fumbles: count.fumbles };
            let mut question = Question::<Changing>::new(self.seats_of(who), about, rule::ATTACK_STEP_2C, o.wants_refusals());
            if tokens.inspiration > 0 && count.fumbles > 0 {
                question.offer(Changing::Inspiration, rule::KEYWORD_INSPIRE_USE);
            }
            if tokens.aggressiveness > 0 {
                let verdict = if aggressive { Err(rule::TOKEN_AGGRESSIVENESS_LIMIT) } else { Ok(rule::TOKEN_AGGRESSIVENESS) };
                question.consider(Changing::Aggressiveness, verdict);
            }
            self.consider_sins(
                &mut question,
                who,
                |does| matches!(does, Temptation::Hits(_) | Temptation::Fumbles(_)),
                Changing::Yield,
            );
            if question.options.is_empty() {
                return Ok(count);
            }
            question.offer(Changing::Enough, rule::MANEUVER_OPTIONAL_MAY);
            match question.put(self, o)? {
                Changing::Enough => return Ok(count),
                Changing::Inspiration => {
                    self.champion_mut(who).tokens.inspiration -= 1;
                    count.fumbles -= 1;
                    let less = self.penalty(who, |penalty| if let Penalty::Spirit(less) = penalty { less } else { 0 });
                    count.hits += INSPIRED.saturating_sub(less);
                    self.tell(o, Event::InspirationUsed(who), rule::KEYWORD_INSPIRE_USE);
                }
                Changing::Aggressiveness => {
                    aggressive = true;
                    self.champion_mut(who).tokens.aggressiveness -= 1;
                    count.hits += AGGRESSIVENESS;
                    self.tell(o, Event::Hits(who, Source::Token, AGGRESSIVENESS), rule::TOKEN_AGGRESSIVENESS);
                }
                Changing::Yield(who, sin, slot) => {
                    self.yield_to(o, who, sin, slot)?;
                    match sin.card().does {
                        Temptation::Hits(more) => {
                            count.hits = count.hits.saturating_add(more);
                            self.tell(o, Event::Hits(who, Source::Trade, more), rule::ATTACK_STEP_2C);
                        }
                        Temptation::Fumbles(less) => {
                            let less = less.min(count.fumbles);
                            count.fumbles -= less;
                            self.tell(o, Event::FumblesLess(who, less), rule::ATTACK_STEP_2C);
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// Whether Fumbles provoke a Counterattack, and how many there are beyond those needed. Arcana never counterattack.
    fn provokes(&self, tray: TrayNo, blow: Blow, fumbles: u8) -> Option<u8> {
        let hidden = !matches!(self.tray(tray).top, Some(Top::Known(crate::state::DeckCard::Action(_))));
        let precision: u8 = blow.bonuses.iter().map(|bonus| if let Bonus::Precision(more) = bonus { *more } else { 0 }).sum();
        let skill: u8 = self.skills(blow.who).map(|skill| if let Skill::Precision(more) = *skill { more } else { 0 }).sum();
        let nerve = self.penalty(blow.who, |penalty| if let Penalty::Nerve(less) = penalty { less } else { 0 });
        // However shaken somebody is, a roll without a Fumble provokes nobody.
        let needed = (self.tray(tray).pack.card().threshold + precision + skill).saturating_sub(nerve).max(1);
        if hidden { None } else { fumbles.checked_sub(needed) }
    }

    /// Step 3.D: one Wound for each full multiple of the present STURDINESS.
    pub(crate) fn apply_wounds(&mut self, o: O, tray: TrayNo, damage: u8, by: table::RuleId) -> Flow<()> {
        let wounds = damage / self.sturdiness(tray).max(1);
        if wounds == 0 {
            self.tell(o, Event::NoWound(tray), rule::ATTACK_STURDINESS);
            return Ok(());
        }
        let by = if wounds > 1 { rule::ATTACK_MULTIPLE_WOUNDS } else { by };
        self.wound_deck(o, tray, wounds, by)
    }
}
