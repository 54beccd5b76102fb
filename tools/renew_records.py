"""Plays old records of Zombicide again where rules were changed, and writes them anew.

    .venv/bin/python -m tools.renew_records M00-won M20-won

What was answered is answered again wherever it is offered. Questions that are new are answered as
they went without saying before; answers to questions that are gone are left out. A game that ends
otherwise by now is not written: look for another one with tools/make_records.py or tools/hunts.
"""

import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from horda.bots.base import decide
from horda.bots.spec import make_bot
from horda.core.decisions import Answer, Choice
from horda.core.record import Said, dumps, loads
from horda.core.session import Session
from horda.games import registry

GAME = "zombicide-2e"
FOLDER = Path(__file__).parent.parent / "tests" / "records" / GAME
AHEAD = 12
"""So far ahead an answer is looked for that comes earlier by now."""
LONGEST = 4000
SAID = {"z2-roll-six": "roll-six", "react-drew": "pass", "react-after-attack": "pass"}
"""What went without saying before it was asked."""
EARLIER = {"z2-matching-set": ("take-twin", "pass")}
"""Questions that come sooner by now, and how their answers begin."""


def renew(name: str, finisher: str = "") -> bool:
    """Plays one record again; writes it and returns True if it ends as it did."""
    old = loads((FOLDER / f"{name}.json").read_bytes(), name)
    engine = registry.engine(GAME)
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


def main(words: list[str]) -> None:
    """Renews the records that are named; `--bot SPEC` lets a bot finish where they are no help."""
    bot = words[words.index("--bot") + 1] if "--bot" in words else ""
    for name in [word for word in words if word not in ("--bot", bot)]:
        renew(name, bot)


if __name__ == "__main__":
    main(sys.argv[1:])
