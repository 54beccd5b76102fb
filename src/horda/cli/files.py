"""Reads records and positions, and writes files so that a crash never leaves half of one."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, ENOENT
from pathlib import Path
from typing import Any

from horda.cli.trouble import Trouble
from horda.core import checks, record
from horda.core.engine import Engine
from horda.core.errors import BadPosition, BadRecord, Code, HordaError
from horda.core.session import Session
from horda.games import registry

TEXT = "utf-8-sig"
"""Some editors put a mark before the text."""


CAMPAIGN, HEAD = b'"campaign_format"', 200
"""What a campaign's file says of itself, and in how many of its first bytes."""
LARGEST = 2**26
"""Bytes of a record; some files never end."""
LARGEST_TEXT = 2**20
"""Bytes of a position or a scenario, which somebody writes by hand."""


def read(path: Path, most: int = LARGEST) -> bytes:
    """Reads a file, or says why it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:  # a name with a zero in it is a ValueError
        why = _why(error) if isinstance(error, OSError) else str(error)
        raise Trouble("cli-cannot-read", file=str(path), why=why) from None
    _check_size(path, data, most)
    return data


def _check_size(path: Path, data: bytes, most: int) -> None:
    if len(data) > most:
        raise Trouble("cli-too-large", file=str(path), most=most // 2**20)


def read_text(path: Path) -> str:
    """Reads a file of text."""
    return _decoded(path, read(path, LARGEST_TEXT))


def _decoded(path: Path, data: bytes) -> str:
    try:
        return data.decode(TEXT)
    except UnicodeDecodeError:
        raise Trouble("cli-cannot-read", file=str(path), why="not UTF-8") from None


def write(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    write_all({path: data})


def write_all(contents: dict[Path, bytes]) -> None:
    """Writes several files whole, or none of them."""
    drafts: dict[Path, Path] = {}
    try:
        for path, data in contents.items():
            try:
                drafts[path] = _draft(path, data)
            except OSError as error:
                raise Trouble("cli-cannot-write", file=str(path), why=_why(error)) from None
        for path, draft in drafts.items():
            try:
                draft.replace(path)
            except OSError as error:
                raise Trouble("cli-cannot-write", file=str(path), why=_why(error)) from None
    finally:
        for draft in drafts.values():
            draft.unlink(missing_ok=True)


def check_writable(path: Path) -> None:
    """Refuses a place where no file can be made, before any work is done for it."""
    if not path.parent.is_dir():
        raise Trouble("cli-cannot-write", file=str(path), why=os.strerror(ENOENT))
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise Trouble("cli-cannot-write", file=str(path), why=os.strerror(EACCES))


def _draft(path: Path, data: bytes) -> Path:
    """Writes a file beside the place where it belongs, on the disk and not in memory only."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp lets nobody else read; a saved game is an ordinary file.
        Path(name).chmod(0o666 & ~_umask())
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    return Path(name)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__


def is_record(data: bytes) -> bool:
    """Tells a record from a position file by its first sign."""
    return data.lstrip()[:1] == b"{"


def is_campaign(data: bytes) -> bool:
    """Tells the file of a campaign from that of one game."""
    return CAMPAIGN in data[:HEAD]


def load_record(path: Path, data: bytes | None = None) -> record.Record:
    """Reads a record without playing it; the file of a campaign has commands of its own."""
    found = read(path) if data is None else data
    if is_campaign(found):
        raise Trouble("cli-campaign-file", file=str(path))
    with about(path, BadRecord(Code.BAD_RECORD, "")):
        return record.loads(found, str(path))


def open_record(path: Path, data: bytes | None = None) -> Session[Any]:
    """Reads a record and replays it, verifying every digest."""
    loaded = load_record(path, data)
    with about(path, BadRecord(Code.BAD_RECORD, "")):
        return Session(registry.engine(loaded.game), loaded)


def load_position(path: Path, data: bytes | None = None) -> tuple[Engine[Any], checks.PositionFile]:
    """Reads a position file; the rules it names must be known."""
    text = read(path, LARGEST_TEXT) if data is None else data
    _check_size(path, text, LARGEST_TEXT)
    with about(path):
        file = checks.read(_decoded(path, text), str(path))
        engine = registry.engine(file.game)
        named = [*file.rules, *(rule for play in file.play for rule in play.rules)]
        unknown = [rule for rule in named if rule not in engine.game.rulebook]
        if unknown:
            what = f"no rule {', '.join(unknown)} in {file.game}"
            raise BadPosition(Code.BAD_POSITION, what)
        if type(file.setup.get("seed", 1)) is not int:
            raise BadPosition(Code.BAD_POSITION, "setup.seed is not a whole number")
        return engine, file


def open_position(path: Path, data: bytes | None = None) -> tuple[Engine[Any], Any]:
    """Reads a position file and lays its position out."""
    engine, file = load_position(path, data)
    with about(path):
        return engine, checks.start(engine, file)


@contextmanager
def about(path: Path, nonsense: HordaError | None = None) -> Iterator[None]:
    """Lets every refusal name the file, and turns what a game stumbles over into one."""
    kind = nonsense or BadPosition(Code.BAD_POSITION, "")
    try:
        yield
    except HordaError as error:
        if error.what.startswith(f"{path}: "):
            raise
        what = f"{path}: {error.what}"
        raise type(error)(error.code, what, rules=error.rules, why=error.why) from error
    except Trouble:
        raise
    except Exception as error:  # a game may stumble over anything in a file that says nonsense
        raise type(kind)(kind.code, f"{path}: {type(error).__name__}: {error}") from error
