"""Texts in the parts in which they are fetched: at the door, with a game, at its tables."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from horda.games import registry

TERMINAL = ("cli.ftl", "help.ftl", "serve.ftl")
"""Nobody but the command line says these."""
IN_TERMINAL = frozenset(("legend", "special"))
"""Second words of ids that it alone says, such as `<prefix>-special-…` to who writes a Mission."""
AT_TABLES = frozenset(
    (
        "event",
        "free",
        "goal",
        "moment",
        "no",
        "option",
        "prompt",
        "slot",
        "status",
        "threat",
        "token",
        "verb",
    )
)
"""Second words of ids that are said at tables only: `<prefix>-no-…`."""
ANY = "web"
"""Begins what is said of all games."""
ANY_AT_TABLES = frozenset(
    (
        "end",
        "fate",
        "hint",
        "hover",
        "moment",
        "odds",
        "pill",
        "proposal",
        "reroll",
        "spawn",
        "trade",
        "wounds",
    )
)
"""Second words of those of them that no page but a table's says."""
AT_DOOR = frozenset(("game", "mission", "scenario"))
"""Second words of ids that lists of tables say of every game."""


def home(game_id: str) -> str:
    """Returns the game whose own texts are said there: a campaign speaks as its games do."""
    game = registry.find(game_id)
    if not registry.is_campaign(game_id):
        return game.id
    same = (one.id for one in registry.all_games() if one.prefix == game.prefix)
    return next(same, game.id)


def part_of(name: str) -> str:
    """Returns the game whose own part a file is: `<id>-…`, and all of one that is being made."""
    for one in (*registry.GAMES, *registry.COMING):
        if name.startswith(f"{one}-") or (one in registry.COMING and name == f"{one}.ftl"):
            return one
    return ""


@cache
def fluent(locale: str, game: str = "") -> str:
    """Returns the sentences without the notes for translators: every first visit waits for them.

    With a game those that are its own; what tables only say is left out, see `at_table`.
    """
    if game:
        return "\n".join(one for one in _sentences(locale, game) if not _named(one))
    found = (one for one in _sentences(locale, "") if not _prefix_at_table(one))
    names = (one for game in registry.GAMES for one in _sentences(locale, game) if _named(one))
    return "\n".join((*found, *names))


@cache
def at_table(locale: str, game: str) -> str:
    """Returns what is said at tables of a game, beside what is its own."""
    played = registry.find(game)
    spoken = {played.prefix, played.family, ANY} - {""}
    return "\n".join(one for one in _sentences(locale, "") if _prefix_at_table(one) in spoken)


def _sentences(locale: str, game: str) -> Iterator[str]:
    """Yields every message of a part that a browser may say, with the lines that belong to it."""
    return (one for one in _messages(locale, game) if not _in_terminal(one))


def _messages(locale: str, game: str) -> Iterator[str]:
    folder = files("horda") / "locales" / locale
    named = sorted((file for file in folder.iterdir()), key=lambda file: file.name)
    message: list[str] = []
    for file in named:
        if part_of(file.name) != game or file.name in TERMINAL:
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line or line.startswith("#"):
                continue
            if not line.startswith((" ", "}")) and message:
                yield "\n".join(message)
                message = []
            message.append(line)
    if message:
        yield "\n".join(message)


def _in_terminal(message: str) -> bool:
    prefix, word, *_ = *message.split(" ", 1)[0].split("-"), ""
    return word in IN_TERMINAL and prefix in _prefixes()


def _named(message: str) -> bool:
    """Whether a message of a game names it or what is played there."""
    return AT_DOOR.issuperset(message.split(" ", 1)[0].split("-")[1:2] or ("",))


def _prefix_at_table(message: str) -> str:
    """Returns what the id of a message begins with, if it is said at tables only."""
    prefix, word, *_ = *message.split(" ", 1)[0].split("-"), ""
    if prefix == ANY and word in ANY_AT_TABLES:
        return ANY
    return prefix if word in AT_TABLES and prefix in _prefixes() else ""


@cache
def _prefixes() -> frozenset[str]:
    return frozenset(
        prefix for game in registry.all_games() for prefix in (game.prefix, game.family)
    )
