import type { Database, Executor } from '@shop/shop-api/db/database';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { TYPICAL_ROWS } from './typical-rows';

/** Prime, so that the rows of a table refer to all rows of another before they refer to one again. */
const STRIDE = 7919;
/** Moments that are yet to come, by what their columns are called. */
const TO_COME = /expires|until|resets|ends_/;

/**
 * Inserts so many rows into each table as a shop has that has run for years: written in the last days, and referring to each
 * other at random. Constraints between tables and triggers are left out, so that the rows are for the planner alone. Takes a
 * superuser of PostgreSQL.
 */
export async function fillTables(
  db: Database,
  tables: readonly PgTable[],
  { rows, now }: { readonly rows: number; readonly now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of referredFirst(tables)) await fillTable(tx, table, rows, now);
  });
  for (const table of tables) await db.execute(sql`analyze ${table}`);
}

/** The tables, each behind those that it refers to. */
function referredFirst(tables: readonly PgTable[]): readonly PgTable[] {
  const sorted = new Set<PgTable>();
  const visiting = new Set<PgTable>();
  const visit = (table: PgTable): void => {
    if (visiting.has(table)) return;
    visiting.add(table);
    for (const { foreignTable } of getTableConfig(table).foreignKeys.map((key) => key.reference()))
      if (tables.includes(foreignTable)) visit(foreignTable);
    sorted.add(table);
  };
  for (const table of tables) visit(table);
  return [...sorted];
}

async function fillTable(tx: Executor, table: PgTable, rows: number, now: Date): Promise<void> {
  const values = getTableConfig(table).columns.flatMap((column) => {
    const value = valueOf(table, column, now);
    return value === null ? [] : [{ name: sql.identifier(column.name), value }];
  });
  const names = values.map(({ name }) => name);
  await tx.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(
      values.map(({ value }) => value),
      sql`, `,
    )} from generate_series(1, ${rows}::int) as n on conflict do nothing`);
}

/** The value of a column in the row with the number `n`; null: its default, or nothing. */
function valueOf(table: PgTable, column: PgColumn, now: Date): SQL | null {
  const typical = TYPICAL_ROWS[getTableName(table)]?.[column.name];
  if (typical !== undefined && typeof typical !== 'string') return typical;
  const type = column.getSQLType();
  if (typical === 'never' || type === 'serial' || column.generated !== undefined) return null;
  const other = someOther(table, column);
  if (other !== null) {
    if (column.notNull || typical === 'always') return other;
    return sql`case when n % 2 = 0 then ${other} end`;
  }
  if (typical !== 'always' && (column.hasDefault || !column.notNull)) return null;
  return madeUp(type, column.name, now);
}

/** The row that a foreign key of one column refers to; null where the column is no such key. */
function someOther(table: PgTable, column: PgColumn): SQL | null {
  const key = getTableConfig(table)
    .foreignKeys.map((one) => one.reference())
    .find(({ columns }) => columns.length === 1 && columns[0]?.name === column.name);
  const [id] = key?.foreignColumns ?? [];
  if (key === undefined || id === undefined) return null;
  const { foreignTable } = key;
  return sql`(select array_agg(${id}) from ${foreignTable})[1 + (n * ${sql.raw(String(STRIDE))})
    % greatest((select count(*)::int from ${foreignTable}), 1)]`;
}

function madeUp(type: string, name: string, now: Date): SQL {
  const minutes = TO_COME.test(name) ? sql`n % 30000` : sql`-(n % 30000)`;
  const moment = sql`${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute'`;
  switch (type) {
    case 'text':
      return sql`${name}::text || ' ' || n`;
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'real':
      return sql`1 + n % 100`;
    case 'boolean':
      return sql`n % 2 = 0`;
    case 'timestamp with time zone':
      return moment;
    case 'date':
      return sql`(${moment})::date`;
    case 'jsonb':
      return sql`'{}'::jsonb`;
    case 'text[]':
    case 'integer[]':
      return sql`'{}'`;
    default:
      throw new Error(`No row can be made up with a column of type ${type} (${name})`);
  }
}
