"""Tables of the lobby: found, listed, changed."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import ColumnElement, Connection, Row, exists, func, insert, or_, select, update

from horda.server.store.rows import GOING, GameRow, Status
from horda.server.store.schema import game, guest, seat

MOST = 100  # games in one list
LISTED = [column for column in game.c if column.name != "position"]
"""Of a game in a list nobody needs where it begins, which may be the longest of all by far."""


class Filter(Struct, frozen=True, kw_only=True):
    """What a list of games is narrowed to; nothing said: all."""

    game: str | None = None
    scenario: str | None = None
    status: tuple[Status, ...] = ()
    public: bool | None = None
    person: str | None = None
    """Games that this person hosts or has a seat in."""
    free_seat: bool | None = None
    """Games with, or without, a seat that nobody and no bot holds."""
    viewer: str | None = None
    """Who reads the list: games they were removed from are not in it."""
    among: tuple[str, ...] | None = None
    """Only these kinds of games."""
    tidy: bool = False
    """Without those that somebody else branched off and closed again."""
    besides: tuple[str, ...] = ()
    """None of these kinds of games."""
    older_than: float | None = None
    """For the next page: `created` of the last game of the page before."""
    limit: int = 50


def add_game(connection: Connection, row: GameRow) -> None:
    """Writes a new game."""
    values = msgspec.structs.asdict(row)
    values["config"] = msgspec.json.encode(row.config).decode()
    values["seed"] = str(row.seed)
    if row.position is not None:
        values["position"] = msgspec.json.encode(row.position).decode()
    connection.execute(insert(game).values(values))


def find_game(connection: Connection, game_id: str) -> GameRow | None:
    """Returns a game by its id."""
    found = connection.execute(select(game).where(game.c.id == game_id)).one_or_none()
    return None if found is None else _row(found)


def find_games(connection: Connection, ids: list[str]) -> list[GameRow]:
    """Returns several games by their ids, in any order, for lists: without their positions."""
    return [_row(row) for row in connection.execute(select(*LISTED).where(game.c.id.in_(ids)))]


def going(connection: Connection, host: str) -> int:
    """Counts the games of a host that have not ended."""
    open_now = game.c.host == host, game.c.status.in_(GOING)
    return connection.scalar(select(func.count()).select_from(game).where(*open_now)) or 0


def branches(connection: Connection, host: str) -> int:
    """Counts the games with others that a host has branched off and that have not ended."""
    company = select(seat.c.game).where(seat.c.person.is_not(None), seat.c.person != host)
    own = game.c.host == host, game.c.forked_from.is_not(None), game.c.status.in_(GOING)
    query = select(func.count()).select_from(game).where(*own, game.c.id.in_(company))
    return connection.scalar(query) or 0


def open_rematch(connection: Connection, game_id: str) -> str | None:
    """Returns the table where a game is to be played again, if one waits for people."""
    waits = game.c.rematch_of == game_id, game.c.status == "open"
    found: str | None = connection.scalar(
        select(game.c.id).where(*waits).order_by(game.c.created).limit(1)
    )
    return found


def follower(connection: Connection, game_id: str) -> str | None:
    """Returns the table where the same people play next: one that waits, or the last begun."""
    waits = open_rematch(connection, game_id)
    if waits is not None:
        return waits
    begun = game.c.rematch_of == game_id, game.c.status == "running"
    found: str | None = connection.scalar(
        select(game.c.id).where(*begun).order_by(game.c.created.desc()).limit(1)
    )
    return found


def list_games(connection: Connection, wanted: Filter | None = None) -> list[GameRow]:
    """Returns games, the newest first, for lists: without their positions."""
    wanted = wanted or Filter()
    query = select(*LISTED).order_by(game.c.created.desc(), game.c.id)
    if wanted.game is not None:
        query = query.where(game.c.game == wanted.game)
    if wanted.among is not None:
        query = query.where(game.c.game.in_(wanted.among))
    if wanted.besides:
        query = query.where(game.c.game.not_in(wanted.besides))
    if wanted.scenario is not None:
        # A scenario that came with its table is kept with its title.
        titled = game.c.scenario.startswith(f"{wanted.scenario}:", autoescape=True)
        query = query.where((game.c.scenario == wanted.scenario) | titled)
    if wanted.status:
        query = query.where(game.c.status.in_(wanted.status))
    if wanted.public is not None:
        query = query.where(game.c.public == wanted.public)
    if wanted.older_than is not None:
        query = query.where(game.c.created < wanted.older_than)
    if wanted.person is not None:
        query = query.where(*_theirs(wanted.person, tidy=wanted.tidy))
    if wanted.free_seat is not None:
        query = query.where(_free() if wanted.free_seat else ~_free())
    if wanted.free_seat and wanted.public:  # a seat that no passer-by may take is not free to them
        query = query.where(game.c.newcomers)
    if wanted.viewer is not None:
        query = query.where(~_removed(wanted.viewer))
    limited = query.limit(max(0, min(wanted.limit, MOST)))
    return [_row(row) for row in connection.execute(limited)]


def running_games(connection: Connection) -> list[str]:
    """Returns the ids of all running games, for a server that has just started."""
    query = select(game.c.id).where(game.c.status == "running").order_by(game.c.id)
    return list(connection.scalars(query))


def running_with_bots(connection: Connection) -> list[str]:
    """Returns the ids of running games in which a bot plays, the newest first."""
    bots = select(seat.c.game).where(seat.c.bot.is_not(None))
    query = select(game.c.id).where(game.c.status == "running", game.c.id.in_(bots))
    return list(connection.scalars(query.order_by(game.c.started.desc(), game.c.id)))


def set_status(
    connection: Connection,
    game_id: str,
    status: Status,
    *,
    was: tuple[Status, ...] = (),
    started: float | UnsetType | None = UNSET,
    finished: float | UnsetType | None = UNSET,
    result: str | UnsetType = UNSET,
) -> bool:
    """Moves a game on; False: it is not there, or (with `was`) somebody else moved it first."""
    said = {"started": started, "finished": finished, "result": result}
    values = {name: value for name, value in said.items() if value is not UNSET}
    query = update(game).where(game.c.id == game_id).values(status=status, **values)
    if was:
        query = query.where(game.c.status.in_(was))
    return connection.execute(query).rowcount == 1


def set_game(connection: Connection, game_id: str, **values: str | bool) -> None:
    """Changes what the host may change: `title`, `public`, `host`, `newcomers`."""
    assert values.keys() <= {"title", "public", "host", "newcomers"}, values
    connection.execute(update(game).where(game.c.id == game_id).values(values))


def set_rules(
    connection: Connection, game_id: str, *, version: str, schema: int, horda: str
) -> None:
    """Notes by which rules a game goes on: it begins by those of today, or was read by them."""
    values = {"version": version, "schema": schema, "horda": horda}
    connection.execute(update(game).where(game.c.id == game_id).values(values))


def set_seed(connection: Connection, game_id: str, seed: int, generator: str) -> None:
    """Gives a table that has not begun a seed that nobody chose."""
    waits = game.c.id == game_id, game.c.status == "open"
    values = {"seed": str(seed), "generator": generator, "origin": ""}
    connection.execute(update(game).where(*waits).values(values))


def set_setup(connection: Connection, game_id: str, scenario: str, config: dict[str, Any]) -> bool:
    """Changes what is played at a table that has not begun; False: it has."""
    waits = game.c.id == game_id, game.c.status == "open"
    text = msgspec.json.encode(config).decode()
    query = update(game).where(*waits).values(scenario=scenario, config=text)
    return connection.execute(query).rowcount == 1


def _theirs(person: str, *, tidy: bool) -> list[ColumnElement[bool]]:
    """Games that a person hosts or has a seat in."""
    host, seated = game.c.host == person, game.c.id.in_(_of(person))
    unwanted = game.c.forked_from.is_not(None) & (game.c.status == "closed")
    return [or_(host, seated), *([or_(host, ~unwanted)] if tidy else ())]


def _of(person: str) -> Any:
    return select(seat.c.game).where(seat.c.person == person)


# Both are looked up game by game: as lists of games, a database reads all seats and guests first.


def _free() -> ColumnElement[bool]:
    return exists().where(seat.c.game == game.c.id, seat.c.person.is_(None), seat.c.bot.is_(None))


def _removed(person: str) -> ColumnElement[bool]:
    out = guest.c.game == game.c.id, guest.c.person == person, guest.c.removed.is_not(None)
    return exists().where(*out)


def _row(row: Row[Any]) -> GameRow:
    values = dict(row._mapping)
    values["config"] = msgspec.json.decode(values["config"])
    values["seed"] = int(values["seed"])
    if values.get("position") is not None:
        values["position"] = msgspec.json.decode(values["position"])
    return GameRow(**values)
