import type { Lesson } from '../../tutorial/lesson';
import type { Zombicide } from '../zombicide/kinds';
import { able, happened, settled, spoken } from '../zombicide/lessons';
import type { Words } from '../zombicide/words';

/** The course in the Secret Laboratory: night, light, All-Out dice, and a card of the story. */
export function fortLessons(words: Words): Lesson<Zombicide>[] {
  const idle = (asked: string) => words.is(asked, 'turn') || words.is(asked, 'who-acts');
  return spoken([
    { id: 'hello' },
    { id: 'night', marks: ['.clk'] },
    { id: 'lamp', done: happened('BeamLaid'), zones: ['E6'], marks: [able('verb-lamp-on')] },
    {
      id: 'allout',
      done: settled(idle, 'WentAllOut'),
      zones: ['E6'],
      marks: [able('shoot'), "[data-option^='all-out']"],
    },
    { id: 'breaks' },
    {
      id: 'rescue',
      done: settled(idle, 'FallenTaken'),
      zones: ['C4'],
      marks: [
        able('take'),
        `.game:not(:has(${able('take')})) [data-action='end']`,
        "[data-option='act:karl']",
      ],
    },
    {
      id: 'card',
      done: settled(idle, 'Revealed'),
      zones: ['A8'],
      marks: [able('take'), "[data-option='act:riley']"],
    },
    { id: 'round', done: happened('RoundBegan'), zones: ['I6'] },
    { id: 'drawn', marks: ['.clk'] },
    { id: 'end' },
  ]);
}
