import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EndpointSpec } from '@shop/contract/endpoint';
import {
  CASE_ORIGINS,
  CONTRACT_CASES,
  CONTRACT_RULES,
} from '@shop/testing-api/contract-cases/all-contract-cases';
import { CaseRunner } from '@shop/testing-api/contract-cases/case-runner';
import type { ContractCase } from '@shop/testing-api/contract-cases/contract-case';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { fillTables } from '@shop/testing-api/plans/fill-tables';
import { readWholeTables } from '@shop/testing-api/plans/read-whole-tables';
import { openPostgresCopyAt } from '@shop/testing-api/postgres-database';
import { recordStatements, type SentStatement } from '@shop/testing-api/record-statements';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { createTestClock } from '@shop/testing-api/test-clock';
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { pino } from 'pino';
import { CLEANUP_TASKS } from '../cleanup/cleanup-tasks';
import { deleteExpiredData } from '../cleanup/delete-expired-data';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { POSTGRES_SETTINGS } from './open-database';
import * as schema from './schema';

/** So many rows make every index worth it. */
const ROWS = 5_000 * Math.min(SOAK_FACTOR, 8);
const LIMIT_MS = 300_000;

/** Tables that stay small, by what keeps them so. */
const SMALL = {
  'what a shop is set up with': [
    'business_dates',
    'carriage_rates',
    'channels',
    'checkout_rules',
    'customer_groups',
    'delivery_methods',
    'delivery_timezones',
    'document_issuers',
    'packings',
    'payment_fee_brackets',
    'payment_methods',
    'server_secrets',
    'shop_environment',
  ],
  'what editors write by hand': [
    'banners',
    'blogs',
    'brands',
    'catalogs',
    'categories',
    'collection_models',
    'collections',
    'content_files',
    'coupons',
    'display_messages',
    'flip_book_pages',
    'flip_books',
    'free_areas',
    'landing_page_coupons',
    'landing_pages',
    'layout_blocks',
    'makers',
    'news',
    'newsletters',
    'page_layouts',
    'popups',
    'product_model_size_tables',
    'product_set_items',
    'product_sets',
    'qa_categories',
    'qas',
    'school_requirements',
    'schools',
    'search_synonyms',
    'size_tables',
    'static_pages',
    'stylist_look_models',
    'stylist_looks',
    'stylists',
    'suggested_names',
    'tags',
  ],
  'what an operator sets up for each customer that is a company': ['companies'],
  'what is empty but while something is under way': [
    'import_hidden_rows',
    'imports',
    'restocked_products',
    'search_index_queue',
    'staged_images',
    'staged_models',
    'staged_variants',
  ],
};

/** Statements that read a growing table whole, and why they may. */
const READ_WHOLE: readonly { readonly table: string; readonly text: RegExp; readonly why: string }[] = [];

const TABLES = Object.values(schema).filter((one) => is(one, PgTable));
const small = new Set(Object.values(SMALL).flat());
const growing = TABLES.filter((table) => !small.has(getTableName(table)));

/** The same statement with lists of other lengths is one. */
const shapeOf = ({ text }: SentStatement): string =>
  text.replaceAll(/\$\d+(?:::\w+(?:\[\])?)?/g, '?').replaceAll(/\(\?(?:, (?:\?|default))*\)(?:, \([^()]*\))*|\?(?:, \?)+/g, '(…)');

interface Seen extends SentStatement {
  /** The call or the task that sent it first. */
  readonly sender: string;
}
const isPlanned = ({ text }: SentStatement): boolean => /^\s*(?:select|insert|update|delete|with)\b/i.test(text);

it('every table grows, or is named with what keeps it small', () => {
  const names = TABLES.map((table): string => getTableName(table));
  expect([...small].filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.values(SMALL).flat()).toHaveLength(small.size);
});

describeOnPostgres(`with ${ROWS} rows in each table that grows`, () => {
  const statements = new Map<string, Seen>();
  let api: TestApi;
  let client: Client;
  let folder: string;

  const watch = async (sender: string, work: () => Promise<unknown>): Promise<void> => {
    for (const sent of (await recordStatements(work)).filter(isPlanned)) {
      const shape = shapeOf(sent);
      if (!statements.has(shape)) statements.set(shape, { ...sent, sender });
    }
  };

  /** Makes every call of the contract, one that succeeds and one that is rejected. */
  async function makeEveryCall(runner: CaseRunner): Promise<void> {
    const nameOf = ({ endpoint }: EndpointSpec) => `${endpoint.method} ${endpoint.path}`;
    const send = async (one: ContractCase) => {
      await api.db.delete(schema.rateCounters);
      const [input, token] = [await runner.input(one), await runner.token(one)];
      await watch(nameOf(one.spec), () => runner.send(one, input, token));
      if (one.endsSession === true) runner.signInAgain();
    };
    for (const one of [...CONTRACT_CASES, ...CONTRACT_RULES]) await send(one);
  }

  /** Everything that can grow old is, so that every task finds something. */
  async function growOld(): Promise<void> {
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const table of growing) {
        const moments = getTableConfig(table).columns.filter((column) => is(column, PgTimestamp));
        const older = moments.map(({ name }) => {
          const column = sql.identifier(name);
          return sql`${column} = ${column} - interval '4000 days'`;
        });
        if (older.length > 0) await tx.execute(sql`update ${table} set ${sql.join(older, sql`, `)}`);
      }
    });
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shop-plans-'));
    const clock = createTestClock();
    const { opened, url } = await openPostgresCopyAt(process.env['TEST_DATABASE_URL'] ?? '');
    client = new Client({ connectionString: url, options: POSTGRES_SETTINGS });
    await client.connect();
    const config = { filesFolder: folder, shopOrigins: CASE_ORIGINS };
    api = await openTestApi({ clock, config, database: opened, transport: () => Promise.resolve() });
    await makeEveryCall(await CaseRunner.open(api, clock));
    await watch('the payment reconciler', () => api.reconcile());
    await growOld();
    const parts = { ...api, config: { ...DEFAULT_CONFIG, ...config }, log: pino({ level: 'silent' }) };
    for (const task of CLEANUP_TASKS) await watch(task.name, () => deleteExpiredData(parts, [task]));
    await fillTables(api.db, growing, { rows: ROWS, now: clock.now() });
  }, LIMIT_MS);
  afterAll(async () => {
    await client.end();
    await api.close();
    await rm(folder, { recursive: true });
  });

  it(
    'no statement of a call or of a task reads such a table whole',
    async () => {
      const { rows } = await api.db.execute<{ name: string }>(
        sql`select indexrelid::regclass::text as name from pg_index where indpred is not null`,
      );
      const partial = new Set(rows.map(({ name }) => name));
      const names = new Set(growing.map((table): string => getTableName(table)));
      const unused = new Set(READ_WHOLE);
      const found: string[] = [];
      for (const statement of statements.values())
        for (const table of await readWholeTables(client, statement, partial)) {
          if (!names.has(table)) continue;
          const exception = READ_WHOLE.find((one) => one.table === table && one.text.test(statement.text));
          if (exception === undefined) found.push(`${table}, by ${statement.sender}: ${statement.text}`);
          else unused.delete(exception);
        }
      expect(found).toEqual([]);
      expect([...unused].map(({ why }) => why)).toEqual([]);
      expect(statements.size).toBeGreaterThan(500);
    },
    LIMIT_MS,
  );

  it('finds one that does', async () => {
    const bare = { text: 'select * from orders where orderer_name = $1', values: ['山田'] };
    expect(await readWholeTables(client, bare, new Set())).toEqual(['orders']);
    const byKey = { text: 'select * from orders where id = $1', values: [1] };
    expect(await readWholeTables(client, byKey, new Set())).toEqual([]);
    const page = { text: 'select * from orders order by id desc limit 10', values: [] };
    expect(await readWholeTables(client, page, new Set())).toEqual([]);
    const sifted = { text: "select * from orders where orderer_name = '' order by id limit 1", values: [] };
    expect(await readWholeTables(client, sifted, new Set())).toEqual(['orders']);
  });
});
