//! Choices as words and places, and the names of everything.

use table::{Ask, CellId, Key, Label, PieceId, Say, Seat, Target};

use crate::about::About;
use crate::choice::{Act, Choice};
use crate::content::{DemonId, GiftId, LegionId, LordId, Power, TrooperId};
use crate::dice::Level;
use crate::key;
use crate::sheets::{dice_words, gift_slot, panel_slot, power_slot};
use crate::state::{Apocalypse, AreaId, Enemy};

/// Ids of the pieces other than heroes, whose ids are their seats.
const LORD_PIECE: u16 = 10;
const GUARD_PIECE: u16 = 11;
const FOURTH_PIECES: u16 = 20;
const AREA_PIECES: u16 = 100;
const PIECES_PER_AREA: u16 = 8;

/// The piece of a hero.
pub(crate) fn hero_piece(who: Seat) -> PieceId {
    PieceId(u16::from(who.0))
}

/// The piece of an enemy in an area; minions of one circle are one piece.
pub(crate) fn enemy_piece(at: AreaId, enemy: Enemy) -> PieceId {
    match enemy {
        Enemy::Minion(circle) => area_piece(at, circle.number() as u16),
        Enemy::Fourth(id) => PieceId(FOURTH_PIECES + id.number() as u16),
        Enemy::Guard => PieceId(GUARD_PIECE),
        Enemy::Lord => PieceId(LORD_PIECE),
    }
}

/// The piece of the invasion tokens of an area.
pub(crate) fn token_piece(at: AreaId) -> PieceId {
    area_piece(at, 4)
}

/// The piece of the ambush of an area.
pub(crate) fn ambush_piece(at: AreaId) -> PieceId {
    area_piece(at, 5)
}

fn area_piece(at: AreaId, nth: u16) -> PieceId {
    PieceId(AREA_PIECES + u16::from(at.0) * PIECES_PER_AREA + nth)
}

/// The short name of a level of die.
pub(crate) fn level_name(level: Level) -> Key {
    match level {
        Level::D4 => key::DIE_SHORT_D4,
        Level::D6 => key::DIE_SHORT_D6,
        Level::D8 => key::DIE_SHORT_D8,
        Level::D10 => key::DIE_SHORT_D10,
        Level::D12 => key::DIE_SHORT_D12,
    }
}

/// What a power is called.
pub(crate) fn power_name(power: Power) -> Key {
    power.card().name
}

/// What a gift is called.
pub(crate) fn gift_name(gift: GiftId) -> Key {
    gift.card().name
}

/// What troopers are called.
pub(crate) fn trooper_name(kind: TrooperId) -> Key {
    kind.card().name
}

/// The name of a kind of card in a pile.
pub(crate) fn card(game: &Apocalypse, pile: &str, kind: usize) -> Say {
    let name = match pile {
        "legion" => LegionId::of(kind).map(|id| id.card().name),
        "gift" => GiftId::of(kind).map(gift_name),
        "demon" => DemonId::of(kind).map(|id| id.card().name),
        "lord" => LordId::of(kind).map(|id| id.sheet().name),
        _ => game.heroes.get(kind).map(|hero| hero.id.sheet().name),
    };
    name.unwrap_or(key::PILE_NONE).into()
}

impl Apocalypse {
    /// The cell of an area in the picture; Hell is the last one.
    pub(crate) fn cell(&self, at: AreaId) -> CellId {
        let areas = self.map.map().areas.len() as u16;
        CellId(u16::from(at.0).min(areas))
    }

    pub(crate) fn at_area(&self, at: AreaId) -> Target {
        Target::Cell(self.cell(at))
    }

    /// The name of a seat: its hero, or that of a late player.
    pub(crate) fn called(&self, seat: Seat) -> Key {
        match self.heroes.get(usize::from(seat.0)) {
            Some(hero) if hero.joined => hero.id.sheet().name,
            _ => key::SEAT_LATE,
        }
    }

    /// Points at a hero, if it stands somewhere.
    fn at_hero(&self, label: Label, who: Seat) -> Label {
        if self.hero(who).at.is_some() { label.at(Target::Piece(hero_piece(who))) } else { label }
    }

    /// A choice as words and places, for whoever is asked, with what it leads to.
    pub(crate) fn words_of(&self, ask: &Ask<Self>, choice: &Choice) -> Label {
        self.outcome_of(ask, choice).into_iter().fold(self.called_at(ask, choice), Label::detail)
    }

    /// What a choice is called, with prices and dice, and what it touches.
    fn called_at(&self, ask: &Ask<Self>, choice: &Choice) -> Label {
        let acting = ask.about.hero();
        let plain = |key: Key| Label::new(key);
        let n = |key: Key, count: u8| Label::new(key.with("n", count));
        let who = |key: Key, who: Seat| self.at_hero(Label::new(key.with("whom", self.name_of(who))), who);
        let area = |key: Key, at: AreaId| Label::new(key.with("where", self.area_name(at))).at(self.at_area(at));
        match *choice {
            Choice::Enter(id) => Label::new(key::DO_ENTER.with("whom", id.sheet().name)).detail(id.sheet().text),
            Choice::Join(id) => {
                Label::new(key::DO_JOIN.with("whom", id.sheet().name)).detail(id.sheet().text).group(key::GROUP_JOIN)
            }
            Choice::NotYet => plain(key::DO_NOT_YET),
            Choice::Replace(place) => Label::new(key::DO_REPLACE.with("card", self.panel_name(place))),
            Choice::Team(seat, act) => self.act_label(seat, act),
            Choice::BuyPoint => plain(key::DO_BUY_POINT),
            Choice::Take(kind) => {
                let card = kind.card();
                Label::new(key::DO_TAKE.with("whom", card.name).with("n", card.cost)).detail(card.text)
            }
            Choice::DiscardPatrol => plain(key::DO_DISCARD_PATROL),
            Choice::DiscardTrooper => plain(key::DO_DISCARD_TROOPER),
            Choice::Heal => plain(key::DO_HEAL),
            Choice::Cure => plain(key::DO_CURE),
            Choice::Renew => plain(key::DO_RENEW).detail(key::DO_RENEW_DETAIL),
            Choice::FromPool(share) => self.payment_label(ask, share),
            Choice::Agree => plain(key::DO_AGREE),
            Choice::Refuse => plain(key::DO_REFUSE),
            Choice::Luck => n(key::DO_LUCK, acting.map_or(1, |who| self.worth_of_luck(who))),
            Choice::Use(seat, power) => self.power_detail(key::DO_USE.into(), seat, power),
            Choice::Done => plain(key::DO_DONE),
            Choice::Divine => plain(key::DO_DIVINE),
            Choice::Face(circle) => Label::new(key::DO_FACE.with("n", circle.number() as i32)),
            Choice::Move(to) => area(key::DO_MOVE, to).group(key::GROUP_MOVE).detail(self.area_note(to)),
            Choice::Stay => plain(key::DO_STAY),
            Choice::Attack(at) => self.attack_label(area(key::DO_ATTACK, at), acting, at),
            Choice::Help(helper) => {
                let label = Label::new(self.named(key::DO_HELP, helper).with("n", self.help_price(helper)));
                self.at_hero(label, helper)
            }
            Choice::Raise(level) => Label::new(key::DO_RAISE.with("die", level_name(level))),
            Choice::Add(one, other) => Label::new(key::DO_ADD.with("n", one).with("two", other)),
            Choice::Strike(enemy) => self.strike_label(enemy),
            Choice::Enough => plain(key::DO_ENOUGH),
            Choice::Ambush(count) => n(key::DO_AMBUSH, count).group(key::GROUP_AMBUSH),
            Choice::Extinguish(whom) => who(key::DO_EXTINGUISH, whom).group(key::GROUP_FIRE),
            Choice::GiveUpMove => plain(key::DO_GIVE_UP_MOVE),
            Choice::GiveUpAttack => plain(key::DO_GIVE_UP_ATTACK),
            Choice::Area(at) => area(key::DO_AREA, at).detail(self.area_note(at)),
            Choice::Hero(whom) => who(key::DO_HERO, whom),
            Choice::AbsorbPatrol => plain(key::DO_ABSORB_PATROL),
            Choice::AbsorbAmbush => plain(key::DO_ABSORB_AMBUSH),
            Choice::Suffer => plain(key::DO_SUFFER),
            Choice::Retreat(to) => area(key::DO_RETREAT, to).group(key::GROUP_RETREAT),
            Choice::Enemy(enemy) => self.enemy_label(acting, enemy),
            Choice::Number(count) => n(key::DO_NUMBER, count),
            Choice::Yes => plain(key::DO_YES),
            Choice::No => plain(key::DO_NO),
        }
    }

    fn panel_name(&self, place: u8) -> Key {
        self.panel.get(usize::from(place)).copied().flatten().map_or(key::PILE_NONE, gift_name)
    }

    /// A text that names the hero if its player controls several.
    fn named(&self, key: Key, who: Seat) -> Say {
        let hands = self.heroes.iter().filter(|hero| hero.at.is_some() && hero.player == self.player_of(who)).count();
        key.with("hands", hands as i32).with("who", self.name_of(who))
    }

    /// What a hero can do with the team.
    fn act_label(&self, who: Seat, act: Act) -> Label {
        let named = |key: Key| self.named(key, who);
        let plain = |key: Key| Label::new(named(key));
        let whom = |key: Key, whom: Seat| self.at_hero(Label::new(named(key).with("whom", self.name_of(whom))), whom);
        match act {
            Act::Recruit => plain(key::TEAM_RECRUIT).detail(key::TEAM_RECRUIT_DETAIL),
            Act::FirstAid(patient) => whom(key::TEAM_FIRST_AID, patient).group(key::GROUP_FIRST_AID),
            Act::Gift(place, slot) => {
                let label = Label::new(named(key::TEAM_GIFT).with("card", self.panel_name(place)).with("n", slot + 1));
                self.gift_detail(label.group(key::GROUP_GIFT), who, place, slot)
            }
            Act::Luck => Label::new(named(key::TEAM_LUCK).with("n", self.worth_of_luck(who))),
            Act::Use(power) => self.power_detail(named(key::TEAM_USE), who, power),
            Act::Divine => plain(key::TEAM_DIVINE),
            Act::Leave(heir) => whom(key::TEAM_LEAVE, heir).group(key::GROUP_LEAVE),
            Act::Done => plain(key::TEAM_DONE),
        }
    }

    /// The share of a payment that comes from the pool; the rest may take luck.
    fn payment_label(&self, ask: &Ask<Self>, share: u8) -> Label {
        let label = Label::new(key::DO_FROM_POOL.with("n", share));
        match ask.about {
            About::Pay { who, cost } => self.with_luck(label, who, cost.saturating_sub(share)),
            _ => label,
        }
    }

    /// Adds how much luck it takes to pay this much without the pool.
    fn with_luck(&self, label: Label, who: Seat, own: u8) -> Label {
        match self.luck_for(who, own) {
            0 => label,
            luck => label.detail(key::DO_WITH_LUCK.with("n", luck)),
        }
    }

    /// The price of a gift on a slot, and what the gift does.
    fn gift_detail(&self, label: Label, who: Seat, place: u8, slot: u8) -> Label {
        let Some(gift) = self.panel.get(usize::from(place)).copied().flatten() else { return label };
        let cost = self.price(who, slot, gift);
        let luck = self.luck_for(who, cost.saturating_sub(self.pool_for(who)));
        let price = key::TEAM_GIFT_DETAIL.with("n", cost).with("luck", luck).with("what", gift.card().text);
        label.at(Target::Slot(panel_slot(place))).at(Target::Slot(gift_slot(who, slot))).detail(price)
    }

    /// A power on its owner's sheet, and what it does.
    fn power_detail(&self, words: Say, who: Seat, power: Power) -> Label {
        let card = power.card();
        let label = Label::new(words.with("card", card.name).with("n", card.luck)).detail(card.text).group(key::GROUP_USE);
        label.at(Target::Slot(power_slot(who, power)))
    }

    /// An attack with the dice that would be rolled and what they can do.
    fn attack_label(&self, label: Label, by: Option<Seat>, at: AreaId) -> Label {
        let Some(who) = by else { return label };
        let detail = dice_words(&self.attack_pool(who)).keyed(key::DO_ATTACK_DETAIL);
        self.attack_odds(who, at).into_iter().fold(label.detail(detail), Label::odds)
    }

    fn strike_label(&self, enemy: Enemy) -> Label {
        let label = Label::new(key::DO_STRIKE.with("whom", self.enemy_name(enemy)));
        self.at_strike(self.strike_words(enemy).into_iter().fold(label, Label::detail), enemy)
    }

    /// An enemy that a hero chooses, in Hell or in the hero's area.
    fn enemy_label(&self, by: Option<Seat>, enemy: Enemy) -> Label {
        let label = Label::new(key::DO_ENEMY.with("whom", self.enemy_name(enemy)));
        match by.and_then(|who| self.hero(who).at) {
            Some(at) => label.at(Target::Piece(enemy_piece(at, enemy))),
            None => label,
        }
    }

    /// What is in an area, in words.
    pub(crate) fn area_note(&self, at: AreaId) -> Say {
        let ground = self.ground_of(at);
        let enemies = ground.minions.iter().sum::<u8>() + self.fourths_in(at).count() as u8;
        let special = self.special_of(at);
        let (plain, with_special) = match (self.shadow.has(at), ground.tokens, enemies) {
            (true, ..) => (key::NOTE_SHADOW, key::NOTE_SHADOW_SPECIAL),
            (false, 0, 0) => (key::NOTE_QUIET, key::NOTE_QUIET_SPECIAL),
            (false, ..) => (key::NOTE_ENEMIES, key::NOTE_ENEMIES_SPECIAL),
        };
        let counted = |key: Key| key.with("n", ground.tokens).with("enemies", enemies);
        special.map_or_else(|| counted(plain), |special| counted(with_special).with("what", special.note()))
    }
}
