import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { resetCartShippingsSpec } from '@shop/contract/carts/reset-cart-shippings';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';

let api: TestApi;
let products: string[];

beforeAll(async () => {
  api = await openTestApi();
  products = (await wellStockedProducts(api.db, 2)).map(({ key }) => key);
});
afterAll(() => api.close());
afterEach(() => checkInvariants(api.db));

/** A cart with so many pieces of the first product, and one of the second, and two destinations. */
async function twoPlaces(quantity = 4): Promise<Cart> {
  const cart = await createReadyCart(api, [
    { product_key: products[0]!, quantity },
    { product_key: products[1]!, quantity: 1 },
  ]);
  const address = { ...TOKYO_ADDRESS, shipping_first_name: '次郎' };
  return (
    await api.call(addCartShippingSpec, {
      body: { cart_token: cart.token, address, is_additional: true },
    })
  ).body;
}
const placeOf = (cart: Cart, index: number): string => cart.data.detail.shippings[index]!.key;
async function divide(cart: Cart, ...quantities: number[]): Promise<Cart> {
  const parts = quantities.flatMap((quantity, index) =>
    quantity === 0 ? [] : [{ shipping_key: placeOf(cart, index), quantity }],
  );
  const body = { cart_token: cart.token, key: cart.data.detail.products[0]!.key, parts };
  return (await api.call(divideCartProductSpec, { body })).body;
}
async function pack(cart: Cart, index: number, quantity: number): Promise<Cart> {
  const shipping_key = placeOf(cart, index);
  const body = { cart_token: cart.token, shipping_key, packing_key: 'wrapping', quantity };
  return (await api.call(addCartPackingSpec, { body })).body;
}
const remove = async (cart: Cart, index: number): Promise<Cart> => {
  const body = { cart_token: cart.token, is_removing_address: true, key: placeOf(cart, index) };
  return (await api.call(resetCartShippingsSpec, { body })).body;
};
const packed = (cart: Cart) =>
  cart.data.detail.shippings.map(({ packings }) => packings.map(({ quantity }) => quantity));

describe('a destination that is removed', () => {
  it.each([
    ['the second', 1],
    ['the first', 0],
  ])('joins its goods with those of the one that is left: %s', async (_, index) => {
    const cart = await remove(await divide(await twoPlaces(), 1, 3), index);
    expect(cart.data.detail.shippings).toHaveLength(1);
    expect(cart.data.detail.products.map(({ quantity }) => quantity).sort()).toEqual([1, 4]);
    expect(cart.data.detail.shippings[0]!.products).toHaveLength(2);
  });

  it('takes its packings with it', async () => {
    const cart = await pack(await divide(await twoPlaces(), 1, 3), 1, 3);
    expect(cart.data.order.total_packing).toBe(600);
    expect((await remove(cart, 1)).data.order.total_packing).toBe(0);
  });

  it('is one of this cart: the key of another cart removes nothing', async () => {
    const mine = await twoPlaces();
    const foreign = await twoPlaces();
    const body = { cart_token: mine.token, is_removing_address: true, key: placeOf(foreign, 1) };
    expect((await api.call(resetCartShippingsSpec, { body })).body.data.detail.shippings).toHaveLength(2);
  });
});

describe('packings follow the pieces of their destination', () => {
  it('when a line is divided', async () => {
    const cart = await pack(await twoPlaces(), 0, 5);
    expect(packed(await divide(cart, 1, 3))).toEqual([[2], []]);
  });

  it('when a quantity is lowered, and not when it is raised', async () => {
    const cart = await pack(await twoPlaces(), 0, 5);
    const setQuantity = async (quantity: number) => {
      const changes = [{ key: cart.data.detail.products[0]!.key, quantity }];
      const body = { cart_token: cart.token, products: changes };
      return (await api.call(modifyCartProductsSpec, { body })).body;
    };
    expect(packed(await setQuantity(2))).toEqual([[3], []]);
    expect(packed(await setQuantity(4))).toEqual([[3], []]);
  });
});

it('a destination without goods costs nothing, and nothing is ordered until it is removed', async () => {
  const cart = await pack(await divide(await twoPlaces(), 0, 4), 1, 4);
  // The other product goes to the second place too: nothing is left for the first.
  const [other] = cart.data.detail.products.filter(({ quantity }) => quantity === 1);
  const body = {
    cart_token: cart.token,
    key: other!.key,
    parts: [{ shipping_key: placeOf(cart, 1), quantity: 1 }],
  };
  const moved = (await api.call(divideCartProductSpec, { body })).body;
  const [empty, full] = moved.data.detail.shippings;
  expect(empty).toMatchObject({ products: [], carriage: 0, carriage_with_tax: 0 });
  expect(full!.products).toHaveLength(2);
  expect(full!.packings[0]).toMatchObject({ unit_price: 200, unit_price_with_tax: 220, quantity: 4 });
  const refused = await decideCart(api, moved);
  expect(refused.status).toBe(422);
  expect(refused.error).toMatchObject({
    code: 'cart.order.destination_without_goods',
    message:
      'お届け先1（山田 花子 様）にお届けする商品がありません。数量を振り分けるか、このお届け先を削除してください',
  });
  const { order_no } = (await decideCart(api, await remove(moved, 0))).body;
  const input = { params: { orderNo: order_no }, query: { cart_token: moved.token } };
  const { shippings } = (await api.call(getCartOrderSpec, input)).body;
  expect(shippings.map(({ address }) => address.shipping_name)).toEqual(['山田 次郎']);
  expect(shippings[0]!.packings[0]).toMatchObject({ unit_price_with_tax: 220 });
});
