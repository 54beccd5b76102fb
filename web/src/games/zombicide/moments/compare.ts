import { cardOf, rangeOf } from '../cards';
import type { ZombicideArm, ZombicideFit, ZombicideScene } from '../protocol';
import type { Place } from './staged';

/** How likely a card hits in a slot, and how likely the one does that lies there. */
export interface Hits {
  before: number;
  after: number;
}

const best = ({ melee, ranged }: ZombicideArm): number => Math.max(melee, ranged);

/** Compares shots with shots where there are any, else with what else is done with the card. */
export function hitsOf({ now, then }: ZombicideFit): Hits {
  const mode = then.ranged >= then.melee ? 'ranged' : 'melee';
  return { before: now[mode] || best(now), after: best(then) };
}

/** Whether a card is used without dice, so that there is no chance to compare. */
export const isSure = (scene: ZombicideScene, card: string): boolean =>
  cardOf(scene, card)?.eliminates_zone ?? false;

/** The place whose card a found one is weighed against: a Hand with a weapon of the same kind. */
export function rivalOf(
  scene: ZombicideScene,
  found: string,
  places: readonly Place[],
): Place | undefined {
  const modes = new Set(cardOf(scene, found)?.profiles.map(({ mode }) => mode));
  const armed = places.filter(
    ({ open, option, card }) => open && option && card && cardOf(scene, card)?.profiles.length,
  );
  const alike = ({ card }: Place) =>
    cardOf(scene, card!)!.profiles.some(({ mode }) => modes.has(mode));
  return armed.find(alike) ?? armed[0];
}

/** What is printed alike on two weapons, by the names of the numbers. */
export function alikeOf(scene: ZombicideScene, card: string, other: string): string[] {
  const one = cardOf(scene, card)?.profiles[0];
  const two = cardOf(scene, other)?.profiles[0];
  if (!one || !two) return [];
  return [
    ...(rangeOf(one) === rangeOf(two) ? ['web-range'] : []),
    ...(one.dice === two.dice ? ['web-dice'] : []),
    ...(one.accuracy === two.accuracy ? ['web-gloss-accuracy'] : []),
    ...(one.damage === two.damage ? ['web-gloss-damage'] : []),
  ];
}

/** Whether a card makes noise that another one does not, or the other way round. */
export function louder(scene: ZombicideScene, card: string, other: string): 1 | 0 | -1 {
  const noisy = (id: string) => cardOf(scene, id)?.profiles.some((one) => one.noisy) ?? false;
  if (noisy(card) === noisy(other)) return 0;
  return noisy(card) ? 1 : -1;
}

/**
 * Where the card of a Hand goes if another one takes its place: a free slot that holds anything.
 * What is attached to it comes off there, and needs a slot for each.
 */
export function roomFor(place: Place, places: readonly Place[]): Place | undefined {
  if (!place.card || !place.open) return undefined;
  const free = places.filter((one) => !one.card && !one.open && !one.attached && !one.worn);
  const along = places.filter(({ holder, card }) => holder === place.slot && card).length;
  return free.length > along ? free.find(({ option }) => option) : undefined;
}

/** What becomes of a place and its card, by a text. */
export function fateOf(
  place: Place,
  { fit, room, weapon }: { fit: ZombicideFit | undefined; room: boolean; weapon: boolean },
): string {
  if (!place.option) return '';
  if (!place.card) return weapon && !place.open && !place.attached ? 'web-put-idle' : 'web-put';
  if (fit?.lost) return 'web-put-lost';
  return room ? 'web-put-packed' : 'web-put-next';
}
