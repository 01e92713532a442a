import type { OrderShippingView, OrderView } from '@shop/feature-orders/order-view';
import type { ReactNode } from 'react';
import { OrderShipping } from './order-shipping';

interface OrderShippingsProps {
  readonly order: Pick<OrderView, 'shippings' | 'lines' | 'status' | 'isPaymentOpen'>;
  /** What else is known of a parcel. */
  readonly more?: (shipping: OrderShippingView) => ReactNode;
}

/** Where the parts of an order go. */
export function OrderShippings({ order, more }: OrderShippingsProps) {
  const { shippings, lines } = order;
  return shippings.map((shipping, at) => (
    <OrderShipping
      key={shipping.id}
      shipping={shipping}
      lines={lines}
      isPromised={!order.isPaymentOpen && order.status !== 'cancelled' && order.status !== 'delivered'}
      number={shippings.length > 1 ? at + 1 : null}
    >
      {more?.(shipping)}
    </OrderShipping>
  ));
}
