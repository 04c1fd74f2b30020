//! What can be chosen before play, and how the table is laid.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Count, Dial, Field, Flow, Form, FormEntry, Key, Kind, More, Prepare, Seat, SetupError, Value};

use crate::about::About;
use crate::asking::{Putting, Question};
use crate::content::kinds::{Behaviour, Goal, Wear};
use crate::content::track::Slot;
use crate::content::{AdventureId, HeroId, ItemId, RoleId};
use crate::event::Event;
use crate::hero::{Boon, GEAR, Gear, Hero, Learned, PLACES};
use crate::play::O;
use crate::square::Squares;
use crate::state::{CHEST_ITEMS, Drunagor, FULL_BAG, Harmed, MOST_HEROES, Phase};
use crate::tokens::Tokens;
use crate::{dial, key, rule};

pub use crate::roles::{RoleChoice, Roles};

/// What is chosen before play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(default)]
pub struct Setup {
    /// The Adventure.
    pub adventure: AdventureId,
    /// The heroes, 1 to 5, one for each seat.
    pub heroes: Vec<HeroId>,
    /// The behaviour of monsters, where they have it; Standard otherwise.
    pub behaviour: Behaviour,
    /// Whether heroes may learn from a second class.
    pub multiclass: bool,
    /// Whether an Overlord comes in place of each commander.
    pub overlords: bool,
    /// The Dungeon Roles of the heroes.
    pub roles: Roles,
}

/// The names of all items of a kind.
macro_rules! names {
    ($kind:ident) => {{
        let mut names = [Key(""); $kind::ALL.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = $kind::ALL[at].card().name;
            at += 1;
        }
        names
    }};
}

#[expect(clippy::indexing_slicing, reason = "a mistake here does not compile")]
static ADVENTURES: [Key; AdventureId::ALL.len()] = names!(AdventureId);
#[expect(clippy::indexing_slicing, reason = "a mistake here does not compile")]
static CAST: [Key; HeroId::ALL.len()] = names!(HeroId);
const BEHAVIOURS: [Behaviour; 3] = [Behaviour::Standard, Behaviour::Alternate, Behaviour::Complex];
static BEHAVIOUR_NAMES: [Key; BEHAVIOURS.len()] = [key::BEHAVIOUR_STANDARD, key::BEHAVIOUR_ALTERNATE, key::BEHAVIOUR_COMPLEX];
static ROLE_NAMES: [Key; RoleChoice::ALL.len()] = [
    key::ROLES_USUAL,
    RoleId::Controller.card().name,
    RoleId::Defender.card().name,
    RoleId::Leader.card().name,
    RoleId::Striker.card().name,
    RoleId::Support.card().name,
];

/// How many heroes go down together.
const SEATS: Count = Count { least: 1, most: MOST_HEROES as u8, usual: 3 };

const fn role_of(id: &'static str) -> Field {
    Field::new(id, Kind::One { of: &ROLE_NAMES, lot: false }, rule::ROLE_DUPLICATES).within("roles")
}

static ADVENTURE: Field = Field::new("adventure", Kind::One { of: &ADVENTURES, lot: false }, rule::SETUP_ADVENTURE_PAGE);
static BEHAVIOUR: Field = Field::new("behaviour", Kind::One { of: &BEHAVIOUR_NAMES, lot: false }, rule::SUMMON_BEHAVIOUR_CHOICE);
static HEROES: Field = Field::new("heroes", Kind::Cast { of: &CAST, seats: SEATS }, rule::STRUCTURE_PLAYERS);
static MULTICLASS: Field = Field::new("multiclass", Kind::Flag, rule::CLASS_MULTI);
static OVERLORDS: Field = Field::new("overlords", Kind::Flag, rule::OVERLORD_REPLACE);
static VORN: Field = role_of("vorn");
static ELROS: Field = role_of("elros");
static MAYA: Field = role_of("maya");
static JAHEEN: Field = role_of("jaheen");
static LORELAI: Field = role_of("lorelai");

const fn field_of(hero: HeroId) -> &'static Field {
    match hero {
        HeroId::Vorn => &VORN,
        HeroId::Elros => &ELROS,
        HeroId::Maya => &MAYA,
        HeroId::Jaheen => &JAHEEN,
        HeroId::Lorelai => &LORELAI,
    }
}

const TOLD: &[More] = &[More { ending: "text", to: None }];
const ROLES: Key = key::SETUP_ROLES;

impl Prepare for Setup {
    const FORM: &'static Form = &Form {
        invite: key::SETUP_INVITE,
        seats: SEATS,
        entries: &[
            FormEntry::new(&ADVENTURE, key::SETUP_ADVENTURE).told(TOLD),
            FormEntry::new(&HEROES, key::SETUP_HEROES).told(TOLD),
            FormEntry::new(&BEHAVIOUR, key::SETUP_BEHAVIOUR).told(TOLD),
            FormEntry::new(&MULTICLASS, key::SETUP_MULTICLASS).called(&[key::SETUP_MULTICLASS_YES]),
            FormEntry::new(&OVERLORDS, key::SETUP_OVERLORDS).called(&[key::SETUP_OVERLORDS_YES]),
            FormEntry::new(&VORN, key::SETUP_ROLE_VORN).behind(ROLES).apart(),
            FormEntry::new(&ELROS, key::SETUP_ROLE_ELROS).behind(ROLES).apart(),
            FormEntry::new(&MAYA, key::SETUP_ROLE_MAYA).behind(ROLES).apart(),
            FormEntry::new(&JAHEEN, key::SETUP_ROLE_JAHEEN).behind(ROLES).apart(),
            FormEntry::new(&LORELAI, key::SETUP_ROLE_LORELAI).behind(ROLES).apart(),
        ],
    };

    /// By the Adventure and the number of heroes, and for one who goes alone by who it is.
    fn table(&self) -> String {
        table_of(self.adventure, &self.heroes)
    }

    const DIALS: &'static [&'static Dial] = dial::ALL;

    fn read<V: Value>(chosen: &V) -> Result<Self, &'static Field> {
        let role = |field: &'static Field| field.one(chosen, &RoleChoice::ALL).map(Option::unwrap_or_default);
        Ok(Self {
            adventure: ADVENTURE.one(chosen, &AdventureId::ALL)?.unwrap_or(AdventureId::ALL[0]),
            heroes: HEROES.cast(chosen, &HeroId::ALL)?,
            behaviour: BEHAVIOUR.one(chosen, &BEHAVIOURS)?.unwrap_or(Behaviour::Standard),
            multiclass: MULTICLASS.flag(chosen)?,
            overlords: OVERLORDS.flag(chosen)?,
            roles: Roles {
                vorn: role(&VORN)?,
                elros: role(&ELROS)?,
                maya: role(&MAYA)?,
                jaheen: role(&JAHEEN)?,
                lorelai: role(&LORELAI)?,
            },
        })
    }

    /// The usual setup for every number of heroes; then every Adventure with another number of heroes, with other heroes, roles and
    /// behaviours along the way.
    fn variety() -> Vec<Self> {
        let usual = (1..=SEATS.most).map(Self::of);
        let places = AdventureId::ALL.into_iter().zip([1, 2, 3, 4, 5].into_iter().cycle()).map(|(adventure, count)| {
            // A match needs rivals.
            let least = if adventure.card().goal == Goal::Duel { 2 } else { 1 };
            (adventure, count.max(least))
        });
        let each = (0..).zip(places).map(|(nth, (adventure, count))| {
            let mut roles = Roles::default();
            for (hero, role) in HeroId::ALL.into_iter().zip(RoleChoice::ALL.into_iter().cycle().skip(nth)) {
                roles.choose(hero, role);
            }
            Self {
                adventure,
                heroes: HeroId::ALL.into_iter().cycle().skip(nth).take(count).collect(),
                behaviour: BEHAVIOURS.into_iter().cycle().nth(nth).unwrap_or(Behaviour::Standard),
                multiclass: nth % 3 == 0,
                overlords: nth % 3 == 1,
                roles,
            }
        });
        usual.chain(each).collect()
    }

    /// Every Adventure that has dials with every number of heroes, by five parties each: every hero comes in as many of them as every
    /// other.
    fn balanced() -> Vec<Self> {
        let mut all = Vec::new();
        for adventure in AdventureId::ALL {
            for count in 1..=HeroId::ALL.len() {
                let party = |first| HeroId::ALL.into_iter().cycle().skip(first).take(count).collect();
                let parties = (0..HeroId::ALL.len()).map(party);
                all.extend(parties.map(|heroes| Self { adventure, heroes, ..Self::default() }));
            }
        }
        all.retain(|setup| dial::ALL.iter().any(|dial| dial.table == setup.table()));
        all
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::of(SEATS.usual)
    }
}

impl Setup {
    /// The usual Adventure with this number of heroes.
    pub fn of(heroes: u8) -> Self {
        Self {
            adventure: AdventureId::ALL[0],
            heroes: HeroId::ALL.into_iter().take(usize::from(heroes)).collect(),
            behaviour: Behaviour::Standard,
            multiclass: false,
            overlords: false,
            roles: Roles::default(),
        }
    }

    /// The role of each hero: what was chosen, then what is usual, then what is left.
    fn roles(&self) -> Result<ArrayVec<RoleId, MOST_HEROES>, SetupError> {
        let mut roles: ArrayVec<Option<RoleId>, MOST_HEROES> = ArrayVec::new();
        for hero in &self.heroes {
            let role = self.roles.of(*hero).role();
            if role.is_some() && roles.contains(&role) {
                return Err(field_of(*hero).clash("a role that no other hero has", rule::ROLE_DUPLICATES));
            }
            roles.push(role);
        }
        for (nth, hero) in self.heroes.iter().enumerate() {
            let usual = Some(usual_role(*hero));
            let free = !roles.contains(&usual);
            if let Some(role) = roles.get_mut(nth).filter(|role| role.is_none() && free) {
                *role = usual;
            }
        }
        for nth in 0..roles.len() {
            let left = RoleId::ALL.into_iter().find(|role| !roles.contains(&Some(*role)));
            if let Some(role) = roles.get_mut(nth).filter(|role| role.is_none()) {
                *role = left;
            }
        }
        Ok(roles.into_iter().flatten().collect())
    }
}

/// The role that a hero usually has.
const fn usual_role(hero: HeroId) -> RoleId {
    match hero {
        HeroId::Vorn => RoleId::Defender,
        HeroId::Elros => RoleId::Leader,
        HeroId::Maya => RoleId::Striker,
        HeroId::Jaheen => RoleId::Support,
        HeroId::Lorelai => RoleId::Controller,
    }
}

/// Lays the table as far as nothing is left to chance or choice.
pub(crate) fn lay_table(setup: &Setup) -> Result<Drunagor, SetupError> {
    HEROES.allows(setup.heroes.len())?;
    let twice = |nth: usize| setup.heroes.iter().skip(nth + 1).any(|other| setup.heroes.get(nth) == Some(other));
    if (0..setup.heroes.len()).any(twice) {
        return Err(HEROES.clash("different heroes", rule::STRUCTURE_PLAYERS));
    }
    if setup.adventure.card().goal == Goal::Duel && setup.heroes.len() < 2 {
        return Err(HEROES.clash("two heroes or more", rule::PVP_FORMATS));
    }
    let heroes = setup.heroes.iter().zip(setup.roles()?).map(|(id, role)| fresh(*id, role)).collect();
    let chest = |item: ItemId| item.card().copies;
    let mut deck = [0; CHEST_ITEMS];
    deck.iter_mut().zip(ItemId::ALL).for_each(|(count, item)| *count = chest(item));
    Ok(Drunagor {
        adventure: setup.adventure,
        heroes,
        behaviour: setup.behaviour,
        monsters: ArrayVec::new(),
        cards: ArrayVec::new(),
        attacks: ArrayVec::new(),
        allies: ArrayVec::new(),
        round: 1,
        marker: Slot::default(),
        phase: Phase::Laying,
        revealed: 1,
        darkness: Squares::NONE,
        small: Squares::NONE,
        bag: FULL_BAG,
        runes: [0; 5],
        rune_face_b: false,
        respite: 0,
        beneath: Squares::NONE,
        loots: ArrayVec::new(),
        spots: ArrayVec::new(),
        chosen: [0; 2],
        noted: 0,
        triggered: 0,
        out: 0,
        second_classes: setup.multiclass,
        overlords: setup.overlords,
        chests: ArrayVec::new(),
        traps: ArrayVec::new(),
        deck,
        discard: [0; CHEST_ITEMS],
        ended: None,
    })
}

/// No dial gives more rounds of respite.
pub(crate) const MOST_RESPITE: u8 = 30;

/// What the dials give to every hero of a party in an Adventure, and how many rounds of respite.
fn boon_of(adventure: AdventureId, heroes: &[HeroId]) -> (Boon, u8) {
    let table = table_of(adventure, heroes);
    let dial = |what| dial::ALL.iter().find(|dial| dial.table == table && dial.name == what).map_or(0, |dial| dial.get() as i8);
    (Boon { health: dial("health"), traumas: dial("traumas"), damage: dial("damage") }, dial("respite").unsigned_abs())
}

/// The name of the table for dials: by the Adventure and the number of heroes. Together they make up for what one lacks; how hard it is
/// alone is a matter of who it is.
fn table_of(adventure: AdventureId, heroes: &[HeroId]) -> String {
    let name = adventure.card().name.leaf();
    match heroes {
        [alone] => format!("{name}-{}", alone.card().name.leaf()),
        _ => format!("{name}-{}", heroes.len()),
    }
}

/// A hero as an Adventure begins: full Health, all cubes, no tokens.
pub(crate) fn fresh(id: HeroId, role: RoleId) -> Hero {
    let card = id.card();
    let mut gear = [None; GEAR];
    for item in card.gear {
        let slot = Hero::slot_of(*item).and_then(|slot| gear.get_mut(slot));
        if let Some(slot) = slot {
            *slot = Some(Gear { item: *item, flipped: false });
        }
    }
    debug_assert!(card.gear.iter().all(|item| item.card().wear != Wear::Consumable));
    let mut hero = Hero {
        id,
        role,
        roleless: false,
        learned: Learned::default(),
        at: Default::default(),
        health: 0,
        down: false,
        available: [card.yellow, card.red, card.green, card.blue, 0],
        expended: [0; 5],
        spent: [None; PLACES],
        blocked: [None; PLACES],
        beside: [0; 2],
        gear,
        bag: [None; 2],
        tokens: Tokens::default(),
        harmed: Harmed::default(),
        boon: Boon::default(),
    };
    hero.health = hero.most_health();
    hero
}

impl Drunagor {
    /// The First Setup: Heroes take their places before monsters are summoned and play starts.
    pub(crate) fn lay_first_setup(&mut self, o: O) -> Flow<()> {
        let also = if self.is_duel() { rule::PVP_MAP } else { rule::ONESHOT_SETUP };
        self.tell(o, Event::Laid(self.adventure), rule::SETUP_ADVENTURE_PAGE.and(also));
        // Everybody stands somewhere from here on; where exactly, the heroes choose in turn.
        let starts = &self.adventure.board().starts;
        let heroes: Vec<HeroId> = self.heroes.iter().map(|hero| hero.id).collect();
        let (boon, respite) = boon_of(self.adventure, &heroes);
        self.respite = respite;
        for (hero, at) in self.heroes.iter_mut().zip(starts) {
            hero.at = *at;
            hero.boon = boon;
            hero.health = hero.most_health();
        }
        if boon != Boon::default() {
            self.tell(o, Event::Boon(boon), rule::CONTENT_BALANCE);
        }
        if respite > 0 {
            self.tell(o, Event::Respite(respite), rule::CONTENT_BALANCE);
        }
        if self.is_duel() {
            self.roll_initiative(o)?;
        } else {
            let leader = self.leader();
            self.tell(o, Event::Leads(leader), rule::ROLE_LEADER_ORDER.and(rule::ROLE_PARTY_LEADER));
        }
        self.phase = Phase::Learning(Seat(0), 0);
        Ok(())
    }

    /// Heroes choose their squares in the order of the track.
    pub(crate) fn place_hero(&mut self, o: O, nth: u8) -> Flow<()> {
        let order = self.in_initiative();
        let Some(who) = order.get(usize::from(nth)).copied() else {
            self.reveal(o, 0, rule::SETUP_FIRST_SETUP)?;
            self.phase = Phase::Track;
            if self.second_rune_card() > 0 {
                self.tell(o, Event::SecondRune, rule::SETUP_RUNE_CARD_SECOND);
            }
            self.tell(o, Event::Round(self.round), rule::INITIATIVE_MARKER_START);
            return Ok(());
        };
        let placed = order.get(..usize::from(nth)).unwrap_or_default();
        let mut question = Question::new(who, About::Begin { who }, rule::SETUP_HERO_PLACEMENT, o.wants_refusals());
        for at in &self.adventure.board().starts {
            let taken = placed.iter().any(|other| self.hero(*other).at == *at);
            let verdict = if taken { Err(rule::MOVEMENT_SMALL_SQUARE) } else { Ok(rule::SETUP_HERO_PLACEMENT) };
            question.consider(Putting::Put(*at), verdict);
        }
        if let Some(Putting::Put(at)) = self.put_or_only(o, &question)? {
            self.hero_mut(who).at = at;
            self.tell(o, Event::Placed(who, at), rule::SETUP_FIRST_SETUP);
        }
        self.phase = Phase::Placing(nth + 1);
        Ok(())
    }

    /// The heroes in the order of the track.
    pub(crate) fn in_initiative(&self) -> ArrayVec<Seat, MOST_HEROES> {
        let mut seats: ArrayVec<Seat, MOST_HEROES> = self.party().collect();
        seats.sort_unstable_by_key(|seat| Slot::of_role(self.hero(*seat).role));
        seats
    }
}
