import type { Lesson } from '../../tutorial/lesson';
import type { Zombicide } from '../zombicide/kinds';
import { happened } from '../zombicide/lessons';
import type { Words } from '../zombicide/words';

/** The course on the first Mission: what is different on a station comes first. */
export const stationLessons = (words: Words): Lesson<Zombicide>[] => [
  { id: 'hello' },
  {
    id: 'deal',
    done: ({ asked }) =>
      asked !== '' && !words.is(asked, 'hand-out') && !words.is(asked, 'first-player'),
  },
  { id: 'begin', done: ({ board }) => board.turn !== null },
  { id: 'move', done: happened('Moved') },
  { id: 'oxygen', done: happened('TankTaken'), readable: true },
  { id: 'close', done: happened('DoorClosed') },
  { id: 'machine', done: happened('MachineMoved', 'MachineAttacked'), readable: true },
  { id: 'mold' },
  { id: 'fight', done: happened('Attacked', 'MachineAttacked'), readable: true },
  { id: 'round', done: happened('ZombiesAct') },
  { id: 'zombies' },
  { id: 'goal', done: happened('ObjectiveTaken'), readable: true },
  { id: 'end' },
];
