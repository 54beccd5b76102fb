"""People and games to put into a database."""

from typing import Any

from sqlalchemy import Connection

from horda.server.store.queries import games, people
from horda.server.store.rows import GameRow, PersonRow


def a_person(name: str = "ann", **changes: Any) -> PersonRow:
    return PersonRow(
        **{"id": name, "nickname": name, "locale": "en", "created": 1.0, "seen": 1.0, **changes}
    )


def a_game(name: str = "g", **changes: Any) -> GameRow:
    values: dict[str, Any] = {
        "id": name,
        "game": "zombie-terror",
        "scenario": "base",
        "config": {"scenario": "base"},
        "seed": 7,
        "version": "1",
        "schema": 1,
        "horda": "0.1.0",
        "host": "ann",
        "created": 1.0,
    }
    return GameRow(**{**values, **changes})


def furnish(connection: Connection, *names: str) -> None:
    """Adds Ann and some games of hers."""
    people.add_person(connection, a_person())
    for name in names or ("g",):
        games.add_game(connection, a_game(name))
