"""Zombicide 2nd Edition as the core sees it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import UNSET, Struct, defstruct, msgpack

from horda.core.bench import Bench
from horda.core.decisions import Choice, Option
from horda.core.engine import Engine
from horda.core.errors import BadConfig
from horda.core.events import Event
from horda.core.frames import Frame, frames_in
from horda.core.game import Flaw, Game, Reconstructed, Refusal, ScenarioRule, Sequel, Table
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook
from horda.core.shelf import (
    BotCard,
    BotRate,
    Course,
    ScenarioCard,
    SmallMap,
    read_bots,
    read_course,
    read_rates,
)
from horda.core.state import Config
from horda.core.words import Text
from horda.games.zombicide.bench import bench
from horda.games.zombicide.board import Board
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import key_now
from horda.games.zombicide.box.missions import description, title, word
from horda.games.zombicide.editions.second_edition import SECOND, SecondSetup
from horda.games.zombicide.mind.evaluate import evaluate
from horda.games.zombicide.mind.tactics import advice
from horda.games.zombicide.modules.skills import index
from horda.games.zombicide.papers import describe, invariants, places, posing, words
from horda.games.zombicide.papers.explain import explain, understood
from horda.games.zombicide.papers.facts import facts
from horda.games.zombicide.papers.house_book import house_template, reconstructed
from horda.games.zombicide.papers.house_check import house_flaws
from horda.games.zombicide.papers.mission_book import begun, explained
from horda.games.zombicide.papers.mission_check import flaws
from horda.games.zombicide.papers.mission_notes import warnings
from horda.games.zombicide.papers.mission_trial import false_start
from horda.games.zombicide.rules import requests, start, view
from horda.games.zombicide.rules.edition import HOUSES, Edition, setup_of
from horda.games.zombicide.rules.questions import is_debated
from horda.games.zombicide.rules.setup import Setup
from horda.games.zombicide.rules.state import STREAMS, ZState, blank, state_type
from horda.games.zombicide.screen.again import odds_again
from horda.games.zombicide.screen.credits import credits_of
from horda.games.zombicide.screen.fits import fits_now
from horda.games.zombicide.screen.odds import odds_now
from horda.games.zombicide.screen.outlook import outlook
from horda.games.zombicide.screen.picture import picture
from horda.games.zombicide.screen.preview import preview
from horda.games.zombicide.screen.scene import scene
from horda.games.zombicide.screen.sequels import sequels
from horda.games.zombicide.screen.shares import shares_now
from horda.games.zombicide.screen.shelf import card
from horda.games.zombicide.screen.small_map import small_map
from horda.games.zombicide.screen.status import brief, status
from horda.games.zombicide.screen.svg import svg
from horda.games.zombicide.screen.tally import tally
from horda.games.zombicide.screen.warnings import warning


class Zombicide(Game[ZState]):
    """A game of the family: a subclass names its edition, and the rest follows from that.

    It may bring a setup of its own (`config_type`) and more state than others have (`base`).
    """

    edition: ClassVar[Edition]
    frames: ClassVar[tuple[type[Frame], ...]]
    peek: ClassVar[type[Struct]]
    """The setup alone, of the bytes of a state."""
    at_home: ClassVar[dict[Edition, type[ZState]]]
    """By the edition of a house-rules file the type of its states."""
    file_options = ("house",)
    base: ClassVar[type[ZState]] = ZState
    family = "z2"
    shared_view = True
    parts = view.PARTS
    own_scenarios = True
    seats_option = "players"

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = cls.edition
        cls.id, cls.prefix, cls.scenarios = own.id, own.prefix, own.scenarios
        cls.streams = (*STREAMS, *own.streams)
        if "config_type" not in cls.__dict__:
            cls.config_type = setup_of(own)
        # Frames of the family, and those of whoever makes the game; all are imported by now.
        frames = frames_in("horda.games.zombicide", cls.__module__.rpartition(".")[0])
        cls.frames = frames
        cls.state_type = state_type(cls.base, own, cls.config_type, frames)
        cls.peek = defstruct("Peek", [("config", cls.config_type)])
        cls.at_home = {}

    @property
    def rulebook(self) -> Rulebook:
        """Every rule id with its text."""
        return self.edition.rulebook

    def seats(self, config: Config) -> tuple[str, ...]:
        """Players by number."""
        assert isinstance(config, Setup)
        return tuple(f"player-{n + 1}" for n in range(config.players))

    def scenario_word(self, config: Config) -> str:
        """The Mission's id, or one word for all that come from outside."""
        return word(config.scenario)

    def scenario_title(self, config: Config) -> str:
        """What a Mission from outside calls itself."""
        return title(config.scenario)

    def scenario_about(self, config: Config) -> str:
        """What a Mission from outside says of itself."""
        return description(config.scenario)

    def template(self, scenario: str = "", title: str = "") -> str:
        """A small Mission with every field explained, or one of the box."""
        if scenario:
            return begun(self.edition, scenario, title)
        return (self.edition.folder / "template.toml").read_text("utf-8")

    def flaws(self, scenario: str) -> tuple[Flaw, ...]:
        """What is wrong with a Mission from outside."""
        return flaws(self.edition, scenario) or false_start(Engine(self), scenario)

    def warnings(self, scenario: str) -> tuple[Flaw, ...]:
        """What is odd about a Mission from outside."""
        return warnings(self.edition, scenario)

    def scenario_rules(self) -> tuple[ScenarioRule, ...]:
        """The special rules of Missions."""
        return explained(self.edition)

    def house_template(self) -> str:
        """Every number of the box that is guessed, to correct."""
        return house_template(self.edition)

    def house_flaws(self, text: str) -> tuple[Flaw, ...]:
        """What is wrong with a house-rules file."""
        return house_flaws(self.edition, text)

    def reconstructed(self) -> tuple[Reconstructed, ...]:
        """The entries of the box with numbers that are guessed."""
        return reconstructed(self.edition)

    def check(self, config: Config) -> None:
        """Refuses an impossible team."""
        assert isinstance(config, Setup)
        try:
            start.check(config)
        except BadConfig as bad:
            raise BadConfig(bad.code, bad.what, rules=self.cited(bad.rules), why=bad.why) from None

    def setup(self, config: Config, rng: Rng) -> ZState:
        """Lays the Mission out."""
        assert isinstance(config, Setup)
        return start.lay_out(self.kind(config), config, rng)

    def kind(self, config: Setup) -> type[ZState]:
        """Returns the type of the states of a game: the house-rules file has its own box."""
        if config.house is UNSET:
            kind: type[ZState] = self.state_type
            return kind
        edition = config.edition
        if edition not in self.at_home:
            if len(self.at_home) >= HOUSES:
                self.at_home.clear()
            made = state_type(self.base, edition, self.config_type, self.frames)
            self.at_home[edition] = made
        return self.at_home[edition]

    def kind_of(self, data: bytes) -> type[ZState]:
        """Looks into the setup of a state where there may be a house-rules file."""
        if b"house" not in data:
            kind: type[ZState] = self.state_type
            return kind
        config = msgpack.decode(data, type=self.peek).config  # type: ignore[attr-defined]  # its field
        assert isinstance(config, Setup)
        return self.kind(config)

    hooks = staticmethod(index)  # asked in every run: no call for the sake of a name

    def view(self, state: ZState, seat: int | None) -> Struct:
        """What a seat may know."""
        return view.view(state, seat, self.parts)

    def determinise(self, state: ZState, seat: int | None, dice: Dice) -> None:
        """Shuffles what nobody knows."""
        view.determinise(state, seat, dice)

    def describe(self, state: ZState) -> Table:
        """Writes a position as a table."""
        return places.named(state.board, describe.describe(state), self.base.papers)

    def pose(self, config: Config, rng: Rng, table: Table) -> ZState:
        """Reads a position back."""
        assert isinstance(config, Setup)
        state = blank(self.kind(config), config, rng)
        return posing.pose(state, places.numbered(state.board, table, self.base.papers))

    def facts(self, state: ZState) -> Table:
        """What follows from a position: sight, ways, Noise, skills in force."""
        return places.named(state.board, facts(state), self.base.papers)

    def invariants(self, state: ZState) -> Iterator[str]:
        """What no rule could lead to."""
        return invariants.broken(state)

    def impossible(self, state: ZState) -> Iterator[str]:
        """What no position may have; cards may be left out of one."""
        return invariants.broken(state, whole=False)

    def draw(self, state: ZState, seat: int | None) -> str:
        """Draws the board with what stands in each Zone."""
        return picture(state)

    def draw_narrow(self, state: ZState, seat: int | None) -> str:
        """Draws the same in 80 columns."""
        return picture(state, narrow=True)

    def svg(self, state: ZState, seat: int | None) -> str:
        """Draws the same as a picture."""
        return svg(state)

    def scene(self, config: Config) -> Struct:
        """The Mission's map, and what is in the box."""
        assert isinstance(config, Setup)
        return scene(config)

    def small_map(self, config: Config) -> SmallMap:
        """The same with few strokes."""
        assert isinstance(config, Setup)
        return small_map(scene(config))

    def asked(self, config: Config, choice: Choice) -> Text:
        """Puts a question into words, with what its arguments count."""
        return places.said(self._board(config), words.asked(self._box(config), choice))

    def odds(self, state: ZState, seat: int) -> dict[str, Struct]:
        """The chances of every attack that is offered, and what cards and Wounds come to."""
        rolled = odds_now(self, state, seat) | odds_again(self, state, seat)
        return rolled | fits_now(self, state, seat) | shares_now(self, state, seat)

    def warning(self, state: ZState, seat: int, option: Option) -> Text | None:
        """What would lose the game for certain."""
        return warning(Engine(self), state, seat, option)

    def debated(self, choice: Choice) -> bool:
        """What the story offers, and what the players decide together."""
        return is_debated(choice.prompt)

    def preview(self, state: ZState, seat: int | None) -> Struct:
        """What the Zombies would do if their phase came now."""
        return preview(state)

    def outlook(self, state: ZState, seat: int) -> Struct | None:
        """Ways, sight, ranges and reasons for the Survivor who acts."""
        return self.rulebook.told(outlook(Engine(self), state, seat))

    def evaluate(self, state: ZState, seat: int) -> float:
        """How well the team stands: all seats win and lose together."""
        return evaluate(state)

    def advise(self, state: ZState, choice: Choice) -> list[float]:
        """What a player with some experience would answer."""
        return advice.advise(state, choice)

    def trifling(self, choice: Choice) -> bool:
        """Where cards go and which Dark Zone comes first hardly ever decides a game."""
        return choice.prompt in advice.TRIFLES

    def span(self, state: ZState) -> int:
        """Counts the rounds."""
        return state.round

    def tally(self, told: Iterable[tuple[ZState, Sequence[Event]]]) -> Struct | None:
        """What became of every Survivor, and how many Zombies fell."""
        return tally(told)

    def credits(self) -> tuple[Text, ...]:
        """Cards, Survivors and Missions with numbers of our own."""
        return tuple(credits_of(self.edition))

    def sequels(self, config: Config, *, won: bool) -> tuple[Sequel, ...]:
        """The next Mission, and this one with another deck of Zombies."""
        assert isinstance(config, Setup)
        return tuple(sequels(config, self.scenarios, won=won))

    def status(self, state: ZState, seat: int | None) -> tuple[Text, ...]:
        """Says how the Mission and the Survivors stand."""
        return tuple(places.said(state.board, line) for line in status(state, seat))

    def brief(self, state: ZState, seat: int | None) -> tuple[Text, ...]:
        """Says who acts now and with what."""
        return tuple(places.said(state.board, line) for line in brief(state, seat))

    def key(self, config: Config, one: Option | Event) -> str:
        """Numbers of the box are spelled as words."""
        return places.key_now(self._board(config), words.key(self._box(config), one))

    def text(self, config: Config, one: Option | Event) -> Text:
        """The same, as a sentence."""
        return places.said(self._board(config), words.text(self._box(config), one))

    def key_now(self, config: Config, key: str) -> str:
        """Cars and doors were once counted from 0, and Zones had numbers."""
        return places.key_now(self._board(config), key_now(key))

    def expected_now(self, config: Config, table: Table) -> Table:
        """Zones had numbers once."""
        return places.expected(self._board(config), table, self.base.papers)

    def _box(self, config: Config) -> Content:
        assert isinstance(config, Setup)
        return config.edition.box

    def _board(self, config: Config) -> Board:
        return self.edition.boards[config.scenario]

    def explain(self, state: ZState, seat: int, key: str) -> Refusal | None:
        """Names the rule in the way of something a Survivor wants to do."""
        told = explain(state, seat, self.key_now(state.config, key))
        if told is not None and told.why is not None:
            told = Refusal(told.rules, places.said(state.board, told.why))
        return self.rulebook.told(told)

    def requests(self, state: ZState, seat: int) -> list[Option]:
        """The own cards, to discard or to eat."""
        return requests.requests(state, seat)

    def grant(self, state: ZState, seat: int, option: Option) -> Frame:
        """Discards or eats one."""
        return requests.grant(state, option)

    def not_now(self, state: ZState, seat: int, option: Option) -> Refusal | None:
        """Not between a roll and its result, nor in a trade."""
        return self.rulebook.told(requests.not_now(state, option))

    def explain_request(self, state: ZState, seat: int, key: str) -> Refusal | None:
        """Names the rule by which a card is not this player's to discard."""
        option = understood(state, key)
        told = None if option is None else requests.refused(state, seat, option)
        return self.rulebook.told(told)

    def card(self, scenario: str) -> ScenarioCard:
        """A Mission as the book's list has it."""
        return card(self.edition, scenario)

    def bots(self) -> tuple[BotCard, ...]:
        """By the games they won, where the edition has them measured."""
        source = self.edition.folder / "bots.toml"
        return read_bots(source) if source.is_file() else ()

    def bot_rates(self) -> tuple[BotRate, ...]:
        """As the edition has them measured."""
        return read_rates(self.edition.folder / "rates.json")

    def course(self) -> Course | None:
        """In the middle of the first Mission, where the edition has prepared it."""
        return read_course(self.edition.folder / "course.toml")


class Zombicide2(Zombicide):
    """The second edition of the base box."""

    version = "2"
    edition = SECOND
    config_type = SecondSetup
    icon = "raise-zombie"
    quick: ClassVar[Mapping[str, str | int | bool]] = {"scenario": "M00", "players": 1}

    def bench(self) -> Bench:
        """Random play, clones and the Zombies' Phase."""
        return bench(self.id)
