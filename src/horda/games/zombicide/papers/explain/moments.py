"""Why an answer to one question is not offered at another, and which question is open."""

from horda.core.decisions import Choice, Option
from horda.core.game import Refusal
from horda.core.words import Text
from horda.games.zombicide.papers.words import asked
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.questions import QUESTIONS
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import ZState

PASS = ("pass", "Z2-SKILL-G4")
"""When one may pass: it is an option of the core, and has no moment of its own."""
TURN = "z2-turn"


def asked_by(choice: Choice) -> tuple[str, ...]:
    """Returns the rules that ask the open question."""
    return QUESTIONS.get(choice.prompt, QUESTIONS[TURN]).rules


def other_moment(option: Option) -> Refusal:
    """Says when an option is offered, which is not now."""
    name, *rules = option.moment if isinstance(option, ZOption) else PASS
    return no("moment", *rules, moment=Text(f"z2-moment-{name}"))


def first(state: ZState, choice: Choice) -> Refusal:
    """Says that the open question comes first."""
    return no("first", *asked_by(choice), question=asked(state.box, choice))
