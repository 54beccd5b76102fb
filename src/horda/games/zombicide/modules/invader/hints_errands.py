"""Hints for bots: errands of single Survivors, where a Mission asks for more than tokens.

M6: one carries a Flamethrower with a Canister to where a Spawn Zone can be burned. M8: everybody
needs experience. M10: everybody fetches a new Tank, somebody takes the samples.
"""

from horda.games.zombicide.board import bits
from horda.games.zombicide.box.entries import ORANGE
from horda.games.zombicide.mind.tactics.burning import around, monsters
from horda.games.zombicide.modules.invader.m6 import DESTROYED, face_down
from horda.games.zombicide.modules.invader.m8 import ALL_ORANGE
from horda.games.zombicide.modules.invader.m10 import MOLD, SAMPLES, TANKS
from horda.games.zombicide.modules.invader.rooms import SOLDIER, TANK, body
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules.memo import noted
from horda.games.zombicide.rules.state import HANDS, NONE, OUT, ZState
from horda.games.zombicide.rules.weapons import profile

Row = tuple[int, ...]
CLIMB = 0.15
"""What a point of experience is worth to somebody who needs it."""
THREE = 3
"""The Damage that kills an Abomination."""


def own(state: ZState, who: int, zones: Row) -> Row:
    """Returns where one Survivor has something to do: its own errand, or where all go."""
    special = state.mission.special
    if DESTROYED in special:
        return _to_fire(state, who)
    if TANKS in special and not zones:
        return _for_roots(state, who)
    return zones


# M10: Tanks and samples


def airless(state: ZState, who: int) -> bool:
    """Tells whether a Survivor still needs a new Tank for the Mission."""
    if TANKS not in state.mission.special:
        return False
    old, box = invader(state).old_tanks, state.box
    worn = [card for card in body(state, who) if box.names[box.same[card]] == TANK]
    return all(card in old for card in worn)


def supplies(state: ZState) -> Row:
    """Lists the Oxygen Supply Rooms without Mold."""
    return tuple(bits(state.board.special("oxygen") & ~invader(state).mold))


def _for_roots(state: ZState, who: int) -> Row:
    if airless(state, who):
        return supplies(state)
    spawns = tuple(sorted({zone for zone, _ in state.spawns}))
    if not noted(state, MOLD):
        return spawns
    lairs = monsters(state) if "abomination" in missing_samples(state) else ()
    return lairs if lairs and slays(state, who) else supplies(state)


def missing_samples(state: ZState) -> list[str]:
    """Lists the kinds of which nobody has a sample, and the mold."""
    if SAMPLES not in state.mission.special:
        return []
    kinds = [kind.family for kind in state.box.zombies]
    found = [family for family in kinds if not noted(state, f"sample-{family}")]
    return found + (["mold"] if not noted(state, MOLD) else [])


def slays(state: ZState, who: int) -> bool:
    """Tells whether a Survivor could bring an Abomination down in Melee."""
    box, hands = state.box, state.people[who].slots[:HANDS]
    lines = [profile(box, card, "melee") for card in hands if card != NONE]
    pair = len(lines) == HANDS and box.same[hands[0]] == box.same[hands[1]]
    return any(line is not None and line.dice * line.damage * (1 + pair) >= THREE for line in lines)


# M6: fire


def carries(state: ZState, who: int, *, fuel: bool) -> bool:
    """Tells whether a Survivor has a Flamethrower, or a Canister."""
    cards = [state.box.cards[card] for card in state.people[who].slots if card != NONE]
    return any(one.attaches == "canister" if fuel else one.eliminates_zone for one in cards)


def burner(state: ZState) -> int:
    """Returns who has a Flamethrower and a Canister, or NONE."""
    people = [who for who, one in enumerate(state.people) if one.zone != OUT]
    ready = [
        who for who in people if carries(state, who, fuel=True) and carries(state, who, fuel=False)
    ]
    return ready[0] if ready else NONE


def parts(state: ZState) -> tuple[list[int], list[int]]:
    """Lists who has a Flamethrower and who has a Canister."""
    people = [who for who, one in enumerate(state.people) if one.zone != OUT]
    thrower = [who for who in people if carries(state, who, fuel=False)]
    return thrower, [who for who in people if carries(state, who, fuel=True)]


def fires(state: ZState) -> Row:
    """Lists the Zones that the Mission wants to be burned."""
    return tuple(face_down(state)) if DESTROYED in state.mission.special else ()


def _to_fire(state: ZState, who: int) -> Row:
    """With both parts to a Spawn Zone, all together; with parts apart together; else to Search."""
    if burner(state) != NONE:
        return around(state.eyes(), fires(state))
    throwers, canisters = parts(state)
    if throwers and canisters:
        return (state.people[throwers[0]].zone,)
    kind = state.box.survivors[state.people[who].card].kind
    rooms = state.board.special("security") if kind == SOLDIER else state.board.rooms
    free = rooms & ~invader(state).mold & ~state.board.outdoors
    return tuple(zone for zone in bits(free) if not _stands(state, zone))


def _stands(state: ZState, zone: int) -> bool:
    return any(state.zombies[zone * state.kinds : zone * state.kinds + state.kinds])


def searching(state: ZState) -> bool:
    """Tells whether the team had better Search than do anything else."""
    if DESTROYED not in state.mission.special or burner(state) != NONE:
        return False
    return not all(parts(state))


# M8: experience


def climbing(state: ZState, who: int) -> float:
    """Returns what a point of experience is worth to a Survivor."""
    if ALL_ORANGE not in state.mission.special:
        return 0.0
    return CLIMB if state.people[who].level < ORANGE else 0.01


def short_of(state: ZState) -> int:
    """Counts the points of experience that the team still needs."""
    if ALL_ORANGE not in state.mission.special:
        return 0
    needed = state.box.adrenaline[ORANGE]
    return sum(max(0, needed - one.adrenaline) for one in state.people if one.level < ORANGE)
