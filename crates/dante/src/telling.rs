//! Events as words, dice and places, and as instructions for the pieces of a real table.

use table::{Key, Say, Seat, Target, Telling};

use crate::board::{AreaId, Space};
use crate::cells::{at_area, at_space};
use crate::content::{ChampionId, Face, TOKENS_MOST};
use crate::event::{DiceSource, Event};
use crate::key;
use crate::state::{Dante, DeckCard, Ending, FoeNo, TrayNo};
use crate::words::{area_name, champion_piece, deck_card_name, dir_name, foe_piece, place_words, top_name};

impl Dante {
    /// The name of a seat: its Champion.
    pub(crate) fn called(&self, seat: Seat) -> Key {
        let who = ChampionId::ALL.into_iter().find(|who| self.champion(*who).player == Some(seat));
        who.map_or(key::CHAMPION_NOBODY, ChampionId::name)
    }

    /// An event as words, dice and places.
    pub(crate) fn words_for(&self, event: &Event) -> Telling {
        let plain = |key: Key| Telling::new(key);
        let who = |key: Key, who: ChampionId| champion(key.with("who", who.name()), who);
        let who_n = |key: Key, who: ChampionId, n: u8| champion(key.with("who", who.name()).with("n", n), who);
        // The numbers of a die stand for what is on those of the box: how many of each fell is said.
        let count = |kind: Face, faces: &[u8]| faces.iter().filter(|face| Face::of(**face) == kind).count() as u8;
        let fell = |key: Key, who: ChampionId, faces: &[u8]| {
            champion(key.with("who", who.name()).with("fumbles", count(Face::Fumble, faces)), who).dice(faces)
        };
        let card = |key: Key, who: ChampionId, card: Key| champion(key.with("who", who.name()).with("card", card), who);
        let to = |key: Key, who: ChampionId, space: Space| {
            Telling::new(place_words(key, space).with("who", who.name()))
                .at(Target::Piece(champion_piece(who)))
                .at(at_space(space))
        };
        let space = |key: Key, space: Space| Telling::new(place_words(key, space)).at(at_space(space));
        let foe = |key: Key, foe: FoeNo| self.of_foe(key.with("foe", self.foe_name(foe)), foe);
        let foe_n = |key: Key, foe: FoeNo, n: u8| self.of_foe(key.with("foe", self.foe_name(foe)).with("n", n), foe);
        let foe_area = |key: Key, foe: FoeNo, area: AreaId| {
            self.of_foe(key.with("foe", self.foe_name(foe)).with("where", area_name(area)), foe).at(at_area(area))
        };
        let deck = |key: Key, tray: TrayNo, card: DeckCard| self.of_deck(key, tray).with("card", deck_card_name(card));
        match *event {
            Event::Laid => Telling::new(key::TELL_LAID.with("where", self.confrontation.card().name)).hand(key::HAND_LAID),
            Event::Might(might) => {
                let known = self.all_foes().any(|foe| self.is_known(foe));
                let words = if known { key::TELL_MIGHT_KNOWN } else { key::TELL_MIGHT };
                let words = words
                    .with("damage", might.damage)
                    .with("sturdiness", might.sturdiness.max(0))
                    .with("less", -might.sturdiness.min(0));
                let telling = Telling::new(words.with("endurance", might.endurance).with("hunger", might.hunger));
                if might.endurance > 0 { telling.hand(key::HAND_MIGHT) } else { telling }
            }
            Event::Grim => plain(key::TELL_GRIM),
            Event::Story => plain(key::TELL_STORY),
            Event::Row(n) => Telling::new(key::TELL_ROW.with("n", n)),
            Event::SheetTaken(whose, id) => card(key::TELL_SHEET_TAKEN, whose, id.card().name).hand(key::HAND_SHEET_TAKEN),
            Event::Learned(whose, new, old) => {
                card(key::TELL_LEARNED, whose, new.card().name).with("what", old.card().name).hand(key::HAND_LEARNED)
            }
            Event::TreasureDealt(whose, id) => {
                card(key::TELL_TREASURE_DEALT, whose, id.card().name).hand(key::HAND_TREASURE_DEALT).tone("good")
            }
            Event::Round(n) => Telling::new(key::TELL_ROUND.with("n", n)),
            Event::CleanedUp(whose, n) => who_n(key::TELL_CLEANED_UP, whose, n).hand(key::HAND_CLEANED_UP),
            Event::EmpowerLost(whose, n) => who_n(key::TELL_EMPOWER_LOST, whose, n),
            Event::Drew(whose, id) => card(key::TELL_DREW, whose, id.card().name).hand(key::HAND_DREW),
            Event::Discarded(whose, id) => card(key::TELL_DISCARDED, whose, id.card().name).hand(key::HAND_DISCARDED),
            Event::Recalled(whose, id) => card(key::TELL_RECALLED, whose, id.card().name),
            Event::NoHand(whose) => who(key::TELL_NO_HAND, whose),
            Event::NoSins(whose) => who(key::TELL_NO_SINS, whose),
            Event::UltimateStored(whose, id) => card(key::TELL_ULTIMATE_STORED, whose, id.card().name),
            Event::DeckRebuilt(whose) => who(key::TELL_DECK_REBUILT, whose).hand(key::HAND_DECK_REBUILT),
            Event::SinsShuffled => plain(key::TELL_SINS_SHUFFLED),
            Event::SinDrawn(whose, sin) => card(key::TELL_SIN_DRAWN, whose, sin.card().name).tone("harm"),
            Event::TokensBack(whose, n) => who_n(key::TELL_TOKENS_BACK, whose, n),
            Event::Prepared(whose) => who(key::TELL_PREPARED, whose).hand(key::HAND_PREPARED),
            Event::Invigorated(whose, n) => who_n(key::TELL_INVIGORATED, whose, n).hand(key::HAND_INVIGORATED).tone("good"),
            Event::Empowered(whose, 0) => who_n(key::TELL_EMPOWER_FULL, whose, TOKENS_MOST),
            Event::Empowered(whose, n) => who_n(key::TELL_EMPOWERED, whose, n).tone("good"),
            Event::Inspired(whose, 0) => who_n(key::TELL_INSPIRATION_FULL, whose, TOKENS_MOST),
            Event::Inspired(whose, n) => who_n(key::TELL_INSPIRED, whose, n).tone("good"),
            Event::InspirationUsed(whose) => who(key::TELL_INSPIRATION_USED, whose),
            Event::WillpowerUsed(whose) => who(key::TELL_WILLPOWER_USED, whose),
            Event::Passed(seat) => Telling::new(key::TELL_PASSED.with("who", self.called(seat))),
            Event::Played(whose, id, slot) => {
                card(key::TELL_PLAYED, whose, id.card().name).with("n", slot + 1).hand(key::HAND_PLAYED)
            }
            Event::Performed(whose, id) => card(key::TELL_PERFORMED, whose, id.card().name).hand(key::HAND_PERFORMED),
            Event::Fiercer(whose, position) => who_n(key::TELL_FIERCER, whose, position + 1).hand(key::HAND_FIERCER),
            Event::LeastFierce(whose) => who(key::TELL_LEAST_FIERCE, whose).hand(key::HAND_LEAST_FIERCE),
            Event::Paid(whose, n) => who_n(key::TELL_PAID, whose, n).hand(key::HAND_PAID),
            Event::Moved(whose, at) => to(key::TELL_MOVED, whose, at).hand(key::HAND_MOVED),
            Event::CannotMove(whose) => who(key::TELL_CANNOT_MOVE, whose),
            Event::Landed(whose, at) => to(key::TELL_LANDED, whose, at).hand(key::HAND_MOVED),
            Event::Fell(whose, n) => who_n(key::TELL_FELL, whose, n).tone("harm"),
            Event::Pushed(whose, at) => to(key::TELL_PUSHED, whose, at).hand(key::HAND_MOVED).tone("harm"),
            Event::PushStopped(whose) => who(key::TELL_PUSH_STOPPED, whose),
            Event::Collided(whose, n) => who_n(key::TELL_COLLIDED, whose, n).tone("harm"),
            Event::ArkOpened(whose, at) => to(key::TELL_ARK_OPENED, whose, at).hand(key::HAND_ARK_OPENED).tone("good"),
            Event::PalisadeMoved(whose, at) => to(key::TELL_PALISADE_MOVED, whose, at).hand(key::HAND_PALISADE_MOVED),
            Event::PalisadeBroken(at) => space(key::TELL_PALISADE_BROKEN, at).hand(key::HAND_PALISADE_BROKEN),
            Event::PillarCollapsed(at) => space(key::TELL_PILLAR_COLLAPSED, at).hand(key::HAND_PILLAR_COLLAPSED),
            Event::FurnitureThrown(at) => space(key::TELL_FURNITURE_THROWN, at).hand(key::HAND_FURNITURE_THROWN),
            Event::Backflipped(whose, at) => to(key::TELL_BACKFLIPPED, whose, at),
            Event::WentToPillar => plain(key::TELL_WENT_TO_PILLAR),
            Event::Found(whose, id) => card(key::TELL_FOUND, whose, id.card().name).tone("good"),
            Event::NothingFound(whose) => who(key::TELL_NOTHING_FOUND, whose),
            Event::FindingDiscarded(whose, id) => card(key::TELL_FINDING_DISCARDED, whose, id.card().name),
            Event::Delivered(from, whose, id) => card(key::TELL_DELIVERED, whose, id.card().name).with("giver", from.name()),
            Event::Consumed(whose, id) => card(key::TELL_CONSUMED, whose, id.card().name),
            Event::GearUsed(whose, what) => card(key::TELL_GEAR_USED, whose, gear_name(self.carried(whose, what))),
            Event::RelicSpent(whose) => card(key::TELL_RELIC_SPENT, whose, gear_name(self.champion(whose).relic)),
            Event::TrapSet(whose, area) => {
                champion(key::TELL_TRAP_SET.with("who", whose.name()).with("where", area_name(area)), whose).at(at_area(area))
            }
            Event::Combo(whose) => who(key::TELL_COMBO, whose),
            Event::Advanced(whose, at) => to(key::TELL_ADVANCED, whose, at).hand(key::HAND_MOVED),
            Event::FoeAdvanced(which, area) => foe_area(key::TELL_FOE_ADVANCED, which, area).hand(key::HAND_FOE_MOVED),
            Event::Swapped(whose, other) => who(key::TELL_SWAPPED, whose).with("whom", other.name()).hand(key::HAND_SWAPPED),
            Event::Bewitched(whose) => who(key::TELL_BEWITCHED, whose).tone("harm"),
            Event::BewitchedRoll(whose, other, ref faces) => {
                who(key::TELL_BEWITCHED_ROLL, whose).with("whom", other.name()).dice(faces)
            }
            Event::Disabled(whose) => who(key::TELL_DISABLED, whose).tone("harm"),
            Event::SparedDisable(whose) => who(key::TELL_SPARED_DISABLE, whose),
            Event::Risen(area, n) => {
                Telling::new(key::TELL_RISEN.with("where", area_name(area)).with("n", n)).at(at_area(area)).hand(key::HAND_RISEN)
            }
            Event::Eroded(area, n) => Telling::new(key::TELL_ERODED.with("where", area_name(area)).with("n", n))
                .at(at_area(area))
                .hand(key::HAND_ERODED),
            Event::NoTarget(whose) => who(key::TELL_NO_TARGET, whose),
            Event::NobodyThere => plain(key::TELL_NOBODY_THERE),
            Event::Dice(whose, source, n) => who_n(dice_text(source), whose, n),
            Event::Penalty(whose, n) => who_n(key::TELL_PENALTY, whose, n),
            Event::AttackRoll(whose, ref faces) => fell(key::TELL_ATTACK_ROLL, whose, faces)
                .with("hits", count(Face::Hit, faces))
                .with("doubles", count(Face::DoubleHit, faces)),
            Event::Hits(whose, source, n) => who_n(hits_text(source), whose, n),
            Event::FumblesLess(whose, n) => who_n(key::TELL_FUMBLES_LESS, whose, n),
            Event::SkillUsed(whose) => who(key::TELL_SKILL_USED, whose),
            Event::Collateral(whose) => who(key::TELL_COLLATERAL, whose),
            Event::Struck(whose, tray, n) => self.of_deck(key::TELL_STRUCK, tray).with("who", whose.name()).with("n", n),
            Event::NoWound(tray) => self.of_deck(key::TELL_NO_WOUND, tray),
            Event::Counterattack(tray, id) => self
                .of_deck(key::TELL_COUNTERATTACK, tray)
                .with("card", id.card().name)
                .hand(key::HAND_COUNTERATTACK)
                .tone("harm"),
            Event::NoCounterattack(tray) => self.of_deck(key::TELL_NO_COUNTERATTACK, tray),
            Event::Cancelled(tray) => self.of_deck(key::TELL_CANCELLED, tray),
            Event::Provoked(tray, n, needed) => {
                self.of_deck(key::TELL_PROVOKED, tray).with("n", n).with("needed", needed).tone("harm")
            }
            Event::Unprovoked(tray, n, needed) => {
                self.of_deck(key::TELL_UNPROVOKED, tray).with("n", n).with("needed", needed).tone("good")
            }
            Event::Empowering(tray, n) => self.of_deck(key::TELL_EMPOWERING, tray).with("n", n).tone("harm"),
            Event::FoeWounded(tray, id) => deck(key::TELL_FOE_WOUNDED, tray, id).hand(key::HAND_FOE_WOUNDED).tone("good"),
            Event::WoundLost(tray) => self.of_deck(key::TELL_WOUND_LOST, tray),
            Event::FoeHurt(tray, n) => self.of_deck(key::TELL_FOE_HURT, tray).with("n", n),
            Event::FoeDefeated(which) => foe(key::TELL_FOE_DEFEATED, which).hand(key::HAND_FOE_DEFEATED).tone("good"),
            Event::TurnedUp(tray, top) => self.of_deck(key::TELL_TURNED_UP, tray).with("card", top_name(top)),
            Event::Activated(tray, id) => deck(key::TELL_ACTIVATED, tray, id).hand(key::HAND_ACTIVATED).tone("doom"),
            Event::DeckEmpty(tray) => self.of_deck(key::TELL_DECK_EMPTY, tray),
            Event::PutUnder(tray, id) => deck(key::TELL_PUT_UNDER, tray, id).hand(key::HAND_PUT_UNDER),
            Event::Regenerated(tray, id) => deck(key::TELL_REGENERATED, tray, id).hand(key::HAND_REGENERATED).tone("harm"),
            Event::ArcanaAdded(tray, n) => self.of_deck(key::TELL_ARCANA_ADDED, tray).with("n", n).hand(key::HAND_ARCANA_ADDED),
            Event::NoArcana(tray) => self.of_deck(key::TELL_NO_ARCANA, tray),
            Event::Adapted(holds) => plain(if holds { key::TELL_IF } else { key::TELL_OTHERWISE }),
            Event::CardEnded => plain(key::TELL_CARD_ENDED),
            Event::FoeMoved(which, area) => foe_area(key::TELL_FOE_MOVED, which, area).hand(key::HAND_FOE_MOVED),
            Event::StoodStill(which) => foe(key::TELL_STOOD_STILL, which),
            Event::FoePushed(which, area) => foe_area(key::TELL_FOE_PUSHED, which, area).hand(key::HAND_FOE_MOVED),
            Event::FoeFell(which, n) => foe_n(key::TELL_FOE_FELL, which, n),
            Event::FoeCollided(which, n) => foe_n(key::TELL_FOE_COLLIDED, which, n),
            Event::FoeShoved(which, area) => foe_area(key::TELL_FOE_SHOVED, which, area).hand(key::HAND_FOE_MOVED),
            Event::Faced(which, dir) => foe(key::TELL_FACED, which).with("side", dir_name(dir)).hand(key::HAND_FACED),
            Event::TrapSprung(which, area) => foe_area(key::TELL_TRAP_SPRUNG, which, area).tone("good"),
            Event::Endures(tray, n) => self.of_deck(key::TELL_ENDURES, tray).with("n", n).hand(key::HAND_ENDURES).tone("good"),
            Event::Rests(tray, n) => self.of_deck(key::TELL_RESTS, tray).with("n", n).hand(key::HAND_RESTS).tone("harm"),
            Event::Recovers(which) => self.of_foe(key::TELL_RECOVERS.with("foe", self.foe_name(which)), which).tone("harm"),
            Event::Enraged(which, n) => foe_n(key::TELL_ENRAGED, which, n).tone("harm"),
            Event::Fortified(which, n) => foe_n(key::TELL_FORTIFIED, which, n).tone("harm"),
            Event::Held(which, whose) => foe(key::TELL_HELD, which).with("who", whose.name()).hand(key::HAND_HELD).tone("harm"),
            Event::PillarHeld(which, at) => foe(key::TELL_PILLAR_HELD, which).at(at_space(at)),
            Event::HandsFull(which) => foe(key::TELL_HANDS_FULL, which),
            Event::Released(which, whose) => foe(key::TELL_RELEASED, which).with("who", whose.name()),
            Event::Thrown(which, whose, area) => foe_area(key::TELL_THROWN, which, area).with("who", whose.name()).tone("harm"),
            Event::FoeThrown(which, thrown, area) => {
                foe_area(key::TELL_FOE_THROWN, which, area).with("what", self.foe_name(thrown)).hand(key::HAND_FOE_MOVED)
            }
            Event::Struggles(whose) => who(key::TELL_STRUGGLES, whose),
            Event::TestRoll(whose, ref faces) => fell(key::TELL_TEST_ROLL, whose, faces),
            Event::Tested(whose, passed) => who(if passed { key::TELL_PASSED_TEST } else { key::TELL_FAILED_TEST }, whose),
            Event::PassedOver(whose) => who(key::TELL_PASSED_OVER, whose),
            Event::Threatened(whose, n) => who_n(key::TELL_THREATENED, whose, n).tone("harm"),
            Event::Blocked(whose, n) => who_n(key::TELL_BLOCKED, whose, n).tone("good"),
            Event::Hurt(whose, n) => who_n(key::TELL_HURT, whose, n).hand(key::HAND_HURT).tone("harm"),
            Event::Stunned(whose, n) => who_n(key::TELL_STUNNED, whose, n).hand(key::HAND_STUNNED).tone("harm"),
            Event::Fatigued(whose, n) => who_n(key::TELL_FATIGUED, whose, n).tone("harm"),
            Event::Wounded(whose) => who(key::TELL_WOUNDED, whose).tone("harm"),
            Event::Martyrized(martyr, whose) => who(key::TELL_MARTYRIZED, martyr).with("whom", whose.name()),
            Event::VigorReset(whose, n) => who_n(key::TELL_VIGOR_RESET, whose, n).hand(key::HAND_VIGOR_RESET),
            Event::WoundAssigned(whose, None) => who(key::TELL_WOUND_ASSIGNED, whose).hand(key::HAND_WOUND_ASSIGNED).tone("harm"),
            Event::WoundAssigned(whose, Some(id)) => {
                card(key::TELL_GRIM_WOUND, whose, id.card().name).hand(key::HAND_WOUND_ASSIGNED).tone("harm")
            }
            Event::Restored(whose) => who(key::TELL_RESTORED, whose).hand(key::HAND_RESTORED).tone("good"),
            Event::Expiated(whose, id) => card(key::TELL_EXPIATED, whose, id.card().name).tone("good"),
            Event::Yielded(whose, id) => card(key::TELL_YIELDED, whose, id.card().name).hand(key::HAND_YIELDED),
            Event::MinionPlaced(at) => space(key::TELL_MINION_PLACED, at).hand(key::HAND_MINION).tone("harm"),
            Event::NoMinion => plain(key::TELL_NO_MINION),
            Event::MinionMoved(at) => space(key::TELL_MINION_MOVED, at).hand(key::HAND_MINION),
            Event::MinionSlain(at) => space(key::TELL_MINION_SLAIN, at).hand(key::HAND_MINION_SLAIN).tone("good"),
            Event::MinionUnhurt(at) => space(key::TELL_MINION_UNHURT, at),
            Event::StruckMinion(whose, n) => who_n(key::TELL_STRUCK_MINION, whose, n),
            Event::StruckSpear(whose, which, n) => foe_n(key::TELL_STRUCK_SPEAR, which, n).with("who", whose.name()),
            Event::SpearStuck(which, area) => foe_area(key::TELL_SPEAR_STUCK, which, area).hand(key::HAND_SPEAR_STUCK),
            Event::SpearRetrieved(which) => foe(key::TELL_SPEAR_RETRIEVED, which).hand(key::HAND_SPEAR_OFF),
            Event::SpearRemoved(which) => foe(key::TELL_SPEAR_REMOVED, which).hand(key::HAND_SPEAR_OFF).tone("good"),
            Event::SpearUnhurt(which) => foe(key::TELL_SPEAR_UNHURT, which),
            Event::Arrested(whose, at) => to(key::TELL_ARRESTED, whose, at).hand(key::HAND_MOVED).tone("harm"),
            Event::NotArrested(whose) => who(key::TELL_NOT_ARRESTED, whose),
            Event::Freed(whose) => who(key::TELL_FREED, whose).tone("good"),
            Event::Polymorphed(whose) => who(key::TELL_POLYMORPHED, whose).hand(key::HAND_POLYMORPHED).tone("harm"),
            Event::DeckSetAside(whose) => who(key::TELL_DECK_SET_ASIDE, whose).hand(key::HAND_DECK_SET_ASIDE),
            Event::ChangedBack(whose) => who(key::TELL_CHANGED_BACK, whose).hand(key::HAND_CHANGED_BACK).tone("good"),
            Event::Shaken(whose) => who(key::TELL_SHAKEN, whose),
            Event::DeckReturned(whose) => who(key::TELL_DECK_RETURNED, whose).hand(key::HAND_DECK_RETURNED),
            Event::StaysCapybara(whose) => who(key::TELL_STAYS_CAPYBARA, whose),
            Event::FlewAway(which) => foe(key::TELL_FLEW_AWAY, which).hand(key::HAND_FLEW_AWAY),
            Event::Reappeared(which, area) => foe_area(key::TELL_REAPPEARED, which, area).hand(key::HAND_FOE_MOVED),
            Event::Tramples(which) => foe(key::TELL_TRAMPLES, which),
            Event::StairsDestroyed(at) => space(key::TELL_STAIRS_DESTROYED, at).hand(key::HAND_STAIRS_DESTROYED),
            Event::FurnitureDestroyed(at) => space(key::TELL_FURNITURE_DESTROYED, at).hand(key::HAND_FURNITURE_DESTROYED),
            Event::WreckedAlready(at) => space(key::TELL_WRECKED_ALREADY, at),
            Event::BuildingDestroyed(area) => Telling::new(key::TELL_BUILDING_DESTROYED.with("where", area_name(area)))
                .at(at_area(area))
                .hand(key::HAND_BUILDING_DESTROYED),
            Event::BuildingMoved(from, area) => {
                let words = key::TELL_BUILDING_MOVED.with("from", area_name(from)).with("where", area_name(area));
                Telling::new(words).at(at_area(area)).hand(key::HAND_BUILDING_MOVED)
            }
            Event::Hurled(which, area) => foe_area(key::TELL_HURLED, which, area).tone("harm"),
            Event::FoeBlocked(which, n) => foe_n(key::TELL_FOE_BLOCKED, which, n),
            Event::Redirected(tray, other) => {
                self.of_deck(key::TELL_REDIRECTED, tray).with("other", self.foe_name(self.tray(other).owner))
            }
            Event::RedirectedTo(which, whose) => foe(key::TELL_REDIRECTED_TO, which).with("who", whose.name()).tone("harm"),
            Event::WoundBlocked(whose) => who(key::TELL_WOUND_BLOCKED, whose).tone("good"),
            Event::Copied(whose, id) => card(key::TELL_COPIED, whose, id.card().name),
            Event::NothingToCopy(whose) => who(key::TELL_NOTHING_TO_COPY, whose),
            Event::Mandatory(whose) => card(key::TELL_MANDATORY, whose, gear_name(self.weapon(whose))),
            Event::EventStored(tray, id) => deck(key::TELL_EVENT_STORED, tray, id).hand(key::HAND_EVENT_STORED),
            Event::Defeated(whose) => who(key::TELL_DEFEATED, whose).tone("doom"),
            Event::SetRight(part, value) => Telling::new(self.right_words(part, value)),
            Event::PutAway => plain(key::TELL_PUT_AWAY),
            Event::Revived(which) => foe(key::TELL_REVIVED, which).hand(key::HAND_REVIVED).tone("harm"),
            Event::Ended(Ending::Won(_)) => plain(key::END_WON).tone("good"),
            Event::Ended(Ending::Lost(_)) => plain(self.confrontation.card().forward.unwrap_or(key::END_LOST)).tone("doom"),
        }
    }

    fn of_foe(&self, say: Say, foe: FoeNo) -> Telling {
        let telling = Telling::new(say);
        if self.foe(foe).flown { telling } else { telling.at(Target::Piece(foe_piece(foe))) }
    }

    fn of_deck(&self, key: Key, tray: TrayNo) -> Telling {
        let foe = self.tray(tray).owner;
        self.of_foe(key.with("foe", self.foe_name(foe)), foe)
    }
}

fn champion(say: Say, who: ChampionId) -> Telling {
    Telling::new(say).at(Target::Piece(champion_piece(who)))
}

fn gear_name(gear: Option<crate::content::GearId>) -> Key {
    gear.map_or(key::PILE_HIDDEN, |gear| gear.card().name)
}

const fn dice_text(source: DiceSource) -> Key {
    match source {
        DiceSource::Weapon => key::TELL_DICE_WEAPON,
        DiceSource::Action => key::TELL_DICE_ACTION,
        DiceSource::Empower => key::TELL_DICE_EMPOWER,
        DiceSource::Skill => key::TELL_DICE_SKILL,
        DiceSource::Trade | DiceSource::Token | DiceSource::Pool => key::TELL_DICE_TRADE,
    }
}

const fn hits_text(source: DiceSource) -> Key {
    match source {
        DiceSource::Pool => key::TELL_HITS_POOL,
        DiceSource::Token => key::TELL_HITS_TOKEN,
        _ => key::TELL_HITS,
    }
}
