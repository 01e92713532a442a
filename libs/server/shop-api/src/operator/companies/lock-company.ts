import { and, eq } from 'drizzle-orm';
import type { CompanyRow } from '../../companies/company-store';
import type { Executor } from '../../db/database';
import { companies } from '../../db/schema';
import { OperatorError } from '../command/operator-error';

/** The company of that code, held until the transaction ends. */
export async function lockCompanyByCode(tx: Executor, channelId: number, code: string): Promise<CompanyRow> {
  const [company] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.channelId, channelId), eq(companies.code, code)))
    .for('update');
  if (company !== undefined) return company;
  throw new OperatorError(
    `企業がありません: ${code}（companies list で一覧を見られます）`,
    `There is no company ${code} (companies list shows them)`,
  );
}
