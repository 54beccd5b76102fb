"""Arguments and options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="en|pl", help="Language of the texts (else HORDA_LANG, else the system)."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Scenario = Annotated[
    str | None,
    typer.Option(
        "--scenario",
        "-s",
        help="Scenario (see `horda games`), or a file of your own (`horda mission`).",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A setting of the game (repeat)."),
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        "-b",
        metavar="SPEC",
        help="A bot such as greedy or mcts:iterations=400: once for all seats, once for each "
        "in order, or SEAT=SPEC.",
    ),
]
Svg = Annotated[
    Path | None, typer.Option("--svg", metavar="FILE", help="Write it as an SVG picture there.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game (JSON).")]
At = Annotated[int | None, typer.Option("--at", metavar="N", help="The position after N answers.")]
Seat = Annotated[
    str | None, typer.Option("--seat", metavar="NAME", help="Only what this seat may know.")
]
