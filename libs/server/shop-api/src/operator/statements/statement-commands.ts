import { COMPANY_STATEMENT_STATUS_NAMES } from '@shop/contract/company-statements/company-statement-status';
import { formatYen } from '@shop/format/format-yen';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { payStatement } from '../../company-statements/pay-statement';
import { channels, companies, companyStatements } from '../../db/schema';
import { tokyoTimestamp } from '../../tokyo-time/tokyo-time';
import { recordAudit } from '../audit/record-audit';
import { shopCommand } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';

const statusOf = ({ paidAt }: { readonly paidAt: Date | null }) => (paidAt === null ? 'waiting' : 'paid');

const listStatementsCommand = listCommand({
  name: 'statements list',
  ja: '企業の合計請求書を新しい順に表示します（締め日の翌日に自動で発行されます）',
  en: 'lists the statements of companies, newest first; they are made by themselves after each closing day',
  states: COMPANY_STATEMENT_STATUS_NAMES,
  day: { ja: '発行日', en: 'issued' },
  none: '合計請求書はありません。 No statements.',
  read: (db, { state, channelId, limit, offset, ...period }) =>
    db
      .select({ statement: companyStatements, company: companies.code, channel: channels.key })
      .from(companyStatements)
      .innerJoin(companies, eq(companies.id, companyStatements.companyId))
      .innerJoin(channels, eq(channels.id, companyStatements.channelId))
      .where(
        and(
          state === null ? undefined : (state === 'paid' ? isNotNull : isNull)(companyStatements.paidAt),
          ofChannel(companyStatements.channelId, channelId),
          within(companyStatements.createdAt, period),
        ),
      )
      .orderBy(desc(companyStatements.id))
      .limit(limit)
      .offset(offset),
  lineOf: ({ statement, company, channel }) =>
    [
      statement.number,
      channel,
      company,
      statement.companyName,
      `締め ${statement.closingOn}`,
      `期限 ${statement.dueOn}`,
      formatYen(statement.totalPayment),
      `${COMPANY_STATEMENT_STATUS_NAMES[statusOf(statement)]}（${statusOf(statement)}）`,
    ].join('  '),
  columns: {
    number: ({ statement }) => statement.number,
    channel: ({ channel }) => channel,
    company: ({ company }) => company,
    company_name: ({ statement }) => statement.companyName,
    period_from: ({ statement }) => statement.periodFrom,
    closing_on: ({ statement }) => statement.closingOn,
    due_on: ({ statement }) => statement.dueOn,
    total_payment: ({ statement }) => statement.totalPayment,
    status: ({ statement }) => statusOf(statement),
    paid_at: ({ statement: { paidAt } }) => (paidAt === null ? null : tokyoTimestamp(paidAt)),
  },
});

const paidCommand = shopCommand({
  name: 'statements paid',
  words: [{ name: 'NUMBER' }],
  options: [],
  ja: '合計請求書のご入金を記録し、そのご注文をすべて入金済みにして、企業の担当者にメールでお知らせします',
  en: 'notes that a statement was paid, and all its orders with it; the members of the company get a mail',
  async run(context, args) {
    const number = args.value('NUMBER').trim().toUpperCase();
    const line = await context.db.transaction(async (tx) => {
      const [statement] = await tx
        .select()
        .from(companyStatements)
        .where(eq(companyStatements.number, number))
        .for('update');
      if (statement === undefined)
        throw new OperatorError(`合計請求書がありません: ${number}`, `There is no statement ${number}`);
      if (statement.paidAt !== null)
        return `${number} はすでに「${COMPANY_STATEMENT_STATUS_NAMES.paid}」です。変更はありません。 Nothing to change.`;
      await payStatement(tx, context, statement);
      await recordAudit(tx, context, {
        command: 'statements paid',
        channelId: statement.channelId,
        target: number,
        before: { status: 'waiting' },
        after: { status: 'paid', total_payment: statement.totalPayment },
      });
      return `${number}: ${COMPANY_STATEMENT_STATUS_NAMES.waiting} → ${COMPANY_STATEMENT_STATUS_NAMES.paid}`;
    });
    context.print(line);
    await context.mail.flush();
  },
});

/** The commands about what companies pay for a closing period. */
export const statementCommands = [listStatementsCommand, paidCommand];
