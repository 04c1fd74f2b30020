//! Every ability, flaw, gift, legion, demon, Lord and knack of a trooper does what its card says, and only that.
//!
//! A test lays a few figures on an empty road, says what is chosen and how dice fall, and looks at the table afterwards.
//! Whatever was said must be used up.

mod demons;
mod gifts;
mod heroes;
mod legions;
mod lords;
mod places;
mod troopers;

use std::collections::VecDeque;

use table::{Ask, By, Draw, Faces, Flow, Game, Halt, Oracle, Roll, RuleId, Seat};

use crate::choice::{Act, Choice};
use crate::content::{AbilityId, Circle, DemonId, GiftId, HeroId, LegionId, LordId, Power, RegionId, TrooperId};
use crate::event::Event;
use crate::setup::{Setup, lay_table};
use crate::state::{Apocalypse, AreaId, Battle, Enemy, Fourth, Hero, Phase, Team, Troop, Turn};

/// The first, second and third hero of a table.
pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);

/// The larvae, grylli, fiends and cacodemons as enemies.
pub(super) const LARVA: Enemy = Enemy::Minion(Circle::Limbo);
pub(super) const GRYLLUS: Enemy = Enemy::Minion(Circle::First);
pub(super) const FIEND: Enemy = Enemy::Minion(Circle::Second);
pub(super) const CACODEMON: Enemy = Enemy::Minion(Circle::Third);

/// An area of the road.
pub(super) const fn area(number: u8) -> AreaId {
    AreaId(number)
}

/// What people answer, and what they hear.
#[derive(Default)]
struct Answers {
    choices: VecDeque<Choice>,
    rolls: VecDeque<Vec<u8>>,
    draws: VecDeque<usize>,
    /// The last question.
    asked: Option<Ask<Apocalypse>>,
    /// The dice of each roll, by their sides.
    rolled: Vec<Vec<u8>>,
}

impl Oracle<Apocalypse> for Answers {
    fn choose(&mut self, _game: &Apocalypse, ask: &Ask<Apocalypse>) -> Flow<usize> {
        self.asked = Some(ask.clone());
        let Some(choice) = self.choices.pop_front() else { return Err(Halt::Asked) };
        let index = ask.options.iter().position(|option| option.choice == choice);
        Ok(index.unwrap_or_else(|| panic!("{choice:?} is no option of {:?}: {:?}", ask.about, ask.options)))
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        let sides: Vec<u8> = roll.dice.iter().map(|die| die.sides).collect();
        let faces = self.rolls.pop_front().unwrap_or_else(|| panic!("nobody said how {sides:?} fall: {:?}", roll.chance.say));
        assert_eq!(faces.len(), sides.len(), "so many dice are rolled: {sides:?}");
        assert!(faces.iter().zip(&sides).all(|(face, sides)| face <= sides), "{faces:?} on {sides:?}");
        self.rolled.push(sides);
        Ok(faces.into_iter().collect())
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        let kind = self.draws.pop_front().unwrap_or_else(|| panic!("nobody said what is drawn from {}", draw.chance.pile));
        assert!(draw.counts[kind] > 0, "there is no {kind} in {}", draw.chance.pile);
        Ok(kind)
    }

    fn tell(&mut self, _game: &Apocalypse, _event: &Event, _by: By) {}

    fn wants_refusals(&self) -> bool {
        true
    }
}

/// A table with an empty road.
pub(super) struct Table {
    pub game: Apocalypse,
    answers: Answers,
}

/// These heroes stand in area 2 of an empty road, under a legion that does nothing here; it is the first one's turn.
pub(super) fn table(heroes: &[HeroId]) -> Table {
    let setup = Setup { heroes: heroes.to_vec(), ..Setup::default() };
    let mut game = lay_table(&setup).unwrap();
    for at in 0..game.areas.len() {
        game.areas[at].tokens = 0;
    }
    game.legion = LegionId::Acheron;
    game.turn = 1;
    game.pool = 0;
    for hero in &mut game.heroes {
        hero.at = Some(area(2));
    }
    game.lord.health = 12;
    let mut table = Table { game, answers: Answers::default() };
    table.turn_of(A);
    table
}

/// Moose, who has nothing that gets in the way, after the heroes that a test is about.
pub(super) fn with_moose(hero: HeroId) -> Table {
    let mut t = table(&[hero, HeroId::MooseKowalski]);
    t.hero(B).luck = 0;
    t
}

impl Table {
    pub fn hero(&mut self, who: Seat) -> &mut Hero {
        self.game.hero_mut(who)
    }

    pub fn give(&mut self, who: Seat, powers: &[Power]) -> &mut Self {
        for power in powers {
            self.hero(who).powers.add(*power);
        }
        self
    }

    pub fn minions(&mut self, at: u8, minions: [u8; 4]) -> &mut Self {
        self.game.ground_mut(area(at)).minions = minions;
        self
    }

    pub fn fourth(&mut self, at: u8, id: DemonId) -> &mut Self {
        assert!(self.game.demons.take(id.number()));
        self.game.fourths.push(Fourth { id, at: area(at), hits: 0 });
        self
    }

    pub fn ambush(&mut self, at: u8, kind: TrooperId, count: u8) -> &mut Self {
        self.take_from_supply(kind, count);
        self.game.ground_mut(area(at)).ambush = Some(Troop { kind, count });
        self
    }

    pub fn patrol(&mut self, who: Seat, kind: TrooperId, count: u8) -> &mut Self {
        self.take_from_supply(kind, count);
        self.hero(who).patrol = Some(Troop { kind, count });
        self
    }

    pub fn region(&mut self, region: RegionId) -> &mut Self {
        self.game.region = region;
        self.game.supply = region.card().five().map(|kind| kind.card().cards);
        self
    }

    fn take_from_supply(&mut self, kind: TrooperId, count: u8) {
        let place = self.game.region.card().five().iter().position(|other| *other == kind).unwrap();
        self.game.supply[place] -= count;
    }

    pub fn lord(&mut self, id: LordId) -> &mut Self {
        self.game.lord.id = Some(id);
        self
    }

    /// The hero in Hell, in a battle.
    pub fn in_hell(&mut self, heroes: &[Seat]) -> &mut Self {
        self.game.battle = Some(Battle { by: None, next: None, round: 0 });
        self.game.phase = Phase::HellHeroes(0);
        for who in heroes {
            self.hero(*who).at = Some(AreaId::HELL);
        }
        self
    }

    pub fn turn_of(&mut self, who: Seat) -> &mut Self {
        self.game.phase = Phase::Turn(who.0, Turn::default());
        self
    }

    pub fn team(&mut self) -> &mut Self {
        self.game.phase = Phase::Team(Team::default());
        self
    }

    pub fn choose(&mut self, choices: &[Choice]) -> &mut Self {
        self.answers.choices.extend(choices);
        self
    }

    pub fn dice(&mut self, faces: &[u8]) -> &mut Self {
        self.answers.rolls.push_back(faces.to_vec());
        self
    }

    pub fn draw(&mut self, kind: usize) -> &mut Self {
        self.answers.draws.push_back(kind);
        self
    }

    /// Does something of the rules with what was said; all of it is used up.
    #[track_caller]
    pub fn run<T>(&mut self, what: impl FnOnce(&mut Apocalypse, &mut dyn Oracle<Apocalypse>) -> Flow<T>) -> T {
        let done = what(&mut self.game, &mut self.answers);
        self.used_up();
        done.unwrap_or_else(|halt| panic!("{halt:?}: {:?}", self.answers.asked))
    }

    #[track_caller]
    fn used_up(&self) {
        let Answers { choices, rolls, draws, .. } = &self.answers;
        assert!(choices.is_empty() && rolls.is_empty() && draws.is_empty(), "left over: {choices:?} {rolls:?} {draws:?}");
    }

    /// Plays a step of the game.
    #[track_caller]
    pub fn step(&mut self) -> &mut Self {
        self.run(|game, o| game.step(o));
        self
    }

    /// A hero attacks the enemies of its area.
    #[track_caller]
    pub fn attack(&mut self, who: Seat, choices: &[Choice]) -> &mut Self {
        let at = self.hero(who).at.unwrap();
        self.choose(choices);
        self.run(|game, o| game.attack(o, who, at));
        self
    }

    /// A group of an area attacks.
    #[track_caller]
    pub fn attacked(&mut self, at: u8, by: Enemy, choices: &[Choice]) -> &mut Self {
        self.choose(choices);
        self.run(|game, o| game.group_attacks(o, area(at), by));
        self
    }

    /// The question that is asked next, without an answer.
    pub fn question(&self) -> Ask<Apocalypse> {
        let mut answers = Answers::default();
        assert_eq!(self.game.clone().step(&mut answers), Err(Halt::Asked), "something is asked");
        answers.asked.unwrap()
    }

    /// The question that follows these answers.
    pub fn question_after(&self, choices: &[Choice], rolls: &[&[u8]]) -> Ask<Apocalypse> {
        let mut answers = Answers::default();
        answers.choices.extend(choices);
        answers.rolls.extend(rolls.iter().map(|faces| faces.to_vec()));
        assert_eq!(self.game.clone().step(&mut answers), Err(Halt::Asked), "something is asked");
        assert!(answers.choices.is_empty() && answers.rolls.is_empty());
        answers.asked.unwrap()
    }

    /// Whether something can be chosen next.
    pub fn may(&self, choice: Choice) -> bool {
        self.question().options.iter().any(|option| option.choice == choice)
    }

    /// The rule that forbids a choice.
    pub fn forbids(&self, choice: Choice) -> Option<RuleId> {
        self.question().refused.iter().find(|refused| refused.choice == choice).map(|refused| refused.rule)
    }

    /// The dice of the last roll, by their sides.
    pub fn last_dice(&self) -> &[u8] {
        self.answers.rolled.last().unwrap()
    }

    pub fn health(&self, who: Seat) -> u8 {
        self.game.hero(who).health
    }

    pub fn courage(&self, who: Seat) -> u8 {
        self.game.hero(who).courage
    }

    pub fn left(&self, at: u8) -> [u8; 4] {
        self.game.ground_of(area(at)).minions
    }
}
