import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts, penOf } from '../src/core/drafts.svelte';
import { freely } from '../src/core/freely';
import { GameStore } from '../src/core/game.svelte';
import { STILL, type Animator, type Kinds } from '../src/core/show.svelte';
import type { Moment, TableInfo, View, WireAsk } from '../src/protocol';

/** Several seats at one screen: which question is shown, and whose secrets. */

interface Hands extends Kinds {
  board: { hand: string };
}

class DeafSocket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', DeafSocket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const document = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('document', document);
});
afterEach(() => vi.unstubAllGlobals());

const ask = (seat: number, number = 1): WireAsk<Hands> => ({
  number,
  epoch: 0,
  seat,
  prompt: { id: 'x', args: {} },
  options: [],
});
const event = (id: string, ...seats: number[]): Moment<Hands> => ({
  text: { id, args: {} },
  rules: [],
  data: { type: id },
  seats,
  changes: {},
});
const SECRET = { '0': { hand: 'ala' }, '1': { hand: 'olek' } };
const OPEN = { '': { hand: 'all' } };
const view = (boards: View<Hands>['boards'], ...asks: WireAsk<Hands>[]): View<Hands> => ({
  type: 'view',
  seq: 1,
  epoch: 0,
  count: 1,
  floor: 0,
  redo: 0,
  free: {},
  boards,
  asks,
  held: {},
  waiting: asks.map(({ seat }) => seat),
  since: 0,
  result: null,
  debated: [],
});

function sit(first: View<Hands>, bots: string[] = ['', '']): GameStore<Hands> {
  const store = new GameStore<Hands>('T', STILL, 'ws://x/ws');
  const seats = bots.map((bot, seat) => ({ seat, bot }));
  const table = { id: 'T', seats, status: 'running' } as unknown as TableInfo;
  store.receive({
    type: 'welcome',
    protocol: 1,
    horda: '0',
    table,
    person: 'p',
    seats: [0, 1],
    chat: [],
  });
  store.receive(first);
  return store;
}

const update = (
  store: GameStore<Hands>,
  asks: WireAsk<Hands>[],
  events: Moment<Hands>[] = [],
): void => {
  const { seq } = store.view!;
  const changes = [
    [['asks'], asks],
    [['seq'], seq + 1],
    [['count'], seq + 1],
  ];
  store.receive({ type: 'update', base: seq, seq: seq + 1, changes, events, more: false });
};

test('where all see the same, every question can be turned to', () => {
  const store = sit(view(OPEN, ask(0), ask(1)));
  expect([store.ask?.seat, store.others, store.heir]).toEqual([0, [1], null]);
  store.turnTo(1);
  expect([store.ask?.seat, store.others, store.heir]).toEqual([1, [0], null]);
  update(store, [ask(0)]);
  expect([store.ask?.seat, store.others]).toEqual([0, []]);
});

test('why an answer was refused is not read at the question of another seat', () => {
  const store = sit(view(OPEN, ask(0), ask(1)));
  const code = 'not-offered';
  store.receive({ type: 'refused', id: 1, code, what: '', rules: [], why: null, retry: null });
  update(store, [ask(0), ask(1)]);
  expect(store.refusal?.code).toBe(code);
  store.turnTo(1);
  expect(store.refusal).toBe(null);
});

test('with secrets the screen is covered until the next seat has taken it', () => {
  const store = sit(view(SECRET, ask(1)));
  expect([store.heir, store.ask, store.mark]).toEqual([1, null, undefined]);
  expect(store.board).toEqual({ hand: 'ala' });
  store.passOn(1);
  expect([store.heir, store.ask?.seat, store.board]).toEqual([null, 1, { hand: 'olek' }]);
  update(store, [ask(0)]);
  expect([store.heir, store.ask, store.board]).toEqual([0, null, { hand: 'olek' }]);
});

test('who comes into the middle of a game is nobody yet; who opens it has the first seat', () => {
  const late = sit(view(SECRET, ask(0)));
  expect([late.heir, late.ask]).toEqual([0, null]);
  const early = sit({ ...view(SECRET, ask(0)), count: 0 });
  expect([early.heir, early.ask?.seat]).toEqual([null, 0]);
  update(early, [ask(0)]);
  expect(early.heir).toBeNull();
});

test('with secrets another question is reached by passing the screen on', () => {
  const store = sit(view(SECRET, ask(0), ask(1)));
  store.passOn(0);
  expect([store.ask?.seat, store.others, store.heir]).toEqual([0, [1], null]);
  store.turnTo(1);
  expect([store.ask, store.others, store.heir]).toEqual([null, [], 1]);
  expect(store.board).toEqual({ hand: 'ala' });
  store.passOn(1);
  expect([store.ask?.seat, store.others, store.board]).toEqual([1, [0], { hand: 'olek' }]);
});

test('the seat at the screen is told what it knows, and no other one’s secrets', () => {
  const store = sit(view(SECRET, ask(0)));
  update(store, [ask(0)], [event('drew-ace', 0), event('drew', 1), event('noise')]);
  const log = () => store.log.map(({ text }) => text.id);
  expect(log()).toEqual(['drew-ace', 'noise']);
  expect([...store.steps.values()].flat().map(({ text }) => text.id)).toEqual(log());
  update(store, [ask(1)]);
  expect(log()).toEqual(['drew-ace', 'noise']);
  store.passOn(1);
  expect(log()).toEqual(['drew', 'noise']);
});

test('what happens while the screen is passed on does not uncover it', () => {
  const slow: Animator<Hands> = {
    scenes: ([beat]) => [{ board: beat!.after, effects: [], milliseconds: 1000, told: [] }],
  };
  const store = new GameStore<Hands>('T', slow, 'ws://x/ws');
  const table = { id: 'T', seats: [], status: 'running' } as unknown as TableInfo;
  const welcome = { type: 'welcome', protocol: 1, horda: '0', table, person: 'p' } as const;
  store.receive({ ...welcome, seats: [0, 1], chat: [] });
  store.receive(view(SECRET, ask(1)));
  expect(store.heir).toBe(1);
  update(store, [ask(1, 2)], [event('noise')]);
  expect([store.heir, store.show.playing]).toEqual([1, false]);
});

const led = (store: GameStore<Hands>, bots: string[]): void => {
  const seats = bots.map((bot, seat) => ({ seat, bot }));
  store.receive({ type: 'table', table: { ...store.table!, seats } as never, seats: [0, 1] });
};

test('a seat that is handed to a bot takes the cover off nobody else’s', () => {
  const store = sit(view(SECRET, ask(1)));
  store.passOn(1);
  led(store, ['', 'greedy']);
  update(store, [ask(0, 2)]);
  expect([store.heir, store.ask, store.board]).toEqual([0, null, { hand: 'olek' }]);
  led(store, ['greedy', 'greedy']);
  update(store, []);
  expect(store.board).toEqual({ hand: 'olek' });
});

test('who has handed one of two seats to a bot takes the screen once, and then for good', () => {
  const store = sit(view(SECRET, ask(1)), ['greedy', '']);
  expect([store.heir, store.ask]).toEqual([1, null]);
  store.passOn(1);
  update(store, []);
  update(store, [ask(1, 3)]);
  expect([store.heir, store.ask?.seat, store.board]).toEqual([null, 1, { hand: 'olek' }]);
});

test('a page that is opened while nobody here is asked shows nobody’s hand', () => {
  const store = sit(view(SECRET));
  expect(store.heir).toBe(0);
  update(store, []);
  expect(store.heir).toBe(0);
  store.passOn(0);
  expect([store.heir, store.board]).toEqual([null, { hand: 'ala' }]);
});

test('what one has begun to write is not the next one’s', () => {
  const store = sit(view(SECRET, ask(0), ask(1)));
  store.passOn(0);
  drafts.keep(penOf(store), 'I hold the fuel');
  store.passOn(1);
  expect(drafts.of(penOf(store))).toBe('');
  store.passOn(0);
  expect(drafts.of(penOf(store))).toBe('I hold the fuel');
  store.person = 'q';
  expect(drafts.of(penOf(store))).toBe('');
});

test('when the game is over nothing is hidden any more', () => {
  const store = sit(view(SECRET, ask(0)));
  update(store, [ask(0)], [event('drew-ace', 0), event('drew', 1)]);
  const result = { winners: [], reason: 'end', rules: [], seats: [] };
  store.receive({ ...view(SECRET), seq: 3, count: 3, result });
  expect([store.apart, store.heir]).toEqual([false, null]);
  expect(store.log).toHaveLength(2);
});

test('at a shared screen the seat whose answer it was takes it back', () => {
  const one = { count: 3, result: null };
  expect(freely({ ...one, free: { '0': 2, '1': 3 } }, [0, 1], 1)).toBe(0);
  expect(freely({ ...one, free: { '0': 2, '1': 2 } }, [0, 1], 1)).toBe(1);
  expect(freely({ ...one, free: { '0': 3, '1': 3 } }, [0, 1], 1)).toBe(null);
  expect(freely({ ...one, free: { '0': 2 } }, [1], 1)).toBe(null); // a bot stands in for the first
  expect(freely(null, [0, 1], 0)).toBe(null);
});
