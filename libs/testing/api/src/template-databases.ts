import type { Client } from 'pg';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Records that a template was used now. Test runs of other commits have their own templates on the same server: the
 * record shows which ones are still in use.
 */
export const recordUse = (client: Client, template: string, now: Date): Promise<unknown> =>
  client.query(`comment on database "${template}" is '${now.toISOString()}'`);

/** Drops the templates, also unfinished ones, that were not used for a day and have no connection. */
export async function dropUnusedTemplates(client: Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ name: string; used: string | null }>(`
    select d.datname as name, shobj_description(d.oid, 'pg_database') as used from pg_database d
      where d.datname like 'shop\\_test\\_template\\_%'
        and not exists (select 1 from pg_stat_activity a where a.datname = d.datname)`);
  for (const { name, used } of rows)
    if (used === null || now.getTime() - Date.parse(used) > DAY_MS)
      await client.query(`drop database if exists "${name}"`);
}
