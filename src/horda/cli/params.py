"""Arguments and options that several commands share; what they mean is said in `help.ftl`."""

from pathlib import Path
from typing import Annotated

import typer

from horda.cli.helping import root_language

Lang = Annotated[str | None, typer.Option("--lang", callback=root_language)]
Json = Annotated[bool, typer.Option("--json")]
Scenario = Annotated[str | None, typer.Option("--scenario", "-s")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o")]
Bots = Annotated[list[str] | None, typer.Option("--bot", "-b")]
Svg = Annotated[Path | None, typer.Option("--svg")]
RecordFile = Annotated[Path, typer.Argument()]
At = Annotated[int | None, typer.Option("--at")]
Seat = Annotated[str | None, typer.Option("--seat")]
