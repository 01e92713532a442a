import { refused } from '../../http/api-failure';
import { judgePayment } from '../../payments/judge-payment';
import { listPaymentMethods } from '../../payments/payment-store';
import type { CartChange } from '../state/cart-store';
import type { CartWork } from './change-cart';

/** Sets the way to pay, if this shopper may pay so; null takes it back. */
export async function choosePayment(
  { tx, context }: CartWork,
  paymentId: number | null,
): Promise<CartChange> {
  if (paymentId !== null) {
    const methods = await listPaymentMethods(tx, context.channel.id);
    const obstacle = judgePayment(
      methods.find((method) => method.paymentId === paymentId),
      { isMember: context.member !== null, hasService: context.payments !== null },
    );
    if (obstacle !== null) throw refused(obstacle.code, obstacle.message);
  }
  return { paymentId };
}
