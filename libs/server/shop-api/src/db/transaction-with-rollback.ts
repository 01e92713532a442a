import type { Executor } from './database';

/**
 * Runs a transaction that may end without leaving anything and still return what it found, as a dry run does: `work`
 * returns `rollBack(result)`. `transact` runs the transaction and rolls it back where its work throws.
 */
export async function transactionWithRollback<Result>(
  transact: (work: (tx: Executor) => Promise<Result>) => Promise<Result>,
  work: (tx: Executor, rollBack: (result: Result) => never) => Promise<Result>,
): Promise<Result> {
  class RolledBack extends Error {
    constructor(readonly result: Result) {
      super('rolled back');
    }
  }
  const rollBack = (result: Result): never => {
    throw new RolledBack(result);
  };
  try {
    return await transact((tx) => work(tx, rollBack));
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    const { result }: { readonly result: Result } = error;
    return result;
  }
}
