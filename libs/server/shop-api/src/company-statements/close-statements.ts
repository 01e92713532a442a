import { asc } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { companies } from '../db/schema';
import { closeCompany } from './close-company';
import { closingToMake } from './statement-period';

/**
 * Makes the statements (合計請求書) of all closing days that are over, also of those that were missed, oldest first. A
 * company that fails is logged and does not stop the others. Returns how many statements were made.
 */
export async function closeStatements(context: CleanupContext): Promise<number> {
  const { db, clock, log } = context;
  const rows = await db
    .select({
      id: companies.id,
      closingDay: companies.closingDay,
      closedOn: companies.closedOn,
      createdAt: companies.createdAt,
    })
    .from(companies)
    .orderBy(asc(companies.id));
  let made = 0;
  for (const company of rows) {
    if (context.isOver()) break;
    if (closingToMake(company, clock.now()) === null) continue;
    try {
      made += await closeAll(context, company.id);
    } catch (error) {
      log.error({ err: error, companyId: company.id }, 'a company was not closed');
    }
  }
  if (made > 0) context.mail.flushLater();
  return made;
}

async function closeAll(context: CleanupContext, companyId: number): Promise<number> {
  let made = 0;
  for (;;) {
    const { isClosed, hasStatement } = await closeCompany(context, companyId);
    if (hasStatement) made += 1;
    if (!isClosed || context.isOver()) return made;
  }
}
