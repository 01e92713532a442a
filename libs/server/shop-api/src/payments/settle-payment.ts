import { PAYMENT_SERVICE_CODES } from '@shop/contract/payment-services/get-payment-service';
import { reopenCart } from '../carts/decision/reopen-cart';
import type { Executor } from '../db/database';
import { applyOrderStep } from '../orders/apply-order-step';
import { orderStepContext } from '../orders/order-step-context';
import type { ServicePayment } from '../ports/payment-gateway';
import { lockMember } from '../users/lock-member';
import { awaitPayment } from './await-payment';
import { changeTransaction, lockTransaction } from './payment-transaction-store';
import { settleAwaitedPayment } from './settle-awaited-payment';
import type { Settlement, SettlementContext } from './settlement-context';

const TOO_LATE = 'お支払いの手続きが時間内に完了しませんでした';
const CANCELLED = 'お支払いが完了しませんでした';
/** The reason of an order that was cancelled because its shopper returned to the cart; the cart shows no error. */
const ABANDONED = 'お支払いの前にカートに戻られたため、ご注文を取り消しました';

/**
 * Stores the state of a payment that the service reports, in one transaction that locks the order: a captured payment
 * pays the order, one with a receipt number lets it stand unpaid, and a failed one cancels the order and reopens the
 * cart. However often, late and in whatever order states arrive, the result is the same; money for a cancelled order is
 * refunded. `isAbandoned`: the shopper has continued without the payment, so that it counts as failed unless it is
 * captured. reliability 25
 */
export async function settlePayment(
  context: SettlementContext,
  reference: string,
  seen: ServicePayment,
  { isAbandoned = false }: { readonly isAbandoned?: boolean } = {},
): Promise<void> {
  await context.db.transaction((tx) => settlePaymentIn(tx, context, reference, { seen, isAbandoned }));
  context.mail.flushLater();
}

/** The same as `settlePayment`, in the caller's transaction. */
export async function settlePaymentIn(
  tx: Executor,
  context: SettlementContext,
  reference: string,
  { seen, isAbandoned }: Pick<Settlement, 'seen' | 'isAbandoned'>,
): Promise<void> {
  const locked = await lockTransaction(tx, reference);
  if (locked === null) return;
  const { transaction, order } = locked;
  const now = context.clock.now();
  switch (transaction.status) {
    case 'pending':
      return settlePending(tx, context, { transaction, order, seen, isAbandoned, now });
    case 'awaiting':
      return settleAwaitedPayment(tx, context, { transaction, order, seen, isAbandoned, now });
    case 'voiding':
      if (seen.state === 'voided')
        await changeTransaction(tx, transaction.id, {
          status: 'voided',
          settledAt: now,
          cardToken: null,
          redirectUrl: null,
          mails: [],
        });
      return;
    case 'voided':
      // Captured after it was voided: refund it.
      if (seen.state === 'captured')
        await changeTransaction(tx, transaction.id, { status: 'voiding', nextCheckAt: now });
      return;
    case 'captured':
      return;
  }
}

async function settlePending(tx: Executor, context: SettlementContext, pending: Settlement): Promise<void> {
  const { transaction, seen, isAbandoned, now } = pending;
  const isLate = transaction.expiresAt <= now;
  if (seen.state === 'captured') {
    if (seen.amount === transaction.amount) return complete(tx, context, pending);
    context.log.error({ transaction: transaction.id }, 'the payment service charged another sum');
    return fail(tx, context, pending, CANCELLED);
  }
  if (seen.state === 'failed') return fail(tx, context, pending, seen.message);
  if (isAbandoned) return fail(tx, context, pending, null);
  if (seen.state === 'issued') return awaitPayment(tx, context, pending, seen);
  if (seen.state === 'voided') return fail(tx, context, pending, CANCELLED);
  if (isLate) return fail(tx, context, pending, TOO_LATE);
  if (seen.state === 'waiting') await changeTransaction(tx, transaction.id, { redirectUrl: seen.url });
}

/** Orders that are paid through a service send the mails that were stored with the decision, and no others. */
const silentStepContext = (context: SettlementContext) => ({
  ...orderStepContext(context),
  mail: { ...context.mail, send: () => Promise.resolve() },
});

async function complete(tx: Executor, context: SettlementContext, { transaction, order, now }: Settlement) {
  // A deferred payment is not paid yet; the service guarantees it.
  if (transaction.serviceCode !== PAYMENT_SERVICE_CODES.deferred)
    await applyOrderStep(tx, silentStepContext(context), order, { step: 'paid' });
  for (const mail of transaction.mails)
    await context.mail.send(tx, { ...mail, channelId: transaction.channelId });
  await changeTransaction(tx, transaction.id, {
    status: 'captured',
    settledAt: now,
    cardToken: null,
    redirectUrl: null,
    mails: [],
  });
}

async function fail(
  tx: Executor,
  context: SettlementContext,
  { transaction, order, now }: Settlement,
  paymentError: string | null,
) {
  // The member is locked before the carts, as in every decision.
  if (order.userId !== null) await lockMember(tx, order.userId);
  const expiresAt = new Date(now.getTime() + context.config.cartLifetimeMs);
  const reason = paymentError ?? ABANDONED;
  await reopenCart(tx, order, { paymentError, expiresAt });
  await applyOrderStep(tx, silentStepContext(context), order, { step: 'cancelled', reason });
  await changeTransaction(tx, transaction.id, { failure: reason, redirectUrl: null, mails: [] });
}
