import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { moveSavedCartProductToCartSpec } from '@shop/contract/carts/move-saved-cart-product-to-cart';
import { saveCartProductSpec } from '@shop/contract/carts/save-cart-product';
import { createFilledCart, createReadyCart, decideCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { setStock, wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { cartLines, products, productUos } from '../../db/schema';

const GIFT = { channel: 'gift' };
const NOT_WHOLE = 'cart.products.lot_size';
let api: TestApi;
let mug: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  mug = (await wellStockedProducts(api.db, 1, GIFT))[0]!;
  await api.db
    .insert(productUos)
    .values({ productId: mug.id, key: 'case', name: 'ケース', pieces: 12, price: 1000, position: 0 })
    .onConflictDoUpdate({ target: [productUos.productId, productUos.key], set: { pieces: 12 } });
});
afterAll(() => api.close());
beforeEach(async () => {
  await setLot(10);
  await setStock(api.db, mug.id, 5000);
});

const setLot = (lotSize: number) => api.db.update(products).set({ lotSize }).where(eq(products.id, mug.id));
const sets = (...quantities: number[]) => quantities.map((quantity) => ({ product_key: mug.key, quantity }));
const open = async () => (await api.call(initCartSpec, { body: { token: null } }, GIFT)).body;
const fill = (quantity: number) => createFilledCart(api, sets(quantity), GIFT);
/** A cart that got its pieces before they were sold in lots. */
const fillBeforeLots = async (quantity: number): Promise<Cart> => {
  await setLot(1);
  const cart = await createReadyCart(api, sets(quantity), GIFT);
  await setLot(10);
  return cart;
};
const add = ({ token: cart_token }: Cart, quantity: number, uos_key?: string) =>
  api.call(addCartProductSpec, { body: { cart_token, product_key: mug.key, quantity, uos_key } }, GIFT);
const modify = ({ token: cart_token, data }: Cart, ...quantities: number[]) =>
  api.call(
    modifyCartProductsSpec,
    {
      body: {
        cart_token,
        products: quantities.map((quantity, at) => ({ key: data.detail.products[at]!.key, quantity })),
      },
    },
    GIFT,
  );
const divide = async ({ token: cart_token, data }: Cart, ...quantities: number[]): Promise<Cart> => {
  const key = data.detail.products[0]!.key;
  let shippings = data.detail.shippings;
  for (let at = shippings.length; at < quantities.length; at += 1) {
    const body = { cart_token, address: TOKYO_ADDRESS, is_additional: at > 0 };
    shippings = (await api.call(addCartShippingSpec, { body }, GIFT)).body.data.detail.shippings;
  }
  const parts = quantities.map((quantity, at) => ({ shipping_key: shippings[at]!.key, quantity }));
  return (await api.call(divideCartProductSpec, { body: { cart_token, key, parts } }, GIFT)).body;
};
const save = async ({ token: cart_token, data }: Cart): Promise<Cart> => {
  const key = data.detail.products[0]!.key;
  return (await api.call(saveCartProductSpec, { body: { cart_token, key } }, GIFT)).body;
};
const moveToCart = ({ token: cart_token, data }: Cart) => {
  const key = data.detail.saved_products[0]!.key;
  return api.call(moveSavedCartProductToCartSpec, { body: { cart_token, key } }, GIFT);
};
const quantities = ({ data: { detail } }: Cart) => ({
  cart: detail.products.map(({ quantity }) => quantity),
  saved: detail.saved_products.map(({ quantity }) => quantity),
});
type Answer = Awaited<ReturnType<typeof add>>;
/** The quantities of the cart, or the code of the error. */
const outcome = (answer: Answer) =>
  answer.status === 200 ? quantities(answer.body).cart : answer.error.code;

describe('adding', () => {
  it.each<[string, number, number, unknown]>([
    ['one lot', 0, 10, [10]],
    ['a part of a lot', 0, 5, NOT_WHOLE],
    ['a lot to whole lots', 20, 10, [30]],
    ['a part of a lot to whole lots', 20, 5, NOT_WHOLE],
    ['what makes whole lots with what is there', 25, 5, [30]],
    ['a lot to what is no whole lot', 25, 10, NOT_WHOLE],
  ])('%s', async (_what, before, added, expected) => {
    const cart = before === 0 ? await open() : await fillBeforeLots(before);
    expect(outcome(await add(cart, added))).toEqual(expected);
  });

  it('a set is one addition: its entries make whole lots together', async () => {
    const cart = await createFilledCart(api, sets(4, 6), GIFT);
    expect(quantities(cart).cart).toEqual([10]);
  });

  it('a case is a lot of its own, also beside pieces that are no whole lot', async () => {
    expect(outcome(await add(await fill(10), 1, 'case'))).toEqual([10, 1]);
    const cart = await fillBeforeLots(25);
    const withCase = await add(cart, 1, 'case');
    expect(outcome(withCase)).toEqual([25, 1]);
    expect(outcome(await modify(withCase.body, 25, 3))).toEqual([25, 3]);
  });

  it('the message names the product and its lot', async () => {
    const { error } = await add(await fill(10), 5);
    expect(error.message).toBe(`「${mug.name}」は10点単位で承ります。数量を10の倍数にしてください`);
  });
});

describe('changing a quantity', () => {
  it.each<[string, number, number, unknown]>([
    ['up to whole lots', 25, 30, [30]],
    ['up by a part of a lot', 20, 25, NOT_WHOLE],
    ['up to what is no whole lot either', 25, 28, NOT_WHOLE],
    ['down to whole lots', 25, 20, [20]],
    ['down to what is no whole lot', 25, 15, [15]],
    ['to the same', 25, 25, [25]],
  ])('%s', async (_what, before, after, expected) => {
    expect(outcome(await modify(await fillBeforeLots(before), after))).toEqual(expected);
  });

  it('the lines of a product make whole lots together', async () => {
    const divided = await divide(await fill(20), 5, 15);
    expect(outcome(await modify(divided, 8, 12))).toEqual([8, 12]);
    expect(outcome(await modify(divided, 15))).toEqual(NOT_WHOLE);
    expect(outcome(await modify(divided, 3))).toEqual([3, 12]);
  });
});

describe('dividing a line', () => {
  it('takes any parts: the lines of a product make whole lots together', async () => {
    expect(quantities(await divide(await fill(10), 3, 7)).cart).toEqual([3, 7]);
    expect(quantities(await divide(await fillBeforeLots(25), 11, 14)).cart).toEqual([11, 14]);
  });
});

describe('saving and moving back', () => {
  it('a part of a lot is saved, and comes back where it makes whole lots with what is in the cart', async () => {
    const saved = await save(await divide(await fill(10), 5, 5));
    expect(quantities(saved)).toEqual({ cart: [5], saved: [5] });
    expect(quantities((await moveToCart(saved)).body)).toEqual({ cart: [10], saved: [] });
  });

  it.each<[string, number, number, unknown]>([
    ['whole lots', 20, 5000, { cart: [20], saved: [] }],
    ['as many whole lots as are in stock', 20, 19, { cart: [10], saved: [10] }],
    ['the whole lots of what is no whole lot', 25, 5000, { cart: [20], saved: [5] }],
    ['less than a lot', 5, 5000, NOT_WHOLE],
    ['a lot of which a part is in stock', 10, 9, 'cart.products.out_of_stock'],
    ['a part of a lot of which less is in stock', 5, 3, 'cart.products.out_of_stock'],
  ])('%s', async (_what, quantity, stock, expected) => {
    const saved = await save(await fillBeforeLots(quantity));
    await setStock(api.db, mug.id, stock);
    const moved = await moveToCart(saved);
    expect(moved.status === 200 ? quantities(moved.body) : moved.error.code).toEqual(expected);
  });

  it('pieces in the cart that are no whole lot are made whole', async () => {
    const cart = await save(await fillBeforeLots(30));
    await setLot(1);
    const both = (await add(cart, 5)).body;
    await setLot(10);
    expect(quantities((await moveToCart(both)).body)).toEqual({ cart: [30], saved: [5] });
  });
});

describe('the decision', () => {
  it.each<[string, number, unknown]>([
    ['whole lots', 20, 200],
    ['what is no whole lot', 25, NOT_WHOLE],
  ])('%s', async (_what, quantity, expected) => {
    const decided = await decideCart(api, await fillBeforeLots(quantity), GIFT);
    expect(decided.status === 200 ? 200 : decided.error.code).toBe(expected);
  });

  it('the lines of a product are counted together, and its cases are not', async () => {
    const divided = await divide(await createReadyCart(api, sets(10), GIFT), 5, 5);
    const { body } = await add(divided, 1, 'case');
    expect((await decideCart(api, body, GIFT)).status).toBe(200);
  });

  it('a part of a lot on any one of several lines is refused', async () => {
    const divided = await divide(await createReadyCart(api, sets(20), GIFT), 10, 10);
    const { id } = divided.data.detail.products[1]!;
    await api.db.update(cartLines).set({ quantity: 9 }).where(eq(cartLines.id, id));
    const { error } = await decideCart(api, divided, GIFT);
    expect(error.code).toBe(NOT_WHOLE);
  });
});
