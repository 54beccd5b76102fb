"""The rules of a game: the one facet that every game writes itself."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic

from msgspec import Struct

from horda.core.decisions import Option
from horda.core.effects import Effect, Interpreter
from horda.core.frames import Frame
from horda.core.hooks import NO_HOOKS, HookIndex
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook
from horda.core.state import Config, S
from horda.core.watch import Parts


class Rules(ABC, Generic[S]):
    """How a game is set up and played, and who may know what of it."""

    id: ClassVar[str]
    version: ClassVar[str] = "1"
    """The version of rules and content; a record says which one it was made with."""
    streams: ClassVar[tuple[str, ...]] = ("dice",)
    max_decisions: ClassVar[int] = 20_000
    """More answers than any game needs: random play that reaches it has stalled."""
    parts: ClassVar[Parts] = {}
    """What the view is made of, where its changes shall cost less than the whole (`watch.py`)."""
    shared_view: ClassVar[bool] = False
    """Every seat and every spectator sees the same board; only the questions differ."""
    undo_by_consent: ClassVar[bool] = True
    """Answers beyond the barrier may be taken back if everybody agrees; not with traitors."""
    state_type: ClassVar[type[Any]]
    config_type: ClassVar[type[Config]] = Config
    scenarios: ClassVar[tuple[str, ...]]
    own_scenarios: ClassVar[bool] = False
    """A scenario may also be given whole, as a text of several lines; `check` judges it."""

    file_options: ClassVar[tuple[str, ...]] = ()
    """Settings that are the text of a file (`{"text": …}`): command lines name the file."""

    effects: Mapping[str, Effect] = {}
    interpreters: Mapping[type[Effect], Interpreter] = {}
    selectors: Mapping[str, Callable[..., Iterable[int]]] = {}
    tests: Mapping[str, Callable[..., bool]] = {}

    @property
    @abstractmethod
    def rulebook(self) -> Rulebook:
        """Every rule id with its text."""

    def cited(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """Names the rules that code cites as the book on the table calls them."""
        return self.rulebook.named(ids)

    @abstractmethod
    def seats(self, config: Config) -> tuple[str, ...]:
        """Names the seats, in order."""

    def kind_of(self, data: bytes) -> type[Any]:
        """Returns the type that the bytes of a state are of."""
        return self.state_type

    def check(self, config: Config) -> None:
        """Raises BadConfig for a setup that the rules do not allow."""

    @abstractmethod
    def setup(self, config: Config, rng: Rng) -> S:
        """Lays the game out; the state's stack holds the frame to begin with."""

    def hooks(self, state: S) -> HookIndex:
        """Returns the index of the pieces in force."""
        return NO_HOOKS

    def requests(self, state: S, seat: int) -> Sequence[Option]:
        """Lists what a seat may ask for by itself, whoever is asked; the moment may be wrong.

        It is never an option of a question: bots and search do without it.
        """
        return ()

    def grant(self, state: S, seat: int, option: Option) -> Frame:
        """Returns the frame that carries out what a seat asked for; then the question goes on."""
        raise NotImplementedError(f"{self.id} grants nothing")

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Struct:
        """Builds what a seat may know, field by allowed field."""

    @abstractmethod
    def determinise(self, state: S, seat: int | None, dice: Dice) -> None:
        """Deals what the seat cannot see anew, in place and consistently with its view."""

    def invariants(self, state: S) -> Iterable[str]:
        """Yields what is wrong with a position that no rule could lead to; nothing if sound."""
        return ()

    def impossible(self, state: S) -> Iterable[str]:
        """Yields what is wrong with a position even if somebody wrote it by hand.

        Such a position may leave cards out that it does not need. But it has nothing that the box
        has not: a server takes no other file, for its rules could go on for hours there.
        """
        return self.invariants(state)
