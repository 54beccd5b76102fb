import type { ZombicideBoxCard, ZombicideProfile, ZombicideScene } from './protocol';
import type { IconName } from '../../icons/names';
import type { Edition } from './edition';

/** The picture on a card. */
export const artOf = (edition: Edition, id: string): IconName => edition.art[id] ?? 'swap-bag';

export function cardOf(scene: ZombicideScene, id: string): ZombicideBoxCard | undefined {
  return scene.box.cards.find((card) => card.id === id);
}

export function rangeOf({ range_min, range_max }: ZombicideProfile): string {
  return range_min === range_max ? String(range_max) : `${range_min}–${range_max}`;
}
