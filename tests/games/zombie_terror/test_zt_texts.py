"""Everything Zombie Terror says has a text in both languages, and no secret is told."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import fields

import horda.games.zombie_terror
from horda.core.conformance import play_random
from horda.core.decisions import Option, Pass
from horda.core.engine import Engine
from horda.core.events import Answered, Event
from horda.core.rng import Dice
from horda.core.words import Text
from horda.games.zombie_terror import events, options
from horda.games.zombie_terror.content import CARDS, HUMANS, SEATS, card_name, human_name
from horda.games.zombie_terror.game import ZombieTerror
from horda.games.zombie_terror.setup import Setup
from horda.games.zombie_terror.state import HEALTH
from horda.games.zombie_terror.status import PHASES, brief, status
from horda.texts import LOCALES, Texts
from horda.texts.check import check_locales

PACKAGE = Path(horda.games.zombie_terror.__path__[0])
ENGINE = Engine(ZombieTerror())
SCENARIOS = ("base", "barricades")


def check(text: Text) -> None:
    """Says a text in every language; nothing may be missing from it."""
    for locale in LOCALES:
        assert Texts(locale).has_own(text.id), f"{text.id} is missing in {locale}"
        said = Texts(locale).render(text)
        assert said
        assert not set("⟦⟧{}") & set(said), f"{locale}: {text} is said as {said!r}"


def kinds(base: type[Any]) -> list[type[Any]]:
    """Lists the kinds at the ends of a family of classes."""
    below = base.__subclasses__()
    return [kind for one in below for kind in kinds(one)] if below else [base]


def trees() -> Iterator[ast.Module]:
    for path in sorted(PACKAGE.glob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def whole_ids() -> set[str]:
    """Collects the text ids that stand in the code as such, prompts among them."""
    found = set()
    for tree in trees():
        nodes = list(ast.walk(tree))
        parts = {id(part) for n in nodes if isinstance(n, ast.JoinedStr) for part in n.values}
        words = [n.value for n in nodes if isinstance(n, ast.Constant) and id(n) not in parts]
        found |= {word for word in words if isinstance(word, str) and word.startswith("zt-")}
    return found - {"zt-"}


def calls(*names: str) -> list[ast.Call]:
    return [
        node
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]


def literal(node: ast.expr) -> str:
    """Returns a reason or prompt; one that is put together could not be checked here."""
    assert isinstance(node, ast.Constant), ast.unparse(node)
    assert isinstance(node.value, str)
    return node.value


def samples() -> Iterator[Text]:
    """Makes options and events of every kind, with numbers that differ in grammar."""
    for kind in (*kinds(options.ZTOption), *kinds(events.ZTEvent)):
        if kind is options.Walk:
            yield from (kind(path).text() for path in options.Walk.NAMES)
            continue
        for number in (0, 1, 2, 3, 5):
            # Sides and points of the compass are few; anything else may be 5.
            few = {"seat": 2, "facing": 4, "edge": 4}
            yield kind(*(number % few.get(f, 9) for f in kind.__struct_fields__)).text()


def test_the_locales_agree() -> None:
    assert check_locales(files("horda") / "locales") == []


def test_every_option_and_event_has_a_text() -> None:
    for text in samples():
        check(text)
    check(Pass().text())
    check(Answered(0, "face:N").text())
    check(Answered(0, "face:N", Pass().text(), Text("zt-act")).text())


def test_every_prompt_has_a_text() -> None:
    asked = calls("Choice")
    assert len(asked) > 10
    for call in asked:
        check(Text(literal(call.args[1])))  # without arguments, as the terminal says it


def test_every_refusal_has_a_text() -> None:
    refusals = calls("no")
    assert len(refusals) > 30
    for call in refusals:
        args = {word.arg: human_name(0) for word in call.keywords if word.arg}
        check(Text(f"zt-no-{literal(call.args[0])}", {**args}))


def test_every_end_has_a_text() -> None:
    ends = calls("humans_win", "zombies_win")
    assert len(ends) >= 5
    for call in ends:
        check(Text(f"zt-end-{literal(call.args[1])}"))
    check(Text("zt-end-unfinished"))


def test_every_id_in_the_code_has_a_text() -> None:
    missing = [(i, lang) for i in whole_ids() for lang in LOCALES if not Texts(lang).has_own(i)]
    assert not missing


@pytest.mark.parametrize("locale", LOCALES)
def test_people_cards_and_settings_have_names(locale: str) -> None:
    names = ["zt-game", "zt-name", "zt-legend", "zt-phase-over"]
    names += [f"zt-seat-{seat}" for seat in SEATS]
    names += [f"zt-phase-{phase}" for _, phase in PHASES]
    names += [f"zt-scenario-{one}{end}" for one in SCENARIOS for end in ("", "-about")]
    names += [f"zt-setup-{field.name}" for field in fields(Setup)]
    for human in range(len(HUMANS)):
        who = human_name(human).id
        names += [who, f"{who}.acc", *(f"{who}.{health}" for health in HEALTH)]
    for card in range(len(CARDS)):
        names += [card_name(card).id, f"{card_name(card).id}-effect"]
    assert [name for name in names if not Texts(locale).has_own(name)] == []
    assert ENGINE.game.scenarios == SCENARIOS


def test_the_note_of_a_setting_names_its_values() -> None:
    for field in fields(Setup):
        kind = get_args(field.type)[0] if hasattr(field.type, "__metadata__") else None
        for value in get_args(kind):
            for locale in LOCALES:
                assert f"({value})" in Texts(locale).say(f"zt-setup-{field.name}")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_can_be_told(scenario: str, seed: int) -> None:
    config = ENGINE.config({"scenario": scenario, "round_limit": 15})
    dice, told = Dice(seed), set[str]()

    def tell(thing: Event | Option) -> None:
        if thing.key not in told:
            told.add(thing.key)
            check(thing.text())

    state = ENGINE.new(config, seed, tell)
    while state.result is None:
        for choice in state.open:
            check(Text(choice.prompt))
            for option in choice.options:
                tell(option)
        ENGINE.choose(state, dice.below(len(state.open[0].options)), None, tell)
    check(Text(state.result.reason))
    for text in status(state, None):
        check(text)


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_status_can_be_said_and_tells_no_secret(scenario: str) -> None:
    config = ENGINE.config({"scenario": scenario, "round_limit": 12})
    dice, seen = Dice(1), set[str]()

    def at_each(state: Any) -> None:
        for seat in (0, 1, None):
            lines = (*status(state, seat), *brief(state, seat))
            twin = ENGINE.determinise(state, seat, dice)
            assert (*status(twin, seat), *brief(twin, seat)) == lines
            for line in lines:
                if repr(line) not in seen:
                    seen.add(repr(line))
                    check(line)

    end = play_random(ENGINE, config, 3, at_each)
    assert any("zt-status-played" in line for line in seen)
    assert status(end, None)[0].args["phase"] == Text("zt-phase-over")


def lines(state: Any, seat: int | None, locale: str) -> list[str]:
    return [Texts(locale).render(line) for line in status(state, seat)]


def posed(scenario: str, **table: Any) -> Any:
    state = ENGINE.game.pose(
        ENGINE.config({"scenario": scenario}), ENGINE.new(Setup(scenario), 1).rng, table
    )
    state.seen = (0, 0)
    ENGINE.resume(state)
    return state


def test_the_status_of_the_base_game_in_polish() -> None:
    state = posed(
        "base",
        round=2,
        score=3,
        bullets=1,
        humans={"nurse": "3,0 wounded", "banker": "0,5", "child": "gone", "policeman": "turned"},
        zombies=["10,1 S"],
        ap={"nurse": 1},
        hands={"human": ["silence"], "zombie": ["trap", "awe"]},
        discards={"zombie": ["plague", "rampage"]},
        desperate="banker",
        silence=2,
    )
    assert lines(state, 0, "pl") == [
        "Runda 2: tura ludzi",
        "Punkty: 3 z 5",
        "Znacznik terroru: poza torem",
        "Zombie w puli: 19",
        "Naboje: 1",
        "Dziecko: uratowane",
        "Mechanik: uratowany",
        "Pielęgniarka (n): ranna, pole (3,0), PA: 1",
        "Bankier (B): zdrowy, pole (0,5), PA: 3, ma teczkę",
        "Drwal: uratowany",
        "Policjant: zamieniony w zombie",
        "Twoja karta:",
        "„Cisza” – W najbliższej turze zombie mają o 2 aktywacje mniej, ale co najmniej 1.",
        "Zombie mają na ręce 2 karty",
        "Zagrane przez zombie: Plaga, Szał",
        "Cisza: w tej rundzie zombie mają o 2 aktywacje mniej, ale co najmniej 1",
        "Desperacja: Bankier może w tej turze pchać także zombie zwrócone przodem",
    ]
    assert "Ludzie mają na ręce 1 kartę" in lines(state, None, "pl")
    assert not [line for line in lines(state, None, "pl") if "„" in line]


def test_the_status_of_the_barricades_in_english() -> None:
    state = posed(
        "barricades",
        turn="adding",
        terror=4,
        collapsed=True,
        humans={"mechanic": "13,5", "nurse": "12,5"},
        carrier="mechanic",
        zombies=["10,1 S"],
        plague=2,
        rampage=True,
        hands={"zombie": ["trap", "awe"]},
    )
    said = lines(state, 1, "en")
    assert said[:7] == [
        "Round 1: zombie turn, adding phase",
        "The keys are with the Mechanic",
        "In the escape car: 0 of 2 humans",
        "Terror marker: field 4 of 6",
        "The single barricades have collapsed; the terror marker counts down",
        "Zombies in the pool: 19",
        "Bullets: 4",
    ]
    assert "Zombies still to add: 3" in said
    assert "Mechanic (M): healthy, field (13,5), AP: 0, has the keys" in said
    assert "The humans hold no cards" in said
    assert "Your 2 cards:" in said
    assert said[-1] == "Plague: 2 more zombies in this turn’s adding phase"


def test_polish_names_are_declined() -> None:
    polish = Texts("pl")
    assert polish.render(options.HEAL[3].text()) == "Pielęgniarka: wylecz Bankiera"
    assert polish.render(options.HEAL[2].text()) == "Pielęgniarka: wylecz siebie"
    bitten = events.Bitten(2, 17).text()
    assert polish.render(bitten) == "Zombie gryzie i rani Pielęgniarkę na polu (1,1)."
    shoved = events.Shoved(4, 17, 18).text()
    assert polish.render(shoved).startswith("Mechanik przesuwa Drwala z (1,1) na (2,1)")


def test_the_lines_beside_the_board() -> None:
    state = posed(
        "base",
        turn="activation",
        activations=3,
        humans={"child": "0,5", "nurse": "0,6", "mechanic": "0,7"},
        zombies=["9,7 N"],
        hands={"human": ["silence"], "zombie": ["awe", "trap"]},
    )
    assert [Texts("en").render(line) for line in brief(state, 1)] == [
        "Round 1: zombie turn, activations · Score: 0 of 5 points",
        "Terror marker: not on the track · Zombies in the pool: 19 · Bullets: 4"
        " · Activations left: 3",
        "The humans hold 1 card · Your cards: Awe, Trap",
    ]
    human = posed(
        "base", humans={"child": "0,5", "nurse": "0,6", "mechanic": "0,7"}, ap={"nurse": 1}
    )
    assert [Texts("pl").render(line) for line in brief(human, 0)][2:] == [
        "PA: C 3, M 3, N 1",
        "Ludzie nie mają już kart · Zombie nie mają już kart",
    ]
