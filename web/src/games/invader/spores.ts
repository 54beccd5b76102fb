import { mainRect, middle, type Point } from '../zombicide/geometry';
import type { ZombicideScene } from '../zombicide/protocol';
import { seeded } from '../../ui/random';

type Cell = [number, number, number, number];

const STEP = 11;
/** Where mold goes on, two cells overlap; elsewhere the edge wavers by so much. */
const OVERLAP = 4;
const WAVER = 9;

const corner = (x: number, y: number): string => `${x},${y}`;

/** The outline of mold over some zones: one shape a group, as if it had crept there. */
export function crust(scene: ZombicideScene, zones: readonly number[]): string {
  const cells = zones.flatMap((zone) => scene.zones[zone]?.cells ?? []);
  const upright = new Set<string>();
  const level = new Set<string>();
  for (const [x, y, w, h] of cells) {
    for (const at of [x, x + w]) toggle(upright, `${corner(at, y)}:${h}`);
    for (const at of [y, y + h]) toggle(level, `${corner(x, at)}:${w}`);
  }
  return cells.map((cell) => blob(cell, upright, level)).join('');
}

/** Sides that two cells share are none of the edge. */
function toggle(found: Set<string>, side: string): void {
  if (!found.delete(side)) found.add(side);
}

function blob([x, y, w, h]: Cell, upright: Set<string>, level: Set<string>): string {
  const top = level.has(`${corner(x, y)}:${w}`);
  const bottom = level.has(`${corner(x, y + h)}:${w}`);
  const left = upright.has(`${corner(x, y)}:${h}`);
  const right = upright.has(`${corner(x + w, y)}:${h}`);
  const points = [
    ...side(x, y, x + w, y, 0, 1, top),
    ...side(x + w, y, x + w, y + h, -1, 0, right),
    ...side(x + w, y + h, x, y + h, 0, -1, bottom),
    ...side(x, y + h, x, y, 1, 0, left),
  ];
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** The points of a side; dx and dy lead inwards. Two cells waver alike where they meet. */
function side(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  dx: number,
  dy: number,
  edge: boolean,
): Point[] {
  const count = Math.max(2, Math.round((Math.abs(x2 - x1) + Math.abs(y2 - y1)) / STEP));
  return Array.from({ length: count }, (_, n) => {
    const [x, y] = [x1 + ((x2 - x1) * n) / count, y1 + ((y2 - y1) * n) / count];
    const by = edge ? (noise(x, y) - 0.35) * WAVER : -OVERLAP;
    return { x: x + dx * by, y: y + dy * by };
  });
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Always the same at a place. */
const noise = (x: number, y: number): number => seeded(`${Math.round(x)}:${Math.round(y)}`)();

export interface Pustule extends Point {
  r: number;
}

/** Veins and pustules of a zone. */
export function life(scene: ZombicideScene, zone: number): { veins: string; pustules: Pustule[] } {
  const chance = seeded(`${scene.mission}:${zone}`);
  const rect = mainRect(scene.zones[zone]!);
  const [x, y, w, h] = rect;
  const centre = middle(rect);
  const veins = Array.from({ length: 7 }, (_, n) => {
    const angle = (n / 7) * 2 * Math.PI + chance();
    let path = `M${round(centre.x)} ${round(centre.y)}`;
    for (let step = 1; step <= 3; step++) {
      const far = (Math.min(w, h) / 2) * (step / 3);
      const turn = angle + (chance() - 0.5) * 0.7;
      path += `L${round(centre.x + Math.cos(turn) * far)} ${round(centre.y + Math.sin(turn) * far)}`;
    }
    return path;
  }).join('');
  const pustules = Array.from({ length: 5 }, () => ({
    x: round(x + 12 + chance() * (w - 24)),
    y: round(y + 12 + chance() * (h - 24)),
    r: round(2.4 + chance() * 3),
  }));
  return { veins, pustules };
}

/** Where mold comes into a zone, in shares of its width and height: at the side of what it had. */
export function creeps(scene: ZombicideScene, zone: number, had: readonly number[]): string {
  const here = middle(mainRect(scene.zones[zone]!));
  const away = (one: Point) => Math.hypot(one.x - here.x, one.y - here.y);
  const nearest = had
    .map((one) => middle(mainRect(scene.zones[one]!)))
    .toSorted((one, other) => away(one) - away(other))[0];
  if (!nearest) return '50% 50%';
  const [dx, dy] = [nearest.x - here.x, nearest.y - here.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? '100% 50%' : '0% 50%';
  return dy > 0 ? '50% 100%' : '50% 0%';
}

/** Where the token of Mold lies in its zone. */
export function moldAt(scene: ZombicideScene, zone: number): Point {
  const [x, y, w, h] = mainRect(scene.zones[zone]!);
  return { x: x + w - 17, y: y + h - 17 };
}
