"""Long lists of options are read under headings in words."""

import pytest

from horda.cli.terminal.screen import grouped
from horda.cli.terminal.voice import Voice
from horda.core.decisions import Option, Pass
from horda.core.words import kebab
from horda.games import registry
from horda.games.zombicide.rules.options import END_TURN, Shoot, Slot, Walk, ZOption
from horda.games.zombie_terror.options import Deed, Place, ZTOption
from horda.texts import LOCALES
from tests.games.zombicide.boxes import SecondSetup

GAME = registry.find("zombicide-2e")
ABSTRACT = {ZOption, Slot, ZTOption, Deed}


def kinds(kind: type[Option]) -> set[type[Option]]:
    """Returns all kinds of options below one."""
    subs = {sub for sub in kind.__subclasses__() if sub.__module__.startswith("horda.")}
    return subs.union(*map(kinds, subs)) if subs else subs


@pytest.mark.parametrize("lang", LOCALES)
def test_every_verb_of_zombicide_has_a_heading(lang: str) -> None:
    texts = Voice(lang).texts
    verbs = {kebab(kind.__name__) for kind in kinds(ZOption) - ABSTRACT}
    assert [verb for verb in sorted(verbs) if not texts.has(f"z2-verb-{verb}")] == []


@pytest.mark.parametrize("lang", LOCALES)
def test_options_come_under_headings(lang: str) -> None:
    voice = Voice(lang)
    options = [END_TURN, *map(Walk, (1, 2)), Shoot(3, 0), Pass(), Shoot(4, 0)]
    found = grouped(options, voice, GAME, SecondSetup(scenario="M00"))
    walk, shoot, more = {"en": ("Move", "Ranged attack", "More")}.get(
        lang, ("Ruch", "Atak dystansowy", "Inne")
    )
    assert [(name, list(group)) for name, group in found.items()] == [
        (walk, [2, 3]),
        (shoot, [4, 6]),
        (more, [1, 5]),
    ]
    assert voice.heading(Place(0, 0)) in ("Starting places", "Miejsca początkowe")
