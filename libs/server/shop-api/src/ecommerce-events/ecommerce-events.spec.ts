import { createEcommerceEventSpec } from '@shop/contract/ecommerce-events/create-ecommerce-event';
import { getEcommerceEventSpec } from '@shop/contract/ecommerce-events/get-ecommerce-event';
import { createTestClock } from '@shop/testing-api/test-clock';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { decideCart, createFilledCart, createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { desc, eq, like } from 'drizzle-orm';
import { ecommerceEvents, rateCounters } from '../db/schema';

const HALF_AN_HOUR_MS = 1_800_000;
const EVENTS_A_MINUTE = 600;
const clock = createTestClock();
let api: TestApi;
let member: { token: string };
let second: { token: string };
let product: { product_key: string; quantity: number };

beforeAll(async () => {
  api = await openTestApi({ clock });
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  const [plenty] = await wellStockedProducts(api.db, 1);
  product = { product_key: plenty!.key, quantity: 2 };
});
afterAll(() => api.close());

const tell = (body: Record<string, unknown>, who: object = {}) =>
  api.callWith(createEcommerceEventSpec, { body: { name: 'view_item', args: '{}', ...body } }, who);
const purchase = (id: string, who: object = {}) => api.call(getEcommerceEventSpec, { params: { id } }, who);
const latest = async () => (await api.db.select().from(ecommerceEvents).orderBy(desc(ecommerceEvents.id)))[0];

describe('an event', () => {
  it('[call-post-v1-ecommerce-events] is stored with its arguments', async () => {
    const cart = await createFilledCart(api, [product]);
    const { status, body } = await tell({
      args: '{"items":[{"id":"D0001"}]}',
      token: cart.token,
      logreco_rcmd_ct: 3,
    });
    expect([status, body]).toEqual([201, { popup: null }]);
    expect(await latest()).toMatchObject({
      name: 'view_item',
      args: { items: [{ id: 'D0001' }] },
      cartId: cart.data.id,
      logrecoRcmdCt: '3',
    });
  });

  it.each([
    ...[
      'page_view',
      'search',
      'view_item_list',
      'select_item',
      'view_item',
      'add_to_wishlist',
      'add_to_cart',
    ],
    ...[
      'remove_from_cart',
      'view_cart',
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
      'purchase',
    ],
    ...['view_promotion', 'select_promotion', 'login', 'sign_up'],
  ])('[gap-tracking-events] may have the name %s', async (name) => {
    expect((await tell({ name })).status).toBe(201);
    expect((await latest())?.name).toBe(name);
  });

  it('[trans-ecommerce-event-popup] may return a popup', async () => {
    const { body } = await tell({ name: 'add_to_cart' });
    expect(body.popup).toMatchObject({ code: 'coupon-after-cart', link_url: '/coupon/', frequency: 'daily' });
  });

  it('is rejected with the cart of another shopper', async () => {
    const cart = await createFilledCart(api, [product], member);
    for (const who of [{}, second]) {
      await tell({ token: cart.token }, who);
      expect((await latest())?.cartId).toBeNull();
    }
    await tell({ token: 'no-such-cart' });
    expect((await latest())?.cartId).toBeNull();
    await tell({ token: cart.token }, member);
    expect((await latest())?.cartId).toBe(cart.data.id);
  });

  it.each([
    ['an unknown name [gap-tracking-events]', { name: 'drop_table' }],
    ['args that are no JSON', { args: '{' }],
    ['args that are no object', { args: '[1]' }],
    ['args that are a number', { args: '1' }],
    ['args as an object', { args: {} }],
    ['args too long', { args: JSON.stringify({ a: 'x'.repeat(9_000) }) }],
    ['a NUL character', { args: '{"a":"\\u0000"}' }],
    ['a card number', { args: '{"a":"4242 4242 4242 4242"}' }],
  ])('with %s is rejected', async (_name, body) => {
    expect((await tell(body)).status).toBe(422);
  });

  it('[beh-account-services-events] a purchase is stored once for its cart, whoever tells of it how often', async () => {
    const cart = await createReadyCart(api, [product]);
    await decideCart(api, cart);
    const told = await Promise.all(
      [1, 2, 3].map(() => tell({ name: 'purchase', token: cart.token, args: '{"items":[]}' })),
    );
    expect(told.map(({ status }) => status)).toEqual([201, 201, 201]);
    const events = await api.db
      .select()
      .from(ecommerceEvents)
      .where(eq(ecommerceEvents.cartId, cart.data.id));
    expect(events.map(({ name }) => name)).toEqual(['purchase']);
  });

  it('a purchase takes its cart’s only place when the cart is ordered, not before', async () => {
    const cart = await createReadyCart(api, [product]);
    await tell({ name: 'purchase', token: cart.token, args: '{"early":true}' });
    expect(await latest()).toMatchObject({ name: 'purchase', cartId: null });
    await decideCart(api, cart);
    await tell({ name: 'purchase', token: cart.token, args: '{"early":false}' });
    expect(await latest()).toMatchObject({ args: { early: false }, cartId: cart.data.id });
  });

  it.each([
    ['events', 'ecommerce-events-day/%', 2_000 - 2, [201, 201, 429]],
    ['characters', 'ecommerce-events-characters/%', 1_000_000 - 20, [201, 429, 429]],
  ])('is limited by client IP and day: %s', async (_what, key, count, statuses) => {
    await api.db.delete(rateCounters);
    await tell({});
    await api.db.update(rateCounters).set({ count }).where(like(rateCounters.key, key));
    const told = [];
    for (let at = 0; at < 3; at += 1)
      told.push((await tell({ args: '{"a":"bcd"}', name: 'purchase' })).status);
    expect(told).toEqual(statuses);
    await api.db.delete(rateCounters);
  });

  it('is rate-limited by client IP', async () => {
    await tell({});
    await api.db
      .update(rateCounters)
      .set({ count: EVENTS_A_MINUTE - 2 })
      .where(like(rateCounters.key, 'ecommerce-events/%'));
    const responses = await Promise.all(Array.from({ length: 6 }, () => tell({})));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429, 429]);
    await api.db.delete(rateCounters);
  });
});

describe('the decision data of a purchase', () => {
  it('[call-get-v1-ecommerce-events-id, beh-purchase-tracking-by-cart-token, interp-ecommerce-event-id, error-account-purchase-tracking-404] can be read for half an hour', async () => {
    const cart = await createReadyCart(api, [product]);
    expect((await purchase(cart.token)).status).toBe(404);
    const decision = (await decideCart(api, cart)).body;
    const { body } = await purchase(cart.token);
    expect(body).toMatchObject({
      order_no: decision.order_no,
      total_payment: decision.total_payment,
      total_tax: cart.data.order.total_tax,
      total_carriage: cart.data.order.total_carriage,
      ordered_at: decision.ordered_at,
    });
    expect(body.products).toHaveLength(1);
    expect(body.products[0]).toMatchObject({
      key: product.product_key,
      quantity: 2,
      unit_price: cart.data.detail.products[0]!.unit_price,
      brand: cart.data.detail.products[0]!.product_info.brand?.name ?? null,
      categories: cart.data.detail.products[0]!.product_info.product_model.categories.map(({ name }) => name),
    });
    expect(Date.parse(body.expire_at) - Date.parse(body.ordered_at)).toBe(HALF_AN_HOUR_MS);
    clock.advance(HALF_AN_HOUR_MS - 1);
    expect((await purchase(cart.token)).status).toBe(200);
    clock.advance(1);
    const { status, error } = await purchase(cart.token);
    expect([status, error.code]).toEqual([404, 'ecommerce_event.not_found']);
  });

  it('contains no personal data', async () => {
    const cart = await createReadyCart(api, [product], { email: 'hanako@example.jp' });
    await decideCart(api, cart);
    const text = JSON.stringify((await purchase(cart.token)).body);
    for (const secret of ['山田', '花子', 'hanako@example.jp', '千代田', '0312345678', cart.token])
      expect(text).not.toContain(secret);
  });

  it('of a member can be read by that member only, and is otherwise a 404 as for unknown carts', async () => {
    const cart = await createReadyCart(api, [product], member);
    await decideCart(api, cart, member);
    expect((await purchase(cart.token, member)).status).toBe(200);
    const others = [
      await purchase(cart.token),
      await purchase(cart.token, second),
      await purchase(cart.token, { channel: 'gift' }),
      await purchase('no-such-cart'),
    ];
    for (const { status, error } of others) expect([status, error]).toEqual([404, others[0]!.error]);
  });
});
