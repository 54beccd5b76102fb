"""Log lines as JSON or for people, without anything that must stay secret."""

import logging
import sys
import traceback
from collections.abc import Mapping
from typing import Any, Literal, TextIO

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

HIDDEN = "***"
SECRETS = frozenset(
    {
        "answer",
        "authorization",
        "body",
        "config",
        "cookie",
        "cookies",
        "email",
        "handle",
        "hash",
        "headers",
        "invitation",
        "key",
        "option",
        "options",
        "passphrase",
        "password",
        "phrase",
        "position",
        "query",
        "secret",
        "seed",
        "state",
        "token",
        "view",
    }
)
"""Names whose values are never written: keys and states could tell a hidden card."""
LONGEST = 500


def set_up(
    form: Literal["console", "json"] = "console", level: str = "info", stream: TextIO | None = None
) -> None:
    """Sends all log lines of the process through one filter and to one place."""
    target = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _spell_out_exceptions,
        _hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(target)
    handler.setFormatter(_formatter(form, shared, target))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    _quieten()


def _formatter(form: str, shared: list[Processor], target: TextIO) -> logging.Formatter:
    last: Processor = structlog.processors.JSONRenderer(sort_keys=True)
    if form == "console":
        last = structlog.dev.ConsoleRenderer(colors=target.isatty())
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[_first_line, *shared],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
    )


def _quieten() -> None:
    """Lets other libraries speak through us; those that would write whole URLs stay silent."""
    for name in ("uvicorn", "uvicorn.error", "litestar", "sqlalchemy", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    for name in ("alembic", "uvicorn.access", "uvicorn.error", "sqlalchemy.engine", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _spell_out_exceptions(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Writes where an exception came from, but not what it says.

    Its words may hold a row of the database or the option of a seat; only those of the
    operating system are safe.
    """
    info = event.pop("exc_info", None)
    error = _error(info)
    if error is not None:
        event["error"] = type(error).__name__
        if isinstance(error, OSError) and error.strerror:
            event["cause"] = error.strerror
        frames = traceback.extract_tb(error.__traceback__)
        event["where"] = " < ".join(f"{f.name} {f.filename}:{f.lineno}" for f in frames[:-9:-1])
    return event


def _first_line(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Cuts lines of other libraries: asyncio, for one, shows an exception below its message."""
    event["event"] = str(event["event"]).partition("\n")[0]
    return event


def _error(info: object) -> BaseException | None:
    if isinstance(info, BaseException):
        return info
    if isinstance(info, tuple):
        return info[1] if isinstance(info[1], BaseException) else None
    return sys.exc_info()[1] if info else None


def _hide_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    for name, value in event.items():
        if not name.startswith("_"):  # those are structlog's own
            event[name] = _shown(name, value)
    return event


def _shown(name: str, value: object) -> Any:
    if name.lower() in SECRETS:
        return HIDDEN
    if isinstance(value, Mapping):
        return {str(key): _shown(str(key), inner) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_shown("", inner) for inner in value]
    if isinstance(value, BaseException):
        return type(value).__name__
    if isinstance(value, str):
        # A path of a stranger could write lines of its own, or colour ours.
        return "".join(sign if sign.isprintable() else "?" for sign in value[:LONGEST])
    if value is None or isinstance(value, bool | int | float):
        return value
    return f"<{type(value).__name__}>"  # a struct or a request would show all it holds
