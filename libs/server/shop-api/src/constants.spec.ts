import { getCategoryHierarchySpec } from '@shop/contract/categories/get-category-hierarchy';
import { listNewsSpec } from '@shop/contract/news/list-news';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { createProductHistorySpec } from '@shop/contract/product-histories/create-product-history';
import { listProductHistoriesSpec } from '@shop/contract/product-histories/list-product-histories';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { attachUserListsSpec } from '@shop/contract/user-lists/attach-user-lists';
import { getUserListSpec } from '@shop/contract/user-lists/get-user-list';
import { createUserSpec } from '@shop/contract/users/create-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { decideCart, createReadyCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { productModelCategories } from './db/schema';

const FAVOURITES = 'favorites';
let api: TestApi;
let member: { token: string };

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('manager@example.jp') };
});
afterAll(() => api.close());

const pagesOf = (headers: Headers) =>
  ['x-total', 'x-per-page', 'x-last-page', 'x-current-page'].map((name) => Number(headers.get(name)));

it('[const-page-size-default] a list has ten entries per page', async () => {
  const { headers } = await api.call(listNewsSpec, { query: {} });
  expect(pagesOf(headers)[1]).toBe(10);
});

it('[const-page-default-last] [const-page-default-current] an empty list is one page, the first', async () => {
  const { headers } = await api.call(listOrdersSpec, { query: {} }, member);
  expect(pagesOf(headers)).toEqual([0, 10, 1, 1]);
});

it('[const-page-size-products] products come fifteen at a time', async () => {
  const { body, headers } = await api.call(listProductsSpec, { query: {} });
  expect(body).toHaveLength(15);
  expect(pagesOf(headers)[1]).toBe(15);
});

it.each([
  ['const-page-size-maker-selection', 'makers'],
  ['const-brands-per', 'brands'],
])(
  '[%s] [interp-pagination-all-lists] %s with [gap-paging-parameter-names] per=all come on one page, with all four headers',
  async (_id, table) => {
    const list = async (per: string) => {
      const response = await api.request(`/v1/${table}?per=${per}`, { headers: { 'channel-id': 'default' } });
      const entries: unknown = await response.json();
      return { count: Array.isArray(entries) ? entries.length : 0, pages: pagesOf(response.headers) };
    };
    const { count, pages } = await list('all');
    expect(pages).toEqual([count, count, 1, 1]);
    expect((await list('1')).pages[2]).toBe(count);
    expect(count).toBeGreaterThan(1);
  },
);

it('[const-query-products-child] a category includes the products of its subcategories', async () => {
  const { body } = await api.call(getCategoryHierarchySpec, { query: { table: 'products' } });
  const parent = body.find(({ children }) => children.length > 1);
  await api.db.delete(productModelCategories).where(eq(productModelCategories.categoryId, parent!.id));
  const totalOf = async (query: object) =>
    pagesOf(
      (await api.callWith(listProductsSpec, { query: { category: parent!.key, ...query } })).headers,
    )[0];
  expect(await totalOf({})).toBe(0);
  expect(await totalOf({ child: true })).toBeGreaterThan(0);
});

it('[const-query-categories-products] [const-query-categories-inquiries] [interp-categories-hierarchy-twice] each table has a tree of its own', async () => {
  const names = async (table: string) =>
    (await api.callWith(getCategoryHierarchySpec, { query: { table } })).body.map(({ name }) => name);
  const products = await names('products');
  const inquiries = await names('inquiries');
  expect([products.length, inquiries.length].every((count) => count > 0)).toBe(true);
  expect(products.filter((name) => inquiries.includes(name))).toEqual([]);
  expect((await api.callWith(getCategoryHierarchySpec, { query: { table: 'orders' } })).status).toBe(422);
});

it('[const-param-favourites-table] [interp-user-lists-detach-table] [const-query-user-list-items] favourites are products, listed only with is_listables', async () => {
  const [product] = await wellStockedProducts(api.db, 1);
  const attach = (table: string) =>
    api.callWith(attachUserListsSpec, { body: { table, ids: [product!.id] } }, member);
  expect((await attach('makers')).status).toBe(422);
  expect((await attach('products')).status).toBe(200);
  const params = { key: FAVOURITES };
  const listed = await api.callWith(getUserListSpec, { params, query: { is_listables: 1 } }, member);
  expect(listed.body.listables?.map(({ listable_id }) => listable_id)).toEqual([product!.id]);
  expect((await api.call(getUserListSpec, { params, query: {} }, member)).body.listables).toBeNull();
});

it('[const-recent-products-kept] ten viewed products are kept', async () => {
  for (const { id } of await wellStockedProducts(api.db, 11))
    await api.call(createProductHistorySpec, { body: { product_id: id } }, member);
  const { body, headers } = await api.call(listProductHistoriesSpec, { query: { per: 20 } }, member);
  expect([body.length, headers.get('x-total')]).toEqual([10, '10']);
});

it.each([
  ['const-address-division-primary', 1, 201],
  ['const-address-division-office', 2, 201],
  ['const-address-division-other', 99, 201],
  ['const-address-division-other', undefined, 201],
  ['no division of the specification', 3, 422],
])('[%s] division_ct %s: %s', async (_id, division_ct, status) => {
  const body = { ...TOKYO_ADDRESS, ...(division_ct === undefined ? {} : { division_ct }) };
  const response = await api.callWith(createUserAddressSpec, { body }, member);
  expect(response.status).toBe(status);
  if (status === 201) expect(response.body.division_ct).toBe(division_ct ?? 99);
});

it('[const-query-receipt-token] a guest opens the receipt with the token in t', async () => {
  const [product] = await wellStockedProducts(api.db, 1);
  const placed = await decideCart(
    api,
    await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }]),
  );
  const { order_no, receipt_token } = placed.body;
  const open = async (query: string) =>
    (
      await api.request(`/v1/orders/${order_no}/check/receipt?${query}`, {
        headers: { 'channel-id': 'default' },
      })
    ).status;
  expect(await open(`t=${receipt_token}`)).toBe(200);
  expect(await open(`token=${receipt_token}`)).toBe(422);
});

it('[const-registration-islogin-default] a new member is signed in unless told otherwise', async () => {
  const body = {
    email: 'islogin@example.jp',
    password: 'new-member-2026',
    last_name: '山田',
    first_name: '花子',
    last_name_kana: 'ヤマダ',
    first_name_kana: 'ハナコ',
  };
  expect((await api.call(createUserSpec, { body })).body.access_token).not.toBeNull();
  const stored = await api.call(createUserSpec, {
    body: { ...body, email: 'stored@example.jp', is_login: false },
  });
  expect(stored.body.access_token).toBeNull();
});
