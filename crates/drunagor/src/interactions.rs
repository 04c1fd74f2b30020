//! Interactions: a hero beside a token chooses an option of its scene, may have to pass a Skill Challenge, and takes what comes of it.

use table::{Chance, Dice, Flow, Halt, Roll, Seat, Verdict};

use crate::about::About;
use crate::asking::{Deciding, Question, Wanting};
use crate::attack::D20;
use crate::content::kinds::Rune;
use crate::content::language::Trait;
use crate::content::runes::BAG;
use crate::content::scenes::{Challenge, Deed, Outcome};
use crate::content::{AllyId, ItemId, OptionId, SceneId};
use crate::event::Event;
use crate::hero::{Cube, Gear};
use crate::play::O;
use crate::state::{Drunagor, Ending, Spot, Who};
use crate::targets::Source;
use crate::{key, rule};

/// What a hero of the favoured path adds to a Skill Challenge.
const FAVOURED: u8 = 2;

// Every option and every outcome has a bit of its own.
const _: () = assert!(OptionId::KINDS <= 128 && Outcome::Truth as u32 <= 32);

impl Drunagor {
    /// Whether a hero can use a token now.
    pub(crate) fn may_interact(&self, who: Seat, spot: &Spot) -> Verdict {
        if spot.at.distance(self.hero(who).at) > 1 {
            return Err(rule::INTERACTION_ADJACENT);
        }
        if self.is_engaged(Who::Hero(who)) {
            return Err(rule::INTERACTION_NO_ADJACENT_MONSTER);
        }
        if spot.used & (1 << who.0) != 0 {
            return Err(rule::MINOR_INTERACT_ROUND);
        }
        let left = spot.scene.card().options.iter().any(|option| self.may_choose(*option).is_ok());
        if left { Ok(rule::INTERACTION_ADJACENT) } else { Err(rule::MINOR_INTERACT_OPTION) }
    }

    /// Whether an option of a scene is still there, and what it needs has come about.
    fn may_choose(&self, option: OptionId) -> Verdict {
        if self.was_chosen(option) {
            return Err(rule::INTERACTION_OPTION_LIMIT);
        }
        if option.card().needs.iter().any(|outcome| !self.has_noted(*outcome)) {
            return Err(rule::MINOR_INTERACT_CHAIN);
        }
        Ok(rule::MINOR_INTERACT_OPTION)
    }

    fn was_chosen(&self, option: OptionId) -> bool {
        let nth = option.kind();
        self.chosen.get(nth / 64).is_some_and(|bits| bits & (1 << (nth % 64)) != 0)
    }

    /// Whether something has come about.
    pub(crate) fn has_noted(&self, outcome: Outcome) -> bool {
        self.noted & (1 << outcome as u32) != 0
    }

    /// A hero uses a token: it loses a charge, and the last one takes it off the board.
    pub(crate) fn interact(&mut self, o: O, who: Seat, nth: u8) -> Flow<()> {
        let Some(spot) = self.spots.get_mut(usize::from(nth)) else { return Ok(()) };
        spot.used |= 1 << who.0;
        let (scene, setup, at) = (spot.scene, spot.setup, spot.at);
        self.tell(o, Event::Interacts(who, scene), rule::INTERACTION_PAGE);
        self.play_scene(o, who, scene, setup)?;
        let Some(spot) = self.spots.iter_mut().find(|spot| spot.at == at) else { return Ok(()) };
        spot.charges = spot.charges.saturating_sub(1);
        if spot.charges == 0 {
            self.spots.retain(|spot| spot.at != at);
            self.tell(o, Event::SpotGone(scene, at), rule::MINOR_INTERACT_CHARGE);
        }
        Ok(())
    }

    /// A hero chooses an option of a scene and lives with it.
    pub(crate) fn play_scene(&mut self, o: O, who: Seat, scene: SceneId, setup: u8) -> Flow<()> {
        let about = About::Scene { who, scene };
        let mut question = Question::new(who, about, rule::MINOR_INTERACT_OPTION, o.wants_refusals());
        for option in scene.card().options {
            question.consider(Deciding::Option(*option), self.may_choose(*option));
        }
        let Some(Deciding::Option(option)) = self.put_or_only(o, &question)? else { return Ok(()) };
        let nth = option.kind();
        if let Some(bits) = self.chosen.get_mut(nth / 64) {
            *bits |= 1 << (nth % 64);
        }
        self.tell(o, Event::Chosen(who, option), rule::MINOR_INTERACT_OPTION);
        let card = option.card();
        let passed = match &card.challenge {
            Some(challenge) => self.challenge(o, who, option, challenge)?,
            None => true,
        };
        let (story, deeds) = if passed { (card.story, card.does) } else { (card.failed, card.fails) };
        if !story.is_empty() {
            self.tell(o, Event::Read(option, passed), rule::INTERACTION_PAGE);
        }
        for deed in deeds {
            self.do_deed(o, who, setup, deed)?;
        }
        Ok(())
    }

    /// A Skill Challenge: the D20, and a bonus for every cube of its colour, wherever it lies.
    fn challenge(&mut self, o: O, who: Seat, option: OptionId, challenge: &Challenge) -> Flow<bool> {
        let Challenge::Of { prowess, difficulty, bonus } = *challenge;
        let hero = self.hero(who);
        let cubes = i8::try_from(hero.owned(Cube::of(prowess.colour()))).unwrap_or(i8::MAX);
        let path = if option.card().favours == Some(hero.id.card().path) { FAVOURED } else { 0 };
        let total = |natural: u8| natural.saturating_add_signed(bonus.saturating_mul(cubes)).saturating_add(path);
        let mut natural = self.roll_challenge(o, who, rule::CHALLENGE_ROLL)?;
        if total(natural) < difficulty && self.holds(Who::Hero(who), |held| matches!(held, Trait::TryAgain)) {
            let about = About::TryAgain { who, natural };
            let mut question = Question::new(who, about, rule::CHALLENGE_REROLL, o.wants_refusals());
            question.offer(Wanting::Yes, rule::CHALLENGE_REROLL);
            question.offer(Wanting::No, rule::SKILL_UP_TO);
            if matches!(question.put(self, o)?, Wanting::Yes) {
                natural = self.roll_challenge(o, who, rule::CHALLENGE_REROLL)?;
            }
        }
        let passed = total(natural) >= difficulty;
        let event = if passed { Event::Passed(who, total(natural)) } else { Event::Failed(who, total(natural)) };
        let also = if path > 0 { rule::HERO_PATH } else { rule::CHALLENGE_CUBE_BONUS };
        self.tell(o, event, rule::CHALLENGE_SUCCESS.and(also));
        Ok(passed)
    }

    fn roll_challenge(&mut self, o: O, who: Seat, by: table::RuleId) -> Flow<u8> {
        let roll = Roll { chance: Chance::dice(key::CHANCE_CHALLENGE, by).by(who), dice: Dice::of(1, D20) };
        let natural = o.roll(&roll)?.first().copied().unwrap_or(1);
        self.tell(o, Event::Rolled(who, natural), by.and(rule::CHALLENGE_NO_SPEND));
        self.surge_by(o, who, natural)?;
        Ok(natural)
    }

    /// One thing that comes of an Interaction, or of a special rule, for the hero who chose.
    pub(crate) fn do_deed(&mut self, o: O, who: Seat, setup: u8, deed: &'static Deed) -> Flow<()> {
        match deed {
            Deed::Apply(part) => {
                if self.is_up(Who::Hero(who)) {
                    self.perform_part(o, &Source::far(Who::Hero(who)), part)?;
                }
                Ok(())
            }
            Deed::Take(item) => self.get_item(o, who, *item),
            Deed::Reveal(id) => {
                let nth = self.adventure.card().setups.iter().position(|known| known == id);
                match nth.and_then(|nth| u8::try_from(nth).ok()).filter(|nth| self.revealed & (1 << nth) == 0) {
                    Some(nth) => self.reveal(o, nth, rule::DOOR_SPECIAL_EVENTS),
                    None => Ok(()),
                }
            }
            Deed::Summon(line) => self.summon_line(o, setup, line, &mut Default::default()),
            Deed::Note(outcome) => {
                self.noted |= 1 << *outcome as u32;
                self.tell(o, Event::Noted(*outcome), rule::MINOR_INTERACT_CHAIN);
                Ok(())
            }
            Deed::Draw(count) => {
                for _ in 0..*count {
                    self.draw_rune(o)?;
                }
                Ok(())
            }
            Deed::GiveBack(count) => {
                for _ in 0..*count {
                    self.return_rune(o);
                }
                Ok(())
            }
            Deed::Join(id) => self.join(o, who, *id),
            Deed::Free(id) => {
                self.allies.retain(|ally| ally.id != *id || !ally.is_npc());
                self.tell(o, Event::Freed(*id), rule::KEYWORD_NPC);
                Ok(())
            }
            Deed::Darken(letter) => {
                let Some(at) = self.adventure.board().place(setup, *letter) else { return Ok(()) };
                self.darken_square(o, at)
            }
            Deed::Unlay(id) => {
                let before = self.attacks.len();
                self.attacks.retain(|attack| attack.id != *id);
                if self.attacks.len() < before {
                    self.tell(o, Event::AttackGone(*id), rule::GENERAL_CARDS_OUTCOME);
                }
                Ok(())
            }
            Deed::Win => self.end(o, Ending::Won),
            Deed::Fail => self.end(o, Ending::Failed),
        }
    }

    fn get_item(&mut self, o: O, who: Seat, item: ItemId) -> Flow<()> {
        self.tell(o, Event::Looted(who, item), rule::MINOR_INTERACT_HERO.and(rule::EQUIPMENT_DOUBLE_FRONT));
        self.receive(o, who, Gear { item, flipped: false })
    }

    /// A rune of the colour that lies most often on the track goes back into the bag.
    fn return_rune(&mut self, o: O) {
        let colours = [Rune::Orange, Rune::Green, Rune::Blue, Rune::Red, Rune::Gray];
        let most = colours.into_iter().rev().max_by_key(|rune| self.runes_of(*rune)).filter(|rune| self.runes_of(*rune) > 0);
        let Some(rune) = most else { return };
        let out = BAG.iter().enumerate().find(|(nth, (of, _))| *of == rune && self.bag & (1 << nth) == 0);
        let (Some((nth, _)), Some(count)) = (out, self.runes.get_mut(rune as usize)) else { return };
        *count -= 1;
        self.bag |= 1 << nth;
        self.tell(o, Event::RuneBack(rune), rule::DOOR_SPECIAL_EVENTS);
    }

    /// A companion follows the hero from now on.
    fn join(&mut self, o: O, who: Seat, id: AllyId) -> Flow<()> {
        self.allies.retain(|ally| ally.id != id);
        let near = self.hero(who).at;
        let Some(at) = self.nearest_free(near, crate::content::kinds::Size::Small) else { return Ok(()) };
        let no = self.free_ally_no().ok_or(Halt::Spoiled)?;
        self.place_ally(no, id, who, at);
        self.tell(o, Event::Called(who, id, at), rule::COMPANION_DEFINITION.and(rule::COMPANION_NO_LIMIT));
        self.tread(o, Who::Ally(no), rule::PET_ARRIVAL_TERRAIN)
    }
}
