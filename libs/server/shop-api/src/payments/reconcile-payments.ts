import { retryPaymentEvents } from './handle-payment-event';
import { paymentRequest } from './advance-payment';
import { takeDueTransactions, type TransactionRow } from './payment-transaction-store';
import { settlePayment } from './settle-payment';
import type { SettlementContext } from './settlement-context';
import type { PaymentService, ServicePayment } from '../ports/payment-gateway';

/**
 * Advances every payment that is due: asks the service for its state, starts payments that never reached the service,
 * and refunds those of cancelled orders; events that could not be handled are handled again. After an error the next
 * attempt waits longer. Returns how many payments were checked. Several processes may run this at once. reliability 25
 */
export async function reconcilePayments(parts: SettlementContext): Promise<number> {
  if (parts.payments === null) return 0;
  const { service } = parts.payments;
  await retryPaymentEvents(parts, service);
  const due = await takeDueTransactions(parts.db, parts.clock.now());
  for (const transaction of due) {
    try {
      await settlePayment(parts, transaction.reference, await ask(parts, service, transaction));
    } catch (error) {
      parts.log.warn({ err: error, transaction: transaction.id }, 'payment still open');
    }
  }
  return due.length;
}

async function ask(
  parts: SettlementContext,
  service: PaymentService,
  transaction: TransactionRow,
): Promise<ServicePayment> {
  const { reference, status, expiresAt } = transaction;
  if (status === 'voiding') {
    await service.void(reference);
    return { state: 'voided' };
  }
  const seen = await service.find(reference);
  const isLate = expiresAt <= parts.clock.now();
  return seen.state === 'unknown' && !isLate ? service.start(await paymentRequest(parts, transaction)) : seen;
}
