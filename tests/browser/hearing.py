"""Sounds as they leave the loudspeaker: rendered by the browser, and measured."""

from __future__ import annotations

import msgspec

from horda.server.http.pages import client_folder
from tests.browser.guest import Guest

# The moment a sound is over is the last at which anything of it is left. Loudness is that of its
# strongest twentieth of a second, and as ears do it, low pitches are counted for less.
MEASURE = """async address => {
  const { SOUNDS, sing, speaker } = await import(address);
  const rate = 44100;
  const measured = async (kinds) => {
    const audio = new OfflineAudioContext(1, 2 * rate, rate);
    const out = speaker(audio);
    for (const kind of kinds) sing(audio, SOUNDS[kind], out);
    const heard = (await audio.startRendering()).getChannelData(0);
    const wave = heard.map(Math.abs);
    const clear = new Float32Array(heard.length);
    for (let n = 1; n < heard.length; n++)
      clear[n] = 0.93 * (clear[n - 1] + heard[n] - heard[n - 1]);
    const over = wave.findLastIndex(one => one > 0.00001);
    const most = (from, to) => wave.slice(Math.max(0, from), to).toSorted().at(-1) ?? 0;
    const strength = (part) =>
      Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length);
    let loud = 0;
    for (let at = 0; at < over; at += 2205)
      loud = Math.max(loud, strength(clear.slice(at, at + 2205)));
    return {
      kind: kinds.join(' '), peak: most(0, over), seconds: over / rate, loud,
      level: strength(heard.slice(0, over)),
      begins: most(0, 4), ends: most(over - rate * 0.01, over + 1),
    };
  };
  const kinds = Object.keys(SOUNDS);
  return [await measured(kinds), ...await Promise.all(kinds.map(kind => measured([kind])))];
}"""


class Heard(msgspec.Struct, frozen=True):
    """A sound, or several at once: full scale is 1."""

    kind: str
    peak: float
    seconds: float
    loud: float
    level: float
    """The root of the mean square from the first to the last moment."""
    begins: float
    ends: float

    @property
    def faults(self) -> list[str]:
        """What is wrong with it: silent, too loud, too long, cut off, or with a click."""
        sensible = {
            "audible": self.loud > 0.01 and self.peak > 0.05,
            "level": 0.01 < self.level < 0.2,
            "not clipped": self.peak < 0.9,
            "short": self.seconds <= 1.2,
            "begins softly": self.begins < 0.02,
            "ends softly": self.ends < 0.02 * self.peak,
        }
        return [name for name, holds in sensible.items() if not holds]


def measured(guest: Guest) -> tuple[Heard, list[Heard]]:
    """Returns all sounds at once, and each alone."""
    folder = client_folder()
    assert folder is not None
    (notes,) = (folder / "assets").glob("notes-*.js")
    guest.go()
    raw = guest.page.evaluate(MEASURE, f"/assets/{notes.name}")
    together, *sounds = msgspec.convert(raw, list[Heard])
    return together, sounds


def table(sounds: list[Heard]) -> str:
    """Returns what was measured as the rows of a page."""
    rows = [
        f"| {one.kind} | {one.seconds:.2f} | {one.peak:.2f} | {one.level:.3f} | {one.loud:.3f} |"
        for one in sounds
    ]
    return "\n".join(
        ["| sound | seconds | peak | level (RMS) | loudness |", "|---|--:|--:|--:|--:|", *rows]
    )
