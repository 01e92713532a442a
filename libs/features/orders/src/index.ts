export { orderFault } from './order-error-codes';
export { orderQuery } from './order-query';
export type {
  OrderLine,
  OrderPaymentView,
  OrderShippingView,
  OrderSummaryView,
  OrderView,
} from './order-view';
export { type OrderList, ordersQuery } from './orders-query';
export { placedOrderQuery } from './placed-order-query';
export { readPageNumber } from './read-page-number';
export { useCancelOrder } from './use-cancel-order';
