//! What an option leads to, in a line, where its name, price or dice do not say it yet.

use table::{Ask, Key, Say, Seat};

use crate::about::About;
use crate::attack::Striker;
use crate::choice::{Act, Choice};
use crate::content::FOURTH_HEALTH;
use crate::key;
use crate::sheets::dice_words;
use crate::state::{Apocalypse, Enemy, Phase, Troop};
use crate::words::level_name;

impl Apocalypse {
    pub(crate) fn outcome_of(&self, ask: &Ask<Self>, choice: &Choice) -> Option<Say> {
        let acting = ask.about.hero();
        match *choice {
            Choice::Replace(place) => self.panel.get(usize::from(place)).copied().flatten().map(|gift| gift.card().text.into()),
            Choice::Team(who, Act::FirstAid(whom)) => Some(self.aid_words(who, whom)),
            Choice::Team(who, Act::Luck) => Some(self.luck_words(who)),
            Choice::Luck => acting.map(|who| self.luck_words(who)),
            Choice::Team(_, Act::Divine) => Some(self.divine_words()),
            Choice::Divine if matches!(ask.about, About::Turn { .. }) => Some(self.divine_words()),
            Choice::DiscardPatrol => {
                let patrol = self.hero(acting?).patrol?;
                Some(key::DO_DISCARD_DETAIL.with("n", patrol.count).with("whom", patrol.kind.card().name))
            }
            Choice::Heal => match ask.about {
                About::Cure { whom } => {
                    let hero = self.hero(whom);
                    Some(key::DO_HEAL_DETAIL.with("n", hero.health + 1).with("of", hero.cap))
                }
                _ => None,
            },
            Choice::Cure => match ask.about {
                About::Cure { whom } => Some(key::DO_CURE_DETAIL.with("n", self.hero(whom).pestilence.saturating_sub(1))),
                _ => None,
            },
            Choice::Agree => match ask.about {
                About::Consent { share, .. } => Some(key::DO_AGREE_DETAIL.with("n", self.pool.saturating_sub(share))),
                _ => None,
            },
            Choice::Face(circle) => Some(key::DO_FACE_DETAIL.with("whom", circle.minion().name)),
            Choice::Help(helper) => Some(self.help_words(helper)),
            Choice::Raise(level) => level.next().map(|next| key::DO_RAISE_DETAIL.with("die", level_name(next))),
            Choice::Add(one, other) => Some(key::DO_ADD_DETAIL.with("n", one + other)),
            Choice::Enough => match ask.about {
                About::Strike { dice, .. } => Some(key::DO_ENOUGH_DETAIL.with("n", dice)),
                _ => None,
            },
            Choice::Ambush(count) => self.ambush_words(acting?, count),
            Choice::Hero(whom) => Some(self.hero_words(&ask.about, whom)),
            Choice::AbsorbPatrol => self.absorbing_words(&ask.about, |game, who| {
                let patrol = game.hero(who).patrol?;
                Some((patrol, game.absorbs(who, patrol.kind)))
            }),
            Choice::AbsorbAmbush => self.absorbing_words(&ask.about, |game, who| {
                let ambush = game.ground_of(game.hero(who).at?).ambush?;
                Some((ambush, game.absorbs_in_ambush(who, ambush.kind)))
            }),
            Choice::Suffer => match ask.about {
                About::Absorb { who, damage } => {
                    Some(key::DO_SUFFER_DETAIL.with("damage", damage).with("n", self.hero(who).health.saturating_sub(damage)))
                }
                _ => None,
            },
            Choice::Retreat(to) => Some(self.area_note(to)),
            Choice::Yes => match ask.about {
                About::Use { power, .. } => Some(power.card().text.into()),
                _ => None,
            },
            Choice::Done => self.left_of_turn(&ask.about),
            _ => None,
        }
    }

    /// What first aid can do for a hero, and what it costs among enemies.
    fn aid_words(&self, who: Seat, whom: Seat) -> Say {
        let (patient, cost) = (self.hero(whom), u8::from(self.hero(who).at.is_some_and(|at| self.has_enemies(at))));
        let words = key::TEAM_FIRST_AID_DETAIL.with("n", self.aid(who)).with("health", patient.health).with("cap", patient.cap);
        words.with("markers", patient.pestilence).with("cost", cost)
    }

    fn luck_words(&self, who: Seat) -> Say {
        let hero = self.hero(who);
        let courage = hero.courage.saturating_add(self.worth_of_luck(who));
        key::DO_LUCK_DETAIL.with("n", hero.luck.saturating_sub(1)).with("courage", courage)
    }

    fn divine_words(&self) -> Say {
        key::DO_DIVINE_DETAIL.with("card", self.legion.card().name)
    }

    /// What help gains, and the luck that it takes to pay for it.
    fn help_words(&self, helper: Seat) -> Say {
        let own = self.help_price(helper).saturating_sub(self.pool_for(helper));
        key::DO_HELP_DETAIL.with("n", self.help_levels(helper)).with("luck", self.luck_for(helper, own))
    }

    /// The dice that an ambush rolls when so many more lie in it.
    fn ambush_words(&self, who: Seat, count: u8) -> Option<Say> {
        let hero = self.hero(who);
        let (patrol, at) = (hero.patrol?, hero.at?);
        let there = self.ground_of(at).ambush.filter(|there| there.kind == patrol.kind).map_or(0, |there| there.count);
        Some(dice_words(&patrol.kind.card().ambush(there + count)).keyed(key::DO_AMBUSH_DETAIL))
    }

    /// What a hero can bear, or what it has of what is shared.
    fn hero_words(&self, about: &About, whom: Seat) -> Say {
        let hero = self.hero(whom);
        if matches!(about, About::Luck { .. }) {
            return key::DO_HERO_LUCK.with("n", hero.luck);
        }
        let words = key::DO_HERO_DETAIL.with("n", hero.health).with("of", hero.cap).with("toughness", self.hero_toughness(whom));
        words.with("troopers", hero.patrol.map_or(0, |patrol| patrol.count))
    }

    /// What a trooper absorbs, and how many are left then.
    fn absorbing_words(&self, about: &About, troop: impl Fn(&Self, Seat) -> Option<(Troop, u8)>) -> Option<Say> {
        let About::Absorb { who, damage } = *about else { return None };
        let (troop, absorbs) = troop(self, who)?;
        let words = key::DO_ABSORB_DETAIL.with("n", absorbs.min(damage)).with("damage", damage);
        Some(words.with("left", troop.count.saturating_sub(1)))
    }

    /// What a turn that ends now leaves undone.
    fn left_of_turn(&self, about: &About) -> Option<Say> {
        let (About::Turn { .. }, Phase::Turn(_, turn)) = (about, self.phase) else { return None };
        let key: Option<Key> = match (turn.moved, turn.attacked) {
            (false, false) => Some(key::DO_DONE_ALL),
            (false, true) => Some(key::DO_DONE_MOVE),
            (true, false) => Some(key::DO_DONE_ATTACK),
            (true, true) => None,
        };
        key.map(Say::from)
    }

    /// The dice that striking an enemy spends, and what is left of the enemy.
    pub(crate) fn strike_words(&self, enemy: Enemy) -> Option<Say> {
        let by = self.strike.as_ref()?.by;
        let damage = if let Striker::Hero(who) = by { self.damage_to(who, enemy) } else { 1 };
        let health = match enemy {
            Enemy::Minion(_) => 1,
            Enemy::Fourth(id) => self.fourth(id).map_or(1, |fourth| FOURTH_HEALTH.saturating_sub(fourth.hits)),
            Enemy::Guard => self.lord.guard,
            Enemy::Lord => self.lord.health,
        };
        let spends = match self.spends(enemy)? {
            (one, Some(two)) => key::DO_STRIKE_SPENDS_TWO.with("n", one).with("two", two),
            (one, None) => key::DO_STRIKE_SPENDS.with("n", one),
        };
        Some(spends.with("left", health.saturating_sub(damage)))
    }
}
