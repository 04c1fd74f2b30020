//! Questions and options in words, and where they are to be seen.

use table::{Ask, CellId, Cited, Key, Label, Noun, Odds, PieceId, Say, Seat, SlotId, Target};

use crate::about::About;
use crate::attack::D20;
use crate::choice::Choice;
use crate::content::ItemId;
use crate::content::language::{Effect, Token};
use crate::hero::{Block, Cube, Place};
use crate::key;
use crate::levelling::Reward;
use crate::square::{Area, Square};
use crate::state::{Drunagor, Who};
use crate::telling::token_name;
use crate::value::Fighter;

/// The first number of the pieces of each kind.
const MONSTERS: u16 = 16;
const FRIENDS: u16 = 40;
/// Spaces of a hero's sheet: so many for each seat.
const SPACES: u16 = 64;

impl Drunagor {
    /// What somebody is called.
    pub(crate) fn name_of(&self, who: Who) -> Key {
        match who {
            Who::Hero(seat) => self.hero(seat).id.card().name,
            Who::Monster(base) => self.monster(base).map_or(key::NOUN_MONSTER, |monster| monster.kind.monster.card().name),
            Who::Ally(no) => self.ally(no).map_or(key::NOUN_FRIEND, |ally| ally.id.card().name),
        }
    }

    /// Somebody, by name and where to look.
    pub(crate) fn noun(&self, who: Who) -> Noun {
        Noun::at(self.name_of(who), Target::Piece(piece(who)))
    }

    /// A hero, by name and where to look.
    pub(crate) fn hero_noun(&self, who: Seat) -> Noun {
        self.noun(Who::Hero(who))
    }

    /// The cell of a square, as long as the map shows it.
    pub(crate) fn cell_id(&self, square: Square) -> CellId {
        let shown = self.shown().take_while(|known| *known != square).count();
        CellId(u16::try_from(shown).unwrap_or(0))
    }

    /// All squares that are drawn: those of the revealed map, closed Doors among them.
    pub(crate) fn shown(&self) -> impl Iterator<Item = Square> + '_ {
        let board = self.adventure.board();
        let lies = move |square: &Square| board.cell(*square).is_some_and(|cell| self.revealed & (1 << cell.setup) != 0);
        board.squares().filter(move |square| lies(square) || self.is_bridge(*square))
    }

    fn at_square(&self, label: Label, square: Square) -> Label {
        let name = label.name.clone().with("x", square.x()).with("y", square.y());
        Label { name, ..label }.at(Target::Cell(self.cell_id(square)))
    }

    fn at_area(&self, label: Label, area: Area) -> Label {
        let there = area.squares().into_iter().filter(|square| self.shown().any(|shown| shown == *square));
        there.fold(label, |label, square| label.at(Target::Cell(self.cell_id(square))))
    }

    /// What a skill at a place of a hero's is called.
    pub(crate) fn skill_name(&self, who: Seat, place: Place) -> Key {
        let usable = self.hero(who).usable(place);
        let skill = usable.and_then(|usable| usable.skill).or_else(|| self.hero(who).skill(place)).map(|skill| skill.card().name);
        skill.or_else(|| usable.and_then(|usable| usable.item).map(|item| item.card().name)).unwrap_or(key::NOUN_SKILL)
    }

    fn skill_text(&self, who: Seat, place: Place) -> Option<Key> {
        let usable = self.hero(who).usable(place)?;
        usable.skill.map(|skill| skill.card().text).or_else(|| usable.item.map(|item| item.card().text))
    }

    fn carried_name(&self, who: Seat, nth: u8) -> Key {
        let gear = self.hero(who).bag.get(usize::from(nth)).copied().flatten();
        let other = if nth == crate::minor::FRUITS { crate::telling::token_name(Token::Fruit) } else { key::NOUN_ITEM };
        gear.map_or(other, |gear| gear.item.card().name)
    }

    pub(crate) fn say_prompt(&self, ask: &Ask<Self>) -> Say {
        match &ask.about {
            About::Begin { .. } => key::ASK_BEGIN.into(),
            About::Reward { reward, .. } => match reward {
                Reward::Skill(level) => key::ASK_REWARD_SKILL.with("n", *level),
                Reward::Item(level) => key::ASK_REWARD_ITEM.with("n", *level),
                Reward::Ability => key::ASK_REWARD_ABILITY.into(),
            },
            About::NewCube { .. } => key::ASK_NEW_CUBE.into(),
            About::WildCube { .. } => key::ASK_WILD_CUBE.into(),
            About::Scene { scene, .. } => key::ASK_SCENE.with("what", scene.card().name),
            About::TryAgain { natural, .. } => key::ASK_TRY_AGAIN.with("n", *natural),
            About::StepIn { by, whom } => key::ASK_STEP_IN.with("mover", self.name_of(*by)).with("whom", self.name_of(*whom)),
            About::Socket { .. } => key::ASK_SOCKET.into(),
            About::Pet { .. } => key::ASK_PET.into(),
            About::Order => key::ASK_ORDER.into(),
            About::Turn { points, cubes, .. } => key::ASK_TURN.with("points", *points).with("cubes", *cubes),
            About::Move { who, points } => key::ASK_MOVE.with("points", *points).with("mover", self.name_of(*who)),
            About::Target { more, .. } => key::ASK_TARGET.with("n", *more),
            About::Attack { more, .. } => key::ASK_ATTACK.with("n", *more),
            About::Area { .. } => key::ASK_AREA.into(),
            About::Threat { by, whom, damage } => {
                let by = by.map_or(key::NOUN_SOMETHING, |by| self.name_of(by));
                key::ASK_THREAT.with("by", by).with("whom", self.name_of(*whom)).with("n", *damage)
            }
            About::Protect { .. } => key::ASK_PROTECT.into(),
            About::Blocked { cube: Block::Curse, .. } => key::ASK_CURSE.into(),
            About::Blocked { cube: Block::Trauma, .. } => key::ASK_TRAUMA.into(),
            About::Cleanse { .. } => key::ASK_CLEANSE.into(),
            About::Expend { .. } => key::ASK_EXPEND.into(),
            About::Regain { .. } => key::ASK_REGAIN.into(),
            About::Copy { .. } => key::ASK_COPY.into(),
            About::Reroll { natural, .. } => key::ASK_REROLL.with("n", *natural),
            About::Fury { .. } => key::ASK_FURY.into(),
            About::Room { item, .. } => key::ASK_ROOM.with("item", item.card().name),
            About::MonsterMove { who } => key::ASK_MONSTER_MOVE.with("mover", self.name_of(Who::Monster(*who))),
            About::Trick { whom } => key::ASK_TRICK.with("whom", self.name_of(*whom)),
            About::Place { who } => key::ASK_PLACE.with("mover", self.name_of(*who)),
            About::Tile { rune, hunted } => {
                key::ASK_TILE.with("rune", rune_name(*rune)).with("hunted", self.name_of(Who::Hero(*hunted)))
            }
        }
    }

    pub(crate) fn say_label(&self, ask: &Ask<Self>, candidate: &Cited<Choice>) -> Label {
        let who = candidate.by.lowest().unwrap_or_else(|| ask.seat());
        let of = |key: Key, name: Key| Label::new(key.with("what", name));
        match candidate.choice {
            Choice::Go(to) => self.at_square(Label::new(key::DO_GO).group(key::GROUP_GO), to),
            Choice::Put(to) => self.at_square(Label::new(key::DO_PUT).group(key::GROUP_PUT), to),
            Choice::Rise => Label::new(key::DO_RISE),
            Choice::Again(cube) => of(key::DO_AGAIN, cube_name(cube)),
            Choice::Use(place, cube) => self.say_skill(key::DO_USE.into(), who, place, cube),
            // Where several heroes may answer a threat, each option says whose it is.
            Choice::React(by, place, cube) => self.say_skill(self.of_several(key::DO_REACT, ask, by), by, place, cube),
            Choice::Focus(nth) => self.say_focus(key::DO_FOCUS.into(), who, nth),
            Choice::ReactFocus(by, nth) => self.say_focus(self.of_several(key::DO_REACT_FOCUS, ask, by), by, nth),
            Choice::Consume(nth) => of(key::DO_CONSUME, self.carried_name(who, nth)),
            Choice::Eat => Label::new(key::DO_EAT),
            Choice::Equip(nth) => of(key::DO_EQUIP, self.carried_name(who, nth)),
            Choice::Unequip(slot) => {
                let worn = self.hero(who).gear.get(usize::from(slot)).copied().flatten();
                of(key::DO_UNEQUIP, worn.map_or(key::NOUN_ITEM, |gear| gear.item.card().name))
            }
            Choice::Give(nth, to) => of(key::DO_GIVE, self.carried_name(who, nth)).of("to", self.hero_noun(to)),
            Choice::Take(from, nth) => of(key::DO_TAKE, self.carried_name(from, nth)).of("from", self.hero_noun(from)),
            Choice::Open(setup) => {
                let doors = self.closed_doors();
                let at = doors.iter().find(|(behind, _)| *behind == setup).map(|(_, at)| *at);
                at.map_or_else(|| Label::new(key::DO_OPEN), |at| Label::new(key::DO_OPEN).at(Target::Cell(self.cell_id(at))))
            }
            Choice::Search(chest) => Label::new(key::DO_SEARCH).at(Target::Cell(self.cell_id(chest))),
            Choice::Interact(nth) => match self.spots.get(usize::from(nth)) {
                Some(spot) => of(key::DO_INTERACT, spot.scene.card().name).at(Target::Cell(self.cell_id(spot.at))),
                None => Label::new(key::DO_PASS),
            },
            Choice::Purge(cube) => of(key::DO_PURGE, cube_name(cube)),
            Choice::Learn(skill) => of(key::DO_LEARN, skill.card().name).detail(skill.card().text),
            Choice::Ability(ability) => of(key::DO_LEARN, ability.card().name).detail(ability.card().text),
            Choice::Pick(item) => {
                let (label, text) = (of(key::DO_PICK, item.card().name), item.card().text);
                if self.is_proficient(who, item) {
                    label.detail(text)
                } else {
                    label.detail(key::DO_PICK_BAG.with("text", text).with("whom", self.name_of(Who::Hero(who))))
                }
            }
            Choice::Colour(colour) => of(key::DO_COLOUR, cube_name(Cube::of(colour))),
            Choice::Option(option) => of(key::DO_OPTION, option.card().name).detail(option.card().text),
            Choice::Call(ally) => of(key::DO_CALL, ally.card().name).detail(ally.card().text),
            Choice::Recall => Label::new(key::DO_RECALL),
            Choice::End => Label::new(key::DO_END),
            Choice::Target(whom) => {
                let label = match whom {
                    Who::Monster(base) if self.has_twin(whom) => Label::new(key::DO_TARGET_BASE.with("n", base.0 + 1)),
                    _ => Label::new(key::DO_TARGET),
                };
                let label = label.of("whom", self.noun(whom));
                match ask.about {
                    About::Attack { by, more, modifier, effects } => {
                        self.with_odds(label, by, whom, modifier, effects, more == 1)
                    }
                    _ => label,
                }
            }
            Choice::Area(area) => {
                let corner = area.corner();
                self.at_area(Label::new(key::DO_AREA.with("x", corner.x()).with("y", corner.y())), area)
            }
            Choice::Done => Label::new(key::DO_DONE),
            Choice::Let => Label::new(key::DO_LET),
            Choice::Skill(place) => of(key::DO_SKILL, self.skill_name(who, place)).at(Target::Slot(slot(who, place))),
            Choice::Ki => Label::new(key::DO_KI),
            Choice::Token(token) => of(key::DO_TOKEN, token_name(token)),
            Choice::Cube(cube) => of(key::DO_CUBE, cube_name(cube)),
            Choice::Discard(nth) => {
                let item: Option<ItemId> = self.hero(who).bag.get(usize::from(nth)).copied().flatten().map(|gear| gear.item);
                let new = if let About::Room { item, .. } = &ask.about { Some(*item) } else { None };
                of(key::DO_DISCARD, item.or(new).map_or(key::NOUN_ITEM, |item| item.card().name))
                    .detail(key::DO_DISCARD_PLACE.with("n", nth + 1))
            }
            Choice::Card(kind) => of(key::DO_CARD, kind.monster.card().name).detail(rank_name(kind.rank)),
            Choice::AttackCard(id) => of(key::DO_CARD, id.card().name).detail(id.card().text),
            Choice::Tile(at, turned) => {
                let label = Label::new(key::DO_TILE.with("turned", turned)).group(key::GROUP_TILE);
                self.at_square(label, at)
            }
            Choice::Yes => Label::new(key::DO_YES),
            Choice::No => Label::new(key::DO_NO),
        }
    }

    /// A skill with the cube that pays for it, where it lies on the hero's board, and what it says.
    fn say_skill(&self, say: Say, who: Seat, place: Place, cube: Cube) -> Label {
        let name = say.with("what", self.skill_name(who, place)).with("cube", cube_name(cube));
        let label = Label::new(name).at(Target::Slot(slot(who, place)));
        let Some(text) = self.skill_text(who, place) else { return label };
        let in_vain = self.hero(who).usable(place).is_some_and(|usable| {
            let source = self.source_of(who, place, usable.slot, cube);
            Fighter::new(self, who).strikes_nobody(&source, usable.does)
        });
        if in_vain { label.detail(key::DO_USE_NOBODY.with("text", text)) } else { label.detail(text) }
    }

    /// A text that names the hero where several are asked.
    fn of_several(&self, key: Key, ask: &Ask<Self>, by: Seat) -> Say {
        key.with("asked", ask.seats.len() as i32).with("by", self.name_of(Who::Hero(by)))
    }

    /// A focus ability, and what it says.
    fn say_focus(&self, say: Say, who: Seat, nth: u8) -> Label {
        match self.hero(who).id.card().focus.get(usize::from(nth)) {
            Some(skill) => Label::new(say.with("what", skill.card().name)).detail(skill.card().text),
            None => Label::new(key::DO_PASS),
        }
    }

    /// Whether somebody else on the board has the same name.
    fn has_twin(&self, who: Who) -> bool {
        self.everybody().any(|other| other != who && self.name_of(other) == self.name_of(who))
    }

    /// The chance of an attack to hit, with all that counts now, and what a hit does. Who may roll again after a miss has two chances.
    fn with_odds(&self, label: Label, by: Seat, whom: Who, modifier: i8, effects: &'static [Effect], single: bool) -> Label {
        let (ways, sides) = (self.ways_to_hit(by, whom, modifier, effects), u32::from(D20.sides));
        let again = single && effects.contains(&Effect::Reroll);
        let (ways, out_of) = if again { (ways * sides + (sides - ways) * ways, sides * sides) } else { (ways, sides) };
        let damage = self.plain_damage(by, whom, effects);
        let left = whom.monster().and_then(|base| self.monster(base)).map_or(0, |monster| monster.health);
        let detail = key::DO_ATTACK_DETAIL.with("n", damage).with("left", left);
        label.detail(detail).odds(Odds { of: key::ODDS_HIT.into(), ways, out_of })
    }
}

/// The piece of somebody.
pub(crate) fn piece(who: Who) -> PieceId {
    PieceId(match who {
        Who::Hero(seat) => u16::from(seat.0),
        Who::Monster(base) => MONSTERS + u16::from(base.0),
        Who::Ally(no) => FRIENDS + u16::from(no.0),
    })
}

/// The space of a place on a hero's sheet.
pub(crate) fn slot(who: Seat, place: Place) -> SlotId {
    SlotId(u16::from(who.0) * SPACES + u16::from(place.0))
}

/// What a cube is called.
pub(crate) const fn cube_name(cube: Cube) -> Key {
    match cube {
        Cube::Yellow => key::CUBE_YELLOW,
        Cube::Red => key::CUBE_RED,
        Cube::Green => key::CUBE_GREEN,
        Cube::Blue => key::CUBE_BLUE,
        Cube::Wild => key::CUBE_WILD,
    }
}

/// What a rune is called.
pub(crate) const fn rune_name(rune: crate::content::kinds::Rune) -> Key {
    use crate::content::kinds::Rune;
    match rune {
        Rune::Orange => key::RUNE_ORANGE,
        Rune::Green => key::RUNE_GREEN,
        Rune::Blue => key::RUNE_BLUE,
        Rune::Red => key::RUNE_RED,
        Rune::Gray => key::RUNE_GRAY,
    }
}

/// What a rank is called.
pub(crate) const fn rank_name(rank: crate::content::kinds::Rank) -> Key {
    use crate::content::kinds::Rank;
    match rank {
        Rank::Rookie => key::RANK_ROOKIE,
        Rank::Fighter => key::RANK_FIGHTER,
        Rank::Veteran => key::RANK_VETERAN,
        Rank::Champion => key::RANK_CHAMPION,
    }
}
