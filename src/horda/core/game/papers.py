"""The papers of a game: positions as tables, keys, and what is said in words."""

from collections.abc import Sequence
from typing import ClassVar, get_type_hints

from msgspec import Struct, ValidationError, convert

from horda.core.decisions import Choice, Option
from horda.core.errors import BadPosition, Code
from horda.core.events import Event
from horda.core.game.rules import Rules
from horda.core.game.tables import Table, bare
from horda.core.rng import Rng
from horda.core.state import Config, S, State
from horda.core.words import Text

NONE = "none"
"""Where a description names the fields that hold nothing: TOML has no word for it."""


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


class Reconstructed(Struct, frozen=True):
    """An entry of a game's data of which some numbers could not be seen, and are guessed."""

    kind: str
    """The table of a house-rules file that corrects it."""
    id: str
    name: Text
    known: tuple[str, ...] = ()
    """What is known of it all the same, from the book or from public material."""


class Papers(Rules[S]):
    """What is written: positions, keys and words. All of it can be left as it is."""

    prefix: ClassVar[str] = ""
    """What the ids of the game's texts begin with, where that is not its id."""
    family: ClassVar[str] = ""
    """What texts begin with that it shares with others; its own, where it has some, come first."""

    def describe(self, state: S) -> Table:
        """Writes a position as a table that a person can read and write."""
        own = {name: getattr(state, name) for name in _own_fields(state)}
        empty = [name for name, value in own.items() if value is None]
        table = {name: bare(value) for name, value in own.items() if value is not None}
        return table | ({NONE: empty} if empty else {})

    def pose(self, config: Config, rng: Rng, table: Table) -> S:
        """Reads a position back; `pose(describe(state))` equals the state."""
        state = self.setup(config, rng)
        state.rng = rng
        known = {**table, **dict.fromkeys(table.get(NONE, ()))}
        known.pop(NONE, None)
        for name, value in known.items():
            if name not in _own_fields(state):
                raise BadPosition(Code.BAD_POSITION, f"{name}: no such field")
            _set_field(state, name, value)
        return state

    def facts(self, state: S) -> Table:
        """Says what follows from a position by the rules, for position files to check."""
        return {}

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

    def house_template(self) -> str:
        """Returns a house-rules file to begin with, for a game that takes such (`file_options`)."""
        return ""

    def house_flaws(self, text: str) -> tuple[Flaw, ...]:
        """Returns all that is wrong with a house-rules file."""
        return ()

    def reconstructed(self) -> tuple[Reconstructed, ...]:
        """Lists what the data of the game guesses, for its credits and for who owns the box."""
        return ()

    def key(self, config: Config, one: Option | Event) -> str:
        """Spells an option or an event in one word; some games need the setup for their words."""
        return one.key

    def text(self, config: Config, one: Option | Event) -> Text:
        """Says an option or an event in words."""
        return one.text()

    def asked(self, config: Config, choice: Choice) -> Text:
        """Puts a question into words; a game overrides it to name what the arguments count."""
        return Text(choice.prompt)

    def key_now(self, config: Config, key: str) -> str:
        """Returns how the key of an option is written now: old records are read for ever."""
        return key

    def expected_now(self, config: Config, table: Table) -> Table:
        """Returns what a position file expects, written as positions and facts are now."""
        return table

    def find(self, config: Config, options: Sequence[Option], key: str) -> int:
        """Returns the index of the option with this key, or -1."""
        now = self.key_now(config, key)
        return next((i for i, one in enumerate(options) if self.key(config, one) == now), -1)

    def explain(self, state: S, seat: int, key: str) -> Refusal | None:
        """Says why an option key is not offered to a seat now, where the game can tell."""
        return None

    def not_now(self, state: S, seat: int, option: Option) -> Refusal | None:
        """Says why this is not the moment for what a seat asks for by itself; None: it is."""
        return None

    def explain_request(self, state: S, seat: int, key: str) -> Refusal | None:
        """Says why a seat can never ask for this by itself, where the game can tell."""
        return None


def _own_fields(state: State) -> list[str]:
    """Names what a game has added to the state; the rest is the engine's."""
    return [name for name in state.__struct_fields__ if name not in State.__struct_fields__]


def _set_field(state: State, name: str, value: object) -> None:
    kind = get_type_hints(type(state))[name]
    try:
        read = bytearray(convert(value, list[int])) if kind is bytearray else convert(value, kind)
    except (ValidationError, ValueError) as error:
        raise BadPosition(Code.BAD_POSITION, f"{name}: {error}") from None
    setattr(state, name, read)
