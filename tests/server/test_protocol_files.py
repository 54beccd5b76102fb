"""The files that clients are built from say what the code says."""

import re
import subprocess
import sys
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    from tools import make_protocol

    return make_protocol


def test_generated_files_fit_the_code(maker: ModuleType) -> None:
    assert maker.stale() == [], "run: python -m tools.make_protocol"


def test_who_has_imported_what_changes_no_file(maker: ModuleType) -> None:
    code = """
from horda.games import registry
registry.coming()
registry.all_campaigns()
from tools import make_protocol
print(make_protocol.stale())
"""
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, cwd=maker.ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_every_message_is_declared(maker: ModuleType) -> None:
    text = maker.modules()["socket"]
    for message in ("Hello", "Answer", "Welcome", "View", "Update", "Refused"):
        assert re.search(rf"export interface {message}[ <]", text)


def test_a_client_may_leave_defaults_out_and_the_server_never_does(maker: ModuleType) -> None:
    text = maker.modules()["socket"]
    assert "  since?: number;" in text.partition("interface Hello {")[2].partition("}")[0]
    assert "  retry: number | null;" in text.partition("interface Refused {")[2].partition("}")[0]
