import type { Database } from '@shop/shop-api/db/database';
import { sql } from 'drizzle-orm';

/** What counts how often something was asked for: the one thing that also a reading call, or a refused one, may write. */
const COUNTERS = 'rate_counters';

/**
 * How many rows each table has and by which transaction its newest one was written: the same before and after means that
 * nothing was added, changed or deleted. Tables are found by name, so a new one is watched too.
 */
export async function databaseTrace(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> ${COUNTERS} order by 1`);
  const parts = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) as rows, max(xmin::text::bigint) as newest from ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<{ trace: string }>(sql`
    select string_agg(name || ' ' || rows || ' ' || coalesce(newest, 0), chr(10) order by name) as trace
    from (${sql.join(parts, sql` union all `)}) t`);
  return rows[0]?.trace ?? '';
}
