//! Powers: abilities and flaws of heroes, and what gifts can do. What they do stands in `powers/`.

use super::{Origin, Trait, When};
use crate::key;

/// Makes the ids of the powers, of heroes and of gifts, with their words and their time.
macro_rules! powers {
    (
        [$($(#[$about:meta])* $ability:ident: $own:expr;)*]
        [$($(#[$of_gift:meta])* $gift:ident: $copies:literal, $surcharge:literal, $card:expr;)*]
    ) => {
        ids!(
            /// An ability, a flaw, or what a gift can do. At most 128.
            Power, 71, [$($(#[$about])* $ability,)* $($(#[$of_gift])* $gift),*]
        );

        impl Power {
            /// Its words and its time.
            pub const fn card(self) -> &'static Trait {
                match self {
                    $(Self::$ability => const { &$own },)*
                    $(Self::$gift => const { &$card },)*
                }
            }
        }
    };
}

gifts!(
    powers!,
    [
        /// Hannah Hazard strikes adjacent areas too.
        SightedIn: passive(key::POWER_SIGHTED_IN, key::POWER_SIGHTED_IN_TEXT, Origin::Fact);
        /// Hannah Hazard who does not move raises all dice.
        ZeroedIn: used(key::POWER_ZEROED_IN, key::POWER_ZEROED_IN_TEXT, Origin::Fact, When::BeforeRoll, 0);
        /// Hannah Hazard adds two dice.
        HeadShot: used(key::POWER_HEAD_SHOT, key::POWER_HEAD_SHOT_TEXT, Origin::Fact, When::AfterRoll, 0);
        /// Hannah Hazard's flaw: one trooper at most.
        Loner: passive(key::POWER_LONER, key::POWER_LONER_TEXT, Origin::Fact);
        /// John Dark takes health for a kill.
        FamiliarSpirit: passive(key::POWER_FAMILIAR_SPIRIT, key::POWER_FAMILIAR_SPIRIT_TEXT, Origin::Fact);
        /// John Dark trades despair for a demon.
        DarkExchange: used(key::POWER_DARK_EXCHANGE, key::POWER_DARK_EXCHANGE_TEXT, Origin::Fact, When::Turn, 0);
        /// John Dark trades health for a die.
        ForfeitSoul: used(key::POWER_FORFEIT_SOUL, key::POWER_FORFEIT_SOUL_TEXT, Origin::Mixed, When::BeforeRoll, 0);
        /// John Dark's flaw: only his own first aid.
        Forsaken: passive(key::POWER_FORSAKEN, key::POWER_FORSAKEN_TEXT, Origin::Katabasis);
        /// Naomi Joslyn puts fires out in passing.
        Firebreak: passive(key::POWER_FIREBREAK, key::POWER_FIREBREAK_TEXT, Origin::Katabasis);
        /// Naomi Joslyn's kills tear larvae along.
        Shrapnel: passive(key::POWER_SHRAPNEL, key::POWER_SHRAPNEL_TEXT, Origin::Katabasis);
        /// Naomi Joslyn breaks doubled toughness.
        Breach: used(key::POWER_BREACH, key::POWER_BREACH_TEXT, Origin::Katabasis, When::BeforeRoll, 1);
        /// Naomi Joslyn's flaw: lower dice unless she moves.
        Restless: passive(key::POWER_RESTLESS, key::POWER_RESTLESS_TEXT, Origin::Katabasis);
        /// Moose Kowalski kills larvae with anything.
        Brawler: passive(key::POWER_BRAWLER, key::POWER_BRAWLER_TEXT, Origin::Katabasis);
        /// Moose Kowalski takes damage for others.
        MeatShield: passive(key::POWER_MEAT_SHIELD, key::POWER_MEAT_SHIELD_TEXT, Origin::Katabasis);
        /// Moose Kowalski attacks again.
        Rampage: passive(key::POWER_RAMPAGE, key::POWER_RAMPAGE_TEXT, Origin::Katabasis);
        /// Moose Kowalski's flaw: one area.
        Slow: passive(key::POWER_SLOW, key::POWER_SLOW_TEXT, Origin::Katabasis);
        /// Professor Maxwell gives troopers.
        Muster: used(key::POWER_MUSTER, key::POWER_MUSTER_TEXT, Origin::Mixed, When::Team, 0);
        /// Professor Maxwell leads ambushes.
        Tactician: passive(key::POWER_TACTICIAN, key::POWER_TACTICIAN_TEXT, Origin::Katabasis);
        /// Professor Maxwell helps for nothing.
        Lecture: passive(key::POWER_LECTURE, key::POWER_LECTURE_TEXT, Origin::Katabasis);
        /// Professor Maxwell's flaw: courage goes to the pool.
        Bookish: passive(key::POWER_BOOKISH, key::POWER_BOOKISH_TEXT, Origin::Katabasis);
        /// Dorothy Hall encourages two others.
        Spunky: used(key::POWER_SPUNKY, key::POWER_SPUNKY_TEXT, Origin::Fact, When::Team, 0);
        /// Dorothy Hall passes damage on.
        Winsome: passive(key::POWER_WINSOME, key::POWER_WINSOME_TEXT, Origin::Fact);
        /// Dorothy Hall helps more than once.
        InnerStrength: passive(key::POWER_INNER_STRENGTH, key::POWER_INNER_STRENGTH_TEXT, Origin::Fact);
        /// Dorothy Hall's flaw: the pool first.
        Thrifty: passive(key::POWER_THRIFTY, key::POWER_THRIFTY_TEXT, Origin::Fact);
        /// Amelia Azevedo takes a hero along.
        Carry: passive(key::POWER_CARRY, key::POWER_CARRY_TEXT, Origin::Mixed);
        /// Amelia Azevedo removes markers.
        EmergencyCare: used(key::POWER_EMERGENCY_CARE, key::POWER_EMERGENCY_CARE_TEXT, Origin::Mixed, When::Turn, 0);
        /// Amelia Azevedo hurts 4th circle demons more.
        Veteran: passive(key::POWER_VETERAN, key::POWER_VETERAN_TEXT, Origin::Fact);
        /// Amelia Azevedo's flaw: troopers absorb less.
        Careless: passive(key::POWER_CARELESS, key::POWER_CARELESS_TEXT, Origin::Fact);
        /// Eva Noel brings courage for the pool.
        Benefactor: passive(key::POWER_BENEFACTOR, key::POWER_BENEFACTOR_TEXT, Origin::Mixed);
        /// Eva Noel rewards the kills of others.
        Patron: passive(key::POWER_PATRON, key::POWER_PATRON_TEXT, Origin::Katabasis);
        /// Eva Noel blinds enemies.
        Radiance: passive(key::POWER_RADIANCE, key::POWER_RADIANCE_TEXT, Origin::Katabasis);
        /// Eva Noel's flaw: gifts only after others.
        Follower: passive(key::POWER_FOLLOWER, key::POWER_FOLLOWER_TEXT, Origin::Fact);
        /// Tarang recovers.
        SecondWind: passive(key::POWER_SECOND_WIND, key::POWER_SECOND_WIND_TEXT, Origin::Katabasis);
        /// Tarang is hit less.
        Parry: passive(key::POWER_PARRY, key::POWER_PARRY_TEXT, Origin::Katabasis);
        /// Tarang rolls more dice.
        Whirlwind: used(key::POWER_WHIRLWIND, key::POWER_WHIRLWIND_TEXT, Origin::Katabasis, When::AfterRoll, 1);
        /// Tarang's flaw: no help.
        Proud: passive(key::POWER_PROUD, key::POWER_PROUD_TEXT, Origin::Katabasis);
    ]
);

const fn passive(name: table::Key, text: table::Key, origin: Origin) -> Trait {
    Trait { name, text, origin, luck: 0, when: When::Always }
}

const fn used(name: table::Key, text: table::Key, origin: Origin, when: When, luck: u8) -> Trait {
    Trait { name, text, origin, luck, when }
}
