import type { CartRow } from '../carts/state/cart-store';
import type { ServicePayment } from '../ports/payment-gateway';
import { findOpenPayment } from './find-open-payment';
import { settlePayment } from './settle-payment';
import type { SettlementContext } from './settlement-context';

/**
 * Ends the open payment of a cart whose shopper continues without it: the service is told to cancel it, the order is
 * cancelled and the cart reopened. If the service has the money already, the order stands and is paid. A service that
 * cannot be reached blocks nobody: the reconciler refunds later. Does nothing without an open payment. Calls the
 * service, so never use it inside a transaction.
 */
export async function abandonPayment(
  context: SettlementContext,
  cart: Pick<CartRow, 'status' | 'decisionResponse'>,
): Promise<void> {
  const open = await findOpenPayment(context.db, cart);
  if (open === null) return;
  const seen = await endAtService(context, open.reference);
  await settlePayment(context, open.reference, seen, { isAbandoned: true });
}

async function endAtService(
  { payments, log }: SettlementContext,
  reference: string,
): Promise<ServicePayment> {
  if (payments === null) return { state: 'unknown' };
  try {
    const seen = await payments.service.find(reference);
    if (seen.state === 'captured' || seen.state === 'failed') return seen;
    await payments.service.void(reference);
    return { state: 'voided' };
  } catch (error) {
    log.warn({ err: error }, 'payment abandoned without the service');
    return { state: 'unknown' };
  }
}
