import { expect, test } from 'vitest';
import { Walk } from '../src/core/walk.svelte';

const question = (number: number, keys: string[], prompt = 'turn', seat = 0, epoch = 0) => ({
  number,
  epoch,
  seat,
  prompt: { id: prompt, args: {} },
  options: keys.map((key) => ({ key, text: { id: 'x', args: {} }, data: { type: 'Walk' } })),
});

const MOVED = { data: { type: 'Moved' } };

/** Somebody who goes three steps at a table of which only the question is known. */
function walking() {
  const answers: string[] = [];
  const store = {
    ask: question(1, ['a']) as ReturnType<typeof question> | null,
    busy: false,
    refusal: null as object | null,
    line: 'open',
    past: { watching: false },
    view: { count: 1 },
    steps: new Map<number, object[]>(),
    answer: (_: unknown, key: string) => answers.push(key),
  };
  const walk = new Walk(
    store as never,
    ({ prompt }) => prompt.id === 'turn',
    ({ data }) => data.type === 'Moved',
  );
  walk.begin(store.ask as never, ['a', 'b', 'c']);
  const asked = (ask: ReturnType<typeof question>, told: object[] = [MOVED]) => {
    store.ask = ask;
    store.view = { count: ask.number };
    store.steps.set(ask.number, told);
    walk.refresh();
    return answers;
  };
  return { walk, store, asked };
}

test('each step answers its own question', () => {
  const { asked, walk } = walking();
  expect(asked(question(2, ['b', 'x']))).toEqual(['a', 'b']);
  expect(asked(question(3, ['c']))).toEqual(['a', 'b', 'c']);
  expect(walk.on).toBe(false);
});

test.each([
  ['another question', question(2, ['b'], 'spawn'), [MOVED]],
  ['the question of another seat', question(2, ['b'], 'turn', 1), [MOVED]],
  ['a question that came later', question(3, ['b']), [MOVED]],
  ['somebody who went back', question(2, ['b'], 'turn', 0, 1), [MOVED]],
  ['a step that is not offered', question(2, ['x']), [MOVED]],
  ['anything that happened beside the step', question(2, ['b']), [MOVED, { data: { type: 'x' } }]],
  ['nothing known of the step', question(2, ['b']), []],
])('it ends before %s', (_, ask, told) => {
  const { asked, walk } = walking();
  expect(asked(ask, told)).toEqual(['a']);
  expect(walk.on).toBe(false);
  expect(asked(question(ask.number + 1, ['b']))).toEqual(['a']);
});

test('it ends when told to, and when a step is refused', () => {
  const one = walking();
  one.walk.stop();
  expect(one.asked(question(2, ['b']))).toEqual(['a']);
  const other = walking();
  other.store.refusal = {};
  expect(other.asked(question(2, ['b']))).toEqual(['a']);
});

test('it ends when the line is lost: a step of later goes no further', () => {
  const { store, walk, asked } = walking();
  store.line = 'lost';
  walk.refresh();
  expect(walk.on).toBe(false);
  store.line = 'open';
  expect(asked(question(2, ['b']))).toEqual(['a']);
});

test('it ends when somebody looks back on the way', () => {
  const { store, walk, asked } = walking();
  store.past.watching = true;
  walk.refresh();
  store.past.watching = false;
  expect(asked(question(2, ['b']))).toEqual(['a']);
});

test('it waits while a step is on its way and while it is shown', () => {
  const { store, walk, asked } = walking();
  walk.refresh();
  store.ask = null;
  walk.refresh();
  expect(asked(question(2, ['b']))).toEqual(['a', 'b']);
});

test('a step that is warned of is taken alone', () => {
  const { asked, store, walk } = walking();
  walk.stop();
  const first = question(2, ['b', 'x']);
  const [step] = first.options;
  Object.assign(step!, { warning: { id: 'lost', args: {} } });
  walk.begin(Object.assign(store.ask!, first) as never, ['b', 'c']);
  expect(walk.on).toBe(false);
  // Who thought better of it and went elsewhere goes no further.
  expect(asked(question(3, ['c']))).toEqual(['a', 'b']);
});
