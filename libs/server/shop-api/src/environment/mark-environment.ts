import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Executor } from '../db/database';
import { shopEnvironment } from '../db/schema';
import type { ShopEnvironment } from '../ports/shop-environment';

const Presence = v.tuple([v.object({ is_present: v.boolean() })]);

/** What the database says that it is; `null` where it says nothing, also before its tables are made. Writes nothing. */
export async function readEnvironmentMark(db: Executor): Promise<ShopEnvironment | null> {
  const { rows } = await db.execute(sql`select to_regclass('shop_environment') is not null as is_present`);
  const [{ is_present: isPresent }] = v.parse(Presence, rows);
  if (!isPresent) return null;
  const [row] = await db.select({ env: shopEnvironment.env }).from(shopEnvironment);
  return row?.env ?? null;
}

/**
 * Writes into the database what it is, unless it says so already: the first word stands for ever, and of several
 * processes that start at once all get the same answer. Answers what it says now.
 */
export async function markEnvironment(db: Executor, env: ShopEnvironment): Promise<ShopEnvironment> {
  await db.insert(shopEnvironment).values({ env }).onConflictDoNothing();
  const marked = await readEnvironmentMark(db);
  if (marked === null) throw new Error('The database does not say what it is');
  return marked;
}
