import { type OpenDatabase, openEmbedded } from '@shop/shop-api/db/open-database';
import { embeddedSnapshot } from './embedded-snapshot';
import { openPostgresCopy } from './postgres-database';

/** Fifty buyers at once wait for the one connection, on a machine that other tests share. */
const CONNECTION_LIMIT_MS = 30_000;

/** A fresh seeded database: PostgreSQL with SHOP_TEST_DATABASE=postgres and TEST_DATABASE_URL, else embedded. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (process.env['SHOP_TEST_DATABASE'] !== 'postgres')
    return openEmbedded({
      folder: null,
      snapshotPath: await embeddedSnapshot(),
      connectionLimitMs: CONNECTION_LIMIT_MS,
    });
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('SHOP_TEST_DATABASE=postgres needs TEST_DATABASE_URL');
  return openPostgresCopy(url);
}
