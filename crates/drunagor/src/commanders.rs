//! Commanders: Attack cards that lie on the track and strike when the marker comes to them.

use table::{Chance, Draw, Flow, Halt};

use crate::content::AttackId;
use crate::content::kinds::Strength;
use crate::content::track::Slot;
use crate::event::Event;
use crate::play::O;
use crate::state::{AttackOnTrack, Base, Drunagor, Who};
use crate::targets::Source;
use crate::{key, rule};

impl Drunagor {
    /// A commander comes with an Attack card for each hero, each on the slot of its rune.
    pub(crate) fn deal_attacks(&mut self, o: O, base: Base) -> Flow<()> {
        let commands = self.monster(base).is_some_and(|monster| monster.kind.monster.card().strength == Strength::Golden);
        if !commands {
            return Ok(());
        }
        for _ in 0..self.heroes.len() {
            let counts = AttackId::ALL.map(|id| u8::from(self.attacks.iter().all(|known| known.id != id)));
            if counts.iter().all(|count| *count == 0) || self.attacks.is_full() {
                break;
            }
            let chance = Chance::pile("attack", key::CHANCE_ATTACK_CARD, rule::COMMANDER_ATTACK_DRAW);
            let id = AttackId::of(o.draw(&Draw { chance, counts: &counts })?).ok_or(Halt::Spoiled)?;
            let slot = Slot::of_rune(id.card().rune, id.card().arrow);
            self.attacks.push(AttackOnTrack { id, by: base, acted: slot < self.marker });
            self.tell(o, Event::AttackLaid(id), rule::COMMANDER_ATTACK_PLACE);
        }
        Ok(())
    }

    /// The marker reaches an Attack card: it is no turn of the commander's, but it strikes from where the commander is.
    pub(crate) fn resolve_attack(&mut self, o: O, id: AttackId) -> Flow<()> {
        let Some(attack) = self.attacks.iter_mut().find(|attack| attack.id == id) else { return Ok(()) };
        attack.acted = true;
        let by = attack.by;
        self.new_turn();
        self.tell(o, Event::AttackCard(by, id), rule::COMMANDER_ATTACK_RESOLVE);
        let card = id.card();
        let Some(rank) = self.monster(by).map(|monster| monster.kind.rank) else { return Ok(()) };
        let source = Source { x: self.runes_of(card.rune), rank, ..Source::far(Who::Monster(by)) };
        self.perform(o, &source, card.does)?;
        if card.haste {
            self.tell(o, Event::MonsterTurn(by), rule::CARD_HASTE);
            self.activate(o, by, false)?;
        }
        Ok(())
    }

    /// With a commander its Attack cards leave the track.
    pub(crate) fn withdraw_attacks(&mut self, o: O, base: Base) {
        let before = self.attacks.len();
        self.attacks.retain(|attack| attack.by != base);
        if self.attacks.len() < before {
            self.tell(o, Event::AttacksGone, rule::COMMANDER_DEATH_CARDS);
        }
    }
}
