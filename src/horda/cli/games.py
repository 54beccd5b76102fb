"""`horda games`: what can be played."""

from typing import Any, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from horda.bots.spec import help_lines
from horda.cli.guard import guarded
from horda.cli.output import console, print_json, table
from horda.cli.params import Json, Lang
from horda.cli.voice import Voice
from horda.core.game import Game
from horda.games import registry


@guarded
def games(json: Json = False, lang: Lang = None) -> None:
    """List the games with their scenarios, seats and settings."""
    voice = Voice(lang)
    listed = [describe(game, voice) for game in registry.all_games()]
    if json:
        return print_json(listed)
    for game in listed:
        _show(game, voice)
    console().print(voice.say("cli-games-bots"), style="bold")
    for line in help_lines():
        console().print(f"  {line}")
    return None


def describe(game: Game[Any], voice: Voice) -> dict[str, Any]:
    """Collects what there is to choose in a game."""
    engine = registry.engine(game.id)
    configs = {name: engine.config({"scenario": name}) for name in game.scenarios}
    return {
        "id": game.id,
        "name": voice.of_game(game, "name", voice.of_game(game, "title", game.id)),
        "version": game.version,
        "rules": len(game.rulebook),
        "scenarios": [
            {
                "id": name,
                "name": voice.of_game(game, f"scenario-{name}", name),
                "seats": list(game.seats(config)),
            }
            for name, config in configs.items()
        ],
        "options": [
            _option(field, game, voice)
            for field in fields(game.config_type)
            if field.name != "scenario"
        ],
    }


def _option(field: FieldInfo, game: Game[Any], voice: Voice) -> dict[str, Any]:
    kind, note = _type(field.type)
    return {
        "name": field.name,
        "values": kind,
        "default": field.default if field.default is not msgspec.NODEFAULT else None,
        "note": voice.of_game(game, f"setup-{field.name}", note),
    }


def _type(kind: Any) -> tuple[str, str]:
    """Writes a type as a person reads it, with the note attached to it."""
    note, bounds = "", ""
    if hasattr(kind, "__metadata__"):
        for meta in kind.__metadata__:
            note = getattr(meta, "description", None) or note
            low, high = getattr(meta, "ge", None), getattr(meta, "le", None)
            bounds = f"{low}..{high}" if low is not None and high is not None else bounds
        kind = get_args(kind)[0]
    if get_origin(kind) is not None:
        return "|".join(str(value) for value in get_args(kind)), note
    return bounds or {"bool": "true|false"}.get(kind.__name__, kind.__name__), note


def _show(game: dict[str, Any], voice: Voice) -> None:
    out = console()
    head = voice.say("cli-games-head", id=game["id"], version=game["version"], rules=game["rules"])
    out.print(f"{head} ({game['name']})", style="bold")
    for scenario in game["scenarios"]:
        seats = ", ".join(scenario["seats"])
        line = voice.say("cli-games-scenario", id=scenario["id"], seats=seats)
        out.print(f"  {line} ({scenario['name']})")
    rows = table(*(voice.say(f"cli-column-{name}") for name in ("option", "values", "default")), "")
    for option in game["options"]:
        default = msgspec.json.encode(option["default"]).decode().strip('"')
        rows.add_row(f"  {option['name']}", option["values"], default, option["note"])
    if game["options"]:
        out.print(rows)
