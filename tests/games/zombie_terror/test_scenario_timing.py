"""Defence of the barricades: the marker, the collapse and the countdown over whole turns."""

from typing import Any

import pytest

from horda.core import position
from horda.core.decisions import Answer
from horda.core.events import Event
from horda.games import registry

ENGINE = registry.engine("zombie-terror")
LANES = ["9,4", "9,5", "11,1", "12,1", "14,1", "11,10"]
CLIMBERS = ["9,4 E", "9,5 E", "11,1 S", "12,1 S", "14,1 S", "11,10 N"]
HELPERS = ["10,4 E", "10,5 E", "11,2 S", "12,2 S", "14,2 S", "11,9 N"]


class Table:
    """A game laid out by hand, and what happened in it."""

    def __init__(self, **table: object) -> None:
        config = ENGINE.config({"scenario": "barricades"})
        self.keys: list[str] = []
        self.state: Any = position.pose(ENGINE, config, 1, table, self._note)

    def _note(self, event: Event) -> None:
        self.keys.append(event.key)

    @property
    def described(self) -> Any:
        return ENGINE.game.describe(self.state)

    def play(self, *keys: str) -> None:
        for key in keys:
            (ask,) = ENGINE.pending(self.state)
            ENGINE.apply(self.state, Answer(ask.number, ask.seat, key), self._note)


def markers(keys: list[str]) -> list[int]:
    return [int(key.split(":")[1]) for key in keys if key.startswith("terror-moved")]


@pytest.mark.rule("S6.2", "S6.3")
def test_the_marker_counts_six_entries() -> None:
    table = Table(turn="activation", activations=7, zombies=CLIMBERS + HELPERS)
    for count, lane in enumerate(LANES, 1):
        assert not table.described["collapsed"]
        table.play(f"activate:{lane}", "climb")
        assert table.described["terror"] == count
    assert table.described["collapsed"]
    assert markers(table.keys) == [1, 2, 3, 4, 5, 6]
    assert table.keys.count("collapsed") == 1
    assert table.described["zombies"][:6] == [
        "11,4 E acted", "11,5 E acted", "11,3 S acted",
        "12,3 S acted", "14,3 S acted", "11,8 N acted",
    ]  # fmt: skip


@pytest.mark.rule("S6.4", "S6.5", "S9.3")
def test_the_zombies_win_six_turns_after_the_collapse() -> None:
    """A collapse in the zombie turn of round n ends the game as that of round n + 6 begins."""
    table = Table(
        turn="activation", round=4, activations=1, terror=5, zombies=["9,4 E", "10,4 E", "0,0 S"]
    )
    table.play("activate:9,4", "climb")
    assert table.described["round"] == 5  # the round after the collapse: its human turn
    human_turns = 0
    while not table.state.result:
        assert table.described["turn"] == "human"
        human_turns += 1
        table.play("end-turn")
        if not table.state.result:
            table.play("end-activations")
    assert human_turns == 6
    assert table.described["round"] == 4 + 6
    assert markers(table.keys) == [6, 5, 4, 3, 2, 1, 0]
    assert table.state.result.reason == "zt-end-terror"
    assert table.state.result.rules == ("S6.5",)
    assert table.keys[-1] == "terror-moved:0"  # nothing else happens in that turn


@pytest.mark.rule("S6.4")
def test_climbing_does_not_slow_or_hurry_the_countdown() -> None:
    table = Table(turn="zombie", collapsed=True, terror=4, zombies=["9,4 E", "10,4 E"])
    assert table.described["terror"] == 3
    table.play("activate:9,4", "climb", "end-turn")
    assert "climbed:9,4:11,4" in table.keys
    assert markers(table.keys) == [3, 2]


@pytest.mark.rule("S8.2", "S8.3")
def test_after_the_carrier_is_turned_another_human_has_to_fetch_the_keys() -> None:
    """The keys lie next to the car; who does not take them still cannot enter it."""
    table = Table(
        turn="activation",
        activations=1,
        humans={"nurse": "12,9 wounded", "banker": "13,9"},
        carrier="nurse",
        zombies=["11,9 E"],
    )
    assert "keys-dropped:12,9" in table.keys
    table.play("add:0,0", "face:S", "add:0,1", "face:S")
    (ask,) = ENGINE.pending(table.state)
    assert "enter-car:banker:13,8" not in {option.key for option in ask.options}
    table.play("move:banker:12,9", "enter-car:banker:12,8")
    assert table.described["in_car"] == 1
    assert table.described["carrier"] == "banker"
