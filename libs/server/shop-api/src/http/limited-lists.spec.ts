import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { listUserCardsSpec } from '@shop/contract/user-cards/list-user-cards';
import { createProductHistorySpec } from '@shop/contract/product-histories/create-product-history';
import { listGuestProductHistoriesSpec } from '@shop/contract/product-histories/list-guest-product-histories';
import { listProductHistoriesSpec } from '@shop/contract/product-histories/list-product-histories';
import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { productHistories, userAddresses, userCards, users } from '../db/schema';

const MEMBER = 'member@example.jp';
const GUEST = { [GUEST_TOKEN_HEADER]: '' };

let api: TestApi;
let member: { token: string };

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn(MEMBER) };
  const [user] = await api.db.select().from(users).where(eq(users.email, MEMBER));
  const userId = user!.id;
  const [address] = await api.db.select().from(userAddresses).where(eq(userAddresses.userId, userId));
  const [card] = await api.db.select().from(userCards).where(eq(userCards.userId, userId));
  await api.db.delete(userAddresses).where(eq(userAddresses.userId, userId));
  await api.db.delete(userCards).where(eq(userCards.userId, userId));
  await api.db.delete(productHistories);
  for (const index of [0, 1, 2, 3, 4]) {
    const isMain = index === 2;
    await api.db
      .insert(userAddresses)
      .values({ ...address!, id: undefined, isDefault: isMain, isSenderDefault: isMain });
    await api.db.insert(userCards).values({ ...card!, id: undefined, isMain });
  }
  for (const { id } of await wellStockedProducts(api.db, 5)) {
    await api.call(createProductHistorySpec, { body: { product_id: id } }, member);
    const { headers } = await api.call(
      createProductHistorySpec,
      { body: { product_id: id } },
      { headers: GUEST },
    );
    GUEST[GUEST_TOKEN_HEADER] = headers.get(GUEST_TOKEN_HEADER) ?? GUEST[GUEST_TOKEN_HEADER];
  }
});
afterAll(() => api.close());

type Query = { readonly page?: number; readonly per?: number | 'all' };
interface Listed {
  readonly headers: Headers;
  readonly body: readonly { readonly id?: number; readonly product_id?: number }[];
}
const lists: readonly [string, (query: Query) => Promise<Listed>][] = [
  ['addresses', (query) => api.call(listUserAddressesSpec, { query }, member)],
  ['cards', (query) => api.call(listUserCardsSpec, { query }, member)],
  ['a member’s product history', (query) => api.call(listProductHistoriesSpec, { query }, member)],
  [
    'a guest’s product history',
    (query) => api.call(listGuestProductHistoriesSpec, { query }, { headers: GUEST }),
  ],
];
const idsOf = ({ body }: Listed) => body.map(({ id, product_id }) => id ?? product_id);

describe.each(lists)('%s', (_name, read) => {
  it('are read by pages that make up the whole list', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => read({ page, per: 2 })));
    expect(pages.map(({ body }) => body.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(idsOf)).toEqual(idsOf(await read({ per: 'all' })));
    for (const [index, { headers }] of pages.entries())
      expect(
        ['x-total', 'x-per-page', 'x-last-page', 'x-current-page'].map((name) => headers.get(name)),
      ).toEqual(['5', '2', '3', String(index + 1)]);
  });

  it('have ten rows on a page unless told, and none on a page beyond the last', async () => {
    const { headers } = await read({});
    expect(headers.get('x-per-page')).toBe('10');
    expect(Number(headers.get('x-limit'))).toBeGreaterThanOrEqual(5);
    expect((await read({ page: 9, per: 2 })).body).toEqual([]);
  });
});
