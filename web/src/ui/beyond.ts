import type { Box } from './zoom.svelte';

export const SIDES = ['up', 'right', 'down', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** Something on a board: what it is, where, which place that is, and how many of them. */
export interface Thing {
  kind: string;
  x: number;
  y: number;
  at: number;
  count: number;
}

/** What stands beyond one side of the view: how many, and the nearest place. */
export interface Pill {
  kind: string;
  side: Side;
  count: number;
  at: number;
  far: number;
}
type Point = Pick<Thing, 'x' | 'y'>;
/** A pill, and where on its side it stands: a part of that side's length. */
export type Placed = Pill & { along: number };

/** Half of a pill and of a piece beside it, and how far both reach into the view, in pixels. */
const HALF = { across: 60, down: 39 };
const DEEP = { across: 104, down: 62 };
/** Where a kind stands on its side, as long as nothing is there. */
const USUAL: Record<string, number> = { spawn: 0.75, exit: 0.75, humans: 0.25 };
const SPOTS = [0.5, 0.36, 0.64, 0.25, 0.75, 0.14, 0.86];

/** On which side of the view a place lies, and how far; null where it is in sight. */
function beyond(box: Box, { x, y }: Thing): { side: Side; far: number } | null {
  const over: Record<Side, number> = {
    up: box.y - y,
    right: x - box.x - box.width,
    down: y - box.y - box.height,
    left: box.x - x,
  };
  const side = SIDES.reduce((one, other) => (over[other] > over[one] ? other : one));
  return over[side] > 0 ? { side, far: over[side] } : null;
}

/** Counts what is out of sight, by kind and side. */
export function outOfSight(box: Box, things: readonly Thing[]): Pill[] {
  const found = new Map<string, Pill>();
  for (const thing of things) {
    const there = thing.count > 0 ? beyond(box, thing) : null;
    if (!there) continue;
    const key = `${thing.kind} ${there.side}`;
    const old = found.get(key);
    const near = !old || there.far < old.far ? { at: thing.at, far: there.far } : old;
    const count = (old?.count ?? 0) + thing.count;
    found.set(key, { kind: thing.kind, side: there.side, count, at: near.at, far: near.far });
  }
  return [...found.values()];
}

/** Gives each pill a spot on its side where it covers the fewest of those in sight. */
export function standApart(
  box: Box,
  pixel: number,
  pills: readonly Pill[],
  crowd: readonly Point[],
): Placed[] {
  const placed: Placed[] = [];
  for (const pill of pills) {
    const level = pill.side === 'up' || pill.side === 'down';
    const length = level ? box.width : box.height;
    const half = (level ? HALF.across : HALF.down) * pixel;
    const near = crowd.filter(
      (one) => depth(box, pill.side, one) < (level ? DEEP.down : DEEP.across) * pixel,
    );
    const others = placed.filter(({ side }) => side === pill.side);
    const covered = (along: number): number =>
      near.filter(
        (one) => Math.abs(along * length - (level ? one.x - box.x : one.y - box.y)) < half,
      ).length +
      others.filter((one) => Math.abs(along - one.along) * length < 2 * half * 0.7).length *
        crowd.length;
    const usual = USUAL[pill.kind] ?? 0.5;
    const spots = SPOTS.toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual));
    const along = spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
    placed.push({ ...pill, along });
  }
  return placed;
}

/** How far from a side of the view something in it stands. */
function depth(box: Box, side: Side, { x, y }: Point): number {
  const inside = {
    up: y - box.y,
    right: box.x + box.width - x,
    down: box.y + box.height - y,
    left: x - box.x,
  };
  return Math.min(...Object.values(inside)) < 0 ? Infinity : inside[side];
}
