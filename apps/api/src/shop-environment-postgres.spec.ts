import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import type { OpenDatabase } from '@shop/shop-api/db/open-database';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { LIVE_ENVIRONMENT } from '@shop/testing-api/live-environment';
import { openPostgresCopyAt } from '@shop/testing-api/postgres-database';
import { ShopProcess } from '@shop/testing-api/shop-process';
import { sql } from 'drizzle-orm';

const TEST_LIMIT_MS = 60_000;
const POLL_MS = 50;
const WAIT_LIMIT_MS = 20_000;
const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const SETTING = 'SITE.BREAKPOINT.SCREEN-SM';
const LIVE = LIVE_ENVIRONMENT;
const NOTHING_SET = { SHOP_ENV: '' };

describeOnPostgres('a live shop on PostgreSQL', () => {
  let live: Awaited<ReturnType<typeof openPostgresCopyAt>>;
  let demo: Awaited<ReturnType<typeof openPostgresCopyAt>>;
  let folder: string;
  let mode: NodeJS.ProcessEnv;
  const variables = () => ({ SHOP_DATA_DIR: folder, INIT_CWD: folder, ...mode });
  const processes = new ShopProcess('shop-api-environment-postgres', variables);
  const others = new ShopProcess('shop-api-environment-postgres-other', variables);
  const shop = (...words: readonly string[]) => processes.run(...words);
  const setting = async () => {
    const { body } = await createHttpCaller(processes.url).call(getFrontSettingsSpec, {});
    return body[SETTING];
  };

  beforeAll(async () => {
    await processes.build();
    await others.build();
    folder = await mkdtemp(path.join(tmpdir(), 'shop-environment-postgres-'));
    [live, demo] = [await openPostgresCopyAt(SERVER), await openPostgresCopyAt(SERVER)];
    for (const schema of ['public', 'drizzle'])
      await live.opened.db.execute(sql`drop schema ${sql.identifier(schema)} cascade`);
    await live.opened.db.execute(sql`create schema public`);
    mode = { ...LIVE, DATABASE_URL: live.url };
  }, TEST_LIMIT_MS);
  afterAll(async () => {
    await Promise.all([processes.close(), others.close()]);
    await Promise.all([live.opened.close(), demo.opened.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'can be created by two processes that start at the same time, and both serve it',
    async () => {
      await Promise.all([processes.start(), others.start()]);
      await others.stop();
      const marks = await live.opened.db.execute(sql`select env from shop_environment`);
      expect(marks.rows).toEqual([{ env: 'live' }]);
      await shop('settings', 'set', SETTING, '611', '--channel', 'default');
      expect(await shop('backup', 'live.backup')).toMatchObject({ code: 0, err: '' });
    },
    TEST_LIMIT_MS,
  );

  it(
    'is not served by a demonstration, whose start leaves the tables unchanged',
    async () => {
      await live.opened.db.execute(sql`delete from drizzle.__drizzle_migrations where id > 15`);
      const { code, err, hasServed } = await processes.startUnserved({
        ...NOTHING_SET,
        DATABASE_URL: live.url,
      });
      expect({ code, hasServed }).toEqual({ code: 1, hasServed: false });
      expect(err).toContain('このデータベースは本番の店のものです。SHOP_ENV=live を');
      const { rows } = await live.opened.db.execute(
        sql`select count(*) as done from drizzle.__drizzle_migrations`,
      );
      expect(rows).toEqual([{ done: 15 }]);
    },
    TEST_LIMIT_MS,
  );

  it(
    'cannot be restored into a demonstration, nor a demonstration into it',
    async () => {
      await processes.stop();
      mode = { ...NOTHING_SET, DATABASE_URL: demo.url };
      expect(await shop('backup', 'demo.backup')).toMatchObject({ code: 0, err: '' });
      expect(await shop('restore', 'live.backup', '--yes')).toMatchObject({
        code: 1,
        err: expect.stringContaining('SHOP_ENV=live') as string,
      });
      mode = { ...NOTHING_SET, DATABASE_URL: live.url };
      expect(await shop('restore', 'demo.backup', '--yes')).toMatchObject({
        code: 1,
        err: expect.stringContaining('デモのバックアップ') as string,
      });
    },
    TEST_LIMIT_MS,
  );

  it(
    'can be restored from its own backup and stays live',
    async () => {
      mode = { ...NOTHING_SET, DATABASE_URL: live.url };
      expect(await shop('restore', 'live.backup', '--yes')).toMatchObject({ code: 0, err: '' });
      expect(await processes.startUnserved({})).toMatchObject({ code: 1, hasServed: false });
      mode = { ...LIVE, DATABASE_URL: live.url };
      await processes.start();
      expect(await setting()).toBe(611);
      await processes.stop();
    },
    TEST_LIMIT_MS,
  );

  it(
    'can be restored into a database that was only just created',
    async () => {
      const { opened, url } = await openPostgresCopyAt(SERVER);
      for (const schema of ['public', 'drizzle'])
        await opened.db.execute(sql`drop schema ${sql.identifier(schema)} cascade`);
      await opened.db.execute(sql`create schema public`);
      mode = { ...LIVE, DATABASE_URL: url };
      expect(await shop('restore', 'live.backup')).toMatchObject({ code: 0, err: '' });
      const { rows } = await opened.db.execute(sql`select env from shop_environment`);
      await opened.close();
      expect(rows).toEqual([{ env: 'live' }]);
    },
    TEST_LIMIT_MS,
  );

  it(
    'cannot be started on a demonstration’s database',
    async () => {
      const { code, err, hasServed } = await processes.startUnserved({ ...LIVE, DATABASE_URL: demo.url });
      expect({ code, hasServed }).toEqual({ code: 1, hasServed: false });
      expect(err).toContain('このデータベースはデモのものです。');
    },
    TEST_LIMIT_MS,
  );

  it(
    'cannot be started on a database that a demonstration is filling at the same time',
    async () => {
      const { opened, url } = await openPostgresCopyAt(SERVER);
      await opened.db.execute(sql`truncate channels, shop_environment cascade`);
      const late = await opened.db.transaction(async (tx) => {
        await tx.execute(sql`lock table channels in exclusive mode`);
        const started = processes.startUnserved({ ...LIVE, DATABASE_URL: url });
        await untilSomebodyWaits(opened);
        await tx.execute(sql`insert into channels (key, name) values ('default', '見本の店')`);
        await tx.execute(sql`insert into shop_environment (env) values ('demo')`);
        return { started };
      });
      const { code, err, hasServed } = await late.started;
      await opened.close();
      expect({ code, hasServed }).toEqual({ code: 1, hasServed: false });
      expect(err).toContain('このデータベースはデモのものです。');
    },
    TEST_LIMIT_MS,
  );
});

/** Until another process waits for a lock in this database; throws when none does within the time of a start. */
async function untilSomebodyWaits({ db }: OpenDatabase): Promise<void> {
  for (const limit = Date.now() + WAIT_LIMIT_MS; Date.now() < limit;) {
    const { rows } = await db.execute(
      sql`select 1 from pg_locks join pg_database d on d.oid = database
        where not granted and d.datname = current_database()`,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('Nobody waits for the database');
}
