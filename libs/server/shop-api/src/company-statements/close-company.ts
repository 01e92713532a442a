import { and, eq, inArray, sql } from 'drizzle-orm';
import { companyDueDay } from '../companies/company-days';
import type { CompanyRow } from '../companies/company-store';
import type { CleanupContext } from '../cleanup/cleanup-task';
import type { Executor } from '../db/database';
import { channels, companies, companyStatementLines, companyStatements, orderPayments } from '../db/schema';
import { recordAudit } from '../operator/audit/record-audit';
import { createReferenceNumber } from '../reference-numbers/create-reference-number';
import { addDays, startOfTokyoDay, type TokyoDay, tokyoDayOf } from '../tokyo-time/tokyo-day';
import { collectLines } from './collect-lines';
import { type NewStatementLine, sumLines } from './statement-lines';
import { sendStatementIssued } from './statement-mails';
import { closingToMake, firstOpenDay } from './statement-period';
import type { StatementRow } from './statement-store';

/** Who the audit log names. */
const ACTOR = 'system';
const NUMBER_PREFIX = 'S';
/** A statement takes no more than 65,535 parameters. */
const LINES_AT_ONCE = 1_000;

/** What became of a company whose closing day may be over. */
export interface Closing {
  /** False where no closing day is over: another process has made it, or the terms changed. */
  readonly isClosed: boolean;
  readonly hasStatement: boolean;
}

const latest = (...days: readonly TokyoDay[]): TokyoDay => days.toSorted().at(-1) ?? '';

/**
 * Closes a company for the oldest closing day that is over and was not made, in one transaction that holds the company:
 * however many processes do it, there is one statement, one mail to each member and one entry in the audit log. Where
 * there is nothing to pay, or more came back than was shipped, there is none, and its lines wait for the next closing.
 */
export const closeCompany = (context: CleanupContext, companyId: number): Promise<Closing> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const [company] = await tx
      .select()
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('no key update');
    const closingOn = company === undefined ? null : closingToMake(company, now);
    if (company === undefined || closingOn === null) return { isClosed: false, hasStatement: false };
    await tx.update(companies).set({ closedOn: closingOn }).where(eq(companies.id, companyId));
    const lines = await collectLines(tx, companyId, startOfTokyoDay(addDays(closingOn, 1)));
    if (sumLines(lines).payment <= 0) return { isClosed: true, hasStatement: false };
    const statement = await storeStatement(tx, company, { closingOn, lines, now });
    const [channel] = await tx.select().from(channels).where(eq(channels.id, company.channelId));
    if (channel === undefined) throw new Error(`The company ${companyId} has no channel`);
    await sendStatementIssued(tx, { ...context, channel }, statement);
    await recordAudit(
      tx,
      { actor: ACTOR, clock: context.clock },
      {
        command: 'statements issued',
        channelId: company.channelId,
        target: statement.number,
        before: null,
        after: { company: company.code, total_payment: statement.totalPayment, due_on: statement.dueOn },
      },
    );
    return { isClosed: true, hasStatement: true };
  });

interface Closed {
  readonly closingOn: TokyoDay;
  readonly lines: readonly NewStatementLine[];
  readonly now: Date;
}

async function storeStatement(
  tx: Executor,
  company: CompanyRow,
  { closingOn, lines, now }: Closed,
): Promise<StatementRow> {
  const orderIds = lines.flatMap(({ orderId, returnId }) => (returnId === null ? [orderId] : []));
  const told = await latestDueDay(tx, orderIds);
  const [statement] = await tx
    .insert(companyStatements)
    .values({
      channelId: company.channelId,
      companyId: company.id,
      number: createReferenceNumber(NUMBER_PREFIX, startOfTokyoDay(closingOn)),
      companyName: company.name,
      periodFrom:
        [firstOpenDay(company), ...lines.map(({ happenedOn }) => happenedOn)].toSorted()[0] ?? closingOn,
      closingOn,
      // Never before a day that a buyer was told, and of one that is made late never in the past.
      dueOn: latest(companyDueDay(closingOn, company), told, tokyoDayOf(now)),
      totalPayment: sumLines(lines).payment,
      createdAt: now,
    })
    .returning();
  if (statement === undefined) throw new Error('The statement was not stored');
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    await tx
      .insert(companyStatementLines)
      .values(lines.slice(at, at + LINES_AT_ONCE).map((line) => ({ ...line, statementId: statement.id })));
  // The page of an order and its own invoice say the same day.
  await tx
    .update(orderPayments)
    .set({ dueOn: statement.dueOn })
    .where(inArray(orderPayments.orderId, orderIds));
  return statement;
}

async function latestDueDay(tx: Executor, orderIds: readonly number[]): Promise<TokyoDay> {
  const [row] = await tx
    .select({ day: sql<TokyoDay | null>`max(${orderPayments.dueOn})::text` })
    .from(orderPayments)
    .where(and(inArray(orderPayments.orderId, [...orderIds])));
  return row?.day ?? '';
}
