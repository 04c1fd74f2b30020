//! Games as text: the record (setup, seed, answers) for links and proofs, and the snapshot (with the state) for quick loading.

use base64ct::{Base64UrlUnpadded, Encoding as _};
use serde::{Deserialize, Serialize};

use crate::answer::{essence, pack, unpack};
use crate::earlier::{Earlier, EarlierLine};
use crate::session::{Origin, Session};
use crate::{Game, Hands, Player};

/// Every saved text begins with this word, its format's number and the game's name.
const MARK: &str = "katabasis";
const FORMAT: u32 = 2;
/// The format before layouts were counted; they all were 1 then.
const WITHOUT_LAYOUT: u32 = 1;

/// What is longer than this is refused before anything of it is unpacked. The longest honest texts are a few thousand letters.
pub const LONGEST_TEXT: usize = 1 << 20;
/// More answers than this in one text are refused before they are played.
const MOST_ANSWERS: usize = 100_000;
/// A state, a setup or a position takes up less than this.
const MOST_STATE: usize = 1 << 16;
/// No game has more kinds of dice and piles, and no name of one is longer.
const MOST_NAMES: usize = 64;

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
    /// A save of a state that is written down otherwise.
    #[error("this was saved in layout {saved} of the game; here it is layout {here}")]
    OtherLayout {
        /// The layout in the text.
        saved: u32,
        /// The layout of this program.
        here: u32,
    },
    /// Longer than any game.
    #[error("this text is too long to be a saved game")]
    TooLong,
    /// Nobody sits on some of the seats.
    #[error("this saved game has {players} players for {seats} seats")]
    Players {
        /// How many players the text names.
        players: usize,
        /// How many seats the game has.
        seats: u8,
    },
    /// Cut off or changed on the way.
    #[error("this saved game is damaged: a part of it is missing or was changed")]
    Damaged,
    /// Whole, but the rules do not allow what it says.
    #[error("this saved game does not follow the rules")]
    Impossible,
}

/// A saved text, unpacked. Written in three parts, of which the first format had only the middle one.
struct Saved {
    head: Head,
    body: Body,
    tail: Tail,
}

#[derive(Serialize, Deserialize)]
struct Head {
    layout: u32,
    /// The number of the first chance event.
    first_chance: u32,
}

#[derive(Serialize, Deserialize)]
struct Body {
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

#[derive(Default, Serialize, Deserialize)]
struct Tail {
    /// What was played under other rules.
    past: Option<Earlier>,
    /// The end of the log, for the day on which the rules are others.
    lines: Vec<EarlierLine>,
}

impl<G: Game> Session<G> {
    /// The whole game as a short text: setup, seed and answers. For links, proofs and replays.
    pub fn record(&self) -> String {
        let past = self.past.as_ref().map(|past| Earlier { lines: Vec::new(), ..past.clone() });
        self.save(&essence(&self.all_answers()), None, Tail { past, lines: Vec::new() })
    }

    /// The game as text with its present state, which loads at once. For autosaves.
    pub fn snapshot(&self) -> String {
        self.snapshot_with(Vec::new())
    }

    /// A snapshot with these last lines of the log, which can be read when the rules are others.
    pub(crate) fn snapshot_with(&self, lines: Vec<EarlierLine>) -> String {
        let (state, answered) = self.last_mark();
        let all = self.all_answers();
        let (before, since) = all.split_at_checked(self.folded.len() + answered).unwrap_or((&all, &[]));
        let (mut before, since) = (essence(before), essence(since));
        let state = postcard::to_allocvec(state).ok().map(|bytes| SavedState {
            bytes,
            answered: before.len() as u32,
            chances: self.last_chances(),
        });
        before.extend(since);
        self.save(&before, state, Tail { past: self.past.clone(), lines })
    }

    fn save(&self, answers: &[crate::Answer], state: Option<SavedState>, tail: Tail) -> String {
        let head = Head { layout: G::LAYOUT, first_chance: self.first_chance };
        let body = Body {
            rules: G::RULES,
            origin: postcard::to_allocvec(&self.origin).unwrap_or_default(),
            seed: self.seed,
            players: self.players.clone(),
            hands: self.hands.clone(),
            answers: pack(answers),
            state,
        };
        seal(&format!("{MARK}{FORMAT}.{}", G::ID), postcard::to_allocvec(&(head, body, tail)).unwrap_or_default())
    }

    /// Loads a record or a snapshot.
    ///
    /// A snapshot's state is used when it can be read and passes [`Game::check`]; otherwise the record in the same text
    /// is replayed. Under other rules, or from another layout that [`Game::convert`] knows, a snapshot's state goes on without
    /// its past; see [`Session::carried_over`].
    pub fn load(text: &str) -> Result<Self, LoadError> {
        let (format, ..) = split(text)?;
        let saved = read::<G>(text)?;
        let mut session = if saved.head.layout == G::LAYOUT && saved.body.rules == G::RULES {
            Self::load_same(saved)
        } else {
            Self::carry_over(saved)
        }?;
        let (players, seats) = (session.players.len(), session.now.seats());
        if players < usize::from(seats) {
            return Err(LoadError::Players { players, seats });
        }
        if format == WITHOUT_LAYOUT {
            // Chance right before the state may be missing in them, and a correction would then come too early.
            session.unfold();
        }
        Ok(session)
    }

    fn load_same(Saved { head, body, tail }: Saved) -> Result<Self, LoadError> {
        let feed = unpack(&body.answers).map_err(|_| LoadError::Damaged)?;
        if feed.len() > MOST_ANSWERS {
            return Err(LoadError::Impossible);
        }
        let origin: Origin<G> = whole(&body.origin).ok_or(LoadError::Damaged)?;
        let from_state = body.state.as_ref().and_then(|state| {
            let position: G = whole(&state.bytes)?;
            position.check().ok()?;
            let (before, since) = feed.split_at_checked(state.answered as usize)?;
            let (players, hands) = (body.players.clone(), body.hands.clone());
            let mut session = Self::at(origin.clone(), position, state.chances, players, body.seed, hands, since).ok()?;
            session.first_chance = head.first_chance;
            session.folded = before.to_vec();
            session.unread = true;
            Some(session)
        });
        let mut session = match from_state {
            Some(session) => session,
            None => {
                let begun = Self::from_origin(origin, head.first_chance, body.players, body.seed, body.hands);
                let mut session = begun.map_err(|_| LoadError::Impossible)?;
                session.replay(&feed).map_err(|_| LoadError::Impossible)?;
                session
            }
        };
        session.past = tail.past;
        session.before = tail.lines;
        Ok(session)
    }

    /// Goes on from the state of a text whose answers mean something else now.
    fn carry_over(Saved { head, body, tail }: Saved) -> Result<Self, LoadError> {
        let same_layout = head.layout == G::LAYOUT;
        let refusal = if same_layout {
            LoadError::OtherRules { saved: body.rules, here: G::RULES }
        } else {
            LoadError::OtherLayout { saved: head.layout, here: G::LAYOUT }
        };
        let state = body.state.ok_or(refusal.clone())?;
        let position = if same_layout { whole(&state.bytes) } else { G::convert(head.layout, &state.bytes) };
        let origin = Origin::Position(position.ok_or(refusal.clone())?);
        let begun = Self::from_origin(origin, state.chances, body.players, body.seed, body.hands);
        let mut session = begun.map_err(|_| refusal)?;
        let earlier = tail.past.map(|past| past.lines).unwrap_or_default();
        session.past = Some(Earlier::of(body.rules, earlier.into_iter().chain(tail.lines)));
        Ok(session)
    }

    /// How many answers of people and computers this game and another have in common from the beginning on; nothing where they
    /// did not begin as the same game. Two tables that went different ways have fewer in common than either has. Both are
    /// played again for it, so a state that its answers do not lead to has nothing in common with them.
    pub fn common(&mut self, other: &mut Self) -> Option<usize> {
        self.unfold();
        other.unfold();
        let is_same = self.seed == other.seed && self.first_chance == other.first_chance && self.origin == other.origin;
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
    split(text).ok().map(|(_, game, _)| game)
}

/// A text of these bytes and their checksum.
pub(crate) fn seal(head: &str, mut bytes: Vec<u8>) -> String {
    bytes.extend(checksum(&bytes).to_le_bytes());
    format!("{head}.{}", Base64UrlUnpadded::encode_string(&bytes))
}

/// The bytes of what [`seal`] wrote behind the head.
pub(crate) fn unseal(payload: &str) -> Result<Vec<u8>, LoadError> {
    let mut bytes = Base64UrlUnpadded::decode_vec(payload).map_err(|_| LoadError::Damaged)?;
    let (body, sum) = bytes.split_last_chunk::<4>().ok_or(LoadError::Damaged)?;
    if checksum(body) != u32::from_le_bytes(*sum) {
        return Err(LoadError::Damaged);
    }
    bytes.truncate(bytes.len() - 4);
    Ok(bytes)
}

/// CRC-32, bit by bit: the table of the quick ones cannot be compressed and would be a seventh of a module.
fn checksum(bytes: &[u8]) -> u32 {
    let shift = |sum: u32, _| (sum >> 1) ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
    !bytes.iter().fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), shift))
}

/// A value that takes up all of these bytes.
pub(crate) fn whole<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> Option<T> {
    let (value, rest) = postcard::take_from_bytes(bytes).ok()?;
    rest.is_empty().then_some(value)
}

/// The format, the game and the payload of a text.
fn split(text: &str) -> Result<(u32, &str, &str), LoadError> {
    if text.len() > LONGEST_TEXT {
        return Err(LoadError::TooLong);
    }
    let rest = text.trim().strip_prefix(MARK).ok_or(LoadError::Foreign)?;
    let (format, rest) = rest.split_once('.').ok_or(LoadError::Damaged)?;
    let format: u32 = format.parse().map_err(|_| LoadError::Foreign)?;
    if !(WITHOUT_LAYOUT..=FORMAT).contains(&format) {
        return Err(LoadError::Format(format));
    }
    let (game, payload) = rest.split_once('.').ok_or(LoadError::Damaged)?;
    Ok((format, game, payload))
}

fn read<G: Game>(text: &str) -> Result<Saved, LoadError> {
    let (format, game, payload) = split(text)?;
    if game != G::ID {
        // The name comes from outside; a long one would only make the message unreadable.
        return Err(LoadError::OtherGame(game.chars().take(40).collect()));
    }
    let bytes = unseal(payload)?;
    let saved = if format == WITHOUT_LAYOUT {
        let body: Body = whole(&bytes).ok_or(LoadError::Damaged)?;
        Saved { head: Head { layout: 1, first_chance: 0 }, body, tail: Tail::default() }
    } else {
        let (head, body, tail) = whole(&bytes).ok_or(LoadError::Damaged)?;
        Saved { head, body, tail }
    };
    let names = match &saved.body.hands {
        Hands::Only(names) | Hands::AllBut(names) => names.as_slice(),
        Hands::Nothing | Hands::Everything => &[],
    };
    let state = saved.body.state.as_ref().map_or(0, |state| state.bytes.len());
    let fits = saved.body.players.len() <= crate::Seats::MOST
        && names.len() <= MOST_NAMES
        && names.iter().all(|name| name.len() <= MOST_NAMES)
        && state.max(saved.body.origin.len()) <= MOST_STATE
        && saved.tail.past.iter().all(|past| past.lines.len() <= Earlier::MOST_LINES)
        && saved.tail.lines.len() <= Earlier::MOST_LINES;
    if fits { Ok(saved) } else { Err(LoadError::TooLong) }
}
