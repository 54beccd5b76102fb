"""Hunts for games of Fort Hendrix that are won, or lost in one way.

    nice -n 15 .venv/bin/python -m tools.hunts.fort F07 won 1 20

tries the games with these seeds one after another, by the easy Zombie cards and with six
Survivors, and writes the first that ends so to tests/records/fort-hendrix. Each is played a few
times by bots of more or less courage, which costs little; then comes a search over branches.
"""

import sys
from pathlib import Path
from time import process_time
from typing import Any

from horda import __version__
from horda.core.decisions import Answer, Choice
from horda.core.record import dumps
from horda.core.rng import Dice
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.mind.evaluate import log_odds
from horda.games.zombicide.mind.tactics.strategy import own_way
from horda.games.zombicide.modules.fort_hendrix.story.penny import penny_zone
from horda.games.zombicide.modules.fort_hendrix.story.thoughts import left
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.rules.turn import Turn
from horda.sim.branching import Hunt, find_end
from tools.hunts.records import NOTE

GAME = "fort-hendrix"
FOLDER = Path(__file__).parents[2] / "tests" / "records" / GAME
SIX = "javier+karl+riley+marianne+michelle+wayne"
COURAGE = (0.0, -0.8, 0.8, 2.5)
"""What a step nearer to the goal is worth more to some: one of these for each turn."""
MOST = 700
"""Answers after which a game is given up as stalled."""
DONE, DOWN, WITH_HER = 1.2, 1.0, 0.5
"""What a card more and a Survivor on its feet are worth, above what bots give for them."""


def hopes(state: ZState) -> float:
    """Judges a position by how far the story is, who stands, and how Penny is guarded."""
    standing = [one for one in state.people if one.zone != OUT]
    zone = penny_zone(state)
    guards = sum(one.health for one in standing if one.zone == zone)
    near = max(0, zombies_in(state, zone) - guards) if zone != OUT else 0
    return log_odds(state) - DONE * left(state) + DOWN * len(standing) - WITH_HER * near


def fears(state: ZState) -> float:
    """Judges a position by how near it is to the end of all."""
    return -log_odds(state)


class Bold:
    """What bots advise, but some Survivors are bolder than they: they go on, come what may."""

    def __init__(self, seed: int, courage: tuple[float, ...] = COURAGE) -> None:
        self.dice, self.courage, self.turn = Dice(seed), 0.0, (0, 0)
        self.all = courage

    def weigh(self, state: ZState, choice: Choice) -> list[float]:
        """Adds to each step what it brings the Survivor nearer."""
        weights = list(registry.engine(GAME).game.advise(state, choice) or ())
        turn = state.stack[-1]
        if not isinstance(turn, Turn):
            return weights
        if (state.round, turn.who) != self.turn:
            self.turn = (state.round, turn.who)
            self.courage = self.dice.choice(self.all)
        if self.courage:
            row = own_way(state, turn.who)
            here = row[state.people[turn.who].zone]
            for index, option in enumerate(choice.options):
                if isinstance(option, o.Walk):
                    weights[index] += self.courage * (here - row[option.to])
        return weights


def hunt(end: str, kept: int, branches: int, seed: int = 1, rounds: int = 30) -> Hunt:
    """Follows what bots know."""
    reason = f"{registry.engine(GAME).game.prefix}-end-{end}"
    value = hopes if end == "won" else fears
    return Hunt(reason, value, Bold(seed).weigh, kept, branches, rounds)


def setup(mission: str) -> dict[str, Any]:
    """Returns the setup of a recorded game."""
    return {"scenario": mission, "cards": "easy", "survivors": SIX}


def played(session: Session[Any], taken: list[int]) -> Session[Any]:
    """Answers a game that was hunted down."""
    session.record.horda, session.record.note = __version__, NOTE
    for index in taken:
        seat = session.state.open[0].seat
        session.answer(Answer(session.state.number(seat), seat, index))
    return session


def tried(config: Any, seed: int, courage: float) -> tuple[Any, list[int]]:
    """Plays a game by the advice and so much courage; returns its end and the answers."""
    engine, bold, taken = registry.engine(GAME), Bold(seed, (courage,)), list[int]()
    state = engine.new(config, seed)
    while state.result is None and state.decision < MOST:
        choice = state.open[0]
        weights = bold.weigh(state, choice)
        index = max(range(len(choice.options)), key=weights.__getitem__) if weights else 0
        engine.choose(state, index, choice.seat)
        taken.append(index)
    return state, taken


def found(config: Any, seed: int, end: str, kept: int, branches: int) -> list[int] | None:
    """Looks for the answers that end a game so."""
    engine = registry.engine(GAME)
    reason = f"{engine.game.prefix}-end-{end}"
    for courage in COURAGE:
        state, taken = tried(config, seed, courage)
        if state.result is not None and state.result.reason == reason:
            return taken
    return find_end(engine, config, seed, hunt(end, kept, branches, seed)) if kept else None


def main(mission: str, end: str, first: int, last: int, kept: int = 8, branches: int = 8) -> None:
    """Tries seed after seed."""
    engine = registry.engine(GAME)
    config = engine.config(setup(mission))
    for seed in range(first, last + 1):
        began = process_time()
        taken = found(config, seed, end, kept, branches)
        ended = end if taken else f"not {end}"
        print(f"{mission}: seed {seed}: {ended}, {process_time() - began:.0f} s", flush=True)
        if taken:
            session = played(Session.begin(engine, config, seed), taken)
            (FOLDER / f"{mission}-{end}.json").write_bytes(dumps(session.record))
            return


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
