//! Quick Combat: what the Champions have gained on the way down, row by row of the printed table, from the First Circle to the one that
//! is played.

use table::{Chance, Draw, Flow, Halt, RuleId};

use crate::about::About;
use crate::asking::{Learning, Naming, Question};
use crate::content::language::Category;
use crate::content::{ChampionId, GearId, ManeuverId, SheetId};
use crate::event::Event;
use crate::play::O;
use crate::state::{Carried, Dante, Phase};
use crate::{key, rule};

/// A row of the table.
struct Row {
    /// The Level of the Champion cards.
    sheet: u8,
    /// The Level of the Maneuver card that each Champion receives.
    maneuver: Option<u8>,
    /// The Rank of the Sacred Treasure that the Caravan receives.
    treasure: Option<u8>,
    rule: RuleId,
}

const fn row(sheet: u8, maneuver: Option<u8>, treasure: Option<u8>, rule: RuleId) -> Row {
    Row { sheet, maneuver, treasure, rule }
}

/// The table, Circle by Circle.
const TABLE: [Row; 9] = [
    row(1, None, Some(1), rule::MODE_QUICK_CIRCLE_1),
    row(2, Some(2), Some(1), rule::MODE_QUICK_CIRCLE_2),
    row(2, Some(2), Some(1), rule::MODE_QUICK_CIRCLE_3),
    row(3, None, None, rule::MODE_QUICK_CIRCLE_4),
    row(3, Some(3), Some(2), rule::MODE_QUICK_CIRCLE_5),
    row(3, Some(3), Some(2), rule::MODE_QUICK_CIRCLE_6),
    row(4, None, None, rule::MODE_QUICK_CIRCLE_7),
    row(4, Some(4), Some(2), rule::MODE_QUICK_CIRCLE_8),
    row(4, Some(4), Some(3), rule::MODE_QUICK_CIRCLE_9),
];

impl Dante {
    /// The row of one Circle; after that of the Circle that is played the table is laid.
    pub(crate) fn quick_row(&mut self, o: O, nth: u8) -> Flow<()> {
        let circle = self.confrontation.card().circle;
        if let Some(row) = TABLE.get(usize::from(nth)).filter(|_| nth < circle) {
            // The row of the Circle that is played stands for its Chronicle; those before it are made up for on the way.
            let last = nth + 1 == circle;
            let why = if last { rule::MODE_QUICK_COMPENSATION } else { rule::MODE_QUICK_CUMULATIVE };
            self.tell(o, Event::Row(nth + 1), row.rule.and(why));
            for who in ChampionId::ALL {
                self.take_sheet(o, who, row.sheet)?;
            }
            if let Some(level) = row.maneuver {
                for who in ChampionId::ALL {
                    if !self.champion(who).is_companion() {
                        self.learn(o, who, level)?;
                    }
                }
            }
            if let Some(rank) = row.treasure {
                self.deal_treasure(o, rank)?;
            }
        }
        let next = nth.saturating_add(1);
        self.phase = if next < circle { Phase::Quick(next) } else { Phase::Laying };
        Ok(())
    }

    /// The Champion card of a Level; its player chooses the variant (ruling `mode.quick-champion-variant`).
    fn take_sheet(&mut self, o: O, who: ChampionId, level: u8) -> Flow<()> {
        if self.champion(who).sheet.card().level == level {
            return Ok(());
        }
        let variants = SheetId::ALL.into_iter().filter(|id| id.card().of == who && id.card().level == level);
        let mut question = Question::<Learning>::new(
            self.seats_of(who),
            About::Progress { who },
            rule::MODE_QUICK_CHAMPION_VARIANT,
            o.wants_refusals(),
        );
        variants.for_each(|id| question.offer(Learning::Sheet(id), rule::MODE_QUICK_CHAMPION_VARIANT));
        if let Some(Learning::Sheet(sheet)) = self.decide(o, &question)? {
            self.champion_mut(who).sheet = sheet;
            self.tell(o, Event::SheetTaken(who, sheet), rule::PROGRESSION_CHAMPION_CARD);
        }
        Ok(())
    }

    /// A Maneuver card of a Level replaces any one of the deck (ruling `mode.quick-maneuver-choice`).
    fn learn(&mut self, o: O, who: ChampionId, level: u8) -> Flow<()> {
        let known = self.champion(who).maneuvers;
        let new =
            ManeuverId::ALL.into_iter().filter(|id| id.card().of == Some(who) && id.card().level == level && !known.contains(id));
        let ask = |game: &Self, o: O| {
            Question::<Learning>::new(
                game.seats_of(who),
                About::Progress { who },
                rule::MODE_QUICK_MANEUVER_CHOICE,
                o.wants_refusals(),
            )
        };
        let mut question = ask(self, o);
        new.for_each(|id| question.offer(Learning::Learn(id), rule::MODE_QUICK_MANEUVER_CHOICE));
        let Some(Learning::Learn(new)) = self.decide(o, &question)? else { return Ok(()) };
        // The least of the deck comes first, so that it goes where nobody chooses.
        let mut places: arrayvec::ArrayVec<u8, { crate::content::DECK }> = (0..known.len() as u8).collect();
        places.sort_by_key(|place| known.get(usize::from(*place)).map_or(0, |id| id.card().level));
        let mut question = ask(self, o);
        places.iter().for_each(|place| question.offer(Learning::Forget(*place), rule::PROGRESSION_MANEUVER_REPLACE));
        let Some(Learning::Forget(place)) = self.decide(o, &question)? else { return Ok(()) };
        if let Some(old) = self.champion_mut(who).maneuvers.get_mut(usize::from(place)) {
            let old = core::mem::replace(old, new);
            self.tell(o, Event::Learned(who, new, old), rule::PROGRESSION_MANEUVER_REPLACE);
        }
        Ok(())
    }

    /// A Sacred Treasure of a Rank, dealt at random from those that somebody can use (rulings `content.quick-combat-section` and
    /// `mode.quick-table-scope`).
    fn deal_treasure(&mut self, o: O, rank: u8) -> Flow<()> {
        let mut counts = [0; GearId::KINDS];
        for (id, count) in GearId::ALL.into_iter().zip(&mut counts) {
            let fits = id.card().rank == rank && ChampionId::ALL.into_iter().any(|who| self.may_carry(who, id));
            *count = u8::from(fits && !self.is_carried(id));
        }
        if counts.iter().all(|count| *count == 0) {
            return Ok(());
        }
        let chance = Chance::pile("treasure", key::CHANCE_TREASURE, rule::MODE_QUICK_RANDOM_REWARDS);
        let kind = o.draw(&Draw { chance, counts: &counts })?;
        let gear = GearId::of(kind).filter(|_| counts.get(kind).is_some_and(|count| *count > 0)).ok_or(Halt::Spoiled)?;
        let mut question =
            Question::<Naming>::new(self.everybody(), About::Treasure { gear }, rule::MODE_QUICK_TABLE_SCOPE, o.wants_refusals());
        let free = |who: &ChampionId| self.has_room(*who, gear);
        let able = || ChampionId::ALL.into_iter().filter(|who| self.may_carry(*who, gear));
        // Whoever has nothing of the kind yet comes first.
        able().filter(free).chain(able().filter(|who| !free(who))).for_each(|who| {
            question.offer(Naming::Champion(who), rule::MODE_QUICK_TABLE_SCOPE);
        });
        for who in ChampionId::ALL.into_iter().filter(|who| !self.may_carry(*who, gear)) {
            question.consider(Naming::Champion(who), Err(rule::EQUIPMENT_PROFICIENCY));
        }
        if let Some(Naming::Champion(who)) = self.decide(o, &question)? {
            let slot = slot_of(gear);
            let champion = self.champion_mut(who);
            let place = match slot {
                Carried::Weapon => &mut champion.weapon,
                Carried::Relic => &mut champion.relic,
                Carried::Trait => &mut champion.quality,
            };
            *place = Some(gear);
            self.tell(o, Event::TreasureDealt(who, gear), rule::MODE_QUICK_RANDOM_REWARDS.and(rule::EQUIPMENT_SLOT_TYPE));
        }
        Ok(())
    }

    /// Whether a Champion can use a piece of Equipment: Weapons need the proficiency, and Heirlooms the Champion.
    pub(crate) fn may_carry(&self, who: ChampionId, gear: GearId) -> bool {
        let card = gear.card();
        let own = card.heirloom.is_none_or(|owner| owner == who);
        own && (slot_of(gear) != Carried::Weapon || card.category == who.proficiency())
    }

    fn is_carried(&self, gear: GearId) -> bool {
        self.champions().any(|champion| [champion.weapon, champion.relic, champion.quality].contains(&Some(gear)))
    }

    /// Whether nothing better than an Heirloom is in the slot for it.
    fn has_room(&self, who: ChampionId, gear: GearId) -> bool {
        let champion = self.champion(who);
        match slot_of(gear) {
            Carried::Weapon => champion.weapon.is_none_or(|weapon| weapon.card().heirloom.is_some()),
            Carried::Relic => champion.relic.is_none(),
            Carried::Trait => champion.quality.is_none(),
        }
    }

    /// Players choose where they want to; otherwise the first option is taken.
    fn decide<T>(&self, o: O, question: &Question<T>) -> Flow<Option<T>>
    where
        T: Into<crate::Choice> + TryFrom<crate::Choice>,
    {
        if self.choosing {
            return self.put_or_only(o, question);
        }
        question.options.first().map(|first| T::try_from(first.choice).map_err(|_| Halt::Spoiled)).transpose()
    }
}

/// The slot for a piece of Equipment.
pub(crate) const fn slot_of(gear: GearId) -> Carried {
    match gear.card().category {
        Category::Melee | Category::Ranged | Category::Symbol => Carried::Weapon,
        Category::Relic => Carried::Relic,
        Category::Trait => Carried::Trait,
    }
}
