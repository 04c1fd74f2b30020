//! Commanders: Attack cards that lie on the track and strike when the marker comes to them.

use table::{Chance, Draw, Flow, Halt, RuleId};

use crate::content::AttackId;
use crate::content::kinds::{Rank, Strength};
use crate::content::language::{Effect, Trait};
use crate::content::track::Slot;
use crate::event::Event;
use crate::play::O;
use crate::state::{AttackOnTrack, Base, Drunagor, Who};
use crate::targets::Source;
use crate::{key, rule};

impl Drunagor {
    /// A commander comes with an Attack card for each hero, each on the slot of its rune.
    pub(crate) fn deal_attacks(&mut self, o: O, base: Base) -> Flow<()> {
        let Some(id) = self.monster(base).map(|monster| monster.kind.monster) else { return Ok(()) };
        let strength = id.card().strength;
        // A General has fixed cards, whatever the size of the party.
        for attack in AttackId::ALL.into_iter().filter(|attack| attack.card().of == Some(id)) {
            self.lay_attack(o, base, attack, rule::GENERAL_CARDS_FIVE);
        }
        if !matches!(strength, Strength::Golden | Strength::Purple) {
            return Ok(());
        }
        for _ in 0..self.heroes.len() {
            let counts = AttackId::ALL.map(|id| u8::from(id.is_of(strength) && self.attacks.iter().all(|known| known.id != id)));
            if counts.iter().all(|count| *count == 0) {
                break;
            }
            let chance = Chance::pile("attack", key::CHANCE_ATTACK_CARD, rule::COMMANDER_ATTACK_DRAW);
            let id = AttackId::of(o.draw(&Draw { chance, counts: &counts })?).ok_or(Halt::Spoiled)?;
            let by = if strength == Strength::Purple { rule::OVERLORD_CARDS } else { rule::COMMANDER_ATTACK_PLACE };
            self.lay_attack(o, base, id, by);
        }
        Ok(())
    }

    /// An Attack card comes to lie on its slot. There are as many places as cards.
    fn lay_attack(&mut self, o: O, base: Base, id: AttackId, by: RuleId) {
        if self.attacks.iter().any(|known| known.id == id) {
            return;
        }
        let slot = Slot::of_rune(id.card().rune, id.card().arrow);
        self.attacks.push(AttackOnTrack { id, by: base, acted: slot < self.marker });
        self.tell(o, Event::AttackLaid(id), by);
    }

    /// MAELSTROM: the Attack cards go back into the deck, and new ones are drawn.
    pub(crate) fn maelstrom(&mut self, o: O, base: Base) -> Flow<()> {
        if !self.holds(Who::Monster(base), |held| matches!(held, Trait::Maelstrom)) {
            return Ok(());
        }
        self.attacks.retain(|attack| attack.by != base);
        self.tell(o, Event::AttacksGone, rule::KEYWORD_MAELSTROM);
        self.deal_attacks(o, base)
    }

    /// The marker reaches an Attack card: it is no turn of the commander's, but it strikes from where the commander is.
    pub(crate) fn resolve_attack(&mut self, o: O, id: AttackId) -> Flow<()> {
        let Some(attack) = self.attacks.iter_mut().find(|attack| attack.id == id) else { return Ok(()) };
        attack.acted = true;
        let by = attack.by;
        self.new_turn();
        let card = id.card();
        let by_runes = card.does.iter().flat_map(|part| part.pieces().effects).any(Effect::counts_runes);
        let told = rule::COMMANDER_ATTACK_RESOLVE;
        self.tell(o, Event::AttackCard(by, id), if by_runes { told.and(rule::COMMANDER_ATTACK_X) } else { told.into() });
        let Some(rank) = self.monster(by).map(|monster| monster.kind.rank) else { return Ok(()) };
        let source = Source { x: self.runes_of(card.rune), rank, ..Source::far(Who::Monster(by)) };
        self.perform(o, &source, card.does)?;
        if let Some(minion) = card.raises {
            let near = self.at(Who::Monster(by)).unwrap_or_default();
            for _ in 1..self.heroes.len().max(2) {
                self.summon(o, minion, Rank::Rookie, 0, near, rule::MONSTER_MINION_SOURCE)?;
            }
        }
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

impl AttackId {
    /// Whether it is a card of the deck of commanders, or of that of Overlords.
    fn is_of(self, strength: Strength) -> bool {
        self.card().of.is_none() && (self.card().overlord > 0) == (strength == Strength::Purple)
    }
}
