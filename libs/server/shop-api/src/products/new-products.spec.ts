import { listNewProductsSpec } from '@shop/contract/products/list-new-products';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, inArray } from 'drizzle-orm';
import { loginHistories, productModels, products } from '../db/schema';
import { MINUTE_MS } from '../durations';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const newest = async (token: string) =>
  (await api.call(listProductsSpec, { query: { sort: 'new', per: 8 } }, { token })).body.map(
    ({ key }) => key,
  );
const ask = async (token: string) =>
  (await api.call(listNewProductsSpec, { query: { per: 8 } }, { token })).body;

/** Lets the models of these products come out now. */
const publish = async (keys: readonly string[]) => {
  const models = api.db
    .select({ id: products.productModelId })
    .from(products)
    .where(inArray(products.key, [...keys]));
  await api.db
    .update(productModels)
    .set({ publishedAt: api.clock.now() })
    .where(inArray(productModels.id, models));
};

it('has what came out after the sign-in before this session, and says since when', async () => {
  await api.signIn('member@example.jp');
  const since = api.clock.now().toISOString();
  api.clock.advance(MINUTE_MS);
  const before = await api.call(listProductsSpec, { query: { sort: 'price_asc', per: 2 } });
  const keys = before.body.map(({ key }) => key);
  await publish(keys);
  api.clock.advance(MINUTE_MS);
  const token = await api.signIn('member@example.jp');
  const { products: found, since: told } = await ask(token);
  expect(told).toBe(since);
  expect(found.map(({ key }) => key).sort()).toEqual([...keys].sort());
});

it.each([
  ['nothing has come out since', false],
  ['the member is here for the first time', true],
])('has the newest of all where %s, and says so', async (_why, isFirst) => {
  api.clock.advance(MINUTE_MS);
  await api.signIn('second@example.jp');
  api.clock.advance(MINUTE_MS);
  const token = await api.signIn('second@example.jp');
  if (isFirst) await api.db.delete(loginHistories);
  const { products: found, since } = await ask(token);
  expect(since).toBeNull();
  expect(found.map(({ key }) => key)).toEqual(await newest(token));
});

it('leaves out what the shop does not show', async () => {
  const token = await api.signIn('member@example.jp');
  const [first = ''] = await newest(token);
  const [row] = await api.db.select().from(products).where(eq(products.key, first));
  await api.db.update(productModels).set({ isShow: false }).where(eq(productModels.id, row!.productModelId));
  expect((await ask(token)).products.map(({ key }) => key)).not.toContain(first);
});
