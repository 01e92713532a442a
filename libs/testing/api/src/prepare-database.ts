import { namedPictures } from '@shop/shop-api/seed/pictures/picture-set';
import type { OpenDatabase } from '@shop/shop-api/db/open-database';
import { seedShop } from '@shop/shop-api/seed/seed-shop';
import { MIGRATIONS } from './seed-digest';
import { createTestClock } from './test-clock';

/** Enough for two pages of every list, with all the kinds of products. */
const MODELS_PER_SHOP = 36;

/** Migrates a database and fills it with the small seed. */
export async function prepareDatabase(opened: OpenDatabase): Promise<void> {
  await opened.migrate(MIGRATIONS);
  await seedShop(opened.db, {
    clock: createTestClock(),
    pictures: namedPictures,
    modelsPerShop: MODELS_PER_SHOP,
    withSamples: true,
  });
}
