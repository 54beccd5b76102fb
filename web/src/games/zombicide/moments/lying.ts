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
  // By a skill it is said just before the attack.
  const said = [log[from - 1]?.data, ...since];
  const split = said.some((one) => one?.type === 'WentAllOut') && second !== undefined;
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

/** Compares a re-roll with the dice as they lie; a six may bring these another die. */
export function turnOf(kept: ZombicideOdds, again: ZombicideOdds): Turn {
  const found: Turn = { better: 0, same: 0, worse: 0 };
  for (const [now, part] of kept.kills)
    for (const [then, chance] of again.kills) {
      const more = fallen(then) - fallen(now);
      found[more > 0 ? 'better' : more < 0 ? 'worse' : 'same'] += part * chance;
    }
  return found;
}
