import type { Happening } from '../../protocol';
import type { Plan } from './edition';
import type { Mark } from '../../table/film';

const FALL: Mark = { kind: 'event', icon: 'graveyard', bad: true };
/** The events of any edition that matter to the timeline. */
export const SIGNS: Record<string, Mark> = {
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
  ({ timeline }: Plan) =>
  ({ data }: Happening): Mark | null => {
    const kind = String(data['type']);
    if (kind === 'RoundBegan') return { kind: 'round', number: Number(data['round']) };
    return timeline[kind] ?? null;
  };
