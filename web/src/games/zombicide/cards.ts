import type { ZombicideBoxCard, ZombicideProfile, ZombicideScene } from './protocol';
import type { IconName } from '../../icons/names';

const ART: Record<string, IconName> = {
  aaahh: 'raise-zombie',
  automatic_shotgun: 'mp5',
  bag_of_rice: 'bowl-of-rice',
  baseball_bat: 'baseball-bat',
  canned_food: 'canned-fish',
  chainsaw: 'chainsaw',
  crowbar: 'crowbar',
  evil_twins: 'double-shot',
  fire_axe: 'fire-axe',
  flashlight: 'flashlight',
  golden_ak_47: 'ak47',
  golden_kukri: 'machete',
  gunblade: 'two-handed-sword',
  katana: 'katana',
  kukri: 'bowie-knife',
  machete: 'machete',
  mas_shotgun: 'winchester-rifle',
  military_sniper_rifle: 'rifle',
  molotov: 'molotov',
  nailbat: 'baseball-bat',
  pistol: 'pistol-gun',
  plenty_of_bullets: 'bullets',
  plenty_of_shells: 'shotgun-rounds',
  sawed_off: 'sawed-off-shotgun',
  shotgun: 'winchester-rifle',
  sniper_rifle: 'rifle',
  sub_mg: 'mp5',
  water: 'water-bottle',
  zantetsuken: 'katana',
};

export const artOf = (id: string): IconName => ART[id] ?? 'swap-bag';

export function cardOf(scene: ZombicideScene, id: string): ZombicideBoxCard | undefined {
  return scene.box.cards.find((card) => card.id === id);
}

export function rangeOf({ range_min, range_max }: ZombicideProfile): string {
  return range_min === range_max ? String(range_max) : `${range_min}–${range_max}`;
}

/** Whether a slot lets a card be used: Hands always, the Backpack only for some cards. */
export const HANDS = 2;
