import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { companyStatementLines, companyStatements } from '../db/schema';
import type { StatementRow } from './statement-store';

/** The statement that an order stands on; null where none does. */
export async function findStatementOfOrder(db: Executor, orderId: number): Promise<StatementRow | null> {
  const [row] = await db
    .select({ statement: companyStatements })
    .from(companyStatementLines)
    .innerJoin(companyStatements, eq(companyStatements.id, companyStatementLines.statementId))
    .where(and(eq(companyStatementLines.orderId, orderId), isNull(companyStatementLines.returnId)));
  return row?.statement ?? null;
}
