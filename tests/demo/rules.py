"""The rules of the colony, as the core asks for them."""

from functools import cache
from pathlib import Path

from msgspec import UNSET, Struct

from horda.core.decks import Deck
from horda.core.errors import BadConfig, Code
from horda.core.game import Rules
from horda.core.hooks import HookIndex
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook
from horda.core.state import Config
from tests.demo import view
from tests.demo.cards import DECK, EFFECTS, GOALS, OMENS, SEATS, SETUP
from tests.demo.effects import INTERPRETERS, SELECTORS, TESTS
from tests.demo.pieces import index_of
from tests.demo.rounds import Colony
from tests.demo.state import Colonist, ColonyConfig, ColonyState

DEALT = 4
MORALE = 5


@cache
def rulebook() -> Rulebook:
    """Loads the rules once."""
    return Rulebook.load(Path(__file__).with_name("rulebook.toml"))


class ColonyRules(Rules[ColonyState]):
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
        carried = config.carried
        if carried is not UNSET and (len(carried.people) != config.seats or carried.morale < 1):
            raise BadConfig(Code.UNKNOWN_OPTION, "carried")

    def seats(self, config: Config) -> tuple[str, ...]:
        """Names."""
        assert isinstance(config, ColonyConfig)
        return SEATS[: config.seats]

    def setup(self, config: Config, rng: Rng) -> ColonyState:
        """Deals cards and goals."""
        assert isinstance(config, ColonyConfig)
        people = _people(config)
        cards, rng = rng.shuffled(_deck(people), SETUP)
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
            morale=MORALE if config.carried is UNSET else config.carried.morale,
            wounds=bytearray(one.scars for one in people),
            deck=Deck(cards[DEALT * count :]),
            hands=tuple(cards[DEALT * i : DEALT * (i + 1)] for i in range(count)),
            aside=none,
            crisis=none,
            gear=tuple(one.gear for one in people),
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


def _people(config: ColonyConfig) -> tuple[Colonist, ...]:
    """Returns who plays: those a campaign carries in, or newcomers."""
    if config.carried is UNSET:
        return tuple(Colonist(name) for name in SEATS[: config.seats])
    return config.carried.people


def _deck(people: tuple[Colonist, ...]) -> list[int]:
    """Returns the cards that are shuffled: gear that lies open already is not among them."""
    cards = list(DECK)
    for card in (card for one in people for card in one.gear):
        cards.remove(card)
    return cards
