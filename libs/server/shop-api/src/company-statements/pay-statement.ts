import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { channels, companyStatementLines, companyStatements, orderPayments, orders } from '../db/schema';
import { applyOrderStep, type StepContext } from '../orders/apply-order-step';
import { sendStatementPaid } from './statement-mails';
import type { StatementRow } from './statement-store';

/**
 * Notes that a statement was paid: all its orders are paid with it, which frees their credit, and the members of the
 * company get one mail instead of one for each order. The caller has locked the statement, which was not paid.
 */
export async function payStatement(
  tx: Executor,
  context: StepContext,
  statement: StatementRow,
): Promise<StatementRow> {
  const [channel] = await tx.select().from(channels).where(eq(channels.id, statement.channelId));
  if (channel === undefined) throw new Error(`The statement ${statement.number} has no channel`);
  const paid = { ...statement, paidAt: context.clock.now() };
  await tx
    .update(companyStatements)
    .set({ paidAt: paid.paidAt })
    .where(eq(companyStatements.id, statement.id));
  for (const order of await lockUnpaidOrders(tx, statement.id))
    await applyOrderStep(tx, context, order, { step: 'paid', isToldApart: true });
  const { mail, shopOrigins } = context;
  await sendStatementPaid(tx, { channel, mail, config: { shopOrigins } }, paid);
  return paid;
}

/** All of them before the first is changed: a step locks its member, and whoever has a member locks no order. */
async function lockUnpaidOrders(tx: Executor, statementId: number) {
  const ids = (
    await tx
      .select({ id: companyStatementLines.orderId })
      .from(companyStatementLines)
      .where(and(eq(companyStatementLines.statementId, statementId), isNull(companyStatementLines.returnId)))
  ).map(({ id }) => id);
  const locked = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
    .for('update');
  const unpaid = await tx
    .select({ id: orderPayments.orderId })
    .from(orderPayments)
    .where(and(inArray(orderPayments.orderId, ids), eq(orderPayments.isPaid, false)));
  const open = new Set(unpaid.map(({ id }) => id));
  return locked.filter(({ id }) => open.has(id));
}
