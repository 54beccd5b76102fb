"""What a tenth reader found: locations of modules, figures, machines, and weapons in use."""

from typing import Any

import pytest

from horda.core import position
from horda.games.dead_of_winter.base.codes import changed, code
from horda.games.dead_of_winter.base.exile import LeaveColony
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.newcomers import join
from horda.games.dead_of_winter.base.option import YES
from horda.games.dead_of_winter.base.state import GRAVE
from horda.games.dead_of_winter.base.table import ENTRANCE_SPACES, own, room
from horda.games.dead_of_winter.base.zombies import AddZombies
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.when import Flag
from horda.games.dead_of_winter.cards.words import HIDEOUT
from horda.games.dead_of_winter.effects.conditions import true
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.watch import mark_search
from horda.games.dead_of_winter.effects.wins import main_complete
from horda.games.dead_of_winter.progress import goals
from horda.games.dead_of_winter.rules.actions.searching import SearchAction
from horda.games.dead_of_winter.rules.offers import turn_options
from horda.games.dead_of_winter.telling import coming
from tests.games.dead_of_winter.arrange import recruit
from tests.games.dead_of_winter.asking import begin, choose, keys
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import play, quiet, respond

SCHOOL, LIBRARY = 3, 4


# -- every location of the table ---------------------------------------------------------------


def pose(**setup: Any) -> Any:
    """Returns the start of a game with cards of the base set."""
    config = ENGINE.config({"players": 3, "sets": "base", **setup})
    return position.pose(ENGINE, config, 1, {"survivors": {}})


@pytest.mark.rule("DW-WIN-04", "DW-CARD-Q8", "DW-SETUP-Q5")
@pytest.mark.parametrize("module", ["raxxon", "bandits"])
@pytest.mark.parametrize("used", [True, False])
def test_zombies_count_at_every_location_in_the_game(module: str, used: bool) -> None:
    """The objective speaks of all locations but the colony: a module brings one more."""
    place = {"raxxon": 7, "bandits": 8}[module]
    state = pose(scenario="kill-them", **{module: used})
    state.zombies[:] = bytes(len(state.zombies))
    assert main_complete(state)
    state.zombies[place + 5] = 4 * used
    assert main_complete(state) is not used


@pytest.mark.rule("DW-WIN-04", "DW-CARD-Q8", "DW-SETUP-Q5")
@pytest.mark.parametrize("module", ["raxxon", "bandits"])
@pytest.mark.parametrize("used", [True, False])
def test_every_location_in_the_game_needs_its_barricade(module: str, used: bool) -> None:
    place = {"raxxon": 7, "bandits": 8}[module]
    state = pose(scenario="home-sweet-home", **{module: used})
    for entrance in range(12):
        state.barricades[entrance] = 2
    assert main_complete(state) is not used
    assert goals(state)[-1].need == 6 + used
    state.barricades[place + 5] = used
    assert main_complete(state)


@pytest.mark.rule("DW-CARD-11", "DW-MOVE-02")
def test_a_figure_that_stays_keeps_its_space() -> None:
    state = quiet()
    seat = state.active
    recruit(state, "bev-russell", seat, SCHOOL)
    recruit(state, "rod-miller", seat)
    free = room(state, SCHOOL)
    play(state, "crossroads/bev-russell/1")
    assert room(state, SCHOOL) == free
    state.bandits[SCHOOL] = free - 1
    assert "move:rod-miller:school" in keys(state)
    state.bandits[SCHOOL] = free
    assert "move:rod-miller:school" not in keys(state)


@pytest.mark.rule("DW-BANDIT-Q13", "DW-SEARCH-11")
@pytest.mark.parametrize("hideout", [True, False])
def test_a_missing_child_is_looked_for_in_the_hideout_too(hideout: bool) -> None:
    state = quiet()
    seat = state.active
    one = recruit(state, "rod-miller", seat, HIDEOUT)
    play(state, "crossroads/missing-child/1")
    for place in (*range(1, 8),):
        mark_search(state, place)
    if hideout:
        begin(state, SearchAction(seat, one, HIDEOUT))
        respond(state)
    child = Flag("all_searched")
    assert true(state, child, seat, Scope(seat)) is hideout


@pytest.mark.rule("DW-EXILE-03", "DW-CARD-11")
def test_a_machine_is_as_loud_on_the_way_out() -> None:
    """Each move wears it and is heard at both ends, an exile's too."""
    state = quiet(exiled=0)
    seat = state.active
    rider = own(state, seat)[0]
    for one in own(state, seat)[1:]:
        state.where[one] = SCHOOL
    state.exiled = 1 << seat
    state.lasting = (Lasting("arctic_king", survivor=rider, n=4),)
    begin(state, LeaveColony(seat))
    choose(state, f"leave:{BOX.survivors[rider].id}:library")
    assert state.where[rider] == LIBRARY
    assert (state.noise[LIBRARY], state.zombies[0]) == (1, 1)
    assert [rule.n for rule in state.lasting] == [3]


@pytest.mark.rule("DW-ADDZ-06", "DW-ADDZ-07", "DW-ADDZ-T1", "DW-INT-13", "DW-TRAP-02")
@pytest.mark.parametrize("traps", [0, 1])
@pytest.mark.parametrize("walls", [0, 1, 2])
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_who_is_said_to_fall_tonight_does(people: int, walls: int, traps: int) -> None:
    """What falls leaves a space for the next one: as many die as the forecast names, no more."""
    state = quiet(morale=9)
    spare = list(state.people.left[:people])
    for one in spare:
        state.people = state.people.without(one)
        join(state, state.active, one, SCHOOL)
    entrance = SCHOOL + 5
    state.barricades[entrance], state.traps[entrance] = walls, traps
    state.zombies[entrance] = ENTRANCE_SPACES[entrance] - walls - traps
    told = [BOX.survivor_number[name] for name in coming(state).overrun]
    begin(state, AddZombies(SCHOOL, people))
    respond(state, {"dw-which-barrier": [YES.n]} if walls and traps else None)
    assert [one for one in spare if state.where[one] == GRAVE] == sorted(told, key=spare.index)


# -- a weapon is used --------------------------------------------------------------------------


def turn(state: Any) -> None:
    """Asks for the next action of the active player, as the table lies now."""
    seat = state.active
    options = turn_options(state, seat)
    state.waiting = state.open[0].__class__(seat, "dw-turn", options, (), False)


@pytest.mark.rule("DW-CROSS-04")
@pytest.mark.parametrize(("item", "springs"), [("switchblade", True), ("wrench", False)])
def test_who_attacks_by_a_blade_has_used_a_weapon(item: str, springs: bool) -> None:
    """The die was too low without it; a wrench is a tool."""
    state = quiet()
    seat = state.active
    one = recruit(state, "james-meyers", seat)
    state.gear = changed(state.gear, one, (code(BOX.item_number[item], 6),))
    state.dice = changed(state.dice, seat, (1, 5))
    state.zombies[0] = 1
    state.lasting = (Lasting("walkways"),)
    state.cross, state.cross_by = BOX.crossroads_number["no-ammo"], (seat - 1) % 4
    turn(state)
    choose(state, "attack:james-meyers:1")
    while state.open[0].prompt in ("dw-target", "dw-aids"):
        ENGINE.choose(state, 0, seat)
    assert (state.open[0].prompt == "dw-crossroads-choice") is springs


@pytest.mark.rule("DW-CROSS-04")
def test_who_bars_a_door_by_a_crowbar_has_used_a_weapon() -> None:
    state = quiet()
    seat = state.active
    one = recruit(state, "mike-cho", seat)
    state.gear = changed(state.gear, one, (code(BOX.item_number["crowbar"], 6),))
    state.dice = changed(state.dice, seat, (5, 5))
    state.zombies[0] = 1
    state.cross, state.cross_by = BOX.crossroads_number["no-ammo"], (seat - 1) % 4
    turn(state)
    choose(state, "attack:mike-cho:5")
    while state.open[0].prompt != "dw-crossroads-choice":
        ENGINE.choose(state, 0, seat)
    choose(state, "pick-branch:1")
    assert not state.gear[one]


@pytest.mark.rule("DW-TURN-Q3")
@pytest.mark.parametrize("there", [True, False])
def test_nothing_is_bought_back_where_nothing_lies(there: bool) -> None:
    state = quiet(removed=())
    play(state, "crossroads/edward-white/1")
    state.removed = (code(BOX.item_number["medicine"], 5),) if there else ()
    assert ("repeat:0" in keys(state)) is there


@pytest.mark.rule("DW-ADDZ-03", "DW-RAXXON-15")
def test_where_something_howls_every_token_is_told_to_bring_a_zombie() -> None:
    state = quiet()
    assert coming(state).loud == ()
    state.specials = ((BOX.experiment_number["howler"], SCHOOL + 5),)
    assert coming(state).loud == ("school",)


@pytest.mark.rule("DW-SETUP-28", "DW-SETUP-Q5")
@pytest.mark.parametrize("used", [True, False])
def test_a_goal_of_a_module_is_counted_only_where_the_module_is_used(used: bool) -> None:
    """Two players read "Raxxon 0/2" in a game without Raxxon: the hard side names it."""
    state = pose(scenario="tribute", hard=True, sets="long-night", raxxon=used)
    assert ("raxxon" in [part.what for part in goals(state)]) is used
