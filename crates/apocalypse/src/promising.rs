//! Which options are worth thinking about.

use table::Ask;

use crate::choice::{Act, Choice};
use crate::content::RENEW_COST;
use crate::habit::next_with_team;
use crate::state::Apocalypse;

/// How many gift options a search considers at once.
const GIFTS: usize = 6;

/// The options worth thinking about, by index.
pub(crate) fn promising(game: &Apocalypse, ask: &Ask<Apocalypse>, into: &mut Vec<u16>) {
    let mut gifts = 0;
    let next = next_with_team(game, ask);
    for (index, option) in (0..).zip(&ask.options) {
        let good = match option.choice {
            // These lead nowhere within a few turns, or only back and forth.
            Choice::Team(_, Act::Leave(_)) | Choice::Refuse | Choice::DiscardTrooper | Choice::Replace(_) => false,
            // Trying the heroes in another order is seldom worth the time.
            Choice::Team(who, _) if Some(who) != next => false,
            Choice::Renew => game.pool >= RENEW_COST,
            Choice::DiscardPatrol => false,
            Choice::Luck => false,
            Choice::FromPool(_) => index == 0 || usize::from(index) + 1 == ask.options.len(),
            Choice::Team(_, Act::Gift(..)) => {
                gifts += 1;
                gifts <= GIFTS
            }
            Choice::Ambush(count) => {
                ask.about.hero().and_then(|who| game.hero(who).patrol).is_none_or(|patrol| count == patrol.count || count == 1)
            }
            Choice::Retreat(at) => at.0 <= 2 || game.shadow.iter().next().is_some_and(|shadow| at.0 + 1 == shadow.0),
            _ => true,
        };
        if good {
            into.push(index);
        }
    }
    if into.is_empty() {
        into.extend((0..).zip(&ask.options).map(|(index, _)| index));
    }
}
