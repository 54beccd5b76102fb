"""What is the same for everybody is compressed once."""

import gzip
from pathlib import Path

import pytest

from horda.games import registry
from horda.server.ops import packing
from horda.server.ops.app import make_app
from horda.server.ops.settings import Settings
from tests.server.test_http_edges import ask

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, as it is made
PACKED = {"Accept-Encoding": "gzip"}


def test_texts_are_compressed_once_whoever_asks(tmp_path: Path) -> None:
    """Three hundred strangers who asked for them took seven seconds of everybody's time."""
    packing.packed.cache_clear()
    app = make_app(Settings(data=tmp_path, rate=0))
    for path in ("/api/texts/en", "/api/games/zombicide-2e/rules", "/api/games"):
        plain = ask(app, "GET", path, headers={"Accept-Encoding": "identity"})
        for _ in range(3):
            answer = ask(app, "GET", path, headers=PACKED)
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert int(answer.headers["content-length"]) < len(plain.content) / 2
            assert answer.content == plain.content
    assert packing.packed.cache_info().misses == 3


def test_other_answers_go_as_they_are(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, rate=0))
    for path in ("/api/schema/openapi.json", "/api/games/zombicide-2e/rules?search=a"):
        answer = ask(app, "GET", path, headers=PACKED)
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
    for path in ("rules?%73earch=a", "rules?locale=en&se%61rch%3Da", "rules?sear%63h=%61+b"):
        answer = ask(app, "GET", f"/api/games/zombicide-2e/{path}", headers=PACKED)
        assert "content-encoding" not in answer.headers, "each of them would be compressed anew"
    said = {"text": registry.find("zombicide-2e").template()}
    headers = {**PACKED, "Origin": "http://here.test"}
    judged = ask(app, "POST", "/api/games/zombicide-2e/scenarios", headers=headers, json=said)
    assert (judged.status_code, "content-encoding" in judged.headers) == (200, False)
    tag = ask(app, "GET", "/api/texts/en", headers=PACKED).headers["etag"]
    same = ask(app, "GET", "/api/texts/en", headers={**PACKED, "If-None-Match": tag})
    assert (same.status_code, same.content) == (304, b"")
    assert gzip.decompress(packing.packed(b"x" * 5000)) == b"x" * 5000
