"""Why something is not offered to a seat: the rule that stands in the way, and the fact."""

from collections.abc import Iterator

from horda.core.decisions import Choice
from horda.core.game import Refusal
from horda.games.zombicide.modules.skills import index
from horda.games.zombicide.modules.skills.after_dash import FreeAttack, with_free
from horda.games.zombicide.modules.skills.leading import Favour, with_favour
from horda.games.zombicide.papers.explain.actions import ACTIONS, OWN
from horda.games.zombicide.papers.explain.answers import not_offered
from horda.games.zombicide.papers.explain.base import Parts, Reason, no
from horda.games.zombicide.papers.explain.cars import CARS
from horda.games.zombicide.papers.explain.fights import FIGHTING
from horda.games.zombicide.papers.explain.mission_acts import MISSION_ACTS, MISSION_OWN
from horda.games.zombicide.papers.explain.mission_deeds import MISSION_DEEDS
from horda.games.zombicide.papers.explain.moments import ASKED_BY, MOMENTS, first, other_moment
from horda.games.zombicide.papers.explain.reading import sound
from horda.games.zombicide.papers.explain.skills import SKILLS
from horda.games.zombicide.papers.words import key as spelled
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.rules.turn import Turn

ANYBODYS: dict[str, Reason] = ACTIONS | FIGHTING | CARS | MISSION_ACTS | MISSION_DEEDS
"""What a free Action of any kind can be."""
REASONS: dict[str, Reason] = ANYBODYS | OWN | MISSION_OWN | SKILLS
"""By the verb of an option of a turn, the function that knows what stands in its way."""
LAST = "end-turn"


def verbs() -> Iterator[str]:
    """Names every verb that can be explained."""
    yield from (*REASONS, *MOMENTS, LAST)


def explain(state: ZState, seat: int, key: str) -> Refusal | None:
    """Says why an option is not offered; None where it is, or where the key means nothing."""
    verb, *parts = key.split(":")
    if verb not in verbs() or not sound(state.box, verb, parts) or state.result is not None:
        return None
    choice = next((one for one in state.open if one.seat == seat), None)
    if choice is None:
        return no("not-asked", "Z2-ROUND-02")
    if any(spelled(state.box, option) == key for option in choice.options):
        return None
    try:
        return _why(state, choice, verb, parts)
    except (ValueError, IndexError):  # a part is left out: the key means nothing
        return None


def _why(state: ZState, choice: Choice, verb: str, parts: Parts) -> Refusal:
    """Looks for the reason: in the open question first, then in the moment it belongs to."""
    wrong = not_offered(state, choice, verb, parts)
    if wrong is not None:
        return wrong
    frame = state.stack[-1]
    if isinstance(frame, Turn) and verb in REASONS:
        return _of_turn(state, frame.who, verb, parts)
    if isinstance(frame, Favour) and verb in REASONS:
        if verb not in ANYBODYS:
            return no("favour", "Z2-SKILL-54", "Z2-SKILL-Q33")
        return _of_turn(with_favour(state, frame.who), frame.who, verb, parts)
    if isinstance(frame, FreeAttack) and verb in FIGHTING:
        return _of_turn(with_free(state, frame.who, frame.kind), frame.who, verb, parts)
    return first(state, choice) if verb in REASONS or verb == LAST else other_moment(verb)


def _of_turn(state: ZState, who: int, verb: str, parts: Parts) -> Refusal:
    if state.people[who].zone == OUT:
        return no("gone", "Z2-MISSION-04")
    wrong = REASONS[verb](state, index(state), who, parts)
    return wrong or no("not-among", *ASKED_BY["z2-turn"])


__all__ = ["REASONS", "explain", "verbs"]
