//! What a sensible player would do without thinking: gather on one side, clear the way to the center, rest, and challenge
//! Dante together at the last moment, when his deck is longest.

use table::{Arg, Ask};

use crate::board::{HexId, TerritoryId};
use crate::choice::{Choice, Monster};
use crate::content::{ATTACK_WOUNDS_FROM, CHARACTER_ELL, DANTE_DECK_MOST};
use crate::state::{CharacterId, Inferno, Phase};

/// From this round on the characters gather at Dante's.
const MUSTER: u8 = 29;
/// A character with less ELL than this heals before anything else.
const WEAK: u8 = 5;
/// A character with this much ELL wakes the next Unclaimed.
const STRONG: u8 = 8;

/// Nothing that a sensible player would do here.
pub(crate) const SENSELESS: i32 = -1_000;
/// The turn is over when nothing better is left.
const END: i32 = 0;

/// What a character is up to.
#[derive(Clone, Copy)]
struct Aim {
    /// Where to.
    hex: HexId,
    /// How near is near enough.
    near: u8,
}

/// A character that is asked, and what it is up to: found once for all options.
pub(crate) struct Leaning<'g> {
    game: &'g Inferno,
    ask: &'g Ask<Choice>,
    id: CharacterId,
    meeting: TerritoryId,
    aim: Option<Aim>,
}

impl<'g> Leaning<'g> {
    pub fn new(game: &'g Inferno, ask: &'g Ask<Choice>) -> Self {
        let id = CharacterId(ask.seat.0);
        let meeting = game.meeting_place();
        Self { game, ask, id, meeting, aim: game.aim(id, meeting) }
    }

    /// How much a sensible player leans to an option.
    pub fn to(&self, choice: Choice) -> i32 {
        let Self { game, ask, id, .. } = *self;
        match choice {
            Choice::Spinner(_) | Choice::Stay => END,
            Choice::Start(hex) => game.lean_to_start(hex),
            Choice::Return(territory) => game.lean_to_return(territory),
            Choice::Keep => END,
            Choice::RollAgain => match ask.prompt.args.get("n") {
                Some(Arg::Number(total)) if total < i32::from(ATTACK_WOUNDS_FROM) => 1,
                _ => -1,
            },
            Choice::EndTurn => END,
            Choice::PickUp => 900,
            Choice::Heal if game.character(id).ell < WEAK => 850,
            Choice::Mend(whom) if game.character(whom).ell <= WEAK => 800,
            Choice::Ward if game.is_threatened(id) && game.turn().acted => 100,
            Choice::Strike if game.can_strike(ask) => 700,
            Choice::Attack(_) => 600,
            Choice::Move(hex) => self.to_move(hex),
            Choice::Flip(territory) => self.to_flip(territory),
            Choice::Torch(territory) => self.to_flip(territory).min(450),
            Choice::Rest => 200,
            Choice::Dash if game.needs_dash(id) => 550,
            _ => SENSELESS,
        }
    }

    fn to_move(&self, to: HexId) -> i32 {
        let (Some(aim), Some(from)) = (self.aim, self.game.character(self.id).at) else { return SENSELESS };
        // Nobody stands at Dante's before the time, and who does stays.
        let at_dantes = |hex: HexId| hex.territory() == TerritoryId::DANTE;
        if self.game.dante.is_none() && (at_dantes(from) || (at_dantes(to) && self.game.round < MUSTER)) {
            return SENSELESS;
        }
        let left = |hex: HexId| i32::from(hex.distance(aim.hex).max(aim.near));
        let gain = left(from) - left(to);
        if gain > 0 { 500 + gain } else { SENSELESS + gain }
    }

    fn to_flip(&self, territory: TerritoryId) -> i32 {
        let (game, meeting) = (self.game, self.meeting);
        let character = game.character(self.id);
        let Some(here) = character.at.map(HexId::territory) else { return SENSELESS };
        if territory == TerritoryId::DANTE {
            return game.lean_to_challenge();
        }
        if territory == here {
            return 580;
        }
        let rested = character.ell >= STRONG || game.round + 8 >= MUSTER;
        if territory == meeting && rested && !game.is_locked(here) {
            return 570;
        }
        // A way to the meeting place, where one's own territory has none.
        let on_the_way = territory.is_outer() && territory.is_next_to(meeting) && !here.is_next_to(meeting) && here != meeting;
        if on_the_way && !game.is_locked(here) { 560 } else { SENSELESS }
    }
}

impl Inferno {
    fn turn(&self) -> crate::state::TurnState {
        match self.phase {
            Phase::Turn(_, turn) => turn,
            _ => crate::state::TurnState::default(),
        }
    }

    /// Next to those who have chosen already.
    fn lean_to_start(&self, hex: HexId) -> i32 {
        -self.on_board().map(|(_, at)| i32::from(at.distance(hex))).sum::<i32>()
    }

    fn lean_to_return(&self, territory: TerritoryId) -> i32 {
        if self.is_locked(territory) { -1 } else { END }
    }

    fn can_strike(&self, ask: &Ask<Choice>) -> bool {
        let attacks_dante = |choice: &Choice| matches!(choice, Choice::Attack(Monster::Dante));
        ask.options.iter().any(|option| attacks_dante(&option.choice)) && self.dante.is_some_and(|dante| !dante.shield)
    }

    /// Whether a monster shares the territory.
    fn is_threatened(&self, id: CharacterId) -> bool {
        let Some(here) = self.character(id).at.map(HexId::territory) else { return false };
        self.is_locked(here) || (here == TerritoryId::DANTE && self.dante.is_some())
    }

    /// The inner territory where the characters meet: the one nearest to their starts.
    fn meeting_place(&self) -> TerritoryId {
        let inner = TerritoryId::all().filter(|territory| territory.is_inner());
        let way = |territory: &TerritoryId| -> u32 {
            let center = territory.center();
            self.characters.iter().filter_map(|character| character.start).map(|start| u32::from(start.distance(center))).sum()
        };
        inner.min_by_key(way).unwrap_or(TerritoryId::DANTE)
    }

    fn aim(&self, id: CharacterId, meeting: TerritoryId) -> Option<Aim> {
        let at = self.character(id).at?;
        let here = at.territory();
        if let Some(unclaimed) = self.unclaimed_of(here) {
            return Some(Aim { hex: unclaimed.at, near: 1 });
        }
        if let Some(dante) = self.dante {
            return Some(Aim { hex: dante.at, near: 1 });
        }
        if self.round >= MUSTER {
            return Some(Aim { hex: HexId::CENTER, near: 0 });
        }
        if let Some(unclaimed) = self.unclaimed_of(meeting) {
            // Wounds are rested off before the fight.
            let rested = self.character(id).ell >= STRONG || self.round + 6 >= MUSTER;
            return rested.then_some(Aim { hex: unclaimed.at, near: 1 });
        }
        Some(Aim { hex: meeting.center(), near: 2 })
    }

    fn needs_dash(&self, id: CharacterId) -> bool {
        let (Some(dante), Some(at)) = (self.dante, self.character(id).at) else { return false };
        let away = at.distance(dante.at);
        !self.turn().acted && away > 1 + crate::content::MOVEMENT && away <= 1 + crate::content::MOVEMENT + crate::content::DASH
    }

    /// Together, and with the longest deck; at the end of the last round in any case.
    fn lean_to_challenge(&self) -> i32 {
        let missing = self.on_board().filter(|(_, at)| at.territory() != TerritoryId::DANTE).count();
        let last = matches!(self.phase, Phase::Turn(nth, _) if usize::from(nth) + 1 == self.characters.len());
        if self.dante_deck >= DANTE_DECK_MOST && (missing == 0 || last) { 590 } else { SENSELESS }
    }

    /// How well the characters are, 0 to 1.
    pub(crate) fn vigour(&self) -> f32 {
        let ell: f32 = self.characters.iter().map(|character| f32::from(character.ell)).sum();
        ell / (f32::from(CHARACTER_ELL) * self.characters.len().max(1) as f32)
    }

    /// How near the characters are to the center, 0 to 1.
    pub(crate) fn nearness(&self) -> f32 {
        let away: f32 = self.on_board().map(|(_, at)| f32::from(at.distance(HexId::CENTER))).sum();
        let most = f32::from(crate::board::RADIUS) * self.characters.len().max(1) as f32;
        1.0 - (away / most).min(1.0)
    }
}
