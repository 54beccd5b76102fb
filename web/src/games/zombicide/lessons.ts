import type { Lesson, Progress } from '../../tutorial/lesson';
import type { EventKind, Zombicide } from './kinds';
import type { Words } from './words';

/** Has anything of these kinds happened since the lesson began? */
export const happened =
  (...kinds: EventKind[]) =>
  ({ events }: Progress<Zombicide>): boolean =>
    events.some(({ data }) => kinds.includes(data.type));

/** The course, in the order in which a first round brings things up. */
export const lessonsOf = (words: Words): Lesson<Zombicide>[] => [
  { id: 'hello' },
  { id: 'deal', done: ({ asked }) => asked !== '' && !words.is(asked, 'deal') },
  {
    id: 'begin',
    done: ({ asked, board }) =>
      board.turn !== null && !words.is(asked, 'deal') && !words.is(asked, 'arrange'),
  },
  { id: 'move', done: happened('Moved') },
  { id: 'door', done: happened('DoorOpened') },
  { id: 'noise' },
  { id: 'search', done: happened('Drew') },
  { id: 'fight', done: happened('Attacked') },
  { id: 'level', done: happened('LevelReached'), readable: true },
  { id: 'round', done: happened('ZombiesAct') },
  { id: 'zombies' },
  { id: 'goal', done: happened('ObjectiveTaken', 'CrateTaken') },
  { id: 'end' },
];
