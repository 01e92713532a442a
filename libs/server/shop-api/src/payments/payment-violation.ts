import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { serviceCodeOf } from '../payment-services/service-code';
import type { PaymentMethodRow } from './payment-store';

/** Why a payment method cannot be used. */
export interface PaymentViolation {
  readonly code: string;
  readonly message: string;
}

const violation = (message: string): PaymentViolation => ({ code: CART_ERRORS.paymentNotUsable, message });

/** Whether the shop offers a payment method; one of a payment service only where there is a service. */
export const isOffered = ({ isUsable, paymentId }: PaymentMethodRow, hasService: boolean): boolean =>
  isUsable && (hasService || serviceCodeOf(paymentId) === null);

/** Why this shopper may not use a payment method; null where they may. */
export function paymentViolation(
  method: PaymentMethodRow | undefined,
  orderer: { readonly isMember: boolean; readonly hasService: boolean },
): PaymentViolation | null {
  if (method === undefined || !isOffered(method, orderer.hasService))
    return violation('このお支払い方法はご利用いただけません。別のお支払い方法をお選びください');
  if (method.isMembersOnly && !orderer.isMember)
    return violation('このお支払い方法は会員の方のみご利用いただけます');
  return null;
}
