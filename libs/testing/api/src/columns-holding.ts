import type { Database } from '@shop/shop-api/db/database';
import { sql } from 'drizzle-orm';

/** The columns of all tables that hold one of the words, and in how many rows each. */
export async function columnsHolding(
  db: Database,
  words: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb') order by 1, 2`);
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const isHolding = sql.join(
      words.map((word) => sql`position(${word} in ${sql.identifier(column)}::text) > 0`),
      sql` or `,
    );
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${isHolding}`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) counts[`${table}.${column}`] = count;
  }
  return counts;
}
