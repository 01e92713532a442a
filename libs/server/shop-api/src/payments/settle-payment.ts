import { PAYMENT_SERVICE_CODES } from '@shop/contract/payment-services/get-payment-service';
import type { Logger } from 'pino';
import { reopenCart } from '../carts/decision/reopen-cart';
import type { Database, Executor } from '../db/database';
import type { OrderRow } from '../orders/order-store';
import { applyOrderStep } from '../orders/apply-order-step';
import type { Clock } from '../ports/clock';
import type { MailPort } from '../ports/mail-port';
import type { PaymentGateway, ServicePayment } from '../ports/payment-gateway';
import type { ShopApiConfig } from '../ports/shop-api-config';
import { lockMember } from '../users/lock-member';
import { changeTransaction, lockTransaction, type TransactionRow } from './payment-transaction-store';

/** What settling works with. */
export interface SettlementContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly log: Logger;
  readonly config: Pick<ShopApiConfig, 'shopOrigins' | 'cartLifetimeMs'>;
  readonly payments: PaymentGateway | null;
}

const TOO_LATE = 'お支払いの手続きが時間内に完了しませんでした';
const CANCELLED = 'お支払いが完了しませんでした';
/** Why an order was cancelled whose shopper went on otherwise; the cart itself says nothing of it. */
const GIVEN_UP = 'お支払いの前にカートに戻られたため、ご注文を取り消しました';

/**
 * Writes down what the service says about a payment, in one transaction that holds the order: once paid it is paid,
 * once failed the order is cancelled and the cart open again. However often, late and in whatever order it is told,
 * the end is the same; money that came for an order that no longer stands is given back. `isGivenUp`: the shopper has
 * gone on otherwise, so that whatever is not paid by now has failed. reliability 25
 */
export async function settlePayment(
  parts: SettlementContext,
  reference: string,
  seen: ServicePayment,
  { isGivenUp = false }: { readonly isGivenUp?: boolean } = {},
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const held = await lockTransaction(tx, reference);
    if (held === null) return;
    const { transaction, order } = held;
    const now = parts.clock.now();
    switch (transaction.status) {
      case 'pending':
        return settlePending(tx, parts, { transaction, order, seen, isGivenUp, now });
      case 'voiding':
        if (seen.state === 'voided')
          await changeTransaction(tx, transaction.id, { status: 'voided', settledAt: now, cardToken: null });
        return;
      case 'voided':
        // Money after the end: it goes back.
        if (seen.state === 'captured')
          await changeTransaction(tx, transaction.id, { status: 'voiding', nextCheckAt: now });
        return;
      case 'captured':
        return;
    }
  });
  void parts.mail.flush();
}

interface Pending {
  readonly transaction: TransactionRow;
  readonly order: OrderRow;
  readonly seen: ServicePayment;
  readonly isGivenUp: boolean;
  readonly now: Date;
}

async function settlePending(tx: Executor, parts: SettlementContext, pending: Pending): Promise<void> {
  const { transaction, seen, isGivenUp, now } = pending;
  const isLate = transaction.expiresAt <= now;
  if (seen.state === 'captured') {
    if (seen.amount === transaction.amount) return complete(tx, parts, pending);
    parts.log.error({ transaction: transaction.id }, 'the payment service charged another sum');
    return fail(tx, parts, pending, CANCELLED);
  }
  if (seen.state === 'failed') return fail(tx, parts, pending, seen.message);
  if (isGivenUp) return fail(tx, parts, pending, null);
  if (seen.state === 'voided') return fail(tx, parts, pending, CANCELLED);
  if (isLate) return fail(tx, parts, pending, TOO_LATE);
  if (seen.state === 'waiting') await changeTransaction(tx, transaction.id, { redirectUrl: seen.url });
}

/** The mails of a service's orders are those that were written with the decision. */
const silent: Pick<MailPort, 'send'> = { send: () => Promise.resolve() };

const stepContext = ({ clock, mail, config }: SettlementContext) => ({
  clock,
  mail: { ...mail, ...silent },
  shopOrigins: config.shopOrigins,
});

async function complete(tx: Executor, parts: SettlementContext, { transaction, order, now }: Pending) {
  // What the shopper pays after delivery is not paid yet; the service stands for it.
  if (transaction.serviceCode === PAYMENT_SERVICE_CODES.card)
    await applyOrderStep(tx, stepContext(parts), order, { step: 'paid' });
  for (const mail of transaction.mails)
    await parts.mail.send(tx, { ...mail, channelId: transaction.channelId });
  await changeTransaction(tx, transaction.id, {
    status: 'captured',
    settledAt: now,
    cardToken: null,
    redirectUrl: null,
  });
}

async function fail(
  tx: Executor,
  parts: SettlementContext,
  { transaction, order, now }: Pending,
  paymentError: string | null,
) {
  // The member before the carts, as every decision takes them.
  if (order.userId !== null) await lockMember(tx, order.userId);
  const expiresAt = new Date(now.getTime() + parts.config.cartLifetimeMs);
  const reason = paymentError ?? GIVEN_UP;
  await reopenCart(tx, order, { paymentError, expiresAt });
  await applyOrderStep(tx, stepContext(parts), order, { step: 'cancelled', reason });
  await changeTransaction(tx, transaction.id, { failure: reason, redirectUrl: null });
}
