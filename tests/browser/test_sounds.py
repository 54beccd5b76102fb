"""Sounds as they leave the loudspeaker, rendered by the browser and measured; and silence."""

from __future__ import annotations

from typing import Any

from horda.server.http.pages import client_folder
from tests.browser.guest import Visit
from tests.browser.positions import DOWNTOWN, sit_down

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
    let power = 0;
    for (let at = 0; at < over; at += 2205) {
      const part = clear.slice(at, at + 2205);
      power = Math.max(power, part.reduce((sum, one) => sum + one * one, 0) / part.length);
    }
    return {
      kinds: kinds.join(' '), peak: most(0, over), seconds: over / rate, loud: Math.sqrt(power),
      begins: most(0, 4), ends: most(over - rate * 0.01, over + 1),
    };
  };
  const kinds = Object.keys(SOUNDS);
  return [await measured(kinds), ...await Promise.all(kinds.map(kind => measured([kind])))];
}"""
EARS = """
  window.heard = 0;
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const start = prototype.start;
    prototype.start = function (...when) { heard += 1; start.apply(this, when); };
  }
"""
# What the tests ask a page counts as a deed of its user; only a finger or a key shall.
UNTOUCHED = """
  let touched = false;
  addEventListener('pointerdown', () => (touched = true), { capture: true });
  Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => touched });
"""


def test_every_sound_is_heard_and_none_hurts(visit: Visit) -> None:
    folder = client_folder()
    assert folder is not None
    (notes,) = (folder / "assets").glob("notes-*.js")
    marta = visit()
    marta.go()
    together, *sounds = marta.page.evaluate(MEASURE, f"/assets/{notes.name}")
    assert len(sounds) >= 12
    faults = [sound for sound in sounds if not pleasant(sound)]
    assert not faults
    levels = [sound["loud"] for sound in sounds]
    assert max(levels) < 4 * min(levels), "none is heard far louder than another"
    assert together["peak"] < 0.9, "however much happens at once"


def pleasant(sound: dict[str, Any]) -> bool:
    """Neither silent nor too loud, without a click at either end, and soon over."""
    audible = sound["loud"] > 0.01 and 0.05 < sound["peak"] < 0.9
    smooth = sound["begins"] < 0.02 and sound["ends"] < 0.02 * sound["peak"]
    return bool(audible and smooth and sound["seconds"] < 1.5)


def test_nothing_is_played_before_somebody_did_something(visit: Visit) -> None:
    """Browsers would keep it back, and play all of it with the first click."""
    marta = visit(settings={"sound": True})
    marta.context.add_init_script(EARS + UNTOUCHED)
    asked: list[str] = []
    marta.page.on("request", lambda request: asked.append(request.url))
    sit_down(marta, DOWNTOWN)  # it is her turn, which is told by a sound
    marta.page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/notes-" in url]
    assert marta.page.evaluate("heard") == 0
    marta.then(lambda: marta.page.locator(".zone.target").first.click())
    marta.page.wait_for_function("() => heard > 0")
