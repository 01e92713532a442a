import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { companies, companyMembers, customerGroups, END_OF_MONTH, users } from '../db/schema';

const SHOP = 'corporate';
const BUYER = 'buyer@example.jp';

/** Who approves the orders of the demonstration's company; in the wholesale shop alone. */
export const DEMO_APPROVER = {
  email: 'approver@example.jp',
  username: 'approver',
  lastName: '佐藤',
  firstName: '明子',
  lastNameKana: 'サトウ',
  firstNameKana: 'アキコ',
  departmentOrPosition: '総務部長',
} as const;

const COMPANY = {
  code: 'SATO',
  name: '株式会社さとう商店',
  creditLimit: 3_000_000,
  closingDay: END_OF_MONTH,
  paymentMonths: 1,
  paymentDay: END_OF_MONTH,
  isApprovalRequired: true,
  approvalThreshold: 500_000,
} as const;

/** The wholesale shop's company: its buyer is one of the demo accounts, its approver has one of their own. */
export async function seedCompany(
  tx: Executor,
  {
    channelId,
    shopKey,
    passwordHash,
    now,
  }: {
    readonly channelId: number;
    readonly shopKey: string;
    readonly passwordHash: string;
    readonly now: Date;
  },
): Promise<void> {
  if (shopKey !== SHOP) return;
  const [group] = await tx
    .select({ id: customerGroups.id })
    .from(customerGroups)
    .where(and(eq(customerGroups.channelId, channelId), eq(customerGroups.key, 'wholesale')));
  if (group === undefined) throw new Error('The wholesale group was not seeded');
  await tx.insert(users).values({
    ...DEMO_APPROVER,
    channelId,
    groupId: group.id,
    code: 'M000101',
    passwordHash,
    companyName: COMPANY.name,
    phoneNumber: '0312345678',
    emailVerifiedAt: now,
    createdAt: now,
  });
  const [company] = await tx
    .insert(companies)
    .values({ ...COMPANY, channelId, createdAt: now })
    .returning({ id: companies.id });
  if (company === undefined) throw new Error('The company was not stored');
  const members = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.channelId, channelId), inArray(users.email, [BUYER, DEMO_APPROVER.email])));
  await tx.insert(companyMembers).values(
    members.map(({ id, email }) => ({
      userId: id,
      companyId: company.id,
      role: email === BUYER ? ('buyer' as const) : ('approver' as const),
    })),
  );
}
