"""What operations of cards are worth to the colony, roughly, in points of morale."""

from collections.abc import Callable
from functools import cache
from typing import Any

from horda.games.dead_of_winter.cards import ops_cards as oc
from horda.games.dead_of_winter.cards import ops_colony as ol
from horda.games.dead_of_winter.cards import ops_dice as od
from horda.games.dead_of_winter.cards import ops_flow as of
from horda.games.dead_of_winter.cards import ops_lasting as os
from horda.games.dead_of_winter.cards import ops_people as op
from horda.games.dead_of_winter.cards import ops_places as oa
from horda.games.dead_of_winter.cards import ops_story as ot
from horda.games.dead_of_winter.cards import ops_zombies as oz
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.who import Group, Player, Take
from horda.games.dead_of_winter.cards.words import Damage, Many, UpTo, Where
from horda.games.dead_of_winter.mind.kinds import LIFE

DIE, CARD, FOOD, DOOR, WOUND = 0.35, 0.4, 0.35, 0.2, 0.35
"""What a die, a card, a food token, a zombie less and a wound less are worth."""
EXPOSED = 0.28
"""What a roll of the exposure die costs: somebody in twelve dies, five are hurt."""
MANY = 4
"""How many `all` stands for, without a look at the table."""
EVERYWHERE = (Where.EACH, Where.EACH_OUTSIDE, Where.EACH_TOWN)


def number(n: Any) -> float:
    """Returns about how many a card means."""
    if isinstance(n, int):
        return n
    if isinstance(n, UpTo):
        return n.up_to
    return {Many.DIE: 3.5, Many.NONE_LEFT: -MANY}.get(n, MANY)


def people(target: Any) -> float:
    """Returns about how many survivors a card is about."""
    if isinstance(target, Group):
        if target.take is Take.EACH:
            return 2.0 if target.damage_min else 3.0
        return target.n
    return {"each_own": 2.0, "all": 6.0, "all_of_active_player": 2.0}.get(str(target), 1.0)


def seats(who: Any) -> float:
    """Returns about how many players a card is about."""
    everybody = (Player.ALL, Player.ALL_NON_EXILED, Player.NON_EXILED)
    return 3.0 if who in everybody else 2.0 if who is Player.OTHERS_NON_EXILED else 1.0


def spots(where: Any) -> float:
    """Returns about how many places a card is about."""
    return 6.0 if where in EVERYWHERE else 1.0


def worth(ops: tuple[Op, ...]) -> float:
    """Adds up what operations are worth."""
    return sum(PRICES[type(one)](one) for one in ops if type(one) in PRICES)


def _table(one: Any) -> float:
    total = 0.0
    for row in one.table:
        total += max(min(row.high, 6) - row.low + 1, 0) / 6 * worth(row.do)
    return total * (one.dice if one.per_die else 1)


def _wound(one: Any) -> float:
    cost = {Damage.WOUND: WOUND, Damage.FROSTBITE: 0.7, Damage.DESPAIR: 0.3}[one.kind]
    return -cost * people(one.target) * number(one.n)


def _survivor(one: Any) -> float:
    return 0.5 * (seats(one.owner) if one.owner else 1.0)


def _best(one: Any) -> float:
    return max((worth(way.do) + worth(way.cost) for way in one.ways), default=0.0)


GOOD_RULES = {
    "horse": 0.5, "sewer_passage": 0.6, "arctic_king": 0.4, "one_attack_without_exposure": 0.6,
    "walkways": 0.6, "bigger_dump": 0.7, "training": 0.3, "nursing": 0.3, "round_food": 0.8,
    "sturdy_barricades": 0.8, "experimenting": 0.1,
}  # fmt: skip
"""Lasting rules that help; the others hurt."""

Price = Callable[[Any], float]
PRICES: dict[type[Op], Price] = {
    ol.Morale: lambda one: one.delta,
    ol.Food: lambda one: FOOD * number(one.delta),
    ol.Starvation: lambda one: -one.delta,
    ol.WasteRemove: lambda one: 0.07 * number(one.n),
    ol.CleanMore: lambda one: 0.07 * one.n,
    ol.RemovedToWaste: lambda one: -0.08 * number(one.n),
    ol.TakeRemoved: lambda one: CARD * number(one.n),
    ol.TakeFromWaste: lambda one: CARD * one.n,
    ol.ItemToWaste: lambda one: -CARD * one.n,
    ol.Helpless: lambda one: -0.45 * one.delta,
    ol.RemoveHelpless: lambda one: 0.2 * number(one.n) + worth(one.each),
    ol.KillHelpless: lambda one: -0.9 * one.n,
    ol.Unruly: lambda one: -0.3 * number(one.n),
    ol.Calm: lambda one: 0.2 * number(one.n),
    op.Wound: _wound,
    op.Heal: lambda one: 0.3 * people(one.target),
    op.Exposure: lambda one: -EXPOSED * people(one.target) * number(one.times),
    op.DistributeWounds: lambda one: -WOUND * one.n,
    op.KillSurvivor: lambda one: -LIFE * people(one.target),
    op.RemoveSurvivor: lambda one: -0.7 * people(one.target),
    op.ReturnToDeck: lambda one: -0.7 * people(one.target),
    op.AddSurvivor: _survivor,
    op.Forbid: lambda one: -0.3,
    op.EachGivesSurvivor: lambda one: -0.2,
    od.SpendDice: lambda one: -DIE * number(one.n) * seats(one.who),
    od.ExtraDie: lambda one: DIE * one.n * seats(one.who),
    od.IncreaseDie: lambda one: 0.1 * one.n,
    oc.Draw: lambda one: CARD * one.n * seats(one.who),
    oc.SearchDeck: lambda one: 0.5 * one.n,
    oc.RevealTake: lambda one: 0.5 * number(one.take),
    oc.RevealUntil: lambda one: 0.5 * one.n,
    oc.RemoveHandCards: lambda one: -CARD * one.n,
    oc.RemoveRandomCard: lambda one: -CARD * one.n * seats(one.who),
    oc.RemoveFromDeck: lambda one: -0.05 * number(one.n),
    oc.RemoveDeck: lambda one: -1.0,
    oc.MustContribute: lambda one: 0.3,
    oa.Noise: lambda one: -0.1 * number(one.n) * spots(one.where),
    oa.Barricade: lambda one: DOOR * number(one.n),
    oa.RemoveBarricades: lambda one: -DOOR * number(one.n) * min(spots(one.where), 2),
    oa.PlaceTrap: lambda one: 0.5 * one.n,
    oa.AddBandits: lambda one: -0.3 * number(one.n),
    oa.RemoveBandits: lambda one: 0.25 * number(one.n),
    oa.HandToHideout: lambda one: -0.3 * number(one.n),
    oa.TakeFromHideout: lambda one: 0.35 * number(one.n),
    oa.Advance: lambda one: 0.25 * number(one.n),
    oz.AddZombies: lambda one: -DOOR * one.n * spots(one.where) * 0.9,
    oz.RemoveZombies: lambda one: DOOR * number(one.n) * spots(one.where),
    oz.KillZombies: lambda one: DOOR * number(one.n) * spots(one.where),
    oz.MoveZombies: lambda one: 0.07 * number(one.n),
    oz.ReduceAdded: lambda one: 0.5 * one.n,
    oz.DeployExperiments: lambda one: -0.8 * one.n,
    of.If: lambda one: 0.5 * (worth(one.then) + worth(one.otherwise)),
    of.Choose: _best,
    of.May: lambda one: max(worth(one.do), 0.0),
    of.Roll: _table,
    of.RollEach: lambda one: 3 * (one.high - one.low + 1) / 6 * worth(one.do),
    of.Contest: lambda one: 0.5 * (worth(one.win) + worth(one.lose)),
    of.EachPlayer: lambda one: seats(one.who) * worth(one.do),
    of.CollectiveCost: lambda one: 0.5 * (worth(one.then) + worth(one.otherwise)) - 0.3,
    of.Delayed: lambda one: 0.8 * worth(one.do),
    of.GrantOneUse: lambda one: max(worth(one.do), 0.0),
    os.Persistent: lambda one: GOOD_RULES.get(str(one.modifier.name), -0.5),
    os.Attach: lambda one: GOOD_RULES.get(str(one.modifier.name), -0.4),
    ot.SkipCrisis: lambda one: 0.6,
    ot.SkipNextCrisis: lambda one: 0.8,
    ot.AddVictoryCondition: lambda one: -1.5,
    ot.ExileVote: lambda one: -0.3,
}


@cache
def failing(crisis: int) -> float:
    """Returns what it costs to fail a crisis."""
    return max(-worth(BOX.crises[crisis].fail), 0.4)


@cache
def surplus(crisis: int) -> float:
    """Returns what two cards more than needed bring."""
    return max(worth(BOX.crises[crisis].surplus), 0.0)


@cache
def crossroads(card: int, way: int) -> float:
    """Returns what an option of a crossroads card is worth; `way` counts from 0."""
    option = BOX.crossroads[card].options[way]
    return worth(option.effects) + worth(option.cost)
