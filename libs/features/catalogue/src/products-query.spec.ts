import { getCategoryHierarchySpec } from '@shop/contract/categories/get-category-hierarchy';
import { productModelCategories } from '@shop/shop-api/db/schema';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { eq } from 'drizzle-orm';
import { readProductFilter } from './product-filter';
import { productsQuery } from './products-query';

const shop = servedShopOfFile();

const totalOf = async (search: string) => {
  const { api, queryClient } = shop.services;
  const filter = readProductFilter(new URLSearchParams(search));
  return (await queryClient.fetchQuery(productsQuery(api, filter))).pagination.total;
};

it('[beh-products-child] the list of a category has the products of its subcategories', async () => {
  const { body } = await shop.api.call(getCategoryHierarchySpec, { query: { table: 'products' } });
  const parent = body.find(({ children }) => children.length > 1);
  await shop.api.db
    .delete(productModelCategories)
    .where(eq(productModelCategories.categoryId, parent?.id ?? 0));
  expect(await totalOf(`category=${parent?.key}`)).toBeGreaterThan(0);
});

it.each([
  ['word=マグカツプ', { corrected: 'マグカップ', numberedProduct: null, isCapped: false }],
  ['word=マグカップ', { corrected: null, numberedProduct: null, isCapped: false }],
])('the list of %s says what was searched: %j', async (search, expected) => {
  const { api, queryClient } = shop.services;
  const filter = readProductFilter(new URLSearchParams(search));
  expect(await queryClient.fetchQuery(productsQuery(api, filter))).toMatchObject(expected);
});

it('the list of a product number names its product', async () => {
  const { api, queryClient } = shop.services;
  const filter = readProductFilter(new URLSearchParams('word=D0001'));
  const { numberedProduct, products } = await queryClient.fetchQuery(productsQuery(api, filter));
  expect(numberedProduct).not.toBeNull();
  expect(products[0]?.key).toBe(numberedProduct);
});
