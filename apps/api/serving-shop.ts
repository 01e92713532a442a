import { createPictureSet } from '@shop/shop-api/seed/pictures/create-picture-set';
import { createShopApi } from '@shop/shop-api/create-shop-api';
import type { ShopApi } from '@shop/shop-api/http/shop-api';
import { DEFAULT_CONFIG } from '@shop/shop-api/ports/shop-api-config';
import { findEnvironment } from '@shop/shop-api/environment/find-environment';
import { hasDemoMembers } from '@shop/shop-api/seed/demo-members';
import { isEmpty, seedShop } from '@shop/shop-api/seed/seed-shop';
import { maintenanceResponse } from '@shop/shop-api/http/error-responses';
import { markEnvironment, readEnvironmentMark } from '@shop/shop-api/environment/mark-environment';
import { startCleanup } from '@shop/shop-api/service/start-cleanup';
import { startReconciler } from '@shop/shop-api/payments/start-reconciler';
import { systemClock } from '@shop/shop-api/ports/clock';
import type { Logger } from 'pino';
import { type OpenShop, openShop } from './open-shop';
import { paymentParts } from './payment-parts';
import type { ApiEnvironment } from './read-environment';
import { StartupError } from './startup-error';
import { requireEnvironment } from './require-environment';
import type { RestoreHooks } from './restore-shop';

/** The API on its database, which can be let go of and taken up again while the server goes on listening. */
export interface ServingShop extends RestoreHooks, Pick<ShopApi, 'fetch'> {
  /** What is open just now. */
  shop(): OpenShop;
}

/** Opens the shop and makes the API from it. Between `close` and `open` everybody is asked to come back later. */
export async function openServingShop(environment: ApiEnvironment, log: Logger): Promise<ServingShop> {
  let shop = await openReadyShop(environment, log);
  let { app, stopJobs } = serve(environment, shop, log);
  return {
    fetch: (request, ...rest) => app.fetch(request, ...rest),
    shop: () => shop,
    async close() {
      app = { fetch: () => maintenanceResponse(log) };
      await stopJobs();
      shop.changeFeed.end();
      await shop.opened.close();
    },
    async open() {
      shop = await openReadyShop(environment, log);
      ({ app, stopJobs } = serve(environment, shop, log));
    },
  };
}

/**
 * The database, filled where it was empty, once it is certain that it is of the environment's kind: what was live is never
 * served as a demonstration. A database that says so is not even brought up to date for the other kind.
 */
async function openReadyShop(environment: ApiEnvironment, log: Logger): Promise<OpenShop> {
  const { env } = environment;
  const shop = await openShop(environment, log, async (db) =>
    requireEnvironment(await readEnvironmentMark(db), env),
  );
  const { db } = shop.opened;
  try {
    requireEnvironment(await findEnvironment(db), env);
    if (await isEmpty(db)) {
      log.info('seeding the empty database');
      await seedShop(db, {
        clock: systemClock,
        pictures: createPictureSet(shop.filesFolder),
        withSamples: env === 'demo',
      });
    }
    // Another process may have been first.
    requireEnvironment(await markEnvironment(db, env), env);
    if (env === 'live' && (await hasDemoMembers(db)))
      throw new StartupError(
        'このデータベースにはデモ会員がいます。SHOP_ENV=live では使えません。',
        'This database holds demo accounts; SHOP_ENV=live refuses it.',
      );
    shop.opened.listen();
  } catch (error) {
    await shop.opened.close();
    throw error;
  }
  return shop;
}

/** The API and what runs beside it. */
interface Served {
  readonly app: Pick<ShopApi, 'fetch'>;
  /** Stops the jobs, after what they are doing just now. */
  stopJobs(): Promise<void>;
}

function serve(environment: ApiEnvironment, shop: OpenShop, log: Logger): Served {
  const parts = partsOf(environment, shop, log);
  const stops = [startCleanup(parts), startReconciler(parts)];
  return {
    app: createShopApi(parts),
    async stopJobs() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

const partsOf = (
  environment: ApiEnvironment,
  { opened, mail, filesFolder, changeFeed }: OpenShop,
  log: Logger,
) => ({
  db: opened.db,
  watchdog: opened.watchdog,
  changes: opened.changes,
  changeFeed,
  clock: systemClock,
  mail,
  log,
  payments: null,
  ...paymentParts(environment),
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
