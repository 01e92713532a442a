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
