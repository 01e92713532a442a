import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { openTestDatabase } from '@shop/testing-api/open-test-database';
import { openPostgresCopyAt } from '@shop/testing-api/postgres-database';
import { MIGRATIONS } from '@shop/testing-api/seed-digest';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as v from 'valibot';
import type { OpenDatabase } from '../open-database';
import { isConcurrent } from './apply-migration';
import { NewerSchemaError } from './newer-schema-error';

/** Later than every migration of the shop. */
const LATER = 4_102_444_800_000;
const Journal = v.looseObject({ entries: v.array(v.looseObject({})) });

let opened: OpenDatabase;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Until somebody waits for a lock of this database. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_locks join pg_database d on d.oid = database
    where not granted and d.datname = current_database()`;
  while ((await opened.db.execute(waiting)).rows.length === 0) await pause(10);
}

/** Adds a migration to the folder, as a later version of the program brings it. */
async function addMigration(tag: string, ...statements: readonly string[]): Promise<void> {
  const file = path.join(folder, 'meta/_journal.json');
  const journal = v.parse(Journal, JSON.parse(await readFile(file, 'utf8')));
  const added = { idx: journal.entries.length, version: '7', when: LATER, tag, breakpoints: true };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, added] }));
  await writeFile(path.join(folder, `${tag}.sql`), statements.join(';--> statement-breakpoint\n'));
}
const appliedTimes = async () =>
  (await opened.db.execute(sql`select from drizzle.__drizzle_migrations where created_at = ${LATER}`)).rows
    .length;

/** Takes the later migrations back. */
async function undo(): Promise<void> {
  await opened.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${LATER}`);
  await opened.db.execute(sql`drop table if exists later`);
  await opened.db.execute(sql`drop index if exists later_index`);
}

describe('a migration', () => {
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterEach(undo);
  afterAll(() => opened.close());

  it('has no limit for its statements', async () => {
    await addMigration('9000_slow', 'select pg_sleep(8.5)');
    await opened.migrate(folder);
    expect(await appliedTimes()).toBe(1);
  });

  it('changes nothing where one of its statements fails, and is applied when it is mended', async () => {
    await addMigration('9000_broken', 'create table later (id int)', 'select 1 / 0');
    await expect(opened.migrate(folder)).rejects.toThrow('division by zero');
    await writeFile(path.join(folder, '9000_broken.sql'), 'create table later (id int)');
    await opened.migrate(folder);
    expect(await appliedTimes()).toBe(1);
  });

  it('that is newer than the program makes it refuse the database', async () => {
    await addMigration('9000_later', 'create table later (id int)');
    await opened.migrate(folder);
    await expect(opened.migrate(MIGRATIONS)).rejects.toThrow(NewerSchemaError);
  });

  it('creates an index concurrently, also where an interrupted attempt has left an invalid one', async () => {
    await opened.db.execute(sql`create index later_index on carts (id)`);
    const isIndex = sql`indexrelid = to_regclass('later_index')`;
    await opened.db.execute(sql`update pg_index set indisvalid = false where ${isIndex}`);
    await addMigration('9000_index', 'create index concurrently if not exists later_index on carts (id)');
    await opened.migrate(folder);
    const { rows } = await opened.db.execute(sql`select indisvalid from pg_index where ${isIndex}`);
    expect(rows).toEqual([{ indisvalid: true }]);
  });
});

/** `0042_fill-listed-models`. */
const FILL_MODELS = 1_795_526_885_240;
/** `0048_one-purchase-per-cart`. */
const ONE_PURCHASE = 1_795_642_249_032;

describe('one purchase per cart', () => {
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it('is indexed although an older process has told of one twice since the duplicates were deleted', async () => {
    const { db } = opened;
    await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${ONE_PURCHASE}`);
    await db.execute(sql`drop index ecommerce_events_purchase`);
    const twice = sql`(select id, channel_id from carts order by id limit 1) cart, generate_series(1, 2)`;
    await db.execute(sql`insert into ecommerce_events (channel_id, name, args, cart_id, created_at)
      select channel_id, 'purchase', '{}', id, now() from ${twice}`);
    await opened.migrate(folder);
    const { rows } = await db.execute(sql`select cart_id from ecommerce_events where name = 'purchase'
      and cart_id = (select min(id) from carts)`);
    expect(rows).toHaveLength(1);
  });
});

describeOnPostgres('a migration of a live shop', () => {
  beforeAll(async () => {
    ({ opened } = await openPostgresCopyAt(process.env['TEST_DATABASE_URL'] ?? ''));
  });
  afterEach(undo);
  afterAll(() => opened.close());

  it.each([
    ['creates a table', 'create table later (id int)'],
    ['creates an index concurrently', 'create index concurrently if not exists later_index on carts (id)'],
  ])('is applied once when five processes start at the same time: %s', async (_case, statement) => {
    await addMigration('9000_later', statement);
    await Promise.all(Array.from({ length: 5 }, () => opened.migrate(folder)));
    expect(await appliedTimes()).toBe(1);
  });

  it('fills in what lists know of the products in batches: those of other batches are sold meanwhile', async () => {
    const { db } = opened;
    await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${FILL_MODELS}`);
    await db.execute(sql`update listed_models set price = null`);
    let finish: () => void = () => undefined;
    let used: Promise<void> = Promise.resolve();
    await new Promise<void>((begin) => {
      used = db.transaction(async (tx) => {
        await tx.execute(
          sql`select from listed_models where id = (select max(id) from listed_models) for update`,
        );
        begin();
        await new Promise<void>((resolve) => (finish = resolve));
      });
    });
    const migrated = opened.migrate(folder);
    const first = sql`(select min(id) from listed_models)`;
    const filled = async () => {
      const { rows } = await db.execute(
        sql`select 1 from listed_models where id = ${first} and price is not null`,
      );
      return rows.length;
    };
    while ((await filled()) === 0) await pause(10);
    await db.execute(
      sql`update products set stock = 0, is_sold_on_order = false where product_model_id = ${first}`,
    );
    const { rows } = await db.execute(sql`select can_be_bought from listed_models where id = ${first}`);
    expect(rows).toEqual([{ can_be_bought: false }]);
    finish();
    await used;
    await migrated;
    const left = await db.execute(sql`select id from listed_models where price is null
      and exists (select from products where product_model_id = listed_models.id and is_show)`);
    expect(left.rows).toEqual([]);
  });

  it('waits for a table that is in use, and the shop goes on meanwhile', async () => {
    await addMigration(
      '9000_column',
      'alter table carts alter column id set statistics 100',
      'truncate carts cascade',
    );
    let finish: () => void = () => undefined;
    let used: Promise<void> = Promise.resolve();
    // The migration must not begin before the table is in use.
    await new Promise<void>((begin) => {
      used = opened.db.transaction(async (tx) => {
        await tx.execute(sql`select count(*) from carts`);
        begin();
        await new Promise<void>((resolve) => (finish = resolve));
      });
    });
    const migrated = opened.migrate(folder);
    await untilSomebodyWaits();
    // Who comes after the waiting migration waits for it, but not until it has the table: it steps back after a second.
    await opened.db.execute(sql`select count(*) from carts`);
    expect(await appliedTimes()).toBe(0);
    finish();
    await used;
    await migrated;
    expect(await appliedTimes()).toBe(1);
  });
});

describe('the migrations of the shop', () => {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  /** The statements of the earlier ones were applied before shops were live. */
  const later = migrations.slice(20).map(({ sql: statements }) => statements.map((text) => text.trim()));

  it('index existing tables concurrently', () => {
    for (const statements of later) {
      const created = statements.flatMap((text) => /^create table "(\w+)"/i.exec(text)?.[1] ?? []);
      const indexed = statements.flatMap(
        (text) => /^create (?:unique )?index "\w+" on "(\w+)"/i.exec(text)?.[1] ?? [],
      );
      expect(indexed.filter((table) => !created.includes(table))).toEqual([]);
    }
  });

  it('that do so can be repeated after an interruption', () => {
    for (const { sql: statements } of migrations.filter(isConcurrent))
      for (const statement of statements)
        expect(statement.trim()).toMatch(
          /^(--[^\n]*\n)*(create (unique )?index concurrently if not exists|drop index concurrently if exists|delete from|do|analyze) /i,
        );
  });
});
