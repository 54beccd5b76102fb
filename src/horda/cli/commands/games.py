"""`horda games`: what can be played."""

import re
from typing import Annotated, Any

import msgspec
import typer
from msgspec.structs import FieldInfo

from horda.bots.spec import help_lines
from horda.cli.guard import guarded
from horda.cli.params import Json, Lang
from horda.cli.setup import find_engine
from horda.cli.terminal.output import console, print_json, table
from horda.cli.terminal.voice import Voice
from horda.core.game import Game
from horda.core.setups import bounds, choices, preset, settings
from horda.games import registry


@guarded
def games(
    game: Annotated[str | None, typer.Argument()] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List the games with their scenarios, seats and settings."""
    voice = Voice(lang)
    wanted = registry.all_games() if game is None else (find_engine(game).game,)
    listed = [describe(one, voice) for one in wanted]
    if json:
        return print_json(listed)
    for one in listed:
        _show(one, voice)
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
            for field in settings(game.config_type)
            if field.name != "scenario"
        ],
    }


def _option(field: FieldInfo, game: Game[Any], voice: Voice) -> dict[str, Any]:
    return {
        "name": field.name,
        "values": accepted(field.type) or voice.say("cli-any-text"),
        "default": preset(field),
        "note": voice.of_game(game, f"setup-{field.name}", note(field.type)),
        "rules": rules_in(note(field.type), game),
    }


def accepted(kind: Any) -> str:
    """Writes what a setting accepts as a person reads it; nothing if it is any text."""
    words, (low, high) = choices(kind), bounds(kind)
    if words or low is None or high is None:
        return "|".join(words)
    return f"{low}..{high}"


def note(kind: Any) -> str:
    """Returns the note attached to a setting."""
    notes = (getattr(meta, "description", None) for meta in getattr(kind, "__metadata__", ()))
    return next((said for said in notes if said), "")


def rules_in(said: str, game: Game[Any]) -> list[str]:
    """Lists the rules that a note names in brackets."""
    return [word for word in re.findall(r"[\w.-]+", said) if word in game.rulebook]


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
        cited = f" [{', '.join(option['rules'])}]" if option["rules"] else ""
        rows.add_row(f"  {option['name']}", option["values"], default, option["note"] + cited)
    if game["options"]:
        out.print(rows)
