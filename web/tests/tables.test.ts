import { expect, test, vi } from 'vitest';
import type { TableInfo } from '../src/protocol';

vi.stubGlobal('location', { href: 'http://x/', hash: '' });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { api } = await import('../src/core/api');
const { Tables } = await import('../src/lobby/tables.svelte');

const table = (id: string, status: string) => ({ id, status, changed: 0 }) as TableInfo;

test('a game that goes on is listed, however many were begun since', async () => {
  const newest = Array.from({ length: 40 }, (_, n) => table(`n${n}`, n ? 'finished' : 'running'));
  const old = table('old', 'running');
  vi.spyOn(api, 'campaigns').mockResolvedValue([]);
  const asked = vi.spyOn(api, 'tables').mockImplementation((query) => {
    if (!query.includes('mine')) return Promise.resolve([]);
    if (query.includes('running')) return Promise.resolve([newest[0]!, old]);
    return Promise.resolve(query.includes('open') ? [] : newest);
  });
  const tables = new Tables();
  await tables.load();
  expect(tables.going.map(({ id }) => id)).toEqual(['n0', 'old']);
  asked.mockClear().mockResolvedValue([old]);
  await tables.load();
  expect(asked).toHaveBeenCalledTimes(3);
});

test('one that begins while the lists are asked for is listed once, as it was told last', async () => {
  const newest = Array.from({ length: 40 }, (_, n) => table(`n${n}`, 'finished'));
  vi.spyOn(api, 'campaigns').mockResolvedValue([]);
  vi.spyOn(api, 'tables').mockImplementation((query) => {
    if (!query.includes('mine')) return Promise.resolve([]);
    const [, status] = /status=(\w+)/.exec(query) ?? [];
    return Promise.resolve(status ? [table('old', status)] : newest);
  });
  const tables = new Tables();
  await tables.load();
  expect(tables.going.map(({ id, status }) => [id, status])).toEqual([['old', 'running']]);
});
