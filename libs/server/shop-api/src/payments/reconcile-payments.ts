import { paymentRequest } from './advance-payment';
import { takeDueTransactions, type TransactionRow } from './payment-transaction-store';
import { settlePayment, type SettlementContext } from './settle-payment';
import type { PaymentService, ServicePayment } from '../ports/payment-gateway';

/**
 * Ends every payment whose turn it is, in a paid order or with nothing taken: asks the service what became of it,
 * starts what never reached it, gives back what cancelled orders hold. A service that does not answer is asked again,
 * after longer and longer pauses. Answers how many were looked at. Any number of processes may do this. reliability 25
 */
export async function reconcilePayments(parts: SettlementContext): Promise<number> {
  if (parts.payments === null) return 0;
  const { service } = parts.payments;
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
