//! What each monster would do if it acted now: its own turn is run on a copy of the table, so there is no second opinion.

use table::{
    Ask, By, CellId, Draw, Faces, Flow, Halt, Key, Oracle, Overlay, OverlayKind, Roll, RowState, RuleId, Say, Seat, Sheet,
};

use crate::about::About;
use crate::choice::Choice;
use crate::event::Event;
use crate::sheets::plain_row;
use crate::square::Square;
use crate::state::{Base, Drunagor, Monster, Who};
use crate::{key, rule};

/// What a monster would do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Forecast {
    /// Where it would go.
    pub(crate) to: Option<Square>,
    /// Whom it would attack, and for how much.
    pub(crate) attacks: Vec<(Who, u8)>,
    /// Why it looks for that one.
    pub(crate) seeks: Option<RuleId>,
    /// Nobody is within its reach, or it sees nobody.
    waits: bool,
    base: Option<Base>,
}

impl Oracle<Drunagor> for Forecast {
    /// Where places are equally good, any of them; nobody reacts. Whatever else is asked is not known yet.
    fn choose(&mut self, _game: &Drunagor, ask: &Ask<Drunagor>) -> Flow<usize> {
        match ask.about {
            About::MonsterMove { .. } => Ok(0),
            About::Threat { .. } => ask.options.iter().position(|option| option.choice == Choice::Let).ok_or(Halt::Cut),
            _ => Err(Halt::Cut),
        }
    }

    fn roll(&mut self, _roll: &Roll) -> Flow<Faces> {
        Err(Halt::Cut)
    }

    fn draw(&mut self, _draw: &Draw<'_>) -> Flow<usize> {
        Err(Halt::Cut)
    }

    fn tell(&mut self, _game: &Drunagor, event: &Event, by: By) {
        let own = self.base.map(Who::Monster);
        match *event {
            Event::Moved(who, at) if Some(who) == own => self.to = Some(at),
            Event::Waits(base) if Some(base) == self.base => self.waits = true,
            Event::Attacked(who, whom, damage) if Some(who) == own => {
                self.attacks.push((whom, damage));
                self.seeks = by.also;
            }
            _ => {}
        }
    }
}

impl Drunagor {
    /// What a monster would do if its turn came now.
    pub(crate) fn forecast(&self, monster: &Monster) -> Forecast {
        let mut seen = Forecast { base: Some(monster.base), ..Forecast::default() };
        let mut table = self.clone();
        table.new_turn();
        // What is asked or left to chance ends the look ahead; what was seen so far stands.
        let _ended = table.activate(&mut seen, monster.base, false);
        seen
    }

    /// Whether there is anything to foresee.
    fn foresees(&self) -> bool {
        self.ended.is_none() && !self.is_being_laid()
    }

    /// The forecast as a sheet: a row for every monster, in the order in which they act.
    pub(crate) fn forecast_sheet(&self) -> Option<Sheet> {
        if self.monsters.is_empty() || !self.foresees() {
            return None;
        }
        let mut monsters: Vec<&Monster> = self.monsters.iter().collect();
        monsters.sort_by_key(|monster| (self.card_of(monster.kind).map(|card| card.slot), monster.base));
        let rows = monsters.into_iter().map(|monster| {
            let seen = self.forecast(monster);
            let state = if seen.attacks.iter().any(|(whom, damage)| self.would_fall(*whom, *damage)) {
                RowState::Dire
            } else {
                RowState::Free
            };
            let name = key::FORECAST_WHO.with("what", self.name_of(Who::Monster(monster.base))).with("n", monster.base.0 + 1);
            plain_row(name, self.say_forecast(&seen), state)
        });
        let rows = rows.collect();
        Some(Sheet {
            seat: None,
            piece: None,
            name: key::FORECAST_NAME.into(),
            note: Some(key::FORECAST_NOTE.into()),
            glyph: "forecast",
            side: "foe",
            columns: Vec::new(),
            rows,
            items: Vec::new(),
            active: false,
        })
    }

    fn would_fall(&self, whom: Who, damage: u8) -> bool {
        whom.hero().is_some_and(|seat| self.hero(seat).health <= damage)
    }

    fn say_forecast(&self, seen: &Forecast) -> Say {
        let first = seen.attacks.first();
        match (first, seen.to) {
            (Some((whom, damage)), to) => {
                let more = seen.attacks.len() as u8 - 1;
                let text = match (to, more) {
                    (Some(to), 0) => at(key::FORECAST_GO_STRIKE, to),
                    (Some(to), _) => at(key::FORECAST_GO_STRIKE_MORE, to).with("more", more),
                    (None, 0) => Say::plain(key::FORECAST_STRIKE),
                    (None, _) => key::FORECAST_STRIKE_MORE.with("more", more),
                };
                let why = seen.seeks.and_then(seeks).unwrap_or(key::FORECAST_WHY_REACH);
                text.with("whom", self.name_of(*whom)).with("n", *damage).with("why", why)
            }
            (None, Some(to)) => at(key::FORECAST_GO, to),
            (None, None) if seen.waits => key::FORECAST_WAITS.into(),
            (None, None) => key::FORECAST_NOTHING.into(),
        }
    }

    /// Where monsters would go, and the squares on which somebody would be attacked by them.
    pub(crate) fn forecast_overlays(&self) -> Vec<Overlay> {
        if !self.foresees() {
            return Vec::new();
        }
        let seen: Vec<Forecast> = self.monsters.iter().map(|monster| self.forecast(monster)).collect();
        let mut to: Vec<CellId> = seen.iter().filter_map(|seen| seen.to).map(|at| self.cell_id(at)).collect();
        to.sort_unstable();
        to.dedup();
        let struck = |seat: Seat| seen.iter().flat_map(|seen| &seen.attacks).any(|(whom, _)| *whom == Who::Hero(seat));
        let threatened = self.party().filter(|seat| struck(*seat)).map(|seat| self.cell_id(self.hero(seat).at)).collect();
        let overlay = |kind, name: Key, cells| Overlay { kind, name: name.into(), cells };
        vec![
            overlay(OverlayKind::Forecast, key::OVERLAY_FORECAST, to),
            overlay(OverlayKind::Threat, key::OVERLAY_THREAT, threatened),
        ]
    }
}

fn at(key: Key, to: Square) -> Say {
    key.with("x", to.x()).with("y", to.y())
}

/// Why a monster looks for somebody.
const fn seeks(by: RuleId) -> Option<Key> {
    Some(match by {
        rule::MONSTER_PRIMARY_DEFAULT => key::FORECAST_WHY_STRONGEST,
        rule::KEYWORD_BLOODSEEKER => key::FORECAST_WHY_WEAKEST,
        rule::KEYWORD_DEFIANT => key::FORECAST_WHY_VIGOROUS,
        rule::KEYWORD_RELENTLESS => key::FORECAST_WHY_TIRED,
        rule::KEYWORD_RECKONER => key::FORECAST_WHY_CORRUPTED,
        rule::KEYWORD_COVETOUS => key::FORECAST_WHY_RICHEST,
        _ => return None,
    })
}
