"""Draws a position: as text with the open questions and the result, or as a picture."""

from pathlib import Path
from typing import Any

from horda.cli import files
from horda.cli.terminal.output import console, folded
from horda.cli.terminal.screen import option_line
from horda.cli.terminal.voice import Voice
from horda.cli.trouble import Trouble
from horda.core.engine import Engine
from horda.core.game import Game
from horda.core.state import Config


def show_state(
    voice: Voice, engine: Engine[Any], state: Any, seat: int | None, *, options: bool = True
) -> None:
    """Prints a position as a seat, or a spectator, may see it."""
    out = console()
    out.print(drawn(engine, state, seat, out.width))
    show_status(voice, engine, state, seat)
    if state.result is not None:
        show_result(voice, engine, state)
    for choice in state.open:
        who = voice.seat(engine.seat_name(state, choice.seat), engine.game)
        asked = voice.prompt(choice, engine.game, state.config)
        out.print(folded(f"{who}: {asked}", out.width), style="bold")
        # What a seat may choose from can tell its hand.
        if options and choice.seat == seat:
            for number, option in enumerate(choice.options, 1):
                said = voice.option(option, engine.game, state.config)
                out.print(option_line(number, said, engine.key(state, option), out.width))


def drawn(engine: Engine[Any], state: Any, seat: int | None, width: int) -> str:
    """Draws the board so that it fits, if it can: whole, else the narrow way."""
    wide = engine.game.draw(state, seat)
    if max(map(len, wide.splitlines()), default=0) <= width:
        return wide
    return engine.game.draw_narrow(state, seat)


def scenario_words(voice: Voice, game: Game[Any], config: Config, *, short: bool = False) -> str:
    """Says what a scenario is called and, unless in short, what is to be done in it."""
    word = game.scenario_word(config)
    name = game.scenario_title(config) or voice.of_game(game, f"scenario-{word}", word)
    if short:
        return name
    about = game.scenario_about(config) or voice.of_game(game, f"scenario-{word}-about", "")
    return f"{name}. {about}".rstrip()


def show_status(voice: Voice, engine: Engine[Any], state: Any, seat: int | None) -> None:
    """Prints how the game stands in words, where the game can say it."""
    out = console()
    for line in engine.game.status(state, seat):
        out.print(folded(voice.render(line, engine.game), out.width, begin="  "))


def show_result(voice: Voice, engine: Engine[Any], state: Any) -> None:
    """Prints how a game ended, and how for each seat where not for all alike."""
    out = console()
    out.print(folded(result_words(voice, engine, state), out.width), style="bold")
    result, names = state.result, engine.game.seats(state.config)
    apart = result.endings(len(names)) if result.seats else ()
    for name, ending in zip(names, apart, strict=False):
        said = voice.ending(ending, engine.game)
        words = f"{voice.seat(name, engine.game)}: {said}"
        out.print(folded(words, out.width, begin="  "))


def result_words(voice: Voice, engine: Engine[Any], state: Any) -> str:
    """Says how a game ended and who won."""
    result = state.result
    names = [voice.seat(engine.seat_name(state, seat), engine.game) for seat in result.winners]
    reason = voice.reason(result.reason, engine.game)
    if not names:
        return voice.say("cli-result-nobody", reason=reason)
    return voice.say("cli-result", reason=reason, winners=", ".join(names))


def write_svg(voice: Voice, engine: Engine[Any], state: Any, seat: int | None, out: Path) -> None:
    """Writes a position as SVG, as a seat, or a spectator, may see it."""
    files.check_writable(out)
    drawn = engine.game.svg(state, seat)
    if not drawn:
        raise Trouble("cli-no-svg", game=engine.game.id)
    files.write(out, drawn.encode())
    console().print(voice.say("cli-written", file=str(out)))
