//! The options of every question as a type, so that the code that handles the answer must handle every option.

use table::{Flow, Halt, Menu, Seat};

use crate::board::{AreaId, Dir, Space};
use crate::choice::{Attribute, Choice, Deed};
use crate::content::{ChampionId, CompanionId, FindingId, ManeuverId, SheetId, SinId};
use crate::play::O;
use crate::state::{Carried, Dante, FoeNo, TrayNo};

/// A question of this game.
pub(crate) type Question<T> = Menu<Dante, T>;

table::choices! {
    /// The Taking Actions window.
    pub(crate) enum Acting of Choice {
        Go(who: ChampionId, to: Space), Interact(who: ChampionId, deed: Deed), Deliver(who: ChampionId, to: ChampionId),
        Play(who: ChampionId, card: u8, slot: u8), Willpower(who: ChampionId, card: u8, slot: u8),
        Ready(who: ChampionId, maneuver: CompanionId), WillpowerReady(who: ChampionId, maneuver: CompanionId),
        Act(who: ChampionId, what: Carried), Spend(who: ChampionId), Consume(who: ChampionId), BreakFree(who: ChampionId, by: Attribute),
        Yield(who: ChampionId, sin: SinId, slot: u8), Pass(seat: Seat),
    }
}
table::choices! {
    /// A move.
    pub(crate) enum Moving of Choice { Step(to: Space), Through(area: AreaId), Stay }
}
table::choices! {
    /// A Space for somebody or something.
    pub(crate) enum Putting of Choice { Put(space: Space) }
}
table::choices! {
    /// A Champion.
    pub(crate) enum Naming of Choice { Champion(who: ChampionId) }
}
table::choices! {
    /// The target of an Attack.
    pub(crate) enum Aiming of Choice { Tray(tray: TrayNo), Minion(nth: u8), Spear(foe: FoeNo) }
}
table::choices! {
    /// A deck.
    pub(crate) enum Decking of Choice { Tray(tray: TrayNo) }
}
table::choices! {
    /// What a Champion gains on the way.
    pub(crate) enum Learning of Choice { Sheet(sheet: SheetId), Learn(new: ManeuverId), Forget(place: u8) }
}
table::choices! {
    /// A Maneuver that is copied.
    pub(crate) enum Copying of Choice { Copy(who: ChampionId, card: u8) }
}
table::choices! {
    /// A direction.
    pub(crate) enum Rolling of Choice { Roll(dir: Dir) }
}
table::choices! {
    /// Vigor for Hits.
    pub(crate) enum Paying of Choice { Pay(vigor: u8), Enough }
}
table::choices! {
    /// Reactions that BLOCK a Wound.
    pub(crate) enum Guarding of Choice { Shield(who: ChampionId), Yield(who: ChampionId, sin: SinId, slot: u8), LetBe }
}
table::choices! {
    /// An Area.
    pub(crate) enum Placing of Choice { Area(area: AreaId) }
}
table::choices! {
    /// A Maneuver Slot.
    pub(crate) enum Slotting of Choice { Slot(slot: u8) }
}
table::choices! {
    /// A Readiness token.
    pub(crate) enum Tokening of Choice { Spare, Token(maneuver: u8) }
}
table::choices! {
    /// A card that has to go.
    pub(crate) enum Discarding of Choice { Discard(card: u8) }
}
table::choices! {
    /// Cards for dice.
    pub(crate) enum Trading of Choice { Discard(card: u8), Enough }
}
table::choices! {
    /// Cards that come back from the board.
    pub(crate) enum Recalling of Choice { Recall(card: u8), Enough }
}
table::choices! {
    /// One of two Findings.
    pub(crate) enum Keeping of Choice { Keep(finding: FindingId) }
}
table::choices! {
    /// Bonuses before the roll.
    pub(crate) enum Preparing of Choice { Effort, Yield(who: ChampionId, sin: SinId, slot: u8), Enough }
}
table::choices! {
    /// Changes after the roll.
    pub(crate) enum Changing of Choice { Inspiration, Aggressiveness, Yield(who: ChampionId, sin: SinId, slot: u8), Enough }
}
table::choices! {
    /// Reactions to damage or to a HOLD.
    pub(crate) enum Reacting of Choice {
        Prowess(who: ChampionId), Parry(who: ChampionId), Shield(who: ChampionId), Backflip(who: ChampionId, to: Space),
        Yield(who: ChampionId, sin: SinId, slot: u8), LetBe,
    }
}
table::choices! {
    /// Reactions to a Wound.
    pub(crate) enum Suffering of Choice { Martyrize, LetBe }
}
table::choices! {
    /// Reactions to a Counterattack.
    pub(crate) enum Countering of Choice { Yield(who: ChampionId, sin: SinId, slot: u8), LetBe }
}

impl Dante {
    /// Asks a question. A single option is taken without asking; `None` if there is no option.
    pub(crate) fn put_or_only<T>(&self, o: O, question: &Question<T>) -> Flow<Option<T>>
    where
        T: Into<Choice> + TryFrom<Choice>,
    {
        match question.options.as_slice() {
            [] => Ok(None),
            [only] => T::try_from(only.choice).map(Some).map_err(|_| Halt::Spoiled),
            _ => question.put(self, o).map(Some),
        }
    }
}
