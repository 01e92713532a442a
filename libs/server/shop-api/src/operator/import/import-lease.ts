import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database';
import { imports } from '../../db/schema';
import { discardImport } from './discard-import';

/** Longer than any batch waits and runs. By the clock of the database, which all processes share. */
const LEASED_UNTIL = sql`clock_timestamp() + interval '1 minute'`;
const HAS_ENDED = sql<boolean>`${imports.leasedUntil} < clock_timestamp()`;
/** How often a waiting import looks whether the lease is free, in ms. */
const POLL_MS = 250;

interface Leased {
  readonly channelId: number;
  readonly importId: number;
}

/** Waits until nobody else takes a lease of a shop, and lets nobody until the transaction ends. */
export const lockImportLeases = (tx: Executor, channelId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('import'), ${channelId})`);

/**
 * Returns the other imports that hold a lease, and whether it has expired. Where there is none, the caller has got the lease.
 */
const tryToLease = (db: Database, { channelId, importId }: Leased) =>
  db.transaction(async (tx) => {
    await lockImportLeases(tx, channelId);
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
 * Waits until this import holds the lease of the shop: only one import at a time writes products. The lease of an import whose
 * process was killed expires; its hidden rows are deleted.
 */
export async function acquireImportLease(db: Database, leased: Leased): Promise<void> {
  for (;;) {
    const others = await tryToLease(db, leased);
    if (others.length === 0) return;
    const ended = others.filter(({ hasEnded }) => hasEnded);
    for (const { id } of ended) await discardImport(db, id);
    if (ended.length === 0) await pause(POLL_MS);
  }
}

/** Renews the lease, in the transaction of each batch. Throws where it has expired: another import may have begun. */
export async function renewLease(tx: Executor, importId: number): Promise<void> {
  const { rowCount } = await tx
    .update(imports)
    .set({ leasedUntil: LEASED_UNTIL })
    .where(and(eq(imports.id, importId), gt(imports.leasedUntil, sql`clock_timestamp()`)));
  if (rowCount !== 1) throw new Error('The import was interrupted for too long');
}
