//! Whom an effect is for.

use arrayvec::ArrayVec;
use table::{Flow, RuleId};

use super::{Actor, Doing};
use crate::about::About;
use crate::asking::{Naming, Question};
use crate::board::AreaId;
use crate::content::ChampionId;
use crate::content::language::{Effect, Reach, Whom};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Dante, Place};

/// Champions that an effect is for, in the order in which it comes to them.
pub(crate) type Targets = ArrayVec<ChampionId, 4>;

/// How a Champion stands to the Malefactor that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seen {
    Front,
    Behind,
    Above,
}

impl Doing {
    /// Whether a Champion stands so to whoever acts.
    pub(super) fn is_seen(&self, game: &Dante, who: ChampionId, seen: Seen) -> bool {
        match (self.by, seen) {
            (Actor::Foe(foe, _), Seen::Front) => game.is_in_front(who, foe),
            (Actor::Foe(foe, _), Seen::Behind) => game.is_behind(who, foe),
            (Actor::Foe(foe, _), Seen::Above) => game.is_above(who, foe),
            (Actor::Champion(_), _) => false,
        }
    }
}

impl Dante {
    /// The Area that an effect is measured from; who is HELD counts as in the Area of its Malefactor.
    pub(crate) fn origin(&self, by: Actor) -> AreaId {
        match by {
            Actor::Foe(foe, _) => self.foe(foe).at,
            Actor::Champion(who) => match self.champion(who).place {
                Place::On(space) => space.area(),
                Place::Arrested(space) => space.area(),
                Place::Held(foe) => self.foe(foe).at,
            },
        }
    }

    /// The Champions on the board in reach, the Fiercest first. Who is HELD is no target.
    pub(crate) fn in_reach(&self, doing: &Doing, reach: Reach) -> impl DoubleEndedIterator<Item = ChampionId> + '_ {
        let from = self.origin(doing.by);
        let flown = matches!(doing.by, Actor::Foe(foe, _) if self.foe(foe).flown);
        let reach = if flown && reach != Reach::Any { None } else { Some(reach) };
        let reaches = move |range: u8| reach.is_some_and(|reach| reaches(reach, range));
        self.ranked().filter(move |who| self.area_of(*who).is_some_and(|area| reaches(from.range(area))))
    }

    /// The targets of an effect. Where one has to be chosen, the acting Champion's player chooses.
    pub(crate) fn targets(&mut self, o: O, doing: &mut Doing, whom: Whom, effect: &Effect) -> Flow<Targets> {
        let actor = match doing.by {
            Actor::Champion(who) => Some(who),
            Actor::Foe(..) => None,
        };
        let prisoner = match doing.by {
            Actor::Foe(foe, _) => self.prisoner(foe),
            Actor::Champion(_) => None,
        };
        let found: Targets = match whom {
            Whom::You => actor.into_iter().collect(),
            Whom::Others(reach) => self.in_reach(doing, reach).filter(|who| Some(*who) != actor).collect(),
            Whom::Each(reach) => self.in_reach(doing, reach).collect(),
            Whom::Fiercest(reach) => self.in_reach(doing, reach).take(1).collect(),
            Whom::Least(reach) => self.in_reach(doing, reach).rev().take(1).collect(),
            Whom::Weariest(reach) => {
                self.in_reach(doing, reach).min_by_key(|who| self.champion(*who).vigor).into_iter().collect()
            }
            Whom::Front(reach) => self.seen(doing, reach, Seen::Front),
            Whom::Behind(reach) => self.seen(doing, reach, Seen::Behind),
            Whom::Above(reach) => self.seen(doing, reach, Seen::Above),
            Whom::Ground(reach) => self.in_reach(doing, reach).filter(|who| self.level_of_champion(*who) == Some(0)).collect(),
            Whom::Alone(reach) => self.in_reach(doing, reach).filter(|who| self.is_alone(*who)).collect(),
            Whom::That => self.that_champion(o, doing),
            Whom::Attacker => doing.attacker.into_iter().filter(|who| self.champion(*who).space().is_some()).collect(),
            Whom::Held => prisoner.into_iter().collect(),
            Whom::Another(reach) => self.choose_champion(o, doing, actor, effect, |game, who| {
                if Some(who) == actor { Err(rule::MANEUVER_TARGET_ANOTHER_CHAMPION) } else { game.may_target(doing, who, reach) }
            })?,
            Whom::AndOr(reach) => {
                let named = self.choose_champion(o, doing, actor, effect, |game, who| {
                    if Some(who) == actor { Ok(rule::MANEUVER_TARGET_AND_OR) } else { game.may_target(doing, who, reach) }
                })?;
                actor.into_iter().chain(named.into_iter().filter(|who| Some(*who) != actor)).collect()
            }
            Whom::One(reach) => self.choose_champion(o, doing, actor, effect, |game, who| {
                if Some(who) == actor { Ok(rule::MANEUVER_TARGET_YOU) } else { game.may_target(doing, who, reach) }
            })?,
        };
        if let (Whom::Fiercest(reach), None, [first]) = (whom, actor, found.as_slice()) {
            self.tell_passed_over(o, doing, reach, *first);
        }
        match found.as_slice() {
            [] => {
                // Who was meant before is not meant by what follows: an effect without a target has no "that Champion".
                doing.that = None;
                let side =
                    if actor.is_some() { rule::MANEUVER_IMPOSSIBLE_SKIPPED } else { rule::MALEFACTOR_INSTRUCTION_IMPOSSIBLE };
                self.tell(o, Event::NobodyThere, side);
            }
            [only] => doing.that = Some(*only),
            _ => {}
        }
        Ok(found)
    }

    /// Somebody Fiercer is HELD within reach, and the instruction means the next one.
    fn tell_passed_over(&self, o: O, doing: &Doing, reach: Reach, meant: ChampionId) {
        let from = self.origin(doing.by);
        let held = |who: &ChampionId| match self.champion(*who).place {
            Place::Held(foe) => reaches(reach, from.range(self.foe(foe).at)),
            Place::On(_) | Place::Arrested(_) => false,
        };
        if let Some(who) = self.fierceness.into_iter().take_while(|who| *who != meant).find(held) {
            self.tell(o, Event::PassedOver(who), rule::FIERCENESS_HELD_SKIPPED.and(rule::KEYWORD_HOLD_NOT_TARGET));
        }
    }

    /// The Champions in reach whom a Malefactor sees like this; a Champion has no arcs.
    fn seen(&self, doing: &Doing, reach: Reach, seen: Seen) -> Targets {
        self.in_reach(doing, reach).filter(|who| doing.is_seen(self, *who, seen)).collect()
    }

    /// Whether an instruction is about a certain Champion, and that one is HELD.
    pub(super) fn means_held(&self, doing: &Doing, whom: Whom) -> bool {
        let meant = match whom {
            Whom::That => doing.that,
            Whom::Attacker => doing.attacker,
            _ => None,
        };
        meant.is_some_and(|who| matches!(self.champion(who).place, Place::Held(_)))
    }

    /// Whether no other Champion is in the Area of this one.
    fn is_alone(&self, who: ChampionId) -> bool {
        self.ranked().filter(|other| self.area_of(*other) == self.area_of(who)).count() == 1
    }

    /// Whoever got away by a BACKFLIP is not meant any longer: what comes goes to the Pillar.
    fn that_champion(&self, o: O, doing: &Doing) -> Targets {
        let that = doing.that.filter(|who| self.champion(*who).space().is_some());
        if that.is_some_and(|who| doing.dodged.has(who.number() as u8)) {
            self.tell(o, Event::WentToPillar, rule::FURNITURE_PILLAR_BACKFLIP_THAT_CHAMPION);
            return Targets::new();
        }
        that.into_iter().collect()
    }

    /// Whether who acts is HELD, and reaches out from the Area of its Malefactor.
    fn is_held(&self, by: Actor) -> bool {
        matches!(by, Actor::Champion(who) if matches!(self.champion(who).place, Place::Held(_)))
    }

    fn may_target(&self, doing: &Doing, who: ChampionId, reach: Reach) -> Result<RuleId, RuleId> {
        let Some(area) = self.area_of(who) else {
            return Err(match (self.champion(who).is_arrested(), reach) {
                (true, _) => rule::KEYWORD_ARREST_UNTARGETABLE,
                (false, Reach::Any) => rule::RANGE_ANY_EXCLUDES,
                (false, _) => rule::KEYWORD_HOLD_ALLIES,
            });
        };
        let range = self.origin(doing.by).range(area);
        match (reaches(reach, range), reach) {
            (false, _) => Err(rule::RANGE_COUNT),
            (true, Reach::Any) => Ok(rule::RANGE_ANY),
            (true, _) if self.is_held(doing.by) => Ok(rule::KEYWORD_HOLD_OWN_RANGE),
            (true, _) => Ok(rule::RANGE_COUNT),
        }
    }

    fn choose_champion(
        &self,
        o: O,
        doing: &Doing,
        actor: Option<ChampionId>,
        effect: &Effect,
        may: impl Fn(&Self, ChampionId) -> Result<RuleId, RuleId>,
    ) -> Flow<Targets> {
        let seats = actor.map_or_else(|| self.deciders(), |who| self.seats_of(who));
        let Some(who) = actor.or(doing.that) else { return Ok(Targets::new()) };
        let about = About::Whom { who, effect: *effect };
        let mut question = Question::<Naming>::new(seats, about, rule::MANEUVER_MANDATORY, o.wants_refusals());
        for who in ChampionId::ALL {
            question.consider(Naming::Champion(who), may(self, who));
        }
        Ok(self.put_or_only(o, &question)?.map(|Naming::Champion(who)| who).into_iter().collect())
    }
}

/// Whether something reaches so far, the own Area counted (ruling `range.within-zero`).
pub(crate) const fn reaches(reach: Reach, range: u8) -> bool {
    match reach {
        Reach::Here => range == 0,
        Reach::Within(most) => range <= most,
        Reach::Any => true,
    }
}
