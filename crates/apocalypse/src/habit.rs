//! What an experienced player does without thinking.
//!
//! The plan of the game: recruit cheap troopers and set them as ambushes near the start, kill what comes before it exits,
//! earn gifts as soon as there is courage for one, and when the team is strong enough take patrols and go for the Lord: strike,
//! bear one or two rounds, retreat to recruit, come again.

use table::{Ask, Cited, Fate, Seat};

use crate::about::About;
use crate::choice::{Act, Choice};
use crate::content::language::{Adjust, Clause, Deed, Prepare, Quirk, Use};
use crate::content::{Benefit, Circle, HeroId, Power, RENEW_COST, TrooperId};
use crate::judge::ONE;
use crate::state::{Apocalypse, AreaId, Enemy};
use crate::tactics;

/// Health at which a hero looks after itself.
pub(crate) const WEAK: u8 = 2;
/// Areas up to this one are held with ambushes.
const HELD: u8 = 4;
/// Courage at which a hero buys recruiting points for a battle.
const RICH: u8 = 8;
/// The cost of using up a slot, in courage: there are only a few.
const OTHER_COSTS: u32 = 7;
/// Heroes in order of preference.
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

/// The index of the option that an experienced player picks without thinking.
pub(crate) fn habit(game: &Apocalypse, ask: &Ask<Apocalypse>, _fate: &mut Fate) -> Option<u16> {
    let question = Question { game, ask, who: ask.about.hero().unwrap_or_else(|| ask.seat()) };
    let wanted = match ask.about {
        About::Turn { .. } => tactics::turn(&question)?,
        About::GoOn { .. } => tactics::go_on(&question),
        About::Team => question.team()?,
        About::Recruit { .. } => question.recruit(),
        About::Strike { .. } => question.strike()?,
        About::Absorb { damage, .. } => question.absorb(damage),
        About::Target { .. } => question.target()?,
        About::Hell { .. } => tactics::hell(&question)?,
        About::Companions => tactics::companions(&question),
        About::BeforeRoll { .. } => question.before_roll(),
        About::AfterRoll { .. } => question.after_roll(),
        About::Help { .. } => question.help(),
        About::Raise { .. } | About::Die { .. } => question.last()?,
        About::Use { power, .. } => question.use_it(power),
        About::Whom { power, .. } => question.whom(power)?,
        About::TwoDice { .. } => question.two_dice()?,
        About::Threat { damage, .. } => question.ward(damage),
        About::Consent { .. } => Choice::Agree,
        About::Cure { whom } => question.cure(whom),
        About::NewHero | About::Join => question.newcomer()?,
        About::Divine => Choice::No,
        About::Replace | About::Reveal { .. } => Choice::Done,
        About::Ambushes => question.lead(),
        About::Area | About::Enemy { .. } | About::Face { .. } => question.first()?,
        About::Luck { .. } => question.lucky()?,
        About::Share => question.last()?,
        About::Pay { who, cost } => question.pay(who, cost)?,
    };
    question.index(wanted)
}

/// A question with the context needed to answer it.
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

    /// The first usable power with a clause that is wanted.
    fn use_where(&self, wanted: impl Fn(&Clause) -> bool) -> Option<Choice> {
        self.choices().find(|choice| matches!(choice, Choice::Use(_, power) if power.card().says.iter().any(&wanted)))
    }

    /// Heroes act one after another; those whose flaw makes them follow others come last.
    fn team(&self) -> Option<Choice> {
        let who = next_with_team(self.game, self.ask)?;
        let mine = Question { game: self.game, ask: self.ask, who };
        let renews = self.can(Choice::Renew).filter(|_| self.game.pool >= RENEW_COST && self.game.presses() && self.needs_luck());
        Some(renews.unwrap_or_else(|| Choice::Team(who, mine.wish().unwrap_or(Act::Done))))
    }

    /// Whether a battle is near and a hero lacks the luck for what it could do there.
    fn needs_luck(&self) -> bool {
        self.game.ordered().any(|who| self.game.hero(who).luck < 2 && self.wants_luck(who))
    }

    /// Whether a hero in play has a power for a battle that costs luck.
    fn wants_luck(&self, who: Seat) -> bool {
        let hero = self.game.hero(who);
        let fights = |power: Power| power.card().luck > 0 && power.card().when().is_some_and(Use::in_hell);
        hero.at.is_some() && hero.powers.iter().any(fights)
    }

    /// Luck goes to the hero who can use it in a battle and has the least.
    fn lucky(&self) -> Option<Choice> {
        self.choices().min_by_key(|choice| match choice {
            Choice::Hero(who) => (!self.wants_luck(*who), self.game.hero(*who).luck),
            _ => (true, u8::MAX),
        })
    }

    /// What the hero can do with the team.
    fn acts(&self) -> impl Iterator<Item = Act> + '_ {
        self.choices().filter_map(|choice| match choice {
            Choice::Team(who, act) if who == self.who => Some(act),
            _ => None,
        })
    }

    /// First aid, special actions, recruits, gifts; luck where it buys one.
    fn wish(&self) -> Option<Act> {
        let can = |wanted: Act| self.acts().find(|act| *act == wanted);
        self.first_aid()
            .or_else(|| self.special())
            .or_else(|| can(Act::Recruit).filter(|_| self.wants_recruits()))
            .or_else(|| self.best_gift())
            .or_else(|| can(Act::Luck).filter(|_| self.luck_buys_a_gift()))
    }

    fn first_aid(&self) -> Option<Act> {
        let at = self.game.hero(self.who).at?;
        let costs = self.game.has_enemies(at);
        let patients = self.acts().filter_map(|act| if let Act::FirstAid(whom) = act { Some(whom) } else { None });
        let needy = patients.filter(|whom| !costs || self.game.hero(*whom).health <= WEAK);
        needy.min_by_key(|whom| self.game.hero(*whom).health).map(Act::FirstAid)
    }

    fn special(&self) -> Option<Act> {
        let wanted = |deed: &Deed| match deed {
            Deed::Cure(..) => self.game.heroes.iter().any(|hero| hero.at.is_some() && hero.health <= WEAK),
            Deed::HoldDespair(_) => self.game.hero(self.who).luck >= 4,
            _ => true,
        };
        let wants = |power: Power| {
            power.card().says.iter().any(|clause| matches!(clause, Clause::Action(_, deeds) if deeds.iter().all(wanted)))
        };
        self.acts().find(|act| matches!(act, Act::Use(power) if wants(*power)))
    }

    fn wants_recruits(&self) -> bool {
        let hero = self.game.hero(self.who);
        hero.patrol.is_none_or(|patrol| patrol.count < self.game.patrol_limit(self.who))
    }

    /// Many cheap troopers for ambushes; against the Lord those who absorb most.
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

    /// The gift and slot with the best value for their price.
    fn best_gift(&self) -> Option<Act> {
        let worth = |act: &Act| match act {
            Act::Gift(place, slot) => {
                let gift = self.game.panel.get(usize::from(*place)).copied().flatten()?;
                let benefit = self.game.hero(self.who).id.sheet().slots.get(usize::from(*slot))?.gives();
                let price = u32::from(self.game.price(self.who, *slot, gift)).max(1);
                Some((u32::from(gift.card().worth) + worth_of_benefit(benefit)) * 100 / (price + OTHER_COSTS))
            }
            _ => None,
        };
        self.acts().filter(|act| worth(act).is_some()).max_by_key(worth)
    }

    fn luck_buys_a_gift(&self) -> bool {
        let hero = self.game.hero(self.who);
        let slots = (0..hero.id.sheet().slots.len() as u8).filter(|slot| self.game.may_fill(self.who, *slot).is_ok());
        let gifts = || self.game.panel.iter().flatten().filter(|gift| !hero.slots.contains(&Some(**gift)));
        let cheapest = slots.flat_map(|slot| gifts().map(move |gift| self.game.price(self.who, slot, *gift))).min();
        let have = hero.courage.saturating_add(self.game.pool);
        cheapest.is_some_and(|price| price > have && price - have <= hero.luck * self.game.worth_of_luck(self.who))
    }

    /// The Lord first, then roughly from the toughest down; the guard gets dice that cannot hurt the Lord.
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

    /// Troopers absorb if nothing is wasted, or if the hero would be left weak.
    fn absorb(&self, damage: u8) -> Choice {
        let hero = self.game.hero(self.who);
        let fits = |absorbs: u8| absorbs > 0 && (absorbs <= damage || hero.health <= damage + WEAK);
        let patrol = hero.patrol.is_some_and(|patrol| fits(self.game.absorbs(self.who, patrol.kind)));
        let ambush = hero.at.and_then(|at| self.game.ground_of(at).ambush);
        let ambush =
            ambush.is_some_and(|ambush| fits(self.game.absorbs_in_ambush(self.who, ambush.kind)) && hero.health <= damage + 1);
        let by_patrol = self.can(Choice::AbsorbPatrol).filter(|_| patrol);
        by_patrol.or_else(|| self.can(Choice::AbsorbAmbush).filter(|_| ambush)).unwrap_or(Choice::Suffer)
    }

    /// The hero who will have most left after the attack.
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
        let wanted = |prepare: &Prepare| match prepare {
            Prepare::GiveUpMove | Prepare::Dice(_) => true,
            Prepare::Suffer(damage) => hell && self.game.hero(self.who).health >= WEAK + damage,
            Prepare::Breach => doubled,
            Prepare::AllBecome(_) => hell,
            Prepare::Split(_) => !hell,
        };
        let power = self.use_where(|clause| match clause {
            Clause::BeforeRoll(prepares) | Clause::BeforeRollIf(_, prepares) => prepares.iter().all(wanted),
            _ => false,
        });
        power.unwrap_or(Choice::Done)
    }

    fn after_roll(&self) -> Choice {
        let hell = self.game.in_hell();
        let many = self.game.hero(self.who).at.is_some_and(|at| self.game.crowd(at) >= 3);
        // A die that exceeds the Lord's toughness needs no more.
        let short = self.game.strike.as_ref().is_some_and(|strike| {
            let toughness = self.game.toughness_to(strike.by, Enemy::Lord, strike.breaches);
            strike.dice.enough_for(toughness).is_none()
        });
        let wanted = |adjust: &Adjust| match adjust {
            Adjust::AddUp => hell,
            Adjust::Sharpen(_) => hell && short,
            Adjust::More(..) => hell || many,
            Adjust::Again => false,
        };
        let power = self.use_where(|clause| matches!(clause, Clause::AfterRoll(adjusts) if adjusts.iter().all(wanted)));
        power.unwrap_or(Choice::Done)
    }

    /// Heroes help in battles, or when it is free; the first who can does.
    fn help(&self) -> Choice {
        let hell = self.game.in_hell();
        let wants = |who: Seat| self.game.help_price(who) == 0 || hell;
        self.choices().find(|choice| matches!(choice, Choice::Help(who) if wants(*who))).unwrap_or(Choice::No)
    }

    fn use_it(&self, power: Power) -> Choice {
        let hero = self.game.hero(self.who);
        let yes = match power.card().says.first() {
            Some(Clause::InsteadOfCourage(_)) => hero.health <= WEAK + 1,
            Some(Clause::TakeOver(_)) => self.game.stamina(self.who) > 4,
            _ => true,
        };
        if yes { Choice::Yes } else { Choice::No }
    }

    fn whom(&self, power: Power) -> Option<Choice> {
        let health = |choice: &Choice| if let Choice::Hero(who) = choice { self.game.hero(*who).health } else { u8::MAX };
        let stamina = |choice: &Choice| if let Choice::Hero(who) = choice { self.game.stamina(*who) } else { 3 };
        match power.card().says.first() {
            Some(Clause::TakeAlong) => self.can(Choice::No),
            Some(Clause::PassOn(_)) => self.choices().max_by_key(stamina),
            Some(Clause::Action(_, [Deed::Cure(..), ..])) => self.choices().min_by_key(health),
            _ => self.first(),
        }
    }

    /// The two dice with the lowest sum that beats a toughness of 6.
    fn two_dice(&self) -> Option<Choice> {
        let sum = |choice: &Choice| match choice {
            Choice::Add(one, two) if one + two > 6 => u32::from(one + two),
            _ => ONE,
        };
        self.choices().min_by_key(sum)
    }

    fn ward(&self, damage: u8) -> Choice {
        let dear = self.game.hero(self.who).health <= damage + 1;
        self.first().filter(|_| damage >= 2 || dear).unwrap_or(Choice::Done)
    }

    /// Raises ambush dice once a turn; luck is needed for other things too.
    fn lead(&self) -> Choice {
        self.first().filter(|_| self.game.ambush_dice == 0).unwrap_or(Choice::Done)
    }

    /// Own courage first, then the pool; luck only if both are not enough.
    fn pay(&self, who: Seat, cost: u8) -> Option<Choice> {
        let spares_luck =
            |choice: &Choice| matches!(choice, Choice::FromPool(share) if self.game.luck_for(who, cost - share) == 0);
        self.choices().find(spares_luck).or_else(|| self.last())
    }

    fn cure(&self, whom: Seat) -> Choice {
        let hero = self.game.hero(whom);
        if hero.pestilence >= 2 && hero.health > WEAK { Choice::Cure } else { Choice::Heal }
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

/// Who acts next in the team segment: the first in turn order, with followers last.
pub(crate) fn next_with_team(game: &Apocalypse, ask: &Ask<Apocalypse>) -> Option<Seat> {
    let mut open = ask.options.iter().filter_map(|option| match option.choice {
        Choice::Team(who, Act::Done) => Some(who),
        _ => None,
    });
    let first = open.next()?;
    let follows = |who: Seat| game.is(who, Quirk::FollowsOthers);
    if follows(first) { Some(open.find(|who| !follows(*who)).unwrap_or(first)) } else { Some(first) }
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
