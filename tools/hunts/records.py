"""Writes the recorded games that hunts find; `tools/make_records.py` calls it."""

from itertools import islice
from pathlib import Path
from time import process_time

from horda import __version__
from horda.core.decisions import Answer
from horda.core.record import dumps
from horda.core.session import Session
from horda.games import registry
from horda.sim.branching import find_end
from tools.hunts import cars, festival, leaving, losses, ned, ram, ram_of_six, slaughter, tokens
from tools.hunts.plan import Plan

PLANS: tuple[Plan, ...] = tuple(
    plan
    for module in (cars, festival, leaving, losses, ned, ram, ram_of_six, slaughter, tokens)
    for plan in module.PLANS
)
GAME = "zombicide-2e"
FOLDER = Path(__file__).parents[2] / "tests" / "records" / GAME
NOTE = "a whole game from the setup, found by a search over branches"
SEEDS = 5000
"""How many seeds are looked at for a promising one."""


def write(plan: Plan, tries: int = 10) -> bool:
    """Hunts in games that promise well until one ends as planned, and writes it down."""
    engine = registry.engine(GAME)
    config = engine.config(plan.setup)
    seeds = (s for s in range(plan.seed, SEEDS) if plan.promising(engine.new(config, s)))
    for seed in islice(seeds, tries):
        began = process_time()
        taken = find_end(engine, config, seed, plan.hunt())
        print(f"{plan.name}: seed {seed}, {process_time() - began:.0f} s", flush=True)
        if taken is not None:
            _save(plan, seed, taken)
            return True
    return False


def _save(plan: Plan, seed: int, taken: list[int]) -> None:
    engine = registry.engine(GAME)
    session = Session.begin(engine, engine.config(plan.setup), seed)
    session.record.horda = __version__
    session.record.note = NOTE
    for index in taken:
        seat = session.state.open[0].seat
        session.answer(Answer(session.state.number(seat), seat, index))
    (FOLDER / f"{plan.name}.json").write_bytes(dumps(session.record))
    print(f"{plan.name}.json: seed {seed}, {len(taken)} answers", flush=True)
