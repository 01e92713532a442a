import { listCartPaymentsRoute } from './list-cart-payments-route';
import { listPaymentsRoute } from './list-payments-route';

/** The ways to pay. */
export const paymentRoutes = [listPaymentsRoute, listCartPaymentsRoute];
