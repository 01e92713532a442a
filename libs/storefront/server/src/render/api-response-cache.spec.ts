import type { ApiClient } from '@shop/api-client/api-client';
import { listNews } from '@shop/contract/news/list-news';
import { getProduct } from '@shop/contract/products/get-product';
import { createReview } from '@shop/contract/reviews/create-review';
import { SHARED_ANSWER_TTL_MS, createApiResponseCache } from './api-response-cache';

function shop() {
  const clock = { ms: 0 };
  const asked: string[] = [];
  const state = { isDown: false };
  const client: ApiClient = {
    call: (endpoint, input) => {
      asked.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`);
      if (state.isDown) return Promise.reject(new Error('gone'));
      return Promise.resolve({
        data: JSON.parse('{}') as never,
        headers: new Headers(),
        pagination: null,
        limit: null,
      });
    },
  };
  return { clock, asked, state, api: createApiResponseCache(() => clock.ms)(client) };
}

const mug = { params: { key: 'mug' } };

it('asks once for all pages that are drawn within a few seconds', async () => {
  const { api, asked, clock } = shop();
  await Promise.all(Array.from({ length: 50 }, () => api.call(getProduct, mug)));
  expect(asked).toHaveLength(1);
  clock.ms = SHARED_ANSWER_TTL_MS;
  await api.call(getProduct, mug);
  expect(asked).toHaveLength(2);
});

it('tells one question from another', async () => {
  const { api, asked } = shop();
  await api.call(getProduct, mug);
  await api.call(getProduct, { params: { key: 'dish' } });
  await api.call(listNews, { query: { per: 5 } });
  expect(new Set(asked).size).toBe(3);
});

it('keeps no failure', async () => {
  const { api, asked, state } = shop();
  state.isDown = true;
  await expect(api.call(getProduct, mug)).rejects.toThrow('gone');
  state.isDown = false;
  await api.call(getProduct, mug);
  expect(asked).toHaveLength(2);
});

it('shares nothing that writes, and nothing that is asked for with a token', async () => {
  const { api, asked } = shop();
  const review = { rating: 5, title: '良い', body: '丈夫です', nickname: '花子' };
  for (let time = 0; time < 2; time += 1) {
    await api.call(createReview, { ...mug, body: review });
    await api.call(getProduct, mug, { bearer: 'token' });
  }
  expect(asked).toHaveLength(4);
});
