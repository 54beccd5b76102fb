"""Seven and more Survivors: more Spawn tokens, and fewer Oxygen Tanks than people."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.inventory import stow
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, carried, decider
from horda.games.zombicide.rules.points import READY
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import ZState

question("z2-more-spawns", "INV-SEVEN-2", fields=("count",))
question("z2-airless", "INV-OXY-Q3", fields=("count",))

PLAIN, EACH = 6, 2
"""A team of so many needs no more Spawn tokens; each so many more bring one."""


class SpawnIn(ZOption, frozen=True):
    """Put one more Spawn token into this Zone."""

    moment = ("spawn-order", "INV-SEVEN-2")
    zone: int


class Airless(ZOption, frozen=True):
    """Let a Survivor start without an Oxygen Tank."""

    moment = ("deal", "INV-OXY-Q3")
    sign = "person"
    who: int


class SpawnAdded(events.ZEvent, frozen=True):
    """One more Spawn token lies in a Zone."""

    rules = ("INV-SEVEN-2",)
    zone: int


class MoreSpawns(Frame, frozen=True):
    """The team lays the Spawn tokens of a large team into Zones that have one."""

    left: int

    @cites("INV-SEVEN-2", "INV-SEVEN-Q1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks where the next one goes: where a red one lies."""
        zones = dict.fromkeys(zone for zone, colour in run.state.spawns if not colour)
        if not self.left or not zones:
            return DONE
        options = tuple(SpawnIn(zone) for zone in zones)
        return Choice(decider(run.state), "z2-more-spawns", options, (self.left,))

    @cites("INV-SEVEN-2")
    def lay(self, run: ZRun) -> Outcome:
        """Lays it beside the one that is there: each of them draws a card."""
        state, zone = run.state, run.answer.zone
        at = next(i for i, (spot, _) in enumerate(state.spawns) if spot == zone)
        state.spawns = (*state.spawns[: at + 1], (zone, 0), *state.spawns[at + 1 :])
        run.emit(SpawnAdded, zone)
        return Go("ask", MoreSpawns(self.left - 1))

    steps = (ask, lay)


@cites("INV-SEVEN-2")
def more_spawns(people: int) -> int:
    """Returns how many more tokens there are: one for each two above six, rounded up."""
    return -(-max(0, people - PLAIN) // EACH)


def _crowded(run: ZRun, context: None) -> Frame | None:
    left = more_spawns(len(run.state.people))
    return MoreSpawns(left) if left else None


class Tanks(Frame, frozen=True):
    """Everybody puts an Oxygen Tank on, but for those whom the team leaves without."""

    without: tuple[int, ...] = ()

    @cites("INV-OXY-Q3")
    def ask(self, run: ZRun) -> Outcome:
        """Asks who goes without, while there are too few."""
        state = invader(run.state)
        short = len(state.people) - len(self.without) - len(state.oxygen)
        if short <= 0:
            return Go("equip")
        people = [p for who, p in enumerate(state.people) if who not in self.without]
        options = tuple(Airless(person.card) for person in people)
        return Choice(decider(state), "z2-airless", options, (short,))

    def leave(self, run: ZRun) -> Outcome:
        """Notes it."""
        who = next(i for i, p in enumerate(run.state.people) if p.card == run.answer.who)
        return Go("ask", Tanks((*self.without, who)))

    @cites("INV-MIS-5", "INV-OXY-Q3")
    def equip(self, run: ZRun) -> Outcome:
        """Gives one to each of the others."""
        equip(run.state, self.without)
        return DONE

    steps = (ask, leave, equip)


def equip(laid: ZState, without: tuple[int, ...] = ()) -> None:
    """Puts an Oxygen Tank onto everybody but those named."""
    state = invader(laid)
    for who, person in enumerate(state.people):
        if who not in without and len(state.oxygen) and len(carried(person)) < len(person.slots):
            card, state.oxygen = state.oxygen.draw()
            stow(state, who, card)


@cites("INV-MIS-5", "INV-OXY-Q3")
def _equipped(run: ZRun, context: None) -> Frame | None:
    """Everybody starts with an Oxygen Tank on."""
    if len(run.state.people) > len(invader(run.state).oxygen):
        return Tanks()
    equip(run.state)
    return None


MODULE = Module(
    "crowd",
    (Piece("more_spawns", (READY.use(_crowded),), ("INV-SEVEN-2",)),),
    specials={
        "oxygen-start": Piece("oxygen-start", (READY.use(_equipped),), ("INV-MIS-5",), Rank.MISSION)
    },
)
