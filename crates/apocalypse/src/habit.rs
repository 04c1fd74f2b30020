//! How a sensible hero goes on without thinking, and which options are worth a thought: one score for both.

use table::{Ask, Fate, Seat};

use crate::choice::Choice;
use crate::content::{Benefit, Circle, DOOM_MOST};
use crate::dice::Level;
use crate::key;
use crate::state::{Apocalypse, AreaId, Enemy, Phase};

/// Options that a search thinks about, at most.
const WORTH_A_THOUGHT: usize = 6;
/// What is worse than the best option by more than this is not thought about.
const HOPELESS: i32 = 90;

/// The answer of a sensible player: the option with the best score.
pub(crate) fn habit(game: &Apocalypse, ask: &Ask<Choice>, fate: &mut Fate) -> Option<u16> {
    let turn = Mood::of(game);
    let scored = (0..).zip(&ask.options).map(|(index, option)| {
        // Among equals chance decides.
        (turn.score(game, ask, option.choice) * 8 + fate.below(8) as i32, index)
    });
    scored.max().map(|(_, index)| index)
}

/// The best few options, in their order.
pub(crate) fn promising(game: &Apocalypse, ask: &Ask<Choice>, into: &mut Vec<u16>) {
    let turn = Mood::of(game);
    let mut scored: Vec<(i32, u16)> =
        (0..).zip(&ask.options).map(|(index, option)| (-turn.score(game, ask, option.choice), index)).collect();
    scored.sort_unstable();
    let best = scored.first().map_or(0, |(score, _)| *score);
    into.extend(scored.iter().take(WORTH_A_THOUGHT).take_while(|(score, _)| *score <= best + HOPELESS).map(|(_, index)| *index));
    into.sort_unstable();
}

/// What the team is about.
struct Mood {
    /// It is time to fight the Lord.
    to_hell: bool,
}

impl Mood {
    fn of(game: &Apocalypse) -> Self {
        // Weighed only when somebody could step into the shadow.
        let in_turn = matches!(game.phase, Phase::Turn(..) | Phase::Companions);
        Self { to_hell: in_turn && time_for_battle(game) }
    }

    fn score(&self, game: &Apocalypse, ask: &Ask<Choice>, choice: Choice) -> i32 {
        match choice {
            Choice::Gift(place, slot) => gift(game, place, slot),
            Choice::FirstAid(whom) => first_aid(game, whom),
            Choice::Recruit => recruit(game),
            Choice::Take(kind) => 20 + 2 * i32::from(kind.card().cost),
            Choice::Luck => -8,
            Choice::BuyPoint => -12,
            Choice::DiscardPatrol | Choice::DiscardTrooper => -25,
            Choice::Renew => -30,
            Choice::Number(count) => i32::from(count),
            Choice::FromPool(share) => i32::from(share),
            Choice::Agree | Choice::Join(_) | Choice::Stay => 1,
            Choice::Use(_) => 6,
            Choice::Wait => -2,
            Choice::Leave(_) | Choice::Divine => -60,
            Choice::Face(circle) => face(ask, circle),
            Choice::Cure => 2,
            Choice::Attack(AreaId::HELL) => 100,
            Choice::Attack(at) => 110 + game.weight_of(at),
            Choice::Move(to) => self.move_to(game, to),
            Choice::Help => help(game, ask),
            Choice::Raise(level) => raise(level),
            Choice::Strike(enemy) => strike(enemy),
            Choice::Ambush(count) => ambush(game, count),
            Choice::Extinguish(whom) => 115 - 12 * i32::from(game.hero(whom).health),
            Choice::GiveUpMove if acting(game).and_then(|who| game.hero(who).at).is_some_and(|at| game.has_enemies(at)) => 10,
            Choice::GiveUpMove => 4,
            Choice::GiveUpAttack => 6,
            Choice::Hero(whom) => self.hero(game, ask, whom),
            Choice::AbsorbPatrol => 12,
            Choice::AbsorbAmbush => 10,
            Choice::Retreat(to) => retreat(game, to),
            Choice::Enter(id) => {
                i32::from(id.sheet().health) + 2 * i32::from(id.sheet().toughness) + id.sheet().attack.len() as i32
            }
            Choice::Enemy(enemy) => strike(enemy),
            Choice::Refuse => -1,
            _ => 0,
        }
    }

    /// A move leads to enemies near the start, away from what would kill, and into the shadow only when it is time.
    fn move_to(&self, game: &Apocalypse, to: AreaId) -> i32 {
        let Some(who) = acting(game) else { return 0 };
        let Some(from) = game.hero(who).at else { return 0 };
        if game.shadow.has(to) {
            return if self.to_hell { 300 } else { -300 };
        }
        let turn = match game.phase {
            Phase::Turn(_, turn) => turn,
            _ => return 0,
        };
        // What can be struck here is struck first.
        if !turn.attacked && game.has_enemies(from) {
            return -20;
        }
        let toward_lord = self.to_hell && game.way_to_start(to) > game.way_to_start(from);
        let gain = place(game, who, to, turn.attacked) - place(game, who, from, turn.attacked);
        gain + if toward_lord { 120 } else { 0 }
    }

    /// Whom the captain names, who comes along, who gets luck.
    fn hero(&self, game: &Apocalypse, ask: &Ask<Choice>, whom: Seat) -> i32 {
        let life = (game.life_of(whom) * 4.0) as i32;
        if ask.prompt.key == key::ASK_TARGET {
            return life + 3 * i32::from(game.hero_toughness(whom));
        }
        if ask.prompt.key == key::ASK_COMPANIONS {
            return if game.strength_of(whom) > 0.8 && life > 10 { 20 } else { -20 };
        }
        life - 4 * i32::from(game.hero(whom).luck)
    }
}

/// Whose turn it is.
fn acting(game: &Apocalypse) -> Option<Seat> {
    game.whose_turn()
}

/// It is time when the heroes are strong enough, or when waiting is worse.
fn time_for_battle(game: &Apocalypse) -> bool {
    let late = game.way_to_start(game.lord.at) <= 2 || game.doom + 3 >= DOOM_MOST;
    let ratio = game.strength() / game.lord_needs().max(0.5);
    ratio > if late { 0.55 } else { 1.1 }
}

/// How good it is for a hero to stand in an area at the end of its move.
fn place(game: &Apocalypse, who: Seat, at: AreaId, attacked: bool) -> i32 {
    let near = 6 - i32::from(game.way_to_start(at));
    let harm = game.harm_in(at, who);
    let life = game.life_of(who);
    let fear = if harm >= life { 60 } else { (harm * 6.0) as i32 };
    let prey = if attacked { 0 } else { 12 * game.weight_of(at).min(3) + if game.has_enemies(at) { 30 + 6 * near } else { 0 } };
    let ground = game.ground_of(at);
    // What is not seen before it leaves the start brings doom for every die.
    let unseen = i32::from(ground.tokens.min(1)) * if game.way_to_start(at) <= 1 { 40 } else { -15 };
    let alone = if game.heroes_in(at).any(|other| other != who) { 0 } else { 8 };
    let hurt = i32::from(game.hero(who).cap.saturating_sub(game.hero(who).health));
    let home = if at == AreaId::START { 2 * hurt + if game.hero(who).patrol.is_none() { 12 } else { 0 } } else { 0 };
    let line = match game.way_to_start(at) {
        1 => 14,
        0 | 2 => 10,
        _ => 0,
    };
    prey + unseen + alone + home + line - fear
}

fn gift(game: &Apocalypse, place: u8, slot: u8) -> i32 {
    let Some(who) = acting(game) else { return 0 };
    let Some(gift) = game.panel.get(usize::from(place)).copied().flatten() else { return 0 };
    let benefit = game.hero(who).id.sheet().slots.get(usize::from(slot)).map_or(0, |slot| match slot.benefit {
        Benefit::Die(level) => 18 + 4 * level as i32,
        Benefit::Raise(count) => 12 * i32::from(count),
        Benefit::Toughness(count) => 14 * i32::from(count),
        Benefit::Cap(count) => 6 * i32::from(count),
        Benefit::Learn(_) => 12,
        Benefit::Heal(count) | Benefit::Luck(count) | Benefit::LuckForOthers(count) => 3 * i32::from(count),
        Benefit::Courage(count) | Benefit::Pool(count) => 2 * i32::from(count),
    });
    60 + benefit - 3 * i32::from(game.price(who, slot, gift))
}

fn first_aid(game: &Apocalypse, whom: Seat) -> i32 {
    let hero = game.hero(whom);
    let lost = i32::from(hero.cap.saturating_sub(hero.health));
    10 + 5 * lost + if hero.health <= 2 { 20 } else { 0 }
}

fn recruit(game: &Apocalypse) -> i32 {
    let Some(who) = acting(game) else { return 0 };
    let full = game.hero(who).patrol.is_some_and(|patrol| patrol.count >= game.patrol_limit(who));
    if full { -5 } else { 40 }
}

/// Dice that divine intervention sets: as few pairs as there can be, and the weakest.
fn face(ask: &Ask<Choice>, circle: Circle) -> i32 {
    let first = match ask.prompt.args.get("n") {
        Some(table::Arg::Number(n)) if n <= 3 => n,
        _ => 1,
    };
    i32::from(circle.number() as i32 == first)
}

/// Help is worth a courage in Hell, and where there is plenty.
fn help(game: &Apocalypse, ask: &Ask<Choice>) -> i32 {
    let rich = game.heroes.get(usize::from(ask.seat.0)).is_some_and(|hero| hero.courage >= 7);
    if game.battle.is_some() {
        20
    } else if rich {
        2
    } else {
        -2
    }
}

fn raise(level: Level) -> i32 {
    match level {
        Level::D4 => 4,
        Level::D6 => 10,
        Level::D8 => 8,
        Level::D10 => 6,
        Level::D12 => 0,
    }
}

/// The Lord first; then what brings most doom and harm for the dice it takes.
fn strike(enemy: Enemy) -> i32 {
    match enemy {
        Enemy::Lord => 80,
        Enemy::Fourth(_) => 50,
        Enemy::Guard => 40,
        Enemy::Minion(circle) => 30 + 6 * circle.number() as i32,
    }
}

/// Ambushes near the start see what comes and shoot at it.
fn ambush(game: &Apocalypse, count: u8) -> i32 {
    let Some(at) = acting(game).and_then(|who| game.hero(who).at) else { return 0 };
    let there = game.ground_of(at).ambush.is_some();
    let way = game.way_to_start(at);
    let unseen = game.ground_of(at).tokens > 0;
    if there || unseen || way == 0 || way > 3 { -10 } else { 20 + i32::from(count) }
}

/// Whoever would probably die retreats, unless the Lord is nearly dead.
fn retreat(game: &Apocalypse, to: AreaId) -> i32 {
    let Some(who) = acting(game) else { return 0 };
    let harm: f32 = game.harm_in(AreaId::HELL, who);
    let team: f32 = game
        .heroes_in(AreaId::HELL)
        .map(|who| crate::worth::hits(&game.hero(who).attack, game.toughness_of(Enemy::Lord).one))
        .sum();
    let nearly = game.lord_needs() <= team * 1.5;
    let home = if to == AreaId::START { 6 } else { 3 - i32::from(game.way_to_start(to)) };
    if !nearly && harm * 1.2 >= game.life_of(who) { 110 + home } else { home }
}
