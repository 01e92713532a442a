import { checkCartPaymentSpec } from '@shop/contract/carts/check-cart-payment';
import type { Cart } from '@shop/contract/carts/cart';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { PaymentService } from '@shop/shop-api/ports/payment-gateway';
import { paymentTransactions } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import { createReadyCart, type Shopper } from './checkout';
import { openTestApi, type TestApiOptions } from './open-test-api';
import { wellStockedProducts } from './stock';
import { createTestClock } from './test-clock';

const ROUND_MS = 6 * 60_000;
/** Longer together than any pause between two requests to the service. */
const ROUNDS = 8;

/**
 * Opens a shop that accepts cards, with the actions of its shoppers; `paymentFaults.inject` wraps the calls to the
 * payment service.
 */
export async function openCardShop({ gate }: Pick<TestApiOptions, 'gate'> = {}) {
  const clock = createTestClock();
  const paymentFaults = { inject: (service: PaymentService): PaymentService => service };
  const api = await openTestApi({
    clock,
    gate,
    config: { shopOrigins: { default: 'https://shop.example' } },
    paymentService: (service) => ({
      start: (request) => paymentFaults.inject(service).start(request),
      find: (reference) => paymentFaults.inject(service).find(reference),
      void: (reference) => paymentFaults.inject(service).void(reference),
    }),
  });
  const [product] = await wellStockedProducts(api.db, 1);
  if (product === undefined) throw new Error('The seed has no such product');
  return {
    api,
    clock,
    paymentFaults,
    product,
    /** A cart that waits for its decision, to be paid by card. */
    async cart(shopper: Shopper = {}, payment_id: number = PAYMENTS.card): Promise<Cart> {
      const { token } = await createReadyCart(api, [{ product_key: product.key, quantity: 1 }], shopper);
      const body = { cart_token: token, payment_id };
      return (await api.call(modifyCartOrderSpec, { body }, shopper)).body;
    },
    decide: (cart: Cart, card: string | null, shopper: Shopper = {}) =>
      api.call(
        decideCartSpec,
        {
          params: { cart_token: cart.token },
          body: {
            total_payment: cart.data.order.total_payment,
            ...(card === null ? {} : { card_token: card }),
          },
        },
        shopper,
      ),
    tokenOf: (number: string) => api.payments.tokenise(number).token,
    /** The response of the payment's check. */
    async check({ token }: Cart) {
      const params = { cart_token: token, payment_id: PAYMENTS.card };
      return (await api.call(checkCartPaymentSpec, { params })).body;
    },
    /** Submits the form on the payment service's page. */
    onPage: (url: string, fields: Record<string, string>) =>
      api.request(`/dev/payment-service${new URL(url).pathname}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
    /** Advances the clock until the reconciler has handled every open payment. */
    async settleAll() {
      for (let round = 0; round < ROUNDS; round += 1) {
        clock.advance(ROUND_MS);
        await api.reconcile();
      }
    },
    /** How many mails name an order. */
    async mailsAbout(orderNo: string) {
      return (await api.mailbox()).filter(({ subject }) => subject.includes(orderNo)).length;
    },
    /** The stored payment of an order. */
    async transaction(orderId: number) {
      const [row] = await api.db
        .select()
        .from(paymentTransactions)
        .where(eq(paymentTransactions.orderId, orderId));
      if (row === undefined) throw new Error('The order has no payment');
      return row;
    },
  };
}
