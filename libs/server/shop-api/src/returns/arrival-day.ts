import type { Executor } from '../db/database';
import type { OrderDetail } from '../orders/order-store';
import { findShippingFeeRates } from '../shipping-leadtime/delivery-store';
import { addDays, type TokyoDay, tokyoDayOf } from '../tokyo-time/tokyo-day';

/**
 * The day from which the days of the terms count: the one that the shop noted as the delivery, or else the latest expected
 * arrival: by the days of the parcels' transport, the first day that the order's page promised, and the day that was wished.
 * Null until the order has left.
 */
export async function arrivalDayOf(db: Executor, detail: OrderDetail): Promise<TokyoDay | null> {
  const { order, histories, shippings } = detail;
  if (order.status !== 'shipped' && order.status !== 'delivered') return null;
  const delivered = histories.findLast(({ status }) => status === 'delivered');
  if (delivered !== undefined) return tokyoDayOf(delivered.changedAt);
  const left = histories.findLast(({ status }) => status === 'shipped');
  if (left === undefined) return null;
  const prefectures = shippings.flatMap(({ row }) => (row.address === null ? [] : [row.address.prefecture]));
  const rates = await findShippingFeeRates(db, order.channelId, prefectures);
  const days = Math.max(0, ...rates.map((rate) => rate.days));
  const wished = shippings.flatMap(({ row }) => (row.deliveryAt === null ? [] : [row.deliveryAt]));
  // A parcel that leaves early does not shorten the days of a shopper who waits for the day that was promised.
  const promised = shippings.map(({ row }) => row.earliestArrivalOn);
  return [addDays(tokyoDayOf(left.changedAt), days), ...promised, ...wished].toSorted().at(-1) ?? null;
}
