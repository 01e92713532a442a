import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database';
import { hiddenRows } from '../../db/schema';
import { transactionWithRetry } from '../../db/transaction-with-retry';
import { renewLease } from './import-lease';

/** What nobody sees is not announced: pages and caches stay; its words wait for the index until it is shown. */
const QUIETLY = sql`select set_config('shop.announcements', 'off', true), set_config('shop.search_index', 'queued', true)`;

/** Runs a transaction that writes only rows that nobody sees, while the import has the shop. */
export const hiddenBatch = <Result>(
  db: Database,
  importId: number,
  work: (tx: Executor) => Promise<Result>,
): Promise<Result> =>
  transactionWithRetry(db, async (tx) => {
    await tx.execute(QUIETLY);
    await renewLease(tx, importId);
    return work(tx);
  });

/** Notes rows that were inserted hidden: they are shown at the switch, or else deleted. */
export async function noteHidden(
  tx: Executor,
  importId: number,
  kind: (typeof hiddenRows.$inferSelect)['kind'],
  rows: readonly { readonly id: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(hiddenRows).values(rows.map(({ id }) => ({ importId, kind, rowId: id, isShow: true })));
}
