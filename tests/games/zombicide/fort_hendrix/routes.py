"""How each Mission of the campaign is won by somebody who meets no Zombie.

What is chosen on the way follows from what a `Walk` prefers.
"""

from collections.abc import Callable

from horda.games.zombicide.modules.fort_hendrix.extra import ExtraActivation
from horda.games.zombicide.rules.activation import everybody
from horda.games.zombicide.rules.state import OUT
from tests.games.zombicide.fort_hendrix.fort import BOX
from tests.games.zombicide.fort_hendrix.storied import Walk

WALKER = BOX.zombie_ids["walker"]


def _m1(walk: Walk) -> None:
    walk.gather(walk.zone("2R a"))
    for number in (2, 3, 5, 6, 7, 4):
        walk.hold("machete").reveal(number)


def _m2(walk: Walk) -> None:
    for number in (10, 12, 9, 8, 13, 11):
        walk.reveal(number)


def _m3(walk: Walk) -> None:
    for number in (16, 18, 14, 15, 17, 19):
        walk.reveal(number)


def _m4(walk: Walk) -> None:
    for number in (20, 22, 24, 25, 26, 27, 21, 23):
        walk.reveal(number)
    walk.hold("molotov").put(walk.who, walk.zone("20V G")).fresh()
    walk.play("feed-burner").to_turn()


def _m5(walk: Walk) -> None:
    for number in (28, 29, 31, 32, 33, 34, 35, 30):
        walk.reveal(number)


def _m6(walk: Walk) -> None:
    for number in (36, 37, 38, 39, 40, 42, 43, 41):
        walk.reveal(number)
    walk.gather(walk.zone("16V a"))


def _m7(walk: Walk) -> None:
    for number in (45, 46, 47, 48, 50, 51):
        walk.reveal(number)
    if walk.state.active_spawns >> 2 & 1:
        walk.hold("molotov").put(walk.who, walk.zone("21V b")).fresh()
        walk.play(f"shoot:{walk.state.board.zone_names[walk.zone('21V e')]}:").to_turn()
    walk.reveal(49)
    for _ in range(4):
        if walk.state.result is None:
            stands = next(p for p in range(6) if walk.state.people[p].zone != OUT)
            walk.put(stands, walk.zone("16V E")).end_round()


def _m8(walk: Walk) -> None:
    for number in (53, 56, 55) if "hasty" in walk.prefers else (52, 54, 59, 55, 57):
        if walk.state.result is None:
            walk.reveal(number)
    if walk.state.result is None:
        walk.reveal(58)


def _m9(walk: Walk) -> None:
    rest = () if "hasty" in walk.prefers else (61, 62, 63, 64, 65, 66, 67)
    for number in (60, *rest) if "doses" in walk.prefers else (*rest, 60):
        walk.reveal(number)
    walk.prefers = (*walk.prefers, "leave-now")
    walk.end_round()


def _m10(walk: Walk) -> None:
    if "forced" in walk.prefers:
        _forced(walk)
        return
    for number in (70, 71, 72, 73, 74, 75, 68, 69):
        walk.reveal(number)
    bearer = walk.who
    walk.put(bearer, walk.zone("18R f")).fresh().play("plant-charge")
    walk.put(bearer, walk.zone("21R g")).again().end_round()
    if walk.state.tale.charge >= 0:
        walk.play("detonate")
    if "breached" in walk.prefers:
        _broken(walk)
    while walk.who != bearer:
        walk.play("end-turn").to_turn()
    for door in walk.state.tale.entrances:
        if walk.state.result is None:
            walk.put(bearer, walk.state.board.doors[door].zones[0]).fresh().play("seal-door")
    walk.to_turn()


def _broken(walk: Walk) -> None:
    """Lets Zombies break both outer doors at once, and takes them away again."""
    state = walk.gather(walk.zone("21R g")).state
    for place in ("4R g", "3R g"):
        state.zombies[walk.zone(place) * state.kinds + WALKER] = 2
    frame = ExtraActivation(everybody(state))
    state.stack, state.at = (*state.stack, frame), (*state.at, 0)
    walk.again().to_turn()


def _forced(walk: Walk) -> None:
    """The tanks are known, both doors break, and somebody holds the valve for three rounds."""
    walk.reveal(70)
    _broken(walk)
    while walk.state.result is None:
        walk.put(walk.who, walk.zone("16R H")).again().end_round()


ROUTES: dict[str, Callable[[Walk], None]] = {
    "F01": _m1,
    "F02": _m2,
    "F03": _m3,
    "F04": _m4,
    "F05": _m5,
    "F06": _m6,
    "F07": _m7,
    "F08": _m8,
    "F09": _m9,
    "F10": _m10,
}
"""By Mission."""
