"""Objective cards on the board."""

from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story.places import door_at, named
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import story_of
from horda.games.zombicide.rules.state import NONE, ZState


def face_down(state: ZState) -> list[int]:
    """Lists the cards on the board that nobody has seen."""
    tale = fort(state).tale
    return [n for n in tale.cards if n not in (*tale.up, *tale.peeked)]


@cites("FH-OBJ-1", "FH-OBJ-9")
def card_zone(state: ZState, number: int) -> int:
    """Returns the Zone of an objective card; of one on a door, the room behind it."""
    card = story_of(state).card_of(number)
    if card.place is not None:
        return named(state.edition, state.config.scenario, card.place)
    zones = state.board.doors[door_of_card(state, number)].zones
    return next((zone for zone in zones if not state.board.zones[zone].street), zones[0])


def door_of_card(state: ZState, number: int) -> int:
    """Returns the door that an objective card lies on; none: it lies in a Zone."""
    card = story_of(state).card_of(number)
    return NONE if card.door is None else door_at(state, card.door)


def in_zones(state: ZState) -> dict[int, list[int]]:
    """Returns the face-down cards that an Action can reveal, by their Zone."""
    found: dict[int, list[int]] = {}
    tale = fort(state).tale
    for number in tale.cards:
        if number not in tale.up and door_of_card(state, number) == NONE:
            found.setdefault(card_zone(state, number), []).append(number)
    return found
