import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { companyStatementLines, orderReturnItems, orderReturns } from '../db/schema';
import type { StepContext } from '../orders/apply-order-step';
import { takeBackReturnedPoints } from '../orders/order-points';
import { loadItems } from '../orders/order-store';
import { takeStock } from '../orders/take-stock';
import type { ChangedReturn } from './apply-return-step';
import { sendUndoneReturnMail } from './undone-return-mail';

/** Why a completion stays, or `change` where it can be taken back. */
export type CompletionUndo = 'change' | 'not-completed' | 'exchange' | 'later' | 'statement';

/** The points or pieces that a completion gave back are not there any more: it must not be taken back. */
export class CompletionStays extends Error {
  /** A product whose pieces are missing; null: the member's points are. */
  constructor(readonly productId: number | null) {
    super('What a completed return gave back is not there any more');
    this.name = 'CompletionStays';
  }
}

/**
 * Whether the completion of a locked request can be taken back: money always goes back by hand, but not pieces of an exchange
 * that have left, nor what a statement has billed. Of several returns the last one goes first, as each revokes the points that
 * those before it left.
 */
export async function checkCompletionUndo(
  tx: Executor,
  { request }: Pick<ChangedReturn['detail'], 'request'>,
): Promise<CompletionUndo> {
  if (request.status !== 'completed' || request.completedAt === null) return 'not-completed';
  if (request.kind === 'exchange') return 'exchange';
  const ofReturn = eq(companyStatementLines.returnId, request.id);
  if ((await tx.$count(companyStatementLines, ofReturn)) > 0) return 'statement';
  const later = and(
    eq(orderReturns.orderId, request.orderId),
    isNotNull(orderReturns.completedAt),
    gt(orderReturns.completedAt, request.completedAt),
  );
  return (await tx.$count(orderReturns, later)) > 0 ? 'later' : 'change';
}

/**
 * Takes back a completion that `checkCompletionUndo` allows: points and pieces are as before it, the request is approved
 * again, and the member is told. The caller has locked the request with its order; throws `CompletionStays`. Locks as the
 * completion does: the member before the products.
 */
export async function undoCompletion(
  tx: Executor,
  { clock, mail, shopOrigins }: StepContext,
  { order, channel, detail }: ChangedReturn,
): Promise<void> {
  const { id, pointsRefunded, pointsRevoked, completedAt } = detail.request;
  const points = { refunded: pointsRefunded, revoked: pointsRevoked, since: completedAt ?? clock.now() };
  if (!(await takeBackReturnedPoints(tx, order, points, clock.now()))) throw new CompletionStays(null);
  const bought = new Map((await loadItems(tx, [order.id])).map((item) => [item.id, item]));
  const pieces = detail.items.flatMap(({ orderItemId, restocked }) => {
    const item = bought.get(orderItemId);
    return restocked === 0 || item === undefined || item.productId === null
      ? []
      : [{ productId: item.productId, quantity: restocked * item.piecesPerUnit }];
  });
  const short = await takeStock(tx, pieces);
  if (short !== null) throw new CompletionStays(short);
  await tx.update(orderReturnItems).set({ restocked: 0 }).where(eq(orderReturnItems.returnId, id));
  await tx
    .update(orderReturns)
    .set({ status: 'approved', refund: null, pointsRefunded: 0, pointsRevoked: 0, completedAt: null })
    .where(eq(orderReturns.id, id));
  await sendUndoneReturnMail(tx, { channel, mail, config: { shopOrigins } }, order, detail);
}
