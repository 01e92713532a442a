import { listCartPaymentsRoute } from './list-cart-payments-route';
import { getPaymentServiceRoute } from '../payment-services/get-payment-service-route';
import { listPaymentsRoute } from './list-payments-route';
import { receivePaymentEventRoute } from './receive-payment-event-route';

/** The ways to pay. */
export const paymentRoutes = [
  listPaymentsRoute,
  listCartPaymentsRoute,
  getPaymentServiceRoute,
  receivePaymentEventRoute,
];
