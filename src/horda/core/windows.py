"""Reaction windows: a frame that lets seats act in the middle of something else."""

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from horda.core.decisions import Choice, Option, Pass
from horda.core.frames import DONE, Frame, Go, Outcome, Push

if TYPE_CHECKING:
    from horda.core.run import Run

PASS = Pass()


Context = int | str | tuple[int | str | tuple[int, ...], ...] | None


class Reactions(Frame, frozen=True):
    """Asks seats in order whether they react, until each has passed.

    `context` is what the window's hook was opened with: ids and numbers only.
    After a reaction the same seat may react again, and then those who had let it go before:
    who waits to see what others do has not given anything up. The options are listed anew.
    With `secret` a seat that has nothing to react with is asked too, and can only
    pass: who is asked is seen by all, and must not tell who holds a card.
    """

    hook: str
    context: Context
    seats: tuple[int, ...]
    secret: bool = False
    passed: tuple[int, ...] | UnsetType = UNSET
    """Seats that had something to react with and have passed while others are still asked."""

    def ask(self, run: "Run[Any]") -> Outcome:
        """Puts the reactions of the next seat in order; a seat without any is not asked."""
        if not self.seats:
            return DONE
        options = [option for _, option in offers(run, self)]
        if not options and not self.secret:
            return Go("ask", replace(self, seats=self.seats[1:]))
        return Choice(self.seats[0], f"react-{self.hook}", (*options, PASS), auto=False)

    def act(self, run: "Run[Any]") -> Outcome:
        """Carries the chosen reaction out, or goes on to the next seat."""
        chosen = run.answer
        if chosen == PASS:
            return Go("ask", self.rest())
        for act, option in offers(run, self):
            if option == chosen:
                outcome: Outcome = act(run, self.context, option)
                return self._reacted(outcome)
        raise AssertionError(f"nobody offered {chosen!r}")

    def _reacted(self, outcome: Outcome) -> Outcome:
        """Goes on with what a reaction brings; those who have passed are asked once more."""
        if not self.passed:
            # A bare frame is one to run, as a trigger gives it, not a changed window.
            return Push(outcome) if isinstance(outcome, Frame) else outcome
        window = replace(self, seats=(*self.seats, *self.passed), passed=UNSET)
        if isinstance(outcome, Frame):
            return Push(outcome, window)
        if isinstance(outcome, Push):
            return replace(outcome, frame=window)
        return window if outcome is None else outcome

    def again(self, run: "Run[Any]") -> Outcome:
        """Asks the same seat once more."""
        return Go("ask")

    def rest(self) -> "Reactions":
        """Returns the window for the seats after the one that passed."""
        left = self.seats[1:]
        waits = bool(left) and not self.secret
        return replace(
            self, seats=left, passed=(*(self.passed or ()), self.seats[0]) if waits else UNSET
        )

    steps = (ask, act, again)


def offers(run: "Run[Any]", frame: Reactions) -> list[tuple[Any, Option]]:
    """Lists what the pieces in force offer the next seat, each with what it does."""
    seat = frame.seats[0]
    return [
        (use.act, option)
        for use in run.hooks.named(frame.hook)
        for option in use.fn(run, frame.context, seat)
    ]
