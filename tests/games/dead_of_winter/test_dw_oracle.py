"""Every card does what its data says: the engine against an oracle that shares no code with it."""

from typing import Any

import pytest

from horda.games.dead_of_winter.base.state import NOBODY
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.rules.crossroads import Read
from tests.games.dead_of_winter.arrange import meet, recruit
from tests.games.dead_of_winter.oracle.core import Oracle, Unknown
from tests.games.dead_of_winter.oracle.play import compare, engine
from tests.games.dead_of_winter.oracle.world import NUMBER, World, data
from tests.games.dead_of_winter.oracle.worlds import SEEDS, WORLDS, made

# -- crossroads --------------------------------------------------------------------------------

CROSSROADS = data("crossroads")
OPTIONS = [
    (card, n) for card in CROSSROADS for n in range(1, len(card["options"]) + 1)
]  # fmt: skip
VOTES = {"dw-vote-crossroads", "dw-vote-third", "dw-tie"}
ODD = {"gambling/1", "short-count/1", "david-garcia/1", "dead-frequency/1"}
"""Votes on exile, stakes and figures: tests of their own look at those."""


def tell(oracle: Oracle, card: Any, option: int) -> None:
    """Works a card off: what comes first, who chooses, the price, the effects."""
    world = oracle.world
    oracle.run(card.get("before", []))
    by = card["chooser"]["by"]
    seat = world.active
    if by == "controller_of":
        owner = world.owner[NUMBER[card["chooser"]["of"]]]
        seat = seat if owner == NOBODY else owner
    elif by == "first_player":
        seat = world.first
    elif by == "owner_of":
        carriers = [o for o in world.everybody() if world.gear[o]]
        oracle.that = oracle.ask(world.first, "dw-which-bearer", carriers)
        seat = world.owner[oracle.that]
    while oracle.log.asked and oracle.log.asked[0][1] in VOTES:
        oracle.log.asked.pop(0)
    if oracle.log.asked and oracle.log.asked[0][1] == "dw-crossroads-choice":
        assert oracle.log.asked.pop(0)[0] == seat
    oracle.seat = seat
    oracle.run(card["options"][option - 1].get("cost", []))
    oracle.run(card["options"][option - 1]["effects"])


def cross(card: Any, option: int, kind: str, seed: int) -> bool:
    """Plays an option of a card in a world; says whether it could be played and foretold."""
    state = made(kind)
    parsed = BOX.crossroads[BOX.crossroads_number[card["id"]]]
    moment = meet(state, parsed)
    for when in parsed.options[option - 1].when:
        recruit(state, when.id, state.active, 0)  # type: ignore[union-attr]  # people only
    up = option == 1
    ballots = {"dw-vote-crossroads": f"ballot:{'yes' if up else 'no'}",
               "dw-vote-third": f"ballot:{'yes' if option == 3 else 'no'}"}  # fmt: skip
    ballots["dw-tie"] = ballots["dw-vote-crossroads"]
    world = World(state)
    frame = Read(state.active, BOX.crossroads_number[card["id"]], moment)
    log = engine(state, frame, seed, {"dw-crossroads-choice": option - 1, **ballots})
    chosen = [values for name, values in log.events if name == "CrossroadsChosen"]
    if not chosen or chosen[0][2] != option:
        return False
    oracle = Oracle(world, log, state.active, card["trigger"])
    oracle.card, oracle.source = card, "crossroads"
    if moment is not None:
        oracle.survivor, oracle.place, oracle.origin = moment.survivor, moment.place, moment.origin
        oracle.noise = moment.noise
    try:
        compare(state, oracle, lambda copy: tell(copy, card, option))
    except Unknown:
        return False
    return True


@pytest.mark.rule("DW-CROSS-05", "DW-CROSS-06", "DW-CARD-Q5", "DW-CARD-Q7", "DW-CARD-Q12")
@pytest.mark.parametrize(
    ("card", "option"), OPTIONS, ids=[f"{card['id']}/{n}" for card, n in OPTIONS]
)
def test_an_option_does_what_it_says(card: Any, option: int) -> None:
    if f"{card['id']}/{option}" in ODD:
        pytest.skip("other tests look at it")
    known = {kind for kind in WORLDS for seed in SEEDS if cross(card, option, kind, seed)}
    assert len(known) >= 2
