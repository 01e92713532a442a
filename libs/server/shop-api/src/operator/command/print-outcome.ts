import type { Executor } from '../../db/database';
import { transactionWithRollback } from '../../db/transaction-with-rollback';
import type { OperatorContext } from './operator-command';

/**
 * Runs a change in one transaction and prints the lines that it returns, once they are true. A dry run takes the change too and
 * returns `rollBack(lines)`: nothing of it stays.
 */
export async function printOutcome(
  { db, print }: Pick<OperatorContext, 'db' | 'print'>,
  work: (tx: Executor, rollBack: (lines: readonly string[]) => never) => Promise<readonly string[]>,
): Promise<void> {
  const lines = await transactionWithRollback<readonly string[]>((inside) => db.transaction(inside), work);
  for (const line of lines) print(line);
}
