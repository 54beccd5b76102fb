import type { ZombicidePersonTally, ZombicideTally } from './protocol';
import { t } from '../../core/texts.svelte';
import { survivorName } from './spoken';

const EVENTS = { zombie: 'z2-event-fell', friend: 'z2-event-misfired', fire: 'z2-event-burned' };

/** What became of a Survivor, in a few words. */
export function fateOf({ fate, fall, round }: ZombicidePersonTally): string {
  const who = fall.other ? survivorName(fall.other) : '';
  const kind = fall.kind ? t(`z2-zombie-${fall.kind}`) : '';
  return t(`web-fate-${fate === 'fell' ? fall.cause : fate}`, { round, who, kind });
}

/** Who fell, each in the sentence that the log has for it. */
export const fallen = ({ people }: ZombicideTally): string[] =>
  people.flatMap(({ id, fall }) =>
    fall.cause
      ? [
          t(EVENTS[fall.cause], {
            who: survivorName(id),
            kind: fall.kind && t(`z2-zombie-${fall.kind}`),
          }),
        ]
      : [],
  );
