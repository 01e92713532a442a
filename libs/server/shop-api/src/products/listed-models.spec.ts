import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, type SQL, sql } from 'drizzle-orm';
import { listedModels, productModels, products } from '../db/schema';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A model with several colours, all of which can be bought. */
async function sampleModel() {
  const { rows } = await api.db.execute<{ id: number }>(sql`
    select product_model_id as id from ${products} where channel_id = 1 and is_show
    group by 1 having count(distinct colour) > 2 and min(stock) > 0 order by 1 limit 1`);
  return rows[0]!.id;
}
const listedOf = async (id: number) =>
  (await api.db.select().from(listedModels).where(eq(listedModels.id, id)))[0]!;

it.each<readonly [title: string, change: (id: number) => SQL, back: (id: number) => SQL]>([
  [
    'its first variant is sold out',
    (id) =>
      sql`update products set stock = 0, initial_stock = 0 where product_model_id = ${id} and position = 0`,
    (id) =>
      sql`update products set stock = 9, initial_stock = 9 where product_model_id = ${id} and position = 0`,
  ],
  [
    'all of it is sold out',
    (id) => sql`update products set stock = 0, initial_stock = 0 where product_model_id = ${id}`,
    (id) => sql`update products set stock = 9, initial_stock = 9 where product_model_id = ${id}`,
  ],
  [
    'a variant is hidden',
    (id) => sql`update products set is_show = false where product_model_id = ${id} and position = 1`,
    (id) => sql`update products set is_show = true where product_model_id = ${id}`,
  ],
  [
    'all variants are hidden',
    (id) => sql`update products set is_show = false where product_model_id = ${id}`,
    (id) => sql`update products set is_show = true where product_model_id = ${id}`,
  ],
  [
    'prices change',
    (id) => sql`update products set price = price + 10 where product_model_id = ${id}`,
    (id) => sql`update products set price = price - 10 where product_model_id = ${id}`,
  ],
  [
    'it is hidden and ranks higher',
    (id) =>
      sql`update product_models set is_show = false, recommend_rank = recommend_rank + 1 where id = ${id}`,
    (id) =>
      sql`update product_models set is_show = true, recommend_rank = recommend_rank - 1 where id = ${id}`,
  ],
  [
    'it is taken out of its categories',
    (id) => sql`delete from product_model_categories where product_model_id = ${id}`,
    (id) =>
      sql`insert into product_model_categories select ${id}::int, min(id) from categories where channel_id = 1`,
  ],
])('what lists know of a product follows: %s', async (_title, change, back) => {
  const id = await sampleModel();
  const before = await listedOf(id);
  await api.db.execute(change(id));
  expect(await listedOf(id)).not.toEqual(before);
  await checkInvariants(api.db);
  await api.db.execute(back(id));
  await checkInvariants(api.db);
});

it('a sale that leaves pieces writes nothing', async () => {
  const id = await sampleModel();
  const version = async () =>
    (await api.db.execute(sql`select xmin::text as version from listed_models where id = ${id}`)).rows;
  const before = await version();
  await api.db.execute(
    sql`update products set stock = stock - 1, reserved = reserved + 1 where product_model_id = ${id}`,
  );
  expect(await version()).toEqual(before);
  await api.db.execute(
    sql`update products set stock = stock + 1, reserved = reserved - 1 where product_model_id = ${id}`,
  );
});

it('a product that moves to another model is listed there, and a removed model nowhere', async () => {
  const id = await sampleModel();
  const [model] = await api.db.select().from(productModels).where(eq(productModels.id, id));
  const [copy] = await api.db
    .insert(productModels)
    .values({
      ...{ ...model!, id: undefined, code: 'MOVED', searchText: '' },
      ...{ reviewCount: 0, reviewStars: 0, reviewScore: 0 },
    })
    .returning({ id: productModels.id });
  const move = (from: number, to: number) =>
    sql`update products set product_model_id = ${to} where product_model_id = ${from}`;
  await api.db.execute(move(id, copy!.id));
  expect((await listedOf(copy!.id)).price).not.toBeNull();
  await checkInvariants(api.db);
  await api.db.execute(move(copy!.id, id));
  await api.db.delete(productModels).where(eq(productModels.id, copy!.id));
  expect(await listedOf(copy!.id)).toBeUndefined();
  await checkInvariants(api.db);
});
