import type { Database } from './database';
import { hasSqlstate } from './has-sqlstate';

/** serialization_failure and deadlock_detected: the database rolled back because of others, who have gone on. */
const RETRYABLE_SQLSTATES: ReadonlySet<string> = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;

/**
 * Makes every transaction of the database run again where the database chose it as the victim of a deadlock, at most five
 * times in all. What a transaction does beside its statements is done again too, so it must leave no trace outside. Any other
 * error is thrown at once.
 */
export function retryTransactions(db: Database): Database {
  const transact = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await transact(work, config);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !hasSqlstate(error, RETRYABLE_SQLSTATES)) throw error;
      }
  };
  return db;
}
