import type { Database } from '../db/database';
import type { ShopEnvironment } from '../ports/shop-environment';
import { hasDemoMembers } from '../seed/demo-members';
import { isEmpty } from '../seed/seed-shop';
import { readStoredEnvironment } from './stored-environment';

/**
 * The environment of a database: the stored one, or, for databases older than that, derived from the contents: with
 * demo accounts a demonstration, otherwise a live shop. `null` for an empty database. Writes nothing.
 */
export async function detectEnvironment(db: Database): Promise<ShopEnvironment | null> {
  const marked = await readStoredEnvironment(db);
  if (marked !== null) return marked;
  if (await isEmpty(db)) return null;
  return (await hasDemoMembers(db)) ? 'demo' : 'live';
}
