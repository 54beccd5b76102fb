import { t } from '../../core/texts.svelte';
import type { ZombicidePersonTally, ZombicideTally } from './protocol';
import type { Words } from './words';

const EVENTS = { zombie: 'event-fell', friend: 'event-misfired', fire: 'event-burned' };

/** What became of a Survivor, in a few words. */
export function fateOf(words: Words, { fate, fall, round }: ZombicidePersonTally): string {
  const who = fall.other ? words.survivor(fall.other) : '';
  const kind = fall.kind ? words.zombie(fall.kind) : '';
  return t(`web-fate-${fate === 'fell' ? fall.cause : fate}`, { round, who, kind });
}

/** Who fell, each in the sentence that the log has for it. */
export const fallen = (words: Words, { people }: ZombicideTally): string[] =>
  people.flatMap(({ id, fall }) =>
    fall.cause
      ? [
          words.say(EVENTS[fall.cause], {
            who: words.survivor(id),
            kind: fall.kind && words.zombie(fall.kind),
          }),
        ]
      : [],
  );
