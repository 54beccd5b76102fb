import { SIGNS } from './signs.ts';

/** What the client itself draws. */
const OWN = [
  'ak47',
  'anticlockwise-rotation',
  'auto-repair',
  'baby-face',
  'baseball-bat',
  'bowl-of-rice',
  'briefcase',
  'broken-heart',
  'bullets',
  'bus',
  'car-key',
  'chainsaw',
  'claw-slashes',
  'clockwise-rotation',
  'crowbar',
  'double-shot',
  'eye-target',
  'fire-axe',
  'flashlight',
  'graveyard',
  'katana',
  'machete',
  'mp5',
  'neck-bite',
  'next-button',
  'notebook',
  'nurse-female',
  'open-book',
  'padlock',
  'pistol-gun',
  'play-button',
  'police-badge',
  'previous-button',
  'raise-zombie',
  'rifle',
  'rule-book',
  'sawed-off-shotgun',
  'sight-disabled',
  'swap-bag',
  'thumb-up',
  'two-handed-sword',
  'water-bottle',
  'wood-axe',
] as const;

export type IconName = (typeof OWN)[number] | (typeof SIGNS)[number];

/** The icons of game-icons (CC BY 3.0) that the client uses; the build bundles only these. */
export const ICONS: readonly IconName[] = [...OWN, ...SIGNS];

/** An icon that the server names, or another one where this client does not have it. */
export const iconOf = (name: string | undefined, other: IconName): IconName =>
  ICONS.find((one) => one === name) ?? other;
