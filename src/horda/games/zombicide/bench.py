"""What is measured of Zombicide; a crowded board shows how long the Zombies' Phase takes."""

from collections.abc import Mapping
from typing import Any

from horda.core.bench import CLONE, DECISIONS, GAMES, Bench, Stretch, Target
from horda.core.engine import Engine
from horda.core.position import pose

NINE_TILES = "M01"
HORDE = {"walker": 34, "brute": 13, "runner": 13}
HEALTH = 99  # whoever is wounded survives the phase
PHASE = "zombies' phase, 60 zombies on 9 tiles"


def crowded(
    engine: Engine[Any], mission: str = NINE_TILES, horde: Mapping[str, int] = HORDE
) -> Any:
    """Returns a position with 60 Zombies all over nine tiles, at the end of the last turn."""
    config = engine.config({"scenario": mission})
    start = engine.new(config, 1)
    table = engine.game.describe(start)
    zones = len(start.noise)
    kinds = [kind for kind, count in horde.items() for _ in range(count)]
    table["zombies"] = {}
    for number, kind in enumerate(kinds):
        there = table["zombies"].setdefault(str(number * 7 % zones), {})
        there[kind] = there.get(kind, 0) + 1
    for person in table["survivors"].values():
        person |= {"health": HEALTH, "done": True}
    last = table["order"][-1]
    table["turn"] = last
    table["survivors"][last] |= {"done": False, "actions": 1}
    return pose(engine, config, 1, table)


def at_the_end(
    engine: Engine[Any], mission: str = NINE_TILES, horde: Mapping[str, int] = HORDE
) -> tuple[Any, int]:
    """Returns the crowded board and the answer that ends its last turn.

    The answer is looked up once: spelling the keys of a turn is no part of a Zombies' Phase.
    """
    state = crowded(engine, mission, horde)
    return state, engine.game.find(state.config, state.waiting.options, "end-turn")


def zombies_phase(engine: Engine[Any], position: tuple[Any, int]) -> Any:
    """Ends the last turn and plays on to the next round; every question gets its first option."""
    start, last = position
    state = start.clone()
    choose, round_now = engine.choose, state.round
    choose(state, last)
    while state.result is None and state.round == round_now:
        choose(state, 0)
    return state


def bench(game: str) -> Bench:
    """Random play and clones on the first two Missions, and the Zombies' Phase on a full board."""
    return Bench(
        scenarios=("M00", NINE_TILES),
        what=("decisions", "games", "clone"),
        stretches=(Stretch(PHASE, NINE_TILES, at_the_end, zombies_phase),),
        targets=(
            Target(game, DECISIONS, NINE_TILES, least=2.5, goal=5),
            Target(game, GAMES, "M00", least=8),
            Target(game, CLONE, NINE_TILES, least=20, most=5),
            Target(game, PHASE, NINE_TILES, most=2),
        ),
    )
