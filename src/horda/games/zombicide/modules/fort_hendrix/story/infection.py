"""Infections: noted in every Mission, and in the last two they take skills away."""

from collections import Counter

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.moments import tell
from horda.games.zombicide.modules.fort_hendrix.story.tale import Page
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import (
    INFECTED,
    change_page,
    page,
)
from horda.games.zombicide.rules.adrenaline import FREE_ACTION, PLUS_1_ACTION
from horda.games.zombicide.rules.people import ZRun, change, note_brothers
from horda.games.zombicide.rules.points import LEARNED
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import Person, ZState

ORDINALS = ("first", "second", "third", "fourth")
ALL = 99
"""As many copies of a skill as anybody has."""


def infect(run: ZRun, who: int, amount: int) -> None:
    """Notes Infections, and takes what they take at once."""
    total = page(run.state, who).infections + amount
    change_page(run.state, who, infections=total)
    card = run.state.people[who].card
    run.emit(events.InfectedNow, card, total)
    tell(run, f"{ORDINALS[min(total, len(ORDINALS)) - 1]}_infection", card)
    weaken(run, who)


@cites("FH-INF-3", "FH-INF-Q2")
def cure(run: ZRun, who: int, amount: int) -> int:
    """Takes up to so many Infections away; returns how many, and gives skills back at once."""
    before = page(run.state, who).infections
    gone = min(before, amount)
    if not gone:
        return 0
    change_page(run.state, who, infections=before - gone)
    card = run.state.people[who].card
    run.emit(events.Cured, card, before - gone)
    if before == gone:
        tell(run, "infection_lost", card)
    weaken(run, who)
    return gone


@cites("FH-INF-1", "FH-INF-X1", "FH-INF-X2", "FH-INF-X3", "FH-INF-Q1")
def allowed_level(infections: int) -> int:
    """Returns the first danger level whose skills cannot be used."""
    return max(0, len(LEVELS) - infections)


@cites("FH-INF-1", "FH-INF-Q1")
def usable(box: Content, card: int, own: Page, skill: int) -> int:
    """Counts the copies of a skill that Infections leave: those of lower levels, and others."""
    levels = box.survivor_skills[card]
    if skill in own.skills or skill == own.lent or not any(skill in row for row in levels):
        return ALL
    return sum(row.count(skill) for row in levels[: allowed_level(own.infections)])


@cites("FH-INF-1", "FH-INF-2", "FH-INF-3", "FH-INF-Q1", "FH-INF-Q2", "FH-INF-Q3")
def weaken(run: ZRun, who: int) -> None:
    """Hides the skills of the own card that an Infection takes, and gives the others back."""
    state = run.state
    if INFECTED not in state.mission.special:
        return
    person, own = state.people[who], page(state, who)
    kept, hidden = _sorted_out(state.box, person.card, own, person.skills, Counter())
    back, left = _sorted_out(state.box, person.card, own, own.hidden, Counter(kept))
    change_page(state, who, hidden=(*left, *hidden))
    change(state, who, skills=(*back, *kept), **_actions(state, who, person, hidden, back))
    note_brothers(state)
    run.refresh_hooks()


def _sorted_out(
    box: Content, card: int, own: Page, skills: tuple[int, ...], known: Counter[int]
) -> tuple[list[int], list[int]]:
    """Parts skills that can be used, beside those that are known already, from the others."""
    fit, unfit = list[int](), list[int]()
    for skill in skills:
        known[skill] += 1
        (fit if known[skill] <= usable(box, card, own, skill) else unfit).append(skill)
    return fit, unfit


def _actions(
    state: ZState, who: int, person: Person, gone: list[int], back: list[int]
) -> dict[str, object]:
    """Returns the Actions of a turn as they are then: what is unspent goes, what is back comes."""
    if state.turn_of != who:
        return {}
    actions, free = person.actions, list(person.free)
    for skills, more in ((gone, -1), (back, 1)):
        for skill in skills:
            if skill == PLUS_1_ACTION:
                actions = max(0, actions + more)
            elif skill in FREE_ACTION:
                kind = FREE_ACTION[skill]
                free[kind] = max(0, free[kind] + more)
    return {"actions": actions, "free": tuple(free)}


@cites("FH-INF-2")
def _learned(run: ZRun, context: tuple[int, int]) -> None:
    """A skill of a level reached is chosen as ever, also one that cannot be used."""
    weaken(run, context[0])


INFECTION = Piece(
    INFECTED,
    (LEARNED.use(_learned),),
    ("FH-INF-1", "FH-INF-2", "FH-INF-3"),
    Rank.MISSION,
)
