//! The ground under everybody: what is revealed, who stands where, what lies next to what, how far areas are apart.

use arrayvec::ArrayVec;

use crate::content::board::{Cell, Terrain};
use crate::content::kinds::Size;
use crate::content::language::{Condition, Immunity, Trait};
use crate::square::{Area, Square, Squares};
use crate::state::{Drunagor, Monster, Who};

/// The squares that somebody covers.
pub(crate) type Footprint = ArrayVec<Square, 4>;

/// Who and what is in the way of a character.
pub(crate) struct InTheWay {
    /// Squares of the own side, which can be passed.
    pub(crate) allies: Squares,
    /// Squares of the other side.
    pub(crate) enemies: Squares,
    /// Chests and other things that fill their squares.
    pub(crate) solid: Squares,
    /// Squares of other large monsters, for a monster.
    pub(crate) large: Squares,
    /// Interaction and NPC tokens, which do not give way to a large monster either.
    pub(crate) fixed: Squares,
}

impl Monster {
    /// How large it is.
    pub(crate) fn size(&self) -> Size {
        self.kind.monster.card().size
    }
}

impl Drunagor {
    /// A square of the revealed map, if it is one.
    pub(crate) fn cell(&self, square: Square) -> Option<&'static Cell> {
        let board = self.adventure.board();
        let lies = |setup: u8| self.revealed & (1 << setup) != 0;
        if let Some(bridge) = board.bridge(square).filter(|bridge| lies(bridge.setup)) {
            return Some(bridge);
        }
        board.cell(square).filter(|cell| lies(cell.setup) && cell.door.is_none_or(lies))
    }

    /// Whether a Bridge lies over a square: whoever is there stands on it, and nobody comes through beneath.
    pub(crate) fn is_bridge(&self, square: Square) -> bool {
        let bridge = self.adventure.board().bridge(square);
        bridge.is_some_and(|bridge| self.revealed & (1 << bridge.setup) != 0)
    }

    /// What lies under a Bridge, where only Darkness comes.
    pub(crate) fn under_bridge(&self, square: Square) -> Option<&'static Cell> {
        let cell = self.adventure.board().cell(square).filter(|cell| self.revealed & (1 << cell.setup) != 0);
        cell.filter(|_| self.is_bridge(square))
    }

    /// Whether two characters are on the same side: heroes with their pets and companions, monsters with monsters; in a match, parties.
    pub(crate) fn are_allies(&self, one: Who, other: Who) -> bool {
        one.is_of_the_side_of(other) && (!self.is_duel() || one.monster().is_some() || self.party_of(one) == self.party_of(other))
    }

    /// All squares of the revealed map.
    pub(crate) fn revealed_squares(&self) -> Squares {
        self.adventure.board().revealed(self.revealed)
    }

    /// How high a square lies.
    pub(crate) fn level(&self, square: Square) -> u8 {
        self.cell(square).map_or(0, |cell| cell.level)
    }

    /// Whether an area is complete, and all of it on one level.
    pub(crate) fn is_level(&self, area: Area) -> bool {
        let level = self.cell(area.corner()).map(|cell| cell.level);
        level.is_some() && area.squares().into_iter().all(|square| self.cell(square).map(|cell| cell.level) == level)
    }

    /// What harms on a square. A Darkness tile covers the terrain under it.
    pub(crate) fn terrain(&self, square: Square) -> Option<Terrain> {
        if self.darkness.has(square) { Some(Terrain::Darkness) } else { self.cell(square).and_then(|cell| cell.terrain) }
    }

    /// Whether Darkness is on a square, as a tile or on the map.
    pub(crate) fn is_dark(&self, square: Square) -> bool {
        self.terrain(square) == Some(Terrain::Darkness)
    }

    /// Whether a character stands on Darkness; a large one with any of its squares.
    pub(crate) fn stands_in_darkness(&self, who: Who) -> bool {
        self.footprint(who).into_iter().any(|square| self.is_dark(square))
    }

    /// The squares that a character covers.
    pub(crate) fn footprint(&self, who: Who) -> Footprint {
        match who {
            Who::Monster(base) => self.monster(base).map_or_else(Footprint::new, |monster| covers(monster.at, monster.size())),
            Who::Hero(_) | Who::Ally(_) => self.at(who).into_iter().collect(),
        }
    }

    /// Who stands on a square.
    pub(crate) fn occupant(&self, square: Square) -> Option<Who> {
        self.everybody().find(|who| self.footprint(*who).contains(&square))
    }

    /// Whether something that is no character fills a square.
    pub(crate) fn is_solid(&self, square: Square) -> bool {
        self.chests.contains(&square)
            || self.spots.iter().any(|spot| spot.at == square)
            || self.npcs().any(|npc| npc.at == square)
    }

    /// Whether somebody small could be put on a square.
    pub(crate) fn is_free(&self, square: Square) -> bool {
        self.cell(square).is_some() && !self.is_solid(square) && self.occupant(square).is_none()
    }

    /// The squares of Interaction and NPC tokens.
    fn fixed(&self) -> Squares {
        self.spots.iter().map(|spot| spot.at).chain(self.npcs().map(|npc| npc.at)).collect()
    }

    /// All squares that something fills which is no character.
    fn solid(&self) -> Squares {
        let mut solid = self.fixed();
        self.chests.iter().for_each(|chest| solid.add(*chest));
        solid
    }

    /// Who and what is in a character's way.
    pub(crate) fn in_the_way_of(&self, who: Who) -> InTheWay {
        let solid = self.solid();
        let mut way =
            InTheWay { allies: Squares::NONE, enemies: Squares::NONE, solid, large: Squares::NONE, fixed: self.fixed() };
        let monster = who.monster().is_some();
        let (own, others) = if monster { (&mut way.enemies, &mut way.allies) } else { (&mut way.allies, &mut way.enemies) };
        let of_heroes = self.everybody().filter(|other| *other != who && other.monster().is_none());
        for other in of_heroes {
            let Some(at) = self.at(other) else { continue };
            let with = monster || self.are_allies(who, other);
            if with { own.add(at) } else { others.add(at) }
        }
        for known in self.monsters.iter().filter(|known| Who::Monster(known.base) != who) {
            covers(known.at, known.size()).into_iter().for_each(|square| others.add(square));
            if monster && known.size() == Size::Large {
                known.at.area().squares().into_iter().for_each(|square| way.large.add(square));
            }
        }
        way
    }

    /// Whether two characters stand next to each other. Levels make no difference.
    pub(crate) fn are_adjacent(&self, one: Who, other: Who) -> bool {
        one != other && self.is_next_to(&self.footprint(one), &self.footprint(other))
    }

    /// Whether two sets of squares touch.
    pub(crate) fn is_next_to(&self, one: &[Square], other: &[Square]) -> bool {
        one.iter().any(|here| other.iter().any(|there| here.distance(*there) <= 1))
    }

    /// Whether a character takes part: on the board, and not knocked out.
    pub(crate) fn is_up(&self, who: Who) -> bool {
        match who {
            Who::Hero(seat) => !self.hero(seat).down,
            Who::Monster(base) => self.monster(base).is_some_and(|monster| monster.health > 0),
            Who::Ally(no) => self.ally(no).is_some(),
        }
    }

    /// Whether somebody is hidden from somebody else: those who are immune to STEALTH see everybody.
    pub(crate) fn is_hidden_from(&self, who: Who, other: Who) -> bool {
        let hidden = self.tokens(who).is_some_and(|tokens| tokens.has(Condition::Stealth));
        hidden
            && !self.is_duel()
            && !self.are_allies(who, other)
            && !self.is_immune(other, Immunity::Condition(Condition::Stealth))
    }

    /// Whether a character is adjacent to an enemy that it knows of.
    pub(crate) fn is_engaged(&self, who: Who) -> bool {
        self.is_engaged_at(who, &self.footprint(who))
    }

    /// Whether a character would be engaged on these squares. Who is knocked out engages nobody.
    pub(crate) fn is_engaged_at(&self, who: Who, squares: &[Square]) -> bool {
        if who.monster().is_none() {
            let near = |monster: &Monster| self.is_next_to(squares, &covers(monster.at, monster.size()));
            let rivals = self.is_duel()
                && self.everybody().any(|other| {
                    let at = self.at(other).filter(|_| other.monster().is_none() && self.is_up(other));
                    !self.are_allies(other, who) && at.is_some_and(|at| self.is_next_to(squares, &[at]))
                });
            return rivals
                || self.monsters.iter().any(|monster| near(monster) && !self.is_hidden_from(Who::Monster(monster.base), who));
        }
        let enemies = self.everybody().filter(|other| other.monster().is_none() && self.is_up(*other));
        let mut seen = enemies.filter(|other| !self.is_hidden_from(*other, who));
        seen.any(|other| self.at(other).is_some_and(|at| self.is_next_to(squares, &[at])))
    }

    /// All squares next to an enemy of a monster that it knows of.
    pub(crate) fn engaging(&self, who: Who) -> Squares {
        let enemies = self.everybody().filter(|other| !self.are_allies(*other, who) && self.is_up(*other));
        let seen = enemies.filter(|other| !self.is_hidden_from(*other, who)).filter_map(|other| self.at(other));
        seen.flat_map(|at| at.around().chain([at])).collect()
    }

    /// How many areas apart two squares are, over areas of the revealed map that touch; nothing beyond `most`.
    pub(crate) fn areas_apart(&self, from: Area, to: Area, most: u8) -> Option<u8> {
        match from.distance(to) {
            0 => return Some(0),
            1 if most == 1 => return self.do_areas_touch(from, to).then_some(1),
            far if far > most => return None,
            _ => {}
        }
        let mut reached = [false; Area::COUNT];
        let mut edge: ArrayVec<Area, { Area::COUNT }> = ArrayVec::new();
        edge.push(from);
        if let Some(first) = reached.get_mut(usize::from(from.0)) {
            *first = true;
        }
        for apart in 0..=most {
            if edge.contains(&to) {
                return Some(apart);
            }
            let mut next: ArrayVec<Area, { Area::COUNT }> = ArrayVec::new();
            for area in &edge {
                for beside in area.around().filter(|beside| self.do_areas_touch(*area, *beside)) {
                    if let Some(new @ false) = reached.get_mut(usize::from(beside.0)) {
                        *new = true;
                        next.push(beside);
                    }
                }
            }
            edge = next;
        }
        None
    }

    /// Whether two areas have squares of the revealed map that lie next to each other.
    fn do_areas_touch(&self, one: Area, other: Area) -> bool {
        let squares =
            |area: Area| area.squares().into_iter().filter(|square| self.cell(*square).is_some()).collect::<Footprint>();
        self.is_next_to(&squares(one), &squares(other))
    }

    /// Whether something does nothing to somebody.
    pub(crate) fn is_immune(&self, who: Who, to: Immunity) -> bool {
        match who {
            Who::Hero(seat) => {
                let hero = self.hero(seat);
                hero.traits().any(|held| matches!(held, Trait::Immune(known) if known.contains(&to)))
            }
            Who::Monster(base) => self.monster(base).is_some_and(|monster| {
                let known = monster.kind.monster.card().immune;
                known.contains(&to) || (is_lost_on_large(to) && known.contains(&Immunity::Large))
            }),
            Who::Ally(no) => self.ally(no).is_some_and(|ally| {
                ally.id.card().passive.iter().any(|held| matches!(held, Trait::Immune(known) if known.contains(&to)))
            }),
        }
    }
}

/// What a large monster ignores.
fn is_lost_on_large(to: Immunity) -> bool {
    matches!(to, Immunity::Condition(Condition::KnockDown | Condition::Stun) | Immunity::Push | Immunity::Telekinesis)
}

/// The squares that somebody of this size covers.
pub(crate) fn covers(at: Square, size: Size) -> Footprint {
    match size {
        Size::Small => [at].into_iter().collect(),
        Size::Large => at.area().squares().into_iter().collect(),
    }
}
