import type { Executor } from '../db/database';
import { hasTable } from '../db/has-table';
import { shopEnvironment } from '../db/schema';
import type { ShopEnvironment } from '../ports/shop-environment';

/** What the database says that it is; `null` where it says nothing, also before its tables are made. Writes nothing. */
export async function readEnvironmentMark(db: Executor): Promise<ShopEnvironment | null> {
  if (!(await hasTable(db, 'shop_environment'))) return null;
  const [row] = await db.select({ env: shopEnvironment.env }).from(shopEnvironment);
  return row?.env ?? null;
}

/**
 * Writes into the database what it is, unless it says so already: the first word stands for ever, and of several
 * processes that start at once all get the same answer. Returns what it says now.
 */
export async function markEnvironment(db: Executor, env: ShopEnvironment): Promise<ShopEnvironment> {
  await db.insert(shopEnvironment).values({ env }).onConflictDoNothing();
  const marked = await readEnvironmentMark(db);
  if (marked === null) throw new Error('The database does not say what it is');
  return marked;
}
