import { checkCartPaymentSpec } from '@shop/contract/carts/check-cart-payment';
import { defineRoute } from '../../http/define-route';
import { paymentProgress } from '../../payments/advance-payment';
import { loadPaymentSituation, type PaymentSituation } from '../../payments/payment-situation';
import { paymentViolation } from '../../payments/payment-violation';
import { findTransaction } from '../../payments/payment-transaction-store';
import { listPaymentMethods } from '../../payments/payment-store';
import { priceSumsOf } from '../../site/front-settings';
import { findOwnCart } from '../state/find-cart';
import type { CartRow } from '../state/cart-store';
import { readCart } from '../state/read-cart';

/** GET /v1/carts/{cart_token}/payment/{payment_id}/check */
export const checkCartPaymentRoute = defineRoute(checkCartPaymentSpec, async (context, { params }) => {
  const { db, channel, payments } = context;
  const cart = await findOwnCart(db, context, params.cart_token, { isLocking: false });
  const decision = cart.status === 'decided' ? cart.decisionResponse : null;
  const methods = await listPaymentMethods(db, channel.id);
  const violation = paymentViolation(
    methods.find((method) => method.paymentId === params.payment_id),
    decision === null
      ? await loadPaymentSituation(db, context, await readCart(context, params.cart_token))
      : situationOfOrder(cart, {
          toCollect: decision.totalPayment,
          sums: priceSumsOf(channel),
          hasService: payments !== null,
        }),
  );
  const progress = paymentProgress(decision === null ? null : await findTransaction(db, decision.orderId));
  return {
    payment_id: params.payment_id,
    is_usable: violation === null,
    code: violation?.code ?? null,
    message: violation?.message ?? null,
    payment_state: progress.state,
    redirect_url: progress.redirectUrl,
    order_no: decision?.orderNo ?? null,
  };
});

/**
 * A cart that is ordered already answers for its order, which has one destination or more and was checked when it was placed.
 */
const situationOfOrder = (
  { userId, receiver }: CartRow,
  { toCollect, sums, hasService }: Pick<PaymentSituation, 'toCollect' | 'sums' | 'hasService'>,
): PaymentSituation => ({
  isMember: userId !== null,
  // Seen when it was ordered.
  mayPayByInvoice: true,
  hasService,
  isGift: receiver !== null,
  isPickup: false,
  destinationCount: 1,
  toCollect,
  sums,
  // What it owes counts already.
  credit: null,
  missedDay: () => null,
});
