import type { ZombicideBox } from './protocol';

/** What the choice of Survivors is given. */
export interface PickProps {
  box: ZombicideBox;
  team: number;
  chosen: string[];
  close: () => void;
}

/** Takes a Survivor into the chosen ones or out again; a full team takes nobody else. */
export function toggled(chosen: readonly string[], id: string, most: number): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < most ? [...chosen, id] : [...chosen];
}
