import { SIGNS } from './signs.ts';

/** What the client itself draws. */
const OWN = [
  'ak47',
  'anticlockwise-rotation',
  'auto-repair',
  'baby-face',
  'baseball-bat',
  'battery-pack',
  'bowl-of-rice',
  'briefcase',
  'broken-heart',
  'bullets',
  'bus',
  'car-key',
  'chainsaw',
  'claw-slashes',
  'clockwise-rotation',
  'closed-doors',
  'crowbar',
  'double-shot',
  'electric',
  'eye-target',
  'fire-axe',
  'flamethrower',
  'flashlight',
  'fuel-tank',
  'graveyard',
  'katana',
  'kevlar-vest',
  'machete',
  'minigun',
  'mp5',
  'neck-bite',
  'next-button',
  'notebook',
  'opened-food-can',
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
  'delivery-drone',
  'scuba-mask',
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

/** What is drawn before anybody sits down: the page brings it. The rest comes with the first table. */
export const FIRST: readonly IconName[] = [
  'bus',
  'flashlight',
  'graveyard',
  'hand',
  'hourglass',
  'modern-city',
  'next-button',
  'notebook',
  'open-book',
  'person',
  'play-button',
  'raise-zombie',
  'robot-antennas',
  'rule-book',
  'team-idea',
];

/** An icon that the server names, or another one where this client does not have it. */
export const iconOf = (name: string | undefined, other: IconName): IconName =>
  ICONS.find((one) => one === name) ?? other;
