"""What operations that hold others together do."""

from msgspec.structs import replace

from horda.core.frames import Done, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.changes import roll_stock
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.marks import Delayed
from horda.games.dead_of_winter.base.option import NO, YES, PickBranch
from horda.games.dead_of_winter.base.state import DWRun
from horda.games.dead_of_winter.base.table import damage, in_play, is_out, people_at
from horda.games.dead_of_winter.cards import ops_flow as ops
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.aim import number_of
from horda.games.dead_of_winter.effects.conditions import true
from horda.games.dead_of_winter.effects.offer import ops_payable, way_label, way_open
from horda.games.dead_of_winter.effects.players import seat_of, seats_of
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Doing, Script, does, merged


@does(ops.If)
def _if(do: Doing) -> Frame | None:
    number = 0 if true(do.state, do.op.when, do.seat, do.scope) else 1
    return do.branch(number) if do.op.branches()[number] else None


@does(ops.Choose)
@cites("DW-CARD-Q8", "DW-PLAY-Q1", "DW-TURN-Q3")
def _choose(do: Doing) -> list[Frame]:
    """Only ways that can be paid and change something are offered."""
    fit = [
        PickBranch(n, way_label(way))
        for n, way in enumerate(do.op.ways)
        if way_open(do.state, way, do.seat, do.scope)
    ]
    if not fit:
        return []
    number = do.ask(do.seat, "dw-pick-way", fit)
    return [do.branch(2 * number), do.branch(2 * number + 1)]


@does(ops.May)
@cites("DW-DEC-11")
def _may(do: Doing) -> Frame | None:
    seat = seat_of(do, do.op.who)
    can = ops_payable(do.state, do.op.do[:1], seat, do.scope)
    # It is asked even where nothing can be paid: the others must not learn that from silence.
    if do.ask(seat, "dw-may", (YES, NO) if can else (NO,), auto=False) == NO.n:
        return None
    return do.branch(0)


@does(ops.AtMostPlayers)
@cites("DW-SETUP-26", "DW-SETUP-Q2")
def _at_most(do: Doing) -> Frame | None:
    """Before survivors are chosen it waits for them."""
    if do.state.config.players > do.op.n:
        return None
    if do.state.phase == "setup" and any(do.state.dealt):
        late = Delayed("after_keep", do.source, do.seat, (*do.path, do.at, 0))
        do.state.delayed = (*do.state.delayed, late)
        return None
    return do.branch(0)


# -- dice --------------------------------------------------------------------------------------


@does(ops.Roll)
@cites("DW-CARD-16", "DW-BANDIT-T4", "DW-RAXXON-06")
def _roll(do: Doing) -> list[Frame]:
    """The rows that come up; each is one sentence with its deaths at the end."""
    rolled = [roll_stock(do.run, do.seat) for _ in range(do.op.dice)]
    if not do.op.per_die:
        rolled = [sum(rolled) + (do.scope.number if do.op.plus_paid else 0)]
    frames: list[Frame] = []
    for value in rolled:
        for number, row in enumerate(do.op.table):
            if row.low <= value <= row.high and row.do:
                frame = do.branch(number)
                assert isinstance(frame, Script)
                frames.append(replace(frame, row=True))
    return frames


@does(ops.RollEach)
def _roll_each(do: Doing) -> list[Frame]:
    op, state = do.op, do.state
    if op.of is ops.Rolled.HELPLESS:
        n = state.helpless + state.unruly
        hits = [-1 for _ in range(n) if op.low <= roll_stock(do.run, do.seat) <= op.high]
    else:
        people = people_at(state, COLONY)
        hits = [o for o in people if op.low <= roll_stock(do.run, do.seat) <= op.high]
    return [do.branch(0, scope=replace(do.scope, that=one)) for one in hits]


@does(ops.Contest)
def _contest(do: Doing) -> Frame | None:
    """Both sides roll; a tie is won, and who loses knows by how much."""
    op, state = do.op, do.state
    own = op.base
    if op.less_damage is not None:
        own -= damage(state, number_of(op.less_damage))
    if op.place is not None and op.place.place is not None:
        people = people_at(state, op.place.place)
        gear = [card for one in people for card in state.gear[one]]
        weapons = sum(BOX.items[title_of(card)].type.value == "weapon" for card in gear)
        own += op.per_survivor * len(people) + op.per_weapon * weapons
    mine = sum(roll_stock(do.run, do.seat) for _ in range(max(own, 0)))
    theirs = sum(roll_stock(do.run, do.seat) for _ in range(op.enemy))
    if mine >= theirs:
        return do.branch(0) if op.win else None
    return do.branch(1, scope=replace(do.scope, number=theirs - mine))


# -- players -----------------------------------------------------------------------------------


class EachOne(Frame, frozen=True):
    """The same operations for several players, each complete before the next."""

    source: str
    path: tuple[int, ...]
    seats: tuple[int, ...]
    scope: Scope
    at: int = 0

    @cites("DW-CARD-Q9", "DW-CARD-Q12")
    def next(self, run: DWRun) -> Outcome:
        """Runs them for the next player who is still in the game."""
        if self.at == len(self.seats) or run.state.result is not None:
            return Done(self.scope)
        seat = self.seats[self.at]
        after = replace(self, at=self.at + 1)
        if is_out(run.state, seat):
            return Go("next", after)
        scope = replace(self.scope, that=-1, player=seat)
        return Push(Script(self.source, seat, self.path, 0, scope), after)

    def done(self, run: DWRun) -> Outcome:
        """Keeps what the player left behind."""
        scope = merged(self.scope, run.result) if isinstance(run.result, Scope) else self.scope
        return Go("next", replace(self, scope=scope))

    steps = (next, done)


@does(ops.EachPlayer)
def _each_player(do: Doing) -> Frame | None:
    op, state = do.op, do.state
    seats = [
        seat
        for seat in seats_of(do, op.who)
        if op.when is None or true(state, op.when, seat, do.scope)
    ]
    if not seats:
        return None
    return EachOne(do.source, (*do.path, do.at, 0), tuple(seats), do.scope)


# -- later -------------------------------------------------------------------------------------


@does(ops.ResolveOption)
def _resolve_option(do: Doing) -> Frame:
    card = do.source.rsplit("/", 1)[0]
    return Script(f"{card}/{do.op.n}", do.seat, (), 0, do.scope)


def _later(do: Doing, when: str, *path: int, survivor: int = -1) -> None:
    one = do.scope.survivor if survivor < 0 else survivor
    later = Delayed(when, do.source, do.seat, (*do.path, do.at, *path), one, do.scope.place)
    do.state.delayed = (*do.state.delayed, later)


@does(ops.Delayed)
def _delayed(do: Doing) -> None:
    when = do.op.moment.value
    if when == "end_of_next_round":
        when = f"end_of_round_{do.state.round + 1}"
    _later(do, when, 0)


@does(ops.GrantOneUse)
def _one_use(do: Doing) -> None:
    survivor = BOX.survivor_number[do.op.survivor]
    if in_play(do.state, survivor):
        _later(do, "one_use", 0, survivor=survivor)


@does(ops.RepeatThisTurn)
def _repeat(do: Doing) -> None:
    _later(do, "repeat")
