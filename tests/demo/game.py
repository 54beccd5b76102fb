"""The demonstration game: a small colony that uses everything the core has."""

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from horda.core.decks import Deck
from horda.core.engine import Engine
from horda.core.errors import BadConfig, Code
from horda.core.game import Game, Refusal, Table
from horda.core.hooks import HookIndex
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook
from horda.core.state import Config
from horda.core.words import text
from tests.demo import table, view
from tests.demo.cards import DECK, EFFECTS, GOALS, OMENS, SEATS, SETUP
from tests.demo.effects import INTERPRETERS, SELECTORS, TESTS
from tests.demo.pieces import index_of
from tests.demo.rounds import Colony
from tests.demo.state import ColonyConfig, ColonyState

DEALT = 4


@cache
def rulebook() -> Rulebook:
    """Loads the rules once."""
    return Rulebook.load(Path(__file__).with_name("rulebook.toml"))


class ColonyGame(Game[ColonyState]):
    """Three or four seats, a deck, hidden goals, a vote, a crisis."""

    id = "colony"
    streams = ("dice", "deck", "omens", "setup")
    max_decisions = 400
    state_type = ColonyState
    config_type = ColonyConfig
    scenarios = ("gates",)
    effects = EFFECTS
    interpreters = INTERPRETERS
    selectors = SELECTORS
    tests = TESTS

    @property
    def rulebook(self) -> Rulebook:
        """Every rule of the demonstration."""
        return rulebook()

    def check(self, config: Config) -> None:
        """Three or four seats, at least one round."""
        assert isinstance(config, ColonyConfig)
        if config.seats not in (3, 4) or config.rounds < 1:
            raise BadConfig(Code.UNKNOWN_OPTION, f"{config.seats} seats, {config.rounds} rounds")

    def seats(self, config: Config) -> tuple[str, ...]:
        """Names."""
        assert isinstance(config, ColonyConfig)
        return SEATS[: config.seats]

    def setup(self, config: Config, rng: Rng) -> ColonyState:
        """Deals cards and goals."""
        assert isinstance(config, ColonyConfig)
        cards, rng = rng.shuffled(DECK, SETUP)
        goals, rng = rng.shuffled(range(len(GOALS)), SETUP)
        omens, rng = rng.shuffled(range(len(OMENS)), SETUP)
        count = config.seats
        none: tuple[tuple[int, ...], ...] = ((),) * count
        return ColonyState(
            config=config,
            rng=rng,
            stack=(Colony(),),
            at=(0,),
            horde=bytearray((3, 3)),
            wounds=bytearray(count),
            deck=Deck(cards[DEALT * count :]),
            hands=tuple(cards[DEALT * i : DEALT * (i + 1)] for i in range(count)),
            aside=none,
            crisis=none,
            gear=none,
            goals=goals[:count],
            box=goals[count:],
            omens=Deck(omens),
        )

    def hooks(self, state: ColonyState) -> HookIndex:
        """Gear that lies open anywhere is in force."""
        return index_of(frozenset(card for gear in state.gear for card in gear))

    def view(self, state: ColonyState, seat: int | None) -> Struct:
        """Field by field."""
        return view.board(state, seat)

    def determinise(self, state: ColonyState, seat: int | None, dice: Dice) -> None:
        """Deals the unseen cards anew."""
        view.redeal(state, seat, dice)

    def describe(self, state: ColonyState) -> Table:
        """By names."""
        return table.describe(state)

    def pose(self, config: Config, rng: Rng, raw: Table) -> ColonyState:
        """By names."""
        assert isinstance(config, ColonyConfig)
        return table.pose(config, rng, raw)

    def facts(self, state: ColonyState) -> Table:
        """How large the horde is in all."""
        return {"zombies": sum(state.horde)}

    def draw(self, state: ColonyState, seat: int | None) -> str:
        """A few lines."""
        return view.draw(state, seat)

    def explain(self, state: ColonyState, seat: int, key: str) -> Refusal | None:
        """Names the rule for what people try most."""
        if key == f"accuse:{SEATS[seat]}":
            return Refusal(("DEMO-VOTE-02",), text("demo-why-self"))
        if key.startswith("accuse:"):
            return Refusal(("DEMO-VOTE-01",))
        if key.startswith("attack:"):
            return Refusal(("DEMO-ATTACK-02",))
        return None


ENGINE = Engine(ColonyGame())


def engine(game: type[ColonyGame] = ColonyGame) -> Engine[Any]:
    """Returns an engine for the colony or for a mutant of it."""
    return Engine(game())
