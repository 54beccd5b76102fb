"""What a bot is, and the one way to ask it for an answer."""

import logging
from abc import ABC, abstractmethod
from time import monotonic
from typing import Any, ClassVar

from msgspec import Struct

from horda.core.decisions import Choice, Choices, Join
from horda.core.engine import Engine
from horda.core.errors import Code, IllegalAnswer
from horda.core.rng import Dice
from horda.core.state import S, State

log = logging.getLogger("horda.bots")


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters of a bot; a bot adds its own as fields with defaults and `Meta`."""


class Bot(ABC):
    """Plays one seat of any game.

    A bot with the same seed and settings, asked the same questions in the same order,
    gives the same answers, unless a time limit cuts its thinking short.
    """

    name: ClassVar[str]
    summary: ClassVar[str]
    settings_type: ClassVar[type[Settings]] = Settings
    blind: ClassVar[bool] = False
    """Looks at the list of options only, so it need not be shown a possible world."""

    def __init__(self, seed: int, settings: Settings | None = None) -> None:
        self.settings: Any = self.settings_type() if settings is None else settings
        self.dice = Dice(seed)
        self.faults = 0
        """How often it failed to answer and a random answer stood in."""
        self.late = 0
        """How often it answered after its deadline."""

    @abstractmethod
    def choose(self, engine: Engine[S], state: S, seat: int, deadline: float | None) -> int:
        """Returns the index of an option of the seat's open question.

        What the seat cannot see is already a guess in `state`, which must stay as it is.
        The bot stops in time for `deadline`, a reading of `time.monotonic`.
        """


def question(state: State, seat: int) -> Choice:
    """Returns the open question of a seat."""
    for choice in state.open:
        if choice.seat == seat:
            return choice
    raise IllegalAnswer(Code.WRONG_SEAT, f"seat {seat} is not asked")


def at_once(state: State) -> bool:
    """Tells whether the open question is put to several seats, unseen by each other."""
    asked = state.waiting
    return type(asked) is Choices and asked.join is not Join.EACH


def decide(
    bot: Bot,
    engine: Engine[S],
    state: S,
    seat: int,
    seconds: float | None = None,
    *,
    strict: bool = False,
) -> int:
    """Asks a bot and returns the index of a legal option, whatever the bot does.

    The bot is shown a world that fits what its seat knows, never the true one. If it
    fails, the fault is counted and logged and a random option stands in; `strict` raises.
    """
    engine.resume(state)
    choice = question(state, seat)
    if len(choice.options) == 1:
        return 0
    deadline = None if seconds is None else monotonic() + seconds
    try:
        index = _ask(bot, engine, state, choice, deadline)
    except Exception:
        if strict:
            raise
        bot.faults += 1
        log.exception("%s failed at answer %d of %s", bot.name, state.decision, engine.game.id)
        index = bot.dice.below(len(choice.options))
    if deadline is not None and monotonic() > deadline:
        bot.late += 1
    return index


def _ask(bot: Bot, engine: Engine[S], state: S, choice: Choice, deadline: float | None) -> int:
    world = state
    if not bot.blind:
        world = engine.determinise(state, choice.seat, bot.dice)
        if question(world, choice.seat).options != choice.options:
            # An index would then mean another thing here than there.
            raise IllegalAnswer(Code.NOT_OFFERED, "the guessed world offers other options")
    index = bot.choose(engine, world, choice.seat, deadline)
    if type(index) is not int or not 0 <= index < len(choice.options):
        raise IllegalAnswer(Code.NOT_OFFERED, f"{index!r} by the bot {bot.name}")
    return index
