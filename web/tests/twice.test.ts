import { beforeEach, expect, test, vi } from 'vitest';
import { single } from '../src/ui/single';
import { isSecond, Twice } from '../src/ui/twice';

class Field {
  value = '';
}
class Other {
  value = '';
}
class Thing {
  closest: (selector?: string) => this = () => this;
}
beforeEach(() => {
  vi.stubGlobal('Element', Thing);
  for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement'])
    vi.stubGlobal(name, name === 'HTMLTextAreaElement' ? Field : Other);
});

let sent = 0;
/** Presses a key at a time; returns whether anybody else hears of it. */
function heard(twice: Twice, key: string, timeStamp: number, target: object = {}): boolean {
  const stop = vi.fn();
  const event = { key, timeStamp, target, repeat: false, preventDefault: () => undefined };
  twice.pressed({
    ...event,
    stopPropagation: stop,
    stopImmediatePropagation: stop,
  } as unknown as KeyboardEvent);
  return stop.mock.calls.length === 0;
}

test('a key that has answered says nothing when it is pressed again at once', () => {
  const twice = new Twice(() => sent);
  expect(heard(twice, '1', 1000)).toBe(true);
  sent += 1;
  expect(heard(twice, '1', 1110)).toBe(false);
  expect(heard(twice, '2', 1200), 'another key is another wish').toBe(true);
  expect(heard(twice, '1', 1300)).toBe(true);
  sent += 1;
  expect(heard(twice, '1', 1800), 'so is a press of its own').toBe(true);
});

test('a key that has sent nothing may be pressed as often as somebody likes', () => {
  const twice = new Twice(() => sent);
  for (const at of [2000, 2100, 2200]) expect(heard(twice, 'Tab', at)).toBe(true);
});

test('what is written is never cut', () => {
  const twice = new Twice(() => sent);
  expect(heard(twice, '1', 3000)).toBe(true);
  sent += 1;
  expect(heard(twice, '1', 3100, new Field())).toBe(true);
});

test('a key that skips what is shown presses nothing right after it', () => {
  vi.stubGlobal('document', { body: {} });
  let shows = true;
  const twice = new Twice(
    () => sent,
    () => shows,
  );
  expect(heard(twice, ' ', 4000)).toBe(true);
  shows = false;
  expect(heard(twice, ' ', 4300)).toBe(false);
  expect(heard(twice, 'Enter', 4600), 'who goes on pressing skips on').toBe(false);
  expect(heard(twice, 'Enter', 5100), 'later it is meant').toBe(true);
  expect(heard(twice, 'a', 5200)).toBe(true);
});

/** Clicks at a time and place; returns whether anybody else hears of it, and the click. */
function clicked(twice: Twice, timeStamp: number, more: object = {}): [boolean, MouseEvent] {
  const stop = vi.fn();
  const at = { timeStamp, detail: 1, clientX: 100, clientY: 100, pointerType: 'mouse', ...more };
  const event = { ...at, preventDefault: () => undefined, stopPropagation: stop };
  twice.clicked(event as unknown as MouseEvent);
  return [stop.mock.calls.length === 0, event as unknown as MouseEvent];
}

test('a click that ends a great moment presses nothing right after it', () => {
  let [shows, great] = [true, true];
  vi.stubGlobal('document', { querySelector: () => (great ? {} : null) });
  const twice = new Twice(
    () => sent,
    () => shows,
  );
  expect(clicked(twice, 1000)[0]).toBe(true);
  great = false; // figures arrive, and nothing lies over the board
  expect(clicked(twice, 1300)[0]).toBe(true);
  shows = false;
  expect(clicked(twice, 1600)[0]).toBe(false);
  expect(clicked(twice, 1900)[0], 'who goes on clicking skips on').toBe(false);
  expect(clicked(twice, 1950, { detail: 0 })[0], 'a key is no click').toBe(true);
  expect(clicked(twice, 2400)[0], 'later it is meant').toBe(true);
  shows = true;
  expect(clicked(twice, 3000)[0]).toBe(true);
  shows = false;
  expect(clicked(twice, 3200)[0], 'a step that is shown in passing holds nobody up').toBe(true);
});

test('a finger that taps on and on at one place is one finger', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  const twice = new Twice(() => sent);
  const touch = { pointerType: 'touch' };
  const taps = [1, 2, 3, 1].map((detail, n) =>
    clicked(twice, 7000 + 120 * n, { ...touch, detail }),
  );
  expect(taps.map(([, tap]) => isSecond(tap))).toEqual([false, true, true, true]);
  const [, other] = clicked(twice, 7600, { ...touch, clientX: 200 });
  expect(isSecond(other), 'elsewhere it is another wish').toBe(false);
});

test('the second half answers no question that came by the first', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  let asked: string | undefined;
  const twice = new Twice(
    () => sent,
    () => false,
    () => asked,
  );
  expect(clicked(twice, 1000)[0], 'back to now').toBe(true);
  asked = '0.7.0';
  expect(clicked(twice, 1150, { detail: 2 })[0]).toBe(false);
  expect(clicked(twice, 1300, { detail: 3 })[0]).toBe(false);
  expect(clicked(twice, 2000)[0], 'later it is meant').toBe(true);
  expect(clicked(twice, 2150, { detail: 2 })[0], 'and was read').toBe(true);
  expect(heard(twice, 'Enter', 3000)).toBe(true);
  asked = '0.8.0';
  expect(heard(twice, 'Enter', 3200)).toBe(false);
  asked = undefined; // somebody goes back answer by answer
  for (const at of [4000, 4100, 4200]) expect(heard(twice, '[', at)).toBe(true);
});

test('the second half presses nothing that came under the finger, while something is asked', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  let asked: string | undefined = '1.2.0';
  const twice = new Twice(
    () => 0,
    () => false,
    () => asked,
  );
  const [button, listed] = [new Thing(), new Thing()];
  const tap = (when: number, target: object) =>
    clicked(twice, when, { target, pointerType: 'touch' })[0];
  expect(tap(1000, button)).toBe(true);
  expect(tap(1200, listed), 'its list lies there now').toBe(false);
  expect(tap(1700, listed), 'later it was read').toBe(true);
  expect(tap(1900, listed), 'the same may be pressed again').toBe(true);
  asked = undefined;
  expect(tap(2100, button), 'what is shown is skipped as quickly as anybody likes').toBe(true);
});

test('what is pressed once for certain hears no second tap, counted by the browser or not', () => {
  const twice = new Twice(() => sent);
  const act = vi.fn();
  const touch = { pointerType: 'touch', target: null };
  for (const at of [20_000, 20_150, 20_300]) single(act)(clicked(twice, at, touch)[1]);
  expect(act).toHaveBeenCalledTimes(1);
  single(act)(clicked(twice, 21_000, touch)[1]);
  expect(act, 'later it is meant').toHaveBeenCalledTimes(2);
});

test('a plain button below what was shut is not pressed by the second half either', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  class Plain extends Thing {
    override closest = (selector = ''): this => (/(^|, )button/.test(selector) ? this : null)!;
  }
  const twice = new Twice(
    () => 0,
    () => false,
    () => '1.2.0',
  );
  class Back extends Thing {
    override closest = (selector = ''): this =>
      (selector.includes('button:not([data-back])') ? null : this)!;
  }
  const [shut, end] = [new Plain(), new Plain()];
  const tap = (when: number, target: object) =>
    clicked(twice, when, { target, pointerType: 'touch' })[0];
  expect(tap(1000, shut)).toBe(true);
  expect(tap(1220, end), 'the end of the turn lies there').toBe(false);
  expect(tap(1700, end), 'later it is meant').toBe(true);
  expect(tap(1900, new Back()), 'nobody waits who goes back step by step').toBe(true);
});
