//! What the Malefactors would do if their turn came now, and what the dice of an Attack would be: the rules are run on a copy.

use table::{Ask, By, CellId, Draw, Faces, Flow, Halt, Oracle, Overlay, OverlayKind, Roll, RowState, Say, Sheet};

use crate::board::AreaId;
use crate::cells::{cell, centre};
use crate::choice::Choice;
use crate::content::{ChampionId, MOST_ROLLED};
use crate::event::Event;
use crate::key;
use crate::sheets::plain_row;
use crate::state::{Dante, Ending, FoeNo, Phase, Place};

/// Answers for the table as long as nothing depends on dice or on a card that nobody has seen: nobody reacts, and of equal ways the
/// first is taken.
pub(crate) struct Foresight<F: FnMut(&Dante, &Event)> {
    hears: F,
    /// An option that is taken first.
    first: Option<Choice>,
    /// The dice that would be rolled.
    dice: Option<u8>,
    /// Whether somebody will choose among equal ways.
    pub open: bool,
}

impl<F: FnMut(&Dante, &Event)> Foresight<F> {
    pub(crate) fn new(hears: F) -> Self {
        Self { hears, first: None, dice: None, open: false }
    }
}

impl<F: FnMut(&Dante, &Event)> Oracle<Dante> for Foresight<F> {
    fn choose(&mut self, _game: &Dante, ask: &Ask<Dante>) -> Flow<usize> {
        let place = |wanted: &dyn Fn(Choice) -> bool| ask.options.iter().position(|option| wanted(option.choice));
        if let Some(first) = self.first.take() {
            return place(&|choice| choice == first).ok_or(Halt::Cut);
        }
        let passes = |choice| matches!(choice, Choice::LetBe | Choice::Enough | Choice::Stay);
        place(&passes).map_or_else(
            || {
                self.open |= ask.options.len() > 1;
                Ok(0)
            },
            Ok,
        )
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        self.dice = Some(roll.dice.len() as u8);
        Err(Halt::Cut)
    }

    /// Nobody knows which Arcana card comes, and it would be carried out. Of the others it does not matter which one it is.
    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        if draw.chance.pile == "arcana" {
            return Err(Halt::Cut);
        }
        draw.counts.iter().position(|count| *count > 0).ok_or(Halt::Cut)
    }

    fn tell(&mut self, game: &Dante, event: &Event, _by: By) {
        (self.hears)(game, event);
    }
}

/// What the next turn of the Malefactors would do to each Champion, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Harm {
    /// Vigor lost.
    pub damage: u8,
    /// Wounds suffered.
    pub wounds: u8,
    /// Cooldowns, Sins and holds.
    pub trouble: u8,
}

/// What is known of the next turn of the Malefactors.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Forecast {
    /// What happens, in words, and whether it hurts.
    lines: Vec<(Say, bool)>,
    /// The Areas that each Malefactor comes to, in their order.
    ways: Vec<(FoeNo, Vec<AreaId>)>,
    /// What comes to each Champion, by number.
    pub harm: [Harm; 4],
    /// Whether the Caravan would lose.
    lost: bool,
}

impl Harm {
    fn hear(harm: &mut [Self; 4], event: &Event) {
        let mut of = |who: ChampionId, change: fn(&mut Self, u8), n: u8| {
            if let Some(harm) = harm.get_mut(who.number()) {
                change(harm, n);
            }
        };
        match *event {
            Event::Hurt(who, damage) => of(who, |harm, n| harm.damage = harm.damage.saturating_add(n), damage),
            Event::Wounded(who) => of(who, |harm, _| harm.wounds += 1, 0),
            Event::Stunned(who, _) | Event::SinDrawn(who, _) | Event::Disabled(who) | Event::Bewitched(who) => {
                of(who, |harm, _| harm.trouble = harm.trouble.saturating_add(1), 0);
            }
            Event::Held(_, who) => of(who, |harm, _| harm.trouble = harm.trouble.saturating_add(2), 0),
            _ => {}
        }
    }
}

impl Dante {
    /// Lets the Malefactors have their turn on a copy. Whether dice or unknown cards decide how it goes on.
    fn foresee<F: FnMut(&Self, &Event)>(&self, sight: &mut Foresight<F>) -> bool {
        let mut table = self.clone();
        table.phase = self.next_tray(None);
        while let Phase::Malefactors(tray) = table.phase {
            match table.activate(sight, tray) {
                Ok(()) => {}
                Err(Halt::Over(_)) => return false,
                Err(_) => return true,
            }
        }
        false
    }

    /// What the Malefactors would do to the Champions if all passed now.
    pub(crate) fn foreseen_harm(&self) -> [Harm; 4] {
        let mut harm = [Harm::default(); 4];
        self.foresee(&mut Foresight::new(|_: &Self, event: &Event| Harm::hear(&mut harm, event)));
        harm
    }

    /// The forecast while the Caravan acts; none at other times.
    pub(crate) fn forecast(&self) -> Option<Forecast> {
        if self.phase != Phase::Actions || self.ended.is_some() {
            return None;
        }
        let mut seen = Forecast::default();
        let mut sight = Foresight::new(|game: &Self, event: &Event| seen.hear(game, event));
        let unknown = self.foresee(&mut sight);
        let open = sight.open;
        if unknown {
            seen.lines.push((key::FORECAST_UNKNOWN.into(), false));
        } else if open {
            seen.lines.push((key::FORECAST_TIE.into(), false));
        }
        Some(seen)
    }

    /// How many dice an Attack would be made with if this were chosen and nothing were added; none where a move comes before it.
    pub(crate) fn foreseen_dice(&self, choice: Choice) -> Option<u8> {
        let mut table = self.clone();
        let mut moved = false;
        let mut sight = Foresight::new(|_: &Self, event: &Event| moved |= matches!(event, Event::Moved(..)));
        sight.first = Some(choice);
        let cut = table.take_action(&mut sight);
        let rolled = sight.dice.filter(|_| !sight.open && cut == Err(Halt::Cut));
        // Of twenty dice there may be more than are rolled.
        rolled.filter(|dice| !moved && *dice < MOST_ROLLED)
    }

    /// The forecast as a sheet: a row for everything that comes.
    pub(crate) fn forecast_sheet(&self, seen: &Forecast) -> Sheet {
        let row = |(say, hurts): &(Say, bool)| {
            let state = if *hurts { RowState::Dire } else { RowState::Free };
            plain_row(say.clone(), None, state)
        };
        Sheet {
            seat: None,
            piece: None,
            name: key::FORECAST_NAME.into(),
            note: Some(if seen.lost { key::FORECAST_LOST } else { key::FORECAST_NOTE }.into()),
            glyph: "malefactor",
            side: "lord",
            columns: Vec::new(),
            rows: seen.lines.iter().map(row).collect(),
            items: Vec::new(),
            active: false,
        }
    }

    /// The ways of the Malefactors and whom they would hurt, over the board.
    pub(crate) fn forecast_overlays(&self, seen: &Forecast) -> Vec<Overlay> {
        let ways = seen.ways.iter().map(|(foe, areas)| Overlay {
            kind: OverlayKind::Path,
            name: key::FORECAST_WAY.with("foe", self.foe_name(*foe)),
            cells: core::iter::once(&self.foe(*foe).at).chain(areas).map(|area| centre(*area)).collect(),
        });
        let hurt: Vec<CellId> = ChampionId::ALL
            .into_iter()
            .zip(&seen.harm)
            .filter(|(_, harm)| **harm != Harm::default())
            .filter_map(|(who, _)| match self.champion(who).place {
                Place::On(space) => Some(cell(space)),
                Place::Held(_) | Place::Arrested(_) => None,
            })
            .collect();
        let hurt =
            (!hurt.is_empty()).then(|| Overlay { kind: OverlayKind::Threat, name: key::FORECAST_HURT.into(), cells: hurt });
        ways.chain(hurt).collect()
    }
}

impl Forecast {
    fn hear(&mut self, game: &Dante, event: &Event) {
        Harm::hear(&mut self.harm, event);
        match *event {
            Event::FoeMoved(foe, to) | Event::FoeAdvanced(foe, to) => self.goes(foe, to),
            Event::Ended(Ending::Lost(_)) => self.lost = true,
            _ => {}
        }
        let said = match *event {
            // What waits is told again when it is taken, and which Sin or Wound it will be nobody knows.
            Event::Threatened(..) | Event::WoundAssigned(..) | Event::Ended(_) => None,
            Event::SinDrawn(who, _) => Some((key::FORECAST_SIN.with("who", who.name()), true)),
            Event::Activated(..) | Event::FoeMoved(..) | Event::FoeAdvanced(..) | Event::Faced(..) | Event::NobodyThere => {
                Some((game.words_for(event).say, false))
            }
            _ => {
                let telling = game.words_for(event);
                matches!(telling.tone, "harm" | "doom").then_some((telling.say, true))
            }
        };
        self.lines.extend(said);
    }

    fn goes(&mut self, foe: FoeNo, to: AreaId) {
        match self.ways.iter_mut().find(|(other, _)| *other == foe) {
            Some((_, way)) => way.push(to),
            None => self.ways.push((foe, vec![to])),
        }
    }
}
