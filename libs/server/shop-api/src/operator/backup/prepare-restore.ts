import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../command/operator-error';
import { openEmbedded, type OpenDatabase } from '../../db/open-database';
import { addFiles } from './add-files';
import { DATABASE_ENTRY } from './backup-format';
import { unpackBackup } from './unpack-backup';

/** The embedded database of a data folder. */
const DATABASE = 'db';
/** The one before a restore; there only while the restore is under way. */
const PREVIOUS = 'db.before-restore';
const STAGING_PREFIX = 'restoring-';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const wrongKind = (file: string) =>
  new OperatorError(
    `PostgreSQL のバックアップです。DATABASE_URL を設定して復元してください: ${file}`,
    `This is a backup of a PostgreSQL database; set DATABASE_URL: ${file}`,
  );

/** A checked backup beside the current data, ready to replace it. */
export interface PreparedRestore {
  /** Replaces the present data, which is set aside. No process may have the database open. */
  swap(): Promise<void>;
  /** Restores the previous data. */
  undo(): Promise<void>;
  /** Removes what is no longer needed. */
  finish(): Promise<void>;
}

/**
 * Unpacks and checks a backup and opens its database once, for `inspect` to migrate or reject it. The current data
 * is not changed, whatever fails.
 */
export async function prepareRestore(
  file: string,
  dataFolder: string,
  inspect: (opened: OpenDatabase) => Promise<void>,
): Promise<PreparedRestore> {
  const staging = path.join(dataFolder, `${STAGING_PREFIX}${randomBytes(4).toString('hex')}`);
  const database = path.join(dataFolder, DATABASE);
  const previous = path.join(dataFolder, PREVIOUS);
  try {
    await mkdir(staging, { recursive: true });
    await unpackBackup(file, staging);
    if (!(await exists(path.join(staging, DATABASE_ENTRY)))) throw wrongKind(file);
    const opened = await openEmbedded({
      folder: path.join(staging, DATABASE),
      snapshotPath: path.join(staging, DATABASE_ENTRY),
    });
    try {
      await inspect(opened);
    } finally {
      await opened.close();
    }
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  return {
    async swap() {
      await addFiles(path.join(staging, 'files'), path.join(dataFolder, 'files'));
      if (await exists(database)) await rename(database, previous);
      await rename(path.join(staging, DATABASE), database);
    },
    async undo() {
      if (!(await exists(previous))) return;
      await rm(database, { recursive: true, force: true });
      await rename(previous, database);
    },
    async finish() {
      await rm(previous, { recursive: true, force: true });
      await rm(staging, { recursive: true, force: true });
    },
  };
}

/**
 * Cleans up after a restore whose process died: an incomplete swap is undone, a complete one stays. The caller holds
 * the folder's lock.
 */
export async function recoverInterruptedRestore(dataFolder: string): Promise<void> {
  const database = path.join(dataFolder, DATABASE);
  const previous = path.join(dataFolder, PREVIOUS);
  if (await exists(previous)) {
    if (await exists(database)) await rm(previous, { recursive: true, force: true });
    else await rename(previous, database);
  }
  for (const entry of await readdir(dataFolder))
    if (entry.startsWith(STAGING_PREFIX))
      await rm(path.join(dataFolder, entry), { recursive: true, force: true });
}
