"""Records name the rules they were made with: where those were changed, they say so."""

from pathlib import Path

import pytest

from horda.core.errors import BadRecord, Code
from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry

RECORDS = Path(__file__).parents[1] / "records"
EARLIER = Path(__file__).parent / "earlier"


def test_a_game_by_earlier_rules_names_their_version() -> None:
    """Since then a Search draws both its cards before one is put away (Z2-SEARCH-Q7)."""
    record = loads((EARLIER / "zombicide-2e-M11-won-1.json").read_bytes())
    with pytest.raises(BadRecord, match="version 1 of zombicide-2e, here is") as caught:
        Session(registry.engine(record.game), record)
    assert caught.value.code is Code.VERSION_DIFFERS
    assert caught.value.what.endswith("it needs horda 0.1.0")


def test_a_game_that_did_not_use_what_was_changed_is_taken() -> None:
    record = loads((RECORDS / "zombicide-2e" / "M00-won.json").read_bytes())
    record.version = "1"
    digest = record.digest
    session = Session(registry.engine(record.game), record)
    assert session.of_other_rules
    assert session.state.digest() == digest


def test_recorded_games_are_of_todays_rules() -> None:
    """Whoever renews one because rules have changed raises the version of its game, too."""
    paths = (path for path in RECORDS.glob("*/*.json") if not path.stem.startswith("campaign"))
    records = [(path.name, loads(path.read_bytes())) for path in paths]
    versions = {game.id: game.version for game in registry.all_games()}
    assert [name for name, one in records if one.version != versions[one.game]] == []
