"""Missions in which Spawn tokens are driven back to the Start Spawn Zone, and burned there."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.box.missions import KEPT
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.edition import Edition, of_module
from horda.games.zombicide.rules.goals import Look, goal
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.mission_events import SpawnMoved
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, pay, zombies_in
from horda.games.zombicide.rules.points import BURNED, MISSION_ACTIONS
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import OTHER, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


START_BURNED = "start-burned"


def start_zone(state: ZState) -> int:
    """Returns the Start Spawn Zone."""
    return _start_zone(state.edition, state.config.scenario)


@lru_cache(maxsize=KEPT)
def _start_zone(edition: Edition, mission: str) -> int:
    return edition.boards[mission].zone_at(*edition.missions[mission].spawn[0].cell)


def away(state: ZState) -> int:
    """Counts the Spawn tokens that are not in the Start Spawn Zone."""
    start = start_zone(state)
    return sum(zone != start for zone, _ in state.spawns)


@cites("Z2-M04-05", "Z2-M07-07", "Z2-M13-02", "Z2-SPAWN-Q2")
def drive_back(run: ZRun, zone: int) -> None:
    """Moves the Spawn tokens of a Zone to the Start Spawn Zone; their order stays."""
    state = run.state
    start = start_zone(state)
    if zone != start and any(spot == zone for spot, _ in state.spawns):
        state.spawns = tuple((start if spot == zone else spot, c) for spot, c in state.spawns)
        run.emit(SpawnMoved, zone, start)


def _progress(name: str) -> Text:
    return Text(f"z2-goal-{name}")


def _tokens_back(state: ZState) -> Text:
    count = len(state.spawns) - 1
    return Text("z2-goal-spawns-back", {"done": count - away(state), "all": count})


@goal("spawns-back", _tokens_back, looks=Look.FIRE)
@cites("Z2-M04-02", "Z2-M07-02", "Z2-M13-02")
def _spawns_back(state: ZState) -> bool:
    return not away(state)


@goal("burn-start", lambda state: _progress("burn-start"), looks=Look.FIRE)
@cites("Z2-M04-03", "Z2-M07-03")
def _burn_start(state: ZState) -> bool:
    return bool(noted(state, START_BURNED))


@cites("Z2-M04-03", "Z2-M07-03", "Z2-MISSION-Q2")
def _start_burned(run: ZRun, context: tuple[int, int]) -> None:
    """Notes a throw into the Start Spawn Zone; it counts only once all tokens are there."""
    if context[1] == start_zone(run.state) and not away(run.state):
        note(run.state, START_BURNED)


@cites("Z2-M13-02", "Z2-M13-I1")
def _burned(run: ZRun, context: tuple[int, int]) -> None:
    """A Molotov drives the token of the Zone back."""
    drive_back(run, context[1])


class Neutralise(ZOption, frozen=True):
    """Move the Spawn token here to the Start Spawn Zone."""


NEUTRALISE = Neutralise()


def spawn_here(state: ZState, zone: int) -> bool:
    """Tells whether a Zone has a Spawn token that can be moved."""
    return zone != start_zone(state) and any(spot == zone for spot, _ in state.spawns)


@deed
class Neutralising(Deed[Neutralise]):
    """Move the token of a Spawn Zone to the Start Spawn Zone."""

    option, special, rule, sign = Neutralise, "neutralise", "Z2-M07-07", "hand"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Neutralise]:
        """The one here."""
        yield NEUTRALISE

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Spawn Zones."""
        if any(spot == zone for spot, _ in state.spawns):
            yield Wish("spawn", NEUTRALISE)

    @cites("Z2-M07-07", "Z2-INTER-19")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: Neutralise
    ) -> Refusal | None:
        """There must be a token that can be moved, and no Zombie."""
        zone = state.people[who].zone
        if not spawn_here(state, zone):
            return no("no-spawn", self.rule)
        return no("spawn-zombies", self.rule) if zombies_in(state, zone) else tired(state, who)

    @cites("Z2-M07-07")
    def do(self, run: ZRun, who: int, option: Neutralise) -> None:
        """Pays, and drives them back."""
        pay(run.state, who, OTHER)
        drive_back(run, run.state.people[who].zone)

    def weight(self, look: "Thoughts", option: Neutralise) -> float:
        """What only a Mission offers serves its goal."""
        return look.goal


PIECES = (
    Piece("burn-start", (BURNED.use(_start_burned),), ("Z2-M04-03", "Z2-M07-03"), Rank.MISSION),
    Piece("burn-spawns", (BURNED.use(_burned),), ("Z2-M13-02",), Rank.MISSION),
    Piece(
        "neutralise", (MISSION_ACTIONS.use(DEEDS[Neutralise].offer),), ("Z2-M07-07",), Rank.MISSION
    ),
)
of_module("molotov", "burn-start", "burn-spawns")
