"""Sessions: a game being played, with its record, undo and redo."""

from collections.abc import Iterable, Iterator
from copy import copy
from typing import Generic

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from horda.core import position
from horda.core.decisions import Answer, Choices, Join
from horda.core.engine import Engine
from horda.core.errors import BadRecord, Code, HordaError, IllegalAnswer
from horda.core.events import DealtAnew, Event, Sink, for_all
from horda.core.record import Entry, Line, Record, Redone, Rekeyed, Requested, Said, Undone
from horda.core.rng import BLAKE2B, PLAIN
from horda.core.state import Config, S

CHECK = 8  # signs of the digest written down with every answer
EVERY = 8  # answers between two snapshots; a near undo replays at most this many
THINNED = (64, 512, 4096)  # that far back only every such snapshot is kept


class Session(Generic[S]):
    """Plays a game and writes it down; the record alone can rebuild everything."""

    def __init__(
        self,
        engine: Engine[S],
        record: Record,
        sink: Sink | None = None,
        known: tuple[int, S] | None = None,
    ) -> None:
        """`known` is a state after so many entries of the log, which need not be replayed then.

        It is refused if it cannot be theirs.
        """
        self.engine = engine
        self.record = record
        self.line = Line()
        self.epoch = 0
        """How often answers were taken or brought back.

        The number of an ask repeats after an undo; together with the epoch it never does.
        """
        if record.game != engine.game.id:
            raise BadRecord(Code.BAD_RECORD, f"a game of {record.game}, not of {engine.game.id}")
        self.made_with = record.version
        """The version of the rules that the record was made with; it is read by those of today."""
        try:
            self.state = self.start(sink)
            self._base = self.state.decision
            self._snapshots: dict[int, S] = {0: self.state.clone()}
            self._found: tuple[int, S] | None = None
            skips = known is not None and not self.of_other_rules
            self._replay(sink, self._skip(*known) if known and skips else 0)
        except Exception as error:  # by other rules, a game may stumble over anything
            if self.of_other_rules:
                raise self._needs(error) from error
            raise
        record.version = engine.game.version

    @classmethod
    def begin(
        cls,
        engine: Engine[S],
        config: Config,
        seed: int,
        seats: tuple[str, ...] = (),
        sink: Sink | None = None,
        generator: str = PLAIN,
    ) -> "Session[S]":
        """Starts a new game and its record."""
        record = Record(
            game=engine.game.id,
            version=engine.game.version,
            config=to_builtins(config),
            seed=seed,
            generator=generator,
            schema=engine.game.state_type.schema,
            seats=list(seats),
        )
        return cls(engine, record, sink)

    def answer(self, answer: Answer, sink: Sink | None = None) -> None:
        """Takes an answer and writes it down."""
        key = self._key_of(answer)
        self.engine.apply(self.state, answer, sink)
        self._said(Said(answer.seat, key, ""))

    def request(self, seat: int, key: str, sink: Sink | None = None) -> None:
        """Grants what a seat asks for by itself, and writes it down."""
        key = self.engine.game.key_now(self.state.config, key)
        self.engine.request(self.state, seat, key, sink)
        self._said(Requested(seat, key, ""))

    def _said(self, said: Said) -> None:
        digest = self.state.digest()
        self._write(replace(said, check=digest[:CHECK]))
        self._snapshot()
        self._seal(digest)

    def follow(self, entry: Entry, sink: Sink | None = None) -> None:
        """Takes an entry that another process has written into the same log."""
        self._take(entry, sink, len(self.record.log))
        self.record.log.append(entry)
        self._seal()

    def undo_limit(self, seat: int) -> int:
        """Returns how far back a seat may go freely, as a number of answers.

        The barrier is computed: nobody may have learned anything hidden since (a die,
        a draw, a reveal), and no other seat may have chosen since.
        """
        # A game that began at a position has answers behind it that are not in the log.
        limit = max(self.line.floor, max(self.state.seen, default=0) - self._base)
        for index in range(len(self.line.standing) - 1, limit - 1, -1):
            if self.line.standing[index].seat != seat:
                return index + 1
        return min(limit, len(self.line.standing))

    def undo(self, seat: int, to: int | None = None, *, consent: bool = False) -> None:
        """Takes answers back: the last one, or down to `to` answers.

        Beyond the barrier it needs the consent of the others.
        """
        count = len(self.line.standing)
        target = count - 1 if to is None else to
        if not 0 <= target < count:
            raise HordaError(Code.NOTHING_TO_UNDO, f"{target} of {count} answers")
        if target < self.line.floor:
            raise HordaError(Code.DEALT_ANEW, f"answer {self.line.floor}")
        if not consent and target < self.undo_limit(seat):
            raise HordaError(Code.UNDO_BARRIER, f"answer {target + 1}")
        self._write(Undone(seat, target))
        self._rebuild()
        self._seal()

    def redo(self, seat: int, to: int | None = None, *, consent: bool = False) -> None:
        """Brings answers back that were undone and not overtaken by another answer.

        Its own answers a seat brings back freely, those of others with their consent.
        """
        count = len(self.line.standing)
        target = count + 1 if to is None else to
        if not count < target <= count + len(self.line.undone):
            raise HordaError(Code.NOTHING_TO_REDO, f"answer {target}")
        back = self.line.undone[: target - count]
        if not consent and any(said.seat != seat for said in back):
            raise HordaError(Code.UNDO_BARRIER, f"answer {target}")
        self._write(Redone(seat, target))
        self._rebuild()
        self._seal()

    def rekey(self, key: str, sink: Sink | None = None) -> None:
        """Deals anew what lay open to nobody; whoever knew what was to come knows it no more.

        Answers that wait unseen for those of others are taken back first: the cards they were
        given with are gone. So it may write two entries.
        """
        if self.state.result is not None:
            raise HordaError(Code.GAME_OVER, self.state.result.reason)
        question = self.state.waiting
        if self.state.held and type(question) is Choices and question.join is not Join.EACH:
            first = len(self.line.standing) - len(self.state.held)
            self._write(Undone(self.line.standing[first].seat, first))
            self._rebuild()
        self.engine.deal_anew(self.state, Rekeyed(key, "").seed)
        if sink is not None:
            sink(DealtAnew())
        digest = self.state.digest()
        self._write(Rekeyed(key, digest[:CHECK]))
        self._snapshots[len(self.line.standing)] = self.state.clone()
        self._seal(digest)

    def source(self, count: int) -> tuple[int, str]:
        """Returns the seed and the generator that chance comes from after `count` answers."""
        keys = [dealt[-1] for at, dealt in self.line.rekeyed.items() if at <= count]
        return (keys[-1].seed, BLAKE2B) if keys else (self.record.seed, self.record.generator)

    def twin(self) -> "Session[S]":
        """Returns a copy in which one can look back while the game itself goes on."""
        twin = copy(self)
        twin.record = replace(self.record, log=[*self.record.log])
        twin.line = self.line.copy()
        twin.state = self.state.clone()
        twin._snapshots = dict(self._snapshots)  # nobody changes the states in it
        return twin

    def at(self, count: int) -> S:
        """Returns the position after `count` standing answers, as an independent state."""
        if not 0 <= count <= len(self.line.standing):
            raise BadRecord(Code.BAD_RECORD, f"no answer {count} of {len(self.line.standing)}")
        base = max(n for n in self._snapshots if n <= count)
        state = self._snapshots[base].clone()
        for number in range(base, count):
            self._go_on(state, number, None)
        return state

    def _go_on(self, state: S, number: int, sink: Sink | None) -> None:
        """Plays a standing answer again, and deals anew what was dealt anew after it."""
        self.say_again(state, self.line.standing[number], sink)
        self.deal_again(state, self.line.rekeyed_at(number + 1), sink)

    def step(self, state: S, count: int, sink: Sink | None) -> None:
        """Plays a standing answer again, in the position before it."""
        self._go_on(state, count - 1, sink)

    def told(self, first: int, last: int) -> Iterator[tuple[S, list[Event]]]:
        """Plays standing answers again: yields the position after each and what happened.

        The positions are one state that moves on; answer 0 is the setup.
        """
        if first == 0:
            events: list[Event] = []
            state = self.start(events.append)
            self.deal_again(state, self.line.rekeyed_at(0), events.append)
            yield state, events
        state = self.at(max(0, first - 1))
        for number in range(max(0, first - 1), min(last, len(self.line.standing))):
            events = []
            self._go_on(state, number, events.append)
            yield state, events

    def tally(self) -> Struct | None:
        """Sums the game up by what everybody could see of it, where the game can."""
        told = self.told(0, len(self.line.standing))
        return self.engine.game.tally((state, for_all(events)) for state, events in told)

    def nearest(self, count: int) -> tuple[int, bytes]:
        """Returns the last position known that so many answers lead over: its answers, its bytes.

        That of the setup has none.
        """
        base = max(n for n in self._snapshots if n <= count)
        return base, self._snapshots[base].encode() if base else b""

    def found(self, count: int, state: S) -> None:
        """Takes the position after so many answers, which was found elsewhere.

        It need not be played then if the next thing is to go back or on just there.
        """
        self._found = count, state

    def start(self, sink: Sink | None) -> S:
        """Lays the game out once more, or poses where it begins."""
        config = self.engine.config(self.record.config)
        if self.record.position is None:
            return self.engine.new(config, self.record.seed, sink, self.record.generator)
        return position.pose(
            self.engine,
            config,
            self.record.seed,
            self.record.position,
            sink,
            self.record.generator,
        )

    @property
    def of_other_rules(self) -> bool:
        """Tells whether the record was made with another version of the rules.

        It is taken if the rules it used are unchanged: every answer leads where it led before.
        """
        return self.made_with != self.engine.game.version

    def _needs(self, error: Exception) -> BadRecord:
        """Names the version that a record needs, and where today's rules part from it."""
        game, program = self.engine.game, self.record.horda
        what = f"made with version {self.made_with} of {game.id}, here is {game.version}: "
        what += error.what if isinstance(error, HordaError) else f"{type(error).__name__}: {error}"
        what += f"; it needs horda {program}" if program else ""
        return BadRecord(Code.VERSION_DIFFERS, what)

    def _skip(self, entries: int, state: S) -> int:
        """Goes to a known state after so many entries."""
        for entry in self.record.log[:entries]:
            self._add(entry)
        check = self.line.check or self.state.digest()[:CHECK]
        fits = self.same_schema and 0 < entries <= len(self.record.log)
        if not fits or check != state.digest()[:CHECK]:
            what = f"the state kept after log entry {entries} is another one"
            raise BadRecord(Code.REPLAY_DIFFERS, what)
        self.state = state
        self._snapshots[len(self.line.standing)] = state.clone()
        return entries

    def _replay(self, sink: Sink | None, first: int) -> None:
        """Follows the log, taken-back answers too, and verifies every digest."""
        for number, entry in enumerate(self.record.log[first:], first):
            self._take(entry, sink, number)
        digest = self.state.digest()
        if self.same_schema and self.record.digest not in ("", digest):
            what = f"{digest} at the end, {self.record.digest} was written"
            raise BadRecord(Code.REPLAY_DIFFERS, what)
        reason = self.state.result.reason if self.state.result else ""
        if self.of_other_rules and not (self.same_schema or self.record.result):
            raise BadRecord(Code.REPLAY_DIFFERS, "its positions cannot be compared")
        if self.record.result not in ("", reason):
            what = f"ends with {reason or 'no result'}, {self.record.result} was written"
            raise BadRecord(Code.REPLAY_DIFFERS, what)
        if self.same_schema:  # a database keeps the entries only
            self._seal(digest)

    def _take(self, entry: Entry, sink: Sink | None, number: int) -> None:
        """Follows one written entry, but for the record itself."""
        if isinstance(entry, Said):
            self.say_again(self.state, entry, sink, number)
            self._add(entry)
            self._snapshot()
        elif isinstance(entry, Rekeyed):
            self._deal_anew(self.state, entry, sink, number)
            self._add(entry)
            self._snapshots[len(self.line.standing)] = self.state.clone()
        else:
            self._add(entry)
            self._rebuild()

    @property
    def same_schema(self) -> bool:
        """Digests can be compared only between states of one layout; answers always can."""
        schema: int = self.engine.game.state_type.schema
        return self.record.schema == schema

    def say_again(self, state: S, said: Said, sink: Sink | None, entry: int | None = None) -> None:
        """Gives a written answer again; it must lead where it led before."""
        place = f"answer {state.decision - self._base + 1}"
        place += "" if entry is None else f", log entry {entry}"
        try:
            if isinstance(said, Requested):
                self.engine.request(state, said.seat, said.key, sink)
            else:
                answer = Answer(state.number(said.seat), said.seat, said.key)
                self.engine.apply(state, answer, sink)
        except IllegalAnswer as error:
            what = f"{place}: {said.key} by seat {said.seat} is refused ({error.code})"
            raise BadRecord(Code.REPLAY_DIFFERS, what, rules=error.rules) from error
        if self.same_schema and said.check != state.digest()[:CHECK]:
            raise BadRecord(Code.REPLAY_DIFFERS, f"{place}: {said.key} leads elsewhere now")

    def deal_again(self, state: S, dealt: Iterable[Rekeyed], sink: Sink | None) -> None:
        """Deals anew what was dealt anew before; the same must come of it."""
        for entry in dealt:
            self._deal_anew(state, entry, sink)

    def _deal_anew(
        self, state: S, entry: Rekeyed, sink: Sink | None, number: int | None = None
    ) -> None:
        if state.result is not None:
            raise BadRecord(Code.BAD_RECORD, f"log entry {number} deals anew after the end")
        self.engine.deal_anew(state, entry.seed)
        if sink is not None:
            sink(DealtAnew())
        if self.same_schema and entry.check != state.digest()[:CHECK]:
            what = f"log entry {number}: what was dealt anew is dealt otherwise now"
            raise BadRecord(Code.REPLAY_DIFFERS, what)

    def _key_of(self, answer: Answer) -> str:
        if isinstance(answer.option, str):
            return self.engine.game.key_now(self.state.config, answer.option)
        for choice in self.state.open:
            if choice.seat == answer.seat and 0 <= answer.option < len(choice.options):
                return self.engine.key(self.state, choice.options[answer.option])
        return str(answer.option)

    def _write(self, entry: Entry) -> None:
        self._add(entry)
        self.record.log.append(entry)

    def _add(self, entry: Entry) -> None:
        self.line.add(entry)
        if isinstance(entry, Said | Rekeyed):
            self._found = None
        self.epoch += not isinstance(entry, Said)

    def _seal(self, digest: str = "") -> None:
        self.record.digest = digest or self.state.digest()
        result = self.state.result
        self.record.result = result.reason if result else ""

    def _snapshot(self) -> None:
        count = len(self.line.standing)
        if count % EVERY:
            return
        self._snapshots[count] = self.state.clone()
        for reach in THINNED:
            if count > reach and (count - reach) % reach:
                self._snapshots.pop(count - reach, None)

    def _rebuild(self) -> None:
        count = len(self.line.standing)
        for stale in [n for n in self._snapshots if n > count]:
            del self._snapshots[stale]
        found, self._found = self._found, None
        self.state = found[1] if found is not None and found[0] == count else self.at(count)
