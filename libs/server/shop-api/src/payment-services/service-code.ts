import { PAYMENT_SERVICE_CODES } from '@shop/contract/payment-services/get-payment-service';
import { PAYMENTS } from '@shop/contract/payments/payment-method';

export type ServiceCode = (typeof PAYMENT_SERVICE_CODES)[keyof typeof PAYMENT_SERVICE_CODES];

/** The payment service of a payment method; null where shoppers pay the shop directly. */
export function serviceCodeOf(paymentId: number): ServiceCode | null {
  if (paymentId === PAYMENTS.card) return PAYMENT_SERVICE_CODES.card;
  return paymentId === PAYMENTS.deferredService ? PAYMENT_SERVICE_CODES.deferred : null;
}
