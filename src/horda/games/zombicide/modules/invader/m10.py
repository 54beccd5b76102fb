"""M10 Back to the Roots: new Oxygen Tanks for all, and samples of every Xenos."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.invader.points import MOLD_CAME
from horda.games.zombicide.modules.invader.rooms import TANK, body
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.assault import Assault
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.goals import LOST, WATCH, Look, goal, won
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, carried, pay
from horda.games.zombicide.rules.piles import discard
from horda.games.zombicide.rules.points import (
    DISCARDED,
    FIGURES,
    KILLED,
    MISSION_ACTIONS,
    MOVED,
    PRIZE,
    READY,
    SHUNNED,
)
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import OTHER, OUT, ZState
from horda.games.zombicide.rules.tokens import MEANINGS

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

NAME, TANKS, SAMPLES, AIRLOCKS = "research", "new-tanks", "samples", "airlocks-take-tanks"
WORTH = 5
MOLD = "sample-mold"
ABOMINATION = "abomination"
MEANINGS[SAMPLES] = {"blue": "sample", "white": "sample"}


class TakeMold(ZOption, frozen=True):
    """Take a sample of the mold."""


class SampleTaken(events.ZEvent, frozen=True):
    """A sample of a Xenos was taken."""

    rules = ("INV-M10-3",)
    who: int
    kind: int


class MoldTaken(events.ZEvent, frozen=True):
    """A sample of the mold was taken."""

    rules = ("INV-M10-3",)
    who: int


# Oxygen Tanks


@cites("INV-M10-1", "INV-M10-Q1", "INV-M10-Q4")
def new_tanks(state: ZState, worn: bool) -> int:
    """Counts the Survivors who wear a new Tank, or else all new Tanks that they carry."""
    old, box = invader(state).old_tanks, state.box
    found = [
        [card for card in cards if box.names[box.same[card]] == TANK and card not in old]
        for who, person in enumerate(state.people)
        for cards in [body(state, who) if worn else carried(person)]
    ]
    return sum(map(bool, found)) if worn else sum(map(len, found))


@cites("INV-OXY-Q3")
def wanted_tanks(state: ZState) -> int:
    """Returns how many are needed: one for each, as far as there are cards."""
    return min(len(state.people), len(state.box.decks["oxygen"]))


def _equipping(state: ZState) -> Text:
    done = new_tanks(state, worn=True)
    return Text(f"z2-goal-{TANKS}", {"done": done, "all": wanted_tanks(state)})


@goal(TANKS, _equipping, looks=Look.CARDS)
@cites("INV-M10-1", "INV-M10-Q1")
def _new_tanks(state: ZState) -> bool:
    return new_tanks(state, worn=True) >= wanted_tanks(state)


@cites("INV-M10-Q3", "INV-END-2", "INV-MOLD-X5")
def _no_more_air(state: ZState) -> bool:
    """Tells whether Mold covers every Oxygen Supply Room, and too few new Tanks were taken."""
    rooms = state.board.special("oxygen") & ~invader(state).mold
    return not rooms and new_tanks(state, worn=False) < wanted_tanks(state)


LOST[TANKS] = ("goal-impossible", "INV-M10-Q3", _no_more_air)


@cites("INV-M10-Q3", "INV-END-2")
def _choked(run: ZRun, context: object) -> None:
    """Loses the game the moment Mold takes the last supply room, or a Tank too many goes."""
    if run.state.result is None and _no_more_air(run.state):
        lose(run, "goal-impossible", "INV-END-2", "INV-M10-Q3")


@cites("INV-M10-2", "INV-M10-Q4")
def _mark(run: ZRun, context: None) -> None:
    """Remembers all Tanks; `_look` forgets those that lie in the supply, before the first turn."""
    invader(run.state).old_tanks = tuple(sorted(run.state.box.decks["oxygen"]))


@cites("INV-M10-2", "INV-M10-Q4")
def _leave_tanks(run: ZRun, who: int) -> None:
    """Discards the Tanks of the setup that somebody has brought into an Airlock."""
    state = invader(run.state)
    zone = state.people[who].zone
    if zone != OUT and state.board.special("airlock") >> zone & 1:
        _discard_old(run, who)


def _discard_old(run: ZRun, who: int) -> None:
    state = invader(run.state)
    old = [card for card in carried(state.people[who]) if card in state.old_tanks]
    for card in old:
        discard(run, who, card)
    if old:
        run.refresh_hooks()


@cites("INV-SK-7", "INV-SK-Q8", "INV-M10-2")
def _over_airlock(state: ZState, before: int, zone: int) -> bool:
    """Tells whether two Zones were gone at once, and through nothing but Airlocks.

    That is a Zero-G run, which ignores all in the middle Zone but an Airlock.
    """
    near = state.tables.neighbours
    middles = [middle for middle in near[before] if zone in near[middle]]
    locks = state.board.special("airlock")
    return zone not in near[before] and bool(middles) and all(locks >> one & 1 for one in middles)


@cites("INV-M10-2", "INV-M10-Q4")
def _round(state: ZState, who: int, shunned: int) -> int:
    """Leads a move by a skill round the Airlocks, where another way is as short."""
    return shunned | state.board.special("airlock")


def _entered(run: ZRun, context: tuple[int, int]) -> None:
    who, before = context
    zone = run.state.people[who].zone
    if OUT not in (before, zone) and _over_airlock(run.state, before, zone):
        _discard_old(run, who)
    _leave_tanks(run, who)
    _look(run)


@cites("INV-M10-Q4")
def _look(run: ZRun) -> None:
    """Whatever brought somebody into an Airlock; a Tank that is back in the supply is new."""
    state = invader(run.state)
    if state.old_tanks:
        for who in range(len(state.people)):
            _leave_tanks(run, who)
        back = {*state.oxygen.left, *state.oxygen_out}
        state.old_tanks = tuple(card for card in state.old_tanks if card not in back)


WATCH[AIRLOCKS] = _look


# Samples


def _taken(state: ZState) -> int:
    kinds = sum(bool(noted(state, _sample(state, kind))) for kind in range(state.kinds))
    return kinds + bool(noted(state, MOLD))


def _sample(state: ZState, kind: int) -> str:
    """Names the note of the sample of a kind."""
    return f"sample-{state.box.zombies[kind].family}"


@goal(
    SAMPLES,
    lambda state: Text(f"z2-goal-{SAMPLES}", {"done": _taken(state), "all": state.kinds + 1}),
    looks=Look.ZOMBIES,
)
@cites("INV-M10-1", "INV-M10-3")
def _all_samples(state: ZState) -> bool:
    return _taken(state) == state.kinds + 1


@cites("INV-M10-3", "INV-M10-Q5")
def _prize(state: ZState, context: tuple[Attack, int], gained: int) -> int:
    """The first of a kind that is killed in Melee brings experience beside that of the kill."""
    attack, kind = context
    fresh = attack.mode == "melee" and not noted(state, _sample(state, kind))
    return gained + WORTH * fresh


@cites("INV-M10-3", "INV-M10-Q2", "INV-M10-Q5")
def _killed(run: ZRun, context: tuple[int, int, int]) -> None:
    """Notes the sample, whose figure stays aside."""
    attack, kind = run.frames[-1], context[1]
    if not isinstance(attack, Assault) or attack.mode != "melee":
        return
    if not noted(run.state, _sample(run.state, kind)):
        note(run.state, _sample(run.state, kind))
        run.emit(SampleTaken, run.state.people[attack.who].card, kind)


@cites("INV-M10-3")
def _fewer(state: ZState, kind: int, figures: int) -> int:
    """A figure is kept, but for the Abomination's: a token stands for it."""
    if state.box.zombies[kind].family == ABOMINATION:
        return figures
    return figures - bool(noted(state, _sample(state, kind)))


@deed
class TakingMold(Deed[TakeMold]):
    """Take a sample of the mold."""

    option, special, rule, sign = TakeMold, SAMPLES, "INV-M10-3", "hand"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Spawn Zones."""
        if any(spot == zone for spot, _ in state.spawns) and not noted(state, MOLD):
            yield Wish("spawn", TakeMold())

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[TakeMold]:
        """Here."""
        yield TakeMold()

    @cites("INV-M10-3", "INV-M10-Q3")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: TakeMold
    ) -> Refusal | None:
        """Once, in a Spawn Zone with its token; Xenos there are no obstacle."""
        if noted(state, MOLD):
            return no("sample-taken", self.rule)
        if all(spot != state.people[who].zone for spot, _ in state.spawns):
            return no("no-spawn-here", self.rule)
        return tired(state, who)

    @cites("INV-M10-3")
    def do(self, run: ZRun, who: int, option: TakeMold) -> Outcome:
        """Pays, and takes it."""
        pay(run.state, who, OTHER)
        note(run.state, MOLD)
        run.emit(MoldTaken, run.state.people[who].card)
        won(run, Look.TOKENS)  # a token stands for the sample
        return Gain(who, WORTH)

    def weight(self, look: "Thoughts", option: TakeMold) -> float:
        """What only a Mission offers serves its goal."""
        return look.goal


MODULE = Module(
    NAME,
    specials={
        TANKS: Piece(
            TANKS,
            (MOLD_CAME.use(_choked), DISCARDED.use(_choked)),
            ("INV-M10-Q3",),
            Rank.MISSION,
        ),
        AIRLOCKS: Piece(
            AIRLOCKS,
            (READY.use(_mark), MOVED.use(_entered), SHUNNED.use(_round)),
            ("INV-M10-2",),
            Rank.MISSION,
        ),
        SAMPLES: Piece(
            SAMPLES,
            (
                PRIZE.use(_prize),
                KILLED.use(_killed),
                FIGURES.use(_fewer),
                MISSION_ACTIONS.use(DEEDS[TakeMold].offer),
            ),
            ("INV-M10-3",),
            Rank.MISSION,
        ),
    },
)
of_module(NAME, TANKS, SAMPLES, AIRLOCKS)
