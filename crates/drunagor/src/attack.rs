//! Weapon Attacks: the roll, what it hits, what it does.

use table::{Chance, Dice, Die, Flow, Roll, RuleId, Seat, Verdict};

use crate::about::About;
use crate::asking::{Choosing, Naming, Question, Wanting};
use crate::content::kinds::Subtype;
use crate::content::language::{Condition, Effect, Part, Spec, Token, Trait, Who as Group};
use crate::damage::{Hit, Hits};
use crate::event::Event;
use crate::play::O;
use crate::state::{Drunagor, Phase, Who};
use crate::targets::{Chosen, Range, Source};
use crate::{key, rule};

/// The die of attacks and challenges.
pub(crate) const D20: Die = Die { sides: 20, kind: key::DIE_D20 };
/// What height adds to a roll, or takes from it.
const HEIGHT: i8 = 2;
/// What Darkness takes from a roll.
const DARKNESS: i8 = 2;
/// A natural roll that always misses.
const FUMBLE: u8 = 1;

/// What a Weapon Attack is made with.
struct Swing {
    by: Seat,
    modifier: i8,
    natural: u8,
    /// What comes with it: the text's own, and what the roll has added.
    effects: Vec<&'static Effect>,
    critical: bool,
}

impl Subtype {
    /// Whether a weapon of this kind attacks from afar by itself.
    pub(crate) const fn is_ranged(self) -> bool {
        matches!(self, Self::Implement | Self::Ranged)
    }
}

impl Drunagor {
    /// Whether a hero can make a Weapon Attack now.
    pub(crate) fn may_attack(&self, who: Seat, ranged: bool) -> Verdict {
        if self.hero(who).weapon().is_none() {
            return Err(rule::ATTACK_WEAPON_NEEDED);
        }
        if ranged && self.is_engaged(Who::Hero(who)) {
            return Err(rule::COMBAT_ENGAGED_NO_RANGED);
        }
        Ok(if ranged { rule::ATTACK_RANGED_DEFINITION } else { rule::COMBAT_ENGAGED_MELEE_OK })
    }

    /// One Weapon Attack of a text, with its modifier, targets and what comes with it.
    pub(crate) fn weapon_attack(
        &mut self,
        o: O,
        by: Seat,
        source: &Source,
        modifier: i8,
        specs: &[Spec],
        effects: &'static [Effect],
    ) -> Flow<()> {
        let user = Who::Hero(by);
        if self.may_attack(by, source.ranged).is_err() {
            self.tell(o, Event::Wasted(user), rule::SKILL_WASTED);
            return Ok(());
        }
        let modifier = if source.doubled { modifier.saturating_mul(2) } else { modifier };
        let targets = self.choose_attacked(o, by, source, specs, (modifier, effects))?;
        if targets.is_empty() {
            self.tell(o, Event::Wasted(user), rule::SKILL_WASTED);
            return Ok(());
        }
        let hidden = self.tokens(user).is_some_and(|tokens| tokens.has(Condition::Stealth));
        let mut swing = Swing { by, modifier, natural: 0, effects: effects.iter().collect(), critical: false };
        let rolled = self.roll_rule(by, source, specs, &targets);
        self.roll_attack(o, &mut swing, &targets, rolled)?;
        let struck: Chosen = targets.iter().copied().filter(|whom| self.strikes(o, &swing, *whom)).collect();
        self.surge(o, &mut swing)?;
        if !struck.is_empty() {
            self.deal(o, &swing, &struck, hidden)?;
        }
        self.attack_made(o, user);
        if self.tokens_mut(user).is_some_and(|tokens| tokens.shed(Condition::Stealth)) {
            self.tell(o, Event::Shed(user, Condition::Stealth), rule::KEYWORD_STEALTH_ATTACK);
        }
        Ok(())
    }

    /// A hero whom somebody else lets attack uses the own weapon and its range.
    pub(crate) fn commanded_attack(&mut self, o: O, who: Seat, effects: &'static [Effect]) -> Flow<()> {
        let source = self.by_weapon(who);
        self.tell(o, Event::Told(who), rule::ATTACK_COMMANDED);
        self.weapon_attack(o, who, &source, 0, &[], effects)
    }

    /// The reach of a weapon itself: focus abilities and commanded attacks have it.
    pub(crate) fn by_weapon(&self, who: Seat) -> Source {
        let ranged = self.hero(who).weapon().and_then(|weapon| weapon.card().subtype).is_some_and(Subtype::is_ranged);
        let range = if ranged { Range::Areas(1) } else { Range::Near };
        Source { range, ranged, reach: rule::ATTACK_WEAPON_TYPE_USE, ..Source::far(Who::Hero(who)) }
    }

    /// What is particular about a roll: that it counts for several, or that a weapon is used against its kind.
    fn roll_rule(&self, by: Seat, source: &Source, specs: &[Spec], targets: &Chosen) -> RuleId {
        let mut levels = targets.iter().filter_map(|whom| self.at(*whom)).map(|at| self.level(at));
        let first = levels.next();
        let uneven = levels.any(|level| Some(level) != first);
        let weapon = self.by_weapon(by);
        match () {
            () if uneven => rule::COMBAT_LEVEL_EACH_TARGET,
            () if targets.len() > 1 && specs.iter().any(|spec| matches!(spec, Spec::Cleave(_))) => rule::KEYWORD_CLEAVE_ROLL,
            () if targets.len() > 1 && specs.iter().any(|spec| matches!(spec, Spec::Multishot(_))) => {
                rule::KEYWORD_MULTISHOT_ROLL
            }
            () if source.reach == rule::ATTACK_WEAPON_TYPE_USE || source.reach == rule::MINOR_FOCUS_WEAPON_RANGE => source.reach,
            () if source.swing.1 > 1 => rule::SKILL_TOKEN_HIT_SLASH,
            () if source.ranged != weapon.ranged => rule::ATTACK_COLOR_OVERRULES,
            () if source.ranged => rule::ATTACK_RANGED_DEFINITION,
            () => rule::COMBAT_ENGAGED_MELEE_OK,
        }
    }

    /// Whom a Weapon Attack is made against: one enemy, or as many as CLEAVE or MULTISHOT say.
    fn choose_attacked(
        &self,
        o: O,
        by: Seat,
        source: &Source,
        specs: &[Spec],
        (modifier, effects): (i8, &'static [Effect]),
    ) -> Flow<Chosen> {
        let mut source = *source;
        let by_weapon = source.reach == rule::ATTACK_WEAPON_TYPE_USE || source.reach == rule::MINOR_FOCUS_WEAPON_RANGE;
        let (mut most, mut allowed) = match source.swing {
            _ if by_weapon => (1, source.reach),
            (0, _) => (1, rule::ATTACK_SKILL_RANGE),
            _ => (1, rule::ATTACK_MULTIPLE_TARGETS),
        };
        let mut group = Group::Enemy;
        for spec in specs {
            match *spec {
                Spec::Cleave(count) => (most, allowed, group) = (source.count(count), rule::KEYWORD_CLEAVE, Group::AdjEnemy),
                Spec::Multishot(count) => (most, allowed) = (source.count(count), rule::KEYWORD_MULTISHOT),
                Spec::UpTo(count, to) => (most, allowed, group) = (count.number(), rule::SKILL_UP_TO, to),
                Spec::Range(areas) => (source.range, source.reach) = (Range::Areas(areas), rule::KEYWORD_RANGE),
                _ => {}
            }
        }
        let verdict = |whom: Who| self.may_target(&source, group, whom).map(|_| allowed);
        if most == 1 {
            let mut question = Question::new(by, About::Attack { by, more: 1, modifier, effects }, allowed, o.wants_refusals());
            let enemies = self.everybody().filter(|whom| !self.are_allies(*whom, Who::Hero(by)));
            enemies.for_each(|whom| question.consider(Naming::Target(whom), verdict(whom)));
            return Ok(self.put_or_only(o, &question)?.map(|Naming::Target(whom)| whom).into_iter().collect());
        }
        let mut chosen = Chosen::new();
        while chosen.len() < usize::from(most) {
            let about = About::Attack { by, more: most - chosen.len() as u8, modifier, effects };
            let mut question = Question::new(by, about, allowed, o.wants_refusals());
            let enemies = self.everybody().filter(|whom| !self.are_allies(*whom, Who::Hero(by)) && !chosen.contains(whom));
            enemies.for_each(|whom| question.consider(Choosing::Target(whom), verdict(whom)));
            if question.options.is_empty() {
                break;
            }
            if !chosen.is_empty() {
                question.offer(Choosing::Done, allowed);
            }
            match self.put_or_only(o, &question)? {
                Some(Choosing::Target(whom)) => chosen.push(whom),
                Some(Choosing::Done) | None => break,
            }
        }
        Ok(chosen)
    }

    /// Rolls the die, and once more after a miss where the text allows it.
    fn roll_attack(&mut self, o: O, swing: &mut Swing, targets: &Chosen, rolled: RuleId) -> Flow<()> {
        let user = Who::Hero(swing.by);
        swing.natural = self.roll_d20(o, swing.by, rule::ATTACK_ROLL, rolled)?;
        let misses = targets.iter().all(|whom| !self.would_hit(swing, *whom));
        if misses && swing.effects.contains(&&Effect::Reroll) {
            let about = About::Reroll { who: swing.by, natural: swing.natural };
            let mut question = Question::new(swing.by, about, rule::KEYWORD_REROLL, o.wants_refusals());
            question.offer(Wanting::Yes, rule::KEYWORD_REROLL);
            question.offer(Wanting::No, rule::SKILL_UP_TO);
            if matches!(question.put(self, o)?, Wanting::Yes) {
                swing.natural = self.roll_d20(o, swing.by, rule::KEYWORD_REROLL, rolled)?;
            }
        }
        swing.critical = swing.natural >= self.crit_from(swing);
        if swing.critical {
            let wider = self.crits(swing).filter(|from| *from < D20.sides).count();
            let by = match wider {
                0 => rule::ATTACK_CRIT.into(),
                1 => rule::ATTACK_CRIT.and(rule::KEYWORD_CRIT),
                _ => rule::ATTACK_CRIT.and(rule::ATTACK_CRIT_RANGE_OVERLAP),
            };
            self.tell(o, Event::Critical(swing.by), by);
        } else if swing.natural == FUMBLE {
            let saved = self.holds(user, |held| matches!(held, Trait::Fumble));
            self.tell(o, Event::Fumbled(swing.by), if saved { rule::ATTACK_FUMBLE_OVERRIDE } else { rule::ATTACK_FUMBLE });
        }
        Ok(())
    }

    fn roll_d20(&self, o: O, who: Seat, by: RuleId, also: RuleId) -> Flow<u8> {
        let roll = Roll { chance: Chance::dice(key::CHANCE_ATTACK, by).by(who), dice: Dice::of(1, D20) };
        let natural = o.roll(&roll)?.first().copied().unwrap_or(FUMBLE);
        self.tell(o, Event::Rolled(who, natural), by.and(also));
        Ok(natural)
    }

    /// From which natural roll on the attack is a Critical Hit: the widest range counts.
    fn crit_from(&self, swing: &Swing) -> u8 {
        self.crits(swing).fold(D20.sides, u8::min)
    }

    /// All ranges of Critical Hits that an attack has.
    fn crits(&self, swing: &Swing) -> impl Iterator<Item = u8> {
        let by_text = swing.effects.iter().filter_map(|effect| if let Effect::Crit(from) = effect { Some(*from) } else { None });
        let by_trait =
            self.hero(swing.by).traits().filter_map(|held| if let Trait::Crit(from) = held { Some(*from) } else { None });
        by_text.chain(by_trait)
    }

    /// The result against somebody: the roll, all modifiers, and the difference in height.
    fn result(&self, swing: &Swing, whom: Who) -> u8 {
        let hero = self.hero(swing.by);
        let own = hero.sum(|held| if let Trait::Hit(more) = held { Some(*more) } else { None });
        let dark = if self.is_dark(hero.at) { -DARKNESS } else { 0 };
        let modifier = swing.modifier.saturating_add(own).saturating_add(dark).saturating_add(self.height(swing.by, whom));
        swing.natural.saturating_add_signed(modifier.saturating_add(self.veiled(swing.by, whom)))
    }

    /// What height adds to an attack on somebody, or takes from it.
    pub(crate) fn height(&self, by: Seat, whom: Who) -> i8 {
        let (here, there) = (self.level(self.hero(by).at), self.at(whom).map_or(0, |at| self.level(at)));
        match here.cmp(&there) {
            core::cmp::Ordering::Greater => HEIGHT,
            core::cmp::Ordering::Less => -HEIGHT,
            core::cmp::Ordering::Equal => 0,
        }
    }

    fn would_hit(&self, swing: &Swing, whom: Who) -> bool {
        let accuracy = self.hero(swing.by).weapon().map_or(D20.sides, |weapon| weapon.card().accuracy);
        if swing.natural >= self.crit_from(swing) {
            return true;
        }
        if swing.natural == FUMBLE {
            return self.holds(Who::Hero(swing.by), |held| matches!(held, Trait::Fumble));
        }
        self.result(swing, whom) >= accuracy
    }

    /// In how many of twenty ways an attack on somebody hits: every roll is tried.
    pub(crate) fn ways_to_hit(&self, by: Seat, whom: Who, modifier: i8, effects: &'static [Effect]) -> u32 {
        let mut swing = Swing { by, modifier, natural: 0, effects: effects.iter().collect(), critical: false };
        let hits = |natural: &u8| {
            swing.natural = *natural;
            self.would_hit(&swing, whom)
        };
        (FUMBLE..=D20.sides).filter(hits).count() as u32
    }

    /// The damage of a hit that is not critical, before anything absorbs or prevents it.
    pub(crate) fn plain_damage(&self, by: Seat, whom: Who, effects: &'static [Effect]) -> u8 {
        let swing = Swing { by, modifier: 0, natural: 0, effects: effects.iter().collect(), critical: false };
        let hidden = self.tokens(Who::Hero(by)).is_some_and(|tokens| tokens.has(Condition::Stealth));
        self.weapon_damage(&swing, whom, hidden)
    }

    /// Whether the attack hits somebody; it is told either way.
    fn strikes(&self, o: O, swing: &Swing, whom: Who) -> bool {
        let hits = self.would_hit(swing, whom);
        let result = self.result(swing, whom);
        let event = if hits { Event::Hit(swing.by, whom, result) } else { Event::Missed(swing.by, whom, result) };
        let also = match self.height(swing.by, whom) {
            _ if self.veiled(swing.by, whom) != 0 => rule::PVP_STEALTH,
            0 if self.is_dark(self.hero(swing.by).at) => rule::DARKNESS_HIT_PENALTY,
            0 => rule::EQUIPMENT_WEAPON_ROLE,
            height if height > 0 => rule::COMBAT_ADVANTAGE,
            _ => rule::COMBAT_DISADVANTAGE,
        };
        self.tell(o, event, rule::ATTACK_HIT.and(also));
        hits
    }

    /// What a high natural roll triggers besides an attack: what is rolled for waits for it.
    pub(crate) fn surge_by(&mut self, o: O, who: Seat, natural: u8) -> Flow<()> {
        let parts: Vec<(&'static Part, RuleId)> = self
            .hero(who)
            .traits()
            .filter_map(|held| match held {
                Trait::Surge(from, part) if natural >= *from => Some((part, self.surge_rule(who, held))),
                _ => None,
            })
            .collect();
        for (part, reach) in parts {
            self.tell(o, Event::Surged(who, natural), rule::SKILL_SURGE.and(rule::SKILL_SURGE_SUSPENDS));
            self.perform_part(o, &Source::far(Who::Hero(who)).by(reach), part)?;
        }
        Ok(())
    }

    /// Why what a roll triggers reaches anybody: as a passive skill does, or as any such effect.
    fn surge_rule(&self, who: Seat, held: &'static Trait) -> RuleId {
        let passive = self.hero(who).id.card().passive.card().passive;
        if passive.iter().any(|known| core::ptr::eq(known, held)) { rule::RANGE_PASSIVE } else { rule::KEYWORD_ROLL_RANGE }
    }

    /// What a high natural roll triggers. It may improve this attack, which waits for it.
    fn surge(&mut self, o: O, swing: &mut Swing) -> Flow<()> {
        let traits: Vec<&'static Trait> = self
            .hero(swing.by)
            .traits()
            .filter(|held| matches!(held, Trait::Surge(from, _) | Trait::Sharpen(from, _) if swing.natural >= *from))
            .collect();
        for held in traits {
            self.tell(o, Event::Surged(swing.by, swing.natural), rule::SKILL_SURGE.and(rule::KEYWORD_ROLL));
            match held {
                Trait::Surge(_, part) => {
                    let source = Source::far(Who::Hero(swing.by)).by(self.surge_rule(swing.by, held));
                    self.perform_part(o, &source, part)?;
                }
                Trait::Sharpen(_, effects) => swing.effects.extend(*effects),
                _ => {}
            }
        }
        Ok(())
    }

    /// The damage of a hit, and what comes with it for those who lose Health.
    fn deal(&mut self, o: O, swing: &Swing, struck: &Chosen, hidden: bool) -> Flow<()> {
        let user = Who::Hero(swing.by);
        let fury = self.fury(o, user)?;
        let mut hits: Hits = struck
            .iter()
            .map(|whom| Hit { who: *whom, damage: self.weapon_damage(swing, *whom, hidden).saturating_add(fury), lost: 0 })
            .collect();
        let by = struck.first().map_or(rule::ATTACK_DAMAGE, |whom| self.damage_rule(swing, *whom, hidden));
        self.threaten(o, Some(user), &mut hits, by)?;
        let source = Source::far(user);
        for hit in &hits {
            // The attack itself is among the effects of a text that commands it.
            let collateral = || swing.effects.iter().copied().filter(|effect| **effect != Effect::StrikeWith);
            if hit.lost == 0 {
                if self.is_up(hit.who) && collateral().any(|effect| !effect.is_of_attack()) {
                    self.tell(o, Event::Wasted(hit.who), rule::CONDITION_COLLATERAL);
                }
                continue;
            }
            for effect in collateral() {
                if self.is_up(hit.who) {
                    self.apply_effect(o, &source, hit.who, effect)?;
                }
            }
        }
        self.slain(o, user, &hits)
    }

    /// Base damage and all bonuses, doubled by DOUBLE DAMAGE and again by a Critical Hit.
    fn weapon_damage(&self, swing: &Swing, whom: Who, hidden: bool) -> u8 {
        let hero = self.hero(swing.by);
        let base = hero.weapon().map_or(0, |weapon| weapon.card().damage);
        let by_text =
            swing.effects.iter().filter_map(|effect| if let Effect::Harder(more) = effect { Some(*more) } else { None });
        let own = hero.sum(|held| if let Trait::Damage(more) = held { Some(*more) } else { None });
        let more = by_text.fold(own, i8::saturating_add);
        let bonus = self.mark_bonus(Who::Hero(swing.by), whom);
        let damage = base.saturating_add(bonus).saturating_add_signed(more).saturating_sub(self.intimidated(Who::Hero(swing.by)));
        let doubled = self.surprises(whom, hidden) || swing.effects.contains(&&Effect::Double);
        let times = if doubled { 2 } else { 1 } * if swing.critical { 2 } else { 1 };
        damage.saturating_mul(times)
    }

    /// Whoever strikes out of hiding surprises those who did not see it coming.
    fn surprises(&self, whom: Who, hidden: bool) -> bool {
        hidden && !self.is_immune(whom, crate::content::language::Immunity::Condition(Condition::Stealth))
    }

    /// What makes the damage of a hit what it is.
    fn damage_rule(&self, swing: &Swing, whom: Who, hidden: bool) -> RuleId {
        let surprised = self.surprises(whom, hidden);
        match () {
            () if swing.critical && (surprised || swing.effects.contains(&&Effect::Double)) => rule::ATTACK_DOUBLE_CRIT,
            () if swing.critical => rule::ATTACK_CRIT_DOUBLE,
            () if surprised && self.is_duel() => rule::PVP_STEALTH_SURPRISE,
            () if surprised => rule::KEYWORD_SURPRISE,
            () if swing.effects.contains(&&Effect::Double) => rule::ATTACK_DOUBLE_DAMAGE,
            () => rule::ATTACK_DAMAGE,
        }
    }

    /// Whether the attacker discards a FURY for more damage: once in a turn or reaction.
    pub(crate) fn fury(&mut self, o: O, who: Who) -> Flow<u8> {
        let Some(seat) = who.hero() else { return Ok(0) };
        let spent = matches!(self.phase, Phase::Turn(turn) if turn.who == seat && turn.spent & SPENT_FURY != 0);
        if spent || self.hero(seat).tokens.count(Token::Fury) == 0 {
            return Ok(0);
        }
        let mut question = Question::new(seat, About::Fury { who: seat }, rule::KEYWORD_FURY, o.wants_refusals());
        question.offer(Wanting::Yes, rule::KEYWORD_FURY);
        question.offer(Wanting::No, rule::SKILL_UP_TO);
        if matches!(question.put(self, o)?, Wanting::No) {
            return Ok(0);
        }
        self.hero_mut(seat).tokens.lose(Token::Fury, 1);
        if let Phase::Turn(turn) = &mut self.phase {
            turn.spent |= SPENT_FURY;
        }
        self.tell(o, Event::Lost(who, Token::Fury, 1), rule::KEYWORD_FURY.and(rule::KEYWORD_FURY_LIMIT));
        Ok(1)
    }
}

/// The bit for a FURY that was discarded.
const SPENT_FURY: u8 = 1;
