import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameStore } from '../src/core/game.svelte';
import { backoff } from '../src/core/socket';
import { STILL, type Kinds } from '../src/core/show.svelte';
import type { TableInfo, View, Welcome } from '../src/protocol';

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  get(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = { id: 'T', game: 'g', scenario: 's', seats: [], status: 'running' } as unknown;
const welcome: Welcome = {
  type: 'welcome',
  protocol: 1,
  horda: '0',
  table: table as TableInfo,
  person: 'p',
  seats: [0],
  chat: [],
};
interface Counted extends Kinds {
  board: { zombies: number };
}

const view: View = {
  type: 'view',
  seq: 4,
  epoch: 0,
  count: 4,
  floor: 0,
  redo: 0,
  free: { '0': 2 },
  boards: { '': { zombies: 3 } },
  asks: [{ number: 7, epoch: 0, seat: 0, prompt: { id: 'x', args: {} }, options: [] }],
  held: {},
  waiting: [0],
  since: 0,
  result: null,
  debated: [],
};

function begin(): [GameStore<Counted>, FakeSocket] {
  const store = new GameStore<Counted>('T', STILL, 'ws://x/ws');
  const socket = FakeSocket.made.at(-1)!;
  socket.open();
  socket.get(welcome);
  socket.get(view);
  return [store, socket];
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('says hello without a sequence number first', () => {
  const [store, socket] = begin();
  expect(socket.sent[0]).toEqual({ type: 'hello', table: 'T', protocol: 1, since: -1 });
  expect(store.line).toBe('open');
  expect(store.board).toEqual({ zombies: 3 });
  expect(store.undoable).toBe(true);
});

test('an update changes the view and is told in the log', () => {
  const [store, socket] = begin();
  const text = { id: 'e', args: {} };
  const changes = [
    [['boards', '', 'zombies'], 5],
    [['seq'], 5],
    [['count'], 5],
    [['asks'], []],
  ];
  socket.get({
    type: 'update',
    base: 4,
    seq: 5,
    changes,
    events: [{ text, rules: [], data: { type: 'E' }, seats: [], changes: {} }],
  });
  expect(store.show.board).toEqual({ zombies: 5 });
  expect(store.log.map((line) => line.count)).toEqual([5]);
  expect(store.ask).toBeNull();
});

test('a table that its host has closed asks nobody and takes nothing back', () => {
  const [store, socket] = begin();
  expect(store.waiting).toEqual([0]);
  const closed = { ...welcome.table, status: 'closed' };
  socket.get({ type: 'table', table: closed, seats: [0] });
  expect([store.ask, store.waiting, store.undoable]).toEqual([null, [], false]);
});

test('an update that does not follow what we have makes it begin anew', () => {
  const [, socket] = begin();
  socket.get({ type: 'update', base: 9, seq: 10, changes: [], events: [] });
  vi.advanceTimersByTime(1000);
  const next = FakeSocket.made.at(-1)!;
  expect(next).not.toBe(socket);
  next.open();
  expect(next.sent[0]).toMatchObject({ since: -1 });
});

test('what was taken back in an update that was missed leaves the log', () => {
  const [store, socket] = begin();
  const text = { id: 'e', args: {} };
  const events = [{ text, rules: [], data: { type: 'E' }, seats: [], changes: {} }];
  const changes = [
    [['seq'], 5],
    [['count'], 5],
  ];
  socket.get({ type: 'update', base: 4, seq: 5, changes, events });
  expect(store.story.steps.has(5)).toBe(true);
  socket.get({ type: 'update', base: 9, seq: 10, changes: [], events: [] });
  vi.advanceTimersByTime(1000);
  const next = FakeSocket.made.at(-1)!;
  next.open();
  next.get(welcome);
  next.get({ ...view, seq: 10, epoch: 1, count: 5 });
  expect(store.story.steps.has(5)).toBe(false);
});

test('what the rules warn of is asked for twice, and not done once the table goes on', () => {
  const [store, socket] = begin();
  const said = { id: 'y', args: {} };
  const option = {
    key: 'end-turn',
    text: said,
    data: { type: 'X' },
    warning: { id: 'w', args: {} },
  };
  const ask = {
    ...view.asks[0]!,
    options: [option, { key: 'walk', text: said, data: { type: 'X' } }],
  };
  const answers = () => socket.sent.flatMap(({ option: key }) => (key ? [key] : []));
  store.answer(ask, 'end-turn');
  expect([answers(), store.warned.now?.warning.id]).toEqual([[], 'w']);
  store.warned.back();
  store.warned.insist();
  expect(answers()).toEqual([]);
  store.answer(ask, 'end-turn');
  // Other news of the table take no question away that is being read.
  socket.get({ type: 'update', base: 4, seq: 5, changes: [[['seq'], 5]], events: [] });
  expect(store.warned.now?.warning.id).toBe('w');
  const gone = [
    [['seq'], 6],
    [['asks'], []],
  ];
  socket.get({ type: 'update', base: 5, seq: 6, changes: gone, events: [] });
  // It is not taken from under a key that is meant for it.
  expect([store.warned.now?.warning.id, store.warned.gone]).toEqual(['w', true]);
  store.warned.insist();
  expect(answers()).toEqual([]);
  store.warned.back();
  expect([store.warned.now, store.warned.gone]).toEqual([null, false]);
  store.request(0, { count: 4, epoch: 0, options: [option] }, 'end-turn');
  expect(answers()).toEqual([]);
  store.warned.insist();
  expect(answers()).toEqual(['end-turn']);
});

test('one wish takes back one answer, and nothing is answered before that is done', () => {
  const [store, socket] = begin();
  const before = store.answered;
  expect([store.undo(2), store.undo(2), store.redo()]).toEqual([true, false, false]);
  store.answer(view.asks[0]!, 'walk');
  expect(socket.sent.slice(1)).toEqual([{ type: 'undo', id: 1, seat: 0, to: 2 }]);
  expect(store.answered, 'the second half of a double click knows').toBeGreaterThan(before);
  socket.get({ type: 'done', id: 1, seq: 5 });
  expect([store.busy, store.undo()]).toEqual([false, true]);
});

test('a seat asks for something by itself, once at a time', () => {
  const [store, socket] = begin();
  const seen = { count: 4, epoch: 0, options: [] };
  store.request(0, seen, 'discard-from:amy:0');
  store.request(0, seen, 'discard-from:amy:1');
  const sent = socket.sent.filter((message) => message.type === 'request');
  expect(sent).toEqual([
    { type: 'request', id: 1, seat: 0, count: 4, epoch: 0, option: 'discard-from:amy:0' },
  ]);
  expect(store.busy).toBe(true);
  socket.get({ type: 'refused', id: 1, code: 'not-now', what: 'x', rules: ['R'], why: null });
  expect([store.busy, store.refusal?.code]).toEqual([false, 'not-now']);
  store.request(0, seen, 'discard-from:amy:1');
  socket.get({ type: 'done', id: 2, seq: 5 });
  expect([store.busy, store.refusal]).toEqual([false, null]);
});

test('after a broken line it resumes from the last sequence number', () => {
  const [store, socket] = begin();
  socket.close();
  expect(store.line).toBe('lost');
  vi.advanceTimersByTime(1000);
  const next = FakeSocket.made.at(-1)!;
  next.open();
  expect(next.sent[0]).toMatchObject({ type: 'hello', since: 4, seats: [0] });
  next.get(welcome);
  expect(store.line).toBe('open');
});

test('a silent line is given up and made anew', () => {
  const [, socket] = begin();
  vi.advanceTimersByTime(45_000);
  expect(socket.readyState).toBe(3);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test('an answer names its ask and is not sent twice', () => {
  const [store, socket] = begin();
  store.answer(store.ask!, 'walk:z1');
  store.answer(store.ask!, 'walk:z1');
  const answers = socket.sent.filter((message) => message['type'] === 'answer');
  expect(answers).toEqual([
    { type: 'answer', id: 1, seat: 0, ask: 7, epoch: 0, option: 'walk:z1' },
  ]);
  socket.get({ type: 'done', id: 1, seq: 5 });
  expect(store.busy).toBe(false);
});

test('a refusal is kept to be shown and frees the hands', () => {
  const [store, socket] = begin();
  store.answer(store.ask!, 'x');
  socket.get({
    type: 'refused',
    id: 1,
    code: 'stale-ask',
    what: '',
    rules: [],
    why: null,
    retry: null,
  });
  expect(store.refusal?.code).toBe('stale-ask');
  expect(store.busy).toBe(false);
  // Who is not asked again would read it for good.
  socket.get({ type: 'update', base: 4, seq: 5, changes: [[['seq'], 5]], events: [], more: false });
  expect(store.refusal).toBe(null);
});

test('a reason is read until its question is gone, whatever else is told', () => {
  const [store, socket] = begin();
  const tell = (base: number, ...changes: [unknown[], unknown][]) =>
    socket.get({
      type: 'update',
      base,
      seq: base + 1,
      changes: [[['seq'], base + 1], ...changes],
      events: [],
      more: false,
    });
  store.answer(store.ask!, 'x');
  socket.get({ type: 'refused', id: 1, code: 'not-offered', what: '', rules: ['R'], why: null });
  tell(4);
  expect(store.refusal?.rules).toEqual(['R']);
  tell(5, [['asks'], []]);
  expect(store.refusal).toBe(null);
});

test('a table that may not be entered is not asked again', () => {
  const store = new GameStore('T', STILL, 'ws://x/ws');
  const socket = FakeSocket.made.at(-1)!;
  socket.open();
  socket.get({
    type: 'refused',
    id: null,
    code: 'no-such-table',
    what: '',
    rules: [],
    why: null,
    retry: null,
  });
  vi.advanceTimersByTime(60_000);
  expect(store.line).toBe('refused');
  expect(FakeSocket.made).toHaveLength(1);
});

test('a table that cannot be read is not asked for again, whatever was shown', () => {
  const [store, socket] = begin();
  socket.get({ type: 'refused', id: 3, code: 'replay-differs', what: '' });
  expect(store.line).toBe('open');
  socket.get({ type: 'refused', id: null, code: 'version-differs', what: 'version 1' });
  vi.advanceTimersByTime(60_000);
  expect(store.line).toBe('refused');
});

test('who is removed is not asked again, whatever was shown', () => {
  const [store, socket] = begin();
  socket.get({ type: 'refused', id: 3, code: 'removed', what: '' });
  expect(store.removed).toBe(false);
  socket.get({ type: 'refused', id: null, code: 'removed', what: '' });
  expect(store.removed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test('waiting grows up to a limit', () => {
  expect(backoff(0, 0.5)).toBe(500);
  expect(backoff(2, 0.5)).toBe(2000);
  expect(backoff(30, 0.5)).toBe(8000);
});

test('nothing is asked while a bot stands in, until the seat is taken back', () => {
  const [store, socket] = begin();
  const sits = (bot: string) => ({
    type: 'table',
    table: { ...(table as object), seats: [{ seat: 0, person: 'p', bot }] },
    seats: [0],
  });
  expect(store.ask?.number).toBe(7);
  socket.get(sits('greedy'));
  expect([store.ask, store.mark, store.undoable]).toEqual([null, undefined, false]);
  socket.get(sits(''));
  expect(store.ask?.number).toBe(7);
});

test('what is said in the chat takes no reason away', () => {
  const [store, socket] = begin();
  store.answer(store.ask!, 'walk:z1');
  socket.get({ type: 'refused', id: 1, code: 'not-offered', what: '', rules: ['R'], why: null });
  store.say('why not?');
  socket.get({ type: 'done', id: 2, seq: 4 });
  expect(store.refusal?.rules).toEqual(['R']);
});

test('a new wish takes the reason of the one before away', () => {
  const [store, socket] = begin();
  store.undo();
  socket.get({ type: 'refused', id: 1, code: 'too-fast', what: '', rules: [], why: null });
  expect(store.refusal?.code).toBe('too-fast');
  store.answer(store.ask!, 'walk:z1');
  expect([store.refusal, store.busy]).toEqual([null, true]);
});
