import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { sellByCase } from '@shop/testing-api/sell-by-case';
import { setStock, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { products } from '../db/schema';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const listed = async (key: string) =>
  (await api.call(listProductsSpec, { query: { per: 100 } })).body.find((product) => product.key === key);

it('[entity-product, gap-stylist-uos-flipbook] a list says the lot and the smallest case of its products, without tax', async () => {
  const candidates = await wellStockedProducts(api.db, 20);
  const shown = await Promise.all(
    candidates.map(async ({ id, key }) => ({ id, summary: await listed(key) })),
  );
  const one = shown.find(({ summary }) => summary !== undefined);
  if (one?.summary === undefined) throw new Error('None of them stands for its model');
  expect(one.summary).toMatchObject({ lot_size: 1, smallest_unit: null });
  await sellByCase(api.db, one.id);
  await api.db.update(products).set({ lotSize: 10 }).where(eq(products.id, one.id));
  expect(await listed(one.summary.key)).toMatchObject({
    lot_size: 10,
    smallest_unit: { name: 'ケース', pieces: 12, unit_price: 11_400 },
  });
});

it('[entity-product] a list says in which sizes one can be bought now, and no colours', async () => {
  const [small, medium, large] = await wellStockedProducts(api.db, 3);
  if (small === undefined || medium === undefined || large === undefined) throw new Error('No stock');
  const [{ modelId } = { modelId: 0 }] = await api.db
    .select({ modelId: products.productModelId })
    .from(products)
    .where(eq(products.id, small.id));
  const sizes = [
    [small.id, '紺', 'S'],
    [medium.id, '紺', 'M'],
    [large.id, '白', 'L'],
  ] as const;
  for (const [position, [id, colour, size]] of sizes.entries())
    await api.db
      .update(products)
      .set({
        productModelId: modelId,
        position: position - sizes.length,
        options: [
          { name: '色', value: colour },
          { name: 'サイズ', value: size },
        ],
      })
      .where(eq(products.id, id));
  const sizesOf = async () => (await listed(small.key))?.product_model.sizes.slice(0, 3);
  expect(await sizesOf()).toEqual(['S', 'M', 'L']);
  await setStock(api.db, medium.id, 0);
  expect((await listed(small.key))?.product_model.sizes).not.toContain('M');
});
