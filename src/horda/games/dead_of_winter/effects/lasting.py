"""Rules that hold for a while: from cards, abilities, improvements, side effects, experiments."""

from collections.abc import Iterator
from functools import cache

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.codes import once, title_of, without
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.state import NOBODY, DWState
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Timing
from horda.games.dead_of_winter.cards.modifier import Mod, Modifier
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_flow import If
from horda.games.dead_of_winter.cards.ops_lasting import (
    AttackAnyDie,
    Deed,
    Persistent,
    ReplaceWound,
    SearchAnyDie,
    SkipExposure,
    WoundLimit,
)
from horda.games.dead_of_winter.cards.ops_zombies import ReduceAdded
from horda.games.dead_of_winter.cards.words import COLONY, HOSPITAL, Until, Where

DEATH = 3
FORBID, STAT, REDUCE, GAINED, SKIP = "forbid", "stat", "reduce", "ability", "skip"
"""Names of lasting rules that are no named modifiers."""
BUT = "but-"
"""Begins the word that leaves a survivor out of a rule that spares rolls."""
COPYCAT = BOX.survivor_number["john-price"]


_names: tuple[tuple[Lasting, ...], frozenset[str]] = ((), frozenset())
"""The rules last asked about, and their names: from one question to the next they stay the same."""


def names_in(lasting: tuple[Lasting, ...]) -> frozenset[str]:
    """Returns the names of rules, so that nobody looks for one that is not there."""
    global _names
    known = _names
    if known[0] is not lasting:
        known = _names = (lasting, frozenset(rule.modifier for rule in lasting))
    return known[1]


def standing(where: Where, place: int) -> bool:
    """Whether a place is what a card calls so: itself, any, or any but the colony."""
    named = where.place
    if named is not None:
        return named == place
    return where is Where.ANY or (where is Where.OUTSIDE and place != COLONY)


@cites("DW-CARD-05", "DW-ABIL-02")
def ability_on(state: DWState, survivor: int) -> bool:
    """Whether a survivor stands where the printed ability works, and may use it."""
    place = state.where[survivor]
    if place >= 250 or not standing(BOX.survivors[survivor].ability.location, place):
        return False
    return not (state.lasting and forbidden(state, "ability", survivor))


@cache
def _carriers(kind: type[Op]) -> tuple[tuple[int, tuple[Op, ...]], ...]:
    """Lists the survivors with a passive operation of a kind at the top of their ability."""
    found = []
    for number, card in enumerate(BOX.survivors):
        ops = tuple(op for op in _flat(card.ability.effects) if isinstance(op, kind))
        if ops and card.ability.timing is Timing.PASSIVE:
            found.append((number, ops))
    return tuple(found)


def _flat(ops: tuple[Op, ...]) -> Iterator[Op]:
    for op in ops:
        yield op
        if isinstance(op, If):
            yield from op.then


def abilities(state: DWState, survivor: int, kind: type[Op]) -> list[Op]:
    """Lists what passive abilities give a survivor now; one of them has those of others too."""
    if survivor == COPYCAT:
        return _copied(state, survivor, kind)
    own = gifted(kind).get(survivor)
    if own is None or state.owner[survivor] == NOBODY or not ability_on(state, survivor):
        return []
    return [*own]


@cache
def gifted(kind: type[Op]) -> dict[int, tuple[Op, ...]]:
    """Returns the survivors with a passive ability of a kind, and its operations."""
    return dict(_carriers(kind))


def _copied(state: DWState, survivor: int, kind: type[Op]) -> list[Op]:
    found: list[Op] = []
    if state.lasting and forbidden(state, "ability", survivor):
        return found
    for carrier, ops in _carriers(kind):
        if state.owner[carrier] == NOBODY:
            continue
        near = state.where[carrier] == state.where[survivor] != COLONY
        if (carrier == survivor or near) and ability_on(state, carrier):
            found.extend(ops)
    return found


@cache
def _items(kind: type[Op]) -> dict[int, tuple[Op, ...]]:
    """Lists for the titles of items that always work what they give of a kind."""
    found = {}
    for number, card in enumerate(BOX.items):
        ops = tuple(op for op in card.effects if isinstance(op, kind))
        if ops and card.timing is Timing.PASSIVE:
            found[number] = ops
    return found


@cache
def _sides(kind: type[Op]) -> dict[int, tuple[Op, ...]]:
    found = {}
    for number, card in enumerate(BOX.side_effects):
        ops = tuple(op for op in card.effects if isinstance(op, kind))
        if ops:
            found[number] = ops
    return found


def carried(state: DWState, survivor: int, kind: type[Op]) -> list[Op]:
    """Lists what always works for a survivor: abilities, items, side effects."""
    found = abilities(state, survivor, kind)
    if state.gear[survivor]:
        items = _items(kind)
        for card in state.gear[survivor]:
            found.extend(items.get(title_of(card), ()))
    if state.side[survivor]:
        sides = _sides(kind)
        for side in state.side[survivor]:
            found.extend(sides.get(side, ()))
    return found


# -- named rules -----------------------------------------------------------------------------


@cache
def _sources(mod: Mod) -> tuple[list[tuple[int, Modifier]], ...]:
    """Finds the survivors, improvements, side effects and experiments with a named rule.

    Where there is none of them it says so by nothing at all.
    """

    def of(ops: tuple[Op, ...]) -> list[Modifier]:
        mods = [op.modifier for op in ops if isinstance(op, Persistent)]
        return [one for one in mods if one.name is mod]

    people = [(n, m) for n, c in enumerate(BOX.survivors) for m in of(c.ability.effects)]
    built = [(n, m) for n, c in enumerate(BOX.improvements) for m in of(c.effects)]
    sides = [(n, m) for n, c in enumerate(BOX.side_effects) for m in of(c.effects)]
    loose = [
        (n, c.lasting)
        for n, c in enumerate(BOX.experiments)
        if c.lasting is not None and c.lasting.name is mod
    ]
    found = (people, built, sides, loose)
    return found if any(found) else ()


def rule_of(
    modifier: Modifier, *, survivor: int = -1, item: int = -1, place: int | None = None,
    seat: int = -1, made: int = 0,
) -> Lasting:  # fmt: skip
    """Returns a named rule as it lies on the table; without a place it is where it says."""
    named = None if modifier.where is None else modifier.where.place
    at = place if place is not None else named
    return Lasting(
        modifier.name.value, survivor=survivor, item=item, place=-1 if at is None else at,
        seat=seat, until=(modifier.until or Until.GAME).value, made=made, n=modifier.n,
        low=modifier.low, high=modifier.high,
    )  # fmt: skip


def holding(state: DWState, mod: Mod) -> list[Lasting]:
    """Lists the rules of a name in force now, wherever they come from."""
    lasting, found = state.lasting, []
    if lasting and mod in names_in(lasting):
        found = [one for one in lasting if one.modifier == mod]
    sources = _sources(mod)
    if not sources:
        return found
    people, built, sides, loose = sources
    for survivor, rule in people:
        if state.owner[survivor] != NOBODY and ability_on(state, survivor):
            found.append(rule_of(rule, survivor=survivor))
    for number, rule in built:
        if number in state.built:
            found.append(rule_of(rule))
    for number, rule in sides:
        found.extend(
            rule_of(rule, survivor=one) for one, has in enumerate(state.side) if number in has
        )
    for number, rule in loose:
        for experiment, entrance in state.specials:
            if experiment == number:
                found.append(rule_of(rule, place=max(entrance - 5, 0)))
    return found


def attached(state: DWState, mod: Mod, survivor: int) -> bool:
    """Whether a survivor carries a card with a named rule."""
    return any(r.modifier == mod.value and r.survivor == survivor for r in state.lasting)


# -- values ----------------------------------------------------------------------------------


@cites("DW-KILLS-02")
def death_at(state: DWState, survivor: int) -> int:
    """Returns how many damage tokens kill a survivor."""
    limits = [op.n for op in carried(state, survivor, WoundLimit) if isinstance(op, WoundLimit)]
    return max(limits, default=DEATH)


def _value(state: DWState, survivor: int, stat: str, printed: int) -> int:
    for side in state.side[survivor]:
        for op in BOX.side_effects[side].effects:
            if getattr(op, "stat", None) == stat:
                printed = min(printed + op.delta, op.max)  # type: ignore[attr-defined]  # as asked
    if STAT not in names_in(state.lasting):
        return printed
    for rule in state.lasting:
        if rule.modifier == STAT and rule.survivor == survivor and stat in rule.words:
            printed = min(printed + rule.n, rule.high)
    return printed


def attack_of(state: DWState, survivor: int) -> int:
    """Returns the attack value with all that changes it."""
    return _value(state, survivor, "attack", BOX.survivors[survivor].attack)


def search_of(state: DWState, survivor: int) -> int:
    """Returns the search value with all that changes it."""
    return _value(state, survivor, "search", BOX.survivors[survivor].search)


def attack_any(state: DWState, survivor: int) -> bool:
    """Whether every attack of a survivor takes a die of any value."""
    return bool(carried(state, survivor, AttackAnyDie))


def search_any(state: DWState, survivor: int) -> bool:
    """Whether every search of a survivor takes a die of any value."""
    return bool(carried(state, survivor, SearchAnyDie))


def frost_is_wound(state: DWState, survivor: int) -> bool:
    """Whether frostbite of a survivor is a wound instead."""
    return bool(carried(state, survivor, ReplaceWound))


def forbidden(
    state: DWState, what: str, survivor: int = -1, seat: int = -1, place: int = -1
) -> bool:
    """Whether something is not allowed to a survivor or a player, at a place where one counts."""
    if what == "heal" and survivor >= 0:
        for side in state.side[survivor]:
            if any("heal" in getattr(op, "what", ()) for op in BOX.side_effects[side].effects):
                return True
    if FORBID not in names_in(state.lasting):
        return False
    for rule in state.lasting:
        if rule.modifier != FORBID or (what not in rule.words and not _all(rule, what)):
            continue
        about = rule.survivor < 0 and rule.seat < 0
        about = about or (rule.survivor >= 0 and rule.survivor == survivor)
        about = about or (rule.seat >= 0 and rule.seat == seat)
        if about and (rule.place < 0 or rule.place == place):
            return True
    return False


def _all(rule: Lasting, what: str) -> bool:
    """Who may do nothing but search may still move and be dealt with by others."""
    spared = ("search", "move", "move_from", "move_to", "heal", "request")
    return "all_but_search" in rule.words and what not in spared


RESTING = "resting"
"""Name of the rule on a card that cannot be used in this round."""


@cites("DW-CARD-11")
def at_hand(state: DWState, seat: int) -> tuple[int, ...]:
    """Lists the cards of a hand that may be used for anything; some rest for a round."""
    hand = state.hands[seat]
    if RESTING in names_in(state.lasting):
        for rule in state.lasting:
            if rule.modifier == RESTING and rule.seat == seat and rule.item in hand:
                hand = without(hand, rule.item)
    return hand


def ready(state: DWState, seat: int) -> tuple[int, ...]:
    """Lists the same, each sort once."""
    return once(at_hand(state, seat))


@cites("DW-CONTRIB-05", "DW-EXILE-04")
def may_contribute(state: DWState, seat: int) -> bool:
    """Whether a player may add cards to a crisis at all: no exile, nobody with such a survivor."""
    if state.exiled >> seat & 1:
        return False
    if not state.lasting:
        return True
    if forbidden(state, "contribute", seat=seat):
        return False
    rules = holding(state, Mod.NO_CONTRIBUTION)
    return not rules or all(state.owner[rule.survivor] != seat for rule in rules)


@cites("DW-EXPO-07")
def skips(state: DWState, deed: Deed, survivor: int, origin: int = -1, place: int = -1) -> bool:
    """Whether a rule that always works spares a survivor the roll for this deed."""
    for op in carried(state, survivor, SkipExposure):
        assert isinstance(op, SkipExposure)
        if op.on is deed and (op.where is None or op.where.place == place):
            return True
    return bool(state.lasting) and _skipped(state, deed, survivor, origin, place)


def _skipped(state: DWState, deed: Deed, survivor: int, origin: int, place: int) -> bool:
    for rule in state.lasting:
        if rule.modifier == SKIP and deed.value in rule.words:
            mine = rule.seat in (-1, state.owner[survivor]) and rule.survivor in (-1, survivor)
            if mine and f"{BUT}{survivor}" not in rule.words:
                return True
        if deed is Deed.MOVE and _free_way(rule, survivor, origin, place):
            return True
        if rule.modifier == Mod.DESPAIR_FREE_ATTACK and rule.survivor == survivor:
            if deed is Deed.ATTACK and state.despair[survivor]:
                return True
    return False


def _free_way(rule: Lasting, survivor: int, origin: int, place: int) -> bool:
    if rule.modifier == Mod.TUNNEL:
        return rule.place in (origin, place)
    if rule.modifier == Mod.SEWER_PASSAGE:
        return {origin, place} == {COLONY, HOSPITAL}
    return rule.modifier in (Mod.HORSE, Mod.ARCTIC_KING) and rule.survivor == survivor


@cites("DW-ADDZ-Q3", "DW-SAMPLE-05", "DW-INT-34")
def reduction(state: DWState, place: int) -> int:
    """Returns by how many fewer zombies come to a place in the step that adds them."""
    total = sum(r.n for r in state.lasting if r.modifier == REDUCE and r.place == place)
    for carrier, ops in _carriers(ReduceAdded):
        if state.owner[carrier] != NOBODY and ability_on(state, carrier):
            helped = state.helpless + state.unruly
            total += sum(_less(op, place) for op in ops) if helped else 0
    for number in state.built:
        total += sum(_less(op, place) for op in BOX.improvements[number].effects)
    return total


def _less(op: Op, place: int) -> int:
    return op.n if isinstance(op, ReduceAdded) and op.where.place == place else 0


def sum_of(state: DWState, mod: Mod) -> int:
    """Adds up the numbers of all rules of a name."""
    return sum(rule.n for rule in holding(state, mod))


@cites("DW-ROUND-Q1")
def expire(state: DWState, until: str) -> None:
    """Drops what ends with the turn, or with the round."""
    if not state.lasting:
        return

    def over(rule: Lasting) -> bool:
        if rule.until == until or rule.until == Until.TURN:
            return True
        return until == Until.ROUND and rule.until == Until.NEXT_ROUND and rule.made < state.round

    state.lasting = tuple(rule for rule in state.lasting if not over(rule))
