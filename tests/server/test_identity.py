"""Signed identities, nicknames and passphrases."""

import asyncio

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from horda.server.people import identity
from horda.server.people.identity import Identities, Passphrases, clean_email, clean_nickname
from horda.server.tables.trouble import TableError

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def test_a_cookie_is_read_back() -> None:
    identities = Identities(b"s" * 32)
    person = identity.new_id()
    assert identities.read(identities.issue(person)) == person


@pytest.mark.parametrize("cookie", [None, "", ".", "a.b", "x" * 5000, "\ud800", "ą.ę", "person"])
def test_what_we_did_not_sign_is_nobody(cookie: str | None) -> None:
    assert Identities(b"s" * 32).read(cookie) is None


@given(st.integers(0, 200), st.characters())
def test_a_changed_cookie_is_nobody_or_the_same(place: int, sign: str) -> None:
    identities = Identities(b"s" * 32)
    cookie = identities.issue("0123456789ab")
    place %= len(cookie)
    changed = cookie[:place] + sign + cookie[place + 1 :]
    # The same: the sign is the old one, or differs in bits that a signature leaves unused.
    assert identities.read(changed) in (None, "0123456789ab")


def test_another_server_signs_otherwise() -> None:
    assert Identities(b"a" * 32).read(Identities(b"b" * 32).issue("me")) is None


def test_the_cookie_is_for_the_server_alone() -> None:
    cookie = Identities(b"s" * 32).cookie("me", secure=True)
    header = cookie.to_header(header="")
    for part in ("HttpOnly", "SameSite=lax", "Secure", "Path=/", "Max-Age=31536000"):
        assert part in header
    assert "Secure" not in Identities(b"s" * 32).cookie("me", secure=False).to_header(header="")
    assert "Max-Age=0" in identity.no_cookie(secure=True).to_header(header="")


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   of  Łódź ", "Ann of Łódź"),
        ("Zażo\u0301łć", "Zażółć"),
        ("张伟", "张伟"),
        ("🧟", "🧟"),
        ("a" * 32, "a" * 32),
        ("<b>'; drop", "<b>'; drop"),
    ],
)
def test_nicknames_are_tidied(given_name: str, shown: str) -> None:
    assert clean_nickname(given_name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 33,
        "a\0b",
        "a\x1b[31m",
        "\u202eevil",
        "a\u200bb",
        "\u0301",
        "a" + "\u0335" * 9,
        "\u3164",
        "\u2800 \uffa0",
        "a" + "\u0301\u0301\u034f" * 5,
        "a" + "\u20dd" * 9,
        "x\ud800",
    ],
)
def test_nicknames_nobody_can_read_are_refused(name: str) -> None:
    with pytest.raises(TableError, match="bad-nickname"):
        clean_nickname(name)


@given(st.text(max_size=60))
def test_a_nickname_is_clean_or_refused(name: str) -> None:
    try:
        clean = clean_nickname(name)
    except TableError:
        return
    assert 1 <= len(clean) <= 32
    assert clean_nickname(clean) == clean
    clean.encode()


def test_email_addresses() -> None:
    assert clean_email(" ann@horda.test ") == "ann@horda.test"
    assert clean_email("") is None
    for bad in (
        "ann",
        "a@b",
        "a b@c.de",
        "a@b.cd\nBcc: x@y.zz",
        "a@b.cd,x@y.zz",
        "ż@b.cd",
        "<a@b.cd>",
    ):
        with pytest.raises(TableError, match="bad-address"):
            clean_email(bad)


def test_handles_and_tokens_are_of_their_kind() -> None:
    handles = {identity.new_handle() for _ in range(50)}
    assert len(handles) > 45
    assert all(identity.clean_handle(f" {handle.upper()} ") == handle for handle in handles)
    assert identity.clean_handle("x' or 1=1") == ""
    tokens = {identity.new_token() for _ in range(50)}
    assert len(tokens) == len({identity.token_hash(token) for token in tokens}) == 50
    assert all(len(token) == 32 for token in tokens)


def test_a_passphrase_fits_its_hash_only() -> None:
    async def test() -> None:
        phrases = Passphrases(QUICK)
        stored = await phrases.hash("zażółć gęślą")
        assert stored.startswith("$argon2id$")
        assert "gęślą" not in stored
        assert await phrases.fits(stored, "zażółć gęślą")
        assert await phrases.fits(stored, "zażo\u0301łć gęślą"), "another keyboard"
        assert not await phrases.fits(stored, "zazolc gesla")
        assert not await phrases.fits(stored, "x" * 10_000)
        assert not await phrases.fits("no hash", "zażółć gęślą")
        assert not await phrases.fits(None, "zażółć gęślą")
        assert stored != await phrases.hash("zażółć gęślą"), "salted"

    asyncio.run(test())


@pytest.mark.parametrize("phrase", ["", "short", "x" * 201])
def test_short_and_endless_passphrases_are_refused(phrase: str) -> None:
    with pytest.raises(TableError, match="bad-passphrase"):
        asyncio.run(Passphrases(QUICK).hash(phrase))


def test_the_real_hasher_works() -> None:
    async def test() -> None:
        phrases = Passphrases()
        stored = await phrases.hash("correct horse")
        assert "m=65536,t=3" in stored
        assert await phrases.fits(stored, "correct horse")

    asyncio.run(test())


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("  Friday\n night\t", "Friday night"),
        ("evil \u202egnp.exe\u202c", "evil gnp.exe"),
        ("\u2066a\u2069 \x1b[31mred", "a [31mred"),
        ("żółw \U0001f9df\u200d\u2642\ufe0f", "żółw \U0001f9df\u200d\u2642\ufe0f"),
        ("\x07\u202e ", ""),
    ],
)
def test_lines_are_lines_and_read_one_way(text: str, line: str) -> None:
    assert identity.clean_line(text) == line


def test_a_line_stays_in_its_line() -> None:
    """Marks reached over the tables of others in the lobby, and over what others said."""
    tower = "a" + "\u0301\u030b\u034f\u20dd" * 20 + "b"
    assert len(identity.clean_line(tower)) == len("ab") + identity.MOST_PILED
    for text in ("שָׁלוֹם", "กำลังที่", "हिन्दी", "Zażółć", "x\u0301"):
        assert identity.clean_line(text) == text
    assert identity.clean_line("\u3164\u2800") == "", "nothing to be seen"
