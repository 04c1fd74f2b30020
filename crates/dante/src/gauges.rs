//! What people count of a position, for the reasons of hints.

use table::Gauge;

use crate::content::ChampionId;
use crate::key;
use crate::state::Dante;

impl Dante {
    /// Weights say which of two differences is told, no more: the decks and Wounds decide, the rest leads there.
    pub(crate) fn list_gauges(&self) -> Vec<Gauge> {
        let all = |of: &dyn Fn(ChampionId) -> u16| ChampionId::ALL.into_iter().map(of).sum::<u16>();
        let cards = self.trays.iter().map(|tray| tray.left() as u16).sum::<u16>();
        let held = all(&|who| u16::from(self.champion(who).space().is_none()));
        let ready = all(&|who| {
            let champion = self.champion(who);
            let slots = champion.slots.iter().filter(|slot| slot.cover == crate::state::Cover::Open).count() as u16;
            if champion.is_companion() { u16::from(champion.ready + champion.done.len()) } else { slots }
        });
        let gauge = |key, value: u16, weight| Gauge::new(key, value, weight);
        vec![
            gauge(key::BETTER_CARDS, cards, -20),
            gauge(key::BETTER_WOUNDS, all(&|who| u16::from(self.wounds_of(who))), -30),
            gauge(key::BETTER_VIGOR, all(&|who| u16::from(self.champion(who).vigor)), 4),
            gauge(key::BETTER_HELD, held, -15),
            gauge(key::BETTER_READY, ready, 6),
            gauge(key::BETTER_SINS, all(&|who| self.champion(who).sins.len() as u16), -5),
        ]
    }
}
