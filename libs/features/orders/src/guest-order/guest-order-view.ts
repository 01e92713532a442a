import type { GuestOrder } from '@shop/contract/orders/guest-order';
import { type AfterPayment, toAfterPayment } from '@shop/site/views/after-payment';
import { type Pickup, toPickup } from '@shop/site/views/pickup';
import { toTotals } from '@shop/site/views/totals';
import type { OrderSummaryView, OrderView, TrackingView } from '../order-view';
import { toHistories, toOrderSummary, toPayment, toTracking } from '../to-order';

/** A parcel of a guest's order. */
export interface ParcelView {
  readonly id: number;
  readonly deliveryName: string;
  /** The school that hands it over; null: it is sent. */
  readonly pickup: Pickup | null;
  /** `YYYY-MM-DD`; null: as early as possible. */
  readonly deliveryAt: string | null;
  readonly earliestArrivalOn: string;
  /** What follows the payment that it waits for; null: it waits for none. */
  readonly afterPayment: AfterPayment | null;
  readonly tracking: TrackingView | null;
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
    earliestArrivalOn: parcel.earliest_arrival_on,
    afterPayment: toAfterPayment(parcel.after_payment),
    tracking: parcel.tracking === null ? null : toTracking(parcel.tracking),
  })),
  receiptToken: wire.receipt_token,
});
