"""Xenos cards: Abominations, Mold Spawn, and a want of figures."""

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.board import bits
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, decider, on_board, zombies_in
from horda.games.zombicide.rules.points import (
    FIGURES,
    SHORTAGE,
    SPAWN_STEP,
    SPAWNED,
    SPAWNS_OF,
    SPRUNG,
)
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.search import Draw
from horda.games.zombicide.rules.spawn import DrawCard, place
from horda.games.zombicide.rules.state import ZState

ORDERED = "spawns-ordered"
"""The note that the order of the Spawn Zones is fixed."""
question("z2-spawn-first", "INV-SPAWN-1")
question("z2-mold-zone", "INV-MSPAWN-2", fields=("kind", "count"))


class InZone(ZOption, frozen=True):
    """Let them appear in this Zone."""

    moment = ("spawn", "INV-MSPAWN-2")
    zone: int


class MoldSpawned(events.ZEvent, frozen=True):
    """Xenos come out of the mold: so many in each Zone."""

    rules = ("INV-MSPAWN-1",)
    kind: int
    count: int


class Rouse(Frame, frozen=True):
    """All Abominations act, then one appears, if there is a figure left."""

    zone: int

    @cites("INV-ABOM-1", "INV-OUT-1", "INV-OUT-2")
    def act(self, run: ZRun) -> Outcome:
        """Those on the board first."""
        here = everybody(run.state, run.state.box.abominations)
        return Push(Activation(here)) if here else None

    @cites("INV-ABOM-1", "INV-ABOM-2", "INV-OUT-1", "INV-SK-Q1")
    def appear(self, run: ZRun) -> Outcome:
        """A new one does not act; Survivors may react to it, if a card brought it."""
        kind = run.state.box.abominations[0]
        if run.state.result is not None or self.zone < 0 or not place(run, self.zone, kind, 1):
            return DONE
        return run.window(SPAWNED, (self.zone, kind, 1), tuple(range(run.state.config.players)))

    steps = (act, appear)


def _called(run: ZRun, frame: DrawCard, level: int) -> Outcome:
    """An Abomination card, at every level."""
    return Push(Rouse(frame.zone), frame)


def _short(run: ZRun, context: tuple[int, int]) -> Frame:
    """Too few figures: the Abominations act instead of the kind."""
    return Rouse(context[0])


class MoldSpawn(Frame, frozen=True):
    """Xenos appear in every Zone of Active Mold."""

    kind: int
    count: int
    left: tuple[int, ...] = ()
    """Zones that have got none yet."""
    short: tuple[int, ...] = ()
    """Zones that did not get their full number."""
    by_card: bool = False
    """A card of the Xenos deck: Survivors may react."""
    seen: tuple[int, ...] = ()
    """Zones that got some, to which nobody could react yet."""
    reacted: tuple[tuple[int, int], ...] = ()
    """Survivors that have reacted, and the skills they did it by."""

    @cites("INV-MSPAWN-1", "INV-MOLD-12", "INV-D15")
    def begin(self, run: ZRun) -> Outcome:
        """Finds the Zones; without Active Mold nothing happens."""
        zones = bits(invader(run.state).active)
        if not zones:
            return DONE
        run.emit(MoldSpawned, self.kind, self.count)
        return replace(self, left=zones)

    @cites("INV-MSPAWN-2", "INV-D16")
    def ask(self, run: ZRun) -> Outcome:
        """Asks which Zone comes next where there are too few figures for all."""
        if not self.left or run.state.result is not None:
            return Go("react")
        figures = self._figures(run)
        if not figures or figures >= self.count * len(self.left):  # all get theirs, or nobody
            return Choice(decider(run.state), "z2-mold-zone", (InZone(self.left[0]),))
        options: tuple[Option, ...] = tuple(InZone(zone) for zone in self.left)
        args = (self.kind, figures)
        return Choice(decider(run.state), "z2-mold-zone", options, args)

    def _figures(self, run: ZRun) -> int:
        figures = run.query(FIGURES, self.kind, run.state.box.zombies[self.kind].figures)
        return figures - on_board(run.state, self.kind)

    def fill(self, run: ZRun) -> Outcome:
        """Puts them there, as many as are left."""
        zone = run.answer.zone
        placed = place(run, zone, self.kind, self.count)
        short = self.short if placed == self.count else (*self.short, zone)
        left = tuple(one for one in self.left if one != zone)
        seen = (*self.seen, zone) if placed and self.by_card else self.seen
        return Go("ask", replace(self, left=left, short=short, seen=seen))

    @cites("INV-SK-17", "INV-SK-Q1")
    def react(self, run: ZRun) -> Outcome:
        """Lets Survivors react to the figures of each Zone, once for the card."""
        if not self.seen or run.state.result is not None:
            return Go("rouse")
        context = (self.seen[0], self.kind, self.count)
        frame = replace(self, seen=self.seen[1:])
        window = run.window(SPAWNED, context, tuple(range(run.state.config.players)))
        return Go("react", frame) if window is None else Push(window.child, frame)

    def reacts(self, run: ZRun) -> Outcome:
        """Goes on with the next Zone."""
        return Go("react")

    @cites("INV-MSPAWN-2")
    def rouse(self, run: ZRun) -> Outcome:
        """Asks where an Abomination comes if there were too few."""
        if not self.short or run.state.result is not None:
            return DONE
        options: tuple[Option, ...] = tuple(InZone(zone) for zone in self.short)
        kind = run.state.box.abominations[0]
        if on_board(run.state, kind) >= run.state.box.zombies[kind].figures:
            options = options[:1]
        return Choice(decider(run.state), "z2-mold-zone", options, (kind, 1))

    def roused(self, run: ZRun) -> Outcome:
        """The Abominations act, and one comes."""
        return Push(Rouse(run.answer.zone))

    @cites("INV-SEARCH-Q3")
    def done(self, run: ZRun) -> Outcome:
        """That is all; where an Abomination has come to whoever Searches, no card follows."""
        search = run.below
        if isinstance(search, Draw) and zombies_in(run.state, run.state.people[search.who].zone):
            run.amend_below(replace(search, left=0))
        return DONE

    steps = (begin, ask, fill, react, reacts, rouse, roused, done)


def _from_mold(run: ZRun, frame: DrawCard, level: int) -> Outcome:
    box = run.state.box
    count = box.zombie_cards[frame.card].counts[level]
    if not count:
        return Go("discard", frame)
    return Push(MoldSpawn(box.spawned[frame.card], count, by_card=True), frame)


@cites("INV-SEARCH-4", "INV-SEARCH-Q1")
def _found(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """A Mold Spawn card drawn by a Search."""
    card = run.state.box.cards[context[1]]
    return MoldSpawn(run.state.box.zombie_ids[card.spawns], card.mold) if card.mold else None


@cites("INV-SPAWN-4")
def _asleep(state: ZState, colour: int, wakes: bool) -> bool:
    """An Objective wakes no Spawn Zone unless the Mission says so."""
    return False


class SpawnFrom(ZOption, frozen=True):
    """Let the Spawn step always begin here."""

    moment = ("spawn-order", "INV-SPAWN-1")
    zone: int


class FirstSpawn(Frame, frozen=True):
    """The team says at which Spawn Zone every Spawn step begins."""

    @cites("INV-SPAWN-1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks once."""
        zones = dict.fromkeys(zone for zone, _ in run.state.spawns)
        return Choice(decider(run.state), "z2-spawn-first", tuple(map(SpawnFrom, zones)))

    @cites("INV-SPAWN-1", "INV-SPAWN-Q3")
    def turn(self, run: ZRun) -> Outcome:
        """Turns the order round: it stays clockwise."""
        state = run.state
        first = next(i for i, one in enumerate(state.spawns) if one[0] == run.answer.zone)
        state.spawns = state.spawns[first:] + state.spawns[:first]
        note(state, ORDERED, 1)
        return DONE

    steps = (ask, turn)


def _in_order(run: ZRun, context: None) -> Frame | None:
    """Before the first Spawn step the team fixes the order."""
    return None if noted(run.state, ORDERED) or not run.state.spawns else FirstSpawn()


MODULE = Module(
    "xenos_cards",
    (
        Piece(
            "xenos_cards",
            (
                SHORTAGE.use(_short),
                SPRUNG.use(_found),
                SPAWNS_OF.use(_asleep),
                SPAWN_STEP.use(_in_order),
            ),
            ("INV-OUT-1", "INV-SEARCH-4", "INV-SPAWN-4"),
        ),
    ),
    cards={"abomination": _called, "mold_spawn": _from_mold},
)
