//! Where heroes go without thinking: to the enemies that exit next, to places for an ambush, away from what is too strong, and to
//! the Lord when the time has come.

use table::Seat;

use crate::choice::Choice;
use crate::content::language::Use;
use crate::content::{Advance, DOOM_MOST};
use crate::habit::{Question, WEAK, is_near};
use crate::judge::ONE;
use crate::movement::Way;
use crate::state::{Apocalypse, AreaId, Phase, Turn};

/// The vanguard enters the shadow if it is at most this far away.
const INTO_THE_SHADOW: u8 = 2;
/// A team that goes for the Lord moves up at least this far.
const FORWARD: u8 = 3;
/// The penalty for expected damage, relative to what the hero can take.
const HARM: i64 = 2;
/// The penalty for a place where the hero will probably die.
const DEATH: i64 = 2350;
/// The penalty per despair die for walking into a token, and the same for a team that goes for the Lord.
const UNSEEN: i64 = 125;
const UNSEEN_PRESSING: i64 = 180;
/// The same for a retreat from Hell.
const UNSEEN_AT_RETREAT: u32 = 294;
/// The penalty per area away from the line, and the same for a team that goes for the Lord.
const OFF_LINE: i64 = 210;
const OFF_LINE_PRESSING: i64 = 300;
/// The penalty for each other hero in the area: spread out they cover more of the road.
const COMPANY: i64 = 73;
/// The value of the start area to heroes who need troopers, and to the wounded.
const RECRUITS: i64 = 500;
const QUIET: i64 = 1870;
/// The value of a new ambush.
const AMBUSH: i64 = 980;
/// The Lord is nearly dead if the heroes in Hell can kill him in this many rounds.
const NEAR_HIS_END: u32 = 5;
/// The heroes in Hell stay if they can take this many tenths of the next blow.
const BEARABLE: u32 = 7;

/// The next action in a hero's turn: stand up, put out fires, attack, move, set an ambush.
pub(crate) fn turn(question: &Question<'_>) -> Option<Choice> {
    let (game, who) = (question.game, question.who);
    let Phase::Turn(_, turn) = game.phase else { return None };
    let hero = game.hero(who);
    let at = hero.at?;
    if hero.stunned {
        let fight = game.has_enemies(at) && !turn.attacked;
        let up = if fight { Choice::GiveUpMove } else { Choice::GiveUpAttack };
        return question.can(up).or_else(|| question.can(Choice::GiveUpMove)).or_else(|| question.can(Choice::GiveUpAttack));
    }
    if hero.fire
        && let Some(out) = question.can(Choice::Extinguish(who)).filter(|_| game.harvest(who, at) < ONE || hero.health <= 2)
    {
        return Some(out);
    }
    let special =
        question.choices().find(|choice| matches!(choice, Choice::Use(_, power) if power.card().when() == Some(Use::Turn)));
    if let Some(special) = special {
        return Some(special);
    }
    let goal = goal(game, who, &turn);
    let strike = best_attack(question);
    // A hero with a better fight elsewhere moves before attacking.
    let later =
        !turn.attacked && goal.is_some_and(|goal| goal != at && game.harvest(who, goal) > strike.map_or(0, |(_, worth)| worth));
    if let Some((attack, _)) = strike.filter(|_| !later) {
        return Some(attack);
    }
    if let Some(ambush) = ambush(question, at) {
        return Some(ambush);
    }
    goal.and_then(|goal| step_to(question, at, goal)).or_else(|| question.can(Choice::Done))
}

/// The attack that is worth most.
fn best_attack(question: &Question<'_>) -> Option<(Choice, u32)> {
    let attacks = question.choices().filter_map(|choice| match choice {
        Choice::Attack(at) => Some((choice, question.game.harvest(question.who, at) * nearness(at) / 4)),
        _ => None,
    });
    attacks.max_by_key(|(_, worth)| *worth)
}

/// How much enemies count by how soon they exit, in quarters.
fn nearness(at: AreaId) -> u32 {
    match at.0 {
        0 => 11,
        1 => 8,
        2 => 5,
        _ => 3,
    }
}

/// Sets all troopers where there is no ambush yet, near the start, unless they are needed against the Lord.
fn ambush(question: &Question<'_>, at: AreaId) -> Option<Choice> {
    let game = question.game;
    if at == AreaId::START || !is_near(at) || game.presses() {
        return None;
    }
    let patrol = game.hero(question.who).patrol?;
    let free = match game.ground_of(at).ambush {
        None => true,
        Some(there) => there.kind == patrol.kind && there.count < 4,
    };
    let counts = (1..=patrol.count).rev();
    counts.map(Choice::Ambush).find_map(|choice| question.can(choice)).filter(|_| free)
}

/// The step that leads to an area.
fn step_to(question: &Question<'_>, at: AreaId, goal: AreaId) -> Option<Choice> {
    if goal == at {
        return None;
    }
    let game = question.game;
    let way = if game.way_home(goal) < game.way_home(at) { Way::Toward } else { Way::Away };
    let steps = game.next_areas(at, way);
    let nearest = steps.into_iter().min_by_key(|step| apart(game, *step, goal))?;
    question.can(Choice::Move(nearest))
}

/// Whether to go on after the first step.
pub(crate) fn go_on(question: &Question<'_>) -> Choice {
    let (game, who) = (question.game, question.who);
    let Phase::Turn(_, turn) = game.phase else { return Choice::Stay };
    let Some(at) = game.hero(who).at else { return Choice::Stay };
    let goal = goal(game, who, &turn).unwrap_or(at);
    step_to(question, at, goal).unwrap_or(Choice::Stay)
}

/// Roughly how far two areas are apart, as if there were one road.
fn apart(game: &Apocalypse, one: AreaId, other: AreaId) -> u8 {
    if one == other { 0 } else { game.way_home(one).abs_diff(game.way_home(other)).max(1) }
}

/// Where a hero wants to end its move. The vanguard enters the shadow if it is near.
fn goal(game: &Apocalypse, who: Seat, turn: &Turn) -> Option<AreaId> {
    let at = game.hero(who).at?;
    let plan = Plan::of(game);
    if plan.presses && is_vanguard(game, who) {
        let shadow = game.shadow.iter().min_by_key(|area| apart(game, at, *area))?;
        if apart(game, at, shadow) <= INTO_THE_SHADOW {
            return Some(shadow);
        }
    }
    let reach = if turn.moved && !turn.walked { 0 } else { game.movement(who, at) };
    let near = game.map_areas().filter(|area| apart(game, at, *area) <= reach && !game.shadow.has(*area));
    near.max_by_key(|area| place(game, who, *area, turn, &plan))
}

/// The plan of the whole team.
struct Plan {
    /// It goes for the Lord.
    presses: bool,
    /// The area that it holds.
    line: u8,
    /// The penalty per area away from it.
    off_line: i64,
}

impl Plan {
    fn of(game: &Apocalypse) -> Self {
        if game.presses() {
            // A Lord who does not move has to be sought out.
            let comes = game.map.map().advance == Advance::Moves;
            let line = game.line().max(if comes { FORWARD } else { u8::MAX }).min(game.before_the_shadow());
            Self { presses: true, line, off_line: OFF_LINE_PRESSING }
        } else {
            Self { presses: false, line: game.line(), off_line: OFF_LINE }
        }
    }
}

/// Whether this hero should enter the shadow: the nearest one, or the first of several in turn order.
fn is_vanguard(game: &Apocalypse, who: Seat) -> bool {
    let way = |who: Seat| {
        let at = game.hero(who).at?;
        game.shadow.iter().map(|area| apart(game, at, area)).min()
    };
    game.ordered().min_by_key(|other| way(*other).unwrap_or(u8::MAX)) == Some(who)
}

/// How good an area is to end a move in, in thousandths of a kill.
fn place(game: &Apocalypse, who: Seat, area: AreaId, turn: &Turn, plan: &Plan) -> i64 {
    let hero = game.hero(who);
    let mut score = 0_i64;
    if !turn.attacked {
        score += i64::from(game.harvest(who, area) * nearness(area)) / 4;
    }
    let stamina = game.stamina(who);
    let harm = i64::from(game.threat(area, who));
    score -= harm * HARM / i64::from(stamina.saturating_sub(1).clamp(1, 6));
    if harm >= i64::from(stamina * ONE) {
        score -= DEATH;
    }
    if hero.at != Some(area) {
        let unseen = if plan.presses { UNSEEN_PRESSING } else { UNSEEN };
        score -= i64::from(game.ground_of(area).tokens) * i64::from(game.dice) * unseen;
    }
    score -= i64::from(area.0.abs_diff(plan.line)) * plan.off_line;
    score -= game.heroes_in(area).filter(|other| *other != who).count() as i64 * COMPANY;
    if area == AreaId::START {
        let wants = hero.patrol.is_none() && (plan.presses || wants_ambush(game));
        score += i64::from(wants) * RECRUITS + i64::from(hero.health <= WEAK) * QUIET;
    } else if hero.patrol.is_some() && is_near(area) && game.ground_of(area).ambush.is_none() && !plan.presses {
        score += AMBUSH;
    }
    score
}

/// Whether an area near the start has no ambush yet.
fn wants_ambush(game: &Apocalypse) -> bool {
    (1..=3).map(AreaId).any(|at| game.ground_of(at).ambush.is_none() && !game.shadow.has(at))
}

/// In Hell: attack as long as the team can take the next blow or the Lord is nearly dead; otherwise retreat to recruit.
pub(crate) fn hell(question: &Question<'_>) -> Option<Choice> {
    let (game, who) = (question.game, question.who);
    let attack = Choice::Attack(AreaId::HELL);
    let here = || game.heroes_in(AreaId::HELL);
    let hits: u32 = here().map(|other| game.lord_hits(other)).sum();
    let near_his_end = hits * NEAR_HIS_END >= u32::from(game.lord.health) * ONE;
    // The captain directs attacks at whoever can take most.
    let heroes = here().count().max(1) as u32;
    let stamina: u32 = here().map(|other| game.stamina(other)).sum();
    let blow = game.threat(AreaId::HELL, who) * heroes;
    let bears = stamina.saturating_sub(heroes) * ONE * 10 >= blow * BEARABLE && game.stamina(who) > 1;
    if near_his_end || bears || game.doom + 2 >= DOOM_MOST {
        return question.can(attack);
    }
    let retreats = question.choices().filter_map(|choice| match choice {
        Choice::Retreat(at) => Some(at),
        _ => None,
    });
    let danger =
        |at: &AreaId| (game.threat(*at, who) + u32::from(game.ground_of(*at).tokens * game.dice) * UNSEEN_AT_RETREAT, at.0);
    retreats.min_by_key(danger).map(Choice::Retreat).or_else(|| question.can(attack))
}

/// Everyone who is useful in Hell comes along.
pub(crate) fn companions(question: &Question<'_>) -> Choice {
    let game = question.game;
    let useful = |choice: &Choice| match choice {
        Choice::Hero(who) => game.stamina(*who) >= u32::from(WEAK) && game.lord_hits(*who) > 0,
        _ => false,
    };
    question.choices().find(useful).unwrap_or(Choice::Done)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::MapId;
    use crate::dice::Pool;
    use crate::setup::{Setup, lay_table};

    /// A strong team that goes for a Lord who is nearly dead.
    fn pressing(map: MapId) -> Apocalypse {
        let mut game = lay_table(&Setup { map, ..Setup::default() }).unwrap();
        game.lord.health = 1;
        game.heroes.iter_mut().for_each(|hero| hero.attack = Pool::of([0, 0, 0, 0, 1]));
        game
    }

    #[test]
    fn a_lord_who_comes_is_awaited_and_one_who_stays_is_sought() {
        let (road, siege) = (pressing(MapId::Invasion), pressing(MapId::Siege));
        let [awaited, sought] = [&road, &siege].map(Plan::of);
        assert!(awaited.presses && sought.presses);
        assert!(awaited.line < road.before_the_shadow());
        assert_eq!(sought.line, siege.before_the_shadow());
    }
}
