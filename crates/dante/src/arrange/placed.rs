//! Champions of a position that is written by hand.

use serde::Deserialize;

use super::space;
use crate::content::{ChampionId, FindingId, GearId, ManeuverId, SinId};
use crate::state::{Cards, Cover, Dante, FoeNo, Held, Place, Tokens};

/// A Champion.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Placed {
    id: ChampionId,
    /// As `"C2 north"`, `"arrested C2 north"`, `"held"` by the first Malefactor, or `"held pasiphae"`.
    at: Option<String>,
    vigor: Option<u8>,
    /// Maneuver cards of higher Levels that have taken the place of the first ones of its deck.
    #[serde(default)]
    learned: Vec<ManeuverId>,
    /// Maneuver cards in hand.
    #[serde(default)]
    hand: Vec<ManeuverId>,
    /// Maneuver cards in the deck; the rest by default.
    deck: Option<Vec<ManeuverId>>,
    /// Sins in hand.
    #[serde(default)]
    sins: Vec<SinId>,
    /// The Slots: `"open"`, `"cooldown"`, `"wound"`, the name of a Sin or of a Maneuver.
    #[serde(default)]
    slots: Vec<String>,
    /// A Companion's ready tokens.
    ready: Option<u8>,
    /// A Companion's Wound tokens.
    #[serde(default)]
    wounds: u8,
    #[serde(default)]
    empower: u8,
    #[serde(default)]
    inspiration: u8,
    #[serde(default)]
    aggressiveness: u8,
    #[serde(default)]
    prowess: u8,
    #[serde(default)]
    willpower: u8,
    weapon: Option<GearId>,
    relic: Option<GearId>,
    /// Whether it has no Weapon at all.
    #[serde(default)]
    unarmed: bool,
    /// The Trait.
    #[serde(rename = "trait")]
    quality: Option<GearId>,
    /// Whether it is POLYMORPHED.
    #[serde(default)]
    capybara: bool,
    /// Whether its Signature Skills are DISABLED.
    #[serde(default)]
    silenced: bool,
    finding: Option<FindingId>,
}

impl Dante {
    pub(super) fn place(&mut self, placed: &Placed) -> Result<(), String> {
        let who = placed.id;
        match placed.at.as_deref() {
            Some(held) if held.starts_with("held") => {
                let name = held.trim_start_matches("held").trim_start();
                let named = self.all_foes().find(|foe| self.foe(*foe).id.card().name.leaf() == name);
                let foe = named.or((name.is_empty()).then_some(FoeNo(0))).ok_or_else(|| format!("{name} is elsewhere"))?;
                self.champion_mut(who).place = Place::Held(foe);
                self.foe_mut(foe).holds = Some(Held::Champion(who));
            }
            Some(at) => {
                let place = match at.strip_prefix("arrested ") {
                    Some(piece) => Place::Arrested(space(piece)?),
                    None => Place::On(space(at)?),
                };
                self.champion_mut(who).place = place;
            }
            None => {}
        }
        for (place, new) in self.champion_mut(who).maneuvers.iter_mut().zip(&placed.learned) {
            *place = *new;
        }
        let list = if placed.capybara { *self.capybara_list() } else { self.champion(who).maneuvers };
        let cards = |ids: &[ManeuverId]| -> Result<Cards, String> {
            ids.iter().try_fold(Cards::NONE, |cards, id| {
                let nth = list.iter().position(|other| other == id).ok_or_else(|| format!("{id:?} is not in that deck"))?;
                Ok(cards.and(nth as u8))
            })
        };
        self.champion_mut(who).polymorphed = placed.capybara;
        let hand = cards(&placed.hand)?;
        let deck = placed.deck.as_deref().map(cards).transpose()?;
        for sin in &placed.sins {
            if !self.sins.take(sin.kind()) {
                return Err(format!("there are not that many {sin:?}"));
            }
        }
        let mut used = hand;
        for (nth, words) in placed.slots.iter().enumerate() {
            used = used.or(self.fill_slot(who, nth, words)?);
        }
        let champion = self.champion_mut(who);
        champion.vigor = placed.vigor.unwrap_or(champion.vigor);
        champion.sins = placed.sins.iter().copied().collect();
        champion.tokens = Tokens {
            empower: placed.empower,
            inspiration: placed.inspiration,
            aggressiveness: placed.aggressiveness,
            prowess: placed.prowess,
            willpower: placed.willpower,
        };
        (champion.weapon, champion.relic) = (placed.weapon.or(champion.weapon).filter(|_| !placed.unarmed), placed.relic);
        (champion.quality, champion.polymorphed, champion.silenced) = (placed.quality, placed.capybara, placed.silenced);
        champion.finding = placed.finding;
        champion.wounds = placed.wounds;
        if champion.is_companion() {
            champion.ready = placed.ready.unwrap_or(champion.ready - placed.wounds.min(champion.ready));
        } else {
            let rest = Cards::first(list.len()).0 & !used.0;
            champion.hand = hand;
            champion.deck = deck.unwrap_or(Cards(rest));
            champion.discard = Cards(rest & !champion.deck.0);
        }
        if let Some(finding) = placed.finding {
            self.findings.take(finding.kind());
        }
        Ok(())
    }

    /// What lies on a Slot; the Maneuver cards of it.
    fn fill_slot(&mut self, who: ChampionId, nth: usize, words: &str) -> Result<Cards, String> {
        let maneuver = self.list(who).iter().position(|id| id.card().name.leaf() == words);
        let sin = SinId::ALL.into_iter().find(|id| id.card().name.leaf() == words);
        let wound = if words == "wound" && self.mode.grim { crate::content::WoundId::of(nth) } else { None };
        if let Some(wound) = wound {
            self.wounds.take(wound.kind());
        }
        if let Some(sin) = sin {
            self.sins.take(sin.kind());
        }
        let slot = self.champion_mut(who).slots.get_mut(nth).ok_or("there are three Slots")?;
        slot.cover = match (words, sin) {
            ("cooldown", _) => Cover::Cooldown,
            ("wound", _) => Cover::Wound(wound),
            (_, Some(sin)) => Cover::Sin(sin),
            _ => Cover::Open,
        };
        match maneuver {
            Some(card) => {
                slot.cards.push(card as u8);
                Ok(Cards::NONE.and(card as u8))
            }
            None if slot.cover == Cover::Open && words != "open" => Err(format!("`{words}` is nothing that lies on a Slot")),
            None => Ok(Cards::NONE),
        }
    }
}
