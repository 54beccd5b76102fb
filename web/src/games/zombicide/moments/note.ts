import type { GameStore } from '../../../core/game.svelte';
import { t } from '../../../core/texts.svelte';
import type { Zombicide, ZombicideEffect } from '../kinds';
import type { ZombicideBlows, ZombicideScene } from '../protocol';
import type { Words } from '../words';
import { attacksOf } from './shares';
import { owners, type Staged } from './staged';

/** What is said at the zone that a great moment is about, in a few words. */
export function noteOf(
  { ask, log, effects }: Pick<GameStore<Zombicide>, 'ask' | 'log' | 'effects'>,
  staged: Staged | null,
  scene: ZombicideScene,
  lit: number,
  words: Words,
  blows: Readonly<Record<string, ZombicideBlows>>,
): string {
  const zone = scene.zones[lit]?.name;
  const card = effects.find((one) => one.kind === 'card');
  if (zone && card?.arrivals.length) {
    const who = card.arrivals.map(({ id, count }) => words.zombies(scene, id, count)).join(', ');
    return t('web-moment-arrive', { who, zone });
  }
  const shown = effects.map((one) => shortly(one, scene, words)).find((said) => said);
  if (shown) return shown;
  const attacks = ask && staged === 'wounds' ? blows[ask.options[0]!.key] : undefined;
  if (zone && attacks) return t('web-moment-attacks', { zone, count: attacksOf(attacks) });
  const [who] = staged === 'found' && ask ? owners(ask) : [];
  const last = log.findLast(({ data }) => 'card' in data)?.data;
  if (!zone || who === undefined || last?.type !== 'Drew' || last.who !== who) return '';
  const drawn = log.findLastIndex(({ data }) => data === last);
  const crate = log[drawn - 1]?.data.type === 'CrateTaken';
  const name = words.survivor(scene.box.survivors[who]!.id);
  return t(crate ? 'web-moment-crate' : 'web-moment-searches', { who: name, zone });
}

/** What is said at the zone while something is only shown. */
function shortly(effect: ZombicideEffect, scene: ZombicideScene, words: Words): string {
  if (effect.kind === 'fall' && effect.id)
    return t('web-moment-would-fall', { who: words.survivor(effect.id) });
  if (effect.kind === 'level')
    return t('web-moment-level', {
      who: words.survivor(effect.id),
      level: words.level(scene.box.levels[effect.level] ?? ''),
    });
  const [group] = effect.kind === 'tape' ? effect.groups : [];
  if (effect.kind !== 'tape' || !group) return '';
  const who = words.zombies(scene, effect.id, group.count);
  return t('web-moment-arrive', { who, zone: scene.zones[group.zone]?.name ?? '' });
}
