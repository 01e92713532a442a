import type { Database } from '@shop/shop-api/db/database';
import { sql } from 'drizzle-orm';

/**
 * Columns that name something for the code, or hold what was bought, by the end of their names; all others may hold what
 * somebody wrote. A mail address must stay one.
 */
const IS_OF_THE_CODE =
  /(?:^|_)(?:id|key|hash|number|no|status|kind|code|ct|method|purpose|type|dir|path|provider|script|carrier|role|options|parts|image|email)$/;

/** Of the code too, though its name would not say so. */
const REASON_OF_A_RETURN = 'order_returns.reason';

/** A condition for the rows of each table that belong to a member: by their own column, or by a row that does. */
async function ownRows(db: Database, userId: number): Promise<ReadonlyMap<string, string>> {
  const { rows: links } = await db.execute<{ table: string; column: string; parent: string; of: string }>(sql`
    select conrelid::regclass::text as "table", c.attname as "column", confrelid::regclass::text as parent, p.attname as of
    from pg_constraint join pg_attribute c on c.attrelid = conrelid and c.attnum = conkey[1]
      join pg_attribute p on p.attrelid = confrelid and p.attnum = confkey[1]
    where contype = 'f'`);
  const own = new Map([['users', `id = ${userId}`]]);
  for (let size = 0; size < own.size;) {
    size = own.size;
    for (const { table, column, parent, of } of links) {
      const isOwn = own.get(parent);
      if (isOwn !== undefined && !own.has(table))
        own.set(table, `${column} in (select ${of} from ${parent} where ${isOwn})`);
    }
  }
  return own;
}

/**
 * Writes a word into every text and JSON of a member's rows, and of the rows that belong to those, so that a test sees where
 * anything of them is kept. A new column is marked without anybody naming it.
 */
export async function markOwnTexts(db: Database, userId: number, word: string): Promise<void> {
  const own = await ownRows(db, userId);
  const { rows: columns } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb')`);
  for (const { table, column, type } of columns) {
    const isOwn = own.get(table);
    const isOfTheCode = IS_OF_THE_CODE.test(column) || `${table}.${column}` === REASON_OF_A_RETURN;
    if (isOwn === undefined || isOfTheCode) continue;
    const mark =
      type === 'text'
        ? `${column} || '${word}'`
        : `case jsonb_typeof(${column}) when 'array' then ${column} || '["${word}"]' else ${column} || '{"mark": "${word}"}' end`;
    await db.execute(sql.raw(`update ${table} set ${column} = ${mark} where ${isOwn}`));
  }
}
