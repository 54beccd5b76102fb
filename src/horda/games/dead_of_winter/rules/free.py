"""The free actions that cards can give."""

from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.free import ACTIONS, FreeDeed, FreeMove
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import free_entrances, own, own_at
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import forbidden
from horda.games.dead_of_winter.rules.actions.fight import AttackAction, targets
from horda.games.dead_of_winter.rules.actions.moving import MoveAction, destinations
from horda.games.dead_of_winter.rules.actions.searching import SearchAction, can_search
from horda.games.dead_of_winter.rules.actions.works import (
    AttractAction,
    BarricadeAction,
    CleanAction,
    can_attract,
)
from horda.games.dead_of_winter.rules.offers import spared_moves
from horda.games.dead_of_winter.rules.options import MoveWith


def _people(state: DWState, seat: int, survivor: int) -> list[int]:
    if survivor < 0:
        return own(state, seat)
    return [survivor] if state.owner[survivor] == seat else []


def _allowed(state: DWState, what: str, people: list[int]) -> list[int]:
    return [one for one in people if not forbidden(state, what, one)]


def _attackers(state: DWState, seat: int, survivor: int) -> list[DWOption]:
    people = _allowed(state, "attack", _people(state, seat, survivor))
    return [FreeDeed(one) for one in people if targets(state, one)]


def _attack(state: DWState, seat: int, option: DWOption) -> Frame:
    assert isinstance(option, FreeDeed)
    return AttackAction(seat, option.survivor)


def _searchers(state: DWState, seat: int, survivor: int) -> list[DWOption]:
    people = _allowed(state, "search", _people(state, seat, survivor))
    return [FreeDeed(one) for one in people if can_search(state, one)]


def _search(state: DWState, seat: int, option: DWOption) -> Frame:
    assert isinstance(option, FreeDeed)
    return SearchAction(seat, option.survivor, state.where[option.survivor])


def _builders(state: DWState, seat: int, survivor: int) -> list[DWOption]:
    people = _allowed(state, "barricade", _people(state, seat, survivor))
    return [FreeDeed(one) for one in people if free_entrances(state, state.where[one])]


def _build(state: DWState, seat: int, option: DWOption) -> Frame:
    assert isinstance(option, FreeDeed)
    return BarricadeAction(seat, option.survivor)


def _cleaners(state: DWState, seat: int, survivor: int) -> list[DWOption]:
    people = _allowed(state, "clean_waste", own_at(state, seat, COLONY))
    return [FreeDeed(one) for one in people[:1]] if state.waste else []


def _clean(state: DWState, seat: int, option: DWOption) -> Frame:
    return CleanAction(seat)


@cites("DW-PLAY-07", "DW-MOVE-03")
def _movers(state: DWState, seat: int, survivor: int) -> list[DWOption]:
    """A move with all its rules: cards that spare the roll of a move spare this one too."""
    found: list[DWOption] = []
    for one in _people(state, seat, survivor):
        to = tuple(destinations(state, one))
        found += [FreeMove(one, place) for place in to]
        found += spared_moves(state, seat, one, to)
    return found


def _move(state: DWState, seat: int, option: DWOption) -> Frame:
    if isinstance(option, MoveWith):
        return MoveAction(seat, option.survivor, option.place, option.card, extra=True)
    assert isinstance(option, FreeMove)
    return MoveAction(seat, option.survivor, option.place, extra=True)


def _callers(state: DWState, seat: int, survivor: int) -> list[DWOption]:
    people = _allowed(state, "attract", _people(state, seat, survivor))
    return [FreeDeed(one) for one in people if can_attract(state, state.where[one])]


def _attract(state: DWState, seat: int, option: DWOption) -> Frame:
    assert isinstance(option, FreeDeed)
    return AttractAction(seat, option.survivor)


ACTIONS.update(
    {
        "attack": (_attackers, _attack),
        "search": (_searchers, _search),
        "barricade": (_builders, _build),
        "clean_waste": (_cleaners, _clean),
        "move": (_movers, _move),
        "attract": (_callers, _attract),
    }
)
