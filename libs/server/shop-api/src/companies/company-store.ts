import type { CompanyRole } from '@shop/contract/companies/company-role';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { companies, companyMembers } from '../db/schema';

export type CompanyRow = Readonly<typeof companies.$inferSelect>;

/** The company that a member orders or approves for. */
export interface CompanyOfMember extends CompanyRow {
  readonly role: CompanyRole;
}

/** The company of a member; null for everybody who belongs to none. */
export async function findCompanyOf(db: Executor, userId: number): Promise<CompanyOfMember | null> {
  const [row] = await db
    .select({ company: companies, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId));
  return row === undefined ? null : { ...row.company, role: row.role };
}

/** The company that a member's own orders are on the account of; null also for who only approves those of others. */
export async function findCompanyOfOrders(db: Executor, userId: number): Promise<CompanyOfMember | null> {
  const company = await findCompanyOf(db, userId);
  return company?.role === 'approver' ? null : company;
}

/** The company of a newly placed order, locked until the transaction ends: what it owes cannot change meanwhile. */
export async function lockCompany(tx: Executor, companyId: number): Promise<CompanyRow> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update');
  if (company === undefined) throw new Error(`There is no company ${companyId}`);
  return company;
}
