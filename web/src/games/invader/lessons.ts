import type { Lesson } from '../../tutorial/lesson';
import type { Zombicide } from '../zombicide/kinds';
import { happened, settled } from '../zombicide/lessons';
import type { Words } from '../zombicide/words';

/** The course on the first Mission: what is different on a station comes first. */
export function stationLessons(words: Words): Lesson<Zombicide>[] {
  const idle = (asked: string) => words.is(asked, 'turn') || words.is(asked, 'who-acts');
  return [
    { id: 'hello' },
    { id: 'move', done: happened('Moved') },
    { id: 'oxygen', done: settled(idle, 'TankTaken') },
    { id: 'open', done: happened('DoorOpened') },
    { id: 'fight', done: settled(idle, 'Attacked') },
    { id: 'close', done: happened('DoorClosed') },
    { id: 'machine', done: happened('MachineMoved', 'MachineAttacked'), readable: true },
    { id: 'round', done: happened('RoundBegan') },
    { id: 'mold' },
    { id: 'fire', done: happened('MoldCalmed') },
    { id: 'goal', done: ({ board }) => !board.objectives.length, readable: true },
    { id: 'end' },
  ];
}
