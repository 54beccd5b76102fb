"""Reaction windows: a frame that lets seats act in the middle of something else."""

from typing import TYPE_CHECKING, Any

from horda.core.decisions import Choice, Option, Pass
from horda.core.frames import DONE, Frame, Go, Outcome

if TYPE_CHECKING:
    from horda.core.run import Run

PASS = Pass()


class Reactions(Frame, frozen=True):
    """Asks seats in order whether they react, until each has passed.

    `context` is what the window's hook was opened with: ids and numbers only.
    After a reaction the same seat may react again; the options are listed anew.
    """

    hook: str
    context: Any
    seats: tuple[int, ...]

    def ask(self, run: "Run[Any]") -> Outcome:
        """Puts the reactions of the next seat in order; a seat without any is not asked."""
        if not self.seats:
            return DONE
        options = [option for _, option in offers(run, self)]
        if not options:
            return Go("ask", Reactions(self.hook, self.context, self.seats[1:]))
        return Choice(self.seats[0], f"react-{self.hook}", (*options, PASS), auto=False)

    def act(self, run: "Run[Any]") -> Outcome:
        """Carries the chosen reaction out, or goes on to the next seat."""
        chosen = run.answer
        if chosen == PASS:
            return Go("ask", Reactions(self.hook, self.context, self.seats[1:]))
        for act, option in offers(run, self):
            if option == chosen:
                outcome: Outcome = act(run, self.context, option)
                return outcome
        raise AssertionError(f"nobody offered {chosen!r}")

    def again(self, run: "Run[Any]") -> Outcome:
        """Asks the same seat once more."""
        return Go("ask")

    steps = (ask, act, again)


def offers(run: "Run[Any]", frame: Reactions) -> list[tuple[Any, Option]]:
    """Lists what the pieces in force offer the next seat, each with what it does."""
    seat = frame.seats[0]
    return [
        (use.act, option)
        for use in run.hooks.on(frame.hook)
        for option in use.fn(run, frame.context, seat)
    ]
