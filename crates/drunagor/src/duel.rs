//! Player versus Player: parties instead of one, initiative by roll, conditions that strike at once, and the last party standing.

use arrayvec::ArrayVec;
use table::{Chance, Dice, Flow, Roll, RuleId, Seat, Seats};

use crate::asking::{Question, Turning};
use crate::attack::D20;
use crate::content::kinds::Goal;
use crate::content::language::{Condition, Immunity, Token};
use crate::content::track::{Place, TRACK};
use crate::event::Event;
use crate::hero::{Block, Cube};
use crate::play::O;
use crate::ranking::Ranking;
use crate::state::{Drunagor, Ending, MOST_HEROES, Monster, Who};
use crate::{key, rule};

/// What a hidden target takes from a roll.
const HIDDEN: i8 = -5;
/// What a hero gets for a cube in place of Remove Curse.
const PURGE_HEAL: u8 = 2;
const PURGE_CLEANSE: u8 = 1;
/// With so many heroes two stand against two.
const TEAMS_OF_TWO: usize = 4;

impl Drunagor {
    /// Whether heroes stand against heroes.
    pub fn is_duel(&self) -> bool {
        self.adventure.card().goal == Goal::Duel
    }

    /// The party of a hero in a match: four heroes are two against two, and otherwise everybody is alone.
    pub fn party_of_seat(&self, seat: Seat) -> u8 {
        if self.heroes.len() == TEAMS_OF_TWO { seat.0 % 2 } else { seat.0 }
    }

    pub(crate) fn party_of(&self, who: Who) -> Option<u8> {
        let seat = match who {
            Who::Hero(seat) => Some(seat),
            Who::Ally(no) => self.ally(no).map(|ally| ally.owner),
            Who::Monster(_) => None,
        };
        seat.map(|seat| self.party_of_seat(seat))
    }

    /// Everybody rolls for initiative, again where rolls are equal; parties alternate on the track from its first slot on.
    pub(crate) fn roll_initiative(&mut self, o: O) -> Flow<()> {
        let mut rolls: ArrayVec<(u8, Seat), MOST_HEROES> = ArrayVec::new();
        for who in self.party() {
            loop {
                let by = rule::PVP_INITIATIVE_ROLL;
                let roll = Roll { chance: Chance::dice(key::CHANCE_INITIATIVE, by).by(who), dice: Dice::of(1, D20) };
                let natural = o.roll(&roll)?.first().copied().unwrap_or(1);
                self.tell(o, Event::Initiative(who, natural), by);
                if rolls.iter().all(|(known, _)| *known != natural) {
                    rolls.push((natural, who));
                    break;
                }
            }
        }
        rolls.sort_unstable_by_key(|(natural, _)| core::cmp::Reverse(*natural));
        let mut last = None;
        for place in TRACK {
            let Place::Role(role) = place else { continue };
            let other = rolls.iter().position(|(_, seat)| Some(self.party_of_seat(*seat)) != last);
            let Some(nth) = other.or(if rolls.is_empty() { None } else { Some(0) }) else { break };
            let (_, who) = rolls.remove(nth);
            last = Some(self.party_of_seat(who));
            let hero = self.hero_mut(who);
            (hero.role, hero.roleless) = (role, true);
            self.tell(o, Event::Ranked(who, role), rule::PVP_INITIATIVE_ORDER);
        }
        Ok(())
    }

    /// In a match BLEED, BURN and POISON deal their damage at once, and no token stays.
    pub(crate) fn sting(&mut self, o: O, who: Who) -> Flow<()> {
        if !self.is_duel() || who.monster().is_some() {
            return Ok(());
        }
        let kinds = [(Token::Bleed, rule::PVP_BLEED), (Token::Burn, rule::PVP_BURN), (Token::Poison, rule::PVP_POISON)];
        for (token, by) in kinds {
            let count = self.tokens_mut(who).map_or(0, |tokens| tokens.lose(token, u8::MAX));
            if count > 0 {
                self.tell(o, Event::Lost(who, token, count), by);
                self.harm(o, who, count, by)?;
            }
        }
        Ok(())
    }

    /// What hiding takes from a roll in a match, where nobody is out of reach by it.
    pub(crate) fn veiled(&self, by: Seat, whom: Who) -> i8 {
        let hidden = self.is_duel() && self.tokens(whom).is_some_and(|tokens| tokens.has(Condition::Stealth));
        let sees = self.is_immune(Who::Hero(by), Immunity::Condition(Condition::Stealth));
        if hidden && !sees { HIDDEN } else { 0 }
    }

    /// In place of Remove Curse every hero of a match can expend a cube.
    pub(crate) fn consider_purge(&self, question: &mut Question<Turning>, who: Seat, cube_action: Result<(), RuleId>) {
        if !self.is_duel() {
            return;
        }
        for cube in Cube::ALL.into_iter().filter(|cube| self.hero(who).count(*cube) > 0) {
            question.consider(Turning::Purge(cube), cube_action.map(|()| rule::PVP_REMOVE_CURSE));
        }
    }

    pub(crate) fn purge(&mut self, o: O, who: Seat, cube: Cube) -> Flow<()> {
        self.expend(o, who, cube, rule::PVP_REMOVE_CURSE);
        self.tell(o, Event::Purged(who), rule::PVP_REMOVE_CURSE);
        self.heal(o, Who::Hero(who), PURGE_HEAL, rule::PVP_REMOVE_CURSE);
        self.cleanse(o, who, PURGE_CLEANSE, rule::PVP_REMOVE_CURSE)
    }

    /// A party has lost with a hero's sixth Curse Cube, or when its heroes together have as many Trauma Cubes as they can hold.
    pub(crate) fn judge_match(&mut self, o: O, who: Seat) -> Flow<()> {
        let hero = self.hero(who);
        let party = self.party_of_seat(who);
        let members = || self.party().filter(|seat| self.party_of_seat(*seat) == party);
        let traumas: u8 = members().map(|seat| self.hero(seat).blocks(Block::Trauma)).sum();
        // One more than a hero can hold is the end of an Adventure; here it is counted for the whole party.
        let limit: u8 = members().map(|seat| self.hero(seat).most_traumas().saturating_add(1)).sum();
        let by = if hero.blocks(Block::Curse) > hero.most_curses() {
            rule::PVP_CURSE
        } else if traumas >= limit {
            rule::PVP_TRAUMA_SHARED
        } else {
            return Ok(());
        };
        let lost: Seats = members().collect();
        for seat in lost.iter().filter(|seat| !self.is_out(*seat)).collect::<ArrayVec<Seat, MOST_HEROES>>() {
            self.out |= 1 << seat.0;
            let hero = self.hero_mut(seat);
            (hero.down, hero.health) = (true, 0);
            self.allies.retain(|ally| ally.owner != seat);
            self.tell(o, Event::Out(seat), by);
        }
        let standing: Seats = self.party().filter(|seat| !self.is_out(*seat)).collect();
        let first = standing.lowest();
        let one = standing.iter().all(|seat| first.is_some_and(|first| self.party_of_seat(seat) == self.party_of_seat(first)));
        match first {
            Some(first) if one => self.end(o, Ending::Stands(first)),
            _ => Ok(()),
        }
    }

    /// In a match a monster looks for the nearest hero, and for the strongest of those.
    pub(crate) fn by_nearness(&self, monster: &Monster) -> Ranking {
        let mut order = self.by_strength();
        order.sort_by_key(|seat| self.hero(*seat).at.distance(monster.at));
        order
    }
}
