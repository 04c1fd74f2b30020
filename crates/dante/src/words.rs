//! Choices as words and places, and the names of everything.

use table::{Key, Label, Odds, PieceId, Say, Target};

use crate::about::About;
use crate::aim::Mark;
use crate::board::{AreaId, COLUMNS, Dir, Space};
use crate::cells::{at_area, at_space};
use crate::choice::{Attribute, Choice, Deed};
use crate::content::language::{Bonus, Effect, Instruction};
use crate::content::{ArcanaId, ChampionId, CompanionId, FindingId, GearId, SinId, WoundId};
use crate::key;
use crate::odds::{all_ways, fumbles_at_least, hits_at_least};
use crate::pool::Blow;
use crate::sheets::{board_slot, companion_slot, finding_slot, gear_slot};
use crate::state::{Carried, Dante, DeckCard, FoeNo, Place, Top, TrayNo};

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
                let label = label.at(at_space(to)).group(key::GROUP_GO.with("whom", mover.name()));
                self.with_fall(label, mover, to, false)
            }
            Choice::Interact(actor, deed) => self.deed_label(actor, deed).group(key::GROUP_INTERACT.with("whom", actor.name())),
            Choice::Deliver(giver, to) => who(key::DO_DELIVER, to).of("giver", giver.name()),
            Choice::Play(player, card, slot) => {
                let label = self.play_label(key::DO_PLAY, player, card, slot);
                self.with_odds(label, player, self.maneuver(player, card).does, *choice)
            }
            Choice::Willpower(player, card, slot) => {
                let label = self.play_label(key::DO_WILLPOWER, player, card, slot);
                self.with_odds(label, player, self.maneuver(player, card).does, *choice)
            }
            Choice::Ready(player, maneuver) => {
                let label = self.ready_label(key::DO_READY, player, maneuver);
                self.with_odds(label, player, maneuver.card().does, *choice)
            }
            Choice::WillpowerReady(player, maneuver) => {
                let label = self.ready_label(key::DO_WILLPOWER_READY, player, maneuver);
                self.with_odds(label, player, maneuver.card().does, *choice)
            }
            Choice::Act(actor, what) => {
                self.gear_label(key::DO_ACT, actor, self.carried(actor, what)).at(Target::Slot(gear_slot(actor, what)))
            }
            Choice::Spend(actor) => self
                .gear_label(key::DO_SPEND, actor, self.champion(actor).relic)
                .at(Target::Slot(gear_slot(actor, Carried::Relic))),
            Choice::Consume(actor) => self.finding_label(key::DO_CONSUME, actor),
            Choice::BreakFree(actor, by) => who(key::DO_BREAK_FREE, actor).of("attribute", attribute_name(by)),
            Choice::Yield(actor, sin, slot) => {
                let words = key::DO_YIELD.with("whom", actor.name()).with("card", sin.card().name).with("n", slot + 1);
                let label = Label::new(words).at(Target::Piece(champion_piece(actor))).at(Target::Slot(board_slot(actor, slot)));
                let label = label
                    .detail(sin.card().text)
                    .group(key::GROUP_YIELD.with("whom", actor.name()).with("card", sin.card().name));
                match self.place_of_sin(actor, sin) {
                    Some(card) => label.at(card),
                    None => label,
                }
            }
            Choice::Pass(seat) => Label::new(key::DO_PASS.with("whom", self.called(seat))),
            Choice::Step(to) => match *about {
                About::Move { who, ahead: true, .. } => self.with_reach(self.at(key::DO_STEP, to), who, to),
                About::Move { who, .. } => self.with_fall(self.at(key::DO_STEP, to), who, to, true),
                _ => self.at(key::DO_STEP, to),
            },
            Choice::Through(area) => Label::new(key::DO_THROUGH.with("where", area_name(area))).at(at_area(area)),
            Choice::Stay => plain(key::DO_STAY),
            Choice::Put(space) => self.at(key::DO_PUT, space),
            Choice::Champion(whom) => who(key::DO_CHAMPION, whom),
            Choice::Tray(tray) => {
                let foe = self.tray(tray).owner;
                let label = Label::new(key::DO_TRAY.with("foe", self.foe_name(foe)).with("card", self.tray_name(tray)));
                let label = label.at(Target::Laid(u16::from(tray.0)));
                // Who has FLOWN AWAY is not on the board.
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
            Choice::Forget(place) => self.card_label(key::DO_FORGET, about, place),
            Choice::Pay(vigor) => Label::new(key::DO_PAY.with("n", vigor)),
            Choice::Area(area) => Label::new(key::DO_AREA.with("where", area_name(area))).at(at_area(area)),
            Choice::Slot(slot) => match *about {
                About::Wound { who } | About::Stun { who } => self.slot_label(who, slot),
                _ => Label::new(key::DO_SLOT.with("n", slot + 1)),
            },
            Choice::Spare => plain(key::DO_SPARE),
            Choice::Token(nth) => match *about {
                About::Wound { who } | About::Stun { who } => self.token_label(who, nth),
                _ => plain(key::DO_SPARE),
            },
            Choice::Discard(card) => self.card_label(key::DO_DISCARD, about, card),
            Choice::Recall(card) => self.card_label(key::DO_RECALL, about, card),
            Choice::Keep(finding) => Label::new(key::DO_KEEP.with("card", finding.card().name)).detail(finding.card().text),
            Choice::Effort => {
                let who = if let About::BeforeRoll { who, .. } = *about { Some(who) } else { None };
                let (vigor, dice) = who.and_then(|who| self.effort(who)).unwrap_or_default();
                Label::new(key::DO_EFFORT.with("vigor", vigor).with("dice", dice))
            }
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

    /// A Maneuver card, by its place in the list of the Champion that is asked about it.
    fn card_label(&self, key: Key, about: &About, card: u8) -> Label {
        let (About::Progress { who }
        | About::Trade { who, .. }
        | About::Overfull { who }
        | About::Recall { who, .. }
        | About::Restriction { who }) = *about
        else {
            return Label::new(key.with("card", key::PILE_HIDDEN));
        };
        let label = Label::new(key.with("card", self.maneuver_name(who, card))).detail(self.maneuver(who, card).text);
        match self.place_in_hand(who, card) {
            Some(place) => label.at(place),
            None => label,
        }
    }

    /// A Maneuver card in the hand of its player.
    fn place_in_hand(&self, who: ChampionId, card: u8) -> Option<Target> {
        let champion = self.champion(who);
        let place = champion.hand.iter().position(|other| other == card)?;
        champion.player.map(|seat| Target::Card(seat, place as u8))
    }

    /// A Sin in the hand of its player, after the Maneuver cards.
    fn place_of_sin(&self, who: ChampionId, sin: SinId) -> Option<Target> {
        let champion = self.champion(who);
        let place = champion.sins.iter().position(|other| *other == sin)? as u8 + champion.hand.len();
        champion.player.map(|seat| Target::Card(seat, place))
    }

    fn slot_label(&self, who: ChampionId, slot: u8) -> Label {
        let held = self.champion(who).slots.get(usize::from(slot));
        let card = held.and_then(|held| held.cards.last()).map(|card| self.maneuver_name(who, *card));
        let words = key::DO_SLOT.with("n", slot + 1);
        let label = Label::new(words).at(Target::Slot(board_slot(who, slot)));
        match (card, held.map(|held| held.cover)) {
            (Some(card), _) => label.detail(key::DO_SLOT_CARD.with("card", card)),
            (None, Some(crate::state::Cover::Cooldown)) => label.detail(key::DO_SLOT_COOLDOWN),
            _ => label,
        }
    }

    fn token_label(&self, who: ChampionId, nth: u8) -> Label {
        let name = self.tricks(who).nth(usize::from(nth)).map_or(key::PILE_HIDDEN, |maneuver| maneuver.card().name);
        Label::new(key::DO_TOKEN.with("card", name)).at(Target::Slot(companion_slot(who, nth)))
    }

    fn play_label(&self, key: Key, who: ChampionId, card: u8, slot: u8) -> Label {
        let name = self.maneuver_name(who, card);
        let words = key.with("whom", who.name()).with("card", name).with("n", slot + 1);
        let label = Label::new(words.with("vigor", self.improvisation(who, slot).unwrap_or(0)));
        let label = label.detail(self.maneuver(who, card).text).at(Target::Piece(champion_piece(who)));
        let label =
            label.at(Target::Slot(board_slot(who, slot))).group(key::GROUP_PLAY.with("whom", who.name()).with("card", name));
        match self.place_in_hand(who, card) {
            Some(place) => label.at(place),
            None => label,
        }
    }

    fn ready_label(&self, key: Key, who: ChampionId, maneuver: CompanionId) -> Label {
        let nth = self.tricks(who).position(|other| other == maneuver).unwrap_or(0) as u8;
        let words = key.with("whom", who.name()).with("card", maneuver.card().name);
        let label = Label::new(words).detail(maneuver.card().text).at(Target::Piece(champion_piece(who)));
        label.at(Target::Slot(companion_slot(who, nth))).group(key::GROUP_READY.with("whom", who.name()))
    }

    /// The chances of an Attack that comes before anything else on a card: for a Wound, and for a Counterattack.
    fn with_odds(&self, label: Label, who: ChampionId, does: &'static [Instruction], choice: Choice) -> Label {
        let mut decks = self.decks_in_reach(who);
        let (Some(tray), None) = (decks.next(), decks.next()) else { return label };
        let Some(dice) = does.first().filter(|first| first.attacks()).and_then(|_| self.foreseen_dice(choice)) else {
            return label;
        };
        let owner = self.tray(tray).owner;
        let blow = Blow { who, mark: Mark::Deck(tray), combo: false, bonuses: bonuses(does) };
        let odds = |of: Say, ways: u32| Odds { of, ways, out_of: all_ways(dice) };
        let wound = key::ODDS_WOUND.with("foe", self.foe_name(owner)).with("n", dice);
        let label = label.odds(odds(wound, hits_at_least(dice, self.hits_needed(tray, 1))));
        if !self.can_strike_back(tray) {
            return label;
        }
        let provoked = fumbles_at_least(dice, self.fumbles_needed(tray, blow));
        label.odds(odds(key::ODDS_COUNTERATTACK.into(), provoked))
    }

    /// What a step down costs.
    fn with_fall(&self, label: Label, who: ChampionId, to: Space, climb: bool) -> Label {
        match self.fall_to(who, to, climb) {
            0 => label,
            damage => label.detail(key::DO_FALL.with("n", damage)),
        }
    }

    /// What a step before an Attack leads to: whom the Champion could attack from there, and what a fall on the way costs.
    fn with_reach(&self, label: Label, who: ChampionId, to: Space) -> Label {
        let mut there = self.clone();
        there.champion_mut(who).place = Place::On(to);
        let mut foes: Vec<FoeNo> = there.decks_in_reach(who).map(|tray| there.tray(tray).owner).collect();
        foes.dedup();
        let Some(first) = foes.first() else { return self.with_fall(label, who, to, true) };
        let reach = key::DO_REACH.with("foe", self.foe_name(*first)).with("more", foes.len() as u8 - 1);
        label.detail(reach.with("fall", self.fall_to(who, to, true)))
    }

    fn fall_to(&self, who: ChampionId, to: Space, climb: bool) -> u8 {
        self.footing(who).and_then(|from| self.may_step(from, to, climb).ok()).map_or(0, |pace| pace.fall)
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
        let label = label.at(Target::Slot(finding_slot(who)));
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

/// The bonuses of the first Attack of a card.
fn bonuses(does: &'static [Instruction]) -> &'static [Bonus] {
    let effects = does.iter().flat_map(|instruction| {
        let (Instruction::Plain { does, .. } | Instruction::If { does, .. } | Instruction::IfOtherwise { does, .. }) =
            instruction;
        *does
    });
    let mut attacks = effects.filter_map(|effect| match *effect {
        Effect::Attack => Some(&[][..]),
        Effect::AttackWith(bonuses) | Effect::AttackCollateral(bonuses, _) => Some(bonuses),
        _ => None,
    });
    attacks.next().unwrap_or(&[])
}
