"""A game writes its rules; papers, screen and mind come by default, and hold."""

from typing import Any, ClassVar

import pytest

from horda.core import position
from horda.core.conformance import check_game
from horda.core.engine import Engine
from horda.core.errors import BadPosition
from horda.core.game import Game, Mind, Papers, Rules, Screen, Table
from horda.core.rng import Rng
from horda.core.state import Config
from tests.bots.games import DUEL, NIM, PENNIES, Nim, NimConfig, NimState, NimTurn, nim
from tests.demo.game import ENGINE, ColonyGame

WRITTEN = {"rulebook", "seats", "setup", "view", "determinise"}
"""All that a game must write itself."""


def test_only_the_rules_have_to_be_written() -> None:
    assert Rules.__abstractmethods__ == Game.__abstractmethods__ == WRITTEN
    for facet in (Papers, Screen, Mind):
        assert facet.__abstractmethods__ == WRITTEN


def public(kind: type) -> set[str]:
    """Names what a class itself adds for others to use."""
    return {name for name in vars(kind) if not name.startswith("_")}


def test_every_member_of_a_game_is_in_one_facet() -> None:
    facets = [
        {name for name in vars(one) if name[0] != "_"} for one in (Rules, Papers, Screen, Mind)
    ]
    assert sum(map(len, facets)) == len(set().union(*facets))
    assert not {name for name in vars(Game) if name[0] != "_"}


@pytest.mark.parametrize(
    ("engine", "scenario"), [(NIM, "plain"), (DUEL, "plain"), (DUEL, "blind"), (PENNIES, "plain")]
)
def test_a_game_of_rules_alone_conforms(engine: Engine[Any], scenario: str) -> None:
    for seed in range(4):
        check_game(engine, engine.config({"scenario": scenario}), seed)


def test_a_game_of_rules_alone_is_written_and_drawn_by_its_fields() -> None:
    state = nim(7)
    assert NIM.game.describe(state) == {"heap": 7}
    assert NIM.game.draw(state, 0) == "heap: 7"
    assert ColonyGame().scene(ENGINE.config({})) is None


class Bag(NimState, kw_only=True):
    """A heap with more to it."""

    copied: ClassVar[tuple[str, ...]] = ("stones",)
    stones: bytearray
    last: NimTurn | None = None


class BagGame(Nim):
    """Nim with fields of every kind."""

    state_type: ClassVar[type[Any]] = Bag

    def setup(self, config: Config, rng: Rng) -> Bag:
        """No field is empty at the beginning."""
        assert isinstance(config, NimConfig)
        own: dict[str, Any] = {"heap": 15, "stones": bytearray((3, 200)), "last": NimTurn(1)}
        return Bag(config=config, rng=rng, stack=(NimTurn(),), at=(0,), **own)


def posed(table: Table) -> Bag:
    """Lays a bag out."""
    engine = Engine(BagGame())
    state = position.pose(engine, engine.config({}), 1, table)
    assert isinstance(state, Bag)
    return state


def test_bytes_are_written_as_numbers_and_what_is_empty_by_its_name() -> None:
    state = posed({"heap": 4, "stones": [1, 2], "none": ["last"]})
    assert (state.heap, state.stones, state.last) == (4, bytearray((1, 2)), None)
    assert BagGame().describe(state) == {"heap": 4, "stones": [1, 2], "none": ["last"]}
    state.last = NimTurn(1)
    assert BagGame().describe(state)["last"] == {"type": "NimTurn", "seat": 1}
    assert posed(BagGame().describe(state)).encode() == state.encode()
    for seed in range(3):
        check_game(Engine(BagGame()), Engine(BagGame()).config({}), seed)


@pytest.mark.parametrize(
    "table",
    [
        {"heaps": 4},
        {"rng": {}},
        {"heap": "many"},
        {"stones": [1, 999]},
        {"stones": "AQ=="},
        {"none": ["heap"]},
        {"none": ["config"]},
        {"last": {"type": "Other"}},
    ],
)
def test_a_wrong_position_is_refused(table: Table) -> None:
    with pytest.raises(BadPosition):
        posed(table)
