"""What Missions of Invader ask, offer and tell is said without a gap in both languages."""

import pytest

from horda.cli.terminal.voice import Voice
from horda.core.decisions import Choice, Option
from horda.core.events import Event
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


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("mission", [*INVADER.missions])
def test_how_every_mission_stands(lang: str, mission: str) -> None:
    voice = Voice(lang)
    said = [voice.render(line, GAME) for line in GAME.status(Play(mission).state, 0)]
    assert not [text for text in said if gap(text)]
