//! What the next enemy phase will bring, as far as it does not depend on dice: the rules are run on a copy of the state.

use table::{Ask, By, Draw, Faces, Flow, Halt, Oracle, Roll, RowState, Say, Sheet};

use crate::event::Event;
use crate::key;
use crate::sheets::plain_row;
use crate::state::{Apocalypse, AreaId, Ending, Phase};

/// What is known of the next enemy phase.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Forecast {
    /// The box of the despair counter.
    despair: Option<u8>,
    /// The new number of despair dice, if one is added.
    dice: Option<u8>,
    /// Where the Lord will stand, if it advances.
    lord: Option<AreaId>,
    /// A 4th circle demon comes with it.
    cycle: bool,
    /// The battle in Hell begins.
    battle: bool,
    /// Enemies that exit.
    exits: u8,
    /// Tokens that exit.
    tokens: u8,
    /// Doom after all of it.
    doom: u8,
    /// Where a token will appear.
    token: Option<AreaId>,
    /// How the game ends.
    ended: Option<Ending>,
}

impl Oracle<Apocalypse> for Forecast {
    fn choose(&mut self, _game: &Apocalypse, _ask: &Ask<Apocalypse>) -> Flow<usize> {
        Err(Halt::Cut)
    }

    fn roll(&mut self, _roll: &Roll) -> Flow<Faces> {
        Err(Halt::Cut)
    }

    /// The gifts drawn do not matter for the rest; any other draw does.
    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        match draw.chance.pile {
            "gift" => draw.counts.iter().position(|count| *count > 0).ok_or(Halt::Cut),
            _ => Err(Halt::Cut),
        }
    }

    fn tell(&mut self, _game: &Apocalypse, event: &Event, _by: By) {
        match *event {
            Event::Despair(now) => self.despair = Some(now),
            Event::DespairDie(now) => self.dice = Some(now),
            Event::LordAdvanced(at) => self.lord = Some(at),
            Event::PanelCleared => self.cycle = true,
            Event::LordReached(_) => self.battle = true,
            Event::Exited(_) => self.exits = self.exits.saturating_add(1),
            Event::TokenExited => self.tokens = self.tokens.saturating_add(1),
            Event::Doom(now) => self.doom = now,
            Event::TokenPlaced(at) => self.token = Some(at),
            Event::Ended(ending) => self.ended = Some(ending),
            _ => {}
        }
    }
}

impl Apocalypse {
    /// The forecast from now to the end of the enemy phase; none during a battle or after the game.
    pub(crate) fn forecast(&self) -> Option<Forecast> {
        if self.battle.is_some() || self.ended.is_some() {
            return None;
        }
        let mut table = self.clone();
        table.phase = match self.phase {
            Phase::Wraps(_) | Phase::MinionsAttack(_) | Phase::MinionsMove | Phase::MinionsSpawn => self.phase,
            Phase::AmbushPowers | Phase::Ambush(_) => return None,
            _ => Phase::Despair,
        };
        let mut seen = Forecast { doom: self.doom, ..Forecast::default() };
        while seen.ended.is_none() && !seen.battle {
            let segment = match table.phase {
                Phase::Despair => table.advance_despair(&mut seen),
                Phase::Wraps(wraps) => table.wrap_step(&mut seen, wraps),
                // Attacks depend on dice, and nobody moves because of them.
                Phase::MinionsAttack(_) => {
                    table.phase = Phase::MinionsMove;
                    Ok(())
                }
                Phase::MinionsMove => table.minions_move(&mut seen),
                Phase::MinionsSpawn => table.minions_spawn(&mut seen),
                _ => break,
            };
            if segment.is_err() {
                // The rest of this segment depends on dice or cards.
                table.phase = match table.phase {
                    Phase::MinionsMove => Phase::MinionsSpawn,
                    Phase::MinionsSpawn => break,
                    _ => Phase::MinionsMove,
                };
            }
        }
        Some(seen)
    }

    /// The forecast as a sheet: a row for everything that comes.
    pub(crate) fn forecast_sheet(&self) -> Option<Sheet> {
        let seen = self.forecast()?;
        let mut rows = Vec::new();
        let mut row = |name: table::Key, text: Say, state| rows.push(plain_row(name, text, state));
        if let Some(now) = seen.despair {
            let text = match seen.dice {
                Some(dice) => key::FORECAST_WRAP.with("n", now).with("dice", dice),
                None => key::FORECAST_DESPAIR_TO.with("n", now),
            };
            row(key::FORECAST_DESPAIR, text, RowState::Free);
        }
        if seen.cycle {
            let text = match seen.lord {
                Some(at) if seen.battle => key::FORECAST_LORD_REACHES.with("where", self.area_name(at)),
                Some(at) => key::FORECAST_LORD_TO.with("where", self.area_name(at)),
                None => key::FORECAST_LORD_STAYS.into(),
            };
            row(key::FORECAST_LORD, text, if seen.battle { RowState::Dire } else { RowState::Free });
        }
        let attacked = self.map_areas().filter(|at| self.attacks_from(*at)).count() as u8;
        if attacked > 0 {
            row(key::FORECAST_ATTACK, key::FORECAST_ATTACK_IN.with("n", attacked), RowState::Free);
        }
        if seen.exits + seen.tokens > 0 {
            let text = key::FORECAST_EXIT_WHO.with("n", seen.exits).with("tokens", seen.tokens);
            row(key::FORECAST_EXIT, text, RowState::Free);
        }
        if let Some(ending) = seen.ended {
            let text = if ending == Ending::Doom { key::FORECAST_LOST_DOOM } else { key::FORECAST_LOST_START };
            row(key::FORECAST_LOST, text.into(), RowState::Dire);
        }
        if seen.doom > self.doom {
            row(key::FORECAST_DOOM, key::FORECAST_DOOM_TO.with("n", self.doom).with("to", seen.doom), RowState::Dire);
        } else {
            row(key::FORECAST_DOOM, key::FORECAST_DOOM_STAYS.with("n", self.doom), RowState::Free);
        }
        if let Some(at) = seen.token {
            row(key::FORECAST_TOKEN, key::FORECAST_TOKEN_IN.with("where", self.area_name(at)), RowState::Free);
        }
        Some(Sheet {
            seat: None,
            piece: None,
            name: key::FORECAST_NAME.into(),
            note: None,
            glyph: "doom",
            side: "foe",
            columns: Vec::new(),
            rows,
            items: Vec::new(),
            active: false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::LegionId;
    use crate::setup::{Setup, lay_table};
    use crate::state::Turn;
    use table::Seat;

    /// Three heroes on an empty road, in the turn of the first.
    fn road() -> Apocalypse {
        let mut game = lay_table(&Setup::default()).unwrap();
        game.areas.iter_mut().for_each(|ground| ground.tokens = 0);
        (game.turn, game.lord.health, game.legion) = (1, 12, LegionId::Acheron);
        game.phase = Phase::Turn(0, Turn::default());
        game
    }

    #[test]
    fn what_stands_on_the_start_raises_doom() {
        let mut game = road();
        game.doom = 4;
        game.ground_mut(AreaId::START).minions = [1, 0, 1, 0];
        let seen = game.forecast().unwrap();
        assert_eq!((seen.exits, seen.doom), (2, 7), "a larva, and a demon of Acheron for two");
        assert_eq!(seen.despair, Some(4), "three heroes, three boxes");
        assert_eq!(seen.token, Some(game.lord.at));
        assert_eq!((seen.cycle, seen.ended), (false, None));
    }

    #[test]
    fn a_token_can_lose_the_game() {
        let mut game = road();
        game.doom = 9;
        game.ground_mut(AreaId::START).tokens = 1;
        let seen = game.forecast().unwrap();
        assert_eq!((seen.tokens, seen.doom, seen.ended), (1, 13, Some(Ending::Doom)));
        let warned = |name| game.forecast_sheet().unwrap().rows.into_iter().find(|row| row.name == name).map(|row| row.state);
        assert_eq!(warned(key::FORECAST_LOST.into()), Some(RowState::Dire), "not struck out: it is going to happen");
        assert_eq!(warned(key::FORECAST_DOOM.into()), Some(RowState::Dire));
        assert_eq!(warned(key::FORECAST_DESPAIR.into()), Some(RowState::Free));
    }

    #[test]
    fn the_lord_comes_nearer_and_may_reach_heroes() {
        let mut game = road();
        (game.despair, game.lord_track) = (4, 3);
        let next = AreaId(game.lord.at.0 - 2);
        let seen = game.forecast().unwrap();
        assert_eq!((seen.dice, seen.lord, seen.battle), (Some(5), Some(next), false));
        game.hero_mut(Seat(0)).at = Some(next);
        assert!(game.forecast().unwrap().battle, "Hell Time");
    }

    #[test]
    fn nothing_comes_after_the_end() {
        let mut game = road();
        game.ended = Some(Ending::Won);
        assert_eq!(game.forecast(), None);
    }
}
