//! What lies beside the board: the Initiative Track, the heroes' boards with their cubes, and what is read aloud.

use table::{Key, Order, Passage, Row, RowSpace, RowState, Say, Seat, Sheet, Step, TableToken, TokenPanel};

use crate::content::language::Colour;
use crate::content::track::{Place as TrackPlace, Slot, TRACK};
use crate::hero::{Block, Cube, Place};
use crate::key;
use crate::scene::side_of;
use crate::state::{Drunagor, Phase, Turn, Who};
use crate::words::{cube_name, piece, slot};

/// A row that only says something.
pub(crate) fn plain_row(name: impl Into<Say>, text: impl Into<Say>, state: RowState) -> Row {
    let (name, text) = (name.into(), Some(text.into()));
    Row { name, text, numbers: Vec::new(), spaces: Vec::new(), state, at: None, opens: Vec::new() }
}

impl Drunagor {
    /// Who comes after whom.
    pub(crate) fn order(&self) -> Order {
        let mut steps = Vec::new();
        let mut now = 0;
        // In a hero's turn the marker stands on the next slot already.
        let acting = match self.phase {
            Phase::Turn(Turn { who, .. }) | Phase::Friends(who, _) => Slot::of_role(self.hero(who).role),
            _ => self.marker,
        };
        for (nth, place) in (0..).zip(TRACK) {
            if Slot(nth) <= acting {
                now = steps.len() as u8;
            }
            match place {
                TrackPlace::Role(role) => {
                    let hero = self.party().find(|seat| self.hero(*seat).role == role);
                    steps.extend(
                        hero.map(|who| {
                            Step::new(self.name_of(Who::Hero(who)), self.hero(who).id.card().name.leaf(), side_of(who))
                        }),
                    );
                }
                TrackPlace::Rune(..) => {
                    let there = self.cards.iter().filter(|card| card.slot == Slot(nth)).map(|card| card.kind.monster.card().name);
                    steps.extend(there.map(|name| Step::new(name, name.leaf(), "foe")));
                    let attacks = self.attacks.iter().map(|attack| attack.id.card());
                    let attacks = attacks.filter(|card| Slot::of_rune(card.rune, card.arrow) == Slot(nth));
                    steps.extend(attacks.map(|card| Step::new(card.name, "attack", "foe")));
                }
                TrackPlace::RuneCard => steps.push(Step::new(key::STEP_RUNE_CARD, "rune", "")),
            }
        }
        Order { name: key::ORDER_TRACK.into(), now: now.min(steps.len().saturating_sub(1) as u8), steps }
    }

    /// A hero's board: a row for each skill.
    pub(crate) fn sheet(&self, who: Seat) -> Sheet {
        let hero = self.hero(who);
        let row = |place: Place| {
            let usable = hero.usable(place)?;
            let text = usable.skill.map(|skill| skill.card().text).or_else(|| usable.item.map(|item| item.card().text))?;
            let state = match (hero.block_on(place), hero.cube_on(place)) {
                (Some(_), _) => RowState::Cancelled,
                (None, Some(_)) => RowState::Spent,
                (None, None) if usable.slot.is_empty() => RowState::On,
                (None, None) => RowState::Free,
            };
            let space = RowSpace { slot: slot(who, place), wants: wanted(usable.slot), holds: None, room: 0 };
            Some(Row {
                name: self.skill_name(who, place).into(),
                text: Some(text.into()),
                numbers: Vec::new(),
                spaces: vec![space],
                state,
                at: None,
                opens: Vec::new(),
            })
        };
        Sheet {
            seat: Some(who),
            piece: Some(piece(Who::Hero(who))),
            name: self.name_of(Who::Hero(who)).into(),
            note: Some(hero.role.card().name.into()),
            glyph: hero.id.card().name.leaf(),
            side: side_of(who),
            columns: Vec::new(),
            rows: Place::all().filter_map(row).collect(),
            items: Vec::new(),
            active: matches!(self.phase, Phase::Turn(turn) if turn.who == who),
        }
    }

    /// The cubes of a hero: those that can be spent, those on skills, and those that block.
    pub(crate) fn cubes_of(&self, who: Seat) -> TokenPanel {
        let hero = self.hero(who);
        let mut tokens: Vec<TableToken> = Vec::new();
        let first = u16::from(who.0) * 64;
        let mut add = |name: Key, count: u8, spent: bool, on| {
            let id = first + tokens.len() as u16;
            tokens.push(TableToken { id, name: name.into(), glyph: "cube", kind: name.leaf(), count, spent, on });
        };
        for cube in Cube::ALL {
            if hero.count(cube) > 0 {
                add(cube_name(cube), hero.count(cube), false, None);
            }
        }
        for place in Place::all() {
            if let Some(cube) = hero.cube_on(place) {
                add(cube_name(cube), 1, true, Some(slot(who, place)));
            }
            match hero.block_on(place) {
                Some(Block::Curse) => add(key::CUBE_CURSE, 1, false, Some(slot(who, place))),
                Some(Block::Trauma) => add(key::CUBE_TRAUMA, 1, false, Some(slot(who, place))),
                None => {}
            }
        }
        TokenPanel { seat: Some(who), name: key::PANEL_CUBES.with("whom", self.name_of(Who::Hero(who))), tokens }
    }

    /// What is read aloud: the tale of the Adventure before play, and that of a setup from its Door on until somebody is hurt there.
    pub(crate) fn passage(&self) -> Option<Passage> {
        let card = self.adventure.card();
        let last = u8::try_from(15 - self.revealed.leading_zeros().min(15)).ok().filter(|last| *last > 0);
        let (title, story) = match self.phase {
            Phase::Laying | Phase::Learning(..) | Phase::Placing(_) => (card.name, card.story),
            _ => {
                let unhurt = !self.monsters.is_empty()
                    && self.monsters.iter().all(|monster| monster.health >= self.most_health_of(monster));
                let setup = last.filter(|_| unhurt).and_then(|last| self.setup_id(last))?.card();
                (setup.name, setup.story)
            }
        };
        let text: Vec<Say> = story.iter().map(|key| (*key).into()).collect();
        (!text.is_empty()).then(|| Passage { title: title.into(), text, glyph: "" })
    }
}

/// The cubes that a skill takes, in words; nothing for a passive one.
fn wanted(slot: &[Colour]) -> Option<Say> {
    match *slot {
        [] => None,
        [one] => Some(cube_name(Cube::of(one)).into()),
        [one, other] => Some(key::CUBE_EITHER.with("one", cube_name(Cube::of(one))).with("other", cube_name(Cube::of(other)))),
        _ => Some(key::CUBE_ANY.into()),
    }
}
