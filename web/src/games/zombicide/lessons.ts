import type { Lesson, Moment } from '../../tutorial/lesson';
import type { ZombicideTableView } from './protocol';

type Now = Moment<ZombicideTableView>;

const happened =
  (...kinds: string[]) =>
  ({ events }: Now): boolean =>
    events.some((event) => kinds.includes(String(event.data['type'])));

/** The course, in the order in which a first round brings things up; texts begin with `prefix`. */
export const lessonsOf = (prefix: string): Lesson<ZombicideTableView>[] => [
  { id: 'hello' },
  { id: 'deal', done: ({ asked }) => asked !== '' && asked !== `${prefix}-deal` },
  {
    id: 'begin',
    done: ({ asked, board }) =>
      board.turn !== null && ![`${prefix}-deal`, `${prefix}-arrange`].includes(asked),
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
