"""Hunts for won games of Invader: a search over branches that knows what is dealt and rolled.

    nice -n 15 .venv/bin/python -m tools.hunts.station M07 1 200000 6 30 6

looks at the decks of the games with these seeds, tries the six kindest ones (keeping 30 positions
and trying 6 turns from each), and writes the first that is won to tests/records/invader.
"""

import sys
from pathlib import Path
from time import process_time

from msgspec import Struct

from horda import __version__
from horda.core.decisions import Answer
from horda.core.record import dumps
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.rules.state import OUT, ZState
from horda.sim.branching import Hunt, find_end
from tools.hunts.crews import CREWS
from tools.hunts.omens import best_seeds
from tools.hunts.records import NOTE

GAME = "invader"
FOLDER = Path(__file__).parents[2] / "tests" / "records" / GAME
CARDS = "easy"
A_ROUND = 10
"""More than the turns of a round."""
TURNS = 200


class Found(Struct, frozen=True):
    """A hunt that has won: where, and how many positions it kept and tried."""

    mission: str
    seed: int
    kept: int
    branches: int = 6

    def hunt(self) -> Hunt:
        """Returns the hunt."""
        return hunt(self.mission, self.kept, self.branches)


def turns(state: ZState) -> int:
    """Counts the turns: the search takes the best of each, so that dice fall kindly."""
    return A_ROUND * state.round + sum(one.done or one.zone == OUT for one in state.people)


def hunt(scenario: str, kept: int, branches: int) -> Hunt:
    """Follows what bots know and what the Mission's crew has in mind, turn by turn."""
    crew, family = CREWS[scenario], registry.find(GAME).family
    return Hunt(f"{family}-end-won", crew.value, crew.weigh, kept, branches, TURNS, turns)


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


def main(
    scenario: str, first: int, last: int, tries: int = 6, kept: int = 30, branches: int = 6
) -> None:
    """Tries the kindest games one after another."""
    engine = registry.engine(GAME)
    config = engine.config({"scenario": scenario, "cards": CARDS})
    for seed in best_seeds(engine, config, range(first, last + 1), tries):
        began = process_time()
        taken = find_end(engine, config, seed, hunt(scenario, kept, branches))
        ended = "won" if taken else "not won"
        print(f"{scenario}: seed {seed}: {ended}, {process_time() - began:.0f} s", flush=True)
        if taken:
            return write(scenario, seed, taken)
    return None


FOUND = {
    one.mission: one
    for one in (Found("M06", 58644, 30), Found("M07", 101625, 45), Found("M08", 101625, 30))
}

if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
