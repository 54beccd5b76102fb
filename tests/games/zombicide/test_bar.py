"""The buttons of a turn are made from the deeds."""

from collections import Counter

import pytest

from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.screen.bar import GROUPS, all_signs, bar
from horda.texts import LOCALES, Texts

BAR = bar(SECOND)
BUTTONS = {button.id: button for button in BAR.buttons}


def test_every_deed_has_a_button_or_a_sign_of_its_own() -> None:
    shared = Counter(kind for button in BAR.buttons for kind in button.kinds)
    assert set(shared.values()) == {1}
    for one in DEEDS.values():
        if one.played(SECOND):
            assert (one.option.__name__ in shared) is bool(one.group)
            assert (one.verb in BAR.signs) is not bool(one.group)


def test_every_group_that_is_named_exists() -> None:
    known = {group.id for group in GROUPS}
    assert {one.group for one in DEEDS.values()} - {""} <= known
    assert list(BUTTONS)[-1] == "end"


def test_keys_differ_and_leave_those_of_other_verbs_free() -> None:
    keys = [group.key for group in GROUPS]
    assert len(set(keys)) == len(keys)
    assert not set(keys) & set("BJKPVUYZ")


@pytest.mark.parametrize("lang", LOCALES)
def test_every_button_has_its_word(lang: str) -> None:
    texts = Texts(lang)
    assert all(texts.say(f"web-action-{group.id}") for group in GROUPS)


def test_the_reason_of_a_grey_button_is_that_of_its_usual_verb() -> None:
    assert BUTTONS["take"].verbs == ("take-objective", "take-crate", "loot-car")
    assert BUTTONS["move"].verbs[0] == "walk"
    assert BUTTONS["search"].verbs == ("search", "search-car")


def test_what_is_done_with_things_is_found_where_they_are() -> None:
    assert {"Melee", "Search", "TakeObjective", "Treat", "GetIn", "OpenDoor"} <= set(BAR.here)
    assert not {"Walk", "MakeNoise", "Improvise", "Reload"} & set(BAR.here)


def test_every_sign_is_one_that_clients_bundle() -> None:
    named = {button.sign for button in BAR.buttons} | set(BAR.signs.values())
    assert named <= all_signs()


def test_every_attack_is_asked_about_once_more_where_friends_may_be_hurt() -> None:
    assert {"Melee", "Shoot", "Reflex", "RunOver", "HitCar", "Improvise"} <= set(BAR.attacks)
