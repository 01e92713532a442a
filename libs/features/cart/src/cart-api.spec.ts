import type { ApiError } from '@shop/api-client/api-error';
import { isApiError } from '@shop/api-client/is-api-error';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { createUserAddress } from '@shop/contract/user-addresses/create-user-address';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { waitFor } from '@testing-library/react';
import { cartMergeAtom, cartNoticeAtom, pendingCommandsAtom } from './cart-atoms';
import { cartErrorKind } from './cart-error-kind';
import type { CartContext } from './cart-context';
import { addProduct } from './commands/add-product';
import { shipToSavedAddress } from './commands/ship-to-saved-address';
import { removeLine } from './commands/remove-line';
import { setQuantity } from './commands/set-quantity';
import { createCartContext } from './create-cart-context';
import { currentCart } from './current-cart';
import { reloadCart, runCommand } from './run-command';
import { syncCartWithSession } from './sync-cart-with-session';

let api: TestApi;
let services: TestServices;
let context: CartContext;
let productKey = '';

beforeAll(async () => {
  api = await openTestApi();
  const { url } = await api.serve();
  services = await createTestServices(url);
  const { body } = await api.call(listProductsSpec, { query: { in_stock: true } });
  productKey = body[0]!.key;
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(() => {
  document.cookie = 'default_cart_token=; Max-Age=0';
  context = createCartContext(services);
  services.store.set(cartNoticeAtom, null);
});

const failure = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('did not fail')),
    (error: unknown) => (isApiError(error) ? error : Promise.reject(new Error(String(error)))),
  );

it('[trans-cart-init-by-token] creates a cart for the first product and reuses its token', async () => {
  const cart = await runCommand(context, addProduct(productKey, 2));
  expect(cart).toMatchObject({ count: 2, lines: [{ productKey, quantity: 2 }] });
  expect(document.cookie).toContain(`default_cart_token=${cart.token}`);
  expect((await reloadCart(context)).token).toBe(cart.token);
});

it('quantity changes that wait behind a running one become one with the last quantity, and the total is the server’s', async () => {
  const cart = await runCommand(context, addProduct(productKey, 1));
  const [line] = cart.lines;
  const before = services.store.get(pendingCommandsAtom);
  const changes = [2, 3, 4, 5].map((quantity) => runCommand(context, setQuantity(line!.key, quantity)));
  expect(services.store.get(pendingCommandsAtom)).toBeGreaterThan(before);
  const [, , , last] = await Promise.all(changes);
  expect(last?.lines[0]?.quantity).toBe(5);
  expect(last?.totals.subtotal).toBe((line?.unitPrice ?? 0) * 5);
  expect(services.store.get(pendingCommandsAtom)).toBe(0);
});

it('removing a line twice is no error', async () => {
  const cart = await runCommand(context, addProduct(productKey, 1));
  const key = cart.lines[0]!.key;
  expect((await runCommand(context, removeLine(key))).lines).toEqual([]);
  expect((await runCommand(context, removeLine(key))).lines).toEqual([]);
});

it('an unknown cart token leads to a new cart, and the product is added', async () => {
  context.token.set('nobody-knows-this-token');
  const cart = await runCommand(context, addProduct(productKey, 1));
  expect(cart.count).toBe(1);
  expect(cart.token).not.toBe('nobody-knows-this-token');
});

it('[trans-cart-reset-expired] [error-core-cart-expired] [interp-cart-expired-off-cart-page] an expired cart is reset and the product is added', async () => {
  await runCommand(context, addProduct(productKey, 3));
  const DAY_MS = 86_400_000;
  api.clock.advance(400 * DAY_MS);
  const cart = await runCommand(context, addProduct(productKey, 1));
  expect(cart.count).toBe(1);
  expect(services.store.get(cartNoticeAtom)).toMatchObject({ linkTo: '/cart/' });
});

it('[error-core-product-not-found-or-not-sale] an unknown product is rejected and the cart stays usable', async () => {
  await runCommand(context, addProduct(productKey, 1));
  const error = await failure(runCommand(context, addProduct('no-such-product', 1)));
  expect(error.kind).toBe('rejected');
  expect(cartErrorKind(error)).toBe('product-gone');
  expect((await reloadCart(context)).count).toBe(1);
});

it('a guest’s cart becomes the member’s at sign-in', async () => {
  const guest = await runCommand(context, addProduct(productKey, 1));
  await services.session.login({ identifier: 'second@example.jp', password: 'demo-pass-2026' });
  const member = await reloadCart(context);
  expect(member.userId).not.toBeNull();
  expect(member.token).not.toBe(guest.token);
  expect(member.lines.some((line) => line.productKey === productKey)).toBe(true);
  await services.session.logout();
});

it.each([
  ['both had something', 2, { fromGuest: 2, fromMember: 3 }],
  ['the guest had nothing', 0, null],
])('a sign-in says what the carts that it joins had: %s', async (_what, pieces, joined) => {
  const credentials = { identifier: 'second@example.jp', password: 'demo-pass-2026' };
  await services.session.login(credentials);
  const { lines } = await reloadCart(context);
  for (const { key } of lines) await runCommand(context, removeLine(key));
  await runCommand(context, addProduct(productKey, 3));
  await services.session.logout();
  if (pieces > 0) await runCommand(context, addProduct(productKey, pieces));
  const leave = syncCartWithSession(services);
  services.store.set(cartMergeAtom, null);
  await services.session.login(credentials);
  await waitFor(() => expect(currentCart(services.queryClient)?.count).toBe(3 + pieces));
  expect(services.store.get(cartMergeAtom)).toEqual(joined);
  await services.session.logout();
  leave();
});

it('[trans-session-logout-resets-stores] a member’s cart that arrives after the session has ended is neither shown nor kept', async () => {
  await services.session.login({ identifier: 'second@example.jp', password: 'demo-pass-2026' });
  const leave = syncCartWithSession(services);
  await runCommand(context, addProduct(productKey, 1));
  await api.lab({ scenario: 'slow', ms: 300, times: 1, match: { path: '/v1/auth/logout' } });
  const late = runCommand(context, addProduct(productKey, 1));
  await services.session.logout();
  await late.catch(() => undefined);
  expect(currentCart(services.queryClient)).toBeNull();
  expect(context.token.get()).toBeNull();
  leave();
});

it('[valid-tenant-address-name] the name that a member gave an address is not copied to the cart', async () => {
  await services.session.login({ identifier: 'second@example.jp', password: 'demo-pass-2026' });
  const { data } = await services.api.call(createUserAddress, { body: { ...TOKYO_ADDRESS, name: '実家' } });
  expect(data.name).toBe('実家');
  await runCommand(context, addProduct(productKey, 1));
  const { shippings } = await runCommand(context, shipToSavedAddress(data.id));
  expect(shippings[0]?.address.name).toBe('山田 花子');
  expect(JSON.stringify(shippings)).not.toContain('実家');
  await services.session.logout();
});
