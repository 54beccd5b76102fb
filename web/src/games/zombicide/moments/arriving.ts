import type { Arrival } from '../kinds';
import type { ZombicideScene } from '../protocol';

/** What an edition says of kinds and cards; see `edition.ts`. */
export interface Saying {
  has(id: string): boolean;
  say(id: string): string;
  zombies(scene: ZombicideScene, id: string, count: number): string;
}

/** Who comes by a Zombie card, and the text that says why nobody has, or elsewhere. */
export interface Arriving {
  /** Those who have come, else what the card itself says; empty: nobody comes by it. */
  who: string;
  why: string;
}

/**
 * Names who comes. Before anybody is put down (where Shooters fire first, or the box has no
 * figures left) it is what the row of the card says.
 */
export function arriving(
  scene: ZombicideScene,
  words: Saying,
  effect: { number: number; level: number; arrivals: Arrival[] },
): Arriving {
  const drawn = scene.box.zombie_cards.find((one) => one.number === effect.number);
  const coming = effect.arrivals.map(({ id, count }) => words.zombies(scene, id, count)).join(', ');
  const row = drawn?.counts[effect.level] ?? 0;
  if (coming || !drawn || !row) return { who: coming, why: '' };
  const why = `xcard-${drawn.kind}-about`;
  return words.has(why)
    ? { who: words.say(`xcard-${drawn.kind}`), why }
    : { who: words.zombies(scene, drawn.zombie, row), why: '' };
}
