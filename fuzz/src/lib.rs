//! A table at which anything may happen in any order. The input is read as a list of deeds: answers, rolls and draws by hand,
//! corrections, undo and redo, saving and loading, also of texts that were spoiled on the way. Nothing may panic, no question may be
//! without options, every position must pass [`Game::check`], and what was saved must open again as it was.

use base64ct::{Base64UrlUnpadded, Encoding as _};
use table::{Correction, Fate, Game, Player, Question, Session};

/// Plays what the bytes say.
///
/// # Panics
/// When something is found.
pub fn play<G: Game>(setups: &[G::Setup], data: &[u8]) {
    let mut bytes = Bytes(data);
    let Some(mut table) = begin::<G>(setups, &mut bytes) else { return };
    while let Some(deed) = bytes.next() {
        table.act(deed, &mut bytes);
        table.look();
    }
    let text = table.session.snapshot();
    let again = Session::<G>::load(&text).unwrap_or_else(|error| panic!("what was saved is refused: {error}\n{text}"));
    assert_eq!(again.hash(), table.session.hash(), "another position was saved: {text}");
}

/// The input, one number after another.
struct Bytes<'d>(&'d [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// A number below a bound; nought when there is nothing more to read.
    fn below(&mut self, bound: usize) -> usize {
        let wide = bound > 256;
        let number = usize::from(self.next().unwrap_or(0)) + if wide { usize::from(self.next().unwrap_or(0)) << 8 } else { 0 };
        number % bound.max(1)
    }

    fn take(&mut self, length: usize) -> Vec<u8> {
        let (taken, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        taken.to_vec()
    }
}

struct Table<G: Game> {
    session: Session<G>,
    fate: Fate,
}

/// A text as it comes, a text whose sum is right, or a new game.
fn begin<G: Game>(setups: &[G::Setup], bytes: &mut Bytes<'_>) -> Option<Table<G>> {
    let kind = bytes.next()?;
    let setup = setups.get(bytes.below(setups.len()))?.clone();
    let seats = G::begin(&setup).ok()?.seats();
    let new = Session::begin(setup, vec![Player::Person; usize::from(seats)], bytes.below(1 << 16) as u64).ok()?;
    let session = match kind % 4 {
        0 => {
            let length = bytes.below(2048);
            load(&String::from_utf8_lossy(&bytes.take(length)))?
        }
        1 => {
            let length = bytes.below(2048);
            load(&sealed(&new.record(), &bytes.take(length)))?
        }
        _ => new,
    };
    Some(Table { session, fate: Fate::new(u64::from(kind)) })
}

/// A refusal says why.
fn load<G: Game>(text: &str) -> Option<Session<G>> {
    Session::load(text).map_err(|refusal| assert!(!refusal.to_string().is_empty())).ok()
}

/// A text that begins as another one does, with a sum that is right.
fn sealed(like: &str, body: &[u8]) -> String {
    let bytes = [body, &crc32fast::hash(body).to_le_bytes()].concat();
    let (head, _) = like.rsplit_once('.').unwrap_or_default();
    format!("{head}.{}", Base64UrlUnpadded::encode_string(&bytes))
}

/// What a text says, without its sum.
fn body(text: &str) -> Vec<u8> {
    let (_, payload) = text.rsplit_once('.').unwrap_or_default();
    let mut bytes = Base64UrlUnpadded::decode_vec(payload).unwrap_or_default();
    bytes.truncate(bytes.len().saturating_sub(4));
    bytes
}

impl<G: Game> Table<G> {
    fn act(&mut self, deed: u8, bytes: &mut Bytes<'_>) {
        let revision = self.session.revision();
        match deed % 16 {
            0..=7 => self.answer(bytes),
            8 => self.set_right(bytes),
            9 | 10 => drop(self.session.undo()),
            11 => drop(self.session.redo().map(<[_]>::len)),
            12 => drop(self.session.set_by_hand(bytes.below(2) == 1)),
            13 => drop(self.session.leave_to_fate(revision).map(<[_]>::len)),
            14 => {
                if let Some(session) = load(&self.session.snapshot()) {
                    self.session = session;
                }
            }
            _ => self.spoil(bytes),
        }
    }

    fn answer(&mut self, bytes: &mut Bytes<'_>) {
        let revision = self.session.revision();
        match self.session.question().clone() {
            Question::Choose(ask) => drop(self.session.answer(bytes.below(ask.options.len()), revision).map(<[_]>::len)),
            Question::Roll(roll) => {
                // Fair faces, or whatever somebody types.
                let faces = if bytes.below(4) == 0 { bytes.take(roll.dice.len()) } else { self.fate.roll(&roll.dice).to_vec() };
                let _ = self.session.enter_roll(&faces, revision);
            }
            Question::Draw(_, counts) => drop(self.session.enter_draw(bytes.below(counts.len() + 1), revision).map(<[_]>::len)),
            Question::Over(_) => {}
        }
    }

    fn set_right(&mut self, bytes: &mut Bytes<'_>) {
        let things = self.session.things(None);
        if let Some(thing) = things.get(bytes.below(things.len())) {
            let value = bytes.below(usize::from(thing.most) + 2) as u16;
            let _ = self.session.set_right(Correction { thing: thing.id, value }, self.session.revision(), None);
        }
    }

    /// Changes some bytes of what is saved, and goes on with it if it is taken.
    fn spoil(&mut self, bytes: &mut Bytes<'_>) {
        let text = if bytes.below(2) == 0 { self.session.snapshot() } else { self.session.record() };
        let mut spoiled = body(&text);
        for _ in 0..=bytes.below(3) {
            let at = bytes.below(spoiled.len());
            if let Some(byte) = spoiled.get_mut(at) {
                *byte = bytes.next().unwrap_or(0xff);
            }
        }
        if let Some(session) = load(&sealed(&text, &spoiled)) {
            self.session = session;
        }
    }

    fn look(&self) {
        let position = self.session.situation().state;
        position.check().unwrap_or_else(|broken| panic!("{broken}: {position:?}"));
        if let Question::Choose(ask) = self.session.question() {
            assert!(!ask.options.is_empty(), "a dead end: {position:?}");
        }
    }
}
