import type { LogLine } from '../../../core/game.svelte';
import type { EventOf, Zombicide } from '../kinds';
import type { ZombicideOdds } from '../protocol';

/** Dice that lie on the table while somebody decides whether to roll them again. */
export interface Lying {
  attack: EventOf<'Attacked'> | null;
  /** Those that may be rolled again, and those that stay as they are. */
  dice: number[];
  fixed: number[];
  needed: number;
}

/**
 * Reads from the log what was rolled since the attack: who goes all out rolls a second hand of
 * dice at once, and that one stays; every other roll takes the place of the first.
 */
export function lyingDice(log: readonly LogLine<Zombicide>[]): Lying | null {
  const from = log.findLastIndex(({ data }) => data.type === 'Attacked');
  const since = log.slice(Math.max(0, from)).map(({ data }) => data);
  const rolls = since.filter((event) => event.type === 'Rolled');
  const [first] = rolls;
  const attack = since[0]?.type === 'Attacked' ? since[0] : null;
  if (!first) return null;
  const [, second, ...again] = rolls;
  const split = since.some(({ type }) => type === 'WentAllOut') && second !== undefined;
  const last = (split ? again.at(-1) : rolls.at(-1)) ?? first;
  return { attack, dice: last.dice, fixed: split ? second.dice : [], needed: last.needed };
}

/** How likely more, as many, or fewer enemies fall than to the dice that lie there. */
export interface Turn {
  better: number;
  same: number;
  worse: number;
}

const fallen = (kinds: readonly number[]): number => kinds.reduce((all, one) => all + one, 0);

/** Compares a re-roll with what is certain. */
export function turnOf(kept: ZombicideOdds, again: ZombicideOdds): Turn {
  const now = fallen(kept.kills[0]?.[0] ?? []);
  const found: Turn = { better: 0, same: 0, worse: 0 };
  for (const [kinds, chance] of again.kills) {
    const then = fallen(kinds);
    found[then > now ? 'better' : then < now ? 'worse' : 'same'] += chance;
  }
  return found;
}
