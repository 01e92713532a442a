import type { ApiError } from '@shop/api-client/api-error';
import { isApiError } from '@shop/api-client/is-api-error';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { isLoadingAtom } from '@shop/site/loading/loading-tasks';
import { cartNoticeAtom, isShippingResetAtom, isShippingResetFailedAtom } from './cart-atoms';
import type { CartContext } from './cart-context';
import { addProduct } from './commands/add-product';
import { setOrderer } from './commands/set-orderer';
import { setQuantity } from './commands/set-quantity';
import { shipToNewAddress } from './commands/ship-to-new-address';
import { createCartContext } from './create-cart-context';
import { initCart } from './init-cart';
import { reloadCart, runCommand } from './run-command';

const INIT = { path: '/v1/carts/init' };
const CHANGE = { path: '/v1/carts/other/modify' };
const SHIPPING_RESET = '/v1/carts/shippings/reset';
const ORDERER = { name: '山田 花子', email: 'hanako@example.jp', phoneNumber: '0312345678' };

let api: TestApi;
let services: TestServices;
let context: CartContext;
let productKey = '';

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  productKey = (await wellStockedProducts(api.db, 1))[0]!.key;
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(() => {
  document.cookie = 'default_cart_token=; Max-Age=0';
  context = createCartContext(services);
  services.store.set(cartNoticeAtom, null);
  services.store.set(isShippingResetAtom, false);
  services.store.set(isShippingResetFailedAtom, false);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.request('/dev/lab', { method: 'DELETE' });
});

const failure = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('did not fail')),
    (error: unknown) => (isApiError(error) ? error : Promise.reject(new Error(String(error)))),
  );
/** Watches the calls from now on: what was sent, when it was sent and finished, and the waits before, all in ms. */
function watchCalls() {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const seen: { path: string; body: unknown; sent: number; finished: number }[] = [];
  const call = services.api.call;
  jest.spyOn(services.api, 'call').mockImplementation(async (endpoint, input, options) => {
    const { body }: { readonly body?: unknown } = { ...input };
    const entry = { path: endpoint.path, body, sent: performance.now(), finished: Infinity };
    seen.push(entry);
    return await call(endpoint, input, options).finally(() => (entry.finished = performance.now()));
  });
  return {
    callsOf: (path: string) => seen.filter((entry) => entry.path === path),
    waitsOf: (ms: number) => timers.mock.calls.filter(([, delay]) => delay === ms),
  };
}

it('[trans-cart-init-waits-for-running] [const-cart-init-polling] an init waits for the one that is running, polling every 100 ms', async () => {
  const { callsOf, waitsOf } = watchCalls();
  await api.lab({ scenario: 'slow', ms: 250, times: 1, match: INIT });
  await Promise.all([initCart(context), initCart(context)]);
  const [first, second] = callsOf(INIT.path);
  expect(second!.sent).toBeGreaterThanOrEqual(first!.finished);
  expect(waitsOf(100).length).toBeGreaterThan(1);
});

it('[trans-cart-init-no-wait-after-not-found] [error-core-init-product-not-found] requests an init again at once where a product was not found', async () => {
  const { callsOf, waitsOf } = watchCalls();
  await api.lab({ scenario: 'product-not-found', times: 1, match: INIT });
  await initCart(context);
  expect(callsOf(INIT.path)[1]!.body).toMatchObject({ invalid_product: true });
  expect(waitsOf(100)).toEqual([]);
  const notice = services.store.get(cartNoticeAtom);
  expect(notice?.message).toContain('取り扱いを終了しました');
  expect(notice?.linkTo).toBe('/cart/');
});

it('[error-core-init-product-not-found] [interp-queue-load-task] a cart that still has products is reloaded without a redirect', async () => {
  await runCommand(context, addProduct(productKey, 1));
  const loading: boolean[] = [];
  const leave = services.store.sub(isLoadingAtom, () => loading.push(services.store.get(isLoadingAtom)));
  await api.lab({ scenario: 'product-not-found', times: 1, match: INIT });
  expect((await initCart(context)).count).toBe(1);
  leave();
  expect(loading).toEqual([true, false]);
  expect(services.store.get(cartNoticeAtom)?.linkTo).toBeNull();
});

it('[error-core-init-other-message] any other rejection of an init shows its message, and rejects', async () => {
  await api.lab({ scenario: 'validation', times: 1, match: INIT });
  const error = await failure(initCart(context));
  expect(services.store.get(cartNoticeAtom)).toEqual({ message: error.message, linkTo: null });
});

it('[error-core-init-other-message] the server’s notice about an ended cart is shown', async () => {
  const cart = await runCommand(context, addProduct(productKey, 1));
  const DAY_MS = 86_400_000;
  api.clock.advance(400 * DAY_MS);
  await reloadCart(context);
  expect(services.store.get(cartNoticeAtom)?.message).toContain('有効期限が切れました');
  expect(context.token.get()).not.toBe(cart.token);
});

it.each([
  ['not-on-sale', 'trans-cart-reset-product-not-on-sale', '現在販売しておりません'],
  ['product-not-found', 'trans-cart-reset-product-not-found', '取り扱いを終了しました'],
] as const)(
  '%s resets the cart and shows a message, which leads to the cart page [%s] [interp-cart-page-redirect]',
  async (scenario, _id, words) => {
    const cart = await runCommand(context, addProduct(productKey, 1));
    await api.lab({ scenario, times: 1, match: { path: '/v1/carts/products/modify' } });
    const { callsOf } = watchCalls();
    const error = await failure(runCommand(context, setQuantity(cart.lines[0]!.key, 2)));
    expect(error.message).toContain(words);
    expect(callsOf('/v1/carts/reset').map(({ body }) => body)).toEqual([
      { cart_token: cart.token, reason: 'product_not_found' },
    ]);
    expect(services.store.get(cartNoticeAtom)).toEqual({ message: error.message, linkTo: '/cart/' });
  },
);

describe('delivery data that is missing', () => {
  const withAddress = async () => {
    await runCommand(context, addProduct(productKey, 1));
    return await runCommand(context, shipToNewAddress(TOKYO_ADDRESS));
  };

  it('[trans-cart-shipping-reset-flag] [error-core-set-user-address-not-data] is reset together with the addresses', async () => {
    const cart = await withAddress();
    await api.lab({ scenario: 'shipping-not-data', times: 1, match: CHANGE });
    await failure(runCommand(context, setOrderer(ORDERER)));
    const { body } = await api.call(getCartSpec, { params: { cart_token: cart.token } });
    expect(body.data.detail.shippings).toEqual([]);
    expect(services.store.get(isShippingResetAtom)).toBe(true);
    expect(services.store.get(cartNoticeAtom)?.linkTo).toBe('/cart/shipping-select');
  });

  it('[trans-cart-shipping-reset-once] [const-shipping-reset-attempts] is reset once, and again only after a new address', async () => {
    await withAddress();
    const { callsOf } = watchCalls();
    await api.lab({ scenario: 'shipping-not-data', times: 3, match: CHANGE });
    for (let attempt = 0; attempt < 3; attempt += 1) await failure(runCommand(context, setOrderer(ORDERER)));
    expect(callsOf(SHIPPING_RESET)).toHaveLength(1);
    await runCommand(context, shipToNewAddress(TOKYO_ADDRESS));
    expect(services.store.get(isShippingResetAtom)).toBe(false);
  });

  it('[trans-cart-shipping-reset-failed-flag] [error-core-shipping-reset-failed] a reset that fails is not tried again', async () => {
    await withAddress();
    const { callsOf } = watchCalls();
    await api.lab({ scenario: 'server-error', match: { path: SHIPPING_RESET } });
    await api.lab({ scenario: 'shipping-not-data', times: 2, match: CHANGE });
    const error = await failure(runCommand(context, setOrderer(ORDERER)));
    expect(error.kind).toBe('rejected');
    expect(services.store.get(isShippingResetFailedAtom)).toBe(true);
    await failure(runCommand(context, setOrderer(ORDERER)));
    expect(callsOf(SHIPPING_RESET)).toHaveLength(1);
    expect(services.store.get(cartNoticeAtom)?.linkTo).toBe('/cart/shipping-select');
  });
});
