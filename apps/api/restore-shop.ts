import path from 'node:path';
import { findEnvironment } from '@shop/shop-api/environment/find-environment';
import { markEnvironment } from '@shop/shop-api/environment/mark-environment';
import { OperatorError } from '@shop/shop-api/operator/command/operator-error';
import type { OpenDatabase } from '@shop/shop-api/db/open-database';
import { prepareRestore } from '@shop/shop-api/operator/backup/prepare-restore';
import { recordAudit } from '@shop/shop-api/operator/audit/record-audit';
import { restorePostgres } from '@shop/shop-api/operator/backup/restore-postgres';
import type { ShopEnvironment } from '@shop/shop-api/ports/shop-environment';
import { systemClock } from '@shop/shop-api/ports/clock';
import { MIGRATIONS } from './open-shop';
import type { ApiEnvironment } from './read-environment';

/** How the present database is let go of, and taken up again. */
export interface RestoreHooks {
  close(): Promise<void>;
  open(): Promise<void>;
}

const REFUSED_FOR: Readonly<Record<ShopEnvironment, readonly [japanese: string, english: string]>> = {
  demo: [
    '本番の店のバックアップは、デモには復元できません。SHOP_ENV=live を設定し、新しい SHOP_DATA_DIR か空の DATABASE_URL に復元してください。',
    "A live shop's backup is not restored into a demonstration: set SHOP_ENV=live, and a new SHOP_DATA_DIR or an empty DATABASE_URL.",
  ],
  live: [
    'デモのバックアップ（デモ会員のいるもの）は、本番の店には復元できません。',
    "A demonstration's backup, which holds demo accounts, is not restored into a live shop.",
  ],
};

/** What is restored, and for whom. */
interface RestoreRequest {
  readonly file: string;
  readonly actor: string;
  /** Whose shop it is that the backup is put into. */
  readonly env: ShopEnvironment;
}

/**
 * Puts a backup in the place of the database. The backup is checked and brought up to date beside the present
 * data first; what fails before the swap changes nothing, what fails after it brings the present data back. A backup of the
 * other kind of shop is refused.
 */
export async function restoreShop(
  { databaseUrl, dataFolder }: ApiEnvironment,
  request: RestoreRequest,
  turn: RestoreHooks,
): Promise<void> {
  const inspect = async ({ migrate, db }: OpenDatabase) => {
    await migrate(MIGRATIONS);
    const found = await findEnvironment(db);
    if (found !== null && (await markEnvironment(db, found)) !== request.env)
      throw new OperatorError(...REFUSED_FOR[request.env]);
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
