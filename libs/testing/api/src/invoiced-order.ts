import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { createReadyCart, decideCart, type ProductQuantity, type Shopper } from './checkout';
import type { TestApi } from './open-test-api';
import { operatorOf } from './operator';

/** An order that is paid by invoice. */
export interface InvoicedOrder {
  readonly id: number;
  readonly no: string;
  /** Yen with tax. */
  readonly total: number;
}

/** Places a member's order that is paid by invoice, to Tokyo. */
export async function placeInvoicedOrder(
  api: TestApi,
  products: readonly ProductQuantity[],
  member: Shopper,
): Promise<InvoicedOrder> {
  const { token: cart_token } = await createReadyCart(api, products, member);
  const payment = { cart_token, payment_id: PAYMENTS.deferredInvoice };
  const { body: cart } = await api.call(modifyCartOrderSpec, { body: payment }, member);
  const { order_id: id, order_no: no, total_payment: total } = (await decideCart(api, cart, member)).body;
  return { id, no, total };
}

/** Ships it. */
export async function shipInvoicedOrder(api: TestApi, { no }: InvoicedOrder): Promise<void> {
  const shipped = ['orders', 'shipped', no, '--tracking', '1234-5678-9012', '--allow-same-tracking'];
  const { code, err } = await operatorOf(api)(...shipped);
  if (code !== 0) throw new Error(err);
}
