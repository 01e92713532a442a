import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import type { Cart } from '@shop/contract/carts/cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { REQUEST_KEY_HEADER } from '@shop/contract/carts/request-key-header';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { setStock, stockOf } from '@shop/testing-api/stock';

const KEY = 'a-key-of-one-press';

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => setStock(shop.api.db, shop.product.id, 20));
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

const add = ({ token }: Cart, quantity: number, key: string) =>
  shop.api.call(
    addCartProductSpec,
    { body: { cart_token: token, product_key: shop.product.key, quantity } },
    { headers: { [REQUEST_KEY_HEADER]: key } },
  );
const read = async ({ token }: Cart) =>
  (await shop.api.call(getCartSpec, { params: { cart_token: token } })).body;
/** A cart with a change of this key, whose shopper is now at the payment service's page. */
async function atPayment() {
  const cart = (await add(await shop.cart(), 1, KEY)).body;
  expect((await shop.decide(cart, null)).status).toBe(200);
  expect((await read(cart)).data.open_payment).not.toBeNull();
  return cart;
}

// reliability 33
it('a change that is repeated returns the cart and leaves the payment open that was begun since', async () => {
  const cart = await atPayment();
  const refunds = shop.api.payments.refunds.length;
  const repeated = await add(cart, 1, KEY);
  expect([repeated.status, repeated.body]).toEqual([200, await read(cart)]);
  expect(repeated.body.data.open_payment).not.toBeNull();
  expect(shop.api.payments.refunds).toHaveLength(refunds);
});

it.each([
  ['with a malformed key', 1, 'short', 'cart.common.request_key'],
  ['with the key of another change', 2, KEY, 'cart.common.request_key'],
  ['of more than the stock', 19, 'a-key-of-another-press', 'cart.products.out_of_stock'],
])('a change %s is rejected and leaves the payment open', async (_what, quantity, key, code) => {
  const cart = await atPayment();
  const [before, stock] = [await read(cart), await stockOf(shop.api.db, shop.product.id)];
  const { status, error } = await add(cart, quantity, key);
  expect([status, error.code]).toEqual([422, code]);
  expect([await read(cart), await stockOf(shop.api.db, shop.product.id)]).toEqual([before, stock]);
});

it('a change that can be made with what the order gives back abandons the payment, and is made', async () => {
  const cart = await atPayment();
  // 18 are left beside the order's two.
  const { status, body } = await add(cart, 18, 'a-key-of-another-press');
  expect([status, body.data.open_payment, body.data.detail.products[0]?.quantity]).toEqual([200, null, 20]);
});
