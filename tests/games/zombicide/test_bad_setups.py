"""A setup that cannot be is refused before anything starts, in words of both languages."""

import pytest

from horda.core.errors import BadConfig, Code
from horda.games import registry
from horda.texts import LOCALES, Texts
from tests.games.zombicide.boxes import BOX

ENGINES = {name: registry.engine(name) for name in ("zombicide-2e", "zombie-terror")}
TEXTS = [Texts(locale) for locale in LOCALES]
JARGON = ("Expected", "`", "$", "⟦", "{")


def refused(game: str, values: dict[str, object]) -> BadConfig:
    """Returns the refusal, after a look at how it is said."""
    with pytest.raises(BadConfig) as caught:
        ENGINES[game].config(values)
    error = caught.value
    assert error.code is Code.UNKNOWN_OPTION
    assert error.why is not None
    assert all(rule in ENGINES[game].game.rulebook for rule in error.rules)
    for texts in TEXTS:
        said = texts.render(error.why)
        assert not [word for word in JARGON if word in said], said
    return error


@pytest.mark.parametrize(
    ("values", "why", "said"),
    [
        ({"scenario": "M99"}, "core-setup-words", "scenario must be one of: M00, "),
        ({"speed": 1}, "core-setup-names", "There is no setting speed"),
        ({"team": 7}, "core-setup-range", "team must be a whole number, 1–6."),
        ({"team": "many"}, "core-setup-range", "team must be a whole number, 1–6."),
        ({"players": 0}, "core-setup-range", "players must be a whole number"),
        ({"cards": "extra"}, "core-setup-words", "cards must be one of: all, easy"),
        ({"cards": "none"}, "core-setup-words", "cards must be one of: all, easy"),
        ({"ultrared": "maybe"}, "core-setup-words", "ultrared must be one of: true, false."),
        ({"survivors": ["amy"]}, "core-setup-word", "survivors must be a plain word."),
        ({"abominations": "cow"}, "z2-bad-abomination", "There is no Abomination cow"),
        ({"survivors": "bob"}, "z2-bad-survivor", "There is no Survivor bob; there are: amy, "),
        ({"survivors": "amy+ned+amy"}, "z2-bad-twice", "Amy can be in the team only once."),
        (
            {"survivors": "+".join([*BOX.survivor_ids][:7])},
            "z2-bad-team",
            "7 Survivors are named, but only 6",
        ),
        ({"team": 1, "survivors": "amy+ned"}, "z2-bad-team", "2 Survivors are named"),
        ({"team": 2, "players": 3}, "z2-bad-players", "Each of 3 players needs a Survivor"),
        ({"shares": "4-2", "players": 2}, "z2-bad-shares", "joined by +, like 4+2; 4-2 is none"),
        ({"shares": "4+", "players": 2}, "z2-bad-shares", "4+ is none"),
        ({"shares": "4+²", "players": 2}, "z2-bad-shares", "joined by +"),
        ({"shares": [4, 2], "players": 2}, "core-setup-word", "shares must be a plain word."),
        ({"shares": "4+2"}, "z2-bad-shares-players", "2 shares are named, but 1 play"),
        ({"shares": "4+1", "players": 2}, "z2-bad-shares-team", "make 5 Survivors, but 6 play"),
        ({"shares": "6+0", "players": 2}, "z2-bad-shares-none", "Player 2 gets no Survivor"),
    ],
)
@pytest.mark.rule("Z2-SETUP-01", "Z2-SETUP-04")
def test_impossible_setups(values: dict[str, object], why: str, said: str) -> None:
    error = refused("zombicide-2e", values)
    assert error.why is not None
    assert error.why.id == why
    assert said in TEXTS[0].render(error.why)


@pytest.mark.parametrize(
    "values",
    [
        {"scenario": "moon"},
        {"action_points": "many"},
        {"action_points": 99},
        {"action_points": None},
        {"leaving": "later"},
        {"interleave": 3},
        {"speed": 9},
    ],
)
def test_impossible_setups_of_zombie_terror(values: dict[str, object]) -> None:
    (name, _), *_ = values.items()
    assert refused("zombie-terror", values).what.startswith(f"{name}=")
