//! Areas joined by roads.

/// An area of a map: its place in the list of names.
pub type Area = u8;

/// A map of at most 256 named areas. Roads lead both ways.
///
/// ```
/// use table::geometry::area::Map;
/// const MAP: Map = Map { names: &["gate", "river", "city", "pit"], roads: &[(0, 1), (1, 2), (2, 3), (1, 3)] };
/// let gate = MAP.find("gate").unwrap();
/// assert_eq!(MAP.beside(1).collect::<Vec<_>>(), [0, 2, 3]);
/// assert_eq!(MAP.distance(gate, 3, |_| true), Some(2));
/// assert_eq!(MAP.path(gate, 3, |area| area != 1), None);
/// assert_eq!(MAP.path(gate, 3, |_| true), Some(vec![0, 1, 3]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    /// The areas' names, in the order of their numbers.
    pub names: &'static [&'static str],
    /// Which areas are neighbours.
    pub roads: &'static [(Area, Area)],
}

impl Map {
    /// How many areas there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether the map is blank.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The area of that name.
    pub fn find(&self, name: &str) -> Option<Area> {
        self.names.iter().position(|known| *known == name).and_then(|at| Area::try_from(at).ok())
    }

    /// The neighbours of an area, in the order of the roads.
    pub fn beside(&self, area: Area) -> impl Iterator<Item = Area> {
        self.roads.iter().filter_map(move |&(one, other)| {
            if one == area {
                Some(other)
            } else if other == area {
                Some(one)
            } else {
                None
            }
        })
    }

    /// Whether one road leads from one area to the other.
    pub fn joins(&self, one: Area, other: Area) -> bool {
        self.beside(one).any(|area| area == other)
    }

    /// The areas that can be reached over at most so many roads, with their distance, nearest first; `may_enter` says
    /// which areas are open. The start is always among them.
    ///
    /// ```
    /// use table::geometry::area::Map;
    /// const MAP: Map = Map { names: &["a", "b", "c"], roads: &[(0, 1), (1, 2)] };
    /// assert_eq!(MAP.reach(0, 1, |_| true), [(0, 0), (1, 1)]);
    /// ```
    pub fn reach(&self, from: Area, roads: u32, may_enter: impl Fn(Area) -> bool) -> Vec<(Area, u32)> {
        self.explore(from, roads, may_enter).into_iter().map(|step| (step.area, step.taken)).collect()
    }

    /// How many roads lie between two areas; `None` where there is no way.
    pub fn distance(&self, from: Area, to: Area, may_enter: impl Fn(Area) -> bool) -> Option<u32> {
        self.explore(from, u32::MAX, may_enter).iter().find(|step| step.area == to).map(|step| step.taken)
    }

    /// A shortest way, both ends included; among equals the one whose roads stand first in the list.
    pub fn path(&self, from: Area, to: Area, may_enter: impl Fn(Area) -> bool) -> Option<Vec<Area>> {
        let steps = self.explore(from, u32::MAX, may_enter);
        let mut at = steps.iter().position(|step| step.area == to)?;
        let mut path = vec![to];
        while let Some(before) = steps.get(at).and_then(|step| step.before) {
            path.push(steps.get(before)?.area);
            at = before;
        }
        path.reverse();
        Some(path)
    }

    fn explore(&self, from: Area, roads: u32, may_enter: impl Fn(Area) -> bool) -> Vec<Step> {
        let mut steps = vec![Step { area: from, taken: 0, before: None }];
        let mut next = 0;
        while let Some(&Step { area, taken, .. }) = steps.get(next) {
            if taken < roads {
                for there in self.beside(area) {
                    if may_enter(there) && steps.iter().all(|known| known.area != there) {
                        steps.push(Step { area: there, taken: taken + 1, before: Some(next) });
                    }
                }
            }
            next += 1;
        }
        steps
    }
}

/// An area that was reached, over how many roads, and from which step.
#[derive(Clone, Copy)]
struct Step {
    area: Area,
    taken: u32,
    before: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    const RING: Map = Map { names: &["n", "e", "s", "w", "alone"], roads: &[(0, 1), (1, 2), (2, 3), (3, 0)] };

    #[test]
    fn a_way_has_as_many_roads_as_its_distance_and_follows_roads() {
        for from in 0..4 {
            for to in 0..4 {
                let path = RING.path(from, to, |_| true).unwrap();
                assert_eq!(RING.distance(from, to, |_| true), Some(path.len() as u32 - 1));
                assert!(path.windows(2).all(|two| RING.joins(two[0], two[1])));
            }
        }
        assert_eq!(RING.path(0, 2, |_| true), Some(vec![0, 1, 2]));
        assert_eq!(RING.path(0, 2, |area| area != 1), Some(vec![0, 3, 2]));
    }

    #[test]
    fn what_no_road_joins_is_never_reached() {
        assert_eq!(RING.distance(0, 4, |_| true), None);
        assert_eq!(RING.path(4, 4, |_| false), Some(vec![4]));
        assert_eq!(RING.reach(4, 9, |_| true), [(4, 0)]);
        assert_eq!(RING.find("alone"), Some(4));
        assert_eq!(RING.find("nowhere"), None);
    }
}
