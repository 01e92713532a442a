import type { Database } from '@shop/shop-api/db/database';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from './callers';

/** How a row says whose it is, by the column that leads to its owner. */
const LEADS: Readonly<Record<string, SQL>> = {
  user_id: sql`r.user_id = o.id`,
  order_id: sql`r.order_id in (select id from orders where user_id = o.id)`,
  cart_id: sql`r.cart_id in (select id from carts where user_id = o.id)`,
};

interface Column {
  readonly table_name: string;
  readonly column_name: string;
}

/** Looked up once for each database: a walk over the calls asks for the rows hundreds of times. */
const columnsByDatabase = new WeakMap<Database, Promise<readonly Column[]>>();

async function findColumns(db: Database): Promise<readonly Column[]> {
  const { rows } = await db.execute<Column & Record<string, unknown>>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ${Object.keys(LEADS)}
    order by table_name, column_name`);
  return rows;
}

function columnsOf(db: Database): Promise<readonly Column[]> {
  const columns = columnsByDatabase.get(db) ?? findColumns(db);
  columnsByDatabase.set(db, columns);
  return columns;
}

/**
 * Everything that a member has in the database, as text: the same before and after means that nothing was changed.
 * Tables are found by their columns, so a new one is watched without being named here.
 */
export async function ownedRows(db: Database, { userId }: Caller): Promise<string> {
  const parts = (await columnsOf(db)).map(
    ({ table_name, column_name }) => sql`
      select ${`${table_name}.${column_name}`}::text as name, r::text as row
      from ${sql.identifier(table_name)} r, owner o where ${LEADS[column_name] ?? sql`false`}`,
  );
  const { rows } = await db.execute<{ found: string | null }>(sql`
    with owner as (select ${userId}::int as id), everything as (
      ${sql.join(parts, sql` union all `)}
      union all select 'users', r::text from users r, owner o where r.id = o.id)
    select string_agg(name || ' ' || row, chr(10) order by name, row) as found from everything`);
  return rows[0]?.found ?? '';
}
