"""Whether an operation would change something, as the table looks now."""

from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.free import possible
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    barricades_at,
    clockwise,
    everybody,
    free_entrances,
    group,
    is_exiled,
    is_open,
    of_exiled,
    own,
    people_at,
    places,
    room,
    zombies_at,
)
from horda.games.dead_of_winter.cards import ops_cards as oc
from horda.games.dead_of_winter.cards import ops_colony as ol
from horda.games.dead_of_winter.cards import ops_dice as od
from horda.games.dead_of_winter.cards import ops_flow as of
from horda.games.dead_of_winter.cards import ops_lasting as og
from horda.games.dead_of_winter.cards import ops_people as op
from horda.games.dead_of_winter.cards import ops_places as oa
from horda.games.dead_of_winter.cards import ops_story as os
from horda.games.dead_of_winter.cards import ops_zombies as oz
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.who import Group, Role, Who
from horda.games.dead_of_winter.cards.words import COLONY, RAXXON, TOWN, Deck, Where
from horda.games.dead_of_winter.effects.aim import fitting, hurt_beside, near
from horda.games.dead_of_winter.effects.do_people import TAKES, tokens
from horda.games.dead_of_winter.effects.prices import Able
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.spots import with_own

HALE = bytes(len(BOX.survivors))
"""The tokens of a kind where nobody has any."""


def _spots(state: DWState, where: Where, seat: int, scope: Scope) -> list[int]:
    named = where.place
    if named is not None:
        return [named] if is_open(state, named) else []
    if where in (Where.WITH_OWN, Where.OUTSIDE_WITH_OWN):
        return with_own(state, seat)
    if where is Where.SAME and scope.survivor >= 0:
        return [state.where[scope.survivor]]
    if where in (Where.THAT, Where.SAME):
        return [scope.place] if scope.place >= 0 else []  # a card that found no place does nothing
    return places(state)


def _people(state: DWState, who: Who, seat: int, scope: Scope) -> list[int]:
    if isinstance(who, Group):
        found = fitting(state, who, seat, scope.survivor)
        if who.place is None or who.place is Where.OUTSIDE:
            return found
        at = _spots(state, who.place, seat, scope)
        return [one for one in found if state.where[one] in at]
    if who is Role.CHOSEN_OWN:
        return own(state, seat)
    if who is Role.NEAR_OWN:
        return near(state, seat)
    if who is Role.SAME_PLACE and scope.survivor >= 0:
        return people_at(state, state.where[scope.survivor])
    if who in (Role.SELF, Role.WIELDER) and scope.survivor >= 0:
        return [scope.survivor]
    return everybody(state)


def _heals(state: DWState, one: op.Heal, seat: int, scope: Scope) -> bool:
    rows = (state.wounds, state.frost, state.despair)
    for kind in TAKES[one.kinds]:
        if rows[kind] != HALE:
            break
    else:
        return False
    if one.target is Role.NEAR_OWN:
        where = state.where
        there = {where[who] for who in group(state, seat)}
        for who in everybody(state):
            if where[who] in there and tokens(state, who, one.kinds):
                return True
        return False
    return any(tokens(state, who, one.kinds) for who in _people(state, one.target, seat, scope))


def _hits(state: DWState, one: oz.KillZombies, seat: int, scope: Scope) -> bool:
    if one.where is Where.WITH_OWN:
        where, zombies = state.where, state.zombies
        for who in group(state, seat):
            if where[who] == COLONY:
                if zombies_at(state, COLONY):
                    return True
            elif zombies[where[who] + 5]:
                return True
        return False
    return any(zombies_at(state, p) for p in _spots(state, one.where, seat, scope))


def _moves(state: DWState, one: oz.MoveZombies, seat: int, scope: Scope) -> bool:
    origins = [p for p in _spots(state, one.origin, seat, scope) if zombies_at(state, p)]
    to = _spots(state, one.to, seat, scope)
    return any(p != o and free_entrances(state, p) for o in origins for p in to)


def _builds(state: DWState, one: oa.Barricade, seat: int, scope: Scope) -> bool:
    return any(free_entrances(state, p) for p in _spots(state, one.where, seat, scope))


def _breaks(state: DWState, one: oa.RemoveBarricades, seat: int, scope: Scope) -> bool:
    return any(barricades_at(state, p) for p in _spots(state, one.where, seat, scope))


def _bandits(state: DWState, one: oa.RemoveBandits, seat: int, scope: Scope) -> bool:
    return any(state.bandits[p] for p in _spots(state, one.where, seat, scope))


def _draws(state: DWState, one: oc.Draw, seat: int, scope: Scope) -> bool:
    if one.deck is Deck.CRISIS:
        return len(state.crises) > 0
    if one.deck is Deck.EXPERIMENTS:
        return len(state.experiments) > 0
    if one.deck is Deck.CURRENT:
        at = [state.where[scope.survivor]] if scope.survivor >= 0 else []
    elif one.deck is Deck.THAT:
        at = [scope.place] if scope.place >= 0 else list(TOWN)
    elif one.deck is Deck.RAXXON:
        at = [RAXXON]
    else:
        at = list(TOWN)
    return any(p < len(state.items) and len(state.items[p]) for p in at)


def _raises(state: DWState, one: od.IncreaseDie, seat: int, scope: Scope) -> bool:
    low, high = (2, 6) if one.n < 0 else (1, 5)
    if one.owner.value != "other_non_exiled_or_raxxon":
        return any(low <= v <= high for v in state.dice[seat])
    others = [s for s in clockwise(state, seat) if not is_exiled(state, s)]
    dice = [v for s in others for v in state.dice[s]] + [v for _, v in state.raxxon_dice]
    return any(low <= v <= high for v in dice)


def _sets(state: DWState, one: od.SetDie, seat: int, scope: Scope) -> bool:
    if one.where is Where.RAXXON:
        return any(s == seat for s, _ in state.raxxon_dice)
    return bool(state.dice[seat])


def _transfers(state: DWState, one: od.TransferPip, seat: int, scope: Scope) -> bool:
    mine = any(v < 6 for v in state.dice[seat])
    return mine and any(v > 1 for s in clockwise(state, seat) for v in state.dice[s])


def _relocates(state: DWState, one: oz.Relocate, seat: int, scope: Scope) -> bool:
    here = state.where[scope.survivor] if scope.survivor >= 0 else COLONY
    zombies = zombies_at(state, here) and any(
        free_entrances(state, p) for p in places(state) if p != here
    )
    others = [one for one in people_at(state, here) if one != scope.survivor]
    home = any(not of_exiled(state, one) for one in others)
    people = others and any(
        room(state, p) for p in places(state) if p != here and (home or p != COLONY)
    )
    return bool(zombies or people)


def _places(state: DWState, one: op.PlaceSurvivor, seat: int, scope: Scope) -> bool:
    if one.target is not Role.WIELDER_AND_HURT:
        return True
    carrier = scope.survivor
    fit = carrier >= 0 and state.where[carrier] != COLONY and not is_exiled(state, seat)
    return fit and bool(hurt_beside(state, carrier)) and room(state, COLONY) >= 2


def _steals(state: DWState, one: oc.StealRandomCard, seat: int, scope: Scope) -> bool:
    return any(state.hands[s] for s in clockwise(state, seat))


def _moves_noise(state: DWState, one: oa.MoveNoise, seat: int, scope: Scope) -> bool:
    here = state.where[scope.survivor] if scope.survivor >= 0 else COLONY
    n = state.noise[here]
    others = [p for p in places(state) if p not in (here, COLONY)]
    return bool(n) and any(BOX.places[p].noise - state.noise[p] >= n for p in others)


def _acts(state: DWState, one: og.FreeAction, seat: int, scope: Scope) -> bool:
    return possible(state, one.action, seat, -1 if one.own else scope.survivor)


def never(state: DWState, one: Op, seat: int, scope: Scope) -> bool:
    """It helps only while something else is done."""
    return False


def _hurts(state: DWState, one: op.Wound, seat: int, scope: Scope) -> bool:
    return bool(_people(state, one.target, seat, scope))


WOULD: dict[type[Op], Able] = {
    op.Heal: _heals,
    op.Wound: _hurts,
    op.PlaceSurvivor: _places,
    op.Forbid: never,
    oz.KillZombies: _hits,
    oz.RemoveZombies: _hits,
    oz.MoveZombies: _moves,
    oz.Relocate: _relocates,
    oa.Barricade: _builds,
    oa.PlaceTrap: _builds,
    oa.RemoveBarricades: _breaks,
    oa.RemoveBandits: _bandits,
    oa.MoveNoise: _moves_noise,
    oa.TakeFromHideout: lambda state, one, seat, scope: bool(state.cache),
    oa.Advance: lambda state, one, seat, scope: bool(state.row),
    oa.Noise: lambda state, one, seat, scope: True,
    oc.Draw: _draws,
    oc.Peek: _draws,
    oc.RevealTake: _draws,
    oc.SearchDeck: _draws,
    oc.StealRandomCard: _steals,
    oc.PeekHand: _steals,
    ol.Calm: lambda state, one, seat, scope: bool(state.unruly),
    ol.Unruly: lambda state, one, seat, scope: bool(state.helpless),
    ol.WasteRemove: lambda state, one, seat, scope: True,
    ol.TakeFromWaste: lambda state, one, seat, scope: (
        bool(state.waste) and not is_exiled(state, seat)
    ),
    ol.CleanBonus: never,
    ol.TakeRemoved: lambda state, one, seat, scope: any(
        BOX.items[title_of(card)].type in one.types for card in state.removed
    ),
    od.RerollDie: lambda state, one, seat, scope: bool(state.dice[seat]),
    od.IncreaseDie: _raises,
    od.SetDie: _sets,
    od.TransferPip: _transfers,
    of.Roll: never,
    og.FreeAction: _acts,
    og.SkipExposure: never,
    og.AttackBonus: never,
    og.AttackAnyDie: never,
    og.SearchAnyDie: never,
    og.NoiseLook: never,
    og.RerollEncounter: never,
    og.ReplaceExposure: never,
    og.BarricadeBonus: never,
    os.TakePill: lambda state, one, seat, scope: "no-pills" not in state.unlocked,
}
"""The test of each kind of operation; one that is not here always changes something."""
