"""The course of the campaign: season after season, until the year is over or lost."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.campaign import Brought, Chapter, PlayGame, chapter
from horda.core.frames import Frame, Go, Outcome, Push
from horda.core.results import Ending, Fate, Result, ended_apart
from horda.core.run import Run
from tests.demo.state import Carried, ColonyConfig
from tests.demo.winter.between import Heirs, Salvage, Vote
from tests.demo.winter.events import Told

if TYPE_CHECKING:
    from tests.demo.winter.state import Harvest, YearState

FALLS = 2
"""So many times the colony may not fall."""


class Year(Frame, frozen=True):
    """The seasons one after the other, and what is decided between them."""

    def play(self, run: Run["YearState"]) -> Outcome:
        """Plays the next season."""
        if not run.state.left:
            return Go("end")
        return Push(PlayGame(season(run.state)))

    def come_home(self, run: Run["YearState"]) -> Outcome:
        """Takes what the game brought; a season in which the colony fell is played again."""
        state, brought = run.state, run.result
        assert isinstance(brought, Brought)
        harvest: Harvest = brought.sheet
        lost = mourn(state, harvest)
        if harvest.morale > 0:
            settle(state, harvest)
        else:
            state.falls += 1
            if state.falls == FALLS:
                return run.finish(fallen(run))
        gear = [(seat, card) for seat, one in enumerate(state.people) for card in one.gear]
        return Push(Salvage(tuple(gear)), then=(Heirs(lost),))

    def choose_way(self, run: Run["YearState"]) -> Outcome:
        """After the first season all decide which one comes next."""
        if len(run.state.left) != 2 or run.state.flags:
            return Go("play")
        return Push(Vote())

    def follow(self, run: Run["YearState"]) -> Outcome:
        """Goes the way that was chosen."""
        state, way = run.state, run.result
        state.flags = (way,)
        if way == "stop":
            return Go("end")
        if way == "flee":
            state.left = state.left[::-1]
        return Go("play")

    def end(self, run: Run["YearState"]) -> Outcome:
        """Tells how it ended."""
        for story in ("end", *(f"end-{flag}" for flag in run.state.flags)):
            run.emit(Told, story)
        return run.finish(come_through(run.state))

    steps = (play, come_home, choose_way, follow, end)


def season(state: "YearState") -> Chapter:
    """Returns the next game: its seats go round by one each time."""
    count, turned = state.config.seats, len(state.history)
    seats = tuple((seat + turned) % count for seat in range(count))
    people = tuple(state.people[seat] for seat in seats)
    carried = Carried(state.left[0], state.morale, people)
    setup = ColonyConfig("gates", count, state.config.rounds, carried)
    return chapter("colony", setup, seats)


def mourn(state: "YearState", harvest: "Harvest") -> tuple[int, ...]:
    """Notes who was sent away, and returns their seats."""
    last = state.history[-1].chapter
    out = [last.player(at) for at, one in enumerate(harvest.people) if one.fate is Fate.OUT]
    state.gone = (*state.gone, *(state.people[seat].name for seat in sorted(out)))
    return tuple(sorted(out))


def settle(state: "YearState", harvest: "Harvest") -> None:
    """Writes down how everybody came through a season that was survived."""
    last, people = state.history[-1].chapter, list(state.people)
    for at, one in enumerate(harvest.people):
        seat = last.player(at)
        person = people[seat]
        seasons = person.seasons + 1
        people[seat] = replace(person, scars=one.scars, gear=one.gear, seasons=seasons)
    state.people, state.morale, state.left = tuple(people), harvest.morale, state.left[1:]


def fallen(run: Run["YearState"]) -> Result:
    """The campaign is lost."""
    run.emit(Told, "fallen")
    ends = tuple(Ending(Fate.LOST) for _ in run.state.people)
    return ended_apart("demo-year-fallen", ("DEMO-YEAR-01",), ends)


def come_through(state: "YearState") -> Result:
    """The campaign is over: everybody counts by what they came through."""
    reason = "demo-year-stopped" if "stop" in state.flags else "demo-year-over"
    most = max(person.seasons for person in state.people)
    ends = tuple(
        Ending(Fate.WON if person.seasons == most else Fate.LOST) for person in state.people
    )
    return ended_apart(reason, ("DEMO-YEAR-01",), ends)
