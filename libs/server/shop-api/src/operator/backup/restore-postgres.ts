import { randomBytes } from 'node:crypto';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { type OpenDatabase, openPostgres } from '../../db/open-database';
import { OperatorError } from '../command/operator-error';
import { addFiles } from './add-files';
import { POSTGRES_ENTRY } from './backup-format';
import { dumpPostgres, loadDump, replaceWithDump } from './postgres-tools';
import { unpackBackup } from './unpack-backup';

/** The database and data folder to restore into. */
export interface PostgresTarget {
  readonly url: string;
  readonly dataFolder: string;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const wrongKind = (file: string) =>
  new OperatorError(
    `PostgreSQL のバックアップではありません: ${file}`,
    `This is no backup of a PostgreSQL database: ${file}`,
  );

/**
 * Replaces a PostgreSQL database by a backup. The backup is first checked and migrated in a temporary database, and
 * then replaces the current contents in one transaction: whatever fails, the current data stays.
 */
export async function restorePostgres(
  file: string,
  { url, dataFolder }: PostgresTarget,
  inspect: (opened: OpenDatabase) => Promise<void>,
): Promise<void> {
  const name = `restoring_${randomBytes(4).toString('hex')}`;
  const staging = path.join(dataFolder, name.replace('_', '-'));
  const beside = new URL(url);
  beside.pathname = `/${name}`;
  try {
    await mkdir(staging, { recursive: true });
    await unpackBackup(file, staging);
    const given = path.join(staging, POSTGRES_ENTRY);
    await access(given).catch(() => Promise.reject(wrongKind(file)));
    await execute(url, `create database "${name}"`);
    await loadDump(beside.href, given);
    const opened = openPostgres(beside.href);
    try {
      await inspect(opened);
    } finally {
      await opened.close();
    }
    const checked = path.join(staging, 'checked.dump');
    await writeFile(checked, await dumpPostgres(beside.href));
    await addFiles(path.join(staging, 'files'), path.join(dataFolder, 'files'));
    await replaceWithDump(url, checked);
    // Restored rows announce nothing by themselves.
    await execute(url, "select pg_notify('shop_changes', '* all')");
  } finally {
    await execute(url, `drop database if exists "${name}" with (force)`).catch(() => undefined);
    await rm(staging, { recursive: true, force: true });
  }
}
