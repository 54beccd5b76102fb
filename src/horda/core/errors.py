"""Every way to be refused, as a typed code with the rule that stands behind it."""

from enum import StrEnum

from horda.core.words import Text


class Code(StrEnum):
    """The refusals a program can tell apart; each has a text `error-<code>`."""

    STALE_ASK = "stale-ask"
    NOT_OFFERED = "not-offered"
    NOT_NOW = "not-now"
    WRONG_SEAT = "wrong-seat"
    GAME_OVER = "game-over"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_OPTION = "unknown-option"
    UNKNOWN_SEAT = "unknown-seat"
    BAD_RECORD = "bad-record"
    VERSION_DIFFERS = "version-differs"
    REPLAY_DIFFERS = "replay-differs"
    UNDO_BARRIER = "undo-barrier"
    DEALT_ANEW = "dealt-anew"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    BAD_POSITION = "bad-position"


class HordaError(Exception):
    """A refusal: its code, the thing it is about, and the rules that say so.

    `why` is an optional text in words for people; `rules` are rulebook ids.
    """

    def __init__(
        self, code: Code, what: str, *, rules: tuple[str, ...] = (), why: Text | None = None
    ) -> None:
        super().__init__(f"{code}: {what}" + (f" [{', '.join(rules)}]" if rules else ""))
        self.code = code
        self.what = what
        self.rules = rules
        self.why = why


class IllegalAnswer(HordaError):
    """An answer that was not accepted; the state is as it was before."""


class BadRecord(HordaError):
    """A record that cannot be read, or does not replay."""


class BadConfig(HordaError):
    """A setup that no game can start from."""


class BadPosition(HordaError):
    """A position file that does not describe a position."""


class EngineFault(AssertionError):
    """A bug in a game's rules: the engine was driven into an impossible place."""
