"""Hunts for won games of Invader: a search over branches that knows what is dealt and rolled.

    nice -n 15 .venv/bin/python -m tools.hunts.station M07 1 20

tries the games with these seeds one after another, and writes the first that is won to
tests/records/invader.
"""

import sys
from pathlib import Path
from time import process_time

from horda import __version__
from horda.core.decisions import Answer
from horda.core.record import dumps
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.mind.evaluate import log_odds
from horda.games.zombicide.modules.invader.hints_ways import row, station
from horda.games.zombicide.modules.invader.m6 import face_down
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules.state import ZState
from horda.sim.branching import Hunt, find_end
from tools.hunts.records import NOTE

GAME = "invader"
FOLDER = Path(__file__).parents[2] / "tests" / "records" / GAME
CARDS = "easy"
BURNED = "M06"
TOP = 9
"""The parts of the fire lie among so many cards on top of the equipment deck."""


def promising(state: ZState) -> bool:
    """Tells by the deck of a new game whether it is worth a search."""
    if state.config.scenario != BURNED:
        return True
    state, top = invader(state), [state.box.cards[card] for card in state.equipment.left[:TOP]]
    here, start = station(state), state.people[0].zone
    ways = {zone: row(here, zone, False)[start] for zone in face_down(state)}
    if state.lair != min(ways, key=lambda zone: ways[zone]):
        return False  # the first one that burns had better be the right one
    return any(c.eliminates_zone for c in top) and any(c.attaches == "canister" for c in top)


def hunt(kept: int, branches: int, rounds: int) -> Hunt:
    """Follows what bots know, and goes by their judgement without its bounds."""
    game = registry.engine(GAME).game
    return Hunt(f"{game.prefix}-end-won", log_odds, game.advise, kept, branches, rounds)


def write(scenario: str, seed: int, taken: list[int]) -> None:
    """Writes the game down."""
    engine = registry.engine(GAME)
    session = Session.begin(engine, engine.config({"scenario": scenario, "cards": CARDS}), seed)
    session.record.horda = __version__
    session.record.note = NOTE
    for index in taken:
        seat = session.state.open[0].seat
        session.answer(Answer(session.state.number(seat), seat, index))
    (FOLDER / f"{scenario}-won.json").write_bytes(dumps(session.record))


def main(scenario: str, first: int, last: int, kept: int = 8, branches: int = 10) -> None:
    """Tries seed after seed."""
    engine = registry.engine(GAME)
    config = engine.config({"scenario": scenario, "cards": CARDS})
    for seed in range(first, last + 1):
        if not promising(engine.new(config, seed)):
            continue
        began = process_time()
        taken = find_end(engine, config, seed, hunt(kept, branches, rounds=30))
        ended = "won" if taken else "not won"
        print(f"{scenario}: seed {seed}: {ended}, {process_time() - began:.0f} s", flush=True)
        if taken:
            return write(scenario, seed, taken)
    return None


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
