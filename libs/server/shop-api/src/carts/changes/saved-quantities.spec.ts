import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import type { Cart } from '@shop/contract/carts/cart';
import { deleteSavedCartProductSpec } from '@shop/contract/carts/delete-saved-cart-product';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { undoDeleteSavedCartProductSpec } from '@shop/contract/carts/undo-delete-saved-cart-product';
import { moveSavedCartProductToCartSpec } from '@shop/contract/carts/move-saved-cart-product-to-cart';
import { saveCartProductSpec } from '@shop/contract/carts/save-cart-product';
import { createFilledCart } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { and, asc, eq, ne } from 'drizzle-orm';
import { products, savedCartLines } from '../../db/schema';

let api: TestApi;
let mug: StockedProduct;
let bowl: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  // As many as a line holds: guests get fewer of a product.
  await operatorOf(api)('settings', 'set', 'ORDER.GUEST.PIECES_PER_PRODUCT', 'none', '--channel', 'default');
  const [first, second] = await wellStockedProducts(api.db, 2);
  mug = first!;
  bowl = second!;
});
afterAll(() => api.close());

const fill = (quantity: number, { key: product_key }: StockedProduct = mug) =>
  createFilledCart(api, [{ product_key, quantity }]);
const add = async ({ token: cart_token }: Cart, quantity: number): Promise<Cart> =>
  (await api.call(addCartProductSpec, { body: { cart_token, product_key: mug.key, quantity } })).body;
const save = ({ token: cart_token, data }: Cart) =>
  api.call(saveCartProductSpec, { body: { cart_token, key: data.detail.products[0]!.key } });
const moveToCart = ({ token: cart_token, data }: Cart) =>
  api.call(moveSavedCartProductToCartSpec, { body: { cart_token, key: data.detail.saved_products[0]!.key } });
const putBack = ({ token: cart_token }: Cart, quantity: number) =>
  api.call(undoDeleteSavedCartProductSpec, { body: { cart_token, product_key: mug.key, quantity } });
const read = async ({ token: cart_token }: Cart): Promise<Cart> =>
  (await api.call(getCartSpec, { params: { cart_token } })).body;
const quantities = ({ data: { detail } }: Cart) => ({
  cart: detail.products.map(({ quantity }) => quantity),
  saved: detail.saved_products.map(({ quantity }) => quantity),
});
const FULL = () => `「あとで買う」に入れられる「${mug.name}」は999点までです`;

describe('more than a line may hold', () => {
  it.each([
    [5, 999, { cart: [999], saved: [5] }],
    [600, 600, { cart: [999], saved: [201] }],
    [5, 994, { cart: [999], saved: [] }],
  ])('%i in the cart and %i saved: as much comes back as the line takes', async (inCart, saved, expected) => {
    const cart = await add((await save(await fill(saved))).body, inCart);
    expect(quantities((await moveToCart(cart)).body)).toEqual(expected);
  });

  it('nothing comes back to a line that is full, and the message says so', async () => {
    const cart = await add((await save(await fill(1))).body, 999);
    const { error } = await moveToCart(cart);
    expect([error.code, error.message]).toEqual([
      'cart.products.too_many',
      `「${mug.name}」は一度に999点までご注文いただけます`,
    ]);
    expect(quantities(await read(cart))).toEqual({ cart: [999], saved: [1] });
  });

  it('a line that would exceed it together with what is saved stays in the cart', async () => {
    const cart = await add((await save(await fill(600))).body, 600);
    const { status, error } = await save(cart);
    expect([status, error.message]).toEqual([422, FULL()]);
    expect(quantities(await read(cart))).toEqual({ cart: [600], saved: [600] });
  });

  it('the undoing of a deletion is refused where more was saved meanwhile', async () => {
    const saved = (await save(await fill(600))).body;
    const { token: cart_token } = saved;
    await api.call(deleteSavedCartProductSpec, {
      body: { cart_token, key: saved.data.detail.saved_products[0]!.key },
    });
    const cart = (await save(await add(saved, 400))).body;
    const { status, error } = await putBack(cart, 600);
    expect([status, error.message]).toEqual([422, FULL()]);
    expect(quantities((await putBack(cart, 599)).body).saved).toEqual([999]);
  });
});

describe('a list with 100 products', () => {
  const fullList = async (): Promise<Cart> => {
    const cart = (await save(await fill(1))).body;
    const others = await api.db
      .select({ id: products.id, key: products.key })
      .from(products)
      .where(and(ne(products.id, mug.id), ne(products.id, bowl.id), eq(products.isShow, true)))
      .orderBy(asc(products.id))
      .limit(99);
    const row = { cartId: cart.data.id, quantity: 1, createdAt: api.clock.now() };
    await api.db
      .insert(savedCartLines)
      .values(others.map(({ id: productId, key }) => ({ ...row, key, productId })));
    return cart;
  };

  it('takes more of what it holds, and nothing else', async () => {
    const cart = await fullList();
    const { body } = await save(await add(cart, 2));
    expect([body.data.detail.saved_products.length, quantities(body).cart]).toEqual([100, []]);
    expect((await putBack(cart, 1)).body.data.detail.saved_products).toContainEqual(
      expect.objectContaining({ product_key: mug.key, quantity: 4 }),
    );
    const withBowl = await api.call(addCartProductSpec, {
      body: { cart_token: cart.token, product_key: bowl.key, quantity: 1 },
    });
    const { status, error } = await save(withBowl.body);
    expect([status, error.message]).toEqual([422, '「あとで買う」に入れられる商品は100種類までです']);
  });
});
