"""What a seat may know: everything but the decks and face-down Objectives."""

from msgspec import Struct

from horda.core.decks import Deck
from horda.core.rng import Dice
from horda.core.rulebook import cites
from horda.games.zombicide.content import LEVELS
from horda.games.zombicide.state import BOX, KINDS, NONE, OUT, ZState
from horda.games.zombicide.words import COLOURS, card_word


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


class ZoneView(Struct, frozen=True):
    """What stands and lies in a Zone."""

    zone: int
    zombies: dict[str, int]
    noise: int


class TableView(Struct, frozen=True):
    """The whole table."""

    mission: str
    round: int
    first: int
    people: tuple[PersonView, ...]
    zones: tuple[ZoneView, ...]
    doors: int
    objectives: tuple[tuple[int, str], ...]
    crates: tuple[int, ...]
    spawns: tuple[tuple[int, str, bool], ...]
    decks: dict[str, int]
    discards: dict[str, tuple[str, ...]]


@cites("Z2-BOX-I1")
def view(state: ZState, seat: int | None) -> TableView:
    """Builds the view; all seats of this cooperative game see the same."""
    return TableView(
        mission=state.config.scenario,
        round=state.round,
        first=state.first,
        people=tuple(_person(state, who) for who in range(len(state.people))),
        zones=tuple(zone for z in range(len(state.noise)) if (zone := _zone(state, z))),
        doors=state.doors,
        objectives=tuple(
            (t.zone, "red" if t.hidden else COLOURS[t.colour]) for t in state.objectives
        ),
        crates=state.crates,
        spawns=tuple((z, COLOURS[c], bool(state.active_spawns >> c & 1)) for z, c in state.spawns),
        decks={
            "equipment": len(state.equipment),
            "pimpweapons": len(state.pimpweapons),
            "zombies": len(state.zombie_deck),
            "abominations": len(state.abomination_deck),
        },
        discards={
            "equipment": tuple(card_word(card) for card in state.equipment_out),
            "zombies": tuple(str(BOX.zombie_cards[card].number) for card in state.zombie_out),
        },
    )


def _person(state: ZState, who: int) -> PersonView:
    p = state.people[who]
    return PersonView(
        id=BOX.survivors[p.card].id,
        seat=p.seat,
        zone=None if p.zone == OUT else p.zone,
        health=p.health,
        adrenaline=p.adrenaline,
        level=LEVELS[p.level],
        skills=tuple(BOX.skill_key(skill) for skill in p.skills),
        cards=tuple(None if card == NONE else card_word(card) for card in p.slots),
        empty=tuple(card != NONE and bool(state.empty >> card & 1) for card in p.slots),
        actions=p.actions,
        free=p.free,
        searched=p.searched,
        done=p.done,
        escaped=p.escaped,
        tokens=p.tokens,
    )


def _zone(state: ZState, zone: int) -> ZoneView | None:
    counts = state.zombies[zone * KINDS : zone * KINDS + KINDS]
    if not any(counts) and not state.noise[zone]:
        return None
    here = {BOX.zombies[kind].id: count for kind, count in enumerate(counts) if count}
    return ZoneView(zone, here, state.noise[zone])


@cites("Z2-INTER-25")
def determinise(state: ZState, seat: int | None, dice: Dice) -> None:
    """Shuffles every deck anew, and the colours of face-down Objectives."""
    for name in ("equipment", "pimpweapons", "zombie_deck", "abomination_deck"):
        deck: Deck = getattr(state, name)
        setattr(state, name, Deck(tuple(dice.shuffled(sorted(deck.left)))))
    hidden = [token for token in state.objectives if token.hidden]
    colours = dice.shuffled(sorted(token.colour for token in hidden))
    tokens = []
    for token in state.objectives:
        colour = colours.pop() if token.hidden else token.colour
        tokens.append(type(token)(token.zone, colour, token.hidden))
    state.objectives = tuple(tokens)
