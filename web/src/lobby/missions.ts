import { ZOMBICIDE_MISSIONS } from '../games/zombicide/protocol';

/** What the server calls a scenario that came with its table. */
export const OWN = 'custom';

export interface Shelf {
  difficulty: string;
  scenarios: string[];
}

const ORDER = ['easy', 'medium', 'hard'];

/** Sorts scenarios by how hard they are; a game that does not say has one shelf without a name. */
export function shelves(scenarios: readonly string[]): Shelf[] {
  const hardness = (id: string) => ZOMBICIDE_MISSIONS[id]?.difficulty ?? '';
  return ['', ...ORDER]
    .map((difficulty) => ({
      difficulty,
      scenarios: scenarios.filter((id) => hardness(id) === difficulty),
    }))
    .filter((shelf) => shelf.scenarios.length > 0);
}

/** Takes a Survivor into the chosen ones or out again; a full team takes nobody else. */
export function toggled(chosen: readonly string[], id: string, most: number): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < most ? [...chosen, id] : [...chosen];
}
