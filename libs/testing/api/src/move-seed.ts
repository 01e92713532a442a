import type { Database } from '@shop/shop-api/db/database';
import { businessDates, channels, schools } from '@shop/shop-api/db/schema';
import { DAY_MS } from '@shop/shop-api/durations';
import { seedBusinessDates } from '@shop/shop-api/seed/seed-business-dates';
import { addDays } from '@shop/shop-api/tokyo-time/tokyo-day';
import { type SQL, eq, isNotNull, sql } from 'drizzle-orm';
import { SEEDED_AT } from './test-clock';

/** Whose date is no matter of the seed's day: a birthday, and the shop's own calendar, which is seeded anew. */
const STANDING = ['users.birthday', 'business_dates.date'];

/** The last noon in Tokyo: a seed that was moved there is as old as the seed of tests is by its own clock, less than a day. */
export const lastNoon = (now: Date): Date => {
  const seededAtMs = Date.parse(SEEDED_AT);
  return new Date(seededAtMs + Math.floor((now.getTime() - seededAtMs) / DAY_MS) * DAY_MS);
};

/**
 * Moves a freshly seeded database to the last noon before `now`, as if it had been seeded then: what ended after 180 days
 * ends after 180 days, what was ordered eight days ago was ordered eight days ago. For an API that runs by the clock of the
 * machine, beside processes that have no other.
 */
export async function moveSeed(db: Database, now: Date): Promise<void> {
  const noon = lastNoon(now);
  const days = (noon.getTime() - Date.parse(SEEDED_AT)) / DAY_MS;
  for (const [table, columns] of await datedColumns(db)) {
    const moved = columns.map(
      (column) => sql`${sql.identifier(column)} = ${sql.identifier(column)} + ${days} * interval '1 day'`,
    );
    await db.execute(sql`update ${sql.identifier(table)} set ${join(moved)}`);
  }
  await moveCards(db, days);
  await movePickups(db, days);
  await db.delete(businessDates);
  for (const { id } of await db.select({ id: channels.id }).from(channels))
    await seedBusinessDates(db, { channelId: id, now: noon });
}

const join = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** The columns that hold a moment or a day, by table. */
async function datedColumns(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('timestamp with time zone', 'date') order by 1, 2`);
  const byTable = new Map<string, string[]>();
  for (const { table, column } of rows)
    if (!STANDING.includes(`${table}.${column}`)) byTable.set(table, [...(byTable.get(table) ?? []), column]);
  return byTable;
}

/** A card says its last month as a text. */
const moveCards = (db: Database, days: number) =>
  db.execute(sql`
    update user_cards set expiration =
      to_char(to_date(expiration, 'YYYYMM') + ${days} * interval '1 day', 'YYYYMM')`);

async function movePickups(db: Database, days: number): Promise<void> {
  const stored = await db
    .select({ id: schools.id, pickup: schools.pickup })
    .from(schools)
    .where(isNotNull(schools.pickup));
  for (const { id, pickup } of stored)
    if (pickup !== null)
      await db
        .update(schools)
        .set({ pickup: { ...pickup, on: addDays(pickup.on, days), until: addDays(pickup.until, days) } })
        .where(eq(schools.id, id));
}
