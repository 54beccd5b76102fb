"""The program: measure, or write the pages anew."""

from typing import Annotated

import typer

import tools.figures
from tools.figures import bots, pages, rates, speed
from tools.figures.kept import FOLDER

app = typer.Typer(help=tools.figures.__doc__, invoke_without_command=True)


@app.callback()
def write(ctx: typer.Context) -> None:
    """Write the pages anew from what was measured."""
    if ctx.invoked_subcommand is None:
        _write()


def _write() -> None:
    for path in pages.PAGES:
        if pages.write(path):
            print(path)


@app.command()
def run(
    names: Annotated[list[str] | None, typer.Argument()] = None, games: int | None = None
) -> None:
    """Measure bots, and keep what comes of it."""
    for name in names or bots.COMMANDS:
        bots.measure(name, games)
        print(FOLDER / f"{name}.json", flush=True)


@app.command()
def bench(quick: bool = False) -> None:
    """Measure speed once, keep the run, and write the pages."""
    print(speed.measure(quick))
    _write()


@app.command(name="rates")
def rates_(games: Annotated[list[str] | None, typer.Argument()] = None, number: int = 20) -> None:
    """Measure quick bots at every scenario, of all games or those named."""
    for game in games or rates.GAMES:
        print(rates.measure(game, number), flush=True)


@app.command(name="list")
def list_() -> None:
    """Name the bots' figures with their commands."""
    for name, command in bots.COMMANDS.items():
        print(f"{name}: horda {command}")


if __name__ == "__main__":
    app()
