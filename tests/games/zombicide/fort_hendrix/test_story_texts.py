"""Everything the story says has a text in both languages, and nothing in it stays unfilled."""

import pytest

from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.fort_hendrix.campaign.game import BANNER
from horda.games.zombicide.modules.fort_hendrix.story.script import book, script
from horda.texts import LOCALES, Texts
from tests.games.spoken import Voice
from tests.games.zombicide.fort_hendrix.campaigning import Tour
from tests.games.zombicide.fort_hendrix.fort import ENGINE
from tests.games.zombicide.fort_hendrix.routes import ROUTES
from tests.games.zombicide.fort_hendrix.storied import Walk
from tests.games.zombicide.fort_hendrix.test_banner import HARD, KIND

GAME = ENGINE.game


def voiced(lang: str) -> Voice:
    """A voice that knows the words of this edition."""
    voice = Voice(lang)
    voice.texts = Texts(lang, own=("fh", "z2"))
    return voice


VOICES = {lang: voiced(lang) for lang in LOCALES}


def gaps(said: dict[str, str]) -> dict[str, str]:
    """Returns what was said with a gap, or not at all."""
    holes = ("⟦", "{", "fh-", "z2-")
    return {key: text for key, text in said.items() if not text or any(h in text for h in holes)}


class Heard(Walk):
    """A walk whose questions are read aloud."""

    def listen(self) -> None:
        """Notes what is asked now."""
        self.said: dict[str, str] = getattr(self, "said", {})
        config = self.state.config
        for lang, voice in VOICES.items():
            for ask in self.state.open:
                self.said[f"{lang} {ask.prompt}"] = voice.prompt(ask, GAME, config)
                for option in ask.options:
                    key = f"{lang} {ask.prompt} {option!r}"
                    if key not in self.said:
                        self.said[key] = voice.option(option, GAME, config)

    def play(self, key: str) -> "Walk":
        """Reads the question before it is answered."""
        self.listen()
        return super().play(key)


@pytest.mark.slow
@pytest.mark.parametrize("mission", [*ROUTES])
@pytest.mark.parametrize("prefers", [KIND, HARD])
def test_a_mission_is_told_without_a_gap(mission: str, prefers: list[str]) -> None:
    walk = Heard(mission, "ochoa_saved", "voicemail", "mail_archive", prefers=prefers)
    ROUTES[mission](walk)
    config, said = walk.state.config, dict(walk.said)
    for lang, voice in VOICES.items():
        for event in dict.fromkeys(walk.happened):
            said[f"{lang} {event!r}"] = voice.event(event, GAME, config)
        for number, text in enumerate(GAME.status(walk.state, 0)):
            said[f"{lang} status {number}"] = voice.render(text)
    assert gaps(said) == {}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LOCALES)
def test_the_campaign_is_told_without_a_gap(lang: str) -> None:
    tour, voice, said = Tour(KIND, players=2), voiced(lang), dict[str, str]()
    game, config = BANNER.game, tour.state.config
    while tour.state.result is None:
        if tour.mission:
            walk = tour.walk()
            ROUTES[tour.mission](walk)
            tour.bring(walk)
            continue
        for ask in tour.state.open:
            said[ask.prompt] = voice.prompt(ask, game, config)
            said |= {repr(one): voice.option(one, game, config) for one in ask.options}
        tour.choose()
    said |= {repr(event): voice.event(event, game, config) for event in tour.happened}
    said["reason"] = voice.reason(tour.state.result.reason, game)
    assert gaps(said) == {}


@pytest.mark.parametrize("lang", LOCALES)
def test_every_text_of_the_book_is_there(lang: str) -> None:
    texts, known = VOICES[lang].texts, book(FORT_HENDRIX)
    wanted = [f"fh-{one.when}-{one.mission}-{one.number}" for one in known.tell]
    wanted += [f"fh-moment-{one.id}" for one in known.moment]
    wanted += [f"fh-epilogue-{one.id}" for one in known.epilogue]
    wanted += [f"fh-coda-{one.id}" for one in known.coda]
    for mission in known.missions:
        story = script(FORT_HENDRIX, mission)
        cards = [f"fh-card-{one.number}{end}" for one in story.card for end in ENDS]
        wanted += cards + [f"fh-note-{mission}-{n.number}{e}" for n in story.note for e in ENDS]
        wanted += [f"fh-stage-{mission}-{one.number}" for one in story.stage]
    wanted += [f"fh-campaign-{one}" for one in ("guard", "destroy", "forced", "stopped")]
    wanted += ["fh-campaign-lost-penny", "fh-campaign-lost-nobody"]
    assert [id for id in wanted if not texts.has(id)] == []


ENDS = ("", "-story", "-rules")
