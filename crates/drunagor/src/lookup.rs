//! Finding things on the table: who is where, with which tokens and cards.

use table::Seat;

use crate::content::FaceId;
use crate::content::kinds::{Rune, Side};
use crate::hero::Hero;
use crate::square::Square;
use crate::state::{Ally, AllyNo, Base, Drunagor, Harmed, Kind, Monster, TrackCard, Who};
use crate::tokens::Tokens;

impl Drunagor {
    /// The monster on a base.
    pub fn monster(&self, base: Base) -> Option<&Monster> {
        self.monsters.iter().find(|monster| monster.base == base)
    }

    pub(crate) fn monster_mut(&mut self, base: Base) -> Option<&mut Monster> {
        self.monsters.iter_mut().find(|monster| monster.base == base)
    }

    /// A pet or companion.
    pub fn ally(&self, no: AllyNo) -> Option<&Ally> {
        self.allies.iter().find(|ally| ally.no == no)
    }

    pub(crate) fn ally_mut(&mut self, no: AllyNo) -> Option<&mut Ally> {
        self.allies.iter_mut().find(|ally| ally.no == no)
    }

    /// A hero. Seats come from the game itself, so there always is one.
    #[expect(clippy::indexing_slicing, reason = "`check` refuses positions with other seats")]
    pub fn hero(&self, seat: Seat) -> &Hero {
        &self.heroes[usize::from(seat.0)]
    }

    #[expect(clippy::indexing_slicing, reason = "`check` refuses positions with other seats")]
    pub(crate) fn hero_mut(&mut self, seat: Seat) -> &mut Hero {
        &mut self.heroes[usize::from(seat.0)]
    }

    /// All seats.
    pub fn party(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.heroes.len() as u8).map(Seat)
    }

    /// Pets and companions.
    pub fn friends(&self) -> impl Iterator<Item = &Ally> {
        self.allies.iter().filter(|ally| !ally.is_npc())
    }

    /// Whether somebody is an NPC token, and so no character.
    pub(crate) fn is_npc(&self, who: Who) -> bool {
        matches!(who, Who::Ally(no) if self.ally(no).is_some_and(Ally::is_npc))
    }

    /// NPC tokens.
    pub fn npcs(&self) -> impl Iterator<Item = &Ally> {
        self.allies.iter().filter(|ally| ally.is_npc())
    }

    /// Whether a hero has lost a match and left the board.
    pub const fn is_out(&self, seat: Seat) -> bool {
        self.out & (1 << seat.0) != 0
    }

    /// Everybody on the board: heroes, then monsters, then friends.
    pub fn everybody(&self) -> impl Iterator<Item = Who> + '_ {
        let heroes = self.party().filter(|seat| !self.is_out(*seat)).map(Who::Hero);
        let monsters = self.monsters.iter().map(|monster| Who::Monster(monster.base));
        heroes.chain(monsters).chain(self.friends().map(|ally| Who::Ally(ally.no)))
    }

    /// Where a character stands; a large monster at the corner of its area.
    pub fn at(&self, who: Who) -> Option<Square> {
        match who {
            Who::Hero(seat) => Some(self.hero(seat).at),
            Who::Monster(base) => self.monster(base).map(|monster| monster.at),
            Who::Ally(no) => self.ally(no).map(|ally| ally.at),
        }
    }

    /// The tokens of a character.
    pub fn tokens(&self, who: Who) -> Option<&Tokens> {
        match who {
            Who::Hero(seat) => Some(&self.hero(seat).tokens),
            Who::Monster(base) => self.monster(base).map(|monster| &monster.tokens),
            Who::Ally(no) => self.ally(no).map(|ally| &ally.tokens),
        }
    }

    pub(crate) fn tokens_mut(&mut self, who: Who) -> Option<&mut Tokens> {
        match who {
            Who::Hero(seat) => Some(&mut self.hero_mut(seat).tokens),
            Who::Monster(base) => self.monster_mut(base).map(|monster| &mut monster.tokens),
            Who::Ally(no) => self.ally_mut(no).map(|ally| &mut ally.tokens),
        }
    }

    pub(crate) fn harmed_mut(&mut self, who: Who) -> Option<&mut Harmed> {
        match who {
            Who::Hero(seat) => Some(&mut self.hero_mut(seat).harmed),
            Who::Monster(base) => self.monster_mut(base).map(|monster| &mut monster.harmed),
            Who::Ally(no) => self.ally_mut(no).map(|ally| &mut ally.harmed),
        }
    }

    /// The card of a monster on the track.
    pub fn card_of(&self, kind: Kind) -> Option<&TrackCard> {
        self.cards.iter().find(|card| card.kind == kind)
    }

    /// The side of its card that is up.
    pub fn face(&self, monster: &Monster) -> Option<FaceId> {
        let side = self.card_of(monster.kind).map_or(Side::A, |card| card.side);
        FaceId::find(monster.kind.monster, monster.kind.behaviour, side)
    }

    /// Runes of a colour on the track.
    pub fn runes_of(&self, rune: Rune) -> u8 {
        self.runes.get(rune as usize).copied().unwrap_or(0)
    }
}
