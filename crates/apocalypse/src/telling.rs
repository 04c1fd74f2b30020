//! Events as words, dice and places.

use table::{Arg, Key, Seat, Target, Telling};

use crate::content::FOURTH_HEALTH;
use crate::event::Event;
use crate::key;
use crate::setup::Difficulty;
use crate::state::{Apocalypse, AreaId, Ending};
use crate::words::{gift_name, hero_piece, level_name, power_name, trooper_name};

/// Adds an argument to words that have a place already.
trait More {
    fn arg(self, name: &'static str, arg: impl Into<Arg>) -> Self;
}

impl More for Telling {
    fn arg(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.say = self.say.with(name, arg);
        self
    }
}

impl Apocalypse {
    /// Whether pieces stand in the picture can change until somebody reads of them; only heroes that stand somewhere are pointed at.
    fn of_hero(&self, telling: Telling, who: Seat) -> Telling {
        if self.hero(who).at.is_some() { telling.at(Target::Piece(hero_piece(who))) } else { telling }
    }

    /// An event as words, dice and places.
    pub(crate) fn words_for(&self, event: &Event) -> Telling {
        let plain = |key: Key| Telling::new(key);
        let n = |key: Key, count: u8| Telling::new(key.with("n", count));
        let who = |key: Key, who: Seat| self.of_hero(Telling::new(key.with("who", self.called(who))), who);
        let who_n =
            |key: Key, who: Seat, count: u8| self.of_hero(Telling::new(key.with("who", self.called(who)).with("n", count)), who);
        let both = |key: Key, one: Seat, other: Seat| {
            self.of_hero(Telling::new(key.with("who", self.called(one)).with("whom", self.called(other))), other)
        };
        let area = |key: Key, at: AreaId| Telling::new(key.with("where", self.area_name(at))).at(self.at_area(at));
        let area_n = |key: Key, at: AreaId, count: u8| {
            Telling::new(key.with("where", self.area_name(at)).with("n", count)).at(self.at_area(at))
        };
        match *event {
            Event::Laid => Telling::new(key::TELL_LAID.with("where", self.map.map().name)),
            Event::LordChosen(id, health) => {
                Telling::new(key::TELL_LORD.with("whom", id.sheet().name).with("n", health)).tone("doom")
            }
            Event::Difficulty(level) => Telling::new(key::TELL_DIFFICULTY.with("what", difficulty_name(level))),
            Event::Region(id) => Telling::new(key::TELL_REGION.with("where", id.card().name)),
            Event::LegionSwitched(id) => {
                Telling::new(key::TELL_LEGION_SWITCHED.with("card", id.card().name).with("what", id.card().text)).tone("doom")
            }
            Event::LordReached(at) => area(key::TELL_LORD_REACHED, at).tone("doom"),
            Event::FourthMoved(id, at) => area(key::TELL_FOURTH_MOVED, at).arg("whom", id.card().name),
            Event::PatrolStays(seat) => who(key::TELL_PATROL_STAYS, seat),
            Event::EffectsCome(seat) => who(key::TELL_EFFECTS_COME, seat).tone("harm"),
            Event::TokensMoved => plain(key::TELL_TOKENS_MOVED),
            Event::Gate(at) => area(key::TELL_GATE, at),
            Event::HellRound(round) => n(key::TELL_HELL_ROUND, round).tone("round"),
            Event::GoesOn(Some(seat)) => who(key::TELL_GOES_ON, seat),
            Event::GoesOn(None) => plain(key::TELL_GOES_ON_ENEMIES),
            Event::LegionSpared(seat) => who(key::TELL_LEGION_SPARED, seat),
            Event::TokensLaid(count) => n(key::TELL_TOKENS_LAID, count),
            Event::Pool(count) => n(key::TELL_POOL, count),
            Event::TurnLost(seat) => who(key::TELL_TURN_LOST, seat),
            Event::Captain(seat) => who(key::TELL_CAPTAIN, seat),
            Event::Mercy(seat) => who(key::TELL_MERCY, seat),
            Event::Divine(seat) => who(key::TELL_DIVINE, seat).tone("good"),
            Event::Legion(id) => Telling::new(key::TELL_LEGION.with("card", id.card().name)).tone("doom"),
            Event::LegionsShuffled => plain(key::TELL_LEGIONS_SHUFFLED),
            Event::GiftDealt(gift) => Telling::new(key::TELL_GIFT_DEALT.with("card", gift_name(gift))),
            Event::PanelCleared => plain(key::TELL_PANEL_CLEARED),
            Event::GiftsShuffled => plain(key::TELL_GIFTS_SHUFFLED),
            Event::Turn(turn) => Telling::new(key::TELL_TURN.with("n", turn)).tone("round"),
            Event::Entered(seat, id, _) => {
                self.of_hero(Telling::new(key::TELL_ENTERED.with("who", id.sheet().name)), seat).tone("good")
            }
            Event::Joined(seat) => who(key::TELL_JOINED, seat).tone("good"),
            Event::Left(from, to) => both(key::TELL_LEFT, from, to),
            Event::LordHealth(health) => n(key::TELL_LORD_HEALTH, health).tone("doom"),
            Event::RecruitRoll(seat, face) => who_n(key::TELL_RECRUIT_ROLL, seat, face).dice(&[face]),
            Event::Recruited(seat, kind) => self
                .of_hero(Telling::new(key::TELL_RECRUITED.with("who", self.called(seat)).with("whom", trooper_name(kind))), seat),
            Event::Discarded(seat, count) => who_n(key::TELL_DISCARDED, seat, count),
            Event::PointsLost(seat, count) => who_n(key::TELL_POINTS_LOST, seat, count),
            Event::Healed(seat, count) => who_n(key::TELL_HEALED, seat, count).tone("good"),
            Event::Cured(seat) => who(key::TELL_CURED, seat).tone("good"),
            Event::Aided(by, whom) => both(key::TELL_AIDED, by, whom),
            Event::Gift(seat, gift, slot) => self
                .of_hero(
                    Telling::new(key::TELL_GIFT.with("who", self.called(seat)).with("card", gift_name(gift)).with("n", slot + 1)),
                    seat,
                )
                .tone("good"),
            Event::Cap(seat, cap) => who_n(key::TELL_CAP, seat, cap),
            Event::Toughness(seat, now) => who_n(key::TELL_TOUGHNESS, seat, now),
            Event::DieAdded(seat, level) => {
                Telling::new(key::TELL_DIE_ADDED.with("who", self.called(seat)).with("die", level_name(level)))
            }
            Event::DieRaised(seat, level) => {
                Telling::new(key::TELL_DIE_RAISED.with("who", self.called(seat)).with("die", level_name(level)))
            }
            Event::Learned(seat, power) => {
                Telling::new(key::TELL_LEARNED.with("who", self.called(seat)).with("card", power_name(power)))
            }
            Event::LuckGained(seat, count) => who_n(key::TELL_LUCK_GAINED, seat, count),
            Event::LuckLost(seat, count) => who_n(key::TELL_LUCK_LOST, seat, count).tone("harm"),
            Event::CourageStolen(count) => n(key::TELL_COURAGE_STOLEN, count).tone("harm"),
            Event::CourageGained(seat, count) => who_n(key::TELL_COURAGE_GAINED, seat, count),
            Event::CourageLost(seat, count) => who_n(key::TELL_COURAGE_LOST, seat, count).tone("harm"),
            Event::PoolGained(count) => n(key::TELL_POOL_GAINED, count),
            Event::Paid(seat, own, pool) => {
                let paid = if own == 0 { key::TELL_PAID_POOL } else { key::TELL_PAID };
                Telling::new(paid.with("who", self.called(seat)).with("n", own).with("pool", pool))
            }
            Event::PoolRefused(seat) => who(key::TELL_POOL_REFUSED, seat),
            Event::Renewed => plain(key::TELL_RENEWED).tone("good"),
            Event::RenewFailed(missing) => n(key::TELL_RENEW_FAILED, missing),
            Event::LuckToCourage(seat) => who(key::TELL_LUCK_TO_COURAGE, seat),
            Event::Used(seat, power) => {
                self.of_hero(Telling::new(key::TELL_USED.with("who", self.called(seat)).with("card", power_name(power))), seat)
            }
            Event::HeroTurn(seat) => who(key::TELL_HERO_TURN, seat).tone("turn"),
            Event::Burned(seat) => who(key::TELL_BURNED, seat).tone("harm"),
            Event::StoodUp(seat) => who(key::TELL_STOOD_UP, seat),
            Event::Moved(seat, at) => self.of_hero(area(key::TELL_MOVED, at).arg("who", self.called(seat)), seat),
            Event::Extinguished(by, whom) => both(key::TELL_EXTINGUISHED, by, whom).tone("good"),
            Event::AmbushSet(seat, at, count) => area_n(key::TELL_AMBUSH_SET, at, count).arg("who", self.called(seat)),
            Event::AmbushGone(at) => area(key::TELL_AMBUSH_GONE, at),
            Event::Helped(by, whom) => both(key::TELL_HELPED, by, whom),
            Event::AttackRoll(seat, ref throw) => who(key::TELL_ATTACK_ROLL, seat).dice(throw),
            Event::AmbushRoll(at, ref throw) => area(key::TELL_AMBUSH_ROLL, at).dice(throw),
            Event::Killed(enemy, at) => area(key::TELL_KILLED, at).arg("whom", self.enemy_name(enemy)).tone("good"),
            Event::Wounded(enemy, damage) => n(key::TELL_WOUNDED, damage).arg("whom", self.enemy_name(enemy)).tone("good"),
            Event::Missed => plain(key::TELL_MISSED),
            Event::Revealed(at, ref throw) => area(key::TELL_REVEALED, at).dice(throw).tone("harm"),
            Event::Placed(circle, count, at) => {
                area_n(key::TELL_PLACED, at, count).arg("whom", circle.minion().name).tone("harm")
            }
            Event::Shortage(at) => area(key::TELL_SHORTAGE, at),
            Event::Doom(now) => n(key::TELL_DOOM, now).tone("doom"),
            Event::Despair(now) => n(key::TELL_DESPAIR, now),
            Event::DespairDie(now) => n(key::TELL_DESPAIR_DIE, now).tone("doom"),
            Event::LordTrack(now) => n(key::TELL_LORD_TRACK, now),
            Event::Pestilence(seat, count) => who_n(key::TELL_PESTILENCE, seat, count).tone("harm"),
            Event::LordAdvanced(at) => area(key::TELL_LORD_ADVANCED, at).tone("doom"),
            Event::LordStayed => plain(key::TELL_LORD_STAYED),
            Event::Shadow(at) => area(key::TELL_SHADOW, at).tone("doom"),
            Event::FourthAppeared(id, at) => {
                area(key::TELL_FOURTH, at).arg("whom", id.card().name).arg("n", FOURTH_HEALTH).tone("doom")
            }
            Event::FourthDiscarded(id) => Telling::new(key::TELL_FOURTH_DISCARDED.with("whom", id.card().name)).tone("good"),
            Event::AreaAttacks(at) => area(key::TELL_AREA_ATTACKS, at).tone("harm"),
            Event::EnemyRoll(enemy, seat, ref throw) => self
                .of_hero(
                    Telling::new(key::TELL_ENEMY_ROLL.with("who", self.called(seat)).with("whom", self.enemy_name(enemy))),
                    seat,
                )
                .dice(throw),
            Event::AmbushAttacked(enemy, at, lost) => {
                area_n(key::TELL_AMBUSH_ATTACKED, at, lost).arg("whom", self.enemy_name(enemy))
            }
            Event::Absorbed(seat, count) => who_n(key::TELL_ABSORBED, seat, count),
            Event::Hurt(seat, count) => who_n(key::TELL_HURT, seat, count).tone("harm"),
            Event::Stunned(seat) => who(key::TELL_STUNNED, seat).tone("harm"),
            Event::OnFire(seat) => who(key::TELL_ON_FIRE, seat).tone("harm"),
            Event::Infected(seat) => who(key::TELL_INFECTED, seat).tone("harm"),
            Event::EffectsSpared(seat) => who(key::TELL_EFFECTS_SPARED, seat),
            Event::Died(seat) => who(key::TELL_DIED, seat).tone("doom"),
            Event::Spared(seat) => who(key::TELL_SPARED, seat).tone("good"),
            Event::MinionsMoved => plain(key::TELL_MINIONS_MOVED),
            Event::Exited(enemy) => Telling::new(key::TELL_EXITED.with("whom", self.enemy_name(enemy))).tone("harm"),
            Event::TokenExited => plain(key::TELL_TOKEN_EXITED).tone("harm"),
            Event::TokenPlaced(at) => area(key::TELL_TOKEN_PLACED, at),
            Event::HellTime(Some(seat)) => who(key::TELL_HELL_TIME, seat).tone("round"),
            Event::HellTime(None) => plain(key::TELL_HELL_TIME_LORD).tone("round"),
            Event::WentToHell(seat) => who(key::TELL_WENT_TO_HELL, seat),
            Event::Gathered(count) => n(key::TELL_GATHERED, count),
            Event::Menace(id) => {
                Telling::new(key::TELL_MENACE.with("whom", id.sheet().name).with("what", id.sheet().menace)).tone("doom")
            }
            Event::Retreated(seat, at) => self.of_hero(area(key::TELL_RETREATED, at).arg("who", self.called(seat)), seat),
            Event::HeldBack(seat) => who(key::TELL_HELD_BACK, seat).tone("harm"),
            Event::HellEnded(at) => area(key::TELL_HELL_ENDED, at),
            Event::Tokens(seat, count) => who_n(key::TELL_TOKENS, seat, count),
            Event::Guard(left) => n(key::TELL_GUARD, left),
            Event::SetRight(part, value) => self.right_words(part, value),
            Event::Ended(ending) => ending_words(ending),
        }
    }
}

fn difficulty_name(level: Difficulty) -> Key {
    match level {
        Difficulty::Normal => key::DIFFICULTY_NORMAL,
        Difficulty::Hard => key::DIFFICULTY_HARD,
        Difficulty::Nightmare => key::DIFFICULTY_NIGHTMARE,
        Difficulty::Hellish => key::DIFFICULTY_HELLISH,
    }
}

fn ending_words(ending: Ending) -> Telling {
    match ending {
        Ending::Won => Telling::new(key::END_WON).tone("good"),
        Ending::Doom => Telling::new(key::END_DOOM).tone("doom"),
        Ending::Overrun => Telling::new(key::END_OVERRUN).tone("doom"),
    }
}
