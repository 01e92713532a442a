import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { openPostgresCopyAt } from '@shop/testing-api/postgres-database';
import { MIGRATIONS } from '@shop/testing-api/seed-digest';
import { createTestClock } from '@shop/testing-api/test-clock';
import { sql } from 'drizzle-orm';
import { type OpenDatabase, openPostgres } from '../db/open-database';
import { shopEnvironment, users } from '../db/schema';
import { namedPictures } from '../seed/pictures/picture-set';
import { seedShop } from '../seed/seed-shop';
import { storeEnvironment, readStoredEnvironment } from './stored-environment';

const ROUNDS = 5;
const KINDS = ['demo', 'live', 'demo', 'live', 'demo', 'live'] as const;

describeOnPostgres('processes that start at once on one database', () => {
  let copy: Awaited<ReturnType<typeof openPostgresCopyAt>>;
  let processes: readonly { readonly env: 'demo' | 'live'; readonly opened: OpenDatabase }[];

  beforeAll(async () => {
    copy = await openPostgresCopyAt(process.env['TEST_DATABASE_URL'] ?? '');
    processes = KINDS.map((env) => ({ env, opened: openPostgres(copy.url) }));
    // Every one has its connection before the race begins.
    await Promise.all(processes.map(({ opened }) => opened.db.execute(sql`select 1`)));
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ opened }) => opened.close()));
    await copy.opened.close();
  });

  it('all get the environment of the process that stored it first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await copy.opened.db.delete(shopEnvironment);
      const heard = await Promise.all(processes.map(({ env, opened }) => storeEnvironment(opened.db, env)));
      expect(new Set(heard).size).toBe(1);
      expect(await copy.opened.db.select({ env: shopEnvironment.env }).from(shopEnvironment)).toEqual([
        { env: heard[0] },
      ]);
    }
  });

  it('fill an empty one once, as the environment that is stored', async () => {
    await copy.opened.db.execute(sql`drop schema public cascade`);
    await copy.opened.db.execute(sql`drop schema drizzle cascade`);
    await copy.opened.db.execute(sql`create schema public`);
    await Promise.all(
      processes.map(async ({ env, opened }) => {
        await opened.migrate(MIGRATIONS);
        await seedShop(opened.db, {
          clock: createTestClock(),
          pictures: namedPictures,
          modelsPerShop: 20,
          withSamples: env === 'demo',
        });
      }),
    );
    const members = await copy.opened.db.$count(users);
    expect(await readStoredEnvironment(copy.opened.db)).toBe(members > 0 ? 'demo' : 'live');
  });
});
