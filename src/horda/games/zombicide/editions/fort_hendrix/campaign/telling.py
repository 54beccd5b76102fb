"""When the texts of the campaign are told, by what is known between two Missions."""

from typing import TYPE_CHECKING, Any

from horda.core.run import Run
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.fort_hendrix.campaign.events import Told
from horda.games.zombicide.modules.fort_hendrix.story.script import Book, book
from horda.games.zombicide.modules.fort_hendrix.story.words import Cond

if TYPE_CHECKING:
    from horda.games.zombicide.editions.fort_hendrix.campaign.state import BannerState, Member


def the_book() -> Book:
    """Returns what holds for the whole campaign."""
    return book(FORT_HENDRIX)


def living(state: "BannerState") -> "list[Member]":
    """Lists those of the team who are not dead; the places of the dead are filled later."""
    return [one for one in state.team if one.sheet.survivor not in state.dead]


def holds(state: "BannerState", cond: Cond | None) -> bool:
    """Tells whether a condition of a text holds; none is no condition."""
    if cond is None:
        return True
    name, said = cond.said[0]
    return _test(state, name, said)


def _test(state: "BannerState", name: str, said: Any) -> bool:
    sick = [one.sheet.infections > 0 for one in living(state)]
    if name == "flag":
        return said in state.flags
    if name == "mission_played":
        return said in state.played
    if name in ("all", "any"):
        found = [holds(state, one) for one in said]
        return all(found) if name == "all" else any(found)
    if name == "not_":
        return not holds(state, said)
    facts = {
        "infected": any(sick),
        "all_infected": bool(sick) and all(sick),
        "dead_any": bool(state.dead),
    }
    return bool(facts[name] == said)


def tell_mission(run: Run["BannerState"], mission: str, when: str) -> None:
    """Tells the briefing of a Mission, or how it ended."""
    for one in the_book().tell:
        if (one.mission, one.when) == (mission, when) and holds(run.state, one.cond):
            run.emit(Told, f"fh-{when}-{mission}-{one.number}")


def tell_moment(run: Run["BannerState"], when: str, who: str, other: str = "") -> None:
    """Tells the next text of a moment: several of one moment come in turn."""
    texts = [one.id for one in the_book().moment if one.when == when]
    shown = dict(run.state.shown)
    run.emit(Told, f"fh-moment-{texts[shown.get(when, 0) % len(texts)]}", who, other)
    note_shown(run.state, (when,))


def note_shown(state: "BannerState", moments: tuple[str, ...]) -> None:
    """Counts moments that were told."""
    shown = dict(state.shown)
    for when in moments:
        shown[when] = shown.get(when, 0) + 1
    state.shown = tuple(sorted(shown.items()))


def tell_end(run: Run["BannerState"], ending: str) -> None:
    """Tells the epilogue of an ending."""
    for one in the_book().epilogue:
        if one.ending == ending:
            run.emit(Told, f"fh-epilogue-{one.id}")


def tell_codas(run: Run["BannerState"], ending: str) -> None:
    """Tells every coda of an ending whose condition holds, in the order of the book."""
    for one in the_book().coda:
        if ending in one.endings and holds(run.state, one.cond):
            run.emit(Told, f"fh-coda-{one.id}")
