import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { companyMembers, companyStatementLines, companyStatements, orderReturns, orders } from '../db/schema';

export type StatementRow = Readonly<typeof companyStatements.$inferSelect>;

/** A line with the numbers that it is called by. */
export interface StatementLine {
  readonly line: Readonly<typeof companyStatementLines.$inferSelect>;
  readonly orderNo: string;
  /** Null for the line of the order itself. */
  readonly returnNumber: string | null;
  /** The day on which the order was shipped. */
  readonly shippedOn: string;
}

const ofMember = (userId: number) =>
  and(eq(companyMembers.companyId, companyStatements.companyId), eq(companyMembers.userId, userId));

/** A page of the statements of the member's company, newest first, and how many there are. */
export async function listStatements(
  db: Executor,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly StatementRow[]; readonly total: number }> {
  const [counted] = await db
    .select({ total: count() })
    .from(companyStatements)
    .innerJoin(companyMembers, ofMember(userId));
  const rows = await db
    .select({ statement: companyStatements })
    .from(companyStatements)
    .innerJoin(companyMembers, ofMember(userId))
    .orderBy(desc(companyStatements.closingOn), desc(companyStatements.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(({ statement }) => statement), total: counted?.total ?? 0 };
}

/** A statement of the member's company; null where there is none of that id. */
export async function findStatement(db: Executor, userId: number, id: number): Promise<StatementRow | null> {
  const [row] = await db
    .select({ statement: companyStatements })
    .from(companyStatements)
    .innerJoin(companyMembers, ofMember(userId))
    .where(eq(companyStatements.id, id));
  return row?.statement ?? null;
}

const ownLines = alias(companyStatementLines, 'own_lines');

/** The lines of a statement, by day. The caller has checked whose it is. */
export async function loadStatementLines(
  db: Executor,
  statementId: number,
): Promise<readonly StatementLine[]> {
  return db
    .select({
      line: companyStatementLines,
      orderNo: orders.orderNo,
      returnNumber: orderReturns.number,
      shippedOn: ownLines.happenedOn,
    })
    .from(companyStatementLines)
    .innerJoin(orders, eq(orders.id, companyStatementLines.orderId))
    .innerJoin(ownLines, and(eq(ownLines.orderId, companyStatementLines.orderId), isNull(ownLines.returnId)))
    .leftJoin(orderReturns, eq(orderReturns.id, companyStatementLines.returnId))
    .where(eq(companyStatementLines.statementId, statementId))
    .orderBy(asc(companyStatementLines.id));
}
