"""Finds and writes one recorded game for every way a game can end.

    .venv/bin/python -m tools.make_records zombie-terror
    .venv/bin/python -m tools.make_records zombicide-2e --anew

Bots of several strengths play seed after seed until every reason has a game; what is found
is written to tests/records/GAME/SCENARIO-REASON.json. Files that are there are kept: old
records are part of the promise that saves load for ever. With --anew they are made again: for
rules that are still being written, so that old games cannot be replayed. Ends that bots hardly
ever reach come from searches over branches with a plan for each (tools/hunts), or from positions
near them (tools/make_position_record.py).
"""

import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

from horda import __version__
from horda.bots.base import decide
from horda.bots.spec import make_bot
from horda.core.decisions import Answer
from horda.core.record import dumps
from horda.core.session import Session
from horda.games import registry
from horda.sim.branching import Hunt, find_end, find_win
from tools import make_position_record
from tools.hunts.records import PLANS, write
from tools.hunts.space import rolly_found
from tools.hunts.station import FOUND

FOLDER = Path(__file__).parent.parent / "tests" / "records"
LOST_BY = {7: ("overrun",), 12: ("wounded-found",), 25: ("ned-found",)}
"""What bots lose Missions of Zombicide by, besides the loss of a Survivor."""
IN_SPACE = {
    2: ("rolly-found",),
    3: ("exit-overrun", "mold-chain"),
    5: ("goal-impossible", "mold-chain"),
    6: ("mold-chain",),
    7: ("goal-impossible",),
    8: ("goal-impossible",),
    9: ("scientist-lost",),
    10: ("goal-impossible",),
}
"""What bots lose Missions of Invader by, besides the loss of a Survivor."""
WANTED: dict[str, dict[str, tuple[str, ...]]] = {
    "zombie-terror": {
        "base": ("escaped", "too-few", "terror", "unfinished"),
        "barricades": ("car", "five-turned", "unfinished"),
    },
    "zombicide-2e": {
        f"M{number:02}": ("won", "eliminated", *LOST_BY.get(number, ())) for number in range(26)
    },
    "invader": {
        f"M{number:02}": ("won", "eliminated", *IN_SPACE.get(number, ())) for number in range(11)
    },
}
PLAYERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "zombie-terror": (
        ("greedy", "greedy"),
        ("greedy", "random"),
        ("random", "greedy"),
        ("greedy", "mcts:iterations=40,depth=0"),
        ("mcts:iterations=40,depth=0", "greedy"),
    ),
    "zombicide-2e": (("planner:width=1",),),
    "invader": (("planner:width=1",), ("random",), ("random",)),
}
LONGEST = 4000
"""Answers after which a game that goes in circles is given up."""
TRIES = {"zombie-terror": 200, "zombicide-2e": 200, "invader": 400}
SEARCHED: dict[str, dict[str, int]] = {"zombicide-2e": {"M18": 1}, "invader": {}}
"""Missions that bots did not win in those tries, and the seed of a game in which a search did."""
PLAYED = {
    ("invader", "M03"): (5, ("planner:width=2,playouts=2",)),
    ("invader", "M10"): (901, ("planner:width=2,playouts=2",)),
}
"""Missions that only a bot that looks ahead wins: the seed, and who plays."""
HUNTED: dict[tuple[str, str], tuple[int, Callable[[], Hunt]]] = {
    ("invader", "M02"): (2, rolly_found),
    **{("invader", name): (one.seed, one.hunt) for name, one in FOUND.items()},
}
"""Ends that are hunted for: the seed of a game in which a search found it."""


def options(game_id: str, seed: int) -> dict[str, object]:
    """Returns the setup of the game with this seed."""
    if game_id != "zombie-terror":
        return {"cards": "easy"}
    return {"round_limit": 12 if seed % 7 == 0 else 60}


def play(game_id: str, scenario: str, seed: int, pair: tuple[str, ...]) -> Session[Any]:
    """Plays one game between bots and writes it down."""
    engine = registry.engine(game_id)
    config = engine.config({"scenario": scenario, **options(game_id, seed)})
    bots = [make_bot(spec, seed + i) for i, spec in enumerate(pair)]
    session = Session.begin(engine, config, seed, seats=pair)
    session.record.horda = __version__
    while session.state.result is None and session.state.decision < LONGEST:
        seat = session.state.open[0].seat
        index = decide(bots[seat], engine, session.state, seat)
        session.answer(Answer(session.state.number(seat), seat, index))
    session.record.note = f"a whole game from the setup, played by {' and '.join(pair)}"
    return session


def searched(game_id: str, scenario: str, seed: int, hunt: Hunt | None = None) -> Session[Any]:
    """Writes the game down that a search over branches wins, or ends as a hunt wants it."""
    engine = registry.engine(game_id)
    config = engine.config({"scenario": scenario, **options(game_id, seed)})
    session = Session.begin(engine, config, seed)
    session.record.horda = __version__
    taken = find_end(engine, config, seed, hunt) if hunt else find_win(engine, config, seed)
    for index in taken or []:
        seat = session.state.open[0].seat
        session.answer(Answer(session.state.number(seat), seat, index))
    session.record.note = "a whole game from the setup, found by a search over branches"
    return session


def search(game_id: str, scenario: str, reasons: tuple[str, ...], anew: bool) -> None:
    """Plays until every reason is found or the tries are used up."""
    target = FOLDER / game_id
    target.mkdir(parents=True, exist_ok=True)
    missing = {r for r in reasons if anew or not (target / f"{scenario}-{r}.json").exists()}
    seeds = SEARCHED.get(game_id, {})
    if scenario in seeds and "won" in missing:
        keep(searched(game_id, scenario, seeds[scenario]), target, scenario, missing)
    hunt = HUNTED.get((game_id, scenario))
    known = PLAYED.get((game_id, scenario))
    if known is not None and "won" in missing:
        keep(play(game_id, scenario, *known), target, scenario, missing)
    if hunt is not None and missing:
        keep(searched(game_id, scenario, hunt[0], hunt[1]()), target, scenario, missing)
    if game_id == "zombicide-2e":
        missing.difference_update(plan.end for plan in PLANS if plan.mission == scenario)
    for seed, pair in zip(range(TRIES[game_id]), cycle(PLAYERS[game_id]), strict=False):
        if not missing:
            return
        keep(play(game_id, scenario, seed, pair), target, scenario, missing)
    if missing:
        print(f"{game_id} {scenario}: not found in {TRIES[game_id]} games: {sorted(missing)}")


def keep(session: Session[Any], target: Path, scenario: str, missing: set[str]) -> None:
    """Writes a game if it ended in a way that is still missing."""
    result = session.state.result
    reason = result.reason.partition("-end-")[2] if result else ""
    if reason in missing:
        missing.remove(reason)
        path = target / f"{scenario}-{reason}.json"
        path.write_bytes(dumps(session.record))
        record = session.record
        print(f"{path.name}: seed {record.seed}, {len(record.log)} answers, {record.note}")


def main(words: list[str]) -> None:
    """Makes the records of the games that are named, or of all."""
    anew = "--anew" in words
    for name in [word for word in words if word != "--anew"] or list(WANTED):
        for scenario, reasons in WANTED[name].items():
            search(name, scenario, reasons, anew)
        for plan in PLANS if name == "zombicide-2e" else ():
            if anew or not (FOLDER / name / f"{plan.name}.json").exists():
                write(plan)
        if anew:
            make_position_record.make(name)


if __name__ == "__main__":
    main(sys.argv[1:])
