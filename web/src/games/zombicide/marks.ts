import type { Happening } from '../../protocol';
import type { Edition } from './edition';
import type { EventKind, Zombicide } from './kinds';
import type { Mark } from '../../table/film';

const FALL: Mark = { kind: 'event', icon: 'graveyard', bad: true };
/** The events of any edition that matter to the timeline. */
export const SIGNS: Partial<Record<EventKind, Mark>> = {
  ZombiesAct: { kind: 'phase' },
  Attacked: { kind: 'event', icon: 'rolling-dices' },
  Drew: { kind: 'event', icon: 'magnifying-glass' },
  DoorOpened: { kind: 'event', icon: 'entry-door' },
  ObjectiveTaken: { kind: 'event', icon: 'thumb-up' },
  Escaped: { kind: 'event', icon: 'exit-door' },
  Wounded: { kind: 'event', icon: 'broken-heart', bad: true },
  Fell: FALL,
  Misfired: FALL,
  Burned: FALL,
};

/** What an event of an edition means to the timeline. */
export const marksOf =
  ({ timeline }: Edition) =>
  ({ data }: Happening<Zombicide>): Mark | null => {
    if (data.type === 'RoundBegan') return { kind: 'round', number: data.round };
    return timeline[data.type] ?? null;
  };
