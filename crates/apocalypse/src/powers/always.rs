//! Abilities, flaws and gifts that are always in effect: the figures of a hero, and what it may do.

use table::{RuleId, Seat};

use crate::content::{Circle, GiftId, MOVE, Power, TROOPERS_MOST, Toughness, TrooperId};
use crate::dice::{Level, Pool};
use crate::rule;
use crate::state::{Apocalypse, AreaId, Enemy, Phase};

/// At this health or less Last Stand and Second Wind act.
const NEARLY_DEAD: u8 = 2;
/// What Silver Rounds do to the toughness of fiends and cacodemons.
const SILVER: i8 = -2;
/// Recruiting points that a Recruiter adds.
const RECRUITER: u8 = 2;

impl Apocalypse {
    /// Whether it is a hero's turn and it has not moved yet.
    pub(crate) fn has_stood(&self) -> bool {
        matches!(self.phase, Phase::Turn(_, turn) if !turn.walked)
    }

    /// Whether it is a hero's turn and it has moved.
    fn has_walked(&self) -> bool {
        matches!(self.phase, Phase::Turn(_, turn) if turn.walked)
    }

    /// Whether a hero has little health left.
    pub(crate) fn is_nearly_dead(&self, who: Seat) -> bool {
        self.hero(who).health <= NEARLY_DEAD
    }

    /// Changes the dice of a hero's attack from the baseline of its tokens.
    pub(crate) fn change_pool(&self, who: Seat, pool: &mut Pool) {
        if self.has(who, Power::LastStand) && self.is_nearly_dead(who) {
            pool.add(Level::D10, 1);
        }
        if self.has(who, Power::Charge) && self.has_walked() {
            pool.add(Level::D8, 1);
        }
        self.trooper_covers(who, pool);
        if self.has(who, Power::Restless) && self.has_stood() {
            pool.lower_all();
        }
    }

    /// Areas of a move that begins here.
    pub(crate) fn movement(&self, who: Seat, from: AreaId) -> u8 {
        let own = if self.has(who, Power::Slow) { 1 } else { MOVE };
        let areas = own + u8::from(self.has(who, Power::Motorbike));
        self.legion_movement(from).map_or(areas, |most| areas.min(most))
    }

    /// Troopers that a hero can have on patrol.
    pub(crate) fn patrol_limit(&self, who: Seat) -> u8 {
        if self.has(who, Power::Loner) { 1 } else { TROOPERS_MOST }
    }

    /// Damage that one trooper absorbs for a hero.
    pub(crate) fn absorbs(&self, who: Seat, kind: TrooperId) -> u8 {
        let more = u8::from(self.has(who, Power::HumanWall));
        (kind.card().absorbs + more).saturating_sub(u8::from(self.has(who, Power::Careless)))
    }

    /// Points that a hero's first aid cures.
    pub(crate) fn aid(&self, who: Seat) -> u8 {
        let comfort = self.hero(who).patrol.is_some_and(|patrol| patrol.kind == TrooperId::Evangelicals);
        1 + u8::from(self.has(who, Power::Medikit)) + u8::from(comfort)
    }

    /// Whether a flaw keeps first aid from a hero.
    pub(crate) fn may_be_aided(&self, by: Seat, whom: Seat) -> Result<(), RuleId> {
        if by != whom && self.has(whom, Power::Forsaken) { Err(rule::CONTENT_HEROES) } else { Ok(()) }
    }

    /// Whether a hero can recruit away from the start: with a radio, or where troopers come anywhere.
    pub(crate) fn recruits_here(&self, who: Seat, at: AreaId) -> bool {
        !self.has_enemies(at) && (self.has(who, Power::FieldRadio) || self.anybody_comes())
    }

    /// Whether the region has troopers that come anywhere.
    fn anybody_comes(&self) -> bool {
        self.region.card().troopers.into_iter().any(Self::trooper_comes_anywhere)
    }

    /// Whether a trooper can be recruited where the hero is.
    pub(crate) fn may_come(&self, who: Seat, kind: TrooperId) -> Result<(), RuleId> {
        let home = self.hero(who).at == Some(AreaId::START);
        if home || self.has(who, Power::FieldRadio) || Self::trooper_comes_anywhere(kind) {
            Ok(())
        } else {
            Err(rule::RECRUIT_WHERE)
        }
    }

    /// Recruiting points besides the roll.
    pub(crate) fn recruiting(&self, who: Seat) -> u8 {
        if self.has(who, Power::Recruiter) { RECRUITER } else { 0 }
    }

    /// Courage that a hero gets for 1 luck.
    pub(crate) fn worth_of_luck(&self, who: Seat) -> u8 {
        1 + u8::from(self.has(who, Power::Vanity))
    }

    /// What a gift costs a hero: the price of the slot and the surcharge of the card.
    pub(crate) fn price(&self, who: Seat, slot: u8, gift: GiftId) -> u8 {
        let slots = self.hero(who).id.sheet().slots;
        slots.get(usize::from(slot)).map_or(0, |slot| slot.price) + gift.card().surcharge
    }

    /// Whether a flaw keeps a hero from earning a gift now: a Follower lets somebody else go first, if there is anybody.
    pub(crate) fn may_earn(&self, who: Seat) -> Result<(), RuleId> {
        let others = self.seats_all().any(|other| other != who && self.hero(other).at.is_some());
        let first = matches!(self.phase, Phase::Team(team) if team.gifted.is_empty());
        if self.has(who, Power::Follower) && others && first { Err(rule::CONTENT_HEROES) } else { Ok(()) }
    }

    /// Whether a flaw lets a hero pay only from the pool while there is something in it.
    pub(crate) fn must_use_pool(&self, who: Seat) -> bool {
        self.has(who, Power::Thrifty)
    }

    /// Whether a hero can attack enemies of this area from another one.
    pub(crate) fn strikes_into(&self, who: Seat, area: AreaId) -> bool {
        self.has(who, Power::SightedIn) && self.hero(who).at.is_some_and(|at| self.is_beside(at, area))
    }

    /// What an enemy's toughness is against a hero's attack.
    pub(crate) fn toughness_against(&self, who: Seat, enemy: Enemy, toughness: Toughness) -> Toughness {
        match enemy {
            Enemy::Minion(Circle::Limbo) if self.has(who, Power::Brawler) => Toughness::single(0),
            Enemy::Minion(Circle::Second | Circle::Third) if self.has(who, Power::SilverRounds) => toughness.changed(SILVER),
            Enemy::Fourth(_) | Enemy::Lord if self.has(who, Power::GiantSlayer) => toughness.changed(-1),
            _ => toughness,
        }
    }

    /// Damage of a hero's hit on a 4th circle demon or the Lord.
    pub(crate) fn damage_to(&self, who: Seat, enemy: Enemy) -> u8 {
        1 + u8::from(matches!(enemy, Enemy::Fourth(_)) && self.has(who, Power::Veteran))
    }

    /// What a hero's toughness tokens count more or less at the moment, before limits.
    pub(crate) fn toughness_bonus(&self, _who: Seat) -> i8 {
        self.demon_saps()
    }

    /// Whether a flaw keeps others from helping a hero.
    pub(crate) fn may_be_helped(&self, who: Seat) -> Result<(), RuleId> {
        if self.has(who, Power::Proud) { Err(rule::CONTENT_HEROES) } else { Ok(()) }
    }

    /// How often a hero can help one attack: with Inner Strength as long as somebody pays.
    pub(crate) fn help_limit(&self, who: Seat) -> u8 {
        if self.has(who, Power::InnerStrength) { u8::MAX } else { 1 }
    }

    /// Courage for a hero's help.
    pub(crate) fn help_price(&self, who: Seat) -> u8 {
        if self.has(who, Power::Lecture) { 0 } else { 1 }
    }

    /// Levels that a hero's help raises a die.
    pub(crate) fn help_levels(&self, who: Seat) -> u8 {
        1 + u8::from(self.has(who, Power::Inspiration))
    }

    /// Changes the dice of an enemy group that attacks in an area: Radiance takes the highest, but leaves one.
    pub(crate) fn dazzle(&self, at: AreaId, pool: &mut Pool) {
        if pool.len() > 1 && self.heroes_in(at).any(|who| self.has(who, Power::Radiance)) {
            pool.best().map(|level| pool.take(level));
        }
    }

    /// The damage of an enemy attack that reaches a hero.
    pub(crate) fn parried(&self, who: Seat, damage: u8) -> u8 {
        damage.saturating_sub(u8::from(self.has(who, Power::Parry)))
    }

    /// Whether a hero puts out fires without giving up its attack.
    pub(crate) fn extinguishes_freely(&self, who: Seat) -> bool {
        self.has(who, Power::Firebreak)
    }
}
