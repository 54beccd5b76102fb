"""Questions: the rules that ask each of them, and what their arguments are."""

from msgspec import Struct


class Question(Struct, frozen=True):
    """A question that a frame may ask, by the id of its text."""

    rules: tuple[str, ...]
    fields: tuple[str, ...] = ()
    """What the arguments of its text are, by the names of fields."""
    debated: bool = False
    """The whole team talks about it before the player who is asked decides."""


QUESTIONS: dict[str, Question] = {}
"""By prompt; the module that asks a question registers it."""


def question(prompt: str, *rules: str, fields: tuple[str, ...] = (), debated: bool = False) -> None:
    """Registers a question."""
    QUESTIONS[prompt] = Question(rules, fields, debated)


def is_debated(prompt: str) -> bool:
    """Tells whether the whole team talks about a question first."""
    known = QUESTIONS.get(prompt)
    return known is not None and known.debated
