import type { BannerCourseView } from './protocol';

/** Where a Mission lies on the map of the fort, and where its name stands. */
interface Place {
  x: number;
  y: number;
  name: { x: number; y: number; anchor: 'start' | 'middle' };
}

const place = (x: number, y: number, tx: number, ty: number): Place => ({
  x,
  y,
  name: { x: tx, y: ty, anchor: 'middle' },
});

export const PLACES: Record<string, Place> = {
  F01: place(84, 300, 96, 344),
  F02: place(200, 214, 200, 182),
  F03: place(304, 296, 304, 340),
  F04: place(402, 180, 402, 146),
  F05: place(520, 262, 516, 308),
  F06: place(652, 128, 654, 90),
  F07: place(664, 318, 664, 280),
  F08: { x: 776, y: 226, name: { x: 806, y: 232, anchor: 'start' } },
  F09: place(858, 106, 858, 76),
  F10: place(922, 290, 922, 336),
};

interface Leg {
  from: string;
  to: string;
  path: string;
}

const leg = (from: string, to: string, path: string): Leg => ({ from, to, path });

/** The roads between them; the first comes from outside. */
export const LEGS: readonly Leg[] = [
  leg('', 'F01', 'M-10 318Q40 312 84 300'),
  leg('F01', 'F02', 'M84 300Q150 270 200 214'),
  leg('F02', 'F03', 'M200 214Q240 250 304 296'),
  leg('F03', 'F04', 'M304 296Q340 240 402 180'),
  leg('F04', 'F05', 'M402 180Q470 200 520 262'),
  leg('F05', 'F06', 'M520 262Q590 220 652 128'),
  leg('F05', 'F07', 'M520 262Q590 310 664 318'),
  leg('F06', 'F07', 'M652 128Q700 220 664 318'),
  leg('F06', 'F08', 'M652 128Q740 150 776 226'),
  leg('F07', 'F08', 'M664 318Q740 300 776 226'),
  leg('F08', 'F09', 'M776 226Q800 150 858 106'),
  leg('F09', 'F10', 'M858 106Q930 190 922 290'),
];

export type Way = 'gone' | 'next' | 'later';

/** Which roads were gone, which one is next, and which lie ahead; either way along them. */
export function wayOf({ from, to }: Leg, { played, left, ending }: BannerCourseView): Way {
  const joins = (one: string, other: string) =>
    (from === one && to === other) || (from === other && to === one);
  const stops = ['', ...played];
  if (played.some((stop, n) => joins(stops[n]!, stop))) return 'gone';
  const [next] = left;
  return !ending && next !== undefined && joins(stops.at(-1)!, next) ? 'next' : 'later';
}

/** The number of a Mission in the book. */
export const numberOf = (mission: string): number => Number(mission.slice(1));

const [DAWN, DUSK] = [7, 19];
export const isDay = (hour: number): boolean => hour >= DAWN && hour < DUSK;
