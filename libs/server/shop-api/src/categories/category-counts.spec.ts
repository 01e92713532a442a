import type { Category } from '@shop/contract/categories/category';
import { getCategoryHierarchySpec } from '@shop/contract/categories/get-category-hierarchy';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const flat = (categories: readonly Category[]): readonly Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

it.each(['default', 'corporate', 'school', 'gift'])(
  'each category of the shop %s has as many products as its list shows',
  async (channel) => {
    const { body } = await api.call(getCategoryHierarchySpec, { query: { table: 'products' } }, { channel });
    const counts = flat(body).map(({ key, product_count }) => [key, product_count]);
    expect(counts.length).toBeGreaterThan(10);
    const totals = await Promise.all(
      counts.map(async ([category]) => {
        const query = { category: String(category), child: 'true' };
        const { headers } = await api.callWith(listProductsSpec, { query }, { channel });
        return [category, Number(headers.get('x-total'))];
      }),
    );
    expect(counts).toEqual(totals);
  },
);
