import { isPass } from './chooser.svelte';
import type { Option } from './kinds';

/** The question before the dice of an attack are rolled. */
export const DECLARED = /-prompt-react-declared$/;

const isConcentrated = ({ data }: Option): boolean => data.type === 'Concentrate';

/** The sign of a way to make an attack: all hits on one, or spread over all. */
export function glyphOf(option: Option, offered: readonly Option[]): 'conc' | 'spread' | null {
  if (isConcentrated(option)) return 'conc';
  return isPass(option) && offered.some(isConcentrated) ? 'spread' : null;
}
