"""Cards of the exiled: the client shows one of their two conditions (`names.ts`, `halves`)."""

import re

import pytest

from horda.texts import LOCALES, Texts
from tests.texts.test_terms import SOURCE


def cards() -> list[str]:
    found = (SOURCE / "locales" / "en" / "dead-of-winter-secrets.ftl").read_text("utf-8")
    return re.findall(r"^(dw-secret-exile-[\w-]+) =", found, re.MULTILINE)


@pytest.mark.parametrize("lang", LOCALES)
def test_each_condition_stands_behind_its_own_colon(lang: str) -> None:
    texts = Texts(lang)
    assert cards()
    for card in cards():
        _, loyal, betrayer = texts.say(f"{card}.text").split(": ")
        assert loyal.count(". ") == 1, card
        assert re.fullmatch(r"[^.]+\.", betrayer), card
