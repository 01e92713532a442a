import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { refreshTokenSpec } from '@shop/contract/auth/refresh-token';
import { getProductSpec } from '@shop/contract/products/get-product';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { LAB_SCENARIOS } from './lab-fault';

let api: TestApi;
let member: { token: string };
let wanted: { product_key: string; quantity: number }[];

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  const [product] = await wellStockedProducts(api.db, 1);
  wanted = [{ product_key: product!.key, quantity: 1 }];
});
afterEach(() => api.request('/dev/lab', { method: 'DELETE' }));
afterAll(() => api.close());

const settings = (options: object = {}) => api.call(getFrontSettingsSpec, {}, options);

it('lists the active faults, counts their uses down, and clears them', async () => {
  await api.lab({ scenario: 'server-error', times: 2, match: { client: 'a' } });
  await api.lab({ scenario: 'slow', ms: 1 });
  expect((await settings({ headers: { 'x-lab-client': 'a' } })).status).toBe(500);
  const listed: unknown = await (await api.request('/dev/lab')).json();
  expect(listed).toEqual({
    scenarios: [
      { scenario: 'server-error', times: 1, ms: 1000, match: { client: 'a' } },
      { scenario: 'slow', ms: 1, match: {} },
    ],
  });
  await api.request('/dev/lab', { method: 'DELETE' });
  expect(await (await api.request('/dev/lab')).json()).toEqual({ scenarios: [] });
});

it.each([
  ['the method', { method: 'get' }, { method: 'POST' }],
  ['the path', { path: '/v1/settings/front' }, { path: '/v1/news' }],
  ['the channel', { channel: 'default' }, { channel: 'gift' }],
  ['the client', { client: 'one' }, { client: 'two' }],
])('matches a call by %s', async (_name, match, other) => {
  const options = { headers: { 'x-lab-client': 'one' } };
  await api.lab({ scenario: 'maintenance', match: other });
  expect((await settings(options)).status).toBe(200);
  await api.lab({ scenario: 'maintenance', match });
  expect((await settings(options)).status).toBe(503);
});

it('[error-core-503] responds to every call with a 503 with title and message', async () => {
  await api.lab({ scenario: 'maintenance' });
  const { status, error, headers } = await settings();
  expect([status, error.code, headers.get('retry-after')]).toEqual([503, 'common.maintenance', '60']);
  expect(error.title).not.toBe('');
  expect((await api.request('/healthz')).status).toBe(200);
});

it('[error-core-401, error-core-refresh-fails] rejects tokens and their refresh the given number of times', async () => {
  await api.lab({ scenario: 'unauthorized', times: 1 });
  expect((await settings()).status).toBe(200);
  const rejected = await api.call(getMyUserSpec, {}, member);
  expect([rejected.status, rejected.error.code]).toEqual([401, 'auth.unauthenticated']);
  expect(rejected.error).toEqual((await api.call(getMyUserSpec, {}, { token: 'x' })).error);
  expect((await api.call(getMyUserSpec, {}, member)).status).toBe(200);
  await api.lab({ scenario: 'refresh-fails', times: 1 });
  expect((await api.call(getMyUserSpec, {}, member)).status).toBe(200);
  expect((await api.call(refreshTokenSpec, {}, member)).status).toBe(401);
  expect((await api.call(refreshTokenSpec, {}, member)).status).toBe(200);
});

it.each([
  ['cart-expired', 'cart.common.is_expired'],
  ['product-not-found', 'cart.init.product_not_found'],
  ['not-on-sale', 'cart.update_products.not_sale'],
] as const)('the scenario %s makes an init fail with its code', async (scenario, code) => {
  const cart = await createReadyCart(api, wanted);
  await api.lab({ scenario });
  const opened = await api.call(getCartSpec, { params: { cart_token: cart.token } });
  expect([opened.status, opened.error.code]).toEqual([422, code]);
  const body = { token: cart.token, invalid_product: true };
  expect((await api.call(initCartSpec, { body })).status).toBe(200);
});

it.each([
  ['shipping-not-data', 'cart_detail.set_user_address.not_data'],
  ['sold-out', 'cart.products.out_of_stock'],
  ['validation', 'validation.failed'],
] as const)(
  'the scenario %s makes a change of the cart fail with its code, and changes nothing',
  async (scenario, code) => {
    const cart = await createReadyCart(api, wanted);
    await api.lab({ scenario, times: 1 });
    const body = { cart_token: cart.token, remarks: '変更' };
    const { status, error } = await api.call(modifyCartOtherSpec, { body });
    expect([status, error.code]).toEqual([422, code]);
    const { body: after } = await api.call(getCartSpec, { params: { cart_token: cart.token } });
    expect(after.data.remarks).toBe(cart.data.remarks);
  },
);

it('responds to an unknown channel and a product that is gone as the shop does', async () => {
  await api.lab({ scenario: 'invalid-channel', times: 1 });
  const really = await settings({ channel: 'nowhere' });
  expect(really.error).toEqual({ code: 'channel.not_found', message: 'チャネルが存在しない' });
  await api.lab({ scenario: 'product-not-found' });
  const params = { key: wanted[0]!.product_key };
  const { status, error } = await api.call(getProductSpec, { params });
  await api.request('/dev/lab', { method: 'DELETE' });
  const missing = await api.call(getProductSpec, { params: { key: 'no-such-product' } });
  expect([status, error]).toEqual([404, missing.error]);
});

it('delays a response by the given milliseconds', async () => {
  await api.lab({ scenario: 'slow', ms: 120 });
  const started = performance.now();
  expect((await settings()).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(110);
});

it('loses a response after the effect, over HTTP and in the process', async () => {
  const cart = await createReadyCart(api, wanted);
  const { url, close } = await api.serve();
  const send = (remarks: string, to: (path: string, init: RequestInit) => Promise<Response>) =>
    to('/v1/carts/other/modify', {
      method: 'PATCH',
      headers: { 'channel-id': 'default', 'content-type': 'application/json' },
      body: JSON.stringify({ cart_token: cart.token, remarks }),
    }).then((response) => response.text());
  const seen = async () =>
    (await api.call(getCartSpec, { params: { cart_token: cart.token } })).body.data.remarks;
  await api.lab({ scenario: 'lost-response', times: 1 });
  await expect(send('一', (path, init) => fetch(`${url}${path}`, init))).rejects.toThrow();
  expect(await seen()).toBe('一');
  await api.lab({ scenario: 'lost-response', times: 1 });
  await expect(send('二', (path, init) => api.request(path, init))).rejects.toThrow();
  expect(await seen()).toBe('二');
  await close();
});

it.each([
  [{ scenario: 'no-such' }],
  [{ scenario: 'slow', ms: -1 }],
  [{ scenario: 'slow', times: 0 }],
  [{ scenario: 'slow', match: { host: 'x' } }],
  ['slow'],
])('rejects %j', async (fault) => {
  const response = await api.request('/dev/lab', { method: 'PUT', body: JSON.stringify(fault) });
  expect(response.status).toBe(422);
});

it('exists only where it is enabled, and not in a live shop', async () => {
  for (const config of [{ isLab: false }, { env: 'live', isLab: true } as const]) {
    const closed = await openTestApi({ config });
    expect((await closed.request('/dev/lab')).status).toBe(404);
    const body = JSON.stringify({ scenario: LAB_SCENARIOS[0] });
    expect((await closed.request('/dev/lab', { method: 'PUT', body })).status).toBe(404);
    await closed.close();
  }
});
