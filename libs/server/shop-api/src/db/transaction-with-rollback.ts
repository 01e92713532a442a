import type { Executor } from './database';

/** Ends a transaction without leaving anything. */
class RolledBack<Result> extends Error {
  constructor(readonly result: Result) {
    super('rolled back');
  }
}

/**
 * Runs a transaction that may end without leaving anything and still return what it found, as a dry run does: `work`
 * returns `rollBack(result)`. `transact` runs the transaction and rolls it back where its work throws.
 */
export async function transactionWithRollback<Result>(
  transact: (work: (tx: Executor) => Promise<Result>) => Promise<Result>,
  work: (tx: Executor, rollBack: (result: Result) => never) => Promise<Result>,
): Promise<Result> {
  /** One for each attempt: `transact` may try again. */
  const thrown: RolledBack<Result>[] = [];
  const rollBack = (result: Result): never => {
    const rolledBack = new RolledBack(result);
    thrown.push(rolledBack);
    throw rolledBack;
  };
  try {
    return await transact((tx) => work(tx, rollBack));
  } catch (error) {
    const rolledBack = thrown.find((one) => one === error);
    if (rolledBack !== undefined) return rolledBack.result;
    throw error;
  }
}
