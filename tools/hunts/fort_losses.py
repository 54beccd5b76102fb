"""Hunts for the losses of Fort Hendrix that no bot comes to: the inner line lost, and giving up.

.venv/bin/python -m tools.hunts.fort_losses
"""

from collections.abc import Callable, Sequence

from horda.core.decisions import Choice
from horda.core.record import dumps
from horda.core.session import Session
from horda.core.state import Config
from horda.games import registry
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story.giving_up import YieldMission
from horda.games.zombicide.modules.fort_hendrix.story.script import book
from horda.games.zombicide.modules.fort_hendrix.story.telling import Take
from horda.games.zombicide.rules.options import EndTurn, Walk
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.turn import Turn
from tools.hunts.fort import END, FOLDER, GAME, MOST, played, setup

INNER = {"21R", "2V"}
BACK = "fall_back"
SEEDS = 20
Advice = Callable[[ZState, Choice], Sequence[float]]


def weigh(state: ZState, choice: Choice) -> Sequence[float]:
    """The team plays as bots do, but falls back where it may release the Haze, and gives up."""
    weights = list(registry.engine(GAME).game.advise(state, choice) or ())
    for index, option in enumerate(choice.options):
        if isinstance(option, YieldMission) or (isinstance(option, Take) and option.way == BACK):
            weights[index] += 100.0
    return weights


def surrender(state: ZState, choice: Choice) -> Sequence[float]:
    """Behind the inner line all go to its streets and wait there, so that Zombies follow."""
    weights = list(weigh(state, choice))
    turn, far = state.stack[-1], state.tables.distance
    if fort(state).tale.stage == 1 or not isinstance(turn, Turn):
        return weights
    streets = [z.index for z in state.board.zones if z.street and {*z.faces} <= INNER]
    steps = [min(far[zone.index][street] for street in streets) for zone in state.board.zones]
    here = steps[state.people[turn.who].zone]
    for index, option in enumerate(choice.options):
        if isinstance(option, Walk):
            weights[index] += 50.0 * (here - steps[option.to])
        elif isinstance(option, EndTurn) and not here:
            weights[index] += 20.0
    return weights


def found(config: Config, seed: int, end: str, advice: Advice) -> list[int] | None:
    """Plays a game by such advice; returns the answers if it ends so."""
    engine, taken = registry.engine(GAME), list[int]()
    state = engine.new(config, seed)
    while state.result is None and state.decision < MOST:
        choice = state.open[0]
        weights = advice(state, choice)
        taken.append(max(range(len(choice.options)), key=weights.__getitem__) if weights else 0)
        engine.choose(state, taken[-1], choice.seat)
    return taken if state.result is not None and state.result.reason == f"{END}{end}" else None


def write(mission: str, end: str, advice: Advice = weigh, **more: object) -> bool:
    """Looks for a game that ends so, and writes it down."""
    engine = registry.engine(GAME)
    for seed in range(1, SEEDS + 1):
        config = engine.config({**setup(mission), **more})
        taken = found(config, seed, end, advice)
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
    write("F10", "inner-line", surrender)


if __name__ == "__main__":
    main()
