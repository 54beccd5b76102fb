"""Reading and changing how far the story has come."""

from typing import Any

from msgspec import UnsetType
from msgspec.structs import replace

from horda.games.zombicide.modules.fort_hendrix.setup import FhOptions
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried
from horda.games.zombicide.modules.fort_hendrix.story.script import Script, script
from horda.games.zombicide.modules.fort_hendrix.story.tale import Page
from horda.games.zombicide.rules.state import OUT, ZState

NOTHING = Carried()
INFECTED = "infection"
"""The special rule of Missions in which Infections take skills away."""


def change_tale(state: ZState, **fields: Any) -> None:
    """Changes the tale of a Mission."""
    own = fort(state)
    own.tale = replace(own.tale, **fields)


def page(state: ZState, who: int) -> Page:
    """Returns the campaign sheet of a Survivor."""
    pages = fort(state).tale.pages
    return pages[who] if who < len(pages) else Page()


def change_page(state: ZState, who: int, **fields: Any) -> Page:
    """Changes the campaign sheet of a Survivor, and returns it."""
    pages = [page(state, one) for one in range(len(state.people))]
    pages[who] = replace(pages[who], **fields)
    change_tale(state, pages=tuple(pages))
    return pages[who]


def carried_in(state: ZState) -> Carried:
    """Returns what earlier Missions left for this one."""
    config = state.config
    assert isinstance(config, FhOptions)
    return NOTHING if isinstance(config.carried, UnsetType) else config.carried


def flags(state: ZState) -> frozenset[str]:
    """Returns all that was noted, in this Mission and before."""
    return frozenset((*carried_in(state).flags, *fort(state).tale.flags))


def story_of(state: ZState) -> Script:
    """Returns the story of the Mission."""
    return script(state.edition, state.config.scenario)


def standing(state: ZState) -> list[int]:
    """Lists the Survivors that stand on the board."""
    return [who for who, person in enumerate(state.people) if person.zone != OUT]


def living(state: FhState) -> list[int]:
    """Lists the Survivors that are not dead: standing, lying or taken."""
    return [who for who in range(len(state.people)) if who not in state.dead]
