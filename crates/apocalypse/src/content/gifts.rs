//! The gift deck (rulings `content.gifts` and `content.gift-cost`): 35 different cards, 65 in all.

use super::{Gift, Power};

/// Hands the list of gifts to a macro: a gift is a card, and what it can do is a power. Each has its number of cards, its
/// surcharge, and the words, origin and use of its power.
macro_rules! gifts {
    ($make:ident!, $($before:tt)*) => {
        $make! { $($before)* [
            /// An attack die, at once.
            Sidearm: 2, 0, passive(key::POWER_SIDEARM, key::POWER_SIDEARM_TEXT, Origin::Katabasis);
            /// A better attack die, at once.
            Rifle: 2, 2, passive(key::POWER_RIFLE, key::POWER_RIFLE_TEXT, Origin::Katabasis);
            /// Attack dice raised, at once.
            Whetstone: 2, 0, passive(key::POWER_WHETSTONE, key::POWER_WHETSTONE_TEXT, Origin::Katabasis);
            /// Fiends and cacodemons are less tough.
            SilverRounds: 2, 2, passive(key::POWER_SILVER_ROUNDS, key::POWER_SILVER_ROUNDS_TEXT, Origin::Katabasis);
            /// A larva dies first.
            Scattergun: 2, 0, passive(key::POWER_SCATTERGUN, key::POWER_SCATTERGUN_TEXT, Origin::Katabasis);
            /// Rolls an attack again.
            SteadyHands: 2, 0, used(key::POWER_STEADY_HANDS, key::POWER_STEADY_HANDS_TEXT, Origin::Katabasis, When::AfterRoll, 1);
            /// A die counts more.
            TrueAim: 2, 0, used(key::POWER_TRUE_AIM, key::POWER_TRUE_AIM_TEXT, Origin::Katabasis, When::AfterRoll, 1);
            /// A large die becomes several.
            RapidFire: 2, 0, used(key::POWER_RAPID_FIRE, key::POWER_RAPID_FIRE_TEXT, Origin::Fact, When::BeforeRoll, 0);
            /// All dice are 1d12.
            AngelicWrath: 1, 4, used(key::POWER_ANGELIC_WRATH, key::POWER_ANGELIC_WRATH_TEXT, Origin::Mixed, When::BeforeRoll, 2);
            /// 4th circle demons and Lords are less tough.
            GiantSlayer: 2, 2, passive(key::POWER_GIANT_SLAYER, key::POWER_GIANT_SLAYER_TEXT, Origin::Katabasis);
            /// Stronger when nearly dead.
            LastStand: 2, 0, passive(key::POWER_LAST_STAND, key::POWER_LAST_STAND_TEXT, Origin::Katabasis);
            /// Stronger after a move.
            Charge: 1, 0, passive(key::POWER_CHARGE, key::POWER_CHARGE_TEXT, Origin::Katabasis);
            /// More courage for higher circles.
            TrophyHunter: 1, 0, passive(key::POWER_TROPHY_HUNTER, key::POWER_TROPHY_HUNTER_TEXT, Origin::Katabasis);
            /// Toughness, at once.
            FlakVest: 2, 2, passive(key::POWER_FLAK_VEST, key::POWER_FLAK_VEST_TEXT, Origin::Katabasis);
            /// Health, at once.
            Rations: 2, 0, passive(key::POWER_RATIONS, key::POWER_RATIONS_TEXT, Origin::Katabasis);
            /// No fire.
            FireSuit: 2, 0, passive(key::POWER_FIRE_SUIT, key::POWER_FIRE_SUIT_TEXT, Origin::Katabasis);
            /// No stun.
            IronNerves: 2, 0, passive(key::POWER_IRON_NERVES, key::POWER_IRON_NERVES_TEXT, Origin::Katabasis);
            /// No pestilence.
            Vaccine: 2, 0, passive(key::POWER_VACCINE, key::POWER_VACCINE_TEXT, Origin::Katabasis);
            /// Less damage.
            Talisman: 2, 2, used(key::POWER_TALISMAN, key::POWER_TALISMAN_TEXT, Origin::Katabasis, When::Hurt, 1);
            /// Troopers absorb more.
            HumanWall: 2, 0, passive(key::POWER_HUMAN_WALL, key::POWER_HUMAN_WALL_TEXT, Origin::Katabasis);
            /// No death, for luck.
            NineLives: 1, 2, used(key::POWER_NINE_LIVES, key::POWER_NINE_LIVES_TEXT, Origin::Katabasis, When::Always, 2);
            /// First aid restores 1 more.
            Medikit: 2, 0, passive(key::POWER_MEDIKIT, key::POWER_MEDIKIT_TEXT, Origin::Fact);
            /// More recruiting points.
            Recruiter: 2, 0, passive(key::POWER_RECRUITER, key::POWER_RECRUITER_TEXT, Origin::Katabasis);
            /// Recruits anywhere.
            FieldRadio: 2, 0, passive(key::POWER_FIELD_RADIO, key::POWER_FIELD_RADIO_TEXT, Origin::Katabasis);
            /// Courage for the others.
            HeroWorship: 2, 0, passive(key::POWER_HERO_WORSHIP, key::POWER_HERO_WORSHIP_TEXT, Origin::Mixed);
            /// Luck is worth more courage.
            Vanity: 2, 0, passive(key::POWER_VANITY, key::POWER_VANITY_TEXT, Origin::Mixed);
            /// Better help.
            Inspiration: 2, 0, passive(key::POWER_INSPIRATION, key::POWER_INSPIRATION_TEXT, Origin::Katabasis);
            /// Heals anywhere.
            Prayer: 2, 0, used(key::POWER_PRAYER, key::POWER_PRAYER_TEXT, Origin::Katabasis, When::Team, 1);
            /// Moves farther.
            Motorbike: 2, 0, passive(key::POWER_MOTORBIKE, key::POWER_MOTORBIKE_TEXT, Origin::Katabasis);
            /// Other despair dice.
            Omen: 1, 0, used(key::POWER_OMEN, key::POWER_OMEN_TEXT, Origin::Katabasis, When::Reveal, 1);
            /// Better ambushes.
            Sergeant: 3, 0, used(key::POWER_SERGEANT, key::POWER_SERGEANT_TEXT, Origin::Fact, When::Ambush, 1);
            /// A better ambush here.
            BoobyTraps: 2, 0, passive(key::POWER_BOOBY_TRAPS, key::POWER_BOOBY_TRAPS_TEXT, Origin::Katabasis);
            /// Holds despair back.
            Vigil: 1, 2, used(key::POWER_VIGIL, key::POWER_VIGIL_TEXT, Origin::Katabasis, When::Team, 2);
            /// Luck, at once.
            LuckyCoin: 2, 0, passive(key::POWER_LUCKY_COIN, key::POWER_LUCKY_COIN_TEXT, Origin::Katabasis);
            /// Courage for the pool, at once.
            Donations: 2, 0, passive(key::POWER_DONATIONS, key::POWER_DONATIONS_TEXT, Origin::Katabasis);
        ] }
    };
}

/// Makes the ids of the gifts and their cards.
macro_rules! gift_cards {
    ([$($(#[$about:meta])* $gift:ident: $copies:literal, $surcharge:literal, $power:expr;)*]) => {
        ids!(
            /// A gift.
            GiftId, 35, [$($(#[$about])* $gift),*]
        );

        impl GiftId {
            /// Its card.
            pub const fn card(self) -> &'static Gift {
                match self {
                    $(Self::$gift => const { &card($copies, $surcharge, Power::$gift) },)*
                }
            }
        }
    };
}
gifts!(gift_cards!,);

/// How many kinds of gifts there are.
pub const GIFTS: usize = GiftId::ALL.len();

/// So many copies, a surcharge, and what it can do, from where its power comes.
const fn card(copies: u8, surcharge: u8, power: Power) -> Gift {
    Gift { origin: power.card().origin, copies, surcharge, power }
}
