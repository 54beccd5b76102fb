"""Horda from Python, in one import: start games, answer, look, let bots play, simulate.

What stands here stays as it is from one version to the next; docs/python.md shows it at work.
Whoever needs more speed or more control takes the engine, of which this is the polite front.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import horda
from horda.bots.base import Bot, decide
from horda.bots.spec import make_bot
from horda.core import record
from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.errors import Code, HordaError
from horda.core.rng import stream_key
from horda.core.session import Session
from horda.games import registry
from horda.sim.job import Job, Row
from horda.sim.pool import run
from horda.sim.stats import Summary, summarise

__all__ = ["Match", "games", "load", "scenarios", "simulate", "start"]


def games() -> tuple[str, ...]:
    """Returns the ids of all games."""
    return tuple(registry.GAMES)


def scenarios(game: str) -> tuple[str, ...]:
    """Returns the scenarios of a game."""
    return registry.find(game).scenarios


def start(game: str, *, seed: int = 1, **settings: object) -> "Match":
    """Starts a game; settings are those that `horda games` lists, such as `scenario`."""
    engine = registry.engine(game)
    session = Session.begin(engine, engine.config(settings), seed)
    session.record.horda = horda.__version__
    return Match(session)


def load(path: str | Path) -> "Match":
    """Reads a saved game and verifies that every answer leads where it led before."""
    saved = record.loads(Path(path).read_bytes(), str(path))
    return Match(Session(registry.engine(saved.game), saved))


def simulate(
    game: str,
    bots: str | tuple[str, ...],
    games: int = 100,
    *,
    seed: int = 1,
    workers: int = 1,
    **settings: object,
) -> tuple[list[Row], Summary]:
    """Lets bots play many games: one row for each, and what they say together."""
    specs = (bots,) if isinstance(bots, str) else bots
    engine = registry.engine(game)
    rows = list(run(Job(game, dict(settings), specs, seed, games), workers))
    return rows, summarise(rows, engine.game.seats(engine.config(settings)))


class Match:
    """A game being played, with its record; seats go by their names."""

    def __init__(self, session: Session[Any]) -> None:
        self.session = session

    @property
    def engine(self) -> Engine[Any]:
        """The engine, for all that this class leaves out."""
        return self.session.engine

    @property
    def state(self) -> Any:
        """The state, which holds everything, secrets too: `view` is for players."""
        return self.session.state

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in order."""
        return self.engine.game.seats(self.state.config)

    @property
    def asked(self) -> tuple[str, ...]:
        """The seats that are asked now; nobody when the game is over."""
        return tuple(self.seats[choice.seat] for choice in self.state.open)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def reason(self) -> str:
        """How the game ended, as a word; "" while it goes on."""
        return self.state.result.reason if self.over else ""

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that have won."""
        return tuple(self.seats[seat] for seat in self.state.result.winners) if self.over else ()

    def options(self, seat: str = "") -> list[str]:
        """Returns the keys of what a seat can choose from (else the first that is asked)."""
        number = self._seat(seat)
        choices = (choice for choice in self.state.open if choice.seat == number)
        return [key for choice in choices for key in self.engine.keys(self.state, choice)]

    def answer(self, key: str | int, seat: str = "") -> None:
        """Chooses by key or index; what is not offered is refused with the rule in the way."""
        number = self._seat(seat)
        self.session.answer(Answer(self.state.number(number), number, key))

    def requests(self, seat: str) -> list[str]:
        """Returns the keys of what a seat may ask for right now, whoever is asked."""
        found = self.engine.requests(self.state, self._seat(seat))
        return [self.engine.key(self.state, option) for option in found]

    def request(self, key: str, seat: str) -> None:
        """Asks for something by itself, such as to discard an own card in another's turn."""
        self.session.request(self._seat(seat), key)

    def undo(self) -> None:
        """Takes the last answer back, whatever was revealed since."""
        self.session.undo(0, consent=True)

    def view(self, seat: str | None = None) -> Any:
        """Returns what a seat may know; nobody's seat: a spectator."""
        return self.engine.view(self.state, None if seat is None else self._seat(seat))

    def draw(self, seat: str | None = None) -> str:
        """Draws the board as text, as a seat may see it."""
        return self.engine.game.draw(self.state, None if seat is None else self._seat(seat))

    def play(self, bots: str | Mapping[str, str]) -> "Match":
        """Lets bots play: one for all seats, or some for seats by name, until others are asked.

        With the seed of a row of `simulate` and its bots, the very game of that row is played.
        """
        named = dict.fromkeys(self.seats, bots) if isinstance(bots, str) else dict(bots)
        seed = self.session.record.seed
        made: dict[int, Bot] = {}
        for name, spec in named.items():
            seat = self._seat(name)
            made[seat] = make_bot(spec, stream_key(seed, f"bot:{seat}"), own=True)
        most = self.engine.game.max_decisions
        while not self.over and self.state.decision < most and self.state.open[0].seat in made:
            seat = self.state.open[0].seat
            self.answer(decide(made[seat], self.engine, self.state, seat), self.seats[seat])
        return self

    def save(self, path: str | Path) -> None:
        """Writes the game down: setup, seed and answers, which is all there is to it."""
        Path(path).write_bytes(record.dumps(self.session.record))

    def digest(self) -> str:
        """Returns a word that is equal for equal positions."""
        return str(self.state.digest())

    def _seat(self, name: str) -> int:
        if not name:
            return int(self.state.open[0].seat) if self.state.open else 0
        if name not in self.seats:
            raise HordaError(Code.UNKNOWN_SEAT, f"{name} (known: {', '.join(self.seats)})")
        return self.seats.index(name)
