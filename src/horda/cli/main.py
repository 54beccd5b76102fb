"""The program `horda`: one module for each command."""

import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

import horda
from horda.cli.commands.bench import bench
from horda.cli.commands.check import check
from horda.cli.commands.db import db
from horda.cli.commands.export import export
from horda.cli.commands.games import games
from horda.cli.commands.mission import mission
from horda.cli.commands.play import play
from horda.cli.commands.replay import replay
from horda.cli.commands.rules import rules
from horda.cli.commands.serve import serve
from horda.cli.commands.show import show
from horda.cli.commands.simulate import simulate

app = typer.Typer(
    name="horda",
    help="Play zombie board games, let bots play them, and look into every game.",
    epilog="Exit codes: 0 all well, 1 a check failed or a replay differs, 2 bad input.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

for command in (games, play, serve, simulate, replay, check, show, export, rules, bench):
    app.command()(command)
app.add_typer(db, name="db")
app.add_typer(mission, name="mission")


def _version(wanted: bool) -> None:
    if wanted:
        print(horda.__version__)
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play zombie board games, let bots play them, and look into every game."""


def run(args: list[str] | None = None) -> int:
    """Runs the program; a wrong call ends in one line that names it, like any other bad input."""
    try:
        code = app(args, prog_name="horda", standalone_mode=False)
    except TyperException as error:
        said = error.format_message() if hasattr(error, "format_message") else str(error)
        print(f"horda: {said.rstrip('.')}. See: horda --help", file=sys.stderr)
        return int(getattr(error, "exit_code", 2))
    return code if isinstance(code, int) else 0


def entry() -> None:
    """The console script."""
    sys.exit(run())
