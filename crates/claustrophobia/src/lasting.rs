//! What lasts: tokens, played cards and triggered powers, and what they give to whom until when.

use serde::{Deserialize, Serialize};
use table::{Flow, Halt};

use crate::content::{EquipmentCard, EventCard, InstinctCard, Statistic, Talent};
use crate::priority::Source;
use crate::state::{Claustrophobia, FiendId, HumanId, Warrior};

/// What lies there as a reminder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Supernatural speed.
    Speed,
    /// Frenzied creatures.
    Frenzied,
    /// Intrepid charge.
    Intrepid,
    /// Sneaky charge.
    Sneaky,
    Blessing,
    Anger,
    Courage,
    HolyStrike,
    /// Prescience, on the pile of tiles.
    Prescience,
    /// Dice for the next roll.
    ExtraDice,
    Instinct(InstinctCard),
    Event(EventCard),
    /// A power on the board of a demon or hellhound.
    Power(FiendId),
    Equipment(EquipmentCard),
}

impl Token {
    /// The rank of what it gives.
    pub const fn source(self) -> Source {
        match self {
            Self::Power(_) => Source::InfernalBoard,
            Self::Speed | Self::Frenzied | Self::Intrepid | Self::Sneaky => Source::BoardOfDestiny,
            Self::Blessing => Source::WesternBoard,
            Self::Anger | Self::Courage | Self::HolyStrike | Self::Prescience | Self::ExtraDice => Source::Gift,
            Self::Equipment(_) => Source::Equipment,
            Self::Event(_) => Source::Event,
            Self::Instinct(_) => Source::Instinct,
        }
    }
}

/// To whom something is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum On {
    /// One human warrior.
    Human(HumanId),
    /// All human warriors.
    Humans,
    /// One demon, hellhound or tough troglodyte.
    Fiend(FiendId),
    /// All ordinary troglodytes.
    Troglodytes,
    /// Nobody: it is a rule of the table.
    Table,
}

impl On {
    /// Whether a warrior is meant.
    #[inline]
    pub fn means(self, warrior: Warrior) -> bool {
        match (self, warrior) {
            (Self::Human(one), Warrior::Human(other)) => one == other,
            (Self::Fiend(one), Warrior::Fiend(other)) => one == other,
            (Self::Humans, Warrior::Human(_)) | (Self::Troglodytes, Warrior::Troglodytes(_)) => true,
            _ => false,
        }
    }
}

/// What is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Gives {
    /// More of a statistic, or less.
    Plus(Statistic, i8),
    /// A statistic is exactly this.
    Exactly(Statistic, u8),
    /// A statistic is at most this.
    AtMost(Statistic, u8),
    Talent(Talent),
    /// In combat every die of at least this value hits.
    HitsOn(u8),
    /// Gifts cannot be used.
    NoGifts,
    /// So many more dice in the next roll of activation dice.
    ExtraDice(u8),
    /// The opening restriction is lifted.
    EnterAnywhere,
    /// The empty tile restriction is lifted.
    EnterAmongEnemies,
    /// The next tile is chosen among three.
    Foresight,
    /// Chance assigns the activation dice.
    Panic,
}

/// Until when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The next human preparation phase begins.
    HumanPreparation,
    /// The human activation phase ends.
    HumanActivationEnds,
    /// The next infernal preparation phase begins.
    InfernalPreparation,
    /// The end of the game.
    Always,
}

/// Something that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Lasting {
    /// What it is.
    pub token: Token,
    pub on: On,
    pub gives: Gives,
    pub until: Until,
}

/// So many things can last at once; one beyond spoils the run.
pub(crate) const MOST_LASTING: usize = 24;

impl Claustrophobia {
    /// From now on this lasts.
    pub(crate) fn lasts(&mut self, token: Token, on: On, gives: Gives, until: Until) -> Flow<()> {
        let lasting = Lasting { token, on, gives, until };
        if self.lasting.contains(&lasting) {
            return Ok(());
        }
        self.lasting.try_push(lasting).map_err(|_| Halt::Spoiled)
    }

    /// What lasted until now is over.
    pub(crate) fn expire(&mut self, until: Until) {
        self.lasting.retain(|lasting| lasting.until != until);
    }

    /// What is given to a warrior, in no order.
    #[inline]
    pub(crate) fn given(&self, warrior: Warrior) -> impl Iterator<Item = &Lasting> {
        self.lasting.iter().filter(move |lasting| lasting.on.means(warrior))
    }

    /// Whether the table has this.
    pub(crate) fn table_gives(&self, gives: Gives) -> bool {
        self.lasting.iter().any(|lasting| lasting.on == On::Table && lasting.gives == gives)
    }
}
