import { checkCartPayment } from '@shop/contract/carts/check-cart-payment';
import { PAYMENTS } from '@shop/contract/payments/payments';
import type { CartContext } from './cart-context';
import { clearFinishedPayment } from './clear-finished-payment';
import { readPurchase } from './purchase-record';
import * as QUERY_ROOTS from '@shop/query/query-roots';

/**
 * The state of an order: `placed`; `open`: its payment has not ended; `failed`: its payment failed, and its cart can be
 * ordered again.
 */
export type OrderOutcome = 'placed' | 'open' | 'failed';

/**
 * Fetches the state of the order with which the shopper returns from the payment service. When it is placed, the
 * payment in progress is cleared; the token of another cart, or of one whose payment failed, is not touched. Without a
 * cart the order was placed at once. Throws an ApiError. core §3, §4
 */
export async function checkOrderOutcome(context: CartContext, orderNo: string): Promise<OrderOutcome> {
  const token = context.token.get();
  if (token === null) return 'placed';
  const params = { cart_token: token, payment_id: PAYMENTS.card };
  const { data } = await context.api.call(checkCartPayment, { params });
  if (data.order_no !== orderNo) {
    const record = readPurchase(context.device(), context.clock.now());
    return record?.orderNo === orderNo && record.cartToken === token ? 'failed' : 'placed';
  }
  if (data.payment_state === 'pending' || data.payment_state === 'waiting') return 'open';
  clearFinishedPayment(context);
  // The cached orders may be older than the payment.
  void context.queryClient.invalidateQueries({ queryKey: [QUERY_ROOTS.orders] });
  return 'placed';
}
