import type { Lesson } from '../../tutorial/lesson';
import type { Zombicide } from '../zombicide/kinds';
import { happened, settled } from '../zombicide/lessons';
import type { Words } from '../zombicide/words';

/** The course, in the order in which the prepared position brings things up. */
export function lessonsOf(words: Words): Lesson<Zombicide>[] {
  const idle = (asked: string) => words.is(asked, 'turn') || words.is(asked, 'who-acts');
  return [
    { id: 'hello' },
    { id: 'move', done: happened('Moved') },
    { id: 'door', done: settled(idle, 'DoorOpened') },
    { id: 'noise' },
    { id: 'strike', done: settled(idle, 'Killed') },
    { id: 'next', done: happened('TurnBegan') },
    { id: 'shoot', done: settled(idle, 'Killed') },
    { id: 'level' },
    { id: 'search', done: settled(idle, 'Drew') },
    { id: 'crate', done: ({ board, asked }) => idle(asked) && !board.crates.length },
    { id: 'round', done: happened('RoundBegan') },
    { id: 'zombies' },
    { id: 'goal', done: ({ board }) => !board.objectives.length },
    { id: 'leave', done: ({ won }) => won },
    { id: 'end' },
  ];
}
