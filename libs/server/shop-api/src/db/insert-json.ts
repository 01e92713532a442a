import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

/**
 * Inserts rows that name all their columns, as one JSON parameter: many rows cost a tenth of what a parameter for each
 * value costs, in this process and in the database.
 */
export async function insertJson<Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table));
  const json = rows.map((row) =>
    Object.fromEntries(columns.map(([property, column]) => [column.name, row[property]])),
  );
  await db.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(json)}::jsonb)
      on conflict do nothing`,
  );
}
