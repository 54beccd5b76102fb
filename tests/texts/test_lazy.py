"""Texts are parsed one by one, and say what they would say if all had been parsed at once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

import horda
from horda.texts import LOCALES
from horda.texts.lazy import LazyBundle

ARGS = ({"count": 1, "left": 2, "card": "x", "who": "Y"}, {"count": 5})


def files(locale: str) -> list[str]:
    """Returns the Fluent files of a language."""
    folder = Path(horda.__path__[0]) / "locales" / locale
    return [file.read_text("utf-8") for file in sorted(folder.glob("*.ftl"))]


def said(bundle: FluentBundle, id: str) -> list[str]:
    """Says a message and its attributes with some arguments."""
    message = bundle.get_message(id)
    patterns = [one for one in (message.value, *message.attributes.values()) if one is not None]
    return [str(bundle.format_pattern(one, {**args})[0]) for one in patterns for args in ARGS]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_the_same(locale: str) -> None:
    whole, lazy = FluentBundle([locale], use_isolating=False), LazyBundle(locale)
    ids: dict[str, None] = {}
    for text in files(locale):
        resource = FluentResource(text)
        ids |= dict.fromkeys(e.id.name for e in resource.body if isinstance(e, Message))
        whole.add_resource(resource)
        lazy.add_source(text)
    assert len(ids) > 1000
    for id in ids:
        assert lazy.has_message(id), id
        assert said(lazy, id) == said(whole, id), id


def test_what_a_text_refers_to_is_parsed_with_it() -> None:
    lazy = LazyBundle("en")
    lazy.add_source("-brand = Horda\n# a comment\nname = { -brand }\n    .long = the { name }\n")
    assert said(lazy, "name")[::2] == ["Horda", "the Horda"]
    assert not lazy.has_message("brand")
    assert not lazy.has_message("a")


def test_two_threads_may_ask_for_one_text() -> None:
    for _ in range(20):
        lazy = LazyBundle("en")
        lazy.add_source(files("en")[0])
        names = list(lazy._sources)[:40]
        with ThreadPoolExecutor(4) as pool:
            assert all(pool.map(lazy.has_message, names * 4))
