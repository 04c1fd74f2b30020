//! What things are worth to the Caravan, in points: the common measure of habits and of what is promising.
//!
//! A Wound of the Malefactors is worth [`WOUND`]; everything else is held against it.

use crate::aim::Mark;
use crate::board::{AREAS, AreaId};
use crate::content::confrontations::Objective;
use crate::content::language::{Bonus, Category, Effect, Instruction, Reach, Standing, Whom};
use crate::content::{BOWSHOT, ChampionId, VIGOR, VIGOR_MOST};
use crate::effects::reaches;
use crate::forecast::Harm;
use crate::movement::Footing;
use crate::odds::{all_ways, fumbles_at_least, hits_at_least};
use crate::pool::Blow;
use crate::state::{Cover, Dante, Place, TrayNo};

/// A Wound of a deck that leads to winning.
pub(crate) const WOUND: i32 = 100;
/// A Wound of a deck that does not.
const WOUND_ELSEWHERE: i32 = 45;
/// What a Counterattack costs in Vigor, roughly.
const BLOW: i32 = 3;
/// Sins in hand from which on one is Yielded to, and the dice that it is reckoned for.
const CLOGGED: usize = 2;
const TEMPTATION: u8 = 4;
/// Rounds after which caution leads nowhere, and after which even defeat is better than another one like the last.
const LONG: u16 = 15;
const HOPELESS: u16 = 40;
const ENDLESS: u16 = 80;
/// Conditions with which a Champion is defeated.
const LAST: i32 = 3;
/// A step that leads nowhere within a turn.
pub(crate) const FAR: u8 = 99;

/// How a Champion gets to every Area, by number.
pub(crate) type Steps = [Way; AREAS];

/// How a Champion gets to an Area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    /// Movement points, falls counted as steps.
    pub points: u8,
    /// The Area that comes first.
    pub first: AreaId,
}

impl Dante {
    /// Vigor that a Champion can lose before it is defeated, at six for each Wound that it can still bear.
    pub(crate) fn life(&self, who: ChampionId) -> i32 {
        let spare = (LAST - 1 - i32::from(self.wounds_of(who))).max(0);
        spare * i32::from(VIGOR) + i32::from(self.champion(who).vigor)
    }

    /// Whether the Confrontation has lasted so long that something has to be dared.
    pub(crate) fn drags_on(&self) -> bool {
        self.round > LONG
    }

    /// Whether nothing will ever change any more.
    pub(crate) fn is_lost(&self) -> bool {
        self.round > ENDLESS
    }

    /// What a point of Vigor of a Champion is worth: more, the fewer there are.
    pub(crate) fn fear(&self, who: ChampionId) -> i32 {
        if self.drags_on() {
            return 1;
        }
        match self.life(who) {
            // What the next round brings back is worth little.
            20.. => 1,
            15.. => 4,
            11.. => 7,
            7.. => 11,
            4.. => 20,
            _ => 40,
        }
    }

    /// What the turn of the Malefactors would cost the Caravan. Where it costs nobody any Vigor, they recover.
    pub(crate) fn cost_of(&self, harm: &[Harm; 4]) -> i32 {
        let to_all: i32 = ChampionId::ALL.into_iter().zip(harm).map(|(who, harm)| self.cost_to(who, harm)).sum();
        let rest = if harm.iter().any(|harm| harm.damage > 0) { 0 } else { self.recovery() };
        to_all + rest
    }

    /// What Malefactors that recover cost.
    fn recovery(&self) -> i32 {
        let decks = self.all_trays().filter(|tray| !self.is_event(*tray) && !self.tray(*tray).is_empty());
        decks.map(|tray| i32::from(self.healing(tray)) * self.wound_worth(tray) / 2).sum()
    }

    /// What harm to one Champion costs.
    pub(crate) fn cost_to(&self, who: ChampionId, harm: &Harm) -> i32 {
        let left = self.life(who) - i32::from(harm.damage.max(harm.wounds * VIGOR.min(harm.damage)));
        let fatal = if left <= 0 && harm.wounds > 0 { 400 } else { 0 };
        (i32::from(harm.damage) + 3 * i32::from(harm.wounds) + 2 * i32::from(harm.trouble)) * self.fear(who) + fatal
    }

    /// Damage that is left to deal for an Objective.
    pub(crate) fn left_of(&self, objective: Objective) -> i32 {
        self.all_trays().filter(|tray| self.counts_for(objective, *tray)).map(|tray| self.toughness(tray)).sum()
    }

    /// Whether a deck has to be emptied for an Objective.
    pub(crate) fn counts_for(&self, objective: Objective, tray: TrayNo) -> bool {
        match objective {
            Objective::Defeat(id) => self.foe(self.tray(tray).owner).id == id,
            Objective::Empty(pack) => self.tray(tray).pack == pack,
            Objective::All => !self.is_event(tray),
        }
    }

    /// Damage that a deck can take.
    fn toughness(&self, tray: TrayNo) -> i32 {
        self.tray(tray).left() as i32 * i32::from(self.sturdiness(tray))
    }

    /// The Objective that is nearest.
    pub(crate) fn nearest_objective(&self) -> Option<Objective> {
        match self.confrontation.card().objectives {
            [only] => Some(*only),
            several => several.iter().copied().min_by_key(|objective| self.left_of(*objective)),
        }
    }

    /// What a Wound of a deck is worth.
    pub(crate) fn wound_worth(&self, tray: TrayNo) -> i32 {
        let counts = self.nearest_objective().is_some_and(|objective| self.counts_for(objective, tray));
        if counts { WOUND } else { WOUND_ELSEWHERE }
    }

    /// What an Attack with so many dice on a deck is worth: the Wounds that can be expected, less what a Counterattack costs.
    pub(crate) fn attack_worth(&self, blow: Blow, tray: TrayNo, dice: u8) -> i32 {
        let (sturdiness, all) = (self.sturdiness(tray).max(1), i64::from(all_ways(dice)));
        let ward = self.ward(self.tray(tray).owner);
        let most = ((2 * dice).saturating_sub(ward) / sturdiness).min(self.tray(tray).left() as u8);
        let wounds: i64 = (1..=most).map(|wounds| i64::from(hits_at_least(dice, ward + wounds * sturdiness))).sum();
        let provoked = || i64::from(fumbles_at_least(dice, self.fumbles_needed(tray, blow)));
        let provoked = if self.can_strike_back(tray) { provoked() } else { 0 };
        let cost = i64::from(BLOW * self.fear(blow.who));
        // A Malefactor that falls does not strike back, and nothing else matters then.
        let last = if self.tray(tray).left() <= 1 { 2 } else { 1 };
        ((wounds * i64::from(self.wound_worth(tray)) * last - provoked * cost) / all) as i32
    }

    /// The same for an Attack of which nothing is known but its dice.
    pub(crate) fn plain_attack_worth(&self, who: ChampionId, tray: TrayNo, dice: u8) -> i32 {
        self.attack_worth(Blow { who, mark: Mark::Deck(tray), combo: false, bonuses: &[] }, tray, dice)
    }

    /// The decks of Malefactors that have cards left.
    pub(crate) fn live_decks(&self) -> impl Iterator<Item = TrayNo> + '_ {
        self.all_trays().filter(|tray| !self.tray(*tray).is_empty() && !self.is_event(*tray))
    }

    /// The decks that a Champion can attack from where it is.
    pub(crate) fn decks_in_reach(&self, who: ChampionId) -> impl Iterator<Item = TrayNo> + '_ {
        self.live_decks().filter(move |tray| self.may_attack(who, Mark::Deck(*tray)).is_ok())
    }

    /// The best deck that a Champion can attack from where it stands, and what that is worth with these bonuses.
    pub(crate) fn best_attack(&self, who: ChampionId, bonuses: &'static [Bonus], combo: bool) -> Option<(TrayNo, i32)> {
        let decks = self.decks_in_reach(who);
        decks.map(|tray| (tray, self.worth_with(who, tray, bonuses, combo, true))).max_by_key(|(_, worth)| *worth)
    }

    /// What an Attack with these bonuses is worth; those for a position count where the Champion stands there already.
    fn worth_with(&self, who: ChampionId, tray: TrayNo, bonuses: &'static [Bonus], combo: bool, there: bool) -> i32 {
        let blow = Blow { who, mark: Mark::Deck(tray), combo, bonuses };
        let power = self.weapon(who).map_or(0, |weapon| weapon.card().power);
        let mut dice = power + self.champion(who).tokens.empower;
        for bonus in bonuses {
            match *bonus {
                Bonus::Dice(more) | Bonus::Hits(more) => dice += more,
                Bonus::DiceIf(more, standing) if (there || standing == Standing::Combo) && self.stands(blow, standing) => {
                    dice += more
                }
                Bonus::DiceIf(..) | Bonus::Discards(_) | Bonus::Precision(_) => {}
            }
        }
        let passive = if there { self.passive_dice(blow) } else { 0 };
        let tempted = if self.is_tempted(who) { TEMPTATION } else { 0 };
        self.attack_worth(blow, tray, dice + passive + tempted)
    }

    /// Whether a Champion can afford to Yield: its hand is clogged with Sins, and nothing counts towards its defeat yet. Who holds
    /// nothing but Sins can do nothing else any more.
    pub(crate) fn is_tempted(&self, who: ChampionId) -> bool {
        let champion = self.champion(who);
        let idle = champion.hand.is_empty() && champion.sins.len() >= usize::from(self.hand_limit(who));
        let affords = match (self.round > HOPELESS, self.drags_on() || idle) {
            (true, _) => LAST,
            (false, true) => 1,
            (false, false) => 0,
        };
        champion.sins.len() >= CLOGGED && i32::from(self.wounds_of(who)) <= affords
    }

    /// Movement points that a Champion needs to every Area in which a Space is free for it.
    pub(crate) fn steps(&self, who: ChampionId, climb: bool) -> Steps {
        let mut steps = [Way { points: FAR, first: AreaId::MIDDLE }; AREAS];
        let Some(from) = self.footing(who) else { return steps };
        let mut queue = arrayvec::ArrayVec::<Footing, { AREAS + 1 }>::new();
        if let Some(here) = steps.get_mut(usize::from(from.area.0)) {
            *here = Way { points: 0, first: from.area };
        }
        queue.push(from);
        let mut next = 0;
        while let Some(at) = queue.get(next).copied() {
            next += 1;
            let Some(so_far) = steps.get(usize::from(at.area.0)).copied() else { break };
            for (_, beside) in at.area.beside() {
                if steps.get(usize::from(beside.0)).is_some_and(|known| known.points != FAR) {
                    continue;
                }
                let Some(space) = self.free_spaces(beside).next() else { continue };
                // A fall costs Vigor as steps do.
                if let Ok(pace) = self.may_step(at, space, climb) {
                    if let Some(there) = steps.get_mut(usize::from(beside.0)) {
                        let first = if at.area == from.area { beside } else { so_far.first };
                        *there = Way { points: so_far.points + 1 + pace.fall, first };
                    }
                    queue.push(Footing { area: beside, level: self.height(beside) });
                }
            }
        }
        steps
    }

    /// Whether a Champion could attack a deck from an Area.
    fn could_attack_from(&self, who: ChampionId, tray: TrayNo, area: AreaId) -> bool {
        let foe = self.tray(tray).owner;
        let (Some(weapon), Some(at)) = (self.weapon(who), self.area_of_foe(foe)) else { return false };
        let (range, arm) = (area.range(at), u8::from(self.is_oversized(foe)));
        match weapon.card().category {
            Category::Melee => range <= arm,
            Category::Ranged => range > arm && range <= BOWSHOT.min(weapon.card().range),
            Category::Symbol => true,
            Category::Relic | Category::Trait => false,
        }
    }

    /// The shortest way to an Area from which a Champion could attack something that leads to winning, or anything at all.
    pub(crate) fn way_to_attack(&self, who: ChampionId, steps: &Steps) -> Option<Way> {
        let decks = || self.live_decks();
        let worth = |area: AreaId| {
            decks().filter(|tray| self.could_attack_from(who, *tray, area)).map(|tray| self.wound_worth(tray)).max()
        };
        let ways = AreaId::all().zip(steps).filter(|(_, way)| way.points < FAR);
        ways.filter_map(|(area, way)| Some((worth(area)?, way)))
            .min_by_key(|(worth, way)| (-worth, way.points))
            .map(|(_, way)| *way)
    }

    /// What the instructions of a Champion's card are worth now.
    pub(crate) fn card_worth(&self, who: ChampionId, does: &'static [Instruction], combo: bool) -> i32 {
        self.card_worth_by(&mut Reckoning::of(who), does, combo)
    }

    /// The same, one card after the other: ways are looked for once.
    pub(crate) fn card_worth_by(&self, doing: &mut Reckoning, does: &'static [Instruction], combo: bool) -> i32 {
        (doing.combo, doing.points, doing.climb, doing.worth) = (combo, 0, false, 0);
        for instruction in does {
            match instruction {
                Instruction::Plain { does, .. } | Instruction::If { does, .. } | Instruction::IfOtherwise { does, .. } => {
                    self.reckon(doing, does);
                }
            }
        }
        doing.worth
    }

    /// What effects of Equipment are worth to a Champion now.
    pub(crate) fn effects_worth(&self, who: ChampionId, effects: &'static [Effect]) -> i32 {
        let mut doing = Reckoning::of(who);
        self.reckon(&mut doing, effects);
        doing.worth
    }

    fn reckon(&self, doing: &mut Reckoning, effects: &'static [Effect]) {
        for effect in effects {
            doing.worth += match *effect {
                Effect::Move(points) => {
                    doing.points += points;
                    1
                }
                Effect::Climb(points) => {
                    (doing.points, doing.climb) = (doing.points + points, true);
                    2
                }
                Effect::Attack => self.attack_in(doing, &[]),
                Effect::AttackWith(bonuses) => self.attack_in(doing, bonuses),
                Effect::AttackCollateral(bonuses, _) => self.attack_in(doing, bonuses) + 5,
                Effect::Combo(effects) if doing.combo => {
                    self.reckon(doing, effects);
                    0
                }
                Effect::Recall(cards) => {
                    let used = self.champion(doing.who).slots.iter().map(|slot| slot.cards.len()).sum::<usize>();
                    10 * i32::from(cards).min(used as i32)
                }
                Effect::Finding => {
                    if self.champion(doing.who).finding.is_none() {
                        18
                    } else {
                        4
                    }
                }
                Effect::Trap(_) => 22,
                Effect::PushTarget(_) => 4,
                _ => match gift(effect) {
                    Some(whom) => self.gift_worth(doing.who, effect, whom),
                    None => 0,
                },
            };
        }
    }

    fn attack_in(&self, doing: &mut Reckoning, bonuses: &'static [Bonus]) -> i32 {
        if let Some((_, worth)) = self.best_attack(doing.who, bonuses, doing.combo) {
            return worth;
        }
        if doing.points == 0 {
            return 0;
        }
        let (who, combo, points) = (doing.who, doing.combo, doing.points);
        let steps = doing.ways.get_mut(usize::from(doing.climb));
        let Some(steps) = steps.map(|known| &*known.get_or_insert_with(|| self.steps(who, doing.climb))) else { return 0 };
        let within = |tray: &TrayNo| {
            let near = AreaId::all().zip(steps).filter(|(_, way)| way.points <= points);
            near.into_iter().any(|(area, _)| self.could_attack_from(who, *tray, area))
        };
        let decks = self.live_decks().filter(within);
        decks.map(|tray| self.worth_with(who, tray, bonuses, combo, false)).max().unwrap_or(0)
    }

    /// What an Attack of a Champion would be worth once it has got somewhere from where it can.
    pub(crate) fn attack_there(&self, who: ChampionId, does: &'static [Instruction]) -> i32 {
        let effects = does.iter().flat_map(|instruction| match instruction {
            Instruction::Plain { does, .. } | Instruction::If { does, .. } | Instruction::IfOtherwise { does, .. } => *does,
        });
        let attack = |effect: &Effect| {
            let bonuses: &'static [Bonus] = match *effect {
                Effect::Attack => &[],
                Effect::AttackWith(bonuses) | Effect::AttackCollateral(bonuses, _) => bonuses,
                _ => return None,
            };
            self.live_decks().map(|tray| self.worth_with(who, tray, bonuses, false, false)).max()
        };
        effects.filter_map(attack).sum()
    }

    /// What an effect is worth that gives something to Champions: to all of them, or to the best one.
    fn gift_worth(&self, who: ChampionId, effect: &Effect, whom: Whom) -> i32 {
        let from = match self.champion(who).place {
            Place::On(space) => space.area(),
            Place::Held(foe) => self.foe(foe).at,
            Place::Arrested(space) => space.area(),
        };
        let near = |reach: Reach, other: ChampionId| {
            other == who || self.area_of(other).is_some_and(|area| reaches(reach, from.range(area)))
        };
        let others = ChampionId::ALL.into_iter().filter(|other| *other != who);
        let worth = |other: ChampionId| self.boon(effect, other);
        match whom {
            Whom::You => worth(who),
            Whom::Another(reach) => others.filter(|other| near(reach, *other)).map(worth).max().unwrap_or(0),
            Whom::One(reach) => ChampionId::ALL.into_iter().filter(|other| near(reach, *other)).map(worth).max().unwrap_or(0),
            Whom::Others(reach) => others.filter(|other| near(reach, *other)).map(worth).sum(),
            Whom::Each(reach) => ChampionId::ALL.into_iter().filter(|other| near(reach, *other)).map(worth).sum(),
            _ => 0,
        }
    }

    /// What an effect is worth for the Champion who gets it.
    pub(crate) fn boon(&self, effect: &Effect, who: ChampionId) -> i32 {
        let champion = self.champion(who);
        let covers = |like: fn(&Cover) -> bool| champion.slots.iter().filter(|slot| like(&slot.cover)).count() as i32;
        match *effect {
            Effect::Invigorate(points, _) => i32::from(points.min(VIGOR_MOST.saturating_sub(champion.vigor))) * self.fear(who),
            Effect::Restore(times, _) => {
                let wounds = i32::from(champion.wounds) + covers(|cover| matches!(cover, Cover::Wound(_)));
                i32::from(times).min(wounds) * 6 * self.fear(who)
            }
            Effect::Expiate(times, _) => {
                i32::from(times).min(covers(|cover| matches!(cover, Cover::Sin(_)))) * 6 * self.fear(who)
            }
            Effect::Prepare(times, _) => {
                let waiting = covers(|cover| *cover == Cover::Cooldown);
                let waiting = if champion.is_companion() { i32::from(champion.off_card()) } else { waiting };
                i32::from(times).min(waiting) * 40
            }
            Effect::Empower(tokens, _) if self.can_still_act(who) => i32::from(tokens) * 14,
            Effect::Inspire(tokens, _) => i32::from(tokens) * 14,
            _ => 0,
        }
    }

    /// Whether a Champion has a Slot or a token for another Maneuver.
    pub(crate) fn can_still_act(&self, who: ChampionId) -> bool {
        let champion = self.champion(who);
        champion.ready > 0 || champion.slots.iter().any(|slot| slot.cover == Cover::Open && slot.cards.is_empty())
    }
}

/// A card while it is weighed.
pub(crate) struct Reckoning {
    who: ChampionId,
    combo: bool,
    /// Movement points that came before.
    points: u8,
    climb: bool,
    worth: i32,
    /// The ways of the Champion, without and with CLIMB, once they are needed.
    ways: [Option<Steps>; 2],
}

impl Reckoning {
    pub(crate) const fn of(who: ChampionId) -> Self {
        Self { who, combo: false, points: 0, climb: false, worth: 0, ways: [None; 2] }
    }
}

/// The Champions that an effect gives something to.
const fn gift(effect: &Effect) -> Option<Whom> {
    match *effect {
        Effect::Invigorate(_, whom)
        | Effect::Restore(_, whom)
        | Effect::Expiate(_, whom)
        | Effect::Prepare(_, whom)
        | Effect::Empower(_, whom)
        | Effect::Inspire(_, whom) => Some(whom),
        _ => None,
    }
}
