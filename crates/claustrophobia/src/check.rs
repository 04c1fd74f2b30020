//! Whether a position is one that the rules can handle.

use table::{Bag, Broken, RuleId};

use crate::content::{Bonus, EquipmentCard, EventCard, Gift, InstinctCard, Line, TILES, Talent, TileNo};
use crate::destiny::BOARD_POWERS;
use crate::lasting::{Gives, On, Token};
use crate::rule;
use crate::state::{
    Active, Claustrophobia, DiePlace, FiendId, HUMAN, HumanId, INFERNAL, Phase, PowerId, Side, SpotId, Standing, Warrior,
};

/// No effect gives more movement points than this.
const MOST_POINTS: u8 = 30;
/// Bits of all tiles.
const ALL_TILES: u64 = if TILES.len() >= 64 { u64::MAX } else { (1 << TILES.len()) - 1 };

/// No effect adds or takes more of a statistic than this.
const MOST_MORE: u8 = 3;

/// Whether anything gives so much.
const fn is_likely(gives: Gives) -> bool {
    match gives {
        Gives::Plus(_, more) => more.unsigned_abs() <= MOST_MORE,
        Gives::Exactly(_, value) | Gives::AtMost(_, value) | Gives::HitsOn(value) | Gives::ExtraDice(value) => value <= 6,
        _ => true,
    }
}

fn broken(what: &'static str, rule: RuleId) -> Result<(), Broken> {
    Err(Broken { what, rule })
}

impl Claustrophobia {
    /// Checks a position that comes from outside.
    pub(crate) fn verify(&self) -> Result<(), Broken> {
        self.verify_tunnels()?;
        self.verify_pile()?;
        self.verify_humans()?;
        self.verify_infernals()?;
        self.verify_dice()?;
        self.verify_cards()?;
        if !self.lasting.iter().all(|lasting| self.knows_on(lasting.on) && self.knows_token(lasting.token)) {
            return broken("an effect on somebody who is not there", rule::CONTENT_TOKENS);
        }
        if !self.lasting.iter().all(|lasting| is_likely(lasting.gives)) {
            return broken("an effect greater than any", rule::CONTENT_TOKENS);
        }
        self.verify_phase()
    }

    fn verify_tunnels(&self) -> Result<(), Broken> {
        if self.tunnels.is_empty() {
            return broken("no tile in play", rule::SETUP_SCENARIO_CONTENTS);
        }
        let mut used: u64 = 0;
        for spot in self.spots() {
            let laid = self.laid(spot);
            if laid.tile.0 == 0 || usize::from(laid.tile.0) > TILES.len() || used & laid.tile.bit() != 0 {
                return broken("a tile that does not exist, or twice", rule::COMPONENTS_TILES);
            }
            used |= laid.tile.bit();
            if laid.turn > 3 || laid.x.unsigned_abs() > 64 || laid.y.unsigned_abs() > 64 || laid.shut > 0b1111 {
                return broken("a tile lies nowhere", rule::EXPLORATION_PLACE);
            }
            for side in Side::ALL {
                let (x, y) = side.step(laid.x, laid.y);
                if laid.beside(side) != self.spot_at(x, y) {
                    return broken("tiles do not lie beside each other", rule::MOVEMENT_ADJACENT);
                }
            }
            if self.spot_at(laid.x, laid.y) != Some(spot) {
                return broken("tiles overlap", rule::EXPLORATION_GEOMETRY);
            }
            if laid.activated > laid.troglodytes || laid.water > crate::setup::WATER {
                return broken("too many tokens on a tile", rule::CONTENT_TOKENS);
            }
        }
        Ok(())
    }

    fn verify_pile(&self) -> Result<(), Broken> {
        let pile = &self.pile;
        let laid = self.tunnels.iter().fold(0, |all, laid| all | laid.tile.bit());
        let mut used = laid;
        for tile in pile.seen.iter().map(|seen| seen.tile) {
            if tile.0 == 0 || usize::from(tile.0) > TILES.len() || used & tile.bit() != 0 {
                return broken("a tile that does not exist, or twice", rule::COMPONENTS_TILES);
            }
            used |= tile.bit();
        }
        let sets = pile.layers.iter().map(|layer| layer.tiles).chain([pile.stock, pile.discarded]);
        for set in sets {
            if set & used != 0 || set & !ALL_TILES != 0 {
                return broken("a tile that does not exist, or twice", rule::COMPONENTS_TILES);
            }
            used |= set;
        }
        if TileNo::among(pile.discarded).any(|tile| self.is_needed(tile)) {
            return broken("a tile that an aim needs was discarded", rule::EXPLORATION_GOAL_TILE);
        }
        let random: u32 = pile.layers.iter().map(|layer| u32::from(layer.random)).sum();
        if random > pile.stock.count_ones() || pile.seen.iter().any(|seen| usize::from(seen.layer) >= pile.layers.len()) {
            return broken("the pile has more tiles than there are", rule::COMPONENTS_TILES);
        }
        Ok(())
    }

    fn verify_humans(&self) -> Result<(), Broken> {
        if self.humans.is_empty() {
            return broken("no human warriors", rule::SETUP_HUMAN_WARRIORS);
        }
        for human in &self.humans {
            let in_play = human.standing == Standing::InPlay;
            if human.at.is_some() != in_play || !human.at.is_none_or(|at| self.knows(at)) {
                return broken("a human warrior is nowhere", rule::SETUP_HUMAN_WARRIORS);
            }
            let has_twice = |gift: &Gift| human.gifts.iter().flatten().filter(|other| *other == gift).count() > 1;
            if human.gifts.iter().flatten().any(has_twice) {
                return broken("a gift lies on two lines", rule::SETUP_HUMAN_GIFTS);
            }
            if human.gifts.iter().any(Option::is_some) && !human.board().talents.has(Talent::Devoted) {
                return broken("a gift of a warrior that is not devoted", rule::GIFT_SETUP);
            }
            let instinct = |(gift, line): &(&Option<Gift>, &Line)| gift.is_some() && line.bonus == Bonus::Instinct;
            if human.gifts.iter().zip(&human.board().lines).any(|space| instinct(&space)) {
                return broken("a gift lies where the board has no room for it", rule::GIFT_SETUP);
            }
            if human.die > 6 || human.damage >> 6 != 0 || in_play && human.damage == 0b11_1111 {
                return broken("a board that cannot be", rule::DAMAGE_WESTERN_DEATH);
            }
        }
        for spot in self.spots() {
            let limit = self.laid(spot).tile.card().limit;
            if self.count_on(spot, HUMAN) > limit {
                return broken("too many humans on a tile", rule::MOVEMENT_OCCUPATION);
            }
        }
        Ok(())
    }

    fn verify_infernals(&self) -> Result<(), Broken> {
        for fiend in &self.fiends {
            let in_play = fiend.standing == Standing::InPlay;
            if fiend.at.is_some() != in_play || fiend.standing == Standing::Left || !fiend.at.is_none_or(|at| self.knows(at)) {
                return broken("an infernal warrior is nowhere", rule::SETUP_INFERNAL_WARRIORS);
            }
            if fiend.damage >= fiend.kind.card().life {
                return broken("an infernal warrior has more damage than life", rule::DAMAGE_DEMON);
            }
        }
        // Without threat points nobody comes, so nobody is looked for then.
        if self.fiends.iter().any(|fiend| fiend.cost == 0) {
            return broken("an infernal warrior costs nothing", rule::THREAT_SPEND);
        }
        let on_tiles: u32 = self.tunnels.iter().map(|laid| u32::from(laid.troglodytes)).sum();
        if on_tiles + u32::from(self.troglodytes) != u32::from(self.scenario.card().troglodytes) {
            return broken("troglodytes are missing, or there are too many", rule::THREAT_RESERVE);
        }
        for spot in self.spots() {
            if self.count_on(spot, INFERNAL) > self.laid(spot).tile.card().limit {
                return broken("too many infernal warriors on a tile", rule::MOVEMENT_OCCUPATION);
            }
        }
        Ok(())
    }

    fn verify_dice(&self) -> Result<(), Broken> {
        for die in &self.destiny {
            let known = match die.at {
                DiePlace::Pool | DiePlace::Rolled => true,
                DiePlace::Waiting(power) | DiePlace::Triggered(power) => self.knows_power(power),
            };
            if !(1..=6).contains(&die.value) || !known {
                return broken("a die of destiny that cannot be", rule::SETUP_INFERNAL_DICE);
            }
        }
        if self.rolled.iter().any(|value| !(1..=6).contains(value)) || self.alarm > 3 {
            return broken("dice that cannot be", rule::COMPONENTS_ACTIVATION_DICE);
        }
        Ok(())
    }

    fn verify_cards(&self) -> Result<(), Broken> {
        let mut instinct = self.instinct_deck;
        pour_all(&mut instinct, &[self.instinct_hand, self.instinct_discard]);
        self.humans.iter().filter_map(|human| human.instinct).for_each(|played| instinct.add(played.card.kind()));
        let mut events = self.event_deck;
        pour_all(&mut events, &[self.event_hand, self.event_drawn, self.event_played, self.event_discard]);
        if instinct != InstinctCard::deck() || events != EventCard::deck() {
            return broken("cards are missing, or there are too many", rule::COMPONENTS_CARDS);
        }
        // Equipment of the dead leaves the game, so there may be less of it than at the start.
        let held = self.humans.iter().flat_map(|human| &human.equipment);
        let all = EquipmentCard::deck();
        let count = |card: EquipmentCard| {
            let held = held.clone().filter(|held| held.card == card).count();
            usize::from(self.equipment_deck.count(card.kind())) + held
        };
        if EquipmentCard::ALL.into_iter().any(|card| count(card) > usize::from(all.count(card.kind()))) {
            return broken("too many pieces of equipment", rule::COMPONENTS_CARDS);
        }
        Ok(())
    }

    fn verify_phase(&self) -> Result<(), Broken> {
        let ok = match self.phase {
            Phase::HumanActivation(Some(active)) => active.who.is_human() && self.knows_active(active),
            Phase::InfernalActivation(Some(active)) => !active.who.is_human() && self.knows_active(active),
            Phase::HumanAssign => {
                let without = self.humans_in_play().filter(|id| self.human(*id).die == 0).count();
                without <= self.rolled.len()
            }
            Phase::InfernalRoll => self.destiny.iter().any(|die| die.at == DiePlace::Pool),
            _ => true,
        };
        if !ok {
            return broken("play stands where it cannot", rule::TURN_SEQUENCE);
        }
        let turns = self.scenario.card().turns;
        let exists = match self.phase {
            Phase::Opening => self.turn == 0,
            // The next turn is about to begin.
            Phase::HumanCleanup => self.turn < turns || self.ended.is_some(),
            _ => (1..=turns).contains(&self.turn),
        };
        if !exists {
            return broken("a turn that does not exist", rule::GAME_TURN_MARKER);
        }
        Ok(())
    }

    fn knows(&self, spot: SpotId) -> bool {
        usize::from(spot.0) < self.tunnels.len()
    }

    fn knows_human(&self, id: HumanId) -> bool {
        usize::from(id.0) < self.humans.len()
    }

    fn knows_fiend(&self, id: FiendId) -> bool {
        usize::from(id.0) < self.fiends.len()
    }

    fn knows_warrior(&self, warrior: Warrior) -> bool {
        match warrior {
            Warrior::Human(id) => self.knows_human(id),
            Warrior::Fiend(id) => self.knows_fiend(id),
            Warrior::Troglodytes(spot) => self.knows(spot),
        }
    }

    fn knows_active(&self, active: Active) -> bool {
        self.knows_warrior(active.who) && active.points <= MOST_POINTS
    }

    fn knows_power(&self, power: PowerId) -> bool {
        power.0 < BOARD_POWERS || self.owner_of(power).is_some_and(|id| self.knows_fiend(id))
    }

    fn knows_token(&self, token: Token) -> bool {
        !matches!(token, Token::Power(id) if !self.knows_fiend(id))
    }

    fn knows_on(&self, on: On) -> bool {
        match on {
            On::Human(id) => self.knows_human(id),
            On::Fiend(id) => self.knows_fiend(id),
            On::Humans | On::Troglodytes | On::Table => true,
        }
    }
}

fn pour_all<const K: usize>(into: &mut Bag<K>, bags: &[Bag<K>]) {
    for bag in bags {
        into.pour(&mut bag.clone());
    }
}
