"""`horda rules`: which rules the code carries out and the tests check."""

import pkgutil
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import to_builtins

from horda.cli.guard import guarded
from horda.cli.params import Json, Lang
from horda.cli.setup import find_engine
from horda.cli.terminal.output import console, print_json, table
from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Exit, Trouble
from horda.core.game import Game
from horda.games import registry
from horda.rules import (
    WITH_TESTS,
    WITHOUT_TESTS,
    Coverage,
    RuleStatus,
    State,
    find_tests,
    measure_all,
)

GOOD: tuple[State, ...] = ("done", "enforced", "example")


@guarded
def rules(
    game: Annotated[str | None, typer.Argument()] = None,
    id: Annotated[str | None, typer.Option("--id")] = None,
    open_: Annotated[bool, typer.Option("--open")] = False,
    tests: Annotated[Path | None, typer.Option("--tests")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Count which rules are enforced and tested, computed from the code and the tests.

    Exit code 1 if code or tests name a rule that no rulebook has.
    """
    voice = Voice(lang)
    found = measured(game, tests)
    if id is not None:
        return _one(found, id, voice, as_json=json)
    if json:
        print_json([_builtins(one, voice) for one in found])
    else:
        for one in found:
            _print(one, voice, open_only=open_)
    if any(one.unknown for one in found):
        raise typer.Exit(Exit.DIFFERS)
    return None


def measured(name: str | None, tests: Path | None) -> list[Coverage]:
    """Measures all games, or one of them."""
    if tests is not None and not tests.is_dir():
        raise Trouble("cli-cannot-read", file=str(tests), why="not a folder")
    made, games = registry.coming(), registry.all_games()
    for game in (*games, *made):
        _import_all(game)
    chosen = games if name is None else tuple(one for one in made if one.id == name)
    chosen = chosen or (find_engine(name or "").game,)
    books = [game.rulebook for game in (*games, *made)]
    try:
        found = measure_all(books, tests or find_tests())
    except (ValueError, SyntaxError, OSError) as error:
        raise Trouble("cli-bad-tests", what=str(error)) from None
    return [one for one in found if one.game in {game.id for game in chosen}]


def _import_all(game: Game[Any]) -> None:
    """Loads every module of a game: citations count only once their module is imported."""
    package = import_module(type(game).__module__.rpartition(".")[0])
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)


def _builtins(coverage: Coverage, voice: Voice) -> dict[str, Any]:
    values: dict[str, Any] = to_builtins(coverage)
    for rule in values["rules"]:
        rule["text"] = voice.rule(rule["id"])
    return values


def _one(found: Sequence[Coverage], rule_id: str, voice: Voice, *, as_json: bool) -> None:
    rule = next((rule for one in found for rule in one.rules if rule.id == rule_id), None)
    if rule is None:
        raise Trouble("cli-no-rule", id=rule_id, games=", ".join(one.game for one in found))
    if as_json:
        return print_json({**to_builtins(rule), "text": voice.rule(rule_id)})
    out = console()
    out.print(f"{rule.id}  {_state(rule, voice)}", style="bold")
    out.print(voice.rule(rule_id) or "")
    for place in (*rule.enforced, *rule.tested, *([rule.reason] if rule.reason else [])):
        out.print(f"  {place}", style="dim")
    return None


def _state(rule: RuleStatus, voice: Voice) -> str:
    return voice.say(f"cli-rule-{rule.state.replace(' ', '-')}")


def _print(coverage: Coverage, voice: Voice, *, open_only: bool) -> None:
    out = console()
    out.print(voice.say("cli-rules-head", game=coverage.game, count=coverage.total), style="bold")
    if not coverage.tests:
        out.print(voice.say("cli-rules-no-tests"))
    out.print(_groups(coverage, voice))
    listed = [rule for rule in coverage.rules if not (open_only and rule.state in GOOD)]
    width = max((len(rule.id) for rule in listed), default=0)
    for rule in listed:
        why = f" ({rule.reason})" if rule.reason else ""
        out.print(f"{rule.id:{width}}  {_state(rule, voice)}{why}: {voice.rule(rule.id)}")
    for rule_id, places in coverage.unknown.items():
        text = voice.say("cli-rules-unknown", id=rule_id, places=", ".join(places))
        out.print(text, style="red")


def _groups(coverage: Coverage, voice: Voice) -> Any:
    known = (*registry.all_games(), *registry.coming())
    book = next(one.rulebook for one in known if one.id == coverage.game)
    shown = WITH_TESTS if coverage.tests else WITHOUT_TESTS
    heads = (voice.say(f"cli-rule-{state.replace(' ', '-')}") for state in shown)
    counts = table(voice.say("cli-column-group"), *heads, voice.say("cli-column-all"))
    for group in book.groups:
        states = [rule.state for rule in coverage.rules if rule.group == group.id]
        title = group.pl if voice.locale == "pl" else group.en
        counts.add_row(title, *(str(states.count(s) or "-") for s in shown), str(len(states)))
    sums = [str(coverage.counts[state] or "-") for state in shown]
    counts.add_row(voice.say("cli-column-all"), *sums, str(coverage.total), style="bold")
    return counts
