//! The table as a picture: the Areas with their Levels, who stands where, the Fierceness Track and the decks.

use table::{
    Badge, Boards, Cell, Edge, Goal, Ground, Headline, Health, Key, Label, Lattice, Overlay, OverlayKind, Panel, Piece, Region,
    Say, Scene, Seat, SeatPanel, Show, Telling, Track,
};

use crate::board::{AreaId, Dir, Space};
use crate::cells::{cell, centre};
use crate::choice::Choice;
use crate::content::{ChampionId, VIGOR_MOST};
use crate::event::Event;
use crate::key;
use crate::state::{Dante, FoeNo, Furniture, Phase, Place, Spear};
use crate::view::View;
use crate::words::{
    area_name, champion_piece, foe_piece, furniture_name, furniture_piece, minion_piece, place_words, spear_piece,
};

/// Half the side of an Area, and half that of its Central Space, in thousandths of a cell's width.
const HALF: i32 = 1300;
const MIDDLE: i32 = 520;

/// The names of the sides for style sheets, by Champion.
const SIDES: [&str; 4] = ["hero1", "hero2", "hero3", "hero4"];

impl Show for Dante {
    type View = View;

    fn view(&self, _viewer: Option<Seat>) -> View {
        self.to_view()
    }

    fn ground(&self) -> Ground {
        let cells = AreaId::all().flat_map(|area| {
            let spaces = area.spaces().map(|space| self.space_cell(space));
            core::iter::once(self.centre_cell(area)).chain(spaces).collect::<Vec<_>>()
        });
        Ground { lattice: Lattice::Square, cells: cells.collect(), links: Vec::new() }
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        Scene {
            ground: self.ground_number(),
            headline: self.headline_now(),
            regions: AreaId::all().map(|area| self.region_of(area)).collect(),
            pieces: self.pieces(),
            overlays: self.overlays(),
            panels: self.panels(),
        }
    }

    fn headline(&self) -> Headline {
        self.headline_now()
    }

    fn goal(&self, _viewer: Option<Seat>) -> Option<Goal> {
        Some(self.aim())
    }

    fn left(&self) -> Vec<Say> {
        self.left_of_turn()
    }

    fn boards(&self, _viewer: Option<Seat>) -> Boards {
        self.all_boards()
    }

    fn prompt(&self, ask: &table::Ask<Self>) -> Say {
        self.asked(&ask.about)
    }

    fn label(&self, ask: &table::Ask<Self>, candidate: &table::Cited<Choice>) -> Label {
        self.words_of(&ask.about, &candidate.choice)
    }

    fn reason(&self, _ask: &table::Ask<Self>, refused: &table::Cited<Choice>) -> Option<Say> {
        self.reason_for(refused)
    }

    fn telling(&self, event: &Event) -> Telling {
        self.words_for(event)
    }

    fn sources(&self) -> Vec<(&'static str, Say)> {
        let maneuvers =
            ChampionId::ALL.map(|who| (crate::champions::maneuver_pile(who), key::PILE_MANEUVERS.with("who", who.name())));
        let trays = self.all_trays().map(|tray| (crate::malefactors::tray_pile(tray), self.tray_name(tray).into()));
        let piles = [
            (key::DIE_FATE.0, key::DIE_FATE),
            ("treasure", key::PILE_TREASURES),
            ("sin", key::PILE_SINS),
            ("finding", key::PILE_FINDINGS),
            ("wound", key::PILE_WOUNDS),
            ("arcana", key::PILE_ARCANA),
            ("discard", key::PILE_DISCARD),
        ];
        piles.map(|(name, key)| (name, key.into())).into_iter().chain(maneuvers).chain(trays).collect()
    }

    fn seat_name(&self, seat: Seat) -> Key {
        self.called(seat)
    }

    fn card(&self, pile: &'static str, kind: usize) -> Say {
        self.card_name(pile, kind)
    }
}

pub(crate) fn side_of(who: ChampionId) -> &'static str {
    SIDES.get(who.number()).copied().unwrap_or("hero1")
}

pub(crate) const fn glyph_of(who: ChampionId) -> &'static str {
    match who {
        ChampionId::Artist => "artist",
        ChampionId::Devotee => "devotee",
        ChampionId::Mercenary => "mercenary",
        ChampionId::Outlaw => "outlaw",
    }
}

const fn furniture_glyph(piece: Furniture) -> &'static str {
    match piece {
        Furniture::Ark => "ark",
        Furniture::Palisade => "palisade",
        Furniture::SmallPillar => "small-pillar",
        Furniture::LargePillar => "large-pillar",
        Furniture::Collapsed => "collapsed",
    }
}

fn middle_of(area: AreaId) -> (i32, i32) {
    (i32::from(area.column()) * 2 * HALF, i32::from(area.row()) * 2 * HALF)
}

/// Corners of a square around a middle, clockwise from the north-west.
fn square((x, y): (i32, i32), half: i32) -> [(i32, i32); 4] {
    [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
}

impl Dante {
    fn centre_cell(&self, area: AreaId) -> Cell {
        Cell {
            corners: square(middle_of(area), MIDDLE).to_vec(),
            middle: middle_of(area),
            region: u16::from(area.0),
            over: area.spaces().map(|space| Some(cell(space))).collect(),
            edges: vec![Edge::Open; 4],
            name: key::PLACE_CENTRE.with("where", area_name(area)),
            level: self.height(area) as i8,
        }
    }

    /// A Space is the part of an Area between its outer edge and the Central Space.
    fn space_cell(&self, space: Space) -> Cell {
        let (area, dir) = (space.area(), space.dir());
        let (outer, inner) = (square(middle_of(area), HALF), square(middle_of(area), MIDDLE));
        let at = usize::from(dir.number());
        let corner = |square: &[(i32, i32); 4], nth: usize| square.get(nth % 4).copied().unwrap_or_default();
        let turned = |by: u8| Dir::ALL.get(usize::from((dir.number() + by) % 4)).map(|side| cell(Space::of(area, *side)));
        let corners = vec![corner(&outer, at), corner(&outer, at + 1), corner(&inner, at + 1), corner(&inner, at)];
        let sum = |pick: fn(&(i32, i32)) -> i32| corners.iter().map(pick).sum::<i32>() / 4;
        let across = area.next(dir).map(|beside| cell(Space::of(beside, dir.opposite())));
        let up = if self.stairs.has(space) { Edge::Stairs } else { Edge::Open };
        Cell {
            middle: (sum(|corner| corner.0), sum(|corner| corner.1)),
            corners,
            region: u16::from(area.0),
            over: vec![across, turned(1), Some(centre(area)), turned(3)],
            edges: vec![up, Edge::Open, Edge::Open, Edge::Open],
            name: place_words(key::PLACE_SPACE, space),
            level: self.level_of(space) as i8,
        }
    }

    /// Another number whenever the ground is another one.
    fn ground_number(&self) -> u32 {
        let spaces = Space::all().map(|space| u32::from(self.level_of(space)) * 2 + u32::from(self.stairs.has(space)));
        spaces.fold(0x811c_9dc5, |number, part| (number ^ part).wrapping_mul(0x0100_0193))
    }

    fn headline_now(&self) -> Headline {
        let (phase, mood) = match self.phase {
            Phase::Quick(_) => (key::PHASE_QUICK, "ash"),
            Phase::Laying => (key::PHASE_LAYING, "ash"),
            Phase::CleanUp => (key::PHASE_CLEAN_UP, "ash"),
            Phase::Rebuild => (key::PHASE_REBUILD, "ash"),
            Phase::Preparation => (key::PHASE_PREPARATION, "ash"),
            Phase::Actions => (key::PHASE_ACTIONS, "ash"),
            Phase::Malefactors(_) => (key::PHASE_MALEFACTORS, "night"),
        };
        Headline { round: key::HEADLINE_ROUND.with("n", self.round), phase: phase.into(), mood, turn: None }
    }

    fn region_of(&self, area: AreaId) -> Region {
        let height = self.height(area);
        let note = if height > 0 { key::NOTE_BUILDING.with("n", height) } else { key::NOTE_GROUND.into() };
        let glyph = if self.traps.has(area) { "trap" } else { "" };
        Region {
            name: area_name(area).into(),
            note,
            terrain: if height > 0 { "stone" } else { "ground" },
            tint: 0,
            glyph,
            holds: 0,
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let furniture = Space::all().filter_map(|space| {
            let piece = self.furniture_on(space)?;
            Some(Piece::new(furniture_piece(space), furniture_name(piece), furniture_glyph(piece), "thing", cell(space)))
        });
        let foes = self.all_foes().filter(|foe| !self.foe(*foe).flown).map(|foe| self.foe_figure(foe));
        let minions = self
            .all_minions()
            .map(|(nth, space)| Piece::new(minion_piece(nth), key::PIECE_MINION, "minion", "lord", cell(space)));
        let spears = self.all_foes().filter_map(|foe| match self.foe(foe).spear {
            Spear::Stuck(area) => Some(Piece::new(spear_piece(foe), key::PIECE_SPEAR, "spear", "lord", centre(area))),
            Spear::Off => None,
        });
        let champions = ChampionId::ALL.into_iter().map(|who| self.champion_figure(who));
        furniture.chain(foes).chain(spears).chain(minions).chain(champions).collect()
    }

    /// What the visible cards would do, and the arcs of every Malefactor in its own Area.
    fn overlays(&self) -> Vec<Overlay> {
        let foes = self.all_foes().filter(|foe| !self.is_defeated(*foe) && !self.foe(*foe).flown);
        let arcs = foes.flat_map(|foe| {
            let foe = self.foe(foe);
            let arc = |kind, name: Key, like: &dyn Fn(Dir) -> bool| Overlay {
                kind,
                name: name.into(),
                cells: Dir::ALL.into_iter().filter(|dir| like(*dir)).map(|dir| cell(Space::of(foe.at, dir))).collect(),
            };
            let (front, back) = (foe.facing, foe.facing.opposite());
            [
                arc(OverlayKind::Front, key::ARC_FRONT, &|dir| dir == front),
                arc(OverlayKind::Flank, key::ARC_FLANK, &|dir| dir != front && dir != back),
                arc(OverlayKind::Back, key::ARC_BACK, &|dir| dir == back),
            ]
        });
        let forecast = self.forecast().map(|seen| self.forecast_overlays(&seen)).unwrap_or_default();
        arcs.chain(forecast).collect()
    }

    fn foe_figure(&self, no: FoeNo) -> Piece {
        let foe = self.foe(no);
        let now = self.trays_of(no).map(|tray| self.tray(tray).left() as u8).sum::<u8>();
        let most = now + self.trays_of(no).map(|tray| self.wounds_on(tray)).sum::<u8>();
        let mut badges = Vec::new();
        let mut stick = |glyph, name: Key, count: u8| {
            if count > 0 {
                badges.push(Badge { glyph, name: name.into(), count });
            }
        };
        stick("enrage", key::THING_ENRAGE, foe.enrage);
        stick("fortify", key::THING_FORTIFY, foe.fortify);
        Piece {
            facing: Some(foe.facing.number()),
            health: Some(Health { now, most }),
            badges,
            // Each has a picture of its own, by its name: two of them stand on many a board.
            ..Piece::new(foe_piece(no), foe.id.card().name, foe.id.card().name.leaf(), "lord", centre(foe.at))
        }
    }

    /// A Champion stands on its Space; who is HELD is shown where its Malefactor is.
    fn champion_figure(&self, who: ChampionId) -> Piece {
        let champion = self.champion(who);
        let at = match champion.place {
            Place::On(space) => cell(space),
            Place::Held(foe) => centre(self.foe(foe).at),
            Place::Arrested(space) => cell(space),
        };
        let mut badges = Vec::new();
        let mut stick = |glyph, name: Key, count: u8| {
            if count > 0 {
                badges.push(Badge { glyph, name: name.into(), count });
            }
        };
        stick("arrested", key::BADGE_ARRESTED, u8::from(champion.is_arrested()));
        stick("capybara", key::BADGE_CAPYBARA, u8::from(champion.polymorphed));
        stick("held", key::BADGE_HELD, u8::from(matches!(champion.place, Place::Held(_))));
        stick("empower", key::THING_EMPOWER, champion.tokens.empower);
        stick("inspiration", key::THING_INSPIRATION, champion.tokens.inspiration);
        stick("wound", key::BADGE_WOUNDS, self.wounds_of(who));
        Piece {
            health: Some(Health { now: champion.vigor, most: VIGOR_MOST }),
            badges,
            ..Piece::new(champion_piece(who), who.name(), glyph_of(who), side_of(who), at)
        }
    }

    /// Wounds and Sins that count towards the defeat of a Champion.
    pub(crate) fn wounds_of(&self, who: ChampionId) -> u8 {
        let champion = self.champion(who);
        let slots = champion.slots.iter().filter(|slot| slot.cover.is_condition()).count() as u8;
        champion.wounds + slots
    }

    fn panels(&self) -> Vec<Panel> {
        let seats = (0..self.players).map(Seat).map(|seat| Panel::Seat(self.seat_panel(seat)));
        let trays = self.all_trays().map(|tray| {
            let (left, gone) = (self.tray(tray).left() as u8, self.wounds_on(tray));
            let note = key::BOARD_STURDINESS
                .with("n", self.sturdiness(tray))
                .with("threshold", self.tray(tray).pack.card().threshold)
                .with("endurance", self.tray(tray).endurance);
            Panel::Track(Track { name: self.tray_name(tray).into(), note, glyph: "deck", now: left, most: (left + gone).max(1) })
        });
        seats.chain(trays).collect()
    }

    fn seat_panel(&self, seat: Seat) -> SeatPanel {
        let who = ChampionId::ALL.into_iter().find(|who| self.champion(*who).player == Some(seat)).unwrap_or(ChampionId::Artist);
        let champion = self.champion(who);
        let hand = champion.hand.iter().map(|card| {
            let maneuver = self.maneuver(who, card);
            table::Card { name: maneuver.name.into(), text: maneuver.text.into(), glyph: "maneuver" }
        });
        let sins = champion.sins.iter().map(|sin| table::Card {
            name: sin.card().name.into(),
            text: sin.card().text.into(),
            glyph: "sin",
        });
        SeatPanel {
            seat,
            player: seat,
            piece: Some(champion_piece(who)),
            name: who.name(),
            glyph: glyph_of(who),
            side: side_of(who),
            health: Some(Health { now: champion.vigor, most: VIGOR_MOST }),
            lines: self.lines_of(who),
            cards: hand.chain(sins).collect(),
            active: self.phase == Phase::Actions && !self.passed.has(seat),
        }
    }

    /// What is to be known of a Champion at a glance: its place on the Fierceness Track, its deck, its tokens.
    fn lines_of(&self, who: ChampionId) -> Vec<Say> {
        let champion = self.champion(who);
        let fierce = self.fierceness.iter().position(|other| *other == who).unwrap_or(0) as u8 + 1;
        let tokens = champion.tokens;
        let mut lines = vec![key::SHEET_FIERCE.with("n", fierce), key::SHEET_DECK.with("n", champion.deck.len())];
        let counts = [
            (key::SHEET_EMPOWER, tokens.empower),
            (key::SHEET_INSPIRATION, tokens.inspiration),
            (key::SHEET_AGGRESSIVENESS, tokens.aggressiveness),
            (key::SHEET_PROWESS, tokens.prowess),
            (key::SHEET_WILLPOWER, tokens.willpower),
        ];
        lines.extend(counts.into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| key.with("n", count)));
        lines
    }
}
