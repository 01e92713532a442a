import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describeOnPostgres } from './describe-on-postgres';
import { COPY_PREFIX, dropUnused, recordUse, TEMPLATE_PREFIX, withTemplateLock } from './template-databases';

const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date();

describeOnPostgres('databases of tests', () => {
  // With two more digits as long as what names a copy.
  const run = randomBytes(7).toString('hex');
  const TEMPLATES = ['used', 'left', 'noteless', 'connected'].map(
    (what) => `${TEMPLATE_PREFIX}${run}_${what}`,
  );
  const [used = '', left = '', , connected = ''] = TEMPLATES;
  const COPIES = ['01', '02', '03', '04'].map((end) => `${COPY_PREFIX}${run}${end}`);
  const [usedCopy = '', leftCopy = '', notelessCopy = '', connectedCopy = ''] = COPIES;
  const clients: Client[] = [];
  const connect = async (database: string) => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${database}`;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    clients.push(client);
    return client;
  };
  const present = async (client: Client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`%${run}%`],
    );
    return rows.map(({ datname }) => datname).sort();
  };
  afterEach(async () => {
    const [administrator, ...others] = clients.splice(0);
    for (const client of others) await client.end();
    for (const name of [...TEMPLATES, ...COPIES])
      await administrator?.query(`drop database if exists "${name}"`);
    await administrator?.end();
  });

  it('template databases are kept while a run of another commit uses them, and dropped a day later', async () => {
    const client = await connect('postgres');
    await withTemplateLock(client, async () => {
      for (const name of TEMPLATES) await client.query(`create database "${name}"`);
      await recordUse(client, used, new Date(NOW.getTime() - 23 * HOUR_MS));
      await recordUse(client, left, new Date(NOW.getTime() - 25 * HOUR_MS));
      await recordUse(client, connected, new Date(NOW.getTime() - 25 * HOUR_MS));
      await connect(connected);
      await dropUnused(client, NOW);
      expect(await present(client)).toEqual([connected, used]);
    });
  });

  it('what a killed run has left is dropped some hours later; the copies of another run stay', async () => {
    const client = await connect('postgres');
    await withTemplateLock(client, async () => {
      for (const name of COPIES) await client.query(`create database "${name}"`);
      await recordUse(client, usedCopy, new Date(NOW.getTime() - 2 * HOUR_MS));
      await recordUse(client, leftCopy, new Date(NOW.getTime() - 4 * HOUR_MS));
      await recordUse(client, connectedCopy, new Date(NOW.getTime() - 4 * HOUR_MS));
      await connect(connectedCopy);
      await dropUnused(client, NOW);
      expect(await present(client)).toEqual([usedCopy, notelessCopy, connectedCopy]);
      await dropUnused(client, new Date(NOW.getTime() + 4 * HOUR_MS));
      expect(await present(client)).toEqual([connectedCopy]);
    });
  });
});
