import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { socialGifts } from '../db/schema';
import { recordAudit } from '../operator/audit/record-audit';
import { applyOrderStep, type StepContext } from '../orders/apply-order-step';
import type { OrderRow } from '../orders/order-store';

/** How a gift ends that nobody told an address for. */
export interface GiftEnd {
  readonly status: 'declined' | 'expired';
  /** Who the audit log names. */
  readonly actor: string;
  /** What the giver reads. */
  readonly reason: string;
}

/**
 * Ends a gift that waits for its address, once: the order is cancelled like any other, so that stock, points and coupon
 * return, and what was paid is given back or never taken. Giver and receiver are told, and the audit log says so. False
 * where the gift waits no longer. The caller has locked the order.
 */
export async function endGift(
  tx: Executor,
  context: StepContext,
  order: OrderRow,
  { status, actor, reason }: GiftEnd,
): Promise<boolean> {
  const ended = await tx
    .update(socialGifts)
    .set({ status })
    .where(and(eq(socialGifts.orderId, order.id), eq(socialGifts.status, 'waiting')))
    .returning({ id: socialGifts.id });
  if (ended.length === 0 || order.status === 'cancelled') return false;
  const cancelled = await applyOrderStep(tx, context, order, { step: 'cancelled', reason });
  await recordAudit(
    tx,
    { actor, clock: context.clock },
    {
      command: 'orders cancelled',
      channelId: order.channelId,
      target: order.orderNo,
      before: { status: order.status, gift: 'waiting' },
      after: { status: cancelled.status, gift: status },
    },
  );
  return true;
}
