"""Plays old records of Zombicide again where rules were changed, and writes them anew.

    .venv/bin/python -m tools.renew_records            all that do not replay or are missing
    .venv/bin/python -m tools.renew_records M00-won M20-won
    .venv/bin/python -m tools.renew_records --stamp    notes today's version in all of all games

Rules that lead elsewhere are another version of them: raise `version` of the game first, and stamp
what still replays, so that people whose games no longer do are told which version they need.
What was answered is answered again wherever it is offered. Questions that are new are answered as
they went without saying before; answers to questions that are gone are left out. Where that does
not help, a bot plays the game to its end. A game that ends otherwise by now is not written:
another one is looked for, by bots or by the hunt for that end (tools/make_records.py, tools/hunts).
"""

import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from horda.bots.base import decide
from horda.bots.spec import make_bot
from horda.core.decisions import Answer, Choice
from horda.core.errors import HordaError
from horda.core.record import Said, dumps, loads
from horda.core.session import Session
from horda.games import registry
from tools.hunts.records import PLANS, write
from tools.make_records import WANTED, search

GAME = "zombicide-2e"
FOLDER = Path(__file__).parent.parent / "tests" / "records" / GAME
AHEAD = 12
"""So far ahead an answer is looked for that comes earlier by now."""
LONGEST = 4000
SAID = {"z2-roll-six": "roll-six", "react-drew": "pass", "react-after-attack": "pass"}
"""What went without saying before it was asked."""
EARLIER = {"z2-matching-set": ("take-twin", "pass")}
"""Questions that come sooner by now, and how their answers begin."""


FINISHER = "planner:width=1"


def stale() -> list[str]:
    """Lists the records that do not replay, and the ends that have none."""
    ends = {f"{mission}-{end}" for mission, ends in WANTED[GAME].items() for end in ends}
    wanted = ends | {plan.name for plan in PLANS}
    return [name for name in sorted(wanted) if not _replays(FOLDER / f"{name}.json")]


def _replays(path: Path) -> bool:
    if not path.exists():
        return False
    record = loads(path.read_bytes(), path.name)
    try:
        session: Session[Any] = Session(registry.engine(GAME), record)
    except HordaError:
        return False
    return session.state.result is not None and session.state.digest() == record.digest


def anew(name: str) -> bool:
    """Renews one record in the first way that helps; returns whether any did."""
    there = (FOLDER / f"{name}.json").exists()
    if there and (renew(name) or renew(name, FINISHER)):
        return True
    plan = next((one for one in PLANS if one.name == name), None)
    if plan is not None:
        return write(plan)
    mission, _, end = name.partition("-")
    search(GAME, mission, (end,), anew=True)
    return _replays(FOLDER / f"{name}.json")


def renew(name: str, finisher: str = "") -> bool:
    """Plays one record again; writes it and returns True if it ends as it did."""
    old = loads((FOLDER / f"{name}.json").read_bytes(), name)
    engine = registry.engine(GAME)
    if old.version == engine.game.version:
        sys.exit(f"{name} was made with version {old.version}: raise the game's version first")
    session: Session[Any] = Session(engine, replace(old, log=[], result="", digest=""))
    said = [entry.key for entry in old.log if isinstance(entry, Said)]
    keys = [engine.game.key_now(session.state.config, key) for key in said]
    spelled = dict(zip(keys, said, strict=True))
    bot = make_bot(finisher, old.seed) if finisher else None
    while session.state.result is None and session.state.decision < LONGEST:
        choice = session.state.open[0]
        key: str | int | None = _next(engine, session.state, choice, keys)
        if key is None:
            if bot is None:
                break
            key = decide(bot, engine, session.state, choice.seat)
        session.answer(Answer(session.state.number(choice.seat), choice.seat, key))
    result = session.state.result
    if result is None or result.reason != old.result:
        print(f"{name}: ends by {result and result.reason}, {len(keys)} answers left")
        return False
    for at, entry in enumerate(session.record.log):  # keys stay as they were spelled
        if isinstance(entry, Said):
            session.record.log[at] = replace(entry, key=spelled.get(entry.key, entry.key))
    (FOLDER / f"{name}.json").write_bytes(dumps(session.record))
    print(f"{name}: {len(old.log)} answers before, {len(session.record.log)} now")
    return True


def _next(engine: Any, state: Any, choice: Choice, keys: list[str]) -> str | None:
    """Returns the next answer, and takes it off the old ones; None where they are no help."""
    offered = engine.keys(state, choice)
    for words in (EARLIER.get(choice.prompt, ()),):
        for at, key in enumerate(keys[:AHEAD]):
            if words and key.startswith(words) and key in offered:
                return keys.pop(at)
    if keys and keys[0] in offered:
        return keys.pop(0)
    if choice.prompt in SAID:
        return SAID[choice.prompt]
    if choice.prompt != "z2-turn":
        return _sensible(engine, state, choice, offered)
    for at, key in enumerate(keys[:AHEAD]):
        if key in offered:
            del keys[: at + 1]
            return key
    return None


def _sensible(engine: Any, state: Any, choice: Choice, offered: list[str]) -> str:
    weights = engine.game.advise(state, choice)
    return offered[max(range(len(offered)), key=lambda at: weights[at])]


def stamp() -> None:
    """Notes today's version in the records that still lead where they did."""
    for path in sorted(FOLDER.parent.glob("*/*.json")):
        if path.stem.startswith("campaign"):  # a file of several games, each with its own
            continue
        record = loads(path.read_bytes(), path.name)
        session: Session[Any] = Session(registry.engine(record.game), record)
        path.write_bytes(dumps(session.record))


def main(words: list[str]) -> None:
    """Renews the records that are named, or all that need it, and says which could not be."""
    if words == ["--stamp"]:
        stamp()
        return
    names = words or stale()
    left = [name for name in names if not anew(name)]
    print(f"{len(names) - len(left)} records renewed; not found: {', '.join(left) or 'none'}")


if __name__ == "__main__":
    main(sys.argv[1:])
