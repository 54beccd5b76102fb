"""The program `horda`: one module for each command."""

import sys
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

import horda
from horda.cli import streams
from horda.cli.commands.bench import bench
from horda.cli.commands.campaign import campaign
from horda.cli.commands.check import check
from horda.cli.commands.db import db
from horda.cli.commands.export import export
from horda.cli.commands.games import games
from horda.cli.commands.house import house
from horda.cli.commands.mission import mission
from horda.cli.commands.play import play
from horda.cli.commands.replay import replay
from horda.cli.commands.rules import rules
from horda.cli.commands.serve import serve
from horda.cli.commands.show import show
from horda.cli.commands.simulate import simulate
from horda.cli.guard import refusal
from horda.cli.helping import PROGRAM, SpokenCommand, SpokenGroup, spoken, words_of
from horda.cli.params import Lang
from horda.cli.trouble import Exit, Trouble
from horda.cli.wrong_call import wrong_call

app = typer.Typer(
    name=PROGRAM,
    cls=SpokenGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

for command in (games, play, serve, simulate, replay, check, show, export, rules, bench):
    app.command(cls=SpokenCommand)(command)
app.add_typer(campaign, name="campaign")
app.add_typer(db, name="db")
app.add_typer(mission, name="mission")
app.add_typer(house, name="house")


def _version(wanted: bool) -> None:
    if wanted:
        print(horda.__version__)
        raise typer.Exit


@app.callback()
def main(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    lang: Lang = None,
) -> None:
    """Shows the help where no command is named."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def run(args: list[str] | None = None) -> int:
    """Runs the program; what it prints may be cut off or have no place, and nothing falls over."""
    streams.prepare()
    words = sys.argv[1:] if args is None else args
    try:
        code = _called(words)
        streams.flush()
    except BrokenPipeError:
        streams.drop()
        return streams.READER_LEFT
    except OSError as error:
        if not streams.is_full(error):
            raise
        streams.drop()
        trouble = Trouble("cli-cannot-write", file="stdout", why=error.strerror or "-")
        streams.complain(refusal(trouble, spoken(words)))
        return Exit.BAD_INPUT
    return code


def _called(args: list[str]) -> int:
    """Runs a command; a wrong call ends in one line that names it, like any other bad input."""
    try:
        code: Any = app(args, prog_name=PROGRAM, standalone_mode=False)
    except TyperException as error:
        streams.complain(f"{PROGRAM}: {wrong_call(error, words_of(spoken(args)))}")
        return int(getattr(error, "exit_code", Exit.BAD_INPUT))
    except SystemExit as left:
        # Typer ends the program itself where a reader has left, as if a check had failed.
        if isinstance(left.__context__, BrokenPipeError):
            raise BrokenPipeError from None
        raise
    return code if isinstance(code, int) else Exit.OK


def entry() -> None:
    """The console script."""
    sys.exit(run())
