import type { Text } from '../../protocol';
import type { Option } from './kinds';
import type { TerrorScene } from './protocol';

export const CELL = 58;

export interface Place {
  x: number;
  y: number;
}

/** The middle of a field, by its number. */
export function placeOf(scene: TerrorScene, field: number): Place {
  return {
    x: (field % scene.width) * CELL + CELL / 2,
    y: Math.floor(field / scene.width) * CELL + CELL / 2,
  };
}

/** The number of a field that a view names "column,row". */
export function fieldOf(scene: TerrorScene, name: string): number {
  const [column = 0, row = 0] = name.split(',').map(Number);
  return row * scene.width + column;
}

/** A field as people read it on the frame: A1 is the top left one. */
export function nameOf(scene: TerrorScene, field: number): string {
  const column = String.fromCharCode(65 + (field % scene.width));
  return `${column}${Math.floor(field / scene.width) + 1}`;
}

/** "4,6" as the frame writes it. */
export function spell(value: string | number): string | number {
  const found = typeof value === 'string' ? /^(\d+),(\d+)$/.exec(value) : null;
  if (!found) return value;
  return `${String.fromCharCode(65 + Number(found[1]))}${Number(found[2]) + 1}`;
}

/** The field an option points at, or null. */
export const target = ({ data }: Option): number | null => ('at' in data ? data.at : null);

/** The human an option is about, or null. */
export const humanOf = ({ data }: Option): number | null => ('human' in data ? data.human : null);

/** Does this end the humans' turn? */
export const isEnd = ({ data }: Option): boolean => data.type === 'EndTurn';

/** Whether zombies that could still move would stand still: their phase is about to be ended. */
export const isWaste = ({ data }: Option, options: Option[]): boolean =>
  data.type === 'EndActivations' &&
  options.some((one) => one.data.type !== 'EndActivations' && one.data.type !== 'Play');

/** The humans who can still do something in the turn that a question lets end. */
export function ableHumans(options: Option[]): Set<number> {
  return new Set(options.map(humanOf).filter((human) => human !== null));
}

/** The field that a question is about, or null. */
export function subject(scene: TerrorScene, prompt: Text | undefined): number | null {
  const field = prompt?.args['field'];
  return typeof field === 'string' ? fieldOf(scene, field) : null;
}

export const isFacing = ({ data }: Option): boolean => data.type === 'Face';

/** The point of the compass that an option turns a zombie to. */
export const facingOf = (scene: TerrorScene, { data }: Option): string =>
  ('facing' in data && scene.facings[data.facing]) || 'N';

/** What stands on a field, by the sign that the board's drawing has for it. */
export const SIGNS: Record<string, string> = {
  '#': 'obstacle',
  B: 'bus',
  '1': 'barricade',
  '2': 'barricade',
  G: 'booth',
  C: 'car',
  O: 'manhole',
  s: 'adding',
};

export const FACING: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 };
export const STEP: Record<string, [number, number]> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
const SIGHT = 4;

/** The fields a zombie looks along: up to four, until something solid. */
export function sight(scene: TerrorScene, signs: string, field: number, facing: string): number[] {
  const [dx, dy] = STEP[facing] ?? [0, 0];
  const seen: number[] = [];
  let [x, y] = [field % scene.width, Math.floor(field / scene.width)];
  while (seen.length < SIGHT) {
    [x, y] = [x + dx, y + dy];
    if (x < 0 || y < 0 || x >= scene.width || y >= scene.height) break;
    const next = y * scene.width + x;
    if ('#B12GC'.includes(signs[next] ?? '#')) break;
    seen.push(next);
  }
  return seen;
}
