import { expect, test } from 'vitest';
import { patch } from '../src/core/patch';

test('puts values in, deep and shallow', () => {
  const old = { a: { b: [1, 2, 3], c: 1 }, d: 'x' };
  const now = patch(old, [
    [['a', 'b', 1], 9],
    [['a', 'e'], { f: null }],
    [['d'], 'y'],
  ]);
  expect(now).toEqual({ a: { b: [1, 9, 3], c: 1, e: { f: null } }, d: 'y' });
});

test('a path without a value takes something away', () => {
  expect(patch({ a: 1, b: 2 }, [[['a']]])).toEqual({ b: 2 });
});

test('an empty path stands for the whole document', () => {
  expect(patch({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});

test('the old document stays as it was, and unchanged parts are shared', () => {
  const old = { a: { x: 1 }, b: { y: [1] } };
  const now = patch(old, [[['a', 'x'], 2]]);
  expect(old.a.x).toBe(1);
  expect(now.b).toBe(old.b);
  expect(now.a).not.toBe(old.a);
});

test('a change that follows another one sees it', () => {
  const now = patch({ a: {} } as object, [
    [['a', 'n'], { m: 1 }],
    [['a', 'n', 'm'], 2],
  ]);
  expect(now).toEqual({ a: { n: { m: 2 } } });
});

test('a list grows at its end, and closes where something is gone', () => {
  const now = patch({ a: [1, 2, 3] }, [[['a', 1]], [['a', 2], 7]]);
  expect(now).toEqual({ a: [1, 3, 7] });
});

test('a null value is a value', () => {
  expect(patch({ a: 1 }, [[['a'], null]])).toEqual({ a: null });
});

test('a change that leads nowhere is an error', () => {
  expect(() => patch({ a: 1 }, [[['b', 'c'], 1]])).toThrow();
});
