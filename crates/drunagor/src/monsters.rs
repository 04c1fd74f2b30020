//! A monster's turn: conditions, triggered abilities, preparation, move, attack.

use arrayvec::ArrayVec;
use table::Flow;

use crate::about::About;
use crate::asking::{Naming, Putting, Question};
use crate::content::kinds::{Behaviour, Reach, Side, Size};
use crate::content::language::Trait;
use crate::content::track::Slot;
use crate::damage::{Hit, Hits};
use crate::event::Event;
use crate::play::O;
use crate::ranking::Ranking;
use crate::rule;
use crate::square::Square;
use crate::state::{AllyNo, Base, Drunagor, Kind, MOST_ALLIES, Monster, Phase, Who};
use crate::targeting::{Manner, Targets, Width};
use crate::targets::Source;

/// What Darkness adds to a monster's damage.
const DARKNESS: u8 = 2;
/// What an EVOLVE adds to damage.
const EVOLVED: u8 = 2;

impl Drunagor {
    /// The figures of a card act one after another, in the order of their bases; then the card has acted.
    pub(crate) fn figures_step(&mut self, o: O, kind: Kind) -> Flow<()> {
        let waiting = self.monsters.iter().filter(|monster| monster.kind == kind && !monster.acted);
        match waiting.map(|monster| monster.base).min() {
            Some(base) => {
                if let Some(monster) = self.monster_mut(base) {
                    monster.acted = true;
                }
                self.new_turn();
                self.tell(o, Event::MonsterTurn(base), rule::MONSTER_TYPE_TURN.and(rule::INITIATIVE_COLOR_ORDER));
                self.activate(o, base, false)
            }
            None => {
                self.figures_done(o, kind);
                Ok(())
            }
        }
    }

    /// After the last figure a complex card is flipped.
    fn figures_done(&mut self, o: O, kind: Kind) {
        self.phase = Phase::Track;
        self.monsters.iter_mut().filter(|monster| monster.kind == kind).for_each(|monster| monster.acted = false);
        let Some(card) = self.cards.iter_mut().find(|card| card.kind == kind) else { return };
        card.acted = true;
        if kind.behaviour == Behaviour::Complex {
            card.side = if card.side == Side::A { Side::B } else { Side::A };
            let side = card.side;
            card.slot = Slot::of_rune(kind.monster.card().rune, kind.monster.card().arrow);
            self.tell(o, Event::Flipped(kind, side), rule::MONSTER_COMPLEX_FLIP.and(rule::MONSTER_COMPLEX));
        }
    }

    /// A monster acts, in its turn or because another one commands it.
    pub(crate) fn activate(&mut self, o: O, base: Base, commanded: bool) -> Flow<()> {
        let who = Who::Monster(base);
        let stunned = self.resolve_conditions(o, who)?;
        if self.is_up(who) {
            self.spring(o, who)?;
        }
        if self.is_up(who) {
            self.maelstrom(o, base)?;
        }
        let Some((face, source)) =
            self.monster(base).and_then(|monster| Some((self.face(monster)?, self.source_for(monster, commanded))))
        else {
            return Ok(());
        };
        self.perform(o, &source, face.card().triggered)?;
        self.move_and_attack(o, base, stunned)?;
        if self.is_up(who) {
            self.tread(o, who, rule::TERRAIN_TRIGGER_END)?;
        }
        Ok(())
    }

    fn source_for(&self, monster: &Monster, commanded: bool) -> Source {
        let (x, rank) = (self.x_of(monster), monster.kind.rank);
        Source { x, rank, commanded, ..Source::far(Who::Monster(monster.base)) }
    }

    /// Preparation, move and attack.
    fn move_and_attack(&mut self, o: O, base: Base, stunned: bool) -> Flow<()> {
        let who = Who::Monster(base);
        let Some(monster) = self.monster(base).copied() else { return Ok(()) };
        if self.face(&monster).is_none() {
            return Ok(());
        }
        let (order, _) = self.sought_by(&monster);
        let visible = !order.is_empty()
            || self.friends().any(|ally| !self.is_hidden_from(Who::Ally(ally.no), who))
            || self.slaughtered_by(&monster).next().is_some();
        if !visible {
            self.tell(o, Event::Waits(base), rule::MONSTER_NO_VISIBLE_TARGET.and(rule::KEYWORD_STEALTH_HIDDEN));
            return Ok(());
        }
        let points = self.moves_of(&monster);
        let Some(manner) = self.manner(&monster) else { return self.shelter(o, &monster, points) };
        self.prepare(o, &monster, &manner, points)?;
        if !self.is_up(who) {
            return Ok(());
        }
        if stunned {
            self.tell(o, Event::Wasted(who), rule::KEYWORD_STUN_MONSTER);
            return Ok(());
        }
        let first = self.monster_attacks(o, base, &manner, None)?;
        if manner.twice {
            self.monster_attacks(o, base, &manner, Some(first))?;
        }
        Ok(())
    }

    /// Movement points of a monster's turn; nothing where it does not move.
    pub(crate) fn moves_of(&self, monster: &Monster) -> Option<u8> {
        let moves = self.face(monster)?.card().moves?;
        Some(moves.of(monster.kind.rank, self.x_of(monster), 0).saturating_add(monster.evolved))
    }

    /// Moves to where the monster strikes best, or as near as it comes.
    fn prepare(&mut self, o: O, monster: &Monster, manner: &Manner, points: Option<u8>) -> Flow<()> {
        let (base, who) = (monster.base, Who::Monster(monster.base));
        let points = points.map_or(0, |points| self.points_for(o, who, points));
        let how = self.gait(monster);
        let ways = self.ways(who, points, how);
        let plan = self.plan(monster, manner, &ways);
        let engaged = manner.reach == Reach::Ranged && self.is_engaged(who);
        let gets_away = |at: Square| {
            self.may_end(who, at, &ways.way).is_ok() && !self.is_engaged_at(who, &crate::ground::covers(at, monster.size()))
        };
        if plan.places.is_empty() && engaged && !ways.squares().any(gets_away) {
            self.tell(o, Event::Waits(base), rule::MONSTER_RANGED_STUCK.and(rule::MONSTER_RANGED_ENGAGED));
            return Ok(());
        }
        let reached = !plan.places.is_empty();
        let merit = plan.merit;
        let (places, by) = match (reached, plan.seeks) {
            (true, Some(seeks)) => (plan.places, seeks),
            _ => (self.approach(monster, manner, &ways), rule::MONSTER_UNREACHABLE),
        };
        if places.contains(&monster.at) {
            return Ok(());
        }
        let Some(to) = self.choose_place(o, base, &places)? else {
            self.tell(o, Event::Waits(base), by);
            return Ok(());
        };
        let squares = crate::ground::covers(to, monster.size());
        let dark = squares.iter().any(|square| self.is_dark(*square)) && !self.stands_in_darkness(who);
        let why = match () {
            () if !ways.is_safe(to) => rule::MONSTER_AI_HAZARD_CROSS,
            () if !reached => rule::MONSTER_UNREACHABLE,
            () if self.is_duel() => rule::PVP_MONSTER_MOVE,
            () if engaged => rule::MONSTER_RANGED_ENGAGED_MOVE,
            () if dark => rule::MONSTER_MOVE_DARKNESS,
            () if merit.0 > 0 && merit.2 > 0 => rule::MONSTER_PET_MOVE,
            () if ways.is_detour(to) => rule::MONSTER_MOVE_DETOUR,
            () => rule::MONSTER_MOVE_SHORTEST,
        };
        self.walk_by(o, who, &ways, to, how, why)?;
        Ok(())
    }

    /// Among equally good squares the Party Leader chooses.
    fn choose_place(&self, o: O, base: Base, places: &[Square]) -> Flow<Option<Square>> {
        let by = rule::MONSTER_UNREACHABLE_TARGET_DEFINITION;
        let mut question = Question::new(self.leader(), About::MonsterMove { who: base }, by, o.wants_refusals());
        for at in places {
            question.offer(Putting::Put(*at), rule::MONSTER_MOVE_SHORTEST);
        }
        Ok(self.put_or_only(o, &question)?.map(|Putting::Put(at)| at))
    }

    /// A monster that does not attack moves only out of harm, or to Darkness.
    fn shelter(&mut self, o: O, monster: &Monster, points: Option<u8>) -> Flow<()> {
        let who = Who::Monster(monster.base);
        let Some(points) = points else { return Ok(()) };
        let points = self.points_for(o, who, points);
        let how = self.gait(monster);
        let ways = self.ways(who, points, how);
        let way = self.in_the_way_of(who);
        let worth = |at: Square| {
            let squares = crate::ground::covers(at, monster.size());
            let dark = squares.iter().any(|square| self.is_dark(*square));
            (dark, !squares.iter().any(|square| self.is_harmful(who, *square)), ways.is_safe(at))
        };
        let here = worth(monster.at);
        let better = ways.squares().filter(|at| *at != monster.at && self.may_end(who, *at, &way).is_ok() && worth(*at) > here);
        let left = |at: &Square| ways.to(*at).and_then(|reach| reach.left(*at));
        let best = better.max_by_key(|at| (worth(*at), left(at), core::cmp::Reverse(at.0)));
        if let Some(to) = best {
            self.walk_by(o, who, &ways, to, how, rule::MONSTER_MAGICAL_MOVE)?;
        }
        Ok(())
    }

    /// One attack from where the monster stands: it needs no roll, and hits whomever it reaches; whom it was for. `before` has
    /// those of the attack before it in the same turn.
    fn monster_attacks(&mut self, o: O, base: Base, manner: &Manner, before: Option<Targets>) -> Flow<Targets> {
        let who = Who::Monster(base);
        let Some(monster) = self.monster(base).copied() else { return Ok(Targets::default()) };
        let (order, seeks) = self.sought_by(&monster);
        let targets = match manner.width {
            Width::Areas(count) => self.choose_struck(o, base, manner, &order, count)?,
            Width::One | Width::Several(_) => {
                let targets = self.targets_from(&monster, manner, &order, &self.footprint(who));
                self.choose_friends(o, &monster, manner, targets)?
            }
        };
        if targets.is_empty() {
            return Ok(targets);
        }
        let damage = self.monster_damage(&monster);
        let mut hits = self.struck(&targets, damage);
        let again = before.map(|before| before.heroes == targets.heroes && before.allies == targets.allies);
        for hit in &hits {
            let by = self.blow_rule(&monster, manner, again, &targets, hit.who);
            self.tell(o, Event::Attacked(who, hit.who, damage), by.and(self.aim_rule(&order, seeks, &targets, hit.who, who)));
        }
        if self.holds(who, |held| matches!(held, Trait::Vicious)) {
            for hit in &mut hits {
                let before = self.health_of(hit.who);
                self.harm(o, hit.who, hit.damage, rule::KEYWORD_VICIOUS)?;
                hit.lost = before.saturating_sub(self.health_of(hit.who));
            }
        } else {
            self.threaten(o, Some(who), &mut hits, rule::MONSTER_ATTACK_REACT)?;
        }
        self.attack_made(o, who);
        let Some(source) = self.monster(base).map(|monster| self.source_for(monster, false)) else { return Ok(targets) };
        for hit in &hits {
            if hit.lost == 0 && self.is_up(hit.who) && !manner.effects.is_empty() {
                self.tell(o, Event::Wasted(hit.who), rule::MONSTER_ATTACK_COLLATERAL);
            }
            for effect in manner.effects.iter().filter(|_| hit.lost > 0) {
                if self.is_up(hit.who) {
                    self.apply_effect(o, &source, hit.who, effect)?;
                }
            }
        }
        Ok(targets)
    }

    /// What makes an attack on somebody what it is.
    fn blow_rule(&self, monster: &Monster, manner: &Manner, again: Option<bool>, targets: &Targets, whom: Who) -> table::RuleId {
        let by_runes = self.face(monster).and_then(|face| face.card().damage).is_some_and(|damage| damage.counts_runes());
        match (again, whom) {
            (Some(false), _) => rule::KEYWORD_ATTACK_TWICE_RETARGET,
            (Some(true), _) => rule::KEYWORD_ATTACK_TWICE_SEPARATE,
            (None, Who::Ally(_)) if targets.heroes.is_empty() => rule::MONSTER_PET_INSTEAD,
            (None, Who::Ally(_)) => rule::MONSTER_PET_EXTRA_TARGET,
            _ if self.stands_in_darkness(Who::Monster(monster.base)) => match monster.size() {
                Size::Large => rule::DARKNESS_MONSTER_BONUS_LARGE,
                Size::Small => rule::DARKNESS_MONSTER_BONUS,
            },
            _ if manner.twice => rule::KEYWORD_ATTACK_TWICE,
            _ if targets.heroes.len() > 1 && self.is_duel() => rule::PVP_MONSTER_MULTI,
            _ if targets.heroes.len() > 1 => rule::MONSTER_AI_MULTI_FIRST,
            _ if by_runes => rule::MONSTER_X_VALUE,
            _ if self.could_strike_more(monster, manner, targets) => rule::MONSTER_AI_PRIMARY,
            _ => rule::MONSTER_ATTACK_AUTO,
        }
    }

    /// Whether a monster reaches more heroes from where it stands than it strikes.
    fn could_strike_more(&self, monster: &Monster, manner: &Manner, targets: &Targets) -> bool {
        let from = self.footprint(Who::Monster(monster.base));
        let (order, _) = self.sought_by(monster);
        let reached = order.iter().filter(|seat| self.is_in_reach(manner, &from, Who::Hero(**seat))).count();
        reached > targets.heroes.len()
    }

    /// Why it is somebody whom a monster attacks.
    fn aim_rule(&self, order: &Ranking, seeks: table::RuleId, targets: &Targets, whom: Who, by: Who) -> table::RuleId {
        let first = order.first();
        match whom.hero() {
            Some(_) if self.is_hidden_from(whom, by) => rule::KEYWORD_STEALTH_AREA,
            Some(seat) if first.is_none_or(|first| *first == seat) => seeks,
            Some(_) if first.is_some_and(|first| targets.heroes.contains(first)) => {
                if targets.heroes.len() < order.len() {
                    rule::MONSTER_MULTI_GROUP
                } else {
                    seeks
                }
            }
            Some(_) => rule::MONSTER_PRIMARY_NEXT,
            None => seeks,
        }
    }

    /// Between pets and companions that a monster could strike, the Party Leader decides.
    fn choose_friends(&self, o: O, monster: &Monster, manner: &Manner, targets: Targets) -> Flow<Targets> {
        let who = Who::Monster(monster.base);
        let from = self.footprint(who);
        let reached = self.friends().map(|ally| ally.no).filter(|no| !self.is_hidden_from(Who::Ally(*no), who));
        let reached: ArrayVec<AllyNo, MOST_ALLIES> =
            reached.filter(|no| self.is_in_reach(manner, &from, Who::Ally(*no))).collect();
        if reached.len() <= targets.allies.len() || targets.allies.is_empty() {
            return Ok(targets);
        }
        let mut allies: ArrayVec<AllyNo, MOST_ALLIES> = ArrayVec::new();
        while allies.len() < targets.allies.len() {
            let about = About::Target { by: who, effect: None, more: 1 };
            let mut question = Question::new(self.leader(), about, rule::COMPANION_PET_TIE, o.wants_refusals());
            for no in reached.iter().filter(|no| !allies.contains(no)) {
                question.offer(Naming::Target(Who::Ally(*no)), rule::COMPANION_PET_TIE);
            }
            let Some(Naming::Target(Who::Ally(no))) = self.put_or_only(o, &question)? else { break };
            allies.push(no);
        }
        Ok(Targets { allies, ..targets })
    }

    fn struck(&self, targets: &Targets, damage: u8) -> Hits {
        let mut hits = Hits::new();
        let order = self.in_initiative();
        for seat in order.iter().filter(|seat| targets.heroes.contains(seat)) {
            hits.push(Hit { who: Who::Hero(*seat), damage, lost: 0 });
        }
        hits.extend(targets.npc.iter().chain(&targets.allies).map(|no| Hit { who: Who::Ally(*no), damage, lost: 0 }));
        hits
    }

    fn health_of(&self, who: Who) -> u8 {
        match who {
            Who::Hero(seat) => self.hero(seat).health,
            Who::Monster(base) => self.monster(base).map_or(0, |monster| u8::try_from(monster.health).unwrap_or(u8::MAX)),
            Who::Ally(no) => u8::from(self.ally(no).is_some()),
        }
    }

    /// Base damage, more on Darkness and after EVOLVE, less by INTIMIDATE.
    pub(crate) fn monster_damage(&self, monster: &Monster) -> u8 {
        let x = self.x_of(monster);
        let base = self.face(monster).and_then(|face| face.card().damage).map_or(0, |damage| damage.of(monster.kind.rank, x, 0));
        let dark = if self.stands_in_darkness(Who::Monster(monster.base)) { DARKNESS } else { 0 };
        let evolved = monster.evolved.saturating_mul(EVOLVED);
        (base + dark).saturating_add(evolved).saturating_sub(self.intimidated(Who::Monster(monster.base)))
    }

    /// COMMAND: the strongest other monster acts at once, as in its own turn.
    pub(crate) fn command(&mut self, o: O, by: Base) -> Flow<()> {
        let others = self.monsters.iter().filter(|monster| monster.base != by);
        let strongest =
            others.max_by_key(|monster| (monster.health, core::cmp::Reverse(monster.base))).map(|monster| monster.base);
        let Some(base) = strongest else {
            self.tell(o, Event::Wasted(Who::Monster(by)), rule::KEYWORD_COMMAND_ALONE);
            return Ok(());
        };
        self.tell(o, Event::Commanded(by, base), rule::KEYWORD_COMMAND);
        self.activate(o, base, true)
    }
}
