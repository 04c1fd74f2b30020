//! The habits of the infernal player: threat points, warriors near the humans, and the weakest of them first.

use table::{Ask, Fate};

use crate::about::About;
use crate::choice::{Choice, Recruit};
use crate::content::{Class, Talent, TileEffect, white};
use crate::habit::{any, best, choices};
use crate::paths::Distances;
use crate::state::{Active, Claustrophobia, DiePlace, HUMAN, PowerId, Standing, Warrior};

/// Threat points that are kept for a demon rather than spent one by one.
const SAVED: u8 = 2;

/// What the infernal player does without thinking.
pub(crate) fn infernal_answer(game: &Claustrophobia, ask: &Ask<Claustrophobia>, fate: &mut Fate) -> Option<Choice> {
    match ask.about {
        About::Collect => choices(ask).find(|choice| *choice == Choice::Done).or_else(|| any(ask, fate)),
        About::Allocate(_) => game.allocate_habit(ask),
        About::Growl(_) => game.growl_habit(ask),
        About::Scout => Some(game.scout_habit()),
        About::Threat(_) => game.enter_habit(ask),
        // Cards are there to be used.
        About::Event(_) => ask.options.first().map(|option| option.choice),
        About::Activate => game.hunter_habit(ask),
        About::Act(active) => game.infernal_act(ask, active),
        About::AllocateHit(..) | About::Human(_) | About::Victim(_) | About::Possess | About::Demon(_) => game.prey_habit(ask),
        About::Tile(_) | About::Hole(_) | About::Entry(_) | About::Flight(_) => game.near_habit(ask),
        _ => any(ask, fate),
    }
}

impl Claustrophobia {
    /// Dice of one colour on Abyssal threat; the rest where it completes something.
    fn allocate_habit(&self, ask: &Ask<Claustrophobia>) -> Option<Choice> {
        best(ask, |choice| match choice {
            Choice::Allocate(value, power) => Some(self.allocation_score(value, power)),
            _ => None,
        })
    }

    fn allocation_score(&self, value: u8, power: PowerId) -> i32 {
        let mut dice = self.waiting_on(power);
        let fits = dice.iter().all(|other| white(*other) == white(value));
        // No more dice than there are can wait on a power, and this is one of them.
        let _full = dice.try_push(value);
        let met = self.condition_of(power).is_met(&dice);
        let troglodytes: i32 = self.tunnels.iter().map(|laid| i32::from(laid.troglodytes)).sum();
        match (power, self.owner_of(power)) {
            (_, Some(id)) => match (self.fiend(id).standing, met) {
                (Standing::InPlay, true) if self.is_class(id, Class::Hellhound) => 14,
                (Standing::InPlay, true) => 9,
                (Standing::Reserve, true) if self.threat >= self.fiend(id).cost => 6,
                _ => 0,
            },
            (PowerId::ABYSSAL_THREAT, _) if fits && (dice.len() > 1 || self.is_common(value)) => 10,
            (PowerId::SPEED | PowerId::FRENZIED, _) if met => 2 + troglodytes.min(6),
            (PowerId::SPEED, _) if white(value) => 3,
            (PowerId::FRENZIED, _) if !white(value) => 3,
            (PowerId::DARK_DESTINY, _) if self.event_hand.len() < 3 => 2 + i32::from(value),
            (PowerId::INTREPID, _) => 3,
            _ => 1,
        }
    }

    /// Whether most of the rolled dice have the colour of this one.
    fn is_common(&self, value: u8) -> bool {
        let rolled = self.destiny.iter().filter(|die| die.at == DiePlace::Rolled);
        let (same, all) = rolled.fold((0, 0), |(same, all), die| (same + i32::from(white(die.value) == white(value)), all + 1));
        2 * same >= all
    }

    /// What the humans look for can wait, and what is good for the horde comes next.
    fn scout_habit(&self) -> Choice {
        let next = self.pile.seen.last().map(|seen| seen.tile);
        let helps = |effect: TileEffect| matches!(effect, TileEffect::HealingFountain | TileEffect::Sanctuary | TileEffect::Tomb);
        let unwelcome = next.is_some_and(|tile| self.is_needed(tile) || tile.card().effect.is_some_and(helps));
        if unwelcome { Choice::ShuffleBack } else { Choice::Done }
    }

    /// Fast when far, fierce when there.
    fn growl_habit(&self, ask: &Ask<Claustrophobia>) -> Option<Choice> {
        let near = self.to_humans();
        let hounds = self.fiends_in_play().filter(|id| self.is_class(*id, Class::Hellhound));
        let far = hounds.filter_map(|id| self.fiend(id).at).map(|at| near.of(at)).max().unwrap_or(1);
        let wanted = match far {
            0 | 1 => 6,
            2 => 3,
            _ => 1,
        };
        choices(ask).find(|choice| *choice == Choice::Growl(wanted)).or_else(|| best(ask, |_| Some(0)))
    }

    /// The demon as soon as it can be paid, then hounds, then troglodytes, all as near to the humans as possible.
    fn enter_habit(&self, ask: &Ask<Claustrophobia>) -> Option<Choice> {
        let near = self.to_humans();
        let saves = self
            .fiends
            .iter()
            .any(|fiend| fiend.standing == Standing::Reserve && fiend.cost <= self.threat.saturating_add(SAVED));
        best(ask, |choice| match choice {
            Choice::Enter(recruit, spot) => {
                let steps = i32::from(near.of(spot).min(8));
                let kind = match recruit {
                    Recruit::Fiend(id) if self.is_class(id, Class::Demon) => 30,
                    Recruit::Fiend(id) if self.is_class(id, Class::Hellhound) => 20,
                    Recruit::Fiend(_) => 15,
                    Recruit::Troglodyte if saves => 1,
                    Recruit::Troglodyte => 10,
                };
                (steps < 5).then_some(kind - 2 * steps)
            }
            Choice::Event(_) => Some(40),
            Choice::Done => Some(0),
            _ => None,
        })
    }

    /// Whoever is nearest goes first, so that there is room behind.
    fn hunter_habit(&self, ask: &Ask<Claustrophobia>) -> Option<Choice> {
        let near = self.to_humans();
        best(ask, |choice| match choice {
            Choice::Activate(who) => {
                let steps = self.spot_of(who).map_or(40, |spot| near.of(spot));
                let fiend = i32::from(matches!(who, Warrior::Fiend(_)));
                Some(100 - 2 * i32::from(steps) + fiend)
            }
            Choice::Event(_) => Some(200),
            Choice::Done => Some(-1),
            _ => None,
        })
    }

    /// Humans for harm, the weakest first; one's own warriors for help, the strongest first.
    fn prey_habit(&self, ask: &Ask<Claustrophobia>) -> Option<Choice> {
        best(ask, |choice| match choice {
            Choice::Warrior(Warrior::Human(id)) => Some(20 - i32::from(self.human(id).lines_left())),
            Choice::Warrior(Warrior::Troglodytes(_)) => Some(8),
            Choice::Warrior(Warrior::Fiend(id)) => Some(i32::from(self.life_of(id))),
            Choice::Done => Some(-1),
            _ => None,
        })
    }

    fn near_habit(&self, ask: &Ask<Claustrophobia>) -> Option<Choice> {
        let near = self.to_humans();
        best(ask, |choice| match choice {
            Choice::Spot(spot) => Some(-i32::from(near.of(spot))),
            _ => None,
        })
    }

    /// Where a warrior goes: troglodytes to a gate that nobody watches, the others to the humans.
    fn prey(&self, who: Warrior) -> Distances {
        let gate = self.gate().filter(|_| matches!(who, Warrior::Troglodytes(_))).and_then(|gate| self.unwatched(gate));
        match gate {
            Some(spot) => self.distances([spot].into_iter()),
            None => self.to_humans(),
        }
    }

    /// Attack whoever is there; go to whoever is near.
    fn infernal_act(&self, ask: &Ask<Claustrophobia>, active: Active) -> Option<Choice> {
        let here = self.spot_of(active.who)?;
        let attack = best(ask, |choice| match choice {
            Choice::Attack(target @ Warrior::Human(id)) => {
                let easy = 6 - i32::from(self.threshold(active.who, target, false));
                // Whoever cannot be blocked has to be killed.
                let runs = self.human(id).board().talents.has(Talent::Elusive);
                let wounds = 6 - i32::from(self.human(id).lines_left());
                Some(3 * easy + 2 * wounds + if runs { 6 } else { 0 })
            }
            _ => None,
        });
        if attack.is_some() {
            return attack;
        }
        if self.count_on(here, HUMAN) > 0 {
            return Some(Choice::Done);
        }
        let near = self.prey(active.who);
        let now = i32::from(near.of(here));
        let step = best(ask, |choice| match choice {
            Choice::Move(to) | Choice::Crawl(to) if i32::from(near.of(to)) < now => Some(now - i32::from(near.of(to))),
            _ => None,
        });
        step.or(Some(Choice::Done))
    }
}
