"""What holds in every position, whatever was played."""

from collections import Counter
from collections.abc import Iterable, Iterator

from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.modules.mission_rules.m25 import GIVEN
from horda.games.zombicide.modules.skills.finds import Pocket
from horda.games.zombicide.modules.skills.reactions import Spread
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.inventory import Arrange, Holding
from horda.games.zombicide.rules.memo import noted
from horda.games.zombicide.rules.people import on_board, room
from horda.games.zombicide.rules.piles import PILES, cards_of, in_play
from horda.games.zombicide.rules.rounds import DealStart
from horda.games.zombicide.rules.search import CarSearch, Draw
from horda.games.zombicide.rules.spawn import DrawCard, SpawnStep, abominations, zombie_cards
from horda.games.zombicide.rules.state import (
    CAR_SEATS,
    CARS,
    NONE,
    OUT,
    PIMPCAR,
    WRECK,
    Person,
    ZState,
)


def broken(state: ZState, *, whole: bool = True) -> Iterator[str]:
    """Yields what is wrong with a position; nothing for a sound one.

    One that is not `whole` may lack cards: somebody wrote it by hand.
    """
    yield from _board(state)
    yield from _people(state)
    yield from _companions(state)
    yield from _cars(state)
    yield from _equipment(state, whole)
    yield from _zombie_cards(state, whole)
    yield from _abominations(state, whole)


def _board(state: ZState) -> Iterator[str]:
    """Nobody is off the board, and no more figures stand on it than the box has."""
    board = state.board
    zones = len(board.zones)
    if len(state.zombies) != zones * state.kinds or len(state.noise) != zones:
        yield "the counters do not fit the board"
    for kind, zombie in enumerate(state.box.zombies):
        if on_board(state, kind) > zombie.figures:
            yield f"{on_board(state, kind)} {zombie.id} of {zombie.figures} figures"
    shut = 0 if state.edition.closing else board.start_doors & ~state.doors
    if state.doors & ~board.all_doors or shut:
        yield f"doors {state.doors:b}"
    if state.revealed >> len(board.buildings):
        yield f"buildings {state.revealed:b}"
    places = [token.zone for token in state.objectives] + [zone for zone, _ in state.spawns]
    places += list(state.crates)
    if not all(0 <= zone < zones for zone in places):
        yield "a token is off the board"
    if not 0 <= state.first < state.config.players:
        yield f"seat {state.first} is First Player"


def _people(state: ZState) -> Iterator[str]:
    """Survivors are on the board, alive while the game goes on, and owe no Actions."""
    zones = len(state.noise)
    for who, person in enumerate(state.people):
        name = state.box.survivors[person.card].id
        if (person.escaped or who in state.fallen) != (person.zone == OUT):
            yield f"{name} is in Zone {person.zone}, escaped: {person.escaped}"
        if not OUT <= person.zone < zones:
            yield f"{name} is in Zone {person.zone}"
        if person.zone != OUT and state.board.cut_off >> person.zone & 1:
            yield f"{name} stands where nobody can go"
        if person.health < (state.result is None) and who not in state.fallen:
            yield f"{name} has no Health left, and the game goes on"
        if person.actions < 0 or min(person.free) < 0:
            yield f"{name} owes Actions: {person.actions}, {person.free}"
        if not _risen(state.edition, person):
            yield f"{name}: level {person.level} with {person.adrenaline} adrenaline"


def _cars(state: ZState) -> Iterator[str]:
    """Cars stand in streets, and nobody sits in two places, or elsewhere than the car is."""
    seated = [who for car in state.cars for who in car.seats if who != NONE]
    if len(set(seated)) != len(seated):
        yield f"somebody sits twice: {seated}"
    for number, car in enumerate(state.cars):
        if car.zone != OUT and not state.board.streets >> car.zone & 1:
            yield f"car {number} stands in Zone {car.zone}, not in a street"
        if (car.crate and car.kind != PIMPCAR) or (car.drivable and car.kind == WRECK):
            yield f"car {number} is a {CARS[car.kind]}: {car}"
        if len(car.seats) != CAR_SEATS:
            yield f"car {number} has {len(car.seats)} seats"
        if any(who != NONE and state.people[who].zone != car.zone for who in car.seats):
            yield f"somebody sits in car {number} and is elsewhere"


def _companions(state: ZState) -> Iterator[str]:
    """Each Survivor of the box is in the game once, and a lone Companion on the board."""
    cards = [person.card for person in state.people] + [one.card for one in state.companions]
    if len(set(cards)) < len(cards):
        yield "a Survivor is in the game twice"
    for one in state.companions:
        name, known = state.box.survivors[one.card].id, NONE <= one.leader < len(state.people)
        if not known or (one.leader == NONE and not 0 <= one.zone < len(state.noise)):
            yield f"{name} is in Zone {one.zone}, led by {one.leader}"
    for number, car in enumerate(state.cars):
        led = [one for one in state.companions if one.leader in car.seats and one.leader != NONE]
        if len(led) > car.seats[1:].count(NONE):
            yield f"car {number} has no seats for {len(led)} Companions"


def _risen(edition: Edition, person: Person) -> bool:
    """A level may lag behind the adrenaline in the middle of a gain; only in Ultrared it leads."""
    known = 0 <= person.level < len(LEVELS) and len(person.slots) == room(edition, person.skills)
    return known and (person.lap > 0 or person.level <= edition.box.level(person.adrenaline))


def _equipment(state: ZState, whole: bool) -> Iterator[str]:
    """All equipment cards are somewhere, and none twice."""
    cards = [card for person in state.people for card in person.slots if card != NONE]
    cards += [card for car in state.cars for card in car.trunk]
    piles = [pile for pile in PILES(state.edition).values() if not pile.plays]
    cards += [card for pile in piles for card in getattr(state, pile.deck).left]
    outs = dict.fromkeys(("starting_out", *(pile.out for pile in piles)))
    cards += [card for out in outs for card in getattr(state, out)]
    cards += [*_in_question(state), *state.beside]
    with_ned = noted(state, GIVEN["molotov"]) - 1
    cards += [with_ned] if with_ned != NONE else []
    if _undealt(state):
        cards += cards_of(state, "starting")
    cards += [card for card in state.box.tokens if card not in cards]  # they lie beside the board
    yield from _differ("equipment card", cards, in_play(state), whole)


def _undealt(state: ZState) -> bool:
    """Tells whether the starting cards still lie beside the board."""
    frames = zip(state.stack, state.at, strict=True)
    return any(isinstance(one, DealStart) and at <= DealStart.index["deal"] for one, at in frames)


def _in_question(state: ZState) -> Iterator[int]:
    """Lists the cards that somebody is about to put somewhere."""
    for frame, at in zip(state.stack, state.at, strict=True):
        if isinstance(frame, Arrange) and frame.held != NONE:
            yield from (frame.held, *(frame.along or ()))
        if isinstance(frame, Pocket):
            yield frame.card
        if isinstance(frame, Holding):
            yield from frame.cards
        if isinstance(frame, CarSearch):
            yield from frame.aside
        if isinstance(frame, Draw):
            yield from frame.waiting or ()
            if frame.card != NONE and at <= Draw.index["look"]:
                yield frame.card


def _zombie_cards(state: ZState, whole: bool) -> Iterator[str]:
    """The Zombie cards in use are somewhere, and none twice."""
    cards = [*state.zombie_deck.left, *state.zombie_out]
    cards += _being_read(state)
    cards += [card for one in state.stack if isinstance(one, SpawnStep) for card in one.cards]
    drawn = [(*one.cards, *one.given) for one in state.stack if isinstance(one, Spread)]
    cards += [card for some in drawn for card in some]
    if state.result is None:  # a game that ends in the middle of a card leaves no frame
        yield from _differ("Zombie card", cards, zombie_cards(state.box, state.config.cards), whole)


def _being_read(state: ZState) -> Iterator[int]:
    """Lists the Zombie cards that are not discarded yet; Shooters come after that."""
    for frame, at in zip(state.stack, state.at, strict=True):
        if isinstance(frame, DrawCard) and frame.card != NONE and at <= frame.index["discard"]:
            yield frame.card


def _abominations(state: ZState, whole: bool) -> Iterator[str]:
    """The Abomination cards are somewhere; those on the board have been drawn."""
    if not state.edition.has("abominations"):
        return
    cards = [*state.abomination_deck.left, *state.abomination_out]
    yield from _differ("Abomination card", cards, abominations(state.config), whole)
    here = [kind for kind in state.box.abominations if on_board(state, kind)]
    if any(kind in state.abomination_deck.left for kind in here):
        yield "an Abomination stands on the board and lies in the deck"
    if len(here) > state.config.max_abominations:
        yield f"{len(here)} Abominations"


def _differ(
    what: str, cards: Iterable[int], all_cards: Iterable[int], whole: bool
) -> Iterator[str]:
    """Yields the cards that are doubled, and in a whole position those that are lost."""
    have, want = Counter(cards), Counter(all_cards)
    lost = want - have if whole else Counter[int]()
    if lost or have - want:
        yield f"{what}: lost {dict(lost)}, too many {dict(have - want)}"
