import path from 'node:path';
import {
  hasDemoMembers,
  OperatorFailure,
  type OpenDatabase,
  prepareRestore,
  recordAudit,
  restorePostgres,
  systemClock,
} from '@shop/shop-api';
import { MIGRATIONS } from './open-shop';
import type { ApiEnvironment } from './read-environment';

/** How the present database is let go of, and taken up again. */
export interface RestoreTurn {
  close(): Promise<void>;
  open(): Promise<void>;
}

/**
 * Puts a backup in the place of the database. The backup is checked and brought up to date beside the present
 * data first; what fails before the swap changes nothing, what fails after it brings the present data back.
 */
export async function restoreShop(
  { databaseUrl, dataFolder, env }: ApiEnvironment,
  request: { readonly file: string; readonly actor: string },
  turn: RestoreTurn,
): Promise<void> {
  const inspect = async ({ migrate, db }: OpenDatabase) => {
    await migrate(MIGRATIONS);
    if (env === 'live' && (await hasDemoMembers(db)))
      throw new OperatorFailure(
        'デモ会員のいるバックアップは、SHOP_ENV=live では使えません。',
        'SHOP_ENV=live refuses a backup that holds demo accounts.',
      );
    const target = path.basename(request.file);
    const change = { command: 'restore', channelId: null, target, before: null, after: null };
    await recordAudit(db, { actor: request.actor, clock: systemClock }, change);
  };
  // The server puts it in place in one transaction; nobody has to let go of it.
  if (databaseUrl !== null) return restorePostgres(request.file, { url: databaseUrl, dataFolder }, inspect);
  const prepared = await prepareRestore(request.file, dataFolder, inspect);
  await turn.close();
  try {
    await prepared.swap();
    await turn.open();
  } catch (error) {
    await prepared.undo();
    await prepared.finish();
    await turn.open();
    throw error;
  }
  await prepared.finish();
}
