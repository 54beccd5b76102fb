"""M7: the wreck burns. Whoever enters it or acts in it rolls a die; fire ends its Spawn Zone."""

from horda.core.decisions import Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.doing_people import Harm
from horda.games.zombicide.modules.fort_hendrix.story.doing_zombies import remove_spawn
from horda.games.zombicide.modules.fort_hendrix.story.penny import leader
from horda.games.zombicide.modules.fort_hendrix.story.places import named
from horda.games.zombicide.modules.fort_hendrix.story.revealing import remove_card
from horda.games.zombicide.modules.fort_hendrix.story.stages import QUIET
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import carried_in, change_tale
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.actors import COMPANIONS
from horda.games.zombicide.rules.deed import DEEDS, index_of
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import (
    ACTS,
    BURNED,
    MOVED,
    REFUSES,
    SEARCH_ZONE,
    SHUNNED,
    TURN_ENDS,
)
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import NONE, OUT, STREAMS, ZState
from horda.games.zombicide.rules.wounds import hurt

WRECK, HELICOPTER = "21V e", "helicopter"
BURNS = 4
"""The least that hurts."""
SIDES = 6
DICE = STREAMS.index("dice")
PENNY = -2
GREEN = COLOURS.index("green")


def wreck(state: ZState) -> int:
    """Returns the burning Zone."""
    return named(state.edition, state.config.scenario, WRECK)


def _owe(state: ZState, *who: int) -> None:
    change_tale(state, rolls=(*fort(state).tale.rolls, *who))


@cites("FH-M7-3", "FH-M7-Q1", "FH-M7-Q2")
def _entered(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """Whoever enters rolls; Penny too, when she comes in with her Leader."""
    state, (who, before) = run.state, context
    if state.people[who].zone != wreck(state) or wreck(state) == before:
        return None
    _owe(state, who, *((PENNY,) if leader(state) == who else ()))
    return InFire()


@cites("FH-M7-3", "FH-M7-Q1", "FH-M7-Q3", "FH-D29")
def _acts(run: ZRun, context: tuple[int, Option]) -> Frame | None:
    """Whoever performs an Action in the fire rolls, a free one or a reaction too."""
    state, (who, option) = run.state, context
    if state.people[who].zone != wreck(state) or not is_action(state, who, option):
        return None
    _owe(state, who)
    return InFire()


@cites("FH-M7-3", "FH-M7-Q3")
def is_action(state: ZState, who: int, option: Option) -> bool:
    """Tells Actions from the rest; Do nothing is one while Actions are left."""
    if isinstance(option, o.EndTurn):
        return bool(state.people[who].actions or any(state.people[who].free))
    deed = DEEDS.get(type(option))
    if deed is None:  # a reaction: skills that react bring a free Move or attack
        return True
    return deed.unpaid or deed.price(state, index_of(state), who, option) > 0


class InFire(Frame, frozen=True):
    """Dice for those who are, or were, in the fire."""

    def roll(self, run: ZRun) -> Outcome:
        """Rolls the next die: no skill changes it."""
        rolls = fort(run.state).tale.rolls
        if not rolls or run.state.result is not None:
            return DONE
        change_tale(run.state, rolls=rolls[1:])
        return self._burn(run, rolls[0])

    @cites("FH-M7-3", "FH-M7-Q2", "FH-M7-Q3")
    def _burn(self, run: ZRun, who: int) -> Outcome:
        state = run.state
        if who != PENNY and state.people[who].zone == OUT:
            return Go("roll")
        die = run.roll(SIDES, DICE)
        card = state.companions[0].card if who == PENNY else state.people[who].card
        run.emit(events.FireRolled, card, die)
        if die < BURNS:
            return Go("roll")
        if who == PENNY:
            hurt(run, COMPANIONS, 1, NONE)
            return None
        return Push(Harm((who,), 1))

    def again(self, run: ZRun) -> Outcome:
        """Rolls on."""
        return DONE if run.state.result is not None else Go("roll")

    steps = (roll, again)


QUIET.append(InFire)


def fire_due(state: ZState) -> bool:
    """Tells whether somebody has to roll."""
    return bool(fort(state).tale.rolls)


@cites("FH-M7-3", "FH-M7-Q1")
def _round(state: ZState, who: int, shunned: int) -> int:
    """Leads a move by a skill round the fire, where another way is as short."""
    return shunned | 1 << wreck(state)


@cites("FH-M7-3", "FH-D29")
def _turn_ends(run: ZRun, who: int) -> None:
    """What is still to be rolled at the end of a turn comes before the next one."""
    if fire_due(run.state):
        run.frames.insert(-1, InFire())
        run.at.insert(-1, 0)


@cites("FH-M7-3")
def _no_search(state: ZState, who: int, may: bool) -> bool:
    return may and state.people[who].zone != wreck(state)


@cites("FH-M7-4")
def _crate(state: ZState, context: tuple[int, Option], before: Refusal | None) -> Refusal | None:
    who, option = context
    if before is None and isinstance(option, o.TakeCrate):
        if state.people[who].zone == wreck(state) and WRECK not in fort(state).tale.allowed:
            return no("crate-in-wreck", "FH-M7-4")
    return before


@cites("FH-M7-5", "FH-M7-Q4", "FH-M7-Q5", "FH-SW-3")
def _burned(run: ZRun, context: tuple[int, int]) -> None:
    """A Molotov's effect there removes the Green Spawn Zone, and crate and card that still lie."""
    state, zone = run.state, context[1]
    if zone != wreck(state):
        return
    remove_spawn(run, zone, GREEN)
    state.crates = tuple(one for one in state.crates if one != zone)
    remove_card(run, zone)


@cites("FH-M7-2", "FH-D24")
def laid(state: ZState) -> None:
    """The Green Spawn Zone is active from the start only if M6 was not played yet."""
    if HELICOPTER in state.mission.special and "F06" not in carried_in(state).played:
        state.active_spawns |= 1 << GREEN


PIECE = Piece(
    HELICOPTER,
    (
        MOVED.use(_entered),
        ACTS.use(_acts),
        TURN_ENDS.use(_turn_ends),
        SEARCH_ZONE.use(_no_search),
        SHUNNED.use(_round),
        REFUSES.use(_crate),
        BURNED.use(_burned),
    ),
    ("FH-M7-2", "FH-M7-3", "FH-M7-4", "FH-M7-5"),
    Rank.MISSION,
)
