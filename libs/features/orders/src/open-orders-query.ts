import type { ApiClient } from '@shop/api-client/api-client';
import { getOrder } from '@shop/contract/orders/get-order';
import { listOrders } from '@shop/contract/orders/list-orders';
import type { Order, OrderSummary } from '@shop/contract/orders/order';
import { queryOptions } from '@tanstack/react-query';
import { orderKeys } from './order-keys';

/** Older ones have long been delivered or cancelled. */
const LATEST_ORDERS = 20;
/** Whether an order is paid stands in the order itself: as many are looked at as a page has room to tell of. */
const MOST_UNPAID = 5;

/** An order that waits for its payment. */
export interface UnpaidOrder {
  readonly id: number;
  readonly orderNo: string;
  readonly paymentName: string;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** Integer yen with tax. */
  readonly totalPayment: number;
}

/** What is still going on among the member's latest orders. */
export interface OpenOrders {
  readonly onTheirWay: readonly { readonly id: number; readonly orderNo: string }[];
  readonly unpaid: readonly UnpaidOrder[];
  /** The payment service still waits for the payment: the cart leads on to it. */
  readonly inPayment: readonly { readonly id: number; readonly orderNo: string }[];
}

const toUnpaid = ({ id, order_no, payment, total_payment }: Order): readonly UnpaidOrder[] =>
  payment.is_paid || payment.due_on === null
    ? []
    : [
        {
          id,
          orderNo: order_no,
          paymentName: payment.payment_name,
          dueOn: payment.due_on,
          totalPayment: total_payment,
        },
      ];

/** The member's orders that are on their way, and those that must be paid by a day. account §4, §7 */
export function openOrdersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: orderKeys.open,
    queryFn: async ({ signal }): Promise<OpenOrders> => {
      const { data } = await api.call(listOrders, { query: { per: LATEST_ORDERS } }, { signal });
      const isOpen = ({ is_payment_open }: OrderSummary) => is_payment_open === true;
      const received = data.data
        .filter((order) => order.status === 'received' && !isOpen(order))
        .slice(0, MOST_UNPAID);
      const orders = await Promise.all(
        received.map(({ id }) => api.call(getOrder, { params: { id } }, { signal })),
      );
      return {
        onTheirWay: data.data
          .filter(({ status }) => status === 'shipped')
          .map(({ id, order_no }) => ({ id, orderNo: order_no })),
        inPayment: data.data.filter(isOpen).map(({ id, order_no }) => ({ id, orderNo: order_no })),
        unpaid: orders.flatMap((order) => toUnpaid(order.data)),
      };
    },
  });
}
