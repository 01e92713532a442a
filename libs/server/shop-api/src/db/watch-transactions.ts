import { AsyncLocalStorage } from 'node:async_hooks';
import type { WaitOutside } from '@shop/requests/admission-gate';
import type { Database } from './database';

/** One transaction, as everything sees it that its work begins. */
interface Transaction {
  isOpen: boolean;
}

const current = new AsyncLocalStorage<Transaction>();
const watched = new WeakSet<Database>();

/**
 * Makes the transactions of the database known to `refuseInTransaction`. For development and tests: it slows down every
 * promise of the process.
 */
export function watchTransactions(db: Database): void {
  if (watched.has(db)) return;
  watched.add(db);
  const transact = db.transaction.bind(db);
  db.transaction = (work, config) => {
    const transaction = { isOpen: true };
    return current.run(transaction, () =>
      transact(work, config).finally(() => {
        transaction.isOpen = false;
      }),
    );
  };
}

/** The same wait; it throws where it is called in a transaction that is watched. */
export const refuseInTransaction =
  (waitOutside: WaitOutside): WaitOutside =>
  async (wait) => {
    if (current.getStore()?.isOpen === true)
      throw new Error(
        'A call must not leave its place at the gate in a transaction, whose locks it would hold',
      );
    return waitOutside(wait);
  };
