"""Why something is not offered to a seat: the rule that stands in the way, and the fact."""

from collections.abc import Iterator

from horda.core.decisions import Choice, Option
from horda.core.game import Refusal
from horda.games.zombicide.modules.skills import index
from horda.games.zombicide.modules.skills.after_dash import FreeAttack, with_free
from horda.games.zombicide.modules.skills.leading import Favour, with_favour
from horda.games.zombicide.papers.explain.answers import not_offered
from horda.games.zombicide.papers.explain.moments import TURN, first, other_moment
from horda.games.zombicide.papers.explain.reading import Unreadable, kinds, read
from horda.games.zombicide.papers.places import key_now
from horda.games.zombicide.papers.words import key as spelled
from horda.games.zombicide.rules.deed import BY_VERB, DEEDS
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.questions import QUESTIONS
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.rules.turn import Turn

FIGHTS = ("melee", "shoot")
LAST = "end-turn"


def verbs() -> Iterator[str]:
    """Names every verb that can be explained."""
    yield from (*kinds(), "pass")


def explain(state: ZState, seat: int, key: str) -> Refusal | None:
    """Says why an option is not offered; None where it is, or where the key means nothing."""
    verb = key.partition(":")[0]
    if verb not in verbs() or state.result is not None:
        return None
    if not spoken(state.edition, verb):
        return None
    choice = next((one for one in state.open if one.seat == seat), None)
    option = understood(state, key)
    if option is None:
        return None
    if choice is None:
        return no("not-asked", "Z2-ROUND-02")
    if any(_spelled(state, one) == key for one in choice.options):
        return None
    return _why(state, choice, verb, option)


def spoken(edition: Edition, verb: str) -> bool:
    """Tells whether a verb means anything in an edition."""
    if verb in BY_VERB:
        return BY_VERB[verb].played(edition)
    rules = kinds()[verb].moment[1:] if verb in kinds() else ()
    book = edition.rulebook
    return not rules or any(rule in book for rule in book.named(rules))


def understood(state: ZState, key: str) -> Option | None:
    """Reads the key of an option; None where it means nothing."""
    verb, *parts = key.split(":")
    try:
        return read(state, verb, parts)
    except Unreadable:
        return None


def _spelled(state: ZState, option: Option) -> str:
    return key_now(state.board, spelled(state.box, option))


def _why(state: ZState, choice: Choice, verb: str, option: Option) -> Refusal:
    """Looks for the reason: in the open question first, then in the moment it belongs to."""
    wrong = not_offered(state, choice, verb, option)
    if wrong is not None:
        return wrong
    frame = state.stack[-1]
    if isinstance(frame, Turn) and verb in BY_VERB:
        return _of_turn(state, frame.who, option)
    if isinstance(frame, Favour) and verb in BY_VERB:
        if not BY_VERB[verb].anybodys:
            return no("favour", "Z2-SKILL-54", "Z2-SKILL-Q33")
        return _of_turn(with_favour(state, frame.who), frame.who, option)
    if isinstance(frame, FreeAttack) and verb in FIGHTS:
        return _of_turn(with_free(state, frame.who, frame.kind), frame.who, option)
    return first(state, choice) if verb in BY_VERB or verb == LAST else other_moment(option)


def _of_turn(state: ZState, who: int, option: Option) -> Refusal:
    if state.people[who].zone == OUT:
        return no("gone", "Z2-MISSION-04")
    wrong = DEEDS[type(option)].why_not(state, index(state), who, option)
    return wrong or no("not-among", *QUESTIONS[TURN].rules)


__all__ = ["explain", "spoken", "understood", "verbs"]
