import { addCartAccessorySpec } from '@shop/contract/carts/add-cart-accessory';
import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import type { Cart } from '@shop/contract/carts/cart';
import { modifyCartAccessoriesSpec } from '@shop/contract/carts/modify-cart-accessories';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { createFilledCart } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { setStock, wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { productAccessories } from '../../db/schema';

let api: TestApi;
let mug: StockedProduct;
let spoon: StockedProduct;
let box: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  const [first, second, third] = await wellStockedProducts(api.db, 3);
  mug = first!;
  spoon = second!;
  box = third!;
  await api.db.delete(productAccessories);
  await api.db.insert(productAccessories).values([
    { productId: mug.id, accessoryId: spoon.id, quantityRule: 'free', maxPerPiece: 5, position: 0 },
    { productId: mug.id, accessoryId: box.id, quantityRule: 'same', position: 1 },
  ]);
});
afterAll(() => api.close());
afterEach(() => Promise.all([mug, spoon, box].map(({ id }) => setStock(api.db, id, 5000))));

const lineOf = (cart: Cart, { key }: StockedProduct) =>
  cart.data.detail.products.find(({ product_info }) => product_info.key === key)!;
/** A cart of two mugs with as many spoons, and of one spoon on its own. */
async function fill(accessory: StockedProduct, quantity?: number): Promise<Cart> {
  const cart = await createFilledCart(api, [
    { product_key: mug.key, quantity: 2 },
    { product_key: spoon.key, quantity: 1 },
  ]);
  const body = { cart_token: cart.token, key: lineOf(cart, mug).key, product_key: accessory.key, quantity };
  return (await api.call(addCartAccessorySpec, { body })).body;
}
const raise = (cart: Cart, product: StockedProduct, quantity: number) =>
  api.call(modifyCartProductsSpec, {
    body: { cart_token: cart.token, products: [{ key: lineOf(cart, product).key, quantity }] },
  });
const SHORT = ({ name }: StockedProduct, left: number) => [
  'cart.products.out_of_stock',
  `「${name}」の在庫が不足しています。在庫は${left}点です。数量をご確認ください`,
];

it('a higher quantity counts the pieces that go with other lines', async () => {
  const cart = await fill(spoon, 3);
  await setStock(api.db, spoon.id, 5);
  expect((await raise(cart, spoon, 2)).status).toBe(200);
  const { error } = await raise(cart, spoon, 3);
  expect([error.code, error.message]).toEqual(SHORT(spoon, 5));
});

it('a higher quantity raises one accessory for each piece, which must be in stock too', async () => {
  const cart = await fill(box);
  await setStock(api.db, box.id, 3);
  expect((await raise(cart, mug, 3)).status).toBe(200);
  const { error } = await raise(cart, mug, 4);
  expect([error.code, error.message]).toEqual(SHORT(box, 3));
  const more = { cart_token: cart.token, product_key: mug.key, quantity: 1 };
  expect((await api.call(addCartProductSpec, { body: more })).error.message).toBe(SHORT(box, 3)[1]);
});

it('a lower quantity is accepted while its accessory is short', async () => {
  const cart = await fill(box);
  await setStock(api.db, box.id, 0);
  const { body } = await raise(cart, mug, 1);
  expect(lineOf(body, mug).accessories).toMatchObject([{ quantity: 1, is_stock_available: false }]);
});

it('an accessory is raised as far as the stock goes, counting the lines of the same product', async () => {
  const cart = await fill(spoon, 3);
  const { key } = lineOf(cart, mug).accessories[0]!;
  await setStock(api.db, spoon.id, 5);
  const set = (quantity: number) =>
    api.call(modifyCartAccessoriesSpec, {
      body: { cart_token: cart.token, accessories: [{ key, quantity }] },
    });
  expect((await set(5)).error.code).toBe('cart.products.out_of_stock');
  expect((await set(4)).status).toBe(200);
  await setStock(api.db, spoon.id, 0);
  expect((await set(2)).status).toBe(200);
});
