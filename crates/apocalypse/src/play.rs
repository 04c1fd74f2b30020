//! The sequence of play: team phase, hero phase, enemy phase, until the Lord is dead or the heroes have lost.

use table::{
    AnswerError, Broken, By, Catalogue, Chance, Correction, Fate, Flow, Game, Halt, Key, Oracle, Outcome, RuleId, Seat, Seats,
    SetupError, Thing, Told, pick,
};

use crate::about::About;
use crate::choice::Choice;
use crate::content::{Advance, COURAGE_AT_START, Circle, DIALS, RegionId};
use crate::event::Event;
use crate::movement::Way;
use crate::setup::{Difficulty, Modifiers, Setup, lay_table};
use crate::state::{Apocalypse, AreaId, Ending, Enemy, Phase};
use crate::{key, rule};

/// Whatever answers the questions of the rules.
pub(crate) type O<'a> = &'a mut dyn Oracle<Apocalypse>;

impl Game for Apocalypse {
    const ID: &'static str = "apocalypse";
    const RULES: u32 = 6;
    const LAYOUT: u32 = 2;
    type Setup = Setup;
    type About = About;
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        &crate::CATALOGUE
    }

    fn begin(setup: &Setup) -> Result<Self, SetupError> {
        lay_table(setup)
    }

    fn seats(&self) -> u8 {
        self.heroes.len() as u8
    }

    fn step(&mut self, o: O) -> Flow<()> {
        if let Some(ending) = self.ended {
            return Err(Halt::Over(self.outcome(ending)));
        }
        match self.phase {
            Phase::Laying => self.lay_by_chance(o),
            Phase::StartingGifts => self.starting_gifts_step(o),
            Phase::NewCaptain => self.new_captain(o),
            Phase::Arrivals(nth) => self.arrival_step(o, nth),
            Phase::Team(team) => self.team_step(o, team),
            Phase::Dawn(nth) => self.dawn(o, nth),
            Phase::Turn(nth, turn) => self.turn_step(o, nth, turn),
            Phase::Despair => self.advance_despair(o),
            Phase::Wraps(wraps) => self.wrap_step(o, wraps),
            Phase::MinionsAttack(done) => self.minions_attack_step(o, done),
            Phase::MinionsMove => self.minions_move(o),
            Phase::MinionsSpawn => self.minions_spawn(o),
            Phase::AmbushPowers => self.ambush_powers_step(o),
            Phase::Ambush(done) => self.ambush_step(o, done),
            Phase::Companions => self.choose_companions(o),
            Phase::Gate => self.open_gate(o),
            Phase::HellHeroes(nth) => self.hell_hero_step(o, nth),
            Phase::HellEnemies => self.hell_enemies(o),
            Phase::HellEnds => self.end_battle(o),
        }
    }

    fn check(&self) -> Result<(), Broken> {
        self.verify()
    }

    fn things(&self) -> Vec<Thing> {
        self.list_things()
    }

    fn set_right(&mut self, correction: Correction) -> Result<Told<Event>, AnswerError> {
        self.correct(correction)
    }

    /// Nothing is hidden: what is face down is only decided when it is turned up.
    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}
}

impl Apocalypse {
    /// The Lord's shadow at the start: its own area, and those behind it if `Moving On Up` brings it nearer.
    pub(crate) fn place_lord(&mut self) {
        self.shadow = self.shadow.and(self.lord.at);
        if self.map.map().advance == Advance::Moves {
            for _ in 0..self.modifiers.moving_up {
                let Some(nearer) = self.next_areas(self.lord.at, Way::Toward).first().copied() else { break };
                if nearer != AreaId::START {
                    self.lord.at = nearer;
                    self.shadow = self.shadow.and(nearer);
                }
            }
        }
        if self.modifiers.secret_lord {
            self.lord.id = None;
        }
    }

    /// The random part of the setup: the first captain, the Lord if none was chosen, the legion, the gifts, a miniboss.
    fn lay_by_chance(&mut self, o: O) -> Flow<()> {
        let by_number = DIALS.clear_for(self.players()) > 0;
        let by = if by_number { rule::SETUP_MAP.and(rule::CONTENT_NUMBER_OF_HEROES) } else { rule::SETUP_MAP.into() };
        self.tell(o, Event::Laid, by);
        if Circle::ALL.into_iter().any(|circle| DIALS.played_with(self.players(), circle) < circle.figures()) {
            self.tell(o, Event::Withheld, rule::CONTENT_NUMBER_OF_HEROES);
        }
        self.tell_difficulty(o);
        let first = pick(o, usize::from(self.players()), Chance::pile("hero", key::CHANCE_CAPTAIN, rule::CAPTAIN_FIRST))?;
        self.captain = Seat(first as u8);
        self.tell(o, Event::Captain(self.captain), rule::CAPTAIN_LOT);
        if self.mercy {
            self.divine = Some(self.captain);
            self.tell(o, Event::Mercy(self.captain), rule::DIVINE_WHEN);
        }
        if self.lord.id.is_some() {
            let enraged = self.modifiers.enraged_lord;
            self.set_lord_health(o, if enraged { rule::DIFFICULTY_ENRAGED_LORD } else { rule::SETUP_LORD_HEALTH });
        } else if !self.modifiers.secret_lord {
            self.draw_lord(o, rule::SETUP_LORD)?;
        }
        self.draw_legion(o, rule::SETUP_LEGION)?;
        self.deal_gifts(o)?;
        self.phase = Phase::StartingGifts;
        for who in self.ordered() {
            if self.hero(who).joined {
                self.tell(o, Event::Entered(who, self.hero(who).id, None), rule::SETUP_HERO);
                self.hero_enters(o, who)?;
            }
        }
        if self.modifiers.miniboss {
            self.spawn_fourth(o, rule::DIFFICULTY_MINIBOSS)?;
        }
        Ok(())
    }

    /// Announces what differs from the usual setup: difficulty, dice, where the Lord starts, the region.
    fn tell_difficulty(&self, o: O) {
        let Modifiers { despair, moving_up, secret_lord, .. } = self.modifiers;
        if self.modifiers.difficulty() != Difficulty::Normal {
            self.tell(o, Event::Difficulty(self.modifiers.difficulty()), self.modifiers.why());
        }
        let dice = match despair {
            0 => None,
            1 => Some(rule::DIFFICULTY_DESPAIR_HARD),
            2 => Some(rule::DIFFICULTY_DESPAIR_NIGHTMARE),
            _ => Some(rule::DIFFICULTY_DESPAIR_HELLISH),
        };
        if let Some(by) = dice {
            self.tell(o, Event::DespairDie(self.dice), by);
        }
        if moving_up > 0 {
            let by = if moving_up > 1 { rule::DIFFICULTY_MOVING_UP_HELLISH } else { rule::DIFFICULTY_MOVING_UP_NIGHTMARE };
            self.tell(o, Event::LordAdvanced(self.lord.at), by);
        }
        // Only the place of a secret Lord is known.
        if secret_lord {
            self.tell(o, Event::Shadow(self.lord.at), rule::DIFFICULTY_SECRET_SETUP);
        }
        let region = self.region.card();
        if self.region != RegionId::World {
            self.tell(o, Event::Region(self.region), rule::REGION_TROOPERS);
        }
        if region.pool != COURAGE_AT_START {
            self.tell(o, Event::Pool(region.pool), rule::REGION_SETUP);
        }
        for who in self.ordered().filter(|who| region.luck > 0 && self.hero(*who).joined) {
            self.tell(o, Event::LuckGained(who, region.luck), rule::REGION_SETUP);
        }
    }

    /// The Lord's health and guard for a number of hero seats; an enraged Lord counts one more.
    pub(crate) fn lord_health_for(&self, players: u8) -> (u8, u8) {
        let heroes = (players + u8::from(self.modifiers.enraged_lord)).clamp(1, 6);
        let count = usize::from(heroes) - 1;
        let Some(id) = self.lord.id else { return (0, 0) };
        let health = DIALS.lord_health_for(heroes, id.sheet().health.get(count).copied().unwrap_or(1));
        let guard = id.sheet().guard.as_ref().and_then(|guard| guard.points.get(count)).copied().unwrap_or(0);
        (health, guard)
    }

    /// The Lord's health counter starts on the value for the number of players.
    pub(crate) fn set_lord_health(&mut self, o: O, rule: RuleId) {
        (self.lord.health, self.lord.guard) = self.lord_health_for(self.players());
        self.lord.reserve = self.lord.id.map_or(0, |id| crate::powers::reserve_of(id, self.lord.guard));
        if let Some(id) = self.lord.id {
            self.tell(o, Event::LordChosen(id, self.lord.health), rule);
        }
    }

    /// When a player joins, the Lord's health rises by the difference between the two values.
    pub(crate) fn raise_lord_health(&mut self, o: O, before: u8) {
        if self.lord.id.is_some() {
            let more = self.lord_health_for(self.players()).0.saturating_sub(self.lord_health_for(before).0);
            self.lord.health = self.lord.health.saturating_add(more);
            self.tell(o, Event::LordHealth(self.lord.health), rule::ENTRY_LORD_HEALTH);
        }
    }

    /// Ends the game. All players win or lose together.
    pub(crate) fn end(&mut self, o: O, ending: Ending) -> Flow<()> {
        self.ended = Some(ending);
        (self.attack, self.strike) = (None, None);
        let outcome = self.outcome(ending);
        self.tell(o, Event::Ended(ending), outcome.rule);
        Err(Halt::Over(outcome))
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        match ending {
            Ending::Won => Outcome::won_by(Seats::first(self.seats()), key::END_WON, rule::GAME_WIN),
            Ending::Doom => Outcome::won_by(Seats::NONE, key::END_DOOM, rule::GAME_LOSE_DOOM),
            Ending::Overrun => Outcome::won_by(Seats::NONE, key::END_OVERRUN, rule::GAME_LOSE_START),
        }
    }

    pub(crate) fn tell(&self, o: O, event: Event, by: impl Into<By>) {
        o.tell(self, &event, by.into());
    }

    /// What a hero is called.
    pub(crate) fn name_of(&self, who: Seat) -> Key {
        self.hero(who).id.sheet().name
    }

    /// What an area is called.
    pub(crate) fn area_name(&self, at: AreaId) -> Key {
        self.map.map().areas.get(usize::from(at.0)).map_or(key::AREA_HELL, |area| area.name)
    }

    /// What an enemy is called.
    pub(crate) fn enemy_name(&self, enemy: Enemy) -> Key {
        match enemy {
            Enemy::Minion(circle) => circle.minion().name,
            Enemy::Fourth(id) => id.card().name,
            Enemy::Guard => self.lord.id.and_then(|id| id.sheet().guard.as_ref()).map_or(key::LORD_SECRET, |guard| guard.name),
            Enemy::Lord => self.lord.id.map_or(key::LORD_SECRET, |id| id.sheet().name),
        }
    }
}
