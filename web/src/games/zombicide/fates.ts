import { t } from '../../core/texts.svelte';
import type { EventKind } from './kinds';
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

/** What may end a Mission: the last of these is shown as what decided. */
export const DECIDES: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(['Fell', 'Misfired', 'Burned', 'Died', 'FellDown', 'PennyFell'] as const),
  ...(['Escaped', 'Evacuated', 'ObjectiveTaken', 'SpawnGone', 'MoldTaken', 'MoldGrew'] as const),
  ...(['Killed', 'ClockMoved', 'RoundEnded'] as const),
]);

/** Who brought down most, if anybody did. */
export const best = ({ people }: ZombicideTally): ZombicidePersonTally | null =>
  people
    .filter(({ kills }) => kills > 0)
    .reduce<ZombicidePersonTally | null>((a, b) => (a && a.kills >= b.kills ? a : b), null);
