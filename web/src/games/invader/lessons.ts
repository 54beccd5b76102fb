import type { Lesson } from '../../tutorial/lesson';
import type { Zombicide } from '../zombicide/kinds';
import { happened, next, settled, spoken } from '../zombicide/lessons';
import type { Words } from '../zombicide/words';

/** Between I5 and I7, behind which the Worker waits: the twelfth on the plan. */
const UPPER_DOOR = 11;

/** The course on the first Mission: what is different on a station comes first. */
export function stationLessons(words: Words): Lesson<Zombicide>[] {
  const idle = (asked: string) => words.is(asked, 'turn') || words.is(asked, 'who-acts');
  return spoken([
    { id: 'hello' },
    { id: 'move', done: happened('Moved'), zones: ['I7'] },
    { id: 'oxygen', done: settled(idle, 'TankTaken') },
    { id: 'open', done: happened('DoorOpened') },
    { id: 'fight', done: settled(idle, 'Attacked'), zones: ['I5'] },
    {
      id: 'close',
      // The one below shuts nobody out.
      done: ({ events }) =>
        events.some(({ data }) => data.type === 'DoorClosed' && data.door === UPPER_DOOR),
      marks: [".game:has([data-action='door'].off) [data-action='end']", ...next('mitsuki')],
    },
    { id: 'machine', done: happened('MachineMoved', 'MachineAttacked'), readable: true },
    { id: 'round', done: happened('RoundBegan') },
    { id: 'mold', zones: ['I5'], marks: ['.watch'] },
    { id: 'fire', done: happened('MoldCalmed'), zones: ['I5'], marks: next('jared') },
    {
      id: 'goal',
      done: ({ board }) => !board.objectives.length,
      readable: true,
      zones: ['E3'],
    },
    { id: 'end' },
  ]);
}
