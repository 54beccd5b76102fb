"""Whole campaigns: files of strangers played through, branches, files written."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from horda.core.campaign import Story, file, open_story
from horda.core.errors import BadRecord, Code
from horda.core.record import Record
from horda.core.session import Session
from horda.games import registry
from horda.server.problems import Problem
from horda.server.tables import foreign
from horda.server.tables.trouble import TableError
from horda.server.work.bringing_in import Brought, check_beginning, packed
from horda.server.work.task import LongTask

MOST_GAMES = 100
"""More games than any campaign has, in a file that a stranger brings."""
_RECORD = msgspec.json.Decoder(Record)


class BroughtStory(Struct, frozen=True, array_like=True):
    """A campaign that was played through with its games, and may become tables."""

    campaign: Brought
    games: list[Brought]
    """In the order of the story; the last one may still be played."""


class BringStory(LongTask, frozen=True):
    """Play a stranger's campaign through, with all its games."""

    untrusted = True
    data: bytes

    def run(self) -> bytes:
        """Returns what became of it; whatever is wrong with it is a refusal."""
        found = file.loads(self.data)
        records = [found.campaign, *found.games, *([found.playing] if found.playing else [])]
        if len(records) > MOST_GAMES:
            raise TableError(Problem.TOO_LARGE, f"at most {MOST_GAMES} games")
        if found.campaign.position is not None:
            # It could wait for any game, set up by anything: nobody has tried those setups.
            raise BadRecord(Code.BAD_RECORD, "a campaign is played from its beginning")
        for one in records:
            foreign.check(one)
        sessions = foreign.tried(lambda: _played(found))
        story, *games = (msgspec.msgpack.decode(packed(one), type=Brought) for one in sessions)
        return msgspec.msgpack.encode(BroughtStory(story, games))


def _played(found: file.StoryFile) -> list[Session[Any]]:
    story: Story[Any] = open_story(registry.campaign(found.campaign.game), found)
    sessions = [story.session, *story.verify(registry.engine)]
    if found.playing is not None:
        sessions.append(story.open_game(registry.engine, 0))
    for session in sessions:
        foreign.shown(foreign.seen(foreign.sound(session)))
        check_beginning(session)
    return sessions


class Branch(LongTask, frozen=True):
    """Begin a campaign that goes on after some answers of another one."""

    record: bytes
    """With those answers, as JSON."""
    key: str
    """What hidden things are dealt anew from; empty: all stays as it was."""

    def run(self) -> bytes:
        """Returns the campaign that begins there."""
        record = _RECORD.decode(self.record)
        session = Session(registry.campaign(record.game), record)
        if self.key and session.state.result is None:
            session.rekey(self.key)
        return packed(session)


class WriteStory(LongTask, frozen=True):
    """The file of a campaign."""

    campaign: bytes
    games: list[bytes]
    playing: bytes
    """Empty: no game is played just now."""

    def run(self) -> bytes:
        """Returns it as people can read it."""
        return file.dumps(
            file.StoryFile(
                campaign=_RECORD.decode(self.campaign),
                games=[_RECORD.decode(game) for game in self.games],
                playing=_RECORD.decode(self.playing) if self.playing else None,
            )
        )
