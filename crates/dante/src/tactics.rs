//! The Taking Actions window as a sensible player sees it: what each option is worth, in the points of `judge.rs`.

use crate::board::Space;
use crate::choice::{Choice, Deed};
use crate::content::language::{Instruction, Skill, Standing, Temptation, Use};
use crate::content::{ChampionId, DECK, SinId};
use crate::judge::{FAR, Reckoning, Way};
use crate::state::{Cover, Dante, FoeNo, Place};

/// What is worth less than this is left: every card played brings the next Sin nearer.
const TRIFLE: i32 = 4;
/// How little a Maneuver may be worth when a Confrontation drags on.
const LAST_RESORT: i32 = 20;
/// What freedom is worth to who is HELD.
const FREEDOM: i32 = 25;
/// Vigor below which nobody walks for an Attack.
const BREATHLESS: u8 = 3;
/// What it is worth that a Sin no longer takes the place of a Maneuver.
const RELIEF: i32 = 8;
/// What an unopened Ark is worth, and the height of a Pillar to who shoots from it.
const ARK: i32 = 20;
const HEIGHT: i32 = 24;

/// The window, with what each Champion could do in it.
pub(crate) struct Window<'g> {
    game: &'g Dante,
    prospects: [Prospect; 4],
}

/// What a Champion could do.
#[derive(Clone, Copy, Default)]
struct Prospect {
    /// What each Maneuver of its list is worth now, or of its Companion card.
    cards: [i32; DECK],
    /// The way to where it could attack, and what that is worth.
    way: Option<(Way, i32)>,
}

impl<'g> Window<'g> {
    pub(crate) fn new(game: &'g Dante) -> Self {
        Self { game, prospects: ChampionId::ALL.map(|who| prospect(game, who)) }
    }

    fn of(&self, who: ChampionId) -> Prospect {
        self.prospects.get(who.number()).copied().unwrap_or_default()
    }

    fn card(&self, who: ChampionId, nth: u8) -> i32 {
        self.of(who).cards.get(usize::from(nth)).copied().unwrap_or(0)
    }

    /// What an option is worth; nothing more is to be done where none is worth more than 0.
    pub(crate) fn worth(&self, choice: Choice) -> i32 {
        let game = self.game;
        match choice {
            Choice::Play(who, card, slot) => {
                let price = game.improvisation(who, slot).map_or(0, i32::from);
                // A card on another one makes a COMBO, and pays for it.
                let worth = if price > 0 { self.combo(who, card) - price * game.fear(who) } else { self.card(who, card) };
                worth - self.trifle()
            }
            Choice::Willpower(who, card, _) => self.combo(who, card) - 3 * TRIFLE,
            Choice::Ready(who, maneuver) => self.card(who, place_of(game, who, maneuver)) - self.trifle(),
            Choice::WillpowerReady(who, maneuver) => self.card(who, place_of(game, who, maneuver)) - 3 * TRIFLE,
            Choice::Go(who, to) => self.go(who, to),
            Choice::Interact(who, deed) => self.interact(who, deed),
            Choice::Act(who, what) => game.gear_action(who, what).map_or(0, |effects| game.effects_worth(who, effects)),
            Choice::Spend(who) => game.relic_action(who).map_or(0, |effects| game.effects_worth(who, effects) - 2 * TRIFLE),
            Choice::Consume(who) => match game.champion(who).finding.map(|finding| finding.card().does) {
                Some(Use::Free(effects)) => game.effects_worth(who, effects) - TRIFLE,
                Some(Use::Sinkhole(_)) => crate::judge::WOUND,
                _ => 0,
            },
            Choice::Yield(who, sin, slot) => self.temptation(who, sin, slot),
            Choice::BreakFree(who, _) => FREEDOM - if game.can_still_act(who) { 0 } else { 4 * game.fear(who) },
            _ => 0,
        }
    }

    /// What a Maneuver has to be worth; where nothing else helps, any card makes room for the next.
    fn trifle(&self) -> i32 {
        if self.game.drags_on() { -LAST_RESORT } else { TRIFLE }
    }

    /// A Sin that clogs the hand, for who can afford it; on a Slot from which nothing more would come this turn.
    fn temptation(&self, who: ChampionId, sin: SinId, slot: u8) -> i32 {
        let game = self.game;
        let Temptation::Free(effects) = sin.card().does else { return 0 };
        if !game.is_tempted(who) {
            return 0;
        }
        let lost = match game.champion(who).slots.get(usize::from(slot)) {
            Some(slot) if slot.cover == Cover::Cooldown => 0,
            Some(slot) if !slot.cards.is_empty() => 1,
            _ => 2,
        };
        RELIEF + game.effects_worth(who, effects) - lost
    }

    fn combo(&self, who: ChampionId, card: u8) -> i32 {
        self.game.card_worth(who, self.game.maneuver(who, card).does, true)
    }

    /// A step towards where an Attack can be made.
    fn go(&self, who: ChampionId, to: Space) -> i32 {
        match self.of(who).way {
            Some((way, worth)) if way.first == to.area() && way.points > 0 => worth + self.game.standing(who, to),
            _ => 0,
        }
    }

    fn interact(&self, who: ChampionId, deed: Deed) -> i32 {
        let game = self.game;
        match deed {
            Deed::Open(_) if game.champion(who).finding.is_none() => ARK - 2 * game.fear(who),
            Deed::ClimbUp(_) => {
                let shoots =
                    game.skills(who).any(|skill| matches!(skill, Skill::Edge(_, Standing::Above))) && game.can_still_act(who);
                let low = game.all_foes().any(|foe| !game.is_defeated(foe) && !game.is_above(who, foe));
                if shoots && low { HEIGHT - game.fear(who) } else { 0 }
            }
            Deed::Free(_) => FREEDOM,
            _ => 0,
        }
    }
}

fn place_of(game: &Dante, who: ChampionId, maneuver: crate::content::CompanionId) -> u8 {
    game.tricks(who).position(|other| other == maneuver).unwrap_or(0) as u8
}

fn prospect(game: &Dante, who: ChampionId) -> Prospect {
    let mut prospect = Prospect::default();
    let champion = game.champion(who);
    let strikes = matches!(champion.place, Place::Held(_)) || game.decks_in_reach(who).next().is_some();
    // Who strikes from here, or has nothing to strike with, asks for no way.
    let goes = !strikes && game.can_still_act(who);
    let (mut there, mut reckoning) = (0, Reckoning::of(who));
    let mut weigh = |nth: usize, does: &'static [Instruction]| {
        let worth = game.card_worth_by(&mut reckoning, does, false);
        if let Some(place) = prospect.cards.get_mut(nth) {
            *place = worth;
        }
        if goes {
            there = there.max(game.attack_there(who, does));
        }
    };
    if champion.is_companion() {
        for (nth, maneuver) in
            game.tricks(who).enumerate().filter(|(nth, _)| champion.ready > 0 && !champion.done.has(*nth as u8))
        {
            weigh(nth, maneuver.card().does);
        }
    } else {
        champion.hand.iter().for_each(|card| weigh(usize::from(card), game.maneuver(who, card).does));
    }
    if let Some(way) = game.way_to_free(who) {
        let worth = 2 * FREEDOM - i32::from(way.points) * game.fear(who);
        prospect.way = (way.points > 0 && champion.vigor > way.points + 1 && worth > 0).then_some((way, worth));
        return prospect;
    }
    if there > 0 {
        let steps = game.steps(who, false);
        prospect.way = game.way_to_attack(who, &steps).and_then(|way| {
            let worth = there / 2 - i32::from(way.points) * game.fear(who);
            (way.points > 0 && champion.vigor >= BREATHLESS + way.points && worth > 0).then_some((way, worth))
        });
    }
    prospect
}

impl Dante {
    /// The way of the one who has the shortest to somebody who is ARRESTED.
    fn way_to_free(&self, who: ChampionId) -> Option<Way> {
        let arrested = |whom: ChampionId| match self.champion(whom).place {
            Place::Arrested(space) => Some(space.area()),
            Place::On(_) | Place::Held(_) => None,
        };
        let shortest = |helper: ChampionId| {
            let steps = self.steps(helper, false);
            let ways =
                ChampionId::ALL.into_iter().filter_map(arrested).filter_map(|area| steps.get(usize::from(area.0)).copied());
            ways.filter(|way| way.points < FAR).min_by_key(|way| way.points)
        };
        let anybody = ChampionId::ALL.into_iter().any(|whom| arrested(whom).is_some());
        let able = |helper: &ChampionId| matches!(self.champion(*helper).place, Place::On(_));
        let helpers = ChampionId::ALL.into_iter().filter(|helper| anybody && able(helper));
        let (first, way) = helpers
            .filter_map(|helper| Some((helper, shortest(helper)?)))
            .min_by_key(|(helper, way)| (i32::from(way.points), -self.life(*helper)))?;
        (first == who).then_some(way)
    }

    /// How well a Champion would stand on a Space for what it wants to do: behind a Malefactor, opposite a friend, or above.
    pub(crate) fn standing(&self, who: ChampionId, to: Space) -> i32 {
        let foe = |foe: FoeNo| {
            let at = self.foe(foe);
            let arc = to.arc_from(at.at);
            let back = if arc == at.facing.opposite() { 4 } else { 0 };
            let friend = self.champion_on(to.opposite()).is_some_and(|other| other != who);
            let flank = if to.area() == at.at && friend { 3 } else { 0 };
            let above = if self.level_of(to) > self.height(at.at) { 2 } else { 0 };
            back + flank + above
        };
        self.all_foes().filter(|other| !self.is_defeated(*other)).map(foe).sum()
    }
}
