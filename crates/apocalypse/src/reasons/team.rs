//! Why something cannot be done in the team segment: recruiting, first aid, gifts, renewing.

use table::{Key, RuleId, Say, Seat};

use crate::about::About;
use crate::content::{RENEW_COST, TrooperId};
use crate::state::{Apocalypse, AreaId};
use crate::words::gift_name;
use crate::{key, rule};

impl Apocalypse {
    pub(super) fn no_recruiting(&self, who: Seat, by: RuleId) -> Option<Say> {
        let named = |key: Key| key.with("who", self.name_of(who));
        let at = self.hero(who).at?;
        Some(match by {
            rule::TEAM_ONCE => named(key::REASON_RECRUITED),
            // Elsewhere than at the start it takes an area without enemies, whatever else lets a hero recruit there.
            _ if self.has_enemies(at) && self.could_recruit(who) => {
                named(key::REASON_RECRUIT_ENEMIES).with("where", self.area_name(at))
            }
            _ => named(key::REASON_RECRUIT_AWAY).with("where", self.area_name(at)).with("start", self.area_name(AreaId::START)),
        })
    }

    pub(super) fn no_trooper(&self, about: &About, kind: TrooperId, by: RuleId) -> Option<Say> {
        let About::Recruit { who, points } = *about else { return None };
        let patrol = self.hero(who).patrol;
        let named = |key: Key| key.with("who", self.name_of(who));
        Some(match by {
            rule::RECRUIT_ONE_TYPE => named(key::REASON_ONE_KIND).with("whom", patrol?.kind.card().name),
            rule::TROOPER_PATROL_MAX => named(key::REASON_PATROL_FULL).with("n", self.patrol_limit(who)),
            rule::RECRUIT_WHERE => key::REASON_TROOPER_AWAY.with("whom", kind.card().name),
            rule::RECRUIT_SUPPLY => key::REASON_NONE_LEFT.into(),
            rule::RECRUIT_PAY => key::REASON_POINTS_SHORT.with("cost", kind.card().cost).with("n", points),
            _ => return None,
        })
    }

    pub(super) fn no_aid(&self, who: Seat, whom: Seat, by: RuleId) -> Option<Say> {
        let named = |key: Key| key.with("who", self.name_of(who)).with("whom", self.name_of(whom));
        let patient = self.hero(whom);
        Some(match by {
            rule::TEAM_ONCE => named(key::REASON_AIDED),
            rule::FIRST_AID_HEAL => match patient.at {
                Some(there) => named(key::REASON_AID_ELSEWHERE).with("where", self.area_name(there)),
                None => named(key::REASON_NOT_ON_MAP),
            },
            rule::CONTENT_HEROES => named(key::REASON_UNAIDED),
            rule::FIRST_AID_CAP => named(key::REASON_UNHURT).with("n", patient.cap),
            rule::FIRST_AID_COST | rule::CAPTAIN_REFUSAL => return self.cannot_pay(who, 1, by),
            _ => return None,
        })
    }

    pub(super) fn no_gift(&self, who: Seat, place: u8, slot: u8, by: RuleId) -> Option<Say> {
        let hero = self.hero(who);
        let named = |key: Key| key.with("who", self.name_of(who));
        let gift = self.panel.get(usize::from(place)).copied().flatten()?;
        Some(match by {
            rule::GIFT_PERMANENT => {
                let there = hero.slots.get(usize::from(slot)).copied().flatten()?;
                named(key::REASON_SLOT_TAKEN).with("n", slot + 1).with("card", gift_name(there))
            }
            rule::GIFT_SLOTS => named(key::REASON_SLOT_CLOSED).with("n", slot + 1),
            rule::GIFT_UNIQUE => named(key::REASON_GIFT_TWICE).with("card", gift_name(gift)),
            rule::CONTENT_HEROES => named(key::REASON_AFTER_OTHERS),
            rule::GIFT_BUY | rule::CONTENT_GIFT_COST | rule::CAPTAIN_REFUSAL => {
                return self.cannot_pay(who, self.price(who, slot, gift), by);
            }
            _ => return None,
        })
    }

    pub(super) fn no_renewal(&self, by: RuleId) -> Say {
        match by {
            rule::TEAM_RENEW_LIMIT => key::REASON_RENEWED.into(),
            _ => key::REASON_RENEW_DEAR.with("cost", RENEW_COST).with("n", i32::from(self.group_means())),
        }
    }
}
