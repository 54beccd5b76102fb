"""What loses a Mission of the fort by one press is warned of."""

import pytest

from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried
from horda.games.zombicide.rules.people import change
from horda.games.zombicide.rules.state import OUT
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


def beside_the_fire(leader: str, place: str = "21V b") -> Walk:
    """M7: Javier has the turn beside the wreck, or in it; Penny follows somebody."""
    names = (f"pick:{leader}", "act:javier")
    walk = Walk("F07", carried=Carried(played=("F06",)), prefers=names)
    return walk.put(walk.who, walk.zone(place)).fresh()


@pytest.mark.rule("FH-M7-Q2", "FH-PENNY-3")
@pytest.mark.parametrize("leader", ["javier", "wayne"])
def test_penny_is_not_led_into_the_fire_unasked(leader: str) -> None:
    walk = beside_the_fire(leader)
    into = f"walk:{walk.state.board.zone_names[walk.zone('21V e')]}"
    assert into in walk.offered
    for luck in range(6):
        walk.state.rng = walk.state.rng.rekeyed(luck)
        assert warned(walk) == ({into} if leader == "javier" else set()), "whatever the die says"


@pytest.mark.rule("FH-M7-3", "FH-KO-7")
@pytest.mark.parametrize(("place", "health"), [("21V b", 1), ("21V e", 1), ("21V e", 2)])
def test_the_last_one_standing_does_not_act_in_the_fire_unasked(place: str, health: int) -> None:
    walk = beside_the_fire("wayne", place)
    others = tuple(who for who in range(len(walk.state.people)) if who != walk.who)
    for who in others:
        change(walk.state, who, zone=OUT, health=0)
    fort(walk.state).taken = others
    change(walk.state, walk.who, health=health)
    fort(walk.state).companions = ()
    walk.again()
    into = f"walk:{walk.state.board.zone_names[walk.zone('21V e')]}"
    inside = {*walk.offered} - {"discard-freely"} if health == 1 else set()
    assert warned(walk) == (inside if place == "21V e" else {into})
