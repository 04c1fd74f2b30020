//! Keywords that move others about: PUSH, TELEKINESIS, SWAP, AMBUSH; and traps, copies and MANIFEST.

use arrayvec::ArrayVec;
use table::{Chance, Draw, Flow, Halt, Seat, Verdict};

use crate::about::About;
use crate::asking::{Blocking, Putting, Question, Striking};
use crate::content::kinds::{Rune, Size};
use crate::content::language::{Immunity, Mark, Token, Trap};
use crate::content::runes::{BAG, RUNES};
use crate::event::Event;
use crate::hero::{Cube, Place};
use crate::play::O;
use crate::square::{Area, STEPS, Square, WIDTH};
use crate::state::{Base, Drunagor, Laid, Who};
use crate::targets::Range;
use crate::{key, rule};

/// From such a height one falls.
const HIGH: u8 = 2;
/// How far a MANIFEST reaches, in areas.
const MANIFEST: u8 = 1;

impl Drunagor {
    /// PUSH: in a straight line of the user's choice, every step farther from the user, until something is in the way.
    pub(crate) fn push(&mut self, o: O, user: Who, whom: Who, squares: u8) -> Flow<()> {
        if let Err(by) = self.may_be_moved(user, whom, Immunity::Push) {
            self.tell(o, Event::Unmoved(whom), by);
            return Ok(());
        }
        let (Some(from), Some(start)) = (self.at(user), self.at(whom)) else { return Ok(()) };
        let mut question =
            Question::new(self.controller(user), About::Place { who: whom }, rule::KEYWORD_PUSH, o.wants_refusals());
        for step in STEPS {
            if let Some(end) = self.pushed(from, start, step, squares).last() {
                question.offer(Putting::Put(*end), rule::KEYWORD_PUSH);
            }
        }
        let Some(Putting::Put(end)) = self.put_or_only(o, &question)? else {
            self.tell(o, Event::Wasted(whom), rule::KEYWORD_PUSH_OBSTACLE);
            return Ok(());
        };
        let line = STEPS.into_iter().map(|step| self.pushed(from, start, step, squares)).find(|line| line.last() == Some(&end));
        for at in line.unwrap_or_default() {
            let fell = self.at(whom).is_some_and(|before| self.level(before) >= self.level(at) + HIGH);
            self.put(whom, at);
            self.tell(o, Event::Put(whom, at), rule::KEYWORD_PUSH);
            if fell {
                self.fall(o, whom, rule::KEYWORD_PUSH_FALL)?;
            }
            if self.is_up(whom) {
                self.tread(o, whom, rule::TERRAIN_FORCED)?;
            }
            if !self.is_up(whom) {
                break;
            }
        }
        Ok(())
    }

    /// The squares of a push in one direction.
    fn pushed(&self, from: Square, start: Square, step: (i8, i8), squares: u8) -> ArrayVec<Square, { WIDTH as usize }> {
        let mut line = ArrayVec::new();
        let mut at = start;
        // A straight line ends at the edge of the grid at the latest.
        for _ in 0..squares {
            let Some(next) = at.step(step) else { break };
            let farther = next.distance(from) > at.distance(from);
            if !farther || !self.is_free(next) || self.level(next) > self.level(at) {
                break;
            }
            line.push(next);
            at = next;
        }
        line
    }

    /// Only somebody small whom nothing protects can be pushed or lifted by somebody small.
    fn may_be_moved(&self, user: Who, whom: Who, by: Immunity) -> Verdict {
        if self.is_large(whom) && !self.is_large(user) {
            return Err(rule::KEYWORD_PUSH_SIZE);
        }
        if self.is_immune(whom, by) { Err(rule::MONSTER_LARGE_IMMUNITIES) } else { Ok(rule::KEYWORD_PUSH) }
    }

    /// TELEKINESIS: somebody small floats up to so many squares away, and only where it lands does the ground matter.
    pub(crate) fn lift(&mut self, o: O, user: Who, whom: Who, squares: u8) -> Flow<()> {
        if self.is_large(whom) || self.is_immune(whom, Immunity::Telekinesis) {
            self.tell(o, Event::Unmoved(whom), rule::MONSTER_LARGE_IMMUNITIES);
            return Ok(());
        }
        let Some(start) = self.at(whom) else { return Ok(()) };
        let about = About::Place { who: whom };
        let mut question = Question::new(self.controller(user), about, rule::KEYWORD_TELEKINESIS, o.wants_refusals());
        let near = self.adventure.board().squares().filter(|at| at.distance(start) <= squares);
        for at in near.filter(|at| *at == start || self.is_free(*at)) {
            question.offer(Putting::Put(at), rule::KEYWORD_TELEKINESIS);
        }
        let Some(Putting::Put(at)) = self.put_or_only(o, &question)? else { return Ok(()) };
        if at == start {
            return Ok(());
        }
        let fell = self.level(start) >= self.level(at) + HIGH;
        self.put(whom, at);
        self.tell(o, Event::Put(whom, at), rule::KEYWORD_TELEKINESIS);
        if fell {
            self.fall(o, whom, rule::LEVEL_FALLING_FORCED)?;
        }
        if self.is_up(whom) { self.tread(o, whom, rule::KEYWORD_TELEKINESIS_TERRAIN) } else { Ok(()) }
    }

    /// SWAP: two small characters trade their places.
    pub(crate) fn swap(&mut self, o: O, user: Who, whom: Who) -> Flow<()> {
        let (Some(here), Some(there)) = (self.at(user), self.at(whom)) else { return Ok(()) };
        if self.is_large(whom) != self.is_large(user) {
            self.tell(o, Event::Wasted(whom), rule::KEYWORD_SWAP_LARGE);
            return Ok(());
        }
        for (who, at) in [(user, there), (whom, here)] {
            self.put(who, at);
            self.tell(o, Event::Put(who, at), rule::KEYWORD_SWAP);
        }
        for who in [user, whom] {
            if self.is_up(who) {
                self.tread(o, who, rule::KEYWORD_SWAP_TERRAIN)?;
            }
        }
        Ok(())
    }

    /// A trap goes into the middle of an area next to the user's; one that the user has laid before is taken up for it.
    pub(crate) fn set_trap(&mut self, o: O, who: Seat, trap: Trap) -> Flow<()> {
        let here = self.hero(who).at.area();
        let about = About::Area { by: Who::Hero(who) };
        let mut question = Question::new(who, about, rule::KEYWORD_TRAP, o.wants_refusals());
        let is_there = |area: &Area| area.squares().into_iter().any(|square| self.cell(square).is_some());
        for area in here.around().filter(is_there) {
            let taken = self.traps.iter().any(|laid| laid.at == area && !(laid.by == who && laid.trap == trap));
            let verdict = if taken { Err(rule::KEYWORD_TRAP_LIMIT) } else { Ok(rule::KEYWORD_TRAP) };
            question.consider(Striking::Area(area), verdict);
        }
        let Some(Striking::Area(area)) = self.put_or_only(o, &question)? else { return Ok(()) };
        let before = self.traps.len();
        self.traps.retain(|laid| !(laid.by == who && laid.trap == trap));
        let moved = self.traps.len() < before;
        self.traps.try_push(Laid { trap, at: area, by: who }).map_err(|_| Halt::Spoiled)?;
        let by = if moved { rule::KEYWORD_TRAP_RELOCATE } else { rule::KEYWORD_TRAP };
        self.tell(o, Event::Trapped(who, trap, area), by);
        Ok(())
    }

    /// AMBUSH: the primary target's player puts the monster on a free square next to that hero.
    pub(crate) fn ambush(&mut self, o: O, base: Base) -> Flow<()> {
        let Some(monster) = self.monster(base).copied() else { return Ok(()) };
        let Some(hunted) = self.sought_by(&monster).0.first().copied() else { return Ok(()) };
        let (who, at) = (Who::Monster(base), self.hero(hunted).at);
        let mut question = Question::new(hunted, About::Place { who }, rule::KEYWORD_AMBUSH, o.wants_refusals());
        if monster.size() == Size::Small {
            for square in at.around().filter(|square| *square == monster.at || self.is_free(*square)) {
                question.offer(Putting::Put(square), rule::KEYWORD_AMBUSH);
            }
        }
        let chosen = self.put_or_only(o, &question)?.map(|Putting::Put(at)| at);
        let Some(to) = chosen.or_else(|| self.nearest_free(at, monster.size())) else { return Ok(()) };
        self.put(who, to);
        self.tell(o, Event::Put(who, to), if chosen.is_some() { rule::KEYWORD_AMBUSH } else { rule::KEYWORD_AMBUSH_LARGE });
        self.tread(o, who, rule::KEYWORD_AMBUSH_TERRAIN)
    }

    /// COPY: the user does what another of the own Hero Skills says, with its own range.
    pub(crate) fn copy(&mut self, o: O, who: Seat) -> Flow<()> {
        let mut question = Question::new(who, About::Copy { who }, rule::KEYWORD_COPY, o.wants_refusals());
        for place in Place::all() {
            let Some(usable) = self.hero(who).usable(place).filter(|usable| !usable.slot.is_empty()) else { continue };
            let copies = usable.does.iter().any(|part| part.pieces().effects.contains(&crate::content::language::Effect::Copy));
            let verdict = match () {
                () if !place.is_hero_skill() || usable.mark == Some(Mark::Reaction) || copies => Err(rule::KEYWORD_COPY_LIMITS),
                () => self.may_do(who, usable.does, false).map(|_| rule::KEYWORD_COPY),
            };
            question.consider(Blocking::Skill(place), verdict);
        }
        let Some(Blocking::Skill(place)) = self.put_or_only(o, &question)? else { return Ok(()) };
        let Some(usable) = self.hero(who).usable(place) else { return Ok(()) };
        let cube = usable.slot.first().map_or(Cube::Blue, |colour| Cube::of(*colour));
        let source = self.source_of(who, place, usable.slot, cube);
        self.perform(o, &source, usable.does)
    }

    /// MANIFEST: a rune is looked at and goes back; its colour says what happens to heroes nearby.
    pub(crate) fn manifest(&mut self, o: O, base: Base) -> Flow<()> {
        let mut counts = [0; RUNES];
        counts.iter_mut().enumerate().for_each(|(nth, count)| *count = u8::from(self.bag & (1 << nth) != 0));
        let chance = Chance::pile("rune", key::CHANCE_RUNE, rule::KEYWORD_MANIFEST);
        let Some((rune, _)) = BAG.get(o.draw(&Draw { chance, counts: &counts })?).copied() else { return Err(Halt::Spoiled) };
        self.tell(o, Event::Rune(rune), rule::KEYWORD_MANIFEST_NOT_DRAW);
        let Some(x) = self.monster(base).map(|monster| self.x_of(monster)) else { return Ok(()) };
        let who = Who::Monster(base);
        let token = match rune {
            Rune::Blue => {
                self.gain(o, who, Token::Shield, x, rule::KEYWORD_MANIFEST);
                return Ok(());
            }
            Rune::Orange => Token::Burn,
            Rune::Green => Token::Poison,
            Rune::Red => Token::Bleed,
            Rune::Gray => Token::Intimidate,
        };
        for seat in self.party() {
            if self.is_within(who, Who::Hero(seat), Range::Areas(MANIFEST)) {
                self.gain(o, Who::Hero(seat), token, x, rule::KEYWORD_MANIFEST);
            }
        }
        Ok(())
    }
}
