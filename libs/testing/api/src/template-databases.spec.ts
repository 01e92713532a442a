import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describeOnPostgres } from './describe-on-postgres';
import { dropUnusedTemplates, recordUse } from './template-databases';

/** Databases are made and dropped by copying files, on a machine that other tests share. */
const LIMIT_MS = 60_000;
const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date();

describeOnPostgres('templates of test databases', () => {
  const run = randomBytes(4).toString('hex');
  const nameOf = (what: string) => `shop_test_template_${run}_${what}`;
  const clients: Client[] = [];
  const connect = async (database: string) => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${database}`;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    clients.push(client);
    return client;
  };
  afterAll(async () => {
    const [administrator, ...others] = clients;
    for (const client of others) await client.end();
    for (const what of ['used', 'left', 'noteless', 'connected'])
      await administrator?.query(`drop database if exists "${nameOf(what)}"`);
    await administrator?.end();
  }, LIMIT_MS);

  it(
    'template databases are kept while a run of another commit uses them, and dropped a day later',
    async () => {
      const client = await connect('postgres');
      for (const what of ['used', 'left', 'noteless', 'connected'])
        await client.query(`create database "${nameOf(what)}"`);
      await recordUse(client, nameOf('used'), new Date(NOW.getTime() - 23 * HOUR_MS));
      await recordUse(client, nameOf('left'), new Date(NOW.getTime() - 25 * HOUR_MS));
      await connect(nameOf('connected'));
      await dropUnusedTemplates(client, NOW);
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where datname like $1 order by 1',
        [`shop_test_template_${run}_%`],
      );
      expect(rows.map(({ datname }) => datname)).toEqual([nameOf('connected'), nameOf('used')]);
    },
    LIMIT_MS,
  );
});
