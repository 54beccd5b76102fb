"""What a card is worth where it lies, and where it could go: told while cards change places."""

from msgspec import Struct
from msgspec.structs import replace

from horda.core.game import Game
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.inventory import Arrange, PutAway
from horda.games.zombicide.rules.options import Lift, Put
from horda.games.zombicide.rules.people import change, pay
from horda.games.zombicide.rules.points import HAND_SLOTS, OPENS_DOORS
from horda.games.zombicide.rules.refusals import member
from horda.games.zombicide.rules.state import HANDS, MELEE, NONE, RANGED, ZState
from horda.games.zombicide.rules.trade_options import Agree
from horda.games.zombicide.rules.trading import Bargain
from horda.games.zombicide.rules.weapons import MODES, arms
from horda.games.zombicide.screen.chances import rerolled, spread
from horda.games.zombicide.screen.odds import known_of

KINDS = {"melee": MELEE, "ranged": RANGED}


class Arm(Struct, frozen=True):
    """The chances to hit at all with the card of a slot; 0 where no such attack is made with it."""

    melee: float = 0.0
    ranged: float = 0.0


class Fit(Struct, frozen=True):
    """What a slot is worth: with what lies there now, and once the answer is given."""

    now: Arm
    then: Arm
    locks: bool
    """Nothing that its owner holds would open doors any more."""
    lost: bool
    """What lies there is discarded to make room."""


class Terms(Struct, frozen=True):
    """What a trade means to the two of it: what they can do with the cards in Hand."""

    was: tuple[Arm, Arm]
    """Before it; the one whose turn it is comes first."""
    will: tuple[Arm, Arm]


@cites("Z2-INV-03", "Z2-INV-06", "Z2-EQUIP-05", "Z2-EQUIP-06", "Z2-EQUIP-09")
def fits_now(game: Game[ZState], state: ZState, seat: int) -> dict[str, Struct]:
    """Returns by key what the places and cards are worth that a seat may choose among."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Arrange):
        return {}
    # Whoever puts weapons away thinks of them as loaded.
    state = state.clone()
    state.empty = 0
    found: dict[str, Struct] = {}
    for choice in state.open:
        for option in choice.options if choice.seat == seat else ():
            if isinstance(option, Put | Lift):
                found[game.key(state.config, option)] = _fit(game, state, frame, option)
            elif isinstance(option, Agree) and isinstance(frame, Bargain):
                found[game.key(state.config, option)] = _terms(game, state, frame)
    return found


@cites("Z2-TRADE-04")
def _terms(game: Game[ZState], state: ZState, frame: Bargain) -> Terms:
    """Compares the cards of both as they lie with those that they had."""
    before = state.clone()
    change(before, frame.who, slots=frame.mine)
    change(before, frame.other, slots=frame.theirs)
    return Terms(_both(game, before, frame), _both(game, state, frame))


def _both(game: Game[ZState], state: ZState, frame: Bargain) -> tuple[Arm, Arm]:
    hooks = game.hooks(state)
    return _best(state, hooks, frame.who), _best(state, hooks, frame.other)


def _best(state: ZState, hooks: HookIndex, who: int) -> Arm:
    """Returns the best that somebody can do with any card in Hand."""
    found = [_arm(state, hooks, who, slot) for slot in range(_hands(state, hooks, who))]
    return Arm(max(arm.melee for arm in found), max(arm.ranged for arm in found))


def _fit(game: Game[ZState], state: ZState, frame: Arrange, option: Put | Lift) -> Fit:
    who, later = member(state, option.who), state.clone()
    frame.swap(later, who, option.slot, frame.held if isinstance(option, Put) else NONE)
    before, after = game.hooks(state), game.hooks(later)
    return Fit(
        _arm(state, before, who, option.slot),
        _arm(later, after, who, option.slot),
        _opens(state, before, who) and not _opens(later, after, who),
        isinstance(frame, PutAway) and state.people[who].slots[option.slot] != NONE,
    )


def _arm(state: ZState, hooks: HookIndex, who: int, slot: int) -> Arm:
    """Returns the best chances of the attacks that use the card of a slot."""
    card = state.people[who].slots[slot]
    best = dict.fromkeys(MODES, 0.0)
    for mode in MODES if card != NONE and slot < _hands(state, hooks, who) else ():
        for one, second in arms(state, hooks, who, mode):
            if state.box.same[one] == state.box.same[card]:  # of two alike only one is named
                best[mode] = max(best[mode], _hits(state, hooks, who, mode, one, second))
    return Arm(**best)


def _hands(state: ZState, hooks: HookIndex, who: int) -> int:
    """Returns how many slots count as Hands."""
    return hooks.query(HAND_SLOTS, state, who, HANDS)


def _hits(state: ZState, hooks: HookIndex, who: int, mode: str, card: int, second: int) -> float:
    """Returns the chance that at least one die hits."""
    attack = Attack(who, mode, state.people[who].zone, card, second)
    if attack.burns(state):
        return 1.0
    paid = state.clone()
    pay(paid, who, KINDS[mode], 0)
    known = known_of(paid, hooks, attack)
    # One of the first kind stands there: dice are rolled again where none of them hit.
    known = replace(known, standing=(1, *(0 for _ in known.standing[1:])), friends=False)
    rolls = rerolled(known, spread(known.dice, known.hit_faces, known.six_faces))
    return sum(chance for (_, hits, _), chance in rolls.items() if hits)


def _opens(state: ZState, hooks: HookIndex, who: int) -> bool:
    """Tells whether somebody holds what opens doors, or needs nothing for it."""
    if hooks.query(OPENS_DOORS, state, who, False):
        return True
    held = state.people[who].slots[: _hands(state, hooks, who)]
    return not state.box.tools.isdisjoint(held)
