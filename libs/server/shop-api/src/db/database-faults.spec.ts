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

const SERVER = process.env['TEST_DATABASE_URL'];

const one = ({ db }: OpenDatabase) => db.execute<{ one: number }>(sql`select 1 as one`);

/** Until the database answers again. */
async function untilBack(opened: OpenDatabase): Promise<void> {
  const isBack = () =>
    opened.watchdog
      .guard(() => one(opened))
      .then(
        () => true,
        () => false,
      );
  while (!(await isBack())) await new Promise((resolve) => setImmediate(resolve));
}

/** Until a call is rejected because the database does not respond. */
async function rejected(opened: OpenDatabase, work: () => Promise<unknown>): Promise<void> {
  const error: unknown = await opened.watchdog.guard(work).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(isDatabaseOutage(error)).toBe(true);
}

// reliability 33; how long it takes is measured in `database-faults.timing.spec.ts`
describe('the embedded database', () => {
  let folder: string;
  let opened: OpenDatabase;
  const replaced: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shop-faults-'));
    opened = await openEmbedded({ folder, onReplaced: ({ message }) => replaced.push(message) });
    await opened.migrate(MIGRATIONS);
    await opened.db.insert(channels).values({ key: 'default', name: 'before' });
  });
  afterAll(async () => {
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is replaced when a statement hangs: calls are rejected, later ones without being begun, and afterwards it has all stored data', async () => {
    const hanging = () => opened.db.execute(sql`select count(*) from generate_series(1, 100000000000)`);
    await Promise.all([rejected(opened, hanging), rejected(opened, () => one(opened))]);
    const work = jest.fn(() => one(opened));
    await rejected(opened, work);
    expect(work).not.toHaveBeenCalled();
    await untilBack(opened);
    expect(replaced).toEqual(['A statement did not end']);
    expect(await opened.db.select({ name: channels.name }).from(channels)).toEqual([{ name: 'before' }]);
  });

  it('announces changes, also after its thread was replaced', async () => {
    const heard = new Promise<DatabaseChange>((resolve) => {
      opened.changes.subscribe((change) => change.what === 'settings' && resolve(change));
    });
    await opened.db.update(channels).set({ name: 'a change' }).where(eq(channels.id, 1));
    expect(await heard).toEqual({ channelId: 1, what: 'settings' });
  });
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

  it('that stops responding makes calls fail, and serves the next call once it is back', async () => {
    proxy.fallSilent();
    const inTransaction = () =>
      opened.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
      });
    await Promise.all([
      rejected(opened, inTransaction),
      ...Array.from({ length: 20 }, () => rejected(opened, () => one(opened))),
    ]);
    proxy.recover();
    await untilBack(opened);
    await Promise.all(Array.from({ length: 20 }, () => one(opened)));
  });

  it('with all connections in use makes waiting calls fail', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const began: Promise<void>[] = [];
    const holders = Array.from({ length: opened.connections }, () => {
      let begin = () => {};
      began.push(new Promise((resolve) => (begin = resolve)));
      return opened.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        begin();
        await released;
      });
    });
    await Promise.all(began);
    await rejected(opened, () => one(opened));
    release();
    await Promise.all(holders);
  });
});
