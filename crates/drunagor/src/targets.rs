//! Range and targets: whom an effect can be for, and whom it is for.

use arrayvec::ArrayVec;
use table::{Flow, RuleId, Seat, Verdict};

use crate::about::About;
use crate::asking::{Choosing, Colouring, Naming, Question, Striking};
use crate::content::kinds::Rank;
use crate::content::language::{Colour, Effect, Spec, Trait, Value, Who as Group};
use crate::event::Event;
use crate::hero::{Cube, Place};
use crate::play::O;
use crate::rule;
use crate::square::Area;
use crate::state::{Drunagor, MOST_CHARACTERS, Who};

/// Range of Ranged Skills, in areas.
pub(crate) const RANGED: u8 = 1;

/// How far an effect reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Range {
    /// To adjacent characters.
    Near,
    /// So many areas.
    Areas(u8),
    /// To any revealed square.
    Far,
}

/// Whose effect it is, and how strong.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    /// Who uses it.
    pub(crate) user: Who,
    /// How far it reaches.
    pub(crate) range: Range,
    /// Whether a Weapon Attack of it counts as ranged.
    pub(crate) ranged: bool,
    /// Whether a Wild Cube doubles its numbers.
    pub(crate) doubled: bool,
    /// Runes that X counts.
    pub(crate) x: u8,
    /// The rank of a monster, by which its numbers differ.
    pub(crate) rank: Rank,
    /// Damage for every enemy that a MOVE of the same text passes.
    pub(crate) trample: u8,
    /// Whether a monster acts because another one commands it.
    pub(crate) commanded: bool,
    /// The slot of the equipment whose skill it is.
    pub(crate) gear: Option<u8>,
    /// By which rule it reaches as far as it does.
    pub(crate) reach: RuleId,
    /// Which of the attacks of its text this one is, from 0, and how many there are.
    pub(crate) swing: (u8, u8),
}

impl Group {
    /// Whether it is one certain hero that the text means.
    const fn is_told(self) -> bool {
        matches!(self, Self::StrongestHero | Self::WeakestHero | Self::MostVigorous | Self::MostTired | Self::MostCorrupted)
    }
}

/// Characters that were chosen.
pub(crate) type Chosen = ArrayVec<Who, MOST_CHARACTERS>;

impl Source {
    /// What has no cube to say how far it reaches: anywhere.
    pub(crate) const fn far(user: Who) -> Self {
        Self {
            user,
            range: Range::Far,
            ranged: false,
            doubled: false,
            x: 0,
            rank: Rank::Rookie,
            trample: 0,
            commanded: false,
            gear: None,
            reach: rule::RANGE_REVEALED,
            swing: (0, 1),
        }
    }

    /// The same, by another rule.
    pub(crate) const fn by(self, reach: RuleId) -> Self {
        Self { reach, ..self }
    }

    /// The number that an effect has now.
    pub(crate) fn value(&self, value: Value) -> u8 {
        let number = value.of(self.rank, self.x, 0);
        if self.doubled { number.saturating_mul(2) } else { number }
    }

    /// How many targets or areas: a Wild Cube doubles none of them.
    pub(crate) fn count(&self, value: Value) -> u8 {
        value.of(self.rank, self.x, 0)
    }
}

impl Drunagor {
    /// What a skill that is paid by this cube reaches. A Wild Cube counts as the colour that engagement forbids least.
    pub(crate) fn source_of(&self, who: Seat, place: Place, slot: &[Colour], cube: Cube) -> Source {
        let free = slot.iter().find(|colour| **colour != Colour::Red).or(slot.first());
        let colour = cube.colour().or(free.copied()).unwrap_or(Colour::Blue);
        self.source_with(who, place, colour, cube == Cube::Wild)
    }

    /// The same for a cube that is being spent: the colour of a Wild Cube is its owner's choice.
    pub(crate) fn paid_source(&self, o: O, who: Seat, place: Place, cube: Cube) -> Flow<Source> {
        let Some(usable) = self.hero(who).usable(place) else { return Ok(Source::far(Who::Hero(who))) };
        if cube != Cube::Wild {
            return Ok(self.source_of(who, place, usable.slot, cube));
        }
        let about = About::WildCube { who };
        let mut question = Question::new(who, about, rule::KEYWORD_WILD_CUBE_COLOR, o.wants_refusals());
        for colour in usable.slot {
            let ranged = self.source_with(who, place, *colour, true).ranged;
            let verdict = self.may_do(who, usable.does, ranged).map(|_| rule::KEYWORD_WILD_CUBE_COLOR);
            question.consider(Colouring::Colour(*colour), verdict);
        }
        let colour = self.put_or_only(o, &question)?.map_or(Colour::Blue, |Colouring::Colour(colour)| colour);
        Ok(self.source_with(who, place, colour, true))
    }

    pub(crate) fn source_with(&self, who: Seat, place: Place, colour: Colour, wild: bool) -> Source {
        let more = || self.hero(who).sum(|held| if let Trait::Reach(more) = held { Some(*more) } else { None });
        let (range, reach) = match colour {
            Colour::Yellow => (Range::Near, rule::RANGE_MELEE),
            Colour::Red if more() > 0 => (Range::Areas(RANGED.saturating_add_signed(more())), rule::RANGE_CLASS_BONUS),
            Colour::Red => (Range::Areas(RANGED), rule::RANGE_RANGED),
            Colour::Green => (Range::Far, rule::RANGE_AGILITY),
            Colour::Blue => (Range::Far, rule::RANGE_WISDOM),
        };
        // Where several colours could pay, it is the cube that says how far.
        let several = self.hero(who).usable(place).is_some_and(|usable| usable.slot.len() > 1);
        let reach = if several { rule::RANGE_MULTICOLOR } else { reach };
        // Only a hero's own skills are doubled, not those of a role or of gear.
        let doubled = wild && place.is_hero_skill();
        let gear = place.gear().and_then(|slot| u8::try_from(slot).ok());
        Source { range, reach, ranged: colour == Colour::Red, doubled, gear, ..Source::far(Who::Hero(who)) }
    }

    /// The rule of a range.
    pub(crate) const fn range_rule(range: Range) -> RuleId {
        match range {
            Range::Near => rule::RANGE_MELEE,
            Range::Areas(_) => rule::RANGE_RANGED,
            Range::Far => rule::RANGE_REVEALED,
        }
    }

    /// Whether somebody is within reach of somebody.
    pub(crate) fn is_within(&self, user: Who, whom: Who, range: Range) -> bool {
        if user == whom {
            return true;
        }
        match range {
            Range::Near => self.are_adjacent(user, whom),
            Range::Far => true,
            Range::Areas(most) => {
                let (Some(from), Some(to)) = (self.at(user), self.at(whom)) else { return false };
                self.areas_apart(from.area(), to.area(), most).is_some()
            }
        }
    }

    /// Whether an effect can be for somebody.
    pub(crate) fn may_target(&self, source: &Source, group: Group, whom: Who) -> Verdict {
        let user = source.user;
        if !self.is_up(whom) {
            return Err(rule::KNOCKOUT_UNTARGETABLE);
        }
        if self.is_hidden_from(whom, user) {
            return Err(rule::KEYWORD_STEALTH_HIDDEN);
        }
        let friend = whom != user && self.are_allies(whom, user);
        let adjacent = || self.are_adjacent(user, whom);
        let within = || self.is_within(user, whom, source.range);
        let only = |fits: bool, by: RuleId| if fits { Ok(by) } else { Err(by) };
        // What is in reach says why it is; what is not, how far that would have been.
        let reached = || if within() { Ok(source.reach) } else { Err(Self::range_rule(source.range)) };
        match group {
            Group::Any => reached(),
            Group::Ally if !friend => Err(rule::TARGET_ALLY),
            Group::Enemy if self.are_allies(whom, user) => Err(rule::KEYWORD_ENEMY),
            Group::Ally | Group::Enemy => reached(),
            Group::AdjAlly if !friend => Err(rule::TARGET_ALLY),
            Group::AdjEnemy if self.are_allies(whom, user) => Err(rule::KEYWORD_ENEMY),
            Group::Adj | Group::AdjAlly | Group::AdjEnemy => only(adjacent(), rule::TARGET_ADJ),
            Group::Hero => only(whom.hero().is_some() && within(), rule::KEYWORD_CHARACTER),
            Group::WeakestMonster => only(whom.monster().is_some(), rule::MONSTER_ATTACK_GRAMMAR),
            Group::StrongestHero => only(whom.hero() == self.strongest(), rule::KEYWORD_STRONGEST_HERO),
            Group::WeakestHero => only(whom.hero() == self.weakest(), rule::KEYWORD_WEAKEST_HERO),
            Group::MostVigorous => only(whom.hero() == self.most_vigorous(), rule::KEYWORD_MOST_VIGOROUS),
            Group::MostTired => only(whom.hero() == self.most_tired(), rule::KEYWORD_MOST_TIRED),
            Group::MostCorrupted => only(whom.hero() == self.most_corrupted(), rule::KEYWORD_MOST_CORRUPTED),
        }
    }

    /// Chooses the targets of effects, by the specifications that bind to them.
    pub(crate) fn choose_targets(&self, o: O, source: &Source, specs: &[Spec], effects: &'static [Effect]) -> Flow<Chosen> {
        let mut source = *source;
        let mut chosen = Chosen::new();
        let mut areas: Option<Vec<Area>> = None;
        for spec in specs {
            match spec {
                Spec::Range(areas) => (source.range, source.reach) = (Range::Areas(*areas), rule::KEYWORD_RANGE),
                Spec::Strike(count) => areas = Some(self.choose_areas(o, &source, source.count(*count))?),
                _ => {}
            }
        }
        let first = effects.first();
        if let Some(areas) = areas {
            let there = |who: &Who| self.footprint(*who).iter().any(|square| areas.contains(&square.area()));
            let whom: Chosen = self.everybody().filter(there).filter(|who| self.is_up(*who)).collect();
            return self.choose_some(o, &source, first, whom.len() as u8, rule::TARGET_STRIKE_CHOICE, |who| {
                if whom.contains(&who) { Ok(rule::KEYWORD_STRIKE) } else { Err(rule::KEYWORD_STRIKE) }
            });
        }
        for spec in specs {
            match *spec {
                Spec::User => chosen.push(source.user),
                Spec::One(group) => {
                    let picked = self.choose_one(o, &source, first, |whom| self.may_target(&source, group, whom))?;
                    // Where the text leaves no choice, it says why.
                    if let (Some(whom), true) = (picked, group.is_told()) {
                        self.tell(o, Event::Sought(whom), self.may_target(&source, group, whom).unwrap_or_else(|by| by));
                    }
                    chosen.extend(picked);
                }
                Spec::UpTo(count, Group::WeakestMonster) => {
                    for whom in self.weakest_monsters(count.number()) {
                        self.tell(o, Event::Sought(whom), rule::MONSTER_ATTACK_GRAMMAR);
                        chosen.push(whom);
                    }
                }
                Spec::UpTo(count, group) => {
                    let by = rule::SKILL_UP_TO;
                    let most = count.number();
                    chosen = self.choose_some(o, &source, first, most, by, |whom| self.may_target(&source, group, whom))?;
                }
                Spec::Each(group) => {
                    let fits = |whom: &Who| self.may_target(&source, group, *whom).is_ok();
                    chosen = self.everybody().filter(fits).collect();
                }
                Spec::Split | Spec::Strike(_) | Spec::Range(_) | Spec::Cleave(_) | Spec::Multishot(_) | Spec::Twice => {}
            }
        }
        let named = specs.iter().any(|spec| matches!(spec, Spec::User | Spec::One(_) | Spec::UpTo(..) | Spec::Each(_)));
        if !named {
            chosen.extend(self.choose_default(o, &source, effects)?);
        }
        Ok(chosen)
    }

    /// Without a specification an effect is for one character within Range; MOVE is for its user, and a monster's for itself.
    fn choose_default(&self, o: O, source: &Source, effects: &'static [Effect]) -> Flow<Option<Who>> {
        let own = |effect: &Effect| {
            matches!(
                effect,
                Effect::Walk(_)
                    | Effect::Jump(_)
                    | Effect::Trample(_)
                    | Effect::PayLife(_)
                    | Effect::Trap(_)
                    | Effect::Copy
                    | Effect::Summon(_)
                    | Effect::Activate
                    | Effect::Socket
                    | Effect::Flip
            )
        };
        let is_own = effects.iter().all(own) || source.user.monster().is_some();
        if is_own {
            return Ok(Some(source.user));
        }
        self.choose_one(o, source, effects.first(), |whom| {
            let verdict = self.may_target(source, Group::Any, whom);
            if whom == source.user { verdict.map(|_| rule::RANGE_SELF_ALWAYS) } else { verdict }
        })
    }

    /// One character has to be named, if there is any.
    pub(crate) fn choose_one(
        &self,
        o: O,
        source: &Source,
        effect: Option<&'static Effect>,
        verdict: impl Fn(Who) -> Verdict,
    ) -> Flow<Option<Who>> {
        let about = About::Target { by: source.user, effect, more: 1 };
        let mut question = Question::new(self.controller(source.user), about, rule::TARGET_DEFAULT, o.wants_refusals());
        self.everybody().for_each(|whom| question.consider(Naming::Target(whom), verdict(whom)));
        Ok(self.put_or_only(o, &question)?.map(|Naming::Target(whom)| whom))
    }

    /// Any number of characters up to a most.
    pub(crate) fn choose_some(
        &self,
        o: O,
        source: &Source,
        effect: Option<&'static Effect>,
        most: u8,
        by: RuleId,
        verdict: impl Fn(Who) -> Verdict,
    ) -> Flow<Chosen> {
        let mut chosen = Chosen::new();
        while chosen.len() < usize::from(most) {
            let about = About::Target { by: source.user, effect, more: most - chosen.len() as u8 };
            let mut question = Question::new(self.controller(source.user), about, by, o.wants_refusals());
            for whom in self.everybody().filter(|whom| !chosen.contains(whom)) {
                question.consider(Choosing::Target(whom), verdict(whom));
            }
            if question.options.is_empty() {
                break;
            }
            question.offer(Choosing::Done, by);
            match question.put(self, o)? {
                Choosing::Target(whom) => chosen.push(whom),
                Choosing::Done => break,
            }
        }
        Ok(chosen)
    }

    /// The areas of a STRIKE: within Range, or touched by the user where it is melee.
    fn choose_areas(&self, o: O, source: &Source, count: u8) -> Flow<Vec<Area>> {
        let mut chosen = Vec::new();
        let squares = self.footprint(source.user);
        let Some(here) = squares.first().map(|square| square.area()) else { return Ok(chosen) };
        while chosen.len() < usize::from(count) {
            let about = About::Area { by: source.user };
            let mut question = Question::new(self.controller(source.user), about, rule::KEYWORD_STRIKE, o.wants_refusals());
            for area in Area::all().filter(|area| !chosen.contains(area)) {
                let there = area.squares();
                if there.iter().all(|square| self.cell(*square).is_none()) {
                    continue;
                }
                let (fits, by) = match source.range {
                    Range::Near => (self.is_next_to(&squares, &there), rule::KEYWORD_STRIKE_MELEE),
                    Range::Areas(most) => (self.areas_apart(here, area, most).is_some(), rule::KEYWORD_STRIKE_RANGED),
                    Range::Far => (true, rule::KEYWORD_STRIKE_RANGED),
                };
                question.consider(Striking::Area(area), if fits { Ok(by) } else { Err(by) });
            }
            question.offer(Striking::Done, rule::SKILL_UP_TO);
            match self.put_or_only(o, &question)? {
                Some(Striking::Area(area)) => chosen.push(area),
                Some(Striking::Done) | None => break,
            }
        }
        Ok(chosen)
    }

    /// Who decides for somebody: the hero's player, the owner of a pet, the Party Leader for monsters.
    pub(crate) fn controller(&self, who: Who) -> Seat {
        match who {
            Who::Hero(seat) => seat,
            Who::Monster(_) => self.leader(),
            Who::Ally(no) => self.ally(no).map_or_else(|| self.leader(), |ally| ally.owner),
        }
    }
}
