"""A campaign as a file: its own record, the games it links, and the one being played."""

import msgspec
from msgspec import Raw, Struct

from horda.core import record
from horda.core.errors import BadRecord, Code
from horda.core.record import Record

FORMAT = 1


class StoryFile(Struct, kw_only=True):
    """All records of a campaign."""

    campaign: Record
    games: list[Record] = []
    """The games that are over."""
    playing: Record | None = None
    """The game that the campaign waits for, where it has begun."""


class _Head(Struct):
    """What every format of such a file says of itself; the file of one game does not."""

    campaign_format: int


class _Parts(Struct, kw_only=True):
    """A file whose records are still to be read."""

    campaign: Raw
    games: list[Raw] = []
    playing: Raw = Raw(b"null")


_HEAD, _PARTS = msgspec.json.Decoder(_Head), msgspec.json.Decoder(_Parts)


def dumps(file: StoryFile) -> bytes:
    """Writes a campaign as JSON, so that people and diffs can read it."""
    games = ",\n".join(map(_written, file.games))
    parts = (
        f'"campaign_format": {FORMAT}',
        f'"campaign": {_written(file.campaign)}',
        f'"games": [{games}]',
        f'"playing": {_written(file.playing)}',
    )
    text = ",\n".join(parts)
    return f"{{{text}}}\n".encode()


def _written(one: Record | None) -> str:
    return "null" if one is None else record.dumps(one).decode().rstrip()


def loads(data: bytes, name: str = "campaign") -> StoryFile:
    """Reads a campaign; whatever is wrong with it is said in one line."""
    try:
        written = _HEAD.decode(data).campaign_format
        if written != FORMAT:
            what = f"{name}: format {written}, this program reads format {FORMAT}"
            raise BadRecord(Code.VERSION_DIFFERS, what)
        parts = _PARTS.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(Code.BAD_RECORD, f"{name}: {error}") from None
    playing = bytes(parts.playing)
    return StoryFile(
        campaign=record.loads(bytes(parts.campaign), name),
        games=[record.loads(bytes(game), name) for game in parts.games],
        playing=None if playing == b"null" else record.loads(playing, name),
    )
