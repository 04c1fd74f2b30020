//! What can be chosen before play, and how the table is laid.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Count, Dial, Field, Form, FormEntry, Key, Kind, More, Prepare, RuleId, Seat, Seats, SetupError, Value};

use crate::content::{Advance, DESPAIR_DICE, DemonId, GiftId, HeroId, LegionId, LordId, MapId, PANEL, Power, RegionId};
use crate::dice::Pool;
use crate::state::{Apocalypse, AreaId, Areas, Ground, Hero, LordState, MOST_AREAS, MOST_HEROES, MOST_SLOTS, Phase, Powers};
use crate::{dial, key, rule};

/// What is chosen before play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(default)]
pub struct Setup {
    /// The map.
    pub map: MapId,
    /// The Lord; `None` to draw one at random.
    #[cfg_attr(feature = "ts", tsify(type = "LordId | null"))]
    pub lord: Option<LordId>,
    /// The region.
    pub region: RegionId,
    /// The heroes at the start, 1 to 5, one for each seat.
    pub heroes: Vec<HeroId>,
    /// Seats whose players join later.
    pub late: u8,
    /// Whether players may leave and hand their heroes over.
    pub leaving: bool,
    /// Whether the first captain gets the divine intervention token.
    pub divine: bool,
    /// What makes the game harder.
    pub modifiers: Modifiers,
}

/// How many heroes a table can have, including those who join later.
const SEATS: Count = Count { least: 1, most: MOST_HEROES as u8, usual: 3 };

/// The names of all items of a kind.
macro_rules! names {
    ($kind:ident, $card:ident) => {{
        let mut names = [Key(""); $kind::ALL.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = $kind::ALL[at].$card().name;
            at += 1;
        }
        names
    }};
}

#[expect(clippy::indexing_slicing, reason = "a mistake here does not compile")]
static MAPS: [Key; MapId::ALL.len()] = names!(MapId, map);
#[expect(clippy::indexing_slicing, reason = "a mistake here does not compile")]
static LORDS: [Key; LordId::ALL.len()] = names!(LordId, sheet);
#[expect(clippy::indexing_slicing, reason = "a mistake here does not compile")]
static REGIONS: [Key; RegionId::ALL.len()] = names!(RegionId, card);
#[expect(clippy::indexing_slicing, reason = "a mistake here does not compile")]
static CAST: [Key; HeroId::ALL.len()] = names!(HeroId, sheet);

const fn up_to(most: usize) -> Count {
    Count { least: 0, most: most as u8, usual: 0 }
}

const fn modifier(id: &'static str, kind: Kind, rule: RuleId) -> Field {
    Field::new(id, kind, rule).within("modifiers")
}

static MAP: Field = Field::new("map", Kind::One { of: &MAPS, lot: false }, rule::SETUP_MAP);
static LORD: Field = Field::new("lord", Kind::One { of: &LORDS, lot: true }, rule::SETUP_LORD);
static REGION: Field = Field::new("region", Kind::One { of: &REGIONS, lot: false }, rule::REGION_SETUP);
static HEROES: Field = Field::new("heroes", Kind::Cast { of: &CAST, seats: SEATS }, rule::CONTENT_TITLE_AND_PLAYERS);
static DESPAIR: Field = modifier("despair", Kind::Number(up_to(DESPAIR_DICE.len() - 1)), rule::DIFFICULTY_DESPAIR_HELLISH);
static MOVING_UP: Field = modifier("moving-up", Kind::Number(up_to(2)), rule::DIFFICULTY_MOVING_UP_HELLISH);
static SECRET_LORD: Field = modifier("secret-lord", Kind::Flag, rule::DIFFICULTY_SECRET_LORD);
static ENRAGED_LORD: Field = modifier("enraged-lord", Kind::Flag, rule::DIFFICULTY_ENRAGED_LORD);
static MINIBOSS: Field = modifier("miniboss", Kind::Flag, rule::DIFFICULTY_MINIBOSS);
static DIVINE: Field = Field::new("divine", Kind::Flag, rule::DIVINE_OPTIONAL);
static LATE: Field = Field::new("late", Kind::Later(up_to(MOST_HEROES - 1)), rule::ENTRY_JOIN);
static LEAVING: Field = Field::new("leaving", Kind::Flag, rule::ENTRY_LEAVE);

const TOLD: &[More] = &[More { ending: "text", to: None }];
const HARDER: Key = key::SETUP_HARDER;
const COMINGS: Key = key::SETUP_COMINGS;

impl Prepare for Setup {
    const FORM: &'static Form = &Form {
        invite: key::SETUP_INVITE,
        seats: SEATS,
        entries: &[
            FormEntry::new(&MAP, key::SETUP_MAP).told(TOLD),
            FormEntry::new(&LORD, key::SETUP_LORD).told(TOLD).called(&[key::SETUP_LORD_LOT]),
            FormEntry::new(&REGION, key::SETUP_REGION).told(TOLD),
            FormEntry::new(&DESPAIR, key::SETUP_DESPAIR)
                .called(&[key::SETUP_DESPAIR_0, key::SETUP_DESPAIR_1, key::SETUP_DESPAIR_2, key::SETUP_DESPAIR_3])
                .behind(HARDER),
            FormEntry::new(&MOVING_UP, key::SETUP_MOVING_UP)
                .called(&[key::SETUP_MOVING_UP_0, key::SETUP_MOVING_UP_1, key::SETUP_MOVING_UP_2])
                .only_with(&[key::MAP_INVASION, key::MAP_DOOMGATE, key::MAP_DELTA])
                .behind(HARDER),
            FormEntry::new(&SECRET_LORD, key::SETUP_SECRET_LORD).called(&[key::SETUP_SECRET_LORD_YES]).behind(HARDER),
            FormEntry::new(&ENRAGED_LORD, key::SETUP_ENRAGED_LORD).called(&[key::SETUP_ENRAGED_LORD_YES]).behind(HARDER),
            FormEntry::new(&MINIBOSS, key::SETUP_MINIBOSS).called(&[key::SETUP_MINIBOSS_YES]).behind(HARDER),
            FormEntry::new(&DIVINE, key::SETUP_DIVINE)
                .called(&[key::SETUP_DIVINE_YES])
                .eases_after(&[key::END_DOOM, key::END_OVERRUN])
                .behind(HARDER),
            FormEntry::new(&LATE, key::SETUP_LATE)
                .called(&[key::SETUP_LATE_0, key::SETUP_LATE_1, key::SETUP_LATE_2, key::SETUP_LATE_3, key::SETUP_LATE_4])
                .behind(COMINGS),
            FormEntry::new(&LEAVING, key::SETUP_LEAVING).called(&[key::SETUP_LEAVING_YES]).behind(COMINGS),
            FormEntry::new(&HEROES, key::SETUP_HEROES).called(&[
                key::SETUP_HEROES_1,
                key::SETUP_HEROES_2,
                key::SETUP_HEROES_3,
                key::SETUP_HEROES_4,
                key::SETUP_HEROES_5,
            ]),
        ],
    };

    const DIALS: &'static [&'static Dial] = dial::ALL;

    /// By the number of heroes.
    fn table(&self) -> String {
        format!("heroes-{}", self.heroes.len())
    }

    fn read<V: Value>(chosen: &V) -> Result<Self, &'static Field> {
        Ok(Self {
            map: MAP.one(chosen, &MapId::ALL)?.unwrap_or(MapId::Invasion),
            lord: LORD.one(chosen, &LordId::ALL)?,
            region: REGION.one(chosen, &RegionId::ALL)?.unwrap_or(RegionId::World),
            heroes: HEROES.cast(chosen, &HeroId::ALL)?,
            late: LATE.number(chosen)?,
            leaving: LEAVING.flag(chosen)?,
            divine: DIVINE.flag(chosen)?,
            modifiers: Modifiers {
                secret_lord: SECRET_LORD.flag(chosen)?,
                enraged_lord: ENRAGED_LORD.flag(chosen)?,
                despair: DESPAIR.number(chosen)?,
                moving_up: MOVING_UP.number(chosen)?,
                miniboss: MINIBOSS.flag(chosen)?,
            },
        })
    }

    /// The usual setup for every number of heroes, then every Lord on every map, varying regions, heroes, late players, leaving,
    /// divine intervention and modifiers along the way.
    fn variety() -> Vec<Self> {
        let mut setups: Vec<Self> = (1..=5).map(Self::of).collect();
        let places = MapId::ALL.into_iter().flat_map(|map| LordId::ALL.map(|lord| (map, lord)));
        let regions = RegionId::ALL.into_iter().cycle();
        let harder = Modifiers::variety().into_iter().cycle();
        for (nth, (((map, lord), region), modifiers)) in places.zip(regions).zip(harder).enumerate() {
            let count = 1 + nth % MOST_HEROES;
            let heroes = HeroId::ALL.into_iter().cycle().skip(nth * 2).take(count).collect();
            let late = if nth % 3 == 0 { (MOST_HEROES - count) as u8 } else { 0 };
            // Now and then the Lord is drawn at random.
            let lord = (nth % 7 != 0).then_some(lord);
            let moving_up = if map.map().advance == Advance::Moves { modifiers.moving_up } else { 0 };
            let modifiers = Modifiers { moving_up, ..modifiers };
            setups.push(Self { map, lord, region, heroes, late, leaving: nth % 2 == 0, divine: nth % 4 != 1, modifiers });
        }
        setups
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::of(SEATS.usual)
    }
}

impl Setup {
    /// The usual game with this number of heroes.
    pub fn of(heroes: u8) -> Self {
        Self {
            map: MapId::Invasion,
            lord: Some(LordId::Baphomet),
            region: RegionId::World,
            heroes: HeroId::ALL.into_iter().take(usize::from(heroes)).collect(),
            late: 0,
            leaving: false,
            divine: false,
            modifiers: Modifiers::default(),
        }
    }
}

/// What makes the game harder; the modifiers can be combined freely (rule `difficulty.mix`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(default, rename_all = "kebab-case")]
pub struct Modifiers {
    /// Hard: the Lord is unknown until its shadow is entered.
    pub secret_lord: bool,
    /// Nightmare: the Lord has health as if one more hero played.
    pub enraged_lord: bool,
    /// More despair dice: 0 none, 1 hard (5 dice), 2 nightmare (6), 3 hellish (7).
    pub despair: u8,
    /// The Lord starts nearer: 0 not, 1 nightmare (1 area), 2 hellish (2 areas).
    pub moving_up: u8,
    /// Nightmare: a 4th circle demon stands in the Lord's area.
    pub miniboss: bool,
}

/// Levels of difficulty (rule `difficulty.levels`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// Nothing makes it harder.
    Normal,
    /// Hard.
    Hard,
    /// Nightmare.
    Nightmare,
    /// Hellish.
    Hellish,
}

impl Modifiers {
    /// One of each kind, and ways to combine them.
    fn variety() -> [Self; 11] {
        let none = Self::default();
        [
            none,
            Self { secret_lord: true, despair: 1, ..none },
            Self { moving_up: 2, miniboss: true, ..none },
            Self { enraged_lord: true, miniboss: true, ..none },
            Self { despair: 1, ..none },
            Self { moving_up: 1, ..none },
            Self { enraged_lord: true, ..none },
            Self { moving_up: 2, ..none },
            Self { secret_lord: true, enraged_lord: true, despair: 2, moving_up: 1, miniboss: true },
            Self { miniboss: true, ..none },
            Self { moving_up: 2, despair: 3, ..none },
        ]
    }

    /// The rule by which they add up: two hard, two nightmare, any other two, more than two, or just one.
    pub(crate) fn why(&self) -> RuleId {
        let hard = u8::from(self.secret_lord) + u8::from(self.despair == 1);
        let nightmare =
            u8::from(self.enraged_lord) + u8::from(self.miniboss) + u8::from(self.despair == 2) + u8::from(self.moving_up == 1);
        let hellish = u8::from(self.despair == 3) + u8::from(self.moving_up == 2);
        match (hard, nightmare, hellish) {
            (2, 0, 0) => rule::DIFFICULTY_TWO_HARD,
            (0, 2, 0) => rule::DIFFICULTY_TWO_NIGHTMARE,
            _ if hard + nightmare + hellish > 2 => rule::DIFFICULTY_SUMS,
            _ if hard + nightmare + hellish > 1 => rule::DIFFICULTY_MIX,
            _ => rule::DIFFICULTY_LEVELS,
        }
    }

    /// What they add up to: hard counts 1, nightmare 2, hellish 4 (ruling `difficulty.sums`).
    pub fn difficulty(&self) -> Difficulty {
        const POINTS: [u8; 4] = [0, 1, 2, 4];
        let dice = POINTS.get(usize::from(self.despair)).copied().unwrap_or(0);
        let nearer = self.moving_up.min(2) * 2;
        let points = u8::from(self.secret_lord) + 2 * u8::from(self.enraged_lord) + dice + nearer + 2 * u8::from(self.miniboss);
        match points {
            0 => Difficulty::Normal,
            1 => Difficulty::Hard,
            2 | 3 => Difficulty::Nightmare,
            _ => Difficulty::Hellish,
        }
    }
}

/// Despair and Lord counters begin on their first box, where nothing happens yet (ruling `despair.start`).
pub(crate) const FIRST_BOX: u8 = 1;

/// The part of the setup that does not depend on chance.
pub(crate) fn lay_table(setup: &Setup) -> Result<Apocalypse, SetupError> {
    check(setup)?;
    let map = setup.map.map();
    let region = setup.region.card();
    let mut areas = [Ground::default(); MOST_AREAS + 1];
    for (ground, tokens) in areas.iter_mut().zip(map.tokens_for(setup.heroes.len() as u8)) {
        ground.tokens = tokens;
    }
    let unused = HeroId::ALL.into_iter().filter(|id| !setup.heroes.contains(id));
    let heroes = setup.heroes.iter().copied().map(|id| (id, true)).chain(unused.map(|id| (id, false)));
    let seats = setup.heroes.len() + usize::from(setup.late);
    let heroes: ArrayVec<Hero, MOST_HEROES> =
        (0..).zip(heroes.take(seats)).map(|(seat, (id, joined))| new_hero(id, Seat(seat), joined, region.luck)).collect();
    let mut game = Apocalypse {
        phase: Phase::Laying,
        turn: 0,
        map: setup.map,
        region: setup.region,
        modifiers: setup.modifiers,
        leaving: setup.leaving,
        mercy: setup.divine,
        captain: Seat(0),
        seen: setup.heroes.iter().fold(0, |seen, id| seen | 1 << id.kind()),
        heroes,
        areas,
        shadow: Areas::NONE,
        fourths: ArrayVec::new(),
        demons: Bag::of([1; DemonId::ALL.len()]),
        lord: LordState { id: setup.lord, at: AreaId(map.lord), health: 0, guard: 0, reserve: 0 },
        battle: None,
        doom: 0,
        despair: FIRST_BOX,
        lord_track: FIRST_BOX,
        dice: DESPAIR_DICE.get(usize::from(setup.modifiers.despair)).copied().unwrap_or(4),
        pool: region.pool,
        stolen: 0,
        legion: LegionId::ALL[0],
        legions: Bag::of([1; LegionId::ALL.len()]),
        legions_spent: Bag::EMPTY,
        panel: [None; PANEL],
        gifts: Bag::of(GiftId::ALL.map(|gift| gift.card().cards)),
        gifts_spent: Bag::EMPTY,
        ambush_dice: 0,
        supply: region.five().map(|kind| kind.card().cards),
        divine: None,
        refused: Seats::NONE,
        ended: None,
        attack: None,
        strike: None,
    };
    game.place_lord();
    Ok(game)
}

/// A hero as it enters play for the first time: on the start space, with the figures of its sheet.
pub(crate) fn new_hero(id: HeroId, player: Seat, joined: bool, more_luck: u8) -> Hero {
    let sheet = id.sheet();
    Hero {
        id,
        player,
        joined,
        at: joined.then_some(AreaId::START),
        health: if joined { sheet.health } else { 0 },
        cap: sheet.health,
        toughness: sheet.toughness,
        attack: if joined { Pool::sum(sheet.attack) } else { Pool::NONE },
        luck: if joined { sheet.luck + more_luck } else { 0 },
        courage: 0,
        patrol: None,
        slots: [None; MOST_SLOTS],
        powers: sheet.powers.iter().copied().map(Power::Ability).collect(),
        used: Powers::default(),
        fire: false,
        stunned: false,
        pestilence: 0,
        tokens: 0,
    }
}

fn check(setup: &Setup) -> Result<(), SetupError> {
    let Modifiers { despair, moving_up, .. } = setup.modifiers;
    HEROES.allows(setup.heroes.len())?;
    LATE.allows(usize::from(setup.late))?;
    DESPAIR.allows(usize::from(despair))?;
    MOVING_UP.allows(usize::from(moving_up))?;
    if setup.heroes.len() + usize::from(setup.late) > MOST_HEROES {
        return Err(LATE.clash("no more than there are seats left", rule::CONTENT_TITLE_AND_PLAYERS));
    }
    if (1..).zip(&setup.heroes).any(|(next, id)| setup.heroes.get(next..).is_some_and(|rest| rest.contains(id))) {
        return Err(HEROES.clash("a list of heroes, each of them once", rule::SETUP_HERO));
    }
    if moving_up > 0 && setup.map.map().advance != Advance::Moves {
        return Err(MOVING_UP.clash("0 on a map where the Lord does not move", rule::DIFFICULTY_MOVING_UP_MAPS));
    }
    Ok(())
}
