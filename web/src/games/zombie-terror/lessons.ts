import type { Lesson, Progress } from '../../tutorial/lesson';
import type { EventKind, Terror } from './kinds';

/** Something of this kind happened since the lesson began. */
const happened =
  (...kinds: EventKind[]) =>
  ({ events }: Progress<Terror>): boolean =>
    events.some(({ data }) => kinds.includes(data.type));

/** A chase, taught by running: sight, points, shots, the axe, their turn, the exit. */
export const LESSONS: Lesson<Terror>[] = [
  { id: 'hello' },
  { id: 'sight' },
  { id: 'run', done: happened('Moved', 'Slipped') },
  { id: 'shot', done: happened('Shot') },
  { id: 'axe', done: happened('Killed') },
  { id: 'finish', done: happened('RoundBegan') },
  { id: 'chase' },
  { id: 'exit', done: happened('Left') },
  { id: 'end' },
];
