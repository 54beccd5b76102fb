"""What Missions of Invader ask, offer and tell is said without a gap in both languages."""

import pytest

from horda.cli.terminal.voice import Voice
from horda.core.decisions import Choice, Option
from horda.core.events import Event
from horda.core.words import Text
from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.modules.invader.m1 import InGroup, StartsIn
from horda.games.zombicide.modules.invader.m3 import Evacuated
from horda.games.zombicide.modules.invader.m8 import AirlockForced, ForceAirlock, SteerAirlock
from horda.games.zombicide.modules.invader.m9 import Guide, GuideOut
from horda.games.zombicide.modules.invader.m10 import MoldTaken, SampleTaken, TakeMold
from horda.games.zombicide.modules.invader.spawn_zones import SpawnBurned
from horda.games.zombicide.papers.words import COLOURS
from horda.texts import LOCALES
from tests.games.zombicide.station import BOX, GAME, Play, kind_of

PURPLE = COLOURS.index("purple")
SCIENTIST = BOX.survivor_ids["scientist_blue"]
OPTIONS: tuple[Option, ...] = (
    InGroup(0),
    ForceAirlock(),
    SteerAirlock(),
    Guide(SCIENTIST, 3),
    GuideOut(SCIENTIST),
    TakeMold(),
)
EVENTS: tuple[Event, ...] = (
    StartsIn(0, 1),
    Evacuated(9),
    AirlockForced(0),
    SampleTaken(0, kind_of("tank")),
    SampleTaken(0, kind_of("abomination")),
    MoldTaken(0),
    SpawnBurned(1, 0),
    SpawnBurned(1, PURPLE),
)


def gap(text: str) -> bool:
    """Tells whether something is missing in a text."""
    return not text or "⟦" in text or "{" in text or text.startswith(("z2-", "inv-"))


@pytest.mark.parametrize("lang", LOCALES)
def test_options_events_and_questions(lang: str) -> None:
    voice, config = Voice(lang), Play("M01", turn="").state.config
    said = [voice.option(one, GAME, config) for one in OPTIONS]
    said += [voice.event(one, GAME, config) for one in EVENTS]
    for prompt, args in (("z2-first-group", (2,)), ("z2-scientists", ())):
        said.append(voice.prompt(Choice(0, prompt, OPTIONS, args), GAME, config))
    for reason in ("rolly-found", "scientist-lost", "exit-overrun"):
        said.append(voice.reason(f"z2-end-{reason}", GAME))
    assert not [text for text in said if gap(text)]


@pytest.mark.rule("INV-M1-2")
@pytest.mark.parametrize(("lang", "word"), [("en", "chance"), ("pl", "los ")])
def test_m1_never_says_where_a_group_starts_before_chance_does(lang: str, word: str) -> None:
    about = Voice(lang).render(Text("z2-first-group-about"), GAME)
    assert word in about
    assert about.count("C1") == about.count("K9") == 1


@pytest.mark.rule("INV-CMB-3")
def test_no_rule_of_the_other_book_denies_a_concentrated_attack() -> None:
    """Hits do add up here: the log of such a death may not say that they never do."""
    book = GAME.rulebook
    assert book.named(("Z2-ZOMB-01",)) == ("INV-CMB-3",)
    assert "Z2-ZOMB-01" not in book


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("mission", [*INVADER.missions])
def test_how_every_mission_stands(lang: str, mission: str) -> None:
    voice = Voice(lang)
    said = [voice.render(line, GAME) for line in GAME.status(Play(mission).state, 0)]
    assert not [text for text in said if gap(text)]
