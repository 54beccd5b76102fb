"""Adrenaline, danger levels and the skills they bring."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.zombicide import events
from horda.games.zombicide.content import RED
from horda.games.zombicide.options import Learn
from horda.games.zombicide.people import ZRun, change
from horda.games.zombicide.state import (
    BOX,
    COMBAT,
    DOOR,
    MELEE,
    MOVE,
    RANGED,
    SEARCH,
    ZState,
)

FREE_ACTION = {
    BOX.skill_ids["plus_1_free_action:combat"]: COMBAT,
    BOX.skill_ids["plus_1_free_action:melee"]: MELEE,
    BOX.skill_ids["plus_1_free_action:ranged"]: RANGED,
    BOX.skill_ids["plus_1_free_action:move"]: MOVE,
    BOX.skill_ids["plus_1_free_action:search"]: SEARCH,
    BOX.skill_ids["break_in"]: DOOR,
}
PLUS_1_ACTION = BOX.skill_ids["plus_1_action"]


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
        person = run.state.people[self.who]
        if person.level == RED or BOX.level(person.adrenaline) <= person.level:
            return DONE
        change(run.state, self.who, level=person.level + 1)
        run.emit(events.LevelReached, person.card, person.level + 1)
        return None

    @cites("Z2-ADR-04", "Z2-ADR-05", "Z2-ADR-06", "Z2-ADR-Q5")
    def choose(self, run: ZRun) -> Outcome:
        """Offers the skills of the level; a single one comes by itself."""
        person = run.state.people[self.who]
        choices = BOX.survivor_skills[person.card][person.level]
        options = tuple(Learn(skill) for skill in dict.fromkeys(choices))
        return Choice(person.seat, "z2-choose-skill", options, (person.card,))

    @cites("Z2-ADR-07", "Z2-ADR-09", "Z2-SKILL-G2")
    def learn(self, run: ZRun) -> Outcome:
        """Gives the skill; Actions it grants can be used in this very turn."""
        learn(run, self.who, run.answer.skill)
        return Go("rise")

    steps = (gain, rise, choose, learn)


@cites("Z2-SKILL-01", "Z2-SKILL-02", "Z2-ADR-Q1", "Z2-SKILL-Q40")
def learn(run: ZRun, who: int, skill: int) -> None:
    """Adds a skill to a Survivor."""
    state, person = run.state, run.state.people[who]
    actions, free = person.actions, list(person.free)
    if state.turn_of == who:
        actions += skill == PLUS_1_ACTION
        if skill in FREE_ACTION:
            free[FREE_ACTION[skill]] += 1
    change(state, who, skills=(*person.skills, skill), actions=actions, free=tuple(free))
    run.emit(events.Learned, person.card, skill)
    run.refresh_hooks()


def fresh_free(state: ZState, who: int, owned: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the free Actions a Survivor begins its turn with."""
    free = [0] * len(state.people[who].free)
    for skill in owned:
        if skill in FREE_ACTION:
            free[FREE_ACTION[skill]] += 1
    return tuple(free)
