"""What a game must bring to the table."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal

from msgspec import Struct

from horda.core.decisions import Choice, Option
from horda.core.effects import Effect, Interpreter
from horda.core.events import Event
from horda.core.hooks import NO_HOOKS, HookIndex
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook
from horda.core.state import Config, S
from horda.core.words import Text

Table = dict[str, Any]


class Refusal(Struct, frozen=True):
    """Why something is not offered: the rules in the way and the fact, in words."""

    rules: tuple[str, ...]
    why: Text | None = None


class Flaw(Struct, frozen=True):
    """Something wrong with a scenario that somebody wrote: the line, the field and the reason."""

    line: int
    field: str
    why: Text


class ScenarioRule(Struct, frozen=True):
    """A rule that a scenario may name: what it says, what it needs, which scenarios have it."""

    name: str
    says: Text
    needs: tuple[Text, ...] = ()
    used: tuple[str, ...] = ()


class Sequel(Struct, frozen=True):
    """Another game for the same people: why it is offered, and what is set otherwise.

    `sides` sets nothing otherwise: those who played against each other change places.
    """

    why: Literal["next", "harder", "easier", "sides"]
    changes: dict[str, str | int | bool] = {}


class Game(ABC, Generic[S]):
    """The rules of one game, without any state of their own."""

    id: ClassVar[str]
    prefix: ClassVar[str] = ""
    """What the ids of the game's texts begin with (`zt`), where that is not its id."""
    version: ClassVar[str] = "1"
    """The version of rules and content; a record says which one it was made with."""
    streams: ClassVar[tuple[str, ...]] = ("dice",)
    max_decisions: ClassVar[int] = 20_000
    """More answers than any game needs: random play that reaches it has stalled."""
    shared_view: ClassVar[bool] = False
    """Every seat and every spectator sees the same board; only the questions differ."""
    undo_by_consent: ClassVar[bool] = True
    """Answers beyond the barrier may be taken back if everybody agrees; not with traitors."""
    state_type: ClassVar[type[Any]]
    config_type: ClassVar[type[Config]] = Config
    scenarios: ClassVar[tuple[str, ...]]
    own_scenarios: ClassVar[bool] = False
    """A scenario may also be given whole, as a text of several lines; `check` judges it."""

    effects: Mapping[str, Effect] = {}
    interpreters: Mapping[type[Effect], Interpreter] = {}
    selectors: Mapping[str, Callable[..., Iterable[int]]] = {}
    tests: Mapping[str, Callable[..., bool]] = {}

    @property
    @abstractmethod
    def rulebook(self) -> Rulebook:
        """Every rule id with its text."""

    @abstractmethod
    def seats(self, config: Config) -> tuple[str, ...]:
        """Names the seats, in order."""

    @abstractmethod
    def setup(self, config: Config, rng: Rng) -> S:
        """Lays the game out; the state's stack holds the frame to begin with."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Struct:
        """Builds what a seat may know, field by allowed field."""

    @abstractmethod
    def determinise(self, state: S, seat: int | None, dice: Dice) -> None:
        """Deals what the seat cannot see anew, in place and consistently with its view."""

    @abstractmethod
    def describe(self, state: S) -> Table:
        """Writes a position as a table that a person can read and write."""

    @abstractmethod
    def pose(self, config: Config, rng: Rng, table: Table) -> S:
        """Reads a position back; `pose(describe(state))` equals the state."""

    @abstractmethod
    def draw(self, state: S, seat: int | None) -> str:
        """Draws a position as text, as a seat may see it; the same signs in every language."""

    def draw_narrow(self, state: S, seat: int | None) -> str:
        """Draws the same in at most 80 columns, where `draw` needs more."""
        return self.draw(state, seat)

    def scenario_word(self, config: Config) -> str:
        """Names the scenario of a setup by one word, for texts and lists."""
        return config.scenario

    def scenario_title(self, config: Config) -> str:
        """Returns what a scenario given whole calls itself, in one line; "" for all others."""
        return ""

    def scenario_about(self, config: Config) -> str:
        """Returns what a scenario given whole says of itself, in one line."""
        return ""

    def template(self, scenario: str = "", title: str = "") -> str:
        """Returns a scenario that can be played, for people who write one of their own.

        It is a small one with every field explained, or a scenario of the game under a title.
        """
        return ""

    def flaws(self, scenario: str) -> tuple[Flaw, ...]:
        """Returns all that is wrong with a scenario given whole, where the game takes such."""
        return ()

    def warnings(self, scenario: str) -> tuple[Flaw, ...]:
        """Returns what is odd about a scenario given whole that has no flaws."""
        return ()

    def scenario_rules(self) -> tuple[ScenarioRule, ...]:
        """Explains the rules that a scenario given whole may name."""
        return ()

    def check(self, config: Config) -> None:
        """Raises BadConfig for a setup that the rules do not allow."""

    def svg(self, state: S, seat: int | None) -> str:
        """Draws a position as an SVG picture, as a seat may see it; "" where the game has none."""
        return ""

    def hooks(self, state: S) -> HookIndex:
        """Returns the index of the pieces in force."""
        return NO_HOOKS

    def invariants(self, state: S) -> Iterable[str]:
        """Yields what is wrong with a position that no rule could lead to; nothing if sound."""
        return ()

    def facts(self, state: S) -> Table:
        """Says what follows from a position by the rules, for position files to check."""
        return {}

    def asked(self, config: Config, choice: Choice) -> Text:
        """Puts a question into words; a game overrides it to name what the arguments count."""
        return Text(choice.prompt)

    def scene(self, config: Config) -> Struct | None:
        """Returns what a client needs to draw the game and never changes, such as the map."""
        return None

    def status(self, state: S, seat: int | None) -> tuple[Text, ...]:
        """Says in words what a seat may know of the table, line by line, below the drawing."""
        return ()

    def brief(self, state: S, seat: int | None) -> tuple[Text, ...]:
        """Says the same in the few lines a player needs at every question."""
        return ()

    def key(self, config: Config, one: Option | Event) -> str:
        """Spells an option or an event in one word; some games need the setup for their words."""
        return one.key

    def text(self, config: Config, one: Option | Event) -> Text:
        """Says an option or an event in words."""
        return one.text()

    def key_now(self, config: Config, key: str) -> str:
        """Returns how the key of an option is written now: old records are read for ever."""
        return key

    def find(self, config: Config, options: Sequence[Option], key: str) -> int:
        """Returns the index of the option with this key, or -1."""
        return next((i for i, one in enumerate(options) if self.key(config, one) == key), -1)

    def explain(self, state: S, seat: int, key: str) -> Refusal | None:
        """Says why an option key is not offered to a seat now, where the game can tell."""
        return None

    def odds(self, state: S, seat: int) -> dict[str, Struct]:
        """Says by option key what may come of the rolls a seat could ask for now."""
        return {}

    def preview(self, state: S, seat: int | None) -> Struct | None:
        """Says what the game itself would do next if nobody did anything, where it can tell."""
        return None

    def outlook(self, state: S, seat: int) -> Struct | None:
        """Says what every place of the map means to a seat that acts, where the game can tell."""
        return None

    def tally(self, told: Iterable[tuple[S, Sequence[Event]]]) -> Struct | None:
        """Sums a game up from its positions and what everybody saw happen before each."""
        return None

    def sequels(self, config: Config, *, won: bool) -> tuple[Sequel, ...]:
        """Returns what the same people may like to play next, what suits best first."""
        return ()

    def evaluate(self, state: S, seat: int) -> float:
        """Guesses how well a seat stands, from 0 (lost) to 1 (won); bots use it."""
        return 0.5

    def advise(self, state: S, choice: Choice) -> Sequence[float] | None:
        """Weighs the options of an open question by rules of thumb: the higher the better.

        None where the game knows no better than a lot; bots use it for quick answers.
        """
        return None

    def trifling(self, choice: Choice) -> bool:
        """Tells whether a question matters so little that the advice alone may answer it."""
        return False

    def span(self, state: S) -> int:
        """Counts the stretches of play so far, such as rounds: bots look from one to the next."""
        return 0
