//! Choices as words and places, and the names of everything.

use table::{Key, Label, PieceId, Say, Target};

use crate::about::About;
use crate::board::{AreaId, COLUMNS, Dir, Space};
use crate::cells::{at_area, at_space};
use crate::choice::{Attribute, Choice, Deed};
use crate::content::{ArcanaId, ChampionId, FindingId, GearId, SinId, WoundId};
use crate::key;
use crate::state::{Dante, DeckCard, FoeNo, Top, TrayNo};

/// Ids of the pieces other than Champions, whose ids are their numbers.
const FOE_PIECES: u16 = 10;
const SPEAR_PIECES: u16 = 14;
const FURNITURE_PIECES: u16 = 20;
const MINION_PIECES: u16 = 100;

/// The piece of a Champion.
pub(crate) const fn champion_piece(who: ChampionId) -> PieceId {
    PieceId(who.number() as u16)
}

/// The piece of a Malefactor.
pub(crate) const fn foe_piece(foe: FoeNo) -> PieceId {
    PieceId(FOE_PIECES + foe.0 as u16)
}

/// The piece of the Furniture on a Space.
pub(crate) const fn furniture_piece(space: Space) -> PieceId {
    PieceId(FURNITURE_PIECES + space.0 as u16)
}

/// The piece of a Minion.
pub(crate) const fn minion_piece(nth: u8) -> PieceId {
    PieceId(MINION_PIECES + nth as u16)
}

/// The piece of a Spear.
pub(crate) const fn spear_piece(foe: FoeNo) -> PieceId {
    PieceId(SPEAR_PIECES + foe.0 as u16)
}

/// What an Area is called.
pub(crate) fn area_name(area: AreaId) -> Key {
    const NAMES: [[Key; COLUMNS as usize]; 3] = [
        [key::AREA_A1, key::AREA_B1, key::AREA_C1, key::AREA_D1, key::AREA_E1],
        [key::AREA_A2, key::AREA_B2, key::AREA_C2, key::AREA_D2, key::AREA_E2],
        [key::AREA_A3, key::AREA_B3, key::AREA_C3, key::AREA_D3, key::AREA_E3],
    ];
    let row = NAMES.get(usize::from(area.row()));
    row.and_then(|row| row.get(usize::from(area.column()))).copied().unwrap_or(key::AREA_C2)
}

/// What a direction is called.
pub(crate) const fn dir_name(dir: Dir) -> Key {
    match dir {
        Dir::North => key::DIR_NORTH,
        Dir::East => key::DIR_EAST,
        Dir::South => key::DIR_SOUTH,
        Dir::West => key::DIR_WEST,
    }
}

/// What a card of the tray is called.
pub(crate) const fn deck_card_name(card: DeckCard) -> Key {
    match card {
        DeckCard::Action(id) => id.card().name,
        DeckCard::Arcana(id) => id.card().name,
    }
}

/// What a card of the tray says.
pub(crate) const fn deck_card_text(card: DeckCard) -> Key {
    match card {
        DeckCard::Action(id) => id.card().text,
        DeckCard::Arcana(id) => id.card().text,
    }
}

/// What the top of a deck is called.
pub(crate) const fn top_name(top: Top) -> Key {
    match top {
        Top::Known(card) => deck_card_name(card),
        Top::Hidden => key::PILE_HIDDEN,
    }
}

/// What stairs, rubble and the like are called.
pub(crate) const fn furniture_name(piece: crate::state::Furniture) -> Key {
    use crate::state::Furniture;
    match piece {
        Furniture::Ark => key::PIECE_ARK,
        Furniture::Palisade => key::PIECE_PALISADE,
        Furniture::SmallPillar => key::PIECE_SMALL_PILLAR,
        Furniture::LargePillar => key::PIECE_LARGE_PILLAR,
        Furniture::Collapsed => key::PIECE_COLLAPSED,
    }
}

impl Dante {
    /// What a Malefactor is called.
    pub(crate) fn foe_name(&self, foe: FoeNo) -> Key {
        self.foe(foe).id.card().name
    }

    /// What a deck of the tray is called.
    pub(crate) fn tray_name(&self, tray: TrayNo) -> Key {
        self.tray(tray).pack.card().name
    }

    /// The name of a kind of card in a pile.
    pub(crate) fn card_name(&self, pile: &str, kind: usize) -> Say {
        let maneuver = ChampionId::ALL.into_iter().find(|who| crate::champions::maneuver_pile(*who) == pile);
        let tray = self.all_trays().find(|tray| crate::malefactors::tray_pile(*tray) == pile);
        let name = match (pile, maneuver, tray) {
            (_, Some(who), _) => self.list(who).get(kind).map(|id| id.card().name),
            (_, _, Some(tray)) => self.tray(tray).pack.card().cards.get(kind).map(|id| id.card().name),
            ("treasure", ..) => GearId::of(kind).map(|id| id.card().name),
            ("sin", ..) => SinId::of(kind).map(|id| id.card().name),
            ("finding", ..) => FindingId::of(kind).map(|id| id.card().name),
            ("wound", ..) => WoundId::of(kind).map(|id| id.card().name),
            ("arcana", ..) => ArcanaId::of(kind).map(|id| id.card().name),
            _ => self.trays.iter().find_map(|tray| tray.discard.get(kind)).map(|card| deck_card_name(*card)),
        };
        name.unwrap_or(key::PILE_HIDDEN).into()
    }

    /// A text about a Space: which Area, and on which side.
    fn at(&self, key: Key, space: Space) -> Label {
        Label::new(place_words(key, space)).at(at_space(space))
    }

    fn maneuver_name(&self, who: ChampionId, card: u8) -> Key {
        self.maneuver(who, card).name
    }

    /// A choice as words and places, for whoever is asked.
    pub(crate) fn words_of(&self, about: &About, choice: &Choice) -> Label {
        let plain = |key: Key| Label::new(key);
        let who = |key: Key, who: ChampionId| Label::new(key.with("whom", who.name())).at(Target::Piece(champion_piece(who)));
        match *choice {
            Choice::Go(mover, to) => {
                let label =
                    Label::new(place_words(key::DO_GO, to).with("whom", mover.name())).at(Target::Piece(champion_piece(mover)));
                label.at(at_space(to)).group(key::GROUP_GO.with("whom", mover.name()))
            }
            Choice::Interact(actor, deed) => self.deed_label(actor, deed).group(key::GROUP_INTERACT.with("whom", actor.name())),
            Choice::Deliver(giver, to) => who(key::DO_DELIVER, to).of("giver", giver.name()),
            Choice::Play(player, card, slot) => self.play_label(key::DO_PLAY, player, card, slot),
            Choice::Willpower(player, card, slot) => self.play_label(key::DO_WILLPOWER, player, card, slot),
            Choice::Ready(player, maneuver) => {
                who(key::DO_READY, player).of("card", maneuver.card().name).detail(maneuver.card().text)
            }
            Choice::WillpowerReady(player, maneuver) => {
                who(key::DO_WILLPOWER_READY, player).of("card", maneuver.card().name).detail(maneuver.card().text)
            }
            Choice::Act(actor, what) => self.gear_label(key::DO_ACT, actor, self.carried(actor, what)),
            Choice::Spend(actor) => self.gear_label(key::DO_SPEND, actor, self.champion(actor).relic),
            Choice::Consume(actor) => self.finding_label(key::DO_CONSUME, actor),
            Choice::BreakFree(actor, by) => who(key::DO_BREAK_FREE, actor).of("attribute", attribute_name(by)),
            Choice::Yield(actor, sin, slot) => {
                let words = key::DO_YIELD.with("whom", actor.name()).with("card", sin.card().name).with("n", slot + 1);
                Label::new(words).at(Target::Piece(champion_piece(actor))).detail(sin.card().text)
            }
            Choice::Pass(seat) => Label::new(key::DO_PASS.with("whom", self.called(seat))),
            Choice::Step(to) => self.at(key::DO_STEP, to),
            Choice::Through(area) => Label::new(key::DO_THROUGH.with("where", area_name(area))).at(at_area(area)),
            Choice::Stay => plain(key::DO_STAY),
            Choice::Put(space) => self.at(key::DO_PUT, space),
            Choice::Champion(whom) => who(key::DO_CHAMPION, whom),
            Choice::Tray(tray) => {
                let foe = self.tray(tray).owner;
                let label = Label::new(key::DO_TRAY.with("foe", self.foe_name(foe)).with("card", self.tray_name(tray)));
                if self.foe(foe).flown { label } else { label.at(Target::Piece(foe_piece(foe))) }
            }
            Choice::Minion(nth) => {
                let at = self.all_minions().find(|(other, _)| *other == nth).map_or(Space(0), |(_, space)| space);
                self.at(key::DO_MINION, at).at(Target::Piece(minion_piece(nth)))
            }
            Choice::Spear(foe) => Label::new(key::DO_SPEAR.with("foe", self.foe_name(foe))).at(Target::Piece(spear_piece(foe))),
            Choice::Copy(whose, card) => {
                let maneuver = self.maneuver(whose, card);
                who(key::DO_COPY, whose).of("card", maneuver.name).detail(maneuver.text)
            }
            Choice::Roll(dir) => Label::new(key::DO_ROLL.with("side", dir_name(dir))),
            Choice::Sheet(sheet) => Label::new(key::DO_SHEET.with("card", sheet.card().name)).detail(sheet.card().text),
            Choice::Learn(id) => Label::new(key::DO_LEARN.with("card", id.card().name)).detail(id.card().text),
            Choice::Forget(place) => Label::new(key::DO_FORGET.with("card", self.asked_card(about, place))),
            Choice::Pay(vigor) => Label::new(key::DO_PAY.with("n", vigor)),
            Choice::Area(area) => Label::new(key::DO_AREA.with("where", area_name(area))).at(at_area(area)),
            Choice::Slot(slot) => Label::new(key::DO_SLOT.with("n", slot + 1)),
            Choice::Spare => plain(key::DO_SPARE),
            Choice::Token(nth) => Label::new(key::DO_TOKEN.with("n", nth + 1)),
            Choice::Discard(card) => Label::new(key::DO_DISCARD.with("card", self.asked_card(about, card))),
            Choice::Recall(card) => Label::new(key::DO_RECALL.with("card", self.asked_card(about, card))),
            Choice::Keep(finding) => Label::new(key::DO_KEEP.with("card", finding.card().name)).detail(finding.card().text),
            Choice::Effort => plain(key::DO_EFFORT),
            Choice::Inspiration => plain(key::DO_INSPIRATION),
            Choice::Aggressiveness => plain(key::DO_AGGRESSIVENESS),
            Choice::Enough => plain(key::DO_ENOUGH),
            Choice::Prowess(actor) => who(key::DO_PROWESS, actor),
            Choice::Parry(actor) => self.gear_label(key::DO_PARRY, actor, self.parrying(actor)),
            Choice::Shield(actor) => self.finding_label(key::DO_SHIELD, actor),
            Choice::Backflip(_, to) => self.at(key::DO_BACKFLIP, to),
            Choice::Martyrize => plain(key::DO_MARTYRIZE),
            Choice::LetBe => plain(key::DO_LET_BE),
        }
    }

    /// A Maneuver card by its place in the list of the Champion that is asked about it.
    fn asked_card(&self, about: &About, card: u8) -> Key {
        match *about {
            About::Progress { who }
            | About::Trade { who, .. }
            | About::Overfull { who }
            | About::Recall { who, .. }
            | About::Restriction { who } => self.maneuver_name(who, card),
            _ => key::PILE_HIDDEN,
        }
    }

    fn play_label(&self, key: Key, who: ChampionId, card: u8, slot: u8) -> Label {
        let words = key.with("whom", who.name()).with("card", self.maneuver_name(who, card)).with("n", slot + 1);
        let label = Label::new(words.with("vigor", self.improvisation(who, slot).unwrap_or(0)));
        label.detail(self.maneuver(who, card).text).at(Target::Piece(champion_piece(who)))
    }

    fn gear_label(&self, key: Key, who: ChampionId, gear: Option<crate::content::GearId>) -> Label {
        let name = gear.map_or(key::PILE_HIDDEN, |gear| gear.card().name);
        let label = Label::new(key.with("whom", who.name()).with("card", name)).at(Target::Piece(champion_piece(who)));
        match gear {
            Some(gear) => label.detail(gear.card().text),
            None => label,
        }
    }

    fn finding_label(&self, key: Key, who: ChampionId) -> Label {
        let finding = self.champion(who).finding;
        let name = finding.map_or(key::PILE_HIDDEN, |finding| finding.card().name);
        let label = Label::new(key.with("whom", who.name()).with("card", name)).at(Target::Piece(champion_piece(who)));
        match finding {
            Some(finding) => label.detail(finding.card().text),
            None => label,
        }
    }

    fn deed_label(&self, who: ChampionId, deed: Deed) -> Label {
        let label = |key: Key, space: Space| {
            Label::new(place_words(key, space).with("whom", who.name()))
                .at(Target::Piece(champion_piece(who)))
                .at(at_space(space))
        };
        match deed {
            Deed::Open(ark) => label(key::DO_OPEN, ark),
            Deed::ClimbUp(pillar) => label(key::DO_CLIMB_UP, pillar),
            Deed::ClimbDown(to) => label(key::DO_CLIMB_DOWN, to),
            Deed::Leap(to) => label(key::DO_LEAP, to),
            Deed::Free(space) => label(key::DO_FREE, space),
            Deed::Shift(from, to) => label(key::DO_SHIFT, to).at(at_space(from)),
        }
    }
}

/// A text about a Space.
pub(crate) fn place_words(key: Key, space: Space) -> Say {
    key.with("where", area_name(space.area())).with("side", dir_name(space.dir()))
}

const fn attribute_name(attribute: Attribute) -> Key {
    match attribute {
        Attribute::Aggressiveness => key::ATTRIBUTE_AGGRESSIVENESS,
        Attribute::Prowess => key::ATTRIBUTE_PROWESS,
        Attribute::Willpower => key::ATTRIBUTE_WILLPOWER,
    }
}
