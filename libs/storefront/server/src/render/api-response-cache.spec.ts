import type { ApiClient } from '@shop/api-client/api-client';
import { RateLimitedError, ServerError } from '@shop/api-client/api-error';
import { listNews } from '@shop/contract/news/list-news';
import { getProduct } from '@shop/contract/products/get-product';
import { createReview } from '@shop/contract/reviews/create-review';
import { getFrontSettings } from '@shop/contract/site/get-front-settings';
import { ChangeEvents } from '../data-changes/change-events';
import { createApiResponseCache } from './api-response-cache';

const TTL_MS = 3_000;

const responseOf = (data: string) => ({
  data: JSON.parse(data) as never,
  headers: new Headers(),
  pagination: null,
  limit: null,
});

function createTestApi(maxBytes = 1_000_000) {
  // lru-cache takes a time of 0 for an entry that does not expire.
  const clock = { ms: 1 };
  const state = { isDown: false };
  const changes = new ChangeEvents();
  const clientOf = (calls: string[]): ApiClient => ({
    call: (endpoint, input) => {
      calls.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`);
      if (state.isDown) return Promise.reject(new Error('gone'));
      return Promise.resolve(responseOf('{}'));
    },
  });
  const calls: string[] = [];
  const memberCalls: string[] = [];
  const clients = { anonymous: clientOf(calls), member: clientOf(memberCalls), sender: '133.11.0.1' };
  const cache = createApiResponseCache({ now: () => clock.ms, changes, ttlMs: TTL_MS, maxBytes });
  return {
    clock,
    state,
    changes,
    calls,
    memberCalls,
    /** A guest of another client IP, for whom the API responds like this. */
    guestOf: (sender: string, anonymous: ApiClient) => cache({ anonymous, member: null, sender }),
    guest: cache({ ...clients, member: null }),
    member: cache(clients),
  };
}

const mug = { params: { key: 'mug' } };
const dish = { params: { key: 'dish' } };

it('calls the API once for pages that are rendered within the TTL', async () => {
  const { guest, calls, clock } = createTestApi();
  await Promise.all(Array.from({ length: 50 }, () => guest.call(getProduct, mug)));
  clock.ms = TTL_MS;
  await guest.call(getProduct, mug);
  expect(calls).toHaveLength(1);
  clock.ms = TTL_MS + 2;
  await guest.call(getProduct, mug);
  expect(calls).toHaveLength(2);
});

it('distinguishes endpoints and their input', async () => {
  const { guest, calls } = createTestApi();
  await guest.call(getProduct, mug);
  await guest.call(getProduct, dish);
  await guest.call(listNews, { query: { per: 5 } });
  expect(new Set(calls).size).toBe(3);
});

it('does not cache errors', async () => {
  const { guest, calls, state } = createTestApi();
  state.isDown = true;
  await expect(guest.call(getProduct, mug)).rejects.toThrow('gone');
  state.isDown = false;
  await guest.call(getProduct, mug);
  expect(calls).toHaveLength(2);
});

it('caches neither commands nor calls with a token', async () => {
  const { guest, calls } = createTestApi();
  const review = { rating: 5, title: '良い', body: '丈夫です', nickname: '花子' };
  for (let time = 0; time < 2; time += 1) {
    await guest.call(createReview, { ...mug, body: review });
    await guest.call(getProduct, mug, { bearer: 'token' });
  }
  expect(calls).toHaveLength(4);
});

it('a member shares what is the same for everyone, called without their token, and nothing else', async () => {
  const { guest, member, calls, memberCalls } = createTestApi();
  await member.call(getFrontSettings, {});
  await guest.call(getFrontSettings, {});
  expect([calls.length, memberCalls.length]).toEqual([1, 0]);
  await guest.call(getProduct, mug);
  await member.call(getProduct, mug);
  await member.call(getProduct, mug);
  expect([calls.length, memberCalls.length]).toEqual([2, 2]);
});

it('purges what a change makes stale', async () => {
  const { guest, changes, calls } = createTestApi();
  const load = () => Promise.all([guest.call(getProduct, mug), guest.call(getProduct, dish)]);
  await load();
  changes.publish('product:mug');
  await load();
  expect(calls).toHaveLength(3);
  changes.publish('settings');
  await load();
  expect(calls).toHaveLength(5);
});

it('takes no more memory than it may', async () => {
  const { guest, calls } = createTestApi(3_000);
  for (const key of ['a', 'b', 'c', 'a', 'c']) await guest.call(getProduct, { params: { key } });
  // Two fit: the first was evicted by the third, and the second by the first.
  expect(calls.map((call) => /"key":"(.)"/.exec(call)?.[1])).toEqual(['a', 'b', 'c', 'a']);
});

it('neither stores nor shares what was asked for before a change', async () => {
  const { guest, changes, calls } = createTestApi();
  const old = guest.call(getProduct, mug);
  changes.publish('products');
  await guest.call(getProduct, mug);
  await old;
  await guest.call(getProduct, mug);
  expect(calls).toHaveLength(2);
});

const BODY = { code: '', message: '', errors: {}, title: null };

it.each<readonly [string, () => Promise<never>]>([
  ['limits', () => Promise.reject(new RateLimitedError('GET', 429, BODY, null))],
  ['turns away', () => Promise.reject(new ServerError('GET', 503, BODY))],
  ['lets wait', () => new Promise(() => undefined)],
])(
  'who asks together with a client IP that the API %s gets what their own calls get',
  async (_what, respond) => {
    const { guest, guestOf, calls } = createTestApi();
    const other = guestOf('133.11.0.9', { call: respond }).call(getProduct, mug);
    // What becomes of theirs is not the question.
    other.catch(() => undefined);
    await Promise.all([guest.call(getProduct, mug), guest.call(getProduct, mug)]);
    expect(calls).toHaveLength(1);
  },
);

it('what was loaded for one client IP is shared with all', async () => {
  const { guest, guestOf, calls } = createTestApi();
  await guest.call(getProduct, mug);
  const other = guestOf('133.11.0.9', { call: () => Promise.reject(new Error('No call is expected')) });
  await other.call(getProduct, mug);
  expect(calls).toHaveLength(1);
});
