//! The workshop: a Maneuver that somebody typed, in the hand of its Champion before Minos.
//!
//! Only modules with the feature `workshop` have it. The typed card takes the place of the Champion's first one (`try_out`), because a place of
//! its own would be another number of cards, and with it another layout of every table.

use std::sync::LazyLock;

use cards::{Card, Notation, Term, Unfit, Workshop};
use table::{Game as _, Key, Seats};

use crate::board::{AreaId, Dir, Space};
use crate::content::{ChampionId, ConfrontationId, Maneuver, ManeuverId};
use crate::key;
use crate::setup::{Mode, Setup};
use crate::state::{Cards, Cover, Dante, DeckCard, Phase, Place, Top};

/// How a typed card is called, and what it says: whoever shows it knows both.
const NAME: Key = Key("workshop.card");
const TEXT: Key = Key("workshop.card-text");

/// What only a Malefactor does.
const OF_FOES: &[&str] = &[
    "approach",
    "approach-climb",
    "distance",
    "straight",
    "face",
    "advance-to",
    "bewitch",
    "disable",
    "upheave",
    "erode",
    "hold",
    "throw",
    "throw-along",
    "throw-foe",
    "release",
    "enrage",
    "fortify",
    "regenerate",
    "raise",
    "arcana",
    "ends",
    "fly-away",
    "reappear",
    "destroyer",
    "amass",
    "minions",
    "arrest",
    "polymorph",
    "destroy",
    "wreck",
    "hurl",
    "throw-spear",
    "retrieve",
    "test",
];

const UNREAD: Unfit = Unfit { field: "", what: "this card has a field that the rules have no value for" };

/// The largest number on a typed card. Dice, hits and damage are multiplied with each other, and stay what they are up to here.
const LARGEST: i32 = 10;

static NOTATION: LazyLock<Notation> =
    LazyLock::new(|| Notation::open(include_bytes!(concat!(env!("OUT_DIR"), "/notation.bin")), LARGEST));

impl Workshop for Dante {
    const DECKS: &'static [(&'static str, &'static str)] = &[("maneuver", key::WORKSHOP_MANEUVER.0)];

    fn notation() -> &'static Notation {
        &NOTATION
    }

    fn judge(_deck: &str, card: &Card) -> Result<(), Unfit> {
        let does: Vec<&Term> = card.fields.iter().filter(|(field, _)| field == "does").map(|(_, term)| term).collect();
        if does.iter().any(|term| term.has("effect", OF_FOES)) {
            return Err(Unfit { field: "does", what: "only a Malefactor does this, and Maneuvers are of Champions" });
        }
        Ok(())
    }

    fn lay(deck: &str, card: &Card) -> Result<Self, Unfit> {
        Self::judge(deck, card)?;
        ManeuverId::put_back();
        let maneuver = Maneuver::read(card, NAME, TEXT).ok_or(UNREAD)?;
        let place = ManeuverId::ALL.into_iter().find(|place| place.printed().of == maneuver.of).ok_or(UNREAD)?;
        // It is in the deck that is begun with, of whatever Level it is.
        place.try_out(Maneuver { level: place.printed().level, ..maneuver });
        table(maneuver.of)
    }
}

/// The Champion, or the first one as a Capybara where the Maneuver is nobody's, stands behind Minos with all cards in hand and enough Vigor, another one before him, and everybody takes actions.
fn table(of: Option<ChampionId>) -> Result<Dante, Unfit> {
    let who = of.unwrap_or(ChampionId::Artist);
    let mode = Mode::default();
    let setup = Setup { confrontation: ConfrontationId::Limbo, champions: ChampionId::ALL.to_vec(), mode, choose: false };
    let mut game = Dante::begin(&setup).map_err(|_| UNREAD)?;
    (game.round, game.passed, game.phase) = (1, Seats::NONE, Phase::Actions);
    let behind = Space::of(AreaId::at(2, 1), Dir::North);
    for champion in ChampionId::ALL {
        let one = game.champion_mut(champion);
        one.slots.iter_mut().for_each(|slot| slot.cover = Cover::Open);
        if champion == who {
            one.polymorphed = of.is_none();
            (one.place, one.hand, one.deck) = (Place::On(behind), Cards::first(one.maneuvers.len()), Cards::NONE);
        }
    }
    for tray in game.all_trays() {
        let deck = game.tray_mut(tray);
        deck.top = deck.pack.card().cards.first().map(|id| Top::Known(DeckCard::Action(*id)));
        deck.unseen = deck.unseen.without(0);
    }
    match game.check() {
        Ok(()) => Ok(game),
        Err(_) => Err(UNREAD),
    }
}
