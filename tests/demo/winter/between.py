"""Between two seasons: what is kept, who comes new, and where to go."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.decisions import Choice, Choices
from horda.core.frames import DONE, Done, Frame, Go, Outcome
from horda.core.run import Run
from tests.demo.deeds import without
from tests.demo.state import Colonist
from tests.demo.winter import options
from tests.demo.winter.events import Decided, Joined, Kept

if TYPE_CHECKING:
    from tests.demo.winter.state import YearState

NEEDED = 3
HEIRS = ("Eve", "Fay", "Gus", "Hal", "Ida", "Joe")
"""Who may take the place of somebody who is gone."""


def set_person(state: "YearState", seat: int, person: Colonist) -> None:
    """Writes somebody's sheet anew."""
    state.people = (*state.people[:seat], person, *state.people[seat + 1 :])


class Salvage(Frame, frozen=True):
    """Asks for each piece of gear whether a die shall decide over it; the first seat first."""

    left: tuple[tuple[int, int], ...]

    def ask(self, run: Run["YearState"]) -> Outcome:
        """Asks for one."""
        if not self.left:
            return DONE
        seat, card = self.left[0]
        return Choice(seat, "salvage", (options.Roll(card), options.Leave(card)))

    def keep(self, run: Run["YearState"]) -> Outcome:
        """Rolls, or leaves it."""
        seat, card = self.left[0]
        kept = False
        if isinstance(run.answer, options.Roll):
            die = run.roll(6)
            kept = die >= NEEDED
            run.emit(Kept, seat, card, die)
        if not kept:
            person = run.state.people[seat]
            set_person(run.state, seat, replace(person, gear=without(person.gear, card)))
        return Go("ask", Salvage(self.left[1:]))

    steps = (ask, keep)


class Heirs(Frame, frozen=True):
    """Lets the seats whose people are gone go on as somebody new."""

    seats: tuple[int, ...]

    def ask(self, run: Run["YearState"]) -> Outcome:
        """Asks one seat."""
        if not self.seats:
            return DONE
        return Choice(self.seats[0], "heir", heirs(run.state), auto=False)

    def join(self, run: Run["YearState"]) -> Outcome:
        """A new sheet: nothing is inherited."""
        seat, name = self.seats[0], run.answer.name
        set_person(run.state, seat, Colonist(name))
        run.emit(Joined, seat, name)
        return Go("ask", Heirs(self.seats[1:]))

    steps = (ask, join)


def heirs(state: "YearState") -> tuple[options.Become, ...]:
    """Lists who may come: nobody who is here, and nobody who was sent away."""
    known = {*state.gone, *(person.name for person in state.people)}
    return tuple(options.Become(name) for name in HEIRS if name not in known)


class Vote(Frame, frozen=True):
    """All decide at once which way to go."""

    def ask(self, run: Run["YearState"]) -> Outcome:
        """Nobody sees a vote before all are in."""
        ways = tuple(options.Go(way) for way in ("stay", "flee", "stop"))
        seats = range(run.state.config.seats)
        return Choices(tuple(Choice(seat, "way", ways) for seat in seats))

    def count(self, run: Run["YearState"]) -> Outcome:
        """Most votes decide; the campaign stops only if all want it."""
        votes = tuple(vote.way for _, vote in sorted(run.answers.items()))
        way = "stop" if {*votes} == {"stop"} else "stay"
        if 2 * votes.count("flee") > len(votes):
            way = "flee"
        run.reveal()
        run.emit(Decided, way, votes)
        return Done(way)

    steps = (ask, count)
