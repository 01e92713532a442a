import { checkCartPaymentSpec } from '@shop/contract/carts/check-cart-payment';
import type { Cart } from '@shop/contract/carts/cart';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { PaymentService } from '@shop/shop-api/ports/payment-gateway';
import { paymentTransactions } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import { readyCart, type Shopper } from './checkout';
import { openTestApi } from './open-test-api';
import { plentifulProducts } from './stock';
import { createTestClock } from './test-clock';

const ROUND_MS = 6 * 60_000;
/** Longer than any pause between two questions to the service. */
const ROUNDS = 8;

/** A shop that takes cards, with what its shoppers do; `disturb` stands between the shop and the service. */
export async function openCardShop() {
  const clock = createTestClock();
  const wires = { disturb: (service: PaymentService): PaymentService => service };
  const api = await openTestApi({
    clock,
    config: { shopOrigins: { default: 'https://shop.example' } },
    paymentService: (service) => ({
      start: (request) => wires.disturb(service).start(request),
      find: (reference) => wires.disturb(service).find(reference),
      void: (reference) => wires.disturb(service).void(reference),
    }),
  });
  const [product] = await plentifulProducts(api.db, 1);
  if (product === undefined) throw new Error('The seed has no such product');
  return {
    api,
    clock,
    wires,
    product,
    /** A cart that waits for its decision, to be paid by card. */
    async cart(shopper: Shopper = {}, payment_id: number = PAYMENTS.card): Promise<Cart> {
      const { token } = await readyCart(api, [{ product_key: product.key, quantity: 1 }], shopper);
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
    /** What the payment's check says. */
    async check({ token }: Cart) {
      const params = { cart_token: token, payment_id: PAYMENTS.card };
      return (await api.call(checkCartPaymentSpec, { params })).body;
    },
    /** Sends the form of the service's page. */
    onPage: (url: string, fields: Record<string, string>) =>
      api.request(`/dev/payment-service${new URL(url).pathname}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
    /** Lets time pass until the reconciler has had every turn. */
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
