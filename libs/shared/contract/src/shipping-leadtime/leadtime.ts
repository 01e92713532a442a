import * as v from 'valibot';
import { DateText } from '../wire/timestamp';
import { Id } from '../wire/id';
import { AfterPayment } from './after-payment';
import { DeliveryId } from './delivery';

/** One day of the delivery calendar; a disabled day says why. */
export const DeliveryDay = v.object({
  date: DateText,
  is_selectable: v.boolean(),
  reason: v.nullable(v.string()),
});

/** When and how one destination of a cart can be reached (core §3). */
export const Leadtime = v.object({
  packing_key: v.nullable(v.string()),
  shipping_key: v.string(),
  /** The order's shipping once it is decided (account §3); null in a cart. */
  order_shipping_id: v.nullable(Id),
  /** The day on which everything can leave the warehouse; if it waits for its payment: at the latest. */
  ships_on: DateText,
  /** The first of `dates` that can be chosen. */
  earliest_arrival_on: DateText,
  /** What follows the payment, where the chosen way to pay is paid before the shipment; null: it waits for none. */
  after_payment: v.nullable(AfterPayment),
  /** The names of the ways to pay that hold up the shipment until they are paid. */
  paid_first: v.array(v.string()),
  dates: v.array(DeliveryDay),
  /** Time slots as key → label, in order. */
  delivery_timezone: v.record(v.string(), v.string()),
  /** The kinds of delivery to choose from; empty where there is only the ordinary one. */
  deliveries: v.array(v.object({ id: DeliveryId, name: v.string() })),
});

export type Leadtime = v.InferOutput<typeof Leadtime>;
