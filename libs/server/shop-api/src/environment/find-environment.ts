import type { Database } from '../db/database';
import type { ShopEnvironment } from '../ports/shop-environment';
import { hasDemoMembers } from '../seed/demo-members';
import { isEmpty } from '../seed/seed-shop';
import { readEnvironmentMark } from './mark-environment';

/**
 * Whose a database is: what it says itself, or, where it was filled before databases said so, what it holds: the demo
 * accounts make it a demonstration's, anything else a live shop's. `null` for an empty one. Writes nothing.
 */
export async function findEnvironment(db: Database): Promise<ShopEnvironment | null> {
  const marked = await readEnvironmentMark(db);
  if (marked !== null) return marked;
  if (await isEmpty(db)) return null;
  return (await hasDemoMembers(db)) ? 'demo' : 'live';
}
