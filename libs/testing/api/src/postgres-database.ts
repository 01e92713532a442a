import { randomBytes } from 'node:crypto';
import { type OpenDatabase, openPostgres } from '@shop/shop-api/db/open-database';
import { Client } from 'pg';
import { seedDigest } from './seed-digest';
import { dropUnusedTemplates, recordUse } from './template-databases';

/** Any fixed number: the process that holds it makes the template. */
const TEMPLATE_LOCK = 4_201_043;

const withName = (url: string, database: string) => {
  const named = new URL(url);
  named.pathname = `/${database}`;
  return named.href;
};

async function asAdministrator<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: withName(url, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates a seeded database on the server at `url`, as a copy of a cached template database; it is dropped on
 * close.
 */
export const openPostgresCopy = async (url: string): Promise<OpenDatabase> =>
  (await openPostgresCopyAt(url)).opened;

/** The same, with its URL for other processes that open it. */
export async function openPostgresCopyAt(
  url: string,
): Promise<{ readonly opened: OpenDatabase; readonly url: string }> {
  const template = `shop_test_template_${await seedDigest()}`;
  const name = `shop_test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const present = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (present.rowCount === 0) await createTemplate(client, url, template);
    await recordUse(client, template, new Date());
    await client.query(`create database "${name}" template "${template}"`);
    // Nobody opens it again after a crash of the server, so no commit waits for the disk. What others see is the same.
    await client.query(`alter database "${name}" set synchronous_commit = off`);
  });
  const opened = openPostgres(withName(url, name));
  return {
    url: withName(url, name),
    opened: {
      ...opened,
      async close() {
        await opened.close();
        await asAdministrator(url, (client) =>
          client.query(`drop database if exists "${name}" with (force)`),
        );
      },
    },
  };
}

/** Made under another name and renamed when complete: a template that exists is whole. */
async function createTemplate(client: Client, url: string, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists "${draft}" with (force)`);
  await client.query(`create database "${draft}"`);
  await recordUse(client, draft, new Date());
  const opened = openPostgres(withName(url, draft));
  try {
    // The seed is loaded only where it runs.
    const { prepareDatabase } = await import('./prepare-database');
    await prepareDatabase(opened);
  } finally {
    await opened.close();
  }
  await dropUnusedTemplates(client, new Date());
  await client.query(`alter database "${draft}" rename to "${template}"`);
}
