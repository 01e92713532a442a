import type { Database } from '@shop/shop-api/db/database';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from './callers';

/** How a row says whose it is, by the column that leads to its owner. */
const LEADS: Readonly<Record<string, SQL>> = {
  user_id: sql`r.user_id = o.id`,
  order_id: sql`r.order_id in (select id from orders where user_id = o.id)`,
  cart_id: sql`r.cart_id in (select id from carts where user_id = o.id)`,
};

/**
 * Everything that a member has in the database, as text: the same before and after means that nothing was changed.
 * Tables are found by their columns, so a new one is watched without being named here.
 */
export async function ownedRows(db: Database, { userId }: Caller): Promise<string> {
  const { rows: columns } = await db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ${Object.keys(LEADS)}
    order by table_name, column_name`);
  const parts = columns.map(
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
