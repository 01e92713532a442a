import { and, eq, isNotNull, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { companyStatementLines, companyStatements, orderPayments, orderReturns, orders } from '../db/schema';
import type { CompanyRow } from './company-store';

/** What a company may owe, and owes. */
export interface CompanyCredit {
  /** Yen with tax; null: no limit. */
  readonly limit: number | null;
  readonly used: number;
  /** What is left; null where there is no limit. */
  readonly available: number | null;
}

/** What the completed returns of an order took off its invoice, unless a statement that is paid has taken it off already. */
const REFUNDED = sql`coalesce((
  select sum(${orderReturns.refund}) from ${orderReturns}
  where ${orderReturns.orderId} = ${orderPayments.orderId} and ${orderReturns.status} = 'completed'
    and not exists (
      select 1 from ${companyStatementLines}
      join ${companyStatements} on ${companyStatements.id} = ${companyStatementLines.statementId}
      where ${companyStatementLines.returnId} = ${orderReturns.id} and ${companyStatements.paidAt} is not null)), 0)`;

/** What statements that are not paid take off for returns of orders that are; yen with tax, never negative. */
async function openDeductions(db: Executor, companyId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sum(companyStatementLines.payment).mapWith(Number) })
    .from(companyStatements)
    .innerJoin(companyStatementLines, eq(companyStatementLines.statementId, companyStatements.id))
    .innerJoin(orderPayments, eq(orderPayments.orderId, companyStatementLines.orderId))
    .where(
      and(
        eq(companyStatements.companyId, companyId),
        isNull(companyStatements.paidAt),
        isNotNull(companyStatementLines.returnId),
        eq(orderPayments.isPaid, true),
      ),
    );
  return -(row?.sum ?? 0);
}

/** What a company has ordered by invoice and neither paid nor cancelled, less what came back; yen with tax. */
async function openInvoices(db: Executor, companyId: number): Promise<number> {
  const [row] = await db
    .select({ open: sum(sql`${orderPayments.amount} - ${REFUNDED}`).mapWith(Number) })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(
      and(
        eq(orderPayments.companyId, companyId),
        eq(orderPayments.isPaid, false),
        ne(orders.status, 'cancelled'),
      ),
    );
  return (row?.open ?? 0) - (await openDeductions(db, companyId));
}

/** The credit of a company now. For a decision the caller has locked the company. */
export async function readCredit(
  db: Executor,
  { id, creditLimit: limit }: Pick<CompanyRow, 'id' | 'creditLimit'>,
): Promise<CompanyCredit> {
  const used = await openInvoices(db, id);
  // A limit may have been lowered below what is open.
  return { limit, used, available: limit === null ? null : Math.max(limit - used, 0) };
}
