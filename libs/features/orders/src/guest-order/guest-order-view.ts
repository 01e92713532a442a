import type { GuestOrder } from '@shop/contract/orders/guest-order';
import { type AfterPayment, toAfterPayment } from '@shop/site/views/after-payment';
import { type Pickup, toPickup } from '@shop/site/views/pickup';
import { toTotals } from '@shop/site/views/totals';
import type { OrderPackingView, OrderSummaryView, OrderView, TrackingView } from '../order-view';
import { toHistories, toOrderSummary, toPayment, toTracking } from '../to-order';

/** A parcel of a guest's order. */
export interface ParcelView {
  readonly id: number;
  readonly deliveryName: string;
  /** The school that hands it over; null: it is sent. */
  readonly pickup: Pickup | null;
  /** `YYYY-MM-DD`; null: as early as possible. */
  readonly deliveryAt: string | null;
  /** Null: any time. */
  readonly timeSlotLabel: string | null;
  readonly earliestArrivalOn: string;
  /** What follows the payment that it waits for; null: it waits for none. */
  readonly afterPayment: AfterPayment | null;
  readonly tracking: TrackingView | null;
  /** Without what a noshi or a card says. */
  readonly packings: readonly Omit<OrderPackingView, 'noshiName' | 'message'>[];
}

/** An order as the holder of its link sees it. */
export interface GuestOrderView
  extends OrderSummaryView, Pick<OrderView, 'totals' | 'payment' | 'histories'> {
  readonly parcels: readonly ParcelView[];
  /** The key to the receipt; null where it is not known any more. */
  readonly receiptToken: string | null;
}

/** The wire's order of a guest as the pages see it. */
export const toGuestOrder = (wire: GuestOrder): GuestOrderView => ({
  ...toOrderSummary({ ...wire, memo: null }),
  totals: toTotals(wire),
  payment: toPayment(wire.payment),
  histories: toHistories(wire.histories),
  parcels: wire.parcels.map((parcel) => ({
    id: parcel.id,
    deliveryName: parcel.delivery_name,
    pickup: toPickup(parcel.pickup),
    deliveryAt: parcel.delivery_at,
    timeSlotLabel: Object.values(parcel.delivery_timezone)[0] ?? null,
    earliestArrivalOn: parcel.earliest_arrival_on,
    afterPayment: toAfterPayment(parcel.after_payment),
    tracking: parcel.tracking === null ? null : toTracking(parcel.tracking),
    packings: parcel.packings.map((packing) => ({
      key: packing.packing_key,
      name: packing.name,
      unitPriceWithTax: packing.unit_price_with_tax,
      quantity: packing.quantity,
      noshiTitle: packing.noshi_title,
    })),
  })),
  receiptToken: wire.receipt_token,
});
