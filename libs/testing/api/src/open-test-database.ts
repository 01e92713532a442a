import { type OpenDatabase, openEmbedded } from '@shop/shop-api';
import { embeddedSnapshot } from './embedded-snapshot';
import { openPostgresCopy } from './postgres-database';

/** A fresh seeded database: PostgreSQL with SHOP_TEST_DATABASE=postgres and TEST_DATABASE_URL, else embedded. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (process.env['SHOP_TEST_DATABASE'] !== 'postgres')
    return openEmbedded({ folder: null, snapshotPath: await embeddedSnapshot() });
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('SHOP_TEST_DATABASE=postgres needs TEST_DATABASE_URL');
  return openPostgresCopy(url);
}
