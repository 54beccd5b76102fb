"""A table as plain numbers: what the oracle reasons about, and how it is read off a state."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

DATA = files("horda.games.dead_of_winter").joinpath("data")
Json = dict[str, Any]


def data(name: str) -> list[Json]:
    """Reads the cards of a file, as they are written."""
    found: list[Json] = json.loads(DATA.joinpath(f"{name}.json").read_text())["cards"]
    return found


SURVIVORS, ITEMS, PLACES = data("survivors"), data("items"), data("places")
NUMBER = {card["id"]: n for n, card in enumerate(SURVIVORS)}
PLACE = {card["id"]: n for n, card in enumerate(PLACES)}
INFLUENCE = [card["influence"] for card in SURVIVORS]
COLONY, RAXXON, HIDEOUT = 0, 7, 8
NOBODY, DECK, GRAVE, GONE = 255, 255, 254, 253


def entrances(place: int) -> list[int]:
    """The colony has six, every other place one."""
    return list(range(6)) if place == COLONY else [place + 5]


def item(card: int) -> Json:
    """What is printed on an item card."""
    return ITEMS[card & 0xFF]


def take(hand: "Counter[int]", card: int) -> None:
    """Takes one copy out of a hand."""
    hand[card] -= 1
    if not hand[card]:
        del hand[card]


class World:
    """All that a card can change, in plain Python."""

    morale: int
    food: int
    starvation: int
    helpless: int
    unruly: int
    first: int
    active: int
    exiled: int
    out: int
    crisis: int
    round: int
    zombies: list[int]
    barricades: list[int]
    traps: list[int]
    noise: list[int]
    noise_made: list[int]
    bandits: list[int]
    owner: list[int]
    where: list[int]
    wounds: list[int]
    frost: list[int]
    despair: list[int]
    leader: list[int]
    stranded: list[int]

    def __init__(self, state: Any) -> None:
        for name in ("morale", "food", "starvation", "helpless", "unruly", "first", "active",
                     "exiled", "out", "crisis", "round"):  # fmt: skip
            setattr(self, name, getattr(state, name))
        for name in ("zombies", "barricades", "traps", "noise", "noise_made", "bandits", "owner",
                     "where", "wounds", "frost", "despair", "leader", "stranded"):  # fmt: skip
            setattr(self, name, list(getattr(state, name)))
        self.hands = [Counter(hand) for hand in state.hands]
        self.given = [Counter(cards) for cards in state.given]
        self.dice = [sorted(dice) for dice in state.dice]
        self.spent = [len(dice) for dice in state.spent]
        self.gear = [Counter(card & 0xFFF for card in gear) for gear in state.gear]
        self.side = [list(side) for side in state.side]
        self.decks = [list(deck.left) for deck in state.items]
        self.waste, self.cache = list(state.waste), Counter(state.cache)
        self.removed, self.cleaned = list(state.removed), list(state.cleaned)
        self.unseen = Counter(state.removed_unseen)
        self.people, self.crises = list(state.people.left), list(state.crises.left)
        self.experiments = list(state.experiments.left)
        self.specials, self.row = [*state.specials], dict(state.row)
        self.built, self.kills = set(state.built), state.kills_turn
        self.rules = [_rule(rule) for rule in state.lasting]
        self.later = [(one.when, one.seat) for one in state.delayed]
        self.over = state.result is not None
        self.players = len(state.hands)
        self.secrets, self.failed, self.gave = state.secrets, state.last_failed, state.gave_turn
        self.vague: set[int] = set()
        """Hands of which only the number of cards is known."""
        self.blind = 0
        """Cards removed unseen that only chance knows."""

    # -- reading ---------------------------------------------------------------------------

    def people_at(self, place: int) -> list[int]:
        """Who stands there, the lowest influence first."""
        found = [n for n, where in enumerate(self.where) if where == place]
        return sorted(found, key=lambda one: INFLUENCE[one])

    def own(self, seat: int) -> list[int]:
        """The survivors of a player."""
        found = [n for n, owner in enumerate(self.owner) if owner == seat]
        return sorted(found, key=lambda one: INFLUENCE[one])

    def everybody(self) -> list[int]:
        """All survivors in play."""
        found = [n for n, owner in enumerate(self.owner) if owner != NOBODY]
        return sorted(found, key=lambda one: INFLUENCE[one])

    def alive(self, one: int) -> bool:
        """Whether a survivor is in play."""
        return one >= 0 and self.owner[one] != NOBODY

    def is_exiled(self, seat: int) -> bool:
        """Whether a player is exiled."""
        return bool(self.exiled >> seat & 1)

    def around(self, seat: int) -> list[int]:
        """Everybody still there, clockwise from a seat."""
        order = [(seat + n) % self.players for n in range(self.players)]
        return [one for one in order if not self.out >> one & 1]

    def damage(self, one: int) -> int:
        """All tokens on a survivor."""
        return self.wounds[one] + self.frost[one] + self.despair[one]

    def room(self, place: int) -> int:
        """Free survivor spaces."""
        taken = self.where.count(place) + self.bandits[place]
        if place == COLONY:
            taken += self.helpless + self.unruly
        return max(int(PLACES[place]["survivors"]) - taken, 0)

    def space(self, entrance: int) -> int:
        """Empty spaces of an entrance."""
        place = COLONY if entrance < 6 else entrance - 5
        taken = self.zombies[entrance] + self.barricades[entrance] + self.traps[entrance]
        taken += sum(at == entrance for _, at in self.specials)
        return int(PLACES[place]["spaces"]) - int(taken)

    def zombies_at(self, place: int) -> int:
        """Ordinary zombies at a place."""
        return sum(self.zombies[entrance] for entrance in entrances(place))


def _rule(rule: Any) -> tuple[Any, ...]:
    return (rule.modifier, rule.survivor, rule.seat, rule.place, rule.until)


SAME = (
    "morale", "food", "starvation", "helpless", "unruly", "first", "exiled", "zombies",
    "barricades", "traps", "noise", "bandits", "owner", "where", "wounds", "frost", "despair",
    "leader", "given", "dice", "spent", "gear", "side", "waste", "cache", "specials", "row",
    "built", "crisis",
)  # fmt: skip
BAGS = ("people", "crises", "experiments", "removed", "rules", "later")


def differences(seen: World, told: World) -> list[str]:
    """Lists where the table is not as the oracle says."""
    found = [f"{name}: {getattr(seen, name)} is not {getattr(told, name)}"
             for name in SAME if getattr(seen, name) != getattr(told, name)]  # fmt: skip
    for name in BAGS:
        one, other = Counter(getattr(seen, name)), Counter(getattr(told, name))
        if one != other:
            found.append(f"{name}: {dict(one - other)} and not {dict(other - one)}")
    for place, (deck, mine) in enumerate(zip(seen.decks, told.decks, strict=True)):
        if Counter(deck) != Counter(mine):
            found.append(f"deck {place}: {len(deck)} cards are not {len(mine)}")
    return found + _hands(seen, told)


def _hands(seen: World, told: World) -> list[str]:
    found = []
    for seat, (hand, other) in enumerate(zip(seen.hands, told.hands, strict=True)):
        same = hand.total() == other.total() if seat in told.vague else hand == other
        if not same:
            found.append(f"hand {seat}: {dict(hand)} is not {dict(other)}")
    if seen.unseen.total() != told.unseen.total() + told.blind:
        found.append(f"removed unseen: {seen.unseen.total()}")
    return found
