"""What readers are told: each seat gets what it may know, and its board of that moment."""

import random
from typing import Any

import msgspec
import pytest

from horda.core.changes import patch
from horda.core.follow import plain
from horda.core.session import Session
from horda.server.protocol import Moment, Update
from horda.server.tables.sight import Seats, name
from tests.demo.game import ENGINE
from tests.server.films import Camera, Film, digest

READERS: list[Seats] = [(), (0,), (2,), (0, 1), (0, 1, 2)]


def follow(film: Film, eyes: int | None) -> int:
    """Follows a film as the client does, through one seat's eyes; returns how much it was told."""
    view = msgspec.json.decode(film.view)
    told, own = 0, name(eyes) if name(eyes) in view["boards"] else ""
    for take in film.takes:
        board, wanted = plain(view["boards"][own]), iter(take.moments)
        for message in take.messages:
            update = msgspec.json.decode(message, type=Update)
            for moment in update.events:
                board = moved(board, moment, eyes)
                at = next(wanted)
                if known(moment, eyes):
                    told += 1
                    assert digest(board) == at[name(eyes)], moment.data
            view = patch(view, update.changes)
        assert digest(view["boards"][own]) == take.after[own]
    return told


def known(moment: Moment, eyes: int | None) -> bool:
    """Tells whether a seat knows of something as it is told."""
    return eyes is None or not moment.seats or eyes in moment.seats


def moved(board: Any, moment: Moment, eyes: int | None) -> Any:
    """Changes a board as a moment says."""
    if not known(moment, eyes):
        return board
    return patch(board, moment.changes.get(name(eyes), moment.changes.get("", [])))


@pytest.mark.parametrize("shared", [False, True], ids=["hands", "open"])
def test_each_seat_of_a_screen_follows_its_own_board(
    shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shared:
        monkeypatch.setattr(type(ENGINE.game), "shared_view", True)
    dice, told = random.Random(5), 0
    for seed in range(8):
        session = Session.begin(ENGINE, ENGINE.config({"seats": 3}), seed)
        camera = Camera(f"colony {seed}", session, READERS)
        while session.state.result is None:
            choice = dice.choice(session.state.open)
            keys = ENGINE.keys(session.state, choice)
            camera.play(choice.seat, dice.choice(keys))
        films = [reader.film for reader in camera.readers]
        told += sum(follow(film, eyes) for film in films for eyes in film.seats or (None,))
    assert told > 1000
