"""How the colony's own effect nodes are carried out, and its selectors and tests."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from horda.core.effects import Effect, Interpreter, Resolve
from horda.core.frames import Outcome, Push
from horda.core.run import Run
from tests.demo.cards import Find, Gamble, Morale, Toll
from tests.demo.deeds import change_morale, draw, wound
from tests.demo.events import Rolled


def _morale(run: Run[Any], frame: Resolve, node: Morale) -> Outcome:
    change_morale(run, node.by)
    return None


def _find(run: Run[Any], frame: Resolve, node: Find) -> Outcome:
    draw(run, frame.seat)
    return None


def _toll(run: Run[Any], frame: Resolve, node: Toll) -> Outcome:
    wound(run, frame.subject)
    return None


def _gamble(run: Run[Any], frame: Resolve, node: Gamble) -> Outcome:
    die = run.roll(6)
    run.emit(Rolled, frame.seat, die)
    return Push(frame.part(0 if die >= 4 else 1))


def _others(run: Run[Any], frame: Resolve) -> Iterable[int]:
    others: tuple[int, ...] = run.state.others(frame.seat)
    return others


def _crowded(run: Run[Any], frame: Resolve) -> bool:
    horde: bytearray = run.state.horde
    return sum(horde) > 6


def _cards_left(run: Run[Any], frame: Resolve) -> bool:
    return len(run.state.deck) > 0


INTERPRETERS: Mapping[type[Effect], Interpreter] = {
    Morale: _morale,
    Find: _find,
    Toll: _toll,
    Gamble: _gamble,
}
SELECTORS: Mapping[str, Callable[..., Iterable[int]]] = {"others": _others}
TESTS: Mapping[str, Callable[..., bool]] = {"crowded": _crowded, "cards-left": _cards_left}
