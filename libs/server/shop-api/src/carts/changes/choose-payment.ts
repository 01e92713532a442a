import { rejected } from '../../http/http-error';
import { loadPaymentSituation } from '../../payments/payment-situation';
import { paymentViolation } from '../../payments/payment-violation';
import { listPaymentMethods } from '../../payments/payment-store';
import { loadCartState } from '../state/cart-state';
import type { CartChange } from '../state/cart-store';
import type { CartChangeContext } from './cart-change-context';

/** Sets the payment method, if this shopper may use it; null removes it. */
export async function choosePayment(
  { tx, cart, context }: CartChangeContext,
  paymentId: number | null,
): Promise<CartChange> {
  if (paymentId !== null) {
    const methods = await listPaymentMethods(tx, context.channel.id);
    const violation = paymentViolation(
      methods.find((method) => method.paymentId === paymentId),
      await loadPaymentSituation(tx, context, await loadCartState(tx, context, cart)),
    );
    if (violation !== null) throw rejected(violation.code, violation.message);
  }
  return { paymentId };
}
