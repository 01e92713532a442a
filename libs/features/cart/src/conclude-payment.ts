import { checkCartPayment } from '@shop/contract/carts/check-cart-payment';
import { PAYMENTS } from '@shop/contract/payments/payments';
import type { CartContext } from './cart-context';
import { finishPayment } from './finish-payment';
import { readPurchase } from './purchase-record';
import { QUERY_ROOTS } from '@shop/query/query-roots';

/**
 * What has become of an order: `placed`; `open`: its payment has not ended; `failed`: it came to nothing, and its cart
 * can be ordered again.
 */
export type OrderOutcome = 'placed' | 'open' | 'failed';

/**
 * Asks what has become of the order that the shopper comes back with from the payment service. Once it is placed, the
 * payment in progress is over; the key of another cart, and of one whose payment failed, is left alone. Without a cart
 * there is nothing to ask: the order was placed at once. Throws an ApiError. core §3, §4
 */
export async function concludePayment(context: CartContext, orderNo: string): Promise<OrderOutcome> {
  const token = context.token.get();
  if (token === null) return 'placed';
  const params = { cart_token: token, payment_id: PAYMENTS.card };
  const { data } = await context.api.call(checkCartPayment, { params });
  if (data.order_no !== orderNo) {
    const record = readPurchase(context.device(), Date.now());
    return record?.orderNo === orderNo && record.cartToken === token ? 'failed' : 'placed';
  }
  if (data.payment_state === 'pending' || data.payment_state === 'waiting') return 'open';
  finishPayment(context);
  // What was read of the order may be older than its payment.
  void context.queryClient.invalidateQueries({ queryKey: [QUERY_ROOTS.orders] });
  return 'placed';
}
