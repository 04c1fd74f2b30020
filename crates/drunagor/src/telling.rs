//! What happened, in words.

use table::{Key, Target, Telling};

use crate::content::board::Terrain;
use crate::content::language::{Condition, Token, Trap};
use crate::content::scenes::Outcome;
use crate::event::Event;
use crate::hero::Block;
use crate::key;
use crate::square::Square;
use crate::state::{Drunagor, Ending, Who};
use crate::words::{cube_name, rune_name};

/// How an event feels.
const GOOD: &str = "good";
const HARM: &str = "harm";
const DOOM: &str = "doom";

fn toned(telling: Telling, tone: &'static str) -> Telling {
    Telling { tone, ..telling }
}

impl Drunagor {
    fn there(&self, telling: Telling, square: Square) -> Telling {
        let mut telling = telling.with("x", square.x()).with("y", square.y());
        telling.at.push(Target::Cell(self.cell_id(square)));
        telling
    }

    fn of(&self, key: Key, who: Who) -> Telling {
        Telling::new(key).of("who", self.noun(who))
    }

    pub(crate) fn say_event(&self, event: &Event) -> Telling {
        let hero = |key: Key, seat| self.of(key, Who::Hero(seat));
        let monster = |key: Key, base| self.of(key, Who::Monster(base));
        match *event {
            Event::Laid(adventure) => Telling::new(key::TOLD_LAID).with("what", adventure.card().name),
            Event::Placed(who, at) => self.there(hero(key::TOLD_PLACED, who), at).hand(key::HAND_PLACED),
            Event::Learned(who, skill) => toned(hero(key::TOLD_LEARNED, who).with("what", skill.card().name), GOOD),
            Event::LearnedAbility(who, ability) => {
                toned(hero(key::TOLD_LEARNED, who).with("what", ability.card().name), GOOD).hand(key::HAND_ABILITY)
            }
            Event::NewCube(who, cube) => hero(key::TOLD_NEW_CUBE, who).with("cube", cube_name(cube)).hand(key::HAND_NEW_CUBE),
            Event::Picked(who, item) => hero(key::TOLD_PICKED, who).with("what", item.card().name),
            Event::Initiative(who, natural) => hero(key::TOLD_INITIATIVE, who).with("n", natural).dice(&[natural]),
            Event::Ranked(who, role) => hero(key::TOLD_RANKED, who).with("what", role.card().name).hand(key::HAND_RANKED),
            Event::Interacts(who, scene) => hero(key::TOLD_INTERACTS, who).with("what", scene.card().name),
            Event::Chosen(who, option) => hero(key::TOLD_CHOSEN, who).with("what", option.card().name),
            Event::Read(option, passed) => {
                let card = option.card();
                let story = if passed { card.story } else { card.failed };
                Telling::new(story.first().copied().unwrap_or(card.name))
            }
            Event::Passed(who, total) => toned(hero(key::TOLD_PASSED, who).with("n", total), GOOD),
            Event::Failed(who, total) => toned(hero(key::TOLD_FAILED, who).with("n", total), HARM),
            Event::SpotGone(scene, at) => {
                self.there(Telling::new(key::TOLD_SPOT_GONE).with("what", scene.card().name), at).hand(key::HAND_SPOT_GONE)
            }
            Event::Noted(outcome) => Telling::new(key::TOLD_NOTED).with("what", outcome_name(outcome)),
            Event::RuneBack(rune) => {
                toned(Telling::new(key::TOLD_RUNE_BACK).with("rune", rune_name(rune)), GOOD).hand(key::HAND_RUNE_BACK)
            }
            Event::NpcPlaced(id, at) => {
                self.there(Telling::new(key::TOLD_NPC_PLACED).with("what", id.card().name), at).hand(key::HAND_NPC_PLACED)
            }
            Event::Freed(id) => toned(Telling::new(key::TOLD_FREED).with("what", id.card().name), GOOD).hand(key::HAND_LEFT),
            Event::NpcHurt(no, lost) => toned(self.of(key::TOLD_HURT, Who::Ally(no)).with("n", lost), HARM).hand(key::HAND_HURT),
            Event::NpcLost(id) => toned(Telling::new(key::TOLD_NPC_LOST).with("what", id.card().name), DOOM).hand(key::HAND_LEFT),
            Event::Wave => toned(Telling::new(key::TOLD_WAVE), HARM),
            Event::Bridge(at) => self.there(Telling::new(key::TOLD_BRIDGE), at).hand(key::HAND_BRIDGE),
            Event::SteppedIn(by, whom) => self.of(key::TOLD_STEPPED_IN, by).of("whom", self.noun(whom)),
            Event::Loot(at) => toned(self.there(Telling::new(key::TOLD_LOOT), at), GOOD).hand(key::HAND_LOOT),
            Event::Turned(who, item) => hero(key::TOLD_TURNED, who).with("what", item.card().name).hand(key::HAND_TURNED),
            Event::Purged(who) => hero(key::TOLD_PURGED, who),
            Event::Out(who) => toned(hero(key::TOLD_OUT, who), DOOM).hand(key::HAND_OUT),
            Event::Epilogue(id) => Telling::new(id.card().story.first().copied().unwrap_or(id.card().name)),
            Event::Revealed(setup) => {
                let name = self.setup_id(setup).map_or(key::NOUN_SOMETHING, |id| id.card().name);
                Telling::new(key::TOLD_REVEALED).with("what", name).hand(key::HAND_REVEALED)
            }
            Event::Opened(who, _) => hero(key::TOLD_OPENED, who),
            Event::Drawn(id) => Telling::new(key::TOLD_DRAWN).with("what", id.card().name),
            Event::Summoned(base, id, at) => {
                let told = Telling::new(key::TOLD_SUMMONED).with("what", id.card().name).with("n", base.0 + 1);
                toned(self.there(told, at), HARM).hand(key::HAND_SUMMONED)
            }
            Event::Carded(kind) => Telling::new(key::TOLD_CARDED).with("what", kind.monster.card().name).hand(key::HAND_CARDED),
            Event::Uncarded(kind) => {
                Telling::new(key::TOLD_UNCARDED).with("what", kind.monster.card().name).hand(key::HAND_UNCARDED)
            }
            Event::Flipped(kind, _) => {
                Telling::new(key::TOLD_FLIPPED).with("what", kind.monster.card().name).hand(key::HAND_FLIPPED)
            }
            Event::AttackLaid(id) => Telling::new(key::TOLD_ATTACK_LAID).with("what", id.card().name).hand(key::HAND_CARDED),
            Event::AttackCard(by, id) => toned(monster(key::TOLD_ATTACK_CARD, by).with("what", id.card().name), HARM),
            Event::AttackGone(id) => {
                toned(Telling::new(key::TOLD_ATTACK_GONE).with("what", id.card().name), GOOD).hand(key::HAND_UNCARDED)
            }
            Event::AttacksGone => Telling::new(key::TOLD_ATTACKS_GONE).hand(key::HAND_ATTACKS_GONE),
            Event::Round(round) => Telling::new(key::TOLD_ROUND).with("n", round),
            Event::HeroTurn(who) => hero(key::TOLD_TURN, who),
            Event::MonsterTurn(base) => monster(key::TOLD_TURN, base),
            Event::AllyTurn(no) => self.of(key::TOLD_TURN, Who::Ally(no)),
            Event::RuneTurn => toned(Telling::new(key::TOLD_RUNE_TURN), DOOM),
            Event::Boon(boon) => {
                Telling::new(key::TOLD_BOON.with("health", boon.health).with("traumas", boon.traumas).with("damage", boon.damage))
            }
            Event::Respite(rounds) => Telling::new(key::TOLD_RESPITE).with("n", rounds),
            Event::Calm => Telling::new(key::TOLD_CALM).hand(key::HAND_CALM),
            Event::Leads(who) => hero(key::TOLD_LEADS, who),
            Event::Moved(who, at) => self.there(self.of(key::TOLD_MOVED, who), at).hand(key::HAND_MOVED),
            Event::Put(who, at) => self.there(self.of(key::TOLD_PUT, who), at).hand(key::HAND_MOVED),
            Event::PointsLost(who, lost) => self.of(key::TOLD_POINTS_LOST, who).with("n", lost),
            Event::Stood(who) => self.of(key::TOLD_STOOD, who),
            Event::Fell(who) => toned(self.of(key::TOLD_FELL, who), HARM),
            Event::Trod(who, terrain) => toned(self.of(terrain_key(terrain), who), HARM),
            Event::Gained(who, token, count) => {
                self.of(key::TOLD_GAINED, who).with("n", count).with("what", token_name(token)).hand(key::HAND_GAINED)
            }
            Event::Lost(who, token, count) => {
                self.of(key::TOLD_LOST, who).with("n", count).with("what", token_name(token)).hand(key::HAND_LOST)
            }
            Event::Suffered(who, condition) => {
                toned(self.of(key::TOLD_SUFFERED, who).with("what", condition_name(condition)), HARM).hand(key::HAND_SUFFERED)
            }
            Event::Shed(who, condition) => {
                self.of(key::TOLD_SHED, who).with("what", condition_name(condition)).hand(key::HAND_SHED)
            }
            Event::Unmoved(who) => self.of(key::TOLD_UNMOVED, who),
            Event::Used(who, skill, cube) => {
                hero(key::TOLD_USED, who).with("what", skill.card().name).with("cube", cube_name(cube)).hand(key::HAND_USED)
            }
            Event::UsedItem(who, item, cube) => {
                hero(key::TOLD_USED, who).with("what", item.card().name).with("cube", cube_name(cube)).hand(key::HAND_USED)
            }
            Event::Focused(who, skill) => hero(key::TOLD_FOCUSED, who).with("what", skill.card().name),
            Event::Told(who) => hero(key::TOLD_COMMANDED, who),
            Event::Consumed(who, item) => hero(key::TOLD_CONSUMED, who).with("what", item.card().name).hand(key::HAND_DISCARDED),
            Event::Reacted(who, skill) => hero(key::TOLD_REACTED, who).with("what", skill.card().name),
            Event::ReactedWith(who, item) => hero(key::TOLD_REACTED, who).with("what", item.card().name),
            Event::Rolled(who, natural) => hero(key::TOLD_ROLLED, who).with("n", natural).dice(&[natural]),
            Event::Surged(who, natural) => toned(hero(key::TOLD_SURGED, who).with("n", natural), GOOD),
            Event::Hit(who, whom, result) => toned(hero(key::TOLD_HIT, who).of("whom", self.noun(whom)).with("n", result), GOOD),
            Event::Missed(who, whom, result) => hero(key::TOLD_MISSED, who).of("whom", self.noun(whom)).with("n", result),
            Event::Critical(who) => toned(hero(key::TOLD_CRITICAL, who), GOOD),
            Event::Fumbled(who) => toned(hero(key::TOLD_FUMBLED, who), HARM),
            Event::Attacked(who, whom, damage) => {
                toned(self.of(key::TOLD_ATTACKED, who).of("whom", self.noun(whom)).with("n", damage), HARM)
            }
            Event::Shielded(who, used) => self.of(key::TOLD_SHIELDED, who).with("n", used).hand(key::HAND_SHIELDED),
            Event::Prevented(who, prevented) => toned(self.of(key::TOLD_PREVENTED, who).with("n", prevented), GOOD),
            Event::Hurt(who, lost) => toned(self.of(key::TOLD_HURT, who).with("n", lost), HARM).hand(key::HAND_HURT),
            Event::Healed(who, healed) => toned(self.of(key::TOLD_HEALED, who).with("n", healed), GOOD).hand(key::HAND_HEALED),
            Event::Sturdy(no) => self.of(key::TOLD_STURDY, Who::Ally(no)),
            Event::KnockedOut(who) => toned(hero(key::TOLD_KNOCKED_OUT, who), DOOM).hand(key::HAND_KNOCKED_OUT),
            Event::Breath(who) => toned(hero(key::TOLD_BREATH, who), GOOD).hand(key::HAND_BREATH),
            Event::Blocked(who, cube, place) => {
                let told = hero(block_key(cube), who).with("what", self.skill_name(who, place));
                toned(told, DOOM).hand(key::HAND_BLOCKED)
            }
            Event::BlockedBeside(who, _) => toned(hero(key::TOLD_BLOCKED_BESIDE, who), DOOM),
            Event::Unblocked(who, _) => toned(hero(key::TOLD_UNBLOCKED, who), GOOD).hand(key::HAND_UNBLOCKED),
            Event::Recalled(who) => hero(key::TOLD_RECALLED, who).hand(key::HAND_RECALLED),
            Event::Regained(who, count) => hero(key::TOLD_REGAINED, who).with("n", count).hand(key::HAND_REGAINED),
            Event::Expended(who, cube) => hero(key::TOLD_EXPENDED, who).with("cube", cube_name(cube)).hand(key::HAND_EXPENDED),
            Event::Defeated(_, id) => {
                toned(Telling::new(key::TOLD_DEFEATED).with("what", id.card().name), GOOD).hand(key::HAND_DEFEATED)
            }
            Event::Evolved(base) => toned(monster(key::TOLD_EVOLVED, base), HARM),
            Event::Commanded(by, base) => monster(key::TOLD_COMMANDS, by).of("whom", self.noun(Who::Monster(base))),
            Event::Rune(rune) => toned(Telling::new(key::TOLD_RUNE).with("rune", rune_name(rune)), DOOM),
            Event::RuneLaid(rune, count) => {
                Telling::new(key::TOLD_RUNE_LAID).with("rune", rune_name(rune)).with("n", count).hand(key::HAND_RUNE_LAID)
            }
            Event::Dark(at) => toned(self.there(Telling::new(key::TOLD_DARK), at), DOOM).hand(key::HAND_DARK),
            Event::Broke => Telling::new(key::TOLD_BROKE),
            Event::Discarded(count) => Telling::new(key::TOLD_DISCARDED).with("n", count),
            Event::Crush(damage) => toned(Telling::new(key::TOLD_CRUSH).with("n", damage), DOOM),
            Event::Hunted(who) => toned(hero(key::TOLD_HUNTED, who), HARM),
            Event::Sought(who) => self.of(key::TOLD_SOUGHT, who),
            Event::SecondRune => toned(Telling::new(key::TOLD_SECOND_RUNE), DOOM).hand(key::HAND_SECOND_RUNE),
            Event::RuneFlipped => Telling::new(key::TOLD_RUNE_FLIPPED).hand(key::HAND_RUNE_FLIPPED),
            Event::Looted(who, item) => {
                toned(hero(key::TOLD_LOOTED, who).with("what", item.card().name), GOOD).hand(key::HAND_LOOTED)
            }
            Event::Empty(who) => hero(key::TOLD_EMPTY, who),
            Event::TrapDie(who, face) => self.of(key::TOLD_TRAP_DIE, who).with("n", face).dice(&[face]),
            Event::Crushed(at) => self.there(Telling::new(key::TOLD_CRUSHED), at),
            Event::Equipped(who, item) => hero(key::TOLD_EQUIPPED, who).with("what", item.card().name),
            Event::Unequipped(who, item) => hero(key::TOLD_UNEQUIPPED, who).with("what", item.card().name),
            Event::Given(who, to, item) => hero(key::TOLD_GIVEN, who).of("to", self.hero_noun(to)).with("what", item.card().name),
            Event::Dropped(who, item) => hero(key::TOLD_DROPPED, who).with("what", item.card().name).hand(key::HAND_DISCARDED),
            Event::Trapped(who, trap, area) => {
                self.there(hero(key::TOLD_TRAPPED, who).with("what", trap_name(trap)), area.corner()).hand(key::HAND_TRAPPED)
            }
            Event::Sprung(trap, area) => self.there(Telling::new(key::TOLD_SPRUNG).with("what", trap_name(trap)), area.corner()),
            Event::Called(who, id, at) => {
                self.there(hero(key::TOLD_CALLED, who).with("what", id.card().name), at).hand(key::HAND_CALLED)
            }
            Event::Left(id) => Telling::new(key::TOLD_LEFT).with("what", id.card().name).hand(key::HAND_LEFT),
            Event::Wasted(who) => self.of(key::TOLD_WASTED, who),
            Event::Waits(base) => monster(key::TOLD_WAITS, base),
            Event::HealthSet(who, health) => self.of(key::TOLD_HEALTH_SET, who).with("n", health),
            Event::TokensSet(who, token, count) => {
                self.of(key::TOLD_TOKENS_SET, who).with("n", count).with("what", token_name(token))
            }
            Event::Ended(ending) => match ending {
                Ending::Won => toned(Telling::new(key::END_WON), GOOD),
                Ending::Failed => toned(Telling::new(key::END_FAILED), DOOM),
                Ending::Stands(who) => toned(hero(key::TOLD_STANDS, who), GOOD),
                Ending::Cursed(who) => toned(hero(key::TOLD_CORRUPTED, who), DOOM),
                Ending::Broken(who) => toned(hero(key::TOLD_SLAIN, who), DOOM),
                Ending::Dark => toned(Telling::new(key::END_DARK), DOOM),
            },
        }
    }
}

const fn block_key(cube: Block) -> Key {
    match cube {
        Block::Curse => key::TOLD_CURSED,
        Block::Trauma => key::TOLD_TRAUMA,
    }
}

const fn terrain_key(terrain: Terrain) -> Key {
    match terrain {
        Terrain::Water => key::TOLD_WATER,
        Terrain::Lava => key::TOLD_LAVA,
        Terrain::Miasma => key::TOLD_MIASMA,
        Terrain::Spikes => key::TOLD_SPIKES,
        Terrain::Darkness => key::TOLD_IN_DARKNESS,
    }
}

/// What a kind of token is called.
pub(crate) const fn token_name(token: Token) -> Key {
    match token {
        Token::Bleed => key::TOKEN_BLEED,
        Token::Burn => key::TOKEN_BURN,
        Token::Intimidate => key::TOKEN_INTIMIDATE,
        Token::Poison => key::TOKEN_POISON,
        Token::Focus => key::TOKEN_FOCUS,
        Token::Fruit => key::TOKEN_FRUIT,
        Token::Fury => key::TOKEN_FURY,
        Token::Ki => key::TOKEN_KI,
        Token::Shield => key::TOKEN_SHIELD,
    }
}

/// What a condition is called.
pub(crate) const fn condition_name(condition: Condition) -> Key {
    match condition {
        Condition::KnockDown => key::CONDITION_KNOCK_DOWN,
        Condition::Mark => key::CONDITION_MARK,
        Condition::Slow => key::CONDITION_SLOW,
        Condition::Stealth => key::CONDITION_STEALTH,
        Condition::Stun => key::CONDITION_STUN,
    }
}

const fn outcome_name(outcome: Outcome) -> Key {
    match outcome {
        Outcome::Alarm => key::OUTCOME_ALARM,
        Outcome::Bargain => key::OUTCOME_BARGAIN,
        Outcome::Betrayal => key::OUTCOME_BETRAYAL,
        Outcome::Bridge => key::OUTCOME_BRIDGE,
        Outcome::Fire => key::OUTCOME_FIRE,
        Outcome::Flood => key::OUTCOME_FLOOD,
        Outcome::Hunt => key::OUTCOME_HUNT,
        Outcome::Key => key::OUTCOME_KEY,
        Outcome::Mercy => key::OUTCOME_MERCY,
        Outcome::Oath => key::OUTCOME_OATH,
        Outcome::Rescue => key::OUTCOME_RESCUE,
        Outcome::Seal => key::OUTCOME_SEAL,
        Outcome::Signal => key::OUTCOME_SIGNAL,
        Outcome::Truth => key::OUTCOME_TRUTH,
    }
}

const fn trap_name(trap: Trap) -> Key {
    match trap {
        Trap::Bear => key::TRAP_BEAR,
        Trap::Fire => key::TRAP_FIRE,
        Trap::Poison => key::TRAP_POISON,
    }
}
