import type { Lesson, Progress } from '../../tutorial/lesson';
import type { EventKind, Winter } from './kinds';

/** Something of this kind happened since the lesson began. */
const happened =
  (...kinds: EventKind[]) =>
  ({ events }: Progress<Winter>): boolean =>
    events.some(({ data }) => kinds.includes(data.type));

/** The same, once nothing that it led to is asked about any more. */
const settled =
  (kind: EventKind) =>
  (progress: Progress<Winter>): boolean =>
    progress.asked === 'dw-turn' && happened(kind)(progress);

const at = (what: string): string => `.winter ${what}`;
const action = (id: string): string => at(`[data-action='${id}']`);

/** One round, taught by doing: whom to keep, a crossroads, dice, the cold, the crisis, the night. */
export const LESSONS: Lesson<Winter>[] = [
  { id: 'hello' },
  { id: 'keep', done: ({ board }) => board.survivors.length > 0 },
  { id: 'crossroads', done: happened('CrossroadsChosen', 'CrossroadsVoid'), readable: true },
  { id: 'secret', marks: [at('[data-look]'), at('[data-secret]')] },
  { id: 'dice', done: settled('DieSpent'), marks: [action('barricade'), at('.die')] },
  { id: 'outside', done: happened('Moved'), marks: [action('move')] },
  {
    id: 'searching',
    done: happened('Kept', 'Searched'),
    readable: true,
    marks: [action('search')],
  },
  { id: 'crisis', done: happened('Contributed'), readable: true, marks: [action('crisis')] },
  { id: 'finish', done: happened('TurnEnded'), marks: [action('end')] },
  { id: 'night', done: ({ board }) => board.round > 1 },
  { id: 'goals' },
];
