"""A scene says what lies where on the board."""

import pytest

from horda.games.registry import find
from horda.games.zombie_terror.board import BARRICADES, FIELDS, OBSTACLES, WIDTH, side
from horda.games.zombie_terror.content import CARD_IDS
from horda.games.zombie_terror.scene import SceneBlock, scene


def covered(block: SceneBlock) -> set[int]:
    (top, left), (bottom, right) = divmod(block.first, WIDTH), divmod(block.last, WIDTH)
    rows, columns = range(top, bottom + 1), range(left, right + 1)
    return {row * WIDTH + column for row in rows for column in columns}


@pytest.mark.parametrize("scenario", ["base", "barricades"])
def test_blocks_cover_what_is_not_ground(scenario: str) -> None:
    one, signs = scene(scenario), side(scenario).signs
    solid = {cell for cell in range(FIELDS) if signs[cell] in OBSTACLES | BARRICADES}
    fields = [cell for block in one.blocks for cell in covered(block)]
    assert set(fields) == solid
    assert len(fields) == len(set(fields))


def test_the_two_boards() -> None:
    base, fort = scene("base"), scene("barricades")
    assert len(base.exits) == 3
    assert base.manhole == -1
    assert base.adding_late == ()
    assert fort.exits == ()
    assert fort.manhole == 5 * WIDTH + 13
    assert fort.adding_late == (2 * WIDTH + 15,)
    assert {block.kind for block in fort.blocks} == {"single", "double", "bus", "car", "booth"}


def test_numbers_of_options_are_explained_through_the_game() -> None:
    terror = find("zombie-terror")
    one = terror.scene(terror.config_type(scenario="base"))
    assert one == scene("base")
    assert [card.id for card in scene("base").cards] == list(CARD_IDS)
