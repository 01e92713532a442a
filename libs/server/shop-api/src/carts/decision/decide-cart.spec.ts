import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { modifyCartShippingSpec } from '@shop/contract/carts/modify-cart-shipping';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createFilledCart, createReadyCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { setStock, wellStockedProducts, type StockedProduct, stockOf } from '@shop/testing-api/stock';
import { eq, sql } from 'drizzle-orm';
import { cartLines, channels, orders, products } from '../../db/schema';
import type { AgreedCart } from './check-decision';

let api: TestApi;
let first: StockedProduct;
let second: StockedProduct;

beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'http://default.test' } } });
  const stocked = await wellStockedProducts(api.db, 2);
  first = stocked[0]!;
  second = stocked[1]!;
});
afterAll(() => api.close());
afterEach(() => checkInvariants(api.db));

const one = () => [{ product_key: first.key, quantity: 1 }];
const ordersNow = () => api.db.$count(orders);

describe('the decision of a cart', () => {
  // spec items: call-post-v1-carts-cart-token-decision, call-get-v1-carts-order-order-no, beh-can-order
  it('creates an order with its own copies, reduces the stock, and lets the cart’s token read it', async () => {
    const before = await stockOf(api.db, first.id);
    const wanted = [{ product_key: first.key, quantity: 2 }];
    const cart = await createReadyCart(api, wanted, { email: 'hanako@example.jp' });
    const { body } = await decideCart(api, cart);
    expect(body.order_no).toMatch(/^D260610-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(body.payment).toMatchObject({ payment_id: 1, is_paid: false, due_on: '2026-06-17' });
    expect(body.receipt_token).toHaveLength(43);
    expect(await stockOf(api.db, first.id)).toBe(before - 2);

    const { body: order } = await api.call(getCartOrderSpec, {
      params: { orderNo: body.order_no },
      query: { cart_token: cart.token },
    });
    expect(order).toMatchObject({
      status: 'received',
      status_name: 'ご注文受付',
      total_payment: cart.data.order.total_payment,
      amount_by_tax_rate: cart.data.order.amount_by_tax_rate,
      orderer: { orderer_name: '山田 花子', email: 'hanako@example.jp' },
      shippings: [{ address: { shipping_name: '山田 花子', full_address: '東京都千代田区千代田1-1' } }],
    });
    expect(order.items).toMatchObject([
      { product_key: first.key, product_name: first.name, unit_price_with_tax: first.price, quantity: 2 },
    ]);
  });

  it('does not change the order when the product changes afterwards', async () => {
    const cart = await createReadyCart(api, one());
    const { body } = await decideCart(api, cart);
    await api.db.update(products).set({ name: '別の名前' }).where(eq(products.id, first.id));
    const { body: order } = await api.call(getCartOrderSpec, {
      params: { orderNo: body.order_no },
      query: { cart_token: cart.token },
    });
    expect(order.items[0]?.product_name).toBe(first.name);
    await api.db.update(products).set({ name: first.name }).where(eq(products.id, first.id));
  });

  it('sends a Japanese mail with number, lines, totals by rate, bank account and due day', async () => {
    const [reduced] = await wellStockedProducts(api.db, 1, { taxRate: 8 });
    const wanted = [...one(), { product_key: reduced?.key ?? '', quantity: 1 }];
    const cart = await createReadyCart(api, wanted, { email: 'hanako@example.jp' });
    const { body } = await decideCart(api, cart);
    const mail = (await api.mailbox())[0];
    expect(mail).toMatchObject({ to: 'hanako@example.jp' });
    expect(mail?.subject).toContain(`注文番号：${body.order_no}`);
    for (const text of [
      body.order_no,
      first.name,
      '10%対象',
      '8%対象',
      '※軽減税率対象',
      '1234567',
      '2026.06.17',
    ])
      expect([mail?.text, mail?.html]).toEqual([
        expect.stringContaining(text),
        expect.stringContaining(text),
      ]);
  });

  it('writes what a shopper typed into mails as text, not as HTML', async () => {
    const cart = await createReadyCart(api, one());
    await api.call(addCartShippingSpec, {
      body: {
        cart_token: cart.token,
        address: { ...TOKYO_ADDRESS, shipping_last_name: '<img src=x onerror=alert(1)>' },
      },
    });
    await decideCart(api, cart);
    const mail = (await api.mailbox())[0];
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img');
  });
});

describe('a rejected decision leaves nothing behind', () => {
  const rejection = async (cart: Cart, agreed: Partial<AgreedCart> = {}) => {
    const before = { orders: await ordersNow(), stock: await stockOf(api.db, first.id) };
    const response = await api.call(decideCartSpec, {
      params: { cart_token: cart.token },
      body: { total_payment: cart.data.order.total_payment, ...agreed },
    });
    expect({ orders: await ordersNow(), stock: await stockOf(api.db, first.id) }).toEqual(before);
    return [response.status, response.error.code];
  };

  it('no address: cart_detail.set_user_address.not_data', async () => {
    const cart = await createFilledCart(api, one());
    expect(await rejection(cart)).toEqual([422, 'cart_detail.set_user_address.not_data']);
  });

  it('no payment method, then no orderer', async () => {
    const cart = await createFilledCart(api, one());
    const { body: addressed } = await api.call(addCartShippingSpec, {
      body: { cart_token: cart.token, address: TOKYO_ADDRESS },
    });
    expect(await rejection(addressed)).toEqual([422, 'cart.order.payment_not_data']);
    const withoutName = await createReadyCart(api, one());
    await api.db.execute(sql`update carts set orderer_email = '' where id = ${withoutName.data.id}`);
    expect(await rejection(withoutName)).toEqual([422, 'cart.order.orderer_not_data']);
  });

  it('a total that the shopper did not see', async () => {
    const cart = await createReadyCart(api, one());
    const total_payment = cart.data.order.total_payment - 1;
    expect(await rejection(cart, { total_payment })).toEqual([422, 'cart.order.total_changed']);
  });

  it('a price that changed since the confirmation page', async () => {
    const cart = await createReadyCart(api, one());
    await api.db
      .update(products)
      .set({ price: first.price + 10 })
      .where(eq(products.id, first.id));
    expect(await rejection(cart)).toEqual([422, 'cart.order.total_changed']);
    await api.db.update(products).set({ price: first.price }).where(eq(products.id, first.id));
  });

  it.each<[string, (cart: Cart) => Promise<{ readonly body: Cart }>]>([
    [
      'address',
      ({ token: cart_token }) => {
        const address = { ...TOKYO_ADDRESS, city: '港区芝公園' };
        return api.call(addCartShippingSpec, { body: { cart_token, address } });
      },
    ],
    [
      'day',
      ({ token: cart_token, data }) => {
        const { key } = data.detail.shippings[0]!;
        return api.call(modifyCartShippingSpec, { body: { cart_token, key, delivery_at: '2026-06-20' } });
      },
    ],
    [
      'remark',
      ({ token: cart_token }) => api.call(modifyCartOtherSpec, { body: { cart_token, remarks: '置き配' } }),
    ],
  ])(
    'a new %s at the total that the shopper saw, until it is seen; then it is ordered once',
    async (_, change) => {
      const cart = await createReadyCart(api, one());
      const { data } = (await change(cart)).body;
      const { total_payment } = cart.data.order;
      expect(data.order.total_payment).toBe(total_payment);
      expect(await rejection(cart, { revision: cart.data.revision })).toEqual([422, 'cart.order.changed']);
      const decide = (revision: number) =>
        api.call(decideCartSpec, { params: { cart_token: cart.token }, body: { total_payment, revision } });
      const { body } = await decide(data.revision);
      // Whoever saw the cart as it was before the change has not agreed to what was ordered.
      const seen = cart.data.revision;
      expect(await rejection(cart, { revision: seen })).toEqual([422, 'cart.common.already_decided']);
      // Whoever asks again may have seen the cart as ordered.
      expect([(await decide(data.revision)).body, (await decide(data.revision + 1)).body]).toEqual([
        body,
        body,
      ]);
    },
  );

  it('stock that ran out, naming the product', async () => {
    const cart = await createReadyCart(api, [{ product_key: second.key, quantity: 3 }]);
    await setStock(api.db, second.id, 2);
    const response = await decideCart(api, cart);
    expect([response.status, response.error.code]).toEqual([422, 'cart.products.out_of_stock']);
    expect(response.error.message).toContain(second.name);
    expect(await stockOf(api.db, second.id)).toBe(2);
    await setStock(api.db, second.id, 5000);
  });

  it.each([
    ['is not on sale any more', { isOnSale: false }, 'cart.update_products.not_sale'],
    ['is not shown any more', { isShow: false }, 'cart.init.product_not_found'],
  ])('a product that %s', async (_, change, code) => {
    const cart = await createReadyCart(api, one());
    await api.db.update(products).set(change).where(eq(products.id, first.id));
    expect(await rejection(cart)).toEqual([422, code]);
    await api.db.update(products).set({ isOnSale: true, isShow: true }).where(eq(products.id, first.id));
  });

  it('a day that can no longer be reached', async () => {
    const cart = await createReadyCart(api, one());
    const [shipping] = cart.data.detail.shippings;
    const { body } = await api.call(modifyCartShippingSpec, {
      body: { cart_token: cart.token, key: shipping?.key ?? '', delivery_at: '2026-06-20' },
    });
    api.clock.advance(9 * 24 * 60 * 60 * 1000);
    expect(await rejection(body)).toEqual([422, 'cart_detail.set_delivery.date_not_selectable']);
    api.clock.advance(-9 * 24 * 60 * 60 * 1000);
  });

  it('while the shop has stopped selling', async () => {
    const cart = await createReadyCart(api, one());
    const settings = {
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': true,
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': false,
    };
    await api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
    expect(await rejection(cart)).toEqual([422, 'cart.common.stop_selling']);
    await api.db.update(channels).set({ settings: {} }).where(eq(channels.key, 'default'));
  });

  it('an empty cart, an expired one, an unknown one', async () => {
    const emptied = await createReadyCart(api, one());
    await api.db.delete(cartLines).where(eq(cartLines.cartId, emptied.data.id));
    expect(await rejection(emptied, { total_payment: 0 })).toEqual([422, 'cart.products.empty']);
    // What another device changed is shown before what the cart lacks since.
    const revision = emptied.data.revision - 1;
    expect(await rejection(emptied, { revision })).toEqual([422, 'cart.order.changed']);
    const old = await createReadyCart(api, one());
    api.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect(await rejection(old)).toEqual([422, 'cart.common.is_expired']);
    api.clock.advance(-31 * 24 * 60 * 60 * 1000);
    expect(await rejection({ ...old, token: 'x'.repeat(43) })).toEqual([404, 'cart.common.not_found']);
  });
});
