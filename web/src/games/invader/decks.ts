import { along, gapOf, mainRect, type Point, type Rect } from '../zombicide/geometry';
import type { ZombicideScene, ZombicideSceneLine } from '../zombicide/protocol';
import { seeded } from '../../ui/random';

const FLOORS = ['s-plate', 's-hex', 's-mat'];
const THICK = 8;
const OUTER = 11;

export interface Rock extends Point {
  size: number;
  turned: number;
}

/** Things that mean nothing; the same for everybody and every time. */
export interface Decks {
  floors: Map<number, string>;
  rocks: Rock[];
  craters: Point[];
  consoles: Rect[];
}

/** What a station is furnished with, and what lies around it. */
export function decks(scene: ZombicideScene): Decks {
  const chance = seeded(scene.mission);
  const out: Decks = { floors: new Map(), rocks: [], craters: [], consoles: [] };
  scene.zones.forEach((zone, number) => {
    const [x, y, w, h] = mainRect(zone);
    if (zone.kind === 'outdoor') {
      for (let n = Math.floor((w * h) / 6500); n > 0; n--)
        out.rocks.push({
          x: Math.round(x + 12 + chance() * (w - 24)),
          y: Math.round(y + 12 + chance() * (h - 24)),
          size: 0.6 + chance() * 0.8,
          turned: Math.round(chance() * 90),
        });
      if (chance() < 0.4) out.craters.push({ x: x + w * 0.3, y: y + h * 0.35 });
    } else if (zone.kind === 'room') {
      out.floors.set(number, FLOORS[Math.floor(chance() * FLOORS.length)]!);
      if (chance() < 0.7) out.consoles.push([x + w - 46, y + h - 20, 36, 10]);
      if (chance() < 0.5) out.consoles.push([x + 10, y + h - 44, 10, 34]);
    }
  });
  return out;
}

/** Is something on this side without a roof, or nothing at all? */
const isOpen = (scene: ZombicideScene, zone: number): boolean =>
  zone < 0 || scene.zones[zone]?.kind === 'outdoor';

/** The metal parts of a line: all of a wall, two stubs beside an opening. */
export function metal(scene: ZombicideScene, line: ZombicideSceneLine): Rect[] {
  if (line.kind === 'crossing') return [];
  const thick = line.zones.some((zone) => isOpen(scene, zone)) ? OUTER : THICK;
  const over = thick / 2;
  const gap = line.kind === 'airlock' ? 0 : gapOf(line);
  if (!gap) return [along(line, -over, line.length + over, thick)];
  const side = (line.length - gap) / 2;
  return [along(line, -over, side, thick), along(line, side + gap, line.length + over, thick)];
}

/** What is left of a wall that mold has opened: stubs, which mean an open passage. */
export function stubs(line: ZombicideSceneLine): Rect[] {
  const pieces = Math.max(2, Math.round(line.length / 20));
  const pitch = line.length / pieces;
  return Array.from({ length: pieces }, (_, n) =>
    along(line, n * pitch + pitch / 2 - 2, n * pitch + pitch / 2 + 3, 6),
  );
}

/** Light strips of corridors along their walls. */
export function strips(scene: ZombicideScene): string {
  return scene.lines
    .filter(({ kind }) => kind === 'wall')
    .flatMap((line) =>
      line.zones.flatMap((zone, side) => {
        if (zone < 0 || scene.zones[zone]!.kind !== 'corridor') return [];
        const shift = side === 0 ? -9 : 9;
        return line.upright
          ? [`M${line.x + shift} ${line.y + 9}v${line.length - 18}`]
          : [`M${line.x + 9} ${line.y + shift}h${line.length - 18}`];
      }),
    )
    .join('');
}

/** Division lines between two zones: inside they shine, outside they are dots in the dust. */
export function divisions(scene: ZombicideScene, outside: boolean): string {
  return scene.lines
    .filter(({ kind, zones }) => kind === 'crossing' && isOpen(scene, zones[0]) === outside)
    .map(({ x, y, length, upright }) => `M${x} ${y}${upright ? 'v' : 'h'}${length}`)
    .join('');
}
