"""Finds and writes one recorded game for every way a game can end.

    .venv/bin/python tools/make_records.py zombie-terror

Bots of several strengths play seed after seed until every reason has a game; what is found
is written to tests/records/GAME/SCENARIO-REASON.json. Files that are there are kept: old
records are part of the promise that saves load for ever. Ends that bots hardly ever reach
come from tools/make_position_record.py.
"""

import sys
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

FOLDER = Path(__file__).parent.parent / "tests" / "records"
WANTED = {
    "zombie-terror": {
        "base": ("escaped", "too-few", "terror", "unfinished"),
        "barricades": ("car", "five-turned", "unfinished"),
    }
}
PAIRS = (
    ("greedy", "greedy"),
    ("greedy", "random"),
    ("random", "greedy"),
    ("greedy", "mcts:iterations=40,depth=0"),
    ("mcts:iterations=40,depth=0", "greedy"),
)
TRIES = 200


def play(game_id: str, scenario: str, seed: int, pair: tuple[str, ...]) -> Session[Any]:
    """Plays one game between bots and writes it down."""
    engine = registry.engine(game_id)
    config = engine.config({"scenario": scenario, "round_limit": 12 if seed % 7 == 0 else 60})
    bots = [make_bot(spec, seed + i) for i, spec in enumerate(pair)]
    session = Session.begin(engine, config, seed, seats=pair)
    session.record.horda = __version__
    while session.state.result is None:
        seat = session.state.open[0].seat
        index = decide(bots[seat], engine, session.state, seat)
        session.answer(Answer(session.state.number(seat), seat, index))
    return session


def search(game_id: str, scenario: str, reasons: tuple[str, ...]) -> None:
    """Plays until every reason is found or the tries are used up."""
    target = FOLDER / game_id
    target.mkdir(parents=True, exist_ok=True)
    missing = {r for r in reasons if not (target / f"{scenario}-{r}.json").exists()}
    for seed, pair in zip(range(TRIES), cycle(PAIRS), strict=False):
        if not missing:
            return
        session = play(game_id, scenario, seed, pair)
        assert session.state.result is not None
        reason = session.state.result.reason.partition("-end-")[2]
        if reason in missing:
            missing.remove(reason)
            path = target / f"{scenario}-{reason}.json"
            path.write_bytes(dumps(session.record))
            print(f"{path.name}: seed {seed}, {' against '.join(pair)}")
    print(f"{game_id} {scenario}: not found in {TRIES} games: {sorted(missing)}")


if __name__ == "__main__":
    for name in sys.argv[1:] or WANTED:
        for key, ends in WANTED[name].items():
            search(name, key, ends)
