"""Position files: a position, answers, and what must hold afterwards."""

import tomllib
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from horda.core import position, toml_lines
from horda.core.decisions import Answer, Choice
from horda.core.engine import Engine
from horda.core.errors import BadPosition, Code, HordaError, IllegalAnswer
from horda.core.events import Event, Sink
from horda.core.rng import PLAIN
from horda.core.state import S


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold at a moment; patterns may use * and ?."""

    seat: str = ""
    """Whose question and options are meant; empty: those of everybody who is asked."""
    asks: list[str] | None = None
    """Exactly the seats that are asked now."""
    prompt: str | None = None
    offered: list[str] = []
    not_offered: list[str] = []
    only: list[str] | None = None
    """Exactly the options offered, in any order."""
    among: dict[str, list[str]] = {}
    """For a pattern exactly the options that match it, in any order."""
    state: dict[str, Any] = {}
    """Dotted paths into the description of the position, and their values."""
    facts: dict[str, Any] = {}
    """The same for what follows from the position by the rules: `Game.facts`."""
    view: dict[str, Any] = {}
    """The same for what `seat` may know of the position; no seat: a spectator."""
    events: list[str] = []
    """Events since the last check, in this order; others may stand between."""
    no_events: list[str] = []
    result: str | None = None
    """The reason the game ended by; empty: it has not ended."""
    winners: list[str] | None = None
    endings: dict[str, str] = {}
    """For some seats how the game ended for them: `won`, or with the reason `won:the-reason`."""


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """One answer or request, or one that must be refused."""

    seat: str = ""
    """May be left out where only one seat is asked."""
    answer: str | None = None
    request: str | None = None
    """What the seat asks for by itself, whoever is asked."""
    refuse: str | None = None
    refuse_request: str | None = None
    code: str = "not-offered"
    rules: list[str] = []
    expect: Expect | None = None

    @property
    def key(self) -> str | None:
        """The option that it is about."""
        said = (self.answer, self.request, self.refuse, self.refuse_request)
        return next((key for key in said if key is not None), None)

    @property
    def granted(self) -> bool:
        """Whether it must be accepted."""
        return self.answer is not None or self.request is not None

    @property
    def asked(self) -> bool:
        """Whether the seat asks by itself, and does not answer a question."""
        return self.request is not None or self.refuse_request is not None


class PositionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A position file as a person writes it."""

    title: str
    game: str
    rules: list[str] = []
    note: str = ""
    setup: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    play: list[Play] = []
    expect: Expect = Expect()


def read(text: str, name: str = "position") -> PositionFile:
    """Reads a position file; whatever is wrong with it is said in one line."""
    try:
        return msgspec.convert(toml_lines.loads(text), PositionFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPosition(Code.BAD_POSITION, f"{name}: {error}") from None


def start(engine: Engine[S], file: PositionFile, sink: Sink | None = None) -> S:
    """Lays out the position a file begins with."""
    setup = dict(file.setup)
    seed, generator = setup.pop("seed", 1), setup.pop("generator", PLAIN)
    with sound("at the start"):
        config = engine.config(setup)
        if file.position is None:
            return engine.new(config, seed, sink, generator)
        return position.pose(engine, config, seed, file.position, sink, generator)


@contextmanager
def sound(place: str) -> Iterator[None]:
    """Turns whatever a game stumbles over into a refusal: no rule could lead to such a position."""
    try:
        yield
    except HordaError:
        raise
    except Exception as error:
        # Where it stumbled helps whoever mends the game; what Python says of it, helps nobody.
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name}:{last.lineno}"
        what = f"{place} the game cannot go on from here: no game comes to this ({where})"
        raise BadPosition(Code.BAD_POSITION, what) from error


class Check(Struct):
    """Plays a position file through and collects what differs."""

    engine: Engine[Any]
    file: PositionFile
    differs: list[str] = []

    def run(self) -> list[str]:
        """Returns every difference, each in one line; an empty list is a pass."""
        events: list[Event] = []
        state = start(self.engine, self.file, events.append)
        checked = False
        for number, play in enumerate(self.file.play, 1):
            place = f"play {number}"
            # Not at the check itself: what is expected at the end may speak of the same answer.
            if checked and play.granted:
                events.clear()
                checked = False
            with sound(f"at {place}"):
                if not self._play(state, play, place, events):
                    return self.differs
                if play.expect is not None:
                    self._expect(state, play.expect, place, events)
                    checked = True
        with sound("at the end"):
            self._expect(state, self.file.expect, "at the end", events)
        return self.differs

    def _play(self, state: Any, play: Play, place: str, events: list[Event]) -> bool:
        if play.key is None:
            return True
        seat = self._seat(state, play.seat)
        try:
            self._say(state if play.granted else state.clone(), seat, play, events)
        except IllegalAnswer as error:
            return self._refused(state, play, place, error)
        if not play.granted:
            self.differs.append(f"{place}: {play.key} was accepted, but must be refused")
        return True

    def _say(self, state: Any, seat: int, play: Play, events: list[Event]) -> None:
        assert play.key is not None
        sink = events.append if play.granted else None
        if play.asked:
            self.engine.request(state, seat, play.key, sink)
        else:
            self.engine.apply(state, Answer(state.number(seat), seat, play.key), sink)

    def _refused(self, state: Any, play: Play, place: str, error: IllegalAnswer) -> bool:
        if play.granted:
            keys = [key for ask in state.open for key in self.engine.keys(state, ask)]
            offered = ", ".join(keys)
            self.differs.append(f"{place}: {error}; offered: {offered}")
            return False
        if error.code != play.code:
            self.differs.append(f"{place}: refused with {error.code}, not {play.code}")
        for rule in play.rules:
            if rule not in error.rules:
                named = ", ".join(error.rules) or "no rule"
                self.differs.append(f"{place}: refused by {named}, not by {rule}")
        return True

    def _seat(self, state: Any, name: str) -> int:
        names = self.engine.game.seats(state.config)
        if name in names:
            return names.index(name)
        if not name and len(state.open) == 1:
            return int(state.open[0].seat)
        if not name and not state.open:  # the game is over: it is refused whoever it is
            return 0
        raise BadPosition(Code.UNKNOWN_SEAT, f"{name} (known: {', '.join(names)})")

    def _expect(self, state: Any, expect: Expect, place: str, events: list[Event]) -> None:
        say = self.differs.append
        game, config = self.engine.game, state.config
        now = partial(game.key_now, config)
        words = _each_word(msgspec.to_builtins(expect), now)
        expect = msgspec.convert(words, Expect)
        names = self.engine.game.seats(state.config)
        asked = sorted(names[choice.seat] for choice in state.open)
        if expect.asks is not None and asked != sorted(expect.asks):
            say(f"{place}: asked are {asked}, not {sorted(expect.asks)}")
        prompts = {choice.prompt for choice in self._asked(state, expect)}
        if expect.prompt is not None and expect.prompt not in prompts:
            say(f"{place}: the question is {sorted(prompts)}, not {expect.prompt}")
        self._options(state, expect, place)
        self._events(expect, place, [game.key(config, event) for event in events])
        self._result(state, expect, place, names)
        self._tables(state, expect, place)

    def _tables(self, state: Any, expect: Expect, place: str) -> None:
        game = self.engine.game
        now = partial(game.expected_now, state.config)
        if expect.state:
            self._values(game.describe(state), now(nested(expect.state)), place)
        if expect.facts:
            self._values(game.facts(state), now(nested(expect.facts)), place, "facts.")
        if expect.view:
            seat = self._seat(state, expect.seat) if expect.seat else None
            view = msgspec.json.decode(msgspec.json.encode(game.view(state, seat)))
            self._values(view, expect.view, place, "view.")

    def _asked(self, state: Any, expect: Expect) -> list[Choice]:
        """Lists the open questions an expectation speaks of."""
        if not expect.seat:
            return list(state.open)
        seat = self._seat(state, expect.seat)
        return [choice for choice in state.open if choice.seat == seat]

    def _options(self, state: Any, expect: Expect, place: str) -> None:
        asked = self._asked(state, expect)
        keys = [key for choice in asked for key in self.engine.keys(state, choice)]
        for pattern in expect.offered:
            if not _any_match(keys, pattern):
                self.differs.append(f"{place}: {pattern} is not offered ({', '.join(keys)})")
        for pattern in expect.not_offered:
            for key in keys:
                if fnmatchcase(key, pattern):
                    self.differs.append(f"{place}: {key} is offered")
        if expect.only is not None and sorted(keys) != sorted(expect.only):
            missing = sorted(set(expect.only) - set(keys))
            extra = sorted(set(keys) - set(expect.only))
            self.differs.append(f"{place}: options missing {missing}, too many {extra}")
        for pattern, wanted in expect.among.items():
            found = sorted(key for key in keys if fnmatchcase(key, pattern))
            if found != sorted(wanted):
                self.differs.append(f"{place}: as {pattern} are offered {found}, not {wanted}")

    def _events(self, expect: Expect, place: str, keys: list[str]) -> None:
        left = iter(keys)
        for pattern in expect.events:
            if not any(fnmatchcase(key, pattern) for key in left):
                happened = ", ".join(keys) or "nothing"
                self.differs.append(f"{place}: no event {pattern} in its place ({happened})")
                break
        for pattern in expect.no_events:
            if _any_match(keys, pattern):
                self.differs.append(f"{place}: event {pattern} happened ({', '.join(keys)})")

    def _result(self, state: Any, expect: Expect, place: str, names: tuple[str, ...]) -> None:
        reason = state.result.reason if state.result else ""
        if expect.result is not None and reason != expect.result:
            self.differs.append(f"{place}: result is {reason or 'none'}, not {expect.result!r}")
        won = sorted(names[seat] for seat in state.result.winners) if state.result else []
        if expect.winners is not None and won != sorted(expect.winners):
            self.differs.append(f"{place}: winners are {won}, not {sorted(expect.winners)}")
        for name, wanted in expect.endings.items():
            ending = state.result.ending(names.index(name)) if state.result else None
            found = (ending.fate, f"{ending.fate}:{ending.reason}") if ending else ("none",)
            if wanted not in found:
                self.differs.append(f"{place}: {name} ends with {found[-1]}, not {wanted!r}")

    def _values(
        self, table: Mapping[str, Any], wanted: Mapping[str, Any], place: str, prefix: str = ""
    ) -> None:
        for path, value in flatten(wanted):
            found = lookup(table, path)
            # Tables list what is there: none of something is said by 0 or {}.
            if found is None and value in (0, {}) and path.split(".")[0] in table:
                continue
            name = f"{prefix}{path}"
            if found is None:
                self.differs.append(f"{place}: the position has no {name}, {value!r} is expected")
            elif found != value:
                self.differs.append(f"{place}: {name} is {found!r}, not {value!r}")


def lookup(table: Any, path: str) -> Any:
    """Returns the value at a dotted path of a description, or None."""
    for part in path.split("."):
        if isinstance(table, Mapping) and part in table:
            table = table[part]
        elif isinstance(table, list | tuple) and part.isdigit() and int(part) < len(table):
            table = table[int(part)]
        else:
            return None
    return table


def flatten(table: Mapping[str, Any], prefix: str = "") -> Iterable[tuple[str, Any]]:
    """Lists the leaves of a table with their dotted paths."""
    for name, value in table.items():
        path = f"{prefix}{name}"
        if isinstance(value, Mapping) and value:
            yield from flatten(value, f"{path}.")
        else:
            yield path, value


def nested(table: Mapping[str, Any]) -> dict[str, Any]:
    """Writes dotted paths as tables within tables."""
    whole: dict[str, Any] = {}
    for path, value in flatten(table):
        *above, last = path.split(".")
        inner = whole
        for part in above:
            inner = inner.setdefault(part, {})
        inner[last] = value
    return whole


def _each_word(value: Any, change: Callable[[str], str]) -> Any:
    """Changes every word of a table: files of old write keys as they once were."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [_each_word(one, change) for one in value]
    if isinstance(value, dict):
        return {change(name): _each_word(one, change) for name, one in value.items()}
    return value


def _any_match(keys: Iterable[str], pattern: str) -> bool:
    return any(fnmatchcase(key, pattern) for key in keys)


def check(engine: Engine[S], file: PositionFile) -> list[str]:
    """Plays a position file and returns what differs from what it says."""
    return Check(engine, file, []).run()
