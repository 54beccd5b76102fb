"""Writes the recorded games that bots hardly ever reach, from positions near such an end.

They start from a position instead of a setup, as a forked game does.
"""

import sys
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from horda import __version__
from horda.core.decisions import Answer
from horda.core.record import Record, dumps
from horda.core.session import Session
from horda.games import registry

FOLDER = Path(__file__).parent.parent / "tests" / "records"
LAST_LEAVES = {"humans": {"mechanic": "13,5 wounded"}, "zombies": ["3,3 N"], "score": 2}
SIXTH_CLIMB = {
    "humans": {"mechanic": "13,6", "policeman": "12,5", "nurse": "14,5", "child": "14,6"},
    "zombies": ["9,4 E", "10,4 E", "2,8 N"],
    "terror": 5,
    "keys": "4,5",
}
# What is answered, first choice first: the humans walk to and fro, the zombies climb once and wait.
WAITING = ("climb", "activate:9,4", "end-activations", "end-adding", "face:N", "add:0,*", "add:*")


def leave(state: Any, keys: list[str]) -> str:
    """Walks the last human out."""
    return ("move:mechanic:14,5", "move:mechanic:15,5", "end-turn")[state.decision]


def wait(state: Any, keys: list[str]) -> str:
    """Lets the marker run out."""
    if "end-turn" in keys:
        return "end-turn"
    for pattern in (*WAITING, "move:mechanic:13,7", "move:mechanic:13,6"):
        for key in keys:
            if fnmatchcase(key, pattern):
                return key
    return keys[0]


def write(
    game: str,
    name: str,
    config: dict[str, Any],
    position: dict[str, Any],
    answer: Callable[..., str],
    seed: int = 1,
    note: str = "",
) -> None:
    """Plays from a position to the end and writes the record."""
    engine = registry.engine(game)
    record = Record(
        game=game,
        version=engine.game.version,
        horda=__version__,
        config=config,
        seed=seed,
        schema=engine.game.state_type.schema,
        position=dict(position),
        note=note or "from a position near the end",
    )
    session = Session(engine, record)
    while session.state.result is None:
        choice = session.state.open[0]
        key = answer(session.state, session.engine.keys(session.state, choice))
        session.answer(Answer(session.state.number(choice.seat), choice.seat, key))
    (FOLDER / game / f"{name}.json").write_bytes(dumps(session.record))
    print(name, session.record.result, len(session.record.log), "answers")


def make(game: str) -> None:
    """Writes the records of a game that come from positions."""
    if game == "zombie-terror":
        write(game, "base-nobody-left", {"scenario": "base"}, LAST_LEAVES, leave)
        write(game, "barricades-terror", {"scenario": "barricades"}, SIXTH_CLIMB, wait)


if __name__ == "__main__":
    for one in sys.argv[1:] or ("zombie-terror",):
        make(one)
