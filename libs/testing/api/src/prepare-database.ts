import { verifyPassword } from '@shop/shop-api/auth/password';
import { users } from '@shop/shop-api/db/schema';
import { namedPictures } from '@shop/shop-api/seed/pictures/picture-set';
import type { OpenDatabase } from '@shop/shop-api/db/open-database';
import { seedShop } from '@shop/shop-api/seed/seed-shop';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from './demo-password';
import { MIGRATIONS } from './seed-digest';
import { createTestClock } from './test-clock';

/** Enough for two pages of every list, with all the kinds of products. */
const MODELS_PER_SHOP = 36;
/** As little work as argon2 can do. A hash says itself how it is checked, so the API signs in as ever, but at once. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** Migrates a database and fills it with the small seed. */
export async function prepareDatabase(opened: OpenDatabase): Promise<void> {
  await opened.migrate(MIGRATIONS);
  await seedShop(opened.db, {
    clock: createTestClock(),
    pictures: namedPictures,
    modelsPerShop: MODELS_PER_SHOP,
    withSamples: true,
  });
  await checkPasswordsCheaply(opened);
}

/** Nearly every test signs in, and a real hash costs it more than the rest of the call. */
async function checkPasswordsCheaply({ db }: OpenDatabase): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD, CHEAP);
  for (const seeded of await db.selectDistinct({ hash: users.passwordHash }).from(users))
    if (await verifyPassword(seeded.hash, DEMO_PASSWORD))
      await db.update(users).set({ passwordHash }).where(eq(users.passwordHash, seeded.hash));
}
