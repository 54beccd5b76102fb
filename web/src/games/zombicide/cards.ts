import type {
  ZombicideBoxCard,
  ZombicideProfile,
  ZombicideScene,
  ZombicideTableView,
} from './protocol';
import { t, texts } from '../../core/texts.svelte';
import type { IconName } from '../../icons/names';
import type { Edition } from './edition';

/** The picture on a card. */
export const artOf = (edition: Edition, id: string): IconName => edition.art[id] ?? 'swap-bag';

export function cardOf(
  scene: Pick<ZombicideScene, 'box'>,
  id: string,
): ZombicideBoxCard | undefined {
  return scene.box.cards.find((card) => card.id === id);
}

/** What somebody has in their hands. */
export function heldBy(edition: Edition, board: ZombicideTableView, id: string): string {
  const cards = board.people.find((one) => one.id === id)?.cards ?? [];
  const held = cards.slice(0, edition.slots[0]?.count).filter((card) => card !== null);
  return held.map(edition.words.card).join(', ');
}

/** What a card without figures is good for, in a sentence; nothing where its figures say it. */
export function doesOf({ words }: Edition, scene: ZombicideScene, id: string): string {
  if (words.has(`does-${id}`)) return words.say(`does-${id}`);
  const card = cardOf(scene, id);
  const skill = card && !card.profiles.length ? scene.box.skills[card.skill] : undefined;
  return skill ? t('web-gives-skill', { skill: texts.render(skill.name) }) : '';
}

export function rangeOf({
  range_min,
  range_max,
}: Pick<ZombicideProfile, 'range_min' | 'range_max'>): string {
  return range_min === range_max ? String(range_max) : `${range_min}–${range_max}`;
}

/** What a card does where it lies in the Backpack, in a word or two. */
export function noteOf(scene: ZombicideScene, id: string): string {
  const card = cardOf(scene, id);
  if (!card) return '';
  if (card.food) return t('web-food', { count: card.food });
  if (card.oxygen) return t('web-oxygen');
  if (card.cancels) return t('web-cancels', { count: card.cancels });
  if (card.attaches !== 'none') return t('web-attach', { kind: t(`web-ammo-${card.attaches}`) });
  if (card.rerolls !== 'none') return t('web-rerolls');
  if (card.opens_doors) return t('web-opens-doors');
  return card.backpack ? t('web-works-here') : '';
}
