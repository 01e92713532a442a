import { getProductDeliverySpec } from '@shop/contract/products/get-product-delivery';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { and, eq, like } from 'drizzle-orm';
import { channels, products } from '../db/schema';

let api: TestApi;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  [product] = (await wellStockedProducts(api.db, 1)) as [StockedProduct];
});
afterAll(() => api.close());

const delivery = (query: object = {}, key = product.key) =>
  api.callWith(getProductDeliverySpec, { params: { key }, query }, {});
const set = async (name: string, value: string) =>
  expect(await operatorOf(api)('settings', 'set', name, value, '--channel', 'default')).toMatchObject({
    code: 0,
  });

it('tells carriage of all prefectures with tax, the limit above which there is none, and the days for returns', async () => {
  expect((await delivery()).body).toMatchObject({
    prefecture: '',
    carriage_from_with_tax: 660,
    carriage_to_with_tax: 1980,
    carriage_free_from: 9091,
    carriage_free_from_with_tax: 10000,
    return_days: 8,
  });
});

it.each([
  ['100-0001', '東京都', 660, 0],
  ['１０００００１', '東京都', 660, 0],
  ['0600001', '北海道', 1320, 1],
  ['900-0001', '沖縄県', 1980, 3],
])(
  'promises %s in %s for %i yen, so many days after the nearest: %i',
  async (code, prefecture, fee, later) => {
    const nearest = (await delivery()).body.earliest_arrival_on ?? '';
    const { body } = await delivery({ postal_code: code });
    expect(body).toMatchObject({ prefecture, carriage_from_with_tax: fee, carriage_to_with_tax: fee });
    const days = (Date.parse(body.earliest_arrival_on ?? '') - Date.parse(nearest)) / 86_400_000;
    expect(days).toBe(later);
  },
);

it.each([
  [9_999, 660, 1980],
  [10_000, 0, 0],
  [15_092, 0, 0],
])('one piece for %i yen costs between %i and %i to send', async (price, from, to) => {
  const [before] = await api.db.select().from(products).where(eq(products.id, product.id));
  await api.db.update(products).set({ price }).where(eq(products.id, product.id));
  expect((await delivery()).body).toMatchObject({ carriage_from_with_tax: from, carriage_to_with_tax: to });
  const okinawa = await delivery({ postal_code: '900-0001' });
  expect(okinawa.body).toMatchObject({ carriage_from_with_tax: to, carriage_to_with_tax: to });
  await api.db.update(products).set({ price: before!.price }).where(eq(products.id, product.id));
});

it('follows the settings of the shop', async () => {
  await set('ORDER.CARRIAGE.FREE_FROM', 'none');
  await set('ORDER.RETURN.DAYS', '0');
  expect((await delivery()).body).toMatchObject({
    carriage_free_from: null,
    carriage_free_from_with_tax: null,
    return_days: null,
  });
  await set('ORDER.CARRIAGE.FREE_FROM', '10000');
  await set('ORDER.RETURN.DAYS', '8');
});

it.each([
  ['food of the general shop', 'default', 'hojicha', 0],
  ['a lamp beside it', 'default', 'table-lamp', 8],
  ['sweets of the gift shop', 'gift', 'sweets', 0],
  ['fresh flowers, which are no food', 'gift', 'bouquet', 0],
  ['a vase beside them', 'gift', 'single-vase', 8],
  ['furniture for which the shop states no days', 'corporate', 'locker', null],
])('the days for returns of %s', async (_what, channel, kind, days) => {
  const [sold] = await api.db
    .select({ key: products.key })
    .from(products)
    .innerJoin(channels, eq(channels.id, products.channelId))
    .where(and(eq(channels.key, channel), like(products.key, `%-${kind}%`)))
    .limit(1);
  expect(sold).toBeDefined();
  const { body } = await api.call(
    getProductDeliverySpec,
    { params: { key: sold?.key ?? '' }, query: {} },
    { channel },
  );
  expect(body.return_days).toBe(days);
});

it('promises no day for what is out of stock', async () => {
  await setStock(api.db, product.id, 0);
  expect((await delivery({ postal_code: '1000001' })).body.earliest_arrival_on).toBeNull();
  await setStock(api.db, product.id, product.stock);
});

it.each([
  [{ postal_code: '999-9999' }, 404, 'postal_code.not_found'],
  [{ postal_code: '12' }, 422, undefined],
])('rejects %j', async (query, status, code) => {
  const response = await delivery(query);
  expect(response.status).toBe(status);
  if (code !== undefined) expect(response.error.code).toBe(code);
});

it('responds with a 404 for an unknown product', async () => {
  expect((await delivery({}, 'no-such')).error.code).toBe('product.product_not_found');
});
