import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { productModels, productModelTags, products, tags } from '../db/schema';

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
