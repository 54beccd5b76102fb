"""M16 Poor shelter: broken doors that Zombies walk through, and planks to shut them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Frame
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.board import bits
from horda.games.zombicide.modules.building_spawn import reveal_building
from horda.games.zombicide.modules.mission_rules.buildings import zombies_inside
from horda.games.zombicide.modules.mission_rules.places import building
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.goals import LOST, Look, goal
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, change, pay, zombies_in
from horda.games.zombicide.rules.points import MARCHED, MAY_OPEN, MISSION_ACTIONS, OPENS_DOORS
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.splitting import March
from horda.games.zombicide.rules.state import OTHER, ZState
from horda.games.zombicide.rules.targets import BARRICADED, broken

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


class Barricade(ZOption, frozen=True):
    """Nail a broken door up with a plank, for good."""

    fateful = True
    door: int


class DoorBurst(events.ZEvent, frozen=True):
    """Zombies walked through a broken door, which stands open now."""

    rules = ("Z2-M16-07",)
    door: int


class Barricaded(events.ZEvent, frozen=True):
    """A broken door was shut for good."""

    rules = ("Z2-M16-10",)
    who: int
    door: int


def _barricading(state: ZState) -> Text:
    done = len(bits(noted(state, BARRICADED)))
    return Text("z2-goal-doors-barricaded", {"done": done, "all": done + len(bits(broken(state)))})


@goal("doors-barricaded", _barricading)
@cites("Z2-M16-02")
def _all_barricaded(state: ZState) -> bool:
    return not broken(state)


def _emptying(state: ZState) -> Text:
    return Text("z2-goal-shelter-cleared", {"left": zombies_inside(state)})


@goal("shelter-cleared", _emptying, looks=Look.ZOMBIES)
@cites("Z2-M16-03")
def _cleared(state: ZState) -> bool:
    return not zombies_inside(state)


@cites("Z2-M16-03", "Z2-WIN-Q3")
def _locked_out(state: ZState) -> bool:
    """Tells whether all doors are shut for good and nobody is inside to fight the Zombies."""
    rooms = building(state.edition, state.config.scenario).rooms
    return not broken(state) and not any(person.zone in rooms for person in state.people)


LOST["shelter-cleared"] = ("locked-out", "Z2-M16-03", _locked_out)


@cites("Z2-M16-05", "Z2-M16-10")
def _only_broken(state: ZState, context: tuple[int, int], may: bool) -> bool:
    return may and bool(broken(state) >> context[1] & 1)


@cites("Z2-M16-06", "Z2-M16-Q2")
def _by_hand(state: ZState, who: int, opens: bool) -> bool:
    return True


@cites("Z2-M16-07", "Z2-M16-08", "Z2-M16-Q1")
def _burst(run: ZRun, marches: tuple[March, ...]) -> Frame | None:
    """Opens the doors Zombies went through; once all have moved, the building may spawn."""
    state, spawning = run.state, None
    for zone, to, _, _ in marches:
        if zone == to or to in state.tables.neighbours[zone]:
            continue
        between = [d for d in bits(broken(state)) if {*state.board.doors[d].zones} == {zone, to}]
        state.doors |= 1 << between[0]
        run.emit(DoorBurst, between[0])
        spawning = reveal_building(state, between[0]) or spawning
    return spawning


@deed
class Barricading(Deed[Barricade]):
    """Nail a broken door up."""

    option, special, rule, sign = Barricade, "planks", "Z2-M16-10", "packed-planks"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Broken doors; from the next Zone too they can be shut."""
        near = state.board.doors_of[state.people[who].zone]
        for door in state.board.doors_of[zone]:
            if broken(state) >> door & 1:
                yield Wish("door", Barricade(door), door in near)

    @cites("Z2-M16-10", "Z2-M16-Q2", "Z2-INTER-19")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: Barricade
    ) -> Refusal | None:
        """It takes a plank, and no Zombie here."""
        person, door = state.people[who], option.door
        if door not in state.board.doors_of[person.zone] or not broken(state) >> door & 1:
            return no("door-not-broken", self.rule)
        if not person.load:
            return no("no-plank", self.rule)
        if zombies_in(state, person.zone):
            return no("barricade-zombies", self.rule, "Z2-INTER-19")
        return tired(state, who)

    @cites("Z2-M16-10", "Z2-M16-Q2")
    def do(self, run: ZRun, who: int, option: Barricade) -> None:
        """Drops a plank; the door is shut and stays so, whether it was open or not."""
        state = run.state
        pay(state, who, OTHER)
        change(state, who, load=state.people[who].load[1:])
        note(state, BARRICADED, noted(state, BARRICADED) | 1 << option.door)
        state.doors &= ~(1 << option.door)
        run.emit(Barricaded, state.people[who].card, option.door)

    def weight(self, look: "Thoughts", option: Barricade) -> float:
        """What only a Mission offers serves its goal."""
        return look.goal


PIECES = (
    Piece(
        "broken-doors",
        (MAY_OPEN.use(_only_broken), OPENS_DOORS.use(_by_hand), MARCHED.use(_burst)),
        ("Z2-M16-05", "Z2-M16-06", "Z2-M16-07"),
        Rank.MISSION,
    ),
    Piece("planks", (MISSION_ACTIONS.use(DEEDS[Barricade].offer),), ("Z2-M16-10",), Rank.MISSION),
)
of_module("building_spawn", "broken-doors")
