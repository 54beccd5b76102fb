"""What is wrong with a call of the program, in the reader's language."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from horda.texts import Texts

EXTRA = re.compile(r"extra argument(?:\(s\))? \((?P<words>.*)\)$", re.DOTALL)
NUMBER = "int"
RANGE = ("greater_than_equal", "less_than_equal", "greater_than", "less_than")


class UnknownCommand(typer.BadParameter):
    """A command that is not there."""

    def __init__(self, name: str, known: Sequence[str], ctx: Any) -> None:
        super().__init__(name, ctx)
        self.near = get_close_matches(name, known) or list(known)


class Twice(typer.BadParameter):
    """An option that may be given once."""

    def __init__(self, option: str, ctx: Any) -> None:
        super().__init__(option, ctx)
        self.option = option


def wrong_call(error: Any, words: "Texts") -> str:
    """Says in one line what cannot be understood, and where the help is."""
    said = _said(error, words)
    ctx = getattr(error, "ctx", None)
    below = ctx.command_path.partition(" ")[2] if ctx else ""
    return words.say("help-wrong", what=said, call=f"horda {below}".strip())


def _said(error: Any, words: "Texts") -> str:
    if isinstance(error, UnknownCommand):
        return words.say("help-wrong-command", name=error.message, known=", ".join(error.near))
    if isinstance(error, Twice):
        return words.say("help-wrong-twice", name=error.option)
    extra = EXTRA.search(error.message)
    if extra:
        return words.say("help-wrong-extra", words=extra["words"])
    kind = type(error).__name__
    if kind == "MissingParameter":
        return words.say("help-wrong-missing", name=_name(error))
    if kind == "NoSuchOption":
        near = ", ".join(error.possibilities or ())
        return words.say("help-wrong-option", name=error.option_name, near=near or "none")
    if kind == "BadOptionUsage":
        needs = "missing" if "requires" in error.message else "many"
        return words.say(f"help-wrong-value-{needs}", name=error.option_name)
    return _bad_value(error, words)


def _bad_value(error: Any, words: "Texts") -> str:
    """A value that does not fit; the reader of values says which kind of fault it is."""
    param, cause = getattr(error, "param", None), error.__cause__
    faults = cause.errors() if hasattr(cause, "errors") else []
    if param is None or not faults:
        return words.say("help-wrong-other", what=error.format_message().rstrip("."))
    fault = faults[0]
    if fault["type"].startswith(NUMBER):
        return words.say("help-wrong-number", name=_name(error), value=str(fault["input"])[:40])
    if fault["type"] in RANGE:
        least, most = (str(one) if one is not None else "…" for one in (param.min, param.max))
        return words.say("help-wrong-range", name=_name(error), least=least, most=most)
    what = str(fault["msg"])
    return words.say("help-wrong-other", what=f"{_name(error)}: {what}")


def _name(error: Any) -> str:
    param = error.param
    if param is None:
        return "-"
    return str(param.opts[0] if param.param_type_name == "option" else param.name)
