import type { ZombicideTableView } from '../protocol';
import type { Happening } from '../../../protocol';

/** What a lesson is judged by. */
export interface Moment {
  board: ZombicideTableView;
  /** The id of the open question, or nothing. */
  asked: string;
  /** What happened since the lesson began. */
  events: readonly Happening[];
}

export interface Lesson {
  /** Its texts are `web-lesson-<id>` with a title, and what to press is marked by it too. */
  id: string;
  /** Something is to be done; without it, reading is enough. */
  done?: (moment: Moment) => boolean;
  /** It can be left by reading, too: not every game brings it up soon. */
  readable?: boolean;
}

const happened =
  (...kinds: string[]) =>
  ({ events }: Moment): boolean =>
    events.some((event) => kinds.includes(String(event.data['type'])));

const SETTING_UP = ['z2-deal', 'z2-arrange'];

/** The course, in the order in which a first round brings things up. */
export const LESSONS: readonly Lesson[] = [
  { id: 'hello' },
  { id: 'deal', done: ({ asked }) => asked !== '' && asked !== SETTING_UP[0] },
  {
    id: 'begin',
    done: ({ asked, board }) => board.turn !== null && !SETTING_UP.includes(asked),
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

/** The game that is taught with: everybody gets the same one. */
export const COURSE = {
  game: 'zombicide-2e',
  config: { scenario: 'M00', players: 1, team: 3, survivors: 'wanda+doug+amy', cards: 'easy' },
  seed: 6,
  seats: ['me'],
  public: false,
};
