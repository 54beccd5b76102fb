"""The sentences that a browser reads before it shows anything."""

import pytest

from horda.server.http.games import fluent
from horda.texts.locale import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_a_browser_reads_no_more_than_it_can_say(locale: str) -> None:
    lines = fluent(locale).splitlines()
    assert any(line.startswith("web-your-turn = ") for line in lines)
    assert not [line for line in lines if line.startswith(("#", "cli-"))]
