import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { and, eq, sql } from 'drizzle-orm';
import { companyDueDay } from '../companies/company-days';
import type { Executor } from '../db/database';
import { companies, orderPayments } from '../db/schema';
import { getCheckoutSettings } from '../payments/payment-store';
import { addDays, type TokyoDay, tokyoDayOf } from '../tokyo-time/tokyo-day';
import type { OrderRow } from './order-store';

/**
 * An invoice is issued when the goods leave, so its money is due so many days (`ORDER.PAYMENT.DUE_DAYS`) after that, or as
 * agreed with the company on whose account the order stands; never earlier than on a day that the buyer was told before.
 * Other ways to pay keep their day.
 */
export async function setInvoiceDueDay(
  tx: Executor,
  order: Pick<OrderRow, 'id' | 'channelId'>,
  shippedAt: Date,
): Promise<void> {
  const day = await dueDayOf(tx, order, tokyoDayOf(shippedAt));
  await tx
    .update(orderPayments)
    .set({ dueOn: sql`greatest(${orderPayments.dueOn}, ${day}::date)` })
    .where(
      and(
        eq(orderPayments.orderId, order.id),
        eq(orderPayments.paymentId, PAYMENTS.deferredInvoice),
        eq(orderPayments.isPaid, false),
      ),
    );
}

async function dueDayOf(
  tx: Executor,
  { id, channelId }: Pick<OrderRow, 'id' | 'channelId'>,
  shippedOn: TokyoDay,
): Promise<TokyoDay> {
  const [row] = await tx
    .select({ company: companies })
    .from(orderPayments)
    .innerJoin(companies, eq(companies.id, orderPayments.companyId))
    .where(eq(orderPayments.orderId, id));
  if (row !== undefined) return companyDueDay(shippedOn, row.company);
  const { paymentDueDays } = await getCheckoutSettings(tx, channelId);
  return addDays(shippedOn, paymentDueDays);
}
