import { access } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ChangeFeed } from '@shop/shop-api/changes/change-feed';
import { AfterResponse } from '@shop/shop-api/http/after-response';
import { createOutbox } from '@shop/shop-api/mail/create-outbox';
import { createSmtpTransport } from '@shop/shop-api/mail/create-smtp-transport';
import type { Database } from '@shop/shop-api/db/database';
import { type DataFolderLock, lockDataFolder } from '@shop/shop-api/data-folder/lock-data-folder';
import type { MailPort } from '@shop/shop-api/ports/mail-port';
import { type OpenDatabase, openEmbedded, openPostgres } from '@shop/shop-api/db/open-database';
import { recoverInterruptedRestore } from '@shop/shop-api/operator/backup/prepare-restore';
import { systemClock } from '@shop/shop-api/ports/clock';
import type { Logger } from 'pino';
import type { ApiEnvironment } from './read-environment';
import { servingUrl } from './serving-connection';

/** How long a request waits for a database connection, in ms. reliability 33 */
const CONNECTION_LIMIT_MS = 2_000;

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** The database, migrated and ready, with what belongs to it. */
export interface OpenShop {
  readonly opened: OpenDatabase;
  readonly mail: MailPort;
  /** The work that responses do not wait for; waited for before the database is closed. */
  readonly afterResponse: AfterResponse;
  readonly filesFolder: string;
  /** Announces changes to the servers of the shops; ended before the database is closed. */
  readonly changeFeed: ChangeFeed;
}

/** Where the embedded database's files are. */
export const databaseFolder = (dataFolder: string): string => path.join(dataFolder, 'db');
/** Where pictures and uploads are. */
export const filesFolderOf = (dataFolder: string): string => path.join(dataFolder, 'files');

/** Whether the data folder holds an embedded database already. */
export const hasDatabase = (dataFolder: string): Promise<boolean> =>
  access(path.join(databaseFolder(dataFolder), 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/**
 * Locks the data folder for this process where the database is embedded, and cleans up after an interrupted
 * restore.
 */
export async function lockShopFolder({
  databaseUrl,
  dataFolder,
}: ApiEnvironment): Promise<DataFolderLock | null> {
  if (databaseUrl !== null) return null;
  const lock = await lockDataFolder(dataFolder);
  await recoverInterruptedRestore(dataFolder);
  return lock;
}

/** How a shop is opened. */
interface OpenShopOptions {
  /** The API opens it, to serve it; otherwise an operator's command that runs alone. */
  readonly isServing?: boolean;
  /** Called before the migration; may throw. */
  readonly admit?: (db: Database) => Promise<void>;
}

/** Opens and migrates the shop's database. */
export async function openShop(
  environment: ApiEnvironment,
  log: Logger,
  { isServing = false, admit }: OpenShopOptions = {},
): Promise<OpenShop> {
  const { databaseUrl, smtpUrl, dataFolder } = environment;
  const url = isServing && databaseUrl !== null ? servingUrl(databaseUrl) : databaseUrl;
  const opened = await openDatabase({ ...environment, databaseUrl: url }, log);
  try {
    await admit?.(opened.db);
    await opened.migrate(MIGRATIONS);
  } catch (error) {
    await opened.close();
    throw error;
  }
  const transport = smtpUrl === null ? null : createSmtpTransport(smtpUrl, environment.mailFrom);
  const afterResponse = new AfterResponse();
  const mail = createOutbox({ db: opened.db, clock: systemClock, log, afterResponse, transport });
  const changeFeed = new ChangeFeed(opened);
  return { opened, mail, afterResponse, filesFolder: filesFolderOf(dataFolder), changeFeed };
}

/** Opens the database as it is. */
export async function openDatabase(
  { databaseUrl, databaseConnections, dataFolder }: ApiEnvironment,
  log: Logger,
): Promise<OpenDatabase> {
  if (databaseUrl !== null)
    return openPostgres(databaseUrl, {
      connectionLimitMs: CONNECTION_LIMIT_MS,
      connections: databaseConnections,
    });
  return openEmbedded({
    folder: databaseFolder(dataFolder),
    onReplaced(why) {
      log.error({ err: why }, 'the database was opened anew');
    },
    onLost(error) {
      log.fatal({ err: error }, 'the database is lost; ending');
      process.exit(1);
    },
  });
}
