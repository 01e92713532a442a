import { randomBytes } from 'node:crypto';
import { type OpenDatabase, openPostgres } from '@shop/shop-api/db/open-database';
import { Client } from 'pg';
import { seedDigest } from './seed-digest';
import { COPY_PREFIX, dropUnused, recordUse, TEMPLATE_PREFIX, withTemplateLock } from './template-databases';

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
  const name = `${COPY_PREFIX}${randomBytes(8).toString('hex')}`;
  await withTemplate(url, async (client, template) => {
    await client.query(`create database "${name}" template "${template}"`);
    await recordUse(client, name, new Date());
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

/** Makes the template of this state of the seed where there is none, and drops what ended runs have left. */
export const makePostgresTemplate = (url: string): Promise<void> =>
  withTemplate(url, (client) => dropUnused(client, new Date()));

/** With the template, which nobody else makes, copies or drops meanwhile. */
async function withTemplate(
  url: string,
  work: (client: Client, template: string) => Promise<void>,
): Promise<void> {
  const template = `${TEMPLATE_PREFIX}${await seedDigest()}`;
  await asAdministrator(url, (client) =>
    withTemplateLock(client, async () => {
      const present = await client.query('select 1 from pg_database where datname = $1', [template]);
      if (present.rowCount === 0) await createTemplate(client, url, template);
      await recordUse(client, template, new Date());
      await work(client, template);
    }),
  );
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
  await dropUnused(client, new Date());
  await client.query(`alter database "${draft}" rename to "${template}"`);
}
