import { and, eq, isNotNull } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { orderShippings } from '../db/schema';
import { getCheckoutSettings } from '../payments/payment-store';
import type { Clock } from '../ports/clock';
import { listDeliveryMethods } from '../shipping-leadtime/delivery-store';
import { planDelivery } from '../shipping-leadtime/plan-delivery';
import { loadCalendar } from '../shipping-leadtime/plan-destination';

interface PromiseContext {
  readonly channel: Channel;
  readonly clock: Clock;
}

/**
 * Promises the destinations of an order that waited for its payment the first day that follows from it, now that it is paid.
 * The days after the payment stay stored, for the case that the shop takes the payment back.
 */
export async function promiseArrivals(tx: Executor, context: PromiseContext, orderId: number): Promise<void> {
  const rows = await tx
    .select()
    .from(orderShippings)
    .where(and(eq(orderShippings.orderId, orderId), isNotNull(orderShippings.afterPayment)));
  if (rows.length === 0) return;
  const { channel, clock } = context;
  const methods = await listDeliveryMethods(tx, channel.id);
  const { cutOffHour } = await getCheckoutSettings(tx, channel.id);
  const calendar = await loadCalendar(tx, context);
  for (const { id, deliveryId, afterPayment } of rows) {
    if (afterPayment === null) continue;
    const { earliestArrivalOn } = planDelivery({
      now: clock.now(),
      calendar,
      cutOffHour,
      shippingDays: afterPayment.working_days,
      transitDays: afterPayment.transit_days,
      isOpenDaysOnly: methods.find((method) => method.deliveryId === deliveryId)?.isOpenDaysOnly ?? false,
      paidUntil: null,
    });
    await tx.update(orderShippings).set({ earliestArrivalOn }).where(eq(orderShippings.id, id));
  }
}
