import type { Option } from './kinds';
import type { TerrorBoardView, TerrorScene } from './protocol';
import { fieldOf, STEP } from './grid';

/** The way of a zombie, field by field. */
export interface Trail {
  fields: number[];
  facing: string;
  /** Who is bitten at its end: a human by their number. */
  bites: number | null;
}

const TURNS: Record<string, number> = { l: 3, r: 1 };
const POINTS = 'NESW';

/** Where an option leads the zombie that stands there, and whom it bites then. */
export function trailOf(
  scene: TerrorScene,
  board: TerrorBoardView,
  at: number,
  { data }: Option,
): Trail {
  const stands = Object.values(board.zombies).find(({ field }) => fieldOf(scene, field) === at);
  const ahead = (field: number, looks: number): number => {
    const [dx, dy] = STEP[POINTS[looks]!]!;
    return field + dx + dy * scene.width;
  };
  let looks = Math.max(POINTS.indexOf(stands?.facing ?? 'N'), 0);
  const fields = [at];
  for (const step of 'path' in data ? data.path : '') {
    const here = fields.at(-1)!;
    const next = ahead(here, looks);
    // Who climbs goes over the zombie before it, onto the barricade behind that one.
    fields.push(step === 'f' ? next : step === 'c' ? ahead(next, looks) : here);
    looks = (looks + (TURNS[step] ?? 0)) % POINTS.length;
  }
  const end = fields.at(-1)!;
  // Whatever steps onto the manhole is gone.
  const gone = end !== at && board.signs[end] === 'O';
  const human = gone ? -1 : humanOn(scene, board, end, ahead(end, looks));
  return { fields, facing: POINTS[looks]!, bites: human < 0 ? null : human };
}

/** Fields at the two ends of neighbouring rows have neighbouring numbers, and are far apart. */
function humanOn(scene: TerrorScene, board: TerrorBoardView, from: number, to: number): number {
  if (Math.abs((from % scene.width) - (to % scene.width)) > 1) return -1;
  return board.humans.findIndex(({ field }) => field && fieldOf(scene, field) === to);
}
