"""A card that is played for a survivor tells crossroads cards of whom."""

import pytest

from horda.games.dead_of_winter.rules.actions.hands import PlayCard


@pytest.mark.rule("DW-CROSS-04")
def test_a_played_card_remembers_whom_it_was_about() -> None:
    assert PlayCard(0, 1).took == -1, "nobody, before its effect"
