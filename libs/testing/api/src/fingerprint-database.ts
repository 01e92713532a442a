import type { Database } from '@shop/shop-api/db/database';
import { sql } from 'drizzle-orm';

/** The rate limit counters: the only table that also reading and rejected calls may write. */
const COUNTERS = 'rate_counters';

/**
 * The number of rows of each table and the transaction that wrote its newest one: the same fingerprint before and
 * after means that nothing was added, changed or deleted. Tables are read from the catalogue, so that new ones are
 * included.
 */
export async function fingerprintDatabase(db: Database): Promise<string> {
  const parts = (await listTables(db)).map(
    (name) => sql`
      select ${name}::text as name, count(*) as rows, max(xmin::text::bigint) as newest from ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<{ trace: string }>(sql`
    select string_agg(name || ' ' || rows || ' ' || coalesce(newest, 0), chr(10) order by name) as trace
    from (${sql.join(parts, sql` union all `)}) t`);
  return rows[0]?.trace ?? '';
}

/** The number of rows of each table but the counters, by its name. */
export async function countRows(db: Database): Promise<ReadonlyMap<string, number>> {
  const parts = (await listTables(db)).map(
    (name) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<{ name: string; rows: number }>(sql.join(parts, sql` union all `));
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

async function listTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> ${COUNTERS} order by 1`);
  return rows.map(({ name }) => name);
}
