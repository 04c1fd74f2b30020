//! Whether a position is one that the rules can handle. Every position that comes from outside is checked.

use table::{Broken, RuleId};

use crate::content::{
    Circle, DESPAIR_DICE_MOST, DESPAIR_TRACK, DOOM_MOST, FOURTH_HEALTH, GiftId, HEALTH_MOST, LORD_TRACK, TOUGHNESS_MOST,
    TROOPERS_MOST,
};
use crate::rule;
use crate::setup::FIRST_BOX;
use crate::state::{Apocalypse, AreaId, MOST_HEROES, Phase, Troop};

/// The most attack dice a hero can have, with all gifts.
const ATTACK_DICE_MOST: usize = 24;

fn must(holds: bool, what: &'static str, rule: RuleId) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { what, rule }) }
}

impl Apocalypse {
    pub(crate) fn verify(&self) -> Result<(), Broken> {
        self.verify_beginning()?;
        self.verify_time()?;
        self.verify_heroes()?;
        self.verify_map()?;
        self.verify_lord()?;
        self.verify_supplies()
    }

    /// Before the random part of the setup, everything is as chosen.
    fn verify_beginning(&self) -> Result<(), Broken> {
        if self.phase != Phase::Laying {
            return Ok(());
        }
        must(self.doom == 0, "doom before play", rule::SETUP_DOOM)?;
        must((self.despair, self.lord_track) == (FIRST_BOX, FIRST_BOX), "counters before play", rule::DESPAIR_START)?;
        must(self.pool == self.region.card().pool, "courage before play", rule::SETUP_COURAGE)?;
        let tokens =
            self.areas.iter().zip(self.map.map().tokens_for(self.players())).all(|(ground, tokens)| ground.tokens == tokens);
        must(tokens, "tokens before play", rule::SETUP_INVASION_TOKENS)?;
        for hero in self.heroes.iter().filter(|hero| hero.joined) {
            let sheet = hero.id.sheet();
            must(hero.health == sheet.health && hero.cap == sheet.health, "health before play", rule::SETUP_HERO_HEALTH)?;
            must(hero.courage == 0, "courage of a hero before play", rule::SETUP_HERO_COURAGE)?;
            must(hero.luck == sheet.luck + self.region.card().luck, "luck before play", rule::SETUP_HERO_LUCK)?;
            must(hero.toughness == sheet.toughness, "toughness before play", rule::SETUP_HERO_TOUGHNESS)?;
        }
        Ok(())
    }

    fn is_place(&self, at: AreaId) -> bool {
        usize::from(at.0) < self.map.map().areas.len() || at == AreaId::HELL && self.battle.is_some()
    }

    fn verify_time(&self) -> Result<(), Broken> {
        let seats = self.heroes.len();
        must((1..=MOST_HEROES).contains(&seats), "number of heroes", rule::CONTENT_TITLE_AND_PLAYERS)?;
        must(usize::from(self.captain.0) < seats, "the captain", rule::CAPTAIN_FIRST)?;
        let whose = match self.phase {
            Phase::Arrivals(nth) | Phase::HellHeroes(nth) => usize::from(nth) <= seats,
            Phase::Dawn(nth) | Phase::Turn(nth, _) => usize::from(nth) < seats,
            _ => true,
        };
        must(whose, "whose turn it is", rule::HERO_ORDER)?;
        let passes = if let Phase::Wraps(passes) = self.phase { passes } else { 0 };
        must(passes <= 1, "how often despair comes round", rule::DESPAIR_SEVERAL_WRAPS)?;
        let battles =
            matches!(self.phase, Phase::Companions | Phase::Gate | Phase::HellHeroes(_) | Phase::HellEnemies | Phase::HellEnds);
        let coming = matches!(self.phase, Phase::Wraps(_));
        must(battles == self.battle.is_some() || coming, "a battle without a battle", rule::HELLTIME_NO_EVENTS)?;
        let next = self.battle.and_then(|battle| battle.next);
        must(next.is_none_or(|next| usize::from(next) <= seats), "whose turn follows the battle", rule::HELLTIME_END_HERO_PHASE)?;
        let by = self.battle.and_then(|battle| battle.by);
        must(by.is_none_or(|by| usize::from(by.0) < seats), "the activating hero", rule::HELLTIME_STEP_1)?;
        must(self.divine.is_none_or(|owner| usize::from(owner.0) < seats), "the owner of the token", rule::DIVINE_OWNER)?;
        must(self.turn < u16::MAX, "number of the turn", rule::GAME_LENGTH)?;
        must(self.doom < DOOM_MOST || self.ended.is_some(), "doom", rule::DOOM_ABOVE_13)?;
        must((1..=DESPAIR_TRACK).contains(&self.despair), "the despair counter", rule::SETUP_DESPAIR_COUNTER)?;
        must((1..=LORD_TRACK).contains(&self.lord_track), "the Lord counter", rule::SETUP_LORD_COUNTER)?;
        must((1..=DESPAIR_DICE_MOST).contains(&self.dice), "despair dice", rule::SETUP_DESPAIR_DICE)?;
        must(self.modifiers.despair <= 3 && self.modifiers.moving_up <= 2, "difficulty", rule::DIFFICULTY_LEVELS)
    }

    fn verify_heroes(&self) -> Result<(), Broken> {
        for (nth, hero) in self.heroes.iter().enumerate() {
            let sheet = hero.id.sheet();
            must(usize::from(hero.player.0) < self.heroes.len(), "the player of a hero", rule::ENTRY_LEAVE)?;
            must(hero.cap <= HEALTH_MOST && hero.health <= hero.cap, "health of a hero", rule::GIFT_MAX_HEALTH)?;
            must(hero.at.is_none() || hero.health > 0 && hero.joined, "a hero without health", rule::DEATH_HERO)?;
            let owns = hero.patrol.is_some() || hero.slots.iter().any(Option::is_some);
            must(hero.at.is_some() || !owns, "belongings of the dead", rule::DEATH_BELONGINGS)?;
            must(hero.at.is_none_or(|at| self.is_place(at)), "place of a hero", rule::SETUP_HERO)?;
            must(hero.toughness <= TOUGHNESS_MOST, "toughness of a hero", rule::GIFT_MAX_TOUGHNESS)?;
            must(hero.slots.iter().skip(sheet.slots.len()).all(Option::is_none), "gift slots", rule::GIFT_SLOTS)?;
            let twice = (1..)
                .zip(&hero.slots)
                .any(|(next, gift)| gift.is_some() && hero.slots.iter().skip(next).any(|other| other == gift));
            must(!twice, "two gifts of one name", rule::GIFT_UNIQUE)?;
            let same = |other: &crate::state::Hero| other.id == hero.id && other.at.is_some();
            must(hero.at.is_none() || !self.heroes.iter().skip(nth + 1).any(same), "a hero twice", rule::SETUP_HERO)?;
            let seen = self.seen & 1 << hero.id.kind() != 0;
            must(hero.at.is_none() || seen, "a hero that nobody has seen", rule::NEWHERO_REPLACE)?;
            must(hero.patrol.is_none_or(|patrol| self.is_troop(patrol)), "a patrol", rule::TROOPER_PATROL_MAX)?;
            // Leave room for every gift still to come, since each can bring a die; the dead get none.
            let to_come = hero.slots.iter().take(sheet.slots.len()).filter(|slot| slot.is_none()).count();
            let room = hero.at.is_none() || hero.attack.len() + to_come <= ATTACK_DICE_MOST;
            must(room && hero.attack.len() <= ATTACK_DICE_MOST, "attack dice of a hero", rule::SETUP_HERO_ATTACK)?;
        }
        Ok(())
    }

    fn is_troop(&self, troop: Troop) -> bool {
        (1..=TROOPERS_MOST).contains(&troop.count) && self.region.card().five().contains(&troop.kind)
    }

    fn verify_map(&self) -> Result<(), Broken> {
        let areas = self.map.map().areas.len() as u8;
        for (at, ground) in (0..).map(AreaId).zip(&self.areas) {
            let empty = ground.minions == [0; 4] && ground.tokens == 0 && ground.ambush.is_none();
            must(empty || self.is_place(at), "something beyond the map", rule::SETUP_MAP)?;
            must(ground.ambush.is_none_or(|ambush| self.is_troop(ambush)), "an ambush", rule::SET_AMBUSH_MAX)?;
            let killer = if at == self.lord.at { rule::SPAWN_AFTER_LORD_SHADOW } else { rule::SHADOW_TROOPERS };
            must(ground.ambush.is_none() || !self.shadow.has(at), "an ambush under the shadow", killer)?;
            must(ground.tokens <= 30, "tokens in an area", rule::INVASION_MANY_TOKENS)?;
        }
        for circle in Circle::ALL {
            let placed: u32 = self.areas.iter().map(|ground| u32::from(ground.count(circle))).sum();
            must(placed <= u32::from(circle.figures()), "minions on the map", rule::INVASION_SHORTAGE)?;
        }
        for (nth, fourth) in self.fourths.iter().enumerate() {
            must(self.is_place(fourth.at) && fourth.hits < FOURTH_HEALTH, "a 4th circle demon", rule::CIRCLE4_HITS)?;
            let twice = self.fourths.iter().skip(nth + 1).any(|other| other.id == fourth.id);
            must(!twice && self.demons.count(fourth.id.number()) == 0, "a 4th circle demon twice", rule::CIRCLE4_POOL)?;
        }
        must(
            self.demons.len() + self.fourths.len() == crate::content::DemonId::ALL.len(),
            "4th circle demons",
            rule::CIRCLE4_POOL,
        )?;
        must(self.shadow.iter().all(|at| at.0 < areas), "the shadow", rule::SHADOW_EXTENT)
    }

    fn verify_lord(&self) -> Result<(), Broken> {
        let on_map = usize::from(self.lord.at.0) < self.map.map().areas.len();
        must(on_map && self.shadow.has(self.lord.at), "the Lord and its shadow", rule::SHADOW_EXTENT)?;
        let alive = self.lord.id.is_none() || self.lord.health > 0 || self.phase == Phase::Laying;
        must(alive || self.ended.is_some(), "health of the Lord", rule::GAME_WIN)?;
        must(!self.shadow.has(AreaId::START) || self.ended.is_some(), "the shadow on the start", rule::GAME_LOSE_START)
    }

    fn verify_supplies(&self) -> Result<(), Broken> {
        let patrols = self.heroes.iter().filter_map(|hero| hero.patrol);
        let ambushes = self.areas.iter().filter_map(|ground| ground.ambush);
        let mut count = self.supply.map(u32::from);
        for troop in patrols.chain(ambushes) {
            for (count, kind) in count.iter_mut().zip(self.region.card().five()) {
                *count += if kind == troop.kind { u32::from(troop.count) } else { 0 };
            }
        }
        let usual = self.region == crate::content::RegionId::World;
        let stacks = if usual { rule::SETUP_TROOPERS } else { rule::REGION_TROOPERS };
        let cards = self.region.card().five().map(|kind| u32::from(kind.card().cards));
        must(count == cards, "troopers", stacks)?;
        let mut gifts =
            GiftId::ALL.map(|gift| u32::from(self.gifts.count(gift.kind())) + u32::from(self.gifts_spent.count(gift.kind())));
        for held in self.heroes.iter().flat_map(|hero| &hero.slots).chain(&self.panel).flatten() {
            if let Some(count) = gifts.get_mut(*held as usize) {
                *count += 1;
            }
        }
        must(gifts == GiftId::ALL.map(|gift| u32::from(gift.card().cards)), "gift cards", rule::SETUP_GIFTS)?;
        let drawn = usize::from(self.phase != Phase::Laying);
        let legions = self.legions.len() + self.legions_spent.len() + drawn;
        must(legions == crate::content::LegionId::ALL.len(), "legion cards", rule::SETUP_LEGION)
    }
}
