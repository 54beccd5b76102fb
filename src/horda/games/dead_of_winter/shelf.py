"""Dead of Winter on the shelf: what is said of it, and what is measured."""

from collections.abc import Mapping
from importlib.resources import files
from typing import ClassVar

from horda.core.bench import CLONE, DECISIONS, EARLY, LATE, Bench, Target
from horda.core.game import Shelf
from horda.core.shelf import BotCard, BotRate, ScenarioCard, read_bots, read_rates
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.cards.box import BOX

MINUTES = {"short": 90, "medium": 120, "long": 210}
"""The longest time that the length of an objective stands for."""


class WinterShelf(Shelf[DWState]):
    """A colony for two to five."""

    icon = "graveyard"
    seats_option = "players"
    quick: ClassVar[Mapping[str, str | int | bool]] = {"scenario": "tribute", "players": 2}

    def card(self, scenario: str) -> ScenarioCard:
        """An objective and how long it takes."""
        number = BOX.objective_number.get(scenario)
        length = "" if number is None else BOX.objectives[number].length
        return ScenarioCard(scenario, minutes=MINUTES.get(length, 0))

    def bots(self) -> tuple[BotCard, ...]:
        """The weakest first."""
        return read_bots(files(__package__).joinpath("data", "bots.toml"))

    def bot_rates(self) -> tuple[BotRate, ...]:
        """How often four of them reached an objective."""
        return read_rates(files(__package__).joinpath("data", "rates.json"))

    def bench(self) -> Bench:
        """Random play and clones, without and with every module."""
        scenarios = ("tribute", "frozen-night")
        return Bench(
            scenarios=scenarios,
            what=("decisions", "clone"),
            clones=(EARLY, LATE),
            targets=(
                *(Target("dead-of-winter", DECISIONS, s, least=1.5, goal=3) for s in scenarios),
                *(Target("dead-of-winter", CLONE, s, most=8) for s in scenarios),
            ),
        )
