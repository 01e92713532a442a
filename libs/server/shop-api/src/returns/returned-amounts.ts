import { and, eq, max, sum } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderReturns } from '../db/schema';
import type { OrderRow } from '../orders/order-store';

/** What the completed returns of an order gave back and took, all together. */
export interface ReturnedAmounts {
  /** Yen with tax. */
  readonly refund: number;
  /** Points that the order had used. */
  readonly pointsRefunded: number;
  /** Points that the order brings. */
  readonly pointsRevoked: number;
  /** When the last of them was completed; null where none is. */
  readonly completedAt: Date | null;
}

/** The sums over an order's completed returns. */
export async function returnedAmounts(db: Executor, orderId: number): Promise<ReturnedAmounts> {
  const [row] = await db
    .select({
      refund: sum(orderReturns.refund).mapWith(Number),
      pointsRefunded: sum(orderReturns.pointsRefunded).mapWith(Number),
      pointsRevoked: sum(orderReturns.pointsRevoked).mapWith(Number),
      completedAt: max(orderReturns.completedAt),
    })
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, orderId), eq(orderReturns.status, 'completed')));
  return {
    refund: row?.refund ?? 0,
    pointsRefunded: row?.pointsRefunded ?? 0,
    pointsRevoked: row?.pointsRevoked ?? 0,
    completedAt: row?.completedAt ?? null,
  };
}

/** What can still go back: all returns of an order together give back at most what was paid, in yen and in points. */
export const refundableOf = (
  order: Pick<OrderRow, 'totalPayment' | 'totalPoint'>,
  { refund, pointsRefunded }: Pick<ReturnedAmounts, 'refund' | 'pointsRefunded'>,
) => ({ refund: order.totalPayment - refund, points: order.totalPoint - pointsRefunded });

/**
 * How many of the points that an order brings are revoked once so much of it went back: their share of what was paid, yen
 * and points together, rounded up once over all returns, so that buying and returning repeatedly earns nothing. All of
 * them once everything went back.
 */
export function revocablePoints(
  { grantPoint, totalPayment, totalPoint }: Pick<OrderRow, 'grantPoint' | 'totalPayment' | 'totalPoint'>,
  returned: Pick<ReturnedAmounts, 'refund' | 'pointsRefunded'>,
): number {
  const paid = BigInt(totalPayment + totalPoint);
  const back = BigInt(returned.refund + returned.pointsRefunded);
  return paid === 0n ? 0 : Number((BigInt(grantPoint) * back + paid - 1n) / paid);
}
