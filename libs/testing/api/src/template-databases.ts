import type { Client } from 'pg';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Notes on a template that it was used now. Runs on other commits have templates of their own on the same server: the
 * note tells which of them somebody still needs.
 */
export const noteUse = (client: Client, template: string, now: Date): Promise<unknown> =>
  client.query(`comment on database "${template}" is '${now.toISOString()}'`);

/** Drops the templates, and drafts of them, that nobody has used for a day and nobody is connected to. */
export async function dropUnusedTemplates(client: Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ name: string; used: string | null }>(`
    select d.datname as name, shobj_description(d.oid, 'pg_database') as used from pg_database d
      where d.datname like 'shop\\_test\\_template\\_%'
        and not exists (select 1 from pg_stat_activity a where a.datname = d.datname)`);
  for (const { name, used } of rows)
    if (used === null || now.getTime() - Date.parse(used) > DAY_MS)
      await client.query(`drop database if exists "${name}"`);
}
