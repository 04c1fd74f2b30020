//! What an experienced player does without thinking.
//!
//! The plan: strike with whatever reaches, walk where it does not, mend who is in danger, and when nothing is left to do stand where
//! the card that everybody can see does the least harm.

use table::{Ask, Cited, Seats};

use crate::about::About;
use crate::board::AreaId;
use crate::choice::{Attribute, Choice};
use crate::content::ChampionId;
use crate::content::language::Use;
use crate::forecast::Harm;
use crate::judge::FAR;
use crate::state::{Cover, Dante, Phase};
use crate::tactics::Window;

/// What a Minion or a Spear is worth as a target.
const MINOR: i32 = 30;
/// Vigor that a Champion keeps when it moves out of the way.
const RESERVE: u8 = 3;

/// The index of the option that an experienced player picks without thinking.
pub(crate) fn habit(game: &Dante, ask: &Ask<Dante>) -> Option<u16> {
    let question = Question { game, ask };
    let wanted = match ask.about {
        About::Actions => question.act()?,
        About::Move { who, ahead, .. } => question.walk(who, ahead),
        About::Whom { effect, .. } => question.best(|choice| match choice {
            Choice::Champion(whom) => game.boon(&effect, whom),
            _ => 0,
        })?,
        About::Aim { who } => question.best(|choice| match choice {
            Choice::Tray(tray) => game.plain_attack_worth(who, tray, 6),
            _ => MINOR,
        })?,
        About::Trade { who, .. } => question.trade(who)?,
        About::BeforeRoll { who, dice } => question.before_roll(who, dice),
        About::AfterRoll { who, hits, fumbles } => question.after_roll(who, hits, fumbles),
        About::Test { .. } => Choice::Inspiration,
        About::Counterattack { .. } => {
            let tempted = |choice: &Choice| matches!(choice, Choice::Yield(who, ..) if game.is_tempted(*who));
            question.choices().find(tempted).unwrap_or(Choice::LetBe)
        }
        About::Threat { who, damage } => question.threat(who, damage),
        About::Grasp { .. } => question.flee(),
        About::Martyrize { whom } => question.martyrize(whom),
        About::Wound { who } | About::Stun { who } => question.cover(who)?,
        About::Overfull { who } | About::Restriction { who } => question.best(|choice| match choice {
            Choice::Discard(card) => -game.card_worth(who, game.maneuver(who, card).does, false),
            _ => 0,
        })?,
        About::Recall { who, .. } => question.best(|choice| match choice {
            Choice::Recall(card) => 1 + game.card_worth(who, game.maneuver(who, card).does, false),
            _ => 0,
        })?,
        About::Finding { who } => question.best(|choice| match choice {
            Choice::Keep(finding) => match finding.card().does {
                Use::Free(effects) => effects.iter().map(|effect| game.boon(effect, who)).sum(),
                Use::Block(block) => i32::from(block) * game.fear(who),
                Use::Sinkhole(_) | Use::BlockWound => crate::judge::WOUND,
            },
            _ => 0,
        })?,
        About::Advance { who } | About::Landing { who } => question.best(|choice| match choice {
            Choice::Put(space) => game.standing(who, space),
            Choice::Area(area) => -i32::from(game.nearest_foe(area)),
            _ => 0,
        })?,
        // Where it is likely to come by: next to a Malefactor, in the direction of the Fiercest.
        About::Trap { .. } => question.best(|choice| match choice {
            Choice::Area(area) => {
                let fiercest = game.ranked().next().and_then(|who| game.area_of(who)).unwrap_or(AreaId::MIDDLE);
                -2 * i32::from(game.nearest_foe(area)) - i32::from(area.range(fiercest))
            }
            _ => 0,
        })?,
        // The fewer stand there, the fewer it strikes.
        About::Route { .. } => question.best(|choice| match choice {
            Choice::Area(area) => -(ChampionId::ALL.into_iter().filter(|who| game.area_of(*who) == Some(area)).count() as i32),
            _ => 0,
        })?,
        About::Deck { .. } => question.best(|choice| match choice {
            Choice::Tray(tray) => game.wound_worth(tray),
            _ => 0,
        })?,
        // The first of what was gained, and the Treasure to who is worst off.
        About::Treasure { .. } => question.best(|choice| match choice {
            Choice::Champion(who) => -game.life(who),
            _ => 0,
        })?,
        About::Copy { who } => question.best(|choice| match choice {
            Choice::Copy(whose, card) => game.card_worth(who, game.maneuver(whose, card).does, false),
            _ => 0,
        })?,
        // Vigor for Hits is only worth it where there is plenty.
        About::Merciless { who } => question.best(|choice| match choice {
            Choice::Pay(vigor) if vigor + RESERVE < game.champion(who).vigor => i32::from(vigor),
            Choice::Enough => 1,
            _ => 0,
        })?,
        About::Ward { .. } => question.choices().find(|choice| *choice != Choice::LetBe).unwrap_or(Choice::LetBe),
        About::Progress { .. }
        | About::Arrest { .. }
        | About::Hurl { .. }
        | About::Sisyphus { .. }
        | About::Minion
        | About::MinionWay
        | About::Way
        | About::Shove { .. }
        | About::Rubble => question.first()?,
    };
    question.index(wanted).or_else(|| (!ask.options.is_empty()).then_some(0))
}

/// A question with the table that it is asked at.
struct Question<'g> {
    game: &'g Dante,
    ask: &'g Ask<Dante>,
}

impl Question<'_> {
    fn index(&self, wanted: Choice) -> Option<u16> {
        let is = |option: &Cited<Choice>| option.choice == wanted;
        self.ask.options.iter().position(is).and_then(|index| u16::try_from(index).ok())
    }

    fn choices(&self) -> impl Iterator<Item = Choice> + '_ {
        self.ask.options.iter().map(|option| option.choice)
    }

    fn can(&self, choice: Choice) -> Option<Choice> {
        self.choices().find(|other| *other == choice)
    }

    fn first(&self) -> Option<Choice> {
        self.choices().next()
    }

    /// The first of those that are worth most.
    fn best(&self, worth: impl Fn(Choice) -> i32) -> Option<Choice> {
        let mut best: Option<(Choice, i32)> = None;
        for choice in self.choices() {
            let worth = worth(choice);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((choice, worth));
            }
        }
        best.map(|(choice, _)| choice)
    }

    /// The best action; where none is worth its price, a step out of the way; else the next player is done.
    fn act(&self) -> Option<Choice> {
        let window = Window::new(self.game);
        let best = self.best(|choice| window.worth(choice))?;
        if window.worth(best) > 0 {
            return Some(self.by_strength(best));
        }
        if self.game.is_lost() {
            // Who cannot strike any more and is not struck either walks until their strength is gone.
            return self.choices().find(|choice| matches!(choice, Choice::Go(..))).or_else(|| Some(self.done()));
        }
        Some(self.dodge().unwrap_or_else(|| self.done()))
    }

    /// Who breaks free does so by the Attribute that promises more.
    fn by_strength(&self, choice: Choice) -> Choice {
        let Choice::BreakFree(who, _) = choice else { return choice };
        let sheet = self.game.champion(who).sheet.card();
        let by = if sheet.aggressiveness > sheet.prowess { Attribute::Aggressiveness } else { Attribute::Prowess };
        Choice::BreakFree(who, by)
    }

    fn done(&self) -> Choice {
        let open = |choice: &Choice| matches!(choice, Choice::Pass(seat) if !self.game.passed.has(*seat));
        self.choices().find(open).unwrap_or(Choice::LetBe)
    }

    /// A step after which the visible cards of the Malefactors do less harm, for whoever they would hurt the most and who still looks
    /// for one: every look lets them have their turn on a copy of the table. Who has passed has seen that there is no better place, and
    /// the first who passed has seen it for Companions.
    fn dodge(&self) -> Option<Choice> {
        let (game, harm) = (self.game, self.game.foreseen_harm());
        let looks = |(who, harm): &(ChampionId, &Harm)| {
            let champion = game.champion(*who);
            let done = champion.player.map_or(game.passed != Seats::NONE, |seat| game.passed.has(seat));
            !done && champion.vigor > RESERVE && (harm.damage > 0 || harm.trouble > 0)
        };
        let hurt = ChampionId::ALL.into_iter().zip(&harm).filter(looks);
        let (worst, _) = hurt.max_by_key(|(who, harm)| game.cost_to(*who, harm))?;
        let here = game.champion(worst).space()?.area();
        let now = game.cost_of(&harm);
        let (mut best, mut last) = (None, None);
        for choice in self.choices() {
            let Choice::Go(who, to) = choice else { continue };
            // Spaces of one Area are mostly alike to a Malefactor: the first of them stands for all.
            if who != worst || to.area() == here || last.replace(to.area()) == Some(to.area()) {
                continue;
            }
            let after = self.cost_after(who, to) + game.fear(who);
            if after < now && best.is_none_or(|(_, least)| after < least) {
                best = Some((choice, after));
            }
        }
        best.map(|(choice, _)| choice)
    }

    /// What the Malefactors would cost the Caravan if a Champion stood on another Space.
    fn cost_after(&self, who: ChampionId, to: crate::board::Space) -> i32 {
        let mut table = self.game.clone();
        table.champion_mut(who).place = crate::state::Place::On(to);
        table.cost_of(&table.foreseen_harm())
    }

    /// Where a Champion goes by its card: to where it can attack, and afterwards out of harm's way.
    fn walk(&self, who: ChampionId, ahead: bool) -> Choice {
        let game = self.game;
        let strikes = game.decks_in_reach(who).next().is_some();
        let wants = ahead || game.can_still_act(who);
        let steps = game.steps(who, true);
        let way = game.way_to_attack(who, &steps).filter(|way| wants && !strikes && way.points < FAR);
        if let Some(way) = way {
            let towards = self.best(|choice| match choice {
                Choice::Step(to) if to.area() == way.first => 20 + game.standing(who, to),
                Choice::Through(area) if area == way.first => 10,
                _ => 0,
            });
            return towards.unwrap_or(Choice::Stay);
        }
        if wants || game.phase != Phase::Actions {
            return self.can(Choice::Stay).or_else(|| self.first()).unwrap_or(Choice::Stay);
        }
        let now = game.cost_of(&game.foreseen_harm());
        let gain = |choice: Choice| match choice {
            Choice::Step(to) if game.champion(who).space().is_some_and(|space| space.area() != to.area()) => {
                now - self.cost_after(who, to)
            }
            Choice::Stay => 1,
            _ => 0,
        };
        self.best(gain).unwrap_or(Choice::Stay)
    }

    /// Cards that can no longer be played this turn become dice, as long as another turn has enough.
    fn trade(&self, who: ChampionId) -> Option<Choice> {
        let (game, champion) = (self.game, self.game.champion(who));
        let open = champion.slots.iter().filter(|slot| slot.cover == Cover::Open && slot.cards.is_empty()).count() as u8;
        if champion.hand.len() <= open.max(1) {
            return Some(Choice::Enough);
        }
        self.best(|choice| match choice {
            Choice::Discard(card) => 1000 - game.card_worth(who, game.maneuver(who, card).does, false),
            _ => 0,
        })
    }

    /// Vigor for dice, where the Wounds that they promise are worth it.
    fn before_roll(&self, who: ChampionId, dice: u8) -> Choice {
        let game = self.game;
        if let Some(sin) = self.sin().filter(|_| game.is_tempted(who)) {
            return sin;
        }
        let effort = game.effort(who);
        let tray = game.decks_in_reach(who).min_by_key(|tray| game.sturdiness(*tray));
        match (effort, tray) {
            (Some((vigor, more)), Some(tray)) if game.champion(who).vigor > vigor + RESERVE => {
                let gain = game.plain_attack_worth(who, tray, dice + more) - game.plain_attack_worth(who, tray, dice);
                let worth = gain > i32::from(vigor) * game.fear(who);
                self.can(Choice::Effort).filter(|_| worth).unwrap_or(Choice::Enough)
            }
            _ => Choice::Enough,
        }
    }

    /// A Sin that can be Yielded to now.
    fn sin(&self) -> Option<Choice> {
        self.choices().find(|choice| matches!(choice, Choice::Yield(..)))
    }

    /// Tokens that bring a Wound more, or take a Counterattack away.
    fn after_roll(&self, who: ChampionId, hits: u8, fumbles: u8) -> Choice {
        let game = self.game;
        let Some(tray) = game.decks_in_reach(who).min_by_key(|tray| game.sturdiness(*tray)) else {
            return Choice::Enough;
        };
        let (sturdiness, threshold) = (game.sturdiness(tray).max(1), game.tray(tray).pack.card().threshold);
        let first = game.hits_needed(tray, 1);
        let short = if hits < first { first - hits } else { sturdiness - (hits - first) % sturdiness };
        if let Some(sin) = self.sin().filter(|_| game.is_tempted(who) && short <= crate::content::AGGRESSIVENESS) {
            return sin;
        }
        let tokens = game.champion(who).tokens;
        let turned = 2 * tokens.inspiration.min(fumbles);
        let spared = fumbles >= threshold && fumbles - threshold < tokens.inspiration;
        let helps = short <= 2 || spared || short <= turned && hits < first;
        if let Some(choice) = self.can(Choice::Inspiration).filter(|_| helps) {
            return choice;
        }
        self.can(Choice::Aggressiveness).filter(|_| short <= crate::content::AGGRESSIVENESS).unwrap_or(Choice::Enough)
    }

    /// Reactions are for what would wound, or for very much.
    fn threat(&self, who: ChampionId, damage: u8) -> Choice {
        let vigor = self.game.champion(who).vigor;
        if damage < vigor && damage < 5 {
            return Choice::LetBe;
        }
        let cheap = self.choices().find(|choice| matches!(choice, Choice::Shield(_)));
        let sin = self.sin().filter(|_| damage >= vigor && self.game.is_tempted(who));
        let cheap = sin.or(cheap);
        let token = cheap.or_else(|| self.choices().find(|choice| matches!(choice, Choice::Prowess(_) | Choice::Backflip(..))));
        let parry = self.choices().find(|choice| matches!(choice, Choice::Parry(_)) && damage >= vigor);
        token.or(parry).unwrap_or(Choice::LetBe)
    }

    fn flee(&self) -> Choice {
        self.choices().find(|choice| matches!(choice, Choice::Backflip(..))).unwrap_or(Choice::LetBe)
    }

    /// The Devotee takes a Wound where she has fewer.
    fn martyrize(&self, whom: ChampionId) -> Choice {
        let fewer = self.game.wounds_of(ChampionId::Devotee) < self.game.wounds_of(whom);
        if fewer { Choice::Martyrize } else { Choice::LetBe }
    }

    /// A Cooldown or a Wound goes where the least is lost: onto a Cooldown, a Slot that is used up, a token that is.
    fn cover(&self, who: ChampionId) -> Option<Choice> {
        self.best(|choice| match choice {
            Choice::Slot(slot) => match self.game.champion(who).slots.get(usize::from(slot)) {
                Some(slot) if slot.cover == Cover::Cooldown => 3,
                Some(slot) if !slot.cards.is_empty() => 2,
                _ => 1,
            },
            Choice::Token(_) => 1,
            _ => 0,
        })
    }
}

impl Dante {
    /// How far an Area is from the nearest Malefactor.
    fn nearest_foe(&self, area: AreaId) -> u8 {
        let standing = self.all_foes().filter(|foe| !self.is_defeated(*foe));
        standing.map(|foe| self.foe(foe).at.range(area)).min().unwrap_or(FAR)
    }
}
