"""Zombicide 2nd Edition as the core sees it."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from importlib.resources import files

from msgspec import Struct

from horda.core.decisions import Choice
from horda.core.engine import Engine
from horda.core.events import Event
from horda.core.game import Flaw, Game, Refusal, Sequel, Table
from horda.core.hooks import HookIndex
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook
from horda.core.state import Config
from horda.core.windows import Reactions
from horda.core.words import Text
from horda.games.zombicide.box.counting import key_now
from horda.games.zombicide.box.missions import word
from horda.games.zombicide.mind.evaluate import evaluate
from horda.games.zombicide.mind.tactics import advice
from horda.games.zombicide.modules.cars import Drive, Ram
from horda.games.zombicide.modules.mission_rules.cars_blown_up import Blast
from horda.games.zombicide.modules.mission_rules.chosen_companions import Assignment
from horda.games.zombicide.modules.mission_rules.food import Loading, Unloading
from horda.games.zombicide.modules.mission_rules.m15 import PickPairs
from horda.games.zombicide.modules.mission_rules.m19 import Pairing, Swap
from horda.games.zombicide.modules.mission_rules.m22 import OpenedBuildings
from horda.games.zombicide.modules.mission_rules.m23 import Meeting
from horda.games.zombicide.modules.mission_rules.m24 import Fetching
from horda.games.zombicide.modules.mission_rules.m25 import Cocktail, NedComes
from horda.games.zombicide.modules.mission_rules.marked_zones import Buildings
from horda.games.zombicide.modules.mission_rules.wounded import Crash
from horda.games.zombicide.modules.skills import index
from horda.games.zombicide.modules.skills.after_dash import FreeAttack, Healing
from horda.games.zombicide.modules.skills.finds import Match, Noses, Pocket
from horda.games.zombicide.modules.skills.handling import Rescuing
from horda.games.zombicide.modules.skills.leading import Favour
from horda.games.zombicide.modules.skills.reactions import ExtraTurns, Spread
from horda.games.zombicide.modules.skills.support import Medics
from horda.games.zombicide.papers import describe, invariants, words
from horda.games.zombicide.papers.explain import explain
from horda.games.zombicide.papers.facts import facts
from horda.games.zombicide.papers.mission_check import flaws
from horda.games.zombicide.papers.mission_trial import false_start
from horda.games.zombicide.rules import start, view
from horda.games.zombicide.rules.activation import Activation
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.discards import Discarding
from horda.games.zombicide.rules.inventory import Arrange
from horda.games.zombicide.rules.moves import Way
from horda.games.zombicide.rules.rounds import DealStart, PlayersPhase, Rounds
from horda.games.zombicide.rules.search import CarSearch, Draw
from horda.games.zombicide.rules.setting_up import Ready, Recruits, StartZones
from horda.games.zombicide.rules.setup import Setup
from horda.games.zombicide.rules.spawn import Abomination, Building, DrawCard, SpawnStep, Surprise
from horda.games.zombicide.rules.state import STREAMS, ZState, blank
from horda.games.zombicide.rules.turn import Reward, Turn
from horda.games.zombicide.rules.wounds import Share
from horda.games.zombicide.screen.odds import odds_now
from horda.games.zombicide.screen.outlook import outlook
from horda.games.zombicide.screen.picture import picture
from horda.games.zombicide.screen.preview import preview
from horda.games.zombicide.screen.scene import scene
from horda.games.zombicide.screen.sequels import sequels
from horda.games.zombicide.screen.status import brief, status
from horda.games.zombicide.screen.svg import svg
from horda.games.zombicide.screen.tally import tally

ZFrame = (
    StartZones
    | Ready
    | Recruits
    | DealStart
    | Rounds
    | PlayersPhase
    | Turn
    | Reward
    | Way
    | Draw
    | CarSearch
    | Drive
    | Ram
    | Arrange
    | Discarding
    | Attack
    | Gain
    | Share
    | Activation
    | SpawnStep
    | DrawCard
    | Surprise
    | Abomination
    | Building
    | FreeAttack
    | Healing
    | Rescuing
    | Favour
    | Medics
    | Match
    | Pocket
    | Noses
    | ExtraTurns
    | Spread
    | Blast
    | Assignment
    | Loading
    | Unloading
    | Buildings
    | Crash
    | PickPairs
    | Pairing
    | Swap
    | OpenedBuildings
    | Meeting
    | Fetching
    | Cocktail
    | NedComes
    | Reactions
)


class FullState(ZState, kw_only=True):
    """The state with its stack narrowed to the frames of this game."""

    stack: tuple[ZFrame, ...] = ()


class Zombicide2(Game[ZState]):
    """The second edition of the base box."""

    id = "zombicide-2e"
    prefix = "z2"
    shared_view = True
    version = "1"
    streams = STREAMS
    state_type = FullState
    config_type = Setup
    scenarios = tuple(f"M{number:02}" for number in range(26))
    own_scenarios = True

    @cached_property
    def _rulebook(self) -> Rulebook:
        folder = files("horda.games.zombicide.editions.second_edition") / "data" / "rulebook"
        parts = [Rulebook.load(folder / f"part{n}.toml") for n in range(1, 5)]
        groups = tuple(group for part in parts for group in part.groups)
        return Rulebook(self.id, groups, tuple(rule for part in parts for rule in part.rules))

    @property
    def rulebook(self) -> Rulebook:
        """Every rule id with its text."""
        return self._rulebook

    def seats(self, config: Config) -> tuple[str, ...]:
        """Players by number."""
        assert isinstance(config, Setup)
        return tuple(f"player-{n + 1}" for n in range(config.players))

    def scenario_word(self, config: Config) -> str:
        """The Mission's id, or one word for all that come from outside."""
        return word(config.scenario)

    def template(self) -> str:
        """A small Mission with every field explained."""
        return (
            files("horda.games.zombicide.editions.second_edition") / "data" / "template.toml"
        ).read_text("utf-8")

    def flaws(self, scenario: str) -> tuple[Flaw, ...]:
        """What is wrong with a Mission from outside."""
        return flaws(scenario) or false_start(Engine(self), scenario)

    def check(self, config: Config) -> None:
        """Refuses an impossible team."""
        assert isinstance(config, Setup)
        start.check(config)

    def setup(self, config: Config, rng: Rng) -> ZState:
        """Lays the Mission out."""
        assert isinstance(config, Setup)
        return start.lay_out(FullState, config, rng)

    def hooks(self, state: ZState) -> HookIndex:
        """The pieces of all skills in play."""
        return index(state)

    def view(self, state: ZState, seat: int | None) -> Struct:
        """What a seat may know."""
        return view.view(state, seat)

    def determinise(self, state: ZState, seat: int | None, dice: Dice) -> None:
        """Shuffles what nobody knows."""
        view.determinise(state, seat, dice)

    def describe(self, state: ZState) -> Table:
        """Writes a position as a table."""
        return describe.describe(state)

    def pose(self, config: Config, rng: Rng, table: Table) -> ZState:
        """Reads a position back."""
        assert isinstance(config, Setup)
        return describe.pose(blank(FullState, config, rng), table)

    def facts(self, state: ZState) -> Table:
        """What follows from a position: sight, ways, Noise, skills in force."""
        return facts(state)

    def invariants(self, state: ZState) -> Iterator[str]:
        """What no rule could lead to."""
        return invariants.broken(state)

    def draw(self, state: ZState, seat: int | None) -> str:
        """Draws the board with what stands in each Zone."""
        return picture(state)

    def svg(self, state: ZState, seat: int | None) -> str:
        """Draws the same as a picture."""
        return svg(state)

    def scene(self, config: Config) -> Struct:
        """The Mission's map, and what is in the box."""
        assert isinstance(config, Setup)
        return scene(config)

    def asked(self, config: Config, choice: Choice) -> Text:
        """Puts a question into words, with what its arguments count."""
        return words.asked(choice)

    def odds(self, state: ZState, seat: int) -> dict[str, Struct]:
        """The chances of every attack that is offered to a seat."""
        return odds_now(state, self.hooks(state), seat)

    def preview(self, state: ZState, seat: int | None) -> Struct:
        """What the Zombies would do if their phase came now."""
        return preview(state)

    def outlook(self, state: ZState, seat: int) -> Struct | None:
        """Ways, sight, ranges and reasons for the Survivor who acts."""
        return outlook(Engine(self), state, seat)

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

    def sequels(self, config: Config, *, won: bool) -> tuple[Sequel, ...]:
        """The next Mission, and this one with another deck of Zombies."""
        assert isinstance(config, Setup)
        return tuple(sequels(config, self.scenarios, won=won))

    def status(self, state: ZState, seat: int | None) -> tuple[Text, ...]:
        """Says how the Mission and the Survivors stand."""
        return status(state, seat)

    def brief(self, state: ZState, seat: int | None) -> tuple[Text, ...]:
        """Says who acts now and with what."""
        return brief(state, seat)

    def key_now(self, config: Config, key: str) -> str:
        """Cars and doors were once counted from 0."""
        return key_now(key)

    def explain(self, state: ZState, seat: int, key: str) -> Refusal | None:
        """Names the rule in the way of something a Survivor wants to do."""
        return explain(state, seat, key)
