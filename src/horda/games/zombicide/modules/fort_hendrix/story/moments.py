"""Moments that the story remarks upon: they stop nothing and ask nothing."""

from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.script import book
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import carried_in, change_tale
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.state import NONE, ZState


def times_told(state: ZState, when: str) -> int:
    """Counts how often a moment was told in the campaign."""
    return dict(carried_in(state).shown).get(when, 0) + fort(state).tale.told.count(when)


def tell(run: ZRun, when: str, who: int = NONE, other: int = NONE, hour: int = 0) -> None:
    """Tells the next text of a moment: several of one moment come in turn."""
    state = run.state
    texts = [one.id for one in book(state.edition).moment if one.when == when]
    text = texts[times_told(state, when) % len(texts)]
    change_tale(state, told=(*fort(state).tale.told, when))
    run.emit(events.Moment, text, who, other, hour)
