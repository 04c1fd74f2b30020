//! The table as a picture: the road, what stands on it, the tracks and the hero sheets.

use table::{
    Badge, Card, Cell, CellId, Ground, Headline, Health, Key, Label, Lattice, Link, Overlay, OverlayKind, Panel, Piece, Pile,
    Region, Say, Scene, Seat, SeatPanel, Show, Telling, Track,
};

use crate::choice::Choice;
use crate::content::{Circle, DESPAIR_DICE_MOST, DESPAIR_TRACK, DOOM_MOST, FOURTH_HEALTH, GiftId, LORD_TRACK, LegionId};
use crate::dice::Level;
use crate::event::Event;
use crate::key;
use crate::movement::Way;
use crate::state::{Apocalypse, AreaId, Enemy, Phase};
use crate::view::View;
use crate::words::{ambush_piece, card, enemy_piece, gift_name, hero_piece, token_piece};

/// Half the width of an area in the picture.
const HALF: i32 = 500;
/// How far Hell lies below the lowest area.
const HELL_BELOW: i32 = 1600;
/// The names of the sides for style sheets, by seat.
const SIDES: [&str; 5] = ["hero1", "hero2", "hero3", "hero4", "hero5"];

impl Show for Apocalypse {
    type View = View;

    fn view(&self, _viewer: Option<Seat>) -> View {
        self.to_view()
    }

    fn ground(&self) -> Ground {
        let areas = self.map.map().areas;
        let cell = |nth: u16, (x, y): (i32, i32), name: Key| Cell {
            corners: vec![(x - HALF, y - HALF), (x + HALF, y - HALF), (x + HALF, y + HALF), (x - HALF, y + HALF)],
            middle: (x, y),
            region: nth,
            over: vec![None; 4],
            name: name.into(),
            level: 0,
            edges: Vec::new(),
        };
        let lowest = areas.iter().map(|area| area.place.1).max().unwrap_or(0);
        let widest = areas.iter().map(|area| area.place.0).max().unwrap_or(0);
        let hell = cell(areas.len() as u16, (widest / 2, lowest + HELL_BELOW), key::AREA_HELL);
        let links = self.map_areas().flat_map(|from| {
            let next = self.next_areas(from, Way::Toward);
            next.into_iter().map(move |to| Link { from: CellId(u16::from(from.0)), to: CellId(u16::from(to.0)), one_way: false })
        });
        Ground {
            lattice: Lattice::Areas,
            cells: (0..).zip(areas).map(|(nth, area)| cell(nth, area.place, area.name)).chain([hell]).collect(),
            links: links.collect(),
        }
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        Scene {
            ground: 0,
            headline: self.headline(),
            regions: self.map_areas().chain([AreaId::HELL]).map(|at| self.region_of(at)).collect(),
            pieces: self.pieces(),
            overlays: self.overlays(),
            panels: self.panels(),
        }
    }

    fn label(&self, choice: &Choice) -> Label {
        self.words_of(choice)
    }

    fn telling(&self, event: &Event) -> Telling {
        self.words_for(event)
    }

    fn seat_name(&self, seat: Seat) -> Key {
        self.called(seat)
    }

    fn card(&self, pile: &'static str, kind: usize) -> Say {
        card(self, pile, kind)
    }
}

impl Apocalypse {
    fn headline(&self) -> Headline {
        let (phase, mood) = match self.phase {
            Phase::Laying | Phase::StartingGifts => (key::PHASE_SETUP, "day"),
            Phase::NewCaptain | Phase::Arrivals(_) => (key::PHASE_NEW_CAPTAIN, "day"),
            Phase::Team(_) => (key::PHASE_TEAM, "day"),
            Phase::Dawn(_) | Phase::Turn(..) => (key::PHASE_HERO, "day"),
            Phase::Despair | Phase::Wraps(_) => (key::PHASE_DESPAIR, "night"),
            Phase::MinionsAttack(_) => (key::PHASE_MINIONS_ATTACK, "night"),
            Phase::MinionsMove => (key::PHASE_MINIONS_MOVE, "night"),
            Phase::MinionsSpawn => (key::PHASE_MINIONS_SPAWN, "night"),
            Phase::AmbushPowers(_) | Phase::Ambush(_) => (key::PHASE_AMBUSH, "night"),
            Phase::Companions | Phase::Gate | Phase::HellHeroes(_) | Phase::HellEnemies | Phase::HellEnds => {
                (key::PHASE_HELL, "hell")
            }
        };
        let round = if self.turn == 0 { key::HEADLINE_BEFORE.into() } else { key::HEADLINE_TURN.with("n", self.turn) };
        Headline { round, phase: phase.into(), mood, turn: self.whose_turn() }
    }

    fn region_of(&self, at: AreaId) -> Region {
        let terrain = match at {
            AreaId::HELL => "hell",
            _ if self.shadow.has(at) => "shadow",
            AreaId::START => "start",
            _ => "road",
        };
        Region { name: self.area_name(at).into(), note: self.area_note(at), terrain, tint: 0, glyph: "", holds: 0 }
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for at in self.map_areas().chain([AreaId::HELL]) {
            self.pieces_in(at, &mut pieces);
        }
        for fourth in &self.fourths {
            let (card, enemy) = (fourth.id.card(), Enemy::Fourth(fourth.id));
            let health = Health { now: FOURTH_HEALTH.saturating_sub(fourth.hits), most: FOURTH_HEALTH };
            let piece = Piece::new(enemy_piece(fourth.at, enemy), card.name, card.glyph, "foe", self.cell(fourth.at));
            pieces.push(Piece { health: Some(health), ..piece });
        }
        self.lord_pieces(&mut pieces);
        for who in self.seats_all() {
            if let Some(at) = self.hero(who).at {
                pieces.push(self.piece_of(who, at));
            }
        }
        pieces
    }

    /// Minions, tokens and the ambush of an area: one piece each, with a count.
    fn pieces_in(&self, at: AreaId, pieces: &mut Vec<Piece>) {
        let (ground, cell) = (self.ground_of(at), self.cell(at));
        for circle in Circle::ALL {
            let count = ground.count(circle);
            if count > 0 {
                let minion = circle.minion();
                let name = key::PIECE_MINIONS.with("whom", minion.name).with("n", count);
                let piece = Piece::new(enemy_piece(at, Enemy::Minion(circle)), name, minion.glyph, "foe", cell);
                pieces.push(Piece { count, ..piece });
            }
        }
        if ground.tokens > 0 {
            let name = key::PIECE_TOKENS.with("n", ground.tokens);
            pieces.push(Piece { count: ground.tokens, ..Piece::new(token_piece(at), name, "invasion", "thing", cell) });
        }
        if let Some(ambush) = ground.ambush {
            let card = ambush.kind.card();
            let name = key::PIECE_AMBUSH.with("whom", card.name).with("n", ambush.count);
            pieces.push(Piece { count: ambush.count, ..Piece::new(ambush_piece(at), name, card.glyph, "friend", cell) });
        }
    }

    /// The Lord, in Hell while a battle is fought there, and what stands before it.
    fn lord_pieces(&self, pieces: &mut Vec<Piece>) {
        let fights = matches!(self.phase, Phase::HellHeroes(_) | Phase::HellEnemies | Phase::HellEnds);
        let at = if fights { AreaId::HELL } else { self.lord.at };
        let glyph = self.lord.id.map_or("lord", |id| id.sheet().glyph);
        let piece = Piece::new(enemy_piece(at, Enemy::Lord), self.enemy_name(Enemy::Lord), glyph, "lord", self.cell(at));
        let most = self.lord.id.and_then(|id| id.sheet().health.last().copied()).unwrap_or(0);
        let health = (self.lord.health > 0).then_some(Health { now: self.lord.health, most: most.max(self.lord.health) });
        pieces.push(Piece { health, ..piece });
        if let Some(guard) = self.lord.id.and_then(|id| id.sheet().guard.as_ref()).filter(|_| fights && self.lord.guard > 0) {
            let piece = Piece::new(enemy_piece(at, Enemy::Guard), guard.name, guard.glyph, "lord", self.cell(at));
            pieces.push(Piece { count: self.lord.guard, ..piece });
        }
    }

    fn piece_of(&self, who: Seat, at: AreaId) -> Piece {
        let hero = self.hero(who);
        let side = SIDES.get(usize::from(who.0)).copied().unwrap_or("hero1");
        Piece {
            health: Some(Health { now: hero.health, most: hero.cap }),
            badges: self.badges(who),
            active: self.whose_turn() == Some(who),
            ..Piece::new(hero_piece(who), self.name_of(who), hero.id.sheet().glyph, side, self.cell(at))
        }
    }

    fn badges(&self, who: Seat) -> Vec<Badge> {
        let hero = self.hero(who);
        let mut badges = Vec::new();
        let mut stick = |glyph, name: Say, count: u8| {
            if count > 0 {
                badges.push(Badge { glyph, name, count });
            }
        };
        stick("captain", key::BADGE_CAPTAIN.into(), u8::from(self.captain == who));
        stick("fire", key::BADGE_FIRE.into(), u8::from(hero.fire));
        stick("stun", key::BADGE_STUN.into(), u8::from(hero.stunned));
        stick("pestilence", key::BADGE_PESTILENCE.with("n", hero.pestilence), hero.pestilence);
        if let Some(patrol) = hero.patrol {
            let card = patrol.kind.card();
            stick(card.glyph, key::BADGE_PATROL.with("whom", card.name).with("n", patrol.count), patrol.count);
        }
        badges
    }

    /// The shadow, and the areas from which minions or tokens will leave the start next.
    fn overlays(&self) -> Vec<Overlay> {
        let shadow = self.shadow.iter().map(|at| self.cell(at)).collect();
        let mut overlays = vec![Overlay { kind: OverlayKind::Shadow, name: key::OVERLAY_SHADOW.into(), cells: shadow }];
        let leaves = self.ground_of(AreaId::START).tokens > 0 || self.has_enemies(AreaId::START);
        if leaves {
            let cells = vec![self.cell(AreaId::START)];
            overlays.push(Overlay { kind: OverlayKind::Forecast, name: key::OVERLAY_EXIT.into(), cells });
        }
        overlays
    }

    fn panels(&self) -> Vec<Panel> {
        let track = |name: Key, note: Say, glyph, now: u8, most: u8| {
            Panel::Track(Track { name: name.into(), note, glyph, now: now.min(most), most })
        };
        let seats = self.seats_all().map(|who| Panel::Seat(self.seat_panel(who)));
        let on_panel = |gift: GiftId| self.panel.iter().filter(|place| **place == Some(gift)).count() as u8;
        let gifts = GiftId::ALL.into_iter().filter(|gift| on_panel(*gift) > 0);
        let legions = LegionId::ALL.into_iter().filter(|id| self.legions.count(id.number()) > 0);
        let legion = self.legion.card();
        seats
            .chain([
                track(key::TRACK_DOOM, key::TRACK_DOOM_NOTE.with("n", self.doom), "doom", self.doom, DOOM_MOST),
                track(
                    key::TRACK_DESPAIR,
                    key::TRACK_DESPAIR_NOTE.with("n", self.players()),
                    "despair",
                    self.despair,
                    DESPAIR_TRACK,
                ),
                track(key::TRACK_LORD, key::TRACK_LORD_NOTE.into(), "lord-track", self.lord_track, LORD_TRACK),
                track(key::TRACK_DICE, key::TRACK_DICE_NOTE.with("n", self.dice), "despair-die", self.dice, DESPAIR_DICE_MOST),
                Panel::Pile(Pile { name: key::PILE_COURAGE.into(), glyph: "courage", left: self.pool, contents: Vec::new() }),
                Panel::Pile(Pile {
                    name: key::PILE_LEGION.with("card", legion.name).with("what", legion.text),
                    glyph: "legion",
                    left: self.legions.len() as u8,
                    contents: legions.map(|id| (id.card().name.into(), 1)).collect(),
                }),
                Panel::Pile(Pile {
                    name: key::PILE_GIFTS.into(),
                    glyph: "gift",
                    left: self.gifts.len() as u8,
                    contents: gifts.map(|gift| (gift_name(gift).into(), on_panel(gift))).collect(),
                }),
            ])
            .collect()
    }

    fn seat_panel(&self, who: Seat) -> SeatPanel {
        let hero = self.hero(who);
        let pool = self.attack_pool(who);
        let [d4, d6, d8, d10, d12] = Level::ALL.map(|level| pool.count(level));
        let mut lines = vec![
            key::SHEET_ATTACK.with("d4", d4).with("d6", d6).with("d8", d8).with("d10", d10).with("d12", d12),
            key::SHEET_TOUGHNESS.with("n", self.hero_toughness(who)),
            key::SHEET_COURAGE.with("n", hero.courage),
            key::SHEET_LUCK.with("n", hero.luck),
        ];
        if let Some(patrol) = hero.patrol {
            lines.push(key::BADGE_PATROL.with("whom", patrol.kind.card().name).with("n", patrol.count));
        }
        if hero.at.is_none() {
            lines.insert(0, if hero.joined { key::SHEET_DEAD } else { key::SHEET_LATE }.into());
        }
        let cards = hero.powers.iter().map(|power| Card {
            name: power.card().name.into(),
            text: power.card().text.into(),
            glyph: "gift",
        });
        SeatPanel {
            seat: who,
            piece: hero.at.map(|_| hero_piece(who)),
            name: self.called(who),
            glyph: hero.id.sheet().glyph,
            side: SIDES.get(usize::from(who.0)).copied().unwrap_or("hero1"),
            health: Some(Health { now: hero.health, most: hero.cap }),
            lines,
            cards: cards.collect(),
            active: self.whose_turn() == Some(who),
        }
    }
}
