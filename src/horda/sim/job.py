"""What a simulation is asked to do, and what each game of it gives back."""

from typing import Any

from msgspec import Struct

from horda.bots.spec import make_bot
from horda.core.engine import Engine
from horda.core.errors import Code, HordaError
from horda.core.rng import stream_key
from horda.core.state import Config
from horda.games import registry

UNFINISHED = "unfinished"


class Job(Struct, frozen=True):
    """A number of games between the same bots; one word of it decides every one of them."""

    game: str
    config: dict[str, Any]
    bots: tuple[str, ...]
    """A bot for each seat, or one for all of them."""
    seed: int
    count: int

    def game_seed(self, number: int) -> int:
        """Derives the seed of one game, so that it does not matter who plays it and when."""
        # 63 bits, since the columns of a table hold signed numbers.
        return stream_key(self.seed, f"game:{number}") >> 1


class Row(Struct, frozen=True):
    """One finished game; the time it took is left out, so that rows can be compared."""

    game: int
    seed: int
    scenario: str
    bots: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str
    fates: tuple[str, ...]
    """How it ended for each seat: won, lost, drawn, out, or unfinished."""
    reasons: tuple[str, ...]
    """Why, for each seat: the reason of the game where it ended for all together."""
    decisions: int
    rounds: int | None
    faults: int
    """How often a bot failed to answer and a random answer stood in."""
    digest: str
    """Of the last position: two runs that agree here played the same games."""


class Prepared(Struct, frozen=True):
    """A job that was checked: its engine, setup, seats and one bot spec for each seat."""

    job: Job
    engine: Engine[Any]
    config: Config
    seats: tuple[str, ...]
    bots: tuple[str, ...]


def prepare(job: Job) -> Prepared:
    """Checks everything a job names; raises before the first game is played."""
    engine = registry.game_engine(job.game)
    config = engine.config(job.config)
    seats = engine.game.seats(config)
    bots = job.bots * len(seats) if len(job.bots) == 1 else job.bots
    if len(bots) != len(seats):
        what = f"{len(bots)} bots for {len(seats)} seats ({', '.join(seats)})"
        raise HordaError(Code.UNKNOWN_SEAT, what)
    for spec in dict.fromkeys(bots):
        make_bot(spec, 0, own=True)
    return Prepared(job, engine, config, seats, bots)
