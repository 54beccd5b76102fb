"""Every option of the game is explained when it is not offered, and nothing hidden is told."""

import re
from pathlib import Path

import pytest

import horda.games.zombicide as package
from horda.core.conformance import play_random
from horda.core.decisions import Option, Pass
from horda.core.game import Refusal
from horda.core.hooks import Window
from horda.core.position import pose
from horda.core.rng import Dice
from horda.core.words import kebab
from horda.games import registry
from horda.games.zombicide.box.counting import COUNTED, counted
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.papers.explain import spoken, verbs
from horda.games.zombicide.papers.explain.reading import fields_of, kinds, words_of
from horda.games.zombicide.rules import points
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.rules.options import EndTurn
from horda.games.zombicide.rules.questions import QUESTIONS
from horda.games.zombicide.rules.state import ZState
from horda.texts import LOCALES, Texts
from tests.games.zombicide.boxes import BOX, SECOND, plain_keys

ENGINE = registry.engine("zombicide-2e")
BOOK = ENGINE.game.rulebook
TEXTS = [Texts(locale) for locale in LOCALES]
NAMES = {field: sorted(words) for field, words in words_of(BOX).items()}


KINDS: list[type[Option]] = [*kinds().values(), Pass]
SPOKEN = [kind for kind in KINDS if spoken(SECOND, kebab(kind.__name__))]
BOOKS = (SECOND.rulebook, INVADER.rulebook, FORT_HENDRIX.rulebook)
"""Modules cite the book they carry out."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_option_can_be_explained(kind: type[Option]) -> None:
    assert kebab(kind.__name__) in set(verbs()), "add it to horda.games.zombicide.papers.explain"


def test_no_verb_is_explained_that_does_not_exist() -> None:
    assert set(verbs()) == {kebab(kind.__name__) for kind in KINDS}


def test_every_moment_has_its_text_and_its_rules() -> None:
    for kind in [one for one in kinds().values() if one not in DEEDS and one is not EndTurn]:
        name, *rules = kind.moment
        assert all(texts.has(f"z2-moment-{name}") for texts in TEXTS)
        assert rules
        assert all(any(rule in book for book in BOOKS) for rule in rules)
    cited = [rule for known in QUESTIONS.values() for rule in known.rules]
    assert all(any(rule in book for book in BOOKS) for rule in cited)


def test_every_question_names_its_rules() -> None:
    source = "".join(file.read_text() for file in Path(package.__path__[0]).rglob("*.py"))
    asked = set(re.findall(r'Choice\([^"]*"(z2-[a-z-]+)"', source))
    windows = [one.name for one in vars(points).values() if isinstance(one, Window)]
    assert asked | {f"react-{name}" for name in windows} <= set(QUESTIONS)


def made_up(dice: Dice, zones: int) -> str:
    """Makes a key that can be read, of any kind of option."""
    kind = dice.choice(SPOKEN)
    parts = [kebab(kind.__name__)]
    verb = kebab(kind.__name__)
    for field in fields_of(verb) if verb in kinds() else []:
        if field in ("zone", "to"):
            parts.append(f"z{dice.below(zones)}")
        elif field in NAMES:
            parts.append(dice.choice(NAMES[field]))
        else:
            number = dice.below(3)
            parts.append(counted(field, number) if field in COUNTED else str(number))
    return ":".join(parts)


def check(state: ZState, twin: ZState, seat: int, key: str) -> None:
    """One key at one position: refused with rules, in words, and alike in both worlds."""
    refusal = ENGINE.game.explain(state, seat, key)
    offered = any(key in plain_keys(state, c) for c in state.open if c.seat == seat)
    assert (refusal is None) == offered, key
    assert refusal == ENGINE.game.explain(twin, seat, key), f"{key} tells seat {seat} a secret"
    if isinstance(refusal, Refusal):
        assert refusal.rules
        assert all(rule in BOOK for rule in refusal.rules), refusal
        assert refusal.why is not None
        for texts in TEXTS:
            said = texts.render(refusal.why)
            assert "⟦" not in said, (key, said)
            assert "{" not in said, (key, said)


def check_some(state: ZState, met: list[str], dice: Dice) -> None:
    """Some keys that were offered before, and some made up, for every seat."""
    zones, doors = len(state.board.zones), len(state.board.doors)
    for seat in range(state.config.players):
        twin = ENGINE.determinise(state, seat, dice)
        for key in [dice.choice(met), *(made_up(dice, zones) for _ in range(4))]:
            if (
                not key.startswith("open-door:")
                or int(key.split(":")[1].removeprefix("door")) <= doors
            ):
                check(state, twin, seat, key)


@pytest.mark.parametrize("scenario", ["M00", "M01", "M02"])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_not_offered_is_explained(scenario: str, seed: int) -> None:
    config = ENGINE.config({"scenario": scenario, "players": 2, "ultrared": seed == 1})
    dice, met = Dice(seed + 77), dict.fromkeys(["end-turn"])

    def at_each(state: ZState) -> None:
        for choice in state.open:
            met.update(dict.fromkeys(plain_keys(state, choice)))
        if state.decision % 5 == 0:
            check_some(state, list(met), dice)

    play_random(ENGINE, config, seed, at_each)


SKILLED = {
    "amy": ["sprint", "charge", "jump", "blitz", "field_medic", "bloodlust:combat", "taunt"],
    "doug": ["shove", "lifesaver", "born_leader", "improvised_weapon:melee", "hit_and_run"],
    "ned": ["tactician", "medic", "destiny", "matching_set", "sidestep", "combat_reflexes"],
    "lou": ["lucky", "distributor", "zombie_link", "is_that_all_youve_got", "plus_1_zone_per_move"],
}


@pytest.mark.parametrize("seed", range(4))
def test_skills_cars_and_companions_are_explained(seed: int) -> None:
    config = ENGINE.config({"scenario": "M00", "players": 2})
    people = {
        name: {"zone": 10, "seat": n % 2, "skills": skills, "hands": ["pistol", "machete"]}
        for n, (name, skills) in enumerate(SKILLED.items())
    }
    table = {
        "survivors": people,
        "turn": "amy",
        "companions": [{"card": "josh", "leader": "doug"}, {"card": "odin", "zone": 10}],
        "cars": [{"kind": "pimpmobile", "zone": 10, "drivable": True, "crate": True}],
        "zombies": {"9": {"walker": 2}, "11": {"brute": 1}},
        "equipment": ["water", "crowbar", "pistol"],
    }
    state: ZState = pose(ENGINE, config, seed, table)
    dice, met = Dice(seed), dict.fromkeys(["end-turn"])
    for _ in range(120):
        if state.result is not None:
            break
        met.update(dict.fromkeys(key for choice in state.open for key in plain_keys(state, choice)))
        check_some(state, list(met), dice)
        choice = dice.choice(state.open)
        ENGINE.choose(state, dice.below(len(choice.options)), choice.seat)
