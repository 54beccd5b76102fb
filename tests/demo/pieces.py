"""The pieces in force: a charm for everybody, and gear that lies open."""

from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.frames import Frame
from horda.core.hooks import HookIndex, Piece
from horda.core.run import Run
from tests.demo.attack import AttackGate
from tests.demo.cards import ALARM, BAT, CHARM, VEST
from tests.demo.deeds import changed, discard_from_hand, without
from tests.demo.events import Discarded, Rolled
from tests.demo.hooks import AIM, KILLED, ROLLED, WOUND
from tests.demo.options import Cancel, Reroll
from tests.demo.rounds import DrawCard

if TYPE_CHECKING:
    from tests.demo.state import ColonyState


class Rank(IntEnum):
    """Cards stand above the rules."""

    RULES = 0
    CARD = 1


def _offer(run: Run["ColonyState"], attacker: int, seat: int) -> Iterator[Option]:
    attack = run.below
    assert isinstance(attack, AttackGate)
    if CHARM in run.state.hands[seat] and not attack.off:
        yield Reroll()
        yield Cancel()


def _react(run: Run["ColonyState"], attacker: int, option: Reroll | Cancel) -> None:
    attack = run.below
    assert isinstance(attack, AttackGate)
    discard_from_hand(run, run.seat, CHARM)
    if isinstance(option, Cancel):
        run.amend_below(replace(attack, off=True))
        return
    die = run.roll(6)
    run.emit(Rolled, attacker, die)
    run.amend_below(replace(attack, die=die))


def _aim(state: "ColonyState", seat: int, needed: int) -> int:
    return needed - (BAT in state.gear[seat])


def _save(run: Run["ColonyState"], seat: int) -> int | None:
    gear = run.state.gear
    if VEST not in gear[seat]:
        return seat
    run.state.gear = changed(gear, seat, without(gear[seat], VEST))
    run.state.discard = (*run.state.discard, VEST)
    run.emit(Discarded, seat, VEST)
    run.refresh_hooks()
    return None


def _ring(run: Run["ColonyState"], seat: int) -> Frame | None:
    return DrawCard(seat) if ALARM in run.state.gear[seat] else None


PIECES = {
    CHARM: Piece("charm", (ROLLED.use(_offer, _react),), ("DEMO-CARD-01",)),
    BAT: Piece("bat", (AIM.use(_aim),), ("DEMO-CARD-02",), Rank.CARD),
    VEST: Piece("vest", (WOUND.use(_save),), ("DEMO-CARD-03",), Rank.CARD),
    ALARM: Piece("alarm", (KILLED.use(_ring),), ("DEMO-CARD-04",), Rank.CARD),
}


@cache
def index_of(gear: frozenset[int]) -> HookIndex:
    """Returns the index for a set of gear in play; charms may be in any hand."""
    return HookIndex((PIECES[CHARM], *(PIECES[card] for card in sorted(gear))))
