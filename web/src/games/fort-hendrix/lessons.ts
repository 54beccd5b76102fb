import type { Lesson } from '../../tutorial/lesson';
import type { Zombicide } from '../zombicide/kinds';
import { happened, settled } from '../zombicide/lessons';
import type { Words } from '../zombicide/words';

/** The course in the Secret Laboratory: night, light, All-Out dice, and a card of the story. */
export function fortLessons(words: Words): Lesson<Zombicide>[] {
  const idle = (asked: string) => words.is(asked, 'turn') || words.is(asked, 'who-acts');
  return [
    { id: 'hello' },
    { id: 'night' },
    { id: 'lamp', done: happened('BeamLaid') },
    { id: 'allout', done: settled(idle, 'WentAllOut') },
    { id: 'breaks' },
    { id: 'rescue', done: settled(idle, 'FallenTaken') },
    { id: 'card', done: settled(idle, 'Revealed') },
    { id: 'round', done: happened('RoundBegan') },
    { id: 'drawn' },
    { id: 'end' },
  ];
}
