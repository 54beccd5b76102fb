import { expect, test } from 'vitest';
import { parse } from '../src/core/router.svelte';

test('reads pages and what follows them', () => {
  expect(parse('')).toMatchObject({ page: '', rest: [] });
  expect(parse('#/')).toMatchObject({ page: '', rest: [] });
  expect(parse('#/table/abc')).toMatchObject({ page: 'table', rest: ['abc'] });
  expect(parse('#/rules/zombicide-2e/Z2-LOS-03').rest).toEqual(['zombicide-2e', 'Z2-LOS-03']);
  expect(parse('#/table/abc?at=12').query.get('at')).toBe('12');
});

test('an address that was cut off in the middle of a letter leads somewhere', () => {
  expect(parse('#/table/%E0%A4')).toMatchObject({ page: 'table', rest: ['%E0%A4'] });
  expect(parse('#/table/%C5%82').rest).toEqual(['ł']);
});
