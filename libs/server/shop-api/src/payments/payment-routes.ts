import type { Route } from '../http/define-route';
import { listCartPaymentsRoute } from './list-cart-payments-route';
import { getPaymentServiceRoute } from '../payment-services/get-payment-service-route';
import { listPaymentsRoute } from './list-payments-route';
import { receivePaymentEventRoute } from './receive-payment-event-route';

/** Payment methods, and the notifications of the payment service. */
export const paymentRoutes: readonly Route[] = [
  listPaymentsRoute,
  listCartPaymentsRoute,
  getPaymentServiceRoute,
  receivePaymentEventRoute,
];
