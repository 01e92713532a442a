import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { DAY_MS } from '../../durations';
import type { Executor } from '../../db/database';
import { orders, orderShippings } from '../../db/schema';
import { consignmentOf, numbersBeside, plainNumber, trackingNumbersOf } from '../../orders/consignment';
import type { OrderRow } from '../../orders/order-store';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import type { PlannedShipment } from './plan-shipment';

/** Carriers give a number again, but not so soon. */
const REUSED_AFTER_MS = 365 * DAY_MS;

/** What to do where several orders or destinations did leave in one parcel. */
export const SAME_PARCEL = '一つのお荷物で送るときは --allow-same-tracking を付けてください';

/** The numbers of a planned shipment that its destination did not have before. */
export function newNumbers({ destination, consignment, change }: PlannedShipment): readonly string[] {
  if (change === 'same') return [];
  const before = consignmentOf(destination);
  return before === null ? consignment.trackingNumbers : numbersBeside(consignment, before);
}

/**
 * Throws an `OperatorError` where another order, or another destination of this one, left under one of the numbers: a cell that
 * was copied down would tell customers the way of other people's parcels.
 */
export async function requireOwnNumbers(
  tx: Executor,
  { clock }: Pick<OperatorContext, 'clock'>,
  { orderNo }: OrderRow,
  planned: PlannedShipment,
): Promise<void> {
  const numbers = newNumbers(planned).map(plainNumber);
  if (numbers.length === 0) return;
  const [other] = await tx
    .select({ orderNo: orders.orderNo, stored: orderShippings.trackingNumber })
    .from(orderShippings)
    .innerJoin(orders, eq(orders.id, orderShippings.orderId))
    .where(
      and(
        isNotNull(orderShippings.trackingNumber),
        sql`string_to_array(replace(${orderShippings.trackingNumber}, '-', ''), ',') && ${sql.param(numbers)}::text[]`,
        ne(orderShippings.id, planned.destination.id),
        gt(orderShippings.shippedAt, new Date(clock.now().getTime() - REUSED_AFTER_MS)),
      ),
    )
    .orderBy(asc(orders.id), asc(orderShippings.id))
    .limit(1);
  if (other === undefined) return;
  const number =
    trackingNumbersOf(other.stored ?? '').find((one) => numbers.includes(plainNumber(one))) ?? '';
  if (other.orderNo === orderNo)
    throw new OperatorError(
      `${orderNo}: お問い合わせ番号 ${number} は、このご注文の別のお届け先の番号です。${SAME_PARCEL}`,
      `${orderNo}: another destination of it left under ${number}; --allow-same-tracking if they share the parcel`,
    );
  throw new OperatorError(
    `${orderNo}: お問い合わせ番号 ${number} は、ほかの注文 ${other.orderNo} の番号です。${SAME_PARCEL}`,
    `${orderNo}: the other order ${other.orderNo} left under ${number}; --allow-same-tracking if they share the parcel`,
  );
}
