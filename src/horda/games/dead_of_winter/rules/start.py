"""Laying the game out: which cards are used, what is dealt, what stays in the box."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from horda.core.decks import Deck
from horda.core.errors import BadConfig, Code
from horda.core.rng import Rng
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.dead_of_winter.base.codes import code
from horda.games.dead_of_winter.base.setup import RANDOM, Setup
from horda.games.dead_of_winter.base.state import (
    ASIDE,
    ENTRANCES,
    NOBODY,
    OFF,
    SETUP,
    DWState,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import CardSet, Crossroads, Printed
from horda.games.dead_of_winter.cards.kinds import SecretKind as Kind
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_people import SetAside
from horda.games.dead_of_winter.cards.ops_story import SetUpModule, UseBetrayal
from horda.games.dead_of_winter.cards.words import PLACES, RAXXON, TOWN
from horda.games.dead_of_winter.rules.winter import Winter

D = TypeVar("D", bound=DWState)

STORIES = {"chimpanzee-and-code": "r1", "bandit-raid": "b1"}
"""Scenarios that are stories, with the objective they begin with."""
SCENARIOS = (
    *(card.id for card in BOX.objectives if not card.story),
    *STORIES,
    RANDOM,
)
STARTING, STARTING_TWO = 5, 7
DEALT, KEPT, KEPT_TWO, LEAST_DEALT = 4, 2, 3, 3
OPEN_IMPROVEMENTS = 4
DECK_SIZE = 20


def sets(config: Setup) -> tuple[CardSet, ...]:
    """Returns the boxes whose cards are used."""
    if config.sets == "mixed":
        return (CardSet.LONG_NIGHT, CardSet.BASE)
    return (CardSet(config.sets),)


@cites("DW-SETUP-21", "DW-SETUP-22", "DW-MIX-01", "DW-IMPROVE-01", "DW-BANDIT-02", "DW-RAXXON-01")
def used(config: Setup, card: Printed) -> bool:
    """Whether a card is in this game: by box, module, and the sign against co-operation."""
    if card.set not in sets(config) or (card.no_coop and config.together):
        return False
    return card.module is None or card.module.value in config.modules


@lru_cache(maxsize=64)
def _numbers(config: Setup, kind: str) -> tuple[int, ...]:
    """Lists the cards of a kind that are in this game, by their numbers."""
    cards: tuple[Printed, ...] = getattr(BOX, kind)
    return tuple(number for number, card in enumerate(cards) if used(config, card))


@cites("DW-SETUP-04", "DW-SETUP-20", "DW-SETUP-Q6", "DW-SETUP-Q8", "DW-VAR-Q7")
def check(config: Setup) -> None:
    """Refuses what does not go together."""
    if config.together and config.betrayer:
        why = Text("dw-why-coop-betrayer")
        raise BadConfig(Code.UNKNOWN_OPTION, "betrayer", rules=("DW-VAR-03",), why=why)


class Dealer:
    """Shuffles with the stream of the set-up."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def shuffled(self, cards: Iterable[int]) -> tuple[int, ...]:
        """Returns cards in random order."""
        order, self.rng = self.rng.shuffled(tuple(cards), SETUP)
        return order


def lay_out(kind: type[D], config: Setup, rng: Rng) -> D:
    """Returns the table before anybody has decided anything."""
    dealer = Dealer(rng)
    state = blank(kind, config, rng)
    config = state.config
    state.objective = _objective(config, dealer)
    set_tracks(state)
    _secrets(state, dealer)
    _decks(state, dealer)
    _items(state, dealer)
    _survivors(state, dealer)
    state.rng = dealer.rng
    state.stack, state.at = (Winter(),), (0,)
    return state


@cites("DW-SETUP-05")
def set_tracks(state: DWState) -> None:
    """Puts both markers where the objective says."""
    card = BOX.objectives[state.objective]
    side = card.hard if state.config.side == "hard" else card.normal
    state.morale, state.rounds_left = side.morale, side.rounds


def begin_tracks(state: DWState) -> None:
    """The same for a position that somebody writes: one with a named objective."""
    name = STORIES.get(state.config.scenario, state.config.scenario)
    state.objective = BOX.objective_number.get(name, 0)
    set_tracks(state)


def blank(kind: type[D], config: Setup, rng: Rng) -> D:
    """Returns an empty table."""
    config = in_force(config)
    people, count = len(BOX.survivors), config.players
    none: tuple[tuple[int, ...], ...] = ((),) * count
    return kind(
        config=config,
        rng=rng,
        where=bytearray([OFF] * people),
        owner=bytearray([NOBODY] * people),
        wounds=bytearray(people),
        frost=bytearray(people),
        despair=bytearray(people),
        uses=bytearray(people),
        leader=bytearray([NOBODY] * count),
        gear=((),) * people,
        side=((),) * people,
        zombies=bytearray(ENTRANCES),
        barricades=bytearray(ENTRANCES),
        traps=bytearray(ENTRANCES),
        noise=bytearray(len(PLACES)),
        noise_made=bytearray(len(PLACES)),
        bandits=bytearray(len(PLACES)),
        stranded=bytearray(len(PLACES)),
        hands=none,
        given=none,
        dealt=none,
        dice=none,
        spent=none,
        secrets=(-1,) * count,
        exile_goals=(-1,) * count,
        items=(Deck(),) * len(PLACES),
    )


@cites("DW-SCENR-01", "DW-SCENB-01", "DW-VAR-Q7", "DW-SCENR-05", "DW-SCENB-02")
def in_force(config: Setup) -> Setup:
    """Returns a setup with the module that its story, or its objective, brings."""
    modules = [op.uses for op in story_ops(config) if isinstance(op, SetUpModule)]
    number = BOX.objective_number.get(config.scenario)
    own = None if number is None else BOX.objectives[number].module
    if own is not None:
        modules.append(own)
    missing = {module.value: True for module in modules if module.value not in config.modules}
    return replace(config, **missing) if missing else config


def story_ops(config: Setup) -> tuple[Op, ...]:
    """Returns how a story changes the set-up."""
    if config.scenario not in STORIES:
        return ()
    return BOX.objectives[BOX.objective_number[STORIES[config.scenario]]].story_setup


@cites("DW-SETUP-04", "DW-SETUP-05", "DW-CARD-01")
def _objective(config: Setup, dealer: Dealer) -> int:
    """Takes the chosen objective, or one by lot among those that fit the modules."""
    if config.scenario in STORIES:
        return BOX.objective_number[STORIES[config.scenario]]
    if config.scenario != RANDOM:
        return BOX.objective_number[config.scenario]
    fit = [n for n in _numbers(config, "objectives") if not BOX.objectives[n].story]
    return dealer.shuffled(fit)[0]


@cites("DW-SETUP-07", "DW-SETUP-08", "DW-SETUP-09", "DW-SETUP-10", "DW-SETUP-24", "DW-VAR-03")
@cites("DW-SETUP-T1", "DW-SETUP-Q6")
def _secrets(state: DWState, dealer: Dealer) -> None:
    """Deals one hidden objective each; among those it is dealt from is exactly one betrayal."""
    config = state.config
    if config.together:
        return
    fit = [n for n in _numbers(config, "secrets") if not BOX.secrets[n].story]
    secrets = dealer.shuffled(n for n in fit if BOX.secrets[n].kind is Kind.SECRET)
    betrayals = dealer.shuffled(n for n in fit if BOX.secrets[n].kind is Kind.BETRAYAL)
    named = [op.card for op in story_ops(config) if isinstance(op, UseBetrayal)]
    if named:
        betrayals = (BOX.secret_number[named[0]],)
    aside = config.players * (1 if config.betrayer else 2)
    pool = dealer.shuffled((*secrets[:aside], betrayals[0]))
    state.secrets = pool[: config.players]
    rest = (*pool[config.players :], *secrets[aside:], *betrayals[1:])
    state.secret_box = tuple(sorted(rest))
    exile = [n for n in fit if BOX.secrets[n].kind is Kind.EXILE]
    state.exile_deck = Deck(dealer.shuffled(exile))


@cites("DW-SETUP-11", "DW-SETUP-12", "DW-SETUP-13", "DW-IMPROVE-02", "DW-RAXXON-03")
def _decks(state: DWState, dealer: Dealer) -> None:
    """Shuffles crises, crossroads, and what the modules add."""
    config = state.config
    state.crises = Deck(dealer.shuffled(_numbers(config, "crises")))
    cross = [n for n in _numbers(config, "crossroads") if _fit(config, BOX.crossroads[n])]
    state.crossroads = Deck(dealer.shuffled(cross))
    if config.improvements:
        deck = dealer.shuffled(range(len(BOX.improvements)))
        state.row = tuple((one, 0) for one in deck[:OPEN_IMPROVEMENTS])
        state.improvements = Deck(deck[OPEN_IMPROVEMENTS:])
    if config.raxxon:
        state.experiments = Deck(dealer.shuffled(range(len(BOX.experiments))))


def _fit(config: Setup, card: Crossroads) -> bool:
    return config.adult or not card.mature


@cites("DW-SETUP-14", "DW-SETUP-15", "DW-SETUP-23", "DW-MIX-02", "DW-MIX-03", "DW-RAXXON-02")
def _items(state: DWState, dealer: Dealer) -> None:
    """Deals starting items and lays a deck on every location."""
    config = state.config
    starting = dealer.shuffled(pile(config, "starting", 0))
    each = STARTING_TWO if config.players == 2 else STARTING
    count = config.players
    state.hands = tuple(
        tuple(sorted(starting[each * seat : each * (seat + 1)])) for seat in range(count)
    )
    state.starting_box = tuple(sorted(starting[each * count :]))
    places = (*TOWN, RAXXON) if config.raxxon else TOWN
    decks = list(state.items)
    for place in places:
        cards = dealer.shuffled(pile(config, PLACES[place].value, place))
        decks[place] = Deck(cards[:DECK_SIZE] if config.sets == "mixed" else cards)
    state.items = tuple(decks)


def pile(config: Setup, name: str, home: int) -> list[int]:
    """Lists the cards of a pile, from all sets in use."""
    piles = [BOX.decks[one].get(name, ()) for one in sets(config) if one in BOX.decks]
    if name == PLACES[RAXXON].value:  # the base set has none
        piles = [BOX.decks[CardSet.LONG_NIGHT][name]]
    return [code(title, home) for cards in piles for title, n in cards for _ in range(n)]


@cites("DW-SETUP-16", "DW-SETUP-Q7", "DW-SETUP-23", "DW-SETUP-Q3", "DW-SCENR-04")
def _survivors(state: DWState, dealer: Dealer) -> None:
    """Deals survivors to choose from: four each, or as many as the deck allows."""
    aside = [n for op in story_ops(state.config) if isinstance(op, SetAside) for n in op.ids]
    for name in aside:
        state.where[BOX.survivor_number[name]] = ASIDE
    fit = [n for n in _numbers(state.config, "survivors") if BOX.survivors[n].id not in aside]
    deck = dealer.shuffled(fit)
    count = state.config.players
    each = max(min(DEALT, len(deck) // count), LEAST_DEALT)
    state.dealt = tuple(tuple(sorted(deck[each * s : each * (s + 1)])) for s in range(count))
    state.people = Deck(deck[each * count :])
