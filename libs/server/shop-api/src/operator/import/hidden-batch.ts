import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database';
import { hiddenRows } from '../../db/schema';
import { renewLease } from './import-lease';

/** Hidden rows purge no cache: nobody sees them. Their words are queued for the index, which takes them once they are shown. */
const WITHOUT_NOTIFICATIONS = sql`select set_config('shop.announcements', 'off', true), set_config('shop.search_index', 'queued', true)`;

/** Runs a transaction that writes only hidden rows. Throws where the import no longer holds the lease of the shop. */
export const hiddenBatch = <Result>(
  db: Database,
  importId: number,
  work: (tx: Executor) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(WITHOUT_NOTIFICATIONS);
    await renewLease(tx, importId);
    return work(tx);
  });

/** Records rows that were inserted hidden: publishing the import shows them, discarding it deletes them. */
export async function noteHidden(
  tx: Executor,
  importId: number,
  kind: (typeof hiddenRows.$inferSelect)['kind'],
  rows: readonly { readonly id: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(hiddenRows).values(rows.map(({ id }) => ({ importId, kind, rowId: id, isShow: true })));
}
