import type { Lesson, Progress } from '../../tutorial/lesson';
import type { EventKind, Winter } from './kinds';

/** Something of this kind happened since the lesson began. */
const happened =
  (...kinds: EventKind[]) =>
  ({ events }: Progress<Winter>): boolean =>
    events.some(({ data }) => kinds.includes(data.type));

/** One round, taught by doing: whom to keep, a crossroads, dice, the cold, the crisis, the night. */
export const LESSONS: Lesson<Winter>[] = [
  { id: 'hello' },
  { id: 'keep', done: ({ board }) => board.survivors.length > 0 },
  { id: 'crossroads', done: happened('CrossroadsChosen', 'CrossroadsVoid'), readable: true },
  { id: 'secret' },
  { id: 'dice', done: happened('DieSpent') },
  { id: 'outside', done: happened('Moved') },
  { id: 'searching', done: happened('Kept', 'Searched'), readable: true },
  { id: 'crisis', done: happened('Contributed'), readable: true },
  { id: 'finish', done: happened('TurnEnded') },
  { id: 'night', done: ({ board }) => board.round > 1 },
  { id: 'goals' },
];
