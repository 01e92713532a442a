import type { Executor } from '../db/database';
import { transactionWithRollback } from '../db/transaction-with-rollback';
import type { SettlementContext } from './settlement-context';
import { settlePaymentIn } from './settle-payment';

/**
 * Does the work as if the open payment of this reference had been abandoned, with its order's stock, points and coupons
 * given back, and takes everything back. Throws what the work throws. The payment service hears nothing of it, and no
 * mail is written.
 */
export const rehearseWithoutPayment = (
  context: SettlementContext,
  reference: string,
  work: (tx: Executor) => Promise<unknown>,
): Promise<void> =>
  transactionWithRollback<void>(
    (transact) => context.db.transaction(transact),
    async (tx, rollBack) => {
      await settlePaymentIn(tx, context, reference, { seen: { state: 'unknown' }, isAbandoned: true });
      await work(tx);
      rollBack();
    },
  );
