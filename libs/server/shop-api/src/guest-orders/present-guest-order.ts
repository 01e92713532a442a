import type { GuestOrder } from '@shop/contract/orders/guest-order';
import type { OrderDetail } from '../orders/order-store';
import { presentOrder } from '../orders/present-order';

/** An order for the holder of its link: neither names nor addresses, what a noshi or a card says, remarks or the shopper's memo. */
export function presentGuestOrder(detail: OrderDetail, receiptToken: string | null): GuestOrder {
  const order = presentOrder(detail);
  return {
    id: order.id,
    order_no: order.order_no,
    ordered_at: order.ordered_at,
    status: order.status,
    status_name: order.status_name,
    is_cancellable: order.is_cancellable,
    payment_name: order.payment_name,
    total_payment: order.total_payment,
    items: order.items,
    subtotal: order.subtotal,
    total_packing: order.total_packing,
    total_carriage: order.total_carriage,
    total_payment_fee: order.total_payment_fee,
    total_discount: order.total_discount,
    total_point: order.total_point,
    total_tax: order.total_tax,
    amounts_with_tax: order.amounts_with_tax,
    amount_by_tax_rate: order.amount_by_tax_rate,
    coupons: order.coupons,
    payment: order.payment,
    histories: order.histories,
    parcels: order.shippings.map((shipping) => ({
      id: shipping.id,
      delivery_name: shipping.delivery_name,
      delivery_at: shipping.delivery_at,
      delivery_timezone: shipping.delivery_timezone,
      earliest_arrival_on: shipping.earliest_arrival_on,
      after_payment: shipping.after_payment,
      tracking: shipping.tracking,
      ...(shipping.pickup === undefined ? {} : { pickup: shipping.pickup }),
      packings: shipping.packings.map(
        ({ packing_key, name, unit_price_with_tax, quantity, noshi_title }) => ({
          packing_key,
          name,
          unit_price_with_tax,
          quantity,
          noshi_title,
        }),
      ),
    })),
    receipt_token: receiptToken,
  };
}
