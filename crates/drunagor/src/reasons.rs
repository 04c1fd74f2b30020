//! Why something is refused, in a sentence with its facts. The verdicts are found in the chapters; here their rules become words.

use table::{Ask, Cited, Key, Say, Seat};

use crate::about::About;
use crate::choice::Choice;
use crate::content::language::Token;
use crate::hero::{BAG, Hero, Place};
use crate::square::Square;
use crate::state::{Drunagor, Who};
use crate::words::cube_name;
use crate::{key, rule};

impl Drunagor {
    pub(crate) fn reason_of(&self, ask: &Ask<Self>, refused: &Cited<Choice>) -> Option<Say> {
        let who = refused.by.lowest().unwrap_or_else(|| ask.seat());
        match refused.choice {
            Choice::Go(to) | Choice::Put(to) => self.in_the_way(to, refused),
            Choice::Target(whom) => self.no_target(ask, whom, refused),
            Choice::Area(_) => self.no_area(refused),
            Choice::Use(place, _) | Choice::React(_, place, _) => {
                self.no_use(who, place, refused).or_else(|| self.no_action(who, refused))
            }
            Choice::Skill(place) => self.no_skill(who, place, refused),
            Choice::Focus(nth) | Choice::ReactFocus(_, nth) => {
                self.no_focus(who, nth, refused).or_else(|| self.no_action(who, refused))
            }
            Choice::Give(_, to) => self.no_exchange(to, refused).or_else(|| self.no_action(who, refused)),
            Choice::Take(from, _) => self.no_exchange(from, refused).or_else(|| self.no_action(who, refused)),
            Choice::Open(setup) => self.no_door(who, setup, refused).or_else(|| self.no_action(who, refused)),
            Choice::Search(chest) => self.no_chest(who, chest, refused).or_else(|| self.no_action(who, refused)),
            Choice::Equip(nth) => {
                let item = self.hero(who).bag.get(usize::from(nth)).copied().flatten().map(|gear| gear.item);
                let slot = item.and_then(Hero::slot_of);
                self.no_equip(who, slot, refused).or_else(|| self.no_action(who, refused))
            }
            Choice::Unequip(slot) => {
                self.no_equip(who, Some(usize::from(slot)), refused).or_else(|| self.no_action(who, refused))
            }
            _ => self.no_reward(who, refused).or_else(|| self.no_scene(who, refused)).or_else(|| self.no_action(who, refused)),
        }
    }

    fn name(&self, key: Key, whom: Who) -> Say {
        key.with("whom", self.name_of(whom))
    }

    /// Somebody or something is on the square.
    fn in_the_way(&self, to: Square, refused: &Cited<Choice>) -> Option<Say> {
        match refused.rule {
            rule::KEYWORD_SOLID_OBJECT => Some(key::REASON_SOLID.into()),
            rule::CHEST_SOLID => Some(key::REASON_CHEST_THERE.into()),
            rule::INTERACTION_SOLID => Some(key::REASON_TOKEN_THERE.into()),
            rule::MOVEMENT_BLOCK => Some(self.name(key::REASON_ENEMY_THERE, self.occupant(to)?)),
            rule::MOVEMENT_ALLY_PASS | rule::MOVEMENT_SMALL_SQUARE => Some(self.name(key::REASON_ALLY_THERE, self.occupant(to)?)),
            _ => None,
        }
    }

    /// Why an effect cannot be for somebody.
    fn no_target(&self, ask: &Ask<Self>, whom: Who, refused: &Cited<Choice>) -> Option<Say> {
        let by = match &ask.about {
            About::Target { by, .. } => *by,
            About::Attack { by, .. } | About::Protect { by } => Who::Hero(*by),
            _ => Who::Hero(ask.seat()),
        };
        let steps = self.at(by).zip(self.at(whom)).map_or(0, |(here, there)| here.distance(there));
        Some(match refused.rule {
            rule::KNOCKOUT_UNTARGETABLE => self.name(key::REASON_DOWN, whom),
            rule::KEYWORD_STEALTH_HIDDEN => self.name(key::REASON_HIDDEN, whom),
            rule::RANGE_MELEE | rule::TARGET_ADJ => self.name(key::REASON_NOT_ADJACENT, whom).with("n", steps),
            rule::RANGE_RANGED => self.name(key::REASON_OUT_OF_RANGE, whom),
            rule::COMPANION_PET_ABILITIES => self.name(key::REASON_NO_PET, whom),
            rule::TARGET_ALLY if whom == by => self.name(key::REASON_NOT_SELF, whom),
            rule::TARGET_ALLY => self.name(key::REASON_NO_ALLY, whom),
            rule::KEYWORD_ENEMY => self.name(key::REASON_NO_ENEMY, whom),
            rule::KEYWORD_CHARACTER => self.name(key::REASON_NO_HERO, whom),
            rule::MONSTER_ATTACK_GRAMMAR => self.name(key::REASON_NO_MONSTER, whom),
            rule::KEYWORD_STRONGEST_HERO => self.other_hero(self.strongest(), key::REASON_STRONGEST)?,
            rule::KEYWORD_WEAKEST_HERO => self.other_hero(self.weakest(), key::REASON_WEAKEST)?,
            rule::KEYWORD_MOST_VIGOROUS => self.other_hero(self.most_vigorous(), key::REASON_VIGOROUS)?,
            rule::KEYWORD_MOST_TIRED => self.other_hero(self.most_tired(), key::REASON_TIRED)?,
            rule::KEYWORD_MOST_CORRUPTED => self.other_hero(self.most_corrupted(), key::REASON_CORRUPTED)?,
            rule::KEYWORD_STRIKE => self.name(key::REASON_OUTSIDE_AREA, whom),
            rule::KEYWORD_TRICK_OR_TREAT => self.name(key::REASON_NO_TREAT, whom),
            rule::REACTION_SELF => self.name(key::REASON_ONLY_SELF, by),
            rule::KEYWORD_PREVENT_RANGE => self.name(key::REASON_OUT_OF_RANGE, whom),
            rule::REACTION_THREAT => self.name(key::REASON_NOT_THREATENED, whom),
            _ => return None,
        })
    }

    fn other_hero(&self, whom: Option<Seat>, key: Key) -> Option<Say> {
        Some(self.name(key, Who::Hero(whom?)))
    }

    fn no_area(&self, refused: &Cited<Choice>) -> Option<Say> {
        match refused.rule {
            rule::KEYWORD_STRIKE_MELEE => Some(key::REASON_AREA_APART.into()),
            rule::KEYWORD_STRIKE_RANGED => Some(key::REASON_AREA_FAR.into()),
            rule::KEYWORD_TRAP_LIMIT => Some(key::REASON_AREA_TRAPPED.into()),
            _ => None,
        }
    }

    /// Why a skill cannot be used now.
    fn no_use(&self, who: Seat, place: Place, refused: &Cited<Choice>) -> Option<Say> {
        let hero = self.hero(who);
        match refused.rule {
            rule::CUBE_CURSE_BLOCK => Some(key::REASON_CURSED.into()),
            rule::CUBE_TRAUMA_BLOCK => Some(key::REASON_BROKEN.into()),
            rule::SKILL_BLOCKED_UNTIL_RECALL => Some(key::REASON_SPENT.with("cube", cube_name(hero.cube_on(place)?))),
            _ => None,
        }
    }

    fn no_skill(&self, who: Seat, place: Place, refused: &Cited<Choice>) -> Option<Say> {
        match refused.rule {
            rule::CUBE_AVAILABLE_MEANING => Some(key::REASON_ALREADY_BLOCKED.into()),
            rule::KEYWORD_COPY_LIMITS => Some(key::REASON_NO_COPY.into()),
            _ => self.no_use(who, place, refused).or_else(|| self.no_action(who, refused)),
        }
    }

    fn no_focus(&self, who: Seat, nth: u8, refused: &Cited<Choice>) -> Option<Say> {
        match refused.rule {
            rule::MINOR_FOCUS_COST => {
                let cost = self.hero(who).id.card().focus.get(usize::from(nth))?.card().cost;
                Some(key::REASON_FOCUS.with("cost", cost).with("n", self.hero(who).tokens.count(Token::Focus)))
            }
            _ => None,
        }
    }

    fn no_exchange(&self, other: Seat, refused: &Cited<Choice>) -> Option<Say> {
        match refused.rule {
            rule::MINOR_EXCHANGE_ENGAGED_PARTNER => Some(self.name(key::REASON_DOWN, Who::Hero(other))),
            rule::MINOR_EXCHANGE_GIVE => Some(self.name(key::REASON_APART, Who::Hero(other))),
            rule::MINOR_EXCHANGE_FULL => Some(key::REASON_BAG_FULL.with("n", BAG as i32)),
            rule::CONDITION_STACKABLE_LIMIT => Some(key::REASON_FRUITS_FULL.into()),
            _ => None,
        }
    }

    fn no_door(&self, who: Seat, setup: u8, refused: &Cited<Choice>) -> Option<Say> {
        let (_, door) = self.closed_doors().into_iter().find(|(behind, _)| *behind == setup)?;
        let far = self.hero(who).at.distance(door);
        (refused.rule == rule::MINOR_DOOR_ADJACENT).then(|| key::REASON_DOOR_FAR.with("n", far))
    }

    fn no_chest(&self, who: Seat, chest: Square, refused: &Cited<Choice>) -> Option<Say> {
        match refused.rule {
            rule::CHEST_SEARCH_ADJACENT => Some(key::REASON_CHEST_FAR.with("n", self.hero(who).at.distance(chest))),
            rule::CHEST_NO_ADJACENT_MONSTER => self.engaged_by(who, key::REASON_CHEST_ENGAGED),
            _ => None,
        }
    }

    fn no_equip(&self, who: Seat, slot: Option<usize>, refused: &Cited<Choice>) -> Option<Say> {
        let cube = || {
            let mut places = Place::all().filter(|place| place.gear() == slot);
            places.find_map(|place| self.hero(who).cube_on(place))
        };
        match refused.rule {
            rule::EQUIPMENT_PROFICIENCY => Some(self.name(key::REASON_NOT_PROFICIENT, Who::Hero(who))),
            rule::MINOR_EXCHANGE_CUBE_LOCK => Some(key::REASON_CUBE_ON_ITEM.with("cube", cube_name(cube()?))),
            rule::MINOR_EXCHANGE_FULL => Some(key::REASON_BAG_FULL.with("n", BAG as i32)),
            _ => None,
        }
    }

    /// What holds whatever the action is.
    fn no_action(&self, who: Seat, refused: &Cited<Choice>) -> Option<Say> {
        let hero = self.hero(who);
        match refused.rule {
            rule::TURN_CUBE_ACTIONS | rule::MOVEMENT_EXTRA_MOVE_LIMIT => Some(key::REASON_NO_CUBE_ACTION.into()),
            rule::TURN_MINOR_ONCE | rule::MINOR_FOCUS_ONE => Some(key::REASON_MINOR_ONCE.into()),
            rule::COMBAT_ENGAGED_NO_MINOR => self.engaged_by(who, key::REASON_ENGAGED_MINOR),
            rule::COMBAT_ENGAGED_NO_RANGED | rule::COMBAT_ENGAGED_FOCUS => self.engaged_by(who, key::REASON_ENGAGED_RANGED),
            rule::ATTACK_WEAPON_NEEDED => Some(key::REASON_NO_WEAPON.into()),
            rule::KEYWORD_PAY_LIFE_LIMIT => Some(key::REASON_NO_LIFE.with("n", hero.health)),
            rule::KEYWORD_KI_LIMIT => Some(key::REASON_KI_SPENT.into()),
            rule::RECALL_WILLING => {
                let colours = hero.available.iter().filter(|count| **count > 0).count() as u8;
                Some(key::REASON_TOO_FRESH.with("n", colours))
            }
            rule::REACTION_SELF => Some(self.name(key::REASON_ONLY_SELF, Who::Hero(who))),
            rule::TARGET_ALLY => Some(self.name(key::REASON_NOT_SELF, Who::Hero(who))),
            rule::REACTION_THREAT => Some(key::REASON_NO_ANSWER.into()),
            rule::REACTION_RETALIATE => Some(self.name(key::REASON_NOT_STRUCK, Who::Hero(who))),
            rule::KEYWORD_RETALIATE_RANGE => Some(key::REASON_ATTACKER_FAR.into()),
            rule::KEYWORD_PREVENT_RANGE => Some(key::REASON_NOBODY_IN_RANGE.into()),
            _ => None,
        }
    }

    /// Who keeps a hero busy.
    pub(crate) fn engaged_by(&self, who: Seat, key: Key) -> Option<Say> {
        let here = Who::Hero(who);
        let near = |other: &Who| !self.are_allies(here, *other) && self.is_up(*other) && self.are_adjacent(here, *other);
        self.everybody().find(near).map(|other| self.name(key, other))
    }
}
