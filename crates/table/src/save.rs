//! Games as text: the record (setup, seed, answers) for links and proofs, and the snapshot (with the state) for quick loading.

use base64ct::{Base64UrlUnpadded, Encoding as _};
use serde::{Deserialize, Serialize};

use crate::answer::{essence, pack, unpack};
use crate::session::{Origin, Session};
use crate::{Game, Hands, Player};

/// Every saved text begins with this word, its format's number and the game's name.
const MARK: &str = "katabasis";
const FORMAT: u32 = 1;

/// More answers than this in one text are refused before they are played.
const MOST_ANSWERS: usize = 100_000;

/// Why a saved text was refused. The text itself is untouched and can be kept.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// Not one of our texts at all.
    #[error("this is not a saved game of Katabasis")]
    Foreign,
    /// Made by a later version of the format.
    #[error("this was saved in format {0}, which is newer than this program")]
    Format(u32),
    /// A save of another game.
    #[error("this is a saved game of “{0}”, not of this game")]
    OtherGame(String),
    /// A save of other rules.
    #[error("this was saved under version {saved} of the rules; here they are version {here}")]
    OtherRules {
        /// The version in the text.
        saved: u32,
        /// The version of this program.
        here: u32,
    },
    /// Cut off or changed on the way.
    #[error("this saved game is damaged: a part of it is missing or was changed")]
    Damaged,
    /// Whole, but the rules do not allow what it says.
    #[error("this saved game does not follow the rules")]
    Impossible,
}

#[derive(Serialize, Deserialize)]
struct Saved {
    rules: u32,
    origin: Vec<u8>,
    seed: u64,
    players: Vec<Player>,
    hands: Hands,
    answers: Vec<u8>,
    state: Option<SavedState>,
}

#[derive(Serialize, Deserialize)]
struct SavedState {
    bytes: Vec<u8>,
    /// How many of the packed answers came before it.
    answered: u32,
    chances: u32,
}

impl<G: Game> Session<G> {
    /// The whole game as a short text: setup, seed and answers. For links, proofs and replays.
    pub fn record(&self) -> String {
        self.save(None)
    }

    /// The game as text with its present state, which loads at once. For autosaves.
    pub fn snapshot(&self) -> String {
        let (state, answered) = self.last_mark();
        let since = essence(self.answers.get(answered..).unwrap_or(&[])).len();
        let state = postcard::to_allocvec(state).ok().map(|bytes| SavedState {
            bytes,
            answered: (essence(&self.all_answers()).len() - since) as u32,
            chances: self.last_chances(),
        });
        self.save(state)
    }

    fn save(&self, state: Option<SavedState>) -> String {
        let saved = Saved {
            rules: G::VERSION,
            origin: postcard::to_allocvec(&self.origin).unwrap_or_default(),
            seed: self.seed,
            players: self.players.clone(),
            hands: self.hands.clone(),
            answers: pack(&essence(&self.all_answers())),
            state,
        };
        let mut bytes = postcard::to_allocvec(&saved).unwrap_or_default();
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        format!("{MARK}{FORMAT}.{}.{}", G::ID, Base64UrlUnpadded::encode_string(&bytes))
    }

    /// Loads a record or a snapshot.
    ///
    /// A snapshot's state is used when it can be read and passes [`Game::check`]; otherwise the record in the same text
    /// is replayed, so a state in an older layout is not lost.
    pub fn load(text: &str) -> Result<Self, LoadError> {
        let saved = read::<G>(text)?;
        let feed = unpack(&saved.answers).map_err(|_| LoadError::Damaged)?;
        if feed.len() > MOST_ANSWERS {
            return Err(LoadError::Impossible);
        }
        let origin: Origin<G> = postcard::from_bytes(&saved.origin).map_err(|_| LoadError::Damaged)?;
        if let Some(session) = saved.state.as_ref().and_then(|state| {
            let position: G = postcard::from_bytes(&state.bytes).ok()?;
            position.check().ok()?;
            let (before, since) = feed.split_at_checked(state.answered as usize)?;
            let (players, hands) = (saved.players.clone(), saved.hands.clone());
            let mut session = Self::at(origin.clone(), position, state.chances, players, saved.seed, hands, since).ok()?;
            session.folded = before.to_vec();
            Some(session)
        }) {
            return Ok(session);
        }
        let mut session = Self::from_origin(origin, saved.players, saved.seed, saved.hands).map_err(|_| LoadError::Impossible)?;
        session.replay(&feed).map_err(|_| LoadError::Impossible)?;
        Ok(session)
    }

    /// How many answers of people and computers this game and another have in common from the beginning on; nothing where they
    /// did not begin as the same game. Two tables that went different ways have fewer in common than either has.
    pub fn common(&self, other: &Self) -> Option<usize> {
        let is_same = self.seed == other.seed && self.origin == other.origin;
        let (mine, theirs) = (essence(&self.all_answers()), essence(&other.all_answers()));
        let common = mine.iter().zip(&theirs).take_while(|(mine, theirs)| mine == theirs);
        is_same.then(|| common.filter(|(mine, _)| !mine.is_fate()).count())
    }

    /// A number that stands for the whole present state, the same on every machine.
    pub fn hash(&self) -> u64 {
        let bytes = postcard::to_allocvec(self.state()).unwrap_or_default();
        // FNV-1a: short, and the same everywhere.
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
    }
}

/// The game that a saved text belongs to, without loading it.
pub fn game_of(text: &str) -> Option<&str> {
    split(text).ok().map(|(game, _)| game)
}

fn split(text: &str) -> Result<(&str, &str), LoadError> {
    let rest = text.trim().strip_prefix(MARK).ok_or(LoadError::Foreign)?;
    let (format, rest) = rest.split_once('.').ok_or(LoadError::Damaged)?;
    let format: u32 = format.parse().map_err(|_| LoadError::Foreign)?;
    if format != FORMAT {
        return Err(LoadError::Format(format));
    }
    rest.split_once('.').ok_or(LoadError::Damaged)
}

fn read<G: Game>(text: &str) -> Result<Saved, LoadError> {
    let (game, payload) = split(text)?;
    if game != G::ID {
        // The name comes from outside; a long one would only make the message unreadable.
        return Err(LoadError::OtherGame(game.chars().take(40).collect()));
    }
    let bytes = Base64UrlUnpadded::decode_vec(payload).map_err(|_| LoadError::Damaged)?;
    let (body, sum) = bytes.split_last_chunk::<4>().ok_or(LoadError::Damaged)?;
    if crc32fast::hash(body) != u32::from_le_bytes(*sum) {
        return Err(LoadError::Damaged);
    }
    let saved: Saved = postcard::from_bytes(body).map_err(|_| LoadError::Damaged)?;
    if saved.rules != G::VERSION {
        return Err(LoadError::OtherRules { saved: saved.rules, here: G::VERSION });
    }
    Ok(saved)
}
