//! What powers and patrols always do: the figures of a hero, its dice, and what it may do.

use table::{RuleId, Seat};

use crate::content::language::{Alter, Clause, Foe, If, Marker, Quirk, Stat, Topic, Whose};
use crate::content::powers::with;
use crate::content::{Circle, GiftId, MOVE, TROOPERS_MOST, Toughness, TrooperId};
use crate::dice::Pool;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId, Enemy, Phase, Powers};

impl Foe {
    /// Whether an enemy is one of these.
    pub(crate) fn is(self, enemy: Enemy) -> bool {
        match self {
            Self::Larva => enemy == Enemy::Minion(Circle::Limbo),
            Self::Gryllus => enemy == Enemy::Minion(Circle::First),
            Self::Fiend => enemy == Enemy::Minion(Circle::Second),
            Self::Cacodemon => enemy == Enemy::Minion(Circle::Third),
            Self::Fourth => matches!(enemy, Enemy::Fourth(_)),
            Self::Lord => enemy == Enemy::Lord,
        }
    }
}

impl Alter {
    /// Changes dice.
    pub(crate) fn change(self, pool: &mut Pool) {
        match self {
            Self::Add(count, level) => pool.add(level, count),
            Self::Raise => pool.raise_all(),
            Self::Lower => pool.lower_all(),
            Self::Less => {
                if pool.len() > 1 {
                    pool.best().map(|level| pool.take(level));
                }
            }
        }
    }
}

/// The clauses of some powers on a topic.
fn clauses(powers: Powers, topic: Topic) -> impl Iterator<Item = &'static Clause> + Clone {
    powers.among(with(topic)).iter().flat_map(|power| power.card().says).filter(move |clause| clause.topic() == topic)
}

/// Applies all clauses that hold: first dice are added or removed, then all dice are raised or lowered.
fn alter(pool: &mut Pool, of: Whose, all: impl Iterator<Item = &'static Clause> + Clone, holds: impl Fn(If) -> bool) {
    let changes = all.filter_map(|clause| match clause {
        Clause::Dice(whose, change) => (*whose == of).then_some(*change),
        Clause::DiceIf(condition, whose, change) => (*whose == of && holds(*condition)).then_some(*change),
        _ => None,
    });
    let counts = |change: &Alter| matches!(change, Alter::Add(..) | Alter::Less);
    changes.clone().filter(counts).for_each(|change| change.change(pool));
    changes.filter(|change| !counts(change)).for_each(|change| change.change(pool));
}

impl Apocalypse {
    /// Whether it is a hero's turn and it has not moved yet.
    pub(crate) fn has_stood(&self) -> bool {
        matches!(self.phase, Phase::Turn(_, turn) if !turn.walked)
    }

    /// Whether it is a hero's turn and it has moved.
    pub(crate) fn has_walked(&self) -> bool {
        matches!(self.phase, Phase::Turn(_, turn) if turn.walked)
    }

    /// The clauses of a hero's powers and patrol on a topic.
    fn says(&self, who: Seat, topic: Topic) -> impl Iterator<Item = &'static Clause> + Clone {
        let patrol = self.hero(who).patrol.map_or(&[][..], |patrol| patrol.kind.card().patrol);
        let of_patrol = patrol.iter().filter(move |clause| clause.topic() == topic);
        clauses(self.hero(who).powers, topic).chain(of_patrol)
    }

    /// A figure of a hero, given its usual value.
    fn figure(&self, who: Seat, stat: Stat, usual: u8) -> u8 {
        // Asked for every slot and card on offer, and mostly nothing speaks of it.
        let hero = self.hero(who);
        let is_silent = hero.patrol.is_none_or(|patrol| patrol.kind.card().patrol.is_empty());
        if is_silent && hero.powers.among(with(Topic::Figure(stat))) == Powers::default() {
            return usual;
        }
        let (mut value, mut more) = (usual, 0_i8);
        for clause in self.says(who, Topic::Figure(stat)) {
            if let Clause::Figure(figure) = clause {
                let (_, set, by) = figure.change();
                value = set.unwrap_or(value);
                more = more.saturating_add(by);
            }
        }
        value.saturating_add_signed(more)
    }

    /// Whether a power of a hero says that it may, must or cannot do something.
    pub(crate) fn is(&self, who: Seat, quirk: Quirk) -> bool {
        self.hero(who).powers.among(with(Topic::Holds(quirk))) != Powers::default()
    }

    /// Changes dice in an area by the powers of the heroes there. A power that two of them have counts once, if its condition holds
    /// for either.
    fn alter_in(&self, at: AreaId, of: Whose, pool: &mut Pool) {
        let powers = self.heroes_in(at).fold(Powers::default(), |all, who| Powers(all.0 | self.hero(who).powers.0));
        let holds = |condition| self.heroes_in(at).any(|who| self.holds(who, condition));
        alter(pool, of, clauses(powers, Topic::Dice), holds);
    }

    /// Changes the dice of a hero's attack from the baseline of its tokens.
    pub(crate) fn change_pool(&self, who: Seat, pool: &mut Pool) {
        alter(pool, Whose::Own, self.says(who, Topic::Dice), |condition| self.holds(who, condition));
    }

    /// Changes the dice of an ambush by what heroes in its area do.
    pub(crate) fn lead(&self, at: AreaId, pool: &mut Pool) {
        self.alter_in(at, Whose::Ambush, pool);
    }

    /// Changes the dice of an enemy group that attacks in an area by what heroes there do.
    pub(crate) fn dazzle(&self, at: AreaId, pool: &mut Pool) {
        self.alter_in(at, Whose::Enemies, pool);
    }

    /// How far a move from here can go.
    pub(crate) fn movement(&self, who: Seat, from: AreaId) -> u8 {
        let areas = self.figure(who, Stat::Move, MOVE);
        self.legion_movement(from).map_or(areas, |most| areas.min(most))
    }

    /// Troopers that a hero can have on patrol.
    pub(crate) fn patrol_limit(&self, who: Seat) -> u8 {
        self.figure(who, Stat::Patrol, TROOPERS_MOST).min(TROOPERS_MOST)
    }

    /// Damage that one trooper absorbs for a hero.
    pub(crate) fn absorbs(&self, who: Seat, kind: TrooperId) -> u8 {
        self.figure(who, Stat::Absorb, kind.card().absorbs)
    }

    /// Points that a hero's first aid cures.
    pub(crate) fn aid(&self, who: Seat) -> u8 {
        self.figure(who, Stat::Aid, 1 + self.aid_here(who))
    }

    /// Recruiting points besides the roll.
    pub(crate) fn recruiting(&self, who: Seat) -> u8 {
        self.figure(who, Stat::Recruit, 0)
    }

    /// Courage that a hero gets for 1 luck.
    pub(crate) fn worth_of_luck(&self, who: Seat) -> u8 {
        self.figure(who, Stat::Luck, 1)
    }

    /// Courage for a hero's help.
    pub(crate) fn help_price(&self, who: Seat) -> u8 {
        self.figure(who, Stat::HelpPrice, 1)
    }

    /// Levels that a hero's help raises a die.
    pub(crate) fn help_levels(&self, who: Seat) -> u8 {
        self.figure(who, Stat::HelpLevels, 1)
    }

    /// The damage of an enemy attack that reaches a hero.
    pub(crate) fn parried(&self, who: Seat, damage: u8) -> u8 {
        self.figure(who, Stat::Suffer, damage)
    }

    /// Whether a flaw keeps first aid from a hero.
    pub(crate) fn may_be_aided(&self, by: Seat, whom: Seat) -> Result<(), RuleId> {
        if by != whom && self.is(whom, Quirk::Unaided) { Err(rule::CONTENT_HEROES) } else { Ok(()) }
    }

    /// Whether a hero can recruit away from the start: in an armory, with a radio, or where troopers come anywhere.
    pub(crate) fn recruits_here(&self, who: Seat, at: AreaId) -> bool {
        !self.has_enemies(at) && self.could_recruit(who)
    }

    /// Whether only enemies could keep a hero from recruiting away from the start.
    pub(crate) fn could_recruit(&self, who: Seat) -> bool {
        self.in_armory(who) || self.is(who, Quirk::RecruitsAnywhere) || self.anybody_comes()
    }

    /// Whether the region has troopers that come anywhere.
    fn anybody_comes(&self) -> bool {
        self.region.card().five().into_iter().any(Self::trooper_comes_anywhere)
    }

    /// Whether a trooper can be recruited where the hero is.
    pub(crate) fn may_come(&self, who: Seat, kind: TrooperId) -> Result<(), RuleId> {
        let home = self.hero(who).at == Some(AreaId::START) || self.in_armory(who);
        if home || self.is(who, Quirk::RecruitsAnywhere) || Self::trooper_comes_anywhere(kind) {
            Ok(())
        } else {
            Err(rule::RECRUIT_WHERE)
        }
    }

    /// What a gift costs a hero: the price of the slot and the surcharge of the card.
    pub(crate) fn price(&self, who: Seat, slot: u8, gift: GiftId) -> u8 {
        let slots = self.hero(who).id.sheet().slots;
        slots.get(usize::from(slot)).map_or(0, |slot| slot.price()) + gift.card().surcharge
    }

    /// Whether a flaw keeps a hero from earning a gift now: it lets somebody else go first, if there is anybody.
    pub(crate) fn may_earn(&self, who: Seat) -> Result<(), RuleId> {
        let others = self.seats_all().any(|other| other != who && self.hero(other).at.is_some());
        let first = matches!(self.phase, Phase::Team(team) if team.gifted.is_empty());
        if self.is(who, Quirk::FollowsOthers) && others && first { Err(rule::CONTENT_HEROES) } else { Ok(()) }
    }

    /// Whether a hero can attack enemies of this area from another one.
    pub(crate) fn strikes_into(&self, who: Seat, area: AreaId) -> bool {
        self.is(who, Quirk::StrikesBeside) && self.hero(who).at.is_some_and(|at| self.is_beside(at, area))
    }

    /// What an enemy's toughness is against a hero's attack.
    pub(crate) fn toughness_against(&self, who: Seat, enemy: Enemy, mut toughness: Toughness) -> Toughness {
        for clause in self.says(who, Topic::Toughness) {
            match clause {
                Clause::Helpless(foes) if foes.iter().any(|foe| foe.is(enemy)) => toughness = Toughness::single(0),
                Clause::Weaker(foes, less) if foes.iter().any(|foe| foe.is(enemy)) => {
                    toughness = toughness.changed(-less.cast_signed());
                }
                _ => {}
            }
        }
        toughness
    }

    /// Damage of a hero's hit on a 4th circle demon or the Lord.
    pub(crate) fn damage_to(&self, who: Seat, enemy: Enemy) -> u8 {
        let more = self.says(who, Topic::Damage).map(|clause| match clause {
            Clause::Damage(more, foes) if foes.iter().any(|foe| foe.is(enemy)) => *more,
            _ => 0,
        });
        1 + more.sum::<u8>()
    }

    /// The current change to a hero's toughness, before limits.
    pub(crate) fn toughness_bonus(&self, _who: Seat) -> i8 {
        self.demon_saps()
    }

    /// Whether a flaw keeps others from helping a hero.
    pub(crate) fn may_be_helped(&self, who: Seat) -> Result<(), RuleId> {
        if self.is(who, Quirk::Unhelped) { Err(rule::CONTENT_HEROES) } else { Ok(()) }
    }

    /// How often a hero can help one attack.
    pub(crate) fn help_limit(&self, who: Seat) -> u8 {
        if self.is(who, Quirk::HelpsAgain) { u8::MAX } else { 1 }
    }

    /// Whether a power keeps a marker from a hero; it is told if so.
    pub(crate) fn is_immune(&mut self, o: O, who: Seat, marker: Marker) -> bool {
        let by = self.hero(who).powers.among(with(Topic::Immune(marker))).iter().next();
        if let Some(by) = by {
            self.tell_use(o, who, by);
        }
        by.is_some()
    }
}
