//! The cells of the picture: for every Area its Central Space and its four Spaces.

use table::{CellId, Target};

use crate::board::{AREAS, AreaId, Space};

/// Cells of an Area.
pub(crate) const PER_AREA: u16 = 5;

/// The cell of a Central Space.
pub(crate) const fn centre(area: AreaId) -> CellId {
    CellId(area.0 as u16 * PER_AREA)
}

/// The cell of a Space.
pub(crate) const fn cell(space: Space) -> CellId {
    CellId(space.area().0 as u16 * PER_AREA + 1 + space.dir().number() as u16)
}

/// The last cell.
pub(crate) const LAST: u16 = AREAS as u16 * PER_AREA - 1;

/// The Area of a cell.
pub(crate) fn area_of(cell: u16) -> Option<AreaId> {
    let area = AreaId((cell / PER_AREA).min(u16::from(u8::MAX)) as u8);
    (cell <= LAST).then_some(area)
}

/// The Space of a cell; none where it is a Central Space.
pub(crate) fn space_of(cell: u16) -> Option<Space> {
    let side = (cell % PER_AREA).checked_sub(1)?;
    area_of(cell)?.spaces().nth(usize::from(side))
}

/// A Space, to be pointed at.
pub(crate) const fn at_space(space: Space) -> Target {
    Target::Cell(cell(space))
}

/// A Central Space, to be pointed at.
pub(crate) const fn at_area(area: AreaId) -> Target {
    Target::Cell(centre(area))
}
