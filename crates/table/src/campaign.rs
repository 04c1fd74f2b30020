//! A campaign: adventures in a row, and what is carried from one to the next.
//!
//! It is a document of its own beside the sessions of its adventures. Whatever it holds is named by ids that never change, so it
//! opens under corrected rules and with content that grew; what this version does not know is kept and shown as unknown.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::save::{seal, unseal, whole};
use crate::{BeginError, Fate, Game, LoadError, Outcome, Player, Question, Session};

/// Every campaign's text begins with this word, its format's number and the game's name.
const MARK: &str = "katabasis-campaign";
const FORMAT: u32 = 1;

/// Longer texts of campaigns are refused before anything of them is unpacked.
pub const LONGEST_CAMPAIGN: usize = 1 << 22;
/// No campaign has more adventures, lines, heroes, or things of a hero.
const MOST_OF_A_KIND: usize = 4_096;
/// No id is longer.
const LONGEST_ID: usize = 128;

/// A game whose adventures make a campaign.
pub trait Campaigning: Game {
    /// What heroes have at first.
    fn provisions() -> Ledger;

    /// The chapter that comes next and its setup; nothing where the campaign is over.
    fn next(ledger: &Ledger) -> Option<(&'static str, Self::Setup)>;

    /// Writes down what an adventure that is over leaves behind.
    fn conclude(&self, outcome: &Outcome, ledger: &mut Ledger);

    /// Whether this version knows an id of a chapter, hero, thing, reward or line.
    fn knows(id: &str) -> bool;
}

/// The present state of a campaign, by ids.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Ledger {
    /// What happened, in its order.
    pub log: Vec<Entry>,
    /// What each hero carries, and how many of it.
    #[cfg_attr(feature = "ts", tsify(type = "Record<string, Record<string, number>>"))]
    pub heroes: BTreeMap<String, BTreeMap<String, u32>>,
    /// What all have earned together, and how often.
    #[cfg_attr(feature = "ts", tsify(type = "Record<string, number>"))]
    pub rewards: BTreeMap<String, u32>,
}

/// A line of a campaign's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Entry {
    /// In which chapter.
    pub chapter: String,
    /// What happened.
    pub what: String,
    /// How much of it.
    pub count: u32,
}

impl Ledger {
    /// How many of a thing a hero carries.
    pub fn carried(&self, hero: &str, thing: &str) -> u32 {
        self.heroes.get(hero).and_then(|things| things.get(thing)).copied().unwrap_or(0)
    }

    /// A hero carries so many of a thing.
    pub fn carry(&mut self, hero: &str, thing: &str, count: u32) {
        set(self.heroes.entry(hero.to_owned()).or_default(), thing, count);
    }

    /// How often something was earned.
    pub fn earned(&self, reward: &str) -> u32 {
        self.rewards.get(reward).copied().unwrap_or(0)
    }

    /// Something was earned this many times.
    pub fn earn(&mut self, reward: &str, count: u32) {
        set(&mut self.rewards, reward, count);
    }

    /// Writes a line into the log.
    pub fn write(&mut self, chapter: &str, what: &str, count: u32) {
        self.log.push(Entry { chapter: chapter.to_owned(), what: what.to_owned(), count });
    }

    /// Every id, some of them several times.
    fn ids(&self) -> impl Iterator<Item = &str> {
        let lines = self.log.iter().flat_map(|entry| [&entry.chapter, &entry.what]);
        let heroes = self.heroes.iter().flat_map(|(hero, things)| core::iter::once(hero).chain(things.keys()));
        lines.chain(heroes).chain(self.rewards.keys()).map(String::as_str)
    }

    fn fits(&self) -> bool {
        let few = |count: usize| count <= MOST_OF_A_KIND;
        few(self.log.len())
            && few(self.heroes.len())
            && few(self.rewards.len())
            && self.heroes.values().all(|things| few(things.len()))
            && self.ids().all(|id| id.len() <= LONGEST_ID)
    }
}

fn set(counts: &mut BTreeMap<String, u32>, id: &str, count: u32) {
    if count == 0 {
        counts.remove(id);
    } else {
        counts.insert(id.to_owned(), count);
    }
}

/// An adventure that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Adventure {
    /// Which chapter it was.
    pub chapter: String,
    /// The campaign as it was before.
    pub before: Ledger,
    /// The game as it ended, as a text.
    pub text: String,
}

/// Why something cannot be done with a campaign. It stands as it stood before.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CampaignError {
    /// An adventure is being played.
    #[error("an adventure is under way")]
    UnderWay,
    /// No adventure is being played.
    #[error("no adventure is under way")]
    NoneUnderWay,
    /// The adventure is not over.
    #[error("the adventure is not over yet")]
    NotOver,
    /// There is no further adventure.
    #[error("the campaign is over")]
    Over,
    /// A session of another adventure.
    #[error("this is not the adventure that is under way")]
    Other,
    /// No adventure has been concluded.
    #[error("no adventure can be taken back")]
    Nothing,
    /// The next adventure could not begin.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// The adventure that is under way cannot be opened; it is kept, and can be exported or given up.
    #[error(transparent)]
    Kept(#[from] LoadError),
}

#[derive(Clone, Debug)]
enum UnderWay<G: Game> {
    Playing(Box<Session<G>>),
    /// A text that this version cannot open.
    Kept(String, LoadError),
}

/// A campaign as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Chronicle {
    /// The chapter that is being played, or comes next; nothing where the campaign is over.
    pub chapter: Option<String>,
    /// The adventure that is under way.
    pub adventure: Progress,
    /// Its present state.
    pub ledger: Ledger,
    /// The chapters of the adventures that are over, in their order.
    pub past: Vec<String>,
    /// The ids in it that this version does not know, each once.
    pub unknown: Vec<String>,
}

/// How the adventure of a campaign stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Progress {
    /// None is under way.
    None,
    /// It is being played.
    Playing,
    /// It has ended and can be concluded.
    Over,
    /// This version cannot open it; it can be exported or given up.
    Kept,
}

/// A campaign being played.
#[derive(Clone, Debug)]
pub struct Campaign<G: Campaigning> {
    ledger: Ledger,
    players: Vec<Player>,
    seed: u64,
    adventures: Vec<Adventure>,
    under_way: Option<(String, UnderWay<G>)>,
}

#[derive(Serialize, Deserialize)]
struct Saved {
    ledger: Ledger,
    players: Vec<Player>,
    seed: u64,
    adventures: Vec<Adventure>,
    under_way: Option<(String, String)>,
}

impl<G: Campaigning> Campaign<G> {
    /// Begins a campaign with what the heroes have at first.
    pub fn begin(players: Vec<Player>, seed: u64) -> Self {
        Self { ledger: G::provisions(), players, seed, adventures: Vec::new(), under_way: None }
    }

    /// The campaign as it is shown.
    pub fn chronicle(&self) -> Chronicle {
        let adventure = match &self.under_way {
            None => Progress::None,
            Some((_, UnderWay::Kept(..))) => Progress::Kept,
            Some((_, UnderWay::Playing(session))) if matches!(session.question(), Question::Over(_)) => Progress::Over,
            Some((_, UnderWay::Playing(_))) => Progress::Playing,
        };
        Chronicle {
            chapter: self.chapter().map(str::to_owned),
            adventure,
            ledger: self.ledger.clone(),
            past: self.adventures.iter().map(|adventure| adventure.chapter.clone()).collect(),
            unknown: self.unknown().into_iter().map(str::to_owned).collect(),
        }
    }

    /// Its present state.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The adventures that are over.
    pub fn adventures(&self) -> &[Adventure] {
        &self.adventures
    }

    /// The chapter that is being played, or comes next.
    pub fn chapter(&self) -> Option<&str> {
        self.under_way.as_ref().map(|(chapter, _)| chapter.as_str()).or_else(|| G::next(&self.ledger).map(|(chapter, _)| chapter))
    }

    /// The ids in it that this version does not know, each once.
    pub fn unknown(&self) -> Vec<&str> {
        let chapters = self.adventures.iter().map(|adventure| adventure.chapter.as_str());
        let mut unknown: Vec<_> = self.ledger.ids().chain(chapters).filter(|id| !G::knows(id)).collect();
        unknown.sort_unstable();
        unknown.dedup();
        unknown
    }

    /// Sets out for the next adventure.
    pub fn set_out(&mut self) -> Result<&mut Session<G>, CampaignError> {
        if self.under_way.is_some() {
            return Err(CampaignError::UnderWay);
        }
        let (chapter, setup) = G::next(&self.ledger).ok_or(CampaignError::Over)?;
        let session = Session::begin(setup, self.players.clone(), self.next_seed())?;
        self.under_way = Some((chapter.to_owned(), UnderWay::Playing(Box::new(session))));
        self.adventure()
    }

    /// Every adventure has dice of its own, the same whenever it is begun again.
    fn next_seed(&self) -> u64 {
        let mut fate = Fate::at(self.seed, self.adventures.len() as u32);
        u64::from(fate.below(u32::MAX)) << 32 | u64::from(fate.below(u32::MAX))
    }

    /// The adventure that is under way.
    pub fn adventure(&mut self) -> Result<&mut Session<G>, CampaignError> {
        match &mut self.under_way {
            Some((_, UnderWay::Playing(session))) => Ok(session),
            Some((_, UnderWay::Kept(_, why))) => Err(CampaignError::Kept(why.clone())),
            None => Err(CampaignError::NoneUnderWay),
        }
    }

    /// Stores the progress of the adventure under way, which is also played and saved by itself.
    pub fn keep(&mut self, session: Session<G>) -> Result<(), CampaignError> {
        let adventure = self.adventure()?;
        // Every adventure has a seed of its own, also where it went on under other rules.
        if adventure.seed() != session.seed() {
            return Err(CampaignError::Other);
        }
        *adventure = session;
        Ok(())
    }

    /// The adventure that is under way as a text, also where it cannot be opened.
    pub fn export(&self) -> Option<String> {
        self.under_way.as_ref().map(|(_, under_way)| under_way.text())
    }

    /// Writes down what the adventure leaves behind, once it is over.
    pub fn conclude(&mut self) -> Result<&Ledger, CampaignError> {
        let session = self.adventure()?;
        let Question::Over(outcome) = session.question() else { return Err(CampaignError::NotOver) };
        let (outcome, state, text) = (*outcome, session.state().clone(), session.snapshot());
        let before = self.ledger.clone();
        state.conclude(&outcome, &mut self.ledger);
        if let Some((chapter, _)) = self.under_way.take() {
            self.adventures.push(Adventure { chapter, before, text });
        }
        Ok(&self.ledger)
    }

    /// Leaves the adventure that is under way; it can be begun again.
    pub fn give_up(&mut self) -> Result<(), CampaignError> {
        self.under_way.take().map(|_| ()).ok_or(CampaignError::NoneUnderWay)
    }

    /// Takes the last conclusion back: the campaign is as it was before, and that adventure stands at its end again, where its own
    /// undo goes on. What is under way is left.
    pub fn undo(&mut self) -> Result<(), CampaignError> {
        let Adventure { chapter, before, text } = self.adventures.pop().ok_or(CampaignError::Nothing)?;
        self.ledger = before;
        self.under_way = Some((chapter, UnderWay::open(text)));
        Ok(())
    }

    /// The campaign as a text: for saves, exports and links.
    pub fn save(&self) -> String {
        let saved = Saved {
            ledger: self.ledger.clone(),
            players: self.players.clone(),
            seed: self.seed,
            adventures: self.adventures.clone(),
            under_way: self.under_way.as_ref().map(|(chapter, under_way)| (chapter.clone(), under_way.text())),
        };
        seal(&format!("{MARK}{FORMAT}.{}", G::ID), postcard::to_allocvec(&saved).unwrap_or_default())
    }

    /// Loads a campaign. An adventure that cannot be opened any more does not keep the rest from opening.
    pub fn load(text: &str) -> Result<Self, LoadError> {
        if text.len() > LONGEST_CAMPAIGN {
            return Err(LoadError::TooLong);
        }
        let rest = text.trim().strip_prefix(MARK).ok_or(LoadError::Foreign)?;
        let (format, rest) = rest.split_once('.').ok_or(LoadError::Damaged)?;
        let format: u32 = format.parse().map_err(|_| LoadError::Foreign)?;
        if format != FORMAT {
            return Err(LoadError::Format(format));
        }
        let (game, payload) = rest.split_once('.').ok_or(LoadError::Damaged)?;
        if game != G::ID {
            return Err(LoadError::OtherGame(game.chars().take(40).collect()));
        }
        let Saved { ledger, players, seed, adventures, under_way } = whole(&unseal(payload)?).ok_or(LoadError::Damaged)?;
        let chapters = adventures.iter().map(|adventure| &adventure.chapter).chain(under_way.iter().map(|(chapter, _)| chapter));
        let fits = players.len() <= crate::Seats::MOST
            && adventures.len() <= MOST_OF_A_KIND
            && ledger.fits()
            && adventures.iter().all(|adventure| adventure.before.fits())
            && chapters.into_iter().all(|chapter| chapter.len() <= LONGEST_ID);
        if !fits {
            return Err(LoadError::TooLong);
        }
        let under_way = under_way.map(|(chapter, text)| (chapter, UnderWay::open(text)));
        Ok(Self { ledger, players, seed, adventures, under_way })
    }
}

impl<G: Game> UnderWay<G> {
    fn open(text: String) -> Self {
        match Session::load(&text) {
            Ok(session) => Self::Playing(Box::new(session)),
            Err(why) => Self::Kept(text, why),
        }
    }

    fn text(&self) -> String {
        match self {
            Self::Playing(session) => session.snapshot(),
            Self::Kept(text, _) => text.clone(),
        }
    }
}
