//! Events as words, dice, places, and instructions for the pieces of a real table.

use table::{Key, Say, Seat, Target, Telling};

use crate::content::{Circle, DIALS, FOURTH_HEALTH, GiftId, LegionId};
use crate::event::Event;
use crate::key;
use crate::movement::Way;
use crate::setup::Difficulty;
use crate::state::{Apocalypse, AreaId, Ending};
use crate::words::{gift_name, hero_piece, level_name, power_name, trooper_name};

impl Apocalypse {
    /// Points at the hero only while it is on the map: by the time somebody reads this, its piece may be gone.
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
            Event::Laid => {
                let tokens: u8 = self.areas.iter().map(|ground| ground.tokens).sum();
                let words = key::TELL_LAID.with("where", self.map.map().name).with("n", tokens);
                let words = words.with("clear", DIALS.clear_for(self.players()));
                Telling::new(words.with("pool", self.pool).with("region", self.region.card().name)).hand(key::HAND_LAID)
            }
            Event::Withheld => {
                let stock = |circle| DIALS.played_with(self.players(), circle);
                let words = key::TELL_WITHHELD.with("first", stock(Circle::First)).with("second", stock(Circle::Second));
                Telling::new(words.with("third", stock(Circle::Third))).hand(key::HAND_WITHHELD)
            }
            Event::LordChosen(id, health) => {
                let words = key::TELL_LORD.with("whom", id.sheet().name).with("n", health);
                Telling::new(words.with("where", self.area_name(self.lord.at)))
                    .at(self.at_area(self.lord.at))
                    .tone("doom")
                    .hand(key::HAND_LORD_CHOSEN)
            }
            Event::Difficulty(level) => Telling::new(key::TELL_DIFFICULTY.with("what", difficulty_name(level))),
            Event::Region(id) => Telling::new(key::TELL_REGION.with("where", id.card().name)),
            Event::LegionSwitched(id) => Telling::new(key::TELL_LEGION_SWITCHED.with("card", id.card().name)).tone("doom"),
            Event::LordReached(at) => area(key::TELL_LORD_REACHED, at).tone("doom"),
            Event::FourthMoved(id, at) => {
                area(key::TELL_FOURTH_MOVED, at).with("whom", id.card().name).hand(key::HAND_FOURTH_MOVED)
            }
            Event::PatrolStays(seat) => who(key::TELL_PATROL_STAYS, seat),
            Event::EffectsCome(seat) => who(key::TELL_EFFECTS_COME, seat).tone("harm"),
            Event::TokensMoved => plain(key::TELL_TOKENS_MOVED),
            Event::Gate(at) => area(key::TELL_GATE, at).hand(key::HAND_GATE),
            Event::HellRound(round) => n(key::TELL_HELL_ROUND, round).tone("round"),
            Event::GoesOn(Some(seat)) => who(key::TELL_GOES_ON, seat),
            Event::GoesOn(None) => plain(key::TELL_GOES_ON_ENEMIES),
            Event::LegionSpared(seat) => who(key::TELL_LEGION_SPARED, seat),
            Event::Pool(count) => n(key::TELL_POOL, count),
            Event::TurnLost(seat) => who(key::TELL_TURN_LOST, seat),
            Event::Captain(seat) => who(key::TELL_CAPTAIN, seat).hand(key::HAND_CAPTAIN),
            Event::Mercy(seat) => who(key::TELL_MERCY, seat).hand(key::HAND_MERCY),
            Event::Divine(seat) => who(key::TELL_DIVINE, seat).tone("good").hand(key::HAND_DIVINE),
            Event::Legion(id) => Telling::new(key::TELL_LEGION.with("card", id.card().name).with("what", id.card().text))
                .card(id.card().name, id.card().text, "legion")
                .tone("doom")
                .hand(key::HAND_LEGION),
            Event::LegionsShuffled => plain(key::TELL_LEGIONS_SHUFFLED).hand(key::HAND_LEGIONS_SHUFFLED),
            Event::GiftsDealt(ref gifts) => Telling::new(gifts_words(gifts)).hand(key::HAND_GIFTS_DEALT),
            Event::PanelCleared => plain(key::TELL_PANEL_CLEARED).hand(key::HAND_PANEL_CLEARED),
            Event::GiftsShuffled => plain(key::TELL_GIFTS_SHUFFLED).hand(key::HAND_GIFTS_SHUFFLED),
            Event::Turn(turn) => Telling::new(key::TELL_TURN.with("n", turn)).tone("round"),
            Event::Entered(seat, id, _) => self
                .of_hero(Telling::new(key::TELL_ENTERED.with("who", id.sheet().name).with("what", id.sheet().text)), seat)
                .tone("good")
                .hand(key::HAND_ENTERED),
            Event::Joined(seat) => who(key::TELL_JOINED, seat).tone("good"),
            Event::Left(from, to) => both(key::TELL_LEFT, from, to).hand(key::HAND_LEFT),
            Event::LordHealth(health) => n(key::TELL_LORD_HEALTH, health).tone("doom").hand(key::HAND_LORD_HEALTH),
            Event::RecruitRoll(seat, face) => who_n(key::TELL_RECRUIT_ROLL, seat, face).dice(&[face]),
            Event::Recruited(seat, kind) => self
                .of_hero(Telling::new(key::TELL_RECRUITED.with("who", self.called(seat)).with("whom", trooper_name(kind))), seat)
                .hand(key::HAND_RECRUITED),
            Event::Discarded(seat, count) => who_n(key::TELL_DISCARDED, seat, count).hand(key::HAND_DISCARDED),
            Event::PointsLost(seat, count) => who_n(key::TELL_POINTS_LOST, seat, count),
            Event::Healed(seat, count) => who_n(key::TELL_HEALED, seat, count).tone("good").hand(key::HAND_HEALED),
            Event::Cured(seat) => who(key::TELL_CURED, seat).tone("good").hand(key::HAND_CURED),
            Event::Aided(by, whom) if by == whom => both(key::TELL_AIDED_SELF, by, whom),
            Event::Aided(by, whom) => both(key::TELL_AIDED, by, whom),
            Event::Gift(seat, gift, slot) => self
                .of_hero(
                    Telling::new(key::TELL_GIFT.with("who", self.called(seat)).with("card", gift_name(gift)).with("n", slot + 1)),
                    seat,
                )
                .card(gift.card().name, gift.card().text, "gift")
                .tone("good")
                .hand(key::HAND_GIFT),
            Event::Cap(seat, cap) => who_n(key::TELL_CAP, seat, cap).hand(key::HAND_CAP),
            Event::Toughness(seat, now) => who_n(key::TELL_TOUGHNESS, seat, now).hand(key::HAND_TOUGHNESS),
            Event::DieAdded(seat, level) => {
                Telling::new(key::TELL_DIE_ADDED.with("who", self.called(seat)).with("die", level_name(level)))
                    .hand(key::HAND_DIE_ADDED)
            }
            Event::DieRaised(seat, level) => {
                Telling::new(key::TELL_DIE_RAISED.with("who", self.called(seat)).with("die", level_name(level)))
                    .hand(key::HAND_DIE_RAISED)
            }
            Event::Learned(seat, power) => {
                Telling::new(key::TELL_LEARNED.with("who", self.called(seat)).with("card", power_name(power)))
            }
            Event::LuckGained(seat, count) => who_n(key::TELL_LUCK_GAINED, seat, count).hand(key::HAND_LUCK_GAINED),
            Event::LuckLost(seat, count) => who_n(key::TELL_LUCK_LOST, seat, count).tone("harm").hand(key::HAND_LUCK_LOST),
            Event::CourageStolen(count) => n(key::TELL_COURAGE_STOLEN, count).tone("harm").hand(key::HAND_COURAGE_STOLEN),
            Event::CourageGained(seat, count) => who_n(key::TELL_COURAGE_GAINED, seat, count).hand(key::HAND_COURAGE_GAINED),
            Event::CourageLost(seat, count) => {
                who_n(key::TELL_COURAGE_LOST, seat, count).tone("harm").hand(key::HAND_COURAGE_LOST)
            }
            Event::Held(at) => area(key::TELL_HELD, at).tone("good"),
            Event::PoolGained(count) => n(key::TELL_POOL_GAINED, count).hand(key::HAND_POOL_GAINED),
            Event::Paid(seat, own, pool) => {
                let paid = if own == 0 { key::TELL_PAID_POOL } else { key::TELL_PAID };
                Telling::new(paid.with("who", self.called(seat)).with("n", own).with("pool", pool)).hand(key::HAND_PAID)
            }
            Event::PoolRefused(seat) => who(key::TELL_POOL_REFUSED, seat),
            Event::Renewed => plain(key::TELL_RENEWED).tone("good").hand(key::HAND_RENEWED),
            Event::RenewFailed(missing) => n(key::TELL_RENEW_FAILED, missing),
            Event::LuckToCourage(seat) => {
                who_n(key::TELL_LUCK_TO_COURAGE, seat, self.worth_of_luck(seat)).hand(key::HAND_LUCK_TO_COURAGE)
            }
            Event::Used(seat, power) => {
                let words = key::TELL_USED.with("who", self.called(seat)).with("card", power_name(power));
                let telling = self.of_hero(Telling::new(words.with("n", power.card().luck)), seat);
                if power.card().luck > 0 { telling.hand(key::HAND_USED) } else { telling }
            }
            Event::HeroTurn(seat) => who(key::TELL_HERO_TURN, seat).tone("turn"),
            Event::Burned(seat) => who(key::TELL_BURNED, seat).tone("harm"),
            Event::StoodUp(seat) => who(key::TELL_STOOD_UP, seat).hand(key::HAND_STOOD_UP),
            Event::Moved(seat, at) => {
                self.of_hero(area(key::TELL_MOVED, at).with("who", self.called(seat)), seat).hand(key::HAND_MOVED)
            }
            Event::Extinguished(by, whom) => both(key::TELL_EXTINGUISHED, by, whom).tone("good").hand(key::HAND_EXTINGUISHED),
            Event::AmbushSet(seat, at, count) => {
                area_n(key::TELL_AMBUSH_SET, at, count).with("who", self.called(seat)).hand(key::HAND_AMBUSH_SET)
            }
            Event::AmbushGone(at) => area(key::TELL_AMBUSH_GONE, at).hand(key::HAND_AMBUSH_GONE),
            Event::Helped(by, whom) => both(key::TELL_HELPED, by, whom),
            Event::AttackRoll(seat, ref throw) => who(key::TELL_ATTACK_ROLL, seat).dice(throw),
            Event::AmbushRoll(at, ref throw) => area(key::TELL_AMBUSH_ROLL, at).dice(throw),
            Event::Killed(enemy, at) => {
                area(key::TELL_KILLED, at).with("whom", self.enemy_name(enemy)).tone("good").hand(key::HAND_KILLED)
            }
            Event::Wounded(enemy, damage) => {
                n(key::TELL_WOUNDED, damage).with("whom", self.enemy_name(enemy)).tone("good").hand(key::HAND_WOUNDED)
            }
            Event::Missed => plain(key::TELL_MISSED),
            Event::Revealed(at, ref throw) => area(key::TELL_REVEALED, at).dice(throw).tone("harm").hand(key::HAND_REVEALED),
            Event::Placed(circle, count, at) => {
                area_n(key::TELL_PLACED, at, count).with("whom", circle.minion().name).tone("harm").hand(key::HAND_PLACED)
            }
            Event::Shortage(at) => area(key::TELL_SHORTAGE, at),
            Event::Doom(now) => n(key::TELL_DOOM, now).tone("doom").hand(key::HAND_DOOM),
            Event::Despair(now) => n(key::TELL_DESPAIR, now).hand(key::HAND_DESPAIR),
            Event::DespairDie(now) => n(key::TELL_DESPAIR_DIE, now).tone("doom").hand(key::HAND_DESPAIR_DIE),
            Event::LordTrack(now) => n(key::TELL_LORD_TRACK, now).hand(key::HAND_LORD_TRACK),
            Event::Pestilence(seat, count) => who_n(key::TELL_PESTILENCE, seat, count).tone("harm"),
            Event::LordAdvanced(at) => area(key::TELL_LORD_ADVANCED, at).tone("doom").hand(key::HAND_LORD_ADVANCED),
            Event::LordStayed => plain(key::TELL_LORD_STAYED),
            Event::Shadow(at) => area(key::TELL_SHADOW, at).tone("doom").hand(key::HAND_SHADOW),
            Event::FourthAppeared(id, at) => area(key::TELL_FOURTH, at)
                .with("whom", id.card().name)
                .with("n", FOURTH_HEALTH)
                .card(id.card().name, id.card().text, id.card().glyph)
                .tone("doom")
                .hand(key::HAND_FOURTH_APPEARED),
            Event::FourthDiscarded(id) => Telling::new(key::TELL_FOURTH_DISCARDED.with("whom", id.card().name))
                .tone("good")
                .hand(key::HAND_FOURTH_DISCARDED),
            Event::AreaAttacks(at) => area(key::TELL_AREA_ATTACKS, at).tone("harm"),
            Event::EnemyRoll(enemy, seat, ref throw, damage) => {
                let say = key::TELL_ENEMY_ROLL.with("who", self.called(seat)).with("whom", self.enemy_name(enemy));
                let say = say.with("most", self.hero_toughness(seat)).with("n", damage);
                self.of_hero(Telling::new(say), seat).dice(throw)
            }
            Event::AmbushAttacked(enemy, at, lost) => {
                let telling = area_n(key::TELL_AMBUSH_ATTACKED, at, lost).with("whom", self.enemy_name(enemy));
                if lost > 0 { telling.hand(key::HAND_AMBUSH_ATTACKED) } else { telling }
            }
            Event::Absorbed(seat, count) => who_n(key::TELL_ABSORBED, seat, count).hand(key::HAND_ABSORBED),
            Event::Hurt(seat, count) => who_n(key::TELL_HURT, seat, count).tone("harm").hand(key::HAND_HURT),
            Event::Stunned(seat) => who(key::TELL_STUNNED, seat).tone("harm").hand(key::HAND_STUNNED),
            Event::OnFire(seat) => who(key::TELL_ON_FIRE, seat).tone("harm").hand(key::HAND_ON_FIRE),
            Event::Infected(seat) => who(key::TELL_INFECTED, seat).tone("harm").hand(key::HAND_INFECTED),
            Event::EffectsSpared(seat) => who(key::TELL_EFFECTS_SPARED, seat),
            Event::Died(seat) => who(key::TELL_DIED, seat).tone("doom").hand(key::HAND_DIED),
            Event::Spared(seat) => who(key::TELL_SPARED, seat).tone("good").hand(key::HAND_SPARED),
            Event::MinionsMoved => self.moved_words(),
            Event::Exited(enemy) => {
                Telling::new(key::TELL_EXITED.with("whom", self.enemy_name(enemy))).tone("harm").hand(key::HAND_EXITED)
            }
            Event::TokenExited => plain(key::TELL_TOKEN_EXITED).tone("harm").hand(key::HAND_TOKEN_EXITED),
            Event::TokenPlaced(at) => area(key::TELL_TOKEN_PLACED, at).hand(key::HAND_TOKEN_PLACED),
            Event::TokenWaits => plain(key::TELL_TOKEN_WAITS),
            Event::HellTime(Some(seat)) => who(key::TELL_HELL_TIME, seat).tone("round"),
            Event::HellTime(None) => plain(key::TELL_HELL_TIME_LORD).tone("round"),
            Event::WentToHell(seat) => who(key::TELL_WENT_TO_HELL, seat).hand(key::HAND_WENT_TO_HELL),
            Event::Gathered(count) => n(key::TELL_GATHERED, count).hand(key::HAND_GATHERED),
            Event::Menace(id) => {
                Telling::new(key::TELL_MENACE.with("whom", id.sheet().name).with("what", id.sheet().menace)).tone("doom")
            }
            Event::Retreated(seat, at) => {
                self.of_hero(area(key::TELL_RETREATED, at).with("who", self.called(seat)), seat).hand(key::HAND_MOVED)
            }
            Event::HeldBack(seat) => who(key::TELL_HELD_BACK, seat).tone("harm"),
            Event::HellEnded(at) => area(key::TELL_HELL_ENDED, at).hand(key::HAND_HELL_ENDED),
            Event::Tokens(seat, count) => who_n(key::TELL_TOKENS, seat, count).hand(key::HAND_TOKENS),
            Event::Guard(left) => n(key::TELL_GUARD, left).hand(key::HAND_GUARD),
            Event::SetRight(part, value) => self.right_words(part, value),
            Event::Ended(ending) => ending_words(ending),
        }
    }
}

impl Apocalypse {
    /// All minions and tokens advance. Where the road forks, people at a real table are told which way to move them this turn.
    /// 4th circle demons are announced one by one.
    fn moved_words(&self) -> Telling {
        let fork = self.map_areas().find(|at| self.next_areas(*at, Way::Toward).len() > 1);
        let arm = fork.and_then(|fork| self.way_forward(fork));
        let words = key::TELL_MINIONS_MOVED.with("n", if self.legion == LegionId::Styx { 2_u8 } else { 1 });
        match (fork, arm) {
            (Some(fork), Some(arm)) => {
                let words = words.with("from", self.area_name(fork)).with("where", self.area_name(arm));
                Telling::new(words).hand(key::HAND_MINIONS_MOVED_FORK)
            }
            _ => Telling::new(words).hand(key::HAND_MINIONS_MOVED),
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

/// The names of up to five gifts.
fn gifts_words(gifts: &[GiftId]) -> Say {
    let names = ["a", "b", "c", "d", "e"];
    let count = key::TELL_GIFTS_DEALT.with("n", gifts.len() as i32);
    names.into_iter().zip(gifts).fold(count, |words, (name, gift)| words.with(name, gift_name(*gift)))
}
