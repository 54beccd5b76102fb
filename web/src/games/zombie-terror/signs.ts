import type { IconName } from '../../icons/names';
import type { Option } from './kinds';

/** The picture of what an answer does. */
const SIGNS: Partial<Record<Option['data']['type'], IconName>> = {
  Activate: 'raise-zombie',
  Add: 'raise-zombie',
  Diagonal: 'run',
  EnterCar: 'car-key',
  Go: 'footsteps',
  Heal: 'first-aid-kit',
  Kill: 'wood-axe',
  Move: 'footsteps',
  Pick: 'person',
  Place: 'person',
  Push: 'hand',
  Shoot: 'pistol-gun',
  Shove: 'hand',
  ShoveOff: 'hand',
  Target: 'raise-zombie',
  Walk: 'footsteps',
};

/** What ends something has the hourglass of every table. */
export const signOf = ({ data }: Option): IconName => SIGNS[data.type] ?? 'hourglass';

const STEPS = new Set<string>(['Move', 'Diagonal']);
/** A step that the board offers on a field of its own. */
export const isStep = ({ data }: Option): boolean => STEPS.has(data.type);
