"""Somebody who plays in a browser: a page, what its socket carried, and what went wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, WebSocket, expect

from horda.core.record import Record, loads

Visit = Callable[..., "Guest"]

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 30_000  # milliseconds; a busy machine is slow, and nobody waits longer than needed
SETTINGS = {"theme": "auto", "speed": 50, "sound": False}
"""Events play fifty times as fast; everything else as for anybody."""
ASKED = "document.querySelector('.choice[data-ask]')?.dataset.ask ?? null"
LIKES = "localStorage.setItem('horda.settings', localStorage.getItem('horda.settings') ?? '%s')"
FINGERS = "addEventListener('pointerdown', at => (window.tappedAt = [at.x, at.y]), true)"
"""A page remembers where it was touched last."""
UNDRAWN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}"""
"""A page is styled, laid out and hit by clicks as ever; only its pixels are not worked out."""

expect.set_options(timeout=PATIENCE)


class Guest:
    """A person with a browser of their own (its cookies, its language, its window)."""

    def __init__(self, browser: Browser, address: str, nickname: str, how: dict[str, Any]) -> None:
        window = {"width": 1440, "height": 900}
        wish = {"locale": "en-US", "viewport": window, "reduced_motion": "reduce", **how}
        wish.setdefault("service_workers", "block")  # each starts anew with every browser
        drawn = wish.pop("drawn", True)
        settings = {**SETTINGS, "locale": str(wish["locale"])[:2], **wish.pop("settings", {})}
        self.address = address
        self.fingers = bool(wish.get("has_touch"))
        self.context = browser.new_context(**wish)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LIKES % json.dumps(settings))
        if self.fingers:
            self.context.add_init_script(FINGERS)
        if not drawn:
            self.context.add_init_script(UNDRAWN)
        self.nickname = nickname
        self.tapped = 0.0
        self.pressed = ("", 0.0)
        self.faults: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.heard: list[str] = []
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._warned)
        self.page.on("websocket", self._listen)

    def _warned(self, message: ConsoleMessage) -> None:
        """What the page forbids itself is a fault of ours: something is not drawn as meant."""
        if message.type == "error" and "Content Security Policy" in message.text:
            self.faults.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def leave(self) -> None:
        """Closes the browser's window."""
        self.context.close()

    def draw(self) -> None:
        """Shows the pixels of a page that was not drawn until now."""
        self.page.evaluate("document.adoptedStyleSheets = []")

    def go(self, place: str = "/") -> None:
        """Opens a page of the client."""
        self.page.goto(f"{self.address}/#{place}")

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Asks the server for something as this person, beside the page."""
        url = f"{self.address}/api/{path}"
        answer = self.context.request.fetch(url, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def open(
        self,
        game: str = "zombicide-2e",
        config: dict[str, Any] | None = None,
        seats: tuple[str, ...] = ("me",),
        seed: int = 7,
        start: bool = True,
        public: bool = False,
    ) -> str:
        """Opens a table and sits down at it; returns its number."""
        self.call("POST", "me", {"nickname": self.nickname})
        wish = {"game": game, "config": config or {}, "seats": list(seats), "seed": seed}
        wish["public"] = public
        table: str = self.call("POST", "tables", wish)["id"]
        if start:
            self.call("POST", f"tables/{table}/start", {"fill": None})
        self.go(f"/table/{table}")
        return table

    def sit_beside(self, host: Guest, table: str, seat: int) -> None:
        """Takes a seat that the host keeps for a friend, and goes there."""
        self.call("POST", "me", {"nickname": self.nickname})
        token = host.call("POST", f"tables/{table}/invitations", {"seat": seat})["token"]
        self.call("POST", "tables/join", {"token": token})
        self.go(f"/table/{table}")

    def record(self, table: str) -> Record:
        """Returns the game's file."""
        answer = self.context.request.get(f"{self.address}/api/tables/{table}/record")
        assert answer.ok, answer.text()
        return loads(answer.body())

    @property
    def answers(self) -> list[str]:
        """The options this page chose, in order."""
        return [str(said["option"]) for said in self.sent if said["type"] == "answer"]

    @property
    def question(self) -> Locator:
        """What is asked now, once everything before it was shown."""
        return self.page.locator(".choice[data-ask]")

    @property
    def options(self) -> Locator:
        """The answers that are listed in words."""
        return self.page.locator("[data-option]:not([disabled]):visible")

    @property
    def over(self) -> bool:
        """Whether the page tells how the game ended."""
        return self.page.locator(".ended").count() > 0

    @property
    def table(self) -> str:
        """The number of the table the page shows."""
        found = re.search(r"#/table/([\w-]+)", self.page.url)
        return found[1] if found else ""

    def settled(self, before: str | None = None) -> bool:
        """Waits for a question (another than `before`) or for the end; tells whether one came."""
        self.page.wait_for_function(
            """before => document.querySelector('.ended') ||
               ![null, undefined, before].includes(document.querySelector('.choice')?.dataset.ask)
            """,
            arg=before,
        )
        return not self.over

    def then(self, act: Callable[[], object]) -> bool:
        """Does something and waits for the question after it; tells whether there is one."""
        before = self.asked()
        act()
        return self.settled(before)

    def pointed(self, asked: str | None) -> bool:
        """Waits until a click did something; tells whether it only led to a list of options."""
        self.page.wait_for_function(
            """asked => document.querySelector('.choice')?.dataset.ask !== asked ||
                        document.querySelector('[data-option]')""",
            arg=asked,
        )
        return self.asked() == asked and self.options.count() > 0

    def asked(self) -> str | None:
        """Returns the number of the question on the page."""
        asked: str | None = self.page.evaluate(ASKED)
        return asked


def sit_together(
    guests: list[Guest], game: str = "zombicide-2e", config: dict[str, Any] | None = None
) -> str:
    """The first opens a table for all of them, and they begin; returns its number."""
    host, *friends = guests
    wish = config or {"scenario": "M00", "players": len(guests)}
    table = host.open(game, wish, ("me", *("open" for _ in friends)), start=False)
    for seat, friend in enumerate(friends, 1):
        friend.sit_beside(host, table, seat)
    host.call("POST", f"tables/{table}/start", {"fill": None})
    return table
