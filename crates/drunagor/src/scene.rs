//! The table as a picture: the map with its levels, figures, Darkness, the track and the heroes' boards.

use table::{
    Ask, Badge, Boards, Cell, CellId, Cited, Edge, Goal, Ground, Headline, Health, Key, Label, Lattice, Overlay, OverlayKind,
    Panel, Piece, PieceId, Pile, Region, Say, Scene, Seat, SeatPanel, Show, Telling,
};

use crate::choice::Choice;
use crate::content::board::Terrain;
use crate::content::language::{Condition, Token};
use crate::content::runes::{BAG, shape_name};
use crate::content::{AttackId, ItemId, MonsterId};
use crate::event::Event;
use crate::hero::Block;
use crate::key;
use crate::square::{STEPS, Square};
use crate::state::{Drunagor, Phase, Who};
use crate::telling::{condition_name, token_name};
use crate::view::View;
use crate::words::{piece, rune_name};

/// The width of a square in the picture.
const WIDTH: i32 = 1000;
/// The first number of the pieces that are things.
const CHESTS: u16 = 64;
const TRAPS: u16 = 96;
const SPOTS: u16 = 128;
const LOOTS: u16 = 160;
/// The names of the sides for style sheets, by seat.
const SIDES: [&str; 5] = ["hero1", "hero2", "hero3", "hero4", "hero5"];
/// What a closed Door is drawn as, after the kinds of terrain.
const DOOR: u16 = 6;

/// The region of squares over which a Bridge lies.
const BRIDGE: u16 = 7;

pub(crate) fn side_of(who: Seat) -> &'static str {
    SIDES.get(usize::from(who.0)).copied().unwrap_or("hero1")
}

impl Show for Drunagor {
    type View = View;

    fn view(&self, _viewer: Option<Seat>) -> View {
        self.to_view()
    }

    fn ground(&self) -> Ground {
        let cells = self.shown().map(|square| self.drawn(square)).collect();
        Ground { lattice: Lattice::Square, cells, links: Vec::new() }
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        Scene {
            ground: u32::from(self.revealed),
            headline: self.say_headline(),
            regions: regions(),
            pieces: self.pieces(),
            overlays: self.overlays(),
            panels: self.panels(),
        }
    }

    fn boards(&self, _viewer: Option<Seat>) -> Boards {
        Boards {
            orders: vec![self.order()],
            sheets: self.party().map(|who| self.sheet(who)).chain(self.forecast_sheet()).collect(),
            tokens: self.party().map(|who| self.cubes_of(who)).collect(),
            passages: self.passage().into_iter().collect(),
            ..Boards::default()
        }
    }

    fn headline(&self) -> Headline {
        self.say_headline()
    }

    fn goal(&self, _viewer: Option<Seat>) -> Option<Goal> {
        Some(self.aim())
    }

    fn left(&self) -> Vec<Say> {
        self.left_of_turn()
    }

    fn reaches(&self, piece: PieceId) -> Vec<Overlay> {
        self.reaches_of(piece)
    }

    fn reason(&self, ask: &Ask<Self>, refused: &Cited<Choice>) -> Option<Say> {
        self.reason_of(ask, refused)
    }

    fn prompt(&self, ask: &Ask<Self>) -> Say {
        self.say_prompt(ask)
    }

    fn label(&self, ask: &Ask<Self>, candidate: &Cited<Choice>) -> Label {
        self.say_label(ask, candidate)
    }

    fn telling(&self, event: &Event) -> Telling {
        self.say_event(event)
    }

    fn sources(&self) -> Vec<(&'static str, Say)> {
        let dice = [(key::DIE_D20.0, key::DIE_D20), (key::DIE_TRAP.0, key::DIE_TRAP)];
        let piles = [
            ("monster", key::CHANCE_MONSTER),
            ("chest", key::CHANCE_CHEST),
            ("rune", key::CHANCE_RUNE),
            ("attack", key::CHANCE_ATTACK_CARD),
        ];
        dice.into_iter().chain(piles).map(|(name, key)| (name, key.into())).collect()
    }

    fn seat_name(&self, seat: Seat) -> Key {
        self.name_of(Who::Hero(seat))
    }

    fn card(&self, pile: &'static str, kind: usize) -> Say {
        match pile {
            "chest" => ItemId::of(kind).map_or(key::NOUN_ITEM, |item| item.card().name).into(),
            "attack" => AttackId::of(kind).map_or(key::NOUN_SOMETHING, |id| id.card().name).into(),
            "rune" => BAG.get(kind).map_or(key::NOUN_SOMETHING.into(), |(rune, shape)| {
                key::RUNE_OF_SHAPE.with("rune", rune_name(*rune)).with("shape", shape_name(shape))
            }),
            _ => MonsterId::of(kind).map_or(key::NOUN_MONSTER, |id| id.card().name).into(),
        }
    }
}

impl Drunagor {
    fn drawn(&self, square: Square) -> Cell {
        let top = self.cell(square);
        let closed = top.is_none();
        let top = top.or_else(|| self.adventure.board().cell(square));
        let level = top.map_or(0, |cell| cell.level);
        let terrain = top.and_then(|cell| cell.terrain).map_or(0, |terrain| terrain as u16 + 1);
        let (left, top) = (i32::from(square.x()) * WIDTH, i32::from(square.y()) * WIDTH);
        let sides = STEPS.into_iter().take(crate::square::SIDES).map(|step| square.step(step));
        let sides: Vec<Option<Square>> =
            sides.map(|there| there.filter(|there| self.shown().any(|shown| shown == *there))).collect();
        let over = sides.iter().map(|there| there.map(|there| self.cell_id(there))).collect();
        // A Door of several squares is shut towards the room, and not between them.
        let edge = |there: &Option<Square>| match there {
            None => Edge::Wall,
            Some(there) if closed && self.cell(*there).is_some() => Edge::Door,
            Some(_) => Edge::Open,
        };
        Cell {
            corners: vec![(left, top), (left + WIDTH, top), (left + WIDTH, top + WIDTH), (left, top + WIDTH)],
            middle: (left + WIDTH / 2, top + WIDTH / 2),
            region: match (closed, self.is_bridge(square)) {
                (true, _) => DOOR,
                (false, true) => BRIDGE,
                (false, false) => terrain,
            },
            edges: sides.iter().map(edge).collect(),
            over,
            name: key::NOUN_SQUARE.with("x", square.x()).with("y", square.y()),
            level: level as i8,
        }
    }

    fn say_headline(&self) -> Headline {
        let (phase, turn) = match self.phase {
            Phase::Laying | Phase::Learning(..) | Phase::Placing(_) => (key::PHASE_SETUP, None),
            Phase::Track => (key::PHASE_TRACK, None),
            Phase::Turn(turn) => (key::PHASE_HERO, Some(turn.who)),
            Phase::Figures(_) => (key::PHASE_MONSTERS, None),
            Phase::Friends(owner, _) => (key::PHASE_FRIENDS, Some(owner)),
        };
        Headline { round: key::HEADLINE_ROUND.with("n", self.round), phase: phase.into(), mood: "torch", turn }
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for who in self.everybody() {
            let Some(at) = self.at(who) else { continue };
            let (glyph, side, health) = match who {
                Who::Hero(seat) => {
                    let hero = self.hero(seat);
                    (hero.id.card().name.leaf(), side_of(seat), Some(Health { now: hero.health, most: hero.most_health() }))
                }
                Who::Monster(base) => {
                    let Some(monster) = self.monster(base) else { continue };
                    let now = u8::try_from(monster.health).unwrap_or(u8::MAX);
                    let most = u8::try_from(self.most_health_of(monster)).unwrap_or(now).max(now);
                    (monster.kind.monster.card().name.leaf(), "foe", Some(Health { now, most }))
                }
                Who::Ally(no) => (self.ally(no).map_or("", |ally| ally.id.card().name.leaf()), "friend", None),
            };
            let figure = Piece::new(piece(who), self.name_of(who), glyph, side, self.cell_id(at));
            let cells = self.footprint(who).into_iter().map(|square| self.cell_id(square)).collect();
            let active = matches!(self.phase, Phase::Turn(turn) if Who::Hero(turn.who) == who);
            pieces.push(Piece { at: cells, health, badges: self.badges(who), active, ..figure });
        }
        for (nth, chest) in (CHESTS..).zip(&self.chests) {
            pieces.push(Piece::new(PieceId(nth), key::PIECE_CHEST, "chest", "thing", self.cell_id(*chest)));
        }
        for (nth, spot) in (SPOTS..).zip(&self.spots) {
            pieces.push(Piece::new(PieceId(nth), spot.scene.card().name, "token", "thing", self.cell_id(spot.at)));
        }
        for npc in self.npcs() {
            let health = Some(Health { now: npc.health, most: npc.id.card().health });
            let token = Piece::new(piece(Who::Ally(npc.no)), npc.id.card().name, "npc", "friend", self.cell_id(npc.at));
            pieces.push(Piece { health, ..token });
        }
        for (nth, loot) in (LOOTS..).zip(&self.loots) {
            pieces.push(Piece::new(PieceId(nth), key::PIECE_LOOT, "chest", "thing", self.cell_id(*loot)));
        }
        for (nth, trap) in (TRAPS..).zip(&self.traps) {
            let there = trap.at.squares().into_iter().find(|square| self.shown().any(|shown| shown == *square));
            pieces.extend(there.map(|at| Piece::new(PieceId(nth), key::PIECE_TRAP, "trap", "thing", self.cell_id(at))));
        }
        pieces
    }

    /// Tokens and conditions that stick to somebody.
    fn badges(&self, who: Who) -> Vec<Badge> {
        let Some(tokens) = self.tokens(who) else { return Vec::new() };
        let counted = Token::CONDITIONS.into_iter().chain(Token::RESOURCES);
        let counted = counted.map(|token| (token_name(token), tokens.count(token)));
        let had = Condition::ALL.into_iter().map(|condition| (condition_name(condition), u8::from(tokens.has(condition))));
        let there = counted.chain(had).filter(|(_, count)| *count > 0);
        there.map(|(name, count)| Badge { glyph: name.leaf(), name: name.into(), count }).collect()
    }

    fn overlays(&self) -> Vec<Overlay> {
        let cells: Vec<CellId> = self.darkness.iter().map(|square| self.cell_id(square)).collect();
        let dark = Overlay { kind: OverlayKind::Shadow, name: key::OVERLAY_DARKNESS.into(), cells };
        self.forecast_overlays().into_iter().chain([dark]).filter(|overlay| !overlay.cells.is_empty()).collect()
    }

    fn panels(&self) -> Vec<Panel> {
        let seat = |who: Seat| {
            let hero = self.hero(who);
            Panel::Seat(SeatPanel {
                seat: who,
                player: who,
                piece: Some(piece(Who::Hero(who))),
                name: self.name_of(Who::Hero(who)),
                glyph: hero.id.card().name.leaf(),
                side: side_of(who),
                health: Some(Health { now: hero.health, most: hero.most_health() }),
                lines: vec![
                    key::LINE_CUBES.with("n", hero.pool()),
                    key::LINE_CURSES.with("n", hero.blocks(Block::Curse)).with("most", hero.most_curses()),
                    key::LINE_TRAUMAS.with("n", hero.blocks(Block::Trauma)).with("most", hero.most_traumas()),
                ],
                cards: Vec::new(),
                active: matches!(self.phase, Phase::Turn(turn) if turn.who == who),
            })
        };
        let runes = Pile { name: key::PILE_RUNES.into(), glyph: "rune", left: self.bag.count_ones() as u8, contents: Vec::new() };
        self.party().map(seat).chain([Panel::Pile(runes)]).collect()
    }
}

fn regions() -> Vec<Region> {
    let region = |name: Key, terrain| Region { name: name.into(), note: name.into(), terrain, tint: 0, glyph: "", holds: 0 };
    debug_assert_eq!(Terrain::Darkness as u16 + 2, DOOR);
    vec![
        region(key::GROUND_FLOOR, "marble"),
        region(key::GROUND_WATER, "water"),
        region(key::GROUND_LAVA, "lava"),
        region(key::GROUND_MIASMA, "miasma"),
        region(key::GROUND_SPIKES, "spikes"),
        region(key::GROUND_DARKNESS, "dark"),
        region(key::GROUND_DOOR, "wood"),
        region(key::GROUND_BRIDGE, "wood"),
    ]
}
