//! The despair and Lord segment: the counter, what its wrap brings, and the Lord cycle.

use table::{Chance, Flow, Halt};

use crate::content::{Advance, COURAGE_PER_WRAP, DESPAIR_DICE_MOST, DESPAIR_TRACK, DemonId, GiftId, LORD_TRACK, PANEL};
use crate::event::{Dealt, Event};
use crate::movement::Way;
use crate::play::O;
use crate::state::{Apocalypse, AreaId, Areas, Battle, Ending, Fourth, Phase, Powers};
use crate::{key, rule};

impl Apocalypse {
    /// The enemy phase begins: the despair counter advances 1 box per hero seat.
    pub(crate) fn advance_despair(&mut self, o: O) -> Flow<()> {
        self.heroes.iter_mut().for_each(|hero| hero.used = Powers::default());
        self.legion_enemy_phase(o)?;
        let steps = self.players();
        let boxes = self.despair - 1 + steps;
        self.despair = boxes % DESPAIR_TRACK + 1;
        let by = if self.heroes.iter().all(|hero| hero.at.is_some()) { rule::DESPAIR_ADVANCE } else { rule::DESPAIR_BASIS };
        self.tell(o, Event::Despair(self.despair), by);
        self.phase = Phase::Wraps(boxes / DESPAIR_TRACK);
        Ok(())
    }

    /// The counter has reached or passed 1: pestilence, a die, courage, the Lord track; in this order.
    pub(crate) fn wrap_step(&mut self, o: O, wraps: u8) -> Flow<()> {
        if wraps == 0 {
            self.after_despair(o);
            return Ok(());
        }
        self.phase = Phase::Wraps(wraps - 1);
        for who in self.ordered() {
            let markers = self.hero(who).pestilence;
            if markers > 0 {
                self.tell(o, Event::Pestilence(who, markers), rule::DESPAIR_PESTILENCE);
                self.hurt(o, who, markers, self.unabsorbed(who, rule::DESPAIR_ORDER))?;
            }
        }
        if self.dice < DESPAIR_DICE_MOST {
            self.dice += 1;
            self.tell(o, Event::DespairDie(self.dice), rule::DESPAIR_DIE);
        } else {
            self.tell(o, Event::DespairDie(self.dice), rule::DESPAIR_MOST_DICE);
        }
        self.gain_pool(o, COURAGE_PER_WRAP, rule::DESPAIR_COURAGE);
        self.lord_track = self.lord_track % LORD_TRACK + 1;
        let cycle = self.lord_track == 1;
        self.tell(o, Event::LordTrack(self.lord_track), if cycle { rule::DESPAIR_LORD } else { rule::DESPAIR_WRAP });
        if cycle {
            self.lord_cycle(o)?;
        }
        Ok(())
    }

    /// A battle of the enemy phase comes after everything else in this segment (rule `helltime.trigger-timing`).
    fn after_despair(&mut self, o: O) {
        if self.battle.is_some() {
            self.tell(o, Event::HellTime(None), rule::HELLTIME_TRIGGER_TIMING);
        }
        self.phase = if self.battle.is_some() { Phase::Companions } else { Phase::MinionsAttack(Areas::NONE) };
    }

    /// New gifts, the Lord's advance, and a 4th circle demon.
    fn lord_cycle(&mut self, o: O) -> Flow<()> {
        for gift in self.panel.into_iter().flatten() {
            self.gifts_spent.add(gift.kind());
        }
        self.panel = [None; PANEL];
        self.tell(o, Event::PanelCleared, rule::LORD_CYCLE_GIFTS);
        self.deal_gifts(o)?;
        self.advance_lord(o)?;
        self.spawn_fourth(o, rule::LORD_CYCLE_SPAWN)
    }

    /// Fills the empty places of the panel; the discarded gifts are shuffled when the deck is empty.
    pub(crate) fn deal_gifts(&mut self, o: O) -> Flow<()> {
        let mut dealt = Dealt::new();
        for place in 0..PANEL {
            if self.panel.get(place).is_some_and(Option::is_some) {
                continue;
            }
            let gift = self.draw_gift(o)?;
            if let Some(there) = self.panel.get_mut(place) {
                *there = gift;
            }
            dealt.extend(gift);
            if dealt.is_full() {
                self.tell(o, Event::GiftsDealt(dealt.take()), rule::SETUP_GIFTS);
            }
        }
        if !dealt.is_empty() {
            self.tell(o, Event::GiftsDealt(dealt), rule::SETUP_GIFTS);
        }
        Ok(())
    }

    /// A gift card is drawn.
    fn draw_gift(&mut self, o: O) -> Flow<Option<GiftId>> {
        if self.gifts.is_empty() {
            self.gifts.pour(&mut self.gifts_spent);
            self.tell(o, Event::GiftsShuffled, rule::GIFT_REFILL);
        }
        let drawn = self.gifts.draw(o, Chance::pile("gift", key::CHANCE_GIFT, rule::SETUP_GIFTS))?;
        Ok(drawn.and_then(GiftId::of))
    }

    /// The Lord advances toward the start with its shadow, as far as the map says, and stops at heroes; on some maps it stays put.
    fn advance_lord(&mut self, o: O) -> Flow<()> {
        match self.map.map().advance {
            Advance::Stays(doom) => {
                self.tell(o, Event::LordStayed, rule::LORD_STAYS);
                self.raise_doom(o, doom, rule::LORD_STAYS)
            }
            Advance::Moves => {
                for nth in 0..self.map.map().stride {
                    let Some(to) = self.next_areas(self.lord.at, Way::Toward).first().copied() else { break };
                    self.lord.at = to;
                    self.tell(o, Event::LordAdvanced(to), if nth == 0 { rule::LORD_CYCLE_ADVANCE } else { rule::LORD_STRIDE });
                    self.cast_shadow(o, to)?;
                    if self.heroes_in(to).next().is_some() {
                        self.battle = Some(Battle { by: None, next: None, round: 0 });
                        self.tell(o, Event::LordReached(to), rule::HELLTIME_TRIGGER_LORD);
                        break;
                    }
                }
                Ok(())
            }
        }
    }

    /// The shadow falls on an area: ambushes die without revealing tokens; on the start it ends the game.
    pub(crate) fn cast_shadow(&mut self, o: O, at: AreaId) -> Flow<()> {
        self.shadow = self.shadow.and(at);
        self.tell(o, Event::Shadow(at), rule::SHADOW_EXTENT);
        for who in self.ordered() {
            if self.hero(who).at == Some(at) && self.hero(who).patrol.is_some() {
                let both = self.ground_of(at).ambush.is_some();
                self.tell(o, Event::PatrolStays(who), if both { rule::SHADOW_WHICH_TROOPERS } else { rule::SHADOW_PATROL });
            }
        }
        if let Some(ambush) = self.ground_of(at).ambush {
            self.tell(o, Event::AmbushGone(at), rule::SHADOW_TROOPERS);
            self.lose_ambush(o, at, ambush.count);
        }
        if at == AreaId::START { self.end(o, Ending::Overrun) } else { Ok(()) }
    }

    /// A 4th circle demon, picked at random, is placed in the Lord's area; divine intervention can send it back at once.
    pub(crate) fn spawn_fourth(&mut self, o: O, rule: table::RuleId) -> Flow<()> {
        let Some(mut id) = self.pick_fourth(o, rule)? else { return Ok(()) };
        if self.offer_divine(o, rule::DIVINE_FOURTH_CIRCLE)?.is_some() {
            let other = self.pick_fourth(o, rule)?;
            self.remove_fourth(id);
            self.tell(o, Event::FourthDiscarded(id), rule::DIVINE_FOURTH_CIRCLE);
            match other {
                Some(other) => id = other,
                None => return Ok(()),
            }
        }
        self.demon_appears(o, id)
    }

    fn pick_fourth(&mut self, o: O, rule: table::RuleId) -> Flow<Option<DemonId>> {
        let drawn = self.demons.draw(o, Chance::pile("demon", key::CHANCE_DEMON, rule))?;
        let Some(id) = drawn.and_then(DemonId::of) else { return Ok(None) };
        self.put_fourth(o, id, self.lord.at, rule)?;
        Ok(Some(id))
    }

    /// A 4th circle demon that is not in play is placed in an area.
    pub(crate) fn place_fourth(&mut self, o: O, id: DemonId, at: AreaId, rule: table::RuleId) -> Flow<()> {
        if self.demons.take(id.number()) {
            self.put_fourth(o, id, at, rule)?;
            self.demon_appears(o, id)?;
        }
        Ok(())
    }

    fn put_fourth(&mut self, o: O, id: DemonId, at: AreaId, rule: table::RuleId) -> Flow<()> {
        self.fourths.try_push(Fourth { id, at, hits: 0 }).map_err(|_| Halt::Spoiled)?;
        self.tell(o, Event::FourthAppeared(id, at), rule);
        Ok(())
    }
}
