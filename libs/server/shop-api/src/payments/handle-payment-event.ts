import { and, eq, lte } from 'drizzle-orm';
import { paymentEvents } from '../db/schema';
import type { PaymentService } from '../ports/payment-gateway';
import { settlePayment } from './settle-payment';
import type { SettlementContext } from './settlement-context';

/** An event whose handling failed, or whose process died, is handled again after this time. */
const RETRY_MS = 60_000;
const BATCH = 50;

/** When an event is due again that a process begins to handle at `now`. */
export const retryAfter = (now: Date): Date => new Date(now.getTime() + RETRY_MS);

/** Asks the service about the payment of an event. Whatever fails is logged, and the event stays due. */
export async function handlePaymentEvent(
  parts: SettlementContext,
  service: PaymentService,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<void> {
  try {
    await settlePayment(parts, reference, await service.find(reference));
    await parts.db.update(paymentEvents).set({ retryAt: null }).where(eq(paymentEvents.id, id));
  } catch (error) {
    parts.log.warn({ err: error }, 'payment event left to the reconciler');
  }
}

/** Handles again what could not be handled when it came: also a capture of a payment that counted as settled. */
export async function retryPaymentEvents(parts: SettlementContext, service: PaymentService): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const due = await db.select().from(paymentEvents).where(lte(paymentEvents.retryAt, now)).limit(BATCH);
  for (const { id, retryAt } of due) {
    if (retryAt === null) continue;
    const [claimed] = await db
      .update(paymentEvents)
      .set({ retryAt: retryAfter(now) })
      .where(and(eq(paymentEvents.id, id), eq(paymentEvents.retryAt, retryAt)))
      .returning();
    if (claimed !== undefined) await handlePaymentEvent(parts, service, claimed);
  }
}
