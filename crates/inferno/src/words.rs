//! What things are called, and choices as words and places.

use table::{CellId, Key, Label, Odds, PieceId, Say, Seat, Target};

use crate::about::About;
use crate::attack::{attack_odds, wounds};
use crate::board::{Direction, HexId, TerritoryId};
use crate::cards::{Action, Attack, Sin};
use crate::choice::{Choice, Monster};
use crate::content::{CHARACTER_ELL, D6, MEND, NAMES, RESOURCE_HEALS, REST, RETURN_ELL};
use crate::key;
use crate::state::{CharacterId, Inferno, Phase};

/// What a character is called.
pub(crate) fn name(id: CharacterId) -> Key {
    NAMES.get(usize::from(id.0)).copied().unwrap_or(key::NAME_BEATRICE)
}

/// What a territory is called.
pub(crate) fn territory(id: TerritoryId) -> Key {
    const TERRITORIES: [Key; crate::board::TERRITORIES] = [
        key::TERRITORY_DANTE,
        key::TERRITORY_DIS,
        key::TERRITORY_WOOD,
        key::TERRITORY_SANDS,
        key::TERRITORY_PHLEGETHON,
        key::TERRITORY_MALEBOLGE,
        key::TERRITORY_COCYTUS,
        key::TERRITORY_GATE,
        key::TERRITORY_ACHERON,
        key::TERRITORY_LIMBO,
        key::TERRITORY_WHIRLWIND,
        key::TERRITORY_RAIN,
        key::TERRITORY_MARSH,
        key::TERRITORY_STYX,
        key::TERRITORY_TOMBS,
        key::TERRITORY_ROCKFALL,
        key::TERRITORY_CLIFF,
        key::TERRITORY_DITCHES,
        key::TERRITORY_WELL,
    ];
    TERRITORIES.get(usize::from(id.0)).copied().unwrap_or(key::TERRITORY_DANTE)
}

/// What a corner of the board, and the direction to it, is called.
pub(crate) fn corner(direction: Direction) -> Key {
    match direction.0 {
        0 => key::CORNER_EAST,
        1 => key::CORNER_SOUTH_EAST,
        2 => key::CORNER_SOUTH_WEST,
        3 => key::CORNER_WEST,
        4 => key::CORNER_NORTH_WEST,
        _ => key::CORNER_NORTH_EAST,
    }
}

/// The place of a hex in its territory, counted from 1.
pub(crate) fn number(hex: HexId) -> u16 {
    let before = hex.territory().hexes().iter().take_while(|other| *other < hex).count();
    before as u16 + 1
}

pub(crate) fn cell(hex: HexId) -> Target {
    Target::Cell(CellId(hex.0))
}

pub(crate) fn region(id: TerritoryId) -> Target {
    Target::Region(u16::from(id.0))
}

/// The piece of a character.
pub(crate) fn piece(id: CharacterId) -> PieceId {
    PieceId(u16::from(id.0))
}

/// The piece of a monster.
pub(crate) fn monster_piece(monster: Monster) -> PieceId {
    match monster {
        Monster::Unclaimed(territory) => PieceId(100 + u16::from(territory.0)),
        Monster::Dante => PieceId(99),
    }
}

fn at_hex(key: Key, hex: HexId) -> Say {
    key.with("where", territory(hex.territory())).with("n", number(hex))
}

/// What a monster is called.
pub(crate) fn monster_name(monster: Monster) -> Key {
    match monster {
        Monster::Unclaimed(_) => key::MONSTER_UNCLAIMED,
        Monster::Dante => key::MONSTER_DANTE,
    }
}

/// What a kind of card or lot in a pile is called.
pub(crate) fn card(pile: &str, kind: usize) -> Say {
    let direction = || corner(Direction(kind as u8)).into();
    match pile {
        "attack" => Attack::of(kind).map_or(key::PILE_NONE, Attack::name).into(),
        "sin" => Sin::of(kind).map_or(key::PILE_NONE, Sin::name).into(),
        "action" => Action::of(kind).map_or(key::PILE_NONE, Action::name).into(),
        "character" => NAMES.get(kind).copied().unwrap_or(key::PILE_NONE).into(),
        "direction" => direction(),
        "territory" if kind == 0 => key::PILE_UNCLAIMED.into(),
        "territory" => key::PILE_FREE.into(),
        _ => key::PILE_HEX.with("n", kind as i32 + 1),
    }
}

/// The dice and piles of the game, by the names that draws and rolls go by.
pub(crate) const SOURCES: [(&str, Key); 8] = [
    (D6.kind.0, D6.kind),
    ("action", key::PANEL_ACTION_DECK),
    ("attack", key::PANEL_ATTACK_DECK),
    ("sin", key::PANEL_DANTE_DECK),
    ("territory", key::SOURCE_TERRITORY),
    ("hex", key::SOURCE_HEX),
    ("character", key::SOURCE_CHARACTER),
    ("direction", key::SOURCE_DIRECTION),
];

impl Inferno {
    /// A choice as words and places.
    pub(crate) fn words_of(&self, about: About, choice: &Choice) -> Label {
        match *choice {
            Choice::Spinner(direction) => {
                Label::new(key::DO_SPINNER.with("where", corner(direction))).at(cell(crate::scene::corner_hex(direction)))
            }
            Choice::Start(hex) => Label::new(at_hex(key::DO_START, hex)).group(key::GROUP_START).at(cell(hex)),
            Choice::Return(to) => {
                let label =
                    Label::new(key::DO_RETURN.with("where", territory(to))).detail(key::DO_RETURN_DETAIL.with("n", RETURN_ELL));
                label.at(region(to)).at(cell(to.center()))
            }
            Choice::Attack(monster) => self.attack_label(monster),
            Choice::Flip(to) => self.flip_label(key::DO_FLIP.with("where", territory(to)), to),
            Choice::Rest => self.healing(Label::new(key::DO_REST), about.mover(), REST),
            Choice::GiveResources(to, count) => {
                let label = Label::new(key::DO_GIVE_RESOURCES.with("n", count)).of("whom", to).group(key::GROUP_GIVE);
                let left = about.mover().map_or(0, |id| self.character(id).resources.saturating_sub(count));
                label.detail(key::DO_GIVE_RESOURCES_DETAIL.with("n", left))
            }
            Choice::GiveCard(to, card) => {
                let label = Label::new(key::DO_GIVE_CARD.with("card", card.name()).with("whom", name(to)));
                label.detail(card.text()).group(key::GROUP_GIVE)
            }
            Choice::Strike => with_attack_odds(self.card_label(about, Action::Strike), true, u8::MAX),
            Choice::Dash => self.card_label(about, Action::Dash),
            Choice::Ward => self.card_label(about, Action::Ward),
            Choice::Mend(whom) => {
                let label = self.healing(Label::new(key::DO_MEND).of("whom", whom), Some(whom), MEND);
                self.pointing_at(about, Action::Mend, label)
            }
            Choice::Call(whom) => {
                self.pointing_at(about, Action::Call, Label::new(key::DO_CALL).of("whom", whom).detail(Action::Call.text()))
            }
            Choice::Torch(to) => {
                let label = self.flip_label(key::DO_TORCH.with("where", territory(to)), to).group(key::GROUP_TORCH);
                self.pointing_at(about, Action::Torch, label)
            }
            Choice::Move(hex) => {
                let label = Label::new(at_hex(key::DO_MOVE, hex)).group(key::GROUP_MOVE).at(cell(hex));
                self.met_at(hex).into_iter().fold(label, Label::detail)
            }
            Choice::PickUp => match about.mover().map_or(0, |id| self.in_reach(id)) {
                0 => Label::new(key::DO_PICK_UP),
                count => Label::new(key::DO_PICK_UP).detail(key::PANEL_RESOURCE_HERE.with("n", count)),
            },
            Choice::Heal => self.healing(Label::new(key::DO_HEAL), about.mover(), RESOURCE_HEALS),
            Choice::EndTurn => self.left_of_turn().into_iter().fold(Label::new(key::DO_END_TURN), Label::detail),
            Choice::Stay => Label::new(key::DO_STAY),
            Choice::Keep => match about {
                About::RollAgain { total, .. } => Label::new(key::DO_KEEP).detail(key::DO_KEEP_DETAIL.with("n", wounds(total))),
                _ => Label::new(key::DO_KEEP),
            },
            Choice::RollAgain => {
                let strike = matches!(about, About::RollAgain { strike: true, .. });
                with_attack_odds(Label::new(key::DO_ROLL_AGAIN), strike, u8::MAX)
            }
        }
    }

    /// What healing really regains: nobody has more than at the start.
    fn healing(&self, label: Label, whom: Option<CharacterId>, gain: u8) -> Label {
        let Some(ell) = whom.map(|whom| self.character(whom).ell) else { return label };
        let after = (ell + gain).min(CHARACTER_ELL);
        label.detail(key::DO_REGAIN.with("n", after - ell).with("after", after).with("most", CHARACTER_ELL))
    }

    /// What waits on a hex, or beside it.
    fn met_at(&self, hex: HexId) -> Option<Say> {
        let lying: u8 = self.piles.iter().filter(|pile| pile.at == hex).map(|pile| pile.count).sum();
        if lying > 0 {
            return Some(key::DO_MOVE_RESOURCES.with("n", lying));
        }
        let monster = if hex.territory() == TerritoryId::DANTE { Monster::Dante } else { Monster::Unclaimed(hex.territory()) };
        let (_, at) = self.lair(monster)?;
        (hex.distance(at) <= 1).then(|| key::DO_MOVE_BESIDE.with("whom", monster_name(monster)))
    }

    /// What a turn that ends now leaves undone.
    fn left_of_turn(&self) -> Option<Say> {
        let Phase::Turn(_, turn) = self.phase else { return None };
        match (turn.moved, turn.acted) {
            (false, false) => Some(key::DO_END_TURN_ALL.into()),
            (false, true) => Some(key::DO_END_TURN_MOVE.into()),
            (true, false) => Some(key::DO_END_TURN_ACT.into()),
            (true, true) => None,
        }
    }

    fn card_label(&self, about: About, card: Action) -> Label {
        self.pointing_at(about, card, Label::new(key::DO_PLAY.with("card", card.name())).detail(card.text()))
    }

    /// Points at the card in the hand of who is asked, where the seat's panel shows it: hands lie sorted by kind.
    fn pointing_at(&self, about: About, card: Action, label: Label) -> Label {
        let Some(id) = about.mover() else { return label };
        let cards = &self.character(id).cards;
        let before = Action::ALL.into_iter().take_while(|other| *other != card);
        let place: u8 = before.map(|other| cards.count(Action::kind(other))).sum();
        label.at(Target::Card(id.seat(), place))
    }

    fn flip_label(&self, say: Say, to: TerritoryId) -> Label {
        let label = Label::new(say).at(region(to));
        if to == TerritoryId::DANTE {
            label.detail(key::DO_FLIP_DANTE.with("n", self.dante_deck).with("ell", self.dante_ell()))
        } else if to.is_inner() {
            label.detail(key::DO_FLIP_INNER)
        } else {
            let (ways, out_of) = (u32::from(self.outer.count(0)), self.outer.len() as u32);
            label.detail(key::DO_FLIP_OUTER).odds(Odds { of: key::ODDS_UNCLAIMED.into(), ways, out_of })
        }
    }

    /// What a monster has left.
    pub(crate) fn ell_of(&self, monster: Monster) -> u8 {
        match monster {
            Monster::Unclaimed(territory) => self.unclaimed_of(territory).map_or(0, |unclaimed| unclaimed.ell),
            Monster::Dante => self.dante.map_or(0, |dante| dante.ell),
        }
    }

    fn is_striking(&self) -> bool {
        matches!(self.phase, Phase::Turn(_, turn) if turn.strike)
    }

    fn attack_label(&self, monster: Monster) -> Label {
        let label = Label::new(key::DO_ATTACK).of("whom", monster);
        let left = self.ell_of(monster);
        if monster == Monster::Dante && self.dante.is_some_and(|dante| dante.shield) {
            return label.detail(key::DO_ATTACK_SHIELD);
        }
        with_attack_odds(label.detail(key::DO_ATTACK_DETAIL.with("n", left)), self.is_striking(), left)
    }
}

/// The exact odds of an attack on a monster that has `left` ELL.
fn with_attack_odds(label: Label, strike: bool, left: u8) -> Label {
    let (any, twice) = attack_odds(strike);
    let label = label.odds(Odds { of: key::ODDS_WOUND.into(), ways: any, out_of: 36 });
    let label = label.odds(Odds { of: key::ODDS_TWICE.into(), ways: twice, out_of: 36 });
    match left {
        1 => label.odds(Odds { of: key::ODDS_KILL.into(), ways: any, out_of: 36 }),
        2 => label.odds(Odds { of: key::ODDS_KILL.into(), ways: twice, out_of: 36 }),
        _ => label,
    }
}

/// The name of a seat.
pub(crate) fn seat_name(seat: Seat) -> Key {
    name(CharacterId(seat.0))
}
