import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { MIGRATIONS } from '@shop/testing-api/seed-digest';
import { asc, eq, sql } from 'drizzle-orm';
import {
  channels,
  customerGroups,
  groupPrices,
  imports,
  packings,
  paymentFeeBrackets,
  productModels,
  products,
  productUos,
  shippingFeeRates,
  uosGroupPrices,
} from '../db/schema';
import { renewLease } from '../operator/import/import-lease';
import { type TaxRate, withTax } from '../pricing/tax-by-rate';

const CHANNELS = ['default', 'corporate', 'school', 'gift'];

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Priced {
  readonly shop: string;
  readonly taxRate: TaxRate;
  readonly price: number;
  readonly before?: number | null;
}

/** Everything that costs something, of all shops. */
async function stored(): Promise<Readonly<Record<string, readonly Priced[]>>> {
  const { db } = api;
  const shop = channels.key;
  const { taxRate } = productModels;
  const standard = sql<TaxRate>`10`;
  const ofShop = eq(channels.id, products.channelId);
  const ofModel = eq(productModels.id, products.productModelId);
  return {
    products: await db
      .select({ shop, taxRate, price: products.price, before: products.beforePrice })
      .from(products)
      .innerJoin(channels, ofShop)
      .innerJoin(productModels, ofModel)
      .orderBy(asc(products.id)),
    groups: await db
      .select({ shop, taxRate, price: groupPrices.price })
      .from(groupPrices)
      .innerJoin(products, eq(products.id, groupPrices.productId))
      .innerJoin(channels, ofShop)
      .innerJoin(productModels, ofModel),
    units: await db
      .select({ shop, taxRate, price: productUos.price })
      .from(productUos)
      .innerJoin(products, eq(products.id, productUos.productId))
      .innerJoin(channels, ofShop)
      .innerJoin(productModels, ofModel)
      .orderBy(asc(productUos.id)),
    unitsOfGroups: await db
      .select({ shop, taxRate, price: uosGroupPrices.price })
      .from(uosGroupPrices)
      .innerJoin(productUos, eq(productUos.id, uosGroupPrices.uosId))
      .innerJoin(products, eq(products.id, productUos.productId))
      .innerJoin(channels, ofShop)
      .innerJoin(productModels, ofModel)
      .orderBy(asc(uosGroupPrices.uosId)),
    packings: await db
      .select({ shop, taxRate: standard, price: packings.price })
      .from(packings)
      .innerJoin(channels, eq(channels.id, packings.channelId))
      .orderBy(asc(packings.id)),
    shipping: await db
      .select({ shop, taxRate: standard, price: shippingFeeRates.amount })
      .from(shippingFeeRates)
      .innerJoin(channels, eq(channels.id, shippingFeeRates.channelId))
      .orderBy(asc(shippingFeeRates.channelId), asc(shippingFeeRates.prefecture)),
    fees: await db
      .select({ shop, taxRate: standard, price: paymentFeeBrackets.fee })
      .from(paymentFeeBrackets)
      .innerJoin(channels, eq(channels.id, paymentFeeBrackets.channelId))
      .orderBy(asc(paymentFeeBrackets.channelId), asc(paymentFeeBrackets.upTo)),
  };
}

it('prices that were kept without tax become what the pages of shops with tax have said', async () => {
  const [one] = await api.db.select().from(products).limit(1);
  const [group] = await api.db.select().from(customerGroups).limit(1);
  const [unit] = await api.db
    .insert(productUos)
    .values({ productId: one!.id, key: 'box', name: '箱', pieces: 6, price: 5_555, position: 0 })
    .returning();
  await api.db.insert(groupPrices).values({ groupId: group!.id, productId: one!.id, price: 777 });
  await api.db.insert(uosGroupPrices).values({ groupId: group!.id, uosId: unit!.id, price: 4_444 });
  const [byShop] = [
    sql`case key when 'gift' then '{"ORDER.SOCIAL_GIFT.CARRIAGE": 1000}'::jsonb else '{}'::jsonb end`,
  ];
  await api.db.update(channels).set({ settings: sql`${channels.settings} || ${byShop}` });
  await api.db
    .insert(imports)
    .values({ channelId: 1, startedAt: new Date(), leasedUntil: sql`now() + interval '1 minute'` });
  const before = await stored();
  expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);

  const file = (await readdir(MIGRATIONS)).find((name) => name.endsWith('_prices-as-stated.sql'));
  await api.db.execute(sql.raw(await readFile(path.join(MIGRATIONS, file ?? ''), 'utf8')));

  const stated = ({ shop, taxRate, price, before: former }: Priced) => {
    const now = (yen: number) => (shop === 'corporate' ? yen : withTax(yen, taxRate));
    const row = { shop, taxRate, price: now(price) };
    return former === undefined ? row : { ...row, before: former === null ? null : now(former) };
  };
  expect(await stored()).toEqual(
    Object.fromEntries(Object.entries(before).map(([kind, rows]) => [kind, rows.map(stated)])),
  );
  const [underWay] = await api.db.select().from(imports);
  await expect(renewLease(api.db, underWay!.id)).rejects.toThrow('interrupted');
  const shops = await api.db.select().from(channels);
  const giftFees = CHANNELS.map(
    (key) => shops.find((shop) => shop.key === key)?.settings['ORDER.SOCIAL_GIFT.CARRIAGE'],
  );
  expect(giftFees).toEqual([undefined, 800, undefined, 1_100]);
});
