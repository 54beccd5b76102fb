"""A record step by step as data, for a program to read."""

from typing import Any

from msgspec import to_builtins

from horda.cli.terminal.voice import Voice
from horda.cli.terminal.walk import Step, log_lines, walk
from horda.core import position
from horda.core.engine import Engine
from horda.core.session import Session


def position_data(engine: Engine[Any], state: Any, seat: int | None) -> Any:
    """Returns a whole position, or what a seat may know of it."""
    if seat is None:
        return position.write(engine, state)
    return to_builtins(engine.view(state, seat))


def steps_data(
    voice: Voice, session: Session[Any], seat: int | None, *, positions: bool
) -> list[dict[str, Any]]:
    """Returns every answer with the log lines after it and, if wanted, the position then."""
    steps = []
    for step in walk(session):
        found = _step(voice, session, step, seat)
        if positions:
            found["position"] = position_data(session.engine, step.state, seat)
        steps.append(found)
    return steps


def _step(voice: Voice, session: Session[Any], step: Step, seat: int | None) -> dict[str, Any]:
    lines = log_lines(session, step.events, voice, seat, all_=seat is None)
    log = [{"text": sentence, "rules": rules.split()} for sentence, rules in lines]
    found: dict[str, Any] = {"number": step.number, "log": log}
    if step.said is not None:
        found["seat"] = session.engine.seat_name(step.state, step.said.seat)
        # What another seat chose can be a secret; what all may know of it, the log tells.
        found["option"] = step.said.key if seat in (None, step.said.seat) else None
    return found
