"""What skills that work once a turn have in common."""

from horda.core.decisions import Option
from horda.core.frames import Frame, Outcome, Push
from horda.core.game import Refusal
from horda.core.rulebook import cites
from horda.games.zombicide.modules.skills.move_events import SkillUsed
from horda.games.zombicide.papers.words import skill_name
from horda.games.zombicide.rules.people import ZRun, change, skills
from horda.games.zombicide.rules.points import ACTS
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import ZState


@cites("Z2-INTER-20")
def fresh(state: ZState, who: int, skill: int) -> bool:
    """Tells whether a Survivor has a skill and has not used it this turn."""
    return skill in skills(state, who) and skill not in state.people[who].used


def use(run: ZRun, who: int, skill: int) -> None:
    """Marks a skill as used this turn."""
    person = change(run.state, who, used=(*run.state.people[who].used, skill))
    run.emit(SkillUsed, person.card, skill)


def acting(run: ZRun, who: int, option: Option, frame: Frame) -> Outcome:
    """Returns the frame of an Action by a reaction, and behind it what comes of acting there."""
    then = run.trigger(ACTS, (who, option)) if ACTS in run.hooks.uses else None
    return frame if then is None else Push(frame, None, (then.child, *then.then))


def lacks(state: ZState, who: int, skill: int) -> Refusal | None:
    """Says that a Survivor does not have a skill, or has used it; None where it is fresh."""
    rule = state.box.skill(skill).rule
    if skill not in skills(state, who):
        return no("skill-none", rule, skill=skill_name(state.box, skill))
    if skill in state.people[who].used:
        return no("skill-used", rule, "Z2-INTER-20", skill=skill_name(state.box, skill))
    return None
