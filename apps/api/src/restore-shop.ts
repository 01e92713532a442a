import path from 'node:path';
import { detectEnvironment } from '@shop/shop-api/stored-environment/detect-environment';
import { storeEnvironment } from '@shop/shop-api/stored-environment/stored-environment';
import { OperatorError } from '@shop/shop-api/operator/command/operator-error';
import type { OpenDatabase } from '@shop/shop-api/db/open-database';
import { prepareRestore } from '@shop/shop-api/operator/backup/prepare-restore';
import { recordAudit } from '@shop/shop-api/operator/audit/record-audit';
import { restorePostgres } from '@shop/shop-api/operator/backup/restore-postgres';
import type { ShopEnvironment } from '@shop/shop-api/ports/shop-environment';
import { systemClock } from '@shop/shop-api/ports/clock';
import { hasDatabase, MIGRATIONS } from './open-shop';
import type { ApiEnvironment } from './read-environment';
import { nameOfFilledDatabase, requireUnserved } from './serving-connection';

const ENVIRONMENT_MISMATCH: Readonly<Record<ShopEnvironment, readonly [japanese: string, english: string]>> =
  {
    demo: [
      '本番の店のバックアップは、デモには復元できません。SHOP_ENV=live を設定し、新しい SHOP_DATA_DIR か空の DATABASE_URL に復元してください。',
      "A live shop's backup is not restored into a demonstration: set SHOP_ENV=live, and a new SHOP_DATA_DIR or an empty DATABASE_URL.",
    ],
    live: [
      'デモのバックアップ（デモ会員のいるもの）は、本番の店には復元できません。',
      "A demonstration's backup, which holds demo accounts, is not restored into a live shop.",
    ],
  };

/** What is restored. */
interface RestoreRequest {
  readonly file: string;
  readonly actor: string;
  /** The environment of the shop that the backup is restored into. */
  readonly env: ShopEnvironment;
  /** Called before a shop is overwritten, with words for what; throws where the operator does not agree. */
  confirm(overwritten: string): Promise<void>;
}

/**
 * Replaces the database by a backup. The backup is first checked and migrated beside the current data: an error
 * before the swap changes nothing, an error during it restores the current data. A backup of the other environment is
 * rejected, and so is a database that an API serves. The caller holds the data folder's lock.
 */
export async function restoreShop(
  { databaseUrl, dataFolder }: ApiEnvironment,
  request: RestoreRequest,
): Promise<void> {
  const inspect = async ({ migrate, db }: OpenDatabase) => {
    await migrate(MIGRATIONS);
    const found = await detectEnvironment(db);
    if (found !== null && (await storeEnvironment(db, found)) !== request.env)
      throw new OperatorError(...ENVIRONMENT_MISMATCH[request.env]);
    const target = path.basename(request.file);
    const change = { command: 'restore', channelId: null, target, before: null, after: null };
    await recordAudit(db, { actor: request.actor, clock: systemClock }, change);
  };
  // PostgreSQL replaces the contents in one transaction, so that the database need not be closed.
  if (databaseUrl !== null) {
    await requireUnserved(databaseUrl);
    const name = await nameOfFilledDatabase(databaseUrl);
    if (name !== null) await request.confirm(name);
    return restorePostgres(request.file, { url: databaseUrl, dataFolder }, inspect);
  }
  if (await hasDatabase(dataFolder)) await request.confirm(dataFolder);
  const prepared = await prepareRestore(request.file, dataFolder, inspect);
  try {
    await prepared.swap();
  } catch (error) {
    await prepared.undo();
    throw error;
  } finally {
    await prepared.finish();
  }
}
