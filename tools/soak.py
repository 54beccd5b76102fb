"""Long searches for trouble: thousands of games by lot, and some by bots, each watched all along.

make soak                          20,000 random games of every scenario of Zombie Terror, 200 of
                                   every Mission of Zombicide (of M0-M2 3,400) and of Invader,
                                   240 of every objective of Dead of Winter (5,040), 20 bot games
                                   of each; of Fort Hendrix 100 and 20 of its ten Missions, and of
                                   M0-M25 ten and two, each advanced rule switched on by itself
                                   and all together; on all cores
make soak ARGS="--games 500"       as many random games of every scenario
make soak ARGS="--bot-games 0"     no bots
"""

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from horda.bots.base import decide
from horda.bots.spec import make_bot
from horda.core.conformance import check_game
from horda.core.engine import Engine
from horda.core.rng import Dice
from horda.games import registry

BATCH = 100
GAMES = {
    "zombie-terror": 20_000,
    **dict.fromkeys(("zombicide-2e", "invader"), 200),
    "dead-of-winter": 240,
    "fort-hendrix": 100,
}
"""Random games of each scenario, unless told."""
MORE = dict.fromkeys([("zombicide-2e", name) for name in ("M00", "M01", "M02")], 3_400)
"""Scenarios that get more: the rules themselves are searched on the first Missions."""
BOT_GAMES = 20
BOTS = {
    "zombie-terror": "greedy",
    **dict.fromkeys(
        ("zombicide-2e", "invader", "fort-hendrix", "dead-of-winter"), "planner:width=1"
    ),
}
SWITCHES = {
    "dead-of-winter": (
        "improvements", "bandits", "raxxon", "coop", "hard", "elimination", "adult", "few_bandits",
        "betrayer", "raxxon_tribute",
    ),
}  # fmt: skip
"""By game the options that are on or off by lot."""
MODES: dict[str, tuple[tuple[str, int, int], ...]] = {
    "zombicide-2e": (("max_abominations", 1, 4), ("dark_zones", 0, 2), ("ultrared", 0, 2)),
    "invader": (("ultrared", 0, 2), ("ones_miss", 0, 2), ("mold_returns_doors", 0, 2)),
    "fort-hendrix": (("dark_zones", 0, 2), ("hour", 0, 24)),
}
"""By game the options that its games go through: the least value, and how many there are."""
ADVANCED = ("advanced", "knock_out", "clock", "shooters")
"""Rules of Fort Hendrix that a table switches on: each alone, all, then by lot."""
BORROWED, BORROWED_BOTS = 10, 2
"""Games of each Mission that Fort Hendrix has of the second edition."""
HELD_FOR_EVER = "F10"
"""Behind closed doors chance holds out for ever: there five players may give up."""
SETS = ("long-night", "long-night", "mixed", "base")
DAWDLING = 4000
"""Answers after which a game of bots is given up: to wait for ever breaks no rule."""
CONFORMANCE_EVERY = 500  # games; each then gets the whole suite once
LOOK_EVERY = 7  # answers between two looks at a position's invariants


def options(game_id: str, scenario: str, seed: int) -> dict[str, object]:
    """Returns the options of the game with this seed: all modes have their turn."""
    dice = Dice(seed + 1)
    if game_id in SWITCHES:
        lots: dict[str, object] = {name: not dice.below(3) for name in SWITCHES[game_id]}
        players = 2 + dice.below(4)
        if lots["coop"] or players == 2:  # nobody betrays those who win together
            lots["betrayer"] = False
        return {"players": players, "sets": dice.choice(SETS), **lots}
    if game_id not in MODES:
        return {}
    if scenario.startswith("F"):  # a campaign is for six, with all cards
        yields = scenario == HELD_FOR_EVER or not dice.below(4)
        return {"players": 5 if yields else 1 + dice.below(6), "giving_up": yields}
    team = 1 + dice.below(6)
    if scenario == "M15":  # Z2-M15-04: pairs
        team += team % 2
    return {
        "team": team,
        "players": 1 + dice.below(team),
        "cards": dice.choice(("all", "easy", "hard", "no-extra", "easy-extra", "hard-extra")),
        **{name: least + dice.below(count) for name, least, count in MODES[game_id]},
        **(switched(seed, dice) if game_id == "fort-hendrix" else {}),
    }


def switched(seed: int, dice: Dice) -> dict[str, object]:
    """Returns which advanced rules a game is played by: all ways have their turn."""
    turn = seed % (2 * len(ADVANCED))
    if turn < len(ADVANCED):
        return {name: name == ADVANCED[turn] for name in ADVANCED}
    if turn == len(ADVANCED):
        return dict.fromkeys(ADVANCED, True)
    return {name: bool(dice.below(2)) for name in ADVANCED}


def play(game_id: str, scenario: str, first: int, count: int, bot: str = "") -> Counter[str]:
    """Plays games to their end, at random or by a bot, and counts how they ended."""
    engine = registry.engine(game_id)
    ends: Counter[str] = Counter()
    for seed in range(first, first + count):
        config = engine.config({"scenario": scenario, **options(game_id, scenario, seed)})
        state = engine.new(config, seed)
        _play_out(engine, state, seed, bot)
        ends[state.result.reason if state.result else "unfinished"] += 1
        if not bot and seed % CONFORMANCE_EVERY == 0:
            check_game(engine, config, seed, every=9)
    return ends


def _play_out(engine: Engine[Any], state: Any, seed: int, bot: str) -> None:
    """Plays one game and looks at its position again and again."""
    name = f"{engine.game.id} {state.config.scenario} seed {seed}"
    players = [make_bot(bot, seed + seat) for seat in range(len(state.seen))] if bot else []
    dice = Dice(seed)
    while state.result is None:
        dawdles = bot or state.config.scenario.startswith("F")  # a fort can be held for ever
        if dawdles and state.decision >= DAWDLING:
            return
        if state.decision >= engine.game.max_decisions:
            raise AssertionError(f"{name} does not end")
        choice = dice.choice(state.open)
        if bot:
            index = decide(players[choice.seat], engine, state, choice.seat, strict=True)
        else:
            index = dice.below(len(choice.options))
        engine.choose(state, index, choice.seat)
        if state.decision % LOOK_EVERY == 0 and (wrong := list(engine.game.invariants(state))):
            raise AssertionError(f"{name}: {wrong}")


def soak(game_id: str, scenario: str, games: int, workers: int, bot: str = "") -> Counter[str]:
    """Plays many games on several processes, telling how far it is."""
    ends: Counter[str] = Counter()
    name = f"{game_id} {scenario}{f' by {bot}' if bot else ''}"
    started = time.monotonic()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        parts = [(start, min(BATCH, games - start)) for start in range(0, games, BATCH)]
        jobs = [pool.submit(play, game_id, scenario, *part, bot) for part in parts]
        for done, job in enumerate(jobs, 1):
            ends += job.result()
            if sys.stdout.isatty() or done % 20 == 0:
                print(f"\r{name}: {ends.total()} of {games} games", end="", flush=True)
    seconds = time.monotonic() - started
    print(f"\r{name}: {ends.total()} games in {seconds:.0f} s: {dict(ends)}")
    return ends


def main() -> None:
    """Runs the soak for every game and scenario, or for those named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, help="random games of each scenario")
    parser.add_argument("--bot-games", type=int, default=BOT_GAMES, help="games of bots of each")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    args = parser.parse_args()
    for game in (*registry.all_games(), *registry.coming()):
        if not args.game or game.id in args.game:
            for scenario in game.scenarios:
                borrowed = game.id == "fort-hendrix" and not scenario.startswith("F")
                usual = MORE.get((game.id, scenario), GAMES[game.id])
                usual = BORROWED if borrowed else usual
                games = usual if args.games is None else args.games
                bots = min(BORROWED_BOTS, args.bot_games) if borrowed else args.bot_games
                soak(game.id, scenario, games, args.workers)
                soak(game.id, scenario, bots, args.workers, BOTS[game.id])


if __name__ == "__main__":
    main()
