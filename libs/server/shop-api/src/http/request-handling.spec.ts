import { loginSpec } from '@shop/contract/auth/login';
import { addCartProductSetSpec } from '@shop/contract/carts/add-cart-product-set';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { createUserSpec } from '@shop/contract/users/create-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, sql } from 'drizzle-orm';
import { channels } from '../db/schema';

const CANARY_PASSWORD = 'canary-password-81';
const CANARY_MAIL = 'canary-81@example.jp';
const CANARY_NAMES = {
  last_name: 'canary',
  first_name: '花子',
  last_name_kana: 'カナリア',
  first_name_kana: 'ハナコ',
};
const CANARY_WORD = 'canary-word-81';

describe('the handling of every request', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const login = (init: RequestInit) => api.request('/v1/auth/login', { method: 'POST', ...init });

  it.each([
    { name: 'an unknown channel', headers: { 'channel-id': 'nowhere' } },
    { name: 'no channel', headers: {} },
    { name: 'a channel that is no word', headers: { 'channel-id': "default' or '1'='1" } },
  ])(
    '[error-core-invalid-channel] [string-channel-missing] $name: 404 with the fixed message',
    async ({ headers }) => {
      for (const path of ['/v1/products', '/public.json']) {
        const response = await api.request(path, { headers: new Headers(headers) });
        expect(response.status).toBe(404);
        expect(await response.json()).toEqual({ code: 'channel.not_found', message: 'チャネルが存在しない' });
      }
    },
  );

  it.each([
    { name: 'no JSON', type: 'application/json', body: '{"email":', status: 400 },
    { name: 'a form of another site', type: 'application/x-www-form-urlencoded', body: 'a=1', status: 415 },
    { name: 'plain text', type: 'text/plain', body: '{}', status: 415 },
    { name: 'a list', type: 'application/json', body: '[]', status: 422 },
    {
      name: 'a NUL character',
      type: 'application/json',
      body: '{"email":"a\\u0000","password":"b"}',
      status: 422,
    },
    {
      name: 'half a character',
      type: 'application/json',
      body: '{"email":"\\ud800","password":"b"}',
      status: 422,
    },
    { name: 'a hostile name', type: 'application/json', body: '{"__proto__":"a\\u0000"}', status: 422 },
    {
      name: 'lists in lists',
      type: 'application/json',
      body: '['.repeat(50_000) + ']'.repeat(50_000),
      status: 422,
    },
    {
      name: 'objects in objects',
      type: 'application/json',
      body: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      status: 422,
    },
    {
      name: 'marks without end',
      type: 'application/json',
      body: `{"email":"a${'\u0300\u0316'.repeat(30_000)}","password":"b"}`,
      status: 422,
    },
    { name: 'too much', type: 'application/json', body: `"${'x'.repeat(1_100_000)}"`, status: 413 },
  ])('a body that is $name: $status', async ({ type, body, status }) => {
    const response = await login({
      headers: { 'channel-id': 'default', 'content-type': type, 'content-length': String(body.length) },
      body,
    });
    expect(response.status).toBe(status);
  });

  it('names the invalid fields, in Japanese', async () => {
    const { status, error } = await api.callWith(loginSpec, { body: { email: 3 } });
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'validation.failed', message: '入力内容をご確認ください' });
    expect(error.errors).toEqual({ email: ['文字で入力してください'], password: ['入力してください'] });
  });

  it('reports twenty issues at most', async () => {
    const products = Array.from({ length: 100 }, () => ({}));
    const { error } = await api.callWith(addCartProductSetSpec, { body: { cart_token: 'x', products } });
    const messages = Object.entries(error.errors ?? {}).map(([field, told]) => [field, ...told]);
    expect(messages).toHaveLength(20);
    expect(messages.slice(0, 2)).toEqual([
      ['products.0.product_key', '入力してください'],
      ['products.0.quantity', '入力してください'],
    ]);
  });

  it('reports one issue for a list that is too long, none for its elements', async () => {
    const products = Array.from({ length: 30_000 }, () => 1);
    const { error } = await api.callWith(addCartProductSetSpec, { body: { cart_token: 'x', products } });
    expect(error.errors).toEqual({ products: ['200文字以内で入力してください'] });
  });

  it.each(['page=0', 'page=1.5', 'page=x', 'per=101', 'per=1e9', 'sort=secret', 'price_min=-1'])(
    'the query %s is rejected',
    async (query) => {
      const response = await api.request(`/v1/products?${query}`, { headers: { 'channel-id': 'default' } });
      expect(response.status).toBe(422);
    },
  );

  it('responds 404 in JSON to an unknown address', async () => {
    const response = await api.request('/v1/nothing', { headers: { 'channel-id': 'default' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'common.route_not_found' });
  });

  it('ignores cookies', async () => {
    const token = await api.signIn('member@example.jp');
    const headers = { 'channel-id': 'default', cookie: `access_token=${token}` };
    expect((await api.request('/v1/me/user', { headers })).status).toBe(401);
  });

  it('logs requests by their route, without personal data', async () => {
    const token = await api.signIn('member@example.jp');
    await api.call(loginSpec, { body: { email: CANARY_MAIL, password: CANARY_PASSWORD } });
    await api.call(listProductsSpec, { query: { word: CANARY_WORD } }, { token });
    const log = api.logLines.join('\n');
    expect(log).toContain('"/v1/auth/login"');
    for (const canary of [CANARY_MAIL, CANARY_PASSWORD, CANARY_WORD, token])
      expect(log).not.toContain(canary);
  });

  it.each<[string, string, string]>([
    [
      'a statement that fails because a table is missing',
      'alter table rate_counters rename to rate_counters_away',
      'alter table rate_counters_away rename to rate_counters',
    ],
    [
      'a row that a constraint rejects, which the database repeats',
      "alter table users add constraint no_canaries check (email not like '%canary%') not valid",
      'alter table users drop constraint no_canaries',
    ],
  ])('no secret or personal data is in the log of %s', async (_fault, set, undo) => {
    const linesBefore = api.logLines.length;
    await api.db.execute(sql.raw(set));
    const body = { ...CANARY_NAMES, email: CANARY_MAIL, password: CANARY_PASSWORD };
    const { status } = await api.call(createUserSpec, { body });
    await api.db.execute(sql.raw(undo));
    expect(status).toBe(500);
    const log = api.logLines.slice(linesBefore).join('\n');
    expect(log).toContain('request failed');
    expect(log).not.toContain('canary');
  });

  it('[entity-maintenance] a shop under maintenance: 503 with title, message and tag manager', async () => {
    const [{ settings } = { settings: {} }] = await api.db
      .select({ settings: channels.settings })
      .from(channels)
      .where(eq(channels.key, 'gift'));
    const set = (isMaintenance: boolean) =>
      api.db
        .update(channels)
        .set({
          isMaintenance,
          maintenanceTitle: '設備点検',
          maintenanceMessage: '朝6時まで',
          settings: isMaintenance ? { ...settings, 'GTM.ID': 'GTM-ABC123' } : settings,
        })
        .where(eq(channels.key, 'gift'));
    await set(true);
    const { status, error } = await api.call(listProductsSpec, { query: {} }, { channel: 'gift' });
    await set(false);
    expect(status).toBe(503);
    expect(error).toMatchObject({
      code: 'common.maintenance',
      title: '設備点検',
      message: '朝6時まで',
      gtm_id: 'GTM-ABC123',
    });
  });

  it('serves the contract’s documentation and the mailbox', async () => {
    const document: unknown = await (await api.request('/openapi.json')).json();
    expect(document).toHaveProperty(['paths', '/v1/products/{key}', 'get']);
    expect(await (await api.request('/docs')).text()).toContain('/v1/products/{key}');
    expect((await api.request('/dev/mailbox')).status).toBe(200);
  });

  it.each(['demo', 'live'] as const)('names its environment in /readyz: %s', async (env) => {
    const served = await openTestApi({ config: { env } });
    expect(await (await served.request('/readyz')).json()).toEqual({ status: 'ready', env });
    await served.close();
  });

  it('a live shop has no mailbox to read', async () => {
    const live = await openTestApi({ config: { env: 'live' } });
    expect((await live.request('/dev/mailbox.json')).status).toBe(404);
    await live.close();
  });
});

describe('a lost database', () => {
  it('responds 503 with title and message, and is not ready', async () => {
    const api = await openTestApi();
    await api.close();
    const response = await api.request('/v1/products', { headers: { 'channel-id': 'default' } });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 'common.maintenance',
      title: 'ただいまメンテナンス中です',
    });
    expect((await api.request('/readyz')).status).toBe(503);
    expect((await api.request('/healthz')).status).toBe(200);
  });
});
