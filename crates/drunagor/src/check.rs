//! Whether a position is one that the rules can handle.

use table::{Broken, RuleId};

use crate::content::FaceId;
use crate::content::kinds::{Side, Strength};
use crate::content::track::Slot;
use crate::hero::{Block, Cube, Hero, Learned};
use crate::levelling::rewards;
use crate::rule;
use crate::setup::MOST_RESPITE;
use crate::state::{Drunagor, FULL_BAG, MOST_HEROES, MOST_MONSTERS, Monster, Phase};

/// So many cubes a hero can have of all kinds.
const MOST_CUBES: u8 = 32;
/// No monster has more Health than this in any position from outside.
const MOST_HEALTH: u16 = 999;
/// No counter that a position brings along is higher.
const MOST_COUNTED: u8 = 60;

const fn broken(what: &'static str, rule: RuleId) -> Broken {
    Broken { what, rule }
}

fn holds(fine: bool, what: &'static str, rule: RuleId) -> Result<(), Broken> {
    if fine { Ok(()) } else { Err(broken(what, rule)) }
}

impl Drunagor {
    pub(crate) fn verify(&self) -> Result<(), Broken> {
        holds((1..=MOST_HEROES).contains(&self.heroes.len()), "a party of another size", rule::STRUCTURE_PLAYERS)?;
        for who in self.party() {
            let hero = self.hero(who);
            let twin =
                self.party().any(|other| other != who && (self.hero(other).role == hero.role || self.hero(other).id == hero.id));
            holds(!twin, "a hero or a role twice", rule::ROLE_DUPLICATES)?;
            self.verify_hero(hero)?;
        }
        holds(self.monsters.iter().all(|monster| self.is_sound(monster)), "a monster that cannot be", rule::MONSTER_CARD)?;
        self.verify_places()?;
        self.verify_track()?;
        self.verify_supply()?;
        self.verify_phase()
    }

    fn verify_hero(&self, hero: &Hero) -> Result<(), Broken> {
        holds(hero.boon.is_sound() && self.respite <= MOST_RESPITE, "more than an Adventure gives", rule::CONTENT_BALANCE)?;
        holds(
            hero.health <= hero.most_health() && hero.tokens.is_sound(),
            "Health or tokens that cannot be",
            rule::HERO_HEALTH_CAP,
        )?;
        holds(hero.down == (hero.health == 0) || self.phase == Phase::Laying, "neither up nor down", rule::KNOCKOUT_TRIGGER)?;
        let on_skills = hero.spent.iter().flatten().count() as u8;
        let few = |cubes: &[u8; 5]| cubes.iter().all(|count| *count <= MOST_CUBES);
        holds(few(&hero.available) && few(&hero.expended), "too many cubes", rule::HERO_STARTING_CUBES)?;
        let cubes: u8 = Cube::ALL.into_iter().map(|cube| hero.owned(cube)).fold(0, u8::saturating_add);
        // Before play a hero has the cubes of the board, and one for each skill that was learned, whose colour may still be asked for.
        let card = hero.id.card();
        let learned = hero.learned.cards.iter().fold(hero.learned.third, |sum, level| sum.saturating_add(*level));
        let first = (card.yellow + card.red + card.green + card.blue).saturating_add(learned);
        holds(
            !self.is_being_laid() || cubes == first || cubes + 1 == first,
            "other cubes than the hero begins with",
            rule::HERO_STARTING_CUBES,
        )?;
        holds((1..=MOST_CUBES).contains(&cubes) && on_skills <= cubes, "no cubes, or too many", rule::HERO_STARTING_CUBES)?;
        let stray = crate::hero::Place::all().any(|place| {
            let blocks = hero.block_on(place).is_some() && (hero.skill(place).is_none() || place.gear().is_some());
            let lies = hero.cube_on(place).is_some() && hero.usable(place).is_none_or(|usable| usable.slot.is_empty());
            blocks || lies
        });
        holds(!stray, "a cube where no skill is", rule::CUBE_NO_BLOCK_EQUIPMENT)?;
        let fine = hero.beside.iter().all(|count| *count <= MOST_COUNTED)
            && hero.blocks(Block::Curse) <= hero.most_curses().saturating_add(1)
            // In a match the party bears them together.
            && (self.is_duel() || hero.blocks(Block::Trauma) <= hero.most_traumas().saturating_add(1));
        holds(fine, "too many Curse or Trauma Cubes", rule::ADVENTURE_FAIL_CURSE)?;
        holds(hero.learned.is_sound(), "what nobody can have learned", rule::HERO_SKILL_LEVEL_ORDER)?;
        let worn = (0..).zip(hero.gear).all(|(slot, gear)| gear.is_none_or(|gear| Hero::slot_of(gear.item) == Some(slot)));
        holds(worn, "an item in another slot", rule::HERO_EQUIP_SLOTS)
    }

    fn is_sound(&self, monster: &Monster) -> bool {
        let face = |side| FaceId::find(monster.kind.monster, monster.kind.behaviour, side);
        let twins = self.monsters.iter().filter(|other| other.base == monster.base).count();
        let carded = self.card_of(monster.kind).is_some_and(|card| face(card.side).is_some());
        face(Side::A).is_some()
            && carded
            && twins == 1
            && usize::from(monster.base.0) < MOST_MONSTERS
            && (1..=MOST_HEALTH).contains(&monster.health)
            && monster.health <= self.most_health_of(monster)
            && monster.tokens.is_sound()
            && monster.tokens.marked_by.is_none_or(|seat| usize::from(seat.0) < self.heroes.len())
            && monster.evolved <= MOST_COUNTED
            && monster.power <= MOST_COUNTED
    }

    /// Everybody stands on the revealed map, and no two on one square.
    fn verify_places(&self) -> Result<(), Broken> {
        let setups = self.adventure.card().setups.len();
        holds(self.revealed & 1 == 1 && self.revealed >> setups == 0, "a setup that is not there", rule::DOOR_SETUP_FIRST)?;
        let dark = self.darkness.iter().all(|square| self.cell(square).is_some());
        let beneath = self.beneath.iter().all(|square| self.under_bridge(square).is_some());
        holds(beneath, "Darkness under no Bridge", rule::BRIDGE_DARKNESS_UNDER)?;
        holds(dark && self.small.iter().all(|square| self.darkness.has(square)), "Darkness off the map", rule::DARKNESS_OVERLAP)?;
        let chests = self
            .chests
            .iter()
            .all(|chest| self.cell(*chest).is_some() && self.occupant(*chest).is_none() || self.phase == Phase::Laying);
        let twice =
            self.chests.iter().enumerate().any(|(nth, chest)| self.chests.iter().skip(nth + 1).any(|other| other == chest));
        holds(chests && !twice, "a chest under somebody", rule::CHEST_SOLID)?;
        if self.is_being_laid() {
            let early = self.monsters.is_empty() && self.allies.is_empty() && self.darkness.is_empty() && self.traps.is_empty();
            let starts = &self.adventure.board().starts;
            let order = self.in_initiative();
            let placed =
                if let Phase::Placing(nth) = self.phase { order.get(..usize::from(nth)).unwrap_or_default() } else { &[] };
            let twice =
                placed.iter().any(|who| placed.iter().any(|other| other != who && self.hero(*other).at == self.hero(*who).at));
            let stand = self.phase == Phase::Laying || self.heroes.iter().all(|hero| starts.contains(&hero.at));
            let fine = early
                && stand
                && !twice
                && self.revealed == 1
                && self.spots.is_empty()
                && self.chests.is_empty()
                && self.heroes.iter().all(|hero| !hero.down);
            return holds(fine, "somebody has come too early", rule::SETUP_FIRST_SETUP);
        }
        let mut taken = crate::square::Squares::NONE;
        for who in self.everybody() {
            let squares = self.footprint(who);
            let level = squares.first().map(|square| self.level(*square));
            for square in squares {
                let fine = self.cell(square).is_some() && !taken.has(square) && Some(self.level(square)) == level;
                holds(fine, "somebody off the map, or two in one place", rule::MOVEMENT_SMALL_SQUARE)?;
                taken.add(square);
            }
            if self.is_large(who) {
                let corner = self.at(who).is_some_and(|at| at.area().corner() == at);
                holds(corner, "a large monster between areas", rule::MOVEMENT_LARGE_AREA)?;
            }
        }
        let owned = self.allies.iter().all(|ally| {
            let alone = self.allies.iter().filter(|other| other.no == ally.no).count() == 1;
            alone && usize::from(ally.owner.0) < self.heroes.len() && ally.tokens.is_sound()
        });
        holds(owned, "a friend of nobody", rule::PET_TURN_TIMING)?;
        let setups = self.adventure.card().setups.len();
        let spot = |spot: &crate::state::Spot| {
            let alone = self.spots.iter().filter(|other| other.at == spot.at).count() == 1;
            let there = self.cell(spot.at).is_some() && self.occupant(spot.at).is_none();
            alone && there && (1..=MOST_COUNTED).contains(&spot.charges) && usize::from(spot.setup) < setups
        };
        let npc =
            |npc: &crate::state::Ally| npc.health > 0 && npc.health <= npc.id.card().health && self.occupant(npc.at).is_none();
        let loots = self.loots.iter().all(|at| self.cell(*at).is_some());
        let things = self.spots.iter().all(spot) && self.npcs().all(npc) && loots;
        holds(things, "a token that cannot be there", rule::INTERACTION_SOLID)?;
        let traps = self.traps.iter().enumerate().all(|(nth, trap)| {
            let alone = self.traps.iter().skip(nth + 1).all(|other| other.at != trap.at);
            alone && usize::from(trap.by.0) < self.heroes.len()
        });
        holds(traps, "two traps in an area", rule::KEYWORD_TRAP_LIMIT)
    }

    fn verify_track(&self) -> Result<(), Broken> {
        let card = |card: &crate::state::TrackCard| {
            let used = self.monsters.iter().any(|monster| monster.kind == card.kind);
            let once = self.cards.iter().filter(|other| other.kind == card.kind).count() == 1;
            let monster = card.kind.monster.card();
            used && once && card.slot == Slot::of_rune(monster.rune, monster.arrow)
        };
        holds(self.cards.iter().all(card), "a card without monsters", rule::DAMAGE_MONSTER_CARD_REMOVED)?;
        let attack = |attack: &crate::state::AttackOnTrack| {
            let once = self.attacks.iter().filter(|other| other.id == attack.id).count() == 1;
            once && self.monster(attack.by).is_some_and(|monster| {
                let id = monster.kind.monster;
                let draws = matches!(id.card().strength, Strength::Golden | Strength::Purple);
                draws || attack.id.card().of == Some(id)
            })
        };
        holds(self.attacks.iter().all(attack), "an Attack card without a commander", rule::COMMANDER_ATTACK_PLACE)?;
        holds(self.marker <= Slot::LAST && self.round >= 1, "a marker off the track", rule::INITIATIVE_MARKER)
    }

    fn verify_supply(&self) -> Result<(), Broken> {
        let runes: u32 = self.runes.iter().map(|count| u32::from(*count)).sum();
        let bag = self.bag & !FULL_BAG == 0 && runes + self.bag.count_ones() <= FULL_BAG.count_ones();
        let open = self.ended.is_some() || self.bag != 0;
        holds(bag && open, "runes that are not there", rule::SETUP_RUNE_COUNT)?;
        let sum = |item: crate::content::ItemId| {
            let at = |counts: &[u8]| counts.get(item.kind()).copied().map_or(0, u32::from);
            let carried =
                self.heroes.iter().flat_map(|hero| hero.bag.iter().flatten()).filter(|gear| gear.item == item).count() as u32;
            at(&self.deck) + at(&self.discard) + if item.card().copies > 0 { carried } else { 0 }
        };
        let deck = crate::content::ItemId::ALL.into_iter().all(|item| sum(item) <= u32::from(item.card().copies));
        holds(deck, "chest cards that are not there", rule::SETUP_CHEST_DECK)
    }

    fn verify_phase(&self) -> Result<(), Broken> {
        let seat = |seat: table::Seat| usize::from(seat.0) < self.heroes.len();
        let fine = match self.phase {
            Phase::Laying | Phase::Track => true,
            Phase::Placing(nth) => usize::from(nth) <= self.heroes.len(),
            Phase::Learning(who, nth) => seat(who) && usize::from(nth) <= rewards(self.adventure.card().chapter).len(),
            Phase::Turn(turn) => seat(turn.who) && turn.cubes <= 2 && turn.points <= MOST_COUNTED,
            Phase::Figures(kind) => FaceId::find(kind.monster, kind.behaviour, Side::A).is_some(),
            Phase::Friends(owner, done) => seat(owner) && usize::from(done) <= self.allies.len() + 1,
        };
        holds(fine, "a moment that cannot be", rule::TURN_HERO_STEPS)?;
        let ended = self.ended.is_none_or(|ending| match ending {
            crate::state::Ending::Cursed(who) | crate::state::Ending::Broken(who) | crate::state::Ending::Stands(who) => {
                seat(who)
            }
            crate::state::Ending::Won | crate::state::Ending::Dark | crate::state::Ending::Failed => true,
        });
        holds(ended, "an ending that cannot be", rule::ADVENTURE_WIN)
    }
}

impl Learned {
    /// Whether somebody could have learned this.
    fn is_sound(&self) -> bool {
        let levels = self.cards.iter().all(|level| *level <= 2) && self.third <= 2;
        let known = self.abilities >> (crate::content::AbilityId::KINDS - 1) <= 1;
        levels && known && self.abilities().all(|ability| ability.card().after.is_none_or(|before| self.knows(before)))
    }
}
