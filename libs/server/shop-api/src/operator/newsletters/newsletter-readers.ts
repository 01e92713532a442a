import { and, eq, exists, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orders, users } from '../../db/schema';
import { within } from '../lists/list-conditions';
import type { ListPeriod } from '../lists/list-period';
import { ofOrders } from '../orders/of-orders';

/** Whom of its readers a newsletter is for: those who ordered in a period, or a product, or both at once. */
export interface Readership extends ListPeriod {
  /** The product's number; null: any. */
  readonly product: string | null;
}

export const isForAll = ({ from, until, product }: Readership): boolean =>
  from === null && until === null && product === null;

/** Who reads a shop's newsletters: subscribed members whose mail address is proved to be theirs; of them, whom it is for. */
export const isReader = (db: Executor, channelId: number, whom: Readership): SQL | undefined =>
  and(
    eq(users.channelId, channelId),
    eq(users.isReceiveNewsletter, true),
    isNotNull(users.emailVerifiedAt),
    isNull(users.leftAt),
    isForAll(whom) ? undefined : hasOrdered(db, whom),
  );

const hasOrdered = (db: Executor, { product, ...period }: Readership): SQL =>
  exists(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.userId, users.id),
          ne(orders.status, 'cancelled'),
          within(orders.orderedAt, period),
          ofOrders(db, { customer: null, product }),
        ),
      ),
  );
