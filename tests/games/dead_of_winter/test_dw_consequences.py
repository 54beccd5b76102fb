"""What the ways of a crossroads card would change is told to all, and comes true."""

from typing import Any

import pytest

from horda.core.run import Run
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.table import PLACE_OF, damage, in_play, own, room
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.ops_people import Exposure
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.consequences import PEOPLE, TRACKS, ChangeView, ways
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import in_use
from horda.games.dead_of_winter.rules.crossroads import Read
from horda.games.dead_of_winter.telling import now
from horda.games.dead_of_winter.view import view
from tests.games.dead_of_winter.arrange import meet, recruit
from tests.games.dead_of_winter.oracle.worlds import WORLDS, made
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import quiet

NUMBERS = ("morale", "food", "starvation", "helpless")
SURE = (set(TRACKS) | set(PEOPLE)) - {Exposure}


def read(state: Any, card: str, moment: Any = None) -> Any:
    """Lets a card be read out."""
    frame = Read(state.active, BOX.crossroads_number[card], moment)
    Run.on(ENGINE.game, state, None).grant(state.active, frame)
    return state


def with_melissa(**harm: int) -> Any:
    """Melissa is with the active player, unhurt but for what is said."""
    state = quiet()
    recruit(state, "melissa-gupta", state.active, 0)
    one = BOX.survivor_number["melissa-gupta"]
    for row, n in harm.items():
        getattr(state, row)[one] = n
    return read(state, "melissa-gupta")


@pytest.mark.rule("DW-CROSS-04", "DW-CROSS-05")
def test_each_way_tells_what_it_changes_to_everybody() -> None:
    state = with_melissa(wounds=1)
    refuse, eat = now(state).ways
    assert refuse == (ChangeView("starvation", "", 0, 1),)
    assert eat == (ChangeView("harm", "melissa-gupta", 1, 2, 3),)
    seats = [None, *range(len(state.hands))]
    assert {view(state, seat).now.ways for seat in seats} == {(refuse, eat)}


@pytest.mark.rule("DW-KILLS-06", "DW-FROST-03")
def test_a_death_and_the_frost_that_brings_it_are_told() -> None:
    dead = now(with_melissa(wounds=2)).ways[1]
    assert dead == (ChangeView("harm", "melissa-gupta", 2, 3, 3), ChangeView("morale", "", 6, 5))
    frozen = now(with_melissa(frost=1)).ways[1]
    assert frozen[1] == ChangeView("frost", "melissa-gupta", 2, 3, 3)


@pytest.mark.rule("DW-KILLS-06", "DW-KILLS-11")
def test_the_morale_is_not_told_where_dice_may_kill_helpless_too() -> None:
    state = quiet(helpless=2)
    first = own(state, state.active)[0]
    state.where[first], state.wounds[first] = COLONY, 2
    number, scope = BOX.crossroads_number["outbreak"], Scope(seat=state.active)
    lines = ways(state, number, state.active, scope)[1]
    assert ChangeView("harm", names.survivor(first), 2, 3, 3) in lines
    assert not [line for line in lines if line.what in ("morale", "helpless")]


def test_nothing_is_told_once_the_way_is_chosen() -> None:
    state = with_melissa()
    ENGINE.choose(state, 1, state.open[0].seat)
    assert not now(state).ways


def told(card: str, way: int = 1, **fields: Any) -> tuple[ChangeView, ...]:
    """Returns what is told of a way of a card at a quiet table with these things on it."""
    state = quiet(**fields)
    seat = state.active
    return ways(state, BOX.crossroads_number[card], seat, Scope(seat=seat))[way - 1]


@pytest.mark.rule("DW-KILLS-06", "DW-ADDZ-06", "DW-CROSS-05")
def test_who_dies_after_zombies_came_is_told() -> None:
    """The morale that a card gives is lost again with the mover; nothing else was promised."""
    state = quiet()
    one = recruit(state, "rod-miller", state.active, 3)
    moment = Moment("after_move", one, 3, COLONY)
    state.wounds[one] = 1
    hurt, gain = now(read(state.clone(), "old-address", moment)).ways[0]
    assert hurt == ChangeView("harm", "rod-miller", 1, 2, 3)
    assert gain == ChangeView("morale", "", 6, 7)
    state.wounds[one] = 2
    dead = ChangeView("harm", "rod-miller", 2, 3, 3)
    assert now(read(state.clone(), "old-address", moment)).ways[0] == (dead,)
    ENGINE.choose(read(state, "old-address", moment), 0, state.active)
    assert (state.morale, in_play(state, one)) == (6, False)
    trap = quiet()
    one = recruit(trap, "rod-miller", trap.active, 3)
    trap.wounds[one], trap.traps[8] = 2, 1
    assert now(read(trap, "old-address", moment)).ways[0] == ()


@pytest.mark.rule("DW-COLONY-04", "DW-EXILE-05", "DW-HELPLESS-01")
def test_nothing_is_told_that_the_rules_keep_from_happening() -> None:
    three = ChangeView("helpless", "", 0, 3)
    assert told("little-survivors") == (three, ChangeView("morale", "", 6, 7))
    assert told("little-survivors", morale=10) == (three,), "the track ends there"
    exiled = 1 << quiet().active
    assert told("little-survivors", exiled=exiled) == (ChangeView("morale", "", 6, 7),)
    full = quiet()
    free = room(full, COLONY)
    assert told("little-survivors", helpless=free - 1)[0].then == free, "one space is left"


@pytest.mark.rule("DW-HELPLESS-Q2")
def test_who_of_two_sorts_goes_is_not_told_before_it_is_chosen() -> None:
    lost = ChangeView("morale", "", 6, 5)
    assert told("outbreak", helpless=2) == (ChangeView("helpless", "", 2, 1), lost)
    assert told("outbreak", helpless=2, unruly=1) == (lost,)
    assert told("outbreak", unruly=2) == (lost,)
    assert told("the-sunshine-state", helpless=1, unruly=1)[0].then == 0, "both sorts go"


@pytest.mark.rule("DW-ADDZ-06", "DW-ADDZ-07", "DW-KILLS-06")
def test_no_morale_is_promised_where_zombies_may_get_in() -> None:
    gain = (ChangeView("morale", "", 6, 7),)
    assert told("rascals") == gain
    full = bytearray(quiet().zombies)
    full[0] = 3
    assert told("rascals", zombies=full) == (), "the first of the five kills somebody"
    walls = bytearray(len(full))
    walls[0] = 1
    full[0] = 2
    assert told("rascals", zombies=full, barricades=walls) == gain, "a barricade falls instead"


@pytest.mark.rule("DW-ADDZ-07", "DW-KILLS-06")
@pytest.mark.parametrize("zombies", [0, 4])
def test_the_old_address_promises_no_morale_where_it_is_full(zombies: int) -> None:
    state = quiet()
    card = BOX.crossroads[BOX.crossroads_number["old-address"]]
    moment = meet(state, card)
    assert moment is not None
    state.zombies[PLACE_OF.index(moment.place)] = zombies
    morale = [one for one in now(read(state, card.id, moment)).ways[0] if one.what == "morale"]
    assert bool(morale) is not bool(zombies)


def promised(state: Any, changes: tuple[ChangeView, ...]) -> dict[str, int]:
    """Returns what numbers there must be afterwards."""
    found = {what: getattr(state, what) for what in NUMBERS}
    for seat in range(len(state.hands)):
        found |= {names.survivor(one): damage(state, one) for one in own(state, seat)}
    for one in changes:
        if one.what != "frost":
            found[one.who or one.what] = one.then
    return found


def kept(state: Any, card: Any, option: int) -> bool:
    """Plays a way that no die and no choice is part of; says whether there was one."""
    moment = meet(state, card)
    for when in card.options[option - 1].when:
        recruit(state, when.id, state.active, 0)
    read(state, card.id, moment)
    ops = [op for op in (*card.options[option - 1].cost, *card.options[option - 1].effects)
           if in_use(state, op)]  # fmt: skip
    chances = [
        n for n, one in enumerate(state.open[0].options) if getattr(one, "n", -1) == option - 1
    ]
    asked = state.open[0].prompt == "dw-crossroads-choice"
    if not asked or not chances or any(type(op) not in SURE for op in ops):
        return False
    wanted = promised(state, now(state).ways[option - 1])
    ENGINE.choose(state, chances[0], state.open[0].seat)
    if state.result is not None or state.open[0].prompt != "dw-turn":
        return False
    for name, n in wanted.items():
        one = BOX.survivor_number.get(name, -1)
        if one < 0:
            assert getattr(state, name) == n, (card.id, option, name)
        elif in_play(state, one):
            assert damage(state, one) == n, (card.id, option, name)
        else:
            assert n >= 3, (card.id, option, name)
    return True


@pytest.mark.rule("DW-CROSS-05", "DW-CROSS-10")
def test_what_is_told_of_a_way_comes_true() -> None:
    played = {
        (card.id, n)
        for card in BOX.crossroads
        for n in range(1, len(card.options) + 1)
        for kind in WORLDS
        if kept(made(kind), card, n)
    }
    assert len(played) > 30, sorted(played)


@pytest.mark.rule("DW-CROSS-08", "DW-CROSS-12")
def test_a_vote_promises_nothing_for_a_way_that_cannot_be_paid() -> None:
    paid = (ChangeView("food", "", 5, 0), ChangeView("morale", "", 6, 7))
    assert told("christmas") == paid
    assert told("christmas", food=4) == (ChangeView("shut", "", 0, 1),)
    state = read(quiet(food=4), "christmas")
    while state.open[0].prompt == "dw-vote-crossroads":
        ENGINE.choose(state, 0, state.open[0].seat)
    assert (state.food, state.morale) == (4, 6), "all were for it"
