//! Pets and companions act after the turn of the hero whom they follow: they move, then they attack.

use table::{Flow, Halt, Seat};

use crate::about::About;
use crate::asking::{Choosing, Petting, Putting, Question, Treating};
use crate::content::AllyId;
use crate::content::kinds::Reach;
use crate::content::language::{Blow, Token, Trait, Who as Group};
use crate::damage::{Hit, Hits};
use crate::event::Event;
use crate::movement::How;
use crate::play::O;
use crate::rule;
use crate::square::Square;
use crate::state::{Ally, AllyNo, Drunagor, Harmed, MOST_ALLIES, Phase, Who};
use crate::targets::{Range, Source};
use crate::tokens::Tokens;

/// How far a TRICK OR TREAT reaches, and how much it does.
const TRICK_RANGE: u8 = 1;
const TREAT: u8 = 2;

impl Drunagor {
    /// The next friend of a hero acts; after the last one the marker goes on.
    pub(crate) fn friends_step(&mut self, o: O, owner: Seat, done: u8) -> Flow<()> {
        let next = self.friends().filter(|ally| ally.owner == owner).nth(usize::from(done)).map(|ally| ally.no);
        let Some(no) = next else {
            self.phase = Phase::Track;
            return Ok(());
        };
        self.phase = Phase::Friends(owner, done + 1);
        self.new_turn();
        let by = match self.ally(no).map(|ally| ally.id.card()) {
            Some(card) if card.is_pet() => rule::PET_TURN_TIMING.into(),
            Some(card) if card.passive.contains(&Trait::TrickOrTreat) => {
                rule::COMPANION_TURN_TIMING.and(rule::COMPANION_SPECIAL_SEQUENCE)
            }
            _ => rule::COMPANION_TURN_TIMING.into(),
        };
        self.tell(o, Event::AllyTurn(no), by);
        self.ally_acts(o, no)
    }

    /// A hero summons a pet next to the own square. It acts at once if it is on the board already; another pet of the hero leaves.
    pub(crate) fn call(&mut self, o: O, owner: Seat, id: AllyId) -> Flow<()> {
        if let Some(no) = self.allies.iter().find(|ally| ally.id == id && ally.owner == owner).map(|ally| ally.no) {
            self.tell(o, Event::AllyTurn(no), rule::PET_ACTIVATE_NAMED);
            return self.ally_acts(o, no);
        }
        // One that follows another hero cannot be called away.
        if self.allies.iter().any(|ally| ally.id == id) {
            self.tell(o, Event::Wasted(Who::Hero(owner)), rule::PET_TWO_HEROES);
            return Ok(());
        }
        let at = self.hero(owner).at;
        let about = About::Begin { who: owner };
        let mut question = Question::new(owner, about, rule::PET_ARRIVAL, o.wants_refusals());
        for square in at.around().filter(|square| self.is_free(*square)) {
            question.offer(Putting::Put(square), rule::PET_ARRIVAL);
        }
        let Some(Putting::Put(at)) = self.put_or_only(o, &question)? else {
            self.tell(o, Event::Wasted(Who::Hero(owner)), rule::SKILL_WASTED);
            return Ok(());
        };
        let other = self.friends().find(|ally| ally.owner == owner && ally.id.card().sturdiness == 0).copied();
        if let Some(other) = other {
            self.allies.retain(|ally| ally.no != other.no);
            self.tell(o, Event::Left(other.id), rule::PET_LIMIT_ONE);
        }
        let no = self.free_ally_no().ok_or(Halt::Spoiled)?;
        self.place_ally(no, id, owner, at);
        self.tell(o, Event::Called(owner, id, at), rule::PET_ARRIVAL.and(rule::PET_RESUMMON));
        self.tread(o, Who::Ally(no), rule::PET_ARRIVAL_TERRAIN)
    }

    /// A hero lets one of the own pets act.
    pub(crate) fn activate_pet(&mut self, o: O, owner: Seat) -> Flow<()> {
        let mut question = Question::new(owner, About::Pet { who: owner }, rule::PET_ACTIVATE_ANY, o.wants_refusals());
        for ally in self.friends().filter(|ally| ally.owner == owner && ally.id.card().is_pet()) {
            question.offer(Petting::Target(Who::Ally(ally.no)), rule::PET_ACTIVATE_ANY);
        }
        for ally in self.friends().filter(|ally| ally.owner == owner && !ally.id.card().is_pet()) {
            question.consider(Petting::Target(Who::Ally(ally.no)), Err(rule::COMPANION_PET_ABILITIES));
        }
        // Instead of letting one act a hero can summon one, unless only its own skill summons it.
        for id in AllyId::ALL.into_iter().filter(|id| id.card().is_pet()) {
            let unique = id.card().passive.contains(&Trait::Unique);
            let there = self.allies.iter().any(|ally| ally.id == id);
            let verdict = match (unique, there) {
                (true, _) => Err(rule::KEYWORD_UNIQUE),
                (false, true) => Err(rule::PET_TWO_HEROES),
                (false, false) => Ok(rule::PET_ACTIVATE_OR_SUMMON),
            };
            question.consider(Petting::Call(id), verdict);
        }
        question.offer(Petting::Done, rule::SKILL_UP_TO);
        match self.put_or_only(o, &question)? {
            Some(Petting::Target(Who::Ally(no))) => {
                self.tell(o, Event::AllyTurn(no), rule::PET_EXTRA_ACTIVATION);
                self.ally_acts(o, no)
            }
            Some(Petting::Call(id)) => self.call(o, owner, id),
            _ => Ok(()),
        }
    }

    /// A number for another pet, companion or NPC token.
    pub(crate) fn free_ally_no(&self) -> Option<AllyNo> {
        (0..MOST_ALLIES as u8).map(AllyNo).find(|no| self.ally(*no).is_none())
    }

    /// Puts a pet, companion or NPC token on the board.
    pub(crate) fn place_ally(&mut self, no: AllyNo, id: AllyId, owner: Seat, at: Square) {
        let (tokens, harmed) = (Tokens::default(), Harmed::default());
        self.allies.push(Ally { no, id, owner, at, tokens, health: id.card().health, harmed });
    }

    /// A friend moves as its hero wants, and then attacks.
    fn ally_acts(&mut self, o: O, no: AllyNo) -> Flow<()> {
        let who = Who::Ally(no);
        let stunned = self.resolve_conditions(o, who)?;
        let Some(card) = self.ally(no).map(|ally| ally.id.card()) else { return Ok(()) };
        self.move_effect(o, who, card.moves, How::default())?;
        if self.is_up(who) && !stunned {
            self.ally_attacks(o, no)?;
            self.trick_or_treat(o, no)?;
            self.fly_back(o, no)?;
        }
        if self.is_up(who) {
            self.tread(o, who, rule::TERRAIN_TRIGGER_END)?;
        }
        Ok(())
    }

    /// TRICK OR TREAT: one character nearby gets a present, or a monster what its controller likes.
    fn trick_or_treat(&mut self, o: O, no: AllyNo) -> Flow<()> {
        let who = Who::Ally(no);
        if !self.holds(who, |held| matches!(held, Trait::TrickOrTreat)) {
            return Ok(());
        }
        let source = Source { range: Range::Areas(TRICK_RANGE), ..Source::far(who) };
        let verdict = |whom: Who| match whom {
            Who::Ally(_) => Err(rule::KEYWORD_TRICK_OR_TREAT),
            _ => self.may_target(&source, Group::Any, whom).map(|_| rule::KEYWORD_TRICK_OR_TREAT),
        };
        let Some(whom) = self.choose_one(o, &source, None, verdict)? else { return Ok(()) };
        if whom.hero().is_some() {
            self.heal(o, whom, TREAT, rule::KEYWORD_TRICK_OR_TREAT);
            return Ok(());
        }
        let about = About::Trick { whom };
        let mut question = Question::new(self.controller(who), about, rule::KEYWORD_TRICK_OR_TREAT, o.wants_refusals());
        for token in [Token::Bleed, Token::Burn, Token::Poison] {
            question.offer(Treating::Token(token), rule::KEYWORD_TRICK_OR_TREAT);
        }
        let Treating::Token(token) = question.put(self, o)?;
        self.gain(o, whom, token, TREAT, rule::KEYWORD_TRICK_OR_TREAT);
        Ok(())
    }

    /// FLYBY: after its attack the pet comes back to a square next to its master; only where it lands does the ground matter.
    fn fly_back(&mut self, o: O, no: AllyNo) -> Flow<()> {
        let who = Who::Ally(no);
        if !self.is_up(who) || !self.holds(who, |held| matches!(held, Trait::Flyby)) {
            return Ok(());
        }
        let owner = self.controller(who);
        let (home, here) = (self.hero(owner).at, self.at(who));
        let mut question = Question::new(owner, About::Place { who }, rule::KEYWORD_FLYBY, o.wants_refusals());
        for at in home.around().filter(|at| Some(*at) == here || self.is_free(*at)) {
            question.offer(Putting::Put(at), rule::KEYWORD_FLYBY);
        }
        let Some(Putting::Put(at)) = self.put_or_only(o, &question)? else { return Ok(()) };
        if Some(at) == here {
            return Ok(());
        }
        self.put(who, at);
        self.tell(o, Event::Put(who, at), rule::KEYWORD_FLYBY);
        self.tread(o, who, rule::KEYWORD_FLYBY_TERRAIN)
    }

    /// The attack of a friend needs no roll (ruling `attack.pets-roll`).
    fn ally_attacks(&mut self, o: O, no: AllyNo) -> Flow<()> {
        let who = Who::Ally(no);
        let Some(card) = self.ally(no).map(|ally| ally.id.card()) else { return Ok(()) };
        let Some(reach) = card.reach else { return Ok(()) };
        if reach == Reach::Ranged && self.is_engaged(who) {
            return Ok(());
        }
        let range = match reach {
            Reach::Melee => Range::Near,
            Reach::Ranged => Range::Areas(1),
            Reach::Magical => Range::Far,
        };
        let source = Source { range, ..Source::far(who) }.by(Self::range_rule(range));
        let about = About::Target { by: who, effect: None, more: 1 };
        let by = if card.is_pet() { rule::PET_TURN_ORDER } else { rule::COMPANION_TURN_ORDER };
        let mut question = Question::new(self.controller(who), about, by, o.wants_refusals());
        for monster in &self.monsters {
            let whom = Who::Monster(monster.base);
            question.consider(Choosing::Target(whom), self.may_target(&source, Group::Enemy, whom));
        }
        if question.options.is_empty() {
            return Ok(());
        }
        question.offer(Choosing::Done, rule::PET_MOVE_OPTIONAL);
        let Choosing::Target(whom) = question.put(self, o)? else { return Ok(()) };
        self.tell(o, Event::Attacked(who, whom, card.damage), rule::ATTACK_PETS_ROLL);
        let mut hits = Hits::new();
        hits.push(Hit { who: whom, damage: card.damage, lost: 0 });
        let stood = self.at(whom);
        self.threaten(o, Some(who), &mut hits, rule::ATTACK_PETS_ROLL)?;
        if let Some(at) = stood.filter(|_| !self.is_up(whom) && self.holds(who, |held| matches!(held, Trait::Loot))) {
            self.loots.try_push(at).map_err(|_| Halt::Spoiled)?;
            self.tell(o, Event::Loot(at), rule::KEYWORD_LOOT.and(rule::KEYWORD_LOOT_OBJECT));
        }
        let effects = card.attack.as_ref().map_or(&[][..], |blow| Blow::pieces(blow).1);
        for effect in effects.iter().filter(|_| hits.iter().any(|hit| hit.lost > 0)) {
            if self.is_up(whom) {
                self.apply_effect(o, &source, whom, effect)?;
            }
        }
        Ok(())
    }
}
