//! Coming back from death, at the start of the next round.

use table::{Flow, Menu};

use crate::about::About;
use crate::board::TerritoryId;
use crate::choice::Choice;
use crate::content::RETURN_ELL;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{CharacterId, Fallen, Inferno, Phase};

table::choices! {
    enum Returning of Choice { Return(territory: TerritoryId) }
}

impl Inferno {
    /// The n-th character in turn order comes back, if it is dead.
    pub(crate) fn come_back(&mut self, o: O, nth: u8) -> Flow<()> {
        // Who lives is passed over in the same step.
        let dead = (nth..self.characters.len() as u8).find(|nth| self.character(self.in_order(*nth)).fallen.is_some());
        let Some(nth) = dead else {
            self.phase = Phase::NightRoll;
            return Ok(());
        };
        let id = self.in_order(nth);
        match self.character(id).fallen {
            Some(Fallen::AtDantes) => self.return_beside_dante(o, id)?,
            _ => self.return_to_start(o, id),
        }
        let following = nth + 1;
        self.phase = if usize::from(following) < self.characters.len() { Phase::Return(following) } else { Phase::NightRoll };
        Ok(())
    }

    /// Who died at Dante's comes back at the center of a flipped territory next to it, as the player chooses.
    fn return_beside_dante(&mut self, o: O, id: CharacterId) -> Flow<()> {
        let mut question = Menu::new(id.seat(), About::Return, rule::CHALLENGE_DEATH, o.wants_refusals());
        for territory in TerritoryId::all().filter(|territory| territory.is_next_to(TerritoryId::DANTE)) {
            let flipped = self.is_flipped(territory);
            let verdict = if flipped { Ok(rule::CHALLENGE_DEATH) } else { Err(rule::DEATH_ADJACENT_CHOICE) };
            question.consider(Returning::Return(territory), verdict);
        }
        if question.options.is_empty() {
            self.return_to_start(o, id);
            return Ok(());
        }
        let Returning::Return(territory) = question.put(self, o)?;
        let center = territory.center();
        let free = self.nearest_free(center, territory.hexes()).unwrap_or(center);
        let by = if free == center { rule::CHALLENGE_DEATH } else { rule::BOARD_CENTER_HEX };
        self.stand_up(o, id, free, by);
        Ok(())
    }

    /// Who died elsewhere comes back on its start hex, or on the nearest free one.
    fn return_to_start(&mut self, o: O, id: CharacterId) {
        let Some(start) = self.character(id).start else { return };
        let around = self.flipped_hexes().or(start.territory().hexes());
        let free = if self.taken().has(start) { self.nearest_free(start, &around) } else { Some(start) };
        self.stand_up(o, id, free.unwrap_or(start), rule::DEATH_ELSEWHERE);
    }

    fn stand_up(&mut self, o: O, id: CharacterId, at: crate::board::HexId, by: table::RuleId) {
        let character = self.character_mut(id);
        character.at = Some(at);
        character.ell = RETURN_ELL;
        character.fallen = None;
        self.tell(o, Event::Returned(id, at), by);
    }
}
