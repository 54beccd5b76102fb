"""Adrenaline, danger levels and the skills they bring."""

from collections import Counter
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import ORANGE, RED
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.goals import Look, won
from horda.games.zombicide.rules.options import Learn
from horda.games.zombicide.rules.paused import Paused, keepers
from horda.games.zombicide.rules.people import ZRun, change, note_brothers, room
from horda.games.zombicide.rules.points import LEARNED, LEARNS, LEVELLED, RED_REACHED
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import (
    COMBAT,
    DOOR,
    MACHINE,
    MELEE,
    MOVE,
    NONE,
    RANGED,
    SEARCH,
    Person,
    ZState,
)

question("z2-choose-skill", "Z2-ADR-05", "Z2-ADR-06", fields=("who",))

FREE_ACTION = {
    skill_id("plus_1_free_action:combat"): COMBAT,
    skill_id("plus_1_free_action:melee"): MELEE,
    skill_id("plus_1_free_action:ranged"): RANGED,
    skill_id("plus_1_free_action:move"): MOVE,
    skill_id("plus_1_free_action:search"): SEARCH,
    skill_id("break_in"): DOOR,
    skill_id("plus_1_free_action:machine"): MACHINE,
}
PLUS_1_ACTION = skill_id("plus_1_action")
STARTS_WITH_2 = skill_id("starts_with_2_ap")
HEAD_START = 2


class Gain(Frame, frozen=True):
    """A Survivor gains adrenaline and whatever its new level brings."""

    who: int
    points: int

    @cites("Z2-ADR-01", "Z2-ADR-02")
    def gain(self, run: ZRun) -> Outcome:
        """Counts the points."""
        state, person = run.state, run.state.people[self.who]
        if not self.points or person.escaped:
            return DONE
        total = person.adrenaline + self.points
        change(state, self.who, adrenaline=total)
        run.emit(events.Gained, person.card, self.points, total)
        return None

    @cites("Z2-ADR-03", "Z2-ADR-I2", "Z2-ADR-Q3")
    def rise(self, run: ZRun) -> Outcome:
        """Reaches the next level, if there is one to reach."""
        state, person = run.state, run.state.people[self.who]
        if person.level == RED:
            return Go("choose") if next_lap_level(state, self.who) else DONE
        if state.box.level(person.adrenaline) <= person.level:
            return DONE
        change(state, self.who, level=person.level + 1)
        run.emit(events.LevelReached, person.card, person.level + 1)
        if won(run, Look.LEVELS):
            return DONE
        return run.trigger(RED_REACHED if person.level + 1 == RED else LEVELLED, self.who)

    @cites("Z2-ADR-04", "Z2-ADR-05", "Z2-ADR-06", "Z2-ADR-Q5")
    def choose(self, run: ZRun) -> Outcome:
        """Offers the skills of the level; a single one comes by itself, none is passed over."""
        person = run.state.people[self.who]
        options: list[Option] = [Learn(skill) for skill in lap_skills(run.state.box, person)]
        if LEARNS in run.hooks.uses:
            options = run.query(LEARNS, self.who, options)
        if not options:
            return Go("rise")
        return Choice(person.seat, "z2-choose-skill", tuple(options), (person.card,))

    @cites("Z2-ADR-07", "Z2-ADR-09", "Z2-SKILL-G2")
    def learn(self, run: ZRun) -> Outcome:
        """Gives the skill; Actions it grants can be used in this very turn."""
        if isinstance(run.answer, Learn):
            learn(run, self.who, run.answer.skill)
        return Go("rise")

    steps = (gain, rise, choose, learn)


@cites("Z2-SKILL-01", "Z2-SKILL-02", "Z2-ADR-Q1", "Z2-SKILL-Q40", "Z2-INTER-05")
def learn(run: ZRun, who: int, skill: int) -> None:
    """Adds a skill to a Survivor."""
    state, person = run.state, run.state.people[who]
    owned = (*person.skills, skill)
    slots = person.slots + (NONE,) * (room(state.edition, owned) - len(person.slots))
    change(state, who, skills=owned, slots=slots)
    credit(run, who, skill)
    note_brothers(state)
    run.emit(events.Learned, person.card, skill)
    run.refresh_hooks()
    if LEARNED in state.edition.points:
        run.trigger(LEARNED, (who, skill))


def granted(purse: Person | Paused, skill: int) -> dict[str, Any]:
    """Returns the Actions of a turn with those that a new skill adds to it."""
    free = list(purse.free)
    if skill in FREE_ACTION:
        one_more(free, FREE_ACTION[skill])
    return {"actions": purse.actions + (skill == PLUS_1_ACTION), "free": tuple(free)}


@cites("Z2-ADR-09", "Z2-SKILL-G2", "Z2-SKILL-Q35")
def credit(run: ZRun, who: int, skill: int) -> None:
    """Adds what a new skill grants to the own turn, and to own turns that wait for extra ones."""
    places = [*keepers(run.frames, who)]
    if run.state.turn_of == who or NONE in places:
        change(run.state, who, **granted(run.state.people[who], skill))
    for at in places:
        if at != NONE:
            frame: Any = run.frames[at]
            paused = replace(frame.paused, **granted(frame.paused, skill))
            run.frames[at] = replace(frame, paused=paused)


@cites("Z2-ULTRA-01", "Z2-ULTRA-02", "Z2-ULTRA-03", "Z2-ULTRA-I1", "Z2-ULTRA-I2")
def next_lap_level(state: ZState, who: int) -> bool:
    """Goes on along the track past Red; returns whether a level was reached again.

    The level itself stays Red: only the marker starts anew with the points above 43.
    """
    person = state.people[who]
    if not state.config.ultrared:
        return False
    lap, adrenaline = person.lap, person.adrenaline
    if lap in (0, 1 + RED):
        lap, adrenaline = 1, adrenaline - state.box.adrenaline[RED]
        person = change(state, who, lap=lap, adrenaline=adrenaline)
    if state.box.level(adrenaline) < lap:
        return False
    change(state, who, lap=lap + 1)
    return True


@cites("Z2-ULTRA-04", "Z2-ULTRA-05", "Z2-ULTRA-Q1", "Z2-ULTRA-Q2", "Z2-ULTRA-Q3")
@cites("Z2-ULTRA-Q4")
def lap_skills(box: Content, person: Person) -> tuple[int, ...]:
    """Returns the skills a Survivor may choose from at the level it just reached."""
    level = person.lap - 1 if person.lap else person.level
    printed = box.survivor_skills[person.card]
    if not person.lap:
        return tuple(dict.fromkeys(printed[level]))
    missing = unlearnt(box, person)
    own = tuple(skill for skill in dict.fromkeys(printed[level]) if missing[skill])
    if own or missing or level < ORANGE:
        return own
    filled = ("", "skill")  # Brother in arms shares what its player says
    anything = (skill for skill in sorted(box.skill_entry) if box.skill(skill).open in filled)
    anything = (skill for skill in anything if skill != STARTS_WITH_2)
    return tuple(s for s in anything if box.skill(s).adds_up or s not in person.skills)


def unlearnt(box: Content, person: Person) -> Counter[int]:
    """Counts the skills of a Survivor's own card that it has not got yet."""
    printed = box.survivor_skills[person.card]
    return Counter(skill for skills in printed for skill in skills) - Counter(person.skills)


@cites("Z2-SKILL-36")
def first_adrenaline(owned: tuple[int, ...]) -> int:
    """Returns the adrenaline a Survivor begins the game with."""
    return HEAD_START * owned.count(STARTS_WITH_2)


def fresh_free(state: ZState, who: int, owned: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the free Actions a Survivor begins its turn with."""
    return _free_of(owned, len(state.people[who].free))


@lru_cache(maxsize=1 << 12)
def _free_of(owned: tuple[int, ...], kinds: int) -> tuple[int, ...]:
    free = [0] * kinds
    for skill in owned:
        if skill in FREE_ACTION:
            one_more(free, FREE_ACTION[skill])
    return tuple(free)


def one_more(free: list[int], kind: int) -> None:
    """Counts one more free Action of a kind; the last kinds are only there once there are any."""
    free += [0] * (kind + 1 - len(free))
    free[kind] += 1
