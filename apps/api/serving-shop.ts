import {
  createPictureBook,
  createShopApi,
  DEFAULT_CONFIG,
  hasDemoMembers,
  isEmpty,
  maintenanceAnswer,
  seedShop,
  startHousekeeping,
  type ShopApi,
  systemClock,
} from '@shop/shop-api';
import type { Logger } from 'pino';
import { type OpenShop, openShop } from './open-shop';
import type { ApiEnvironment } from './read-environment';
import { RefusedStart } from './refused-start';
import type { RestoreTurn } from './restore-shop';

/** The API on its database, which can be let go of and taken up again while the server goes on listening. */
export interface ServingShop extends RestoreTurn, Pick<ShopApi, 'fetch'> {
  /** What is open just now. */
  shop(): OpenShop;
}

/** Opens the shop and makes the API from it. Between `close` and `open` everybody is asked to come back later. */
export async function openServingShop(environment: ApiEnvironment, log: Logger): Promise<ServingShop> {
  let shop = await openReadyShop(environment, log);
  let app: Pick<ShopApi, 'fetch'> = apiOf(environment, shop, log);
  let stopHousekeeping = keepHouse(shop, log);
  return {
    fetch: (request, ...rest) => app.fetch(request, ...rest),
    shop: () => shop,
    async close() {
      app = { fetch: () => maintenanceAnswer(log) };
      await stopHousekeeping();
      await shop.opened.close();
    },
    async open() {
      shop = await openReadyShop(environment, log);
      app = apiOf(environment, shop, log);
      stopHousekeeping = keepHouse(shop, log);
    },
  };
}

async function openReadyShop(environment: ApiEnvironment, log: Logger): Promise<OpenShop> {
  const shop = await openShop(environment, log);
  const { db } = shop.opened;
  try {
    if (await isEmpty(db)) {
      log.info('seeding the empty database');
      await seedShop(db, {
        clock: systemClock,
        pictures: createPictureBook(shop.filesFolder),
        withSamples: environment.env === 'demo',
      });
    }
    if (environment.env === 'live' && (await hasDemoMembers(db)))
      throw new RefusedStart('This database holds demo accounts; SHOP_ENV=live refuses it');
  } catch (error) {
    await shop.opened.close();
    throw error;
  }
  return shop;
}

const keepHouse = ({ opened }: OpenShop, log: Logger) =>
  startHousekeeping({ db: opened.db, clock: systemClock, log });

const apiOf = (environment: ApiEnvironment, { opened, mail, filesFolder }: OpenShop, log: Logger): ShopApi =>
  createShopApi({
    db: opened.db,
    clock: systemClock,
    mail,
    log,
    config: {
      ...DEFAULT_CONFIG,
      env: environment.env,
      checkResponses: environment.isDevelopment,
      internalSecret: environment.internalSecret,
      trustedProxies: environment.trustedProxies,
      tokenSecret: environment.tokenSecret,
      shopOrigins: environment.shopOrigins,
      filesFolder,
    },
  });
