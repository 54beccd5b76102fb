"""Help in the reader's language: what each command does and takes, from the Fluent files."""

import os
import shutil
import textwrap
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup

from horda.cli.wrong_call import Twice, UnknownCommand

if TYPE_CHECKING:
    from horda.texts import Texts

FILE = "help.ftl"
PROGRAM = "horda"
COMPLETING = "_HORDA_COMPLETE"
"""Set by shells that ask what may be typed next."""
WIDEST = 100
COLUMN = 26
"""Where the words about a parameter begin."""
Row = tuple[str, str]


class SpokenCommand(TyperCommand):
    """A command whose help is in Fluent and whose options may be given once."""

    def get_help(self, ctx: Any) -> str:
        """Returns the help in the language that was asked for."""
        return help_text(self, ctx)

    def get_help_option(self, ctx: Any) -> Any:
        """Returns the option that shows the help, in signs that the stream has."""
        return printing(super().get_help_option(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the words of the command line; an option that is there twice is refused."""
        refuse_twice(self, ctx, args)
        return super().parse_args(ctx, args)


class SpokenGroup(TyperGroup):
    """A group of commands; without one of them it shows its help."""

    def get_help(self, ctx: Any) -> str:
        """Returns the help in the language that was asked for."""
        return help_text(self, ctx)

    def get_help_option(self, ctx: Any) -> Any:
        """Returns the option that shows the help, in signs that the stream has."""
        return printing(super().get_help_option(ctx))

    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any
    ) -> Any:
        """Finds the language out before anything is read: the rest may be wrong."""
        if parent is None:
            extra.setdefault("obj", {"lang": spoken(args)})
            if COMPLETING in os.environ:
                fill(self, "", words_of(None))
        elif args and args[0].startswith("-"):  # `horda mission --lang pl`: known already
            args = _without_language(args)
        return super().make_context(info_name, args, parent, **extra)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Shows the help where nothing is said; an option that is there twice is refused."""
        if not args and not ctx.resilient_parsing:
            print(ctx.get_help())
            ctx.exit()
        refuse_twice(self, ctx, args)
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Finds the command that is meant."""
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            raise UnknownCommand(args[0], list(self.commands), ctx)
        return super().resolve_command(ctx, args)


def printing(option: Any) -> Any:
    """Lets an option print the help: typer's own way would write UTF-8 on any stream."""

    def show(ctx: Any, param: Any, wanted: bool) -> None:
        if wanted and not ctx.resilient_parsing:
            print(ctx.get_help())
            ctx.exit()

    option.callback = show
    return option


def spoken(args: Sequence[str]) -> str | None:
    """Returns the language that a command line asks for, however wrong it is otherwise."""
    for word, after in pairwise([*args, ""]):
        if word == "--lang":
            return after
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _without_language(args: list[str]) -> list[str]:
    """Leaves `--lang pl` out."""
    rest = [word for before, word in pairwise(["", *args]) if before != "--lang"]
    return [word for word in rest if word.partition("=")[0] != "--lang"]


def words_of(lang: str | None) -> "Texts":
    """Returns the texts of the help; an unknown language is the system's."""
    from horda.texts import Texts, choose_locale

    try:
        return Texts(choose_locale(lang), only=FILE)
    except ValueError:
        return Texts(choose_locale(), only=FILE)


def refuse_twice(command: TyperCommand | TyperGroup, ctx: Any, args: list[str]) -> None:
    """Refuses an option that is given twice but holds one value: which one is meant?"""
    if ctx.resilient_parsing:
        return
    order = command.make_parser(ctx).parse_args(args=[*args])[2]
    options = [param for param in order if param.param_type_name == "option"]
    for number, param in enumerate(options):
        if param in options[:number] and not getattr(param, "multiple", False):
            raise Twice(param.opts[0], ctx)


def help_text(command: TyperCommand | TyperGroup, ctx: Any) -> str:
    """Writes the whole help of a command."""
    words = words_of(language(ctx))
    path = _path(ctx)
    fill(command, path, words)
    params = command.get_params(ctx)
    for param in params:
        _fill(param, path, words)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    parts = [
        _usage(command, ctx, arguments, words),
        "\n\n".join(_wrapped(said, "") for said in (command.help or "").split("\n\n")),
        _section("help-arguments", [_argument(param) for param in arguments], words),
        _section("help-options", [_option(param) for param in options], words),
        _section("help-commands", list(_commands(command, path, words)), words),
        _wrapped(words.say("help-exit-codes"), "") if ctx.parent is None else "",
    ]
    return "\n\n".join(part for part in parts if part)


def fill(command: Any, path: str, words: "Texts") -> None:
    """Puts the words of one language into a command and all below it."""
    command.help = words.say(text_id(path))
    command.short_help = command.help.partition("\n")[0]
    for param in command.params:
        _fill(param, path, words)
    for name, one in getattr(command, "commands", {}).items():
        fill(one, f"{path}-{name}".lstrip("-"), words)


def _fill(param: Any, path: str, words: "Texts") -> None:
    key = text_id(path, param.name)
    if not words.has(key):  # said alike by several commands
        key = text_id("any", param.name)
    param.help = words.say(key)
    if words.has(f"{key}.value"):
        param.metavar = words.say(f"{key}.value")


def text_id(path: str, param: str = "") -> str:
    """Names the text about a command, or about one of its parameters."""
    return "-".join(
        part for part in ("help", path or PROGRAM, param.strip("_").replace("_", "-")) if part
    )


def language(ctx: Any) -> str | None:
    """Returns the language that was asked for; none: the system's."""
    return ctx.obj.get("lang") if isinstance(ctx.obj, dict) else None


def root_language(ctx: typer.Context, value: str | None) -> str | None:
    """Lets `horda --lang pl games` mean the same as `horda games --lang pl`."""
    return language(ctx) if value is None else value


def _path(ctx: Any) -> str:
    """Returns the names of a command and its group, without the program's."""
    return "" if ctx.parent is None else f"{_path(ctx.parent)}-{ctx.info_name}".lstrip("-")


def _usage(command: Any, ctx: Any, arguments: list[Any], words: "Texts") -> str:
    taken = [f"[{_name(a)}]" if not a.required else _name(a) for a in arguments]
    taken += [words.say("help-command-value")] if hasattr(command, "commands") else []
    path = f"{PROGRAM} {_path(ctx).replace('-', ' ')}".rstrip()
    pieces = " ".join((path, *taken, words.say("help-options-value")))
    return words.say("help-usage", call=pieces)


def _name(param: Any) -> str:
    return str(param.metavar or param.name.upper())


def _argument(param: Any) -> Row:
    return _name(param), param.help


def _option(param: Any) -> Row:
    short, long = (sorted(param.opts, key=len) if len(param.opts) > 1 else ("", param.opts[0]))[:2]
    value = "" if param.is_flag else f" {_name(param)}"
    return f"{short + ',' if short else '   '} {long}{value}", param.help


def _commands(command: Any, path: str, words: "Texts") -> Iterator[Row]:
    for name, one in getattr(command, "commands", {}).items():
        yield name, one.short_help


def _section(title: str, rows: list[Row], words: "Texts") -> str:
    if not rows:
        return ""
    lines = [words.say(title)]
    for name, said in rows:
        left = f"  {name}"
        gap = " " * COLUMN
        begin = f"{left:{COLUMN}}" if len(left) < COLUMN - 1 else f"{left}\n{gap}"
        lines.append(begin + _wrapped(said, gap).lstrip())
    return "\n".join(lines)


def _wrapped(said: str, indent: str) -> str:
    """Folds a text at the edge of the terminal."""
    width = min(WIDEST, max(50, shutil.get_terminal_size().columns))
    return textwrap.fill(
        " ".join(said.split()),
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
