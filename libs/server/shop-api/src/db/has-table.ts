import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Executor } from './database';

const Presence = v.tuple([v.object({ is_present: v.boolean() })]);

/** Whether a table exists; a new database has none. */
export async function hasTable(db: Executor, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass(${name}) is not null as is_present`);
  const [{ is_present: isPresent }] = v.parse(Presence, rows);
  return isPresent;
}
