import type { ZombicideScene, ZombicideTableView } from '../games';
import { t, texts } from '../core/texts.svelte';
import { noise } from './layout';
import { isOpen } from './ways';

/** A zone in words, for screen readers and tooltips: what it is and what is there. */
export function spokenZone(
  scene: ZombicideScene,
  board: ZombicideTableView,
  zone: number,
  target: string | undefined,
): string {
  const place = scene.zones[zone]!;
  const people = board.people.filter((one) => one.zone === zone).map((one) => survivorName(one.id));
  const here = board.zones.find((one) => one.zone === zone);
  const zombies = Object.entries(here?.zombies ?? {}).map(([id, count]) =>
    zombieCount(scene, id, count),
  );
  const parts = [place.name, t(`web-zone-${place.kind}`), ...people, ...zombies];
  for (const [where, colour] of board.objectives) {
    if (where === zone)
      parts.push(t(colour === 'red' ? 'web-objective' : `web-objective-${colour}`));
  }
  if (board.crates.includes(zone)) parts.push(t('web-crate'));
  if (board.spawns.some(([where]) => where === zone)) parts.push(t('web-spawn'));
  if (scene.exits.includes(zone)) parts.push(t('web-exit'));
  for (const car of board.cars.filter((one) => one.zone === zone)) {
    const trunk = car.trunk.map(cardName).join(', ');
    parts.push(t(trunk ? 'web-car-with' : 'web-car', { trunk }));
  }
  for (const { what } of scene.marks.filter((mark) => mark.zone === zone)) {
    parts.push(t(`web-mark-${what}`));
  }
  const guests = board.companions.filter((one) => one.zone === zone);
  parts.push(...guests.map((one) => survivorName(one.id)));
  for (const line of scene.lines) {
    if (line.kind !== 'door' || !line.zones.includes(zone) || isOpen(board.doors, line.door))
      continue;
    const other = line.zones[0] === zone ? line.zones[1] : line.zones[0];
    parts.push(t('web-closed-door', { zone: scene.zones[other]!.name }));
  }
  const loud = noise(board, zone);
  if (loud) parts.push(t('web-noise', { count: loud }));
  if (target !== undefined) parts.push(t('web-target'));
  return parts.join(', ');
}

/** A Mission's name; one brought from outside has only the one its file gives. */
export function missionName(id: string): string {
  const text = `z2-scenario-${id}`;
  return texts.has(text) ? t(text) : id;
}

export const survivorName = (id: string): string => t(`z2-survivor-${id}`);
export const cardName = (id: string): string => t(`z2-card-${id}`);

export function zombieCount(scene: ZombicideScene, id: string, count: number): string {
  const family = scene.box.zombies.find((one) => one.id === id)?.family ?? id;
  if (count === 1 && family !== id) return t(`z2-zombie-${id}`);
  return t(`z2-zombies-${family}`, { count });
}
