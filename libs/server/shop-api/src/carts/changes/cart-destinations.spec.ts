import { addCartAccessorySpec } from '@shop/contract/carts/add-cart-accessory';
import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { clearCartPaymentErrorSpec } from '@shop/contract/carts/clear-cart-payment-error';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { resetCartShippingsSpec } from '@shop/contract/carts/reset-cart-shippings';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { getCartLeadtimesSpec } from '@shop/contract/shipping-leadtime/get-cart-leadtimes';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createFilledCart, createReadyCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { operatorContextOf } from '@shop/testing-api/operator-context';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { carts, checkoutSettings, productAccessories, socialGifts } from '../../db/schema';
import { changeOrder } from '../../operator/orders/change-order';
import { shipOrder } from '../../operator/shipments/ship-order';
import { hashToken } from '../../auth/random-token';

const GIFT = { channel: 'gift' };
const HOKKAIDO: typeof TOKYO_ADDRESS = {
  ...TOKYO_ADDRESS,
  prefecture: '北海道',
  postal_code: '060-0001',
  city: '札幌市中央区',
};

let api: TestApi;
let product: StockedProduct;
let accessory: StockedProduct;

beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { gift: 'http://gift.test' } } });
  const stocked = await wellStockedProducts(api.db, 2, GIFT);
  product = stocked[0]!;
  accessory = stocked[1]!;
  await api.db.update(checkoutSettings).set({ freeShippingFrom: null });
  await api.db.delete(productAccessories);
  await api.db
    .insert(productAccessories)
    .values({ productId: product.id, accessoryId: accessory.id, quantityRule: 'free', position: 0 });
});
afterAll(() => api.close());
afterEach(() => checkInvariants(api.db));

const fill = (quantity = 3) => createReadyCart(api, [{ product_key: product.key, quantity }], GIFT);
const addPlace = (cart: Cart) =>
  api.call(
    addCartShippingSpec,
    { body: { cart_token: cart.token, address: HOKKAIDO, is_additional: true } },
    GIFT,
  );
const divide = (cart: Cart, ...quantities: number[]) => {
  const parts = cart.data.detail.shippings.map(({ key }, index) => ({
    shipping_key: key,
    quantity: quantities[index] ?? 1,
  }));
  const body = { cart_token: cart.token, key: cart.data.detail.products[0]!.key, parts };
  return api.call(divideCartProductSpec, { body }, GIFT);
};
const orderOf = async (cart: Cart, orderNo: string) => {
  const input = { params: { orderNo }, query: { cart_token: cart.token } };
  return (await api.call(getCartOrderSpec, input, GIFT)).body;
};

describe('several destinations', () => {
  it('[call-patch-v1-carts-products-divide, setting-order-shipping-is-allow-multiple] share the pieces of a line, each with its own shipping fee and packing', async () => {
    const cart = (await addPlace(await fill(3))).body;
    const { body } = await divide(cart, 1, 2);
    const { products, shippings } = body.data.detail;
    expect(products.map(({ quantity, shipping_key }) => [quantity, shipping_key])).toEqual([
      [1, shippings[0]!.key],
      [2, shippings[1]!.key],
    ]);
    expect(shippings.map(({ carriage }) => carriage)).toEqual([600, 1200]);
    expect(body.data.order.total_carriage).toBe(1800);
    for (const { key } of shippings) {
      const packing = { cart_token: cart.token, shipping_key: key, packing_key: 'wrapping' };
      await api.call(addCartPackingSpec, { body: packing }, GIFT);
    }
    const leadtimes = await api.call(
      getCartLeadtimesSpec,
      { params: { cart_token: cart.token }, query: {} },
      GIFT,
    );
    expect(leadtimes.body.map(({ packing_key }) => packing_key === null)).toEqual([false, false]);
    const packed = (await divide(body, 1)).status;
    expect(packed).toBe(422);
    const current = (
      await api.call(
        addCartShippingSpec,
        {
          body: { cart_token: cart.token, address: HOKKAIDO, key: shippings[1]!.key },
        },
        GIFT,
      )
    ).body;
    const placed = (await decideCart(api, current, GIFT)).body;
    const order = await orderOf(cart, placed.order_no);
    expect(order.shippings.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[1], [2]]);
    expect(order.shippings.flatMap(({ packings }) => packings)).toHaveLength(2);
    expect(order.total_packing).toBe(400);
  });

  it('take accessories with their line, and are merged again', async () => {
    const cart = (await addPlace(await fill(3))).body;
    const key = cart.data.detail.products[0]!.key;
    const added = { cart_token: cart.token, key, product_key: accessory.key, quantity: 3 };
    await api.call(addCartAccessorySpec, { body: added }, GIFT);
    const { body: divided } = await divide(cart, 1, 2);
    const quantities = (one: Cart) =>
      one.data.detail.products.map(({ quantity, accessories }) => [quantity, accessories[0]?.quantity]);
    expect(quantities(divided)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const [first, second] = divided.data.detail.products;
    const back = {
      cart_token: cart.token,
      key: first!.key,
      parts: [{ shipping_key: second!.shipping_key!, quantity: 1 }],
    };
    const joined = (await api.call(divideCartProductSpec, { body: back }, GIFT)).body;
    expect(quantities(joined)).toEqual([[3, 3]]);
    expect(joined.data.order.amounts_with_tax.subtotal).toBe(
      cart.data.order.amounts_with_tax.subtotal + accessory.price * 3,
    );
  });

  it('removing a destination moves its goods to the first', async () => {
    const cart = (await addPlace(await fill(3))).body;
    const { body: divided } = await divide(cart, 1, 2);
    const body = {
      cart_token: cart.token,
      is_removing_address: true,
      key: divided.data.detail.shippings[1]!.key,
    };
    const { detail } = (await api.call(resetCartShippingsSpec, { body }, GIFT)).body.data;
    expect(detail.shippings).toHaveLength(1);
    expect(new Set(detail.products.map(({ shipping_key }) => shipping_key)).size).toBe(1);
  });

  it('rejects parts that do not add up, a destination named twice, and an unknown destination', async () => {
    const cart = (await addPlace(await fill(3))).body;
    expect((await divide(cart, 1, 1)).error.code).toBe('cart.divide_products.sum_differs');
    const shipping_key = cart.data.detail.shippings[0]!.key;
    const send = async (parts: { shipping_key: string; quantity: number }[]) => {
      const body = { cart_token: cart.token, key: cart.data.detail.products[0]!.key, parts };
      return (await api.call(divideCartProductSpec, { body }, GIFT)).error.code;
    };
    const twice = [1, 2].map((quantity) => ({ shipping_key, quantity }));
    expect(await send(twice)).toBe('cart.divide_products.sum_differs');
    expect(await send([{ shipping_key: 'x', quantity: 3 }])).toBe('cart_detail.shipping_not_found');
  });

  it('are rejected by a shop that allows one destination', async () => {
    const school = { channel: 'school' };
    const [shirt] = await wellStockedProducts(api.db, 1, school);
    const cart = await createReadyCart(api, [{ product_key: shirt!.key, quantity: 2 }], school);
    const body = { cart_token: cart.token, address: HOKKAIDO, is_additional: true };
    const response = await api.call(addCartShippingSpec, { body }, school);
    expect([response.status, response.error.code]).toEqual([422, 'cart_detail.shipping_not_multiple']);
  });
});

describe('a gift whose address comes later', () => {
  const receiver = { name: '鈴木 さくら', email: 'sakura@example.jp', message: 'お誕生日おめでとう' };
  const give = async (cart: Cart, to: typeof receiver | null = receiver) =>
    (await api.call(setCartReceiverSpec, { body: { cart_token: cart.token, receiver: to } }, GIFT)).body;

  it('[call-patch-v1-carts-social-receiver, entity-gift] [notshown-core-entity-fields] needs no address, waits for its receiver, and gives the giver the link', async () => {
    const cart = await give(await fill());
    expect(cart.data.detail.shippings).toEqual([]);
    expect(cart.data.social_gift).toEqual({
      receiver_name: '鈴木 さくら',
      receiver_email: 'sakura@example.jp',
      message: 'お誕生日おめでとう',
      shipping_key: expect.any(String) as string,
      carriage: 800,
      packings: [],
    });
    const { body: placed } = await decideCart(api, cart, GIFT);
    expect(placed.social_gift_url).toMatch(/^http:\/\/gift\.test\/social-gift\/[\w-]{43}\/shipping$/);
    const token = /social-gift\/([\w-]+)\//.exec(placed.social_gift_url ?? '')?.[1] ?? '';
    const [gift] = await api.db.select().from(socialGifts).where(eq(socialGifts.orderId, placed.order_id));
    expect(gift).toMatchObject({
      status: 'waiting',
      tokenHash: hashToken(token),
      receiverName: '鈴木 さくら',
    });
    const order = await orderOf(cart, placed.order_no);
    expect([order.shippings, order.social_gift?.status]).toEqual([[], 'waiting']);
    const repeated = (await decideCart(api, cart, GIFT)).body;
    expect(repeated.social_gift_url).toBe(placed.social_gift_url);
    const mails = await api.mailbox();
    const confirmation = mails.find(({ subject }) => subject.includes(placed.order_no));
    expect(confirmation?.text).toContain(placed.social_gift_url);
    expect(api.logLines.join()).not.toContain(token);
  });

  it('is not shipped before its receiver has entered the address', async () => {
    const { body: placed } = await decideCart(api, await give(await fill()), GIFT);
    const operator = operatorContextOf(api);
    await changeOrder(operator, placed.order_no, { step: 'paid' });
    const consignment = { carrier: 'yamato', trackingNumbers: ['123456789012'] } as const;
    const shipped = shipOrder(operator, placed.order_no, { destination: null, consignment });
    await expect(shipped).rejects.toThrow('住所');
  });

  it('is an ordinary order again without a receiver, or with an address', async () => {
    const taken = await give(await give(await fill()), null);
    expect(taken.data.social_gift).toBeNull();
    const rejected = await decideCart(api, taken, GIFT);
    expect(rejected.error.code).toBe('cart_detail.set_user_address.not_data');
    const gift = await give(await fill());
    const body = { cart_token: gift.token, address: TOKYO_ADDRESS };
    const ordinary = (await api.call(addCartShippingSpec, { body }, GIFT)).body;
    expect([ordinary.data.social_gift, ordinary.data.detail.shippings.length]).toEqual([null, 1]);
    expect((await decideCart(api, ordinary, GIFT)).body.social_gift_url).toBeNull();
  });
});

it('[call-patch-v1-carts-transaction-error-delete] a failed payment blocks the order until its error is cleared', async () => {
  const cart = await fill(1);
  await api.db
    .update(carts)
    .set({ paymentError: '決済が承認されませんでした' })
    .where(eq(carts.id, cart.data.id));
  const rejected = await decideCart(api, cart, GIFT);
  expect([rejected.error.code, rejected.error.message]).toEqual([
    'cart.transaction.failed',
    '決済が承認されませんでした',
  ]);
  const { body } = await api.call(clearCartPaymentErrorSpec, { body: { cart_token: cart.token } }, GIFT);
  expect(body.data.payment_error).toBeNull();
  expect((await decideCart(api, body, GIFT)).status).toBe(200);
});

it('rejects replacing a destination of another cart', async () => {
  const cart = await createFilledCart(api, [{ product_key: product.key, quantity: 1 }], GIFT);
  const body = { cart_token: cart.token, address: TOKYO_ADDRESS, key: 'x' };
  const response = await api.call(addCartShippingSpec, { body }, GIFT);
  expect(response.error.code).toBe('cart_detail.shipping_not_found');
});
