"""The runner: takes a state from one question to the next."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar, cast

from msgspec import Struct

from horda.core.decisions import Choice, Choices, Join, Option
from horda.core.errors import EngineFault
from horda.core.events import Answered, Event, Sink
from horda.core.frames import Done, Frame, Go, Push, pushed
from horda.core.hooks import C, HookIndex, Query, Replace, Trigger, V, Window
from horda.core.results import Result
from horda.core.state import S
from horda.core.windows import Context, Reactions

if TYPE_CHECKING:
    from horda.core.game import Game

P = ParamSpec("P")
T = TypeVar("T")

NO_ANSWERS: Mapping[int, Any] = MappingProxyType({})
ELSEWHERE = frozenset((Push, Done, Go, Choices))
"""Outcomes that are no frame."""
STEP_LIMIT = 100_000  # far above any real turn: a rule that loops is a bug, not a long game
CHANCE_LIMIT = 10_000  # dice between two questions; a foreign file may ask for any number
TOLD_LIMIT = 20_000  # events between two questions, where somebody listens


class Run(Struct, Generic[S], eq=False, gc=False):
    """One run of the engine over a state: what a step may use.

    A struct, since one is made for every answer, and an `__init__` would take twice as long.
    """

    game: "Game[S]"
    state: S
    sink: Sink | None
    frames: list[Frame]
    at: list[int]
    seat: int = -1
    """The seat that gave `answer`: in a reaction, the one that reacts."""
    answer: Any = None
    answers: Mapping[int, Any] = NO_ANSWERS
    result: Any = None
    learned: tuple[int, ...] = ()
    """The seats that were shown something hidden in this run; open dice do not count."""
    known_hooks: HookIndex | None = None
    rolled: int = 0
    told: int = 0
    """Dice and events so far: a foreign file must not make them as many as it likes."""

    @classmethod
    def on(cls, game: "Game[S]", state: S, sink: Sink | None) -> "Run[S]":
        """Begins where a state has stopped."""
        return cls(game, state, sink, [*state.stack], [*state.at])

    # -- what happened, and who learned of it ------------------------------------------

    def emit(self, make: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tells an event; it is not even built when nobody listens (search)."""
        if self.sink is not None:
            self.told += 1
            if self.told > TOLD_LIMIT:
                raise EngineFault(f"more than {TOLD_LIMIT} events in {self.frames[-1:]!r}")
            self.sink(make(*args, **kwargs))

    def reveal(self, *seats: int) -> None:
        """Marks that these seats (none named: all) just learned something hidden.

        It learns as much where nothing came of a hidden card: mark whenever one was looked
        at for the rules, or a seat could try an action, see, and take it back.
        """
        state = self.state
        if not seats:
            everybody = range(len(state.seen))
            state.seen = (state.decision,) * len(everybody)
            self.learned = (*self.learned, *everybody)
            return
        seen = [*state.seen]
        for seat in seats:
            seen[seat] = state.decision
        state.seen = tuple(seen)
        self.learned = (*self.learned, *seats)

    def roll(self, sides: int, stream: int = 0) -> int:
        """Rolls a die openly: 1 to `sides`."""
        state = self.state
        self.rolled += 1
        if self.rolled > CHANCE_LIMIT:
            raise EngineFault(f"more than {CHANCE_LIMIT} dice in {self.frames[-1:]!r}")
        value, state.rng = state.rng.below(sides, stream)
        state.seen = (state.decision,) * len(state.seen)
        return value + 1

    def pick(self, items: Sequence[T], stream: int, *seats: int) -> T:
        """Picks one item at random; only these seats (none named: all) see which."""
        value, self.state.rng = self.state.rng.below(len(items), stream)
        self.reveal(*seats)
        return items[value]

    def shuffled(self, items: Sequence[T], stream: int) -> tuple[T, ...]:
        """Returns items in an order nobody knows."""
        order, self.state.rng = self.state.rng.shuffled(items, stream)
        return order

    # -- hooks ---------------------------------------------------------------------------

    @property
    def hooks(self) -> HookIndex:
        """The pieces in force; looked up when first needed, since many answers need none."""
        found = self.known_hooks
        if found is None:
            found = self.known_hooks = self.game.hooks(self.state)
        return found

    def query(self, hook: Query[C, V], context: C, value: V) -> V:
        """Asks the pieces in force what a value is now."""
        return (self.known_hooks or self.hooks).query(hook, self.state, context, value)

    def trigger(self, hook: Trigger[C], context: C) -> Push | None:
        """Tells the pieces that something happened; returns the frames they want run."""
        uses = (self.known_hooks or self.hooks).uses.get(hook)
        if not uses:
            return None
        frames: list[Frame] = []
        for use in uses:
            frame = use.fn(self, context)
            if frame is not None:
                frames.append(frame)
        return pushed(frames) if frames else None

    def replace(self, hook: Replace[V], effect: V) -> V | None:
        """Lets pieces put another effect in the place of one about to happen."""
        changed: V | None = effect
        for use in self.hooks.on(hook):
            if changed is None:
                return None
            changed = use.fn(self, changed)
        return changed

    def window(
        self, hook: Window[C], context: C, seats: Sequence[int], *, secret: bool = False
    ) -> Push | None:
        """Lets seats react, in this order; nothing is asked where nothing is offered.

        With `secret` every seat is asked, so that nobody learns who could have reacted.
        """
        if not secret and hook not in (self.known_hooks or self.hooks).uses:
            return None
        return Push(Reactions(hook.name, cast(Context, context), tuple(seats), secret))

    def refresh_hooks(self) -> None:
        """Looks the pieces in force up again, after some came or went."""
        self.known_hooks = None

    # -- the stack -------------------------------------------------------------------------

    @property
    def below(self) -> Frame:
        """The frame under the one that is running: what a reaction reacts to."""
        return self.frames[-2]

    def amend_below(self, frame: Frame) -> None:
        """Changes the frame under the running one, as a reaction to it may."""
        self.frames[-2] = frame

    def finish(self, result: Result) -> Done:
        """Ends the game."""
        self.state.result = result
        self.state.held = ()
        self.frames.clear()
        self.at.clear()
        return Done()

    def advance(self) -> None:
        """Runs steps until a seat must decide or the game is over."""
        frames, ats, state = self.frames, self.at, self.state
        top = len(frames) - 1  # the last one by its number: CPython is slower to count from behind
        for _ in range(STEP_LIMIT if frames else 0):
            frame, at = frames[top], ats[top]
            outcome: Any = frame.steps[at](frame, self)
            if (top := len(frames) - 1) < 0:  # it ended the game, or put frames below its own
                break
            kind = type(outcome)  # what nearly all steps return follows here, without a call
            if kind is Choice:
                number = len(outcome.options)
                if number > 1 or (number and not outcome.auto):
                    state.stack, state.at, state.waiting = tuple(frames), tuple(ats), outcome
                    return None
                self._answer_itself(outcome)
            elif outcome is None:
                ats[top] = at + 1
            elif kind is Done:
                frames.pop()
                ats.pop()
                self.result = outcome.result
                top -= 1
                if top < 0:
                    break
            elif kind is Push and not outcome.then:
                frames[top], ats[top] = outcome.frame or frames[top], at + 1
                frames.append(outcome.child)
                ats.append(0)
                top += 1
            elif kind is Go:
                frames[top] = outcome.frame or frames[top]
                ats[top] = frame.index[outcome.step]
            elif self._follow(outcome, frame, at):
                return self._ask(outcome)
            else:
                top = len(frames) - 1
        return self._stop()

    def _follow(self, outcome: Any, frame: Frame, at: int) -> bool:
        """Does what an outcome says; returns whether seats are to be asked."""
        kind = type(outcome)
        if kind not in ELSEWHERE:  # the frame itself, with other fields
            self.frames[-1] = outcome
            self.at[-1] = at + 1
        elif kind is Push:
            if outcome.frame is not None:
                self.frames[-1] = outcome.frame
            self.at[-1] = at + 1
            if outcome.then:  # the last one pushed runs first: `child` before `then`
                self.frames.extend(reversed(outcome.then))
                self.at.extend((0,) * len(outcome.then))
            self.frames.append(outcome.child)
            self.at.append(0)
        elif kind is Done:
            self.frames.pop()
            self.at.pop()
            self.result = outcome.result
        elif kind is Go:
            if outcome.frame is not None:
                self.frames[-1] = outcome.frame
            self.at[-1] = frame.index[outcome.step]
        elif outcome.of:  # Choices
            return True
        else:
            self.answers = {}
            self.at[-1] = at + 1
        return False

    def _answer_itself(self, choice: Choice) -> None:
        if not choice.options:
            raise EngineFault(f"a question without options in {self.frames[-1]!r}")
        self.seat = choice.seat
        self.answer = choice.options[0]
        self.at[-1] += 1
        if self.sink is not None:  # keys are strings to build: not in a search
            game, config = self.game, self.state.config
            said, asked = game.text(config, self.answer), game.asked(config, choice)
            self.sink(Answered(choice.seat, game.key(config, self.answer), said, asked))

    def _ask(self, question: Choice | Choices) -> None:
        state = self.state
        state.stack = tuple(self.frames)
        state.at = tuple(self.at)
        state.waiting = question
        if type(question) is Choice:
            empty = not question.options
        else:
            empty = not state.open or not all(choice.options for choice in state.open)
        if empty:
            raise EngineFault(f"a question without options in {self.frames[-1]!r}")

    def _stop(self) -> None:
        """Leaves the state as it is when nobody is asked any more."""
        if self.frames:
            raise EngineFault(f"no end after {STEP_LIMIT} steps in {self.frames[-1]!r}")
        self.state.stack = tuple(self.frames)
        self.state.at = tuple(self.at)
        self.state.waiting = None

    # -- answers -----------------------------------------------------------------------------

    def take(self, seat: int, option: Option, index: int) -> None:
        """Takes an answer to the open question and goes on as far as it can."""
        state, question = self.state, self.state.waiting
        state.decision += 1
        if type(question) is Choice:
            self.seat = seat
            self.answer = option
            self.at[-1] += 1
            return self.advance()
        if question.join is Join.EACH:
            return self._take_each(seat, option)
        held = tuple(sorted((*state.held, (seat, index))))
        if question.join is Join.ALL and len(held) < len(question.of):
            state.held = held
            return None
        return self._join(question, held)

    def grant(self, seat: int, frame: Frame) -> None:
        """Runs a frame that a seat asked for, then asks what was open anew.

        A step that asks changes nothing, so it can simply be run again.
        """
        self.state.decision += 1
        self.seat = seat
        self.frames.append(frame)
        self.at.append(0)
        self.advance()

    def _join(self, question: Choices, held: tuple[tuple[int, int], ...]) -> None:
        options = {choice.seat: choice.options for choice in question.of}
        self.answers = {seat: options[seat][index] for seat, index in held}
        self.state.held = ()
        self.at[-1] += 1
        self.advance()

    def _take_each(self, seat: int, option: Option) -> None:
        """Lets one answer take effect now, then asks whoever the step still lists."""
        state = self.state
        frame = self.frames[-1].each(self, seat, option)
        if not self.frames:  # the answer ended the game
            return self._stop()
        self.frames[-1], at = frame, self.at[-1]
        outcome = frame.steps[at](frame, self)
        if not self.frames:
            return self._stop()
        if type(outcome) is Choices and outcome.join is Join.EACH and outcome.of:
            state.held = tuple(sorted((*state.held, (seat, 0))))
            return self._ask(outcome)
        state.held = ()
        if outcome is None:
            self.at[-1] = at + 1
        elif type(outcome) is Choice or (type(outcome) is Choices and outcome.of):
            return self._ask(outcome)
        else:
            self._follow(outcome, frame, at)
        return self.advance()
