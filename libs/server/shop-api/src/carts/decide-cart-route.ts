import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { handle } from '../http/handle';
import { presentPayment } from '../orders/present-payment';
import { decideCart } from './decide-cart';

export const decideCartRoute = handle(decideCartSpec, async (context, { params, body }) => {
  const decision = await decideCart(context, params.cart_token, body);
  return {
    order_no: decision.orderNo,
    order_id: decision.orderId,
    ordered_at: decision.orderedAt,
    total_payment: decision.totalPayment,
    payment: presentPayment({ ...decision, isPaid: false, paidAt: null }),
    receipt_token: decision.receiptToken,
  };
});
