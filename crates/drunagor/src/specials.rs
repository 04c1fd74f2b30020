//! What an Adventure or a part of it changes about the rules, and what wins it.

use table::Flow;

use crate::content::kinds::{Goal, Summoned};
use crate::content::scenes::Special;
use crate::content::{AllyId, MonsterId};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Drunagor, Ending, Phase};

impl Drunagor {
    /// The special rules of the Adventure and of all that is revealed of it, each with its setup.
    fn specials(&self) -> impl Iterator<Item = (u8, &'static Special)> + use<> {
        let card = self.adventure.card();
        let revealed = self.revealed;
        let of_setups = (0_u8..).zip(card.setups).filter(move |(nth, _)| revealed & (1 << nth) != 0);
        let of_setups = of_setups.flat_map(|(nth, id)| id.card().special.iter().map(move |special| (nth, special)));
        card.special.iter().map(|special| (0, special)).chain(of_setups)
    }

    /// Runes that a second Rune card draws, above the last slot of the track.
    pub(crate) fn second_rune_card(&self) -> u8 {
        self.specials().map(|(_, special)| if let Special::Hunt(more) = special { *more } else { 0 }).sum()
    }

    /// Damage of Darkness besides its own.
    pub(crate) fn harsher_darkness(&self) -> u8 {
        self.specials().map(|(_, special)| if let Special::Harsh(more) = special { *more } else { 0 }).sum()
    }

    /// The last round of the Adventure, if time can run out.
    pub(crate) fn last_round(&self) -> Option<u8> {
        let mut specials = self.specials();
        specials.find_map(
            |(_, special)| if let Special::Haste(last) = special { Some(last.saturating_add(self.respite)) } else { None },
        )
    }

    /// What happens when a round begins: waves of monsters come, and time runs out.
    pub(crate) fn round_begins(&mut self, o: O) -> Flow<()> {
        let before = self.round - 1;
        // Rounds of respite bring nobody.
        let counted = before.saturating_sub(u16::from(self.respite));
        let specials: Vec<(u8, &'static Special)> = self.specials().collect();
        for (setup, special) in specials {
            match special {
                Special::Wave(every, line) if *every > 0 && counted > 0 && counted.is_multiple_of(u16::from(*every)) => {
                    self.tell(o, Event::Wave, rule::DOOR_SPECIAL_MECHANICS);
                    self.summon_line(o, setup, line, &mut Default::default())?;
                }
                Special::Haste(_) if self.last_round().is_some_and(|last| before >= u16::from(last)) => {
                    return self.end(o, Ending::Failed);
                }
                _ => {}
            }
        }
        match self.adventure.card().goal {
            Goal::Hold(rounds) if before >= u16::from(rounds) => self.end(o, Ending::Won),
            _ => Ok(()),
        }
    }

    /// An NPC token is lost; some Adventures fail by it.
    pub(crate) fn lose_npc(&mut self, o: O, id: AllyId) -> Flow<()> {
        self.tell(o, Event::NpcLost(id), rule::KEYWORD_NPC);
        let guarded = self.specials().any(|(_, special)| *special == Special::Guard(id));
        let left = self.allies.iter().any(|ally| ally.id == id);
        if guarded && !left { self.end(o, Ending::Failed) } else { Ok(()) }
    }

    /// Interaction Triggers: when the monsters of a setup are defeated, its scene is played, once.
    pub(crate) fn trigger_scenes(&mut self, o: O) -> Flow<()> {
        if self.is_being_laid() || !self.monsters.is_empty() {
            return Ok(());
        }
        let due = self.specials().find_map(|(nth, special)| match special {
            Special::Trigger(scene) if self.triggered & (1 << nth) == 0 => Some((nth, *scene)),
            _ => None,
        });
        let Some((nth, scene)) = due else { return Ok(()) };
        self.triggered |= 1 << nth;
        let leader = self.leader();
        self.tell(o, Event::Interacts(leader, scene), rule::DOOR_INTERACTION_TRIGGER);
        self.play_scene(o, leader, scene, nth)
    }

    /// Whether the table is still being laid.
    pub(crate) fn is_being_laid(&self) -> bool {
        matches!(self.phase, Phase::Laying | Phase::Learning(..) | Phase::Placing(_))
    }

    /// Whether the goal of the Adventure is reached.
    pub(crate) fn is_goal_reached(&self) -> bool {
        let all_open = self.revealed.count_ones() as usize == self.adventure.card().setups.len();
        match self.adventure.card().goal {
            Goal::Slay | Goal::Reach => all_open && self.monsters.is_empty(),
            Goal::Leave => {
                let exits = &self.adventure.board().exits;
                self.heroes.iter().all(|hero| !hero.down && exits.contains(&hero.at) && self.cell(hero.at).is_some())
            }
            Goal::Kill(id) => self.was_summoned(id) && self.monsters.iter().all(|monster| monster.kind.monster != id),
            Goal::Note(outcome) => self.has_noted(outcome),
            Goal::Hold(_) | Goal::Duel => false,
        }
    }

    /// Whether a setup that is revealed has summoned a monster.
    fn was_summoned(&self, id: MonsterId) -> bool {
        let party = self.heroes.len() as u8;
        let named = |line: &Summoned| matches!(line, Summoned::Set(heroes, known, ..) if *heroes <= party && *known == id);
        let setups = (0_u8..).zip(self.adventure.card().setups).filter(|(nth, _)| self.revealed & (1 << nth) != 0);
        setups.flat_map(|(_, setup)| setup.card().summon).any(named)
    }

    /// How the Adventure is told to its end.
    pub(crate) fn epilogue(&self) -> Option<crate::content::EpilogueId> {
        let fits = |id: &&crate::content::EpilogueId| id.card().needs.iter().all(|outcome| self.has_noted(*outcome));
        self.adventure.card().endings.iter().find(fits).copied()
    }
}
