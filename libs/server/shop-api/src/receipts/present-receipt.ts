import type { Receipt } from '@shop/contract/receipts/receipt';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderPayments } from '../db/schema';
import type { OrderRow } from '../orders/order-store';
import { returnedAmounts } from '../returns/returned-amounts';
import { receiptViolation } from './receipt-violation';
import { findReceipt } from './receipt-store';

/** An order's receipt as the contract shows it. */
export async function presentReceipt(db: Executor, order: OrderRow): Promise<Receipt> {
  const [payment] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, order.id));
  const { addressee, honorific, proviso, issuedCount } = await findReceipt(db, order.id);
  const returned = await returnedAmounts(db, order.id);
  const reason = receiptViolation(order, payment?.isPaid ?? false, returned);
  return {
    order_no: order.orderNo,
    ordered_at: order.orderedAt.toISOString(),
    total_payment: order.totalPayment - returned.refund,
    addressee,
    honorific,
    proviso,
    is_issuable: reason === null,
    reason,
    issued_count: issuedCount,
  };
}
