import { createPictureSet } from '@shop/shop-api/seed/pictures/create-picture-set';
import { createApiGate } from '@shop/shop-api/http/create-api-gate';
import { createShopApi } from '@shop/shop-api/create-shop-api';
import type { ShopApi } from '@shop/shop-api/http/shop-api';
import { DEFAULT_CONFIG } from '@shop/shop-api/ports/shop-api-config';
import { detectEnvironment } from '@shop/shop-api/stored-environment/detect-environment';
import { hasDemoMembers } from '@shop/shop-api/seed/demo-members';
import { hasEveryShop, seedShop } from '@shop/shop-api/seed/seed-shop';
import {
  storeEnvironment,
  readStoredEnvironment,
} from '@shop/shop-api/stored-environment/stored-environment';
import { startCleanup } from '@shop/shop-api/cleanup/start-cleanup';
import { startReconciler } from '@shop/shop-api/payments/start-reconciler';
import { systemClock } from '@shop/shop-api/ports/clock';
import type { Logger } from 'pino';
import { type OpenShop, openShop } from './open-shop';
import { createPaymentParts } from './create-payment-parts';
import type { ApiEnvironment } from './read-environment';
import { StartupError } from './startup-error';
import { checkEnvironment } from './check-environment';
import { closeServingShop } from './close-serving-shop';
import { warnOfUnmetRequirements } from './warn-of-unmet-requirements';

/** The API with its database and its background jobs. */
export interface ServingShop extends Pick<ShopApi, 'fetch'> {
  readonly shop: OpenShop;
  /** Stops the jobs, lets what responses have begun end within `limitMs`, and closes the database. */
  close(limitMs: number): Promise<void>;
}

/** Opens the shop, creates the API on it and starts its jobs. */
export async function openServingShop(environment: ApiEnvironment, log: Logger): Promise<ServingShop> {
  const shop = await openReadyShop(environment, log);
  const parts = partsOf(environment, shop, log);
  const app = createShopApi(parts);
  const jobs = [startCleanup(parts), startReconciler(parts)];
  return {
    fetch: (request, ...rest) => app.fetch(request, ...rest),
    shop,
    close: (limitMs) => closeServingShop({ ...shop, jobs }, limitMs),
  };
}

/**
 * Opens the database and seeds the shops that it lacks, after checking that its environment is this one: a live
 * database is never served as a demonstration. A database of the other environment is not even migrated.
 */
async function openReadyShop(environment: ApiEnvironment, log: Logger): Promise<OpenShop> {
  const { env } = environment;
  const shop = await openShop(environment, log, {
    isServing: true,
    admit: async (db) => checkEnvironment(await readStoredEnvironment(db), env),
  });
  const { db } = shop.opened;
  try {
    checkEnvironment(await detectEnvironment(db), env);
    if (!(await hasEveryShop(db))) {
      log.info('seeding the shops that the database lacks');
      await seedShop(db, {
        clock: systemClock,
        pictures: createPictureSet(shop.filesFolder),
        withSamples: env === 'demo',
      });
    }
    // Another process may have been first.
    checkEnvironment(await storeEnvironment(db, env), env);
    if (env === 'live' && (await hasDemoMembers(db)))
      throw new StartupError(
        'このデータベースにはデモ会員がいます。SHOP_ENV=live では使えません。',
        'This database holds demo accounts; it cannot be used with SHOP_ENV=live.',
      );
    await warnOfUnmetRequirements(db, env, log);
    shop.opened.listen();
  } catch (error) {
    await shop.opened.close();
    throw error;
  }
  return shop;
}

const partsOf = (
  environment: ApiEnvironment,
  { opened, mail, afterResponse, filesFolder, changeFeed }: OpenShop,
  log: Logger,
) => ({
  db: opened.db,
  watchdog: opened.watchdog,
  changes: opened.changes,
  gate: createApiGate(opened.connections),
  changeFeed,
  clock: systemClock,
  mail,
  afterResponse,
  log,
  payments: null,
  ...createPaymentParts(environment),
  config: {
    ...DEFAULT_CONFIG,
    env: environment.env,
    checkResponses: environment.isDevelopment,
    isLab: environment.isLab,
    internalSecret: environment.internalSecret,
    trustedProxies: environment.trustedProxies,
    tokenSecret: environment.tokenSecret,
    shopOrigins: environment.shopOrigins,
    baseApiUrl: environment.baseApiUrl,
    oidcProviders: environment.oidcProviders,
    filesFolder,
  },
});
