import type { Cart } from '@shop/contract/carts/cart';
import { clearCartPaymentErrorSpec } from '@shop/contract/carts/clear-cart-payment-error';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import type { Shopper } from '@shop/testing-api/checkout';
import { sampled } from '@shop/testing-api/sampled';
import { stockOf } from '@shop/testing-api/stock';
import { asc, gt, max } from 'drizzle-orm';
import { orders, rateCounters } from '../db/schema';
import { MINUTE_MS } from '../durations';

const unreachable = () => Promise.reject(new Error('The service is unreachable'));
const ON_CARD = { action: 'pay', expiration: '203112', code: '123' };

let shop: Awaited<ReturnType<typeof openCardShop>>;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(async () => {
  await shop.api.db.delete(rateCounters);
  shop.paymentFaults.inject = (service) => service;
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

type Fail = (cart: Cart, shopper: Shopper) => Promise<unknown>;

/** Decides and returns the URL of the service's page. */
const pageOf = async (cart: Cart, card: string | null, shopper: Shopper) =>
  (await shop.decide(cart, card, shopper)).body.redirect_url ?? '';

/** Everything that may become of a payment but money. */
const FAILURES: Readonly<Record<string, Fail>> = {
  'a card that is declined at once': (cart, shopper) =>
    shop.decide(cart, shop.tokenOf(CARDS.declined), shopper),
  'a card that is declined, twice with the response lost': async (cart, shopper) => {
    const card = shop.tokenOf(CARDS.declined);
    await shop.decide(cart, card, shopper);
    const repeated = await shop.decide(cart, card, shopper);
    expect(repeated.error.code).toBe('cart.transaction.failed');
  },
  'a holder who does not confirm': async (cart, shopper) =>
    shop.onPage(await pageOf(cart, shop.tokenOf(CARDS.confirmed), shopper), { action: 'cancel' }),
  'a card that is declined on the service’s page': async (cart, shopper) =>
    shop.onPage(await pageOf(cart, null, shopper), { ...ON_CARD, number: CARDS.declined }),
  'a shopper who gives up on the service’s page': async (cart, shopper) =>
    shop.onPage(await pageOf(cart, null, shopper), { action: 'cancel' }),
  'a shopper who has left the service’s page': (cart, shopper) => shop.decide(cart, null, shopper),
  'nobody confirms in time': async (cart, shopper) => {
    await shop.decide(cart, null, shopper);
    shop.clock.advance(31 * MINUTE_MS);
    await shop.api.reconcile();
  },
  'a service that is out of reach': (cart, shopper) => {
    shop.paymentFaults.inject = () => ({ start: unreachable, find: unreachable, void: unreachable });
    return shop.decide(cart, shop.tokenOf(CARDS.good), shopper);
  },
  'a service that was out of reach': async (cart, shopper) => {
    shop.paymentFaults.inject = () => ({ start: unreachable, find: unreachable, void: unreachable });
    await shop.decide(cart, shop.tokenOf(CARDS.good), shopper);
    shop.paymentFaults.inject = (service) => service;
  },
  'a service whose yes was lost': async (cart, shopper) => {
    shop.paymentFaults.inject = (service) => ({
      ...service,
      start: async (request) => {
        await service.start(request);
        return unreachable();
      },
      find: unreachable,
    });
    await shop.decide(cart, shop.tokenOf(CARDS.good), shopper);
  },
};

interface CartAction {
  /** What the shopper does with the cart before the next decision. */
  readonly perform: (cart: Cart, shopper: Shopper) => Promise<Cart>;
  readonly paysByCard: boolean;
}

const choose =
  (payment_id: number): CartAction['perform'] =>
  async ({ token }, shopper) =>
    (await shop.api.call(modifyCartOrderSpec, { body: { cart_token: token, payment_id } }, shopper)).body;
const acknowledge: CartAction['perform'] = async ({ token }, shopper) =>
  (await shop.api.call(clearCartPaymentErrorSpec, { body: { cart_token: token } }, shopper)).body;

/** Everything that a shopper may do then. */
const CART_ACTIONS: Readonly<Record<string, CartAction>> = {
  'another payment method': { perform: choose(PAYMENTS.bankTransfer), paysByCard: false },
  'the same payment method again': { perform: choose(PAYMENTS.card), paysByCard: true },
  'acknowledging the error': { perform: acknowledge, paysByCard: true },
  'changing the cart': {
    async perform({ token, data }, shopper) {
      const products = [{ key: data.detail.products[0]!.key, quantity: 2 }];
      return (await shop.api.call(modifyCartProductsSpec, { body: { cart_token: token, products } }, shopper))
        .body;
    },
    paysByCard: true,
  },
  'an init and acknowledging the error': {
    async perform({ token }, shopper) {
      return acknowledge((await shop.api.call(initCartSpec, { body: { token } }, shopper)).body, shopper);
    },
    paysByCard: true,
  },
};

const WHO: Readonly<Record<string, () => Promise<Shopper>>> = {
  guest: () => Promise.resolve({}),
  // Time passes in some failures, so that an earlier session may be over.
  member: async () => ({ token: await shop.api.signIn('member@example.jp') }),
};

/** Another two for each failure, and one for a member, for whom they are the same; the soak tries all. */
function actionsOf(who: string, failure: string) {
  const actions = Object.entries(CART_ACTIONS);
  const at = Object.keys(FAILURES).indexOf(failure);
  const turned = actions.map((_action, index) => actions[(index + at) % actions.length]!);
  return sampled(turned, who === 'guest' ? 3 : 5);
}

const standingSince = async (id: number) =>
  (await shop.api.db.select().from(orders).where(gt(orders.id, id)).orderBy(asc(orders.id))).filter(
    ({ status }) => status !== 'cancelled',
  );

/** Lets the payment of a new cart fail, performs the action and decides again; returns the cart that was decided then. */
async function orderAfter(failure: string, action: string, shopper: Shopper): Promise<Cart> {
  const cart = await shop.cart(shopper);
  await FAILURES[failure]!(cart, shopper);
  const open = await CART_ACTIONS[action]!.perform(cart, shopper);
  const card = CART_ACTIONS[action]!.paysByCard ? shop.tokenOf(CARDS.good) : null;
  const decided = await shop.decide(open, card, shopper);
  shop.paymentFaults.inject = (service) => service;
  shop.clock.advance(MINUTE_MS);
  await shop.api.reconcile();
  expect([action, open.data.payment_error, decided.status]).toEqual([action, null, 200]);
  return open;
}

describe.each(Object.keys(WHO))('the cart of a %s', (who) => {
  it.each(Object.keys(FAILURES))(
    'can be ordered after %s, whatever the shopper does next, with one order, one charge and the stock reduced once',
    async (failure) => {
      const [last] = await shop.api.db.select({ id: max(orders.id) }).from(orders);
      const charged = shop.api.payments.charges.length;
      const stock = await stockOf(shop.api.db, shop.product.id);
      const decided: { readonly order: Cart['data']['order']; readonly action: CartAction }[] = [];
      let pieces = 0;
      for (const [name, action] of actionsOf(who, failure)) {
        const { data } = await orderAfter(failure, name, await WHO[who]!());
        decided.push({ order: data.order, action });
        pieces += data.detail.products[0]!.quantity;
      }
      await shop.settleAll();

      expect(
        (await standingSince(last?.id ?? 0)).map(({ status, totalPayment }) => [status, totalPayment]),
      ).toEqual(
        decided.map(({ order, action }) => [action.paysByCard ? 'paid' : 'received', order.total_payment]),
      );
      const { charges, refunds } = shop.api.payments;
      const held = charges.slice(charged).filter(({ reference }) => !refunds.includes(reference));
      expect(held.map(({ amount }) => amount)).toEqual(
        decided.flatMap(({ order, action }) => (action.paysByCard ? [order.total_payment] : [])),
      );
      expect(await stockOf(shop.api.db, shop.product.id)).toBe(stock - pieces);
    },
  );
});
