import { isPass } from './chooser.svelte';
import type { Option } from './kinds';

/** The question of a card of the story that leaves a choice. */
export const STORY = /-story-choice$/;
/** The question before the dice of an attack are rolled. */
export const DECLARED = /-prompt-react-declared$/;

const isConcentrated = ({ data }: Option): boolean => data.type === 'Concentrate';

const LIGHT = new Set(['LightZone', 'LightWall']);

const MENDS = new Set(['Patch', 'SpendParts', 'SpendKit']);

/** What to pass means: a weapon is lost, whatever else is offered, the dice are kept, or a lamp stays. */
export function passingOf(offered: readonly Option[], dice: boolean): string | null {
  if (offered.some(({ data }) => MENDS.has(data.type))) return 'web-break-stays';
  if (dice) return 'web-dice-keep';
  return offered.some(({ data }) => data.type === 'LightZone') ? 'web-beam-stays' : null;
}

/** The sign of a way to make an attack, all hits on one or spread over all, and that of a lamp. */
export function glyphOf(option: Option, offered: readonly Option[]): string | null {
  if (LIGHT.has(option.data.type)) return 'beam';
  if (isConcentrated(option)) return 'conc';
  return isPass(option) && offered.some(isConcentrated) ? 'spread' : null;
}
