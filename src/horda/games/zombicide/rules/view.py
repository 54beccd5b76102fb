"""What a seat may know: everything but the decks and face-down Objectives."""

from collections import Counter
from typing import Literal

from msgspec import Struct

from horda.core.decks import Deck
from horda.core.rng import Dice
from horda.core.rulebook import cites
from horda.core.watch import Items, Part, Parts, Places, differing, fields
from horda.core.words import Text
from horda.games.zombicide.board import bits
from horda.games.zombicide.box.counting import nth
from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.box.missions import word
from horda.games.zombicide.modules.companions import OWN_MASTER
from horda.games.zombicide.papers.words import COLOURS, card_word
from horda.games.zombicide.rules.inventory import Arrange
from horda.games.zombicide.rules.memo import noted
from horda.games.zombicide.rules.people import danger, place
from horda.games.zombicide.rules.piles import PILES
from horda.games.zombicide.rules.state import CARS, NONE, OUT, Companion, ZState
from horda.games.zombicide.rules.targets import BARRICADED
from horda.games.zombicide.rules.trading import Bargain
from horda.games.zombicide.screen.nightfall import ClockView, FallenView
from horda.games.zombicide.screen.station import MachineView, StationView
from horda.games.zombicide.screen.status import progress
from horda.games.zombicide.screen.storybook import StoryView


class PersonView(Struct, frozen=True):
    """A Survivor as everybody sees it."""

    id: str
    seat: int
    zone: int | None
    health: int
    adrenaline: int
    level: str
    skills: tuple[str, ...]
    cards: tuple[str | None, ...]
    empty: tuple[bool, ...]
    actions: int
    free: tuple[int, ...]
    searched: bool
    done: bool
    escaped: bool
    tokens: int
    load: tuple[str, ...]


class CompanionView(Struct, frozen=True):
    """A Companion as everybody sees it."""

    id: str
    zone: int | None
    leader: str | None
    how: Literal["led", "alone", "wounded", "own-master"]
    """Whether it follows somebody, or why it does not."""


class ZoneView(Struct, frozen=True):
    """What stands and lies in a Zone."""

    zombies: dict[str, int]
    noise: int


class TradeView(Struct, frozen=True):
    """Two Survivors whose cards are being laid out anew; everybody at the table sees that."""

    who: str
    """The one whose turn it is."""
    other: str
    held: str | None
    """The card that was taken up and lies nowhere yet."""
    before: tuple[tuple[str | None, ...], tuple[str | None, ...]] | None
    """What both had when it began, where two players have to agree."""


class GoalView(Struct, frozen=True):
    """Something the Mission asks for, with how much of it is done."""

    text: Text
    done: bool


class CarView(Struct, frozen=True):
    """A car as everybody sees it."""

    number: int
    """What people call it by."""
    kind: str
    zone: int | None
    """None once it has left the board."""
    drivable: bool
    crate: bool
    seats: tuple[str | None, ...]
    trunk: tuple[str, ...]


class TableView(Struct, frozen=True):
    """The whole table."""

    mission: str
    round: int
    first: int
    turn: str | None
    """The Survivor whose turn it is."""
    zombies_phase: bool
    danger: str
    goals: tuple[GoalView, ...]
    people: tuple[PersonView, ...]
    companions: tuple[CompanionView, ...]
    trade: TradeView | None
    zones: dict[int, ZoneView]
    """By their numbers, those where anything is."""
    doors: tuple[int, ...]
    """The doors that are open, by the number that the scene's lines have for them."""
    barricaded: tuple[int, ...]
    """Broken doors that were shut for good."""
    objectives: tuple[tuple[int, str], ...]
    crates: tuple[int, ...]
    cars: tuple[CarView, ...]
    spawns: tuple[tuple[int, str, bool], ...]
    memo: dict[str, int]
    """What the Mission's own rules remember."""
    decks: dict[str, int]
    discards: dict[str, tuple[str, ...]]
    machines: tuple[MachineView, ...]
    station: StationView | None
    """Mold, doors that close and more, where a game has them."""
    clock: ClockView | None
    """The hour and the light, where there is a Clock."""
    fallen: tuple[FallenView, ...]
    """Survivors that are out of a game which goes on without them."""
    story: StoryView | None
    """Objective cards, Notes and sheets, where a Mission tells a story."""


@cites("Z2-BOX-I1")
def view(state: ZState, seat: int | None, parts: Parts | None = None) -> TableView:
    """Builds the view from its parts; all seats of this cooperative game see the same."""
    return TableView(**fields(parts or PARTS, state, seat))


def _name(state: ZState, who: int) -> str | None:
    return None if who == NONE else state.box.survivors[state.people[who].card].id


def _goals(state: ZState, seat: int | None) -> tuple[GoalView, ...]:
    return tuple(GoalView(text, done) for text, done in progress(state))


def _cards(state: ZState, slots: tuple[int, ...]) -> tuple[str | None, ...]:
    return tuple(None if card == NONE else card_word(state.box, card) for card in slots)


def _trading(state: ZState, seat: int | None) -> Arrange | None:
    """Returns the frame in which two lay out their cards, if that is going on."""
    frame = state.stack[-1] if state.stack else None
    return frame if isinstance(frame, Arrange) and frame.other != NONE else None


@cites("Z2-TRADE-02", "Z2-TRADE-04")
def _trade(state: ZState, seat: int | None) -> TradeView | None:
    frame = _trading(state, seat)
    if frame is None:
        return None
    who, other = (state.box.survivors[state.people[n].card].id for n in (frame.who, frame.other))
    (held,) = _cards(state, (frame.held,))
    if not isinstance(frame, Bargain):
        return TradeView(who, other, held, None)
    before = _cards(state, frame.mine), _cards(state, frame.theirs)
    return TradeView(who, other, held, before)


def _person(state: ZState, who: int) -> PersonView:
    p = state.people[who]
    return PersonView(
        id=state.box.survivors[p.card].id,
        seat=p.seat,
        zone=None if p.zone == OUT else p.zone,
        health=p.health,
        adrenaline=p.adrenaline,
        level=LEVELS[p.level],
        skills=tuple(state.box.skill_key(skill) for skill in p.skills),
        cards=_cards(state, p.slots),
        empty=tuple(card != NONE and bool(state.empty >> card & 1) for card in p.slots),
        actions=p.actions,
        free=p.free,
        searched=p.searched,
        done=p.done,
        escaped=p.escaped,
        tokens=p.tokens,
        load=tuple(COLOURS[colour] for colour in p.load),
    )


def _car(state: ZState, index: int) -> CarView:
    car = state.cars[index]
    seats = tuple(_name(state, who) for who in car.seats)
    zone = None if car.zone == OUT else car.zone
    trunk = tuple(card_word(state.box, card) for card in car.trunk)
    return CarView(nth(index), CARS[car.kind], zone, car.drivable, car.crate, seats, trunk)


def _companion(state: ZState, index: int) -> CompanionView:
    one = state.companions[index]
    zone, name = place(state, one), state.box.survivors[one.card].id
    leader = _name(state, one.leader)
    return CompanionView(name, None if zone == OUT else zone, leader, _how(state, one))


def _how(state: ZState, one: Companion) -> Literal["led", "alone", "wounded", "own-master"]:
    if OWN_MASTER in state.mission.special:
        return "own-master"
    if one.leader != NONE:
        return "led"
    return "wounded" if "wounded" in state.mission.special else "alone"


def _zone(state: ZState, zone: int) -> ZoneView | None:
    counts = state.zombies[zone * state.kinds : zone * state.kinds + state.kinds]
    if not any(counts) and not state.noise[zone]:
        return None
    here = {state.box.zombies[kind].id: count for kind, count in enumerate(counts) if count}
    return ZoneView(here, state.noise[zone])


def _objectives(state: ZState, seat: int | None) -> tuple[tuple[int, str], ...]:
    return tuple((t.zone, "red" if t.hidden else COLOURS[t.colour]) for t in state.objectives)


def _spawns(state: ZState, seat: int | None) -> tuple[tuple[int, str, bool], ...]:
    return tuple((z, COLOURS[c], bool(state.active_spawns >> c & 1)) for z, c in state.spawns)


def _memo(state: ZState, seat: int | None) -> dict[str, int]:
    return {name: value for name, value in state.memo if name != BARRICADED}


def _decks(state: ZState, seat: int | None) -> dict[str, int]:
    return {
        **{one.deck: len(getattr(state, one.deck)) for one in PILES(state.edition).values()},
        "zombies": len(state.zombie_deck),
        "abominations": len(state.abomination_deck),
    }


def _discards(state: ZState, seat: int | None) -> dict[str, tuple[str, ...]]:
    return {
        "equipment": tuple(card_word(state.box, card) for card in state.equipment_out),
        "zombies": tuple(str(state.box.zombie_cards[card].number) for card in state.zombie_out),
    }


def _zones_anew(then: tuple[bytes, bytes], now: tuple[bytes, bytes]) -> set[int]:
    """Finds the Zones of other Zombies or Noise; most are as they were."""
    kinds = len(now[0]) // len(now[1])
    return {*(n // kinds for n in differing(then[0], now[0])), *differing(then[1], now[1])}


PARTS: Parts = {
    "mission": Part(lambda s, _: s.config.scenario, lambda s, _: word(s.config.scenario)),
    "round": Part(lambda s, _: s.round),
    "first": Part(lambda s, _: s.first),
    "turn": Part(lambda s, _: _name(s, s.turn_of)),
    "zombies_phase": Part(lambda s, _: s.zombies_phase),
    "people": Items(lambda s, _: (s.people, s.empty), _person),
    "companions": Items(
        lambda s, _: (s.companions, s.companions and [(p.card, p.zone) for p in s.people]),
        _companion,
    ),
    "trade": Part(_trading, _trade),
    "zones": Places(
        lambda s, _: (bytes(s.zombies), bytes(s.noise)),
        _zone,
        count=lambda leaf: len(leaf[1]),
        anew=_zones_anew,
    ),
    "doors": Part(lambda s, _: s.doors, lambda s, _: bits(s.doors)),
    "barricaded": Part(lambda s, _: bits(noted(s, BARRICADED))),
    "objectives": Part(lambda s, _: s.objectives, _objectives),
    "crates": Part(lambda s, _: s.crates),
    "cars": Items(lambda s, _: (s.cars, s.cars and [p.card for p in s.people]), _car),
    "spawns": Part(lambda s, _: (s.spawns, s.active_spawns), _spawns),
    "memo": Part(lambda s, _: s.memo, _memo),
    "decks": Part(_decks),
    "discards": Part(lambda s, _: (s.equipment_out, s.zombie_out), _discards),
    "machines": Part(lambda s, _: ()),
    "station": Part(lambda s, _: None),
    "clock": Part(lambda s, _: None),
    "fallen": Part(lambda s, _: ()),
    "story": Part(lambda s, _: None),
    "danger": Part(lambda s, _: LEVELS[danger(s)], derived=True),
    "goals": Part(lambda s, _: tuple(progress(s)), _goals, derived=True),
}
"""What the view is made of; `seat` matters nowhere."""


@cites("Z2-INTER-25")
def determinise(state: ZState, seat: int | None, dice: Dice) -> None:
    """Shuffles every deck anew, and the colours of face-down Objectives, those aside too."""
    piles = (pile.deck for pile in PILES(state.edition).values() if not pile.plays)
    for name in (*piles, "zombie_deck", "abomination_deck"):
        deck: Deck = getattr(state, name)
        setattr(state, name, Deck(tuple(dice.shuffled(sorted(deck.left)))))
    hidden = [token for token in state.objectives if token.hidden]
    colours = dice.shuffled(sorted([*(token.colour for token in hidden), *_aside(state)]))
    tokens = []
    for token in state.objectives:
        colour = colours.pop() if token.hidden else token.colour
        tokens.append(type(token)(token.zone, colour, token.hidden))
    state.objectives = tuple(tokens)
    for module in state.edition.modules:
        for hide in module.secrets:
            hide(state, dice)


@cites("Z2-M18-03")
def _aside(state: ZState) -> list[int]:
    """Lists the colours of the Objectives that stay out of the game: all that are nowhere else."""
    goals = state.mission.objectives
    if not goals.aside:
        return []
    taken = len(state.board.objectives) - len(state.objectives)
    coloured = [colour for colour in (1, 2) if state.active_spawns >> colour & 1]
    reds = goals.red - (taken - len(coloured))
    left = Counter({0: reds, 1: goals.blue, 2: goals.green})
    left.subtract(Counter(coloured))
    left.subtract(Counter(token.colour for token in state.objectives))
    return sorted(left.elements())
