import type { Client } from 'pg';

export const TEMPLATE_PREFIX = 'shop_test_template_';
/** What a test opens is named by this and a random number. */
export const COPY_PREFIX = 'shop_test_';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Nothing that opens a copy runs for so long; a copy that is older was left by a run that was killed. */
const COPY_LIMIT_MS = 3 * HOUR_MS;
/** Any fixed number: the process that holds it makes, copies or drops databases of tests. */
const TEMPLATE_LOCK = 4_201_043;

/** Does something with the databases of tests that no other run may do meanwhile. A killed run holds no lock. */
export async function withTemplateLock<Value>(client: Client, work: () => Promise<Value>): Promise<Value> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/**
 * Records that a database was used now. Test runs of other commits have their own templates and copies on the same
 * server: the record shows which ones are still in use.
 */
export const recordUse = (client: Client, database: string, now: Date): Promise<unknown> =>
  client.query(`comment on database "${database}" is '${now.toISOString()}'`);

/**
 * Drops what ended runs have left: templates, also unfinished ones, that were not used for a day, and copies. What has
 * a connection stays. A copy without a record is of a state that kept none, so its time begins now.
 */
export async function dropUnused(client: Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ name: string; used: string | null }>(
    `select d.datname as name, shobj_description(d.oid, 'pg_database') as used from pg_database d
      where (d.datname like 'shop\\_test\\_template\\_%' or d.datname ~ '^shop_test_[0-9a-f]{16}$')
        and not exists (select 1 from pg_stat_activity a where a.datname = d.datname)`,
  );
  for (const { name, used } of rows) {
    const isTemplate = name.startsWith(TEMPLATE_PREFIX);
    if (used === null && !isTemplate) await recordUse(client, name, now);
    else if (used === null || now.getTime() - Date.parse(used) > (isTemplate ? DAY_MS : COPY_LIMIT_MS))
      await client.query(`drop database if exists "${name}"`);
  }
}
