import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, asc, eq } from 'drizzle-orm';
import { productModels, products, productUos } from '../db/schema';
import { priceWithoutTax } from './price-without-tax';
import { restateStoredAmounts } from './restate-stored-amounts';
import { type TaxRate, withTax } from './tax-by-rate';

const CHANNEL_ID = 1;
const PRICES = [...Array.from({ length: 1_200 }, (_, price) => price), 9_999_999, 10_000_000, 99_999_999];

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it.each<TaxRate>([10, 8])(
  'prices at %d percent are restated to the yen, in the database as elsewhere',
  async (rate) => {
    const { db } = api;
    const [product] = await db
      .select({ id: products.id })
      .from(products)
      .innerJoin(productModels, eq(productModels.id, products.productModelId))
      .where(and(eq(products.channelId, CHANNEL_ID), eq(productModels.taxRate, rate)))
      .limit(1);
    const productId = product!.id;
    await db.insert(productUos).values(
      PRICES.map((price, position) => ({
        productId,
        key: `u${position}`,
        name: '組',
        pieces: 1,
        price,
        position,
      })),
    );
    const prices = async () =>
      (
        await db
          .select({ price: productUos.price })
          .from(productUos)
          .where(eq(productUos.productId, productId))
          .orderBy(asc(productUos.position))
      ).map(({ price }) => price);
    await restateStoredAmounts(db, CHANNEL_ID, 'without-tax');
    const without = PRICES.map((price) => priceWithoutTax(price, rate));
    expect(await prices()).toEqual(without);
    await restateStoredAmounts(db, CHANNEL_ID, 'with-tax');
    expect(await prices()).toEqual(without.map((price) => withTax(price, rate)));
  },
);
