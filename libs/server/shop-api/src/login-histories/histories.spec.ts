import { listLoginHistoriesSpec } from '@shop/contract/login-histories/list-login-histories';
import { deleteProductSearchHistorySpec } from '@shop/contract/product-search-histories/delete-product-search-history';
import { listProductSearchHistoriesSpec } from '@shop/contract/product-search-histories/list-product-search-histories';
import { createProductSearchHistorySpec } from '@shop/contract/products/create-product-search-history';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { productSearchHistories } from '../db/schema';

let api: TestApi;
let member: { token: string };
let second: { token: string };

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
});
afterAll(() => api.close());

describe('the login history', () => {
  it('[call-get-v1-me-login-histories] begins with the latest sign-in', async () => {
    api.clock.advance(1000);
    await api.request('/v1/auth/login', {
      method: 'POST',
      headers: {
        'channel-id': 'default',
        'content-type': 'application/json',
        'user-agent': `Browser/1.0 ${'x'.repeat(400)}`,
      },
      body: JSON.stringify({ email: 'member@example.jp', password: 'demo-pass-2026' }),
    });
    const { body, headers } = await api.call(listLoginHistoriesSpec, { query: {} }, member);
    expect(body[0]).toMatchObject({ logged_in_at: api.clock.now().toISOString(), method: 'password' });
    expect(body[0]?.user_agent).toHaveLength(300);
    expect(body).toHaveLength(10);
    expect(Number(headers.get('x-total'))).toBeGreaterThan(10);
  });

  it('[entity-login-history] has the time, the IP address and the browser of a sign-in', async () => {
    const { body } = await api.call(listLoginHistoriesSpec, { query: { per: 100 } }, member);
    const seeded = body.find(({ ip_address }) => ip_address === '203.0.113.24');
    expect(seeded).toEqual({
      id: expect.any(Number) as number,
      logged_in_at: '2026-06-09T22:00:00.000Z',
      ip_address: '203.0.113.24',
      method: null,
      user_agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    });
  });

  it('contains the member’s own sign-ins only', async () => {
    const ids = async (who: { token: string }) =>
      (await api.call(listLoginHistoriesSpec, { query: { per: 100 } }, who)).body.map(({ id }) => id);
    const theirs = new Set(await ids(second));
    expect(theirs.size).toBeGreaterThan(0);
    expect((await ids(member)).filter((id) => theirs.has(id))).toEqual([]);
  });

  it('contains no failed sign-in', async () => {
    const total = async () =>
      (await api.call(listLoginHistoriesSpec, { query: {} }, member)).headers.get('x-total');
    const before = await total();
    await api.request('/v1/auth/login', {
      method: 'POST',
      headers: { 'channel-id': 'default', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'member@example.jp', password: 'wrong-pass-1' }),
    });
    expect(await total()).toBe(before);
  });
});

describe('the search history', () => {
  beforeEach(() => api.db.delete(productSearchHistories));
  const search = async (word: string, who: { token: string }) => {
    await api.call(createProductSearchHistorySpec, { body: { word } }, who);
    api.clock.advance(1000);
  };
  const list = async (who = member) =>
    (await api.call(listProductSearchHistoriesSpec, { query: {} }, who)).body;

  it('[call-get-v1-me-product-search-histories] lists each word once, the latest first', async () => {
    for (const word of ['茶', '皿', '茶']) await search(word, member);
    await search('椅子', second);
    const response = await api.call(listProductSearchHistoriesSpec, { query: {} }, member);
    expect(response.body.map(({ word }) => word)).toEqual(['茶', '皿']);
    expect(response.headers.get('x-total')).toBe('2');
  });

  it('[entity-search-history] has the word, and when it was searched', async () => {
    const created_at = api.clock.now().toISOString();
    await search('煎茶', member);
    expect(await list()).toEqual([{ id: expect.any(Number) as number, word: '煎茶', created_at }]);
  });

  it('[call-delete-v1-me-product-search-histories-id] removes a word with its earlier searches', async () => {
    for (const word of ['茶', '皿', '茶']) await search(word, member);
    await search('茶', second);
    const [latest] = await list();
    const { status } = await api.call(deleteProductSearchHistorySpec, { params: { id: latest!.id } }, member);
    expect(status).toBe(204);
    expect((await list()).map(({ word }) => word)).toEqual(['皿']);
    expect(await list(second)).toHaveLength(1);
  });

  it('responds to another member’s search as to an unknown one', async () => {
    await search('茶', second);
    const [theirs] = await list(second);
    for (const id of [theirs!.id, 2_000_000_000]) {
      const { status, error } = await api.call(deleteProductSearchHistorySpec, { params: { id } }, member);
      expect([status, error.code]).toEqual([404, 'product_search_history.not_found']);
    }
    expect(await list(second)).toHaveLength(1);
  });
});
