"""Draws the board with what stands and lies in each Zone, in short words."""

from horda.games.zombicide.board import box_for, draw
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import nth
from horda.games.zombicide.modules.invader.state import InvState
from horda.games.zombicide.modules.mission_rules.places import all_marks
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.people import kinds_in, place
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.targets import broken
from horda.games.zombicide.rules.tokens import token_word

FEW = 2  # so many names stand side by side in the smallest Zone
LOUD = 3  # more Noise tokens are counted
SHORT = {"bunny_g": "bunny", "tiger_sam": "sam"}
SIGNS = {
    "walker": "W",
    "brute": "B",
    "runner": "R",
    "hobomination": "HOBO",
    "abominacop": "COP",
    "abominawild": "WILD",
    "patient_0": "PAT0",
    "shooter_walker": "S",
    "worker": "W",
    "tank": "T",
    "hunter": "H",
    "spoiler_abomination": "SPOILER",
}
"""Common Zombies are counted, Abominations are named."""
SPECIAL = {"security": "sec", "oxygen": "O2", "airlock": "air"}
CAR_SIGNS = ("pimp", "police", "wreck")
TOKENS = {"objective": "obj", "swap": "obj", "ingredient": "ingr"}
"""Short words for Objectives; what they stand for in a Mission is short enough."""


def short_name(box: Content, card: int) -> str:
    """Names a Survivor in a few letters."""
    id = box.survivors[card].id
    return SHORT.get(id, id)


def picture(state: ZState, narrow: bool = False) -> str:
    """Draws the board as everybody sees it, with the walls that are left."""
    return draw(
        state.tables.board,
        state.doors,
        lambda zone: notes(state, zone),
        lambda zone: marks(state, zone),
        box_for(state.board, narrow),
    )


def notes(state: ZState, zone: int) -> list[str]:
    """Lists who stands in a Zone, Zombies first: they must not be overlooked."""
    return [line for line in (_zombies(state, zone), _people(state, zone)) if line]


def _zombies(state: ZState, zone: int) -> str:
    words = []
    for kind in kinds_in(state, zone):
        sign, count = SIGNS[state.box.zombies[kind].id], state.zombies[zone * state.kinds + kind]
        words.append(sign if count == 1 and len(sign) > 1 else f"{count}{sign}")
    return " ".join(words)


def _people(state: ZState, zone: int) -> str:
    names = [short_name(state.box, person.card) for person in state.people if person.zone == zone]
    names += [
        f"+{short_name(state.box, c.card)}" for c in state.companions if place(state, c) == zone
    ]
    names = names if len(names) <= FEW else [name[:3] for name in names]
    return " ".join([*names, *_machines(state, zone)])


def _machines(state: ZState, zone: int) -> list[str]:
    """Names the machines of a Zone; a star is an Activation token."""
    if not isinstance(state, InvState):
        return []
    there = [one for one in state.machines if one.zone == zone]
    return [f"{one.kind.partition('_')[0]}{'*' if one.active else ''}" for one in there]


def _ground(state: ZState, zone: int) -> list[str]:
    """Says what a Zone of a station is, and whether Mold grows there."""
    if not isinstance(state, InvState):
        return []
    here = state.board.zones[zone]
    words = [SPECIAL[here.special]] if here.special else ["out"] * here.outdoor
    if state.mold >> zone & 1:
        words.append("MOLD" if state.active >> zone & 1 else "mold")
    return words


def _objective(state: ZState, colour: int) -> str:
    what, _, shade = token_word(state.mission, colour).partition("-")
    return f"{TOKENS.get(what, what)}-{shade[0]}" if shade else TOKENS.get(what, what)


def marks(state: ZState, zone: int) -> str:
    """Lists what lies in a Zone: noise, Objectives, crates, cars, Spawns, the Exit, marks."""
    noise = state.noise[zone]
    words = _ground(state, zone)
    words += ["!" * noise if noise <= LOUD else f"!{noise}"] if noise else []
    words += [
        _objective(state, 0 if token.hidden else token.colour)
        for token in state.objectives
        if token.zone == zone
    ]
    words += ["crate"] * state.crates.count(zone)
    words += [
        f"{CAR_SIGNS[car.kind]}-{nth(number)}" + "+crate" * car.crate
        for number, car in enumerate(state.cars)
        if car.zone == zone
    ]
    for spot, colour in state.spawns:
        if spot == zone:
            words.append("spawn" if state.active_spawns >> colour & 1 else "(spawn)")
    if zone in plan(state).exits:
        words.append("exit")
    words += (
        ["*"]
        if any(zone == marked for marked, _ in all_marks(state.edition, state.config.scenario))
        else []
    )
    words += [f"~{nth(door)}" for door in state.board.doors_of[zone] if broken(state) >> door & 1]
    return " ".join(words)
