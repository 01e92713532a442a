import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { SilentProxy } from '@shop/testing-api/silent-proxy';
import { sql } from 'drizzle-orm';
import { isDatabaseOutage } from '../http/database-outage';
import { openEmbedded, openPostgres, type OpenDatabase } from './open-database';

/** Reliability 33. */
const NOTICE_LIMIT_MS = 3_000;
/** A hanging thread is replaced and its database opened again well within this. */
const BACK_LIMIT_MS = 20_000;
const AT_ONCE_MS = 100;
const SERVER = process.env['TEST_DATABASE_URL'];

const one = ({ db }: OpenDatabase) => db.execute<{ one: number }>(sql`select 1 as one`);

/** How long until the database answers again, in ms. */
async function backAfter(opened: OpenDatabase): Promise<number> {
  const began = performance.now();
  const isBack = () =>
    opened.watchdog
      .guard(() => one(opened))
      .then(
        () => true,
        () => false,
      );
  while (!(await isBack())) await new Promise((resolve) => setImmediate(resolve));
  return performance.now() - began;
}

/** How long a call may take until it is rejected because the database does not respond, in ms. */
async function rejectedAfter(opened: OpenDatabase, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const error: unknown = await opened.watchdog.guard(work).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(isDatabaseOutage(error)).toBe(true);
  return performance.now() - began;
}

// reliability 33
it('when a statement hangs in the embedded database, calls are rejected within 3 s, and later ones at once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-faults-'));
  const opened = await openEmbedded({ folder });
  const hanging = () => opened.db.execute(sql`select count(*) from generate_series(1, 100000000000)`);
  const rejected = await Promise.all([
    rejectedAfter(opened, hanging),
    rejectedAfter(opened, () => one(opened)),
  ]);
  expect(Math.max(...rejected)).toBeLessThan(NOTICE_LIMIT_MS);
  expect(await rejectedAfter(opened, () => one(opened))).toBeLessThan(AT_ONCE_MS);
  expect(await backAfter(opened)).toBeLessThan(BACK_LIMIT_MS);
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

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

  it('that stops responding makes calls fail within 3 s, and serves calls within 3 s once it is back', async () => {
    proxy.fallSilent();
    const rejected = await Promise.all(
      Array.from({ length: 20 }, () => rejectedAfter(opened, () => one(opened))),
    );
    expect(Math.max(...rejected)).toBeLessThan(NOTICE_LIMIT_MS);
    proxy.recover();
    expect(await backAfter(opened)).toBeLessThan(NOTICE_LIMIT_MS);
  });

  it('that is slow with one statement does not count as stalled', async () => {
    const slow = opened.watchdog.guard(() => opened.db.execute(sql`select pg_sleep(4)`));
    await expect(slow).resolves.toBeDefined();
  });

  it('with all connections in use makes waiting calls fail within 3 s', async () => {
    const holders = Promise.all(
      Array.from({ length: opened.connections }, () => opened.db.execute(sql`select pg_sleep(4)`)),
    );
    expect(await rejectedAfter(opened, () => one(opened))).toBeLessThan(NOTICE_LIMIT_MS);
    await holders;
  });
});
