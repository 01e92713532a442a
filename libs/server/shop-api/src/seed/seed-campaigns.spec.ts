import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import {
  channels,
  collectionModels,
  collections,
  productModels,
  productModelTags,
  products,
  tags,
} from '../db/schema';
import { SHOP_CONTENT } from './content/all-content';
import { keepsPromise, loadPromisedModels } from './promised-models';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The variants of all products with a tag. */
const taggedWith = (key: string) =>
  api.db
    .select({
      description: productModels.description,
      shippingDays: productModels.shippingDays,
      price: products.price,
    })
    .from(tags)
    .innerJoin(productModelTags, eq(productModelTags.tagId, tags.id))
    .innerJoin(productModels, eq(productModels.id, productModelTags.productModelId))
    .innerJoin(products, eq(products.productModelId, productModels.id))
    .where(eq(tags.key, key));

it.each<[string, string, (variant: Awaited<ReturnType<typeof taggedWith>>[number]) => boolean]>([
  ['5,000円以内', 'under-5000', ({ price }) => price <= 5_000],
  ['短納期', 'quick-delivery', ({ shippingDays }) => shippingDays === 1],
  [
    '食洗機で洗える',
    'dishwasher-safe',
    ({ description }) => description.includes('食器洗い機をお使いいただけます'),
  ],
  ['家で洗える', 'washable', ({ description }) => description.includes('洗えます')],
])('products tagged %s are what the tag says', async (_name, key, isTrue) => {
  const variants = await taggedWith(key);
  expect(variants.length).toBeGreaterThan(0);
  expect(variants.filter((variant) => !isTrue(variant))).toEqual([]);
});

it('products of collections are what the collection says', async () => {
  for (const channel of await api.db.select().from(channels)) {
    const models = await loadPromisedModels(api.db, channel.id);
    for (const { alias, promise } of SHOP_CONTENT[channel.key]?.collections ?? []) {
      const rows = await api.db
        .select({ id: collectionModels.productModelId })
        .from(collectionModels)
        .innerJoin(collections, eq(collections.id, collectionModels.collectionId))
        .where(and(eq(collections.channelId, channel.id), eq(collections.alias, alias)));
      const shown = models.filter(({ id }) => rows.some((row) => row.id === id));
      expect([alias, shown.length >= 6]).toEqual([alias, true]);
      expect(shown.filter((model) => !keepsPromise(model, promise))).toEqual([]);
    }
  }
});
