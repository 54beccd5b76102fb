"""What reaches a seat or a spectator does not depend on what they must not know.

Hidden cards and the future are dealt anew (`Engine.determinise`), the same answer is given in both
worlds, and every byte for the reader is compared.
"""

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from horda.core.changes import patch
from horda.core.decisions import Answer
from horda.core.events import Event
from horda.core.record import Record, loads
from horda.core.rng import Dice
from horda.core.session import Session
from horda.games import registry
from horda.server import protocol
from horda.server.client import Person, Refusal, Seat
from horda.server.tables.sight import Seats, Sight
from horda.server.tables.told import happenings
from tests.server.live import Company, Live
from tests.server.worlds import World

PROFILE = os.environ.get("HORDA_PROFILE", "quick")
GAMES = {"quick": 1, "ci": 1, "soak": 30}[PROFILE]
"""Games of every scenario of every game; CI plays the same ones each time, so more add little."""
EVERY = 5  # answers between two comparisons


SPARSE = {"fort-hendrix": 4}
"""Games of which every so-manieth scenario will do where people work: boards of another game."""
MOST = {"fort-hendrix": 300}
"""Answers after which a game is left: by lot a fort is held for ever."""


def setups() -> Iterator[tuple[str, dict[str, object], int]]:
    """Lists what is played; where people play together, three of them."""
    for game in registry.all_games():
        several = {"players": 3} if "players" in game.config_type.__struct_fields__ else {}
        step = SPARSE.get(game.id, 1) if PROFILE == "quick" else 1
        for scenario in game.scenarios[::step]:
            for seed in range(GAMES):
                yield game.id, {"scenario": scenario, **several}, seed


LEAST = {"dead-of-winter": 10}
"""How many moments are compared at least; a colony led by lot falls early."""


@pytest.mark.parametrize(("game", "config", "seed"), list(setups()))
def test_no_byte_depends_on_a_secret(game: str, config: dict[str, object], seed: int) -> None:
    least = LEAST.get(game, 20)
    compared = compare_game(game, config, seed)
    if compared <= least:  # whoever falls so early plays once more
        compared += compare_game(game, config, seed + GAMES)
    assert compared > least


def compare_game(game: str, config: dict[str, object], seed: int) -> int:
    """Plays a game at random to its end and compares; returns how often to the end."""
    engine = registry.engine(game)
    dice = Dice(seed)
    session = Session.begin(engine, engine.config(config), seed)
    compared, met = 0, list[str]()
    most = MOST.get(game, engine.game.max_decisions)
    while session.state.result is None and session.state.decision < most:
        choice = dice.choice(session.state.open)
        key = session.engine.key(session.state, dice.choice(choice.options))
        met += [one for one in session.engine.keys(session.state, choice) if one not in met]
        if session.state.decision % EVERY == 0:
            for reader in (*range(len(session.state.seen)), None):
                compared += compare(session, reader, choice.seat, key, [*met], dice)
        session.answer(Answer(session.state.number(choice.seat), choice.seat, key))
    return compared


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Sight.document

    def leak(sight: Sight, seats: Seats, watch: Any = None) -> dict[str, Any]:
        return {**told(sight, seats, watch), "leak": cast("Any", sight.state).hands[1][:1]}

    monkeypatch.setattr(Sight, "document", leak)
    with pytest.raises(AssertionError, match="view of 0"):
        compare_game("zombie-terror", {}, 1)


def compare(
    session: Session[Any], reader: int | None, seat: int, key: str, met: list[str], dice: Dice
) -> bool:
    """Compares two worlds for one reader; tells whether they could be compared to the end."""
    state = session.state
    other = session.engine.determinise(state, reader, dice)
    other.rng = state.rng  # the same dice in both: only what is hidden differs
    seats: Seats = () if reader is None else (reader,)
    worlds = World(session, state.clone(), seats), World(session, other, seats)
    for world in worlds:
        world.enter()
    assert same(world.told() for world in worlds), f"view of {reader}"
    assert same(world.advice(reader) for world in worlds), f"advice to {reader}"
    if reader is not None:
        for no in {dice.choice(met) for _ in range(3)} - set(worlds[0].keys(reader)):
            assert same(world.refuse(reader, no) for world in worlds), f"why not {no}"
    if key not in worlds[1].keys(seat):  # there the seat holds other cards
        return False
    learned = [world.answer(seat, key) for world in worlds]
    if any(_shown(reader, one, state) for one in learned):
        return False  # they were meant to see something
    assert same(world.told() for world in worlds), f"{reader} is told of {key}"
    return True


def _shown(reader: int | None, learned: set[int], state: Any) -> bool:
    """A spectator is shown what everybody is shown."""
    return learned == set(range(len(state.seen))) if reader is None else reader in learned


def same(things: Any) -> bool:
    """Tells whether two things are equal."""
    first, second = things
    return bool(first == second)


def test_a_real_server_tells_no_more_than_that(tmp_path: Path) -> None:
    """By socket and by HTTP, each gets exactly what the proof above is about."""
    mail = {"HORDA_MAIL_URL": "smtp://127.0.0.1:1", "HORDA_MAIL_SENDER": "horda@horda.test"}
    seeds: list[str] = []

    async def scene(company: Company) -> None:
        seeds.append(await _watched_game(company))

    with Live(tmp_path, **mail) as live:
        live.run(scene)
        assert seeds[0] not in live.log.read_text()


async def _watched_game(company: Company) -> str:
    """Plays a game with somebody watching; returns its seed, which nobody was told."""
    people = [await company.meet(name) for name in ("Ala", "Bo", "Eve")]
    table, secrets = await _begin(people)
    seats = [await one.look(table) for one in people]
    for seat in seats:
        seat.heard = []
        await seat.until(protocol.View)
    dice = random.Random(7)
    await _play(seats, dice, 40)
    looked = [await _look_around(one, table, seats[0].asks) for one in people]
    await _play(seats, dice, 10_000)
    record = loads((await people[0].http.get(f"/api/tables/{table}/record")).content)
    assert record.seed > 2**64
    secrets.append(str(record.seed))
    for seat, pages in zip(seats, looked, strict=True):
        everything = b"".join(seat.heard or ()).decode() + "".join(pages.values())
        assert not [secret for secret in secrets if secret in everything]
    for seat, pages in zip(seats, looked, strict=True):
        _expect(seat, pages, record)
    return str(record.seed)


async def _begin(people: list[Person]) -> tuple[str, list[str]]:
    """Opens a table for the first two; returns what nobody else may come to know, too."""
    ala, bo, _ = people
    table = await ala.open("zombie-terror", seats=["me", "open"], public=True)
    made = await ala.send("POST", f"/api/tables/{table.id}/invitations", {"seat": 1})
    me = await ala.send("PUT", "/api/me/passphrase", {"passphrase": "correct horse"})
    with pytest.raises(Refusal, match="not-sent"):  # it is kept, and waits
        await ala.send("PATCH", "/api/me", {"email": "ala@horda.test"})
    await bo.send("POST", "/api/tables/join", {"token": made["token"]})
    await ala.start(table.id)
    cookies = [value for one in people for value in one.http.cookies.values()]
    return table.id, [made["token"], me["handle"], "ala@horda.test", *cookies]


async def _play(seats: list[Seat], dice: random.Random, most: int) -> None:
    """Lets whoever is asked answer, and everybody read what came of it."""
    for _ in range(most):
        asked = next((seat for seat in seats if seat.asks), None)
        if asked is None or asked.over:
            return
        seq = await asked.answer(dice.choice(asked.asks[0]["options"])["key"])
        for seat in seats:
            while seat.view is None or seat.view["seq"] < seq:
                await seat.receive()


async def _look_around(person: Person, table: str, asks: list[dict[str, Any]]) -> dict[str, str]:
    """Asks for all there is to read of a table; refusals are read too."""
    path = f"/api/tables/{table}"
    pages = [path, "/api/tables", f"{path}/record", f"{path}/preview", f"{path}/story"]
    pages += [f"{path}/at/{count}" for count in range(0, 41, 5)]
    pages += [f"{path}/at/20?seat={seat}" for seat in (0, 1)]
    pages += [f"{path}/explain?seat={seat}&key=card:1" for seat in (0, 1)]
    pages += [f"{path}/{page}?seat={seat}" for page in ("odds", "outlook") for seat in (0, 1)]
    return {page.removeprefix(path): (await person.http.get(page)).text for page in pages}


def _expect(seat: Seat, pages: dict[str, str], record: Record) -> None:
    """What came by socket and page is what the record shows a reader with these seats."""
    start = msgspec.structs.replace(record, log=[], digest="", result="")
    session = Session(registry.engine(record.game), start)
    messages = [msgspec.json.decode(raw, type=protocol.FromServer) for raw in seat.heard or ()]
    updates = iter([one for one in messages if isinstance(one, protocol.Update)])
    view = next(msgspec.to_builtins(one) for one in messages if isinstance(one, protocol.View))
    for count, entry in enumerate(record.log, 1):
        events: list[Event] = []
        session.follow(entry, events.append)
        update = next(updates)
        view = patch(view, update.changes)
        shown = Sight(session, session.state, view["since"]).document(seat.seats)
        assert plain(view) == plain(shown)
        assert bare(update.events) == plain(happenings(session, events, seat.seats))
        if (page := pages.get(f"/at/{count}")) is not None:
            past = msgspec.json.decode(page)
            assert past["boards"] == plain(shown["boards"])
            assert past["events"] == plain(update.events)
        if count <= 40:
            assert msgspec.json.decode(pages["/story"])[count]["events"] == bare(update.events)
    for number in (0, 1):
        mine = number in seat.seats
        assert ("secret-until-finished" in pages[f"/at/20?seat={number}"]) != mine
    assert "secret-until-finished" in pages["/record"]


def plain(thing: Any) -> Any:
    """Returns a thing as it is after a way over the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def bare(moments: Any) -> Any:
    """Returns what happened without what changed."""
    return [{k: v for k, v in one.items() if k != "changes"} for one in plain(moments)]
