//! The gift deck (rulings `content.gifts` and `content.gift-cost`): 35 different cards, 65 in all.

use super::{Gift, Power};

ids!(
    /// A gift.
    GiftId, 35, [
    /// An attack die, at once.
    Sidearm,
    /// A better attack die, at once.
    Rifle,
    /// An attack die raised, at once.
    Whetstone,
    /// Fiends and cacodemons are less tough.
    SilverRounds,
    /// A larva dies first.
    Scattergun,
    /// Rolls an attack again.
    SteadyHands,
    /// A die counts more.
    TrueAim,
    /// A large die becomes several.
    RapidFire,
    /// All dice are 1d12.
    AngelicWrath,
    /// 4th circle demons and Lords are less tough.
    GiantSlayer,
    /// Stronger when nearly dead.
    LastStand,
    /// Stronger after a move.
    Charge,
    /// More courage for higher circles.
    TrophyHunter,
    /// Toughness, at once.
    FlakVest,
    /// Health, at once.
    Rations,
    /// No fire.
    FireSuit,
    /// No stun.
    IronNerves,
    /// No pestilence.
    Vaccine,
    /// Less damage.
    Talisman,
    /// Troopers absorb more.
    HumanWall,
    /// No death, for luck.
    NineLives,
    /// First aid restores 1 more.
    Medikit,
    /// More recruiting points.
    Recruiter,
    /// Recruits anywhere.
    FieldRadio,
    /// Courage for the others.
    HeroWorship,
    /// Luck is worth more courage.
    Vanity,
    /// Better help.
    Inspiration,
    /// Heals anywhere.
    Prayer,
    /// Moves farther.
    Motorbike,
    /// Other despair dice.
    Omen,
    /// Better ambushes.
    Sergeant,
    /// A better ambush here.
    BoobyTraps,
    /// Holds despair back.
    Vigil,
    /// Luck, at once.
    LuckyCoin,
    /// Courage for the pool, at once.
    Donations,
]);

/// How many kinds of gifts there are.
pub const GIFTS: usize = GiftId::ALL.len();

impl GiftId {
    /// Its card.
    pub const fn card(self) -> &'static Gift {
        match self {
            Self::Sidearm => const { &card(2, 0, Power::Sidearm) },
            Self::Rifle => const { &card(2, 2, Power::Rifle) },
            Self::Whetstone => const { &card(2, 0, Power::Whetstone) },
            Self::SilverRounds => const { &card(2, 2, Power::SilverRounds) },
            Self::Scattergun => const { &card(2, 0, Power::Scattergun) },
            Self::SteadyHands => const { &card(2, 0, Power::SteadyHands) },
            Self::TrueAim => const { &card(2, 0, Power::TrueAim) },
            Self::RapidFire => const { &card(2, 0, Power::RapidFire) },
            Self::AngelicWrath => const { &card(1, 4, Power::AngelicWrath) },
            Self::GiantSlayer => const { &card(2, 2, Power::GiantSlayer) },
            Self::LastStand => const { &card(2, 0, Power::LastStand) },
            Self::Charge => const { &card(1, 0, Power::Charge) },
            Self::TrophyHunter => const { &card(1, 0, Power::TrophyHunter) },
            Self::FlakVest => const { &card(2, 2, Power::FlakVest) },
            Self::Rations => const { &card(2, 0, Power::Rations) },
            Self::FireSuit => const { &card(2, 0, Power::FireSuit) },
            Self::IronNerves => const { &card(2, 0, Power::IronNerves) },
            Self::Vaccine => const { &card(2, 0, Power::Vaccine) },
            Self::Talisman => const { &card(2, 2, Power::Talisman) },
            Self::HumanWall => const { &card(2, 0, Power::HumanWall) },
            Self::NineLives => const { &card(1, 2, Power::NineLives) },
            Self::Medikit => const { &card(2, 0, Power::Medikit) },
            Self::Recruiter => const { &card(2, 0, Power::Recruiter) },
            Self::FieldRadio => const { &card(2, 0, Power::FieldRadio) },
            Self::HeroWorship => const { &card(2, 0, Power::HeroWorship) },
            Self::Vanity => const { &card(2, 0, Power::Vanity) },
            Self::Inspiration => const { &card(2, 0, Power::Inspiration) },
            Self::Prayer => const { &card(2, 0, Power::Prayer) },
            Self::Motorbike => const { &card(2, 0, Power::Motorbike) },
            Self::Omen => const { &card(1, 0, Power::Omen) },
            Self::Sergeant => const { &card(3, 0, Power::Sergeant) },
            Self::BoobyTraps => const { &card(2, 0, Power::BoobyTraps) },
            Self::Vigil => const { &card(1, 2, Power::Vigil) },
            Self::LuckyCoin => const { &card(2, 0, Power::LuckyCoin) },
            Self::Donations => const { &card(2, 0, Power::Donations) },
        }
    }
}

/// So many copies, a surcharge, and what it can do, from where its power comes.
const fn card(copies: u8, surcharge: u8, power: Power) -> Gift {
    Gift { origin: power.card().origin, copies, surcharge, power }
}
