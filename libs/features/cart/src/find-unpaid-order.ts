import { type ApiClient } from '@shop/api-client';
import { checkCartPayment } from '@shop/contract/carts/check-cart-payment';
import { PAYMENTS } from '@shop/contract/payments/payments';
import type { NamedStorage } from '@shop/site';
import { readPurchase } from './purchase-record';
import { webAddress } from './web-address';

/** An order that waits for its payment at the payment service. */
export interface UnpaidOrder {
  readonly orderNo: string;
  /** The payment service's page. */
  readonly paymentPage: string;
}

/** The order that this device has placed last, while its payment waits to be confirmed; otherwise null. core §3 */
export async function findUnpaidOrder(
  api: ApiClient,
  storage: NamedStorage,
  nowMs: number,
): Promise<UnpaidOrder | null> {
  const record = readPurchase(storage, nowMs);
  if (record === null) return null;
  const params = { cart_token: record.cartToken, payment_id: PAYMENTS.card };
  const { data } = await api.call(checkCartPayment, { params });
  const paymentPage = webAddress(data.redirect_url);
  if (data.payment_state !== 'waiting' || paymentPage === null) return null;
  return { orderNo: record.orderNo, paymentPage };
}
