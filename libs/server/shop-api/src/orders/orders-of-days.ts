import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import { orders } from '../db/schema';
import { addDays, startOfTokyoDay, type TokyoDay } from '../tokyo-time/tokyo-day';

/** The first and the last day of the orders, both included; without one there is no bound. */
export interface OrderDays {
  readonly from?: TokyoDay | undefined;
  readonly to?: TokyoDay | undefined;
}

/** The condition of the member's own orders of these days. */
export const ordersOfDays = (userId: number, { from, to }: OrderDays): SQL | undefined =>
  and(
    eq(orders.userId, userId),
    from === undefined ? undefined : gte(orders.orderedAt, startOfTokyoDay(from)),
    to === undefined ? undefined : lt(orders.orderedAt, startOfTokyoDay(addDays(to, 1))),
  );
