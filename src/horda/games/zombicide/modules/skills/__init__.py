"""Skills: each a small piece on the hook points, in force while a Survivor has it."""

from functools import lru_cache

from horda.core.hooks import NO_HOOKS, HookIndex, Piece
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.modules import found
from horda.games.zombicide.modules.mission_rules import pieces
from horda.games.zombicide.rules.deed import INDEX
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.people import NAMED, SKILLS_OF, SLOTS_OF, blue_skill
from horda.games.zombicide.rules.setup import Setup
from horda.games.zombicide.rules.state import NONE, Companion, Person, ZState

PIECES: dict[str, Piece] = {
    id: piece for one in found(__name__) for id, piece in getattr(one, "PIECES", {}).items()
}
"""Pieces by the id of the skill, without its parameter."""


_Recent = tuple[Setup | None, tuple[Companion, ...], tuple[Person, ...], HookIndex]
_recent: _Recent = (None, (), (), NO_HOOKS)
"""The last team asked for: one Action later hardly ever anybody's skills or cards differ."""


def index(state: ZState) -> HookIndex:
    """Returns the pieces in force: base rules, every skill somebody has, and the Mission's."""
    global _recent
    config, companions, before, found = _recent
    people = state.people
    if config is not state.config or companions is not state.companions:
        found = _found(state)
    elif people is before:
        return found
    elif len(people) != len(before):
        found = _found(state)
    else:
        for old, new in zip(before, people):  # noqa: B905 - as long as each other: see above
            if new is not old and (new.slots is not old.slots or new.skills is not old.skills):
                if not _same_skills(state.box, old, new):
                    found = _found(state)
                    break
    _recent = (state.config, state.companions, people, found)
    return found


INDEX.append(index)


def _same_skills(box: Content, old: Person, new: Person) -> bool:
    """Tells whether a Survivor has the skills it had, its own and those of its cards."""
    return new.skills == old.skills and _lent(box, new.slots) == _lent(box, old.slots)


@lru_cache(maxsize=1 << 14)
def _lent(box: Content, slots: tuple[int, ...]) -> frozenset[int]:
    return frozenset(box.granted[card] for card in slots if card >= 0) - {NONE}


def _found(state: ZState) -> HookIndex:
    people = state.people
    led: list[tuple[int, ...]] = []
    if state.companions:
        led = [(blue_skill(state.box, one.card),) for one in state.companions if one.leader != NONE]
        led.append(state.gifts)
    owned = (*map(SKILLS_OF, people), *led)
    edition, slots = state.edition, tuple(map(SLOTS_OF, people))
    return _of_team(edition, owned, slots, state.config.scenario, edition.off(state.config))


@lru_cache(maxsize=1 << 14)
def _of_team(
    edition: Edition,
    owned: tuple[tuple[int, ...], ...],
    slots: tuple[tuple[int, ...], ...],
    mission: str,
    off: frozenset[str],
) -> HookIndex:
    found = {skill for skills in owned for skill in skills}
    found |= {NAMED[skill] for skill in found if skill in NAMED}
    found = found.union(*(_lent(edition.box, one) for one in slots))
    return _index(edition, frozenset(found), edition.missions[mission].special, off)


@lru_cache(maxsize=4096)
def _index(
    edition: Edition, skills: frozenset[int], special: tuple[str, ...], off: frozenset[str]
) -> HookIndex:
    ids = {edition.box.skill(skill).id for skill in skills if skill >= 0}
    always, known, allowed = edition.in_force(off)
    skilled = (known[id] for id in ids if id in known)
    own = tuple(name for name in special if name in allowed)
    return HookIndex((*always, *skilled, *pieces(edition, own)))
