//! Positions written by hand, for examples and tests.

mod placed;

use placed::Placed;
use serde::Deserialize;
use table::{Arrange, Game, Seats};

use crate::board::{AreaId, COLUMNS, Dir, ROWS, Space};
use crate::content::{ActionId, ChampionId, ConfrontationId, FindingId, MalefactorId};
use crate::setup::{Mode, Setup};
use crate::state::{Cards, Cover, Dante, DeckCard, Furniture, Held, Phase, Spear, Top, TrayNo};

/// A position as a file describes it. The default is the Taking Actions window of round 1 on an empty board: four players, no
/// Furniture, free Slots, empty hands, Minos in C2 facing south, all of his cards unseen but the first.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrangement {
    #[serde(default, rename = "champion")]
    champions: Vec<Placed>,
    /// The Confrontation whose Malefactors are there; Limbo by default.
    confrontation: Option<ConfrontationId>,
    /// The Champions with a player; all four by default.
    players: Option<Vec<ChampionId>>,
    #[serde(default)]
    mode: Mode,
    /// Whether the players choose what they gain in Quick Combat.
    #[serde(default)]
    choose: bool,
    #[serde(default = "one")]
    round: u16,
    #[serde(default)]
    phase: Moment,
    /// The deck that is played next in the Malefactors' Turn.
    #[serde(default)]
    next: u8,
    /// The Fierceness Track.
    fierceness: Option<[ChampionId; 4]>,
    #[serde(default, rename = "foe")]
    foes: Vec<Standing>,
    /// Areas with Buildings, by their Levels.
    #[serde(default)]
    buildings: Vec<Building>,
    /// Spaces with Stairs, as `"C2 north"`.
    #[serde(default)]
    stairs: Vec<String>,
    #[serde(default)]
    furniture: Vec<Piece>,
    /// Spaces with Minions.
    #[serde(default)]
    minions: Vec<String>,
    /// Areas with Traps.
    #[serde(default)]
    traps: Vec<String>,
    /// Findings left in the deck; all of them by default.
    findings: Option<Vec<FindingId>>,
    /// Whether all Sins that nobody has lie in their discard pile.
    #[serde(default)]
    sins_spent: bool,
    /// Whether no Arcana card is left.
    #[serde(default)]
    arcana_spent: bool,
}

/// Where play stands.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Moment {
    Laying,
    CleanUp,
    Rebuild,
    Preparation,
    #[default]
    Actions,
    Malefactors,
}

const fn one() -> u16 {
    1
}

/// A Malefactor of the Confrontation, in its order.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Standing {
    id: MalefactorId,
    at: Option<String>,
    facing: Option<Dir>,
    /// The top card of its first deck.
    top: Option<ActionId>,
    /// The cards left in its first deck besides the top one; the others are discarded.
    cards: Option<usize>,
    #[serde(default)]
    enrage: u8,
    #[serde(default)]
    fortify: u8,
    /// Whether it has FLOWN AWAY.
    #[serde(default)]
    flown: bool,
    /// The Furniture that it HOLDS.
    holds: Option<Furniture>,
    /// Whether an Arcana card lies on top of its first deck.
    #[serde(default)]
    arcana: bool,
    /// Whether all of its cards are discarded.
    #[serde(default)]
    defeated: bool,
    /// The Area in which its Spear is STUCK.
    spear: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Building {
    at: String,
    levels: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Piece {
    at: String,
    piece: Furniture,
}

fn area(name: &str) -> Result<AreaId, String> {
    let wrong = || format!("`{name}` is no Area: they are called A1 to E3");
    let mut letters = name.chars();
    let column =
        letters.next().and_then(|letter| (letter as u32).checked_sub('A' as u32)).filter(|column| *column < u32::from(COLUMNS));
    let row = letters.as_str().parse::<u8>().ok().and_then(|row| row.checked_sub(1)).filter(|row| *row < ROWS);
    column.zip(row).map(|(column, row)| AreaId::at(column as u8, row)).ok_or_else(wrong)
}

fn space(name: &str) -> Result<Space, String> {
    let (place, side) = name.split_once(' ').ok_or_else(|| format!("`{name}` is no Space: write `C2 north`"))?;
    let dir = match side {
        "north" => Dir::North,
        "east" => Dir::East,
        "south" => Dir::South,
        "west" => Dir::West,
        _ => return Err(format!("`{side}` is no side")),
    };
    Ok(Space::of(area(place)?, dir))
}

impl Arrange for Dante {
    type Position = Arrangement;

    fn arrange(position: &Arrangement) -> Result<Self, String> {
        let champions = position.players.clone().unwrap_or_else(|| ChampionId::ALL.to_vec());
        let confrontation = position.confrontation.unwrap_or(ConfrontationId::Limbo);
        let setup = Setup { confrontation, champions, mode: position.mode, choose: position.choose };
        let mut game = Self::begin(&setup).map_err(|error| error.to_string())?;
        if matches!(position.phase, Moment::Laying) {
            return Ok(game);
        }
        (game.round, game.passed) = (position.round, Seats::NONE);
        game.phase = match position.phase {
            Moment::Laying => Phase::Laying,
            Moment::CleanUp => Phase::CleanUp,
            Moment::Rebuild => Phase::Rebuild,
            Moment::Preparation => Phase::Preparation,
            Moment::Actions => Phase::Actions,
            Moment::Malefactors => Phase::Malefactors(TrayNo(position.next)),
        };
        game.fierceness = position.fierceness.unwrap_or(game.fierceness);
        game.lay_ground(position)?;
        game.stand_foes(position)?;
        for placed in &position.champions {
            game.place(placed)?;
        }
        if position.sins_spent {
            let mut left = game.sins;
            game.sins_spent.pour(&mut left);
            game.sins = left;
        }
        if position.arcana_spent {
            game.arcana = table::Bag::EMPTY;
        }
        game.check().map_err(|broken| format!("{} is wrong (rule {})", broken.what, Self::catalogue().id(broken.rule)))?;
        Ok(game)
    }
}

impl Dante {
    fn lay_ground(&mut self, position: &Arrangement) -> Result<(), String> {
        self.heights.fill(0);
        self.stairs = crate::board::Spaces::default();
        self.furniture = Default::default();
        for building in &position.buildings {
            if let Some(height) = self.heights.get_mut(usize::from(area(&building.at)?.0)) {
                *height = building.levels;
            }
        }
        for stairs in &position.stairs {
            self.stairs = self.stairs.and(space(stairs)?);
        }
        for piece in &position.furniture {
            self.put_furniture(space(&piece.at)?, Some(piece.piece));
        }
        for (nth, minion) in position.minions.iter().enumerate() {
            *self.minions.get_mut(nth).ok_or("there are four Minions")? = Some(space(minion)?);
        }
        for trap in &position.traps {
            self.traps = self.traps.and(area(trap)?);
        }
        if let Some(left) = &position.findings {
            self.findings = table::Bag::EMPTY;
            left.iter().for_each(|finding| self.findings.add(finding.kind()));
        }
        for champion in &mut self.champions {
            champion.slots.iter_mut().for_each(|slot| slot.cover = Cover::Open);
            if champion.is_companion() {
                champion.ready = crate::content::READINESS;
            }
        }
        Ok(())
    }

    fn stand_foes(&mut self, position: &Arrangement) -> Result<(), String> {
        for standing in &position.foes {
            let no = self.all_foes().find(|foe| self.foe(*foe).id == standing.id).ok_or("that Malefactor is elsewhere")?;
            let foe = self.foe_mut(no);
            if let Some(at) = &standing.at {
                foe.at = area(at)?;
            }
            foe.facing = standing.facing.unwrap_or(foe.facing);
            (foe.enrage, foe.fortify, foe.flown) = (standing.enrage, standing.fortify, standing.flown);
            foe.holds = standing.holds.map(Held::Furniture);
            if let Some(at) = &standing.spear {
                foe.spear = Spear::Stuck(area(at)?);
            }
        }
        for tray in self.all_trays() {
            let owner = self.tray(tray).owner;
            let wanted = position.foes.iter().find(|standing| standing.id == self.foe(owner).id);
            let first = self.trays_of(owner).next() == Some(tray);
            let deck = self.tray_mut(tray);
            let cards = deck.pack.card().cards;
            let top = wanted.and_then(|standing| standing.top).filter(|_| first);
            let nth =
                top.map_or(Some(0), |top| cards.iter().position(|other| *other == top)).ok_or("that card is in another deck")?;
            deck.top = cards.get(nth).map(|id| Top::Known(DeckCard::Action(*id)));
            deck.unseen = deck.unseen.without(nth as u8);
            if wanted.is_some_and(|standing| standing.arcana) && first {
                deck.unseen = deck.unseen.and(nth as u8);
                deck.top = Some(Top::Hidden);
            }
            if wanted.is_some_and(|standing| standing.defeated) {
                deck.top = None;
                deck.unseen = Cards::NONE;
                deck.discard = cards.iter().map(|id| DeckCard::Action(*id)).collect();
                continue;
            }
            let left = wanted.and_then(|standing| standing.cards).filter(|_| first).unwrap_or(cards.len());
            while usize::from(deck.unseen.len()) > left {
                let Some(last) = deck.unseen.iter().last() else { break };
                deck.unseen = deck.unseen.without(last);
                deck.discard.extend(cards.get(usize::from(last)).map(|id| DeckCard::Action(*id)));
            }
        }
        Ok(())
    }
}
