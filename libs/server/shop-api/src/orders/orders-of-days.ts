import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { orders, paymentTransactions } from '../db/schema';
import { addDays, startOfTokyoDay, type TokyoDay } from '../tokyo-time/tokyo-day';

/** The first and the last day of the orders, both included; without one there is no bound. */
export interface OrderDays {
  readonly from?: TokyoDay | undefined;
  readonly to?: TokyoDay | undefined;
}

/** An order whose payment failed never stood: its goods went back to the cart, and the shopper was told so. */
const hasStood = sql`not exists (select 1 from ${paymentTransactions}
  where ${paymentTransactions.orderId} = ${orders.id} and ${paymentTransactions.failure} is not null)`;

/** The condition of the member's own orders of these days, without those whose payment failed. */
export const ordersOfDays = (userId: number, { from, to }: OrderDays): SQL | undefined =>
  and(
    eq(orders.userId, userId),
    hasStood,
    from === undefined ? undefined : gte(orders.orderedAt, startOfTokyoDay(from)),
    to === undefined ? undefined : lt(orders.orderedAt, startOfTokyoDay(addDays(to, 1))),
  );
