import { findEnvironment, type ShopEnvironment } from '@shop/shop-api';
import type { Logger } from 'pino';
import { hasDatabase, openDatabase } from './open-shop';
import type { ApiEnvironment } from './read-environment';

/**
 * Whose shop it is that an operator works on: what its database says, `SHOP_ENV` where there is none yet or it is empty. An
 * embedded one that cannot be opened any more, which a backup is there for, counts as none. The caller holds the folder's
 * lock.
 */
export async function presentEnvironment(environment: ApiEnvironment, log: Logger): Promise<ShopEnvironment> {
  const { databaseUrl, dataFolder, env } = environment;
  if (databaseUrl !== null) return (await environmentIn(environment, log)) ?? env;
  if (!(await hasDatabase(dataFolder))) return env;
  try {
    return (await environmentIn(environment, log)) ?? env;
  } catch (error) {
    log.warn({ reason: String(error) }, 'the present database cannot be read; SHOP_ENV counts');
    return env;
  }
}

async function environmentIn(environment: ApiEnvironment, log: Logger): Promise<ShopEnvironment | null> {
  const opened = await openDatabase(environment, log);
  try {
    return await findEnvironment(opened.db);
  } finally {
    await opened.close();
  }
}
