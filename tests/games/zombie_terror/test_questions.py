"""A question names the figure or the field that it is about, in both languages."""

import pytest

from horda.core.decisions import Choice
from horda.core.state import Config
from horda.games import registry
from horda.games.zombie_terror.content import NURSE
from horda.games.zombie_terror.options import FACE
from horda.texts.say import Texts

GAME = registry.find("zombie-terror")
FIELD = 4 * 16 + 2  # column 2, row 4


@pytest.mark.parametrize(
    ("prompt", "about", "english", "polish"),
    [
        ("zt-face", FIELD, "the zombie on (2,4) face", "zombie na (2,4)"),
        ("zt-walk", FIELD, "the zombie on (2,4) move", "zombie na (2,4)"),
        ("zt-place-human", NURSE, "Where does the Nurse start", "Gdzie zaczyna Pielęgniarka"),
        ("zt-sewers-where", NURSE, "where does the Nurse come out", "gdzie wychodzi Pielęgniarka"),
        ("zt-add", 3, "appear? 3 are left.", "nowe zombie? Zostały 3."),
        ("zt-add", 1, "the last new zombie appear?", "gdzie staje ostatnie nowe zombie?"),
        ("zt-add", 0, "all new zombies are on the board", "wszystkie nowe zombie już stoją"),
        ("zt-act", 0, "What do the humans do?", "Co robią ludzie?"),
    ],
)
def test_a_question_says_whom_it_is_about(
    prompt: str, about: int, english: str, polish: str
) -> None:
    asked = GAME.asked(Config(), Choice(0, prompt, FACE, (about,)))
    for language, said in (("en", english), ("pl", polish)):
        assert said in Texts(language).render(asked)
