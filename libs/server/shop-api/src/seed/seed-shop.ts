import { ORDER_DESK_SETTING } from '@shop/contract/order-desk/order-desk-limits';
import { EXCHANGE_SETTING } from '@shop/contract/returns/return-rules';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password';
import type { Database, Executor } from '../db/database';
import { hasTable } from '../db/has-table';
import { channels, news } from '../db/schema';
import { RETURN_EXCEPT_SETTING } from '../returns/final-sales';
import { HERO_SETTINGS, LOGO_SETTING } from '../site/identity-settings';
import { storeEnvironment } from '../stored-environment/stored-environment';
import type { Clock } from '../ports/clock';
import { seedCheckout } from './seed-checkout';
import type { PictureSet } from './pictures/picture-set';
import { SHOP_CONTENT } from './content/all-content';
import { EXCHANGE_DAYS, RETURN_DAYS } from './content/shop-facts';
import { DEMO_PASSWORD } from './demo-members';
import { planCatalogue } from './plan-catalogue';
import { seedAccessories } from './seed-accessories';
import { seedCartOptions } from './seed-cart-options';
import { seedCatalogue } from './seed-catalogue';
import { seedCompany } from './seed-company';
import { hashTagPasswords, seedContent } from './seed-content';
import { seedIssuers } from './seed-issuers';
import { seedMemberRecords } from './seed-member-records';
import { seedMembers } from './seed-members';
import { seedOffers } from './seed-offers';
import { seedRequirements } from './seed-requirements';
import { restatePrices } from '../pricing/restate-stored-amounts';
import { priceSumsOf } from '../site/front-settings';
import { COLOURS, type ShopSeed } from './shop-seed';
import { SHOP_SEEDS } from './shops/all-shops';
import { DAY_MS } from '../durations';

/**
 * What a shop requires of new members beyond the common rules (core §5, account §5), where it sends orders, and how
 * companies read amounts.
 */
const SHOP_RULES: Readonly<Record<string, Record<string, boolean | string | number>>> = {
  default: { 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true },
  corporate: {
    'USER.COMPANY_NAME.IS_REQUIRED': true,
    'USER.KANA.IS_REQUIRED': false,
    'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
    'PRICE.SUMS': 'without-tax',
    'ORDER.SOCIAL_GIFT.DAYS': 0,
    [ORDER_DESK_SETTING]: true,
  },
  school: { 'ORDER.SOCIAL_GIFT.DAYS': 0, [EXCHANGE_SETTING]: true },
  gift: { 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true },
};

/** What the demonstration's legal pages say, as settings. */
const SAMPLE_RULES = { 'ORDER.RETURN.DAYS': RETURN_DAYS, 'ORDER.EXCHANGE.DAYS': EXCHANGE_DAYS };

/** Wholesale takes returns by arrangement alone; fresh flowers do not come back. */
const OWN_SAMPLE_RULES: Readonly<Record<string, Record<string, number | string>>> = {
  corporate: { 'ORDER.RETURN.DAYS': 0 },
  gift: { [RETURN_EXCEPT_SETTING]: 'bouquets arrangements' },
};

/** What follows adding to the cart in the shops of the demonstration; in the others a toast. */
const ADDED_VIEWS: Readonly<Record<string, Record<string, string>>> = {
  default: { 'CART.ADDED.VIEW': 'drawer' },
  gift: { 'CART.ADDED.VIEW': 'dialog' },
};

/** Instead of the samples of its theme, a live shop shows nothing until `content push` says what. */
const NO_IDENTITY = { [HERO_SETTINGS.phrase]: '', [LOGO_SETTING]: '' };
/** What a live shop is called until its operator has named it (`SITE.NAME`). */
const UNNAMED_SHOP = 'オンラインショップ';

export interface SeedOptions {
  readonly clock: Clock;
  readonly pictures: PictureSet;
  /** Keeps only so many product models per shop: tests. */
  readonly modelsPerShop?: number;
  /** Demo accounts, sample products, news and a sample bank account; a live shop begins empty. */
  readonly withSamples: boolean;
  /** The shops of the platform; those of the list of shops unless a test says otherwise. */
  readonly shops?: readonly ShopSeed[];
}

/** Whether the database has no shop yet, also before its tables are created. */
export async function isEmpty(db: Database): Promise<boolean> {
  if (!(await hasTable(db, 'channels'))) return true;
  const rows = await db.select({ id: channels.id }).from(channels).limit(1);
  return rows.length === 0;
}

/** The shops that a database lacks: all of them where it is empty, and those that joined the list of shops since. */
async function findMissingShops(db: Executor, shops: readonly ShopSeed[]): Promise<readonly ShopSeed[]> {
  const present = new Set((await db.select({ key: channels.key }).from(channels)).map(({ key }) => key));
  return shops.filter(({ key }) => !present.has(key));
}

/** Whether a database has every shop of the list; not one whose tables are not created yet. */
export async function hasEveryShop(db: Database): Promise<boolean> {
  return (await hasTable(db, 'channels')) && (await findMissingShops(db, SHOP_SEEDS)).length === 0;
}

/**
 * Seeds the shops that a database lacks, the same each time, and stores the environment of an empty one. What is there
 * already stays as it is. All or nothing.
 */
export async function seedShop(db: Database, options: SeedOptions): Promise<void> {
  const now = options.clock.now();
  const missing = await findMissingShops(db, options.shops ?? SHOP_SEEDS);
  if (missing.length === 0) return;
  if (options.withSamples) await replacePictures(missing, options);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const tagHashes = options.withSamples ? await hashTagPasswords() : new Map<string, string>();
  await db.transaction(async (tx) => {
    // Two processes that start together on one database: the second finds nothing missing.
    await tx.execute(sql`lock table ${channels} in exclusive mode`);
    const still = new Set(await findMissingShops(tx, missing));
    if (still.size === 0) return;
    const env = options.withSamples ? 'demo' : 'live';
    if ((await storeEnvironment(tx, env)) !== env) return;
    for (const shop of still) {
      const [channel] = await tx
        .insert(channels)
        .values({
          key: shop.key,
          settings: {
            ...SHOP_RULES[shop.key],
            ...(options.withSamples
              ? { ...SAMPLE_RULES, ...OWN_SAMPLE_RULES[shop.key], ...ADDED_VIEWS[shop.key], ...heroOf(shop) }
              : NO_IDENTITY),
          },
          ...(options.withSamples ? sampleIdentity(shop) : { name: UNNAMED_SHOP }),
        })
        .returning();
      if (channel === undefined) throw new Error('The channel was not stored');
      const channelId = channel.id;
      await seedCheckout(tx, { id: channelId, key: shop.key }, { withSampleAccount: options.withSamples });
      await seedMembers(tx, {
        channelId,
        passwordHash,
        now,
        withDemoMembers: options.withSamples,
      });
      if (options.withSamples) {
        await seedCatalogue(tx, {
          ...{ channelId, shop, now, pictures: options.pictures },
          ...(options.modelsPerShop === undefined ? {} : { limit: options.modelsPerShop }),
        });
        await seedCartOptions(tx, { channelId, shopKey: shop.key });
      }
      // The seed writes prices without tax.
      if (priceSumsOf(channel) === 'with-tax') await restatePrices(tx, channelId, 'with-tax');
      if (options.withSamples)
        await seedSamples(tx, { channelId, shop, now, passwordHash, tagHashes }, options);
    }
  });
}

/** The words at the top of the home; without them a theme shows its own. */
function heroOf({ key }: ShopSeed): Readonly<Record<string, string>> {
  const hero = SHOP_CONTENT[key]?.hero;
  return hero === undefined ? {} : { [HERO_SETTINGS.phrase]: hero.phrase, [HERO_SETTINGS.lead]: hero.lead };
}

const sampleIdentity = ({ name, description, colorScheme }: ShopSeed) => ({
  name,
  description,
  colorScheme: { ...colorScheme },
});

/** What a demonstration shows beside its products: offers, what its members have, news. */
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
  { modelsPerShop, pictures }: SeedOptions,
): Promise<void> {
  await seedIssuers(tx, { channelId, shopKey: shop.key });
  const plan = planCatalogue(shop, modelsPerShop);
  await seedOffers(tx, { channelId, shopKey: shop.key, plan });
  await seedAccessories(tx, { channelId, shopKey: shop.key, plan });
  const reviews = plan.map((model) => model.reviews);
  await seedMemberRecords(tx, { channelId, shopKey: shop.key, now, passwordHash, reviews });
  await seedRequirements(tx, { channelId, plan });
  await seedCompany(tx, { channelId, shopKey: shop.key, passwordHash, now });
  await seedContent(tx, { channelId, shopKey: shop.key, now, tagHashes, pictures });
  await tx.insert(news).values(
    shop.news.map(({ daysAgo, body, ...item }) => ({
      channelId,
      ...item,
      body: `<p>${body}</p>`,
      publishedAt: new Date(now.getTime() - daysAgo * DAY_MS),
    })),
  );
}

/** Draws before the transaction, which then finds every picture ready and holds statements only. */
async function replacePictures(
  shops: readonly ShopSeed[],
  { pictures, modelsPerShop }: SeedOptions,
): Promise<void> {
  for (const shop of shops) {
    const variants = planCatalogue(shop, modelsPerShop).flatMap((model) => model.variants);
    await Promise.all(variants.map(({ drawing, colour }) => pictures.picture(drawing, COLOURS[colour].hex)));
    const people = SHOP_CONTENT[shop.key]?.stylists ?? [];
    await Promise.all(people.map(({ portrait }) => pictures.picture(portrait.drawing, portrait.hex)));
  }
}
