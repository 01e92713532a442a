import { ORDER_STATUS_NAMES, type OrderStatus } from '@shop/contract/orders/order-status';
import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orderPayments, orders } from '../../db/schema';
import { PAID_FIRST } from '../../orders/order-steps';
import { loadOrderDetails, type OrderDetail } from '../../orders/order-store';
import { hasLeft } from '../../orders/has-left';
import { checkOrderStep } from '../orders/check-order-step';
import { ofChannel } from '../lists/list-conditions';

/** Orders of one file: more than anybody packs at once, and few enough to be held in memory. */
export const MOST_ORDERS = 200;

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

/** The destinations of a shop's orders in a state, oldest first; of orders that have not left, those that have not either. */
export async function findPlacesToPack(
  db: Executor,
  channelId: number | null,
  state: SlipState,
): Promise<{ readonly places: readonly SlipPlace[]; readonly isCut: boolean }> {
  const statuses: OrderStatus[] = state === 'ready' ? ['received', 'paid'] : [state];
  const isReady = or(eq(orderPayments.isPaid, true), notInArray(orderPayments.paymentId, [...PAID_FIRST]));
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(
      and(
        inArray(orders.status, statuses),
        ofChannel(orders.channelId, channelId),
        state === 'ready' ? isReady : undefined,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MOST_ORDERS + 1);
  const details = await loadOrderDetails(
    db,
    rows.slice(0, MOST_ORDERS).map(({ order }) => order),
  );
  const places: SlipPlace[] = [];
  for (const detail of details) {
    if (state === 'ready' && (await checkOrderStep(db, 'shipped', detail)) !== 'change') continue;
    places.push(
      ...placesOf(detail).filter(({ destination: { row } }) => state === 'shipped' || !hasLeft(row)),
    );
  }
  return { places, isCut: rows.length > MOST_ORDERS };
}

/** All destinations of an order. */
export const placesOf = (detail: OrderDetail): readonly SlipPlace[] =>
  detail.shippings.map((destination) => ({ detail, destination }));
