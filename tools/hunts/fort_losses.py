"""Hunts for the losses of Fort Hendrix that no bot comes to: the inner line lost, and giving up.

.venv/bin/python -m tools.hunts.fort_losses
"""

from collections.abc import Sequence

from horda.core.decisions import Choice
from horda.core.record import dumps
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story.giving_up import YieldMission
from horda.games.zombicide.modules.fort_hendrix.story.script import book
from horda.games.zombicide.modules.fort_hendrix.story.telling import Take
from horda.games.zombicide.rules.state import OUT, ZState
from horda.sim.branching import Hunt, find_end
from tools.hunts.fort import END, FOLDER, GAME, played, setup

INNER = {"21R", "2V"}
BACK, FAR, TROD, LIVES = "fall_back", 9, 6.0, 0.7
SEEDS = 8


def weigh(state: ZState, choice: Choice) -> Sequence[float]:
    """The team plays as bots do, but falls back where it may release the Haze, and gives up."""
    weights = list(registry.engine(GAME).game.advise(state, choice) or ())
    for index, option in enumerate(choice.options):
        if isinstance(option, YieldMission) or (isinstance(option, Take) and option.way == BACK):
            weights[index] += 100.0
    return weights


def near(state: ZState) -> float:
    """Zombies come to the inner streets, and the team lives."""
    tale, distance = fort(state).tale, state.tables.distance
    streets = [z.index for z in state.board.zones if z.street and {*z.faces} <= INNER]
    zones = {index // state.kinds for index, count in enumerate(state.zombies) if count}
    steps = min((distance[a][b] for a in zones for b in streets), default=FAR)
    standing = sum(one.zone != OUT for one in state.people)
    back = 5.0 if tale.stage > 1 else len(tale.broken)
    return TROD * tale.trod + back + LIVES * standing - min(FAR, steps)


def write(mission: str, end: str, **more: object) -> bool:
    """Looks for a game that ends so, and writes it down."""
    engine = registry.engine(GAME)
    reason = f"{END}{end}"
    for seed in range(1, SEEDS + 1):
        config = engine.config({**setup(mission), **more})
        taken = find_end(engine, config, seed, Hunt(reason, near, weigh, 5, 4, 24))
        print(mission, end, seed, "found" if taken else "not found", flush=True)
        if taken:
            session = played(Session.begin(engine, config, seed), taken)
            (FOLDER / f"{mission}-{end}.json").write_bytes(dumps(session.record))
            return True
    return False


def main() -> None:
    """Writes them."""
    for mission in book(FORT_HENDRIX).missions:
        write(mission, "given-up", giving_up=True)
    write("F10", "inner-line")


if __name__ == "__main__":
    main()
