"""A Zone is all there is to know of where somebody stands."""

import pytest

from tests.games.zombicide.fighting import ENGINE, HERE, Fight


@pytest.mark.rule("Z2-ZONE-06")
def test_it_does_not_matter_from_where_a_zone_was_entered() -> None:
    west, east = Fight(amy={"zone": 2}), Fight(amy={"zone": 4})
    west.play(f"walk:z{HERE}")
    east.play(f"walk:z{HERE}")
    assert west.offered == east.offered
    assert ENGINE.game.describe(west.state) == ENGINE.game.describe(east.state)
    assert west.state.digest() == east.state.digest()
