import { getCartSpec } from '@shop/contract/carts/get-cart';
import { createProductHistorySpec } from '@shop/contract/product-histories/create-product-history';
import { listGuestProductHistoriesSpec } from '@shop/contract/product-histories/list-guest-product-histories';
import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import { createFilledCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';

let api: TestApi;
let product: StockedProduct;
let authorization: string;
let asManager: string;
beforeAll(async () => {
  api = await openTestApi();
  product = (await wellStockedProducts(api.db, 1))[0]!;
  authorization = `Bearer ${await api.signIn('member@example.jp')}`;
  asManager = `Bearer ${await api.signIn('manager@example.jp')}`;
});
afterAll(() => api.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  api.request(path, { headers: { 'channel-id': 'default', ...headers } });

describe('[role-visitor] [notshown-account-roles] [interp-guest-visitor] a guest', () => {
  it.each([
    ['products', '/v1/products'],
    ['makers', '/v1/makers'],
    ['brands', '/v1/brands'],
    ['tags', '/v1/tags'],
    ['printed catalogues', '/v1/catalog'],
    ['news', '/v1/news'],
    ['blog articles', '/v1/blogs'],
  ])('reads %s without a token', async (_what, path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(expect.arrayContaining([expect.anything()]));
  });

  it('uses a cart by its token alone', async () => {
    const { token } = await createFilledCart(api, [{ product_key: product.key, quantity: 2 }]);
    const open = (cart_token: string) => api.call(getCartSpec, { params: { cart_token } });
    expect((await open(token)).body.data.detail.products).toMatchObject([{ quantity: 2 }]);
    expect((await open('A'.repeat(token.length))).status).toBe(404);
  });

  it('has a history of viewed products by the secret that came with the first one', async () => {
    const { headers } = await api.call(createProductHistorySpec, { body: { product_id: product.id } });
    const secret = headers.get(GUEST_TOKEN_HEADER) ?? '';
    const read = (own: Readonly<Record<string, string>>) =>
      api.call(listGuestProductHistoriesSpec, { query: {} }, { headers: own });
    expect((await read({ [GUEST_TOKEN_HEADER]: secret })).body).toMatchObject([{ product_id: product.id }]);
    expect((await read({})).body).toEqual([]);
  });
});

it.each([
  ['favourites', '/v1/me/user-lists'],
  ['the points', '/v1/me/points'],
  ['the history of points', '/v1/me/point-histories'],
  ['inquiries', '/v1/me/inquiries'],
  ['system messages', '/v1/me/system-messages'],
  ['orders', '/v1/me/orders'],
  ['the account', '/v1/me/user'],
  ['addresses', '/v1/me/user-addresses'],
  ['cards', '/v1/me/user-cards'],
  ['coupons', '/v1/me/coupons'],
  ['bookmarks', '/v1/me/bookmarks'],
])(
  '[role-member, notshown-core-manager-permissions] %s: for a member alone, a manager too, by the bearer token',
  async (_what, path) => {
    const asGuest = await get(path);
    expect([asGuest.status, await asGuest.json()]).toMatchObject([401, { message: 'ログインが必要です' }]);
    expect((await get(path, { authorization })).status).toBe(200);
    expect((await get(path, { authorization: asManager })).status).toBe(200);
  },
);

it('[role-channel] a token is good in the channel that it was issued for alone, and an unknown channel is an error', async () => {
  expect((await get('/v1/me/user', { authorization, 'channel-id': 'school' })).status).toBe(401);
  const nowhere = await get('/v1/products', { 'channel-id': 'nowhere' });
  expect([nowhere.status, await nowhere.json()]).toMatchObject([404, { message: 'チャネルが存在しない' }]);
});
