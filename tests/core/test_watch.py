"""Boards that are followed part by part, and a suite that finds a part which is not."""

from typing import Any

import pytest

from horda.core.changes import patch
from horda.core.follow import plain
from horda.core.watch import Items, Part, Parts, Places, Watch, differing, fields
from tests.core.mutants import fault_of
from tests.demo.game import ENGINE, ColonyGame
from tests.demo.view import Board, board


class Toy:
    """Some things that can be looked at."""

    def __init__(self) -> None:
        self.round = 1
        self.people: tuple[str, ...] = ("Ala", "Olek")
        self.piles = bytearray(40)
        self.secret = {0: "x", 1: "y"}
        self.counted = 0
        self.decision = 0

    def total(self) -> int:
        """Says what follows from the rest, and counts how often it was asked."""
        self.counted += 1
        return sum(self.piles)


PARTS: Parts = {
    "round": Part(lambda toy, _: toy.round),
    "people": Items(lambda toy, _: (toy.people, None), lambda toy, n: {"name": toy.people[n]}),
    "piles": Places(
        lambda toy, _: (bytes(toy.piles),),
        lambda toy, n: {"height": toy.piles[n]} if toy.piles[n] else None,
        anew=lambda then, now: differing(then[0], now[0]),
    ),
    "secret": Part(lambda toy, seat: toy.secret.get(seat), own=True),
    "total": Part(lambda toy, _: toy.total(), derived=True),
}


class ToyGame:
    """Just enough of a game to be watched."""

    parts = PARTS

    def view(self, toy: Toy, seat: int | None) -> dict[str, Any]:
        """All parts."""
        return fields(PARTS, toy, seat)


@pytest.fixture
def toy() -> Toy:
    """Things nobody has looked at."""
    return Toy()


@pytest.fixture
def watch(toy: Toy) -> Watch[Any]:
    """Both seats look, and a spectator."""
    watch: Watch[Any] = Watch(ToyGame())  # type: ignore[arg-type] # it has what is needed
    for seat in (0, 1, None):
        watch.board(toy, seat)
    return watch


def test_only_what_is_new_is_told(toy: Any, watch: Watch[Any]) -> None:
    assert watch.look(toy) == {0: [], 1: [], None: []}
    toy.people = ("Ala", "Ola")
    toy.piles[3] = 2
    assert watch.look(toy)[None] == [
        [["people", 1, "name"], "Ola"],
        [["piles", "3"], {"height": 2}],
        [["total"], 2],
    ]
    toy.piles[3], toy.piles[39] = 0, 1
    assert watch.look(toy)[0] == [
        [["piles", "3"]],
        [["piles", "39"], {"height": 1}],
        [["total"], 1],
    ]
    toy.piles[39] = 5
    assert watch.look(toy)[1] == [[["piles", "39", "height"], 5], [["total"], 5]]


def test_a_list_that_has_grown_is_told_too(toy: Any, watch: Watch[Any]) -> None:
    toy.people = ("Ala", "Olek", "Ewa")
    assert watch.look(toy)[None] == [[["people", 2], {"name": "Ewa"}]]


def test_a_secret_is_told_to_its_seat_only(toy: Any, watch: Watch[Any]) -> None:
    toy.secret[1] = "z"
    assert watch.look(toy) == {0: [], 1: [[["secret"], "z"]], None: []}


def test_what_follows_from_the_rest_is_not_asked_in_vain(toy: Any, watch: Watch[Any]) -> None:
    before = toy.counted
    watch.look(toy)
    assert toy.counted == before
    toy.round = 2
    watch.look(toy)
    assert toy.counted == before + 1


def test_boards_handed_out_stay_as_they_were_and_share_the_rest(
    toy: Any, watch: Watch[Any]
) -> None:
    first = watch.board(toy, 0)
    kept = plain(first)
    toy.people, toy.round = ("Ewa", "Olek"), 7
    second = watch.board(toy, 0)
    assert plain(first) == kept
    assert second["piles"] is first["piles"]
    assert second["people"][1] is first["people"][1]
    assert second["people"][0] == {"name": "Ewa"}


def test_who_is_forgotten_begins_anew(toy: Any, watch: Watch[Any]) -> None:
    watch.forget([1])
    toy.round = 2
    assert watch.look(toy) == {1: [[["round"], 2]]}
    assert watch.board(toy, None)["round"] == 2


def test_bytes_that_differ_are_found() -> None:
    old, new = bytes(300), bytearray(300)
    for place in (0, 7, 8, 150, 299):
        new[place] = 1 + place % 255
    assert list(differing(old, bytes(new))) == [0, 7, 8, 150, 299]


def test_a_game_without_parts_is_followed_whole() -> None:
    state = ENGINE.new(ENGINE.config({}), 3)
    watch = Watch(ENGINE.game)
    shown = plain(watch.board(state, 0))
    state.morale -= 1
    assert not ENGINE.game.parts
    assert patch(shown, plain(watch.look(state)[0])) == plain(board(state, 0))


def test_a_part_that_hangs_on_more_than_its_leaf_is_found() -> None:
    def part(name: str) -> Part:
        return Part(lambda state, seat: getattr(board(state, seat), name), own=True)

    class Mutant(ColonyGame):
        parts = {name: part(name) for name in Board.__struct_fields__} | {
            "morale": Part(lambda state, _: 0, lambda state, _: state.morale)
        }

    assert "is not told all that changed" in fault_of(Mutant)
