"""`horda replay`: verify a record, read its log, step through it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import to_builtins

import horda
from horda.cli.files import open_record
from horda.cli.guard import guarded
from horda.cli.params import At, Json, Lang, RecordFile, Seat
from horda.cli.setup import seat_index
from horda.cli.terminal.draw import show_state
from horda.cli.terminal.output import console, print_json
from horda.cli.terminal.screen import log_line
from horda.cli.terminal.steps_json import position_data, steps_data
from horda.cli.terminal.voice import Voice
from horda.cli.terminal.walk import Step, log_lines, position_at, walk
from horda.core.results import Result
from horda.core.session import Session
from horda.games import registry

HIDDEN = ("seed", "digest")


@guarded
def replay(
    record: RecordFile,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    log: Annotated[bool, typer.Option("--log")] = False,
    step: Annotated[bool, typer.Option("--step")] = False,
    at: At = None,
    seat: Seat = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play a record again and verify that every answer leads where it led before.

    Exit code 1 if it does not. With --json, --log prints every answer with its log lines,
    --step the positions too, and --at the position after N answers.
    """
    voice = Voice(lang)
    session = open_record(record)
    viewer = None if seat is None else seat_index(session.engine, session.state.config, seat)
    if json:
        if at is not None:
            return print_json(position_data(session.engine, position_at(session, at), viewer))
        if (log or step) and not verify:
            return print_json(steps_data(voice, session, viewer, positions=step))
        found = report(session, record)
        if viewer is not None:  # the seed tells every hidden card, and a digest can be tried
            found = {name: value for name, value in found.items() if name not in HIDDEN}
        return print_json(found)
    if at is not None:
        return show_state(voice, session.engine, position_at(session, at), viewer)
    if log and not verify:
        return _print_log(voice, session, viewer)
    if step and not verify:
        from horda.cli.terminal.stepper import Stepper

        return Stepper(voice, session, viewer).run()
    return _print_report(voice, report(session, record))


def report(session: Session[Any], path: Path) -> dict[str, Any]:
    """Collects what a verified record says of itself."""
    record, state = session.record, session.state
    names = session.engine.game.seats(state.config)
    return {
        "file": str(path),
        "ok": True,
        "digests_compared": session.same_schema,
        "game": record.game,
        "version": record.version,
        "made_with": session.made_with,
        "horda": record.horda,
        "config": record.config,
        "seed": record.seed,
        "seats": dict(zip(names, record.seats, strict=False)),
        "answers": len(session.line.standing),
        "entries": len(record.log),
        "digest": state.digest(),
        "result": state.result.reason if state.result else None,
        "winners": [names[seat] for seat in state.result.winners] if state.result else [],
        "endings": _endings(session.engine.result(state), names),
    }


def _endings(result: Result | None, names: tuple[str, ...]) -> dict[str, Any]:
    ends = () if result is None else result.endings(len(names))
    return dict(zip(names, to_builtins(ends), strict=False))


def _print_report(voice: Voice, found: dict[str, Any]) -> None:
    out = console()
    verified = "cli-replay-ok" if found["digests_compared"] else "cli-replay-answers-only"
    out.print(voice.say(verified, file=found["file"]), style="bold")
    setup = ", ".join(f"{name}={value}" for name, value in found["config"].items())
    seed = str(found["seed"])  # as a word: a language would group the digits of a number
    out.print(voice.say("cli-replay-setup", game=found["game"], setup=setup, seed=seed))
    out.print(voice.say("cli-replay-answers", answers=found["answers"], entries=found["entries"]))
    out.print(voice.say("cli-replay-digest", digest=found["digest"]))
    if found["result"]:
        out.print(voice.reason(found["result"], registry.find(found["game"])))
    if found["made_with"] != found["version"]:
        versions = {"made": found["made_with"], "here": found["version"]}
        out.print(voice.say("cli-replay-rules", **versions), style="yellow")
    if found["horda"] not in ("", horda.__version__):
        text = voice.say("cli-replay-horda", made=found["horda"], here=horda.__version__)
        out.print(text, style="yellow")


def _print_log(voice: Voice, session: Session[Any], seat: int | None) -> None:
    for step in walk(session):
        print_step(voice, session, step, seat)


def print_step(voice: Voice, session: Session[Any], step: Step, seat: int | None) -> None:
    """Prints an answer and the log lines that follow it."""
    out = console()
    if step.said is not None:
        name = session.engine.seat_name(step.state, step.said.seat)
        who = voice.seat(name, session.engine.game)
        # What another seat chose can be a secret; what all may know of it, the events tell.
        chosen = f": {step.said.key}" if seat in (None, step.said.seat) else ""
        out.print(f"{step.number}. {who}{chosen}", style="bold")
    for sentence, rules in log_lines(session, step.events, voice, seat, all_=seat is None):
        out.print(log_line(sentence, rules, out.width, begin="   "))
