import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orders } from '../../db/schema';
import { loadOrderDetails } from '../../orders/order-store';
import { findSharedNumbers, rowsOfNumbers } from './find-shared-numbers';
import { type FileShipment, planShipmentRows, type RowChecks } from './plan-shipment-rows';
import type { ShipmentRow } from './read-shipment-rows';
import type { RowIssue } from './row-issue';

/** Orders of one statement. */
const BATCH = 200;

/** The rows of one order, and what they mean for its destinations as it is now. */
export interface OrderRows {
  readonly orderNo: string;
  readonly rows: readonly ShipmentRow[];
  readonly shipments: readonly FileShipment[];
}

/**
 * The orders of a file whose rows are all right, in the order of the file; what is wrong with the others is added to the
 * issues. It locks nothing.
 */
export async function checkShipmentRows(
  db: Executor,
  { rows, checks }: { readonly rows: readonly ShipmentRow[]; readonly checks: RowChecks },
  issues: RowIssue[],
): Promise<readonly OrderRows[]> {
  const unreadable = new Set(issues.map(({ orderNo }) => orderNo));
  const byOrder = new Map<string, ShipmentRow[]>();
  for (const row of rows) byOrder.set(row.orderNo, [...(byOrder.get(row.orderNo) ?? []), row]);
  const byNumber = rowsOfNumbers(checks.allowsSameTracking ? [] : rows);
  const numbers = [...byOrder.keys()];
  const checked: OrderRows[] = [];
  for (let from = 0; from < numbers.length; from += BATCH) {
    const part = numbers.slice(from, from + BATCH);
    const found = await db.select().from(orders).where(inArray(orders.orderNo, part));
    const details = new Map(
      (await loadOrderDetails(db, found)).map((detail) => [detail.order.orderNo, detail]),
    );
    for (const orderNo of part) {
      const [detail, own] = [details.get(orderNo), byOrder.get(orderNo) ?? []];
      if (detail === undefined) {
        issues.push(...own.map(({ row }) => ({ row, orderNo, reason: `${orderNo}: 注文がありません` })));
        continue;
      }
      const wrong: RowIssue[] = [];
      const shipments = await planShipmentRows(db, { detail, rows: own, checks }, wrong);
      if (wrong.length === 0) wrong.push(...findSharedNumbers(shipments, byNumber));
      issues.push(...wrong);
      if (wrong.length === 0 && !unreadable.has(orderNo)) checked.push({ orderNo, rows: own, shipments });
    }
  }
  return checked;
}
