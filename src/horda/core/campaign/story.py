"""A campaign with all its games: played, saved, branched and replayed whole."""

from collections.abc import Callable, Iterable
from typing import Any, Generic

from msgspec.structs import replace

from horda.core.campaign.contract import CS, TABLE, Chapter, next_game
from horda.core.campaign.engine import CampaignEngine, check_chapter
from horda.core.campaign.file import StoryFile
from horda.core.engine import Engine
from horda.core.errors import BadRecord, Code
from horda.core.events import Sink
from horda.core.record import Record
from horda.core.session import Session
from horda.core.state import Config

Engines = Callable[[str], Engine[Any]]
"""Finds the engine of a game by its id."""


class Story(Generic[CS]):
    """A campaign being played. Its own record tells all choices, those of games are linked."""

    def __init__(
        self, session: Session[CS], games: Iterable[Record] = (), playing: Record | None = None
    ) -> None:
        """`games` are found again by their digests; what no answer links is left out."""
        assert isinstance(session.engine, CampaignEngine)
        self.engine: CampaignEngine[CS] = session.engine
        self.session = session
        self.games: dict[str, Record] = {}
        self.playing = playing
        known = {record.digest: record for record in games}
        for linked in session.state.history:
            if linked.digest not in known:
                what = f"the game {linked.digest} is not in the file"
                raise BadRecord(Code.BAD_RECORD, what)
            self.games[linked.digest] = known[linked.digest]

    @classmethod
    def begin(
        cls, engine: CampaignEngine[CS], config: Config, seed: int, sink: Sink | None = None
    ) -> "Story[CS]":
        """Starts a campaign and takes it to its first question, or to its first game."""
        return cls(Session.begin(engine, config, seed, sink=sink))

    @property
    def chapter(self) -> Chapter | None:
        """The game that is waited for."""
        return next_game(self.session.state)

    def open_game(self, engines: Engines, seed: int, sink: Sink | None = None) -> Session[Any]:
        """Begins the game that is waited for, or goes on with it."""
        if self.chapter is None:
            raise BadRecord(Code.BAD_RECORD, "no game is waited for")
        engine = engines(self.chapter.game)
        if self.playing is not None:
            game = Session(engine, self.playing, sink)
            check_chapter(self.chapter, game)
            return game
        game = Session.begin(engine, engine.config(self.chapter.config), seed, sink=sink)
        self.playing = game.record
        return game

    def bring(self, played: Session[Any], sink: Sink | None = None) -> None:
        """Takes what a game that is over brings back, and links its record."""
        self.session.answer(self.engine.bring(self.session.state, played), sink)
        self.games[played.state.digest()] = played.record
        self.playing = None

    def branch(self, count: int) -> "Story[CS]":
        """Returns the campaign as it was after `count` answers, to go on another way."""
        standing = self.session.line.standing
        if not 0 <= count <= len(standing):
            raise BadRecord(Code.BAD_RECORD, f"no answer {count} of {len(standing)}")
        log = self.session.line.log(count)
        record = replace(self.session.record, log=log, digest="", result="")
        return Story(Session(self.engine, record), self.games.values())

    def verify(self, engines: Engines) -> list[Session[Any]]:
        """Plays every game again: each must bring what the campaign was told of it.

        Returns them in the order of the story.
        """
        games, standing = [], self.session.line.standing
        for index in [at for at, said in enumerate(standing) if said.seat == TABLE]:
            told = self.engine.read(standing[index].key)
            record = self.games[told.digest]
            played = Session(engines(record.game), record)
            answer = self.engine.bring(self.session.at(index), played)
            if answer.option != standing[index].key:
                what = f"the game of answer {index + 1} brings something else now"
                raise BadRecord(Code.REPLAY_DIFFERS, what)
            games.append(played)
        return games

    def file(self) -> StoryFile:
        """Returns all of it as it is kept."""
        games = list(self.games.values())
        return StoryFile(campaign=self.session.record, games=games, playing=self.playing)


def open_story(engine: CampaignEngine[CS], file: StoryFile) -> Story[CS]:
    """Goes on with a campaign from its file."""
    return Story(Session(engine, file.campaign), file.games, file.playing)
