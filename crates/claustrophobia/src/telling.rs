//! Events as words, dice and places: one line each for the log, for hands at a real table, and for the eye.

use table::{Key, Noun, Telling};

use crate::choice::Recruit;
use crate::event::{Event, Fell};
use crate::key;
use crate::lasting::Token;
use crate::state::{Blessing, Claustrophobia, Ending, FiendId, HumanId, PowerId, SpotId, Warrior};
use crate::words::{cell, seat_name, side_name};

// Every event begins with one of these, so they are not inlined.
#[inline(never)]
fn tell(key: Key) -> Telling {
    Telling::new(key)
}

#[inline(never)]
fn counted(key: Key, count: u8) -> Telling {
    tell(key).with("n", count)
}

#[inline(never)]
fn of_card(key: Key, card: Key) -> Telling {
    tell(key).with("card", card)
}

#[inline(never)]
fn rolled(key: Key, Fell(faces): &Fell) -> Telling {
    tell(key).dice(faces)
}

impl Claustrophobia {
    fn noun(&self, who: Warrior) -> Noun {
        Noun { name: self.name_of(who), at: self.target(who) }
    }

    /// The name of somebody who moves or acts: one of the troglodytes of a tile, not all of them.
    fn one(&self, who: Warrior) -> Noun {
        Noun { name: self.name_of_one(who), ..self.noun(who) }
    }

    #[inline(never)]
    fn about(&self, key: Key, who: Warrior) -> Telling {
        tell(key).of("who", self.noun(who))
    }

    #[inline(never)]
    fn about_human(&self, key: Key, id: HumanId) -> Telling {
        self.about(key, Warrior::Human(id))
    }

    #[inline(never)]
    fn about_fiend(&self, key: Key, id: FiendId) -> Telling {
        self.about(key, Warrior::Fiend(id))
    }

    #[inline(never)]
    fn there(&self, key: Key, spot: SpotId) -> Telling {
        counted(key, self.number(spot)).at(cell(spot))
    }

    /// An event as words, dice and places, and as an instruction for the pieces of a real table.
    pub(crate) fn words_for(&self, event: &Event) -> Telling {
        match *event {
            Event::Begun(scenario) => {
                tell(key::TELL_BEGUN).hand(key::HAND_BEGUN).with("what", scenario.card().name).tone("round")
            }
            Event::GiftLaid(id, gift, line) => {
                self.about_human(key::TELL_GIFT_LAID, id).hand(key::HAND_GIFT_LAID).with("card", gift.name()).with("n", line)
            }
            Event::Reserve(count) => counted(key::TELL_RESERVE, count).hand(key::HAND_RESERVE),
            Event::Pool(count) => counted(key::TELL_POOL, count).hand(key::HAND_POOL),
            Event::Turn(turn) => counted(key::TELL_TURN, turn).hand(key::HAND_TURN).tone("round"),
            Event::TurnOver(turn) => counted(key::TELL_TURN_OVER, turn),
            Event::HumanCleared => tell(key::TELL_HUMAN_CLEARED).hand(key::HAND_HUMAN_CLEARED),
            Event::ActivationRoll(ref fell) => rolled(key::TELL_ACTIVATION_ROLL, fell),
            Event::Assigned(id, value) => self.about_human(key::TELL_ASSIGNED, id).hand(key::HAND_ASSIGNED).with("n", value),
            Event::SetAside(count) => counted(key::TELL_SET_ASIDE, count).hand(key::HAND_SET_ASIDE),
            Event::InstinctValue(id, card) => self
                .about_human(key::TELL_INSTINCT_VALUE, id)
                .hand(key::HAND_INSTINCT_VALUE)
                .with("card", card.name())
                .with("n", card.card().value)
                .card(card.name(), card.text(), "instinct"),
            Event::InstinctEffect(id, card) => {
                let telling = self.about_human(key::TELL_INSTINCT_EFFECT, id).hand(key::HAND_INSTINCT_EFFECT);
                telling.with("card", card.name()).card(card.name(), card.text(), "instinct")
            }
            Event::Blessed(id, blessing) => {
                let (told, hand) = match blessing {
                    Blessing::Combat => (key::TELL_BLESSED_COMBAT, key::HAND_BLESSED_COMBAT),
                    Blessing::Movement => (key::TELL_BLESSED_MOVEMENT, key::HAND_BLESSED_MOVEMENT),
                };
                self.about_human(told, id).hand(hand).tone("good")
            }
            Event::Exhausted(id) => self.about_human(key::TELL_EXHAUSTED, id).hand(key::HAND_EXHAUSTED).tone("harm"),
            Event::NoDraw(id) => self.about_human(key::TELL_NO_DRAW, id),
            Event::NoGift(id, gift) => self.about_human(key::TELL_NO_GIFT, id).with("card", gift.name()),
            Event::Gone(token) => tell(key::TELL_GONE).hand(key::HAND_GONE).with("what", self.token_name(token)),
            Event::Recovered(id) => self.about_human(key::TELL_RECOVERED, id).hand(key::HAND_RECOVERED).tone("good"),
            Event::InstinctDrawn => tell(key::TELL_INSTINCT_DRAWN).hand(key::HAND_INSTINCT_DRAWN),
            Event::InstinctNone => tell(key::TELL_INSTINCT_NONE),
            Event::InstinctDiscarded(card) => of_card(key::TELL_DISCARDED, card.name()).hand(key::HAND_DISCARDED),
            Event::Reshuffled => tell(key::TELL_RESHUFFLED).hand(key::HAND_RESHUFFLED),
            Event::GiftUsed(id, gift) => self.about_human(key::TELL_GIFT, id).with("card", gift.name()),
            Event::InfernalCleared => tell(key::TELL_INFERNAL_CLEARED).hand(key::HAND_INFERNAL_CLEARED),
            Event::TakenBack(power, value) => {
                counted(key::TELL_TAKEN_BACK, value).hand(key::HAND_TAKEN_BACK).with("what", self.power_name(power))
            }
            Event::DestinyRoll(ref fell) => rolled(key::TELL_DESTINY_ROLL, fell).tone("doom"),
            Event::Allocated(value, power) => {
                counted(key::TELL_ALLOCATED, value).hand(key::HAND_ALLOCATED).with("what", self.power_name(power))
            }
            Event::Triggered(power) => {
                tell(key::TELL_TRIGGERED).hand(key::HAND_TRIGGERED).with("what", self.power_name(power)).tone("doom")
            }
            Event::Waits(power) => tell(key::TELL_WAITS).with("what", self.power_name(power)),
            Event::Threat(points) => counted(key::TELL_THREAT, points).hand(key::HAND_THREAT).tone("doom"),
            Event::EventsDrawn(count) => counted(key::TELL_EVENTS_DRAWN, count).hand(key::HAND_EVENTS_DRAWN),
            Event::EventKept => tell(key::TELL_EVENT_KEPT).hand(key::HAND_EVENT_KEPT),
            Event::EventDiscarded(card) => of_card(key::TELL_DISCARDED, card.name()).hand(key::HAND_DISCARDED),
            Event::EventUsed(card) => {
                let telling = of_card(key::TELL_EVENT_USED, card.name()).hand(key::HAND_EVENT_USED);
                telling.card(card.name(), card.text(), "event").tone("doom")
            }
            Event::Entered(recruit, spot) => {
                let name = match recruit {
                    Recruit::Troglodyte => key::TROGLODYTES_ONE,
                    Recruit::Fiend(id) => self.fiend_name(id),
                };
                self.there(key::TELL_ENTERED, spot).hand(key::HAND_ENTERED).with("who", name).tone("doom")
            }
            Event::Growled(id, value) => {
                counted(key::TELL_GROWLED, value).hand(key::HAND_GROWLED).with("who", self.fiend_name(id))
            }
            Event::Activated(who @ Warrior::Troglodytes(spot)) => {
                self.about(key::TELL_ACTIVATED_TROGLODYTE, who).with("n", self.number(spot)).tone("turn")
            }
            Event::Activated(who) => self.about(key::TELL_ACTIVATED, who).tone("turn"),
            Event::Idle(who) => tell(key::TELL_IDLE).of("who", self.one(who)),
            Event::Moved(who, spot) => self.there(key::TELL_MOVED, spot).hand(key::HAND_MOVED).with("who", self.name_of_one(who)),
            Event::Crawled(from, to) => self.there(key::TELL_CRAWLED, to).hand(key::HAND_CRAWLED).with("from", self.number(from)),
            Event::Explored(id, tile) => self.about_human(key::TELL_EXPLORED, id).hand(key::HAND_EXPLORED).with("n", tile.0),
            Event::DeadEnd(tile) => counted(key::TELL_DEAD_END, tile.0).hand(key::HAND_DEAD_END),
            Event::PutUnder(tile) => counted(key::TELL_PUT_UNDER, tile.0).hand(key::HAND_PUT_UNDER),
            Event::PileAgain => tell(key::TELL_PILE_AGAIN).hand(key::HAND_PILE_AGAIN),
            Event::Foreseen(count) => counted(key::TELL_FORESEEN, count).hand(key::HAND_FORESEEN),
            Event::Laid(spot, _) => self.there(key::TELL_LAID, spot).hand(key::HAND_LAID),
            Event::TileEffect(spot, effect) => self.there(key::TELL_TILE_EFFECT, spot).with("what", effect.name()),
            Event::Resolved(spot) => self.there(key::TELL_RESOLVED, spot).hand(key::HAND_RESOLVED),
            Event::Pit(who, ref fell, hits) => {
                rolled(key::TELL_PIT, fell).with("who", self.name_of(who)).with("n", hits).tone("harm")
            }
            Event::Die(face) => counted(key::TELL_DIE, face).dice(&[face]),
            Event::HoleToken(spot) => self.there(key::TELL_HOLE, spot).hand(key::HAND_HOLE),
            Event::Water(spot) => self.there(key::TELL_WATER, spot).hand(key::HAND_WATER),
            Event::Attack(who, target, ref fell, hits) => {
                rolled(key::TELL_ATTACK, fell).of("who", self.one(who)).of("whom", self.noun(target)).with("n", hits)
            }
            Event::AttackAgain(who, ref fell, hits) => {
                rolled(key::TELL_ATTACK_AGAIN, fell).of("who", self.one(who)).with("n", hits)
            }
            Event::Lost(hits) => counted(key::TELL_LOST, hits),
            Event::Hit(who, hits) => self.about(key::TELL_HIT, who).with("n", hits).tone("harm"),
            Event::Ignored(who) => self.about(key::TELL_IGNORED, who).tone("good"),
            Event::Guarded(guard, whom) => tell(key::TELL_GUARDED).of("who", self.one(guard)).with("whom", self.name_of(whom)),
            Event::Healed(id, line) => self.about_human(key::TELL_HEALED, id).hand(key::HAND_HEALED).with("n", line).tone("good"),
            Event::Cancelled(id, line) => {
                self.about_human(key::TELL_CANCELLED, id).hand(key::HAND_CANCELLED).with("n", line).tone("harm")
            }
            Event::HumanKilled(id) => self.about_human(key::TELL_HUMAN_KILLED, id).hand(key::HAND_HUMAN_KILLED).tone("doom"),
            Event::EquipmentGone(id) => self.about_human(key::TELL_EQUIPMENT_GONE, id).hand(key::HAND_EQUIPMENT_GONE),
            Event::TroglodytesKilled(spot, count) => self
                .there(key::TELL_TROGLODYTES_KILLED, spot)
                .hand(key::HAND_TROGLODYTES_KILLED)
                .with("count", count)
                .tone("good"),
            Event::BackToReserve(count) => tell(key::TELL_BACK_TO_RESERVE).hand(key::HAND_BACK_TO_RESERVE).with("count", count),
            Event::Wounded(id, damage) => {
                self.about_fiend(key::TELL_WOUNDED, id).hand(key::HAND_WOUNDED).with("n", damage).tone("good")
            }
            Event::Mended(id, count) => {
                self.about_fiend(key::TELL_MENDED, id).hand(key::HAND_MENDED).with("n", count).tone("doom")
            }
            Event::Joined(id, spot) => {
                let name = self.name_of(Warrior::Human(id));
                self.there(key::TELL_JOINED, spot).hand(key::HAND_JOINED).with("who", name).tone("good")
            }
            Event::ToReserve(id) => self.about_fiend(key::TELL_TO_RESERVE, id).hand(key::HAND_TO_RESERVE).tone("good"),
            Event::FiendKilled(id) => self.about_fiend(key::TELL_FIEND_KILLED, id).hand(key::HAND_FIEND_KILLED).tone("good"),
            Event::EquipmentUsed(id, card) => self.about_human(key::TELL_EQUIPMENT_USED, id).with("card", card.name()),
            Event::EquipmentFound(id, card) => self
                .about_human(key::TELL_EQUIPMENT_FOUND, id)
                .hand(key::HAND_EQUIPMENT_FOUND)
                .with("card", card.name())
                .card(card.name(), card.text(), "equipment")
                .tone("good"),
            Event::EquipmentLost(id, card) => self
                .about_human(key::TELL_EQUIPMENT_LOST, id)
                .hand(key::HAND_EQUIPMENT_LOST)
                .with("card", card.name())
                .tone("harm"),
            Event::ScenarioAction(who, action) => self.about(key::TELL_ACTION, who).with("what", action.name()),
            Event::Left(id) => self.about_human(key::TELL_LEFT, id).hand(key::HAND_LEFT).tone("good"),
            Event::Effect(Token::Power(id), whom) if whom == Warrior::Fiend(id) => {
                self.about(key::TELL_POWER_LASTS, whom).hand(key::HAND_POWER_LASTS)
            }
            Event::Effect(token, whom) => tell(key::TELL_EFFECT_ON)
                .hand(key::HAND_EFFECT_ON)
                .with("what", self.token_name(token))
                .of("whom", self.noun(whom)),
            Event::EffectAt(token, spot) => {
                self.there(key::TELL_EFFECT_AT, spot).hand(key::HAND_EFFECT_AT).with("what", self.token_name(token))
            }
            Event::Lasts(power) => tell(key::TELL_LASTS)
                .hand(key::HAND_LASTS)
                .with("what", self.power_name(power))
                .with("does", lasting_words(power))
                .tone("doom"),
            Event::Buried(token, spot, side) => self
                .there(key::TELL_BURIED, spot)
                .hand(key::HAND_BURIED)
                .with("what", self.token_name(token))
                .with("where", side_name(side))
                .tone("doom"),
            Event::Progress(_, value) => counted(key::TELL_PROGRESS, value).hand(key::HAND_PROGRESS),
            Event::SetRight(part, value) => self.right_words(part, value),
            Event::HandSetRight(seat) => tell(key::RIGHT_HIDDEN).with("who", seat_name(seat)),
            Event::Ended(ending) => tell(ending.words()).tone(ending.tone()),
            Event::Scouted => tell(key::TELL_SCOUTED).hand(key::HAND_SCOUTED),
            Event::ShuffledBack => tell(key::TELL_SHUFFLED_BACK).hand(key::HAND_SHUFFLED_BACK),
            Event::BrokeThrough(spot, count) => {
                self.there(key::TELL_BROKE_THROUGH, spot).hand(key::HAND_BROKE_THROUGH).with("count", count).tone("doom")
            }
        }
    }

    /// The name of whatever gave it.
    pub(crate) fn token_name(&self, token: Token) -> Key {
        match token {
            Token::Speed => key::POWER_SPEED,
            Token::Frenzied => key::POWER_FRENZIED,
            Token::Intrepid => key::POWER_INTREPID,
            Token::Sneaky => key::POWER_SNEAKY,
            Token::Blessing => key::TOKEN_BLESSING,
            Token::Anger => key::GIFT_AURA_OF_ANGER,
            Token::Courage => key::GIFT_AURA_OF_COURAGE,
            Token::HolyStrike => key::GIFT_HOLY_STRIKE,
            Token::Prescience => key::GIFT_PRESCIENCE,
            Token::ExtraDice => key::GIFT_ADDITIONAL_DICE,
            Token::Instinct(card) => card.name(),
            Token::Event(card) => card.name(),
            Token::Equipment(card) => card.name(),
            Token::Power(id) => self.fiend_name(id),
        }
    }
}

/// What a power of the board of destiny that lasts does.
fn lasting_words(power: PowerId) -> Key {
    match power {
        PowerId::SPEED => key::LASTING_SPEED,
        PowerId::FRENZIED => key::LASTING_FRENZIED,
        PowerId::INTREPID => key::LASTING_INTREPID,
        _ => key::LASTING_SNEAKY,
    }
}

impl Ending {
    const fn tone(self) -> &'static str {
        match self {
            Self::Goal => "good",
            Self::Draw => "round",
            Self::Impossible | Self::AllDead | Self::OutOfTime | Self::Ritual | Self::Breakthrough => "doom",
        }
    }

    /// The text of the ending.
    pub(crate) const fn words(self) -> Key {
        match self {
            Self::Goal => key::END_GOAL,
            Self::Impossible => key::END_IMPOSSIBLE,
            Self::AllDead => key::END_ALL_DEAD,
            Self::OutOfTime => key::END_OUT_OF_TIME,
            Self::Ritual => key::END_RITUAL,
            Self::Draw => key::END_DRAW,
            Self::Breakthrough => key::END_BREAKTHROUGH,
        }
    }
}
