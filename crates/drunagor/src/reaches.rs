//! How far somebody comes, for whoever looks at a figure: where it could go in a turn, and what it could strike from there.

use table::{Key, Overlay, OverlayKind, PieceId};

use crate::content::kinds::{Reach, Size};
use crate::content::language::Colour;
use crate::forecast::Forecast;
use crate::ground::covers;
use crate::hero::Place;
use crate::key;
use crate::movement::{How, MOVE_ACTION};
use crate::square::{Square, Squares};
use crate::state::{Drunagor, Monster, Phase, Who};
use crate::targets::{RANGED, Range};
use crate::words::piece;

impl Drunagor {
    /// What is drawn for a figure that somebody looks at; nothing for things.
    pub(crate) fn reaches_of(&self, looked: PieceId) -> Vec<Overlay> {
        let found = self.everybody().find(|who| piece(*who) == looked && self.is_up(*who));
        let drawn = match found {
            Some(Who::Monster(base)) => self.monster(base).map_or_else(Vec::new, |monster| self.reaches_of_monster(monster)),
            Some(who @ Who::Hero(_)) => self.reaches_of_hero(who),
            Some(who @ Who::Ally(no)) => {
                let points = self.ally(no).map_or(0, |ally| ally.id.card().moves);
                vec![(OverlayKind::Reach, key::OVERLAY_REACH, self.ends(who, self.points_in_a_turn(who, points), How::default()))]
            }
            None => Vec::new(),
        };
        let overlay = |(kind, name, squares): (OverlayKind, Key, Squares)| {
            let shown = squares.iter().filter(|square| self.cell(*square).is_some());
            Overlay { kind, name: name.into(), cells: shown.map(|square| self.cell_id(square)).collect() }
        };
        drawn.into_iter().map(overlay).filter(|overlay| !overlay.cells.is_empty()).collect()
    }

    /// Where its next turn could lead a monster, and where it could strike then.
    fn reaches_of_monster(&self, monster: &Monster) -> Vec<(OverlayKind, Key, Squares)> {
        let who = Who::Monster(monster.base);
        let points = self.points_in_a_turn(who, self.moves_of(monster).unwrap_or(0));
        let mut places = self.ends(who, points, self.gait(monster));
        let goes = (OverlayKind::Reach, key::OVERLAY_REACH, places);
        let Some(manner) = self.manner(monster) else { return vec![goes] };
        places.add(monster.at);
        let mut struck = Squares::NONE;
        for at in places.iter() {
            let stands = covers(at, monster.size());
            match manner.reach {
                Reach::Melee => struck.join(&stands.into_iter().collect::<Squares>().grown()),
                Reach::Magical => struck.join(&self.revealed_squares()),
                // Whoever is adjacent to it keeps it from shooting.
                Reach::Ranged if !self.is_engaged_at(who, &stands) => struck.join(&self.within(at, RANGED)),
                Reach::Ranged => {}
            }
        }
        vec![goes, (OverlayKind::Range, key::OVERLAY_STRIKES, struck)]
    }

    /// Where a Move Action leads a hero, or what is left of it, and how far cubes carry.
    fn reaches_of_hero(&self, who: Who) -> Vec<(OverlayKind, Key, Squares)> {
        let (Some(seat), Some(at)) = (who.hero(), self.at(who)) else { return Vec::new() };
        let points = match &self.phase {
            Phase::Turn(turn) if turn.who == seat => self.points_now(turn),
            _ => self.points_in_a_turn(who, MOVE_ACTION),
        };
        let near = [at].into_iter().collect::<Squares>().grown();
        let range = |colour| match self.source_with(seat, Place::PASSIVE, colour, false).range {
            Range::Near => near,
            Range::Areas(most) => self.within(at, most),
            Range::Far => self.revealed_squares(),
        };
        vec![
            (OverlayKind::Reach, key::OVERLAY_REACH, self.ends(who, points, How::default())),
            (OverlayKind::Range, key::OVERLAY_RANGED, range(Colour::Red)),
            (OverlayKind::Range, key::OVERLAY_MELEE, range(Colour::Yellow)),
        ]
    }

    /// What a move effect of so many points would come to in a turn of its own, KNOCK DOWN and SLOW counted.
    fn points_in_a_turn(&self, who: Who, points: u8) -> u8 {
        let mut table = self.clone();
        table.points_for(&mut Forecast::default(), who, points)
    }

    /// The squares on which a move could end, beside where it begins.
    fn ends(&self, who: Who, points: u8, how: How) -> Squares {
        let mut table = self.clone();
        // What has harmed somebody in this turn harms again in the next one.
        if !matches!(&self.phase, Phase::Turn(turn) if Who::Hero(turn.who) == who) {
            table.new_turn();
        }
        let (ways, size) = (table.ways(who, points, how), if table.is_large(who) { Size::Large } else { Size::Small });
        let may_end = |to: &Square| Some(*to) != table.at(who) && table.may_end(who, *to, &ways.way).is_ok();
        ways.squares().filter(may_end).flat_map(|to| covers(to, size)).collect()
    }

    /// The squares of all areas that are so many apart at most.
    fn within(&self, at: Square, most: u8) -> Squares {
        let near = |square: &Square| self.areas_apart(at.area(), square.area(), most).is_some();
        self.revealed_squares().iter().filter(near).collect()
    }
}
