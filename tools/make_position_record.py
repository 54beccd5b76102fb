"""Writes the recorded games that bots hardly ever reach, from positions near such an end.

They start from a position instead of a setup, as a forked game does.
"""

import sys
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from horda import __version__
from horda.core import checks
from horda.core.decisions import Answer
from horda.core.record import Record, dumps
from horda.core.session import Session
from horda.games import registry

FOLDER = Path(__file__).parent.parent / "tests" / "records"
POSITIONS = FOLDER.parent / "positions"
LAST_LEAVES = {"humans": {"mechanic": "13,5 wounded"}, "zombies": ["3,3 N"], "score": 2}
SIXTH_CLIMB = {
    "humans": {"mechanic": "13,6", "policeman": "12,5", "nurse": "14,5", "child": "14,6"},
    "zombies": ["9,4 E", "10,4 E", "2,8 N"],
    "terror": 5,
    "keys": "4,5",
}
# What is answered, first choice first: the humans walk to and fro, the zombies climb once and wait.
WAITING = ("climb", "activate:9,4", "end-activations", "end-adding", "face:N", "add:0,*", "add:*")


# Two Survivors still need an Objective each, two are left, and another one takes the first.
TOKENS_RUN_OUT = {
    "survivors": {
        name: {"zone": 23, "tokens": int(name not in ("wanda", "ned")), "hands": ["pistol"]}
        for name in ("amy", "doug", "elle", "josh", "ned", "wanda")
    },
    "objectives": ["23 red", "25 red"],
}


# Position files that end a Mission: their answers make the record.
ENDS = {
    "M04-no-cars": "m04_too_few_cars",
    "M06-no-seats": "m06_left_behind",
    "M16-locked-out": "m16_locked_out",
    "M19-goal-impossible": "m19_too_few_weapons",
    "M24-left-behind": "m24_left_behind",
    "M25-cocktail-wasted": "m25_wasted",
}
# Wins that neither bots nor the search came to.
WINS = {
    "M04-won": "m04_then_a_molotov",
    "M06-won": "m06_two_cars",
    "M07-won": "m07_won",
    "M08-won": "m08_the_bunker",
    "M13-won": "m13_park_the_last_car",
    "M19-won": "m19_won",
    "M20-won": "m20_the_reserve_is_empty",
    "M21-won": "m21_the_exit",
    "M24-won": "m24_all_away",
}
# The first Driver leaves alone: five are left, and the other car has four seats.
NO_SEATS_LEFT = {
    "cars": [
        {"kind": "police_car", "zone": 2, "drivable": True, "seats": ["amy"]},
        {"kind": "police_car", "zone": 20, "drivable": True, "seats": ["ned"]},
    ],
    "memo": {"burned-z2": 1, "burned-z20": 1},
    "survivors": {
        "amy": {"zone": 2, "skills": []},
        **{name: {"zone": 20, "skills": []} for name in ("ned", "doug", "elle", "josh", "wanda")},
    },
}


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


def grab(state: Any, keys: list[str]) -> str:
    """Lets a Survivor that has an Objective take another one."""
    return next((key for key in keys if key.startswith(("take-objective", "act:amy"))), keys[0])


def drive_off(state: Any, keys: list[str]) -> str:
    """Lets the first Driver leave alone."""
    return "escape-by-car"


def from_file(game: str, name: str, path: Path) -> None:
    """Writes the record of a position file that plays a game to its end."""
    file = checks.read(path.read_text(), path.name)
    setup = dict(file.setup)
    answers = iter([play.answer for play in file.play if play.answer is not None])
    note = f"from the position file {path.relative_to(POSITIONS.parent.parent)}"
    position, seed = file.position or {}, setup.pop("seed", 1)
    write(game, name, setup, position, lambda state, keys: next(answers), seed, note)


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
        key = answer(session.state, [option.key for option in choice.options])
        session.answer(Answer(session.state.number(choice.seat), choice.seat, key))
    (FOLDER / game / f"{name}.json").write_bytes(dumps(session.record))
    print(name, session.record.result, len(session.record.log), "answers")


def make(game: str) -> None:
    """Writes the records of a game that come from positions."""
    if game == "zombie-terror":
        write(game, "base-nobody-left", {"scenario": "base"}, LAST_LEAVES, leave)
        write(game, "barricades-terror", {"scenario": "barricades"}, SIXTH_CLIMB, wait)
    if game == "zombicide-2e":
        write(game, "M01-goal-impossible", {"scenario": "M01"}, TOKENS_RUN_OUT, grab)
        write(game, "M24-no-seats", {"scenario": "M24"}, NO_SEATS_LEFT, drive_off)
        for name, file in (ENDS | WINS).items():
            from_file(game, name, POSITIONS / game / "missions" / f"{file}.toml")


if __name__ == "__main__":
    for one in sys.argv[1:] or ("zombie-terror", "zombicide-2e"):
        make(one)
