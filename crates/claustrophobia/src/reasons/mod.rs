//! Why something is refused, in a sentence with its facts. The verdicts are found in the chapters; here their rules become words.

mod cards;
mod entering;

use table::{Cited, Key, RuleId, Say};

use crate::about::About;
use crate::choice::{Choice, Recruit};
use crate::content::{Gift, Goal, ScenarioAction};
use crate::lasting::Gives;
use crate::powers::{DEEDS, Used};
use crate::state::{Active, Claustrophobia, HUMAN, HumanId, INFERNAL, PowerId, Warrior};
use crate::{key, rule};

impl Claustrophobia {
    pub(crate) fn reason_of(&self, about: About, refused: &Cited<Choice>) -> Option<Say> {
        let by = refused.rule;
        let human = |key: Key, id: HumanId| key.with("whom", self.name_of(Warrior::Human(id)));
        match refused.choice {
            Choice::InstinctValue(_, id) => self.no_instinct(id, by),
            Choice::InstinctEffect(card, id) => {
                self.no_instinct(id, by).or_else(|| self.idle(Used::instinct(card, id), card.card().does, by))
            }
            Choice::Bless(id, _) => Some(match by {
                rule::TALENT_BLESSED => human(key::REASON_BLESS_SELF, id),
                rule::TALENT_BLESSED_NO_INSTINCT if self.human(id).blessed => human(key::REASON_BLESSED, id),
                rule::TALENT_BLESSED_NO_INSTINCT => human(key::REASON_BLESS_INSTINCT, id),
                rule::TALENT_BLESSED_ONCE => key::REASON_BLESS_ONCE.into(),
                _ => return None,
            }),
            Choice::Gift(id, gift) => self.no_gift(id, gift, by),
            Choice::Activate(who) => self.not_again(who, by),
            Choice::Event(card) => self.no_event(card, by),
            Choice::Allocate(_, power) => self.no_die_there(power, by),
            Choice::Done => match by {
                rule::INFERNAL_PREP_SHORT_POOL => {
                    Some(key::REASON_SHORT_POOL.with("n", self.dice_to_roll()).with("pool", self.pool() as i32))
                }
                _ => None,
            },
            Choice::Growl(value) => match about {
                About::Growl(id) => Some(key::REASON_GROWL.with("whom", self.fiend_name(id)).with("n", value)),
                _ => None,
            },
            Choice::Lay(..) => Some(key::REASON_LAY.into()),
            Choice::Enter(recruit, spot) => self.no_entry(recruit, spot, by),
            Choice::Spot(spot) => match about {
                About::Entry(recruit) => self.no_entry(recruit, spot, by),
                _ => Some(key::REASON_HOLE.into()),
            },
            Choice::Warrior(who) => Some(match by {
                rule::EXHAUSTED_NO_TALENTS => key::REASON_GUARD_EXHAUSTED.with("whom", self.name_of(who)),
                rule::BOARD_DEMON_ABILITY => key::REASON_ALOOF.with("whom", self.name_of(who)),
                _ => return None,
            }),
            choice => match about {
                About::Act(active) => self.no_act(&active, choice, by),
                _ => None,
            },
        }
    }

    /// Why an activated warrior cannot go somewhere or do something.
    fn no_act(&self, active: &Active, choice: Choice, by: RuleId) -> Option<Say> {
        let who = active.who;
        let named = |key: Key| key.with("whom", self.name_of_one(who));
        Some(match by {
            rule::ACTIVATION_ACT_THEN_MOVE | rule::ACTIVATION_INFERNAL_ORDER => named(key::REASON_ACTED),
            rule::EXHAUSTED_STATISTICS => named(key::REASON_EXHAUSTED),
            rule::EXHAUSTED_NO_EQUIPMENT => named(key::REASON_EXHAUSTED_EQUIPMENT),
            rule::THREAT_HELLHOUND_STATISTICS => named(key::REASON_NO_DIE),
            rule::COMBAT_COMBAT_ZERO => named(key::REASON_NO_COMBAT),
            rule::MOVEMENT_COST => named(key::REASON_POINTS_SPENT),
            rule::THREAT_TROGLODYTE_STATISTICS if active.moved => named(key::REASON_POINTS_SPENT),
            rule::BOARD_MOVEMENT | rule::THREAT_TROGLODYTE_STATISTICS => named(key::REASON_NO_MOVEMENT),
            rule::MOVEMENT_BLOCKING | rule::MOVEMENT_BLOCKING_EACH | rule::TALENT_ELUSIVE_IMPRESSIVE => self.outnumbered(who)?,
            rule::TALENT_IMPRESSIVE => self.overawed(who)?,
            rule::EXPLORATION_HUMANS_ONLY => named(key::REASON_EXPLORE_HUMANS),
            rule::EXPLORATION_PILE_EMPTY => key::REASON_NO_TILES.into(),
            rule::EXPLORATION_UNEXPLORED => key::REASON_WALL.into(),
            rule::MOVEMENT_OCCUPATION => {
                let (Choice::Move(to) | Choice::Crawl(to)) = choice else { return None };
                let limit = self.laid(to).tile.card().limit;
                if who.is_human() { key::REASON_FULL_HUMANS } else { key::REASON_FULL_HORDE }.with("n", limit)
            }
            rule::COMBAT_SAME_TILE => named(key::REASON_NOT_RANGED),
            rule::BOARD_DEMON_ABILITY => match choice {
                Choice::Attack(target) => key::REASON_ALOOF.with("whom", self.name_of(target)),
                _ => key::REASON_GUARDED.with("who", self.fiend_name(self.warden_of(self.spot_of(who)?)?)),
            },
            _ => match (choice, who) {
                (Choice::Use(card), Warrior::Human(id)) => {
                    let left = self.human(id).equipment.iter().any(|held| held.card == card && !held.is_spent());
                    if left { self.idle(Used::equipment(card, id), card.card().does, by)? } else { key::REASON_USED_UP.into() }
                }
                (Choice::Scenario(action), Warrior::Human(id)) => self.no_deed(id, action)?,
                _ => return None,
            },
        })
    }

    /// More enemies than friends on the tile.
    fn outnumbered(&self, who: Warrior) -> Option<Say> {
        let spot = self.spot_of(who)?;
        let (own, enemy) = if who.is_human() { (HUMAN, INFERNAL) } else { (INFERNAL, HUMAN) };
        let counted = key::REASON_BLOCKED.with("whom", self.name_of_one(who)).with("n", self.count_on(spot, enemy));
        Some(counted.with("own", self.count_on(spot, own)))
    }

    /// An impressive enemy on the tile.
    fn overawed(&self, who: Warrior) -> Option<Say> {
        let spot = self.spot_of(who)?;
        let impressive = |enemy: &Warrior| self.is_able(*enemy, crate::content::Talent::Impressive);
        let enemy = self.enemies_on(who, spot).find(impressive)?;
        Some(key::REASON_IMPRESSIVE.with("who", self.name_of(enemy)).with("whom", self.name_of_one(who)))
    }

    /// Why an action of the scenario cannot be taken.
    fn no_deed(&self, id: HumanId, action: ScenarioAction) -> Option<Say> {
        let spot = self.human(id).at?;
        Some(match action {
            ScenarioAction::Leave => {
                let Goal::Escape { after, .. } = self.scenario.card().goal else { return None };
                key::REASON_LEAVE_EARLY.with("n", self.counted(DEEDS)).with("of", after)
            }
            ScenarioAction::Work => {
                let (times, undisturbed) = self.work_on(spot)?;
                match self.count_on(spot, INFERNAL) {
                    enemies @ 1.. if undisturbed => key::REASON_DISTURBED.with("n", enemies),
                    _ => key::REASON_WORK_DONE.with("n", times),
                }
            }
            ScenarioAction::Dig(_) => {
                let combat = self.statistics(Warrior::Human(id)).combat;
                let needs = key::REASON_DIG.with("whom", self.name_of(Warrior::Human(id))).with("n", combat);
                needs.with("needed", Self::digging_combat())
            }
        })
    }

    /// Why somebody is not activated again.
    fn not_again(&self, who: Warrior, by: RuleId) -> Option<Say> {
        Some(match (who, by) {
            (_, rule::ACTIVATION_NO_SPLIT) => key::REASON_SPLIT.with("whom", self.name_of(who)),
            (Warrior::Troglodytes(spot), _) => key::REASON_ACTIVATED_ALL.with("n", self.laid(spot).troglodytes),
            _ => key::REASON_ACTIVATED.with("whom", self.name_of(who)),
        })
    }

    /// Why a warrior takes no instinct card.
    fn no_instinct(&self, id: HumanId, by: RuleId) -> Option<Say> {
        let key = match by {
            rule::INSTINCT_ONE_PER_WARRIOR => key::REASON_ONE_INSTINCT,
            rule::TALENT_BLESSED_NO_INSTINCT => key::REASON_INSTINCT_BLESSED,
            _ => return None,
        };
        Some(key.with("whom", self.name_of(Warrior::Human(id))))
    }

    /// Why a gift is not used: its line, an event, or nobody to use it on.
    fn no_gift(&self, id: HumanId, gift: Gift, by: RuleId) -> Option<Say> {
        let human = self.human(id);
        let named = |key: Key| key.with("whom", self.name_of(Warrior::Human(id)));
        Some(match by {
            rule::GIFT_ACTIVATION if human.exhausted => named(key::REASON_GIFT_EXHAUSTED),
            rule::GIFT_ACTIVATION => {
                let (line, _) = (1_u8..).zip(human.gifts).find(|(_, lies)| *lies == Some(gift))?;
                if line == human.die {
                    named(key::REASON_GIFT_USED)
                } else {
                    named(key::REASON_GIFT_LINE).with("n", human.die).with("line", line)
                }
            }
            rule::EVENT_USE => {
                let barred = self.given(Warrior::Human(id)).find(|lasting| lasting.gives == Gives::NoGifts)?;
                key::REASON_GIFTS_BARRED.with("card", self.token_name(barred.token))
            }
            _ => match gift {
                Gift::AuraOfCourage => named(key::REASON_NO_COMPANION),
                Gift::LayingOnHands => key::REASON_NOBODY_HURT_HERE.into(),
                Gift::SacrificialStrike => key::REASON_NO_ENEMY_HERE.into(),
                Gift::HolyStrike | Gift::AuraOfAnger | Gift::AdditionalDice | Gift::Prescience => return None,
            },
        })
    }

    /// Why a power takes no die.
    fn no_die_there(&self, power: PowerId, by: RuleId) -> Option<Say> {
        match (by, self.owner_of(power)) {
            (rule::THREAT_HELLHOUND_RESERVE, Some(id)) => Some(key::REASON_HELLHOUND_RESERVE.with("whom", self.fiend_name(id))),
            (rule::CONTENT_DESTINY_SPACES, _) => Some(key::REASON_POWER_FULL.with("n", self.spaces_of(power))),
            _ => None,
        }
    }

    /// What somebody of the reserve is called.
    pub(crate) fn recruit_name(&self, recruit: Recruit) -> Key {
        match recruit {
            Recruit::Troglodyte => key::TROGLODYTES_ONE,
            Recruit::Fiend(id) => self.fiend_name(id),
        }
    }
}
