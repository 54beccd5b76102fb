import type { ZombicideScene } from './protocol';
import { isCrossing, mainRect, type Point, type Rect } from './geometry';
import { seeded } from '../../ui/random';

export interface Puddle extends Point {
  rx: number;
  ry: number;
}

/** Things that mean nothing and make the town look lived in; the same in every browser. */
export interface Decoration {
  shaded: number[];
  puddles: Puddle[];
  manholes: Point[];
  lamps: Point[];
  floors: Map<number, string>;
  furniture: Rect[];
}

const FLOORS = ['f-wood', 'f-tile', 'f-carpet', 'f-parquet', 'f-conc'];

export function decorate(scene: ZombicideScene): Decoration {
  const chance = seeded(scene.mission);
  const out: Decoration = {
    shaded: [],
    puddles: [],
    manholes: [],
    lamps: [],
    floors: new Map(),
    furniture: [],
  };
  scene.zones.forEach((zone, number) => {
    const rect = mainRect(zone);
    if (zone.kind === 'street') street(out, rect, number, isCrossing(zone), chance);
    else room(out, rect, number, zone.building, chance);
  });
  return out;
}

function street(
  out: Decoration,
  [x, y, w, h]: Rect,
  number: number,
  crossing: boolean,
  chance: () => number,
): void {
  if (chance() < 0.5) out.shaded.push(number);
  for (let n = chance() < 0.5 ? 1 : 2; n > 0; n--) {
    out.puddles.push({
      x: x + 24 + chance() * (w - 48),
      y: y + 24 + chance() * (h - 48),
      rx: 9 + chance() * 9,
      ry: 5 + chance() * 5,
    });
  }
  if (crossing) {
    out.manholes.push({ x: x + w * (0.3 + chance() * 0.4), y: y + h * (0.3 + chance() * 0.4) });
    const diagonal = chance() < 0.5;
    out.lamps.push({ x: x + 10, y: diagonal ? y + 10 : y + h - 10 });
    out.lamps.push({ x: x + w - 10, y: diagonal ? y + h - 10 : y + 10 });
  } else if (chance() < 0.42) {
    out.lamps.push({
      x: x + (chance() < 0.5 ? 12 : w - 12),
      y: y + (chance() < 0.5 ? 12 : h - 12),
    });
  }
}

function room(
  out: Decoration,
  [x, y, w, h]: Rect,
  number: number,
  building: number,
  chance: () => number,
): void {
  const floor = FLOORS[(building * 2 + Math.floor(chance() * 2)) % FLOORS.length]!;
  out.floors.set(number, floor);
  const [wide, deep] = [22 + chance() * 16, 12 + chance() * 6];
  out.furniture.push([x + w - wide - 10, y + h - deep - 10, wide, deep]);
  if (chance() < 0.6) out.furniture.push([x + 10, y + 10, deep, wide]);
}
