import { seeded } from '../ui/random';

/** Where a game ends: what stands before the sky, and the colours of its dawn from top to horizon. */
export interface Place {
  /** Outlines on a field of 1440 × 724 whose ground begins at 488, far and near. */
  far: string;
  near: string;
  /** Windows that are still lit: left edge and top. */
  lights: readonly (readonly [x: number, y: number])[];
  dawn: readonly [string, string, string, string, string];
  /** A sign over the road says where it leads. */
  sign?: boolean;
}

export const WIDTH = 1440;
export const HEIGHT = 724;
const GROUND = 514;

interface Row {
  widths: readonly [least: number, most: number];
  heights: readonly [least: number, most: number];
}
const FAR: Row = { widths: [34, 80], heights: [113, 260] };
const NEAR: Row = { widths: [50, 95], heights: [103, 220] };

/** A row of houses over the whole width, the same every time. */
function houses(word: string, { widths, heights }: Row): [number, number, number][] {
  const next = seeded(word);
  const between = ([least, most]: readonly [number, number]) =>
    Math.round(least + next() * (most - least));
  const found: [number, number, number][] = [];
  for (let x = -140; x < WIDTH;) {
    const width = between(widths);
    found.push([x, width, between(heights)]);
    x += width + Math.round(next() * 5);
  }
  return found;
}

const outline = (row: [number, number, number][]): string =>
  row
    .map(([x, width, height]) => `M${x} ${GROUND}V${GROUND - height}h${width}V${GROUND}Z`)
    .join('');

function windows(row: [number, number, number][]): [number, number][] {
  const next = seeded('windows');
  const found: [number, number][] = [];
  for (const [x, width, height] of row)
    for (let y = GROUND - height + 12; y < GROUND - 20; y += 26)
      for (let at = x + 8; at < x + width - 8; at += 11) if (next() < 0.05) found.push([at, y]);
  return found;
}

const NEAREST = houses('near', NEAR);

/** A town: houses, and a road that leads out of it. */
export const TOWN: Place = {
  far: outline(houses('far', FAR)),
  near: outline(NEAREST),
  lights: windows(NEAREST),
  dawn: ['#131E29', '#3C4454', '#8E5F4E', '#E59A4C', '#FFD995'],
  sign: true,
};

/** One of a crowd: which outline, where its feet are, how large, and which way it looks. */
export interface Figure {
  shape: number;
  x: number;
  y: number;
  size: number;
  front: boolean;
}

const ROWS = [
  { y: 607, step: 34, size: 1.12 },
  { y: 673, step: 44, size: 1.5 },
  { y: 751, step: 64, size: 2.05 },
] as const;
/** Nobody stands in the light, where somebody lies, nor before it. */
const LIGHT = [214, 494] as const;

/** The crowd of a lost night, row before row. */
export function crowd(shapes: number): Figure[] {
  const next = seeded('crowd');
  return ROWS.flatMap(({ y, step, size }, row) => {
    const found: Figure[] = [];
    for (let x = -20; x < WIDTH + 30; x += step * (0.7 + next() * 0.6)) {
      const figure = {
        shape: Math.floor(next() * shapes),
        x: Math.round(x),
        y: y + Math.round(next() * 6),
        size: (next() < 0.5 ? -1 : 1) * size * (0.92 + next() * 0.18),
        front: row === 2,
      };
      if (x < LIGHT[0] || x > LIGHT[1]) found.push(figure);
    }
    return found;
  });
}

/** Where people walk: so many of them, side by side, those in front a little lower. */
export function walking(count: number): { x: number; y: number; size: number }[] {
  const step = Math.min(84, 500 / Math.max(1, count));
  return Array.from({ length: count }, (_, n) => ({
    x: 1010 + (n - (count - 1) / 2) * step,
    y: 664 + (n % 2) * 27,
    size: 1.36 - 0.04 * (n % 3),
  }));
}
