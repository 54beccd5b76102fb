"""The cards whose player has something to choose."""

from collections.abc import Iterator

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.zombie_terror import events
from horda.games.zombie_terror.board import AROUND, EDGES, OFF, OPPOSITE
from horda.games.zombie_terror.content import CHILD, HUMAN, ZOMBIE
from horda.games.zombie_terror.options import (
    ADD,
    EDGE,
    ENOUGH,
    FACE,
    GO,
    PICK,
    TARGET,
    Enough,
)
from horda.games.zombie_terror.pawns import ZTRun, move_human, put_zombie
from horda.games.zombie_terror.state import (
    EMPTY,
    FIRST_ZOMBIE,
    HEALTHY,
    WOUNDED,
    ZTState,
    on_board,
)
from horda.games.zombie_terror.zombie_moves import activate, free_moves, walk

ADRENALINE_POINTS = 2
DECOYS = 2
HORDE = 3


def fresh_humans(state: ZTState) -> list[int]:
    """Lists the humans that have spent no action point this turn."""
    return [human for human in on_board(state) if not state.activated >> human & 1]


@cites("C.sewers")
def sewer_exits(state: ZTState, human: int) -> Iterator[int]:
    """Finds where a human may come out of the sewers, field by field."""
    cells = state.cells
    for cell in state.terrain.sewers[state.humans[human]]:
        if cells[cell] == EMPTY:
            for other in AROUND[cell]:
                if cells[other] >= FIRST_ZOMBIE:
                    break
            else:
                yield cell


def has_sewer_exit(state: ZTState, human: int) -> bool:
    """Tells whether the sewers lead a human anywhere."""
    return next(sewer_exits(state, human), None) is not None


def adrenaline_targets(state: ZTState) -> list[int]:
    """Lists the humans that can get more action points."""
    return on_board(state)


@cites("C.desperate_shove")
def desperate_targets(state: ZTState) -> list[int]:
    """Lists the humans that can be emboldened."""
    return [human for human in on_board(state) if human != CHILD]


def lured_targets(state: ZTState, but: int = OFF) -> list[int]:
    """Lists the fields of zombies that a decoy can turn; on barricades they cannot turn."""
    barricade = state.terrain.barricade
    return [cell for cell in state.zombies if cell not in (OFF, but) and not barricade[cell]]


def awe_targets(state: ZTState) -> list[int]:
    """Lists the fields of marked zombies that could move freely instead."""
    if not state.activations:
        return []
    return [
        cell
        for zombie, cell in enumerate(state.zombies)
        if state.marked >> zombie & 1 and free_moves(state, state.terrain, zombie)
    ]


def horde_fields(state: ZTState, edge: int) -> list[int]:
    """Lists the empty adding fields of one edge of the board."""
    adding = state.terrain.adding
    return [cell for cell in EDGES[edge] if cell in adding and state.cells[cell] == EMPTY]


def horde_edges(state: ZTState) -> list[int]:
    """Lists the edges where a horde could come in."""
    return [edge for edge in range(4) if horde_fields(state, edge)]


class Sewers(Frame, frozen=True):
    """A human goes underground and comes out nearby."""

    human: int = -1

    def ask_who(self, run: ZTRun) -> Outcome:
        """Lists the humans that have a way to go."""
        state = run.state
        humans = [human for human in fresh_humans(state) if has_sewer_exit(state, human)]
        return Choice(HUMAN, "zt-sewers-who", tuple(PICK[human] for human in humans))

    def who(self, run: ZTRun) -> Outcome:
        """Remembers the human."""
        return Sewers(run.answer.human)

    def ask_where(self, run: ZTRun) -> Outcome:
        """Lists where it may come out."""
        cells = sewer_exits(run.state, self.human)
        return Choice(HUMAN, "zt-sewers-where", tuple(GO[cell] for cell in cells), (self.human,))

    @cites("C.sewers")
    def where(self, run: ZTRun) -> Outcome:
        """Moves the human; that was its whole activation."""
        state = run.state
        state.activated |= 1 << self.human
        state.current = self.human
        state.ap[self.human] = 0
        move_human(run, self.human, run.answer.at, events.Surfaced)
        return DONE

    steps = (ask_who, who, ask_where, where)


class Adrenaline(Frame, frozen=True):
    """A human gets more action points."""

    def ask(self, run: ZTRun) -> Outcome:
        """Lists the humans on the board."""
        humans = adrenaline_targets(run.state)
        return Choice(HUMAN, "zt-adrenaline", tuple(PICK[human] for human in humans))

    @cites("C.adrenaline")
    def do(self, run: ZTRun) -> Outcome:
        """Adds the points."""
        run.state.ap[run.answer.human] += ADRENALINE_POINTS
        run.emit(events.Hastened, run.answer.human, run.state.ap[run.answer.human])
        return DONE

    steps = (ask, do)


class FirstAid(Frame, frozen=True):
    """A wounded human is healed wherever it stands."""

    def ask(self, run: ZTRun) -> Outcome:
        """Lists the wounded."""
        state = run.state
        wounded = [human for human in on_board(state) if state.health[human] == WOUNDED]
        return Choice(HUMAN, "zt-first-aid", tuple(PICK[human] for human in wounded))

    @cites("C.first_aid")
    def do(self, run: ZTRun) -> Outcome:
        """Heals."""
        run.state.health[run.answer.human] = HEALTHY
        run.emit(events.Healed, run.answer.human)
        return DONE

    steps = (ask, do)


class Desperation(Frame, frozen=True):
    """A human may push zombies that face it until the end of the turn."""

    def ask(self, run: ZTRun) -> Outcome:
        """Lists everybody but the Child."""
        humans = desperate_targets(run.state)
        return Choice(HUMAN, "zt-desperate", tuple(PICK[human] for human in humans))

    @cites("C.desperate_shove")
    def do(self, run: ZTRun) -> Outcome:
        """Remembers the human for this turn."""
        run.state.desperate = run.answer.human
        run.emit(events.Emboldened, run.answer.human)
        return DONE

    steps = (ask, do)


class Decoy(Frame, frozen=True):
    """Up to two zombies are turned any way."""

    left: int = DECOYS
    at: int = OFF

    def ask(self, run: ZTRun) -> Outcome:
        """Lists the zombies; after the first one may stop."""
        targets: list[Option] = [TARGET[cell] for cell in lured_targets(run.state, self.at)]
        if self.left < DECOYS:
            targets.append(ENOUGH)
        return Choice(HUMAN, "zt-decoy", tuple(targets), (self.left,))

    def chosen(self, run: ZTRun) -> Outcome:
        """Remembers the zombie."""
        if type(run.answer) is Enough:
            return DONE
        return Decoy(self.left - 1, run.answer.at)

    def face(self, run: ZTRun) -> Outcome:
        """Asks which way it looks now."""
        return Choice(HUMAN, "zt-face", FACE, (self.at,))

    @cites("C.decoy")
    def turn(self, run: ZTRun) -> Outcome:
        """Turns the zombie."""
        state = run.state
        state.facing[state.cells[self.at] - FIRST_ZOMBIE] = run.answer.facing
        run.emit(events.Lured, self.at, run.answer.facing)
        return Go("ask", self) if self.left else DONE

    steps = (ask, chosen, face, turn)


class Awe(Frame, frozen=True):
    """A marked zombie moves freely instead."""

    zombie: int = -1

    def ask(self, run: ZTRun) -> Outcome:
        """Lists the marked zombies."""
        cells = awe_targets(run.state)
        return Choice(ZOMBIE, "zt-awe", tuple(TARGET[cell] for cell in cells))

    def chosen(self, run: ZTRun) -> Outcome:
        """Remembers the zombie."""
        return Awe(run.state.cells[run.answer.at] - FIRST_ZOMBIE)

    def ask_walk(self, run: ZTRun) -> Outcome:
        """Lists its free moves."""
        state = run.state
        walks = free_moves(state, state.terrain, self.zombie)
        return Choice(ZOMBIE, "zt-walk", tuple(walks), (state.zombies[self.zombie],))

    @cites("C.awe")
    def move(self, run: ZTRun) -> Outcome:
        """Activates it with the free move rules."""
        activate(run.state, self.zombie)
        walk(run, self.zombie, run.answer.path)
        return DONE

    steps = (ask, chosen, ask_walk, move)


class Horde(Frame, frozen=True):
    """Three more zombies come over one edge."""

    edge: int = -1
    left: int = HORDE

    def ask_edge(self, run: ZTRun) -> Outcome:
        """Lists the edges with room."""
        return Choice(ZOMBIE, "zt-horde-edge", tuple(EDGE[e] for e in horde_edges(run.state)))

    def chosen(self, run: ZTRun) -> Outcome:
        """Remembers the edge."""
        return Horde(run.answer.edge)

    def ask_field(self, run: ZTRun) -> Outcome:
        """Lists the free fields of that edge."""
        cells = horde_fields(run.state, self.edge)
        if not self.left or not run.state.pool or not cells:
            return DONE
        return Choice(ZOMBIE, "zt-horde-field", tuple(ADD[cell] for cell in cells), (self.left,))

    @cites("C.zombie_horde")
    def place(self, run: ZTRun) -> Outcome:
        """Puts the zombie down, its back to the edge."""
        facing = OPPOSITE[self.edge]
        put_zombie(run.state, run.answer.at, facing)
        run.emit(events.Added, run.answer.at, facing)
        return Go("ask_field", Horde(self.edge, self.left - 1))

    steps = (ask_edge, chosen, ask_field, place)
