import type { Progress } from '../../tutorial/lesson';
import type { EventKind, Zombicide } from './kinds';

type Judge = (progress: Progress<Zombicide>) => boolean;

/** Has anything of these kinds happened since the lesson began? */
export const happened =
  (...kinds: EventKind[]): Judge =>
  ({ events }) =>
    events.some(({ data }) => kinds.includes(data.type));

/** The same, once nothing that it led to is asked about any more: somebody acts, or nobody yet. */
export const settled =
  (isIdle: (asked: string) => boolean, ...kinds: EventKind[]): Judge =>
  (progress) =>
    isIdle(progress.asked) && happened(...kinds)(progress);
