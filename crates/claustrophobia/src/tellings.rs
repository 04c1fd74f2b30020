//! Events as words, dice and places.

use table::{Key, Say, Telling};

use crate::choice::Recruit;
use crate::event::{Event, Fell};
use crate::key;
use crate::lasting::Token;
use crate::state::{Blessing, Claustrophobia, Ending, HumanId, SpotId, Warrior};
use crate::words::{cell, seat_name};

impl Claustrophobia {
    fn about(&self, key: Key, who: Warrior) -> Telling {
        let telling = Telling::new(key.with("who", self.name_of(who)));
        self.pointing(telling, who)
    }

    fn pointing(&self, telling: Telling, who: Warrior) -> Telling {
        match self.target(who) {
            Some(target) => telling.at(target),
            None => telling,
        }
    }

    fn about_human(&self, key: Key, id: HumanId) -> Telling {
        self.about(key, Warrior::Human(id))
    }

    fn there(&self, key: Key, spot: SpotId) -> Telling {
        Telling::new(key.with("n", self.number(spot))).at(cell(spot))
    }

    /// An event as words, dice and places.
    pub(crate) fn words_for(&self, event: &Event) -> Telling {
        let plain = |key: Key| Telling::new(key);
        let with_card = |key: Key, id: HumanId, card: Key| {
            let who = Warrior::Human(id);
            self.pointing(Telling::new(key.with("who", self.name_of(who)).with("card", card)), who)
        };
        match *event {
            Event::Begun(scenario) => Telling::new(key::TELL_BEGUN.with("what", scenario.card().name)).tone("round"),
            Event::GiftLaid(id, gift, line) => {
                let who = Warrior::Human(id);
                let say = key::TELL_GIFT_LAID.with("who", self.name_of(who)).with("card", gift.name()).with("n", line);
                self.pointing(Telling::new(say), who)
            }
            Event::Reserve(count) => Telling::new(key::TELL_RESERVE.with("n", count)),
            Event::Pool(count) => Telling::new(key::TELL_POOL.with("n", count)),
            Event::Turn(turn) => Telling::new(key::TELL_TURN.with("n", turn)).tone("round"),
            Event::TurnOver(turn) => Telling::new(key::TELL_TURN_OVER.with("n", turn)),
            Event::HumanCleared => plain(key::TELL_HUMAN_CLEARED),
            Event::ActivationRoll(ref fell) => dice(key::TELL_ACTIVATION_ROLL.into(), fell),
            Event::Assigned(id, value) => {
                let who = Warrior::Human(id);
                self.pointing(Telling::new(key::TELL_ASSIGNED.with("who", self.name_of(who)).with("n", value)), who)
            }
            Event::SetAside(count) => Telling::new(key::TELL_SET_ASIDE.with("n", count)),
            Event::InstinctValue(id, card) => {
                let say = key::TELL_INSTINCT_VALUE.with("who", self.name_of(Warrior::Human(id)));
                Telling::new(say.with("card", card.name()).with("n", card.card().value))
            }
            Event::InstinctEffect(id, card) => {
                Telling::new(key::TELL_INSTINCT_EFFECT.with("who", self.name_of(Warrior::Human(id))).with("card", card.name()))
            }
            Event::Blessed(id, Blessing::Combat) => self.about_human(key::TELL_BLESSED_COMBAT, id).tone("good"),
            Event::Blessed(id, Blessing::Movement) => self.about_human(key::TELL_BLESSED_MOVEMENT, id).tone("good"),
            Event::Exhausted(id) => self.about_human(key::TELL_EXHAUSTED, id).tone("harm"),
            Event::NoDraw(id) => self.about_human(key::TELL_NO_DRAW, id),
            Event::Gone(token) => Telling::new(key::TELL_GONE.with("what", self.token_name(token))),
            Event::Recovered(id) => self.about_human(key::TELL_RECOVERED, id).tone("good"),
            Event::InstinctDrawn => plain(key::TELL_INSTINCT_DRAWN),
            Event::InstinctNone => plain(key::TELL_INSTINCT_NONE),
            Event::InstinctDiscarded(card) => Telling::new(key::TELL_DISCARDED.with("card", card.name())),
            Event::Reshuffled => plain(key::TELL_RESHUFFLED),
            Event::GiftUsed(id, gift) => {
                let who = Warrior::Human(id);
                self.pointing(Telling::new(key::TELL_GIFT.with("who", self.name_of(who)).with("card", gift.name())), who)
            }
            Event::InfernalCleared => plain(key::TELL_INFERNAL_CLEARED),
            Event::TakenBack(power, value) => {
                Telling::new(key::TELL_TAKEN_BACK.with("n", value).with("what", self.power_name(power)))
            }
            Event::DestinyRoll(ref fell) => dice(key::TELL_DESTINY_ROLL.into(), fell).tone("doom"),
            Event::Allocated(value, power) => {
                Telling::new(key::TELL_ALLOCATED.with("n", value).with("what", self.power_name(power)))
            }
            Event::NoSpace(value) => Telling::new(key::TELL_NO_SPACE.with("n", value)),
            Event::Triggered(power) => Telling::new(key::TELL_TRIGGERED.with("what", self.power_name(power))).tone("doom"),
            Event::Waits(power) => Telling::new(key::TELL_WAITS.with("what", self.power_name(power))),
            Event::Threat(points) => Telling::new(key::TELL_THREAT.with("n", points)).tone("doom"),
            Event::EventsDrawn(count) => Telling::new(key::TELL_EVENTS_DRAWN.with("n", count)),
            Event::EventKept => plain(key::TELL_EVENT_KEPT),
            Event::EventDiscarded(card) => Telling::new(key::TELL_DISCARDED.with("card", card.name())),
            Event::EventUsed(card) => Telling::new(key::TELL_EVENT_USED.with("card", card.name())).tone("doom"),
            Event::Entered(recruit, spot) => {
                let name = match recruit {
                    Recruit::Troglodyte => key::TROGLODYTES_ONE,
                    Recruit::Fiend(id) => self.fiend_name(id),
                };
                Telling::new(key::TELL_ENTERED.with("who", name).with("n", self.number(spot))).at(cell(spot)).tone("doom")
            }
            Event::Growled(id, value) => Telling::new(key::TELL_GROWLED.with("who", self.fiend_name(id)).with("n", value)),
            Event::Activated(who @ Warrior::Troglodytes(spot)) => {
                let telling = Telling::new(key::TELL_ACTIVATED_TROGLODYTE.with("n", self.number(spot)));
                self.pointing(telling, who).tone("turn")
            }
            Event::Activated(who) => self.about(key::TELL_ACTIVATED, who).tone("turn"),
            Event::Idle(who) => self.pointing(Telling::new(key::TELL_IDLE.with("who", self.name_of_one(who))), who),
            Event::Moved(who, spot) => {
                Telling::new(key::TELL_MOVED.with("who", self.name_of_one(who)).with("n", self.number(spot))).at(cell(spot))
            }
            Event::Crawled(from, to) => {
                Telling::new(key::TELL_CRAWLED.with("from", self.number(from)).with("n", self.number(to))).at(cell(to))
            }
            Event::Explored(id, tile) => {
                Telling::new(key::TELL_EXPLORED.with("who", self.name_of(Warrior::Human(id))).with("n", tile.0))
            }
            Event::DeadEnd(tile) => Telling::new(key::TELL_DEAD_END.with("n", tile.0)),
            Event::PileAgain => plain(key::TELL_PILE_AGAIN),
            Event::Foreseen(count) => Telling::new(key::TELL_FORESEEN.with("n", count)),
            Event::Laid(spot, _) => self.there(key::TELL_LAID, spot),
            Event::TileEffect(spot, effect) => {
                Telling::new(key::TELL_TILE_EFFECT.with("n", self.number(spot)).with("what", effect.name())).at(cell(spot))
            }
            Event::Resolved(spot) => self.there(key::TELL_RESOLVED, spot),
            Event::Pit(who, ref fell, hits) => {
                dice(key::TELL_PIT.with("who", self.name_of(who)).with("n", hits), fell).tone("harm")
            }
            Event::Die(face) => Telling::new(key::TELL_DIE.with("n", face)).dice(&[face]),
            Event::HoleToken(spot) => self.there(key::TELL_HOLE, spot),
            Event::Water(spot) => self.there(key::TELL_WATER, spot),
            Event::Attack(who, target, ref fell, hits) => {
                let say = key::TELL_ATTACK.with("who", self.name_of(who)).with("whom", self.name_of(target)).with("n", hits);
                self.pointing(self.pointing(dice(say, fell), who), target)
            }
            Event::AttackAgain(who, ref fell, hits) => {
                self.pointing(dice(key::TELL_ATTACK_AGAIN.with("who", self.name_of(who)).with("n", hits), fell), who)
            }
            Event::Lost(hits) => Telling::new(key::TELL_LOST.with("n", hits)),
            Event::Hit(who, hits) => {
                let telling = Telling::new(key::TELL_HIT.with("who", self.name_of(who)).with("n", hits));
                self.pointing(telling, who).tone("harm")
            }
            Event::Ignored(who) => self.about(key::TELL_IGNORED, who).tone("good"),
            Event::Guarded(guard, whom) => {
                let say = key::TELL_GUARDED.with("who", self.name_of(guard)).with("whom", self.name_of(whom));
                self.pointing(Telling::new(say), guard)
            }
            Event::Healed(id, line) => self.line_words(key::TELL_HEALED, id, line).tone("good"),
            Event::Cancelled(id, line) => self.line_words(key::TELL_CANCELLED, id, line).tone("harm"),
            Event::HumanKilled(id) => self.about_human(key::TELL_HUMAN_KILLED, id).tone("doom"),
            Event::EquipmentGone(id) => self.about_human(key::TELL_EQUIPMENT_GONE, id),
            Event::TroglodytesKilled(spot, count) => {
                Telling::new(key::TELL_TROGLODYTES_KILLED.with("count", count).with("n", self.number(spot)))
                    .at(cell(spot))
                    .tone("good")
            }
            Event::BackToReserve(count) => Telling::new(key::TELL_BACK_TO_RESERVE.with("count", count)),
            Event::Wounded(id, damage) => {
                let who = Warrior::Fiend(id);
                self.pointing(Telling::new(key::TELL_WOUNDED.with("who", self.name_of(who)).with("n", damage)), who).tone("good")
            }
            Event::Mended(id, count) => {
                let who = Warrior::Fiend(id);
                self.pointing(Telling::new(key::TELL_MENDED.with("who", self.name_of(who)).with("n", count)), who).tone("doom")
            }
            Event::Joined(id, spot) => {
                let say = key::TELL_JOINED.with("who", self.name_of(Warrior::Human(id))).with("n", self.number(spot));
                Telling::new(say).at(cell(spot)).tone("good")
            }
            Event::ToReserve(id) => self.about(key::TELL_TO_RESERVE, Warrior::Fiend(id)).tone("good"),
            Event::FiendKilled(id) => self.about(key::TELL_FIEND_KILLED, Warrior::Fiend(id)).tone("good"),
            Event::EquipmentUsed(id, card) => with_card(key::TELL_EQUIPMENT_USED, id, card.name()),
            Event::EquipmentFound(id, card) => with_card(key::TELL_EQUIPMENT_FOUND, id, card.name()).tone("good"),
            Event::EquipmentLost(id, card) => with_card(key::TELL_EQUIPMENT_LOST, id, card.name()).tone("harm"),
            Event::ScenarioAction(who, action) => {
                self.pointing(Telling::new(key::TELL_ACTION.with("who", self.name_of(who)).with("what", action.name())), who)
            }
            Event::Left(id) => self.about_human(key::TELL_LEFT, id).tone("good"),
            Event::Effect(token, whom) => self.effect_words(token, whom),
            Event::Progress(_, value) => Telling::new(key::TELL_PROGRESS.with("n", value)),
            Event::SetRight(part, value) => self.right_words(part, value),
            Event::HandSetRight(seat) => Telling::new(key::RIGHT_HIDDEN.with("who", seat_name(seat))),
            Event::Ended(ending) => Telling::new(ending.words()).tone(ending.tone()),
        }
    }

    fn line_words(&self, key: Key, id: HumanId, line: u8) -> Telling {
        let who = Warrior::Human(id);
        self.pointing(Telling::new(key.with("who", self.name_of(who)).with("n", line)), who)
    }

    fn effect_words(&self, token: Token, whom: Option<Warrior>) -> Telling {
        let what = self.token_name(token);
        match whom {
            Some(who) => self.pointing(Telling::new(key::TELL_EFFECT_ON.with("what", what).with("whom", self.name_of(who))), who),
            None => Telling::new(key::TELL_EFFECT.with("what", what)),
        }
    }

    /// What lies there as a reminder is called.
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
            Token::Scenario => self.scenario.card().name,
        }
    }
}

impl Ending {
    const fn tone(self) -> &'static str {
        match self {
            Self::Goal => "good",
            Self::Draw => "round",
            Self::Impossible | Self::AllDead | Self::OutOfTime | Self::Ritual => "doom",
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
        }
    }
}

fn dice(say: Say, fell: &Fell) -> Telling {
    Telling::new(say).dice(&fell.0)
}
