"""A campaign: a story of games, played by the same seats, with a sheet that is carried on.

A campaign is a game itself. What is decided between its games are questions like any other,
asked by frames; so it is saved, replayed, viewed and answered by bots as every game is. Only
one thing is new: a frame may wait for a game to be played (`PlayGame`). Then nobody is asked
but the table, and its answer is what the game brings back (`Brought`).
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct

from horda.core.decisions import Choice, Option
from horda.core.frames import Done, Frame, Outcome
from horda.core.game import Game
from horda.core.results import Result
from horda.core.run import Run
from horda.core.state import State

CS = TypeVar("CS", bound="CampaignState")

TABLE = -1
"""The seat that answers with a game that was played: nobody's."""
PROMPT = "core-prompt-play"


class Chapter(Struct, frozen=True):
    """A game that a campaign waits for: which one, how it is set up, and who plays it.

    What is carried into the game stands in its setup, whole: its record replays alone.
    """

    game: str
    setup: str
    """JSON of its config: text is a leaf that the states of a campaign can share."""
    seats: tuple[int, ...] = ()
    """For each seat of the game the seat of the campaign that plays it; empty: the same one."""

    @property
    def config(self) -> dict[str, Any]:
        """The values that the game is set up by."""
        found: dict[str, Any] = msgspec.json.decode(self.setup)
        return found

    def player(self, seat: int) -> int:
        """Returns the seat of the campaign that plays a seat of the game."""
        return self.seats[seat] if self.seats else seat


def chapter(game: str, config: Mapping[str, Any] | Struct, seats: tuple[int, ...] = ()) -> Chapter:
    """Returns the game that comes next, from its setup or the values of one."""
    return Chapter(game, msgspec.json.encode(config).decode(), seats)


class Brought(Option, frozen=True):
    """What a game that was played brings back: the answer of the table."""

    prefix = "core-"

    digest: str = ""
    """Of its last position: it names the record."""
    result: Result | None = None
    sheet: Any = None
    """What `Campaign.harvest` wrote down at its end."""

    @property
    def key(self) -> str:
        """All of it, so that a campaign replays without its games too."""
        return f"{self.verb}:{msgspec.json.encode(self).decode()}"


class Linked(Struct, frozen=True):
    """A game of a campaign that is over: its setup, the name of its record, and how it ended."""

    chapter: Chapter
    digest: str
    result: Result


class CampaignState(State, kw_only=True):
    """Everything a campaign is between two games; it adds the sheet and what else is carried."""

    history: tuple[Linked, ...] = ()
    """The games that were played, in order."""


class PlayGame(Frame, frozen=True):
    """Waits for a game; the frame below finds what it brought in `run.result`."""

    chapter: Chapter

    def ask(self, run: Run[Any]) -> Outcome:
        """Asks the table."""
        return Choice(TABLE, PROMPT, (Brought(),), (len(run.state.history) + 1,), auto=False)

    def take(self, run: Run[Any]) -> Outcome:
        """Notes that the game is over; nobody takes it back alone."""
        brought: Brought = run.answer
        assert brought.result is not None
        state = run.state
        state.history = (*state.history, Linked(self.chapter, brought.digest, brought.result))
        run.reveal()
        return Done(brought)

    steps = (ask, take)


class Campaign(Game[CS]):
    """The rules of a campaign: its frames between the games, and what the games leave behind."""

    scenarios: ClassVar[tuple[str, ...]] = ("story",)
    sheet_type: ClassVar[type[Any]]
    """What `harvest` returns: a frozen struct."""
    undo_by_consent: ClassVar[bool] = False
    """Who wants to go back over a game branches the campaign there."""

    @abstractmethod
    def harvest(self, chapter: Chapter, state: Any) -> Struct:
        """Writes down what a game that is over leaves behind, from its last position alone."""


def next_game(state: CampaignState) -> Chapter | None:
    """Returns the game that a campaign waits for, if it waits for one."""
    frame = state.stack[-1] if state.stack else None
    return frame.chapter if isinstance(frame, PlayGame) else None
