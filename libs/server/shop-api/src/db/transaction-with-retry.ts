import type { Database, Executor } from './database';
import { hasSqlstate } from './has-sqlstate';

/** serialization_failure and deadlock_detected: the database rolled back because of others, who have gone on. */
const RETRYABLE_SQLSTATES: ReadonlySet<string> = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;

/**
 * Runs a transaction, and runs it again where the database chose it as the victim of a deadlock, at most five times.
 * `work` holds statements only. Any other error is thrown at once.
 */
export async function transactionWithRetry<Result>(
  db: Database,
  work: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !hasSqlstate(error, RETRYABLE_SQLSTATES)) throw error;
    }
}
