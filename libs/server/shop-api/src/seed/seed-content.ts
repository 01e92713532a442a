import { asc, eq } from 'drizzle-orm';
import { hashPassword } from '../auth/password';
import type { Executor } from '../db/database';
import { images, productModels } from '../db/schema';
import { SHOP_CONTENT } from './content/all-content';
import { findGoods } from './named-goods';
import { seedArticles } from './seed-articles';
import { seedBusinessDates } from './seed-business-dates';
import { seedCampaigns } from './seed-campaigns';
import { seedLayouts } from './seed-layouts';
import { seedShowcase } from './seed-showcase';
import { seedStaticPages } from './seed-static-pages';
import { seedTags } from './seed-tags';
import type { TagSeed } from './content-seed';
import type { PictureSet } from './pictures/picture-set';
import { DAY_MS } from '../durations';

/** Hashes of the protected tags' passwords; made before the seed's transaction, which then holds statements only. */
export async function hashTagPasswords(): Promise<ReadonlyMap<string, string>> {
  const passwords = Object.values(SHOP_CONTENT).flatMap(({ tags }) =>
    tags.flatMap(({ password }) => password ?? []),
  );
  const hashes = await Promise.all(
    passwords.map(async (password) => [password, await hashPassword(password)] as const),
  );
  return new Map(hashes);
}

/** The content of a demo shop besides its products. */
export async function seedContent(
  db: Executor,
  seed: {
    readonly channelId: number;
    readonly shopKey: string;
    readonly now: Date;
    readonly tagHashes: ReadonlyMap<string, string>;
    readonly pictures: PictureSet;
  },
): Promise<void> {
  const { channelId, shopKey, now, tagHashes, pictures: drawn } = seed;
  const content = SHOP_CONTENT[shopKey];
  if (content === undefined) throw new Error(`The shop ${shopKey} tells nothing`);
  await seedStaticPages(db, { channelId, shopKey, now });
  await seedBusinessDates(db, { channelId, now });
  const models = await db
    .select({ id: productModels.id })
    .from(productModels)
    .where(eq(productModels.channelId, channelId))
    .orderBy(asc(productModels.id));
  const pictures = await db
    .select({ id: images.id })
    .from(images)
    .where(eq(images.channelId, channelId))
    .orderBy(asc(images.id));
  const base: TagSeed = {
    channelId,
    shopKey,
    content,
    ago: (days) => new Date(now.getTime() - days * DAY_MS),
    modelIds: models.map(({ id }) => id),
    imageId(number) {
      const picture = pictures[number % pictures.length];
      if (picture === undefined) throw new Error('The shop has no pictures');
      return picture.id;
    },
    pictures: drawn,
    tagHashes,
  };
  // First of all: a product behind a protected tag is in no text for everybody.
  await seedTags(db, base);
  const of = { ...base, findGoods: await findGoods(db, { channelId, shopKey }) };
  await seedArticles(db, of);
  await seedShowcase(db, of);
  await seedLayouts(db, of);
  await seedCampaigns(db, of);
}
