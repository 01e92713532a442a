import { ERROR_CODES } from '@shop/contract/error-codes';
import { receivePaymentEventSpec } from '@shop/contract/payments/receive-payment-event';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { channels, paymentEvents, paymentTransactions } from '../db/schema';
import { HttpError, notFound } from '../http/http-error';
import { findUnstorableText } from '../http/find-unstorable-text';
import { defineRoute } from '../http/define-route';
import { isSignedEvent } from '../payment-services/payment-event-signature';
import { handlePaymentEvent, retryAfter } from './handle-payment-event';

/** The shop of the payment; the service knows nothing of shops. */
async function channelOfEvent(db: Executor, body: unknown): Promise<Channel> {
  const named = v.safeParse(receivePaymentEventSpec.schemas.body, body);
  // It is read before the rest of the request is checked: a text that no database can store names no payment.
  const [row] =
    named.success && findUnstorableText(named.output) === null
      ? await db
          .select({ channel: channels })
          .from(paymentTransactions)
          .innerJoin(channels, eq(channels.id, paymentTransactions.channelId))
          .where(eq(paymentTransactions.reference, named.output.reference))
      : [];
  if (row === undefined) throw notFound(ERROR_CODES.notFound, 'お支払いが見つかりません');
  return row.channel;
}

/**
 * POST /v1/sbpayment/receive/fraud-detection: takes an event only as a hint that something happened and asks the
 * payment service for the state, so late, repeated and reordered events do no harm. If the service cannot be reached now,
 * the reconciler asks it later.
 */
export const receivePaymentEventRoute = {
  ...defineRoute(receivePaymentEventSpec, async (context, { body }) => {
    const { db, clock, payments } = context;
    if (payments === null || !isSignedEvent(payments.eventSecret, body))
      throw new HttpError(403, ERROR_CODES.forbidden, '署名が正しくありません');
    const { event_id: id, reference, state } = body;
    const now = clock.now();
    const isNew = await db
      .insert(paymentEvents)
      .values({ id, reference, state, receivedAt: now, retryAt: retryAfter(now) })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (isNew.length > 0) await handlePaymentEvent(context, payments.service, { id, reference });
    return { is_accepted: true as const };
  }),
  channelOf: channelOfEvent,
};
