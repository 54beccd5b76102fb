/** Something in a list that is known by its key; all else about it are plain values. */
interface Keyed {
  key: string;
}

/**
 * Returns what is there now, as the same object as before wherever nothing about it has changed:
 * the page draws again only what is another object.
 */
export function kept<T extends Keyed>(before: readonly T[], now: readonly T[]): T[] {
  const known = new Map(before.map((one) => [one.key, one]));
  return now.map((one) => {
    const old = known.get(one.key);
    return old && alike(old, one) ? old : one;
  });
}

/** Returns a function that keeps what it returned last. */
export function keeper<T extends Keyed>(): (now: readonly T[]) => T[] {
  let last: T[] = [];
  return (now) => (last = kept(last, now));
}

function alike<T extends object>(one: T, other: T): boolean {
  const names = Object.keys(one) as (keyof T)[];
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
