//! The one interpreter of all cards: instructions one after the other, each as a unit, whoever acts.

mod deeds;
mod foes;
mod whom;

use whom::Seen;
pub(crate) use whom::reaches;

use table::Flow;

use crate::board::Dir;
use crate::content::ChampionId;
use crate::content::language::{Condition, Effect, Instruction};
use crate::counterattack::Provoked;
use crate::event::Event;
use crate::harm::Pending;
use crate::play::O;
use crate::rule;
use crate::state::{Cards, Dante, FoeNo, Spear, TrayNo};

/// Who carries a card out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Actor {
    Champion(ChampionId),
    /// A Malefactor, by the card of one of its decks.
    Foe(FoeNo, TrayNo),
}

/// A card while it is carried out. It lives in the middle of a step only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Doing {
    pub by: Actor,
    /// The Champion that the card last spoke of.
    pub that: Option<ChampionId>,
    /// The Champion whose Attack provoked this Counterattack.
    pub attacker: Option<ChampionId>,
    /// The Malefactor that was attacked.
    pub target: Option<FoeNo>,
    /// Fumbles that make base damage worse.
    pub excess: u8,
    /// Whether the card was played on another one.
    pub combo: bool,
    /// Whether the card has ended before its last instruction.
    pub ended: bool,
    /// The damage of a DESTROYER while it moves.
    pub destroyer: Option<u8>,
    /// Whether a HOLD is about to happen: then a Pillar takes no damage.
    pub holding: bool,
    /// Whether Collateral Effects of an Attack are carried out: what the scenario does then belongs to the Attack.
    pub striking: bool,
    /// Damage of the scenario to the Malefactor that is attacked.
    pub scenario: u8,
    /// A Counterattack that waits for the end of the instruction.
    pub provoked: Option<Provoked>,
    /// Collateral Effects that wait until the Attack is over.
    pub later: &'static [Effect],
    /// Whether an Attack is still to come on the card.
    pub ahead: bool,
    /// Champions that got away by a BACKFLIP, by number.
    pub dodged: Cards,
    pending: [Pending; 4],
    pushes: [Option<Dir>; 4],
}

impl Doing {
    pub(crate) fn new(by: Actor) -> Self {
        Self {
            by,
            that: None,
            attacker: None,
            target: None,
            excess: 0,
            combo: false,
            ended: false,
            destroyer: None,
            holding: false,
            striking: false,
            scenario: 0,
            provoked: None,
            later: &[],
            ahead: false,
            dodged: Cards::NONE,
            pending: [Pending::default(); 4],
            pushes: [None; 4],
        }
    }

    /// The damage of a Champion that waits.
    #[expect(clippy::indexing_slicing, reason = "there are four Champions")]
    pub(crate) fn pending_mut(&mut self, who: ChampionId) -> &mut Pending {
        &mut self.pending[who.number()]
    }

    /// The direction in which a Champion is being driven.
    pub(crate) fn push_dir(&self, who: ChampionId) -> Option<Dir> {
        self.pushes.get(who.number()).copied().flatten()
    }

    pub(crate) fn set_push_dir(&mut self, who: ChampionId, dir: Dir) {
        if let Some(push) = self.pushes.get_mut(who.number()) {
            *push = Some(dir);
        }
    }

    pub(crate) fn forget_push_dir(&mut self, who: ChampionId) {
        if let Some(push) = self.pushes.get_mut(who.number()) {
            *push = None;
        }
    }
}

impl Dante {
    /// Carries out the instructions of a card. Damage waits for the end of its instruction, and so does a Counterattack.
    pub(crate) fn carry_out(&mut self, o: O, doing: &mut Doing, instructions: &'static [Instruction]) -> Flow<()> {
        for (next, instruction) in (1..).zip(instructions) {
            doing.ahead = instructions.iter().skip(next).any(Instruction::attacks);
            let effects = self.adapt(o, doing, instruction);
            self.do_effects(o, doing, effects)?;
            self.settle(o, doing)?;
            self.end_attack(o, doing)?;
            if let Actor::Champion(_) = doing.by {
                self.check_objectives(o)?;
            }
            if doing.ended {
                self.tell(o, Event::CardEnded, rule::MALEFACTOR_CARD_ENDED);
                break;
            }
        }
        Ok(())
    }

    /// What an Attack leaves for the end of its instruction: the Counterattack, and Collateral Effects that were set for later.
    pub(crate) fn end_attack(&mut self, o: O, doing: &mut Doing) -> Flow<()> {
        if let Some(provoked) = doing.provoked.take() {
            self.counterattack(o, provoked)?;
        }
        let later = core::mem::take(&mut doing.later);
        if let (Actor::Champion(who), [_, ..]) = (doing.by, later) {
            self.tell(o, Event::Collateral(who), rule::ATTACK_STEP_2D_DELAYED);
            self.do_effects(o, doing, later)?;
            self.settle(o, doing)?;
        }
        Ok(())
    }

    /// The part of an instruction that fits the table.
    fn adapt(&self, o: O, doing: &Doing, instruction: &'static Instruction) -> &'static [Effect] {
        match *instruction {
            Instruction::Plain { does, .. } => does,
            Instruction::If { when, does, .. } => {
                let holds = self.holds(doing, when);
                self.tell(o, Event::Adapted(holds), rule::MALEFACTOR_ADAPTIVE);
                if holds { does } else { &[] }
            }
            Instruction::IfOtherwise { when, does, instead, .. } => {
                let holds = self.holds(doing, when);
                self.tell(o, Event::Adapted(holds), rule::MALEFACTOR_ADAPTIVE);
                if holds { does } else { instead }
            }
        }
    }

    fn holds(&self, doing: &Doing, condition: Condition) -> bool {
        let by_foe = |asked: &dyn Fn(&Self, FoeNo, TrayNo) -> bool| match doing.by {
            Actor::Foe(foe, tray) => asked(self, foe, tray),
            Actor::Champion(_) => false,
        };
        match condition {
            Condition::Champion(reach) => self.in_reach(doing, reach).next().is_some(),
            Condition::Minion => self.all_minions().next().is_some(),
            Condition::Holding => by_foe(&|game, foe, _| game.foe(foe).holds.is_some()),
            Condition::Flown => by_foe(&|game, foe, _| game.foe(foe).flown),
            Condition::Spear => by_foe(&|game, foe, _| game.foe(foe).spear != Spear::Off),
            Condition::Few(cards) => by_foe(&|game, _, tray| game.tray(tray).len() <= usize::from(cards)),
            Condition::Crowd(least, reach) => self.in_reach(doing, reach).count() >= usize::from(least),
            Condition::Behind(reach) => self.in_reach(doing, reach).any(|who| doing.is_seen(self, who, Seen::Behind)),
            Condition::Above(reach) => self.in_reach(doing, reach).any(|who| doing.is_seen(self, who, Seen::Above)),
        }
    }

    pub(crate) fn do_effects(&mut self, o: O, doing: &mut Doing, effects: &'static [Effect]) -> Flow<()> {
        for effect in effects {
            match doing.by {
                Actor::Champion(who) => self.champion_does(o, doing, who, effect)?,
                Actor::Foe(foe, tray) => self.foe_does(o, doing, foe, tray, effect)?,
            }
            if doing.ended {
                break;
            }
        }
        Ok(())
    }
}
