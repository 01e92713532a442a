import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password';
import type { Database, Executor } from '../db/database';
import { hasTable } from '../db/has-table';
import { channels, news } from '../db/schema';
import { markEnvironment } from '../environment/mark-environment';
import type { Clock } from '../ports/clock';
import { seedCheckout } from '../payments/seed-checkout';
import type { PictureSet } from './pictures/picture-set';
import { DEMO_PASSWORD } from './demo-members';
import { planCatalogue } from './plan-catalogue';
import { seedCartOptions } from './seed-cart-options';
import { seedCatalogue } from './seed-catalogue';
import { hashTagPasswords, seedContent } from './seed-content';
import { seedIssuers } from './seed-issuers';
import { seedMemberRecords } from './seed-member-records';
import { seedMembers } from './seed-members';
import { COLOURS, type ShopSeed } from './shop-seed';
import { SHOP_SEEDS } from './shops/all-shops';

/** What a shop asks of new members beyond the common rules (core §5, account §5), and where it sends orders. */
const REGISTRATION_RULES: Readonly<Record<string, Record<string, boolean>>> = {
  corporate: {
    'USER.COMPANY_NAME.IS_REQUIRED': true,
    'USER.KANA.IS_REQUIRED': false,
    'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
  },
  gift: { 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true },
};

const DAY_MS = 24 * 60 * 60 * 1000;

export interface SeedOptions {
  readonly clock: Clock;
  readonly pictures: PictureSet;
  /** Keeps only so many product models per shop: tests. */
  readonly modelsPerShop?: number;
  /** Demo accounts, sample products, news and a sample bank account; a live shop begins empty. */
  readonly withSamples: boolean;
}

/** Whether there is nothing in the database yet, be it that not even its tables are made. */
export async function isEmpty(db: Database): Promise<boolean> {
  if (!(await hasTable(db, 'channels'))) return true;
  const rows = await db.select({ id: channels.id }).from(channels).limit(1);
  return rows.length === 0;
}

/** Fills an empty database with the four shops, the same ones each time, and says in it whose it is. All or nothing. */
export async function seedShop(db: Database, options: SeedOptions): Promise<void> {
  const now = options.clock.now();
  if (options.withSamples) await drawPictures(options);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const tagHashes = options.withSamples ? await hashTagPasswords() : new Map<string, string>();
  await db.transaction(async (tx) => {
    // Two processes that start together on one empty database: the second finds it filled.
    await tx.execute(sql`lock table ${channels} in exclusive mode`);
    const present = await tx.select({ id: channels.id }).from(channels).limit(1);
    if (present.length > 0) return;
    const env = options.withSamples ? 'demo' : 'live';
    if ((await markEnvironment(tx, env)) !== env) return;
    for (const shop of SHOP_SEEDS) {
      const [channel] = await tx
        .insert(channels)
        .values({
          key: shop.key,
          name: shop.name,
          description: shop.description,
          colorScheme: { ...shop.colorScheme },
          settings: { ...REGISTRATION_RULES[shop.key] },
        })
        .returning({ id: channels.id });
      if (channel === undefined) throw new Error('The channel was not stored');
      const channelId = channel.id;
      await seedCheckout(tx, { id: channelId, key: shop.key }, { withSampleAccount: options.withSamples });
      await seedMembers(tx, {
        channelId,
        passwordHash,
        now,
        withDemoMembers: options.withSamples,
      });
      if (options.withSamples)
        await seedSamples(tx, { channelId, shop, now, passwordHash, tagHashes }, options);
    }
  });
}

/** What a demonstration shows: products, what its members have, news. */
async function seedSamples(
  tx: Executor,
  {
    channelId,
    shop,
    now,
    passwordHash,
    tagHashes,
  }: {
    readonly channelId: number;
    readonly shop: ShopSeed;
    readonly now: Date;
    readonly passwordHash: string;
    readonly tagHashes: ReadonlyMap<string, string>;
  },
  { pictures, modelsPerShop }: SeedOptions,
): Promise<void> {
  await seedCatalogue(tx, {
    channelId,
    shop,
    now,
    pictures,
    ...(modelsPerShop === undefined ? {} : { limit: modelsPerShop }),
  });
  await seedCartOptions(tx, { channelId, shopKey: shop.key });
  await seedIssuers(tx, { channelId, shopKey: shop.key });
  await seedMemberRecords(tx, { channelId, shopKey: shop.key, now, passwordHash });
  await seedContent(tx, { channelId, shopKey: shop.key, now, tagHashes });
  await tx.insert(news).values(
    shop.news.map(({ daysAgo, ...item }) => ({
      channelId,
      ...item,
      publishedAt: new Date(now.getTime() - daysAgo * DAY_MS),
    })),
  );
}

/** Draws before the transaction, which then finds every picture ready and holds statements only. */
async function drawPictures({ pictures, modelsPerShop }: SeedOptions): Promise<void> {
  for (const shop of SHOP_SEEDS) {
    const variants = planCatalogue(shop, modelsPerShop).flatMap((model) => model.variants);
    await Promise.all(variants.map(({ drawing, colour }) => pictures.picture(drawing, COLOURS[colour].hex)));
  }
}
