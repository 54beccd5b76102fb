import { expect, test, vi } from 'vitest';
import { loadAnew, missing } from '../src/core/stale';

test('a part that is gone loads the page anew, once, when the server answers', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/', reload });
  const fetched = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ ok: true });
  vi.stubGlobal('fetch', fetched);

  const first = loadAnew();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  await first;
  await loadAnew();
  expect(reload).toHaveBeenCalledTimes(1);

  const gone = 'Failed to fetch dynamically imported module: /assets/Table-1.js';
  expect([missing(new TypeError(gone)), missing(new Error('refused')), missing('text')]).toEqual([
    true,
    false,
    false,
  ]);
});
