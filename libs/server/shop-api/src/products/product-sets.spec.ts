import { initCartSpec } from '@shop/contract/carts/init-cart';
import { addCartProductSetSpec } from '@shop/contract/carts/add-cart-product-set';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductSetsSpec } from '@shop/contract/products/list-product-sets';
import { offerAsSet } from '@shop/testing-api/offer-as-set';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { productModels, productSets, products } from '../db/schema';

let api: TestApi;
let mug: StockedProduct;
let other: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  const found = await wellStockedProducts(api.db, 40);
  [mug] = found as [StockedProduct];
  [other] = found.filter(({ productModelId }) => productModelId !== mug.productModelId) as [StockedProduct];
  await api.db.delete(productSets);
  await offerAsSet(api.db, 'breakfast', [
    [mug, 2],
    [other, 1],
  ]);
});
afterAll(() => api.close());

const sets = async (key = mug.key) => (await api.call(listProductSetsSpec, { params: { key } })).body;
const hasSets = async (key = mug.key) => (await api.call(getProductSpec, { params: { key } })).body.has_sets;

it('[call-patch-v1-carts-products-add-set] a set names its products, how many of each, and the variants to choose from', async () => {
  expect(await sets()).toMatchObject([
    {
      key: 'breakfast',
      name: '朝の食卓セット',
      items: [
        { quantity: 2, products: [{ key: mug.key, is_stock_available: true }, {}, {}] },
        { quantity: 1 },
      ],
    },
  ]);
  expect(await sets(other.key)).toEqual(await sets());
  expect([await hasSets(), await hasSets(other.key)]).toEqual([true, true]);
});

it('[call-patch-v1-carts-products-add-set] what a set names goes into the cart in one call', async () => {
  const [set] = await sets();
  const { body: cart } = await api.call(initCartSpec, { body: { token: null } });
  const { body } = await api.call(addCartProductSetSpec, {
    body: {
      cart_token: cart.token,
      products: (set?.items ?? []).map(({ quantity, products: [variant] }) => ({
        product_key: variant?.key ?? '',
        quantity,
      })),
    },
  });
  expect(body.data.detail.products.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

it('a key that an import gives can be put into a cart, however long it is', async () => {
  const key = `${'long-'.repeat(15)}key`;
  await api.db.update(products).set({ key }).where(eq(products.id, other.id));
  const { body: cart } = await api.call(initCartSpec, { body: { token: null } });
  const { status } = await api.call(addCartProductSetSpec, {
    body: { cart_token: cart.token, products: [{ product_key: key, quantity: 1 }] },
  });
  await api.db.update(products).set({ key: other.key }).where(eq(products.id, other.id));
  expect(status).toBe(200);
});

it.each([
  [
    'one of its products is hidden',
    () =>
      api.db.update(productModels).set({ isShow: false }).where(eq(productModels.id, other.productModelId)),
    () =>
      api.db.update(productModels).set({ isShow: true }).where(eq(productModels.id, other.productModelId)),
  ],
  [
    'no variant of a product is shown',
    () =>
      api.db.update(products).set({ isShow: false }).where(eq(products.productModelId, other.productModelId)),
    () =>
      api.db.update(products).set({ isShow: true }).where(eq(products.productModelId, other.productModelId)),
  ],
  [
    'it is hidden itself',
    () => api.db.update(productSets).set({ isShow: false }),
    () => api.db.update(productSets).set({ isShow: true }),
  ],
])('a set is not offered where %s', async (_case, hide, show) => {
  await hide();
  expect(await sets()).toEqual([]);
  await show();
  expect(await sets()).toHaveLength(1);
});

it('products of no set have none, and an unknown product is not found', async () => {
  await api.db.delete(productSets);
  expect([await hasSets(), await sets()]).toEqual([false, []]);
  expect(await api.call(listProductSetsSpec, { params: { key: 'no-such-product' } })).toMatchObject({
    status: 404,
  });
});
