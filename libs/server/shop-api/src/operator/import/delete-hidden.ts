import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database';
import { hasSqlstate } from '../../db/has-sqlstate';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import {
  brands,
  categories,
  hiddenRows,
  images,
  imports,
  makers,
  productModelCategories,
  productModels,
  productModelTags,
  tags,
} from '../../db/schema';

/** The size of a batch: small, so that no shopper waits long for its locks. */
const BATCH = 25;
/** Nobody sees what is deleted, so that no page changes. */
const WITHOUT_NOTIFICATIONS = sql`select set_config('shop.announcements', 'off', true)`;
const FOREIGN_KEY_VIOLATION: ReadonlySet<string> = new Set(['23503']);

/** What an import may hide besides products and pictures, each with what may use it. Brands come before their makers. */
const NAMED = [
  ['brand', brands, sql`select from ${productModels} used where used.brand_id = named.id`],
  ['maker', makers, sql`select from ${brands} used where used.maker_id = named.id`],
  [
    'category',
    categories,
    sql`select from ${productModelCategories} used where used.category_id = named.id
      union all select from ${categories} below where below.parent_id = named.id`,
  ],
  ['tag', tags, sql`select from ${productModelTags} used where used.tag_id = named.id`],
] as const;

/** Deletes the hidden rows of an import in batches. Does nothing once the import has been published. */
export async function deleteHidden(db: Database, importId: number): Promise<void> {
  const [unpublished] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, importId), isNull(imports.switchedAt)));
  if (unpublished === undefined) return;
  await deleteRows(db, importId, 'model', (tx, ids) =>
    tx.execute(sql`delete from ${productModels} where id = any(${ids}) and not is_show`),
  );
  await deleteRows(db, importId, 'image', (tx, ids) =>
    tx
      .transaction((part) => part.execute(sql`delete from ${images} where id = any(${ids})`))
      // Another row references one of them by now.
      .catch((error: unknown) => {
        if (!hasSqlstate(error, FOREIGN_KEY_VIOLATION)) throw error;
      }),
  );
  for (const [kind, table, uses] of NAMED)
    await db.transaction(async (tx) => {
      await tx.execute(WITHOUT_NOTIFICATIONS);
      const isHidden = sql`named.id in (
        select row_id from ${hiddenRows} where import_id = ${importId} and kind = ${kind})`;
      // The lowest categories first.
      const deleteUnused = () =>
        tx.execute(sql`delete from ${table} named where ${isHidden} and not exists (${uses})`);
      while (((await deleteUnused()).rowCount ?? 0) > 0);
      await tx.execute(sql`update ${table} named set is_show = true where ${isHidden}`);
    });
}

/** Repeats a batch of one kind until none is left. */
async function deleteRows(
  db: Database,
  importId: number,
  kind: 'model' | 'image',
  deleteBatch: (tx: Executor, ids: SQL) => Promise<unknown>,
): Promise<void> {
  const batch = () =>
    db.transaction(async (tx) => {
      await tx.execute(WITHOUT_NOTIFICATIONS);
      const { rows } = await tx.execute<{ id: number }>(sql`
        delete from ${hiddenRows} where import_id = ${importId} and kind = ${kind} and row_id in (
          select row_id from ${hiddenRows} where import_id = ${importId} and kind = ${kind}
          order by row_id limit ${BATCH} for update)
        returning row_id as id`);
      const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
      if (ids.length > 0) await deleteBatch(tx, sql`${sql.param(ids)}::int[]`);
      return ids.length;
    });
  while ((await pauseAfterBatch(batch)) === BATCH);
}
