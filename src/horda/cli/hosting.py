"""What all commands about the server begin with: is it installed, and how is it set up?"""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from horda.cli.trouble import Trouble

if TYPE_CHECKING:
    from horda.server.ops.settings import Settings

NEEDED = ("alembic", "argon2", "itsdangerous", "litestar", "sqlalchemy", "structlog", "uvicorn")

Database = Annotated[str | None, typer.Option("--database")]
Data = Annotated[Path | None, typer.Option("--data")]
ConfigFile = Annotated[Path | None, typer.Option("--config", "-c")]


def load_settings(file: Path | None, given: dict[str, Any]) -> "Settings":
    """Reads the settings: defaults < file < environment < what was given."""
    for name in NEEDED:
        if find_spec(name) is None:
            raise Trouble("cli-no-server", what=name)
    from horda.server.ops import settings

    try:
        return settings.load(file, options=given)
    except settings.BadSettings as error:
        raise Trouble("cli-bad-settings", what=str(error)) from None
