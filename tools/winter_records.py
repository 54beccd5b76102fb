"""Finds and writes the recorded games of Dead of Winter, all of them by one command.

    .venv/bin/python -m tools.winter_records            what is missing
    .venv/bin/python -m tools.winter_records --anew     all of them, after a change of rules
    .venv/bin/python -m tools.winter_records convoy     those whose name begins so

Bots play seed after seed until every wish has a game, which is written to
tests/records/dead-of-winter/NAME.json. Games that are lost by the rounds are found among bots
that leave the objective alone. What bots hardly ever come to is found by a search that knows the
decks (`tools/hunts/winter.py`). What was not found in the tries is told.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from msgspec import Struct

from horda import __version__
from horda.bots.base import Bot, decide, question
from horda.bots.spec import make_bot
from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.record import dumps
from horda.core.session import Session
from horda.core.state import S
from horda.games import registry
from horda.games.dead_of_winter.base.exile import is_betrayer
from horda.games.dead_of_winter.base.table import is_exiled
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.rules import options as o
from tools.hunts import winter

GAME = "dead-of-winter"
FOLDER = Path(__file__).parent.parent / "tests" / "records" / GAME
TRIES = 60
JOBS = 2
LONGEST = 4000
WON, MORALE, ROUNDS, VIGIL = (f"dw-end-{end}" for end in ("objective", "morale", "rounds", "vigil"))
OBJECTIVES = tuple(card.id for card in BOX.objectives if not card.story)
STORIES = ("chimpanzee-and-code", "bandit-raid")
ENDLESS = ("frozen-night", "eight-weeks-of-darkness", "too-many-mouths")
"""Objectives that are met when the rounds are over: they cannot be lost by them."""


ABSENT: frozenset[str] = frozenset()
"""Wishes that nothing has fulfilled yet; each is tried when it is named."""


class Wish(Struct, frozen=True):
    """A game to be found: its setup, who plays it, and what must be true of its end."""

    name: str
    scenario: str
    setup: Mapping[str, object]
    fits: Callable[[Any], bool]
    bots: str = "planner:width=1"
    tries: int = TRIES


class Idler(Bot):
    """Takes what the game advises, but leaves the main objective alone."""

    name = "idler"
    summary = "follows the game's advice, but never serves the main objective"

    def choose(self, engine: Engine[S], state: S, seat: int, deadline: float | None) -> int:
        """Returns the best advised option that does not serve the objective."""
        choice = question(state, seat)
        weights = list(engine.game.advise(state, choice) or [0.0] * len(choice.options))
        serving = (o.StoreCard, o.StoreDie, o.PlaceDie)
        for index, one in enumerate(choice.options):
            if isinstance(one, serving) or (choice.prompt, index) == ("dw-rescue", 0):
                weights[index] = -9.0
            if choice.prompt == "dw-store":
                weights[index] = float(index == len(choice.options) - 1)
        return max(range(len(weights)), key=weights.__getitem__)


class Zealot(Bot):
    """Takes what the game advises, but wants somebody exiled, whoever it is."""

    name = "zealot"
    summary = "follows the game's advice, but accuses the last player at once"

    def choose(self, engine: Engine[S], state: S, seat: int, deadline: float | None) -> int:
        """Returns the best advised option, but for accusations and votes on them."""
        choice = question(state, seat)
        weights = list(engine.game.advise(state, choice) or [0.0] * len(choice.options))
        if not getattr(state, "exiled", 0):
            last = len(engine.game.seats(state.config)) - 1
            for index, one in enumerate(choice.options):
                if one == o.accuse(last) or (choice.prompt, index) == ("dw-vote-exile", 0):
                    weights[index] = 9.0
        return max(range(len(weights)), key=weights.__getitem__)


OWN = {one.name: one for one in (Idler, Zealot)}


def ends(reason: str) -> Callable[[Any], bool]:
    """Returns a test for how a game ended."""
    return lambda state: bool(state.result.reason == reason)


def betrayed(state: Any) -> bool:
    """Whether a betrayer won who was never exiled."""
    return any(is_betrayer(state, s) and not is_exiled(state, s) for s in state.result.winners)


def banished(state: Any) -> bool:
    """Whether an exiled player won."""
    return any(is_exiled(state, seat) for seat in state.result.winners)


def unmasked(state: Any) -> bool:
    """Whether the betrayer was exiled and the others won."""
    foes = [s for s in range(len(state.hands)) if is_betrayer(state, s) and is_exiled(state, s)]
    return bool(foes) and bool(state.result.winners) and foes[0] not in state.result.winners


def wishes() -> Iterator[Wish]:
    """Lists all games that are wanted."""
    for name in OBJECTIVES:
        setup: dict[str, object] = {"players": 3 + len(name) % 2}
        yield Wish(f"{name}-won", name, setup, ends(WON), tries=200)
        yield Wish(f"{name}-morale", name, setup, ends(MORALE))
        if name not in ENDLESS:
            yield Wish(f"{name}-rounds", name, setup, ends(ROUNDS), bots=Idler.name)
    for name in STORIES:
        yield Wish(f"{name}-won", name, {"players": 3}, ends(WON), tries=300)
        yield Wish(f"{name}-morale", name, {"players": 4}, ends(MORALE))
        yield Wish(f"{name}-rounds", name, {"players": 3}, ends(ROUNDS), bots=Idler.name)
    yield Wish("winter-has-come-vigil", "winter-has-come", {"players": 3}, ends(VIGIL))
    yield from secret_wishes()
    for module in ("improvements", "bandits", "raxxon"):
        yield Wish(f"module-{module}", "tribute", {"players": 3, module: True}, ends(WON))
    every = {"players": 4, "improvements": True, "bandits": True, "raxxon": True}
    yield Wish("all-modules", "stockpile", every, ends(WON), tries=200)
    yield Wish("together", "find-a-cure", {"players": 3, "coop": True}, ends(WON))
    yield Wish("two-players", "find-a-cure", {"players": 2}, ends(WON), tries=200)
    yield Wish("hard", "stockpile", {"players": 4, "hard": True}, ends(WON), tries=200)
    yield Wish("eliminated", "convoy", {"players": 4, "elimination": True}, lambda s: s.out > 0)
    yield Wish("base-set", "cut-off", {"players": 3, "sets": "base"}, ends(WON))
    yield Wish("mixed-sets", "broadcast", {"players": 5, "sets": "mixed"}, ends(WON))


def secret_wishes() -> Iterator[Wish]:
    """Lists games about betrayal and exile."""
    foul = {"players": 4, "betrayer": True}
    yield Wish("betrayer-wins", "convoy", foul, betrayed)
    yield Wish("betrayer-exiled", "stockpile", foul, unmasked, Zealot.name, tries=200)
    yield Wish("exile-wins", "stockpile", {"players": 4}, banished, Zealot.name, tries=300)


def play(wish: Wish, seed: int) -> Session[Any]:
    """Plays one game and writes it down."""
    engine = registry.engine(GAME)
    config = engine.config({"scenario": wish.scenario, **wish.setup})
    count = len(engine.game.seats(config))
    bots: list[Bot] = [
        OWN[wish.bots](seed + seat) if wish.bots in OWN else make_bot(wish.bots, seed + seat)
        for seat in range(count)
    ]
    session = Session.begin(engine, config, seed, seats=(wish.bots,) * count)
    session.record.horda = __version__
    while session.state.result is None and session.state.decision < LONGEST:
        seat = session.state.open[0].seat
        index = decide(bots[seat], engine, session.state, seat)
        session.answer(Answer(session.state.number(seat), seat, index))
    session.record.note = f"a whole game from the setup, played by {wish.bots}: {wish.name}"
    return session


def find(wish: Wish) -> bool:
    """Plays until a game fits; writes it."""
    for seed in range(wish.tries):
        session = play(wish, seed)
        if session.state.result is not None and wish.fits(session.state):
            path = FOLDER / f"{wish.name}.json"
            path.write_bytes(dumps(session.record))
            print(f"{path.name}: seed {seed}, {len(session.record.log)} answers", flush=True)
            return True
    print(f"{wish.name}: not found in {wish.tries} games", flush=True)
    return False


def find_named(name: str) -> bool:
    """Finds the game of one wish, by bots or by a search."""
    if name in winter.AIMS:
        return winter.main(name)
    return find(next(wish for wish in wishes() if wish.name == name))


def main(words: list[str]) -> None:
    """Makes the records that are missing, or all anew."""
    anew = "--anew" in words
    names = tuple(word for word in words if word != "--anew")
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = [wish.name for wish in wishes() if not names or wish.name.startswith(names)]
    if not names:
        wanted = [name for name in wanted if name not in ABSENT]
    if not anew:
        wanted = [name for name in wanted if not (FOLDER / f"{name}.json").exists()]
    with Pool(JOBS) as pool:
        pool.map(find_named, wanted, chunksize=1)


if __name__ == "__main__":
    main(sys.argv[1:])
