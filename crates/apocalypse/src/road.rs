//! The ground of the picture: the road with Hell below it, and Hell with the road below it while a battle is fought there.

use table::{Cell, CellId, Ground, Key, Lattice, Link, Overlay, OverlayKind, Region, Say};

use crate::content::Special;
use crate::key;
use crate::movement::Way;
use crate::state::{Apocalypse, AreaId, Enemy};

/// Half the width and height of an area in the picture, on the road and below a battle.
const HALF: (i32, i32) = (1600, 1300);
const HALF_SMALL: (i32, i32) = (1350, 850);
/// The distance between the centres of two areas; on the map they are 1200 apart.
const APART: (i32, i32) = (3560, 3050);
const MAP_APART: i32 = 1200;
/// Areas per row below a battle.
const IN_A_ROW: i32 = 5;
const APART_SMALL: (i32, i32) = (2900, 2000);
/// Half the height of Hell, at rest and in a battle.
const HELL_AT_REST: i32 = 560;
const HELL_IN_BATTLE: i32 = 2600;
/// Between Hell and the road.
const GAP: i32 = 420;
/// How far below an area's middle its figures stand: its name is above them.
const LOWER: i32 = 240;
/// Tints of the areas, one after the other.
const TINTS: [u8; 5] = [1, 6, 11, 5, 10];

/// A rounded shape around a point.
fn shape((x, y): (i32, i32), (wide, high): (i32, i32)) -> Vec<(i32, i32)> {
    let (cut, edge) = (wide * 5 / 8, high * 5 / 9);
    let corners =
        [(-cut, -high), (cut, -high), (wide, -edge), (wide, edge), (cut, high), (-cut, high), (-wide, edge), (-wide, -edge)];
    corners.into_iter().map(|(dx, dy)| (x + dx, y + dy)).collect()
}

/// Where an area lies in the rows below a battle: to the right, then back.
fn in_rows(nth: i32) -> (i32, i32) {
    let (row, place) = (nth / IN_A_ROW, nth % IN_A_ROW);
    let column = if row % 2 == 0 { place } else { IN_A_ROW - 1 - place };
    (column * APART_SMALL.0, row * APART_SMALL.1)
}

impl Apocalypse {
    /// The number of the ground; a battle has its own.
    pub(crate) fn ground_number(&self) -> u32 {
        u32::from(self.battle.is_some())
    }

    pub(crate) fn road(&self) -> Ground {
        let areas = self.map.map().areas;
        let battle = self.battle.is_some();
        let half = if battle { HALF_SMALL } else { HALF };
        let places: Vec<(i32, i32)> = (0..)
            .zip(areas)
            .map(|(nth, area)| {
                let (x, y) = area.place;
                if battle { in_rows(nth) } else { (x * APART.0 / MAP_APART, y * APART.1 / MAP_APART) }
            })
            .collect();
        let right = places.iter().map(|(x, _)| *x).max().unwrap_or(0);
        let lowest = places.iter().map(|(_, y)| *y).max().unwrap_or(0);
        let high = if battle { HELL_IN_BATTLE } else { HELL_AT_REST };
        let below = if battle { -half.1 - GAP - high } else { lowest + half.1 + GAP + high };
        let cell = |nth: u16, at: (i32, i32), half: (i32, i32), lower: i32, name: Key| {
            let corners = shape(at, half);
            Cell {
                middle: (at.0, at.1 + lower),
                region: nth,
                over: vec![None; corners.len()],
                corners,
                name: name.into(),
                level: 0,
                edges: Vec::new(),
            }
        };
        let hell = cell(areas.len() as u16, (right / 2, below), (right / 2 + half.0, high), 0, key::AREA_HELL);
        let cells = (0..).zip(areas.iter().zip(&places)).map(|(nth, (area, at))| cell(nth, *at, half, LOWER, area.name));
        let links = self.map_areas().flat_map(|from| {
            let next = self.next_areas(from, Way::Toward);
            next.into_iter().map(move |to| Link { from: CellId(u16::from(from.0)), to: CellId(u16::from(to.0)), one_way: false })
        });
        Ground { lattice: Lattice::Areas, cells: cells.chain([hell]).collect(), links: links.collect() }
    }

    pub(crate) fn region_of(&self, at: AreaId) -> Region {
        let terrain = match at {
            AreaId::HELL => "hell",
            _ if self.shadow.has(at) => "shadow",
            AreaId::START => "start",
            _ => "road",
        };
        let tint = TINTS.get(usize::from(at.0) % TINTS.len()).copied().unwrap_or(0);
        let glyph = self.special_of(at).map_or("", Special::glyph);
        Region { name: self.area_name(at).into(), note: self.area_note(at), terrain, tint, glyph, holds: 0 }
    }

    /// The shadow, and what the next enemy phase will do: where enemies attack, where they go, and what leaves the start.
    pub(crate) fn overlays(&self) -> Vec<Overlay> {
        let overlay = |kind, name: Say, cells| Overlay { kind, name, cells };
        let shadow = self.shadow.iter().map(|at| self.cell(at)).collect();
        let mut overlays = vec![overlay(OverlayKind::Shadow, key::OVERLAY_SHADOW.into(), shadow)];
        if self.battle.is_some() || self.ended.is_some() {
            return overlays;
        }
        let attacked = self.map_areas().filter(|at| self.attacks_from(*at)).map(|at| self.cell(at)).collect();
        overlays.push(overlay(OverlayKind::Threat, key::OVERLAY_ATTACK.into(), attacked));
        let (steps, leaves) = self.steps_to_come();
        for (from, to) in steps {
            let cells = vec![self.cell(from), self.cell(to)];
            overlays.push(overlay(OverlayKind::Path, key::OVERLAY_MOVE.with("where", self.area_name(to)), cells));
        }
        if leaves {
            overlays.push(overlay(OverlayKind::Forecast, key::OVERLAY_EXIT.into(), vec![self.cell(AreaId::START)]));
        }
        overlays
    }

    /// The steps of the next minions move segment, each once, and whether anything leaves the start.
    fn steps_to_come(&self) -> (Vec<(AreaId, AreaId)>, bool) {
        let (mut steps, mut leaves) = (Vec::new(), false);
        for from in self.map_areas() {
            let token = (self.ground_of(from).tokens > 0).then_some(1);
            let moving = self.enemies_in(from).into_iter().map(|enemy: Enemy| self.steps_of(enemy)).chain(token);
            for count in moving {
                let mut at = from;
                for _ in 0..count {
                    let Some(to) = self.way_forward(at) else {
                        leaves = true;
                        break;
                    };
                    if !steps.contains(&(at, to)) {
                        steps.push((at, to));
                    }
                    at = to;
                }
            }
        }
        (steps, leaves)
    }
}
