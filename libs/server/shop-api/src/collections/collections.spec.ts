import { getCollectionSpec } from '@shop/contract/collections/get-collection';
import { getMakerSpec } from '@shop/contract/makers/get-maker';
import { listMakersSpec } from '@shop/contract/makers/list-makers';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { attachUserListsSpec } from '@shop/contract/user-lists/attach-user-lists';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { collectionModels, productModels } from '../db/schema';

const ALIAS = 'daily-table';
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const collection = (query: { page?: number; per?: number; max_page_size?: number } = {}, who: object = {}) =>
  api.call(getCollectionSpec, { params: { alias: ALIAS }, query }, who);

it('[call-get-v1-collections-alias] returns the products in the order of the collection', async () => {
  const { body, headers } = await collection();
  const places = await api.db
    .select()
    .from(collectionModels)
    .where(eq(collectionModels.collectionId, body.id))
    .orderBy(collectionModels.position);
  expect(body.products.map(({ product_model }) => product_model.id)).toEqual(
    places.map(({ productModelId }) => productModelId).slice(0, 10),
  );
  expect(headers.get('x-total')).toBe(String(places.length));
});

it('[entity-collection] is found by its alias, with its products', async () => {
  const { products, ...described } = (await collection({ per: 1 })).body;
  expect(described).toMatchObject({
    alias: 'daily-table',
    name: '毎日の食卓',
    description: '朝も夜も使う器と布。',
    image: { alt: 'マグカップ（白）', width: 960, height: 960 },
  });
  expect(products.map(({ key, is_favorite }) => [key, is_favorite])).toEqual([['komorebi-mug-white', false]]);
});

it('is never longer than max_page_size', async () => {
  const { body, headers } = await collection({ max_page_size: 1 });
  expect(body.products).toHaveLength(1);
  expect(headers.get('x-per-page')).toBe('1');
  expect((await collection({ per: 2, max_page_size: 50 })).body.products).toHaveLength(2);
  const second = await collection({ page: 2, max_page_size: 1 });
  expect(second.body.products[0]!.id).not.toBe(body.products[0]!.id);
});

it('marks the member’s favourites', async () => {
  const member = { token: await api.signIn('second@example.jp') };
  const { body } = await collection({}, member);
  const product = body.products.find(({ is_favorite }) => !is_favorite)!;
  await api.call(attachUserListsSpec, { body: { table: 'products', ids: [product.id] } }, member);
  const isFavourite = async (who: object) =>
    (await collection({}, who)).body.products.find(({ id }) => id === product.id)!.is_favorite;
  expect(await isFavourite(member)).toBe(true);
  expect(await isFavourite({})).toBe(false);
});

it('leaves out hidden products', async () => {
  const { body } = await collection();
  const gone = body.products[0]!.product_model.id;
  await api.db.update(productModels).set({ isShow: false }).where(eq(productModels.id, gone));
  const after = await collection();
  expect(after.body.products.map(({ product_model }) => product_model.id)).not.toContain(gone);
});

it('[entity-maker] has a list, and the data of one with its brands', async () => {
  const { body: list } = await api.call(listMakersSpec, { query: { per: 'all' } });
  expect(list.map(({ key }) => key)).toEqual([
    'minowa-kiln',
    'tsubame-works',
    'hida-mokko',
    'izumi-textile',
    'midori-chaho',
  ]);
  const described = {
    id: 1,
    key: 'minowa-kiln',
    name: '箕輪窯',
    name_kana: 'ミノワガマ',
    description: '美濃の土と釉薬で、毎日使える器をつくる窯元です。',
    image: null,
  };
  expect(list[0]).toEqual(described);
  expect((await api.call(getMakerSpec, { params: { id: 1 } })).body).toEqual({
    ...described,
    brands: [
      { id: 1, key: 'minowa', name: '箕輪', name_kana: 'ミノワ' },
      { id: 2, key: 'yukishiro', name: 'ゆきしろ', name_kana: 'ユキシロ' },
    ],
    product_count: expect.any(Number) as number,
  });
});

it('[call-get-v1-makers-id] gives a maker with its brands and how many products it has', async () => {
  const makers = (await api.call(listMakersSpec, { query: { per: 'all' } })).body;
  for (const { id, key } of makers) {
    const { body } = await api.call(getMakerSpec, { params: { id } });
    expect(body.brands.length).toBeGreaterThan(0);
    const products = await api.call(listProductsSpec, { query: { maker: key, per: 100 } });
    expect(body.product_count).toBe(products.body.length);
    expect((await api.call(getMakerSpec, { params: { id } }, { channel: 'gift' })).error.code).toBe(
      'maker.not_found',
    );
  }
});
