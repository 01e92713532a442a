import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database';
import { imports } from '../../db/schema';
import { transactionWithRetry } from '../../db/transaction-with-retry';
import { discardImport } from './discard-import';

/** Longer than any batch waits for its turn and runs. By the database's clock, which all processes share. */
const LEASED_UNTIL = sql`clock_timestamp() + interval '1 minute'`;
const HAS_ENDED = sql<boolean>`${imports.leasedUntil} < clock_timestamp()`;
/** How often an import looks whether the one before it has ended, in ms. */
const POLL_MS = 250;

interface Leased {
  readonly channelId: number;
  readonly importId: number;
}

/** The others that have the shop, with whether they have ended without saying so; or none, and the caller has it. */
const tryToLease = (db: Database, { channelId, importId }: Leased) =>
  transactionWithRetry(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import'), ${channelId})`);
    const others = await tx
      .select({ id: imports.id, hasEnded: HAS_ENDED })
      .from(imports)
      .where(
        and(
          eq(imports.channelId, channelId),
          ne(imports.id, importId),
          isNotNull(imports.leasedUntil),
          isNull(imports.switchedAt),
        ),
      )
      .orderBy(imports.id)
      .for('update');
    if (others.length === 0)
      await tx.update(imports).set({ leasedUntil: LEASED_UNTIL }).where(eq(imports.id, importId));
    return others;
  });

/**
 * Waits until no other import brings products into the shop. One whose process was killed renews its lease no more: what it
 * has hidden is deleted.
 */
export async function leaseShop(db: Database, leased: Leased): Promise<void> {
  for (;;) {
    const others = await tryToLease(db, leased);
    if (others.length === 0) return;
    const ended = others.filter(({ hasEnded }) => hasEnded);
    for (const { id } of ended) await discardImport(db, id);
    if (ended.length === 0) await pause(POLL_MS);
  }
}

/** Goes on with a lease, in the transaction of each batch. Throws where it is over: another import may have begun. */
export async function renewLease(tx: Executor, importId: number): Promise<void> {
  const { rowCount } = await tx
    .update(imports)
    .set({ leasedUntil: LEASED_UNTIL })
    .where(and(eq(imports.id, importId), gt(imports.leasedUntil, sql`clock_timestamp()`)));
  if (rowCount !== 1) throw new Error('The import was interrupted for too long');
}
