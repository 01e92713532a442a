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
import { openPlanReader, type PlanReader } from '@shop/testing-api/plans/open-plan-reader';
import { SMALL_TABLES, THOUSANDS } from '@shop/testing-api/plans/small-tables';
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
import { createOutbox } from '../mail/create-outbox';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { POSTGRES_SETTINGS } from './open-database';
import * as schema from './schema';

/** So many rows make every index worth it. */
const ROWS = 10_000 * Math.min(SOAK_FACTOR, 5);
const LIMIT_MS = 300_000;

/** Statements that read a growing table whole, and why they may. */
const READ_WHOLE: readonly { readonly table: string; readonly text: RegExp; readonly why: string }[] = [
  {
    table: 'product_model_tags',
    text: /count\(\*\) from "product_model_tags" inner join "product_models"/,
    why: 'GET /v1/tags counts the products of all tags; guests share the response',
  },
  {
    table: 'listed_models',
    text: /^\s*with recursive found as materialized/,
    why: 'facets count all products of a choice, by rows that are short for that (decision 0011)',
  },
  {
    table: 'products',
    text: /::text as kind|^\s*select key, \(extract\(epoch from updated_at\)/,
    why: 'a sitemap lists all products',
  },
  {
    table: 'search_words',
    text: /^delete from "search_words"/,
    why: 'a thousand words are looked at in one statement, which is a large part of so small a vocabulary',
  },
  {
    table: 'product_search_words',
    text: /^delete from "search_words"/,
    why: 'the same',
  },
];

const TABLES = Object.values(schema).filter((one) => is(one, PgTable));
const small = new Set<string>(Object.values(SMALL_TABLES).flat());
const growing = TABLES.filter((table) => !small.has(getTableName(table)));
const few = new Set<string>(SMALL_TABLES[THOUSANDS]);
const filled = [...growing, ...TABLES.filter((table) => few.has(getTableName(table)))];

/** The same statement with lists of other lengths is one. */
const shapeOf = ({ text }: SentStatement): string =>
  text
    .replaceAll(/\$\d+(?:::\w+(?:\[\])?)?/g, '?')
    .replaceAll(/\(\?(?:, (?:\?|default))*\)(?:, \([^()]*\))*|\?(?:, \?)+/g, '(…)');

interface Seen extends SentStatement {
  /** The call or the task that sent it first. */
  readonly sender: string;
}
const isPlanned = ({ text }: SentStatement): boolean =>
  /^\s*(?:select|insert|update|delete|with)\b/i.test(text);

it('every table grows, or is named with what keeps it small', () => {
  const names = TABLES.map((table): string => getTableName(table));
  expect([...small].filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.values(SMALL_TABLES).flat()).toHaveLength(small.size);
});

describeOnPostgres(`with ${ROWS} rows in each table that grows`, () => {
  const statements = new Map<string, Seen>();
  let api: TestApi;
  let client: Client;
  let readPlan: PlanReader;
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
    api = await openTestApi({ clock, config, database: opened });
    await makeEveryCall(await CaseRunner.open(api, clock));
    await watch('the payment reconciler', () => api.reconcile());
    const parts = { ...api, config: { ...DEFAULT_CONFIG, ...config }, log: pino({ level: 'silent' }) };
    const outbox = createOutbox({ ...parts, transport: () => Promise.resolve() });
    await watch('the outbox', () => outbox.flush());
    await growOld();
    for (const task of CLEANUP_TASKS) await watch(task.name, () => deleteExpiredData(parts, [task]));
    await fillTables(api.db, filled, { rows: ROWS, now: clock.now() });
    readPlan = await openPlanReader(client);
  }, LIMIT_MS);
  afterAll(async () => {
    await client.end();
    await api.close();
    await rm(folder, { recursive: true });
  });

  it(
    'no statement of a call or of a task reads such a table whole',
    async () => {
      const names = new Set(growing.map((table): string => getTableName(table)));
      const unused = new Set(READ_WHOLE);
      const found: string[] = [];
      for (const statement of statements.values())
        for (const table of await readPlan(statement)) {
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

  it.each([
    ['row by row', 'select * from orders where orderer_name = $1', ['orders']],
    ['by another index', 'select * from orders where orderer_name = $1 order by id limit 1', ['orders']],
    ['a quarter of it', 'select * from inquiries where channel_id = 1 and email = $1', ['inquiries']],
    ['to count it', 'select count(*) from orders where $1::text is not null', ['orders']],
    ['a row', 'select * from orders where order_no = $1', []],
    ['a page', 'select * from orders where $1::text is not null order by id desc limit 10', []],
  ])('what is read whole is seen: %s', async (_how, text, tables) => {
    expect(await readPlan({ text, values: ['nobody'] })).toEqual(tables);
  });
});
