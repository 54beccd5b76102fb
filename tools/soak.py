"""Long searches for trouble: thousands of random games, each watched at every turn.

make soak                          20,000 games of every scenario, on all cores
make soak ARGS="--games 500"       a shorter one
"""

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from horda.core.conformance import check_game
from horda.core.rng import Dice
from horda.games import registry

BATCH = 100
CONFORMANCE_EVERY = 500  # games; each then gets the whole suite once
LOOK_EVERY = 7  # answers between two looks at a position's invariants


def options(game_id: str, seed: int) -> dict[str, object]:
    """Returns the options of the game with this seed: Zombicide goes through all its modes."""
    if game_id != "zombicide-2e":
        return {}
    dice = Dice(seed + 1)
    team = 1 + dice.below(6)
    return {
        "team": team,
        "players": 1 + dice.below(team),
        "cards": dice.choice(("all", "easy", "hard", "no-extra", "easy-extra", "hard-extra")),
        "max_abominations": 1 + dice.below(4),
        "dark_zones": bool(dice.below(2)),
        "ultrared": bool(dice.below(2)),
    }


def play(game_id: str, scenario: str, first: int, count: int) -> Counter[str]:
    """Plays games at random to their end and counts how they ended."""
    engine = registry.engine(game_id)
    ends: Counter[str] = Counter()
    for seed in range(first, first + count):
        config = engine.config({"scenario": scenario, **options(game_id, seed)})
        dice = Dice(seed)
        state = engine.new(config, seed)
        while state.result is None:
            if state.decision >= engine.game.max_decisions:
                raise AssertionError(f"{game_id} {scenario} seed {seed} does not end")
            choice = dice.choice(state.open)
            engine.choose(state, dice.below(len(choice.options)), choice.seat)
            if state.decision % LOOK_EVERY == 0:
                wrong = list(engine.game.invariants(state))
                if wrong:
                    raise AssertionError(f"{game_id} {scenario} seed {seed}: {wrong}")
        ends[state.result.reason] += 1
        if seed % CONFORMANCE_EVERY == 0:
            check_game(engine, config, seed, every=9)
    return ends


def soak(game_id: str, scenario: str, games: int, workers: int) -> Counter[str]:
    """Plays many games on several processes, telling how far it is."""
    ends: Counter[str] = Counter()
    started = time.monotonic()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        starts = range(0, games, BATCH)
        jobs = [pool.submit(play, game_id, scenario, s, min(BATCH, games - s)) for s in starts]
        for done, job in enumerate(jobs, 1):
            ends += job.result()
            if sys.stdout.isatty() or done % 20 == 0:
                print(
                    f"\r{game_id} {scenario}: {ends.total()} of {games} games", end="", flush=True
                )
    seconds = time.monotonic() - started
    print(f"\r{game_id} {scenario}: {ends.total()} games in {seconds:.0f} s: {dict(ends)}")
    return ends


def main() -> None:
    """Runs the soak for every game and scenario, or for those named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000, help="games of each scenario")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    args = parser.parse_args()
    for game in registry.all_games():
        if not args.game or game.id in args.game:
            for scenario in game.scenarios:
                soak(game.id, scenario, args.games, args.workers)


if __name__ == "__main__":
    main()
