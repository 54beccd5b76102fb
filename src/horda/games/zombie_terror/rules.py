"""The rules of Zombie Terror, as the core asks for them."""

from collections.abc import Iterable
from functools import cached_property
from importlib.resources import files

from msgspec import Struct

from horda.core.game import Rules
from horda.core.hooks import NO_HOOKS, HookIndex
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook, cites
from horda.core.state import Config
from horda.games.zombie_terror import card_frames, describe, invariants, view
from horda.games.zombie_terror.adding import Adding
from horda.games.zombie_terror.board import side
from horda.games.zombie_terror.content import BULLETS, HAND_SIZE, SEATS, deck
from horda.games.zombie_terror.human_turn import HumanTurn
from horda.games.zombie_terror.pieces import index
from horda.games.zombie_terror.rounds import PlaceHumans, PlaceZombies, Rounds
from horda.games.zombie_terror.setup import Setup
from horda.games.zombie_terror.state import ZTState, blank
from horda.games.zombie_terror.zombie_turn import FreeMove, ZombieTurn

ZTFrame = (
    PlaceHumans
    | PlaceZombies
    | Rounds
    | HumanTurn
    | ZombieTurn
    | FreeMove
    | Adding
    | card_frames.Sewers
    | card_frames.Adrenaline
    | card_frames.FirstAid
    | card_frames.Desperation
    | card_frames.Decoy
    | card_frames.Awe
    | card_frames.Horde
)


class FullState(ZTState, kw_only=True):
    """The state with its stack narrowed to the frames of this game."""

    stack: tuple[ZTFrame, ...] = ()


class TerrorRules(Rules[ZTState]):
    """Two players, two sides of the board."""

    id = "zombie-terror"
    version = "1"
    parts = view.PARTS
    streams = ("cards-human", "cards-zombie")
    state_type = FullState
    config_type = Setup
    scenarios = ("base", "barricades")
    _pieces: tuple[Setup | None, HookIndex] = (None, NO_HOOKS)

    @cached_property
    def _rulebook(self) -> Rulebook:
        return Rulebook.load(files(__package__).joinpath("data", "rulebook.toml"))

    @property
    def rulebook(self) -> Rulebook:
        """Every rule id with its text."""
        return self._rulebook

    def seats(self, config: Config) -> tuple[str, ...]:
        """The humans and the zombies."""
        return SEATS

    @cites("R3.1", "R3.2", "R3.4", "S2.3", "S2.4", "S2.5", "S2.6")
    def setup(self, config: Config, rng: Rng) -> ZTState:
        """Lays out the board and deals the cards."""
        assert isinstance(config, Setup)
        state = blank(FullState, config, rng)
        state.bullets = BULLETS
        for seat in range(2):
            self._deal(state, seat)
        if config.scenario == "base":
            state.stack = (Rounds(), PlaceZombies(), PlaceHumans())
        else:
            state.briefcase = False
            state.keys = side("barricades").signs.index("K")
            describe.place(state, side("barricades").start)
            state.stack = (Rounds(),)
        state.at = (0,) * len(state.stack)
        return state

    def _deal(self, state: ZTState, seat: int) -> None:
        order, state.rng = state.rng.shuffled(deck(seat, state.config.scenario), seat)
        hand, box = tuple(sorted(order[:HAND_SIZE])), tuple(sorted(order[HAND_SIZE:]))
        hands, boxes = list(state.hands), list(state.box)
        hands[seat], boxes[seat] = hand, box
        state.hands, state.box = (hands[0], hands[1]), (boxes[0], boxes[1])

    def hooks(self, state: ZTState) -> HookIndex:
        """The pieces of the scenario; mostly asked again and again for one and the same setup."""
        known, found = self._pieces
        if known is not state.config:
            found = index(state.config.scenario, state.config.leaving)
            self._pieces = (state.config, found)
        return found

    def view(self, state: ZTState, seat: int | None) -> Struct:
        """What a seat may know."""
        return view.view(state, seat)

    def determinise(self, state: ZTState, seat: int | None, dice: Dice) -> None:
        """Deals unseen cards anew."""
        view.determinise(state, seat, dice)

    def invariants(self, state: ZTState) -> Iterable[str]:
        """What is wrong with a position."""
        return invariants.broken(state)

    def impossible(self, state: ZTState) -> Iterable[str]:
        """What no position may have; cards may be left out of one."""
        return invariants.broken(state, whole=False)
