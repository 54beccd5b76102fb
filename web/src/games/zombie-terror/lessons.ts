import type { Lesson, Progress } from '../../tutorial/lesson';
import type { EventKind, Terror } from './kinds';

/** Something of this kind happened since the lesson began. */
const happened =
  (...kinds: EventKind[]) =>
  ({ events }: Progress<Terror>): boolean =>
    events.some(({ data }) => kinds.includes(data.type));

const human = (who: string): string => `[data-human='${who}']`;
const EXITS = ['P6', 'P7', 'P8'];

/** A chase, taught by running: sight, points, shots, the axe, their turn, the exit. */
export const LESSONS: Lesson<Terror>[] = [
  { id: 'hello', fields: EXITS },
  { id: 'sight', marks: ['.threats'] },
  {
    id: 'run',
    done: happened('Moved', 'Slipped'),
    marks: [human('child')],
    fields: ['J7', 'M8'],
  },
  {
    id: 'shot',
    done: happened('Shot'),
    marks: [human('policeman'), "[data-option='shoot:policeman:7,7']"],
    fields: ['J8', 'H8'],
  },
  {
    id: 'axe',
    done: happened('Killed'),
    marks: [human('lumberjack'), "[data-option='kill:lumberjack:12,5']"],
    fields: ['L6', 'M6'],
  },
  { id: 'finish', done: happened('RoundBegan'), marks: ["[data-option='end-turn']"] },
  { id: 'chase' },
  { id: 'exit', done: happened('Left'), marks: [human('child')], fields: EXITS },
  { id: 'end' },
];
