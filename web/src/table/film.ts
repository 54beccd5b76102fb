import type { IconName } from '../icons/names';
import type { GameKinds, Happening } from '../protocol';

/** What an event means to the timeline; a game says which of its events mean something. */
export type Mark =
  | { kind: 'round'; number: number }
  | { kind: 'phase' }
  | { kind: 'event'; icon: IconName; bad?: boolean };

/** A round on the strip: from its first answer over the other side's phase to its end. */
export interface Round {
  number: number;
  from: number;
  phase: number;
  to: number;
}

export interface Sign {
  at: number;
  icon: IconName;
  bad: boolean;
}

export interface Film {
  rounds: Round[];
  signs: Sign[];
}

type Steps<G extends GameKinds> = ReadonlyMap<number, readonly Happening<G>[]>;

/** Cuts a game into rounds, with signs for what mattered; `total` is the last answer. */
export function film<G extends GameKinds>(
  steps: Steps<G>,
  total: number,
  mark: (event: Happening<G>) => Mark | null,
): Film {
  const rounds: Round[] = [];
  const signs: Sign[] = [];
  for (const count of [...steps.keys()].sort((a, b) => a - b)) {
    for (const event of steps.get(count)!) {
      const meant = mark(event);
      if (meant?.kind === 'round') begin(rounds, meant.number, count);
      else if (meant?.kind === 'phase') halve(rounds, count);
      else if (meant) signs.push({ at: count, icon: meant.icon, bad: meant.bad ?? false });
    }
  }
  const last = rounds.at(-1);
  if (last) [last.phase, last.to] = [last.phase < 0 ? total : last.phase, total];
  return { rounds, signs };
}

function begin(rounds: Round[], number: number, count: number): void {
  const last = rounds.at(-1);
  if (last) [last.phase, last.to] = [last.phase < 0 ? count : last.phase, count];
  rounds.push({ number, from: count, phase: -1, to: count });
}

function halve(rounds: Round[], count: number): void {
  const last = rounds.at(-1);
  // The phase of the other side is told with the answer that ended the turn before it.
  if (last && last.phase < 0) last.phase = Math.max(last.from, count - 1);
}

/** Leaves signs out that would lie upon each other or on a round's number; bad ones stay first. */
export function thinned({ signs, rounds }: Film, total: number, width: number, size = 18): Sign[] {
  const scale = width / Math.max(1, total);
  const free = (sign: Sign) =>
    rounds.every(({ from }) => {
      const aside = (sign.at - from) * scale;
      return aside < -size / 2 || aside > size * 1.4;
    });
  const kept: Sign[] = [];
  const sorted = signs.filter(free).sort((a, b) => Number(b.bad) - Number(a.bad) || a.at - b.at);
  for (const sign of sorted) {
    if (kept.every((other) => Math.abs(other.at - sign.at) * scale >= size)) kept.push(sign);
  }
  return kept.sort((a, b) => a.at - b.at);
}

/** The numbers of rounds that find room; short rounds would write over each other. */
export function numbered(rounds: Round[], total: number, width: number, size = 18): Set<number> {
  const scale = width / Math.max(1, total);
  const found = new Set<number>();
  let last = -Infinity;
  for (const { number, from } of rounds) {
    if (from * scale - last < size) continue;
    found.add(number);
    last = from * scale;
  }
  return found;
}
