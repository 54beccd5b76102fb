import type { Lesson } from '../../tutorial/lesson';
import type { Zombicide } from '../zombicide/kinds';
import { happened, next, settled, spoken } from '../zombicide/lessons';
import type { Words } from '../zombicide/words';

/** The course, in the order in which the prepared position brings things up. */
export function lessonsOf(words: Words): Lesson<Zombicide>[] {
  const idle = (asked: string) => words.is(asked, 'turn') || words.is(asked, 'who-acts');
  return spoken([
    { id: 'hello' },
    { id: 'move', done: happened('Moved'), zones: ['B3'] },
    { id: 'door', done: settled(idle, 'DoorOpened'), marks: ["[data-option='reveal:B1']"] },
    { id: 'noise', zones: ['B3'] },
    { id: 'strike', done: settled(idle, 'Killed'), zones: ['B1'] },
    { id: 'next', done: happened('TurnBegan'), marks: next('doug') },
    { id: 'shoot', done: settled(idle, 'Killed'), zones: ['C3'] },
    { id: 'level' },
    { id: 'search', done: settled(idle, 'Drew'), zones: ['B1'] },
    {
      id: 'crate',
      done: ({ board, asked }) => idle(asked) && !board.crates.length,
      zones: ['B1'],
    },
    { id: 'round', done: happened('RoundBegan') },
    { id: 'zombies' },
    {
      id: 'goal',
      done: ({ board }) => !board.objectives.length,
      zones: ['A2'],
      marks: next('wanda'),
    },
    { id: 'leave', done: ({ won }) => won, zones: ['A3'] },
    { id: 'end' },
  ]);
}
