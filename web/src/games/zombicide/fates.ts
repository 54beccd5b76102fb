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

/** Whether somebody is dead at the end, or lies there. */
export const isFallen = ({ fate }: ZombicidePersonTally): boolean =>
  fate === 'fell' || fate === 'down' || fate === 'dead';

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

/** What may end a Mission; a find or a new level may be answered after it. */
const ENDS: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(['Fell', 'Misfired', 'Burned', 'Died', 'FellDown', 'PennyFell'] as const),
  ...(['Escaped', 'Evacuated', 'ObjectiveTaken', 'SpawnGone', 'MoldTaken', 'MoldGrew'] as const),
]);
/** What happens all the time, and ends a Mission only if nothing followed. */
const LAST: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(['Killed', 'ClockMoved', 'RoundEnded', 'Treated', 'Drove', 'Barricaded'] as const),
  ...(['BurnerFed', 'FlagNoted'] as const),
]);
const ANSWERED_AFTER = 5;

/** Whether an event, so many answers before the last one, decided: the latest such one is shown. */
export const decides = (kind: EventKind, before: number): boolean =>
  ENDS.has(kind) ? before <= ANSWERED_AFTER : LAST.has(kind) && before === 0;

/** Who brought down most, if anybody did. */
export const best = ({ people }: ZombicideTally): ZombicidePersonTally | null =>
  people
    .filter(({ kills }) => kills > 0)
    .reduce<ZombicidePersonTally | null>((a, b) => (a && a.kills >= b.kills ? a : b), null);
