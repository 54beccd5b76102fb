import type { IconName } from '../../icons/names';

/** All humans are blue discs and told apart by their icon. */
export const HUMAN_ICONS: Record<string, IconName> = {
  child: 'baby-face',
  mechanic: 'auto-repair',
  nurse: 'nurse-female',
  banker: 'briefcase',
  lumberjack: 'wood-axe',
  policeman: 'police-badge',
};
