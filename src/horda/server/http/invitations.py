"""Links that let their holders into a table."""

from typing import Annotated

from litestar import Controller
from litestar.params import JSONBody, Parameter
from msgspec import Struct

from horda.server.http.common import House, Person, TableId, delete, get, post
from horda.server.people import invite
from horda.server.protocol import Invited, NewInvitation, Redeem, TableInfo

Name = Annotated[str, Parameter(pattern="^[0-9a-f]{12}$")]


class InvitationInfo(Struct, frozen=True):
    """An invitation that still holds. Its link is known to who made it only."""

    id: str
    seat: int | None
    created: float
    expires: float | None = None


class Invitations(Controller):
    """Made and revoked at a table, redeemed by those who were sent one."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{table:str}/invitations", summary="The invitations that still hold")
    async def list_all(self, rooms: House, person: Person, table: TableId) -> list[InvitationInfo]:
        """For those who sit here; the oldest first."""
        room = await rooms.enter(table, person)
        rows = await invite.standing(room, person)
        return [
            InvitationInfo(invite.called(row.hash), row.seat, row.created, row.expires)
            for row in rows
        ]

    @post("/{table:str}/invitations", summary="Make an invitation link (who sits here)")
    async def invite(
        self, rooms: House, person: Person, table: TableId, data: JSONBody[NewInvitation]
    ) -> Invited:
        """The token is shown once; only its hash is kept."""
        room = await rooms.enter(table, person)
        return await invite.make(room, person, data.seat)

    @delete("/{table:str}/invitations", status_code=200, summary="Revoke all invitations (host)")
    async def revoke(self, rooms: House, person: Person, table: TableId) -> TableInfo:
        """Who has come in by one stays."""
        room = await rooms.enter(table, person)
        await invite.revoke(room, person)
        return room.info()

    @delete(
        "/{table:str}/invitations/{name:str}", status_code=200, summary="Revoke one of them (host)"
    )
    async def revoke_one(
        self, rooms: House, person: Person, table: TableId, name: Name
    ) -> TableInfo:
        """Who has come in by it stays."""
        room = await rooms.enter(table, person)
        await invite.revoke(room, person, name)
        return room.info()

    @post("/invited", status_code=200, summary="The table that an invitation is for")
    async def peek(self, rooms: House, data: JSONBody[Redeem]) -> TableInfo:
        """Before coming in; whoever has the link may know."""
        room = await invite.peek(rooms, data.token)
        return room.info()

    @post("/join", status_code=200, summary="Come in by an invitation")
    async def join(self, rooms: House, person: Person, data: JSONBody[Redeem]) -> TableInfo:
        """The token stands in the body, so that it is in no log."""
        room = await invite.redeem(rooms, person, data.token)
        return room.info()
