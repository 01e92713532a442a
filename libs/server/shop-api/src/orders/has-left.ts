import type { OrderDetail, OrderShippingRow } from './order-store';

/** Whether something has left for a destination. */
export const hasLeft = ({ shippedAt }: Pick<OrderShippingRow, 'shippedAt'>): boolean => shippedAt !== null;

/** Whether any of an order's goods has left: from then on nothing of it is cancelled. */
export const hasAnyLeft = ({ shippings }: Pick<OrderDetail, 'shippings'>): boolean =>
  shippings.some(({ row }) => hasLeft(row));
