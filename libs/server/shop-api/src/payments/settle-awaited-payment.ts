import { reopenCart } from '../carts/decision/reopen-cart';
import type { Executor } from '../db/database';
import { recordAudit } from '../operator/audit/record-audit';
import { applyOrderStep } from '../orders/apply-order-step';
import { orderStepContext } from '../orders/order-step-context';
import { lockMember } from '../users/lock-member';
import { storeReceiptNumber } from './await-payment';
import { changeTransaction } from './payment-transaction-store';
import type { Settlement, SettlementContext } from './settlement-context';

/** Who the audit log names. */
const ACTOR = 'system';
const EXPIRED = 'お支払い期限を過ぎてもご入金を確認できなかったため、自動でキャンセルいたしました。';
const NOT_PAID = 'コンビニでのお支払いができなくなったため、自動でキャンセルいたしました。';

/**
 * Stores what the service reports of an order that is paid at a convenience store: the money pays it; without it the
 * order ends after its last day, or when the service gives it up. Its shopper has had the mails of the order, and gets
 * one about this.
 */
export async function settleAwaitedPayment(
  tx: Executor,
  context: SettlementContext,
  settlement: Settlement,
): Promise<void> {
  const { transaction, order, seen, now } = settlement;
  if (seen.state === 'captured') {
    if (seen.amount === transaction.amount) return completeAwaited(tx, context, settlement);
    context.log.error({ transaction: transaction.id }, 'the payment service charged another sum');
    return endAwaited(tx, context, settlement, NOT_PAID);
  }
  if (seen.state === 'failed') return endAwaited(tx, context, settlement, seen.message);
  if (seen.state === 'voided') return endAwaited(tx, context, settlement, NOT_PAID);
  if (transaction.expiresAt <= now) return endAwaited(tx, context, settlement, EXPIRED);
  if (seen.state === 'issued') await storeReceiptNumber(tx, order.id, seen);
}

async function completeAwaited(
  tx: Executor,
  context: SettlementContext,
  { transaction, order, now }: Settlement,
): Promise<void> {
  await applyOrderStep(tx, orderStepContext(context), order, { step: 'paid' });
  await changeTransaction(tx, transaction.id, { status: 'captured', settledAt: now });
}

async function endAwaited(
  tx: Executor,
  context: SettlementContext,
  { order, isAbandoned, now }: Settlement,
  reason: string,
): Promise<void> {
  if (isAbandoned) {
    // The number came while the shopper gave the payment up. The member is locked before the carts, as in every decision.
    if (order.userId !== null) await lockMember(tx, order.userId);
    const expiresAt = new Date(now.getTime() + context.config.cartLifetimeMs);
    await reopenCart(tx, order, { paymentError: null, expiresAt });
  }
  const { status } = await applyOrderStep(tx, orderStepContext(context), order, {
    step: 'cancelled',
    reason,
  });
  await recordAudit(
    tx,
    { actor: ACTOR, clock: context.clock },
    {
      command: 'orders cancelled',
      channelId: order.channelId,
      target: order.orderNo,
      before: { status: order.status, is_paid: false },
      after: { status, is_paid: false },
    },
  );
}
