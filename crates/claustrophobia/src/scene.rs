//! The table as a picture: tunnels, warriors, and what stands beside them.

use table::{
    Badge, Card, CellId, Goal, Ground, Headline, Health, Key, Label, Overlay, OverlayKind, Panel, Piece, Pile, Say, Scene, Seat,
    SeatPanel, Show, Telling, Track,
};

use crate::choice::{Choice, Recruit};
use crate::content::{EventCard, InstinctCard};
use crate::event::Event;
use crate::hands::{PANIC, SOURCES};
use crate::key;
use crate::lasting::{Lasting, On};
use crate::powers::{DEEDS, RITUAL};
use crate::priority::Source;
use crate::state::{Claustrophobia, HUMAN, HumanId, INFERNAL, Phase, SpotId, Standing, Warrior};
use crate::view::View;
use crate::words::{card, piece, seat_name, token_piece};

impl Show for Claustrophobia {
    type View = View;

    fn view(&self, viewer: Option<Seat>) -> View {
        self.to_view(viewer)
    }

    fn ground(&self) -> Ground {
        self.picture_ground()
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        Scene {
            ground: self.ground_number(),
            headline: self.headline_now(),
            regions: self.regions(),
            pieces: self.pieces(),
            overlays: self.overlays(),
            panels: self.panels(viewer),
        }
    }

    fn headline(&self) -> Headline {
        self.headline_now()
    }

    fn goal(&self, viewer: Option<Seat>) -> Option<Goal> {
        Some(self.aim(viewer))
    }

    fn left(&self) -> Vec<Say> {
        self.left_of_turn()
    }

    fn boards(&self, _viewer: Option<Seat>) -> table::Boards {
        self.sheets()
    }

    fn prompt(&self, ask: &table::Ask<Self>) -> table::Say {
        self.prompt_of(ask.about)
    }

    fn label(&self, ask: &table::Ask<Self>, candidate: &table::Cited<Choice>) -> Label {
        self.words_of(ask.about, &candidate.choice)
    }

    fn reason(&self, ask: &table::Ask<Self>, refused: &table::Cited<Choice>) -> Option<Say> {
        self.reason_of(ask.about, refused)
    }

    fn telling(&self, event: &Event) -> Telling {
        self.words_for(event)
    }

    fn sources(&self) -> Vec<(&'static str, Say)> {
        SOURCES.map(|(name, key)| (name, key.into())).to_vec()
    }

    fn seat_name(&self, seat: Seat) -> Key {
        seat_name(seat)
    }

    fn card(&self, pile: &'static str, kind: usize) -> Say {
        match self.rolled.get(kind) {
            Some(value) if pile == PANIC => key::PILE_DIE.with("n", *value),
            _ => card(pile, kind),
        }
    }
}

impl Claustrophobia {
    pub(crate) fn headline_now(&self) -> Headline {
        let (phase, turn) = match self.phase {
            Phase::Opening => (key::PHASE_OPENING, None),
            Phase::HumanActivation(_) => (key::PHASE_HUMAN_ACTIVATION, Some(HUMAN)),
            Phase::InfernalActivation(_) => (key::PHASE_INFERNAL_ACTIVATION, Some(INFERNAL)),
            Phase::Threat => (key::PHASE_THREAT, Some(INFERNAL)),
            Phase::InfernalCleanup
            | Phase::InfernalTiles
            | Phase::InfernalCollect
            | Phase::InfernalRoll
            | Phase::InfernalAllocate
            | Phase::InfernalTrigger => (key::PHASE_INFERNAL_PREPARATION, Some(INFERNAL)),
            Phase::TurnEnd => (key::PHASE_TURN_END, None),
            _ => (key::PHASE_HUMAN_PREPARATION, Some(HUMAN)),
        };
        // Torches, unless it is the horde's turn.
        let mood = if turn == Some(INFERNAL) { "abyss" } else { "torch" };
        Headline {
            round: key::HEADLINE_TURN.with("n", self.turn).with("most", self.scenario.card().turns),
            phase: phase.into(),
            mood,
            turn,
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let is_active = |who: Warrior| self.active().is_some_and(|active| active.who == who);
        let at = |spot: SpotId| CellId(u16::from(spot.0));
        let mut pieces = Vec::new();
        for spot in self.spots() {
            let laid = self.laid(spot);
            let tokens = [
                (u8::from(laid.hole), key::THING_HOLE, "hole"),
                (laid.water, key::THING_WATER, "water"),
                (laid.mark, key::THING_MARK, "token"),
            ];
            for ((count, name, glyph), nth) in tokens.into_iter().zip(0..).filter(|((count, ..), _)| *count > 0) {
                pieces.push(Piece { count, ..Piece::new(token_piece(spot, nth), name, glyph, "thing", at(spot)) });
            }
            if laid.troglodytes > 0 {
                let who = Warrior::Troglodytes(spot);
                let new = Piece::new(piece(who), self.name_of(who), "troglodyte", "foe", at(spot));
                pieces.push(Piece { count: laid.troglodytes, active: is_active(who), badges: self.badges(who), ..new });
            }
        }
        for id in self.fiends_in_play() {
            let (who, fiend) = (Warrior::Fiend(id), self.fiend(id));
            let Some(spot) = fiend.at else { continue };
            let new = Piece::new(piece(who), self.name_of(who), fiend.kind.card().glyph, "lord", at(spot));
            let health = Some(Health { now: self.life_of(id), most: fiend.kind.card().life });
            pieces.push(Piece { health, active: is_active(who), badges: self.badges(who), ..new });
        }
        for id in self.humans_in_play() {
            let (who, human) = (Warrior::Human(id), self.human(id));
            let Some(spot) = human.at else { continue };
            let side = side_of(id);
            let new = Piece::new(piece(who), self.name_of(who), human.board().glyph, side, at(spot));
            let health = Some(Health { now: human.lines_left(), most: 6 });
            pieces.push(Piece { health, active: is_active(who), badges: self.badges(who), ..new });
        }
        pieces
    }

    /// Where the horde can come in, while the humans can still do something about it, and how far the active warrior's
    /// movement points lead.
    fn overlays(&self) -> Vec<Overlay> {
        let overlay = |kind, name: Key, spots: Vec<SpotId>| {
            let cells: Vec<CellId> = spots.into_iter().map(|spot| CellId(u16::from(spot.0))).collect();
            (!cells.is_empty()).then(|| Overlay { kind, name: name.into(), cells })
        };
        let humans_turn = matches!(self.phase, Phase::HumanActivation(_));
        let enters = |spot: &SpotId| humans_turn && self.may_enter(Recruit::Troglodyte, *spot).is_ok();
        let coming = overlay(OverlayKind::Forecast, key::PANEL_ENTRY, self.spots().filter(enters).collect());
        let reach = overlay(OverlayKind::Reach, key::PANEL_REACH, self.reach());
        coming.into_iter().chain(reach).collect()
    }

    /// What lasts on a warrior.
    fn badges(&self, who: Warrior) -> Vec<Badge> {
        let mut badges: Vec<Badge> = Vec::new();
        if matches!(who, Warrior::Human(id) if self.human(id).exhausted) {
            badges.push(Badge { glyph: "exhausted", name: key::BADGE_EXHAUSTED.into(), count: 1 });
        }
        for lasting in self.given(who) {
            let name: Say = self.token_name(lasting.token).into();
            if !badges.iter().any(|badge| badge.name == name) {
                badges.push(Badge { glyph: "token", name, count: 1 });
            }
        }
        badges
    }

    fn panels(&self, viewer: Option<Seat>) -> Vec<Panel> {
        let scenario = self.scenario.card();
        let turns = Track {
            name: key::PANEL_TURNS.into(),
            note: key::HEADLINE_TURN.with("n", self.turn).with("most", scenario.turns),
            glyph: "turn",
            now: self.turn,
            most: scenario.turns,
        };
        let counter = |name: Key, glyph, now: u8, most: u8| {
            let note = key::PANEL_COUNT.with("n", now).with("most", most);
            Panel::Track(Track { name: name.into(), note, glyph, now, most })
        };
        let (deeds, ritual) = self.counters();
        let deeds = deeds.map(|most| counter(key::THING_DEEDS, "token", self.counted(DEEDS), most));
        let ritual = ritual.map(|most| counter(key::THING_RITUAL, "pentacle", self.counted(RITUAL), most));
        let tiles = Pile { name: key::PANEL_TILES.into(), glyph: "tiles", left: self.pile.len() as u8, contents: Vec::new() };
        let deck = |name: Key, glyph, left: usize| Pile { name: name.into(), glyph, left: left as u8, contents: Vec::new() };
        let mut panels = vec![
            Panel::Seat(self.human_panel(viewer)),
            Panel::Seat(self.infernal_panel(viewer)),
            Panel::Track(turns),
            Panel::Pile(tiles),
            Panel::Pile(deck(key::PANEL_INSTINCT, "deck-instinct", self.instinct_deck.len())),
            Panel::Pile(deck(key::PANEL_EVENTS, "deck-event", self.event_deck.len())),
        ];
        panels.extend(deeds.into_iter().chain(ritual));
        panels
    }

    /// What lies beside the tunnels as a reminder of a side: tokens on nobody's board.
    fn reminders(&self, seat: Seat) -> impl Iterator<Item = Say> + '_ {
        let lies = move |lasting: &&Lasting| {
            let gift = lasting.token.source() == Source::Gift;
            matches!(lasting.on, On::Table | On::Troglodytes) && gift == (seat == HUMAN)
        };
        self.lasting.iter().filter(lies).map(|lasting| self.token_name(lasting.token).into())
    }

    /// The instinct cards in hand, in the order in which they are shown.
    pub(crate) fn instinct_cards(&self) -> impl Iterator<Item = InstinctCard> {
        let hand = self.instinct_hand;
        let copies = move |card: InstinctCard| core::iter::repeat_n(card, usize::from(hand.count(card.kind())));
        InstinctCard::ALL.into_iter().flat_map(copies)
    }

    /// The event cards in hand and those just drawn, in the order in which they are shown.
    pub(crate) fn event_cards(&self) -> impl Iterator<Item = EventCard> {
        let (hand, drawn) = (self.event_hand, self.event_drawn);
        let count = move |card: EventCard| hand.count(card.kind()) + drawn.count(card.kind());
        EventCard::ALL.into_iter().flat_map(move |card| core::iter::repeat_n(card, usize::from(count(card))))
    }

    fn human_panel(&self, viewer: Option<Seat>) -> SeatPanel {
        let hand = self.instinct_hand;
        let open = viewer == Some(HUMAN);
        let cards = self.instinct_cards().filter(|_| open);
        let left = self.humans.iter().filter(|human| human.standing == Standing::Left).count() as u8;
        SeatPanel {
            seat: HUMAN,
            player: HUMAN,
            piece: None,
            name: key::SEAT_HUMAN,
            glyph: "redeemer",
            side: "hero1",
            health: None,
            lines: [key::PANEL_HAND.with("n", hand.len() as i32), key::PANEL_LEFT.with("n", left)]
                .into_iter()
                .chain(self.reminders(HUMAN))
                .chain([self.scenario.card().human_aim.into()])
                .collect(),
            cards: cards.map(|card| Card { name: card.name().into(), text: card.text().into(), glyph: "instinct" }).collect(),
            active: self.headline_now().turn == Some(HUMAN),
        }
    }

    fn infernal_panel(&self, viewer: Option<Seat>) -> SeatPanel {
        let (hand, drawn) = (self.event_hand, self.event_drawn);
        let open = viewer == Some(INFERNAL);
        let cards = self.event_cards().filter(|_| open);
        SeatPanel {
            seat: INFERNAL,
            player: INFERNAL,
            piece: None,
            name: key::SEAT_INFERNAL,
            glyph: "demon",
            side: "foe",
            health: None,
            lines: [
                key::PANEL_THREAT.with("n", self.threat),
                key::PANEL_RESERVE.with("n", self.troglodytes),
                key::PANEL_HAND.with("n", (hand.len() + drawn.len()) as i32),
                key::PANEL_POOL.with("n", self.pool() as i32).with("alarm", self.alarm),
            ]
            .into_iter()
            .chain((self.tribute() > 0).then(|| key::PANEL_TRIBUTE.with("n", self.tribute())))
            .chain(self.reminders(INFERNAL))
            .chain([self.scenario.card().infernal_aim.into()])
            .collect(),
            cards: cards.map(|card| Card { name: card.name().into(), text: card.text().into(), glyph: "event" }).collect(),
            active: self.headline_now().turn == Some(INFERNAL),
        }
    }
}

/// The colour of a human warrior.
pub(crate) fn side_of(id: HumanId) -> &'static str {
    const SIDES: [&str; 5] = ["hero1", "hero2", "hero3", "hero4", "hero5"];
    SIDES.get(usize::from(id.0)).copied().unwrap_or("hero1")
}
