import type { ZombicideBox } from './protocol';

/** What the choice of Survivors is given. */
export interface PickProps {
  /** Whose rules say what a skill does. */
  game: string;
  box: ZombicideBox;
  team: number;
  chosen: string[];
  /** Who plays where nobody was chosen, if that is not left to the lot. */
  usual?: readonly string[];
  close: () => void;
}

/** As many play where nobody said otherwise. */
const FULL = 6;

/** Takes a Survivor into the chosen ones or out again; a full team takes nobody else. */
export function toggled(chosen: readonly string[], id: string, most: number): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < most ? [...chosen, id] : [...chosen];
}

/** Lists the ways to share a team out so that everybody plays somebody: 5+1, 4+2 and so on. */
export function sharings(team: number, players: number): string[] {
  if (players === 1) return [String(team)];
  return Array.from({ length: team - players + 1 }, (_, n) => team - players + 1 - n).flatMap(
    (first) => sharings(team - first, players - 1).map((rest) => `${first}+${rest}`),
  );
}

/** Who of a team was chosen when its table was opened, and how many the lot brings besides. */
export function agreed(
  config: Readonly<Record<string, unknown>>,
  { survivors }: Pick<ZombicideBox, 'survivors'>,
): { chosen: string[]; drawn: number } {
  const known = survivors.map(({ id }) => id);
  const named = typeof config['survivors'] === 'string' ? config['survivors'].split('+') : [];
  const chosen = named.filter((id) => known.includes(id));
  const size = typeof config['team'] === 'number' ? config['team'] : FULL;
  return { chosen, drawn: Math.max(0, size - chosen.length) };
}
