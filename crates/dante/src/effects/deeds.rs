//! What each keyword does, for a Champion and for a Malefactor.

use table::Flow;

use super::{Actor, Doing, reaches};
use crate::about::About;
use crate::asking::{Placing, Question};
use crate::board::AreaId;
use crate::content::ChampionId;
use crate::content::language::{Effect, Reach};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, FoeNo, TrayNo};

impl Dante {
    /// An effect of a Champion's card.
    pub(crate) fn champion_does(&mut self, o: O, doing: &mut Doing, who: ChampionId, effect: &'static Effect) -> Flow<()> {
        match *effect {
            Effect::Move(points) => self.walk(o, doing, who, points, false),
            Effect::Climb(points) => self.walk(o, doing, who, points, true),
            Effect::Attack => self.attack(o, doing, who, &[], &[]),
            Effect::AttackWith(bonuses) => self.attack(o, doing, who, bonuses, &[]),
            Effect::AttackCollateral(bonuses, collateral) => self.attack(o, doing, who, bonuses, collateral),
            Effect::PushTarget(areas) => self.push_target(o, doing, who, areas),
            Effect::Recall(cards) => self.recall(o, who, cards),
            Effect::Finding => self.draw_finding(o, who, rule::MANEUVER_SEQUENCE),
            Effect::Trap(reach) => self.set_trap(o, doing, who, reach),
            Effect::Advance(reach) => self.advance(o, who, reach),
            Effect::Copy(reach) => self.copy_maneuver(o, who, reach),
            Effect::Sisyphus => self.sisyphus(o, doing, who),
            Effect::Swap(whom) => match self.targets(o, doing, whom, effect)?.first() {
                Some(other) => {
                    self.swap(o, who, *other);
                    Ok(())
                }
                None => Ok(()),
            },
            Effect::Combo(effects) => {
                if !doing.combo {
                    return Ok(());
                }
                self.tell(o, Event::Combo(who), rule::KEYWORD_COMBO);
                self.do_effects(o, doing, effects)
            }
            Effect::Later(effects) => {
                doing.later = effects;
                Ok(())
            }
            _ => self.shared(o, doing, effect),
        }
    }

    /// An effect of a Malefactor's card.
    pub(crate) fn foe_does(&mut self, o: O, doing: &mut Doing, foe: FoeNo, tray: TrayNo, effect: &'static Effect) -> Flow<()> {
        match *effect {
            Effect::Approach(_, whom) | Effect::ApproachClimb(_, whom) | Effect::Distance(_, whom)
                if self.means_held(doing, whom) =>
            {
                self.tell(o, Event::StoodStill(foe), rule::KEYWORD_HOLD_APPROACH);
                Ok(())
            }
            Effect::Approach(points, whom) | Effect::ApproachClimb(points, whom) => {
                let climb = matches!(effect, Effect::ApproachClimb(..));
                match self.targets(o, doing, whom, effect)?.first() {
                    Some(who) => self.approach(o, doing, foe, *who, points, climb),
                    None => Ok(()),
                }
            }
            Effect::Distance(points, whom) => match self.targets(o, doing, whom, effect)?.first() {
                Some(who) => self.distance(o, doing, foe, *who, points),
                None => Ok(()),
            },
            Effect::Straight(points) => self.straight(o, doing, foe, points),
            Effect::Face(whom) => {
                if let Some(who) = self.targets(o, doing, whom, effect)?.first() {
                    self.face(o, foe, *who, rule::FACING_ARC);
                }
                Ok(())
            }
            Effect::Hold(whom) => match self.targets(o, doing, whom, effect)?.first() {
                Some(who) => self.hold(o, doing, foe, *who),
                None => Ok(()),
            },
            Effect::Throw(whom) => match self.targets(o, doing, whom, effect)?.first() {
                Some(who) => self.throw(o, foe, *who),
                None => Ok(()),
            },
            Effect::ThrowAlong { whom, damage } => match self.targets(o, doing, whom, effect)?.first() {
                Some(who) => self.throw_along(o, doing, foe, *who, damage),
                None => Ok(()),
            },
            Effect::ThrowFoe { who: thrown, whom } => match self.targets(o, doing, whom, effect)?.first() {
                Some(who) => self.throw_foe(o, foe, thrown, *who),
                None => Ok(()),
            },
            Effect::Release => self.release(o, foe),
            Effect::AdvanceTo(whom) => match self.targets(o, doing, whom, effect)?.first().and_then(|who| self.area_of(*who)) {
                Some(area) => self.foe_advances(o, doing, foe, area),
                None => Ok(()),
            },
            Effect::Bewitch(whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.bewitch(o, doing, who)?;
                }
                Ok(())
            }
            Effect::Disable(whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.disable(o, who);
                }
                Ok(())
            }
            Effect::Upheave(whom) => {
                for area in self.areas_of(o, doing, whom, effect)? {
                    self.upheave(o, area);
                }
                Ok(())
            }
            Effect::Erode(whom) => {
                for area in self.areas_of(o, doing, whom, effect)? {
                    self.erode(o, area);
                }
                Ok(())
            }
            Effect::Enrage(tokens) => {
                self.enrage(o, foe, tokens);
                Ok(())
            }
            Effect::Fortify(tokens) => {
                self.fortify(o, foe, tokens);
                Ok(())
            }
            Effect::Regenerate(cards) => self.regenerate(o, self.own_deck(foe, tray), cards),
            Effect::Arcana(cards) => self.add_arcana(o, self.own_deck(foe, tray), cards, rule::DECK_ARCANA_SHUFFLE_IN),
            Effect::Ends => {
                doing.ended = true;
                Ok(())
            }
            _ => self.foe_does_more(o, doing, foe, effect),
        }
    }

    /// What an Event does to a deck it does to the first of its Malefactor.
    fn own_deck(&self, foe: FoeNo, tray: TrayNo) -> TrayNo {
        if self.is_event(tray) { self.trays_of(foe).next().unwrap_or(tray) } else { tray }
    }

    /// Effects that Champions and Malefactors have in common.
    pub(super) fn shared(&mut self, o: O, doing: &mut Doing, effect: &'static Effect) -> Flow<()> {
        match *effect {
            Effect::Damage(damage, whom) | Effect::Base(damage, whom) | Effect::Aggravated(damage, whom) => {
                let damage = match doing.by {
                    Actor::Foe(foe, _) => self.fury(foe, damage),
                    Actor::Champion(_) => damage,
                };
                let targets = self.targets(o, doing, whom, effect)?;
                let (damage, by) = match effect {
                    Effect::Base(..) if doing.excess > 0 => {
                        let worse = rule::COUNTERATTACK_EMPOWERED;
                        let each = rule::COUNTERATTACK_EMPOWERED_EACH_TARGET;
                        let by = if targets.len() > 1 { worse.and(each) } else { worse.into() };
                        (damage.saturating_add(doing.excess), by)
                    }
                    _ => (damage, rule::MALEFACTOR_ATTACK_NO_ROLL.and(rule::MALEFACTOR_ATTACK_VIGOR)),
                };
                for who in targets {
                    doing.pending_mut(who).aggravated |= matches!(effect, Effect::Aggravated(..));
                    self.inflict(o, doing, who, damage, by)?;
                }
            }
            Effect::Wound(whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.suffer_wound(o, who, rule::CONDITION_WOUND_DIRECT)?;
                }
            }
            Effect::Stun(times, whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.stun(o, who, times)?;
                }
            }
            Effect::Fatigue { times, damage, whom } => {
                for who in self.targets(o, doing, whom, effect)? {
                    let missing = self.stun(o, who, times)?;
                    if missing > 0 {
                        let by = if self.champion(who).is_companion() {
                            rule::KEYWORD_FATIGUE_COMPANION
                        } else {
                            rule::KEYWORD_FATIGUE
                        };
                        let by = if missing > 1 { by.and(rule::KEYWORD_FATIGUE_SUM) } else { by.into() };
                        self.tell(o, Event::Fatigued(who, missing * damage), by);
                        self.tire(doing, who, missing * damage);
                    }
                }
            }
            Effect::Push(areas, whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.push_champion(o, doing, who, areas)?;
                }
            }
            Effect::Empower(tokens, whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.empower(o, who, tokens, rule::KEYWORD_EMPOWER);
                }
            }
            Effect::Inspire(tokens, whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.inspire(o, who, tokens, rule::KEYWORD_INSPIRE);
                }
            }
            Effect::Invigorate(points, whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.invigorate(o, who, points, rule::KEYWORD_INVIGORATE);
                }
            }
            Effect::Prepare(times, whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.prepare(o, who, times, rule::KEYWORD_X_REPEATS);
                }
            }
            Effect::Restore(times, whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.restore(o, who, times)?;
                }
            }
            Effect::Expiate(times, whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.expiate(o, who, times);
                }
            }
            Effect::Sin(whom) => {
                for who in self.targets(o, doing, whom, effect)? {
                    self.draw_sin(o, who, rule::CONDITION_SIN_SOURCES)?;
                }
            }
            // What only the other side can do is not on this side's cards; a test of the content says so.
            _ => {}
        }
        Ok(())
    }

    /// PUSH of the Malefactor that was attacked. Within an Attack the scenario's damage counts with it, otherwise by itself.
    fn push_target(&mut self, o: O, doing: &mut Doing, who: ChampionId, areas: u8) -> Flow<()> {
        let Some(foe) = doing.target else {
            self.tell(o, Event::NoTarget(who), rule::MANEUVER_IMPOSSIBLE_SKIPPED);
            return Ok(());
        };
        let damage = self.push_foe(o, who, foe, areas)?;
        if doing.striking {
            doing.scenario = doing.scenario.saturating_add(damage);
            return Ok(());
        }
        self.hurt_foe(o, foe, damage)
    }

    /// A Trap is set on a free Central Space in reach, one in each Area.
    fn set_trap(&mut self, o: O, doing: &Doing, who: ChampionId, reach: Reach) -> Flow<()> {
        let from = self.origin(doing.by);
        let mut question =
            Question::<Placing>::new(self.seats_of(who), About::Trap { who }, rule::KEYWORD_TRAP_SET, o.wants_refusals());
        for area in AreaId::all() {
            let verdict = if !reaches(reach, from.range(area)) {
                Err(rule::RANGE_COUNT)
            } else if self.foe_in(area).is_some() {
                Err(rule::KEYWORD_TRAP_SET)
            } else if self.traps.has(area) {
                Err(rule::KEYWORD_TRAP_OWNER)
            } else {
                Ok(rule::KEYWORD_TRAP_SET)
            };
            question.consider(Placing::Area(area), verdict);
        }
        if let Some(Placing::Area(area)) = self.put_or_only(o, &question)? {
            self.traps = self.traps.and(area);
            self.tell(o, Event::TrapSet(who, area), rule::KEYWORD_TRAP_SET);
        }
        Ok(())
    }
}
