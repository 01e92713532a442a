import { ORDER_STATUS_NAMES } from '@shop/contract/orders/order-status';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orderPayments, orders } from '../../db/schema';
import { mayShip } from '../../orders/may-ship';
import { loadOrderDetails, type OrderDetail } from '../../orders/order-store';
import { hasLeft } from '../../orders/has-left';
import { MOST_ORDERS } from '../orders/read-order-numbers';
import { ofChannel } from '../lists/list-conditions';

/** Orders that are read at once. */
const BATCH = 50;

/** Which orders, by their state: all that may leave now, or all of a status. */
export const SLIP_STATES = {
  ready: '発送できるもの',
  received: ORDER_STATUS_NAMES.received,
  paid: ORDER_STATUS_NAMES.paid,
  shipped: ORDER_STATUS_NAMES.shipped,
} as const;

type SlipState = keyof typeof SLIP_STATES;

export const isSlipState = (state: string): state is SlipState => Object.hasOwn(SLIP_STATES, state);

/** One destination with its order. */
export interface SlipPlace {
  readonly detail: OrderDetail;
  readonly destination: OrderDetail['shippings'][number];
}

/**
 * The destinations of a shop's orders in a state, oldest first; of orders that have not left, those that have not either.
 * `filter`: of some orders alone.
 */
export async function findPlacesToPack(
  db: Executor,
  channelId: number | null,
  state: SlipState,
  most = MOST_ORDERS,
  filter?: SQL,
): Promise<{ readonly places: readonly SlipPlace[]; readonly isCut: boolean }> {
  const isMeant = state === 'ready' ? mayShip(db) : eq(orders.status, state);
  const places: SlipPlace[] = [];
  let count = 0;
  for (let after = 0; ;) {
    const rows = await db
      .select({ order: orders })
      .from(orders)
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .where(and(isMeant, ofChannel(orders.channelId, channelId), gt(orders.id, after), filter))
      .orderBy(asc(orders.id))
      .limit(BATCH);
    const found = rows.map(({ order }) => order);
    for (const detail of await loadOrderDetails(db, found)) {
      const ofOrder = placesOf(detail).filter(
        ({ destination: { row } }) => state === 'shipped' || !hasLeft(row),
      );
      if (ofOrder.length === 0) continue;
      if (count === most) return { places, isCut: true };
      places.push(...ofOrder);
      count += 1;
    }
    const last = found.at(-1);
    if (last === undefined) return { places, isCut: false };
    after = last.id;
  }
}

/** All destinations of an order. */
export const placesOf = (detail: OrderDetail): readonly SlipPlace[] =>
  detail.shippings.map((destination) => ({ detail, destination }));
