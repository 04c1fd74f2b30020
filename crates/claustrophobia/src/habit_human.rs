//! The habits of the human player: fight what is on the tile, then go on, together, to where the goal is.

use table::{Ask, Fate};

use crate::about::About;
use crate::choice::Choice;
use crate::content::{Bonus, TileEffect, TileNo};
use crate::habit::{any, best, choices};
use crate::state::{Active, Claustrophobia, HumanId, INFERNAL, SpotId, Warrior};

/// What the human player does without thinking.
pub(crate) fn human_answer(game: &Claustrophobia, ask: &Ask<Claustrophobia>, fate: &mut Fate) -> Option<Choice> {
    match ask.about {
        About::Assign(id) => best(ask, |choice| match choice {
            Choice::Assign(_, value) => Some(game.line_score(id, value)),
            _ => None,
        }),
        About::Instinct => Some(game.instinct_habit(ask)),
        // Using a gift costs nothing.
        About::Gift => ask.options.first().map(|option| option.choice),
        About::Activate => game.who_is_next(ask),
        About::Act(active) => game.human_act(ask, active),
        About::Heal(_) | About::Cancel(_) => game.line_habit(ask),
        About::Foresee | About::PutBack => best(ask, |choice| match choice {
            Choice::Tile(tile) => Some(tile_score(game, tile)),
            _ => None,
        }),
        About::Courage(_) | About::Strike(_) | About::AllocateHit(..) | About::Target(_) => game.warrior_habit(ask),
        _ => any(ask, fate),
    }
}

/// What a tile is worth to explorers: ways on, and no harm.
fn tile_score(game: &Claustrophobia, tile: TileNo) -> i32 {
    let harm = match tile.card().effect {
        Some(TileEffect::BoobyTrap | TileEffect::Alarm | TileEffect::Carnivorous | TileEffect::Lair) => -3,
        Some(TileEffect::DemonicWell | TileEffect::Hole | TileEffect::DevouringPit | TileEffect::Flooded) => -2,
        Some(TileEffect::HealingFountain | TileEffect::Sanctuary | TileEffect::Tomb | TileEffect::Stash) => 3,
        _ => 0,
    };
    let exit = matches!(game.scenario.card().goal, crate::content::Goal::Escape { exit, .. } if exit == tile);
    harm + if exit { 20 } else { 0 } + (tile.card().openings.count_ones() as i32).min(3)
}

impl Claustrophobia {
    fn has_enemies(&self, at: Option<SpotId>) -> bool {
        at.is_some_and(|spot| self.count_on(spot, INFERNAL) > 0)
    }

    /// Combat and defense among enemies, movement otherwise; never a cancelled line.
    fn line_score(&self, id: HumanId, value: u8) -> i32 {
        let human = self.human(id);
        if human.is_cancelled(value) {
            return -20;
        }
        let Some(line) = human.board().lines.get(usize::from(value).wrapping_sub(1)) else { return 0 };
        let (movement, combat, defense) = (i32::from(line.movement), i32::from(line.combat), i32::from(line.defense));
        let fights = self.has_enemies(human.at);
        let numbers = if fights { movement + 3 * combat + 3 * defense } else { 4 * movement + 2 * combat + 3 * defense };
        let gift = human.gifts.get(usize::from(value).wrapping_sub(1)).is_some_and(Option::is_some);
        numbers + if gift { 3 } else { 0 } + if line.bonus == Bonus::Instinct { 2 } else { 0 }
    }

    /// A card for its value where it saves a warrior from exhaustion; for its effect among enemies.
    fn instinct_habit(&self, ask: &Ask<Claustrophobia>) -> Choice {
        let score = |choice: Choice| match choice {
            Choice::InstinctValue(card, id)
                if self.is_on_cancelled_line(id) && !self.human(id).is_cancelled(card.card().value) =>
            {
                Some(20 + self.line_score(id, card.card().value))
            }
            Choice::Bless(id, _) if self.is_on_cancelled_line(id) => Some(15),
            Choice::InstinctEffect(_, id) if self.has_enemies(self.human(id).at) && !self.is_on_cancelled_line(id) => Some(5),
            Choice::Done => Some(4),
            _ => None,
        };
        best(ask, score).unwrap_or(Choice::Done)
    }

    /// Fighters first, then those who are nearest to the goal; who can do nothing is left alone.
    fn who_is_next(&self, ask: &Ask<Claustrophobia>) -> Option<Choice> {
        let way = self.way();
        let score = |choice: Choice| match choice {
            Choice::Activate(who @ Warrior::Human(id)) => {
                let human = self.human(id);
                let able = !human.exhausted || self.statistics(who).movement > 0;
                let fights = if self.has_enemies(human.at) { 40 } else { 0 };
                able.then(|| fights + 50 - i32::from(human.at.map_or(40, |at| way.of(at))))
            }
            Choice::Done => Some(-100),
            _ => None,
        };
        best(ask, score)
    }

    /// Lines to be cancelled: the worst one. Lines to be healed: the best one, or the one that the die is on.
    fn line_habit(&self, ask: &Ask<Claustrophobia>) -> Option<Choice> {
        best(ask, |choice| match choice {
            Choice::Line(id, line) => {
                let human = self.human(id);
                let heals = human.is_cancelled(line);
                let printed = human.board().lines.get(usize::from(line).wrapping_sub(1))?;
                let numbers = i32::from(printed.movement) + 2 * i32::from(printed.combat) + i32::from(printed.defense);
                let gift = human.gifts.get(usize::from(line).wrapping_sub(1)).is_some_and(Option::is_some);
                let worth = 2 * numbers + if gift { 4 } else { 0 } + if printed.bonus == Bonus::Instinct { 3 } else { 0 };
                let exhausting = if human.die == line && human.exhausted { 30 } else { 0 };
                Some(if heals { worth + exhausting + 6 * i32::from(human.damage.count_ones() as u8) } else { -worth })
            }
            _ => None,
        })
    }

    /// Who takes a hit: whoever has most lines left. Who is helped: whoever fights. Who is struck: an enemy.
    fn warrior_habit(&self, ask: &Ask<Claustrophobia>) -> Option<Choice> {
        best(ask, |choice| match choice {
            Choice::Warrior(Warrior::Human(id)) => {
                let human = self.human(id);
                Some(i32::from(human.lines_left()) * 2 + if self.has_enemies(human.at) { 3 } else { 0 })
            }
            Choice::Warrior(_) => Some(20),
            Choice::Done => Some(-1),
            _ => None,
        })
    }

    /// The scenario's actions first, then a fight, then the way.
    fn human_act(&self, ask: &Ask<Claustrophobia>, active: Active) -> Option<Choice> {
        let here = self.spot_of(active.who)?;
        let action = choices(ask).find(|choice| matches!(choice, Choice::Scenario(_)));
        let fight = || {
            best(ask, |choice| match choice {
                Choice::Attack(target) => Some(self.target_score(active.who, target)),
                _ => None,
            })
        };
        action.or_else(fight).or_else(|| self.onward(ask, here)).or(Some(Choice::Done))
    }

    /// Kill what can be killed; a demon rather than troglodytes.
    fn target_score(&self, who: Warrior, target: Warrior) -> i32 {
        let easy = 6 - i32::from(self.threshold(who, target, self.shoots(who, target)));
        easy + match target {
            Warrior::Fiend(id) => 4 + 2 * i32::from(self.fiend(id).damage),
            Warrior::Troglodytes(spot) => 3 + i32::from(self.laid(spot).troglodytes),
            Warrior::Human(_) => 0,
        }
    }

    fn onward(&self, ask: &Ask<Claustrophobia>, here: SpotId) -> Option<Choice> {
        let way = self.way();
        let now = i32::from(way.of(here));
        let explores = self.wants_to_explore() && !self.sees_aim();
        best(ask, |choice| match choice {
            Choice::Explore(_) if explores => Some(10),
            Choice::Move(to) if i32::from(way.of(to)) < now => {
                let crowd = if self.count_on(to, INFERNAL) > 0 { 2 } else { 0 };
                Some(8 + now - i32::from(way.of(to)) - crowd)
            }
            _ => None,
        })
    }
}
