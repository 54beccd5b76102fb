"""The demonstration campaign: a year of the colony in three games."""

from typing import Any

from msgspec import Struct

from horda.core.campaign import Campaign, CampaignEngine, Chapter
from horda.core.errors import BadConfig, Code
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook
from horda.core.state import Config
from tests.demo.cards import SEATS
from tests.demo.rules import rulebook
from tests.demo.state import Colonist, ColonyState
from tests.demo.winter.state import VOWS, Fared, Harvest, YearConfig, YearState
from tests.demo.winter.year import Year


class YearView(Struct, frozen=True):
    """What a seat may know: all but the vows of others."""

    people: tuple[Colonist, ...]
    morale: int
    left: tuple[str, ...]
    flags: tuple[str, ...]
    gone: tuple[str, ...]
    falls: int
    own_vow: int = -1


class YearCampaign(Campaign[YearState]):
    """Three seasons, a vote after the first; who is sent away is replaced."""

    id = "colony-year"
    prefix = "demo"
    streams = ("dice", "setup")
    max_decisions = 200
    state_type = YearState
    config_type = YearConfig
    sheet_type = Harvest

    @property
    def rulebook(self) -> Rulebook:
        """The same book as that of the game."""
        return rulebook()

    def check(self, config: Config) -> None:
        """As many as can play the game."""
        assert isinstance(config, YearConfig)
        if config.seats not in (3, 4) or config.rounds < 1:
            raise BadConfig(Code.UNKNOWN_OPTION, f"{config.seats} seats, {config.rounds} rounds")

    def seats(self, config: Config) -> tuple[str, ...]:
        """The same names."""
        assert isinstance(config, YearConfig)
        return SEATS[: config.seats]

    def setup(self, config: Config, rng: Rng) -> YearState:
        """Everybody is well, and has vowed something."""
        assert isinstance(config, YearConfig)
        people = tuple(Colonist(name) for name in SEATS[: config.seats])
        order, rng = rng.shuffled(range(len(VOWS)), 1)
        start = {"stack": (Year(),), "at": (0,), "people": people, "vows": order[: config.seats]}
        return YearState(config=config, rng=rng, **start)  # type: ignore[arg-type]

    def harvest(self, chapter: Chapter, state: Any) -> Harvest:
        """Scars, open gear and who was sent away."""
        assert isinstance(state, ColonyState)
        assert state.result is not None
        ends = state.result.endings(len(state.goals))
        people = tuple(
            Fared(end.fate, state.wounds[at], state.gear[at]) for at, end in enumerate(ends)
        )
        return Harvest(max(0, state.morale), people)

    def view(self, state: YearState, seat: int | None) -> YearView:
        """Field by field."""
        own = -1 if seat is None else state.vows[seat]
        known = (state.people, state.morale, state.left, state.flags, state.gone, state.falls)
        return YearView(*known, own)

    def determinise(self, state: YearState, seat: int | None, dice: Dice) -> None:
        """Deals the vows of the others anew."""
        own = None if seat is None else state.vows[seat]
        free = dice.shuffled([vow for vow in range(len(VOWS)) if vow != own])
        state.vows = tuple(vow if at == seat else free.pop() for at, vow in enumerate(state.vows))


YEAR = CampaignEngine(YearCampaign())
