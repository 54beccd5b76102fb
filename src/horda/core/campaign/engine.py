"""Plays a campaign: as any game, but for the games it waits for."""

from typing import Any

import msgspec

from horda.core.campaign.contract import CS, TABLE, Brought, Campaign, Chapter, next_game
from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.errors import BadRecord, Code, IllegalAnswer
from horda.core.events import Sink
from horda.core.run import Run
from horda.core.session import Session

WORD = Brought().verb + ":"
_DECODER = msgspec.json.Decoder(Brought)
LONGEST = 80
"""So much of a wrong answer is repeated."""


class CampaignEngine(Engine[CS]):
    """Plays one campaign by its rules, and takes what its games bring back."""

    game: Campaign[CS]

    def bring(self, state: CS, played: Session[Any]) -> Answer:
        """Returns the answer of the table: what a game that was just played brings back.

        Another game than the one waited for, another setup, or one that is not over is refused.
        """
        chapter, result = next_game(state), played.state.result
        if chapter is None:
            raise IllegalAnswer(Code.WRONG_SEAT, "no game is waited for")
        check_chapter(chapter, played)
        if result is None:
            raise BadRecord(Code.BAD_RECORD, f"{chapter.game} is not over")
        sheet = self.game.harvest(chapter, played.state)
        digest = played.record.digest or played.state.digest()
        return Answer(state.number(TABLE), TABLE, Brought(digest, result, sheet).key)

    def apply(self, state: CS, answer: Answer, sink: Sink | None = None) -> None:
        """Takes an answer, of a seat or of the table."""
        if answer.seat != TABLE:
            super().apply(state, answer, sink)
            return
        self._choice_for(state, answer)
        brought = self.read(str(answer.option))
        Run.on(self.game, state, sink).take(TABLE, brought, 0)

    def choose(
        self, state: CS, index: int, seat: int | None = None, sink: Sink | None = None
    ) -> None:
        """Takes an option; what a game brings is no option that anybody could choose."""
        if next_game(state) is not None:
            raise IllegalAnswer(Code.NOT_OFFERED, "a game has to be played first")
        super().choose(state, index, seat, sink)

    def read(self, key: str) -> Brought:
        """Reads the answer of the table from its key."""
        try:
            brought = _DECODER.decode(key.removeprefix(WORD))
            sheet = msgspec.convert(brought.sheet, self.game.sheet_type)
        except msgspec.DecodeError as error:
            raise IllegalAnswer(Code.NOT_OFFERED, f"{key[:LONGEST]}: {error}") from None
        if not key.startswith(WORD) or brought.result is None or not brought.digest:
            raise IllegalAnswer(Code.NOT_OFFERED, key[:LONGEST])
        return Brought(brought.digest, brought.result, sheet)


def check_chapter(chapter: Chapter, played: Session[Any]) -> None:
    """Refuses a game that is not the one a campaign waits for."""
    game, state = played.engine.game.id, played.state
    if game != chapter.game:
        raise BadRecord(Code.BAD_RECORD, f"{game} was played, {chapter.game} is waited for")
    if played.record.position is not None:
        raise BadRecord(Code.BAD_RECORD, f"{game} was not played from its beginning")
    if played.engine.config(chapter.config) != state.config:
        raise BadRecord(Code.BAD_RECORD, f"{game} was set up otherwise")
