import type { Executor } from '../db/database';
import { hasTable } from '../db/has-table';
import { shopEnvironment } from '../db/schema';
import type { ShopEnvironment } from '../ports/shop-environment';

/**
 * The environment stored in the database; `null` where none is stored, also before its tables are created.
 * Writes nothing.
 */
export async function readStoredEnvironment(db: Executor): Promise<ShopEnvironment | null> {
  if (!(await hasTable(db, 'shop_environment'))) return null;
  const [row] = await db.select({ env: shopEnvironment.env }).from(shopEnvironment);
  return row?.env ?? null;
}

/**
 * Stores the environment in the database, unless one is stored already: the first one is permanent, and several
 * processes that start at once all get the same result. Returns the stored environment.
 */
export async function storeEnvironment(db: Executor, env: ShopEnvironment): Promise<ShopEnvironment> {
  await db.insert(shopEnvironment).values({ env }).onConflictDoNothing();
  const marked = await readStoredEnvironment(db);
  if (marked === null) throw new Error('The database does not say what it is');
  return marked;
}
