//! Powers: abilities and flaws of heroes, and what gifts can do. What they do stands in `powers/heroes.rs` and `powers/gifts.rs`.

use super::{Origin, Trait, When};
use crate::key;

ids!(
    /// An ability, a flaw, or what a gift can do. At most 128.
    Power, 71, [
    /// Hannah Hazard strikes adjacent areas too.
    SightedIn,
    /// Hannah Hazard who does not move raises all dice.
    ZeroedIn,
    /// Hannah Hazard adds two dice.
    HeadShot,
    /// Hannah Hazard's flaw: one trooper at most.
    Loner,
    /// John Dark takes health for a kill.
    FamiliarSpirit,
    /// John Dark trades despair for a demon.
    DarkExchange,
    /// John Dark trades health for a die.
    ForfeitSoul,
    /// John Dark's flaw: only his own first aid.
    Forsaken,
    /// Naomi Joslyn puts fires out in passing.
    Firebreak,
    /// Naomi Joslyn's kills tear larvae along.
    Shrapnel,
    /// Naomi Joslyn breaks doubled toughness.
    Breach,
    /// Naomi Joslyn's flaw: lower dice unless she moves.
    Restless,
    /// Moose Kowalski kills larvae with anything.
    Brawler,
    /// Moose Kowalski takes damage for others.
    MeatShield,
    /// Moose Kowalski attacks again.
    Rampage,
    /// Moose Kowalski's flaw: one area.
    Slow,
    /// Professor Maxwell gives troopers.
    Muster,
    /// Professor Maxwell leads ambushes.
    Tactician,
    /// Professor Maxwell helps for nothing.
    Lecture,
    /// Professor Maxwell's flaw: courage goes to the pool.
    Bookish,
    /// Dorothy Hall encourages two others.
    Spunky,
    /// Dorothy Hall passes damage on.
    Winsome,
    /// Dorothy Hall helps more than once.
    InnerStrength,
    /// Dorothy Hall's flaw: the pool first.
    Thrifty,
    /// Amelia Azevedo takes a hero along.
    Carry,
    /// Amelia Azevedo removes markers.
    EmergencyCare,
    /// Amelia Azevedo hurts 4th circle demons more.
    Veteran,
    /// Amelia Azevedo's flaw: troopers absorb less.
    Careless,
    /// Eva Noel brings courage for the pool.
    Benefactor,
    /// Eva Noel rewards the kills of others.
    Patron,
    /// Eva Noel blinds enemies.
    Radiance,
    /// Eva Noel's flaw: gifts only after others.
    Follower,
    /// Tarang recovers.
    SecondWind,
    /// Tarang is hit less.
    Parry,
    /// Tarang rolls more dice.
    Whirlwind,
    /// Tarang's flaw: no help.
    Proud,
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

impl Power {
    /// Its words and its time.
    pub const fn card(self) -> &'static Trait {
        match self {
            Self::SightedIn => const { &passive(key::POWER_SIGHTED_IN, key::POWER_SIGHTED_IN_TEXT, Origin::Fact) },
            Self::ZeroedIn => const { &used(key::POWER_ZEROED_IN, key::POWER_ZEROED_IN_TEXT, Origin::Fact, When::BeforeRoll, 0) },
            Self::HeadShot => const { &used(key::POWER_HEAD_SHOT, key::POWER_HEAD_SHOT_TEXT, Origin::Fact, When::AfterRoll, 0) },
            Self::Loner => const { &passive(key::POWER_LONER, key::POWER_LONER_TEXT, Origin::Fact) },
            Self::FamiliarSpirit => const { &passive(key::POWER_FAMILIAR_SPIRIT, key::POWER_FAMILIAR_SPIRIT_TEXT, Origin::Fact) },
            Self::DarkExchange => {
                const { &used(key::POWER_DARK_EXCHANGE, key::POWER_DARK_EXCHANGE_TEXT, Origin::Fact, When::Turn, 0) }
            }
            Self::ForfeitSoul => {
                const { &used(key::POWER_FORFEIT_SOUL, key::POWER_FORFEIT_SOUL_TEXT, Origin::Mixed, When::BeforeRoll, 0) }
            }
            Self::Forsaken => const { &passive(key::POWER_FORSAKEN, key::POWER_FORSAKEN_TEXT, Origin::Katabasis) },
            Self::Firebreak => const { &passive(key::POWER_FIREBREAK, key::POWER_FIREBREAK_TEXT, Origin::Katabasis) },
            Self::Shrapnel => const { &passive(key::POWER_SHRAPNEL, key::POWER_SHRAPNEL_TEXT, Origin::Katabasis) },
            Self::Breach => const { &used(key::POWER_BREACH, key::POWER_BREACH_TEXT, Origin::Katabasis, When::BeforeRoll, 1) },
            Self::Restless => const { &passive(key::POWER_RESTLESS, key::POWER_RESTLESS_TEXT, Origin::Katabasis) },
            Self::Brawler => const { &passive(key::POWER_BRAWLER, key::POWER_BRAWLER_TEXT, Origin::Katabasis) },
            Self::MeatShield => const { &passive(key::POWER_MEAT_SHIELD, key::POWER_MEAT_SHIELD_TEXT, Origin::Katabasis) },
            Self::Rampage => const { &passive(key::POWER_RAMPAGE, key::POWER_RAMPAGE_TEXT, Origin::Katabasis) },
            Self::Slow => const { &passive(key::POWER_SLOW, key::POWER_SLOW_TEXT, Origin::Katabasis) },
            Self::Muster => const { &used(key::POWER_MUSTER, key::POWER_MUSTER_TEXT, Origin::Mixed, When::Team, 0) },
            Self::Tactician => const { &passive(key::POWER_TACTICIAN, key::POWER_TACTICIAN_TEXT, Origin::Katabasis) },
            Self::Lecture => const { &passive(key::POWER_LECTURE, key::POWER_LECTURE_TEXT, Origin::Katabasis) },
            Self::Bookish => const { &passive(key::POWER_BOOKISH, key::POWER_BOOKISH_TEXT, Origin::Katabasis) },
            Self::Spunky => const { &used(key::POWER_SPUNKY, key::POWER_SPUNKY_TEXT, Origin::Fact, When::Team, 0) },
            Self::Winsome => const { &passive(key::POWER_WINSOME, key::POWER_WINSOME_TEXT, Origin::Fact) },
            Self::InnerStrength => const { &passive(key::POWER_INNER_STRENGTH, key::POWER_INNER_STRENGTH_TEXT, Origin::Fact) },
            Self::Thrifty => const { &passive(key::POWER_THRIFTY, key::POWER_THRIFTY_TEXT, Origin::Fact) },
            Self::Carry => const { &passive(key::POWER_CARRY, key::POWER_CARRY_TEXT, Origin::Mixed) },
            Self::EmergencyCare => {
                const { &used(key::POWER_EMERGENCY_CARE, key::POWER_EMERGENCY_CARE_TEXT, Origin::Mixed, When::Turn, 0) }
            }
            Self::Veteran => const { &passive(key::POWER_VETERAN, key::POWER_VETERAN_TEXT, Origin::Fact) },
            Self::Careless => const { &passive(key::POWER_CARELESS, key::POWER_CARELESS_TEXT, Origin::Fact) },
            Self::Benefactor => const { &passive(key::POWER_BENEFACTOR, key::POWER_BENEFACTOR_TEXT, Origin::Mixed) },
            Self::Patron => const { &passive(key::POWER_PATRON, key::POWER_PATRON_TEXT, Origin::Katabasis) },
            Self::Radiance => const { &passive(key::POWER_RADIANCE, key::POWER_RADIANCE_TEXT, Origin::Katabasis) },
            Self::Follower => const { &passive(key::POWER_FOLLOWER, key::POWER_FOLLOWER_TEXT, Origin::Fact) },
            Self::SecondWind => const { &passive(key::POWER_SECOND_WIND, key::POWER_SECOND_WIND_TEXT, Origin::Katabasis) },
            Self::Parry => const { &passive(key::POWER_PARRY, key::POWER_PARRY_TEXT, Origin::Katabasis) },
            Self::Whirlwind => {
                const { &used(key::POWER_WHIRLWIND, key::POWER_WHIRLWIND_TEXT, Origin::Katabasis, When::AfterRoll, 1) }
            }
            Self::Proud => const { &passive(key::POWER_PROUD, key::POWER_PROUD_TEXT, Origin::Katabasis) },
            Self::Sidearm => const { &passive(key::POWER_SIDEARM, key::POWER_SIDEARM_TEXT, Origin::Katabasis) },
            Self::Rifle => const { &passive(key::POWER_RIFLE, key::POWER_RIFLE_TEXT, Origin::Katabasis) },
            Self::Whetstone => const { &passive(key::POWER_WHETSTONE, key::POWER_WHETSTONE_TEXT, Origin::Katabasis) },
            Self::SilverRounds => const { &passive(key::POWER_SILVER_ROUNDS, key::POWER_SILVER_ROUNDS_TEXT, Origin::Katabasis) },
            Self::Scattergun => const { &passive(key::POWER_SCATTERGUN, key::POWER_SCATTERGUN_TEXT, Origin::Katabasis) },
            Self::SteadyHands => {
                const { &used(key::POWER_STEADY_HANDS, key::POWER_STEADY_HANDS_TEXT, Origin::Katabasis, When::AfterRoll, 1) }
            }
            Self::TrueAim => {
                const { &used(key::POWER_TRUE_AIM, key::POWER_TRUE_AIM_TEXT, Origin::Katabasis, When::AfterRoll, 1) }
            }
            Self::RapidFire => {
                const { &used(key::POWER_RAPID_FIRE, key::POWER_RAPID_FIRE_TEXT, Origin::Fact, When::BeforeRoll, 0) }
            }
            Self::AngelicWrath => {
                const { &used(key::POWER_ANGELIC_WRATH, key::POWER_ANGELIC_WRATH_TEXT, Origin::Mixed, When::BeforeRoll, 2) }
            }
            Self::GiantSlayer => const { &passive(key::POWER_GIANT_SLAYER, key::POWER_GIANT_SLAYER_TEXT, Origin::Katabasis) },
            Self::LastStand => const { &passive(key::POWER_LAST_STAND, key::POWER_LAST_STAND_TEXT, Origin::Katabasis) },
            Self::Charge => const { &passive(key::POWER_CHARGE, key::POWER_CHARGE_TEXT, Origin::Katabasis) },
            Self::TrophyHunter => const { &passive(key::POWER_TROPHY_HUNTER, key::POWER_TROPHY_HUNTER_TEXT, Origin::Katabasis) },
            Self::FlakVest => const { &passive(key::POWER_FLAK_VEST, key::POWER_FLAK_VEST_TEXT, Origin::Katabasis) },
            Self::Rations => const { &passive(key::POWER_RATIONS, key::POWER_RATIONS_TEXT, Origin::Katabasis) },
            Self::FireSuit => const { &passive(key::POWER_FIRE_SUIT, key::POWER_FIRE_SUIT_TEXT, Origin::Katabasis) },
            Self::IronNerves => const { &passive(key::POWER_IRON_NERVES, key::POWER_IRON_NERVES_TEXT, Origin::Katabasis) },
            Self::Vaccine => const { &passive(key::POWER_VACCINE, key::POWER_VACCINE_TEXT, Origin::Katabasis) },
            Self::Talisman => const { &used(key::POWER_TALISMAN, key::POWER_TALISMAN_TEXT, Origin::Katabasis, When::Hurt, 1) },
            Self::HumanWall => const { &passive(key::POWER_HUMAN_WALL, key::POWER_HUMAN_WALL_TEXT, Origin::Katabasis) },
            Self::NineLives => {
                const { &used(key::POWER_NINE_LIVES, key::POWER_NINE_LIVES_TEXT, Origin::Katabasis, When::Always, 2) }
            }
            Self::Medikit => const { &passive(key::POWER_MEDIKIT, key::POWER_MEDIKIT_TEXT, Origin::Fact) },
            Self::Recruiter => const { &passive(key::POWER_RECRUITER, key::POWER_RECRUITER_TEXT, Origin::Katabasis) },
            Self::FieldRadio => const { &passive(key::POWER_FIELD_RADIO, key::POWER_FIELD_RADIO_TEXT, Origin::Katabasis) },
            Self::HeroWorship => const { &passive(key::POWER_HERO_WORSHIP, key::POWER_HERO_WORSHIP_TEXT, Origin::Mixed) },
            Self::Vanity => const { &passive(key::POWER_VANITY, key::POWER_VANITY_TEXT, Origin::Mixed) },
            Self::Inspiration => const { &passive(key::POWER_INSPIRATION, key::POWER_INSPIRATION_TEXT, Origin::Katabasis) },
            Self::Prayer => const { &used(key::POWER_PRAYER, key::POWER_PRAYER_TEXT, Origin::Katabasis, When::Team, 1) },
            Self::Motorbike => const { &passive(key::POWER_MOTORBIKE, key::POWER_MOTORBIKE_TEXT, Origin::Katabasis) },
            Self::Omen => const { &used(key::POWER_OMEN, key::POWER_OMEN_TEXT, Origin::Katabasis, When::Reveal, 1) },
            Self::Sergeant => const { &used(key::POWER_SERGEANT, key::POWER_SERGEANT_TEXT, Origin::Fact, When::Ambush, 1) },
            Self::BoobyTraps => const { &passive(key::POWER_BOOBY_TRAPS, key::POWER_BOOBY_TRAPS_TEXT, Origin::Katabasis) },
            Self::Vigil => const { &used(key::POWER_VIGIL, key::POWER_VIGIL_TEXT, Origin::Katabasis, When::Team, 2) },
            Self::LuckyCoin => const { &passive(key::POWER_LUCKY_COIN, key::POWER_LUCKY_COIN_TEXT, Origin::Katabasis) },
            Self::Donations => const { &passive(key::POWER_DONATIONS, key::POWER_DONATIONS_TEXT, Origin::Katabasis) },
        }
    }
}

const fn passive(name: table::Key, text: table::Key, origin: Origin) -> Trait {
    Trait { name, text, origin, luck: 0, when: When::Always }
}

const fn used(name: table::Key, text: table::Key, origin: Origin, when: When, luck: u8) -> Trait {
    Trait { name, text, origin, luck, when }
}
