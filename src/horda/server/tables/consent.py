"""Taking back and bringing back: free up to the barrier, beyond it if everybody agrees."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from horda.core.errors import Code, HordaError
from horda.core.events import Sink
from horda.core.session import Session
from horda.games import registry
from horda.server import protocol
from horda.server.protocol import Problem, Proposal, Proposed
from horda.server.store.queries import chapters, entries
from horda.server.tables.audience import Audience
from horda.server.tables.trouble import TableError

if TYPE_CHECKING:
    from horda.server.tables.room import Room


class Consents:
    """The proposal that waits for the others, if any."""

    def __init__(self) -> None:
        self.open: Proposal | None = None

    def propose(self, kind: str, seat: int, to: int, needed: tuple[int, ...]) -> Proposal:
        """Puts a proposal up; an older one is gone with it."""
        # Not counted: two workers might come to the same number.
        self.open = Proposal(secrets.randbits(31), kind, seat, to, (), needed)
        return self.open

    def agree(self, seats: tuple[int, ...]) -> Proposal:
        """Notes a consent and returns the proposal with it."""
        old = self.open
        assert old is not None
        agreed = tuple(sorted({*old.agreed, *seats} & set(old.needed)))
        self.open = Proposal(old.number, old.kind, old.seat, old.to, agreed, old.needed)
        return self.open

    def drop(self, audience: Audience, *, carried: bool = False) -> None:
        """Takes the proposal off the table."""
        if self.open is not None:
            self.open = None
            audience.tell(Proposed(None, carried))


async def take_back(room: Room, person: str | None, wish: protocol.Undo | protocol.Redo) -> int:
    """Undoes or redoes at once where that is free, else asks the others."""
    async with room.lock:
        room.may_answer(person, wish.seat)
        session = room.running()
        kind = "undo" if isinstance(wish, protocol.Undo) else "redo"
        step = -1 if kind == "undo" else 1
        to = len(session.line.standing) + step if wish.to is None else wish.to
        await _check_game(room, session)
        try:
            _check_free(session, kind, wish.seat, to)
            return await _carry_out(room, person, kind, wish.seat, to, consent=False)
        except HordaError as error:
            if error.code is not Code.UNDO_BARRIER:
                raise
        if not session.engine.game.undo_by_consent:
            raise TableError(Problem.UNDO_OFF, "this game has secrets worth taking back for")
        if kind == "undo" and wish.to is None:
            to = max(_before_people(room, session), session.line.floor)
        if kind == "undo":
            await _check_left(room, session, to)
        needed = _others(room, person)
        if not needed:
            return await _carry_out(room, person, kind, wish.seat, to, consent=True)
        await _tell(room, room.consents.propose(kind, wish.seat, to, needed))
        return room.seq


async def _check_game(room: Room, session: Session[Any]) -> None:
    """Refuses to go back before a game of a campaign that has a table already.

    It is set up by what was said; by other answers another game would be waited for.
    """
    if not registry.is_campaign(room.row.game):
        return
    number = len(session.state.history) + 1
    if await room.context.store.read(lambda db: chapters.is_going(db, room.id, number)):
        raise TableError(Problem.ALREADY_STARTED, "the next game has begun; its host may close it")


def _check_free(session: Session[Any], kind: str, seat: int, to: int) -> None:
    """Refuses what needs consent, before a position is looked for far away and all wait for it."""
    line, count = session.line, len(session.line.standing)
    if kind == "undo":
        if 0 <= to < line.floor:
            raise HordaError(Code.DEALT_ANEW, f"answer {line.floor}")
        barred = 0 <= to < min(count, session.undo_limit(seat))
    else:
        back = line.undone[: to - count] if count < to <= count + len(line.undone) else []
        barred = any(said.seat != seat for said in back)
    if barred:
        raise HordaError(Code.UNDO_BARRIER, f"answer {to}")


async def decide(room: Room, person: str | None, said: protocol.Consent) -> int:
    """Notes that somebody agrees or not; the last consent carries the proposal out."""
    async with room.lock:
        proposal = room.consents.open
        if proposal is None or proposal.number != said.proposal:
            raise TableError(Problem.NO_PROPOSAL, f"proposal {said.proposal}")
        own = tuple(seat for seat in room.held(person) if seat in proposal.needed)
        if not own:
            raise TableError(Problem.NOT_YOUR_SEAT, "you are not asked for consent")
        if not said.agree:
            room.consents.drop(room.audience)
            await room.context.announce("proposal", room.id, "null")
            return room.seq
        return await _agreed(room, person, room.consents.agree(own))


async def follow(room: Room, said: str) -> None:
    """Notes a proposal, or a consent, that came through another worker; the lock is held."""
    proposal = msgspec.json.decode(said, type=Proposal | None)
    known = room.consents.open
    if proposal is None or room.session is None:
        room.consents.drop(room.audience)
    elif known is None or known.number != proposal.number:
        room.consents.open = proposal
        room.audience.tell(Proposed(proposal))
    elif not set(proposal.agreed) <= set(known.agreed):
        # Two consents through two workers: each of them has only its own as yet.
        with contextlib.suppress(HordaError, TableError):  # the other one was faster
            await _agreed(room, None, room.consents.agree(proposal.agreed))


async def _agreed(room: Room, person: str | None, proposal: Proposal) -> int:
    """Carries a proposal out if everybody agrees, else tells how far it is."""
    if set(proposal.agreed) < set(proposal.needed):
        await _tell(room, proposal)
        return room.seq
    room.consents.drop(room.audience, carried=True)
    return await _carry_out(room, person, proposal.kind, proposal.seat, proposal.to, consent=True)


async def _tell(room: Room, proposal: Proposal) -> None:
    room.audience.tell(Proposed(proposal))
    await room.context.announce("proposal", room.id, msgspec.json.encode(proposal).decode())


def _before_people(room: Room, session: Session[Any]) -> int:
    """How far back the last answer of a person is gone: a bot's alone would only be given again."""
    bots = {seat.seat for seat in room.seats if seat.bot}
    standing = session.line.standing
    people = (at for at in range(len(standing) - 1, -1, -1) if standing[at].seat not in bots)
    return next(people, len(standing) - 1)


def _others(room: Room, person: str | None) -> tuple[int, ...]:
    """The seats of all other people; a bot that stands in for somebody agrees to nothing."""
    return tuple(
        seat.seat for seat in room.seats if seat.person is not None and seat.person != person
    )


async def _check_left(room: Room, session: Session[Any], to: int) -> None:
    """Refuses to take back what somebody said who has left since, and so cannot agree.

    Who comes back must not find a duel played otherwise by who saw how it went.
    """
    if session.engine.game.shared_view:
        return
    taken = {id(said) for said in session.line.standing[to:]}
    seqs = {seq for seq, one in enumerate(session.record.log, 1) if id(one) in taken}
    here = [seat.person for seat in room.seats if seat.person is not None]
    after = min(seqs, default=1) - 1
    said = await room.context.store.read(
        lambda db: entries.said_by_others(db, room.id, after, here)
    )
    if seqs & said.keys():
        raise TableError(Problem.NOT_ALLOWED, "who played there has left and cannot agree")


async def _carry_out(
    room: Room, person: str | None, kind: str, seat: int, to: int, *, consent: bool
) -> int:
    def act(session: Session[Any], sink: Sink) -> None:
        go = session.undo if kind == "undo" else session.redo
        go(seat, to, consent=consent)

    return await room.change(act, person, to=to)
