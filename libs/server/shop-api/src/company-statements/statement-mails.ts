import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { companyMembers, users } from '../db/schema';
import { type AccountMail, writeAccountMail } from '../mail/account-mail';
import type { MailPort } from '../ports/mail-port';
import type { StatementRow } from './statement-store';

/** The dependencies of mails about a statement. */
export interface StatementMailContext {
  readonly channel: Pick<Channel, 'id' | 'key' | 'name'>;
  readonly mail: MailPort;
  readonly config: { readonly shopOrigins: Readonly<Record<string, string>> };
}

const LINK = { path: '/mypage/statements', label: '合計請求書の一覧を見る' };

/** Everybody who orders or approves for a company now. */
const membersOf = async (db: Executor, companyId: number) =>
  (
    await db
      .select({ user: users })
      .from(companyMembers)
      .innerJoin(users, eq(users.id, companyMembers.userId))
      .where(and(eq(companyMembers.companyId, companyId), isNull(users.leftAt)))
      .orderBy(asc(users.id))
  ).map(({ user }) => user);

const sumOf = ({ number, companyName, totalPayment }: StatementRow): readonly string[] => [
  '',
  `${companyName} 御中`,
  `請求書番号：${number}`,
  `ご請求金額：${formatPriceWithTax(totalPayment)}`,
];

type StatementLetter = Omit<AccountMail, 'link'>;

/** Writes to everybody of the company of a statement, with the way to its statements. */
async function writeToMembers(
  tx: Executor,
  context: StatementMailContext,
  { companyId }: StatementRow,
  letter: StatementLetter,
): Promise<void> {
  for (const member of await membersOf(tx, companyId))
    await context.mail.send(tx, writeAccountMail(context, member, { ...letter, link: LINK }));
}

/** Tells the members of a company that a statement is there, and until when it is to be paid. */
export const sendStatementIssued = (
  tx: Executor,
  context: StatementMailContext,
  statement: StatementRow,
): Promise<void> =>
  writeToMembers(tx, context, statement, {
    subject: '合計請求書を発行いたしました',
    lines: [
      `${formatDayWithWeekday(statement.closingOn)}締めの合計請求書を発行いたしました。`,
      ...sumOf(statement),
      `お支払い期限：${formatDayWithWeekday(statement.dueOn)}`,
    ],
    closing: ['合計請求書（PDF）は、マイページからダウンロードいただけます。'],
  });

/** Tells them that the money has arrived; the orders of the statement have no mail of their own about it. */
export const sendStatementPaid = (
  tx: Executor,
  context: StatementMailContext,
  statement: StatementRow,
): Promise<void> =>
  writeToMembers(tx, context, statement, {
    subject: '合計請求書のご入金を確認いたしました',
    lines: [
      '合計請求書のご入金を確認いたしました。お支払いいただき、ありがとうございます。',
      ...sumOf(statement),
    ],
    closing: ['この合計請求書のご注文は、すべて入金済みになりました。'],
  });
