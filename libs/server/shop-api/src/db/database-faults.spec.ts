import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { MIGRATIONS } from '@shop/testing-api/seed-digest';
import { SilentProxy } from '@shop/testing-api/silent-proxy';
import { eq, sql } from 'drizzle-orm';
import { isDatabaseOutage } from '../http/database-outage';
import type { DatabaseChange } from './database-changes';
import { openEmbedded, openPostgres, type OpenDatabase } from './open-database';
import { channels } from './schema';

const TEST_LIMIT_MS = 60_000;
/** Reliability 33. */
const NOTICE_LIMIT_MS = 3_000;
/** A hanging thread is replaced and its database opened again well within this. */
const BACK_LIMIT_MS = 20_000;
const POLL_MS = 100;
const SERVER = process.env['TEST_DATABASE_URL'];

const one = ({ db }: OpenDatabase) => db.execute<{ one: number }>(sql`select 1 as one`);

/** How long until the database answers again, in ms. */
async function backAfter(opened: OpenDatabase): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < BACK_LIMIT_MS) {
    const row = await opened.watchdog.guard(() => one(opened)).catch(() => null);
    if (row !== null) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return Date.now() - began;
}

/** How long a call may take until it is rejected because the database does not respond, in ms. */
async function rejectedAfter(opened: OpenDatabase, work: () => Promise<unknown>): Promise<number> {
  const began = Date.now();
  const error: unknown = await opened.watchdog.guard(work).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(isDatabaseOutage(error)).toBe(true);
  return Date.now() - began;
}

// reliability 33
describe('the embedded database', () => {
  let folder: string;
  let opened: OpenDatabase;
  const replaced: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shop-faults-'));
    opened = await openEmbedded({ folder, onReplaced: ({ message }) => replaced.push(message) });
    await opened.migrate(MIGRATIONS);
    await opened.db.insert(channels).values({ key: 'default', name: 'before' });
  }, TEST_LIMIT_MS);
  afterAll(async () => {
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'is replaced when a statement hangs: calls are rejected within 3 s, and afterwards it has all stored data',
    async () => {
      const hanging = () => opened.db.execute(sql`select count(*) from generate_series(1, 100000000000)`);
      const rejected = await Promise.all([
        rejectedAfter(opened, hanging),
        rejectedAfter(opened, () => one(opened)),
      ]);
      expect(Math.max(...rejected)).toBeLessThan(NOTICE_LIMIT_MS);
      expect(await rejectedAfter(opened, () => one(opened))).toBeLessThan(100);
      expect(await backAfter(opened)).toBeLessThan(BACK_LIMIT_MS);
      expect(replaced).toEqual(['A statement did not end']);
      expect(await opened.db.select({ name: channels.name }).from(channels)).toEqual([{ name: 'before' }]);
    },
    TEST_LIMIT_MS,
  );

  it(
    'announces changes, also after its thread was replaced',
    async () => {
      expect(await changesOf(opened, 'a change')).toContainEqual({ channelId: 1, what: 'settings' });
    },
    TEST_LIMIT_MS,
  );
});

async function changesOf(opened: OpenDatabase, name: string): Promise<readonly DatabaseChange[]> {
  const heard: DatabaseChange[] = [];
  const stop = opened.changes.subscribe((change) => heard.push(change));
  const began = Date.now();
  await opened.db.update(channels).set({ name }).where(eq(channels.id, 1));
  while (!heard.some(({ what }) => what === 'settings') && Date.now() - began < NOTICE_LIMIT_MS)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  stop();
  return heard;
}

describeOnPostgres('a PostgreSQL server', () => {
  let proxy: SilentProxy;
  let opened: OpenDatabase;

  beforeAll(async () => {
    const url = new URL(SERVER ?? '');
    proxy = await SilentProxy.before(url.hostname, Number(url.port || '5432'));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    opened = openPostgres(url.href, { connectionLimitMs: 2_000 });
    await one(opened);
  });
  afterAll(async () => {
    await opened.close();
    await proxy.close();
  });

  it(
    'that stops responding makes calls fail within 3 s, and serves the next call once it is back',
    async () => {
      proxy.fallSilent();
      const inTransaction = () =>
        opened.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
        });
      const rejected = await Promise.all([
        rejectedAfter(opened, inTransaction),
        ...Array.from({ length: 20 }, () => rejectedAfter(opened, () => one(opened))),
      ]);
      expect(Math.max(...rejected)).toBeLessThan(NOTICE_LIMIT_MS);
      proxy.recover();
      expect(await backAfter(opened)).toBeLessThan(NOTICE_LIMIT_MS);
      await Promise.all(Array.from({ length: 20 }, () => one(opened)));
    },
    TEST_LIMIT_MS,
  );

  it(
    'that is slow with one statement does not count as stalled',
    async () => {
      const slow = opened.watchdog.guard(() => opened.db.execute(sql`select pg_sleep(4)`));
      await expect(slow).resolves.toBeDefined();
    },
    TEST_LIMIT_MS,
  );

  it(
    'with all connections in use makes waiting calls fail within 3 s',
    async () => {
      const holders = Promise.all(
        Array.from({ length: 10 }, () => opened.db.execute(sql`select pg_sleep(4)`)),
      );
      expect(await rejectedAfter(opened, () => one(opened))).toBeLessThan(NOTICE_LIMIT_MS);
      await holders;
    },
    TEST_LIMIT_MS,
  );
});
