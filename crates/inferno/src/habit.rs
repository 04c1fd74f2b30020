//! What an experienced player does without thinking.
//!
//! The plan of the game: stay together, kill the Unclaimed one by one for their resources, rest, gather at the edge of
//! Dante's territory, flip it when his deck gives time enough to kill him, and then attack him with everybody in every round.

use table::{Ask, Cited, Fate};

use crate::about::About;
use crate::attack::wounds;
use crate::board::{HexId, HexSet, TerritoryId};
use crate::choice::{Choice, Monster};
use crate::content::{CHARACTER_ELL, DANTE_DECK_MOST, HAND_LIMIT, MEND, RESOURCE_HEALS, ROUNDS_OF_LIGHT};
use crate::paths::{beside, edge, is_edge, rounds, set};
use crate::state::{Character, CharacterId, Inferno, Phase, TurnState};

/// Cards in Dante's deck with which he is challenged, if everybody is there.
const CHALLENGE_WITH: u8 = 4;
/// The round that brings the last of them.
const CHALLENGE_IN: u8 = CHALLENGE_WITH * 2 * ROUNDS_OF_LIGHT - 1;
/// Rounds before the challenge in which everybody goes to the edge, beyond those that the way takes.
const GATHER_EARLY: u8 = 1;
/// Rounds before the challenge in which nothing new is begun.
const LAST_REST: u8 = 4;
/// Characters that an Unclaimed takes.
const FIGHTERS: usize = 2;
/// ELL from which a character joins a fight with an Unclaimed.
const FIT_TO_FIGHT: u8 = 5;
/// ELL from which a character wakes another Unclaimed.
const FIT_TO_FLIP: u8 = 7;
/// ELL up to which a character that is attacked heals itself.
const IN_DANGER: u8 = 3;
/// Hexes from the center from which Dante is in reach wherever he goes.
const MIDDLE: u8 = 2;

/// A character's turn, with what it needs to decide.
struct Turn<'g> {
    game: &'g Inferno,
    ask: &'g Ask<Inferno>,
    me: &'g Character,
    at: HexId,
    done: TurnState,
}

/// What a sensible player does without thinking, by index.
pub(crate) fn habit(game: &Inferno, ask: &Ask<Inferno>, fate: &mut Fate) -> Option<u16> {
    let wanted = match ask.about {
        About::Spinner => ask.options.first()?.choice,
        About::Start => start(game, ask, fate)?,
        About::Return => come_back(game, ask)?,
        About::RollAgain { total, .. } => roll_again(game, total),
        About::Turn(id) => Turn::of(game, ask, id)?.decide(),
        About::Call(id, _) => Turn::of(game, ask, id)?.answer_call(),
    };
    index(ask, wanted)
}

fn index(ask: &Ask<Inferno>, wanted: Choice) -> Option<u16> {
    let is = |option: &Cited<Choice>| option.choice == wanted;
    ask.options.iter().position(is).and_then(|index| u16::try_from(index).ok())
}

/// The hexes that the question offers to move to.
pub(crate) fn offered(ask: &Ask<Inferno>) -> HexSet {
    set(ask.options.iter().filter_map(|option| match option.choice {
        Choice::Move(hex) => Some(hex),
        _ => None,
    }))
}

/// As near to the others as possible: nobody fights alone.
fn start(game: &Inferno, ask: &Ask<Inferno>, fate: &mut Fate) -> Option<Choice> {
    let hexes = ask.options.iter().filter_map(|option| match option.choice {
        Choice::Start(hex) => Some(hex),
        _ => None,
    });
    if game.on_board().next().is_none() {
        let any = fate.below(ask.options.len() as u32) as usize;
        return ask.options.get(any).map(|option| option.choice);
    }
    let far = |hex: &HexId| game.on_board().map(|(_, at)| u32::from(at.distance(*hex))).sum::<u32>();
    hexes.min_by_key(far).map(Choice::Start)
}

/// On a territory that no Unclaimed locks, near Dante.
fn come_back(game: &Inferno, ask: &Ask<Inferno>) -> Option<Choice> {
    let dante = game.dante.map_or(HexId::CENTER, |dante| dante.at);
    let cost = |territory: &TerritoryId| (game.is_locked(*territory), dante.distance(territory.center()));
    let territories = ask.options.iter().filter_map(|option| match option.choice {
        Choice::Return(territory) => Some(territory),
        _ => None,
    });
    territories.min_by_key(cost).map(Choice::Return)
}

/// Resources are for the last fight. There every miss is rolled again.
fn roll_again(game: &Inferno, total: u8) -> Choice {
    if game.dante.is_some() && wounds(total) == 0 { Choice::RollAgain } else { Choice::Keep }
}

impl<'g> Turn<'g> {
    fn of(game: &'g Inferno, ask: &'g Ask<Inferno>, mover: CharacterId) -> Option<Self> {
        let Phase::Turn(_, done) = game.phase else { return None };
        let me = game.character(mover);
        Some(Self { game, ask, me, at: me.at?, done })
    }

    fn can(&self, choice: Choice) -> Option<Choice> {
        index(self.ask, choice).map(|_| choice)
    }

    fn decide(&self) -> Choice {
        let choice = self
            .can(Choice::PickUp)
            .or_else(|| self.can(Choice::Flip(self.here())).filter(|_| self.here() != TerritoryId::DANTE))
            .or_else(|| if self.game.dante.is_some() { self.against_dante() } else { self.before_dante() });
        choice.unwrap_or(Choice::EndTurn)
    }

    fn here(&self) -> TerritoryId {
        self.at.territory()
    }

    /// A called character goes where it would go in its own turn.
    fn answer_call(&self) -> Choice {
        self.go_to_work().unwrap_or(Choice::Stay)
    }

    fn go_to_work(&self) -> Option<Choice> {
        match (self.game.dante, self.game.unclaimed_of(self.here())) {
            (Some(_), None) => self.close_in(),
            (_, Some(unclaimed)) => self.go(&beside(unclaimed.at, self.here())),
            (None, None) => self.travel(),
        }
    }

    /// Moves nearer to one of these hexes.
    fn go(&self, goals: &HexSet) -> Option<Choice> {
        let reach = offered(self.ask);
        if reach.is_empty() {
            return None;
        }
        self.game.toward(self.at, &reach, goals).map(Choice::Move)
    }

    // --- The last fight ---

    fn against_dante(&self) -> Option<Choice> {
        let attack = Choice::Attack(Monster::Dante);
        if self.can(attack).is_some() {
            let shielded = self.game.dante.is_some_and(|dante| dante.shield);
            return self.can(Choice::Strike).filter(|_| !shielded).or(Some(attack));
        }
        if self.game.is_locked(self.here()) {
            return self.fight();
        }
        if !self.done.acted {
            if let Some(closer) = self.close_in() {
                return Some(closer);
            }
        } else if HexId::CENTER.distance(self.at) > MIDDLE
            && let Some(middle) = self.back_to_the_middle()
        {
            return Some(middle);
        }
        self.stay_alive()
    }

    /// Next to Dante, and there as near to the middle as possible; with a Dash where it takes one.
    fn close_in(&self) -> Option<Choice> {
        let dante = self.game.dante?.at;
        let goals = beside(dante, TerritoryId::DANTE);
        let reach = offered(self.ask);
        if goals.has(self.at) || reach.is_empty() {
            return None;
        }
        if reach.and(&goals).is_empty() && self.can(Choice::Dash).is_some() {
            return Some(Choice::Dash);
        }
        self.go(&goals)
    }

    fn back_to_the_middle(&self) -> Option<Choice> {
        let reach = offered(self.ask);
        let nearest = reach.iter().min_by_key(|hex| (HexId::CENTER.distance(*hex), hex.0))?;
        (HexId::CENTER.distance(nearest) < HexId::CENTER.distance(self.at)).then_some(Choice::Move(nearest))
    }

    /// Heals and wards with what would otherwise stay unused.
    fn stay_alive(&self) -> Option<Choice> {
        let hurt = CHARACTER_ELL.saturating_sub(self.me.ell) >= RESOURCE_HEALS;
        let spare = self.me.resources > spare_from(self.game.dante_deck);
        let heal = self.can(Choice::Heal).filter(|_| hurt && (spare || self.me.ell <= IN_DANGER));
        heal.or_else(|| self.mend()).or_else(|| self.can(Choice::Ward))
    }

    /// Mends who has lost the most.
    fn mend(&self) -> Option<Choice> {
        let worst = self.game.all().filter(|whom| self.can(Choice::Mend(*whom)).is_some());
        let worst = worst.min_by_key(|whom| self.game.character(*whom).ell)?;
        (CHARACTER_ELL - self.game.character(worst).ell >= MEND).then_some(Choice::Mend(worst))
    }

    // --- Before it ---

    fn before_dante(&self) -> Option<Choice> {
        if self.game.is_locked(self.here()) {
            return self.fight();
        }
        if self.is_time_to_challenge()
            && let Some(challenge) = self.can(Choice::Flip(TerritoryId::DANTE))
        {
            return Some(challenge);
        }
        let work = if self.is_time_to_gather() { None } else { self.flip_another() };
        work.or_else(|| if self.done.moved { None } else { self.travel() })
            .or_else(|| self.can(Choice::Rest))
            .or_else(|| self.make_room())
    }

    /// Attacks the Unclaimed that locks this territory, then waits where it will land: that costs it as much.
    fn fight(&self) -> Option<Choice> {
        let unclaimed = *self.game.unclaimed_of(self.here())?;
        let attack = Choice::Attack(Monster::Unclaimed(unclaimed.territory));
        if self.me.ell <= IN_DANGER
            && let Some(heal) = self.mend().or_else(|| self.can(Choice::Heal))
        {
            return Some(heal);
        }
        if self.can(attack).is_some() {
            return Some(attack);
        }
        let goals = if self.done.acted { self.waiting_place(&unclaimed) } else { beside(unclaimed.at, self.here()) };
        self.go(&goals).or_else(|| self.mend()).or_else(|| self.can(Choice::Ward))
    }

    fn waiting_place(&self, unclaimed: &crate::state::Unclaimed) -> HexSet {
        let landing = set(self.game.landing(unclaimed));
        if self.me.ell >= FIT_TO_FIGHT { landing } else { HexSet::EMPTY }
    }

    fn is_time_to_gather(&self) -> bool {
        let way = HexId::CENTER.distance(self.at);
        self.game.round + rounds(way) + GATHER_EARLY >= CHALLENGE_IN
    }

    /// With enough cards as soon as everybody is there, with the last card whoever is there.
    fn is_time_to_challenge(&self) -> bool {
        let all_there = self.game.on_territory(TerritoryId::DANTE).count() == self.game.characters.len();
        self.game.dante_deck >= if all_there { CHALLENGE_WITH } else { DANTE_DECK_MOST }
    }

    /// Where to go with the turn's move.
    fn travel(&self) -> Option<Choice> {
        if offered(self.ask).is_empty() || is_edge(self.at) && self.is_time_to_gather() {
            return None;
        }
        if self.is_time_to_gather() {
            return self.go(&edge());
        }
        self.fetch().or_else(|| self.join()).or_else(|| self.explore())
    }

    /// To resources that nobody else is nearer to.
    fn fetch(&self) -> Option<Choice> {
        let nearer = |pile: HexId| self.game.on_board().any(|(_, at)| at.distance(pile) < self.at.distance(pile));
        let mine = |pile: &HexId| !self.game.is_locked(pile.territory()) && !nearer(*pile);
        self.go(&set(self.game.piles.iter().map(|pile| pile.at).filter(mine)))
    }

    /// To an Unclaimed that was found.
    fn join(&self) -> Option<Choice> {
        let late = self.game.round + LAST_REST >= CHALLENGE_IN;
        let engaged = |territory: TerritoryId| self.game.on_territory(territory).next().is_some();
        if self.me.ell < FIT_TO_FIGHT {
            return None;
        }
        let worth_it = self.game.unclaimed.iter().filter(|unclaimed| !late || engaged(unclaimed.territory));
        let goals = worth_it.fold(HexSet::EMPTY, |goals, unclaimed| goals.or(&beside(unclaimed.at, unclaimed.territory)));
        self.go(&goals)
    }

    /// To a territory that has one next to it that lies face down.
    fn explore(&self) -> Option<Choice> {
        if !self.may_wake_another() {
            return None;
        }
        let unknown = |territory: &TerritoryId| !self.game.is_flipped(*territory) && *territory != TerritoryId::DANTE;
        let near = TerritoryId::all().filter(unknown).fold(0, |near, territory| near | territory.adjacent());
        let stand = TerritoryId::all().filter(|territory| near & self.game.flipped & (1 << territory.0) != 0);
        self.go(&stand.fold(HexSet::EMPTY, |goals, territory| goals.or(territory.hexes())))
    }

    fn may_wake_another(&self) -> bool {
        let fit = self.game.on_board().all(|(id, _)| self.game.character(id).ell >= FIT_TO_FLIP);
        self.game.unclaimed.len() < self.game.characters.len() / FIGHTERS && fit && self.game.round + LAST_REST < CHALLENGE_IN
    }

    /// Flips a territory next to this one, the inner ones first, while nothing else is to be done.
    fn flip_another(&self) -> Option<Choice> {
        if !self.may_wake_another() {
            return None;
        }
        let next = TerritoryId::all().filter(|territory| *territory != TerritoryId::DANTE);
        let torch = next.map(Choice::Torch).find(|torch| self.can(*torch).is_some());
        let next = TerritoryId::all().filter(|territory| *territory != TerritoryId::DANTE);
        torch.or_else(|| next.map(Choice::Flip).find(|flip| self.can(*flip).is_some()))
    }

    /// A full hand draws nothing: what is of no use in the last fight goes first.
    fn make_room(&self) -> Option<Choice> {
        let full = self.me.cards.len() >= HAND_LIMIT;
        let torch = TerritoryId::all().map(Choice::Torch);
        let call = self.game.all().map(Choice::Call);
        let mut useless = [Choice::Dash].into_iter().chain(call).chain(torch);
        self.mend().or_else(|| useless.find(|card| full && self.can(*card).is_some()))
    }
}

/// Resources above this number can be spared: with this many rounds left there will not be enough misses to reroll.
fn spare_from(rounds: u8) -> u8 {
    1 + rounds / 3
}
