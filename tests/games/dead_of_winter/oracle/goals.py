"""Whether a condition of an objective holds, read from its data alone."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.games.dead_of_winter.oracle.core import Unknown
from tests.games.dead_of_winter.oracle.world import (
    INFLUENCE,
    ITEMS,
    PLACE,
    Json,
    World,
    data,
    entrances,
    item,
)

SECRETS = data("secrets")
TITLES = [card["id"] for card in ITEMS]


class Judge:
    """One seat's look at a world; `state` gives what a world does not keep."""

    def __init__(self, world: World, state: Any, seat: int) -> None:
        self.world, self.state, self.seat = world, state, seat

    def number(self, goal: Json) -> int:
        """The number a condition asks for, by the players at the start."""
        n = goal.get("n", 0)
        if isinstance(n, dict):
            if "by_players" in n:
                return int(n["by_players"][self.world.players - 2])
            return int(n.get("base", 0) + n.get("per_player", 0) * self.world.players)
        return int(n)

    def hand(self, seat: int | None = None) -> list[str]:
        """The types of the cards in a hand."""
        cards = self.world.hands[self.seat if seat is None else seat]
        return [item(card)["type"] for card in cards.elements()]

    def gear(self, people: list[int]) -> list[str]:
        """The types of what some people carry."""
        return [item(c)["type"] for one in people for c in self.world.gear[one].elements()]

    def mine(self) -> list[int]:
        """The own survivors."""
        return self.world.own(self.seat)

    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.world.players) if seat != self.seat]

    def barriers(self, places: list[str]) -> list[int]:
        """Barricades and traps of each place."""
        world = self.world
        return [
            sum(world.barricades[e] + world.traps[e] for e in entrances(PLACE[place]))
            for place in places
        ]

    def zombies(self, places: list[str]) -> int:
        """All zombies at some places, special ones too."""
        gates = [e for place in places for e in entrances(PLACE[place])]
        special = sum(at in gates for _, at in self.world.specials)
        return sum(self.world.zombies[e] for e in gates) + special

    def there(self, goal: Json) -> list[int]:
        """Survivors of players who are not exiled at the places of a condition."""
        places = [PLACE[place] for place in goal["places"]]
        return [one for one in self.world.everybody() if self.world.where[one] in places
                and not self.world.is_exiled(self.world.owner[one])]  # fmt: skip

    def traitors(self) -> list[int]:
        """Seats with a betrayal objective."""
        secrets = self.world.secrets
        return [s for s, card in enumerate(secrets)
                if card >= 0 and SECRETS[card]["kind"] == "betrayal"]  # fmt: skip

    def holds(self, goal: Json) -> bool:
        """Whether the condition holds."""
        if goal["type"] not in TESTS:
            raise Unknown(goal["type"])
        return bool(TESTS[goal["type"]](self, goal, self.number(goal)))


def _left(judge: Judge, what: str) -> tuple[int, int]:
    seats = (judge.seat, (judge.seat + 1) % judge.world.players)
    if what == "hand":
        mine, theirs = (judge.world.hands[seat].total() for seat in seats)
    else:
        mine, theirs = (len(judge.world.own(seat)) for seat in seats)
    return mine, theirs


def _any_of(judge: Judge, goal: Json, n: int) -> bool:
    return any(all(judge.holds(one) for one in option) for option in goal["options"])


def _together(judge: Judge, goal: Json, n: int) -> bool:
    world = judge.world
    for name in goal["places"]:
        there = sum(world.where[one] == PLACE[name] for one in judge.mine())
        calm = judge.zombies([name]) <= goal.get("zombies_max", 99)
        if there >= n and calm:
            return True
    return False


def _small_deck(judge: Judge, goal: Json, n: int) -> bool:
    places = {judge.world.where[one] for one in judge.mine()}
    return any(
        len(judge.world.decks[PLACE[name]]) <= n for name in goal["places"] if PLACE[name] in places
    )


def _item_at(judge: Judge, goal: Json, n: int) -> bool:
    number = TITLES.index(goal["item"])
    return any(card & 0xFF == number for one in judge.there(goal) for card in judge.world.gear[one])


def _armed(judge: Judge, goal: Json, n: int) -> bool:
    world = judge.world
    seats = [s for s in range(world.players) if not world.is_exiled(s) and not world.out >> s & 1]
    return all("weapon" in judge.gear(world.own(seat)) for seat in seats)


def _highest(judge: Judge, goal: Json, n: int) -> bool:
    leader = judge.world.leader[judge.seat]
    return bool(judge.mine()) and INFLUENCE[leader] == max(
        INFLUENCE[one] for one in judge.world.everybody()
    )


def _lengths(judge: Judge) -> list[int]:
    return [judge.world.hands[seat].total() for seat in judge.others()]


Test = Callable[[Judge, Json, int], Any]
TESTS: dict[str, Test] = {
    "morale_zero": lambda j, g, n: j.world.morale == 0,
    "morale_min": lambda j, g, n: j.world.morale >= n,
    "morale_max": lambda j, g, n: j.world.morale <= n,
    "special_objective_complete": lambda j, g, n: g["which"] in j.state.stages,
    "survive_rounds": lambda j, g, n: j.world.round >= n,
    "any_of": _any_of,
    "rounds_left_max": lambda j, g, n: j.state.rounds_left <= n,
    "cards_under_objective": lambda j, g, n: all(
        sum(card >> 8 & 15 == PLACE[place] for card in j.state.stored) >= n for place in g["places"]
    ),
    "stored_cards": lambda j, g, n: (
        sum(item(card)["type"] == g["symbol"] for card in j.state.stored) >= n
    ),
    "stored_dice": lambda j, g, n: (
        len(j.state.stored_dice) >= n and len({*j.state.stored_dice}) >= g.get("distinct", 0)
    ),
    "stored_cache_cards": lambda j, g, n: len(j.state.stored_cache) >= n,
    "samples": lambda j, g, n: len(j.state.stored_dice) >= n,
    "stranded_rescued_min": lambda j, g, n: j.state.rescued >= n,
    "stranded_left_max": lambda j, g, n: sum(j.world.stranded) <= n,
    "food_supply_min": lambda j, g, n: j.world.food >= n,
    "food_tokens_per_non_exiled_player": lambda j, g, n: (
        j.world.food >= n * sum(not j.world.is_exiled(s) for s in range(j.world.players))
    ),
    "starvation_min": lambda j, g, n: j.world.starvation >= n,
    "waste_min": lambda j, g, n: len(j.world.waste) >= n,
    "waste_max": lambda j, g, n: len(j.world.waste) <= n,
    "barricades_min": lambda j, g, n: min(j.barriers(g["places"])) >= n,
    "barricades_max": lambda j, g, n: sum(j.barriers(g["places"])) <= n,
    "every_colony_entrance_barricaded": lambda j, g, n: all(
        j.world.barricades[e] + j.world.traps[e] >= n for e in range(6)
    ),
    "zombies_min": lambda j, g, n: j.zombies(g["places"]) >= n,
    "zombies_max": lambda j, g, n: j.zombies(g["places"]) <= n,
    "helpless_min": lambda j, g, n: j.world.helpless + j.world.unruly >= n,
    "helpless_max": lambda j, g, n: j.world.helpless + j.world.unruly <= n,
    "unruly_max": lambda j, g, n: j.world.unruly <= n,
    "empty_item_decks": lambda j, g, n: sum(not j.world.decks[p] for p in range(1, 7)) >= n,
    "cache_min": lambda j, g, n: j.world.cache.total() >= n,
    "bandits_in_play_max": lambda j, g, n: sum(j.world.bandits) <= n,
    "improvements_built_min": lambda j, g, n: len(j.world.built) >= n,
    "special_zombies_min": lambda j, g, n: len(j.world.specials) >= n,
    "special_zombies_max": lambda j, g, n: len(j.world.specials) <= n,
    "experiments_contained_min": lambda j, g, n: j.state.contained >= n,
    "dice_on_raxxon_sum_min": lambda j, g, n: sum(v for _, v in j.state.raxxon_dice) >= n,
    "item_equipped_at": _item_at,
    "survivors_at_min": lambda j, g, n: len(j.there(g)) >= n,
    "equipped_at_min": lambda j, g, n: j.gear(j.there(g)).count(g["symbol"]) >= n,
    "each_non_exiled_player_weapon_equipped": _armed,
    "survivors_removed_min": lambda j, g, n: j.state.lost >= n,
    "survivors_removed_max": lambda j, g, n: j.state.lost <= n,
    "hand_min": lambda j, g, n: j.hand().count(g["symbol"]) >= n,
    "hand_total_min": lambda j, g, n: len(j.hand()) >= n,
    "hand_total_max": lambda j, g, n: len(j.hand()) <= n,
    "hand_same_type_min": lambda j, g, n: max([*Counter(j.hand()).values(), 0]) >= n,
    "hand_distinct_types_min": lambda j, g, n: len({*j.hand()}) >= n,
    "hand_only": lambda j, g, n: len(j.hand()) >= n and {*j.hand()} <= {g["symbol"]},
    "strictly_most_cards_in_hand": lambda j, g, n: len(j.hand()) > max(_lengths(j)),
    "own_survivors_min": lambda j, g, n: len(j.mine()) >= n,
    "own_survivors_exactly": lambda j, g, n: len(j.mine()) == n,
    "own_survivors_no_wounds": lambda j, g, n: all(not j.world.damage(o) for o in j.mine()),
    "own_damage_min": lambda j, g, n: sum(map(j.world.damage, j.mine())) >= n,
    "own_survivors_all_at": lambda j, g, n: (
        {j.world.where[o] for o in j.mine()} <= {PLACE[p] for p in g["places"]}
    ),
    "own_survivors_at_max": lambda j, g, n: (
        sum(j.world.where[o] in [PLACE[p] for p in g["places"]] for o in j.mine()) <= n
    ),
    "own_survivors_distinct_locations_min": lambda j, g, n: (
        len({j.world.where[o] for o in j.mine()}) >= n
    ),
    "own_survivors_together_min": _together,
    "item_deck_max_with_own": _small_deck,
    "more_survivors_than_every_other_player": lambda j, g, n: (
        len(j.mine()) >= max(n, 1) + max(len(j.world.own(s)) for s in j.others())
    ),
    "equipped_min": lambda j, g, n: j.gear(j.mine()).count(g["symbol"]) >= n,
    "equipped_total_min": lambda j, g, n: len(j.gear(j.mine())) >= n,
    "strictly_most_equipped": lambda j, g, n: (
        len(j.gear(j.mine())) > max(len(j.gear(j.world.own(s))) for s in j.others())
    ),
    "leader_damage_max": lambda j, g, n: (
        bool(j.mine()) and j.world.damage(j.world.leader[j.seat]) <= n
    ),
    "leader_equipped_min": lambda j, g, n: (
        len(j.gear([j.world.leader[j.seat]] if j.mine() else [])) >= n
    ),
    "own_leader_highest_influence": _highest,
    "others_damage_min": lambda j, g, n: (
        sum(j.world.damage(o) for s in j.others() for o in j.world.own(s)) >= n
    ),
    "exiled_others_min": lambda j, g, n: sum(map(j.world.is_exiled, j.others())) >= n,
    "exiled_players_max": lambda j, g, n: (
        sum(j.world.is_exiled(s) for s in range(j.world.players)) <= n
    ),
    "all_betrayers_exiled": lambda j, g, n: all(map(j.world.is_exiled, j.traitors())),
    "more_than_left_neighbour": lambda j, g, n: _left(j, g["what"])[0] > _left(j, g["what"])[1],
    "at_least_left_neighbour": lambda j, g, n: _left(j, g["what"])[0] >= _left(j, g["what"])[1],
}
