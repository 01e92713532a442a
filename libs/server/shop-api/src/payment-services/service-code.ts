import { PAYMENT_SERVICE_CODES } from '@shop/contract/payment-services/get-payment-service';
import { PAYMENTS } from '@shop/contract/payments/payment-method';

export type ServiceCode = (typeof PAYMENT_SERVICE_CODES)[keyof typeof PAYMENT_SERVICE_CODES];

const SERVICES: ReadonlyMap<number, ServiceCode> = new Map([
  [PAYMENTS.card, PAYMENT_SERVICE_CODES.card],
  [PAYMENTS.deferredService, PAYMENT_SERVICE_CODES.deferred],
  [PAYMENTS.convenienceStore, PAYMENT_SERVICE_CODES.convenience],
  [PAYMENTS.qrWallet, PAYMENT_SERVICE_CODES.wallet],
]);

/** The payment service of a payment method; null where shoppers pay the shop directly. */
export const serviceCodeOf = (paymentId: number): ServiceCode | null => SERVICES.get(paymentId) ?? null;
