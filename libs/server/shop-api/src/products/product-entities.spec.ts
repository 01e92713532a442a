import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductAccessoriesSpec } from '@shop/contract/products/list-product-accessories';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { listRecommendedProductsSpec } from '@shop/contract/products/list-recommended-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { productAccessories } from '../db/schema';

let api: TestApi;
let member: { token: string };
beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
});
afterAll(() => api.close());

const picture = (colour: string) => {
  const path = expect.stringMatching(/^\/files\/mug-[0-9a-f]{6}\.webp$/) as string;
  const sources = [{ path, width: 960, type: 'image/webp' }];
  return { path, width: 960, height: 960, alt: `マグカップ（${colour}）`, sources };
};
const mug = (id: number, key: string, colour: string) => ({
  id,
  key: `komorebi-mug-${key}`,
  code: `D0001-${key.toUpperCase()}`,
  name: `こもれび マグカップ ${colour}`,
  options: [{ name: '色', value: colour }],
  product_price: 2400,
  product_price_with_tax: 2640,
  before_price: null,
  before_price_with_tax: null,
  tax_rate: 10,
  is_show_product: true,
  is_stock_available: true,
  stock_state: 'in_stock',
  stock_left: null,
  image: picture(colour),
});
const WHITE = mug(1, 'white', '白');
const MODEL = {
  id: 1,
  code: 'D0001',
  name: 'こもれび マグカップ',
  maker: { id: 1, key: 'minowa-kiln', name: '箕輪窯' },
  brand: { id: 1, key: 'minowa', name: '箕輪' },
  categories: [
    { id: 1, key: 'kitchen', name: '食器・キッチン' },
    { id: 5, key: 'tableware', name: '器' },
  ],
};
const product = async (key: string, who: object = {}) =>
  (await api.call(getProductSpec, { params: { key } }, who)).body;

it('[entity-product] has prices, stock, picture, description, and the products of its model', async () => {
  expect(await product('komorebi-mug-white', member)).toEqual({
    ...WHITE,
    is_favorite: true,
    point: 26,
    images: [picture('白'), picture('セージグリーン'), picture('紺')],
    detail: {
      description: expect.stringMatching(
        /^<p>手にすっと収まる丸みと、口あたりのよい薄い縁.*<th scope="row">素材<\/th><td>磁器（美濃焼）<\/td>/,
      ) as string,
      catch_copy: '手にすっと収まる丸みと、口あたりのよい薄い縁が特長です。',
    },
    lot_size: 1,
    earliest_arrival_on: '2026-06-12',
    is_liked: true,
    likes_count: 2,
    bookmark_id: null,
    uos_count: 1,
    has_size_tables: false,
    has_sets: expect.any(Boolean) as boolean,
    product_model: {
      ...MODEL,
      tags: expect.arrayContaining([]) as unknown[],
      products: [WHITE, mug(2, 'sage', 'セージグリーン'), mug(3, 'navy', '紺')],
    },
  });
  expect((await product('komorebi-mug-white')).is_favorite).toBe(false);
});

it('[entity-product] stands in a list for its model', async () => {
  const { body } = await api.call(listProductsSpec, { query: { per: 100 } }, member);
  expect(body.find(({ key }) => key === 'komorebi-mug-white')).toEqual({
    ...WHITE,
    is_favorite: true,
    catch_copy: '手にすっと収まる丸みと、口あたりのよい薄い縁が特長です。',
    point: 26,
    lot_size: 1,
    smallest_unit: null,
    product_model: { ...MODEL, sizes: [], product_count: 3 },
    is_new: true,
    average_rating: 4.7,
    review_count: 3,
  });
});

it.each([
  ['a reduced one', 'yukishiro-teacup-white', { before_price: 2590, is_stock_available: true }],
  ['one that is sold out', 'irodori-blanket-sky', { before_price: null, is_stock_available: false }],
])('[entity-product] before_price and is_stock_available of %s', async (_, key, expected) => {
  const found = await product(key);
  expect(found).toMatchObject(expected);
  if (found.before_price !== null) expect(found.product_price).toBeLessThan(found.before_price);
});

it('[entity-product] has accessories by its key, and recommendations', async () => {
  const params = { key: 'asagiri-plate-sage' };
  const { id: productId } = await product(params.key);
  const { id: accessoryId } = await product('asagiri-canister-sage');
  await api.db.delete(productAccessories);
  await api.db.insert(productAccessories).values([
    { productId, accessoryId: WHITE.id, quantityRule: 'free', maxPerPiece: 2, position: 0 },
    { productId, accessoryId, quantityRule: 'same', position: 1 },
  ]);
  const { body: accessories } = await api.call(listProductAccessoriesSpec, { params });
  expect(
    accessories.map(({ key, quantity_rule, max_per_piece }) => [key, quantity_rule, max_per_piece]),
  ).toEqual([
    ['komorebi-mug-white', 'free', 2],
    ['asagiri-canister-sage', 'same', 1],
  ]);
  expect(accessories[0]).toEqual({ ...WHITE, quantity_rule: 'free', max_per_piece: 2 });
  const { body: none } = await api.call(listProductAccessoriesSpec, { params: { key: WHITE.key } });
  expect(none).toEqual([]);
  const { body: others } = await api.call(listRecommendedProductsSpec, { params: { key: WHITE.key } });
  expect(others.map(({ key }) => key).slice(0, 3)).toEqual([
    'asagiri-plate-sage',
    'hibi-rice-bowl-white',
    'yukishiro-mug-navy',
  ]);
});
