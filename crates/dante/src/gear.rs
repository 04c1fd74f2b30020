//! Equipment: what a Champion carries, and what of it works now.

use crate::content::language::{Effect, Property};
use crate::content::{ChampionId, GearId};
use crate::state::{Carried, Dante};

impl Dante {
    /// The card in a slot of the Equipment, as far as it works: a SPENT Relic does not.
    pub(crate) fn carried(&self, who: ChampionId, what: Carried) -> Option<GearId> {
        let champion = self.champion(who);
        match what {
            Carried::Weapon => self.weapon(who),
            Carried::Relic => champion.relic.filter(|_| !champion.spent),
            Carried::Trait => champion.quality,
        }
    }

    /// The Special Properties of everything that a Champion carries.
    pub(crate) fn properties(&self, who: ChampionId) -> impl Iterator<Item = &'static Property> + '_ {
        let cards = Carried::ALL.into_iter().filter_map(move |what| self.carried(who, what));
        cards.flat_map(|gear| gear.card().properties)
    }

    /// What a piece of Equipment lets its Champion do once per turn.
    pub(crate) fn gear_action(&self, who: ChampionId, what: Carried) -> Option<&'static [Effect]> {
        self.carried(who, what)?.card().properties.iter().find_map(|property| match property {
            Property::Action(effects) => Some(*effects),
            _ => None,
        })
    }

    /// What a Relic does when it is SPENT.
    pub(crate) fn relic_action(&self, who: ChampionId) -> Option<&'static [Effect]> {
        self.champion(who).relic?.card().properties.iter().find_map(|property| match property {
            Property::Spend(effects) => Some(*effects),
            _ => None,
        })
    }
}
