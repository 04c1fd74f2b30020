//! The table as a picture: what stands on the road, the tracks and the seats.

use table::{
    Badge, Boards, Goal, Ground, Headline, Health, Key, Label, Panel, Piece, Pile, Say, Scene, Seat, SeatPanel, Show, Telling,
    Track,
};

use crate::choice::Choice;
use crate::content::{Circle, DESPAIR_TRACK, DOOM_MOST, FOURTH_HEALTH, LORD_TRACK};
use crate::event::Event;
use crate::hands::SOURCES;
use crate::key;
use crate::sheets::dice_words;
use crate::state::{Apocalypse, AreaId, Enemy, Phase};
use crate::view::View;
use crate::words::{ambush_piece, card, enemy_piece, hero_piece, token_piece};

/// The names of the sides for style sheets, by seat.
const SIDES: [&str; 5] = ["hero1", "hero2", "hero3", "hero4", "hero5"];

/// The name of a seat's side for style sheets.
pub(crate) fn side_of(who: Seat) -> &'static str {
    SIDES.get(usize::from(who.0)).copied().unwrap_or("hero1")
}

impl Show for Apocalypse {
    type View = View;

    fn view(&self, _viewer: Option<Seat>) -> View {
        self.to_view()
    }

    fn ground(&self) -> Ground {
        self.road()
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        Scene {
            ground: self.ground_number(),
            headline: self.headline_now(),
            regions: self.map_areas().chain([AreaId::HELL]).map(|at| self.region_of(at)).collect(),
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

    fn prompt(&self, ask: &table::Ask<Self>) -> table::Say {
        self.asked(&ask.about)
    }

    fn label(&self, ask: &table::Ask<Self>, candidate: &table::Cited<Choice>) -> Label {
        self.words_of(ask, &candidate.choice)
    }

    fn reason(&self, ask: &table::Ask<Self>, refused: &table::Cited<Choice>) -> Option<Say> {
        self.reason_of(&ask.about, refused)
    }

    fn telling(&self, event: &Event) -> Telling {
        self.words_for(event)
    }

    fn sources(&self) -> Vec<(&'static str, Say)> {
        SOURCES.map(|(name, key)| (name, key.into())).to_vec()
    }

    fn seat_name(&self, seat: Seat) -> Key {
        self.called(seat)
    }

    fn card(&self, pile: &'static str, kind: usize) -> Say {
        card(self, pile, kind)
    }
}

impl Apocalypse {
    pub(crate) fn headline_now(&self) -> Headline {
        let (phase, mood) = match self.phase {
            Phase::Laying | Phase::StartingGifts => (key::PHASE_SETUP, "ash"),
            Phase::NewCaptain | Phase::Arrivals(_) => (key::PHASE_NEW_CAPTAIN, "ash"),
            Phase::Team(_) => (key::PHASE_TEAM, "ash"),
            Phase::Dawn(_) | Phase::Turn(..) => (key::PHASE_HERO, "ash"),
            Phase::Despair | Phase::Wraps(_) => (key::PHASE_DESPAIR, "night"),
            Phase::MinionsAttack(_) => (key::PHASE_MINIONS_ATTACK, "night"),
            Phase::MinionsMove => (key::PHASE_MINIONS_MOVE, "night"),
            Phase::MinionsSpawn => (key::PHASE_MINIONS_SPAWN, "night"),
            Phase::AmbushPowers | Phase::Ambush(_) => (key::PHASE_AMBUSH, "night"),
            Phase::Companions | Phase::Gate | Phase::HellHeroes(_) | Phase::HellEnemies | Phase::HellEnds => {
                (key::PHASE_HELL, "hell")
            }
        };
        let round = if self.turn == 0 { key::HEADLINE_BEFORE.into() } else { key::HEADLINE_TURN.with("n", self.turn) };
        Headline { round, phase: phase.into(), mood, turn: self.whose_turn() }
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
                let piece = Piece::new(enemy_piece(at, Enemy::Minion(circle)), minion.name, minion.glyph, "foe", cell);
                pieces.push(Piece { count, ..piece });
            }
        }
        if ground.tokens > 0 {
            let piece = Piece::new(token_piece(at), key::PIECE_TOKEN, "invasion", "thing", cell);
            pieces.push(Piece { count: ground.tokens, ..piece });
        }
        if let Some(ambush) = ground.ambush {
            let card = ambush.kind.card();
            let name = key::PIECE_AMBUSH.with("whom", card.name);
            pieces.push(Piece { count: ambush.count, ..Piece::new(ambush_piece(at), name, card.glyph(), "friend", cell) });
        }
    }

    /// The Lord, in Hell while a battle is fought there, and what stands before it.
    fn lord_pieces(&self, pieces: &mut Vec<Piece>) {
        let fights = matches!(self.phase, Phase::HellHeroes(_) | Phase::HellEnemies | Phase::HellEnds);
        let at = if fights { AreaId::HELL } else { self.lord.at };
        let glyph = self.lord.id.map_or("lord", |id| id.sheet().glyph);
        let piece = Piece::new(enemy_piece(at, Enemy::Lord), self.enemy_name(Enemy::Lord), glyph, "lord", self.cell(at));
        let most = self.lord_health_for(self.players()).0;
        let health = (self.lord.health > 0).then_some(Health { now: self.lord.health, most: most.max(self.lord.health) });
        pieces.push(Piece { health, ..piece });
        if let Some(guard) = self.lord.id.and_then(|id| id.sheet().guard.as_ref()).filter(|_| fights && self.lord.guard > 0) {
            let piece = Piece::new(enemy_piece(at, Enemy::Guard), guard.name, guard.glyph, "lord", self.cell(at));
            pieces.push(Piece { count: self.lord.guard, ..piece });
        }
    }

    fn piece_of(&self, who: Seat, at: AreaId) -> Piece {
        let hero = self.hero(who);
        Piece {
            health: Some(Health { now: hero.health, most: hero.cap }),
            badges: self.badges(who),
            active: self.is_acting(who),
            ..Piece::new(hero_piece(who), self.name_of(who), hero.id.sheet().glyph(), side_of(who), self.cell(at))
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
        stick("pestilence", key::BADGE_PESTILENCE.into(), hero.pestilence);
        if let Some(patrol) = hero.patrol {
            let card = patrol.kind.card();
            stick(card.glyph(), key::BADGE_PATROL.with("whom", card.name), patrol.count);
        }
        badges
    }

    fn panels(&self) -> Vec<Panel> {
        let track = |name: Key, note: Say, glyph, now: u8, most: u8| {
            Panel::Track(Track { name: name.into(), note, glyph, now: now.min(most), most })
        };
        let seats = self.seats_all().map(|who| Panel::Seat(self.seat_panel(who)));
        let pile = |name: Key, glyph, left| Panel::Pile(Pile { name: name.into(), glyph, left, contents: Vec::new() });
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
                pile(key::PILE_COURAGE, "courage", self.pool),
                pile(key::PILE_DICE, "despair-die", self.dice),
                Panel::Pile(self.demons_in_stock()),
            ])
            .collect()
    }

    /// The demons that can still be placed: what a token brings beyond them raises doom.
    fn demons_in_stock(&self) -> Pile {
        let demons = Circle::ALL.into_iter().filter(|circle| circle.is_demon());
        let contents: Vec<(Say, u8)> = demons.map(|circle| (circle.minion().name.into(), self.stock(circle))).collect();
        let left = contents.iter().map(|(_, count)| count).sum();
        Pile { name: key::PILE_DEMONS.into(), glyph: "gryllus", left, contents }
    }

    fn seat_panel(&self, who: Seat) -> SeatPanel {
        let hero = self.hero(who);
        let panel = SeatPanel {
            seat: who,
            player: hero.player,
            piece: hero.at.map(|_| hero_piece(who)),
            name: self.called(who),
            glyph: "late",
            side: side_of(who),
            health: None,
            lines: vec![key::SHEET_LATE.into()],
            cards: Vec::new(),
            active: self.is_acting(who),
        };
        if !hero.joined {
            return panel;
        }
        let mut lines = vec![
            dice_words(&self.attack_pool(who)),
            key::SHEET_TOUGHNESS.with("n", self.hero_toughness(who)),
            key::SHEET_COURAGE.with("n", hero.courage),
            key::SHEET_LUCK.with("n", hero.luck),
        ];
        if let Some(patrol) = hero.patrol {
            lines.push(key::SHEET_PATROL.with("whom", patrol.kind.card().name).with("n", patrol.count));
        }
        if hero.at.is_none() {
            lines.insert(0, key::SHEET_DEAD.into());
        }
        if hero.player != who {
            lines.insert(0, key::SHEET_HANDED.with("whom", self.called(hero.player)));
        }
        SeatPanel { glyph: hero.id.sheet().glyph(), health: Some(Health { now: hero.health, most: hero.cap }), lines, ..panel }
    }
}
