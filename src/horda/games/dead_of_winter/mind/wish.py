"""What a player wants for the own objective: cards to keep, gear, people, where to stand."""

from collections.abc import Callable

from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.wins import Goal, GoalKind
from horda.games.dead_of_winter.cards.words import COLONY, PLACE_NUMBERS, amount
from horda.games.dead_of_winter.effects.wins import holds, own_goals
from horda.games.dead_of_winter.mind.kinds import NUMBER, SURVIVOR, count_types, type_of

K = GoalKind
COMMON = (K.MAIN, K.MORALE_ZERO)


class Wish:
    """What is wanted; counts are of cards that should be in the hand in the end."""

    __slots__ = (
        "able", "done", "gear", "gear_any", "hand", "hurt", "keep", "kinds", "most", "outside",
        "people", "scattered", "short", "total", "waste", "walls",
    )  # fmt: skip

    def __init__(self) -> None:
        self.keep, self.gear = [0] * 7, [0] * 7
        self.total = self.kinds = self.gear_any = self.people = self.walls = self.waste = 0
        self.most = 99
        self.outside = self.hurt = self.done = False
        self.scattered = 0
        self.hand: list[int] = [0] * 7
        self.short = 0
        """Conditions besides the common ones that do not hold yet."""
        self.able = True
        """Whether all of these can be worked for."""


Part = Callable[[DWState, int, Goal, Wish], None]
PARTS: dict[GoalKind, Part] = {}


def part(*kinds: GoalKind) -> Callable[[Part], Part]:
    """Registers what kinds of conditions want."""

    def register(function: Part) -> Part:
        PARTS.update(dict.fromkeys(kinds, function))
        return function

    return register


def wish_of(state: DWState, seat: int) -> Wish:
    """Adds up what a player's own objective wants."""
    wish = Wish()
    wish.hand = count_types(state.hands[seat])
    if state.config.together:
        wish.done = True
        return wish
    for goal in own_goals(state, seat):
        if goal.type in COMMON:
            continue
        short = not holds(state, seat, goal)
        wish.short += short
        found = PARTS.get(goal.type)
        wish.able &= found is not None or not short
        if found is not None:
            found(state, seat, goal, wish)
    wish.done = not wish.short
    return wish


def _n(state: DWState, goal: Goal) -> int:
    return amount(goal.n, state.config.players)


@part(K.HAND_MIN, K.HAND_ONLY)
def _hand(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    assert goal.symbol is not None
    wish.keep[NUMBER[goal.symbol]] = max(_n(state, goal), 1)


@part(K.HAND_TOTAL_MIN)
def _total(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.total = _n(state, goal)


@part(K.HAND_TOTAL_MAX)
def _most(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.most = _n(state, goal)


@part(K.HAND_SAME_MIN)
def _same(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    best = max(range(7), key=lambda t: wish.hand[t] if t != SURVIVOR else 0)
    wish.keep[best] = _n(state, goal)


@part(K.HAND_KINDS_MIN)
def _kinds(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.kinds = _n(state, goal)
    held = [t for t in range(7) if wish.hand[t]]
    for number in held[: wish.kinds]:
        wish.keep[number] = 1
    if len(held) < wish.kinds:
        wish.keep = [max(one, 1) for one in wish.keep]


@part(K.HAND_MOST, K.MORE_THAN_LEFT, K.AT_LEAST_LEFT)
def _more(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    if goal.type is K.HAND_MOST:
        others = [len(hand) for other, hand in enumerate(state.hands) if other != seat]
        wish.total = max(others, default=0) + 1
    elif goal.what == "hand":
        wish.total = len(state.hands[(seat + 1) % len(state.hands)]) + 1


@part(K.EQUIPPED_MIN)
def _equipped(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    assert goal.symbol is not None
    number = NUMBER[goal.symbol]
    gear = [card for one in own(state, seat) for card in state.gear[one]]
    wish.gear[number] = _n(state, goal) - sum(type_of(card) == number for card in gear)


@part(K.EQUIPPED_TOTAL, K.EQUIPPED_MOST, K.LEADER_EQUIPPED)
def _gear(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.gear_any += not holds(state, seat, goal)


@part(K.OWN_MIN, K.OWN_MOST)
def _people(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.people += not holds(state, seat, goal)


@part(K.BARRICADES_MIN)
def _walls(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.walls += not holds(state, seat, goal)


@part(K.WASTE_MIN)
def _waste(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.waste = 1 if not holds(state, seat, goal) else 0


@part(K.WASTE_MAX)
def _tidy(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.waste = -1 if not holds(state, seat, goal) else 0


@part(K.OWN_DAMAGE_MIN)
def _hurt(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.hurt = True


@part(K.OWN_AT_MAX)
def _outside(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.outside = PLACE_NUMBERS[goal.places[0].value] == COLONY


@part(K.OWN_PLACES_MIN)
def _scattered(state: DWState, seat: int, goal: Goal, wish: Wish) -> None:
    wish.scattered = _n(state, goal)
