import { listCompanyStatementsSpec } from '@shop/contract/company-statements/list-company-statements';
import { companies, companyMembers, companyStatements, users } from '@shop/shop-api/db/schema';
import { and, eq } from 'drizzle-orm';
import { cleanUp } from './clean-up';
import type { Shopper } from './checkout';
import { placeInvoicedOrder, shipInvoicedOrder } from './invoiced-order';
import type { TestApi } from './open-test-api';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_MONTH = 31;
const LONG_AGO = Date.parse('2001-01-01T00:00:00Z');
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Noon of a day in Tokyo. */
const noonOf = (day: string) => `${day}T12:00:00+09:00`;

/** Makes the statements of all closing days that are over on that day, as the hourly cleanup does. Tokens may have expired then. */
export async function closeStatementsOn(
  api: TestApi,
  day: string,
  shopOrigins: Readonly<Record<string, string>> = {},
): Promise<void> {
  api.clock.set(noonOf(day));
  await cleanUp(api, 'companyStatements', shopOrigins);
}

/** Sends a member of a company an order by invoice, and closes the company when its next closing day is over. */
export async function closeNextStatement(
  api: TestApi,
  productKey: string,
  member: Shopper,
  shopOrigins: Readonly<Record<string, string>>,
): Promise<void> {
  await shipInvoicedOrder(
    api,
    await placeInvoicedOrder(api, [{ product_key: productKey, quantity: 1 }], member),
  );
  api.clock.advance(LONGEST_MONTH * DAY_MS);
  await cleanUp(api, 'companyStatements', shopOrigins);
}

/** The statements that a member sees, newest first. */
export const statementsOf = async (api: TestApi, member: Shopper) =>
  (await api.call(listCompanyStatementsSpec, { query: {} }, member)).body;

/** Stores a statement of the company of a member, without a closing day: one more for each call. Returns its id. */
export async function storeStatement(
  { db, clock }: Pick<TestApi, 'db' | 'clock'>,
  email: string,
): Promise<number> {
  const [company] = await db
    .select({ company: companies })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .innerJoin(companies, and(eq(companies.id, companyMembers.companyId)))
    .where(eq(users.email, email));
  if (company === undefined) throw new Error(`${email} belongs to no company`);
  const { id: companyId, channelId, name: companyName } = company.company;
  const count = await db.$count(companyStatements);
  const closingOn = new Date(LONG_AGO + count * DAY_MS).toISOString().slice(0, DAY_LENGTH);
  const [stored] = await db
    .insert(companyStatements)
    .values({
      channelId,
      companyId,
      number: `S-STORED-${count}`,
      companyName,
      periodFrom: closingOn,
      closingOn,
      dueOn: closingOn,
      totalPayment: 1,
      createdAt: clock.now(),
    })
    .returning({ id: companyStatements.id });
  if (stored === undefined) throw new Error('The statement was not stored');
  return stored.id;
}
