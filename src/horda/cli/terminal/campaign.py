"""A campaign at the terminal: its questions, its games one after the other, one file."""

from pathlib import Path
from typing import Any

from horda.bots.base import Bot
from horda.bots.spec import make_bot
from horda.cli.terminal.draw import show_result
from horda.cli.terminal.output import console
from horda.cli.terminal.saves import Saver
from horda.cli.terminal.screen import log_line
from horda.cli.terminal.table import Table
from horda.cli.terminal.voice import Voice
from horda.cli.terminal.walk import all_events, log_lines
from horda.core.campaign import Chapter, Linked, Story, file
from horda.core.events import Event
from horda.core.rng import stream_key
from horda.games import registry

HUMAN = "human player"
BETWEEN = "greedy"
"""The bot that decides between two games: those that search cannot see over one."""


class CampaignTable:
    """A campaign with people at some seats and bots at the others."""

    def __init__(self, voice: Voice, story: Story[Any], path: Path, load: Path | None) -> None:
        self.voice = voice
        self.story = story
        self.saver = Saver(path, load, lambda _: file.dumps(story.file()))
        self.out = console()

    def run(self) -> None:
        """Plays until the campaign ends or the person leaves."""
        state = self.story.session.state
        while state.result is None:
            stayed = (
                self._decide() if self.story.chapter is None else self._play(self.story.chapter)
            )
            self.saver.save(self.story.session.record)
            if not stayed:
                self.out.print(self.voice.say("cli-left", file=str(self.saver.path)))
                return
            state = self.story.session.state
        show_result(self.voice, self.story.engine, state)
        self.out.print(self.voice.say("cli-kept", file=str(self.saver.path)))

    def _decide(self) -> bool:
        """Asks what is to be decided between two games."""
        session = self.story.session
        bots = {seat: self._bot(BETWEEN, seat) for seat in self._bots()}
        return Table(self.voice, session, bots, self.saver, all_events(session)).play()

    def _play(self, chapter: Chapter) -> bool:
        """Plays the game that is waited for, from where it was left."""
        heard: list[Event] = []
        number = len(self.story.games) + 1
        seed = stream_key(self.story.session.record.seed, f"game:{number}") >> 1
        game = self.story.open_game(registry.engine, seed, heard.append)
        names, known = game.engine.game.seats(game.state.config), self._bots()
        players = [chapter.player(at) for at in range(len(names))]
        game.record.seats = [known.get(player, HUMAN) for player in players]
        bots = {
            at: self._bot(known[player], at) for at, player in enumerate(players) if player in known
        }
        self.out.print(next_words(self.voice, chapter, number), style="bold")
        stayed = Table(self.voice, game, bots, self.saver, heard).run()
        if stayed and game.state.result is not None:
            told: list[Event] = []
            self.story.bring(game, told.append)
            self._tell(told)
        return stayed and game.state.result is not None

    def _tell(self, events: list[Event]) -> None:
        """Prints what the first person at the table may know of what happened."""
        people = set(range(len(self.story.session.record.seats))) - {*self._bots()}
        seat = min(people, default=None)
        for sentence, _ in log_lines(self.story.session, events, self.voice, seat):
            self.out.print(log_line(sentence, "", self.out.width))

    def _bots(self) -> dict[int, str]:
        """The seats of bots, as the record names them."""
        seats = self.story.session.record.seats
        return {seat: spec for seat, spec in enumerate(seats) if spec not in ("", HUMAN)}

    def _bot(self, spec: str, seat: int) -> Bot:
        return make_bot(spec, stream_key(self.story.session.record.seed, f"bot:{seat}"))


def next_words(voice: Voice, chapter: Chapter, number: int) -> str:
    """Says which game comes next."""
    return voice.say("cli-campaign-next", number=number, game=_game_words(voice, chapter))


def linked_words(voice: Voice, linked: Linked, number: int) -> str:
    """Says how a game of a campaign ended."""
    reason = voice.reason(linked.result.reason, registry.find(linked.chapter.game))
    game = _game_words(voice, linked.chapter)
    return voice.say("cli-campaign-game", number=number, game=game, reason=reason)


def _game_words(voice: Voice, chapter: Chapter) -> str:
    engine = registry.engine(chapter.game)
    scenario = engine.game.scenario_word(engine.config(chapter.config))
    return f"{chapter.game}, {voice.of_game(engine.game, f'scenario-{scenario}', scenario)}"
