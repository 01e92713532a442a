import type { ApiClient } from '@shop/api-client/api-client';
import { getCartLeadtimes } from '@shop/contract/shipping-leadtime/get-cart-leadtimes';
import type { DeliveryId } from '@shop/contract/shipping-leadtime/delivery';
import type { Leadtime } from '@shop/contract/shipping-leadtime/leadtime';
import { type AfterPayment, toAfterPayment } from '@shop/site/views/after-payment';
import { queryOptions } from '@tanstack/react-query';
import { cartKeys } from './cart-keys';

/** One day of the delivery calendar. */
export interface DeliveryDayView {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly isSelectable: boolean;
  /** Why it cannot be chosen. */
  readonly reason: string | null;
}

/** The days, time slots and delivery services of one destination. */
export interface LeadtimeView {
  readonly shippingKey: string;
  readonly earliestArrivalOn: string;
  /** What follows the payment that the order waits for; null: it waits for none. */
  readonly afterPayment: AfterPayment | null;
  /** The names of the ways to pay that hold up the shipment until they are paid. */
  readonly paidFirst: readonly string[];
  readonly days: readonly DeliveryDayView[];
  readonly timeSlots: readonly { readonly key: string; readonly label: string }[];
  /** Empty where there is only the ordinary delivery. */
  readonly deliveries: readonly { readonly id: DeliveryId; readonly name: string }[];
}

/** Deliveries as a query names them. */
const CHOICE_MODES = { 1: '1', 2: '2', 3: '3' } as const satisfies Record<DeliveryId, string>;

/** Converts the lead time of one destination. */
export function toLeadtime(wire: Leadtime): LeadtimeView {
  return {
    shippingKey: wire.shipping_key,
    earliestArrivalOn: wire.earliest_arrival_on,
    afterPayment: toAfterPayment(wire.after_payment),
    paidFirst: wire.paid_first,
    days: wire.dates.map((day) => ({
      date: day.date,
      isSelectable: day.is_selectable,
      reason: day.reason,
    })),
    timeSlots: Object.entries(wire.delivery_timezone).map(([key, label]) => ({ key, label })),
    deliveries: wire.deliveries,
  };
}

/** The lead times of all destinations of a cart. core §7 */
export function leadtimesQuery(api: ApiClient, cartToken: string) {
  return queryOptions({
    queryKey: cartKeys.leadtimesOf(cartToken),
    queryFn: async ({ signal }) => {
      const input = { params: { cart_token: cartToken }, query: {} };
      return (await api.call(getCartLeadtimes, input, { signal })).data.map(toLeadtime);
    },
  });
}

/** A destination, and the delivery that its lead time is computed with. */
export interface PreviewedDelivery {
  readonly shippingKey: string;
  readonly deliveryId: DeliveryId;
}

/** The lead times of destinations as if these deliveries were chosen for them. core §7 */
export function previewedLeadtimesQuery(
  api: ApiClient,
  cartToken: string,
  previews: readonly PreviewedDelivery[],
) {
  return queryOptions({
    queryKey: [...cartKeys.leadtimesOf(cartToken), previews],
    queryFn: async ({ signal }) => {
      const calls = previews.map(({ shippingKey, deliveryId }) => {
        const query = { keys: shippingKey, choiceMode: CHOICE_MODES[deliveryId] };
        return api.call(getCartLeadtimes, { params: { cart_token: cartToken }, query }, { signal });
      });
      return (await Promise.all(calls)).flatMap(({ data }) => data.map(toLeadtime));
    },
  });
}
