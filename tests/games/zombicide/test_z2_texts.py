"""Everything the game says has a text in both languages, and nothing in it stays unfilled."""

import ast
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from msgspec.structs import fields

import horda.games.zombicide as package
from horda.core.decisions import Choice, Option
from horda.core.events import Event
from horda.core.hooks import Window
from horda.core.rng import Dice
from horda.core.windows import PASS
from horda.core.words import kebab
from horda.games import registry
from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.papers.words import so_many
from horda.games.zombicide.rules import points
from horda.games.zombicide.rules.events import ZEvent
from horda.games.zombicide.rules.goals import BEHIND, GOALS, LOST, PROGRESS
from horda.games.zombicide.rules.options import Slot, ZOption
from horda.games.zombicide.rules.state import CARS
from horda.games.zombicide.screen.picture import SIGNS, short_name
from horda.texts import LOCALES
from tests.games.spoken import Voice
from tests.games.zombicide.boxes import BOX, SecondSetup

GAME = registry.find("zombicide-2e")
ENGINE = registry.engine("zombicide-2e")
VOICES = {lang: Voice(lang) for lang in LOCALES}
for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
    import_module(found.name)
TREES = [ast.parse(file.read_text()) for file in Path(package.__path__[0]).rglob("*.py")]
NODES = [node for tree in TREES for node in ast.walk(tree)]


def below(kind: type[Option] | type[Event]) -> Iterator[type[Option] | type[Event]]:
    """Yields all kinds below a kind; other tests add editions of their own."""
    for sub in kind.__subclasses__():
        if sub.__module__.startswith("horda."):
            yield sub
        yield from below(sub)


def calls(*names: str) -> Iterator[ast.Call]:
    """Yields the calls of functions by their names."""
    for node in NODES:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def strings(node: ast.AST) -> Iterator[str]:
    """Yields the strings written below a node."""
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value


def written() -> set[str]:
    """Finds the ids written out anywhere in the package, among them those of all questions."""
    said = {text for tree in TREES for text in strings(tree)}
    return {text for text in said if re.fullmatch(r"z2-[a-z0-9-]*[a-z0-9]", text)}


def reactions() -> set[str]:
    """Names the questions of reaction windows."""
    windows = (one for one in vars(points).values() if isinstance(one, Window))
    return {f"z2-prompt-react-{window.name}" for window in windows}


def needed() -> set[str]:
    """Collects the ids of all texts the game may use."""
    ids = {f"z2-option-{kebab(kind.__name__)}" for kind in below(ZOption) if kind is not Slot}
    ids |= {f"z2-event-{kebab(kind.__name__)}" for kind in below(ZEvent)}
    ids |= written() | reactions()
    ids |= {f"z2-setup-{field.name}" for field in fields(GAME.config_type)}
    ids |= {f"z2-scenario-{name}{end}" for name in GAME.scenarios for end in ("", "-about")}
    ids |= {f"z2-seat-player-{n}" for n in range(1, 7)} | {"z2-name", "z2-legend", "z2-end-won"}
    ids |= {f"z2-goal-{name}" for name in GOALS} | {f"z2-car-{kind}" for kind in CARS}
    ids |= {"z2-status-car-drivable", "z2-status-car-parked"}
    ids |= {f"z2-end-{reason}" for reason, _, _ in LOST.values()}
    for call in calls("lose"):
        ids |= {f"z2-end-{text}" for text in strings(call.args[1])}
    for call in calls("no"):
        ids |= {f"z2-no-{text}" for text in strings(call.args[0])}
    return ids


@pytest.mark.parametrize("lang", LOCALES)
def test_everything_has_a_text(lang: str) -> None:
    texts = VOICES[lang].texts
    assert [id for id in sorted(needed()) if not texts.has(id)] == []


def test_the_search_for_texts_finds_them() -> None:
    found = needed()
    for id in ("z2-turn", "z2-option-put", "z2-event-rolled", "z2-prompt-react-rerolls"):
        assert id in found
    for id in ("z2-friendly-fire", "z2-end-eliminated", "z2-end-goal-impossible", "z2-no-sight"):
        assert id in found


def test_whoever_may_react_is_asked_in_the_words_of_the_game() -> None:
    """Every reader gets the words from `Game.asked`, not only the terminal."""
    names = {one.removeprefix("z2-prompt-") for one in reactions()}
    said = {GAME.asked(SecondSetup(scenario="M00"), Choice(0, name, (PASS,))).id for name in names}
    assert said == reactions()


def test_every_goal_tells_its_progress() -> None:
    assert set(PROGRESS) == {*GOALS, *BEHIND}


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_random_games_are_told_without_a_gap(scenario: str, lang: str) -> None:
    voice, heard, said = VOICES[lang], list[Event](), dict[str, str]()
    config = ENGINE.config({"scenario": scenario, "players": 2})
    for seed in range(4):
        state, dice = ENGINE.new(config, seed, sink=heard.append), Dice(seed)
        while state.result is None and state.decision < 1500:
            choice = state.waiting
            asked = f"{choice.prompt} {choice.args}"
            said.setdefault(asked, voice.prompt(choice, GAME, config))
            for option in choice.options:
                if f"{choice.prompt} {option!r}" not in said:
                    said[f"{choice.prompt} {option!r}"] = voice.option(option, GAME, config)
            ENGINE.choose(state, dice.below(len(choice.options)), sink=heard.append)
        said |= {f"status {seed} {n}": voice.render(t) for n, t in enumerate(GAME.status(state, 0))}
        if state.result is not None:
            said[state.result.reason] = voice.reason(state.result.reason, GAME)
    said |= {repr(event): voice.event(event, GAME, config) for event in dict.fromkeys(heard)}
    gaps = {key: text for key, text in said.items() if "⟦" in text or "{" in text}
    assert gaps == {}
    assert not [text for text in said.values() if text.startswith(("z2-", "react-")) or not text]


@pytest.mark.parametrize(
    ("kind", "count", "said"),
    [
        ("walker", 1, ("1 Walker", "1 Szwendacz")),
        ("brute", 5, ("5 Brutes", "5 Spaślaków")),
        ("patient_0", 1, ("Patient 0", "Pacjent 0")),
        ("abominacop", 2, ("2 Abominations", "2 Abominacje")),
    ],
)
def test_zombies_are_counted_in_words(kind: str, count: int, said: tuple[str, str]) -> None:
    text = so_many(BOX, BOX.zombie_ids[kind], count)
    assert tuple(VOICES[lang].render(text) for lang in ("en", "pl")) == said


def test_short_names_on_the_board_are_unique() -> None:
    assert len({short_name(BOX, card)[:3] for card in range(len(BOX.survivors))}) == len(
        BOX.survivors
    )
    for box in (BOX, INVADER.box):
        signs = [SIGNS[zombie.id] for zombie in box.zombies]
        assert len(set(signs)) == len(signs)
