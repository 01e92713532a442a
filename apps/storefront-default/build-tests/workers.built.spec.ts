import { readdirSync } from 'node:fs';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { openTestApiToday } from '@shop/testing-api/open-test-api-today';
import { RunningStorefront } from './running-storefront';

const WORKERS = 2;
const MEMBER = 'member@example.jp';
const MANY = 12;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApiToday();
}, 60_000);
afterAll(() => api.close());

/** How many threads a process has. */
const threadsOf = (process: number): number => readdirSync(`/proc/${process}/task`).length;

test('a shop with render workers sends each shopper their own page and shuts down gracefully', async () => {
  const served = await api.serve();
  const alone = await RunningStorefront.start(served.url, 1);
  const shop = await RunningStorefront.start(served.url, WORKERS);
  expect(threadsOf(shop.pid)).toBeGreaterThan(threadsOf(alone.pid));
  await alone.stop();

  const cookie = `access_token=${await api.signIn(MEMBER)}`;
  const pages = await Promise.all(
    Array.from({ length: MANY }, (_empty, place) =>
      place % 2 === 0 ? shop.html(`/product?page=1&draw=${place}`) : shop.html('/mypage', { cookie }),
    ),
  );
  for (const [place, html] of pages.entries()) {
    expect(html.trimEnd()).toMatch(/<\/html>$/);
    expect(html.includes(MEMBER)).toBe(place % 2 === 1);
    expect(html).toContain(place % 2 === 0 ? 'data-shop-session="absent"' : 'data-shop-session="valid"');
  }
  expect((await shop.get('/mypage')).status).toBe(302);
  expect((await shop.get('/no-such-page')).status).toBe(404);

  expect(await shop.stop()).toBe(0);
  expect(shop.log.join('')).not.toMatch(/"level":[56]0/);
  await served.close();
}, 60_000);
