import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { serviceCodeOf } from '../payment-services/service-code';
import type { PaymentMethodRow } from './payment-store';

/** Why a way to pay cannot be used; null when it can. */
export interface PaymentObstacle {
  readonly code: string;
  readonly message: string;
}

const obstacle = (message: string): PaymentObstacle => ({ code: CART_ERRORS.paymentNotUsable, message });

/** Whether the shop offers a way to pay: one that needs a payment service only while there is one. */
export const isOffered = ({ isUsable, paymentId }: PaymentMethodRow, hasService: boolean): boolean =>
  isUsable && (hasService || serviceCodeOf(paymentId) === null);

/** Whether whoever orders may pay this way. */
export function judgePayment(
  method: PaymentMethodRow | undefined,
  orderer: { readonly isMember: boolean; readonly hasService: boolean },
): PaymentObstacle | null {
  if (method === undefined || !isOffered(method, orderer.hasService))
    return obstacle('このお支払い方法はご利用いただけません。別のお支払い方法をお選びください');
  if (method.isMembersOnly && !orderer.isMember)
    return obstacle('このお支払い方法は会員の方のみご利用いただけます');
  return null;
}
