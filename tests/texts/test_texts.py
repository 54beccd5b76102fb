"""Texts are said in the reader's language, and both languages keep in step."""

from importlib.resources import files
from pathlib import Path

import pytest

from horda.core.errors import Code
from horda.core.words import Text
from horda.texts import LOCALES, Texts, choose_locale
from horda.texts.check import check_locales

ZOMBIES = """
zombies = { $n ->
    [one] { $n } zombi
    [few] { $n } zombie
   *[many] { $n } zombich
}
"""
VARIABLES = ("HORDA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def locales(root: Path, **sources: str) -> Path:
    """Write one file per language; `en_more` is a second English file."""
    for name, source in sources.items():
        folder = root / name[:2]
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.ftl").write_text(source, encoding="utf-8")
    return root


@pytest.mark.parametrize(
    ("n", "said"),
    [(1, "1 zombi"), (3, "3 zombie"), (5, "5 zombich"), (12, "12 zombich"), (22, "22 zombie")],
)
def test_polish_counts_in_three_ways(tmp_path: Path, n: int, said: str) -> None:
    root = locales(tmp_path, en="zombies = { $n }", pl=ZOMBIES)
    assert Texts("pl", root).say("zombies", n=n) == said


def test_a_text_missing_in_polish_is_said_in_english(tmp_path: Path) -> None:
    root = locales(tmp_path, en="a = one\n    .hint = hint\nb = two", pl="a = raz")
    texts = Texts("pl", root)
    assert [texts.say(key) for key in ("a", "a.hint", "b")] == ["raz", "hint", "two"]
    assert texts.has("a")
    assert texts.has("b")
    assert texts.has("a.hint")
    assert not Texts("en", root).has("b.hint")


@pytest.mark.parametrize("key", ["c", "a.b", "-term", "only", "", ".", "a.b.c", "ż ó", "broken"])
def test_a_text_missing_everywhere_is_marked(tmp_path: Path, key: str) -> None:
    source = "a = one\n-term = x\nonly =\n    .hint = h\nbroken = { $\n"
    root = locales(tmp_path, en=source, pl=source)
    for locale in LOCALES:
        assert Texts(locale, root).say(key) == f"⟦{key}⟧"
        assert not Texts(locale, root).has(key)


def test_arguments_are_put_in_without_bidi_marks(tmp_path: Path) -> None:
    root = locales(tmp_path, en="hit = { $who } takes { $n }.")
    assert Texts("en", root).say("hit", who="Ann", n=2) == "Ann takes 2."
    assert Texts("en", root).say("hit", who="", n=0) == " takes 0."


@pytest.mark.parametrize(
    "source",
    ["t = { $gone }", "t = { -gone }", "t = { t }", "t = { NO() }", "t = { NUMBER($x, a: 1) }"],
)
def test_a_faulty_text_does_not_raise(tmp_path: Path, source: str) -> None:
    assert Texts("en", locales(tmp_path, en=source)).say("t", x="word")


def test_a_text_that_the_runtime_fails_on_is_marked(tmp_path: Path) -> None:
    source = 't = { NUMBER($x, minimumIntegerDigits: "two") }'
    assert Texts("en", locales(tmp_path, en=source)).say("t", x=5) == "⟦t⟧"


def test_an_argument_may_have_any_name(tmp_path: Path) -> None:
    root = locales(tmp_path, en="t = { $key } { $self }")
    assert Texts("en", root).say("t", key="k", self="s") == "k s"


def test_texts_are_parsed_once() -> None:
    assert Texts("pl")._bundles[0] is Texts("pl")._bundles[0]


def test_texts_refuse_an_unknown_language() -> None:
    with pytest.raises(ValueError, match="'de'; known: en, pl"):
        Texts("de")


@pytest.mark.parametrize(
    ("environment", "explicit", "chosen"),
    [
        ({}, None, "en"),
        ({"HORDA_LANG": "pl"}, "en", "en"),
        ({"LANG": "en_US.UTF-8"}, "PL-pl", "pl"),
        ({"HORDA_LANG": "pl", "LC_ALL": "en_GB"}, None, "pl"),
        ({"HORDA_LANG": "de", "LANG": "pl_PL.UTF-8"}, None, "pl"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL@euro", "LANG": "en_US"}, None, "pl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl_PL.UTF-8"}, None, "en"),
        ({"LANG": "de_DE.UTF-8"}, None, "en"),
    ],
)
def test_the_language_is_chosen_in_order(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], explicit: str | None, chosen: str
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_locale(explicit) == chosen


@pytest.mark.parametrize("name", ["de", "", "polish"])
def test_an_unknown_explicit_language_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="known: en, pl"):
        choose_locale(name)


@pytest.mark.parametrize(
    ("sources", "problems"),
    [
        ({"en": "a = x\nb = y", "pl": "a = x"}, ["en/en.ftl:2: b is missing in pl"]),
        ({"en": "a = x", "pl": "a = x\n-t = y"}, ["pl/pl.ftl:2: -t is missing in en"]),
        (
            {"en": "# why\na = x\n    .h = y", "pl": "a = x"},
            ["en/en.ftl:2: a.h is missing in pl"],
        ),
        ({"en": "a = x\n    .h = y", "pl": "a =\n    .h = y"}, ["en/en.ftl:1: a is missing in pl"]),
        (
            {"en": "a = { $n }", "pl": "a = { $m }"},
            ["pl/pl.ftl:1: a takes $m, but $n in en"],
        ),
        (
            {"en": "a = x", "pl": "a = { $n ->\n    [one] x\n   *[many] y\n}"},
            ["pl/pl.ftl:1: a takes $n, but no arguments in en"],
        ),
        (
            {"en": "a = x\n    .h = { $n }", "pl": "a = x\n    .h = y"},
            ["pl/pl.ftl:1: a.h takes no arguments, but $n in en"],
        ),
        (
            {"en": "a = x", "en_more": "\na = y", "pl": "a = x"},
            ["en/en_more.ftl:2: a is already in en/en.ftl:1"],
        ),
        ({"en": "a = x"}, ["pl: folder is missing", "en/en.ftl:1: a is missing in pl"]),
    ],
)
def test_check_names_each_problem(
    tmp_path: Path, sources: dict[str, str], problems: list[str]
) -> None:
    assert check_locales(locales(tmp_path, **sources)) == problems


def test_check_names_the_line_of_junk(tmp_path: Path) -> None:
    (problem,) = check_locales(locales(tmp_path, en="a = x\n\nb = {\n", pl="a = x"))
    assert problem.startswith("en/en.ftl:3: cannot be read: ")


def test_cases_and_genders_of_terms_may_differ(tmp_path: Path) -> None:
    polish = (
        '-t = { $case ->\n   *[nom] x\n    [acc] y\n}\n    .gender = m\na = { -t(case: "acc") }'
    )
    assert check_locales(locales(tmp_path, en="-t = x\na = { -t }", pl=polish)) == []


def test_our_own_locales_have_no_problems() -> None:
    assert check_locales(files("horda") / "locales") == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", list(Code))
def test_every_refusal_has_a_text(locale: str, code: Code) -> None:
    said = Texts(locale).say(f"error-{code}", what="THIS")
    assert "THIS" in said
    assert "⟦" not in said


def test_the_words_of_a_game_come_before_those_of_its_family(tmp_path: Path) -> None:
    for locale, words in (("en", ("Walk", "Hit", "Punch")), ("pl", ("Idź", "Bij", "Wal"))):
        (tmp_path / locale).mkdir()
        lines = zip(("z2-walk", "z2-hit", "ty-hit"), words, strict=True)
        text = "".join(f"{name} = {said}\n" for name, said in lines)
        (tmp_path / locale / "a.ftl").write_text(text, encoding="utf-8")
    tiny = Texts("pl", tmp_path, own=("ty", "z2"))
    assert [tiny.say(f"z2-{end}") for end in ("walk", "hit")] == ["Idź", "Wal"]
    assert [tiny.say(f"ty-{end}") for end in ("walk", "hit")] == ["Idź", "Wal"]
    assert tiny.render(Text("z2-hit")) == "Wal"
    assert (tiny.has("ty-walk"), tiny.has("ty-run"), tiny.has("zt-walk")) == (True, False, False)
    second = Texts("pl", tmp_path, own=("z2", "z2"))
    assert [second.say(f"z2-{end}") for end in ("walk", "hit")] == ["Idź", "Bij"]
    assert Texts("pl", tmp_path).say("ty-walk") == "⟦ty-walk⟧"
