"""Effects of cards that would happen at the same time: the first player orders them."""

from collections.abc import Callable

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.marks import Delayed
from horda.games.dead_of_winter.base.option import PickBranch
from horda.games.dead_of_winter.base.state import DWRun
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script

MOMENTS: dict[str, Callable[[Delayed], Frame]] = {}
"""What happens at moments that are no lists of operations, by their names."""


def in_order(due: tuple[Delayed, ...]) -> Push | None:
    """Returns what must be run where something is due, in the order the first player says."""
    return Push(InOrder(due)) if due else None


class InOrder(Frame, frozen=True):
    """What is due at one moment; each is complete before the next."""

    left: tuple[Delayed, ...]

    @cites("DW-CARD-12", "DW-CARD-Q1")
    def ask(self, run: DWRun) -> Outcome:
        """Asks which comes next, where they differ."""
        if not self.left or run.state.result is not None:
            return DONE
        if len(set(self.left)) == 1:
            return Go("first")
        options = tuple(PickBranch(n, _title(one.source)) for n, one in enumerate(self.left))
        return Choice(run.state.first, "dw-order", options)

    def chosen(self, run: DWRun) -> Outcome:
        """Puts it first."""
        at = run.answer.n
        left = (self.left[at], *self.left[:at], *self.left[at + 1 :])
        return InOrder(left)

    def first(self, run: DWRun) -> Outcome:
        """Carries it out."""
        return Push(_late(self.left[0]), InOrder(self.left[1:]))

    def again(self, run: DWRun) -> Outcome:
        """On to the others."""
        return Go("ask")

    steps = (ask, chosen, first, again)


def _title(source: str) -> str:
    """Names the card that operations belong to."""
    kind, name, *_ = source.split("/")
    return f"dw-{kind}-{name}"


def _late(one: Delayed) -> Frame:
    if one.when in MOMENTS:
        return MOMENTS[one.when](one)
    scope = Scope(survivor=one.survivor, place=one.place)
    return Script(one.source, one.seat, one.path, 0, scope)
