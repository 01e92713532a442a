import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { creditExceededMessage } from '../companies/credit-exceeded-message';
import { serviceCodeOf } from '../payment-services/service-code';
import { formatYen } from '../pdf-documents/document-formats';
import { bothPrices } from '../pricing/both-prices';
import { cashOnDeliveryRule } from './cash-on-delivery-rule';
import { missedDayMessage } from './missed-day';
import { paymentFeeOf, paymentLimit } from './payment-fee';
import type { PaymentSituation } from './payment-situation';
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

function creditViolation(
  method: PaymentMethodRow,
  { credit, toCollect, sums }: PaymentSituation,
): PaymentViolation | null {
  const creditLeft = credit?.available ?? null;
  if (method.paymentId !== PAYMENTS.deferredInvoice || creditLeft === null) return null;
  const total = toCollect + bothPrices(paymentFeeOf(method, toCollect), STANDARD_TAX_RATE, sums).withTax;
  return total > creditLeft
    ? { code: CART_ERRORS.creditExceeded, message: creditExceededMessage(creditLeft) }
    : null;
}

/** Why this shopper may not use a payment method; null where they may. */
export function paymentViolation(
  method: PaymentMethodRow | undefined,
  situation: PaymentSituation,
): PaymentViolation | null {
  if (method === undefined || !isOffered(method, situation.hasService))
    return violation('このお支払い方法はご利用いただけません。別のお支払い方法をお選びください');
  if (method.isMembersOnly && !situation.isMember)
    return violation('このお支払い方法は会員の方のみご利用いただけます');
  if (method.paymentId === PAYMENTS.deferredInvoice && !situation.mayPayByInvoice)
    return violation('このお支払い方法は、当店とお取引の契約がある企業のご担当者のみご利用いただけます');
  const credit = creditViolation(method, situation);
  if (credit !== null) return credit;
  const late = situation.missedDay(method);
  if (late !== null) return violation(missedDayMessage(method, late));
  const rule = method.paymentId === PAYMENTS.cashOnDelivery ? cashOnDeliveryRule(situation) : null;
  if (rule !== null) return violation(rule);
  const limit = paymentLimit(method);
  return limit !== null && situation.toCollect > limit
    ? violation(`${method.name}は、お支払い金額が${formatYen(limit)}までのご注文でご利用いただけます`)
    : null;
}
