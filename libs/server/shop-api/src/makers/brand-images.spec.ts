import { listBrandsSpec } from '@shop/contract/brands/list-brands';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { brands as brandTable, images, productModels, products } from '../db/schema';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const brands = async (channel: string) =>
  (await api.call(listBrandsSpec, { query: { per: 'all' } }, { channel })).body;
/** The paths of all pictures of a brand's products. */
const picturesOf = async (brandId: number) =>
  (
    await api.db
      .select({ path: images.path })
      .from(images)
      .innerJoin(products, eq(products.imageId, images.id))
      .innerJoin(productModels, eq(productModels.id, products.productModelId))
      .innerJoin(brandTable, eq(brandTable.id, productModels.brandId))
      .where(eq(brandTable.id, brandId))
  ).map(({ path }) => path);

it.each(['default', 'corporate', 'school', 'gift'])(
  'every brand of %s has the picture of one of its products',
  async (channel) => {
    const all = await brands(channel);
    expect(all.length).toBeGreaterThan(2);
    for (const { id, image } of all) expect(await picturesOf(id)).toContain(image?.path);
  },
);

it('a brand whose products are hidden has no picture', async () => {
  const [first, second] = await brands('default');
  await api.db.update(productModels).set({ isShow: false }).where(eq(productModels.brandId, first!.id));
  const [hidden, shown] = await brands('default');
  expect([hidden?.image, shown?.image]).toEqual([null, second!.image]);
});
