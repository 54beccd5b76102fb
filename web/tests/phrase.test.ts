import { beforeEach, expect, test, vi } from 'vitest';
import type { Me, Refused } from '../src/protocol';

const kept = new Map<string, string>();
vi.stubGlobal('location', { href: 'http://x/', hash: '' });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { api, ApiError, NOT_OURS } = await import('../src/core/api');
const { identity } = await import('../src/core/me.svelte');
const { sentBefore } = await import('../src/core/phrase-kept');

const ME = { id: 'ala', nickname: 'Ala', handle: '' } as Me;
const refusal = (status: number, code: string) => new ApiError(status, { code } as Refused);

beforeEach(() => {
  kept.clear();
  vi.restoreAllMocks();
  [identity.me, identity.phrase] = [ME, ''];
});

test('a passphrase whose answer is lost is said again, the same one', async () => {
  const set = vi.spyOn(api, 'setPassphrase').mockRejectedValueOnce(new TypeError('lost'));
  await expect(identity.protect('one', 'before')).rejects.toThrow();
  set.mockResolvedValue({ ...ME, handle: 'takoru-4821' });
  await identity.protect('two', 'before');
  expect(set.mock.calls).toEqual([
    ['one', 'before'],
    ['one', 'before'],
  ]);
  expect(identity.phrase).toBe('one');
  identity.phraseShown();
  expect(sentBefore()).toBe(null);
});

test('so it is by a page that is loaded anew as nobody, and by who comes back to it', async () => {
  const set = vi.spyOn(api, 'setPassphrase').mockRejectedValueOnce(refusal(503, 'not-stored'));
  await expect(identity.protect('one')).rejects.toThrow();
  set.mockResolvedValue(ME);
  vi.spyOn(api, 'me').mockResolvedValue(null);
  await identity.load();
  expect([identity.me, identity.phrase]).toEqual([ME, 'one']);
  identity.me = null;
  vi.spyOn(api, 'meNow').mockResolvedValue(null);
  expect(await identity.look()).toEqual(ME);
});

test('one that was refused is forgotten, and nobody else gets it', async () => {
  const set = vi
    .spyOn(api, 'setPassphrase')
    .mockRejectedValueOnce(refusal(400, 'wrong-passphrase'));
  await expect(identity.protect('one', 'x')).rejects.toThrow();
  expect(sentBefore()).toBe(null);
  set.mockRejectedValueOnce(new TypeError('lost'));
  await expect(identity.protect('two')).rejects.toThrow();
  vi.spyOn(api, 'me').mockResolvedValue({ ...ME, id: 'bo' });
  await identity.load();
  expect([set.mock.calls.length, sentBefore(), identity.phrase]).toEqual([2, null, '']);
});

test('nobody begins anew while it cannot be said again: the cookie would be gone', async () => {
  const set = vi.spyOn(api, 'setPassphrase').mockRejectedValueOnce(new TypeError('lost'));
  await expect(identity.protect('one')).rejects.toThrow();
  set.mockRejectedValue(refusal(429, 'too-fast'));
  vi.spyOn(api, 'meNow').mockResolvedValue(null);
  const begin = vi.spyOn(api, 'begin').mockResolvedValue({ ...ME, id: 'new' });
  await expect(identity.need('Guest')).rejects.toThrow();
  expect([begin.mock.calls.length, sentBefore()?.passphrase]).toEqual([0, 'one']);
  set.mockRejectedValue(refusal(401, 'signed-out'));
  expect((await identity.need('Guest')).id).toBe('new');
});

test('who wanted to play reads it first: at a table it would never have been seen', async () => {
  const set = vi.spyOn(api, 'setPassphrase').mockRejectedValueOnce(new TypeError('lost'));
  await expect(identity.protect('one')).rejects.toThrow();
  set.mockResolvedValue(ME);
  identity.me = null;
  vi.spyOn(api, 'meNow').mockResolvedValueOnce(null).mockResolvedValue(ME);
  await expect(identity.need('Guest')).rejects.toThrow();
  expect([identity.me, identity.phrase]).toEqual([ME, 'one']);
  identity.phraseShown();
  expect(await identity.need('Guest'), 'beside it one may do anything').toEqual(ME);
});

test('one that was refused stands in the way of nobody who types the right one now', async () => {
  const set = vi.spyOn(api, 'setPassphrase').mockRejectedValueOnce(new TypeError('lost'));
  await expect(identity.protect('one', 'wrong')).rejects.toThrow();
  set.mockRejectedValueOnce(refusal(400, 'wrong-passphrase')).mockResolvedValueOnce(ME);
  await identity.protect('two', 'right');
  expect(set.mock.lastCall).toEqual(['two', 'right']);
  expect(identity.phrase).toBe('two');
});

test('what stands between us and the server does not say that it was not set', async () => {
  vi.spyOn(api, 'setPassphrase').mockRejectedValueOnce(refusal(404, NOT_OURS));
  await expect(identity.protect('one')).rejects.toThrow();
  expect(sentBefore()?.passphrase).toBe('one');
});

test('a page that may store nothing has it as long as it is open', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  vi.spyOn(api, 'setPassphrase').mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue(ME);
  await expect(identity.protect('one')).rejects.toThrow();
  await identity.protect('two');
  expect(identity.phrase).toBe('one');
  identity.phraseShown();
  expect(sentBefore()).toBe(null);
});

test('who signs out leaves no passphrase behind', async () => {
  vi.spyOn(api, 'setPassphrase').mockRejectedValueOnce(new TypeError('lost'));
  await expect(identity.protect('one', 'before')).rejects.toThrow();
  identity.gone();
  expect(sentBefore()).toBe(null);
});
