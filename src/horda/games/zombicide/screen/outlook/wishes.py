"""What somebody may want to do, as keys of options: on the map with each thing, and by verb."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import counted
from horda.games.zombicide.modules.companions import OWN_MASTER
from horda.games.zombicide.modules.mission_rules.m25 import INGREDIENTS
from horda.games.zombicide.modules.mission_rules.signs import mission_verbs
from horda.games.zombicide.papers.words import card_word
from horda.games.zombicide.rules import weapons
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.people import car_of, carried, hands, place, zombies_in
from horda.games.zombicide.rules.state import CARS, NONE, OUT, PIMPCAR, POLICE_CAR, ZState
from horda.games.zombicide.rules.targets import broken

BARE = "-"
"""No tool, no second weapon."""


class Wish(Struct, frozen=True):
    """A thing on the map and what may be wanted with it."""

    thing: str
    verb: str
    tail: str = ""
    """What follows the verb in the key."""
    afar: bool = False
    """It is done from another Zone; all else takes standing there."""

    @property
    def key(self) -> str:
        """The key of the option."""
        return f"{self.verb}:{self.tail}" if self.tail else self.verb


def wishes(state: ZState, who: int, zone: int) -> Iterator[Wish]:
    """Yields what could be done with everything that stands and lies in a Zone."""
    person = state.people[who]
    if zombies_in(state, zone):
        if person.zone == zone:
            yield from (Wish("zombies", "melee", card) for card in held(state, who, "melee"))
        yield from (
            Wish("zombies", "shoot", f"z{zone}:{card}", True) for card in held(state, who, "ranged")
        )
    yield from _doors(state, who, zone)
    if state.board.rooms >> zone & 1:
        yield Wish("room", "search")
    for number, token in enumerate(state.objectives):
        if token.zone == zone:
            yield Wish("objective", "take-objective", str(number))
    if zone in state.crates:
        yield Wish("crate", "take-crate")
    yield from _cars(state, who, zone)
    yield from _companions(state, zone)
    yield from _exits(state, zone)
    if "neutralise" in state.mission.special and any(z == zone for z, _ in state.spawns):
        yield Wish("spawn", "neutralise")


def _doors(state: ZState, who: int, zone: int) -> Iterator[Wish]:
    """Yields the closed doors of a Zone; from the next Zone too they can be opened."""
    tool = next(iter(tools(state, who)))
    near = state.board.doors_of[state.people[who].zone]
    for door in state.board.doors_of[zone]:
        if broken(state) >> door & 1 and "planks" in state.mission.special:
            yield Wish("door", "barricade", counted("door", door), door in near)
        elif not state.doors >> door & 1:
            yield Wish("door", "open-door", f"{counted('door', door)}:{tool}", door in near)


def _cars(state: ZState, who: int, zone: int) -> Iterator[Wish]:
    special, mine = state.mission.special, car_of(state, who)
    for number, car in enumerate(state.cars):
        if car.zone != zone:
            continue
        thing, name = CARS[car.kind], counted("car", number)
        if mine == number:
            yield Wish(thing, "get-out")
        else:
            yield Wish(thing, "get-in", f"{name}:driver")
        if car.kind == POLICE_CAR:
            yield Wish(thing, "search-car", name)
        if car.crate:
            yield Wish(thing, "loot-car", name)
        if "food-in-cars" in special:
            yield Wish(thing, "load-food", name)
            yield Wish(thing, "unload-food", name)
        if "load-boxes" in special and car.kind == PIMPCAR:
            yield Wish(thing, "load-box", name)


def _companions(state: ZState, zone: int) -> Iterator[Wish]:
    for one in state.companions:
        name = state.box.survivors[one.card].id
        if one.leader != NONE or place(state, one) != zone:
            continue
        if OWN_MASTER in state.mission.special:
            yield from (Wish("companion", "give", one) for one in INGREDIENTS)
        else:
            wounded = "wounded" in state.mission.special
            yield Wish("companion", "treat" if wounded else "rally", name)


def _exits(state: ZState, zone: int) -> Iterator[Wish]:
    aims = plan(state.edition, state.config.scenario)
    if zone in aims.exits:
        yield Wish("exit", "escape-by-car" if aims.by_car and not aims.on_foot else "escape")


def held(state: ZState, who: int, mode: str) -> list[str]:
    """Names weapons for a kind of attack: those in Hand, else carried, else what is in Hand."""
    person = state.people[who]
    fits = [card for card in carried(person) if weapons.profile(state.box, card, mode)]
    at_hand = [card for card in hands(state, who) if card in fits]
    found = at_hand or fits or hands(state, who)
    return list(dict.fromkeys(card_word(state.box, card) for card in found)) or [
        _any(state.box, mode)
    ]


def _any(box: Content, mode: str) -> str:
    """Names a weapon that everybody knows, for one who has none."""
    starting = box.decks["starting"]
    return card_word(box, next(card for card in starting if weapons.profile(box, card, mode)))


def tools(state: ZState, who: int) -> list[str]:
    """Names what a Survivor may open a door with: tools first, else what is in Hand, else none."""
    cards = carried(state.people[who])
    fits = [card for card in hands(state, who) if state.box.cards[card].opens_doors]
    fits = fits or [card for card in cards if state.box.cards[card].opens_doors]
    return list(
        dict.fromkeys(card_word(state.box, card) for card in fits or hands(state, who))
    ) or [BARE]


def by_verb(state: ZState, who: int) -> dict[str, tuple[str, ...]]:
    """Returns for each verb of a turn the keys that were most likely meant, likeliest first."""
    person, board = state.people[who], state.board
    here = person.zone
    found = {
        "walk": _each("walk:z", _beside(state, here)),
        "search": ("search",),
        "melee": _each("melee:", held(state, who, "melee")),
        "shoot": _each(f"shoot:z{_aim(state, here)}:", held(state, who, "ranged")),
        "take-objective": ("take-objective:0",),
        "take-crate": ("take-crate",),
        "make-noise": ("make-noise",),
        "reorganise": ("reorganise",),
        "trade": _each("trade:", _others(state, who)),
        "escape": ("escape",),
        "reload": _each("reload:", (card_word(state.box, card) for card in hands(state, who))),
        "eat": _each("eat:", (card_word(state.box, card) for card in carried(person))),
        "discard-freely": ("discard-freely",),
        "rally": _each("rally:", (state.box.survivors[one.card].id for one in state.companions)),
        "get-in": _each("get-in:", _counted("car", range(len(state.cars))), ":driver"),
        "get-out": ("get-out",) if state.cars else (),
        "drive-slow": _each("drive-slow:z", _beside(state, here)) if state.cars else (),
    }
    tool = next(iter(tools(state, who)))
    shut = [door for door in board.doors_of[here] if not state.doors >> door & 1]
    found["open-door"] = _each("open-door:", _counted("door", shut or (0,)), f":{tool}")
    for zone in sorted(range(len(board.zones)), key=lambda zone: zone != here):
        for wish in wishes(state, who, zone):
            found[wish.verb] = (*found.get(wish.verb, ()), wish.key)
    for verb, key in mission_verbs(state.mission).items():
        found[verb] = (*found.get(verb, ()), key)
    return found


def _each(head: str, tails: Iterable[object], end: str = "") -> tuple[str, ...]:
    return tuple(f"{head}{tail}{end}" for tail in tails)


def _counted(field: str, places: Iterable[int]) -> list[str]:
    return [counted(field, place) for place in places]


def _others(state: ZState, who: int) -> list[str]:
    """Names the rest of the team, those in the same Zone first."""
    here = state.people[who].zone
    rest = [one for i, one in enumerate(state.people) if i != who and one.zone != OUT]
    return [
        state.box.survivors[one.card].id for one in sorted(rest, key=lambda one: one.zone != here)
    ]


def _beside(state: ZState, here: int) -> list[int]:
    """Lists the Zones beside one, those with an open way first."""
    near = state.tables.neighbours[here]
    behind = {state.board.doors[door].other(here) for door in state.board.doors_of[here]}
    return [*near, *sorted(behind.difference(near))]


def _aim(state: ZState, here: int) -> int:
    """Returns the nearest Zone with Zombies, or the own one."""
    far = state.tables.distance[here]
    zones = [zone for zone in range(len(far)) if zombies_in(state, zone)]
    return min(zones, key=lambda zone: far[zone], default=here)
