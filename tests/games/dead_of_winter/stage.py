"""A quiet table with nothing on it, for tests of single effects."""

from typing import Any

from horda.core.run import Run
from horda.games.dead_of_winter.base.codes import changed
from horda.games.dead_of_winter.base.state import NOBODY
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from tests.games.dead_of_winter.arrange import table
from tests.games.dead_of_winter.finding import find_card
from tests.games.dead_of_winter.playing import ENGINE

START = table(4)


def quiet(**fields: Any) -> Any:
    """Returns a table with everybody unhurt at the colony and nothing else about."""
    state = START.clone()
    for row in (state.zombies, state.barricades, state.traps, state.noise, state.noise_made,
                state.bandits, state.wounds, state.frost, state.despair):  # fmt: skip
        row[:] = bytes(len(row))
    for one, owner in enumerate(state.owner):
        if owner != NOBODY:
            state.where[one] = COLONY
    for one, gear in enumerate(state.gear):
        if gear:
            state.removed_unseen = (*state.removed_unseen, *gear)
            state.gear = changed(state.gear, one, ())
    state.specials = state.loose = state.lasting = state.delayed = ()
    state.morale, state.food, state.helpless, state.unruly, state.exiled = 6, 5, 0, 0, 0
    state.lost = state.starvation = 0
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def play(state: Any, source: str, answers: dict[str, list[int]] | None = None, **scope: Any) -> Any:
    """Carries out a list of operations; answers by prompt, otherwise the first option."""
    seat = scope.pop("seat", state.active)
    path = scope.pop("path", ())
    frame = Script(source, seat, path, 0, Scope(seat, **scope), row=scope.pop("row", False))
    Run.on(ENGINE.game, state, None).grant(seat, frame)
    return respond(state, answers)


def respond(state: Any, answers: dict[str, list[int]] | None = None) -> Any:
    """Answers what is asked until the turn is asked for again."""
    left = {prompt: list(numbers) for prompt, numbers in (answers or {}).items()}
    for _ in range(200):
        if state.result is not None or state.open[0].prompt == "dw-turn":
            break
        choice = state.open[0]
        index = 0
        if left.get(choice.prompt):
            wanted = left[choice.prompt].pop(0)
            index = [getattr(one, "n", -2) for one in choice.options].index(wanted)
        ENGINE.choose(state, index, choice.seat)
    assert not any(left.values()), f"not asked: {left}"
    return state


def asked(state: Any, source: str, **scope: Any) -> Any:
    """Begins a list of operations and returns the question it stops at."""
    seat = scope.pop("seat", state.active)
    frame = Script(source, seat, scope.pop("path", ()), 0, Scope(seat, **scope))
    Run.on(ENGINE.game, state, None).grant(seat, frame)
    return state.open[0]


def hand(state: Any, seat: int, *names: str) -> list[int]:
    """Gives a player exactly these cards."""
    state.removed_unseen = (*state.removed_unseen, *state.hands[seat])
    state.hands = changed(state.hands, seat, ())
    cards = [find_card(state, name) for name in names]
    state.hands = changed(state.hands, seat, tuple(sorted(cards)))
    return cards
