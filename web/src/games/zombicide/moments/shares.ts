import type { ZombicideBlows } from '../protocol';

/** Somebody who may take wounds: by number, with the Health that is left. */
export interface Victim {
  who: number;
  health: number;
}

/** How many attacks each takes, in the order of the victims. */
export type Split = readonly number[];

/** How many attacks are shared out together. */
export const attacksOf = ({ groups }: ZombicideBlows): number =>
  groups.reduce((all, [, count]) => all + count, 0);

const left = ({ health }: Victim, taken: number, wounds: number): number => health - taken * wounds;

/** Gives each attack to whoever would have most Health left. */
export function evenly(victims: readonly Victim[], attacks: number, wounds: number): Split {
  const split = victims.map(() => 0);
  for (let n = 0; n < attacks; n += 1) {
    const rest = victims.map((one, i) => left(one, split[i]!, wounds));
    split[rest.indexOf(Math.max(...rest))]! += 1;
  }
  return split;
}

/** Gives somebody one more, which somebody else is spared: the one with least Health left. */
export function more(victims: readonly Victim[], split: Split, to: number, wounds: number): Split {
  const from = victims
    .map((one, n) => ({ n, rest: left(one, split[n]!, wounds) }))
    .filter(({ n }) => n !== to && split[n]! > 0)
    .toSorted((one, other) => one.rest - other.rest)[0];
  return from ? moved(split, from.n, to) : split;
}

/** Spares somebody one, which goes to whoever else has most Health left. */
export function fewer(
  victims: readonly Victim[],
  split: Split,
  from: number,
  wounds: number,
): Split {
  if (!split[from]) return split;
  const to = victims
    .map((one, n) => ({ n, rest: left(one, split[n]!, wounds) }))
    .filter(({ n }) => n !== from)
    .toSorted((one, other) => other.rest - one.rest)[0];
  return to ? moved(split, from, to.n) : split;
}

const moved = (split: Split, from: number, to: number): Split =>
  split.map((taken, n) => taken + Number(n === to) - Number(n === from));

/** Who falls to it. */
export const fallen = (victims: readonly Victim[], split: Split, wounds: number): Victim[] =>
  victims.filter((one, n) => split[n]! > 0 && left(one, split[n]!, wounds) <= 0);

/**
 * The answers one after the other. Whoever is to fall comes last: until then nothing is lost, and
 * the question may change.
 */
export function answersOf(victims: readonly Victim[], split: Split, wounds: number): number[] {
  const falling = fallen(victims, split, wounds);
  return victims
    .map((victim, n) => ({ victim, taken: split[n]! }))
    .toSorted((a, b) => Number(falling.includes(a.victim)) - Number(falling.includes(b.victim)))
    .flatMap(({ victim, taken }) => Array.from({ length: taken }, () => victim.who));
}
