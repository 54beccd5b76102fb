import { expect, test } from 'vitest';
import { parse } from '../src/core/router.svelte';

test('reads pages and what follows them', () => {
  expect(parse('')).toMatchObject({ page: '', rest: [] });
  expect(parse('#/')).toMatchObject({ page: '', rest: [] });
  expect(parse('#/table/abc')).toMatchObject({ page: 'table', rest: ['abc'] });
  expect(parse('#/rules/zombicide-2e/Z2-LOS-03').rest).toEqual(['zombicide-2e', 'Z2-LOS-03']);
  expect(parse('#/table/abc?at=12').query.get('at')).toBe('12');
});
