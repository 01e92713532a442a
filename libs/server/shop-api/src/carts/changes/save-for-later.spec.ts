import type { Cart } from '@shop/contract/carts/cart';
import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { deleteSavedCartProductSpec } from '@shop/contract/carts/delete-saved-cart-product';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { undoDeleteSavedCartProductSpec } from '@shop/contract/carts/undo-delete-saved-cart-product';
import { moveSavedCartProductToCartSpec } from '@shop/contract/carts/move-saved-cart-product-to-cart';
import { saveCartProductSpec } from '@shop/contract/carts/save-cart-product';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { setStock, wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { asc, eq, ne } from 'drizzle-orm';
import { carts, products, savedCartLines } from '../../db/schema';

const DAY_MS = 86_400_000;
let api: TestApi;
let mug: StockedProduct;
let bowl: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  const [first, second] = await wellStockedProducts(api.db, 2);
  mug = first!;
  bowl = second!;
});
afterAll(() => api.close());

const open = async (token: string | null = null, member?: string): Promise<Cart> =>
  (await api.call(initCartSpec, { body: { token } }, member === undefined ? {} : { token: member })).body;
const add = async (
  cart_token: string,
  { key: product_key }: StockedProduct,
  quantity: number,
): Promise<Cart> =>
  (await api.call(addCartProductSpec, { body: { cart_token, product_key, quantity } })).body;
const save = async ({ token: cart_token, data }: Cart): Promise<Cart> =>
  (await api.call(saveCartProductSpec, { body: { cart_token, key: data.detail.products[0]!.key } })).body;
const restore = ({ token: cart_token, data }: Cart) =>
  api.call(moveSavedCartProductToCartSpec, { body: { cart_token, key: data.detail.saved_products[0]!.key } });
const quantities = ({ data: { detail } }: Cart) => ({
  cart: detail.products.map(({ product_info, quantity }) => [product_info.key, quantity]),
  saved: detail.saved_products.map(({ product_key, quantity }) => [product_key, quantity]),
});
const savedMugs = async (quantity: number) => save(await add((await open()).token, mug, quantity));

it('a line moves out of the cart with its quantity, is no part of the sum, and moves back', async () => {
  const filled = await add((await add((await open()).token, mug, 3)).token, bowl, 1);
  const saved = await save(filled);
  expect(quantities(saved)).toEqual({ cart: [[bowl.key, 1]], saved: [[mug.key, 3]] });
  expect(saved.data.order.amounts_with_tax.subtotal).toBe(bowl.price);
  const back = (await restore(saved)).body;
  expect(quantities(back)).toEqual({
    cart: [
      [bowl.key, 1],
      [mug.key, 3],
    ],
    saved: [],
  });
  expect(back.data.order.amounts_with_tax.subtotal).toBe(bowl.price + 3 * mug.price);
});

it('what is saved twice is one entry, and moving back adds to what the cart has by now', async () => {
  const again = await save(await add((await savedMugs(2)).token, mug, 3));
  expect(quantities(again)).toEqual({ cart: [], saved: [[mug.key, 5]] });
  const more = await add(again.token, mug, 1);
  expect(quantities((await restore(more)).body)).toEqual({ cart: [[mug.key, 6]], saved: [] });
});

it('only as much moves back as is in stock; the rest stays, and nothing moves where nothing is left', async () => {
  const saved = await savedMugs(4);
  await setStock(api.db, mug.id, 3);
  const back = (await restore(saved)).body;
  expect(quantities(back)).toEqual({ cart: [[mug.key, 3]], saved: [[mug.key, 1]] });
  const { status, error } = await restore(back);
  expect([status, error.message]).toEqual([422, `「${mug.name}」はただいま在庫がございません`]);
  await setStock(api.db, mug.id, 5000);
});

it('is forgotten on request, and again without an error', async () => {
  const saved = await savedMugs(1);
  const body = { cart_token: saved.token, key: saved.data.detail.saved_products[0]!.key };
  for (let time = 0; time < 2; time += 1)
    expect(quantities((await api.call(deleteSavedCartProductSpec, { body })).body).saved).toEqual([]);
});

it('what was forgotten is put aside again, also out of stock; what is unknown is no unknown product of the cart', async () => {
  const saved = await savedMugs(2);
  const { token: cart_token } = saved;
  await api.call(deleteSavedCartProductSpec, {
    body: { cart_token, key: saved.data.detail.saved_products[0]!.key },
  });
  await setStock(api.db, mug.id, 0);
  const putBack = (change: object = {}) =>
    api.callWith(undoDeleteSavedCartProductSpec, {
      body: { cart_token, product_key: mug.key, quantity: 2, ...change },
    });
  expect(quantities((await putBack()).body)).toEqual({ cart: [], saved: [[mug.key, 2]] });
  expect(quantities((await putBack({ quantity: 1 })).body).saved).toEqual([[mug.key, 3]]);
  for (const change of [{ product_key: 'unknown' }, { uos_key: 'unknown' }])
    expect((await putBack(change)).error.code).toBe('cart.update_products.line_not_found');
  expect((await putBack({ quantity: 0 })).status).toBe(422);
  await setStock(api.db, mug.id, 5000);
});

it('nobody else’s is moved or forgotten by its key', async () => {
  const mine = await savedMugs(1);
  const other = await open();
  const body = { cart_token: other.token, key: mine.data.detail.saved_products[0]!.key };
  expect((await api.call(moveSavedCartProductToCartSpec, { body })).status).toBe(422);
  await api.call(deleteSavedCartProductSpec, { body });
  const { body: still } = await api.call(getCartSpec, { params: { cart_token: mine.token } });
  expect(quantities(still).saved).toEqual([[mug.key, 1]]);
});

it('stays when the cart is emptied, and goes into the next cart of a guest whose cart has expired', async () => {
  const saved = await savedMugs(2);
  const emptied = await api.call(resetCartSpec, { body: { cart_token: saved.token } });
  expect(quantities(emptied.body).saved).toEqual([[mug.key, 2]]);
  api.clock.advance(400 * DAY_MS);
  const next = await open(saved.token);
  expect(next.token).not.toBe(saved.token);
  expect(quantities(next)).toEqual({ cart: [], saved: [[mug.key, 2]] });
});

it('becomes the member’s at sign-in, with what the member has saved before', async () => {
  const member = await api.signIn('second@example.jp');
  const first = await open((await savedMugs(1)).token, member);
  expect(quantities(first).saved).toEqual([[mug.key, 1]]);
  const second = await open((await savedMugs(2)).token, member);
  expect(quantities(second).saved).toEqual([[mug.key, 3]]);
  expect(quantities(await open(null, member)).saved).toEqual([[mug.key, 3]]);
});

it('at most 100 products are the member’s at sign-in: those that were saved last', async () => {
  const member = await api.signIn('buyer@example.jp');
  const own = await open(null, member);
  const [cart] = await api.db.select().from(carts).where(eq(carts.id, own.data.id));
  const others = await api.db
    .select({ id: products.id, key: products.key })
    .from(products)
    .where(ne(products.id, mug.id))
    .orderBy(asc(products.id))
    .limit(100);
  const before = api.clock.now().getTime() - DAY_MS;
  await api.db.insert(savedCartLines).values(
    others.map(({ id: productId, key }, index) => ({
      userId: cart!.userId,
      key,
      productId,
      quantity: 1,
      createdAt: new Date(before + index),
    })),
  );
  const { saved } = quantities(await open((await savedMugs(1)).token, member));
  const keys = saved.map(([key]) => key);
  expect([keys.length, keys.includes(mug.key), keys.includes(others[0]!.key)]).toEqual([100, true, false]);
});
