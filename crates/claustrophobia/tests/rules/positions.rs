//! Positions put together by hand: how tiles are called, and what is said of positions that cannot be.

use claustrophobia::Side;
use claustrophobia::content::Western;
use table::Session;

use crate::support::{human, position_of, table, troglodytes};

#[test]
fn tiles_are_called_by_shape_icon_limit_or_number() {
    let t = table(
        "tunnels = [{ tile = 'straight', at = [0, 0], open = 'ew' }, { tile = 'fog', at = [1, 0], troglodytes = 2 }]
         human = [{ who = 'redeemer', at = 0, die = 4, damage = [2, 3] }]",
    );
    let open = |spot| Side::ALL.map(|side| t.tile(spot).is_open(side));
    assert_eq!(open(0), [false, true, false, true]);
    assert_eq!((t.human(0).who, t.at(human(0)), t.damage(0)), (Western::Redeemer, 0, vec![2, 3]));
    assert_eq!((t.at(troglodytes(1)), t.tile(1).troglodytes, t.game().reserve()), (1, 2, 9));
    let number = t.tile(1).tile.0;
    let by_number =
        position_of(&format!("tunnels = [{{ tile = {number}, at = [0, 0] }}]\nhuman = [{{ who = 'redeemer', at = 0 }}]"));
    assert_eq!(by_number.unwrap().laid(claustrophobia::SpotId(0)).tile.0, number);
}

#[test]
fn positions_that_cannot_be_are_refused_with_a_reason() {
    let position = "tunnels = [{ tile = 'crossing', at = [0, 0] }]\nhuman = [{ who = 'redeemer', at = 0 }]";
    for (more, what) in [
        ("scenario = 'nowhere'", "no scenario is called `nowhere`"),
        ("alarm = 4", "components.activation-dice"),
        ("scenario = 'the-vault'\ndiscarded = [23]", "exploration.goal-tile"),
        ("destiny = [{ value = 7 }]", "setup.infernal-dice"),
        ("destiny = [{ value = 1, waits = 'sleep' }]", "no power is called `sleep`"),
        ("fiend = [{ who = 'hunter', at = 1 }]", "setup.infernal-warriors"),
        ("fiend = [{ who = 'hunter', damage = 4 }]", "damage.demon"),
        ("pile = ['lake']", "no tile is left that is called"),
        ("moon = 'full'", "unknown field"),
    ] {
        let error = position_of(&format!("{more}\n{position}")).unwrap_err();
        assert!(error.contains(what), "{more}: {error}");
    }
    for (tiles, what) in [
        ("{ tile = 'crossing', at = [0, 0] }, { tile = 'straight', at = [0, 0] }", "exploration.geometry"),
        ("{ tile = 'straight', at = [0, 0], open = 'ne' }", "cannot be laid open to `ne`"),
        ("{ tile = 'straight', at = [0, 0], open = 'up' }", "no side is called `u`"),
        ("{ tile = 'straight', at = [0, 0], troglodytes = 12 }", "not so many troglodytes"),
        ("{ tile = 'straight', at = [0, 0], troglodytes = 4 }", "movement.occupation"),
    ] {
        let error = position_of(&format!("tunnels = [{tiles}]\nhuman = [{{ who = 'redeemer', at = 0 }}]")).unwrap_err();
        assert!(error.contains(what), "{tiles}: {error}");
    }
}

#[test]
fn a_position_is_a_game_that_can_be_saved() {
    let position = position_of("threat = 3\ninstinct = []\ndestiny = [{ value = 2, waits = 'speed' }]").unwrap();
    let session = Session::from_position_by_hand(position.clone(), vec![table::Player::Person; 2]).unwrap();
    let again = Session::<claustrophobia::Claustrophobia>::load(&session.record()).unwrap();
    assert_eq!(again.state(), session.state());
}
