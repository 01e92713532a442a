import type { ApiClient } from '@shop/api-client/api-client';
import { listNews } from '@shop/contract/news/list-news';
import { getProduct } from '@shop/contract/products/get-product';
import { createReview } from '@shop/contract/reviews/create-review';
import { getFrontSettings } from '@shop/contract/site/get-front-settings';
import { ChangeEvents } from '../changes/change-events';
import { API_CACHE_TTL_MS, createApiResponseCache } from './api-response-cache';

function createTestApi() {
  // lru-cache takes a time of 0 for an entry that does not expire.
  const clock = { ms: 1 };
  const state = { isDown: false };
  const changes = new ChangeEvents();
  const clientOf = (calls: string[]): ApiClient => ({
    call: (endpoint, input) => {
      calls.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`);
      if (state.isDown) return Promise.reject(new Error('gone'));
      return Promise.resolve({
        data: JSON.parse('{}') as never,
        headers: new Headers(),
        pagination: null,
        limit: null,
      });
    },
  });
  const calls: string[] = [];
  const memberCalls: string[] = [];
  const clients = { anonymous: clientOf(calls), member: clientOf(memberCalls) };
  const cache = createApiResponseCache(() => clock.ms, changes);
  return {
    clock,
    state,
    changes,
    calls,
    memberCalls,
    visitor: cache({ ...clients, member: null }),
    member: cache(clients),
  };
}

const mug = { params: { key: 'mug' } };
const dish = { params: { key: 'dish' } };

it('calls the API once for pages that are rendered within the TTL', async () => {
  const { visitor, calls, clock } = createTestApi();
  await Promise.all(Array.from({ length: 50 }, () => visitor.call(getProduct, mug)));
  clock.ms = API_CACHE_TTL_MS;
  await visitor.call(getProduct, mug);
  expect(calls).toHaveLength(1);
  clock.ms = API_CACHE_TTL_MS + 2;
  await visitor.call(getProduct, mug);
  expect(calls).toHaveLength(2);
});

it('distinguishes endpoints and their input', async () => {
  const { visitor, calls } = createTestApi();
  await visitor.call(getProduct, mug);
  await visitor.call(getProduct, dish);
  await visitor.call(listNews, { query: { per: 5 } });
  expect(new Set(calls).size).toBe(3);
});

it('does not cache errors', async () => {
  const { visitor, calls, state } = createTestApi();
  state.isDown = true;
  await expect(visitor.call(getProduct, mug)).rejects.toThrow('gone');
  state.isDown = false;
  await visitor.call(getProduct, mug);
  expect(calls).toHaveLength(2);
});

it('caches neither commands nor calls with a token', async () => {
  const { visitor, calls } = createTestApi();
  const review = { rating: 5, title: '良い', body: '丈夫です', nickname: '花子' };
  for (let time = 0; time < 2; time += 1) {
    await visitor.call(createReview, { ...mug, body: review });
    await visitor.call(getProduct, mug, { bearer: 'token' });
  }
  expect(calls).toHaveLength(4);
});

it('a member shares what is the same for everyone, called without their token, and nothing else', async () => {
  const { visitor, member, calls, memberCalls } = createTestApi();
  await member.call(getFrontSettings, {});
  await visitor.call(getFrontSettings, {});
  expect([calls.length, memberCalls.length]).toEqual([1, 0]);
  await visitor.call(getProduct, mug);
  await member.call(getProduct, mug);
  await member.call(getProduct, mug);
  expect([calls.length, memberCalls.length]).toEqual([2, 2]);
});

it('purges what a change makes stale', async () => {
  const { visitor, changes, calls } = createTestApi();
  const load = () => Promise.all([visitor.call(getProduct, mug), visitor.call(getProduct, dish)]);
  await load();
  changes.publish('product:mug');
  await load();
  expect(calls).toHaveLength(3);
  changes.publish('settings');
  await load();
  expect(calls).toHaveLength(5);
});
