//! What an experienced player does without thinking.
//!
//! The plan of the game: recruit cheap troopers and set them as ambushes near the start, kill what comes before it exits,
//! earn gifts as soon as there is courage for one, and when the team is strong enough take patrols and go for the Lord: strike,
//! bear one or two rounds, retreat to recruit, come again.

use table::{Arg, Ask, Cited, Fate, Seat};

use crate::choice::Choice;
use crate::content::{Benefit, Circle, GiftId, HeroId, Power, TrooperId};
use crate::judge::ONE;
use crate::state::{Apocalypse, AreaId, Enemy, Phase};
use crate::{key, tactics};

/// Health at which a hero looks after itself.
pub(crate) const WEAK: u8 = 2;
/// Areas up to this one are held with ambushes.
const HELD: u8 = 4;
/// Courage at which a hero buys recruiting points for a battle.
const RICH: u8 = 8;
/// What a filled slot costs besides courage: there are only so many.
const OTHER_COSTS: u32 = 7;
/// Heroes in the order in which they are wanted.
const WANTED: [HeroId; 9] = [
    HeroId::AmeliaAzevedo,
    HeroId::NaomiJoslyn,
    HeroId::EvaNoel,
    HeroId::Tarang,
    HeroId::MooseKowalski,
    HeroId::HannahHazard,
    HeroId::JohnDark,
    HeroId::ProfMaxwell,
    HeroId::DorothyHall,
];

/// The answer of a player who does not think, by index.
pub(crate) fn habit(game: &Apocalypse, ask: &Ask<Apocalypse>, _fate: &mut Fate) -> Option<u16> {
    let question = Question { game, ask, who: acting(game, ask) };
    let wanted = match ask.about.key {
        key::ASK_TURN => tactics::turn(&question)?,
        key::ASK_GO_ON => tactics::go_on(&question),
        key::ASK_TEAM => question.team(),
        key::ASK_RECRUIT => question.recruit(),
        key::ASK_STRIKE => question.strike()?,
        key::ASK_ABSORB => question.absorb(),
        key::ASK_TARGET => question.target()?,
        key::ASK_HELL => tactics::hell(&question)?,
        key::ASK_COMPANIONS => tactics::companions(&question),
        key::ASK_BEFORE_ROLL => question.before_roll(),
        key::ASK_AFTER_ROLL => question.after_roll(),
        key::ASK_HELP => question.help(),
        key::ASK_RAISE | key::ASK_USE_DIE => question.last()?,
        key::ASK_USE => question.use_it(),
        key::ASK_USE_WHOM => question.whom()?,
        key::ASK_USE_DICE => question.two_dice()?,
        key::ASK_HURT => question.ward(),
        key::ASK_AMBUSH_POWER => question.first()?,
        key::ASK_CONSENT => Choice::Agree,
        key::ASK_CURE => question.cure(),
        key::ASK_NEW_HERO | key::ASK_JOIN => question.newcomer()?,
        key::ASK_DIVINE => Choice::No,
        key::ASK_REPLACE | key::ASK_REVEAL => Choice::Done,
        _ => question.first()?,
    };
    question.index(wanted)
}

/// The hero that a question is about.
fn acting(game: &Apocalypse, ask: &Ask<Apocalypse>) -> Seat {
    match game.phase {
        Phase::Team(team) if ask.about.key == key::ASK_TEAM => game.in_order(team.nth),
        Phase::Turn(nth, _) if ask.about.key == key::ASK_TURN || ask.about.key == key::ASK_GO_ON => game.in_order(nth),
        Phase::HellHeroes(nth) if ask.about.key == key::ASK_HELL => game.in_order(nth),
        _ => ask.seat(),
    }
}

/// A question with what is needed to answer it.
pub(crate) struct Question<'g> {
    pub game: &'g Apocalypse,
    pub ask: &'g Ask<Apocalypse>,
    pub who: Seat,
}

impl Question<'_> {
    pub fn index(&self, wanted: Choice) -> Option<u16> {
        let is = |option: &Cited<Choice>| option.choice == wanted;
        self.ask.options.iter().position(is).and_then(|index| u16::try_from(index).ok())
    }

    pub fn can(&self, choice: Choice) -> Option<Choice> {
        self.index(choice).map(|_| choice)
    }

    pub fn choices(&self) -> impl Iterator<Item = Choice> + '_ {
        self.ask.options.iter().map(|option| option.choice)
    }

    fn first(&self) -> Option<Choice> {
        self.choices().next()
    }

    fn last(&self) -> Option<Choice> {
        self.choices().last()
    }

    /// A number in the prompt.
    fn number(&self, name: &str) -> u8 {
        match self.ask.about.args.get(name) {
            Some(Arg::Number(number)) => u8::try_from(number).unwrap_or(0),
            _ => 0,
        }
    }

    /// The power that the prompt names.
    fn power(&self) -> Option<Power> {
        let named = self.ask.about.args.get("power");
        Power::ALL.into_iter().find(|power| named == Some(Arg::Text(power.card().name)))
    }

    /// First aid, special actions, recruits, gifts; luck where it buys one.
    fn team(&self) -> Choice {
        self.first_aid()
            .or_else(|| self.special())
            .or_else(|| self.can(Choice::Recruit).filter(|_| self.wants_recruits()))
            .or_else(|| self.best_gift())
            .or_else(|| self.can(Choice::Luck).filter(|_| self.luck_buys_a_gift()))
            .or_else(|| self.can(Choice::Wait).filter(|_| self.game.has(self.who, Power::Follower)))
            .unwrap_or(Choice::Done)
    }

    fn first_aid(&self) -> Option<Choice> {
        let at = self.game.hero(self.who).at?;
        let costs = self.game.has_enemies(at);
        let patients = self.choices().filter_map(|choice| match choice {
            Choice::FirstAid(whom) => Some(whom),
            _ => None,
        });
        let needy = patients.filter(|whom| !costs || self.game.hero(*whom).health <= WEAK);
        needy.min_by_key(|whom| self.game.hero(*whom).health).map(Choice::FirstAid)
    }

    fn special(&self) -> Option<Choice> {
        let worth_it = |power: Power| match power {
            Power::Prayer => self.game.heroes.iter().any(|hero| hero.at.is_some() && hero.health <= WEAK),
            Power::Vigil => self.game.hero(self.who).luck >= 4,
            _ => true,
        };
        self.choices().find(|choice| matches!(choice, Choice::Use(power) if worth_it(*power)))
    }

    fn wants_recruits(&self) -> bool {
        let hero = self.game.hero(self.who);
        hero.patrol.is_none_or(|patrol| patrol.count < self.game.patrol_limit(self.who))
    }

    /// For ambushes many and cheap; against the Lord those who absorb most for their cost.
    fn recruit(&self) -> Choice {
        let presses = self.game.presses();
        let takes = self.choices().filter_map(|choice| match choice {
            Choice::Take(kind) => Some(kind),
            _ => None,
        });
        let value = |kind: &TrooperId| {
            let card = kind.card();
            let absorbs = u32::from(self.game.absorbs(self.who, *kind));
            if presses { absorbs * 100 + u32::from(card.cost) } else { 100 - u32::from(card.cost) }
        };
        if let Some(kind) = takes.max_by_key(value) {
            return Choice::Take(kind);
        }
        let hero = self.game.hero(self.who);
        let wanted = hero.patrol.is_none_or(|patrol| patrol.count < self.game.patrol_limit(self.who));
        let rich = hero.courage.saturating_add(self.game.pool) >= RICH;
        self.can(Choice::BuyPoint).filter(|_| presses && wanted && rich).unwrap_or(Choice::Done)
    }

    /// The gift and slot that give most for their price.
    fn best_gift(&self) -> Option<Choice> {
        let worth = |choice: &Choice| match choice {
            Choice::Gift(place, slot) => {
                let gift = self.game.panel.get(usize::from(*place)).copied().flatten()?;
                let benefit = self.game.hero(self.who).id.sheet().slots.get(usize::from(*slot))?.benefit;
                let price = u32::from(self.game.price(self.who, *slot, gift)).max(1);
                Some((worth_of(gift) + worth_of_benefit(benefit)) * 100 / (price + OTHER_COSTS))
            }
            _ => None,
        };
        self.choices().filter(|choice| worth(choice).is_some()).max_by_key(worth)
    }

    fn luck_buys_a_gift(&self) -> bool {
        let hero = self.game.hero(self.who);
        let slots = (0..hero.id.sheet().slots.len() as u8).filter(|slot| self.game.may_fill(self.who, *slot).is_ok());
        let gifts = || self.game.panel.iter().flatten().filter(|gift| !hero.slots.contains(&Some(**gift)));
        let cheapest = slots.flat_map(|slot| gifts().map(move |gift| self.game.price(self.who, slot, *gift))).min();
        let have = hero.courage.saturating_add(self.game.pool);
        cheapest.is_some_and(|price| price > have && price - have <= hero.luck * self.game.worth_of_luck(self.who))
    }

    /// The Lord, then from the toughest down; what stands before the Lord gets what does not reach him.
    fn strike(&self) -> Option<Choice> {
        let order = |enemy: Enemy| match enemy {
            Enemy::Lord => 9,
            Enemy::Minion(Circle::Second) => 8,
            Enemy::Fourth(_) => 7,
            Enemy::Guard => 6,
            Enemy::Minion(Circle::First) => 5,
            Enemy::Minion(Circle::Third) => 4,
            Enemy::Minion(Circle::Limbo) => 3,
        };
        let rank = |choice: &Choice| if let Choice::Strike(enemy) = choice { order(*enemy) } else { 0 };
        self.choices().max_by_key(rank)
    }

    /// Troopers absorb where nothing of theirs is wasted, or where the hero would be left weak.
    fn absorb(&self) -> Choice {
        let damage = self.number("n");
        let hero = self.game.hero(self.who);
        let fits = |absorbs: u8| absorbs > 0 && (absorbs <= damage || hero.health <= damage + WEAK);
        let patrol = hero.patrol.is_some_and(|patrol| fits(self.game.absorbs(self.who, patrol.kind)));
        let ambush = hero.at.and_then(|at| self.game.ground_of(at).ambush);
        let ambush = ambush.is_some_and(|ambush| fits(self.game.absorbs(self.who, ambush.kind)) && hero.health <= damage + 1);
        let by_patrol = self.can(Choice::AbsorbPatrol).filter(|_| patrol);
        by_patrol.or_else(|| self.can(Choice::AbsorbAmbush).filter(|_| ambush)).unwrap_or(Choice::Suffer)
    }

    /// The hero who has most left after the attack.
    fn target(&self) -> Option<Choice> {
        let after = |choice: &Choice| match choice {
            Choice::Hero(who) => {
                let toughness = u32::from(self.game.hero_toughness(*who));
                self.game.stamina(*who) * 2 + toughness
            }
            _ => 0,
        };
        self.choices().max_by_key(after)
    }

    fn before_roll(&self) -> Choice {
        let hell = self.game.in_hell();
        let doubled = self.game.hero(self.who).at.is_some_and(|at| {
            let enemies = self.game.enemies_in(at);
            !enemies.is_empty() && enemies.into_iter().any(|enemy| self.game.toughness_of(enemy).two.is_some())
        });
        let wanted = |power: Power| match power {
            Power::ZeroedIn => true,
            Power::ForfeitSoul => hell && self.game.hero(self.who).health > WEAK,
            Power::Breach => doubled,
            Power::AngelicWrath => hell,
            Power::RapidFire => !hell,
            _ => false,
        };
        self.choices().find(|choice| matches!(choice, Choice::Use(power) if wanted(*power))).unwrap_or(Choice::Done)
    }

    fn after_roll(&self) -> Choice {
        let hell = self.game.in_hell();
        let many = self.game.hero(self.who).at.is_some_and(|at| self.game.crowd(at) >= 3);
        let wanted = |power: Power| match power {
            Power::HeadShot | Power::TrueAim => hell,
            Power::Whirlwind => hell || many,
            _ => false,
        };
        self.choices().find(|choice| matches!(choice, Choice::Use(power) if wanted(*power))).unwrap_or(Choice::Done)
    }

    /// Help is for battles, and for those who have nothing better to buy.
    fn help(&self) -> Choice {
        let free = self.game.help_price(self.who) == 0;
        let rich = self.game.hero(self.who).courage.saturating_add(self.game.pool) > 0;
        if free || self.game.in_hell() && rich { Choice::Help } else { Choice::No }
    }

    fn use_it(&self) -> Choice {
        let hero = self.game.hero(self.who);
        let yes = match self.power() {
            Some(Power::FamiliarSpirit) => hero.health <= WEAK + 1,
            Some(Power::MeatShield) => self.game.stamina(self.who) > 4,
            _ => true,
        };
        if yes { Choice::Yes } else { Choice::No }
    }

    fn whom(&self) -> Option<Choice> {
        let health = |choice: &Choice| if let Choice::Hero(who) = choice { self.game.hero(*who).health } else { u8::MAX };
        let stamina = |choice: &Choice| if let Choice::Hero(who) = choice { self.game.stamina(*who) } else { 3 };
        match self.power() {
            Some(Power::Carry) => self.can(Choice::No),
            Some(Power::Winsome) => self.choices().max_by_key(stamina),
            Some(Power::Prayer) => self.choices().min_by_key(health),
            _ => self.first(),
        }
    }

    /// The two dice whose sum is just enough for most.
    fn two_dice(&self) -> Option<Choice> {
        let sum = |choice: &Choice| match choice {
            Choice::Add(one, two) if one + two > 6 => u32::from(one + two),
            _ => ONE,
        };
        self.choices().min_by_key(sum)
    }

    fn ward(&self) -> Choice {
        let damage = self.number("n");
        let dear = self.game.hero(self.who).health <= damage + 1;
        self.first().filter(|_| damage >= 2 || dear).unwrap_or(Choice::Done)
    }

    fn cure(&self) -> Choice {
        let prompt = self.ask.about.args.get("whom");
        let whom = self.game.heroes.iter().find(|hero| prompt == Some(Arg::Text(hero.id.sheet().name)));
        if whom.is_some_and(|hero| hero.pestilence >= 2 && hero.health > WEAK) { Choice::Cure } else { Choice::Heal }
    }

    fn newcomer(&self) -> Option<Choice> {
        let wanted = |id: HeroId| WANTED.iter().position(|other| *other == id);
        self.choices().min_by_key(|choice| {
            match choice {
                Choice::Enter(id) | Choice::Join(id) => wanted(*id),
                _ => None,
            }
            .unwrap_or(usize::MAX)
        })
    }
}

/// What a gift is worth to a hero without a plan.
fn worth_of(gift: GiftId) -> u32 {
    match gift {
        GiftId::Rifle => 50,
        GiftId::Whetstone => 40,
        GiftId::FlakVest | GiftId::SilverRounds => 45,
        GiftId::Scattergun | GiftId::Charge => 40,
        GiftId::Sidearm | GiftId::GiantSlayer | GiftId::Rations | GiftId::HumanWall | GiftId::Recruiter | GiftId::Donations => 30,
        GiftId::SteadyHands
        | GiftId::AngelicWrath
        | GiftId::Talisman
        | GiftId::NineLives
        | GiftId::BoobyTraps
        | GiftId::LuckyCoin => 25,
        GiftId::TrueAim | GiftId::LastStand | GiftId::TrophyHunter | GiftId::Medikit | GiftId::FieldRadio | GiftId::Vanity => 20,
        GiftId::Prayer | GiftId::Motorbike | GiftId::Sergeant => 20,
        GiftId::HeroWorship | GiftId::Inspiration | GiftId::Omen | GiftId::Vigil => 12,
        GiftId::RapidFire | GiftId::FireSuit | GiftId::IronNerves | GiftId::Vaccine => 6,
    }
}

fn worth_of_benefit(benefit: Benefit) -> u32 {
    match benefit {
        Benefit::Die(level) => [12, 25, 50, 65, 75].get(level as usize).copied().unwrap_or(0),
        Benefit::Toughness(count) => 45 * u32::from(count),
        Benefit::Raise(count) => 20 * u32::from(count),
        Benefit::Cap(count) | Benefit::Heal(count) => 12 * u32::from(count),
        Benefit::Luck(count) | Benefit::Courage(count) | Benefit::Pool(count) => 8 * u32::from(count),
        Benefit::LuckForOthers(count) => 8 * u32::from(count),
        Benefit::Learn(_) => 35,
    }
}

/// Whether an area lies near enough to the start to be held.
pub(crate) fn is_near(at: AreaId) -> bool {
    at.0 <= HELD
}
