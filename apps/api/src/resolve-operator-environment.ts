import { detectEnvironment } from '@shop/shop-api/stored-environment/detect-environment';
import { OperatorError } from '@shop/shop-api/operator/command/operator-error';
import type { ShopEnvironment } from '@shop/shop-api/ports/shop-environment';
import type { Logger } from 'pino';
import { hasDatabase, openDatabase } from './open-shop';
import type { ApiEnvironment } from './read-environment';

/**
 * Whether an operator works on a live shop or a demonstration: as stored in the database, or `SHOP_ENV` where the
 * database is missing or empty. An embedded database that cannot be opened any more, and is to be restored from a
 * backup, cannot be read: then `SHOP_ENV` has to be set explicitly, because its default would turn a broken live
 * shop into a demonstration. The caller holds the folder's lock.
 */
export async function resolveOperatorEnvironment(
  environment: ApiEnvironment,
  log: Logger,
): Promise<ShopEnvironment> {
  const { databaseUrl, dataFolder, env, isEnvSet } = environment;
  if (databaseUrl !== null) return (await environmentIn(environment, log)) ?? env;
  if (!(await hasDatabase(dataFolder))) return env;
  try {
    return (await environmentIn(environment, log)) ?? env;
  } catch (error) {
    if (!isEnvSet)
      throw new OperatorError(
        '今のデータベースを読めないため、本番の店かデモか分かりません。SHOP_ENV=live か SHOP_ENV=demo を設定してください。',
        'The present database cannot be read, so that it cannot say whose it is: set SHOP_ENV=live or SHOP_ENV=demo.',
      );
    log.warn({ err: error }, 'the present database cannot be read; SHOP_ENV counts');
    return env;
  }
}

async function environmentIn(environment: ApiEnvironment, log: Logger): Promise<ShopEnvironment | null> {
  const opened = await openDatabase(environment, log);
  try {
    return await detectEnvironment(opened.db);
  } finally {
    await opened.close();
  }
}
