"""What loses a Mission of the fort by one press is warned of."""

import pytest

from tests.games.zombicide.fort_hendrix.fort import ENGINE
from tests.games.zombicide.fort_hendrix.storied import Walk


def warned(walk: Walk) -> set[str]:
    """Returns the keys of the answers that are warned of."""
    (choice,) = walk.state.open
    told = [one for one in choice.options if ENGINE.game.warning(walk.state, 0, one)]
    return {ENGINE.key(walk.state, one) for one in told}


@pytest.mark.rule("FH-M10-1", "FH-PENNY-3", "FH-END-1")
@pytest.mark.parametrize("away", [False, True])
def test_a_charge_beside_penny_is_not_set_off_unasked(away: bool) -> None:
    """She goes with whoever planted it: both must be away first."""
    walk = Walk("F10", "launch_keys", prefers=("take:guard",))
    walk.reveal(70).reveal(68)
    bearer = walk.who
    walk.reveal(69)
    walk.put(bearer, walk.zone("18R f")).fresh()
    walk.play("plant-charge")
    if away:
        walk.put(bearer, walk.zone("21R g"))
    walk.again()
    assert "detonate" in walk.offered
    assert warned(walk) == (set() if away else {"detonate"})


@pytest.mark.rule("FH-CAMP-Q1")
@pytest.mark.parametrize("players", [1, 2])
def test_a_mission_is_not_given_up_unasked(players: int) -> None:
    """The last one who is asked ends it; before that the others may still say no."""
    walk = Walk("F01", giving_up=True, players=players)
    for _ in range(200):
        if walk.prompt == "z2-yield":
            break
        walk.play("end-turn" if walk.offers("end-turn") else "")
    assert warned(walk) == ({"yield-mission"} if players == 1 else set())
