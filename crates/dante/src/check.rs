//! Whether a position is one that the rules can handle. Every position that comes from outside is checked.

use table::{Broken, RuleId, Seats};

use crate::board::{AREAS, Space};
use crate::content::{ChampionId, DECK, READINESS, SinId, TOKENS_MOST, VIGOR_MOST, WoundId};
use crate::platforms::HIGHEST;
use crate::quick::slot_of;
use crate::rule;
use crate::state::{Cards, Carried, Champion, Cover, Dante, DeckCard, FoeNo, Furniture, Held, Phase, Place, Spear, Top, Tray};

fn must(holds: bool, what: &'static str, rule: RuleId) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { what, rule }) }
}

impl Dante {
    pub(crate) fn verify(&self) -> Result<(), Broken> {
        self.verify_time()?;
        self.verify_board()?;
        for who in ChampionId::ALL {
            self.verify_champion(who)?;
        }
        self.verify_foes()?;
        self.verify_decks()
    }

    fn verify_time(&self) -> Result<(), Broken> {
        must((1..=4).contains(&self.players), "number of players", rule::MODE_PLAYERS)?;
        must(self.passed.except(Seats::first(self.players)).is_empty(), "who has passed", rule::TURN_ACTIONS_END)?;
        must(
            self.passed != Seats::first(self.players) || self.phase != Phase::Actions,
            "an open window",
            rule::TURN_ACTIONS_END,
        )?;
        let tray = if let Phase::Malefactors(tray) = self.phase { usize::from(tray.0) } else { 0 };
        must(tray < self.trays.len().max(1), "which deck is next", rule::MALEFACTOR_ACTIVATION_ORDER)?;
        let row = if let Phase::Quick(row) = self.phase { row < self.confrontation.card().circle } else { true };
        must(row, "a row of the Quick Combat table", rule::MODE_QUICK_CUMULATIVE)?;
        let mut seen = [false; 4];
        for who in self.fierceness {
            if let Some(seen) = seen.get_mut(who.number()) {
                *seen = true;
            }
        }
        must(seen == [true; 4], "the Fierceness Track", rule::FIERCENESS_ORDER)
    }

    fn verify_board(&self) -> Result<(), Broken> {
        must(
            self.heights.iter().all(|height| *height <= HIGHEST),
            "the height of a Building",
            rule::PLATFORM_HEIGHT_LIMIT_BROKEN,
        )?;
        let on_board = self.minions.iter().flatten().all(|space| usize::from(space.0) < AREAS * 4);
        must(on_board, "a Minion beyond the board", rule::KEYWORD_AMASS)?;
        must(self.stairs.is_on_board(), "Stairs beyond the board", rule::PLATFORM_STAIRS_CONNECT)?;
        must(self.traps.is_on_board(), "a Trap beyond the board", rule::KEYWORD_TRAP_SET)?;
        for space in Space::all() {
            let count = ChampionId::ALL.into_iter().filter(|who| self.champion(*who).place == Place::On(space)).count();
            let minions = self.minions.iter().filter(|at| **at == Some(space)).count();
            must(count + minions <= 1, "two Characters on a Space", rule::ZONE_SPACE_ONE)?;
            let base = self.furniture_on(space).is_some() && !self.is_pillar(space);
            must(count == 0 || !base, "a Champion where Furniture is", rule::ZONE_SPACE_ONE)?;
        }
        Ok(())
    }

    fn verify_champion(&self, who: ChampionId) -> Result<(), Broken> {
        let champion = self.champion(who);
        must(champion.sheet.card().of == who, "a Champion card", rule::PROGRESSION_CHAMPION_CARD)?;
        // Vigor is at 0 while a Wound is being assigned.
        must(champion.vigor <= VIGOR_MOST, "Vigor", rule::CHAMPION_VIGOR_MAX)?;
        let tokens = champion.tokens;
        must(tokens.empower <= TOKENS_MOST && tokens.inspiration <= TOKENS_MOST, "resource tokens", rule::TOKEN_RESOURCE_LIMIT)?;
        let player = champion.player.is_none_or(|seat| seat.0 < self.players);
        must(player, "the player of a Champion", rule::MODE_PLAYERS)?;
        must(
            champion.maneuvers.iter().all(|id| id.card().of == Some(who)),
            "a Maneuver deck",
            rule::PROGRESSION_MANEUVER_REPLACE,
        )?;
        // Sharp Teeth are the Capybara's and lie on the Weapon; nobody carries them.
        let carried = [(Carried::Weapon, champion.weapon), (Carried::Relic, champion.relic), (Carried::Trait, champion.quality)];
        for (slot, gear) in carried.into_iter().filter_map(|(slot, gear)| Some((slot, gear?))) {
            must(slot_of(gear) == slot, "Equipment in a slot of another kind", rule::EQUIPMENT_SLOT_TYPE)?;
            must(self.may_carry(who, gear), "a Weapon without the proficiency", rule::EQUIPMENT_PROFICIENCY)?;
        }
        match champion.place {
            Place::On(space) => must(usize::from(space.0) < AREAS * 4, "the place of a Champion", rule::ZONE_SPACE)?,
            Place::Arrested(space) => {
                let piece = if usize::from(space.0) < AREAS * 4 { self.furniture_on(space) } else { None };
                must(piece.is_some_and(|piece| piece != Furniture::Collapsed), "who is ARRESTED", rule::KEYWORD_ARREST)?;
            }
            Place::Held(foe) => {
                let holds = usize::from(foe.0) < self.foes.len() && self.foe(foe).holds == Some(Held::Champion(who));
                must(holds, "who is HELD", rule::KEYWORD_HOLD)?;
            }
        }
        if champion.is_companion() { self.verify_companion(champion) } else { self.verify_player(champion) }
    }

    fn verify_player(&self, champion: &Champion) -> Result<(), Broken> {
        let tokens = champion.ready > 0 || !champion.done.is_empty() || champion.wounds > 0;
        must(!tokens, "Readiness tokens of a player's Champion", rule::COMPANION_READINESS)?;
        let mut seen = Cards::NONE;
        let on_board = champion.slots.iter().flat_map(|slot| &slot.cards).copied();
        let all = champion.hand.iter().chain(champion.deck.iter()).chain(champion.discard.iter()).chain(on_board);
        for card in all {
            must(usize::from(card) < DECK && !seen.has(card), "a Maneuver card twice", rule::PROGRESSION_MANEUVER_REPLACE)?;
            seen = seen.and(card);
        }
        for slot in &champion.slots {
            let covered = match slot.cover {
                Cover::Open => false,
                Cover::Cooldown => true,
                Cover::Sin(sin) => !sin.card().playable && !self.mode.story,
                Cover::Wound(wound) => {
                    must(wound.is_some() == self.mode.grim, "which Wound it is", rule::MODE_GRIM)?;
                    !self.mode.story
                }
            };
            must(!covered || slot.cards.is_empty(), "a Maneuver on a blocked Slot", rule::CONDITION_BLOCK)?;
        }
        let defeated = champion.slots.iter().all(|slot| slot.cover.is_condition());
        must(!defeated || self.ended.is_some(), "a defeated Champion", rule::CONDITION_DEFEAT)
    }

    fn verify_foes(&self) -> Result<(), Broken> {
        for (nth, foe) in self.foes.iter().enumerate() {
            must(usize::from(foe.at.0) < AREAS, "the place of a Malefactor", rule::ZONE_CENTRAL)?;
            let met = |other: &crate::state::Foe| !foe.flown && !other.flown && other.at == foe.at;
            must(!self.foes.iter().skip(nth + 1).any(met), "two Malefactors", rule::ZONE_CENTRAL_ONE)?;
            let spear = match foe.spear {
                Spear::Stuck(area) => usize::from(area.0) < AREAS && foe.id.card().spear > 0,
                Spear::Off => true,
            };
            must(spear, "a Spear", rule::KEYWORD_STICK)?;
            must(
                self.might.is_possible() && self.trays.iter().all(|tray| tray.endurance <= self.might.endurance),
                "what a Circle adds to its Malefactors",
                rule::CONTENT_BALANCE,
            )?;
            must(
                foe.enrage <= TOKENS_MOST && foe.fortify <= TOKENS_MOST,
                "tokens of a Malefactor",
                rule::TOKEN_MALEFACTOR_LIMIT,
            )?;
            if let Some(Held::Champion(who)) = foe.holds {
                must(self.champion(who).place == Place::Held(FoeNo(nth as u8)), "what is HELD", rule::KEYWORD_HOLD)?;
            }
            let held = foe.holds.is_none() || !self.is_defeated(FoeNo(nth as u8));
            must(held, "what a defeated Malefactor HOLDS", rule::KEYWORD_HOLD_DEFEAT)?;
        }
        must(!self.foes.is_empty() && !self.trays.is_empty(), "nobody to fight", rule::CONFRONTATION_SETUP_TRAY)
    }

    fn verify_decks(&self) -> Result<(), Broken> {
        let mut hidden = 0;
        for tray in &self.trays {
            must(usize::from(tray.owner.0) < self.foes.len(), "the owner of a deck", rule::CONFRONTATION_SETUP_TRAY)?;
            verify_tray(tray)?;
            let turned_up = tray.top.is_some() || tray.is_empty() || matches!(self.phase, Phase::Quick(_) | Phase::Laying);
            must(turned_up, "a deck without a top card", rule::MALEFACTOR_DECK_FACE_UP)?;
            hidden += usize::from(tray.arcana) + usize::from(tray.top == Some(Top::Hidden));
        }
        must(hidden <= self.arcana.len(), "Arcana", rule::DECK_ARCANA_NEVER_REBUILT)?;
        for id in crate::content::ArcanaId::ALL {
            let seen = self.trays.iter().flat_map(known_cards).filter(|card| *card == DeckCard::Arcana(id)).count();
            must(seen + usize::from(self.arcana.count(id.kind())) <= 1, "an Arcana card twice", rule::DECK_ARCANA_NEVER_REBUILT)?;
        }
        for sin in SinId::ALL {
            let boards =
                self.champions.iter().flat_map(|champion| &champion.slots).filter(|slot| slot.cover == Cover::Sin(sin)).count();
            let hands = self.champions.iter().flat_map(|champion| &champion.sins).filter(|held| **held == sin).count();
            let decks = usize::from(self.sins.count(sin.kind())) + usize::from(self.sins_spent.count(sin.kind()));
            must(boards + hands + decks == usize::from(sin.card().copies), "Sin cards", rule::DECK_SINS_DISCARD)?;
        }
        for wound in WoundId::ALL {
            let covers = self.champions.iter().flat_map(|champion| &champion.slots);
            let shown = covers.filter(|slot| slot.cover == Cover::Wound(Some(wound))).count();
            must(shown + usize::from(self.wounds.count(wound.kind())) == 1, "Wound cards", rule::DECK_WOUNDS_RETURN)?;
        }
        for id in crate::content::FindingId::ALL {
            let held = self.champions.iter().filter(|champion| champion.finding == Some(id)).count();
            let all = held + usize::from(self.findings.count(id.kind()));
            must(all <= usize::from(id.card().copies), "Findings cards", rule::DECK_FINDINGS_LIMITED)?;
        }
        Ok(())
    }

    fn verify_companion(&self, champion: &Champion) -> Result<(), Broken> {
        let tokens = u32::from(champion.ready) + u32::from(champion.done.len()) + u32::from(champion.wounds);
        must(tokens <= u32::from(READINESS), "Readiness tokens", rule::COMPANION_READINESS_MAX)?;
        must(champion.wounds < READINESS || self.ended.is_some(), "a defeated Companion", rule::COMPANION_DEFEAT)?;
        must(champion.done.iter().all(|nth| nth < 4), "a Companion's Maneuver", rule::COMPANION_MANEUVER_COST)?;
        let cards = champion.hand.or(champion.deck).or(champion.discard);
        let slots = champion.slots.iter().all(|slot| slot.cover == Cover::Open && slot.cards.is_empty());
        must(cards.is_empty() && champion.sins.is_empty() && slots, "a Companion's hand", rule::COMPANION_NO_HAND)
    }
}

fn known_cards(tray: &Tray) -> impl Iterator<Item = DeckCard> + '_ {
    let top = match tray.top {
        Some(Top::Known(card)) => Some(card),
        _ => None,
    };
    top.into_iter().chain(tray.below.iter().copied()).chain(tray.discard.iter().copied())
}

/// Every Action card of the deck is in one place, and no other.
fn verify_tray(tray: &Tray) -> Result<(), Broken> {
    let cards = tray.pack.card().cards;
    let mut seen = Cards::NONE;
    for nth in tray.unseen.iter() {
        must(usize::from(nth) < cards.len(), "a card of a deck", rule::MALEFACTOR_CARD_TO_BOTTOM)?;
        seen = seen.and(nth);
    }
    for card in known_cards(tray) {
        if let DeckCard::Action(id) = card {
            let nth = cards.iter().position(|other| *other == id).map_or(u8::MAX, |nth| nth as u8);
            must(nth != u8::MAX && !seen.has(nth), "a card of a deck twice", rule::MALEFACTOR_CARD_TO_BOTTOM)?;
            seen = seen.and(nth);
        }
    }
    must(usize::from(seen.len()) == cards.len(), "a card of a deck is missing", rule::MALEFACTOR_CARD_TO_BOTTOM)
}

#[cfg(test)]
mod tests {
    use table::{Game as _, Think as _};

    use super::*;
    use crate::Setup;

    /// Four players' Champions, one of them changed.
    fn with(change: impl FnOnce(&mut Champion)) -> Dante {
        let mut game = Dante::begin(&Setup::default()).expect("the usual table");
        change(game.champion_mut(ChampionId::Artist));
        game
    }

    #[test]
    fn what_only_companions_have_is_refused_on_a_players_champion() {
        assert!(with(|_| ()).check().is_ok());
        let changes: [fn(&mut Champion); 3] =
            [|artist| artist.wounds = u8::MAX, |artist| artist.ready = 1, |artist| artist.done = Cards::NONE.and(0)];
        for change in changes {
            assert_eq!(with(change).check().map_err(|broken| broken.rule), Err(rule::COMPANION_READINESS));
        }
    }

    #[test]
    fn any_number_of_attribute_tokens_can_be_weighed() {
        let rich = with(|artist| {
            artist.tokens.aggressiveness = u8::MAX;
            artist.tokens.prowess = u8::MAX;
            artist.tokens.willpower = u8::MAX;
        });
        assert!(rich.check().is_ok(), "they have no limit");
        assert!(rich.worth(table::Seat(0)) >= with(|_| ()).worth(table::Seat(0)));
    }
}
