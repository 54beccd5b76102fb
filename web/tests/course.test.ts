import { expect, test, vi } from 'vitest';
import type { GameStore } from '../src/core/game.svelte';
import { Course } from '../src/games/star-spangled-banner/course.svelte';
import type { Banner } from '../src/games/star-spangled-banner/kinds';
import type { CampaignPage } from '../src/protocol';

const campaign = vi.hoisted(() => vi.fn());
vi.mock('../src/core/api', () => ({ api: { campaign } }));

const page = (table: string): CampaignPage => ({ next: { table } }) as unknown as CampaignPage;

/** A course whose page is asked for so often; its answers come when we say so. */
function asked(times: number) {
  const come: { resolve: (page: CampaignPage) => void; reject: (why: Error) => void }[] = [];
  campaign.mockImplementation(
    () => new Promise<CampaignPage>((resolve, reject) => come.push({ resolve, reject })),
  );
  const store = { id: 'C', view: {}, toldAt: 1 } as unknown as GameStore<Banner>;
  const course = new Course(store);
  for (let n = 0; n < times; n++) course.refresh();
  return { course, come };
}
const passed = () => new Promise((done) => setTimeout(done));

test('a page of a campaign that another one has overtaken is not shown', async () => {
  const { course, come } = asked(2);
  come[1]!.resolve(page('new'));
  await passed();
  come[0]!.resolve(page('old'));
  await passed();
  expect(course.page?.next?.table).toBe('new');
});

test('one that never came overtakes none', async () => {
  const { course, come } = asked(2);
  come[1]!.reject(new Error('no line'));
  await passed();
  come[0]!.resolve(page('only'));
  await passed();
  expect(course.page?.next?.table).toBe('only');
});
