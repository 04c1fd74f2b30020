//! What can be chosen before play, and how the table is laid.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Count, Dial, Field, Form, FormEntry, Key, Kind, Prepare, Seat, Seats, SetupError, Value};

use crate::board::{AREAS, AreaId, Areas, Dir, Space, Spaces};
use crate::content::confrontations::{Building, Piece, Stand};
use crate::content::{
    ArcanaId, ChampionId, Confrontation, ConfrontationId, DECK, FindingId, MINIONS, ManeuverId, PackId, SLOTS, SheetId, SinId,
    VIGOR, WoundId,
};
use crate::state::{Cards, Champion, Cover, Dante, Foe, FoeNo, Might, Phase, Place, Slot, Spear, Tokens, Tray};
use crate::{dial, key, rule};

/// What is chosen before play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(default)]
pub struct Setup {
    /// The Confrontation.
    pub confrontation: ConfrontationId,
    /// The Champions with a player, one for each seat; the others are Companions.
    pub champions: Vec<ChampionId>,
    /// How Wounds count.
    pub mode: Mode,
    /// Whether the players choose what their Champions have gained on the way to this Circle.
    pub choose: bool,
}

/// Options that make the game harder or easier; they can be combined (ruling `mode.combine`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(default)]
pub struct Mode {
    /// The texts of Wound cards hold.
    pub grim: bool,
    /// Maneuvers may be played on Wounds and Sins.
    pub story: bool,
}

/// How many players a table can have.
const SEATS: Count = Count { least: 1, most: 4, usual: 4 };

#[expect(clippy::indexing_slicing, reason = "both lists are as long, and the build counts")]
static CONFRONTATIONS: [Key; ConfrontationId::KINDS] = {
    let mut names = [ConfrontationId::Limbo.card().name; ConfrontationId::KINDS];
    let mut nth = 0;
    while nth < names.len() {
        names[nth] = ConfrontationId::ALL[nth].card().name;
        nth += 1;
    }
    names
};
static CAST: [Key; 4] =
    [ChampionId::Artist.name(), ChampionId::Devotee.name(), ChampionId::Mercenary.name(), ChampionId::Outlaw.name()];

static CONFRONTATION: Field = Field::new("confrontation", Kind::One { of: &CONFRONTATIONS, lot: false }, rule::MODE_QUICK_COMBAT);
static CHAMPIONS: Field = Field::new("champions", Kind::Cast { of: &CAST, seats: SEATS }, rule::MODE_PLAYERS);
static GRIM: Field = Field::new("grim", Kind::Flag, rule::MODE_GRIM).within("mode");
static CHOOSE: Field = Field::new("choose", Kind::Flag, rule::MODE_QUICK_MANEUVER_CHOICE);
static STORY: Field = Field::new("story", Kind::Flag, rule::MODE_STORY).within("mode");

impl Prepare for Setup {
    const FORM: &'static Form = &Form {
        invite: key::SETUP_INVITE,
        seats: SEATS,
        entries: &[
            FormEntry::new(&CONFRONTATION, key::SETUP_CONFRONTATION),
            FormEntry::new(&GRIM, key::SETUP_GRIM).called(&[key::SETUP_GRIM_YES]),
            FormEntry::new(&STORY, key::SETUP_STORY)
                .called(&[key::SETUP_STORY_YES])
                .eases_after(&[key::END_LOST, key::END_FORWARD]),
            FormEntry::new(&CHOOSE, key::SETUP_CHOOSE).called(&[key::SETUP_CHOOSE_YES]),
            FormEntry::new(&CHAMPIONS, key::SETUP_CHAMPIONS).called(&[
                key::SETUP_CHAMPIONS_1,
                key::SETUP_CHAMPIONS_2,
                key::SETUP_CHAMPIONS_3,
                key::SETUP_CHAMPIONS_4,
            ]),
        ],
    };

    fn read<V: Value>(chosen: &V) -> Result<Self, &'static Field> {
        Ok(Self {
            confrontation: CONFRONTATION.one(chosen, &ConfrontationId::ALL)?.unwrap_or(ConfrontationId::Limbo),
            champions: CHAMPIONS.cast(chosen, &ChampionId::ALL)?,
            mode: Mode { grim: GRIM.flag(chosen)?, story: STORY.flag(chosen)? },
            choose: CHOOSE.flag(chosen)?,
        })
    }

    const DIALS: &'static [&'static Dial] = dial::ALL;

    /// The Circle, with nothing that makes it harder or easier; everything else is measured and not tuned.
    fn table(&self) -> String {
        let plain = self.mode == Mode::default() && !self.choose && self.champions.len() == usize::from(SEATS.most);
        if plain { self.confrontation.card().name.leaf().to_owned() } else { String::new() }
    }

    /// Every number of players in every mode, with other Champions in front each time; then every Circle for four, as it is tuned.
    fn variety() -> Vec<Self> {
        let modes = [(false, false), (true, false), (false, true), (true, true)];
        let modes = modes.into_iter().map(|(grim, story)| Mode { grim, story });
        let counts = (1..=4).flat_map(|count| modes.clone().map(move |mode| (count, mode)));
        let circles = ConfrontationId::ALL.into_iter().filter(|id| id.card().circle > 0);
        let plain = circles.map(|confrontation| Self { confrontation, ..Self::of(SEATS.most) });
        let others = counts.enumerate().map(|(nth, (count, mode))| {
            let champions = ChampionId::ALL.into_iter().cycle().skip(nth).take(count).collect();
            let confrontation = ConfrontationId::ALL.into_iter().cycle().nth(nth).unwrap_or(ConfrontationId::Limbo);
            Self { confrontation, champions, mode, choose: nth % 3 == 0 }
        });
        others.chain(plain).collect()
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::of(SEATS.usual)
    }
}

impl Setup {
    /// The first Confrontation with this number of players.
    pub fn of(players: u8) -> Self {
        Self {
            confrontation: ConfrontationId::Limbo,
            champions: ChampionId::ALL.into_iter().take(usize::from(players)).collect(),
            mode: Mode::default(),
            choose: false,
        }
    }
}

/// The part of the setup that does not depend on chance.
pub(crate) fn lay_table(setup: &Setup) -> Result<Dante, SetupError> {
    let count = setup.champions.len();
    let twice = (1..).zip(&setup.champions).any(|(next, who)| setup.champions.iter().skip(next).any(|other| other == who));
    CHAMPIONS.allows(count)?;
    if twice {
        return Err(CHAMPIONS.clash("a list of Champions, each of them once", rule::CHAMPION_UNIQUE_NAME));
    }
    let card = setup.confrontation.card();
    let player = |who: ChampionId| setup.champions.iter().position(|chosen| *chosen == who).map(|seat| Seat(seat as u8));
    let champions = ChampionId::ALL.map(|who| new_champion(who, player(who), card));
    let mut game = Dante {
        phase: if card.circle == 0 { Phase::Laying } else { Phase::Quick(0) },
        round: 0,
        confrontation: setup.confrontation,
        mode: setup.mode,
        choosing: setup.choose,
        players: count as u8,
        passed: Seats::NONE,
        champions,
        fierceness: first_order(card),
        foes: ArrayVec::new(),
        trays: ArrayVec::new(),
        heights: [0; AREAS],
        stairs: Spaces::default(),
        furniture: [[None; 4]; AREAS],
        minions: [None; MINIONS],
        traps: Areas::default(),
        sins: Bag::of(SinId::ALL.map(|sin| sin.card().copies)),
        sins_spent: Bag::EMPTY,
        findings: Bag::of(FindingId::ALL.map(|finding| finding.card().copies)),
        arcana: Bag::of([1; ArcanaId::KINDS]),
        wounds: Bag::of([1; WoundId::KINDS]),
        might: Might::default(),
        ended: None,
        playing: None,
    };
    for Building::Of { levels, area } in card.buildings {
        if let Some(height) = game.heights.get_mut(usize::from(area.0)) {
            *height = *levels;
        }
    }
    game.stairs = card.stairs.iter().fold(game.stairs, |stairs, spot| stairs.and(spot.space()));
    for Piece::On(piece, spot) in card.furniture {
        game.put_furniture(spot.space(), Some(*piece));
    }
    for (nth, stand) in (0..).zip(card.foes) {
        let (at, facing, flown) = match *stand {
            Stand::At { area, facing, .. } => (area, facing, false),
            Stand::Away(_) => (AreaId::MIDDLE, Dir::South, true),
        };
        game.foes.push(Foe { id: stand.id(), at, facing, holds: None, enrage: 0, fortify: 0, flown, spear: Spear::Off });
        for pack in stand.id().card().decks {
            game.trays.push(new_tray(*pack, FoeNo(nth)));
        }
    }
    game.trays.extend(card.events.map(|pack| new_tray(pack, FoeNo(0))));
    Ok(game)
}

/// What makes the Malefactors of a Circle as dangerous as they should be, to so many Companions. Those of no Circle are as printed.
pub(crate) fn might_of(confrontation: ConfrontationId, companions: u8) -> Might {
    let [damage, sturdiness, endurance, relief, hunger] =
        ["damage", "sturdiness", "endurance", "relief", "hunger"].map(|what| dial_of(confrontation, what));
    // A Companion strikes with few dice, most of which would break on what is added.
    let fewer = if confrontation.card().circle > 0 { companions.cast_signed() } else { 0 };
    let sturdiness = sturdiness.cast_signed() - fewer;
    // Companions wound it so seldom that a fight would go round in a circle.
    let hunger = if companions > 0 { hunger.min(1) } else { hunger };
    Might { damage, sturdiness, endurance: endurance.saturating_sub(companions.saturating_mul(relief)), hunger }
}

/// How many Arcana stand for those that nobody could Offer in a Chronicle that was not played.
pub(crate) fn arcana_of(confrontation: ConfrontationId) -> u8 {
    dial_of(confrontation, "arcana")
}

/// A dial of a Circle; nothing where it has none of that name.
fn dial_of(confrontation: ConfrontationId, what: &str) -> u8 {
    let table = confrontation.card().name.leaf();
    dial::ALL.iter().find(|dial| dial.table == table && dial.name == what).map_or(0, |dial| dial.count())
}

/// The order of the Fierceness Track at the start.
fn first_order(card: &Confrontation) -> [ChampionId; 4] {
    let mut order = card.fierceness.iter().copied();
    ChampionId::ALL.map(|who| order.next().unwrap_or(who))
}

/// A deck of the tray, shuffled.
fn new_tray(pack: PackId, owner: FoeNo) -> Tray {
    Tray {
        pack,
        owner,
        top: None,
        unseen: Cards::first(pack.card().cards.len()),
        arcana: 0,
        below: ArrayVec::new(),
        discard: ArrayVec::new(),
        endurance: 0,
    }
}

/// A Champion at the start of a Confrontation (ruling `confrontation.quick-setup`).
fn new_champion(who: ChampionId, player: Option<Seat>, card: &Confrontation) -> Champion {
    let mut level_one = ManeuverId::ALL.into_iter().filter(|id| id.card().of == Some(who) && id.card().level == 1);
    let maneuvers = [ManeuverId::Flourish; DECK].map(|spare| level_one.next().unwrap_or(spare));
    let sheet = SheetId::ALL.into_iter().find(|id| id.card().of == who && id.card().level == 1).unwrap_or(SheetId::Acrobat);
    let space = card.start.get(who.number()).map_or(Space::of(AreaId::MIDDLE, Dir::South), |spot| spot.space());
    Champion {
        sheet,
        player,
        place: Place::On(space),
        vigor: VIGOR,
        tokens: Tokens::default(),
        maneuvers,
        polymorphed: false,
        stored: Cards::NONE,
        hand: Cards::NONE,
        deck: if player.is_some() { Cards::first(DECK) } else { Cards::NONE },
        discard: Cards::NONE,
        sins: ArrayVec::new(),
        slots: core::array::from_fn::<_, SLOTS, _>(|_| Slot {
            cover: if player.is_some() { Cover::Cooldown } else { Cover::Open },
            cards: ArrayVec::new(),
        }),
        ready: 0,
        done: Cards::NONE,
        wounds: 0,
        weapon: who.heirloom(),
        relic: None,
        quality: None,
        finding: None,
        spent: false,
        acted: Cards::NONE,
        silenced: false,
        lifted: false,
    }
}
